<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>ChartExport</name>
    <message>
        <source>Not enough memory for an image of this size.</source>
        <translation>No hay memoria suficiente para una imagen de este tamaño.</translation>
    </message>
    <message>
        <source>Choose a smaller size or fewer dots per inch.</source>
        <translation>Elija un tamaño menor o menos puntos por pulgada.</translation>
    </message>
</context>
<context>
    <name>ChartInteraction</name>
    <message>
        <source>Set cursor A here</source>
        <translation>Cursor A aquí</translation>
    </message>
    <message>
        <source>Set cursor B here</source>
        <translation>Cursor B aquí</translation>
    </message>
    <message>
        <source>Remove cursors</source>
        <translation>Quitar los cursores</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Restablecer el zoom</translation>
    </message>
    <message>
        <source>Drag the chart to another program or to a folder.</source>
        <translation>Arrastre el gráfico a otro programa o a una carpeta.</translation>
    </message>
    <message>
        <source>Move a note</source>
        <translation>Mover una anotación</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Añadir una anotación</translation>
    </message>
    <message>
        <source>Edit the note</source>
        <translation>Editar la anotación</translation>
    </message>
    <message>
        <source>Edit a note</source>
        <translation>Editar una anotación</translation>
    </message>
    <message>
        <source>Delete a note</source>
        <translation>Eliminar una anotación</translation>
    </message>
    <message>
        <source>Edit the note…</source>
        <translation>Editar la anotación…</translation>
    </message>
    <message>
        <source>Delete the note</source>
        <translation>Eliminar la anotación</translation>
    </message>
    <message>
        <source>Add a note here…</source>
        <translation>Añadir aquí una anotación…</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anotaciones</translation>
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
        <translation>Texto de la nota:</translation>
    </message>
</context>
<context>
    <name>ComparisonCells</name>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>Efectivo</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Cold/hot (×)</source>
        <translation>Frío/caliente (×)</translation>
    </message>
    <message>
        <source>CV (%)</source>
        <translation>CV (%)</translation>
    </message>
    <message>
        <source>Speed-up (×)</source>
        <translation>Acel. (×)</translation>
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
        <translation>Techo (%)</translation>
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
        <translation>Error máx.</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Ratio (×)</source>
        <translation>Relación (×)</translation>
    </message>
    <message>
        <source>Compile (ms)</source>
        <translation>Compil. (ms)</translation>
    </message>
    <message>
        <source>Search (ms)</source>
        <translation>Búsqueda (ms)</translation>
    </message>
    <message>
        <source>Clock (MHz)</source>
        <translation>Reloj (MHz)</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Muestreo</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Verificado</translation>
    </message>
    <message>
        <source>The requested mode: format, granularity, static or dynamic scale.</source>
        <translation>El modo pedido: formato, granularidad, escala estática o dinámica.</translation>
    </message>
    <message>
        <source>What actually ran: backend, data types, arithmetic. ≠ marks a difference from the request.</source>
        <translation>Lo que se ejecutó en realidad: backend, tipos de datos, aritmética. ≠ marca lo que no es lo pedido.</translation>
    </message>
    <message>
        <source>Comparison of this mode with the baseline, from pairs of samples of the same round.</source>
        <translation>Lo que puede decirse de este modo frente a la referencia, por pares de muestras de la misma ronda.</translation>
    </message>
    <message>
        <source>Measured samples, without warm-up.</source>
        <translation>Muestras medidas; el calentamiento no se cuenta.</translation>
    </message>
    <message>
        <source>95th percentile (type 7), in microseconds; grey below n = 59.</source>
        <translation>Percentil 95 (tipo 7), en microsegundos; gris por debajo de n = 59.</translation>
    </message>
    <message>
        <source>99th percentile (type 7), in microseconds; grey below n = 299.</source>
        <translation>Percentil 99 (tipo 7), en microsegundos; gris por debajo de n = 299.</translation>
    </message>
    <message>
        <source>Cold p50 / hot p50: the gain from data in the cache.</source>
        <translation>p50 frío / p50 caliente: lo que vale encontrar los datos en la caché.</translation>
    </message>
    <message>
        <source>Coefficient of variation: standard deviation / mean, in percent.</source>
        <translation>Coeficiente de variación: desviación típica / media, en tanto por ciento.</translation>
    </message>
    <message>
        <source>Time of the baseline / time, median of the ratios of the same rounds; above 1 is faster. Grey without a verdict.</source>
        <translation>Tiempo de la referencia / tiempo, mediana de los cocientes de las mismas rondas; por encima de 1 es más rápido. Gris donde no lo respalda ningún veredicto.</translation>
    </message>
    <message>
        <source>Operations of the task / median, in 10¹² per second; a multiply-add counts as two.</source>
        <translation>Operaciones de la tarea / mediana, en 10¹² por segundo; una multiplicación y suma cuenta como dos.</translation>
    </message>
    <message>
        <source>Bytes that must be moved / median, in 10⁹ bytes per second.</source>
        <translation>Bytes que hay que mover / mediana, en 10⁹ bytes por segundo.</translation>
    </message>
    <message>
        <source>Signal to quantization noise, 10·log10(Σx² / Σ(x−x̂)²), in decibels; higher is better.</source>
        <translation>Relación señal a ruido de cuantización, 10·log10(Σx² / Σ(x−x̂)²), en decibelios; más alto es mejor.</translation>
    </message>
    <message>
        <source>Mean squared error, mean of (x−x̂)².</source>
        <translation>Error cuadrático medio, media de (x−x̂)².</translation>
    </message>
    <message>
        <source>Largest |x−x̂|.</source>
        <translation>Mayor |x−x̂|.</translation>
    </message>
    <message>
        <source>Cosine similarity of input and restored values.</source>
        <translation>Similitud del coseno entre la entrada y los valores restaurados.</translation>
    </message>
    <message>
        <source>Codes, scales and zero points together.</source>
        <translation>Códigos, escalas y puntos cero juntos.</translation>
    </message>
    <message>
        <source>Size / size of the input.</source>
        <translation>Tamaño / tamaño de la entrada.</translation>
    </message>
    <message>
        <source>Time to compile the kernels for this shape, once, before the first call. It is not part of any latency.</source>
        <translation>Compilar los kernels para esta forma, una vez, antes de la primera llamada; en ninguna latencia.</translation>
    </message>
    <message>
        <source>Time to try the algorithms of a library and choose one, once, before the first call. It is not part of any latency.</source>
        <translation>Cronometrar los algoritmos de una biblioteca para elegir uno, una vez, antes de la primera llamada; en ninguna latencia.</translation>
    </message>
    <message>
        <source>Median SM clock during the samples, in megahertz.</source>
        <translation>Mediana del reloj de los SM durante las muestras, en megahercios.</translation>
    </message>
    <message>
        <source>How a sample is taken: one launch, or the mean of several in a row.</source>
        <translation>Cómo se toma una muestra: un lanzamiento, o la media de varios seguidos.</translation>
    </message>
    <message>
        <source>Rows whose codes and scales were compared with the oracle, bit for bit.</source>
        <translation>Filas cuyos códigos y escalas se compararon con la referencia, bit a bit.</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>referencia</translation>
    </message>
    <message>
        <source>? NOT TRUSTED</source>
        <translation>? NO FIABLE</translation>
    </message>
    <message>
        <source>↑ FASTER %1×</source>
        <translation>↑ MÁS RÁPIDO %1×</translation>
    </message>
    <message>
        <source>↓ SLOWER %1×</source>
        <translation>↓ MÁS LENTO %1×</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= IGUAL</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? NO RESUELTO</translation>
    </message>
    <message>
        <source>… TOO FEW</source>
        <translation>… MUY POCAS</translation>
    </message>
    <message>
        <source>each launch</source>
        <translation>cada lanzamiento</translation>
    </message>
    <message>
        <source>events</source>
        <translation>eventos</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>%1 seguidos</translation>
    </message>
    <message>
        <source>graph of %1</source>
        <translation>grafo de %1</translation>
    </message>
    <message>
        <source>%1 − %2 µs</source>
        <translation>%1 − %2 µs</translation>
    </message>
    <message>
        <source>✓ %1 rows</source>
        <translation>✓ %1 filas</translation>
    </message>
    <message>
        <source>✗ %1 of %2 differ</source>
        <translation>✗ %1 de %2 difieren</translation>
    </message>
    <message>
        <source>imported: %1</source>
        <translation>importado: %1</translation>
    </message>
    <message>
        <source>∞ exact</source>
        <translation>∞ exacto</translation>
    </message>
    <message>
        <source>Imported from %1, which does not give the number of samples.</source>
        <translation>Importado de %1, que no dice de cuántas muestras.</translation>
    </message>
    <message>
        <source>n = %1 samples</source>
        <translation>n = %1 muestras</translation>
    </message>
    <message>
        <source>%1, imported from %2.</source>
        <translation>%1, importado de %2.</translation>
    </message>
    <message>
        <source>, %1 warm-up samples excluded</source>
        <translation>, %1 muestras de calentamiento excluidas</translation>
    </message>
    <message>
        <source>, warm-up excluded</source>
        <translation>, calentamiento excluido</translation>
    </message>
    <message>
        <source>; cache: %1</source>
        <translation>; caché: %1</translation>
    </message>
    <message>
        <source>; each sample is the mean of %1 consecutive launches, so percentiles describe such means</source>
        <translation>; cada muestra es la media de %1 lanzamientos seguidos, así que los percentiles describen tales medias</translation>
    </message>
    <message>
        <source>Not given by %1.</source>
        <translation>No dado por %1.</translation>
    </message>
    <message>
        <source>No samples yet.</source>
        <translation>Aún no hay muestras.</translation>
    </message>
    <message>
        <source>n = %1 is below 59: too few samples to bound it with 95% confidence.</source>
        <translation>n = %1 es menor que 59: muy pocas muestras para acotarlo con una confianza del 95 %.</translation>
    </message>
    <message>
        <source>n = %1 is below 299: too few samples to bound it with 95% confidence.</source>
        <translation>n = %1 es menor que 299: muy pocas muestras para acotarlo con una confianza del 95 %.</translation>
    </message>
    <message>
        <source>%1
Not available for imported results.</source>
        <translation>%1
No se sabe de resultados importados.</translation>
    </message>
    <message>
        <source>Not computed yet. %1</source>
        <translation>Aún no calculado. %1</translation>
    </message>
    <message>
        <source>Infinite: every value is restored exactly.</source>
        <translation>Infinito: cada valor volvió exactamente.</translation>
    </message>
    <message>
        <source>Not defined: one side is all zero.</source>
        <translation>No definido: un lado es todo cero.</translation>
    </message>
    <message>
        <source>Over n = %1 finite elements</source>
        <translation>Sobre n = %1 elementos finitos</translation>
    </message>
    <message>
        <source>, %1 NaN or infinite ones excluded</source>
        <translation>, %1 NaN o infinitos excluidos</translation>
    </message>
    <message>
        <source>; the input is constant, so there was nothing to scale</source>
        <translation>; la entrada es constante, así que no había nada que escalar</translation>
    </message>
    <message>
        <source>n = %1 pairs: a 95% interval needs at least 6.</source>
        <translation>n = %1 pares: con menos de 6 no puede darse un intervalo del 95 %.</translation>
    </message>
    <message>
        <source>Speed-up over %1: %2, 95% interval [%3, %4], n = %5.</source>
        <translation>Aceleración sobre %1: %2, intervalo del 95 % [%3; %4], n = %5.</translation>
    </message>
    <message>
        <source>%1 pairs of the same round</source>
        <translation>%1 pares de la misma ronda</translation>
    </message>
    <message>
        <source>%1 samples, not paired</source>
        <translation>%1 muestras, sin emparejar</translation>
    </message>
    <message>
        <source>Counts as the same: ±%1%, the difference between two identical kernels (%2, measured twice) in this run.</source>
        <translation>Cuenta como igual: ±%1 %, lo que distaron dos kernels idénticos (%2, medido dos veces) en esta ejecución.</translation>
    </message>
    <message>
        <source>Counts as the same: ±%1%.</source>
        <translation>Cuenta como igual: ±%1 %.</translation>
    </message>
    <message>
        <source>The other modes are compared with this one.</source>
        <translation>Los demás modos se comparan con este.</translation>
    </message>
    <message>
        <source>Imported results are not compared: they were not measured in the same rounds.</source>
        <translation>Los resultados importados no se comparan: no se midieron en las mismas rondas.</translation>
    </message>
    <message>
        <source>Not compared with %1: there are no samples of both yet.</source>
        <translation>No comparado con %1: aún no hay muestras de ambos.</translation>
    </message>
    <message>
        <source>Two series of the same kernel (%1) differ in this run, so differences between modes are not reliable.
%2</source>
        <translation>Dos series del mismo kernel (%1) salieron distintas en esta ejecución, así que una diferencia entre modos no prueba nada.
%2</translation>
    </message>
    <message>
        <source>The whole interval lies above the band: this mode is faster.</source>
        <translation>Todo el intervalo está por encima de la banda: este modo es más rápido.</translation>
    </message>
    <message>
        <source>The whole interval lies below the band: this mode is slower.</source>
        <translation>Todo el intervalo está por debajo de la banda: este modo es más lento.</translation>
    </message>
    <message>
        <source>The whole interval lies within the band: no difference that matters.</source>
        <translation>Todo el intervalo está dentro de la banda: ninguna diferencia que importe.</translation>
    </message>
    <message>
        <source>The interval crosses the edge of the band: it may be a difference or noise. More samples narrow it.</source>
        <translation>El intervalo cruza el borde de la banda: puede ser una diferencia o ruido. Más muestras lo estrechan.</translation>
    </message>
    <message>
        <source>No ranks: two series of the same kernel (%1) differ in this run.</source>
        <translation>Sin puestos: dos series del mismo kernel (%1) salieron distintas en esta ejecución.</translation>
    </message>
    <message>
        <source>Imported results are not ranked: they were not measured in the same rounds.</source>
        <translation>Los resultados importados no se clasifican: no se midieron en las mismas rondas.</translation>
    </message>
    <message>
        <source>Not known yet: no pairs of samples.</source>
        <translation>Aún no se sabe: no hay pares de muestras.</translation>
    </message>
    <message>
        <source>Among %1 modes, by the verdicts of all pairs (95% intervals of ratios by round).</source>
        <translation>Entre %1 modos, por los veredictos de todos los pares (intervalos del 95 % de los cocientes por ronda).</translation>
    </message>
    <message>
        <source>Rank %1: every other mode is resolved as faster or slower.
%2</source>
        <translation>Puesto %1: de todos los demás modos está resuelto que son más rápidos o más lentos.
%2</translation>
    </message>
    <message>
        <source>One of the ranks %1 to %2: the order among them is not resolved.
%3</source>
        <translation>Uno de los puestos %1 a %2: el orden entre ellos no está resuelto.
%3</translation>
    </message>
    <message>
        <source>The baseline %1 has no samples in this run.</source>
        <translation>La referencia %1 no tiene muestras en esta ejecución.</translation>
    </message>
    <message>
        <source>Grey because there is no verdict.</source>
        <translation>Gris, porque no lo respalda ningún veredicto.</translation>
    </message>
    <message>
        <source>Imported from %1. See the source for how it was measured.</source>
        <translation>Importado de %1: vea allí cómo se midió.</translation>
    </message>
    <message>
        <source>Each launch is timed individually, between two timestamps.</source>
        <translation>Cada lanzamiento se cronometra solo, entre dos marcas de tiempo.</translation>
    </message>
    <message>
        <source>A sample is the mean of %1 consecutive launches, because a single launch is too short for the timer. Percentiles describe such means.</source>
        <translation>Una muestra son %1 lanzamientos seguidos, dividida por %1: uno solo es demasiado corto para el reloj. Los percentiles son de tales medias.</translation>
    </message>
    <message>
        <source>The host takes %1 µs to enqueue one launch.</source>
        <translation>El anfitrión tarda %1 µs en encolar un lanzamiento.</translation>
    </message>
    <message>
        <source>From launch to synchronization: %1 µs of wall time.</source>
        <translation>Del lanzamiento a la sincronización: %1 µs de tiempo real.</translation>
    </message>
    <message>
        <source>%1
Not measured. Set &apos;Cache&apos; to &apos;cold and hot&apos; for both.</source>
        <translation>%1
No medido. Ponga «Caché» en «fría y caliente» para tener ambas.</translation>
    </message>
    <message>
        <source>Cold</source>
        <translation>Fría</translation>
    </message>
    <message>
        <source>Hot</source>
        <translation>Caliente</translation>
    </message>
    <message>
        <source>The rates come from the calibration of the device.</source>
        <translation>Las tasas vienen de la calibración del dispositivo.</translation>
    </message>
    <message>
        <source>%1
No ceiling was measured.</source>
        <translation>%1
No se midió ningún techo.</translation>
    </message>
    <message>
        <source>%1
Not applicable here.</source>
        <translation>%1
Aquí no hay nada así.</translation>
    </message>
    <message>
        <source>%1
The compiled kernels came from the cache; this is the time to load them.</source>
        <translation>%1
Los kernels compilados vinieron de la caché: esto tardó cargarlos.</translation>
    </message>
    <message>
        <source>Imported from %1, not measured here.</source>
        <translation>Importado de %1, no medido aquí.</translation>
    </message>
    <message>
        <source>Not measured here: imported from %1. Read-only, and not verified against the oracle.</source>
        <translation>No medido aquí: importado de %1. Solo lectura, y no contrastado con la referencia.</translation>
    </message>
    <message>
        <source>Nothing ran yet.</source>
        <translation>Aún no se ejecutó nada.</translation>
    </message>
    <message>
        <source>≠ Differs from the request: %1 on %2.
Ran: %3</source>
        <translation>≠ No es lo pedido: %1 en %2.
Se ejecutó: %3</translation>
    </message>
    <message>
        <source>Ran as requested: %1</source>
        <translation>Se ejecutó como se pidió: %1</translation>
    </message>
    <message>
        <source>Imported results cannot be verified: their codes are not available.</source>
        <translation>Los resultados importados no pueden verificarse: sus códigos no están aquí.</translation>
    </message>
    <message>
        <source>%1
Not verified yet.</source>
        <translation>%1
Aún no verificado.</translation>
    </message>
    <message>
        <source>Results compared with a double-precision reference: %1 rows, %2 beyond the tolerance of %3 (relative); the largest error is %4.</source>
        <translation>Resultados comparados con una referencia simple en doble precisión: %1 filas, %2 fuera de la tolerancia de %3 (relativa); el peor se aparta %4.</translation>
    </message>
    <message>
        <source>Codes and scales compared with the oracle, bit for bit: %1 rows, %2 differ.</source>
        <translation>Códigos y escalas comparados con la referencia, bit a bit: %1 filas, %2 difieren.</translation>
    </message>
    <message>
        <source>%1
%2 per call, n = %3.</source>
        <translation>%1
%2 por llamada, n = %3.</translation>
    </message>
    <message>
        <source>%1
Almost no arithmetic.</source>
        <translation>%1
Sin aritmética digna de mención.</translation>
    </message>
    <message>
        <source>%1
Measured with clock stamps around each sample, on the same multiprocessor.</source>
        <translation>%1
Marcado alrededor de cada muestra, en el mismo multiprocesador.</translation>
    </message>
    <message>
        <source>%1
Not available here.</source>
        <translation>%1
No se sabe aquí.</translation>
    </message>
    <message>
        <source>%1
One launch moves at least %2. n = %3.</source>
        <translation>%1
%2 mueve al menos un lanzamiento. n = %3.</translation>
    </message>
    <message>
        <source>%1
%2 bytes.</source>
        <translation>%1
%2 bytes.</translation>
    </message>
    <message>
        <source>%1
Input: %2.</source>
        <translation>%1
Entrada: %2.</translation>
    </message>
    <message>
        <source>Δ (%)</source>
        <translation>Δ (%)</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Destruidos</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Sin evaluar</translation>
    </message>
    <message>
        <source>Finite input values that were restored as NaN or infinite. They are excluded from all error figures.</source>
        <translation>Valores de entrada finitos que se restauraron como NaN o infinitos: no entran en ninguna cifra de error.</translation>
    </message>
    <message>
        <source>Input values that are NaN or infinite, for which no error is defined.</source>
        <translation>Valores de entrada que son NaN o infinitos: de ellos no puede darse ningún error.</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>sin evaluar</translation>
    </message>
    <message>
        <source>∞ in part</source>
        <translation>∞ en parte</translation>
    </message>
    <message>
        <source>Infinite: every value that can be judged is restored exactly; the others are not.</source>
        <translation>Infinito: cada valor que se pudo evaluar volvió exactamente; los demás, no.</translation>
    </message>
    <message>
        <source>, %1 destroyed: restored as NaN or infinite</source>
        <translation>, %1 destruidos: restaurados como NaN o infinitos</translation>
    </message>
    <message>
        <source>The ratio changes during the run. The interval covers the ratios before and after the change.</source>
        <translation>El cociente cambia durante la ejecución: el intervalo abarca lo que vale antes y después.</translation>
    </message>
    <message>
        <source>From the two medians, which were not measured in the same rounds.</source>
        <translation>De las dos medianas: no se midieron en las mismas rondas.</translation>
    </message>
    <message>
        <source>Size (bytes)</source>
        <translation>Tamaño (bytes)</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>Median latency.</source>
        <translation>Latencia mediana.</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>Half the width of the 95% order-statistic interval of the median.</source>
        <translation>Media anchura del intervalo del 95 % de la mediana (estadísticos de orden).</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Arithmetic mean. A single slow sample changes it; the median is robust.</source>
        <translation>Media aritmética. Una muestra lenta la mueve; la mediana no la sigue.</translation>
    </message>
    <message>
        <source>Hot p50</source>
        <translation>p50 caliente</translation>
    </message>
    <message>
        <source>Median latency with hot caches, measured in the same rounds.</source>
        <translation>Latencia mediana con cachés calientes, medida en las mismas rondas.</translation>
    </message>
    <message>
        <source>Cold p50</source>
        <translation>p50 en frío</translation>
    </message>
    <message>
        <source>Median latency with cold caches, measured in the same rounds.</source>
        <translation>Latencia mediana con cachés frías, medida en las mismas rondas.</translation>
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
        <translation>1,4826 × desviación absoluta mediana: la dispersión, sin lo que le hacen unas pocas muestras lentas.</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Desv.</translation>
    </message>
    <message>
        <source>Standard deviation with n − 1.</source>
        <translation>Desviación típica con n − 1.</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Mín.</translation>
    </message>
    <message>
        <source>Fastest sample.</source>
        <translation>La muestra más rápida.</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Máx.</translation>
    </message>
    <message>
        <source>Slowest sample.</source>
        <translation>La muestra más lenta.</translation>
    </message>
    <message>
        <source>Below n = 6 there is no 95% interval; minimum and maximum are shown instead: [%1, %2] %3.</source>
        <translation>Por debajo de n = 6 no hay intervalo del 95 %; los extremos ocupan su lugar: [%1; %2] %3.</translation>
    </message>
    <message>
        <source>95% order-statistic interval of the median: [%1, %2] %3.</source>
        <translation>Intervalo del 95 % de la mediana (estadísticos de orden): [%1; %2] %3.</translation>
    </message>
    <message>
        <source>%1
Compared with %2, p50 %3. n = %4.</source>
        <translation>%1
Frente a %2, p50 %3. n = %4.</translation>
    </message>
    <message>
        <source>%1: %2 [%3, %4], n = %5.</source>
        <translation>%1: %2 [%3; %4], n = %5.</translation>
    </message>
    <message>
        <source>%1 at the copy rate of %2 GB/s: %3.</source>
        <translation>%1 a la tasa de copia de %2 GB/s: %3.</translation>
    </message>
    <message>
        <source>%1 at %2 TFLOP/s (%3): %4.</source>
        <translation>%1 a %2 TFLOP/s (%3): %4.</translation>
    </message>
    <message>
        <source>%1
Roofline of this device: %2, the larger of two times at calibrated rates. n = %3.</source>
        <translation>%1
Roofline de este dispositivo: %2, el mayor de dos tiempos según las tasas que midió la calibración. n = %3.</translation>
    </message>
    <message>
        <source>%1
Ceiling: %2, %3 GB/s, measured on this device in the same run with the same method. n = %4.</source>
        <translation>%1
Techo: %2, %3 GB/s, medido en este dispositivo en la misma ejecución con el mismo método. n = %4.</translation>
    </message>
    <message>
        <source>Change in time relative to the baseline, in percent; negative is faster. This is the median of the ratios of the same rounds, which the verdict uses. It may differ from the ratio of the two p50 values.</source>
        <translation>Cambio del tiempo frente a la referencia, en porcentaje; negativo es más rápido. Es la mediana de los cocientes de las mismas rondas, en la que se basa el veredicto. Puede diferir del cociente de los dos valores p50.</translation>
    </message>
    <message>
        <source>Rank by latency; 1 is the fastest. A range where differences are not resolved.</source>
        <translation>Puesto según la latencia; 1 es el más rápido. Un rango donde las diferencias no están resueltas.</translation>
    </message>
    <message>
        <source>Shortest possible time on this device / median, in percent. The shortest time is that of a kernel with the same traffic, or follows from the measured memory and arithmetic rates.</source>
        <translation>Tiempo más corto posible en este dispositivo / mediana, en porcentaje. El tiempo más corto es el de un kernel con el mismo tráfico, o se deduce de las tasas de memoria y de cálculo medidas.</translation>
    </message>
    <message>
        <source>Effective n = %1: the samples are autocorrelated (lag 1: %2) and count as about %1 independent ones, so the true intervals are wider.</source>
        <translation>n efectivo = %1: las muestras están autocorrelacionadas (distancia 1: %2) y cuentan como unas %1 independientes, así que los intervalos verdaderos son más anchos.</translation>
    </message>
    <message>
        <source>The ratio of the means, %1, is not borne out by the medians: slow samples raise the mean of %2.</source>
        <translation>El cociente de las medias, %1, no lo confirman las medianas: muestras lentas elevan la media de %2.</translation>
    </message>
    <message>
        <source>%1 of them are between iterations %2 and %3.</source>
        <translation>%1 de ellas están entre las iteraciones %2 y %3.</translation>
    </message>
    <message>
        <source>One of them is iteration %1.</source>
        <translation>Una de ellas es la iteración %1.</translation>
    </message>
    <message>
        <source>Among them: iterations %1.</source>
        <translation>Entre ellas: las iteraciones %1.</translation>
    </message>
    <message>
        <source>The samples are autocorrelated and count as about %1 independent ones. The interval takes this into account.</source>
        <translation>Las muestras están autocorrelacionadas y cuentan como unas %1 independientes. El intervalo lo tiene en cuenta.</translation>
    </message>
    <message>
        <source>The constant cost of a sequence, %1 µs [%2, %3], was measured with two lengths and is subtracted from every sample.</source>
        <translation>El coste constante de una secuencia, %1 µs [%2; %3], se midió con dos longitudes y se resta de cada muestra.</translation>
    </message>
</context>
<context>
    <name>ExampleSession</name>
    <message>
        <source>The example session could not be unpacked.</source>
        <translation>No se pudo desempaquetar la sesión de ejemplo.</translation>
    </message>
    <message>
        <source>Make room in the folder for temporary files.</source>
        <translation>Haga sitio en la carpeta de archivos temporales.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>Drift</source>
        <translation>Deriva</translation>
    </message>
    <message>
        <source>Level shift</source>
        <translation>Salto de nivel</translation>
    </message>
    <message>
        <source>Caused by the clock</source>
        <translation>Causado por el reloj</translation>
    </message>
    <message>
        <source>Two levels</source>
        <translation>Dos niveles</translation>
    </message>
    <message>
        <source>Switches between two levels</source>
        <translation>Alterna entre dos niveles</translation>
    </message>
    <message>
        <source>Too few samples</source>
        <translation>Muy pocas muestras</translation>
    </message>
    <message>
        <source>Below the timer&apos;s resolution</source>
        <translation>Por debajo de la resolución del reloj</translation>
    </message>
    <message>
        <source>Data stays in the cache</source>
        <translation>Los datos quedan en la caché</translation>
    </message>
    <message>
        <source>Impossible rate</source>
        <translation>Tasa imposible</translation>
    </message>
    <message>
        <source>Isolated slow samples</source>
        <translation>Muestras lentas aisladas</translation>
    </message>
    <message>
        <source>Work outside the timestamps</source>
        <translation>Trabajo fuera de las marcas de tiempo</translation>
    </message>
    <message>
        <source>Means and medians disagree</source>
        <translation>Medias y medianas se contradicen</translation>
    </message>
    <message>
        <source>Difference is not resolved</source>
        <translation>La diferencia no está resuelta</translation>
    </message>
    <message>
        <source>Throttled</source>
        <translation>Limitado</translation>
    </message>
    <message>
        <source>Another process on the device</source>
        <translation>Otro proceso en el dispositivo</translation>
    </message>
    <message>
        <source>Take more samples</source>
        <translation>Tomar más muestras</translation>
    </message>
    <message>
        <source>Measure cold</source>
        <translation>Medir en frío</translation>
    </message>
    <message>
        <source>Batch launches in a graph</source>
        <translation>Agrupar en un grafo</translation>
    </message>
    <message>
        <source>Exclude the warm-up</source>
        <translation>Excluir el calentamiento</translation>
    </message>
    <message>
        <source>Rerun this pair</source>
        <translation>Repetir este par</translation>
    </message>
    <message>
        <source>Pause repainting</source>
        <translation>Pausar el dibujo</translation>
    </message>
    <message>
        <source>Measures again with more iterations.</source>
        <translation>Mide de nuevo con más iteraciones.</translation>
    </message>
    <message>
        <source>Measures again with cold caches.</source>
        <translation>Mide de nuevo con cachés frías.</translation>
    </message>
    <message>
        <source>Measures again with several launches per sample.</source>
        <translation>Mide de nuevo con varios lanzamientos por muestra.</translation>
    </message>
    <message>
        <source>Counts the slow first samples as warm-up: they stay visible in grey and are excluded from all statistics.</source>
        <translation>Cuenta las primeras muestras lentas como calentamiento: siguen visibles en gris y no entran en ninguna cifra.</translation>
    </message>
    <message>
        <source>Measures only these two modes again, interleaved.</source>
        <translation>Mide de nuevo solo estos dos modos, por turnos.</translation>
    </message>
    <message>
        <source>Measures again without repainting the trace.</source>
        <translation>Mide de nuevo con la traza quieta.</translation>
    </message>
    <message>
        <source>Preempted by the operating system</source>
        <translation>Interrumpido por el sistema operativo</translation>
    </message>
    <message>
        <source>Shorter than the graph&apos;s constant</source>
        <translation>Más corto que la constante del grafo</translation>
    </message>
    <message>
        <source>The first iteration raises the mean</source>
        <translation>La primera iteración eleva la media</translation>
    </message>
    <message>
        <source>One outlier dominates the variance</source>
        <translation>Un valor atípico domina la varianza</translation>
    </message>
    <message>
        <source>Slow start</source>
        <translation>Arranque lento</translation>
    </message>
    <message>
        <source>Samples are autocorrelated</source>
        <translation>Las muestras están autocorrelacionadas</translation>
    </message>
    <message>
        <source>Launch bound</source>
        <translation>Limitado por los lanzamientos</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>Arranque en frío</translation>
    </message>
    <message>
        <source>Outliers</source>
        <translation>Valores atípicos</translation>
    </message>
    <message>
        <source>Unsteady speed</source>
        <translation>Velocidad inestable</translation>
    </message>
    <message>
        <source>Difference not resolved</source>
        <translation>Diferencia no resuelta</translation>
    </message>
    <message>
        <source>Too short for the timer</source>
        <translation>Demasiado corto para el reloj</translation>
    </message>
    <message>
        <source>Data in the cache</source>
        <translation>Datos en la caché</translation>
    </message>
    <message>
        <source>Autocorrelated samples</source>
        <translation>Muestras autocorrelacionadas</translation>
    </message>
    <message>
        <source>Wrong results</source>
        <translation>Resultados incorrectos</translation>
    </message>
    <message>
        <source>NaN or infinite values</source>
        <translation>Valores NaN o infinitos</translation>
    </message>
    <message>
        <source>Constant input</source>
        <translation>Entrada constante</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n mode(s)</source>
        <translation>
            <numerusform>%1 en %n modo</numerusform>
            <numerusform>%1 en %n modos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %2 of %n mode(s)</source>
        <translation>
            <numerusform>%1 en %2 de %n modo</numerusform>
            <numerusform>%1 en %2 de %n modos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstSteps</name>
    <message>
        <source>Results of other tools and saved sessions can be dropped on the window. Ctrl+K finds every command, F1 opens the manual.</source>
        <translation>En la ventana pueden soltarse resultados de otras herramientas y sesiones guardadas. Ctrl+K encuentra cada orden, F1 abre el manual.</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>About Quantoscope</source>
        <translation>Acerca de Quantoscope</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Quantoscope %1&lt;/h2&gt;&lt;p&gt;An oscilloscope for neural-network quantization: what a number format costs in time, and what it costs in accuracy.&lt;/p&gt;&lt;p&gt;Commit %2&lt;br&gt;Built with Qt %3, running with Qt %4&lt;/p&gt;&lt;p&gt;Free software under the &lt;a href=&quot;https://www.gnu.org/licenses/gpl-3.0.html&quot;&gt;GNU General Public License 3&lt;/a&gt; or later, with an additional permission for linking with the CUDA libraries. It comes with no warranty. The charts use Qt Charts (GPL-3.0). The type is Inter (SIL Open Font License 1.1).&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Quantoscope %1&lt;/h2&gt;&lt;p&gt;Un osciloscopio para la cuantización de redes neuronales: lo que un formato numérico cuesta en tiempo, y lo que cuesta en exactitud.&lt;/p&gt;&lt;p&gt;Commit %2&lt;br&gt;Compilado con Qt %3, ejecutado con Qt %4&lt;/p&gt;&lt;p&gt;Software libre bajo la &lt;a href=&quot;https://www.gnu.org/licenses/gpl-3.0.html&quot;&gt;Licencia Pública General GNU 3&lt;/a&gt; o posterior, con un permiso adicional para enlazar con las bibliotecas CUDA. Se ofrece sin garantía alguna. Los gráficos usan Qt Charts (GPL-3.0). La tipografía es Inter (SIL Open Font License 1.1).&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>InputFiles</name>
    <message>
        <source>Its type %1 is not a floating-point type.</source>
        <translation>Su tipo %1 no es un tipo de coma flotante.</translation>
    </message>
    <message>
        <source>It is a single number.</source>
        <translation>Es un solo número.</translation>
    </message>
    <message>
        <source>Its shape is not valid.</source>
        <translation>Su forma no es posible.</translation>
    </message>
    <message>
        <source>It has no elements.</source>
        <translation>No tiene elementos.</translation>
    </message>
    <message>
        <source>scalar</source>
        <translation>escalar</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglés</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Alemán</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Español</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Francés</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chino</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonés</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Árabe</translation>
    </message>
</context>
<context>
    <name>LlmCharts</name>
    <message>
        <source>%1× faster</source>
        <translation>%1× más rápido</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>%1× más lento</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>no resuelto</translation>
    </message>
    <message>
        <source>too few rounds</source>
        <translation>muy pocas rondas</translation>
    </message>
    <message>
        <source>%1 equivalent within ±0.5%</source>
        <translation>%1 equivalentes dentro de ±0,5&#xa0;%</translation>
    </message>
    <message>
        <source>%1 lower</source>
        <translation>%1 menores</translation>
    </message>
    <message>
        <source>%1 higher</source>
        <translation>%1 mayores</translation>
    </message>
    <message>
        <source>%1 not resolved</source>
        <translation>%1 no resueltas</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 más rápidas</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 más lentas</translation>
    </message>
    <message>
        <source>%1 simulated</source>
        <translation>%1 simuladas</translation>
    </message>
    <message>
        <source>perplexity of %1</source>
        <translation>perplejidad: %1</translation>
    </message>
    <message>
        <source>Compared with the FP16 baseline: %1.</source>
        <translation>Frente a la referencia FP16: %1.</translation>
    </message>
    <message>
        <source>Perplexity by configuration</source>
        <translation>Perplejidad por configuración</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplejidad</translation>
    </message>
    <message>
        <source>Perplexity of %1</source>
        <translation>Perplejidad de %1</translation>
    </message>
    <message>
        <source>95% interval of the ratio to the baseline, the same tokens</source>
        <translation>Intervalo del 95&#xa0;% del cociente con la referencia, los mismos tokens</translation>
    </message>
    <message>
        <source>±0.5%: equivalent</source>
        <translation>±0,5&#xa0;%: equivalente</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>referencia</translation>
    </message>
    <message>
        <source>Divergence from the baseline</source>
        <translation>Divergencia de la referencia</translation>
    </message>
    <message>
        <source>Mean KL divergence per token</source>
        <translation>Divergencia KL media por token</translation>
    </message>
    <message>
        <source>thousandths of a nat</source>
        <translation>milésimas de nat</translation>
    </message>
    <message>
        <source>± 1.96 standard errors</source>
        <translation>± 1,96 errores típicos</translation>
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
media %2, mediana %3, 99&#xa0;% %4, mayor %5 nats
el mismo token más probable en %6 de %7 tokens</translation>
    </message>
    <message>
        <source>Correct answers out of %1 items</source>
        <translation>Aciertos de %1 ejemplos</translation>
    </message>
    <message>
        <source>95% interval of the difference from the baseline, paired by item</source>
        <translation>Intervalo del 95&#xa0;% de la diferencia con la referencia, ejemplo a ejemplo</translation>
    </message>
    <message>
        <source>±0.5 points: equivalent</source>
        <translation>±0,5 puntos: equivalente</translation>
    </message>
    <message>
        <source>%1
%2 of %3 correct, standard error %4 points</source>
        <translation>%1
%2 de %3 aciertos, error típico %4 puntos</translation>
    </message>
    <message>
        <source>Load time</source>
        <translation>Tiempo de carga</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>reading and quantizing</source>
        <translation>leer y cuantizar</translation>
    </message>
    <message>
        <source>copying to the device</source>
        <translation>al dispositivo</translation>
    </message>
    <message>
        <source>other</source>
        <translation>el resto</translation>
    </message>
    <message>
        <source>cold %1 s</source>
        <translation>en frío %1 s</translation>
    </message>
    <message>
        <source>%1: %2 s
reading and quantizing %3 s
to the device %4 s</source>
        <translation>%1: %2 s
leer y cuantizar %3 s
al dispositivo %4 s</translation>
    </message>
    <message>
        <source>%1 of the files&apos; pages were in the page cache</source>
        <translation>%1 de las páginas de los archivos estaban en la caché de páginas</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Weights, KV cache of all sequences, workspace</source>
        <translation>Pesos, caché KV de todas las secuencias, espacio de trabajo</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>caché KV</translation>
    </message>
    <message>
        <source>workspace</source>
        <translation>trabajo</translation>
    </message>
    <message>
        <source>weights %1</source>
        <translation>pesos %1</translation>
    </message>
    <message>
        <source>%1
weights %2 bytes
KV cache %3
workspace %4
peak %5</source>
        <translation>%1
pesos %2 bytes
caché KV %3
trabajo %4
máximo %5</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>Tiempo por token de salida</translation>
    </message>
    <message>
        <source>One sequence decoded, median</source>
        <translation>Una secuencia decodificada, mediana</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>95% interval of the median</source>
        <translation>Intervalo del 95&#xa0;% de la mediana</translation>
    </message>
    <message>
        <source>, simulated</source>
        <translation>, simulado</translation>
    </message>
    <message>
        <source>simulated: the time is that of the simulation, not of the format</source>
        <translation>simulado: el tiempo es el de la simulación, no el del formato</translation>
    </message>
    <message>
        <source>sequences decoded together</source>
        <translation>secuencias decodificadas juntas</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>tokens/s</translation>
    </message>
    <message>
        <source>Perplexity against time per token</source>
        <translation>Perplejidad frente al tiempo por token</translation>
    </message>
    <message>
        <source>Perplexity against size</source>
        <translation>Perplejidad frente al tamaño</translation>
    </message>
    <message>
        <source>time per output token</source>
        <translation>tiempo por token de salida</translation>
    </message>
    <message>
        <source>Logarithmic time axis</source>
        <translation>Tiempo en un eje logarítmico</translation>
    </message>
    <message>
        <source>Logarithmic size axis</source>
        <translation>Tamaño en un eje logarítmico</translation>
    </message>
    <message>
        <source>perplexity %1</source>
        <translation>perplejidad %1</translation>
    </message>
    <message>
        <source>%1 ms per token</source>
        <translation>%1 ms por token</translation>
    </message>
    <message>
        <source>Scoring text and tasks</source>
        <translation>Puntuar texto y tareas</translation>
    </message>
    <message>
        <source>Prompts (prefill)</source>
        <translation>Prompts (prefill)</translation>
    </message>
    <message numerus="yes">
        <source>Decoding, %n sequence(s)</source>
        <translation>
            <numerusform>Decodificación, %n secuencia</numerusform>
            <numerusform>Decodificación, %n secuencias</numerusform>
        </translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronda</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>Random guessing reaches %1.</source>
        <translation>El azar da %1.</translation>
    </message>
    <message>
        <source>%1
first token of a prompt of %2 tokens after %3 ms
%4 tokens/s over wall time</source>
        <translation>%1
primer token de un prompt de %2 tokens a los %3 ms
%4 tokens/s en tiempo real</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Rendimiento</translation>
    </message>
    <message>
        <source>median step %1 ms, one token of every sequence</source>
        <translation>paso mediano %1 ms, un token de cada secuencia</translation>
    </message>
    <message>
        <source>%1 tokens/s at the median step</source>
        <translation>%1 tokens/s en el paso mediano</translation>
    </message>
    <message>
        <source>Decoded tokens over wall time</source>
        <translation>Tokens decodificados en tiempo real</translation>
    </message>
    <message>
        <source>95% interval of the mean of the rounds</source>
        <translation>Intervalo del 95 % de la media de las rondas</translation>
    </message>
    <message>
        <source>Throughput of each round</source>
        <translation>Rendimiento de cada ronda</translation>
    </message>
    <message>
        <source>Prompt tokens per second of each round</source>
        <translation>Tokens de prompt por segundo de cada ronda</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Tokens por segundo</translation>
    </message>
    <message>
        <source>time per token of %1</source>
        <translation>tiempo por token de %1</translation>
    </message>
    <message>
        <source>From opening the files until the model can generate</source>
        <translation>Desde que se abren los archivos hasta que el modelo puede generar</translation>
    </message>
</context>
<context>
    <name>LlmColumns</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>referencia</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 más rápido</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 más lento</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>no resuelto</translation>
    </message>
    <message>
        <source>too few rounds</source>
        <translation>muy pocas rondas</translation>
    </message>
    <message>
        <source>* Simulated on this device: the time is that of the simulation, not of the format.</source>
        <translation>* Simulado en este dispositivo: el tiempo es el de la simulación, no el del formato.</translation>
    </message>
    <message>
        <source>median of %1 steps; 95% %2 to %3 ms; p95 %4 ms</source>
        <translation>mediana de %1 pasos; 95&#xa0;% de %2 a %3 ms; p95 %4 ms</translation>
    </message>
    <message>
        <source>median of %1 prompts of %2 tokens; 95% %3 to %4 ms; %5 tokens/s</source>
        <translation>mediana de %1 prompts de %2 tokens; 95&#xa0;% de %3 a %4 ms; %5 tokens/s</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplejidad</translation>
    </message>
    <message>
        <source>exp of the mean cross-entropy per token, in windows without overlap. Lower is better.</source>
        <translation>exp de la entropía cruzada media por token, en ventanas sin solape. Menos es mejor.</translation>
    </message>
    <message>
        <source>± %1, %2 tokens</source>
        <translation>± %1, %2 tokens</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Equivalent: the 95% interval of the ratio of perplexities lies within ±0.5%. Better, worse: p is below 0.05 after Holm&apos;s correction. Otherwise not resolved.</source>
        <translation>Equivalente: el intervalo del 95&#xa0;% del cociente de perplejidades está dentro de ±0,5&#xa0;%. Mejor, peor: p es menor que 0,05 tras la corrección de Holm. Si no, no resuelto.</translation>
    </message>
    <message>
        <source>All others are compared with this.</source>
        <translation>Con lo que se comparan las demás.</translation>
    </message>
    <message>
        <source>%1 bits; %2 tokens compared</source>
        <translation>%1 bits; %2 tokens comparados</translation>
    </message>
    <message>
        <source>Top-1 (%)</source>
        <translation>Top-1 (%)</translation>
    </message>
    <message>
        <source>Tokens for which this configuration and the baseline predict the same most likely token.</source>
        <translation>Tokens en que esta configuración y la referencia dan por más probable el mismo token.</translation>
    </message>
    <message>
        <source>%1 tokens; 95% %2 to %3%</source>
        <translation>%1 tokens; 95&#xa0;% de %2 a %3&#xa0;%</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Exact bytes of codes, scales and zero points, of embedding, head and norms; a tied head once.</source>
        <translation>Bytes exactos de códigos, escalas y puntos cero, de embedding, cabeza y normas; una cabeza compartida, una vez.</translation>
    </message>
    <message>
        <source>%1 (%)</source>
        <translation>%1 (%)</translation>
    </message>
    <message>
        <source>%1 of %2 correct; standard error %3 points</source>
        <translation>%1 de %2 aciertos; error típico %3 puntos</translation>
    </message>
    <message>
        <source>± SE</source>
        <translation>± ET</translation>
    </message>
    <message>
        <source>Standard error of the share, in points, as lm-eval gives it.</source>
        <translation>Error típico de la proporción, en puntos, como lo da lm-eval.</translation>
    </message>
    <message>
        <source>Share minus that of the baseline on the same items, in percentage points.</source>
        <translation>Proporción menos la de la referencia en los mismos ejemplos, en puntos porcentuales.</translation>
    </message>
    <message>
        <source>95% %1 to %2 points (Tango); %3 items became correct, %4 wrong</source>
        <translation>95&#xa0;% de %1 a %2 puntos (Tango); %3 ejemplos pasaron a acierto, %4 a fallo</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test against the baseline on the same items, adjusted for the number of configurations (Holm).</source>
        <translation>Prueba exacta de McNemar frente a la referencia en los mismos ejemplos, ajustada al número de configuraciones (Holm).</translation>
    </message>
    <message>
        <source>%1 before Holm&apos;s correction</source>
        <translation>%1 antes de la corrección de Holm</translation>
    </message>
    <message>
        <source>Equivalent: the 90% interval of the difference (Tango) lies within ±0.5 points. Better, worse: p is below 0.05. Otherwise not resolved.</source>
        <translation>Equivalente: el intervalo del 90&#xa0;% de la diferencia (Tango) está dentro de ±0,5 puntos. Mejor, peor: p es menor que 0,05. Si no, no resuelto.</translation>
    </message>
    <message>
        <source>ms/token</source>
        <translation>ms/token</translation>
    </message>
    <message numerus="yes">
        <source>Time per output token with %n sequence(s) decoded together, median.</source>
        <translation>
            <numerusform>Tiempo por token de salida con %n secuencia decodificada, mediana.</numerusform>
            <numerusform>Tiempo por token de salida con %n secuencias decodificadas juntas, mediana.</numerusform>
        </translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>First token (ms)</source>
        <translation>Primer token (ms)</translation>
    </message>
    <message>
        <source>Time to first token of a prompt of %1 tokens, median.</source>
        <translation>Tiempo hasta el primer token de un prompt de %1 tokens, mediana.</translation>
    </message>
    <message>
        <source>KL (nats)</source>
        <translation>KL (nats)</translation>
    </message>
    <message>
        <source>Mean KL divergence of the baseline&apos;s predictions from this configuration&apos;s, over the whole vocabulary, by token.</source>
        <translation>Divergencia KL media entre las predicciones de la referencia y las de esta configuración, sobre todo el vocabulario, por token.</translation>
    </message>
    <message>
        <source>As requested by the configuration.</source>
        <translation>Como lo pide la configuración.</translation>
    </message>
    <message>
        <source>Weight format</source>
        <translation>Formato de pesos</translation>
    </message>
    <message>
        <source>Weight type</source>
        <translation>Tipo de pesos</translation>
    </message>
    <message>
        <source>Requested activations</source>
        <translation>Activaciones pedidas</translation>
    </message>
    <message>
        <source>Activations at run time</source>
        <translation>Activaciones reales</translation>
    </message>
    <message>
        <source>Format that the matrix products of the layers actually used.</source>
        <translation>Lo que de verdad tomaron los productos de las capas.</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Caché KV</translation>
    </message>
    <message>
        <source>Format of keys and values.</source>
        <translation>Cómo se guardan claves y valores.</translation>
    </message>
    <message>
        <source>Computed by</source>
        <translation>Calculado por</translation>
    </message>
    <message>
        <source>Library or kernel for the matrix products of the layers.</source>
        <translation>Lo que multiplica las matrices de las capas.</translation>
    </message>
    <message>
        <source>As requested?</source>
        <translation>¿Lo pedido?</translation>
    </message>
    <message>
        <source>Whether this device ran what was requested, and if not, why.</source>
        <translation>Si este dispositivo ejecutó lo pedido, y por qué no.</translation>
    </message>
    <message>
        <source>Simulated: values are valid, speed is not.</source>
        <translation>Simulado: los valores valen, la velocidad no.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no: </source>
        <translation>no: </translation>
    </message>
    <message>
        <source>Load (s)</source>
        <translation>Carga (s)</translation>
    </message>
    <message>
        <source>Quantizing (s)</source>
        <translation>Cuantización (s)</translation>
    </message>
    <message>
        <source>Part of the load time for reading, calibrating and quantizing.</source>
        <translation>De ello, leer, calibrar y hallar códigos.</translation>
    </message>
    <message>
        <source>To the device (s)</source>
        <translation>Al dispositivo (s)</translation>
    </message>
    <message>
        <source>Part of the load time for copying to the device.</source>
        <translation>De ello, pasarlo al dispositivo.</translation>
    </message>
    <message>
        <source>vs baseline</source>
        <translation>vs. referencia</translation>
    </message>
    <message>
        <source>In page cache (%)</source>
        <translation>En caché de pág. (%)</translation>
    </message>
    <message>
        <source>Share of the files&apos; pages that were in the page cache before: 100% is a warm load.</source>
        <translation>Parte de las páginas de los archivos que ya estaba en la caché de páginas: 100&#xa0;% es una carga en caliente.</translation>
    </message>
    <message>
        <source>Not reported by the system.</source>
        <translation>El sistema no lo dice.</translation>
    </message>
    <message>
        <source>Cold load (s)</source>
        <translation>Carga en frío (s)</translation>
    </message>
    <message>
        <source>With the files dropped from the page cache first. Measured once, with the first configuration, because all read the same files.</source>
        <translation>Con los archivos retirados antes de la caché de páginas; medida una vez, con la primera configuración, pues todas leen los mismos archivos.</translation>
    </message>
    <message>
        <source>vs baseline (%)</source>
        <translation>vs. referencia (%)</translation>
    </message>
    <message>
        <source>Weights relative to the baseline.</source>
        <translation>Pesos entre los de la referencia.</translation>
    </message>
    <message>
        <source>For all sequences at full context.</source>
        <translation>De todas las secuencias con el contexto completo.</translation>
    </message>
    <message>
        <source>Keys and values of one token.</source>
        <translation>Claves y valores de un token.</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>Activations and scratch.</source>
        <translation>Activaciones y memoria auxiliar.</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Peak allocation, including loading.</source>
        <translation>Lo más que se ocupó a la vez, incluida la carga.</translation>
    </message>
    <message>
        <source>Number of tokens of one sequence that fit into free memory with this configuration loaded.</source>
        <translation>Tokens enteros de una secuencia que cabrían en la memoria libre, con esta configuración cargada.</translation>
    </message>
    <message>
        <source>First token (ms), prompt %1</source>
        <translation>Primer token (ms), prompt %1</translation>
    </message>
    <message>
        <source>batch %1, prompt %2</source>
        <translation>lote %1, prompt %2</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>lote %1</translation>
    </message>
    <message>
        <source>ms/token, %1</source>
        <translation>ms/token, %1</translation>
    </message>
    <message>
        <source>Time per output token (TPOT): one more token of all sequences; median.</source>
        <translation>Tiempo por token de salida (TPOT): un token más de todas las secuencias; mediana.</translation>
    </message>
    <message>
        <source>Speed, %1</source>
        <translation>Velocidad, %1</translation>
    </message>
    <message>
        <source>Request (s), %1</source>
        <translation>Petición (s), %1</translation>
    </message>
    <message>
        <source>All prompts one after another, then their tokens together; computed from the median prompt and the mean step.</source>
        <translation>Todos los prompts uno tras otro y luego sus tokens juntos: compuesto con la mediana de los prompts y la media de los pasos.</translation>
    </message>
    <message>
        <source>Standard error by means of blocks of 32 neighbouring tokens.</source>
        <translation>Error típico mediante bloques de 32 tokens contiguos.</translation>
    </message>
    <message>
        <source>Δ (%)</source>
        <translation>Δ (%)</translation>
    </message>
    <message>
        <source>Perplexity relative to the baseline, on the same tokens.</source>
        <translation>Perplejidad frente a la de la referencia, con los mismos tokens.</translation>
    </message>
    <message>
        <source>95% interval (%)</source>
        <translation>Intervalo del 95&#xa0;% (%)</translation>
    </message>
    <message>
        <source>Interval of the ratio of perplexities: paired bootstrap (BCa) over blocks of 32 tokens.</source>
        <translation>Del cociente de perplejidades, bootstrap emparejado (BCa) por bloques de 32 tokens.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Over the KL divergences of all tokens.</source>
        <translation>De las divergencias KL de los tokens.</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>peor</translation>
    </message>
    <message>
        <source>equivalent</source>
        <translation>equivalente</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Inspection</source>
        <translation>Inspección</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latencia</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Throughput (tokens/s), %1</source>
        <translation>Rendimiento (tokens/s), %1</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>As requested.</source>
        <translation>Lo que se pidió.</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>falló: %1</translation>
    </message>
    <message>
        <source>Median of %1 steps. The throughput over wall time is %2 tokens/s.</source>
        <translation>Mediana de %1 pasos. El rendimiento en tiempo real es de %2 tokens/s.</translation>
    </message>
    <message>
        <source>95% interval %1 to %2 tokens/s.</source>
        <translation>Intervalo del 95 %: de %1 a %2 tokens/s.</translation>
    </message>
    <message>
        <source>Tokens of %1 steps over their wall time; %2 tokens/s at the median step, %3 with the prompts counted.</source>
        <translation>Tokens de %1 pasos entre su tiempo real; %2 tokens/s en el paso mediano, %3 contando los prompts.</translation>
    </message>
    <message>
        <source>%1: ± SE</source>
        <translation>%1: ± EE</translation>
    </message>
    <message>
        <source>%1: Δ points</source>
        <translation>%1: Δ puntos</translation>
    </message>
    <message>
        <source>%1: p</source>
        <translation>%1: p</translation>
    </message>
    <message>
        <source>%1: verdict</source>
        <translation>%1: veredicto</translation>
    </message>
    <message>
        <source>All decoded tokens of all sequences over the wall time of all steps, disturbed ones included.</source>
        <translation>Todos los tokens decodificados de todas las secuencias entre el tiempo real de todos los pasos, incluidos los perturbados.</translation>
    </message>
    <message>
        <source>Perplexity verdict</source>
        <translation>Veredicto de la perplejidad</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>Caché KV por token</translation>
    </message>
    <message>
        <source>Median step (tokens/s), %1</source>
        <translation>Paso mediano (tokens/s), %1</translation>
    </message>
    <message>
        <source>Tokens per second of all sequences at the median step, as without disturbed steps.</source>
        <translation>Tokens por segundo de todas las secuencias juntas en el paso mediano: lo que rinde un paso sin perturbar.</translation>
    </message>
    <message>
        <source>KL, mean (nats)</source>
        <translation>KL, media (nats)</translation>
    </message>
    <message>
        <source>KL, median (nats)</source>
        <translation>KL, mediana (nats)</translation>
    </message>
    <message>
        <source>KL, 99% (nats)</source>
        <translation>KL, 99 % (nats)</translation>
    </message>
    <message>
        <source>99th percentile of the tokens&apos; KL divergences.</source>
        <translation>Percentil 99 de las divergencias KL de los tokens.</translation>
    </message>
    <message>
        <source>KL, largest (nats)</source>
        <translation>KL, máxima (nats)</translation>
    </message>
    <message>
        <source>Time per token relative to the baseline, from pairs of the same round. A difference must exceed that between two measurements of the baseline. This is the median of the ratios of the rounds, not the ratio of the ms/token columns.</source>
        <translation>Tiempo por token frente a la referencia, por pares de la misma ronda. Una diferencia debe superar la que hay entre dos medidas de la referencia. Es la mediana de los cocientes de las rondas, no el cociente de las columnas ms/token.</translation>
    </message>
    <message>
        <source>From opening the files until the model can generate.</source>
        <translation>Desde que se abren los archivos hasta que el modelo puede generar.</translation>
    </message>
    <message>
        <source>Load time divided by that of the baseline. Each was loaded once, so there is no interval.</source>
        <translation>Tiempo de carga dividido por el de la referencia. Cada una se cargó una vez, por lo que no hay intervalo.</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>Asignado</translation>
    </message>
    <message>
        <source>Memory allocated for weights on the device, including padding and both layouts of a matrix.</source>
        <translation>Memoria asignada a los pesos en el dispositivo, incluidos el relleno y las dos disposiciones de una matriz.</translation>
    </message>
    <message>
        <source>KV capacity (tokens)</source>
        <translation>Capacidad KV (tokens)</translation>
    </message>
    <message>
        <source>From a new prompt to its first output token (TTFT); median.</source>
        <translation>Desde un prompt nuevo hasta su primer token de salida (TTFT); mediana.</translation>
    </message>
    <message>
        <source>p-value of the difference, adjusted for the number of configurations (Holm).</source>
        <translation>Valor p de la diferencia, corregido por el número de configuraciones (Holm).</translation>
    </message>
</context>
<context>
    <name>LlmSlides</name>
    <message>
        <source>%1, perplexity</source>
        <translation>%1, perplejidad</translation>
    </message>
    <message>
        <source>standard error %1</source>
        <translation>error típico %1</translation>
    </message>
    <message>
        <source>%1 against the baseline</source>
        <translation>%1 frente a la referencia</translation>
    </message>
    <message>
        <source>95% interval %1 to %2</source>
        <translation>intervalo del 95&#xa0;% de %1 a %2</translation>
    </message>
    <message>
        <source>%1, weights</source>
        <translation>%1, pesos</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacto</translation>
    </message>
    <message>
        <source>%1, time per token</source>
        <translation>%1, tiempo por token</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>%1 decodes %2× as fast as the baseline, one sequence at a time.</source>
        <translation>%1 decodifica a %2× la velocidad de la referencia, una secuencia cada vez.</translation>
    </message>
    <message>
        <source>No configuration decodes measurably faster than the baseline on this device.</source>
        <translation>De ninguna configuración está demostrado que decodifique más rápido que la referencia en este dispositivo.</translation>
    </message>
    <message numerus="yes">
        <source>n = %n step(s)</source>
        <translation>
            <numerusform>n = %n paso</numerusform>
            <numerusform>n = %n pasos</numerusform>
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
            <numerusform>n = %n ronda</numerusform>
            <numerusform>n = %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the largest increase.</source>
        <translation>%1 es la que más la supera.</translation>
    </message>
    <message>
        <source>No smaller configuration is shown to match the perplexity of the baseline within ±0.5%.</source>
        <translation>De ninguna configuración menor está demostrado que tenga la perplejidad de la referencia dentro de ±0,5 %.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n configuration(s) match the perplexity of the baseline within ±0.5%.</source>
        <translation>
            <numerusform>%1 de %n configuración tiene la perplejidad de la referencia dentro de ±0,5&#xa0;%.</numerusform>
            <numerusform>%1 de %n configuraciones tienen la perplejidad de la referencia dentro de ±0,5&#xa0;%.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeasureTour</name>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>F5 measures every chosen mode in turn, in the same rounds, so that a warming device cannot favor one of them. The runs of this tour were recorded on an NVIDIA H200; no GPU is needed to look at them.</source>
        <translation>F5 mide por turnos todos los modos elegidos, en las mismas rondas, para que un dispositivo que se calienta no favorezca a ninguno. Las ejecuciones de este recorrido se grabaron en una NVIDIA H200; no hace falta GPU para verlas.</translation>
    </message>
    <message>
        <source>Go live</source>
        <translation>Medir en vivo</translation>
    </message>
    <message>
        <source>Live measures until you stop it. The trace grows while the kernels run: an envelope of all samples, the median, outliers as dots, and the distribution on the same axis.</source>
        <translation>«En vivo» mide hasta que usted lo detenga. La traza crece mientras corren los kernels: una envolvente de todas las muestras, la mediana, los valores atípicos como puntos y la distribución en el mismo eje.</translation>
    </message>
    <message>
        <source>Turn a knob</source>
        <translation>Cambiar un ajuste</translation>
    </message>
    <message>
        <source>Drag Tokens, or choose another operation, size or number format: the running measurement follows at once. Below the setup stands how long a run takes and how much memory it needs.</source>
        <translation>Arrastre «Tokens», o elija otra operación, otro tamaño u otro formato numérico: la medición en curso se adapta al instante. Debajo de la configuración se indica cuánto dura una ejecución y cuánta memoria necesita.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Every mode against the baseline, with ratio and interval: FASTER, SLOWER, SAME within ±1%, or NOT RESOLVED. Point at a cell to see what it rests on. The findings begin with the mode to choose.</source>
        <translation>Cada modo frente a la referencia, con relación e intervalo: MÁS RÁPIDO, MÁS LENTO, IGUAL dentro de ±1&#xa0;% o NO RESUELTO. Señale una celda para ver en qué se basa. Los hallazgos empiezan por el modo que conviene elegir.</translation>
    </message>
</context>
<context>
    <name>qs::Message</name>
    <message numerus="yes">
        <source>&quot;%1&quot; (%n values)</source>
        <comment>&quot;%1&quot; (%n value)</comment>
        <translation>
            <numerusform>&quot;%1&quot; (%n valor)</numerusform>
            <numerusform>&quot;%1&quot; (%n valores)</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be a list</source>
        <translation>&quot;%1&quot; tiene que ser una lista</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is not a duration</source>
        <translation>&quot;%1&quot; de %2 no es una duración</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of query %2 is not a time</source>
        <translation>&quot;%1&quot; de la consulta %2 no es un tiempo</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, value %2 is not a time</source>
        <translation>&quot;%1&quot;, el valor %2 no es un tiempo</translation>
    </message>
    <message>
        <source>&quot;added_tokens&quot; is not a list</source>
        <translation>&quot;added_tokens&quot; no es una lista</translation>
    </message>
    <message>
        <source>&quot;computeMs&quot; of query %1 is not a time</source>
        <translation>&quot;computeMs&quot; de la consulta %1 no es un tiempo</translation>
    </message>
    <message>
        <source>&quot;dur&quot; of event %1 is not a duration in microseconds</source>
        <translation>&quot;dur&quot; del evento %1 no es una duración en microsegundos</translation>
    </message>
    <message>
        <source>&quot;elapsed_time&quot; is not a positive number</source>
        <translation>&quot;elapsed_time&quot; no es un número positivo</translation>
    </message>
    <message>
        <source>&quot;endComputeMs&quot; of query %1 is not a time after &quot;startComputeMs&quot;</source>
        <translation>&quot;endComputeMs&quot; de la consulta %1 no es un tiempo posterior a &quot;startComputeMs&quot;</translation>
    </message>
    <message>
        <source>&quot;traceEvents&quot; is not a list</source>
        <translation>&quot;traceEvents&quot; no es una lista</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 was skipped by nvbench.</source>
        <translation>%1 %2 fue omitido por nvbench.</translation>
    </message>
    <message>
        <source>%1 %2 … %3</source>
        <translation>%1 %2 … %3</translation>
    </message>
    <message>
        <source>%1 %2 … %3 in steps of %4</source>
        <translation>%1 %2 … %3 en pasos de %4</translation>
    </message>
    <message>
        <source>%1 %2 … %3, doubling</source>
        <translation>%1 %2 … %3, duplicando</translation>
    </message>
    <message>
        <source>%1 %2 … %3, each ×%4</source>
        <translation>%1 %2 … %3, cada uno ×%4</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4, on %5</source>
        <translation>%1 %2, %3, %4, en %5</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (de %2 a %3)</translation>
    </message>
    <message>
        <source>%1 (%2 tokens/s with batch %3, %4 with batch %5: %6× [%7, %8])</source>
        <translation>%1 (%2 tokens/s con lote %3, %4 con lote %5: %6× [%7; %8])</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <translation>%1 (%2, línea %3)</translation>
    </message>
    <message>
        <source>%1 (custom kernel; cuBLASLt was not found)</source>
        <translation>%1 (kernel propio; no se encontró cuBLASLt)</translation>
    </message>
    <message>
        <source>%1 (few rows: custom kernel; more: cuBLASLt)</source>
        <translation>%1 (pocas filas: kernel propio; más: cuBLASLt)</translation>
    </message>
    <message>
        <source>%1 (simulated)</source>
        <translation>%1 (simulado)</translation>
    </message>
    <message>
        <source>%1 activations</source>
        <translation>activaciones %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 frente a %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>%1 are not resolved with this text.</source>
        <translation>Este texto no distingue %1.</translation>
    </message>
    <message>
        <source>%1 assigns id %3 to the token %2; ids must be from 0 to %4.</source>
        <translation>%1 da al token %2 el id %3; los ids van de 0 a %4.</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1 en %2: %3</translation>
    </message>
    <message>
        <source>%1 bytes at its end belong to no tensor</source>
        <translation>%1 bytes al final no son de ningún tensor</translation>
    </message>
    <message>
        <source>%1 bytes before %2 belong to no tensor</source>
        <translation>%1 bytes antes de %2 no son de ningún tensor</translation>
    </message>
    <message>
        <source>%1 bytes from offset %2 exceed the buffer size of %3.</source>
        <translation>%1 bytes desde la posición %2 pasan de los %3 del búfer.</translation>
    </message>
    <message>
        <source>%1 can be swept over %2.</source>
        <translation>Un barrido de %1 puede ser sobre %2.</translation>
    </message>
    <message>
        <source>%1 changed all weights during training, so it cannot be combined with other modes.</source>
        <translation>%1 cambió cada peso al entrenarse, así que no puede estar junto a otros modos.</translation>
    </message>
    <message>
        <source>%1 classes are not supported; use 2 to 1,000.</source>
        <translation>%1 clases no son posibles; lo son de 2 a 1000.</translation>
    </message>
    <message>
        <source>%1 compared with %2: %3; %4 items became correct and %5 wrong.</source>
        <translation>%1 frente a %2: %3; %4 ejemplos pasaron a acierto y %5 a fallo.</translation>
    </message>
    <message>
        <source>%1 compared with %2: the ratio of means is %3×, that of medians %4× (%5–%6). The rest is due to slow samples.</source>
        <translation>%1 frente a %2: las medias dicen %3×, las medianas %4× (%5–%6): el resto son muestras lentas.</translation>
    </message>
    <message>
        <source>%1 contains &quot;sliding_attention&quot;, but no window is specified.</source>
        <translation>%1 nombra &quot;sliding_attention&quot;, pero no hay ventana.</translation>
    </message>
    <message>
        <source>%1 contains %2 twice.</source>
        <translation>%1 nombra %2 dos veces.</translation>
    </message>
    <message>
        <source>%1 contains %2, which is not supported.</source>
        <translation>%1 nombra %2, que no se admite.</translation>
    </message>
    <message>
        <source>%1 contains more than %2 rows (the limit).</source>
        <translation>%1 contiene más de %2 filas, el límite.</translation>
    </message>
    <message>
        <source>%1 contains more than 2,000,000 items (the limit).</source>
        <translation>%1 contiene más de 2 000 000 de ejemplos, el límite.</translation>
    </message>
    <message>
        <source>%1 contains neither &quot;model.safetensors&quot; nor &quot;model.safetensors.index.json&quot;.</source>
        <translation>No hay ni &quot;model.safetensors&quot; ni &quot;model.safetensors.index.json&quot; en %1.</translation>
    </message>
    <message>
        <source>%1 contains no &quot;tokenizer.json&quot;, only &quot;tokenizer.model&quot; (SentencePiece), which is not supported.</source>
        <translation>No hay &quot;tokenizer.json&quot; en %1, solo &quot;tokenizer.model&quot; (SentencePiece), que no se lee.</translation>
    </message>
    <message>
        <source>%1 contains no run of one size measured by Quantoscope.</source>
        <translation>%1 no contiene ninguna ejecución de un solo tamaño medida aquí.</translation>
    </message>
    <message>
        <source>%1 contains no run: it is neither a session nor a results.json.</source>
        <translation>%1 no contiene ninguna ejecución: no es una sesión ni un results.json.</translation>
    </message>
    <message>
        <source>%1 contains the token %2 (%3), but the model supports tokens 0 to %4: its tokenizer has %5 tokens, its embedding %6 rows.</source>
        <translation>%1 tiene el token %2 (%3), y el modelo conoce los tokens 0 a %4: su tokenizador tiene %5 tokens, su embedding %6 filas.</translation>
    </message>
    <message>
        <source>%1 decoded in registers × %2, FP32 multiply-adds (%3)</source>
        <translation>%1 decodificado en registros × %2, multiplicaciones-sumas en FP32 (%3)</translation>
    </message>
    <message>
        <source>%1 decoded in registers × %2, FP32 multiply-adds (more than 32 rows: dequantized, %3)</source>
        <translation>%1 decodificado en registros × %2, multiplicaciones-sumas en FP32 (más de 32 filas: restaurado, %3)</translation>
    </message>
    <message>
        <source>%1 decoded in registers × %2, tensor cores, FP32 sums (up to %3 rows: custom kernel; more: dequantized, cuBLASLt)</source>
        <translation>%1 decodificado en registros × %2, núcleos tensoriales, sumas en FP32 (hasta %3 filas: kernel propio; más: restaurado, cuBLASLt)</translation>
    </message>
    <message>
        <source>%1 decompresses to more than %2 (the limit).</source>
        <translation>%1 descomprimido supera %2, el límite.</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 no existe.</translation>
    </message>
    <message>
        <source>%1 does not fill a whole number of bytes</source>
        <translation>%1 no llena bytes enteros</translation>
    </message>
    <message>
        <source>%1 duplicate images were removed, so that no two splits share an item.</source>
        <translation>Se quitaron %1 imágenes duplicadas, para que ninguna parte comparta un ejemplo con otra.</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 elementos</translation>
    </message>
    <message>
        <source>%1 epochs are not supported</source>
        <translation>%1 épocas no son posibles</translation>
    </message>
    <message>
        <source>%1 exists, but is not a session that this version can write.</source>
        <translation>%1 existe y no es una sesión que escriba esta versión.</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 falló: %2</translation>
    </message>
    <message>
        <source>%1 generates its operands; a file can be used for quantization only.</source>
        <translation>%1 crea sus propios operandos; un archivo solo puede cuantizarse.</translation>
    </message>
    <message>
        <source>%1 has %2 dimensions; the limit is 64</source>
        <translation>%1 tiene %2 dimensiones; se leen como mucho 64</translation>
    </message>
    <message>
        <source>%1 has %2 float tensors.</source>
        <translation>%1 tiene %2 tensores flotantes.</translation>
    </message>
    <message>
        <source>%1 has %2 merges; the limit is %3.</source>
        <translation>%1 tiene %2 fusiones; se leen como mucho %3.</translation>
    </message>
    <message>
        <source>%1 has %2 records, and the first %3 are used as examples before each question.</source>
        <translation>%1 tiene %2 registros, y los primeros %3 son los ejemplos previos a cada pregunta.</translation>
    </message>
    <message>
        <source>%1 has %2 tokens; at least two are required.</source>
        <translation>%1 tiene %2 tokens; para puntuar hacen falta al menos dos.</translation>
    </message>
    <message>
        <source>%1 has AWQ weights of %2 bits in groups of %3, which is not supported.</source>
        <translation>%1 tiene pesos AWQ de %2 bits en grupos de %3, lo que no se admite.</translation>
    </message>
    <message>
        <source>%1 has GPTQ weights of %2 bits in groups of %3, which is not supported.</source>
        <translation>%1 tiene pesos GPTQ de %2 bits en grupos de %3, lo que no se admite.</translation>
    </message>
    <message>
        <source>%1 has a &quot;%2&quot; that is neither true nor false</source>
        <translation>%1 tiene un &quot;%2&quot; que no es ni true ni false</translation>
    </message>
    <message>
        <source>%1 has a &quot;%2&quot;, which is not supported.</source>
        <translation>%1 tiene un &quot;%2&quot;, que no se admite.</translation>
    </message>
    <message>
        <source>%1 has a &quot;dropout&quot;, which would give different tokens each time.</source>
        <translation>%1 tiene un &quot;dropout&quot;, que daría otros tokens cada vez.</translation>
    </message>
    <message>
        <source>%1 has a dimension that is not a whole number from 0 to 2^63 - 1</source>
        <translation>%1 tiene una dimensión que no es un número entero de 0 a 2^63 - 1</translation>
    </message>
    <message>
        <source>%1 has a higher perplexity.</source>
        <translation>%1 tiene una perplejidad mayor.</translation>
    </message>
    <message>
        <source>%1 has a lower perplexity.</source>
        <translation>%1 tiene una perplejidad menor.</translation>
    </message>
    <message>
        <source>%1 has an invalid size</source>
        <translation>%1 tiene un tamaño imposible</translation>
    </message>
    <message>
        <source>%1 has an invalid size.</source>
        <translation>%1 tiene un tamaño imposible.</translation>
    </message>
    <message>
        <source>%1 has data_offsets %2, but the file contains only %3 bytes of data</source>
        <translation>%1 tiene data_offsets %2, pero el archivo contiene solo %3 bytes de datos</translation>
    </message>
    <message>
        <source>%1 has data_offsets %2, whose end is before the start</source>
        <translation>%1 tiene data_offsets %2 que van hacia atrás</translation>
    </message>
    <message>
        <source>%1 has data_offsets that are not whole numbers of 0 or more</source>
        <translation>%1 tiene data_offsets que no son números enteros desde 0</translation>
    </message>
    <message>
        <source>%1 has more than %2 records.</source>
        <translation>%1 tiene más de %2 registros.</translation>
    </message>
    <message>
        <source>%1 has more than 1,000 groups.</source>
        <translation>%1 tiene más de 1000 grupos.</translation>
    </message>
    <message>
        <source>%1 has narrower vectors</source>
        <translation>%1 los tiene más estrechos</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot;</source>
        <translation>%1 no tiene &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot; that is a number of 0 or more</source>
        <translation>%1 no tiene un &quot;%2&quot; que sea un número desde 0</translation>
    </message>
    <message>
        <source>%1 has no &quot;config_groups&quot;.</source>
        <translation>%1 no tiene &quot;config_groups&quot;.</translation>
    </message>
    <message>
        <source>%1 has no &quot;merges&quot;, which are required to tokenize text.</source>
        <translation>%1 no tiene &quot;merges&quot;, sin lo cual un texto no puede dividirse en sus tokens.</translation>
    </message>
    <message>
        <source>%1 has no &quot;model&quot;.</source>
        <translation>%1 no tiene &quot;model&quot;.</translation>
    </message>
    <message>
        <source>%1 has no &quot;pattern&quot; that is a String or a Regex</source>
        <translation>%1 no tiene un &quot;pattern&quot; que sea String o Regex</translation>
    </message>
    <message>
        <source>%1 has no &quot;vocab&quot;.</source>
        <translation>%1 no tiene &quot;vocab&quot;.</translation>
    </message>
    <message>
        <source>%1 has no &quot;weight_map&quot;.</source>
        <translation>%1 no tiene &quot;weight_map&quot;.</translation>
    </message>
    <message>
        <source>%1 has no &quot;weights&quot;.</source>
        <translation>%1 no tiene &quot;weights&quot;.</translation>
    </message>
    <message>
        <source>%1 has no %2.</source>
        <translation>%1 no tiene %2.</translation>
    </message>
    <message>
        <source>%1 has no dtype</source>
        <translation>%1 no tiene dtype</translation>
    </message>
    <message>
        <source>%1 has no elements.</source>
        <translation>%1 no tiene elementos.</translation>
    </message>
    <message>
        <source>%1 has no learned step sizes.</source>
        <translation>No hay pasos aprendidos para %1.</translation>
    </message>
    <message>
        <source>%1 has no pair of data_offsets</source>
        <translation>%1 no tiene el par data_offsets</translation>
    </message>
    <message>
        <source>%1 has no records.</source>
        <translation>%1 no tiene registros.</translation>
    </message>
    <message>
        <source>%1 has no shape</source>
        <translation>%1 no tiene forma</translation>
    </message>
    <message>
        <source>%1 has no tensor %2, but is listed for it in %3.</source>
        <translation>%1 no tiene el tensor %2, que según %3 está ahí.</translation>
    </message>
    <message>
        <source>%1 has no tensor %2.</source>
        <translation>%1 no tiene el tensor %2.</translation>
    </message>
    <message>
        <source>%1 has no tensor of a supported floating-point type (it has %2 tensors).</source>
        <translation>%1 no tiene ningún tensor de un tipo flotante admitido (tiene %2 tensores).</translation>
    </message>
    <message>
        <source>%1 has not been trained.</source>
        <translation>%1 no se ha entrenado.</translation>
    </message>
    <message>
        <source>%1 has separate rules for single layers (&quot;dynamic&quot;), which is not supported.</source>
        <translation>%1 da reglas propias a capas concretas (&quot;dynamic&quot;), lo que no se admite.</translation>
    </message>
    <message>
        <source>%1 has the AWQ version %2, which is not supported.</source>
        <translation>%1 tiene la versión %2 de AWQ, que no se admite.</translation>
    </message>
    <message>
        <source>%1 has the GPTQ format %2, which is not supported.</source>
        <translation>%1 tiene el formato GPTQ %2, que no se admite.</translation>
    </message>
    <message>
        <source>%1 has the behavior %2, which is not supported</source>
        <translation>%1 tiene el comportamiento %2, que no se admite</translation>
    </message>
    <message>
        <source>%1 has the format %2 with %3-bit %4 weights, which is not supported.</source>
        <translation>%1 tiene el formato %2 con pesos %4 de %3 bits, lo que no se admite.</translation>
    </message>
    <message>
        <source>%1 has the method %2, which is not supported.</source>
        <translation>%1 tiene el método %2, que no se admite.</translation>
    </message>
    <message>
        <source>%1 has the smallest file of all equivalent modes: %2 KiB, %3% of the baseline.</source>
        <translation>El archivo más pequeño de un modo equivalente es el de %1: %2 KiB, %3 % de la referencia.</translation>
    </message>
    <message>
        <source>%1 has the smallest loss of the configurations that meet the limits: %2.</source>
        <translation>%1 tiene la menor pérdida de las configuraciones que cumplen los límites: %2.</translation>
    </message>
    <message>
        <source>%1 has the smallest weights: %2 bytes, %3 of the baseline.</source>
        <translation>Los pesos más pequeños son los de %1: %2 bytes, %3 de la referencia.</translation>
    </message>
    <message>
        <source>%1 has the strategy %2 with a group size that does not fit it.</source>
        <translation>%1 tiene la estrategia %2 con un tamaño de grupo que no tiene sentido para ella.</translation>
    </message>
    <message>
        <source>%1 has the type %2, which is not supported.</source>
        <translation>%1 es de tipo %2, que no se admite.</translation>
    </message>
    <message>
        <source>%1 has the unknown token %2, which is not in its vocabulary.</source>
        <translation>%1 tiene el token desconocido %2, que no está en su vocabulario.</translation>
    </message>
    <message>
        <source>%1 have a higher perplexity.</source>
        <translation>%1 tienen una perplejidad mayor.</translation>
    </message>
    <message>
        <source>%1 have a lower perplexity.</source>
        <translation>%1 tienen una perplejidad menor.</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 cabezas</translation>
    </message>
    <message>
        <source>%1 images require more than 4 GiB (the limit).</source>
        <translation>%1 imágenes ocupan más de 4 GiB, el límite.</translation>
    </message>
    <message>
        <source>%1 in the group %2</source>
        <translation>%1 en el grupo %2</translation>
    </message>
    <message>
        <source>%1 is %2, a RoPE scaling that is not supported.</source>
        <translation>%1 es %2, un escalado RoPE no admitido.</translation>
    </message>
    <message>
        <source>%1 is %2, which is %3 above the limit of %4.</source>
        <translation>%1: %2, que supera en %3 el límite de %4.</translation>
    </message>
    <message>
        <source>%1 is %2, which is %3 below the limit of %4.</source>
        <translation>%1: %2, que queda %3 por debajo del límite de %4.</translation>
    </message>
    <message>
        <source>%1 is %2, which is not a token id of a vocabulary of %3 tokens.</source>
        <translation>%1 es %2, que no es un id de un vocabulario de %3 tokens.</translation>
    </message>
    <message>
        <source>%1 is %2, which is not divisible by the %3 heads, and there is no &quot;head_dim&quot;.</source>
        <translation>%1 es %2, que no es divisible entre las %3 cabezas, y no hay &quot;head_dim&quot;.</translation>
    </message>
    <message>
        <source>%1 is %2, which is not supported.</source>
        <translation>%1 es %2, que no se admite.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 is %2; expected %3.</source>
        <translation>%1 es %2, donde corresponde %3.</translation>
    </message>
    <message>
        <source>%1 is %2; it must be a multiple of %3.</source>
        <translation>%1 es %2; ha de ser un múltiplo de %3.</translation>
    </message>
    <message>
        <source>%1 is %2; it must be between %3 and %4.</source>
        <translation>%1 es %2; se admite de %3 a %4.</translation>
    </message>
    <message>
        <source>%1 is %2; it requires increasing whole numbers from 1 to %3.</source>
        <translation>%1 es %2; toma números enteros crecientes de 1 a %3.</translation>
    </message>
    <message>
        <source>%1 is %2; the limit of %3 lies within the 95% interval.</source>
        <translation>%1: %2; el límite de %3 está dentro del intervalo del 95 %.</translation>
    </message>
    <message>
        <source>%1 is %2; the range is 1 to %3</source>
        <translation>%1 es %2, y lo posible es de 1 a %3</translation>
    </message>
    <message>
        <source>%1 is a GGUF model (llama.cpp), which is not supported.</source>
        <translation>%1 es un modelo en GGUF, el formato de llama.cpp, que no se lee.</translation>
    </message>
    <message>
        <source>%1 is a Parquet file; task files must be JSONL or JSON.</source>
        <translation>%1 es un archivo Parquet; los archivos de tareas se leen como JSONL o JSON.</translation>
    </message>
    <message>
        <source>%1 is a layer profile of trtexec --exportProfile, which contains no query times.</source>
        <translation>%1 es un perfil de capas de trtexec --exportProfile, que no contiene tiempos de consultas.</translation>
    </message>
    <message>
        <source>%1 is a single number.</source>
        <translation>%1 es un solo número.</translation>
    </message>
    <message>
        <source>%1 is an .npy file, which contains a single tensor without a name.</source>
        <translation>%1 es un archivo .npy, que contiene un tensor sin nombre.</translation>
    </message>
    <message>
        <source>%1 is compressed; task files must be JSONL or JSON.</source>
        <translation>%1 está comprimido; los archivos de tareas se leen como JSONL o JSON.</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at %3 of %4 sizes, by %5 to %6.</source>
        <translation>%1 es más rápido que %2 en %3 de %4 tamaños, de %5 a %6.</translation>
    </message>
    <message>
        <source>%1 is larger than 1 GiB.</source>
        <translation>%1 ocupa más de 1 GiB.</translation>
    </message>
    <message>
        <source>%1 is missing, and the model_type %2 is not supported.</source>
        <translation>Falta %1, y el model_type %2 no se admite.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Falta %1.</translation>
    </message>
    <message>
        <source>%1 is neither an .npy nor a .safetensors file.</source>
        <translation>%1 no es ni un archivo .npy ni un .safetensors.</translation>
    </message>
    <message>
        <source>%1 is not 1, which is not supported.</source>
        <translation>%1 no es 1, lo que no se admite.</translation>
    </message>
    <message>
        <source>%1 is not a JSON object.</source>
        <translation>%1 no es un objeto JSON.</translation>
    </message>
    <message>
        <source>%1 is not a finite number</source>
        <translation>%1 no es un número finito</translation>
    </message>
    <message>
        <source>%1 is not a folder.</source>
        <translation>%1 no es una carpeta.</translation>
    </message>
    <message>
        <source>%1 is not a list of %2 types, one for each layer.</source>
        <translation>%1 no es una lista de %2 tipos, uno por capa.</translation>
    </message>
    <message>
        <source>%1 is not an lm-eval item: it has neither doc_id nor doc_hash.</source>
        <translation>%1 no es un ejemplo de lm-eval: no tiene doc_id ni doc_hash.</translation>
    </message>
    <message>
        <source>%1 is not an object.</source>
        <translation>%1 no es un objeto.</translation>
    </message>
    <message>
        <source>%1 is not resolved with this text.</source>
        <translation>Este texto no distingue %1.</translation>
    </message>
    <message>
        <source>%1 is not supported</source>
        <translation>%1 no se admite</translation>
    </message>
    <message>
        <source>%1 is not the output of a supported tool; it begins with %2.</source>
        <translation>%1 es un texto o una tabla que no escribe ninguna herramienta compatible; empieza por %2.</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: line %2, column %3: %4.</source>
        <translation>%1 no es JSON válido: línea %2, columna %3: %4.</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: line 1, column 1: unexpected end of input.</source>
        <translation>%1 no es JSON válido: línea 1, columna 1: fin inesperado.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is skipped at %n points, first at %2: %3</source>
        <comment>%1 is skipped at %2: %3</comment>
        <translation>
            <numerusform>%1 se omite en %2: %3</numerusform>
            <numerusform>%1 se omite en %n puntos, el primero %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is skipped: %2</source>
        <translation>%1 se omite: %2</translation>
    </message>
    <message>
        <source>%1 is stored in column-major order.</source>
        <translation>%1 está guardado por columnas.</translation>
    </message>
    <message>
        <source>%1 is the best (%2), significantly better than each of the others on these %3 items.</source>
        <translation>%1 es la mejor (%2), y está demostrado que supera a cada una de las demás en estos %3 ejemplos.</translation>
    </message>
    <message>
        <source>%1 is the fastest configuration that meets the limits: %2.</source>
        <translation>%1 es la configuración más rápida que cumple los límites: %2.</translation>
    </message>
    <message>
        <source>%1 is too large for single precision</source>
        <translation>%1 es demasiado grande para precisión simple</translation>
    </message>
    <message>
        <source>%1 is too large: %2. JSON files can have up to %3.</source>
        <translation>%1 ocupa %2; se leen como mucho %3 de JSON.</translation>
    </message>
    <message>
        <source>%1 lists more than %2 shards.</source>
        <translation>%1 nombra más de %2 fragmentos.</translation>
    </message>
    <message>
        <source>%1 lists more than 1,000 ids.</source>
        <translation>%1 enumera más de 1000 ids.</translation>
    </message>
    <message>
        <source>%1 lists no tensors.</source>
        <translation>%1 no nombra ningún tensor.</translation>
    </message>
    <message>
        <source>%1 looks like a result of %2, but %3.</source>
        <translation>%1 parece un resultado de %2, pero %3.</translation>
    </message>
    <message>
        <source>%1 maps the tensor %2 to a file that is not a plain file name.</source>
        <translation>%1 pone el tensor %2 en un archivo que no es un simple nombre.</translation>
    </message>
    <message>
        <source>%1 match the perplexity within ±0.5%.</source>
        <translation>%1 tienen la misma perplejidad dentro de ±0,5&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 matches the perplexity within ±0.5%.</source>
        <translation>%1 tiene la misma perplejidad dentro de ±0,5&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 meet the limits and need the least memory (the same number of bytes).</source>
        <translation>%1 cumplen los límites y son las que menos memoria necesitan, el mismo número de bytes.</translation>
    </message>
    <message>
        <source>%1 merge %2 is not a pair of tokens: %3.</source>
        <translation>%1: la fusión %2 no es un par de tokens: %3.</translation>
    </message>
    <message>
        <source>%1 merge %2 uses the token %3, which is not in the vocabulary.</source>
        <translation>%1: la fusión %2 usa el token %3, que no está en el vocabulario.</translation>
    </message>
    <message>
        <source>%1 modes</source>
        <translation>%1 modos</translation>
    </message>
    <message>
        <source>%1 modes are better; the largest difference is that of %2, %3.</source>
        <translation>%1 modos son mejores; el más alejado es %2, %3.</translation>
    </message>
    <message>
        <source>%1 modes are equivalent to FP32 within ±0.5 points; the largest difference is that of %2, %3.</source>
        <translation>%1 modos son equivalentes a FP32 dentro de ±0,5 puntos; el más alejado es %2, %3.</translation>
    </message>
    <message>
        <source>%1 modes are equivalent to and faster than the baseline on this device, by %2× to %3×.</source>
        <translation>%1 modos son equivalentes a la referencia y más rápidos que ella en este dispositivo, de %2× a %3×.</translation>
    </message>
    <message>
        <source>%1 modes are not resolved with these items; the largest difference is that of %2, %3.</source>
        <translation>%1 modos no quedan resueltos con estos ejemplos; el más alejado es %2, %3.</translation>
    </message>
    <message>
        <source>%1 modes are worse; the largest difference is that of %2, %3.</source>
        <translation>%1 modos son peores; el más alejado es %2, %3.</translation>
    </message>
    <message>
        <source>%1 must be %2.</source>
        <translation>%1 tiene que ser %2.</translation>
    </message>
    <message>
        <source>%1 must be larger than low_freq_factor.</source>
        <translation>%1 tiene que ser mayor que low_freq_factor.</translation>
    </message>
    <message>
        <source>%1 needs the least memory of the configurations that meet the limits: %2.</source>
        <translation>%1 es la que menos memoria necesita de las configuraciones que cumplen los límites: %2.</translation>
    </message>
    <message>
        <source>%1 ns = %2 ps per element</source>
        <translation>%1 ns = %2 ps por elemento</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot;</source>
        <translation>%1 de &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1 of %2 columns never change in the training split; they are set to 0.</source>
        <translation>%1 de %2 columnas nunca cambian en la parte de entrenamiento; se ponen a 0.</translation>
    </message>
    <message>
        <source>%1 of %2 items are used, chosen by the seed.</source>
        <translation>Se usan %1 de %2 ejemplos, elegidos por la semilla.</translation>
    </message>
    <message>
        <source>%1 of %2 items of %3 were skipped, because a choice has no token that can be scored; %4.</source>
        <translation>Se excluyeron %1 de %2 ejemplos de %3, porque una opción no añade ningún token propio que puntuar; %4.</translation>
    </message>
    <message>
        <source>%1 of %2 items of %3 were skipped, because they do not fit into the model&apos;s context of %4 tokens; %5.</source>
        <translation>Se excluyeron %1 de %2 ejemplos de %3, porque no caben en el contexto del modelo, de %4 tokens; %5.</translation>
    </message>
    <message>
        <source>%1 of %2 points measured</source>
        <translation>%1 de %2 puntos medidos</translation>
    </message>
    <message>
        <source>%1 of %2 samples took no longer than the constant overhead of their graph and count as 0 µs.</source>
        <translation>%1 de %2 muestras no tardaron más que la constante de su grafo y cuentan como 0 µs.</translation>
    </message>
    <message>
        <source>%1 of %2 test items are used, chosen by the seed.</source>
        <translation>Se usan %1 de %2 ejemplos de prueba, elegidos por la semilla.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n comparisons with a baseline are not resolved. Ratios within ±1% count as the same; intervals are 95%.</source>
        <comment>%1 of %n comparison with a baseline is not resolved. Ratios within ±1% count as the same; intervals are 95%.</comment>
        <translation>
            <numerusform>%1 de %n comparación con una referencia no está resuelta. Los cocientes dentro de ±1 % cuentan como igual; los intervalos son del 95 %.</numerusform>
            <numerusform>%1 de %n comparaciones con una referencia no están resueltas. Los cocientes dentro de ±1 % cuentan como igual; los intervalos son del 95 %.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of its %2 items are duplicates and were removed. The remaining %3 are split into %4 for training, %5 for calibration and %6 for testing; no split can be empty</source>
        <translation>%1 de sus %2 ejemplos son copias de otros y se excluyeron; los %3 que quedan se reparten en %4 para entrenamiento, %5 para calibración y %6 para prueba; ninguna parte puede estar vacía</translation>
    </message>
    <message>
        <source>%1 of its %2 items are duplicates of others or of test items and were removed. The remaining %3 are split into %4 for training and %5 for calibration; no split can be empty</source>
        <translation>%1 de sus %2 ejemplos son copias de otros o de ejemplos de prueba y se excluyeron; los %3 que quedan se reparten en %4 para entrenamiento y %5 para calibración; ninguna parte puede estar vacía</translation>
    </message>
    <message>
        <source>%1 of shape %2 and type %3</source>
        <translation>%1 de forma %2 y tipo %3</translation>
    </message>
    <message>
        <source>%1 on %2, batch %3, prompts of %4 tokens</source>
        <translation>%1 en %2, lote %3, prompts de %4 tokens</translation>
    </message>
    <message>
        <source>%1 on averages of %2×%3 pixels</source>
        <translation>%1 sobre medias de %2×%3 píxeles</translation>
    </message>
    <message>
        <source>%1 on minima</source>
        <translation>%1 con los mínimos</translation>
    </message>
    <message>
        <source>%1 on steady means</source>
        <translation>%1 con medias estables</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 overlaps the previous tensor</source>
        <translation>%1 se solapa con el tensor anterior</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>%1 per call</source>
        <translation>%1 por llamada</translation>
    </message>
    <message>
        <source>%1 per channel</source>
        <translation>%1 por canal</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>%1 por token</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>%1 requires %2 bytes, but its data_offsets specify %3</source>
        <translation>%1 necesita %2 bytes, pero sus data_offsets dan %3</translation>
    </message>
    <message>
        <source>%1 requires %2 bytes, but the file has more</source>
        <translation>%1 necesita %2 bytes, pero hay más</translation>
    </message>
    <message>
        <source>%1 requires %2 bytes, but the file has only %3</source>
        <translation>%1 necesita %2 bytes, pero solo hay %3</translation>
    </message>
    <message>
        <source>%1 requires 1 to 16 numbers.</source>
        <translation>%1 toma de 1 a 16 números.</translation>
    </message>
    <message>
        <source>%1 requires a calibration text.</source>
        <translation>%1 necesita un texto de calibración.</translation>
    </message>
    <message>
        <source>%1 requires more than 2^63 bytes</source>
        <translation>%1 necesita más de 2^63 bytes</translation>
    </message>
    <message>
        <source>%1 requires the inputs of the layer on a calibration split.</source>
        <translation>%1 requiere las entradas de la capa en una partición de calibración.</translation>
    </message>
    <message>
        <source>%1 rows (%2) independently yield the same n = %3: each contains one slow sample among %4, most likely its first run.</source>
        <translation>%1 filas (%2) dan por separado el mismo n = %3: cada una contiene una muestra lenta entre %4, muy probablemente su primera ejecución.</translation>
    </message>
    <message>
        <source>%1 rows have the same features as another row. They are kept, because table rows can repeat, so splits can share values.</source>
        <translation>%1 filas tienen las mismas características que otra; se conservan, pues las tablas pueden repetirse: las partes pueden compartir valores.</translation>
    </message>
    <message>
        <source>%1 rows of heads of %2 elements are too much for the attention kernel.</source>
        <translation>%1 filas de cabezas de %2 elementos son demasiado para el kernel de atención.</translation>
    </message>
    <message>
        <source>%1 samples are too few: the 95% interval of the median is %2 to %3, and p95 requires 59.</source>
        <translation>%1 muestras son muy pocas: el intervalo del 95 % de la mediana va de %2 a %3, y p95 necesita 59.</translation>
    </message>
    <message>
        <source>%1 samples do not determine the median precisely enough: its 95% interval is %2 to %3 (%4 wide; target: 2%).</source>
        <translation>%1 muestras no fijan la mediana: su intervalo del 95 % va de %2 a %3, o sea %4 de ancho en vez de 2 % como mucho.</translation>
    </message>
    <message>
        <source>%1 specifies %2, an architecture that is not supported.</source>
        <translation>%1 nombra %2, una arquitectura no admitida.</translation>
    </message>
    <message>
        <source>%1 steps are too many</source>
        <translation>%1 pasos son demasiados</translation>
    </message>
    <message>
        <source>%1 steps were requested at a time.</source>
        <translation>Se pidieron %1 pasos de una vez.</translation>
    </message>
    <message>
        <source>%1 to %2 (%3 sizes)</source>
        <translation>%1 a %2 (%3 tamaños)</translation>
    </message>
    <message>
        <source>%1 to %2 buffers</source>
        <translation>de %1 a %2 búferes</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>%1 values, FP32 multiplication (simulated)</source>
        <translation>%1 valores, productos FP32 (simulado)</translation>
    </message>
    <message>
        <source>%1 was not measured; the limit is %2.</source>
        <translation>%1: no se midió; el límite es %2.</translation>
    </message>
    <message>
        <source>%1 was skipped by Google Benchmark: %2</source>
        <translation>Google Benchmark omitió %1: %2</translation>
    </message>
    <message>
        <source>%1 was tried first.</source>
        <translation>Primero se buscó como %1.</translation>
    </message>
    <message>
        <source>%1 weights dequantized, FP32 multiplication</source>
        <translation>%1 pesos restaurados, productos FP32</translation>
    </message>
    <message>
        <source>%1 would have more than %2 elements.</source>
        <translation>%1 tendría más de %2 elementos.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × %2, FP32 multiply-adds (%3)</source>
        <translation>%1 × %2, multiplicaciones-sumas en FP32 (%3)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 classes, seed %3</source>
        <translation>%1, %2 clases, semilla %3</translation>
    </message>
    <message>
        <source>%1, %2 parameters</source>
        <translation>%1, %2 parámetros</translation>
    </message>
    <message>
        <source>%1, %2 parameters, %3 layers, width %4, vocabulary %5, context %6</source>
        <translation>%1, %2 parámetros, %3 capas, anchura %4, vocabulario %5, contexto %6</translation>
    </message>
    <message>
        <source>%1, %2 parameters, %3 layers, width %4, vocabulary %5, context %6, quantized (%7)</source>
        <translation>%1, %2 parámetros, %3 capas, anchura %4, vocabulario %5, contexto %6, cuantizado (%7)</translation>
    </message>
    <message>
        <source>%1, %2 tokens</source>
        <translation>%1, %2 tokens</translation>
    </message>
    <message>
        <source>%1, %2, on %3</source>
        <translation>%1, %2, en %3</translation>
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
        <translation>%1, 95 % de %2 a %3</translation>
    </message>
    <message>
        <source>%1, INT32 sums (%2)</source>
        <translation>%1, sumas en INT32 (%2)</translation>
    </message>
    <message>
        <source>%1, by reading more than the cache size</source>
        <translation>%1, mediante lectura previa</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, de %2</translation>
    </message>
    <message>
        <source>%1, groups of %2</source>
        <translation>%1, grupos de %2</translation>
    </message>
    <message>
        <source>%1, groups of %2, clip %3</source>
        <translation>%1, grupos de %2, recorte %3</translation>
    </message>
    <message>
        <source>%1, imported from %2</source>
        <translation>%1, importado de %2</translation>
    </message>
    <message>
        <source>%1, item %2</source>
        <translation>%1, ejemplo %2</translation>
    </message>
    <message>
        <source>%1, larger than the cache, so not actually hot</source>
        <translation>%1, mayor que la caché, así que en realidad no está caliente</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm</source>
        <translation>%1, menos de 2 cachés, así que en parte caliente</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm (rotation limited by the available memory)</source>
        <translation>%1, menos de 2 cachés, así que en parte caliente (rotación limitada por la memoria libre)</translation>
    </message>
    <message>
        <source>%1, less than twice the cache size, so partly warm (rotation limited to 1 GiB or a quarter of the available memory)</source>
        <translation>%1, menos de 2 cachés, así que en parte caliente (rotación limitada a 1 GiB o a un cuarto de la memoria libre)</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, línea %2</translation>
    </message>
    <message>
        <source>%1, line %2, %3</source>
        <translation>%1, línea %2, %3</translation>
    </message>
    <message>
        <source>%1, line %2: %3.</source>
        <translation>%1, línea %2: %3.</translation>
    </message>
    <message>
        <source>%1, one dynamic scale for the whole tensor, computed by the kernel: %2.</source>
        <translation>%1, una escala para todo el tensor, que el kernel halla en los datos: %2.</translation>
    </message>
    <message>
        <source>%1, one dynamic scale per %2 elements of a token, computed by the kernel: %3.</source>
        <translation>%1, una escala por cada %2 elementos de un token, que el kernel halla en los datos: %3.</translation>
    </message>
    <message>
        <source>%1, one dynamic scale per token, computed by the kernel: %2.</source>
        <translation>%1, una escala por token, que el kernel halla en los datos: %2.</translation>
    </message>
    <message>
        <source>%1, one scale per row</source>
        <translation>%1, una escala por fila</translation>
    </message>
    <message>
        <source>%1, one scale per row, clip %2</source>
        <translation>%1, una escala por fila, recorte %2</translation>
    </message>
    <message>
        <source>%1, one scale per tensor</source>
        <translation>%1, una escala para el tensor</translation>
    </message>
    <message>
        <source>%1, one scale per tensor, clip %2</source>
        <translation>%1, una escala para el tensor, recorte %2</translation>
    </message>
    <message>
        <source>%1, one static scale for the whole tensor: %2.</source>
        <translation>%1, una escala para todo el tensor, dada antes del lanzamiento: %2.</translation>
    </message>
    <message>
        <source>%1, one static scale per %2 elements of a token: %3.</source>
        <translation>%1, una escala por cada %2 elementos de un token, dada antes del lanzamiento: %3.</translation>
    </message>
    <message>
        <source>%1, one static scale per token: %2.</source>
        <translation>%1, una escala por token, dada antes del lanzamiento: %2.</translation>
    </message>
    <message>
        <source>%1, p = %2</source>
        <translation>%1, p = %2</translation>
    </message>
    <message>
        <source>%1, record %2</source>
        <translation>%1, registro %2</translation>
    </message>
    <message>
        <source>%1, row &quot;%2&quot;</source>
        <translation>%1, fila &quot;%2&quot;</translation>
    </message>
    <message>
        <source>%1, run %2: %3</source>
        <translation>%1, ejecución %2: %3</translation>
    </message>
    <message>
        <source>%1, run %2: it has no &quot;result&quot;.</source>
        <translation>%1, ejecución %2: no tiene &quot;result&quot;.</translation>
    </message>
    <message>
        <source>%1, the first %2 of %3 tokens</source>
        <translation>%1, los primeros %2 de %3 tokens</translation>
    </message>
    <message>
        <source>%1, the first %2 tokens</source>
        <translation>%1, los primeros %2 tokens</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. Do not use the figures of this mode, and report this problem.</source>
        <translation>%1. No se fíe de las cifras de este modo; comuníquelo, por favor.</translation>
    </message>
    <message>
        <source>%1. Do not use the figures of this variant, and report this problem.</source>
        <translation>%1. No se fíe de las cifras de esta variante; comuníquelo, por favor.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; %3 is a difference of %4 of %5 items, z = %6, which is within the noise of so few items.</source>
        <translation>%1: &quot;%2&quot; %3 es una diferencia de %4 de %5 ejemplos, z = %6: dentro del ruido de tan pocos ejemplos.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is given as %3, but %4 compared with %5 gives %6.</source>
        <translation>%1: &quot;%2&quot; dice %3, pero %4 frente a %5 da %6.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is given as %3, but std %4 divided by mean %5 is %6.</source>
        <translation>%1: &quot;%2&quot; dice %3, pero std %4 entre mean %5 es %6.</translation>
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
        <translation>%1: %2 frente a &quot;%3&quot; se apoya en una muestra; lo que se sigue es %4.</translation>
    </message>
    <message>
        <source>%1: %2 contains row numbers and is not used.</source>
        <translation>%1: %2 numera las filas y se excluye.</translation>
    </message>
    <message>
        <source>%1: %2 divided by %3 is %4, not %5: %6.</source>
        <translation>%1: %2 entre %3 es %4, no %5: %6.</translation>
    </message>
    <message>
        <source>%1: %2 is of type %3, which is not supported.</source>
        <translation>%1: %2 es de tipo %3, que no se admite.</translation>
    </message>
    <message>
        <source>%1: %2 training, %3 calibration and %4 test items</source>
        <translation>%1: %2 para entrenar, %3 para calibrar, %4 para probar</translation>
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
        <translation>%1: falta &apos;%2&apos;.</translation>
    </message>
    <message>
        <source>%1: Sequence has no &quot;%2&quot;.</source>
        <translation>%1: Sequence no tiene &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>%1: a model of %2 to %3 KB is mostly file metadata, so its size ratios do not characterize the formats.</source>
        <translation>%1: un modelo de %2 a %3 KB es sobre todo metadatos; sus cocientes de tamaño no dicen nada de los formatos.</translation>
    </message>
    <message>
        <source>%1: according to line %2, it ran as %3 (%4). Label it as simulated.</source>
        <translation>%1: la línea %2 dice que se ejecutó como %3 (%4); señálelo como simulado.</translation>
    </message>
    <message>
        <source>%1: all accuracies are multiples of 1/%2 (%3), so they were measured on %4 items. The standard error at %5 is ±%6 points. Differences below %7 points are not resolved; a paired test (McNemar) resolves none below %8 points (%9 items).</source>
        <translation>%1: todas las exactitudes son múltiplos de 1/%2 (%3), así que se apoyan en %4 ejemplos. El error típico en %5 es ±%6 puntos; las diferencias menores de %7 puntos no están resueltas, y ni siquiera una prueba emparejada (McNemar) resuelve ninguna menor de %8 puntos (%9 ejemplos).</translation>
    </message>
    <message>
        <source>%1: layer %2 of %3</source>
        <translation>%1: capa %2 de %3</translation>
    </message>
    <message>
        <source>%1: of %2 sizes, %3 is printed as the best per element (%4). Recomputed, it is the worst: %5 ns compared with %6 ns for %7. The conclusion is inverted.</source>
        <translation>%1: de %2 tamaños, %3 se imprime como el mejor por elemento (%4); recalculado es el peor, %5 ns frente a %6 ns de %7: la conclusión se invierte.</translation>
    </message>
    <message>
        <source>%1: one outlier of %2 dominates the variance. (max − mean)/std = %3 = √(n − 1) gives n = %4. The other %5 samples take %6 on average, not %7.</source>
        <translation>%1: una muestra de %2 hace toda la varianza. (max − mean)/std = %3 = √(n − 1) da n = %4; las otras %5 muestras tardan %6 de media, no %7.</translation>
    </message>
    <message>
        <source>%1: run “%2”, n = %3 items; 95% intervals of differences paired by item.</source>
        <translation>%1: ejecución «%2», n = %3 ejemplos; intervalos del 95 % de diferencias emparejadas por ejemplo.</translation>
    </message>
    <message>
        <source>%1: the label %2 is not a whole number of at most 2147483647.</source>
        <translation>%1: la clase %2 no es un número entero de como mucho 2147483647.</translation>
    </message>
    <message>
        <source>%1: the label is %2, %3.</source>
        <translation>%1: la clase es %2, %3.</translation>
    </message>
    <message>
        <source>%1: the label is missing.</source>
        <translation>%1: falta la clase.</translation>
    </message>
    <message>
        <source>%1: the record</source>
        <translation>%1: el registro</translation>
    </message>
    <message>
        <source>%1: the tensor %2 has shape %3; expected %4.</source>
        <translation>%1: el tensor %2 tiene la forma %3, donde corresponde %4.</translation>
    </message>
    <message>
        <source>%1: the tensor %2 has type %3; expected %4.</source>
        <translation>%1: el tensor %2 es de tipo %3, donde corresponde %4.</translation>
    </message>
    <message>
        <source>%1: this label is the 1,001st class; the limit is 1,000.</source>
        <translation>%1: esta es la clase número 1001; se permiten como mucho 1000.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; its figures are not reliable.</source>
        <translation>%1; sus cifras no son de fiar.</translation>
    </message>
    <message>
        <source>%1; its last output: %2.</source>
        <translation>%1; sus últimas palabras: %2.</translation>
    </message>
    <message>
        <source>%1; not measured by Quantoscope.</source>
        <translation>%1; no medido aquí.</translation>
    </message>
    <message>
        <source>%1× faster %2 than %3</source>
        <translation>%1× más rápido %2 que %3</translation>
    </message>
    <message>
        <source>%1× slower %2 than %3</source>
        <translation>%1× más lento %2 que %3</translation>
    </message>
    <message>
        <source>%1×%2 exceeds the %3 elements that were prepared.</source>
        <translation>%1×%2 no cabe en los %3 elementos preparados.</translation>
    </message>
    <message>
        <source>%2 has no variant &apos;%1&apos;.</source>
        <translation>&apos;%1&apos; no es una variante de %2.</translation>
    </message>
    <message>
        <source>%2 of %1 layers use a sliding window of %3 tokens and the others full attention, which is not supported. The context is limited to the window, where both are equivalent.</source>
        <translation>De %1 capas, %2 ven una ventana de %3 tokens y las demás todo, lo que no se admite: el contexto acaba en la ventana, hasta donde ambas cosas son lo mismo.</translation>
    </message>
    <message>
        <source>%2×%3 is not divisible into cells of %1 pixels.</source>
        <translation>Celdas de %1 píxeles no dividen %2×%3.</translation>
    </message>
    <message numerus="yes">
        <source>%n buffers</source>
        <comment>%n buffer</comment>
        <translation>
            <numerusform>%n búfer</numerusform>
            <numerusform>%n búferes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n buffers, %1</source>
        <comment>%n buffer, %1</comment>
        <translation>
            <numerusform>%n búfer, %1</numerusform>
            <numerusform>%n búferes, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are not resolved.</source>
        <comment>%n configuration is not resolved.</comment>
        <translation>
            <numerusform>%n configuración no está resuelta.</numerusform>
            <numerusform>%n configuraciones no están resueltas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are not resolved. Measure %1 rounds and the whole text to narrow their intervals.</source>
        <comment>%n configuration is not resolved. Measure %1 rounds and the whole text to narrow its intervals.</comment>
        <translation>
            <numerusform>%n configuración no está resuelta. Mida %1 rondas y el texto completo para estrechar su intervalo.</numerusform>
            <numerusform>%n configuraciones no están resueltas. Mida %1 rondas y el texto completo para estrechar sus intervalos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are simulated on this device.</source>
        <comment>%n configuration is simulated on this device.</comment>
        <translation>
            <numerusform>%n configuración está simulada en este dispositivo.</numerusform>
            <numerusform>%n configuraciones están simuladas en este dispositivo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations are simulated on this device. Their predictions and sizes are valid; their times are not representative of hardware with support.</source>
        <comment>%n configuration is simulated on this device. Its predictions and size are valid; its times are not representative of hardware with support.</comment>
        <translation>
            <numerusform>%n configuración se simula en este dispositivo. Sus predicciones y su tamaño son válidos; sus tiempos no son representativos de un hardware compatible.</numerusform>
            <numerusform>%n configuraciones se simulan en este dispositivo. Sus predicciones y tamaños son válidos; sus tiempos no son representativos de un hardware compatible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configurations do not meet the limits.</source>
        <comment>%n configuration does not meet the limits.</comment>
        <translation>
            <numerusform>%n configuración no cumple los límites.</numerusform>
            <numerusform>%n configuraciones no cumplen los límites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fall</source>
        <comment>%n falls</comment>
        <translation>
            <numerusform>%n cae</numerusform>
            <numerusform>%n caen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finite input values were restored as NaN or infinite and are excluded from the error figures.</source>
        <comment>%n finite input value was restored as NaN or infinite and is excluded from the error figures.</comment>
        <translation>
            <numerusform>%n valor de entrada finito se restauró como NaN o infinito y queda excluido de las cifras de error.</numerusform>
            <numerusform>%n valores de entrada finitos se restauraron como NaN o infinitos y quedan excluidos de las cifras de error.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n input values are NaN or infinite and are excluded from the error figures.</source>
        <comment>%n input value is NaN or infinite and is excluded from the error figures.</comment>
        <translation>
            <numerusform>%n valor de entrada es NaN o infinito y queda excluido de las cifras de error.</numerusform>
            <numerusform>%n valores de entrada son NaN o infinitos y quedan excluidos de las cifras de error.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iterations</source>
        <comment>%n iteration</comment>
        <translation>
            <numerusform>%n iteración</numerusform>
            <numerusform>%n iteraciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iterations and at least %1 ms</source>
        <comment>%n iteration and at least %1 ms</comment>
        <translation>
            <numerusform>%n iteración y al menos %1 ms</numerusform>
            <numerusform>%n iteraciones y al menos %1 ms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kernel runs</source>
        <comment>%n kernel run</comment>
        <translation>
            <numerusform>%n ejecución de kernel</numerusform>
            <numerusform>%n ejecuciones de kernel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n language-model studies</source>
        <comment>%n language-model study</comment>
        <translation>
            <numerusform>%n estudio de modelo de lenguaje</numerusform>
            <numerusform>%n estudios de modelos de lenguaje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n latency samples</source>
        <comment>%n latency sample</comment>
        <translation>
            <numerusform>%n muestra de latencia</numerusform>
            <numerusform>%n muestras de latencia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n measurements have a single variant, so they contain no comparison.</source>
        <comment>%n measurement has a single variant, so it contains no comparison.</comment>
        <translation>
            <numerusform>%n medida tiene una sola variante, así que no contiene ninguna comparación.</numerusform>
            <numerusform>%n medidas tienen una sola variante, así que no contienen ninguna comparación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mode studies</source>
        <comment>%n mode study</comment>
        <translation>
            <numerusform>%n estudio de modos</numerusform>
            <numerusform>%n estudios de modos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are better: %1.</source>
        <comment>%n mode is better: %1.</comment>
        <translation>
            <numerusform>1 modo es mejor: %1.</numerusform>
            <numerusform>%n modos son mejores: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are equivalent to FP32 within ±0.5 points: %1.</source>
        <comment>%n mode is equivalent to FP32 within ±0.5 points: %1.</comment>
        <translation>
            <numerusform>%n modo es equivalente a FP32 dentro de ±0,5 puntos: %1.</numerusform>
            <numerusform>%n modos son equivalentes a FP32 dentro de ±0,5 puntos: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are not resolved with these items: %1.</source>
        <comment>%n mode is not resolved with these items: %1.</comment>
        <translation>
            <numerusform>%n modo no está resuelto con estos ejemplos: %1.</numerusform>
            <numerusform>%n modos no están resueltos con estos ejemplos: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are not resolved. Measure %1 calls and %2 test items to narrow their intervals.</source>
        <comment>%n mode is not resolved. Measure %1 calls and %2 test items to narrow its intervals.</comment>
        <translation>
            <numerusform>%n modo no está resuelto. Mida %1 llamadas y %2 ejemplos de prueba para estrechar su intervalo.</numerusform>
            <numerusform>%n modos no están resueltos. Mida %1 llamadas y %2 ejemplos de prueba para estrechar sus intervalos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are simulated on this device. Their accuracy and size are valid; their latency is not representative of hardware with support.</source>
        <comment>%n mode is simulated on this device. Its accuracy and size are valid; its latency is not representative of hardware with support.</comment>
        <translation>
            <numerusform>%n modo se simula en este dispositivo. Su exactitud y su tamaño son válidos; su latencia no es representativa de un hardware compatible.</numerusform>
            <numerusform>%n modos se simulan en este dispositivo. Su exactitud y su tamaño son válidos; su latencia no es representativa de un hardware compatible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modes are worse: %1.</source>
        <comment>%n mode is worse: %1.</comment>
        <translation>
            <numerusform>1 modo es peor: %1.</numerusform>
            <numerusform>%n modos son peores: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more types of warnings are listed with the runs.</source>
        <comment>%n more type of warning is listed with the runs.</comment>
        <translation>
            <numerusform>%n tipo más de aviso figura junto a las ejecuciones.</numerusform>
            <numerusform>%n tipos más de avisos figuran junto a las ejecuciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median, and %3 on a repaint of this window, no more than expected by chance (p = %4).</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median, and %3 on a repaint of this window, no more than expected by chance (p = %4).</comment>
        <translation>
            <numerusform>%n de %1 muestras es un pico aislado; p99 es %2 × la mediana, y %3 en un redibujado de esta ventana, no más de lo esperable por azar (p = %4).</numerusform>
            <numerusform>%n de %1 muestras son picos aislados; p99 es %2 × la mediana, y %3 en un redibujado de esta ventana, no más de lo esperable por azar (p = %4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median, and %3 on a repaint of this window: the program disturbs its own measurement (p = %4).</comment>
        <translation>
            <numerusform>1 de %1 muestras es un pico aislado; p99 es %2 × la mediana, y %3 en un redibujado de esta ventana: el programa perturba su propia medida (p = %4).</numerusform>
            <numerusform>%n de %1 muestras son picos aislados; p99 es %2 × la mediana, y %3 en un redibujado de esta ventana: el programa perturba su propia medida (p = %4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 samples are isolated spikes; p99 is %2 × the median.</source>
        <comment>%n of %1 samples is an isolated spike; p99 is %2 × the median.</comment>
        <translation>
            <numerusform>1 de %1 muestras es un pico aislado; p99 es %2 × la mediana.</numerusform>
            <numerusform>%n de %1 muestras son picos aislados; p99 es %2 × la mediana.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes</source>
        <comment>%n other process</comment>
        <translation>
            <numerusform>1 proceso más</numerusform>
            <numerusform>%n procesos más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes used the device during the run.</source>
        <comment>%n other process used the device during the run.</comment>
        <translation>
            <numerusform>1 proceso ajeno usó el dispositivo durante la ejecución.</numerusform>
            <numerusform>%n procesos ajenos usaron el dispositivo durante la ejecución.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other processes used the device during the run: %1.</source>
        <comment>%n other process used the device during the run: %1.</comment>
        <translation>
            <numerusform>1 proceso ajeno usó el dispositivo durante la ejecución: %1.</numerusform>
            <numerusform>%n procesos ajenos usaron el dispositivo durante la ejecución: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other studies</source>
        <comment>%n other study</comment>
        <translation>
            <numerusform>%n estudio más</numerusform>
            <numerusform>%n estudios más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <comment>%n row</comment>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows were measured by other tools, not in the same rounds.</source>
        <comment>%n row was measured by another tool, not in the same rounds.</comment>
        <translation>
            <numerusform>%n fila la midió otra herramienta, no en las mismas rondas.</numerusform>
            <numerusform>%n filas las midieron otras herramientas, no en las mismas rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples are too few: an interval of the median requires 6, p95 requires 59, and p99 requires 299.</source>
        <comment>%n sample is too few: an interval of the median requires 6, p95 requires 59, and p99 requires 299.</comment>
        <translation>
            <numerusform>%n muestra es demasiado poco: un intervalo de la mediana requiere 6, p95 requiere 59 y p99 requiere 299.</numerusform>
            <numerusform>%n muestras son demasiado pocas: un intervalo de la mediana requiere 6, p95 requiere 59 y p99 requiere 299.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samples were not shown during the measurement; the result contains all of them.</source>
        <comment>%n sample was not shown during the measurement; the result contains it.</comment>
        <translation>
            <numerusform>%n muestra no se mostró durante la medida; el resultado la contiene.</numerusform>
            <numerusform>%n muestras no se mostraron durante la medida; el resultado las contiene todas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scores</source>
        <comment>%n score</comment>
        <translation>
            <numerusform>%n puntuación</numerusform>
            <numerusform>%n puntuaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweeps</source>
        <comment>%n sweep</comment>
        <translation>
            <numerusform>%n barrido</numerusform>
            <numerusform>%n barridos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variants are not resolved. Run until resolved to narrow their intervals.</source>
        <comment>%n variant is not resolved. Run until resolved to narrow its interval.</comment>
        <translation>
            <numerusform>%n variante no está resuelta. Mida hasta resolver para estrechar su intervalo.</numerusform>
            <numerusform>%n variantes no están resueltas. Mida hasta resolver para estrechar sus intervalos.</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;%1&apos; in its configuration %2</source>
        <translation>&apos;%1&apos; de su configuración %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a memory size.</source>
        <translation>&apos;%1&apos; no es un tamaño de memoria.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a valid size for %2.</source>
        <translation>&apos;%1&apos; no es un tamaño para %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; requires a GPU.</source>
        <translation>&apos;%1&apos; solo se ejecuta en una GPU.</translation>
    </message>
    <message>
        <source>&apos;bytes&apos; must be a whole number of 0 or more.</source>
        <translation>&apos;bytes&apos; tiene que ser un recuento.</translation>
    </message>
    <message>
        <source>&apos;quantoscope llm configs&apos; lists them.</source>
        <translation>&apos;quantoscope llm configs&apos; las lista.</translation>
    </message>
    <message>
        <source>&apos;quantoscope modes --list&apos; lists all modes.</source>
        <translation>&apos;quantoscope modes --list&apos; los nombra todos.</translation>
    </message>
    <message>
        <source>&apos;runs&apos; must be a list of at most %1 runs.</source>
        <translation>&apos;runs&apos; tiene que ser una lista de como mucho %1 ejecuciones.</translation>
    </message>
    <message>
        <source>&apos;speed&apos;, &apos;memory&apos; or &apos;loss&apos;</source>
        <translation>&apos;speed&apos;, &apos;memory&apos; o &apos;loss&apos;</translation>
    </message>
    <message>
        <source>--group-size is %1; it must be a multiple of 8.</source>
        <translation>--group-size es %1; tiene que ser un múltiplo de 8.</translation>
    </message>
    <message>
        <source>--out is the folder of the model itself.</source>
        <translation>--out indica la carpeta del propio modelo.</translation>
    </message>
    <message>
        <source>--text-tokens is 1; at least two tokens are required.</source>
        <translation>--text-tokens es 1; para puntuar hacen falta al menos dos tokens.</translation>
    </message>
    <message>
        <source>128 is usual.</source>
        <translation>Lo habitual es 128.</translation>
    </message>
    <message>
        <source>16 elements per thread</source>
        <translation>16 elementos por hilo</translation>
    </message>
    <message>
        <source>16 elements per thread; adjacent lanes load adjacent 16-byte words. Two instructions saturate and pack four codes, four shuffles collect 16 adjacent codes in one lane, and one 16-byte store writes them. 5 instructions per element; memory is the only limit.</source>
        <translation>Dieciséis elementos por hilo con carriles vecinos en 16 bytes vecinos en cada carga; dos instrucciones saturan y empaquetan cuatro códigos, cuatro shuffles llevan 16 códigos vecinos a un carril, un guardado de 16 bytes. 5 instrucciones por elemento; solo la memoria limita.</translation>
    </message>
    <message>
        <source>16-bit weights must be FP16 or BF16</source>
        <translation>los valores half son FP16 o BF16</translation>
    </message>
    <message>
        <source>32-bit floating point</source>
        <translation>coma flotante de 32 bits</translation>
    </message>
    <message>
        <source>4 elements per thread</source>
        <translation>4 elementos por hilo</translation>
    </message>
    <message>
        <source>4096x8192, or a number of elements such as 50000000</source>
        <translation>4096x8192, o un número de elementos como 50000000</translation>
    </message>
    <message>
        <source>512, 64x4096x14336 (m x k x n) or m64k4096n14336</source>
        <translation>512, 64x4096x14336 (m x k x n) o m64k4096n14336</translation>
    </message>
    <message>
        <source>8 elements per thread</source>
        <translation>8 elementos por hilo</translation>
    </message>
    <message>
        <source>95% from %1 to %2</source>
        <translation>95 % de %1 a %2</translation>
    </message>
    <message>
        <source>A %1 split of %2 items exceeds the limit of %3.</source>
        <translation>Una parte «%1» de %2 ejemplos supera el límite de %3.</translation>
    </message>
    <message>
        <source>A %1 split of %2 items is not valid.</source>
        <translation>Una parte «%1» de %2 ejemplos no tiene sentido.</translation>
    </message>
    <message>
        <source>A batch of %1 sequences is not supported.</source>
        <translation>Un lote de %1 secuencias no es posible.</translation>
    </message>
    <message>
        <source>A buffer of %1 bytes was requested.</source>
        <translation>Se pidió un búfer de %1 bytes.</translation>
    </message>
    <message>
        <source>A buffer requires %1 MiB of GPU memory; %2 MiB is available.</source>
        <translation>Un búfer necesita %1 MiB de memoria de la GPU; hay %2 MiB libres.</translation>
    </message>
    <message>
        <source>A buffer requires %1 of memory; %2 is available.</source>
        <translation>Un búfer necesita %1 de memoria; hay %2 libres.</translation>
    </message>
    <message>
        <source>A calibration input of the layer is not a finite number.</source>
        <translation>Una entrada de calibración de la capa no es un número finito.</translation>
    </message>
    <message>
        <source>A context of %1 tokens was requested; the model supports %2.</source>
        <translation>Se pide un contexto de %1 tokens; el modelo se hizo para %2.</translation>
    </message>
    <message>
        <source>A dimension of %1 exceeds the limit of the BLAS library.</source>
        <translation>Un lado de %1 es más de lo que toma la biblioteca BLAS.</translation>
    </message>
    <message>
        <source>A group must have at least one element, not %1.</source>
        <translation>Un grupo tiene al menos un elemento, no %1.</translation>
    </message>
    <message>
        <source>A header of %1 bytes exceeds the limit of the format.</source>
        <translation>Una cabecera de %1 bytes supera el límite del formato.</translation>
    </message>
    <message>
        <source>A hidden layer of width %1 is not supported; use 1 to 65,536.</source>
        <translation>Una capa oculta de anchura %1 no es posible; lo son de 1 a 65 536.</translation>
    </message>
    <message>
        <source>A kernel wrote outside its output at %1×%2.</source>
        <translation>Un kernel escribió fuera de su salida con %1×%2.</translation>
    </message>
    <message>
        <source>A larger batch reduces the total throughput of %1. Use the smaller batch size on this device.</source>
        <translation>Un lote mayor reduce el rendimiento total de %1. En este dispositivo use para ella el lote menor.</translation>
    </message>
    <message>
        <source>A limit must be a number of 0 or more.</source>
        <translation>Un límite tiene que ser un número desde 0.</translation>
    </message>
    <message>
        <source>A line is longer than %1 bytes.</source>
        <translation>Una línea tiene más de %1 bytes.</translation>
    </message>
    <message>
        <source>A matrix of %1 × %2 was passed for layer %3; expected %4 × %5.</source>
        <translation>Para la capa %3 se dio una matriz de %1 × %2, donde corresponde una de %4 × %5.</translation>
    </message>
    <message>
        <source>A matrix of the model was passed twice.</source>
        <translation>Se dio dos veces una matriz del modelo.</translation>
    </message>
    <message>
        <source>A matrix passed to the engine is invalid: %1.</source>
        <translation>Una matriz enviada al motor es incorrecta: %1.</translation>
    </message>
    <message>
        <source>A mean includes every slow sample, at the beginning or later. Compare two kernels by the ratio of their medians, with its interval.</source>
        <translation>Una media recoge cada muestra lenta, al principio o después; lo que distingue dos kernels es el cociente de sus medianas, con su intervalo.</translation>
    </message>
    <message>
        <source>A message announces %1 bytes; the limit is %2.</source>
        <translation>Un mensaje anuncia %1 bytes; se aceptan como mucho %2.</translation>
    </message>
    <message>
        <source>A message must be a JSON object.</source>
        <translation>Un mensaje tiene que ser un objeto JSON.</translation>
    </message>
    <message>
        <source>A model must be set up for at least one item at a time.</source>
        <translation>Un modelo se prepara para al menos un ejemplo a la vez.</translation>
    </message>
    <message>
        <source>A pattern has %1 bytes; the limit is %2.</source>
        <translation>Un patrón tiene %1 bytes; se leen como mucho %2.</translation>
    </message>
    <message>
        <source>A pattern of the tokenizer takes too long for this text.</source>
        <translation>Un patrón del tokenizador tarda demasiado con este texto.</translation>
    </message>
    <message>
        <source>A plain copy with the traffic of this mode is %1× as fast as one with the traffic of %2. This mode reaches %3% of the speed of its copy, %2 reaches %4%.</source>
        <translation>Una copia simple con el tráfico de este modo es %1× tan rápida como una con el de %2. Este modo alcanza el %3 % de la velocidad de su copia, %2 alcanza el %4 %.</translation>
    </message>
    <message>
        <source>A product of %1 matrices with %2 rows is too large without cuBLASLt.</source>
        <translation>Un producto de %1 matrices con %2 filas es demasiado grande sin cuBLASLt.</translation>
    </message>
    <message>
        <source>A product of %1 rows was asked of the kernel for few.</source>
        <translation>Se pidió un producto de %1 filas al kernel para pocas filas.</translation>
    </message>
    <message>
        <source>A prompt of %1 tokens and %2 generated tokens require %3 positions; the model supports %4.</source>
        <translation>Un prompt de %1 tokens y %2 generados ocupan %3 posiciones; el modelo se hizo para %4.</translation>
    </message>
    <message>
        <source>A quantized file cannot be used as a model. Open the original model.</source>
        <translation>No se puede seguir a partir de un archivo cuantizado; abra aquel del que se hizo.</translation>
    </message>
    <message>
        <source>A read sweep makes each single launch cold and cannot be used inside a graph.</source>
        <translation>Un barrido de lectura enfría cada lanzamiento suelto; no puede usarse dentro de un grafo.</translation>
    </message>
    <message>
        <source>A result has an unsupported element type (%1).</source>
        <translation>Un resultado tiene un tipo de elemento que no se puede leer (%1).</translation>
    </message>
    <message>
        <source>A retarget request requires a &apos;spec&apos;.</source>
        <translation>Un cambio de destino necesita una &apos;spec&apos;.</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>Hay una ejecución en curso.</translation>
    </message>
    <message>
        <source>A run request requires a &apos;spec&apos;.</source>
        <translation>Una ejecución necesita una &apos;spec&apos;.</translation>
    </message>
    <message>
        <source>A sample cannot contain %1 launches.</source>
        <translation>Una muestra no puede ser %1 lanzamientos.</translation>
    </message>
    <message>
        <source>A sample cannot contain %1 launches; use 1 to %2.</source>
        <translation>Una muestra no puede ser de %1 lanzamientos; puede ser de 1 a %2.</translation>
    </message>
    <message>
        <source>A sample is the time of a graph replay minus the constant overhead of the graph. If nothing remains, the sample counts as 0 µs and lowers the statistics. Use more launches per graph, so that their time exceeds the overhead.</source>
        <translation>Una muestra es lo que queda de la reproducción de un grafo al restarle el coste constante del propio grafo. Donde no queda nada, la muestra cuenta como 0 µs y baja la estadística. Ponga más lanzamientos en un grafo, para que su tiempo pese más que la constante.</translation>
    </message>
    <message>
        <source>A sequence of %1 tokens exceeds the context of %2.</source>
        <translation>Una secuencia de %1 tokens no cabe en el contexto de %2.</translation>
    </message>
    <message>
        <source>A session cannot be run; it only answers prompts.</source>
        <translation>No hay nada que ejecutar: una sesión responde a prompts.</translation>
    </message>
    <message>
        <source>A single custom kernel. Scores stay on chip, tile by tile, with a running maximum and sum per row, so only queries, keys, values and the result access memory.</source>
        <translation>Un kernel propio: las puntuaciones quedan en el chip, tesela a tesela, con máximo y suma corrientes por fila, de modo que solo consultas, claves, valores y resultado tocan la memoria.</translation>
    </message>
    <message>
        <source>A static scale can be set for quantization only.</source>
        <translation>Una escala dada es solo para quantize.</translation>
    </message>
    <message>
        <source>A step of %1 tokens is too long.</source>
        <translation>Un paso de %1 tokens es demasiado largo.</translation>
    </message>
    <message>
        <source>A study is in progress.</source>
        <translation>Hay un estudio en curso.</translation>
    </message>
    <message>
        <source>A sweep cannot be live.</source>
        <translation>Un barrido no puede ser en vivo.</translation>
    </message>
    <message>
        <source>A sweep changes the size of the input, but the size of a file is fixed.</source>
        <translation>Un barrido cambia el tamaño de la entrada, que un archivo fija.</translation>
    </message>
    <message>
        <source>A sweep has one or two axes.</source>
        <translation>Un barrido tiene uno o dos ejes.</translation>
    </message>
    <message>
        <source>A table requires features and a label, in columns separated by commas, semicolons or tabs.</source>
        <translation>Una tabla necesita características y una clase; las columnas se separan con comas, puntos y comas o tabuladores.</translation>
    </message>
    <message>
        <source>A table requires features and a label.</source>
        <translation>Una tabla necesita características y una clase.</translation>
    </message>
    <message>
        <source>A task file has one JSON record per line, or a JSON array of records.</source>
        <translation>Un archivo de tarea tiene un registro JSON en cada línea, o un solo array JSON de ellos.</translation>
    </message>
    <message>
        <source>A timer has a finite resolution and reports some time even for an empty launch. If a launch is not much longer than both, the sample measures the timer as much as the kernel, and differences of a few percent are lost. Time many launches per sample; quantiles are then those of means.</source>
        <translation>Un reloj tiene un paso mínimo y muestra algún tiempo incluso alrededor de un lanzamiento vacío; un lanzamiento que no esté muy por encima de ambos mide tanto el reloj como a sí mismo. Diferencias de pocos puntos se pierden en ello. Ponga muchos lanzamientos en una muestra; los percentiles son entonces los de medias.</translation>
    </message>
    <message>
        <source>A transformer requires images, which it splits into patches; table rows cannot be split.</source>
        <translation>Un transformer toma imágenes, que corta en parches; las filas de una tabla no tienen.</translation>
    </message>
    <message>
        <source>A transformer with width %1, %2 heads, %3 blocks and MLP width %4 is not supported: the width must be divisible by the heads, widths can be up to 65,536, and blocks up to 64.</source>
        <translation>Un transformer de anchura %1, %2 cabezas, %3 bloques y anchura de MLP %4 no es posible: las cabezas dividen la anchura, las anchuras son como mucho 65 536, los bloques 64.</translation>
    </message>
    <message>
        <source>A vector of %1 numbers was passed; expected %2.</source>
        <translation>Se dio un vector de %1 números, donde corresponden %2.</translation>
    </message>
    <message>
        <source>A vector of the model was passed twice.</source>
        <translation>Se dio dos veces un vector del modelo.</translation>
    </message>
    <message>
        <source>A weight of the layer is not a finite number.</source>
        <translation>Un peso de la capa no es un número finito.</translation>
    </message>
    <message>
        <source>AWQ and GPTQ were calibrated on English novels, because no calibration text was specified (--calibration).</source>
        <translation>AWQ y GPTQ se calibraron con novelas inglesas, pues no se dio texto de calibración (--calibration).</translation>
    </message>
    <message>
        <source>AWQ received %1 weights for a layer of %2 × %3.</source>
        <translation>AWQ recibió %1 pesos para una capa de %2 × %3.</translation>
    </message>
    <message>
        <source>AWQ requires calibration samples of %1 features each.</source>
        <translation>AWQ necesita muestras de calibración de %1 características cada una.</translation>
    </message>
    <message>
        <source>AWQ supports groups within a row or entire rows, not the entire tensor.</source>
        <translation>AWQ toma grupos dentro de una fila o filas enteras, no el tensor entero.</translation>
    </message>
    <message>
        <source>According to the file, the rows from %1 were measured on %2.</source>
        <translation>Las filas de %1 se midieron en %2, según ese archivo.</translation>
    </message>
    <message>
        <source>According to the text, the arithmetic that ran differs from the one in the row&apos;s name. Label such a row as simulated.</source>
        <translation>El propio texto dice que se ejecutó otra aritmética que la que promete el nombre de la fila. Tal fila debe señalarse como simulada.</translation>
    </message>
    <message>
        <source>Accuracy loss</source>
        <translation>Pérdida de exactitud</translation>
    </message>
    <message>
        <source>Accuracy loss in %1</source>
        <translation>Pérdida de exactitud en %1</translation>
    </message>
    <message numerus="yes">
        <source>Accuracy: %1 of %n modes are not resolved with the test items.</source>
        <comment>Accuracy: %1 of %n mode is not resolved with the test items.</comment>
        <translation>
            <numerusform>Exactitud: %1 de %n modo no está resuelto con los ejemplos de prueba.</numerusform>
            <numerusform>Exactitud: %1 de %n modos no están resueltos con los ejemplos de prueba.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy: run “%1”, n = %2 test items; 95% intervals of differences paired by item.</source>
        <translation>Exactitud: ejecución «%1», n = %2 ejemplos de prueba; intervalos del 95 % de diferencias emparejadas por ejemplo.</translation>
    </message>
    <message>
        <source>All columns: run “%1”, imported from %2.</source>
        <translation>Todas las columnas: ejecución «%1», importada de %2.</translation>
    </message>
    <message>
        <source>All columns: run “%1”, n = %2 iterations of each, interleaved; 95% intervals of the median ratio by iteration.</source>
        <translation>Todas las columnas: ejecución «%1», n = %2 iteraciones de cada uno, intercaladas; intervalos del 95 % del cociente mediano por iteración.</translation>
    </message>
    <message>
        <source>All features of the training items have the same value, so a model cannot learn from them.</source>
        <translation>Todas las características de los ejemplos de entrenamiento son el mismo número: no hay nada que aprender.</translation>
    </message>
    <message>
        <source>All measured samples are kept. The next run starts a new worker process.</source>
        <translation>Todo lo medido se conserva. La próxima ejecución inicia por sí sola un nuevo proceso de cálculo.</translation>
    </message>
    <message>
        <source>All results received so far are kept.</source>
        <translation>Se conserva todo lo que había llegado.</translation>
    </message>
    <message>
        <source>All samples received so far are kept. The next run starts a new worker process.</source>
        <translation>Todo lo que había llegado se conserva. La próxima ejecución inicia por sí sola un nuevo proceso de cálculo.</translation>
    </message>
    <message>
        <source>All sentences of the text are alike, so a cloze task cannot be generated from it.</source>
        <translation>Las frases del texto son todas demasiado parecidas, así que no puede hacerse con él una tarea cloze.</translation>
    </message>
    <message>
        <source>All sizes must be 1 or more.</source>
        <translation>Todos los tamaños han de ser 1 o más.</translation>
    </message>
    <message>
        <source>An IDX file begins with 0, 0, a type (8 for bytes) and 1 to 8 dimensions.</source>
        <translation>Un archivo IDX empieza con 0, 0, un tipo (8 para bytes) y de 1 a 8 dimensiones.</translation>
    </message>
    <message>
        <source>An accuracy over n items is a multiple of 1/n. All figures of the column are multiples of the same 1/n, which is unlikely to be a coincidence. The standard error is √(p(1 − p)/n). On the same items, the McNemar test requires at least 6 items that changed in one direction.</source>
        <translation>Una exactitud sobre n ejemplos es un múltiplo de 1/n. Todas las cifras de la columna lo son, para un n en que el azar no lo explicaría. El error típico es √(p(1 − p)/n); sobre los mismos ejemplos, la prueba de McNemar necesita al menos 6 que cambiaran en un sentido.</translation>
    </message>
    <message>
        <source>An embedding must be dense, and a tied model must not have a separate head.</source>
        <translation>Un embedding ha de ser denso, y un modelo con la cabeza unida al embedding no tiene cabeza propia.</translation>
    </message>
    <message>
        <source>Another process on the device uses compute time, memory bandwidth and cache at unpredictable times. Any sample can be affected, and statistics cannot correct for it. Stop that process, or measure on another device.</source>
        <translation>Otro proceso en el dispositivo toma tiempo de cálculo, ancho de banda y caché cuando quiere. Cualquier muestra puede ser más lenta por ello, y ninguna estadística lo quita. Termínelo o mida en otro dispositivo.</translation>
    </message>
    <message>
        <source>Another program is writing to it. Try again later.</source>
        <translation>Otro programa lo está escribiendo; inténtelo de nuevo cuando acabe.</translation>
    </message>
    <message>
        <source>As FP8 E4M3, but with E5M2 activations, which have a larger range and one mantissa bit less. Weights remain E4M3, because tensor cores cannot multiply E5M2 by E5M2.</source>
        <translation>Como FP8 E4M3 con activaciones E5M2, que tienen más rango y un bit menos de mantisa; los pesos quedan en E4M3, pues los núcleos tensoriales no multiplican dos E5M2.</translation>
    </message>
    <message>
        <source>As QAT INT4, with a learned step size per group of weights (Esser et al. 2020).</source>
        <translation>Como QAT INT4 con un paso aprendido por grupo de pesos (Esser et al. 2020).</translation>
    </message>
    <message>
        <source>As QAT INT8, with learned step sizes of weights and activations; one activation step size per layer (Esser et al. 2020).</source>
        <translation>Como QAT INT8 con pasos aprendidos de pesos y activaciones, estas una por capa (Esser et al. 2020).</translation>
    </message>
    <message>
        <source>As fast as %1: %2.</source>
        <translation>Tan rápido como %1: %2.</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>Como los publicados</translation>
    </message>
    <message>
        <source>At %1, %2 compared with %3: the ratio of means is %4×, that of medians %5× (%6–%7). The rest is due to slow samples.</source>
        <translation>En %1, %2 frente a %3: las medias dicen %4×, las medianas %5× (%6–%7): el resto son muestras lentas.</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>En %1: %2</translation>
    </message>
    <message>
        <source>At least two classes are required. Check that this is the label column.</source>
        <translation>Hacen falta al menos dos clases. Compruebe que esta es la columna de clases.</translation>
    </message>
    <message>
        <source>Attention heads per sequence.</source>
        <translation>Cabezas de atención de una secuencia.</translation>
    </message>
    <message>
        <source>Attention on the GPU supports FP16 and BF16, not FP32.</source>
        <translation>La atención en la GPU toma FP16 y BF16, no FP32.</translation>
    </message>
    <message>
        <source>Available modes: %1.</source>
        <translation>Los modos son: %1.</translation>
    </message>
    <message>
        <source>Available variants: %1.</source>
        <translation>Las variantes son: %1.</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>BF16 tensor cores with FP32 accumulation: the range of FP32, 7 mantissa bits, the speed of FP16.</source>
        <translation>Núcleos tensoriales en BF16, sumas en FP32: rango de FP32, 7 bits de mantisa, velocidad de FP16.</translation>
    </message>
    <message>
        <source>BF16 tensor cores, FP32 sums</source>
        <translation>Núcleos tensoriales en BF16, sumas en FP32</translation>
    </message>
    <message>
        <source>BF16 tensor cores, FP32 sums (cuBLASLt)</source>
        <translation>Núcleos tensoriales en BF16, sumas en FP32 (cuBLASLt)</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lote</translation>
    </message>
    <message>
        <source>Batch sizes</source>
        <translation>Tamaños de lote</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>Lotes</translation>
    </message>
    <message>
        <source>Bias and GELU in the epilogue of the cuBLASLt matrix product, applied while the sums are in registers: one launch, no second pass.</source>
        <translation>Sesgo y GELU dentro del producto de cuBLASLt, sobre las sumas mientras están en registros: un lanzamiento, sin segunda pasada.</translation>
    </message>
    <message>
        <source>Both configurations are &apos;%1&apos;.</source>
        <translation>Ambas configuraciones son &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Both must come from the same export.</source>
        <translation>Ambos deben venir de la misma exportación.</translation>
    </message>
    <message>
        <source>Both sizes must be 1 or more.</source>
        <translation>Ambos tamaños han de ser 1 o más.</translation>
    </message>
    <message>
        <source>Buffer %1 does not exist.</source>
        <translation>No hay un búfer %1.</translation>
    </message>
    <message>
        <source>Buffer %1 of the recorded program %2 no longer exists.</source>
        <translation>El búfer %1 del programa grabado %2 ya no existe.</translation>
    </message>
    <message>
        <source>Build the CUDA module for this device (CMAKE_CUDA_ARCHITECTURES).</source>
        <translation>Compile el módulo CUDA para este dispositivo (CMAKE_CUDA_ARCHITECTURES).</translation>
    </message>
    <message>
        <source>Build with the CUDA Toolkit, install the package quantoscope-cuda13, or set QUANTOSCOPE_BACKENDS to its folder. Searched: %1.</source>
        <translation>Compile con el CUDA Toolkit, instale el paquete quantoscope-cuda13, o ponga en QUANTOSCOPE_BACKENDS su carpeta. Se buscó en: %1.</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>CPU frequency scaling was enabled during the Google Benchmark measurement.</source>
        <translation>El escalado de frecuencia de la CPU estaba activo mientras medía Google Benchmark.</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>CUDA device %1 does not exist; there are %2, numbered from 0.</source>
        <translation>No hay un dispositivo CUDA %1; hay %2, contando desde 0.</translation>
    </message>
    <message>
        <source>CUDA device %1 does not exist; there is %2, numbered from 0.</source>
        <translation>No hay un dispositivo CUDA %1; hay %2, contando desde 0.</translation>
    </message>
    <message>
        <source>CUDA failed while %1: %2 (%3).</source>
        <translation>CUDA falló durante «%1»: %2 (%3).</translation>
    </message>
    <message>
        <source>CUDA graph</source>
        <translation>grafo CUDA</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Caché</translation>
    </message>
    <message>
        <source>Calibrate again.</source>
        <translation>Calibre de nuevo.</translation>
    </message>
    <message>
        <source>Calibrating layer %1</source>
        <translation>Calibrando la capa %1</translation>
    </message>
    <message>
        <source>Calibrating layer %1 to %2</source>
        <translation>Calibrando las capas %1 a %2</translation>
    </message>
    <message>
        <source>Cannot continue this training: %1.</source>
        <translation>Este entrenamiento no puede seguir: %1.</translation>
    </message>
    <message>
        <source>Cannot create a folder without a name.</source>
        <translation>No se puede crear una carpeta sin nombre.</translation>
    </message>
    <message>
        <source>Cannot create the folder %1: %2 is a file, not a folder.</source>
        <translation>No se puede crear la carpeta %1: %2 es un archivo, no una carpeta.</translation>
    </message>
    <message>
        <source>Cannot create the folder %1: %2.</source>
        <translation>No se puede crear la carpeta %1: %2.</translation>
    </message>
    <message>
        <source>Cannot create the folder %1: the name contains a zero byte.</source>
        <translation>No se puede crear la carpeta %1: el nombre contiene un byte nulo.</translation>
    </message>
    <message>
        <source>Cannot decompress %1: %2.</source>
        <translation>%1 no puede descomprimirse: %2.</translation>
    </message>
    <message>
        <source>Cannot load the BLAS library &apos;%1&apos; set in %2, or it has no cblas_sgemm.</source>
        <translation>La biblioteca BLAS &apos;%1&apos; que nombra %2 no puede cargarse, o no tiene cblas_sgemm.</translation>
    </message>
    <message>
        <source>Cannot load the CUDA module: %1.</source>
        <translation>No se puede cargar el módulo CUDA: %1.</translation>
    </message>
    <message>
        <source>Cannot measure latency: %1</source>
        <translation>No se pudo medir la latencia: %1</translation>
    </message>
    <message>
        <source>Cannot normalize a text: %1.</source>
        <translation>Un texto no puede normalizarse: %1.</translation>
    </message>
    <message>
        <source>Cannot process %1: %2</source>
        <translation>Error al procesar %1: %2</translation>
    </message>
    <message>
        <source>Cannot process %1: %2.</source>
        <translation>Error al procesar %1: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 no puede leerse: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: in its .npy header, at character %2, %3.</source>
        <translation>%1 no puede leerse: en su cabecera .npy, en el carácter %2, %3.</translation>
    </message>
    <message>
        <source>Cannot read %1: line %2, column %3: %4.</source>
        <translation>%1 no puede leerse: línea %2, columna %3: %4.</translation>
    </message>
    <message>
        <source>Cannot read the folder %1: %2.</source>
        <translation>No se puede leer la carpeta %1: %2.</translation>
    </message>
    <message>
        <source>Cannot save %1: %2.</source>
        <translation>%1 no se puede guardar: %2.</translation>
    </message>
    <message>
        <source>Cannot start a thread.</source>
        <translation>No se pudo iniciar ningún hilo.</translation>
    </message>
    <message>
        <source>Cannot start the worker process %1: %2.</source>
        <translation>El proceso de cálculo %1 no se pudo iniciar: %2.</translation>
    </message>
    <message>
        <source>Cannot start training: %1.</source>
        <translation>El entrenamiento no puede empezar: %1.</translation>
    </message>
    <message>
        <source>Cannot use %1 as a model: %2.</source>
        <translation>%1 no puede usarse como modelo: %2.</translation>
    </message>
    <message>
        <source>Cannot use %1 as data: %2.</source>
        <translation>%1 no puede usarse como datos: %2.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2 is a file, not a folder.</source>
        <translation>No se puede escribir %1: %2 es un archivo, no una carpeta.</translation>
    </message>
    <message>
        <source>Cannot write %1: %2.</source>
        <translation>No se puede escribir %1: %2.</translation>
    </message>
    <message>
        <source>Cannot write %1: %3 (%2 were written).</source>
        <translation>No se puede escribir %1: %3 (se escribieron %2).</translation>
    </message>
    <message>
        <source>Cannot write %1: %4 (%2 of %3 were written).</source>
        <translation>No se puede escribir %1: %4 (se escribieron %2 de %3).</translation>
    </message>
    <message>
        <source>Cannot write %1: its folder does not exist.</source>
        <translation>No se puede escribir %1: su carpeta no existe.</translation>
    </message>
    <message>
        <source>Cannot write %1: no program is reading from the pipe.</source>
        <translation>No se puede escribir %1: es una tubería que nadie lee.</translation>
    </message>
    <message>
        <source>Cannot write %1: the name contains a zero byte.</source>
        <translation>No se puede escribir %1: el nombre contiene un byte nulo.</translation>
    </message>
    <message>
        <source>Cannot write %1: the shape %2 of %3 does not match its %4 bytes.</source>
        <translation>No se puede escribir %1: la forma %2 de %3 no encaja con sus %4 bytes.</translation>
    </message>
    <message>
        <source>Cannot write a file without a name.</source>
        <translation>No se puede escribir un archivo sin nombre.</translation>
    </message>
    <message>
        <source>Cannot write into the folder %1: %2.</source>
        <translation>No se puede escribir en la carpeta %1: %2.</translation>
    </message>
    <message>
        <source>Cannot write tensor %1: %2.</source>
        <translation>El tensor %1 no puede escribirse: %2.</translation>
    </message>
    <message>
        <source>Cannot write the journal %1: %2.</source>
        <translation>No se puede escribir el diario %1: %2.</translation>
    </message>
    <message>
        <source>Cannot write the journal of the run: %1.</source>
        <translation>No se puede escribir el diario de la ejecución: %1.</translation>
    </message>
    <message>
        <source>Change its permissions or choose another location.</source>
        <translation>Cambie sus permisos o elija otro lugar.</translation>
    </message>
    <message>
        <source>Chat template: %1.</source>
        <translation>Plantilla de chat: %1.</translation>
    </message>
    <message>
        <source>Chat templates: %1.</source>
        <translation>Plantillas de chat: %1.</translation>
    </message>
    <message>
        <source>Check nvidia-smi and CUDA_VISIBLE_DEVICES, or run on the CPU.</source>
        <translation>Compruebe nvidia-smi y CUDA_VISIBLE_DEVICES, o ejecute en la CPU.</translation>
    </message>
    <message>
        <source>Check that both programs have the same version.</source>
        <translation>Compruebe que ambos programas son de la misma versión.</translation>
    </message>
    <message>
        <source>Check that config.json belongs to these weights.</source>
        <translation>Compruebe que el config.json corresponde a estos pesos.</translation>
    </message>
    <message>
        <source>Check that config.json describes how the checkpoint is quantized.</source>
        <translation>Compruebe que el config.json indica cómo está cuantizado el checkpoint.</translation>
    </message>
    <message>
        <source>Check that it is a .safetensors file.</source>
        <translation>Compruebe que es un archivo .safetensors.</translation>
    </message>
    <message>
        <source>Check that it is a model folder and that the download was complete.</source>
        <translation>Compruebe que es una carpeta de modelo y que la descarga se completó.</translation>
    </message>
    <message>
        <source>Check that it is a tokenizer.json of Hugging Face tokenizers.</source>
        <translation>Compruebe que es un tokenizer.json de los tokenizers de Hugging Face.</translation>
    </message>
    <message>
        <source>Check that it is not the file of another task.</source>
        <translation>Compruebe que no es el archivo de otra tarea.</translation>
    </message>
    <message>
        <source>Check that it is the complete config.json of a language model.</source>
        <translation>Compruebe que es el config.json completo de un modelo de lenguaje.</translation>
    </message>
    <message>
        <source>Check that it is the config.json of a language model.</source>
        <translation>Compruebe que es el config.json de un modelo de lenguaje.</translation>
    </message>
    <message>
        <source>Check that it is the correct file, and keep only the part with the tables.</source>
        <translation>¿Es el archivo correcto? Conserve la parte con las tablas.</translation>
    </message>
    <message>
        <source>Check that it is the correct file.</source>
        <translation>Compruebe que es el archivo correcto.</translation>
    </message>
    <message>
        <source>Check that the download or export was complete.</source>
        <translation>Compruebe que la descarga o la exportación se completó.</translation>
    </message>
    <message>
        <source>Check that the download was complete, or compress the file again.</source>
        <translation>¿Se completó la descarga? Descárguelo o comprímalo de nuevo.</translation>
    </message>
    <message>
        <source>Check that the export was complete and that the file was not modified by hand.</source>
        <translation>Compruebe que la exportación se completó y que el archivo no se modificó a mano.</translation>
    </message>
    <message>
        <source>Check that the export was complete.</source>
        <translation>Compruebe que la exportación se completó.</translation>
    </message>
    <message>
        <source>Check that the file exists and is executable, or turn off &apos;Run kernels in a separate process&apos; in the settings.</source>
        <translation>¿Está ahí el archivo y es ejecutable? «Ejecutar kernels en un proceso aparte» puede desactivarse en los ajustes.</translation>
    </message>
    <message>
        <source>Check that this is the label column.</source>
        <translation>Compruebe que esta es la columna de clases.</translation>
    </message>
    <message>
        <source>Check that this is the label column. Regression targets are not supported.</source>
        <translation>¿Es esta la columna de clases? Los objetivos de regresión no sirven.</translation>
    </message>
    <message>
        <source>Check that tokenizer.json is complete.</source>
        <translation>Compruebe que el tokenizer.json está completo.</translation>
    </message>
    <message>
        <source>Check the disk, or use another one.</source>
        <translation>Compruebe el disco; pruebe otro.</translation>
    </message>
    <message>
        <source>Check the features.</source>
        <translation>Compruebe las características.</translation>
    </message>
    <message>
        <source>Check the file for damage.</source>
        <translation>Compruebe que el archivo no está dañado.</translation>
    </message>
    <message>
        <source>Check the numbers of the configuration.</source>
        <translation>Compruebe los números de la configuración.</translation>
    </message>
    <message>
        <source>Check the path and the disk.</source>
        <translation>Compruebe la ruta y el disco.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Compruebe la ruta.</translation>
    </message>
    <message>
        <source>Check the path; relative paths start at the current folder.</source>
        <translation>Compruebe la ruta; las rutas relativas parten de la carpeta actual.</translation>
    </message>
    <message>
        <source>Check the permissions of %1.</source>
        <translation>Compruebe los permisos de %1.</translation>
    </message>
    <message>
        <source>Choose 1 to %1.</source>
        <translation>Elija de 1 a %1.</translation>
    </message>
    <message>
        <source>Choose 10 (digits) or 36 (digits and letters).</source>
        <translation>Pida 10 (cifras) o 36 (cifras y letras).</translation>
    </message>
    <message>
        <source>Choose FP16 or BF16.</source>
        <translation>Elija FP16 o BF16.</translation>
    </message>
    <message>
        <source>Choose a .quantoscope file, a results.json of an exported report, or a tensor file by its ending: .npy or .safetensors.</source>
        <translation>Elija un archivo .quantoscope, un results.json de un informe exportado, o un archivo de tensores por su extensión: .npy o .safetensors.</translation>
    </message>
    <message>
        <source>Choose a .quantoscope file, or a results.json of an exported report.</source>
        <translation>Elija un archivo .quantoscope, o un results.json de un informe exportado.</translation>
    </message>
    <message>
        <source>Choose a .quantoscope file.</source>
        <translation>Elija un archivo .quantoscope.</translation>
    </message>
    <message>
        <source>Choose a configuration that quantizes it, or the baseline.</source>
        <translation>Pida una configuración que lo cuantice, o la referencia.</translation>
    </message>
    <message>
        <source>Choose a file written by &apos;quantoscope llm --json&apos;.</source>
        <translation>Elija un archivo escrito por &apos;quantoscope llm --json&apos;.</translation>
    </message>
    <message>
        <source>Choose a file written by &apos;quantoscope modes --json&apos;.</source>
        <translation>Elija un archivo que escribiera &apos;quantoscope modes --json&apos;.</translation>
    </message>
    <message>
        <source>Choose a folder with MNIST-style files (train-images-idx3-ubyte, …), a .csv file with a label column, or x.npy with y.npy.</source>
        <translation>Indique una carpeta con train-images-idx3-ubyte y sus hermanos, un archivo .csv con una columna de clases, o x.npy con y.npy.</translation>
    </message>
    <message>
        <source>Choose a folder with write permission.</source>
        <translation>Elija una carpeta en la que pueda escribir.</translation>
    </message>
    <message>
        <source>Choose a results.json or session written by Quantoscope.</source>
        <translation>Elija un results.json o una sesión que escribiera Quantoscope.</translation>
    </message>
    <message>
        <source>Choose a results.json written by Quantoscope.</source>
        <translation>Elija un results.json que escribiera Quantoscope.</translation>
    </message>
    <message>
        <source>Choose a shorter --prompt-len or --gen-len.</source>
        <translation>Elija un --prompt-len o --gen-len más corto.</translation>
    </message>
    <message>
        <source>Choose a shorter one.</source>
        <translation>Elija uno más corto.</translation>
    </message>
    <message>
        <source>Choose a smaller model or another configuration.</source>
        <translation>Elija un modelo más pequeño u otra configuración.</translation>
    </message>
    <message>
        <source>Choose a smaller model, fewer configurations or a smaller batch.</source>
        <translation>Elija un modelo más pequeño, menos configuraciones o un lote menor.</translation>
    </message>
    <message>
        <source>Choose a smaller size or fewer variants.</source>
        <translation>Elija un tamaño menor o menos variantes.</translation>
    </message>
    <message>
        <source>Choose a smaller size.</source>
        <translation>Elija un tamaño menor.</translation>
    </message>
    <message>
        <source>Choose a smaller tensor or hot cache, or free memory of the GPU.</source>
        <translation>Elija un tensor menor o la caché caliente, o libere memoria de la GPU.</translation>
    </message>
    <message>
        <source>Choose a smaller tensor, or free memory of the GPU.</source>
        <translation>Elija un tensor menor, o libere memoria de la GPU.</translation>
    </message>
    <message>
        <source>Choose a smaller tensor.</source>
        <translation>Elija un tensor menor.</translation>
    </message>
    <message>
        <source>Choose a tensor of at least 1×1.</source>
        <translation>Elija un tensor de al menos 1×1.</translation>
    </message>
    <message>
        <source>Choose a tensor with the shape [tokens, hidden].</source>
        <translation>Elija un tensor de forma [tokens, hidden].</translation>
    </message>
    <message>
        <source>Choose another folder or remove the file.</source>
        <translation>Elija otra carpeta o quite el archivo.</translation>
    </message>
    <message>
        <source>Choose another folder.</source>
        <translation>Elija otra.</translation>
    </message>
    <message>
        <source>Choose another n.</source>
        <translation>Elija otro n.</translation>
    </message>
    <message>
        <source>Choose another name, or remove the existing one.</source>
        <translation>Elija otro nombre o quítelo.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Elija otro nombre.</translation>
    </message>
    <message>
        <source>Choose another path.</source>
        <translation>Elija otra ruta.</translation>
    </message>
    <message>
        <source>Choose another size, another type or another backend.</source>
        <translation>Elija otro tamaño, otro tipo u otro backend.</translation>
    </message>
    <message>
        <source>Choose another tensor.</source>
        <translation>Elija otro tensor.</translation>
    </message>
    <message>
        <source>Choose at least one quantization mode.</source>
        <translation>Elija al menos un modo de cuantización.</translation>
    </message>
    <message>
        <source>Choose at least one variant of %1.</source>
        <translation>Elija al menos una variante de %1.</translation>
    </message>
    <message>
        <source>Choose at least one; the FP32 baseline is always measured.</source>
        <translation>Elija al menos uno; la referencia FP32 siempre se mide.</translation>
    </message>
    <message>
        <source>Choose fewer items or a smaller model.</source>
        <translation>Elija menos ejemplos o un modelo más pequeño.</translation>
    </message>
    <message>
        <source>Choose fewer tokens or a smaller hidden size.</source>
        <translation>Elija menos tokens o un tamaño oculto menor.</translation>
    </message>
    <message>
        <source>Choose fewer tokens, a smaller hidden size or a 16-bit type.</source>
        <translation>Elija menos tokens, un tamaño oculto menor o un tipo de 16 bits.</translation>
    </message>
    <message>
        <source>Choose m up to 64, or a matrix product with 16-bit weights.</source>
        <translation>Elija m hasta 64, o un producto con pesos de 16 bits.</translation>
    </message>
    <message>
        <source>Choose one as FILE:TENSOR. The file contains: %1.</source>
        <translation>Elija uno como FILE:TENSOR. Tiene: %1.</translation>
    </message>
    <message>
        <source>Choose one of its points.</source>
        <translation>Elija uno de sus puntos.</translation>
    </message>
    <message>
        <source>Choose random input.</source>
        <translation>Elija entrada aleatoria.</translation>
    </message>
    <message>
        <source>Choose smaller sizes or fewer iterations.</source>
        <translation>Elija tamaños menores o menos iteraciones.</translation>
    </message>
    <message>
        <source>Choose smaller sizes or fewer variants.</source>
        <translation>Elija tamaños menores o menos variantes.</translation>
    </message>
    <message>
        <source>Choose smaller sizes.</source>
        <translation>Elija tamaños menores.</translation>
    </message>
    <message>
        <source>Choose the Hugging Face folder that it was created from, with config.json, model.safetensors and tokenizer.json.</source>
        <translation>Indique la carpeta de Hugging Face de la que se hizo, con config.json, model.safetensors y tokenizer.json.</translation>
    </message>
    <message>
        <source>Choose the data that it was trained on, or set --classes.</source>
        <translation>Elija los datos con que se entrenó, o --classes.</translation>
    </message>
    <message>
        <source>Choose the file with the images, or the table.</source>
        <translation>Indique el archivo de imágenes o la tabla que desea.</translation>
    </message>
    <message>
        <source>Choose the folder of a model, with its config.json.</source>
        <translation>Indique la carpeta de un modelo, con su config.json.</translation>
    </message>
    <message>
        <source>Choose tiny or mlp.</source>
        <translation>Elija tiny o mlp.</translation>
    </message>
    <message>
        <source>Choose two different configurations.</source>
        <translation>Indique dos distintas.</translation>
    </message>
    <message>
        <source>Choose your own model; this one is included with Quantoscope.</source>
        <translation>Elija un modelo propio; este viene con Quantoscope.</translation>
    </message>
    <message>
        <source>Class numbers start at 0. Remove unlabelled items.</source>
        <translation>Las clases se numeran desde 0; quite los ejemplos sin clase.</translation>
    </message>
    <message>
        <source>Classifier: %1 on %2.</source>
        <translation>Clasificador: %1 en %2.</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>Relojes</translation>
    </message>
    <message>
        <source>Clocks, caches and the driver need several launches to reach a steady state. Until then, samples are too slow and raise the mean. Discard them, or use a longer warm-up.</source>
        <translation>Relojes, cachés y controlador necesitan varios lanzamientos hasta ser estables. Mientras no lo son, cada muestra es demasiado lenta, y todas suben la media. Excluya este comienzo o caliente más tiempo.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Cierre otros programas e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Close other programs or use a smaller file.</source>
        <translation>Cierre otros programas o use un archivo más pequeño.</translation>
    </message>
    <message>
        <source>Close other programs, or choose a smaller one.</source>
        <translation>Cierre otros programas, o elija uno más pequeño.</translation>
    </message>
    <message>
        <source>Close other programs, or use a smaller model.</source>
        <translation>Cierre otros programas, o use un modelo más pequeño.</translation>
    </message>
    <message>
        <source>Close other programs.</source>
        <translation>Cierre otros programas.</translation>
    </message>
    <message>
        <source>Close some files, or raise the limit (ulimit -n).</source>
        <translation>Cierre algunos, o suba el límite (ulimit -n).</translation>
    </message>
    <message>
        <source>Close some programs.</source>
        <translation>Cierre algunos programas.</translation>
    </message>
    <message>
        <source>Codes can be read back for quantization only.</source>
        <translation>Solo se releen códigos de la cuantización.</translation>
    </message>
    <message>
        <source>Cold, the same kernel takes %1 times as long: its data (%2 × the size of the last-level cache) did not come from memory.</source>
        <translation>En frío, el mismo kernel tarda %1 veces más: sus datos, %2 × la caché de último nivel, no venían de la memoria.</translation>
    </message>
    <message>
        <source>Columns of the left matrix and rows of the right one: the dimension that is summed over.</source>
        <translation>Columnas de la matriz izquierda, filas de la derecha: sobre lo que se suma.</translation>
    </message>
    <message>
        <source>Columns of the right matrix and of the result: outputs.</source>
        <translation>Columnas de la matriz derecha y del resultado: salidas.</translation>
    </message>
    <message>
        <source>Commit of Quantoscope</source>
        <translation>Commit de Quantoscope</translation>
    </message>
    <message>
        <source>Compare results that contain samples.</source>
        <translation>Compare lo que se midió con muestras individuales.</translation>
    </message>
    <message>
        <source>Compare series of one mode each, or results of the same modes.</source>
        <translation>Compare series de un solo modo cada una, o resultados que midieron los mismos modos.</translation>
    </message>
    <message>
        <source>Conditions changed at one point in time: a clock step, another process or another power state. The median mixes both conditions and is valid for neither. Check clocks and other processes at that time, then measure again.</source>
        <translation>Algo cambió en un momento: un escalón de reloj, otro proceso, otro estado de energía. La mediana mezcla dos condiciones y no vale para ninguna. Mire los relojes y otros procesos en ese momento y mida de nuevo.</translation>
    </message>
    <message>
        <source>Convert it first, for example with .astype(numpy.float32).</source>
        <translation>Conviértalo antes, por ejemplo con .astype(numpy.float32).</translation>
    </message>
    <message>
        <source>Convert it to JSON Lines, for example with to_json(orient=&quot;records&quot;, lines=True) in pandas.</source>
        <translation>Escríbala como JSON Lines, por ejemplo en pandas con to_json(orient=&quot;records&quot;, lines=True).</translation>
    </message>
    <message>
        <source>Convert it: %1</source>
        <translation>Conviértalo: %1</translation>
    </message>
    <message>
        <source>Copies the input unchanged; the reference for size and accuracy.</source>
        <translation>Lee la entrada y escribe sus bytes sin cambios; la referencia de tamaño y exactitud.</translation>
    </message>
    <message>
        <source>Copy its folder.</source>
        <translation>Copie su carpeta.</translation>
    </message>
    <message>
        <source>Copy its table and paste it into the audit dialog.</source>
        <translation>Copie su tabla y péguela en el diálogo de auditoría.</translation>
    </message>
    <message>
        <source>Copy or download it to the folder.</source>
        <translation>Cópielo o descárguelo en la carpeta.</translation>
    </message>
    <message>
        <source>Correct it, or check that the file is a text table.</source>
        <translation>Corríjalo ahí, o compruebe que el archivo es una tabla de texto.</translation>
    </message>
    <message>
        <source>Correct it, or check that the file is complete and UTF-8.</source>
        <translation>Corríjalo ahí, o compruebe que el archivo está completo y es UTF-8.</translation>
    </message>
    <message>
        <source>Correct or remove such items.</source>
        <translation>Corrija o excluya tales ejemplos.</translation>
    </message>
    <message>
        <source>Correct or unset %1.</source>
        <translation>Corrija %1 o déjelo sin fijar.</translation>
    </message>
    <message>
        <source>Correct the file.</source>
        <translation>Repare el archivo.</translation>
    </message>
    <message>
        <source>Correct the row.</source>
        <translation>Corrija la fila.</translation>
    </message>
    <message>
        <source>Create one: %1</source>
        <translation>Cree uno: %1</translation>
    </message>
    <message>
        <source>Create the folder or choose another one.</source>
        <translation>Cree la carpeta o elija otra.</translation>
    </message>
    <message>
        <source>Custom matrix product that applies bias and GELU before writing the result. On the CPU, GELU is applied to each panel while it is in the cache.</source>
        <translation>Nuestro propio producto con sesgo y GELU sobre sus sumas antes de escribirlas; en la CPU, GELU sobre cada panel mientras está en la caché.</translation>
    </message>
    <message>
        <source>Data sets</source>
        <translation>Conjuntos de datos</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>Tipo de datos</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Decodificación</translation>
    </message>
    <message>
        <source>Decode throughput</source>
        <translation>Rendimiento de decodificación</translation>
    </message>
    <message>
        <source>Decompress it first.</source>
        <translation>Descomprímalo antes.</translation>
    </message>
    <message>
        <source>Dequantization requires modes, not &apos;%1&apos;.</source>
        <translation>La descuantización toma modos, no &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Dequantizes %1 codes with one scale for the whole tensor: %2.</source>
        <translation>Restaura los valores de códigos %1 que comparten una escala en todo el tensor: %2.</translation>
    </message>
    <message>
        <source>Dequantizes %1 codes with one scale per %2 elements of a token: %3.</source>
        <translation>Restaura los valores de códigos %1 con una escala por cada %2 elementos de un token: %3.</translation>
    </message>
    <message>
        <source>Dequantizes %1 codes with one scale per token: %2.</source>
        <translation>Restaura los valores de códigos %1 con una escala por token: %2.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Device: %1.</source>
        <translation>Dispositivo: %1.</translation>
    </message>
    <message>
        <source>Differences between these modes were not tested.</source>
        <translation>Su orden entre sí no se probó.</translation>
    </message>
    <message>
        <source>Discarded from the earlier Live setups: %1 samples, including all samples of %2 setups.</source>
        <translation>Descartado de las configuraciones En vivo anteriores: %1 muestras, incluidas todas las de %2 configuraciones.</translation>
    </message>
    <message>
        <source>Divides, rounds, adds the zero point, clamps and converts in five kernels over FP32 intermediates, as eager PyTorch does. Moves 37 bytes per element (four times 4 + 4, once 4 + 1), where a single kernel needs 5, and launches five kernels.</source>
        <translation>Dividir, redondear, sumar el punto cero, acotar, convertir: cinco kernels sobre intermedios FP32, como lo ejecuta PyTorch en modo eager. Mueve 37 bytes por elemento (cuatro veces 4 + 4, una vez 4 + 1) donde bastarían 5, y lanza cinco kernels.</translation>
    </message>
    <message>
        <source>Divides, rounds, adds the zero point, clamps and converts in five passes over FP32 intermediates in memory, as eager PyTorch does. Moves 37 bytes per element (four times 4 + 4, once 4 + 1); a single pass needs 5.</source>
        <translation>Dividir, redondear, sumar el punto cero, acotar, convertir: cinco pasadas sobre intermedios FP32 en memoria, como lo ejecuta PyTorch en modo eager. Mueve 37 bytes por elemento (cuatro veces 4 + 4, una vez 4 + 1) donde bastarían 5.</translation>
    </message>
    <message>
        <source>Download or save the model again.</source>
        <translation>Descargue o guarde de nuevo el modelo.</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Controlador</translation>
    </message>
    <message>
        <source>EMNIST stores images transposed; they were transposed back.</source>
        <translation>EMNIST guarda las imágenes giradas; se enderezaron.</translation>
    </message>
    <message>
        <source>Each launch finds its data in the last-level cache, where the previous launch left it. The cache is faster than memory, and a model that accesses other data in between does not reach this speed. Measure cold for that case, and report this number as hot.</source>
        <translation>Cada lanzamiento encuentra sus datos donde el anterior los dejó, en la caché de último nivel. Eso es más rápido que la memoria, y un modelo que toca otros datos entretanto nunca ve esa velocidad. Mida en frío para ese caso, y llame caliente a esta cifra.</translation>
    </message>
    <message>
        <source>Each record of this task requires it; see &apos;quantoscope llm --help&apos;.</source>
        <translation>Cada registro de esta tarea lo tiene; vea &apos;quantoscope llm --help&apos;.</translation>
    </message>
    <message>
        <source>Each sample is one launch as recorded by the profiler, without launch overhead and gaps between kernels. Launches of one kernel can have different sizes. %1 launches, %2 in total.</source>
        <translation>Cada muestra es un lanzamiento tal como lo registró el perfilador, sin el coste de lanzamiento ni los huecos entre kernels; los lanzamientos de un mismo kernel pueden ser de tamaños distintos. %1 lanzamientos, %2 en total.</translation>
    </message>
    <message>
        <source>Each split requires at least one item. Use several hundred for a meaningful result.</source>
        <translation>Cada parte necesita al menos un ejemplo; unos cientos dan un resultado útil.</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Elements per attention head. The GPU kernels support 64 and 128.</source>
        <translation>Elementos de una cabeza de atención. Los kernels de GPU admiten 64 y 128.</translation>
    </message>
    <message>
        <source>Elements per token: columns of the input.</source>
        <translation>Elementos de un token: columnas de la entrada.</translation>
    </message>
    <message>
        <source>Enter a text to continue.</source>
        <translation>Dé un texto que continuar.</translation>
    </message>
    <message>
        <source>Equivalent to and faster than the baseline on this device: %1.</source>
        <translation>Equivalentes a la referencia y más rápidos que ella en este dispositivo: %1.</translation>
    </message>
    <message>
        <source>Evaluate a longer text.</source>
        <translation>Mida un texto más largo.</translation>
    </message>
    <message>
        <source>Evaluate more items.</source>
        <translation>Mida más ejemplos.</translation>
    </message>
    <message>
        <source>Export it as a table: ncu --import FILE --csv --page raw &gt; FILE.csv</source>
        <translation>Escríbalo como tabla: ncu --import FILE --csv --page raw &gt; FILE.csv</translation>
    </message>
    <message>
        <source>FASTER %1× [%2, %3], n = %4</source>
        <translation>MÁS RÁPIDO %1× [%2; %3], n = %4</translation>
    </message>
    <message>
        <source>FASTER %1× [%2, %3], n = %4 pairs</source>
        <translation>MÁS RÁPIDO %1× [%2; %3], n = %4 pares</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>FP16 tensor cores with FP32 accumulation; half the bytes of FP32.</source>
        <translation>Núcleos tensoriales en FP16, sumas en FP32; la mitad de los bytes de FP32.</translation>
    </message>
    <message>
        <source>FP16 tensor cores, FP32 sums</source>
        <translation>Núcleos tensoriales en FP16, sumas en FP32</translation>
    </message>
    <message>
        <source>FP16 tensor cores, FP32 sums (cuBLASLt)</source>
        <translation>Núcleos tensoriales en FP16, sumas en FP32 (cuBLASLt)</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>FP32 in memory. Tensor cores round the operands to 10 mantissa bits and accumulate in FP32.</source>
        <translation>FP32 en memoria; los núcleos tensoriales redondean los factores a 10 bits de mantisa y suman en FP32.</translation>
    </message>
    <message>
        <source>FP32 library matrix product: cuBLASLt without tensor cores, or the BLAS library of the CPU. The baseline.</source>
        <translation>Un producto de biblioteca en FP32: cuBLASLt sin núcleos tensoriales, o el BLAS del procesador. La referencia.</translation>
    </message>
    <message>
        <source>FP32 multiply-adds</source>
        <translation>Multiplicaciones-sumas en FP32</translation>
    </message>
    <message>
        <source>FP32 with a custom kernel (cuBLASLt was not found)</source>
        <translation>FP32 con kernel propio (no se encontró cuBLASLt)</translation>
    </message>
    <message>
        <source>FP32 with a custom kernel (not available in cuBLASLt)</source>
        <translation>FP32 con kernel propio (cuBLASLt no tiene ninguno)</translation>
    </message>
    <message>
        <source>FP32 without TF32 (cuBLASLt)</source>
        <translation>FP32 sin TF32 (cuBLASLt)</translation>
    </message>
    <message>
        <source>FP8 E4M3</source>
        <translation>FP8 E4M3</translation>
    </message>
    <message>
        <source>FP8 E4M3 weights, per-output-channel scales; FP8 E4M3 activations, dynamic per-token scales.</source>
        <translation>Pesos FP8 E4M3, escalas por canal de salida; activaciones FP8 E4M3, escalas dinámicas por token.</translation>
    </message>
    <message>
        <source>FP8 E4M3 × FP8 E4M3, FP32 sums (FP8 tensor cores; one row: custom kernel; more: cuBLASLt)</source>
        <translation>FP8 E4M3 × FP8 E4M3, sumas en FP32 (núcleos tensoriales en FP8; una fila: kernel propio; más: cuBLASLt)</translation>
    </message>
    <message>
        <source>FP8 tensor cores with BF16 results; twice as fast as FP16. Accumulators keep about 14 bits.</source>
        <translation>Núcleos tensoriales en FP8 con resultados en BF16; las sumas guardan unos 14 bits, lo que es el doble de rápido que FP16.</translation>
    </message>
    <message>
        <source>FP8 tensor cores, FP32 sums (cuBLASLt)</source>
        <translation>Núcleos tensoriales en FP8, sumas en FP32 (cuBLASLt)</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Falló: %1</translation>
    </message>
    <message>
        <source>Fast with no measurable quality loss: %1. Each is faster than the baseline and equivalent in perplexity.</source>
        <translation>Rápidas sin pérdida de calidad medible: %1; cada una es más rápida que la referencia y equivalente en perplejidad.</translation>
    </message>
    <message>
        <source>Faster than %1: %2.</source>
        <translation>Más rápido que %1: %2.</translation>
    </message>
    <message>
        <source>Faster than the baseline per token, one sequence at a time: %1.</source>
        <translation>Más rápido que la referencia por token, una secuencia cada vez: %1.</translation>
    </message>
    <message>
        <source>Fastest with no measurable quality loss: %1. It is faster than the baseline and equivalent in perplexity.</source>
        <translation>La más rápida sin pérdida de calidad medible: %1; es más rápida que la referencia y equivalente en perplejidad.</translation>
    </message>
    <message>
        <source>Fastest with no measurable quality loss: none. No configuration is shown to be faster than the baseline and equivalent in perplexity on this device.</source>
        <translation>La más rápida sin pérdida de calidad medible: aquí ninguna; de ninguna configuración está demostrado que en este dispositivo sea más rápida que la referencia y equivalente en perplejidad.</translation>
    </message>
    <message>
        <source>Fill it in or remove the row.</source>
        <translation>Complétela o quite la fila.</translation>
    </message>
    <message>
        <source>Fine-tuned from the baseline with the rounding of INT8 dynamic (straight-through estimator), then evaluated with the same arithmetic.</source>
        <translation>Se siguió entrenando desde la referencia a través del redondeo de INT8 dinámico (estimador directo), y se juzgó en esa misma aritmética.</translation>
    </message>
    <message>
        <source>Fine-tuned from the baseline with the rounding of symmetric INT4 weights in groups (straight-through estimator); activations are not quantized.</source>
        <translation>Se siguió entrenando desde la referencia a través del redondeo de pesos INT4 en grupos, simétricos (estimador directo); las activaciones quedan.</translation>
    </message>
    <message>
        <source>For calibration, %1 runs the unquantized model first. Choose a configuration without calibration.</source>
        <translation>Para calibrar, %1 ejecuta antes el modelo sin cuantizar. Elija una configuración sin calibración.</translation>
    </message>
    <message>
        <source>For n positive samples, the coefficient of variation is at most √(n − 1) (Samuelson&apos;s inequality), and it reaches this limit only if all samples but one are equal. The standard deviation shown here is that of a single outlier and does not describe the other samples. Use the median with its interval, and the MAD.</source>
        <translation>De n muestras positivas, el coeficiente de variación puede ser como mucho √(n − 1) (cota de Samuelson), y solo llega ahí cuando todas menos una son iguales. La desviación típica impresa aquí habla de una sola muestra y no dice nada de la dispersión de las demás. Use la mediana con su intervalo y la MAD.</translation>
    </message>
    <message>
        <source>For the lowest latency of %1: %2, %3 as fast as %4.</source>
        <translation>Donde cuenta el tiempo, para %1: %2, con %3 la velocidad de %4.</translation>
    </message>
    <message>
        <source>For the lowest latency of %1: any of %2 compared with %3. Which of them is fastest is not resolved.</source>
        <translation>Donde cuenta el tiempo, para %1: cualquiera de %2 frente a %3; cuál de ellos es el más rápido no está resuelto.</translation>
    </message>
    <message>
        <source>For the lowest latency of %1: none of the others is shown to be faster than %2.</source>
        <translation>Donde cuenta el tiempo, para %1: aquí nada; de ninguno está demostrado que sea más rápido que %2.</translation>
    </message>
    <message>
        <source>For the lowest latency on this device with %1 items per call: any of %2. Each is equivalent to and faster than FP32.</source>
        <translation>Donde cuenta el tiempo, en este dispositivo y con %1 ejemplos por llamada: cualquiera de %2; cada uno es equivalente y más rápido que FP32.</translation>
    </message>
    <message>
        <source>For the lowest latency on this device with %1 items per call: any of the %2 that are equivalent to and faster than FP32.</source>
        <translation>Donde cuenta el tiempo, en este dispositivo y con %1 ejemplos por llamada: cualquiera de los %2 que son equivalentes y más rápidos que FP32.</translation>
    </message>
    <message>
        <source>For the lowest latency: none. No equivalent mode is shown to be faster than FP32 on this device.</source>
        <translation>Donde cuenta el tiempo: aquí nada; de ningún modo equivalente se muestra que sea más rápido que FP32 en este dispositivo.</translation>
    </message>
    <message>
        <source>For the smallest size: %1, the smallest mode that is equivalent within ±0.5 points (%2 KiB instead of %3).</source>
        <translation>Donde cuenta el tamaño: %1, el menor de los modos equivalentes dentro de ±0,5 puntos (%2 KiB en vez de %3).</translation>
    </message>
    <message>
        <source>Four adjacent float4 per thread: 7 instructions per element, four loads in flight. Lanes are 64 bytes apart in each load and 16 bytes in each 4-byte store, so each touches four times as many cache lines as it uses.</source>
        <translation>Cuatro float4 vecinos por hilo: 7 instrucciones por elemento, cuatro cargas en vuelo; los carriles distan 64 bytes en cada carga y 16 en cada guardado de 4 bytes, de modo que cada uno toca cuatro veces las líneas que usa.</translation>
    </message>
    <message>
        <source>Free some space or choose a folder on another disk.</source>
        <translation>Libere espacio o elija una carpeta en otro disco.</translation>
    </message>
    <message>
        <source>From sample %1 on, the latency is %2 higher: %3 after %4.</source>
        <translation>Desde la muestra %1 la latencia es %2 más alta: %3 tras %4.</translation>
    </message>
    <message>
        <source>From sample %1 on, the latency is %2 lower: %3 after %4.</source>
        <translation>Desde la muestra %1 la latencia es %2 más baja: %3 tras %4.</translation>
    </message>
    <message>
        <source>Further metrics of %1 were not imported.</source>
        <translation>No se tomaron más métricas de %1.</translation>
    </message>
    <message>
        <source>Fused attention of NVIDIA cuDNN, if the library is installed: the same algorithm, tuned by NVIDIA.</source>
        <translation>La atención fusionada de cuDNN de NVIDIA, donde se encuentra su biblioteca: la misma idea, afinada por el fabricante del chip.</translation>
    </message>
    <message>
        <source>GPTQ received %1 weights for a layer of %2 × %3.</source>
        <translation>GPTQ recibió %1 pesos para una capa de %2 × %3.</translation>
    </message>
    <message>
        <source>GPTQ requires at least one calibration sample.</source>
        <translation>GPTQ necesita al menos una muestra de calibración.</translation>
    </message>
    <message>
        <source>Generated characters have 10 or 36 classes, not %1.</source>
        <translation>Los caracteres dibujados tienen 10 o 36 clases, no %1.</translation>
    </message>
    <message>
        <source>Generating the data was stopped.</source>
        <translation>Se detuvo el dibujo de los datos.</translation>
    </message>
    <message>
        <source>Groups of %1 are not supported.</source>
        <translation>No hay un kernel para grupos de %1.</translation>
    </message>
    <message>
        <source>Groups of %1 weights are not supported.</source>
        <translation>Un grupo de %1 pesos no es posible.</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Tamaño de cabeza</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Cabezas</translation>
    </message>
    <message>
        <source>Heads of %1 elements are too large for the GPU kernels, which support up to 256.</source>
        <translation>Las cabezas de %1 elementos son demasiado largas para los kernels de la GPU, que toman hasta 256.</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Tamaño oculto</translation>
    </message>
    <message>
        <source>INT%1 asymmetric</source>
        <translation>INT%1 asimétrico</translation>
    </message>
    <message>
        <source>INT%1 symmetric</source>
        <translation>INT%1 simétrico</translation>
    </message>
    <message>
        <source>INT4 weights in groups of 128 with zero points, after scaling up input channels with large activations. The factors are folded into the preceding layers at no cost (Lin et al. 2024).</source>
        <translation>Pesos INT4 en grupos de 128 con puntos cero, tras ampliar los canales de entrada con activaciones grandes; los factores se absorben en las capas anteriores, así que no cuestan nada (Lin et al. 2024).</translation>
    </message>
    <message>
        <source>INT4 weights in groups of 128, symmetric, rounded to nearest; 16-bit activations.</source>
        <translation>Pesos INT4 en grupos de 128, simétricos, redondeados al más próximo; activaciones de 16 bits.</translation>
    </message>
    <message>
        <source>INT4 weights with one scale per 128 elements along k, 16-bit activations, decoded in registers. For 1 to 64 rows: a quarter of the bytes of BF16.</source>
        <translation>Pesos INT4 con una escala por 128 a lo largo de k, activaciones de 16 bits: para 1 a 64 filas; un cuarto de los bytes de BF16, decodificados en registros.</translation>
    </message>
    <message>
        <source>INT8</source>
        <translation>INT8</translation>
    </message>
    <message>
        <source>INT8 matrices with quantized activations are not restored.</source>
        <translation>Las matrices INT8 con activaciones cuantizadas no se restauran.</translation>
    </message>
    <message>
        <source>INT8 tensor cores with INT32 accumulation. Results are written as INT32, 4 bytes each.</source>
        <translation>Núcleos tensoriales en INT8, sumas en INT32, que se escriben tal cual: 4 bytes por resultado.</translation>
    </message>
    <message>
        <source>INT8 tensor cores, INT32 sums (cuBLASLt)</source>
        <translation>Núcleos tensoriales en INT8, sumas en INT32 (cuBLASLt)</translation>
    </message>
    <message>
        <source>INT8 weights in groups of 128, scales from the largest magnitude, rounded to nearest; 16-bit activations.</source>
        <translation>Pesos INT8 en grupos de 128, cada escala según el mayor valor absoluto, redondeados al más próximo; activaciones de 16 bits.</translation>
    </message>
    <message>
        <source>INT8 weights in groups of 128, with scales optimized for the smallest weight error; 16-bit activations. The published comparison does not specify how its scales were computed. This differs from INT8-W8A16-RTN only in the scale search.</source>
        <translation>Pesos INT8 en grupos de 128, cada escala buscada para el menor error de sus pesos; activaciones de 16 bits. La comparación publicada no dice cómo se hallaron sus escalas; esto difiere de INT8-W8A16-RTN solo en la búsqueda.</translation>
    </message>
    <message>
        <source>INT8 weights with one scale per 128 elements along k, 16-bit activations. For 1 to 64 rows, where reading the weights dominates: half the bytes of BF16.</source>
        <translation>Pesos INT8 con una escala por 128 a lo largo de k, activaciones de 16 bits: para 1 a 64 filas, donde leer los pesos es el tiempo, la mitad de los bytes de BF16.</translation>
    </message>
    <message>
        <source>INT8 weights, per-output-channel scales; INT8 activations, dynamic per-token scales; integer arithmetic.</source>
        <translation>Pesos INT8, escalas por canal de salida; activaciones INT8, escalas dinámicas por token; aritmética entera.</translation>
    </message>
    <message>
        <source>INT8 × INT8, INT32 sums (few rows: custom kernel; more: INT8 tensor cores with cuBLASLt)</source>
        <translation>INT8 × INT8, sumas en INT32 (pocas filas: kernel propio; más: núcleos tensoriales en INT8 de cuBLASLt)</translation>
    </message>
    <message>
        <source>Identical kernels differed (%1 compared with itself: %2), so the verdicts of this run are not reliable.</source>
        <translation>Kernels idénticos salieron distintos (%1 frente a sí mismo: %2): no hay que fiarse de ningún veredicto de esta ejecución.</translation>
    </message>
    <message>
        <source>Identical kernels differed in this run, so its speed-ups are not reliable.</source>
        <translation>En esta ejecución difirieron kernels idénticos, así que sus aceleraciones no son fiables.</translation>
    </message>
    <message>
        <source>If the system terminated it because memory ran out (%1 is available now), choose smaller sizes.</source>
        <translation>Si el sistema lo terminó por falta de memoria (ahora hay libres %1), elija tamaños menores.</translation>
    </message>
    <message>
        <source>Images of %1×%2 have %3 patches; the limit is 1,024, because attention is quadratic in the number of patches.</source>
        <translation>Imágenes de %1×%2 dan %3 parches; la atención crece con su cuadrado y se toman como mucho 1024.</translation>
    </message>
    <message>
        <source>Images of %3×%4 are not divisible into patches of %1×%2 pixels.</source>
        <translation>Parches de %1×%2 píxeles no dividen imágenes de %3×%4.</translation>
    </message>
    <message>
        <source>Import a part of them, or import them as a separate run.</source>
        <translation>Importe una parte, o como ejecución propia.</translation>
    </message>
    <message>
        <source>Import fewer files at once. Nothing was written.</source>
        <translation>Importe menos archivos a la vez. No se escribió nada.</translation>
    </message>
    <message>
        <source>Import into a separate session, without --beside.</source>
        <translation>Importe en una sesión aparte, sin --beside.</translation>
    </message>
    <message>
        <source>Import the results as a separate run.</source>
        <translation>Impórtelo como ejecución propia.</translation>
    </message>
    <message>
        <source>Import the samples, or measure it with Quantoscope.</source>
        <translation>Importe las muestras, o mídalo aquí.</translation>
    </message>
    <message>
        <source>Import them as a separate run, or add them to a run of one size.</source>
        <translation>Impórtelo como ejecución propia, o junto a una ejecución de un solo tamaño.</translation>
    </message>
    <message>
        <source>Imported from %1: %2</source>
        <translation>Importado de %1: %2</translation>
    </message>
    <message>
        <source>Imported without comparable samples, so no interval is available.</source>
        <translation>Importado sin muestras que pudieran compararse, así que no hay intervalo.</translation>
    </message>
    <message numerus="yes">
        <source>In %n measurements, identical kernels differed, so their verdicts are not reliable.</source>
        <comment>In %n measurement, identical kernels differed, so its verdicts are not reliable.</comment>
        <translation>
            <numerusform>En %n medida, kernels idénticos difirieron, así que sus veredictos no son fiables.</numerusform>
            <numerusform>En %n medidas, kernels idénticos difirieron, así que sus veredictos no son fiables.</numerusform>
        </translation>
    </message>
    <message>
        <source>In a file of a few kilobytes, names and headers take more space than the weights. Ratios of such sizes do not apply to real models.</source>
        <translation>En un archivo de pocos kilobytes, nombres y cabeceras pesan más que los pesos. Los cocientes de tales tamaños no dicen nada de un modelo real.</translation>
    </message>
    <message>
        <source>In clock cycles, the change is %1 instead of %2: the clock changed, not the kernel.</source>
        <translation>En ciclos de reloj el cambio es %1 en vez de %2: se movió el reloj, no el kernel.</translation>
    </message>
    <message>
        <source>Increase the limit, or choose smaller formats.</source>
        <translation>Permita más, o elija formatos menores.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Input %1 of the calibration samples contains values that are not finite.</source>
        <translation>La entrada %1 de las muestras de calibración no es finita en todas partes.</translation>
    </message>
    <message>
        <source>Install cuDNN 9, or set LD_LIBRARY_PATH or CUDNN_PATH to its folder, and restart.</source>
        <translation>Instale cuDNN 9, o indique su carpeta en LD_LIBRARY_PATH o CUDNN_PATH, e inicie de nuevo.</translation>
    </message>
    <message>
        <source>Install libopenblas0 (Debian, Ubuntu: &apos;apt install libopenblas0&apos;), or set QUANTOSCOPE_BLAS to a library.</source>
        <translation>Instale libopenblas0 (Debian, Ubuntu: &apos;apt install libopenblas0&apos;), o indique una con QUANTOSCOPE_BLAS.</translation>
    </message>
    <message>
        <source>Install the CUDA Toolkit&apos;s libraries.</source>
        <translation>Instale las bibliotecas del CUDA Toolkit.</translation>
    </message>
    <message>
        <source>Install the CUDA Toolkit, or set CUDA_PATH to where it is.</source>
        <translation>Instale el CUDA Toolkit, o ponga en CUDA_PATH el lugar donde está.</translation>
    </message>
    <message>
        <source>Install the NVIDIA driver, or run on the CPU.</source>
        <translation>Instale el controlador de NVIDIA, o ejecute en la CPU.</translation>
    </message>
    <message>
        <source>Install the complete quantoscope package, or choose &apos;Never&apos; for &apos;Run kernels in a separate process&apos; in the settings.</source>
        <translation>Instale el paquete quantoscope completo, o elija «Nunca» para «Ejecutar kernels en un proceso aparte» en los ajustes.</translation>
    </message>
    <message>
        <source>Install the package quantoscope-model (portable: extract quantoscope-model-*.tar.xz into the program folder), set QUANTOSCOPE_LLM to the model folder, or choose your own model. Searched: %1.</source>
        <translation>Instale el paquete quantoscope-model (versión portátil: descomprima quantoscope-model-*.tar.xz sobre la carpeta del programa), ponga en QUANTOSCOPE_LLM la carpeta del modelo, o indique un modelo propio. Se buscó en: %1.</translation>
    </message>
    <message>
        <source>Install the same version of quantoscope and quantoscope-worker.</source>
        <translation>Instale quantoscope y quantoscope-worker de la misma versión.</translation>
    </message>
    <message>
        <source>Install the same version of the program and the module.</source>
        <translation>Instale el programa y el módulo de la misma versión.</translation>
    </message>
    <message>
        <source>Integers must have 2 to 8 bits, not %1.</source>
        <translation>Las anchuras de enteros van de 2 a 8 bits, no %1.</translation>
    </message>
    <message>
        <source>Is it the right file?</source>
        <translation>¿Es el archivo correcto?</translation>
    </message>
    <message>
        <source>It contains no tensors.</source>
        <translation>No contiene ningún tensor.</translation>
    </message>
    <message>
        <source>It contains: %1.</source>
        <translation>Tiene: %1.</translation>
    </message>
    <message>
        <source>It failed: %1</source>
        <translation>Falló: %1</translation>
    </message>
    <message>
        <source>It is a GGUF model: %1</source>
        <translation>Es un modelo GGUF: %1</translation>
    </message>
    <message>
        <source>It is a ZIP archive, such as .npz or a PyTorch checkpoint: %1</source>
        <translation>Es un archivo ZIP, como .npz o un punto de control de PyTorch: %1</translation>
    </message>
    <message>
        <source>It requires compute capability 8.0 or later; this GPU has %1.%2.</source>
        <translation>Necesita una GPU con capacidad de cómputo 8.0 o posterior; esta tiene %1.%2.</translation>
    </message>
    <message>
        <source>It was imported, so Quantoscope has no command to measure it.</source>
        <translation>Se importó, así que ninguna orden de Quantoscope lo mide.</translation>
    </message>
    <message>
        <source>Item %1 has label %2, but the model has %3 classes.</source>
        <translation>El ejemplo %1 tiene la clase %2, pero el modelo conoce %3 clases.</translation>
    </message>
    <message>
        <source>Items of %1×%2 are not supported; the limit is 1,048,576 features.</source>
        <translation>Ejemplos de %1×%2 no son posibles; lo son hasta 1 048 576 características.</translation>
    </message>
    <message>
        <source>Its accuracy was not measured.</source>
        <translation>No se midió su exactitud.</translation>
    </message>
    <message>
        <source>Its journals and run files are still there.</source>
        <translation>Sus diarios y archivos de ejecución siguen ahí.</translation>
    </message>
    <message>
        <source>Its loss was not measured.</source>
        <translation>No se midió su pérdida.</translation>
    </message>
    <message>
        <source>Its memory was not measured.</source>
        <translation>No se midió su memoria.</translation>
    </message>
    <message>
        <source>Its speed-up over the baseline does not have an interval yet.</source>
        <translation>Su aceleración sobre la referencia aún no tiene intervalo.</translation>
    </message>
    <message>
        <source>JIT, compiled for the shape</source>
        <translation>JIT, compilado para la forma</translation>
    </message>
    <message>
        <source>Keep the reading program running until the output is complete.</source>
        <translation>Deje el programa lector en marcha hasta el final.</translation>
    </message>
    <message>
        <source>Kernels compiled by NVRTC for exactly this shape, and cuBLASLt matrix products with searched algorithms; each step uses whichever is faster on this device. With few tokens, five or six kernels remain: layer norms are fused into the following matrix product; bias, GELU and residual additions into the preceding one; and each kernel prefetches its weights while the previous one is still running. Compile time is reported separately.</source>
        <translation>Kernels compilados por NVRTC para esta forma exacta, junto a productos de cuBLASLt con algoritmos buscados; cada paso toma lo más rápido aquí. Con pocos tokens son cinco o seis kernels: las normas de capa entran en los productos que las siguen, sesgo, GELU y sumas residuales en los que las preceden, y cada kernel trae sus pesos mientras el anterior aún corre. El tiempo de compilación se da aparte.</translation>
    </message>
    <message>
        <source>Labels must be class numbers. Regression targets are not supported.</source>
        <translation>Las clases son números; los objetivos de regresión no sirven.</translation>
    </message>
    <message>
        <source>Language model: %1 (%2).</source>
        <translation>Modelo de lenguaje: %1 (%2).</translation>
    </message>
    <message>
        <source>Language models</source>
        <translation>Modelos de lenguaje</translation>
    </message>
    <message>
        <source>Language models require a GPU with compute capability 8.0 or later; this GPU has %1.%2.</source>
        <translation>Los modelos de lenguaje necesitan una GPU con capacidad de cómputo 8.0 o posterior; esta tiene %1.%2.</translation>
    </message>
    <message>
        <source>Latency per call</source>
        <translation>Latencia por llamada</translation>
    </message>
    <message>
        <source>Launches fall into two groups, for example because of buffer addresses, cache sets or the distribution of blocks. Mean and median are at or between these two levels and describe few launches. See the histogram, and report both levels.</source>
        <translation>Los lanzamientos toman uno de dos caminos, por ejemplo según dónde estén los búferes, los conjuntos de caché o el reparto de bloques. Media y mediana están en un nivel o entre ambos y apenas describen un lanzamiento. Mire el histograma y nombre ambos niveles.</translation>
    </message>
    <message>
        <source>Launches per graph must be 1 to 1,000, or 0 to choose them for each mode.</source>
        <translation>Los lanzamientos por grafo han de ser de 1 a 1000, o 0 para elegirlos en cada modo.</translation>
    </message>
    <message>
        <source>Launches per sample</source>
        <translation>Lanzamientos por muestra</translation>
    </message>
    <message>
        <source>Launches without a duration in %1 were skipped.</source>
        <translation>Se omitieron en %1 los lanzamientos sin duración.</translation>
    </message>
    <message>
        <source>Layer %1: %2</source>
        <translation>Capa %1: %2</translation>
    </message>
    <message>
        <source>Layer &apos;%1&apos; cannot run in this mode: %2.</source>
        <translation>La capa &apos;%1&apos; no puede ejecutarse así: %2.</translation>
    </message>
    <message>
        <source>Limits per token apply to language models only.</source>
        <translation>Los límites por token solo cuentan para modelos de lenguaje.</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>Line %1 and others: the figures %2 have consecutive digits, so they are placeholders, not measurements.</source>
        <translation>Línea %1 y otras: las cifras %2 son series de dígitos consecutivos: ejemplos tecleados, no medidos.</translation>
    </message>
    <message>
        <source>Linear + GELU requires compute capability 8.0 or later.</source>
        <translation>Lineal + GELU necesita capacidad de cómputo 8.0 o posterior.</translation>
    </message>
    <message>
        <source>Linear + GELU runs in FP16 and BF16 on the GPU.</source>
        <translation>Lineal + GELU se ejecuta en FP16 y BF16 en la GPU.</translation>
    </message>
    <message>
        <source>Linear layer %1 does not exist.</source>
        <translation>No hay una capa lineal %1.</translation>
    </message>
    <message>
        <source>Live keeps the newest rounds of a setup: the first %1 of %2 are not included in the result and its statistics.</source>
        <translation>En vivo conserva las rondas más recientes de un ajuste: las primeras %1 de %2 quedan fuera del resultado y de sus cifras.</translation>
    </message>
    <message>
        <source>Live keeps the newest samples: %1 older samples are not included in the result and its statistics.</source>
        <translation>En vivo conserva las muestras más recientes: %1 anteriores quedan fuera del resultado y de sus cifras.</translation>
    </message>
    <message>
        <source>Loading layer %1 of %2</source>
        <translation>Cargando la capa %1 de %2</translation>
    </message>
    <message>
        <source>Long contexts</source>
        <translation>Contextos largos</translation>
    </message>
    <message>
        <source>Matrices in %1 were dequantized to %2.</source>
        <translation>Las matrices en %1 se restauraron a %2.</translation>
    </message>
    <message>
        <source>Matrix product with bias, then GELU in a separate pass: the result is written to memory and read back by GELU.</source>
        <translation>El producto con sesgo, luego GELU en una pasada propia: el producto se escribe en memoria y GELU lo lee de nuevo.</translation>
    </message>
    <message>
        <source>Matrix product with bias, then GELU, each launched by the host in turn. Small sizes are launch-bound.</source>
        <translation>El producto con sesgo, luego GELU, cada uno lanzado por el anfitrión a su turno: los tamaños pequeños esperan al anfitrión.</translation>
    </message>
    <message>
        <source>Matrix products of this type require compute capability %1.%2.</source>
        <translation>Los productos de este tipo necesitan capacidad de cómputo %1.%2.</translation>
    </message>
    <message>
        <source>Measure again when no other process uses the device.</source>
        <translation>Mida de nuevo cuando nada más use el dispositivo.</translation>
    </message>
    <message>
        <source>Measure at least 6 rounds together with the baseline.</source>
        <translation>Mida al menos 6 rondas junto con la referencia.</translation>
    </message>
    <message>
        <source>Measure both at the same sizes.</source>
        <translation>Mida ambos en los mismos tamaños.</translation>
    </message>
    <message>
        <source>Measure it on a device with native support for this format.</source>
        <translation>Mídalo en un dispositivo que calcule en este formato.</translation>
    </message>
    <message>
        <source>Measure it with trtexec --loadEngine=FILE --exportTimes=times.json, and open times.json.</source>
        <translation>Mídalo con trtexec --loadEngine=FILE --exportTimes=times.json, y abra times.json.</translation>
    </message>
    <message>
        <source>Measure more iterations.</source>
        <translation>Mida más iteraciones.</translation>
    </message>
    <message>
        <source>Measure more rounds, or this batch and prompt length.</source>
        <translation>Mida más rondas, o este lote y esta longitud de prompt.</translation>
    </message>
    <message>
        <source>Measured times do not have consecutive digits. Such figures are placeholders that were entered by hand.</source>
        <translation>Los tiempos medidos no vienen en series de dígitos consecutivos. Tales cifras son ejemplos que alguien tecleó.</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation>Medido: %1.</translation>
    </message>
    <message>
        <source>Measures it again together with the baseline.</source>
        <translation>Lo mide de nuevo junto a la referencia.</translation>
    </message>
    <message>
        <source>Measures only this variant with the same setup.</source>
        <translation>Lo mide solo, con la misma configuración.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Metaspace has a replacement that is not a character</source>
        <translation>Metaspace tiene un reemplazo que no es un carácter</translation>
    </message>
    <message>
        <source>Metaspace has the prepend_scheme %1, which is not supported</source>
        <translation>Metaspace tiene el prepend_scheme %1, que no se admite</translation>
    </message>
    <message>
        <source>Mode %1 is listed twice.</source>
        <translation>El modo %1 se nombra dos veces.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modos</translation>
    </message>
    <message>
        <source>More test items narrow the intervals in proportion to the square root of their number.</source>
        <translation>Más ejemplos de prueba estrechan los intervalos con la raíz de su número.</translation>
    </message>
    <message>
        <source>Multiplies and adds in one instruction with a single rounding: 25 instructions per element instead of 27, the same number of bytes. Rounds after adding the zero point, so ties round differently if the zero point is odd.</source>
        <translation>Multiplicación y suma en una instrucción y un redondeo, sin redondeo propio antes de la suma: 25 instrucciones por elemento en vez de 27, los mismos bytes. Redondea tras sumar el punto cero, así que los empates caen distinto con uno impar.</translation>
    </message>
    <message>
        <source>Multiplies and adds in one instruction with a single rounding; the same number of bytes. Rounds after adding the zero point, so ties round differently if the zero point is odd.</source>
        <translation>Multiplicación y suma en una instrucción con un solo redondeo, sin redondeo aparte antes de la suma; los mismos bytes. Redondea tras sumar el punto cero, así que los empates caen distinto con uno impar.</translation>
    </message>
    <message>
        <source>Multiplies by 1/s instead of dividing: 27 instructions per element instead of 38, still 5 bytes. Faster only if arithmetic, not memory, was the limit. Codes can differ from those of the division where a quotient is close to a tie.</source>
        <translation>Multiplica por 1/s en vez de dividir: 27 instrucciones por elemento en vez de 38, los mismos 5 bytes. Gana solo en la medida en que la aritmética, no la memoria, limitaba. Los códigos pueden diferir de los de la división donde un cociente está junto a un empate.</translation>
    </message>
    <message>
        <source>Multiplies by 1/s instead of dividing; still 5 bytes per element. Faster only if arithmetic, not memory, was the limit. Codes can differ from those of the division where a quotient is close to a tie.</source>
        <translation>Multiplica por 1/s en vez de dividir, con los mismos 5 bytes por elemento. Gana solo en la medida en que la aritmética, no la memoria, limitaba. Los códigos pueden diferir de los de la división donde un cociente está junto a un empate.</translation>
    </message>
    <message>
        <source>NOT RESOLVED %1× [%2, %3], n = %4</source>
        <translation>NO RESUELTO %1× [%2; %3], n = %4</translation>
    </message>
    <message>
        <source>NOT RESOLVED %1× [%2, %3], n = %4 pairs</source>
        <translation>NO RESUELTO %1× [%2; %3], n = %4 pares</translation>
    </message>
    <message>
        <source>NVRTC failed while %1: %2</source>
        <translation>NVRTC falló durante «%1»: %2</translation>
    </message>
    <message>
        <source>Name a column &apos;label&apos;, &apos;class&apos; or &apos;target&apos;, or put class numbers in the first column.</source>
        <translation>Dé a una el encabezado &apos;label&apos;, &apos;class&apos; o &apos;target&apos;, o ponga números de clase en la primera columna.</translation>
    </message>
    <message>
        <source>Name the label column &apos;label&apos; in both tables.</source>
        <translation>Dé a la columna de clases el encabezado &apos;label&apos; en ambas.</translation>
    </message>
    <message>
        <source>No BLAS library was found (OpenBLAS, BLIS or MKL).</source>
        <translation>No se encontró ninguna biblioteca BLAS (OpenBLAS, BLIS o MKL).</translation>
    </message>
    <message>
        <source>No NVIDIA driver was found.</source>
        <translation>No hay controlador de NVIDIA.</translation>
    </message>
    <message>
        <source>No configuration could be measured: %1</source>
        <translation>No se pudo medir ninguna configuración: %1</translation>
    </message>
    <message>
        <source>No configuration is shown to meet the limits.</source>
        <translation>De ninguna configuración está demostrado que cumpla los límites.</translation>
    </message>
    <message>
        <source>No item of %1 (%2) fits into the model&apos;s context of %3 tokens; %4.</source>
        <translation>Ningún ejemplo de %1 (%2) cabe en el contexto del modelo, de %3 tokens; %4.</translation>
    </message>
    <message>
        <source>No item of %1 (%2) has tokens that can be scored; %3.</source>
        <translation>Ningún ejemplo de %1 (%2) tiene tokens que puedan puntuarse; %3.</translation>
    </message>
    <message>
        <source>No kernel can exceed the memory bandwidth. Part of the data came from a cache, fewer bytes were moved than counted, or the timed interval does not include all of the work. Do not use this number until the cause is known.</source>
        <translation>Ningún kernel mueve bytes más deprisa de lo que puede la memoria. O parte de los datos vino de una caché, o se movieron menos bytes de los contados, o el tiempo omite parte del trabajo. No use esta cifra antes de averiguarlo.</translation>
    </message>
    <message>
        <source>No language model was measured: time per token, throughput, perplexity and memory are unknown.</source>
        <translation>No se midió ningún modelo de lenguaje: tiempo por token, rendimiento, perplejidad, memoria.</translation>
    </message>
    <message>
        <source>No mode is selected.</source>
        <translation>No se ha elegido ningún modo.</translation>
    </message>
    <message>
        <source>No mode is shown to be equivalent within ±0.5 points with these items, so none can be recommended instead of FP32.</source>
        <translation>Con estos ejemplos no se muestra ningún modo equivalente dentro de ±0,5 puntos, así que no puede recomendarse ninguno en lugar de FP32.</translation>
    </message>
    <message>
        <source>No model has been trained yet.</source>
        <translation>Aún no hay un modelo entrenado.</translation>
    </message>
    <message>
        <source>No model was measured in all modes: accuracy, size and time per call are unknown.</source>
        <translation>No se estudió ningún modelo en todos los modos: exactitud, tamaño, tiempo por llamada.</translation>
    </message>
    <message>
        <source>No model was specified.</source>
        <translation>No se nombra ningún modelo.</translation>
    </message>
    <message>
        <source>No operation was measured: latency and error of single kernels are unknown.</source>
        <translation>No se midió ninguna operación: latencia y error de kernels individuales.</translation>
    </message>
    <message>
        <source>No plan fits into %1 bytes; the smallest plan has %2.</source>
        <translation>Ningún plan cabe en %1 bytes; el menor que se consideró tiene %2.</translation>
    </message>
    <message>
        <source>No recipe is required, because the model is not quantized.</source>
        <translation>No hay nada cuantizado, así que no hay receta.</translation>
    </message>
    <message>
        <source>No sample can be more than √(n − 1) standard deviations above the mean (Samuelson), and this limit is reached only if all other samples are equal. The printed mean, deviation and maximum reach it, which determines n and the mean of the other samples. The outlier is usually the first, cold run. Publish the median with an interval, and report the warm-up separately.</source>
        <translation>Ninguna muestra puede estar a más de √(n − 1) desviaciones típicas por encima de la media, y solo llega ahí una serie cuyas demás muestras son todas iguales (Samuelson). La media, la desviación y el máximo impresos llegan, así que de ellos se siguen n y la media de las demás. Casi siempre esa muestra es una primera ejecución en frío. Publique la mediana con un intervalo, y el calentamiento aparte.</translation>
    </message>
    <message>
        <source>No series of samples can have all of these figures. At least one of them was mistyped or comes from a different run.</source>
        <translation>Ninguna serie de muestras puede tener estas cifras juntas. Al menos una es una errata o viene de otra ejecución.</translation>
    </message>
    <message>
        <source>No tensor is prepared.</source>
        <translation>No hay preparado ningún tensor que pueda cortarse de nuevo.</translation>
    </message>
    <message>
        <source>No training item belongs to class %1, so the model cannot learn it.</source>
        <translation>Ningún ejemplo de entrenamiento tiene la clase %1: no puede aprenderse.</translation>
    </message>
    <message>
        <source>No variant is selected.</source>
        <translation>No se ha elegido ninguna variante.</translation>
    </message>
    <message>
        <source>None of the %1 algorithms that cuBLASLt recommends runs on this device.</source>
        <translation>Ninguno de los %1 algoritmos que recomienda cuBLASLt funciona en este dispositivo.</translation>
    </message>
    <message>
        <source>None of the variants can run on this device. %1</source>
        <translation>Ninguna de las variantes puede ejecutarse aquí. %1</translation>
    </message>
    <message>
        <source>Not enough host memory.</source>
        <translation>No hay memoria suficiente en el anfitrión.</translation>
    </message>
    <message>
        <source>Not enough memory for %1 of partial results.</source>
        <translation>No hay memoria para %1 de resultados parciales.</translation>
    </message>
    <message>
        <source>Not enough memory for %1.</source>
        <translation>No hay memoria suficiente para %1.</translation>
    </message>
    <message>
        <source>Not enough memory for a BLAS library, which requires 128 MiB for each of %1 threads.</source>
        <translation>No hay memoria suficiente para una biblioteca BLAS: necesita 128 MiB para cada uno de los %1 hilos.</translation>
    </message>
    <message>
        <source>Not enough memory for a matrix of %1.</source>
        <translation>No hubo memoria para una matriz de %1.</translation>
    </message>
    <message>
        <source>Not enough memory for a matrix.</source>
        <translation>No hubo memoria para una matriz.</translation>
    </message>
    <message>
        <source>Not enough memory for a pattern.</source>
        <translation>No hay memoria suficiente para un patrón.</translation>
    </message>
    <message>
        <source>Not enough memory for an input of %1 elements from %2.</source>
        <translation>No hay memoria para una entrada de %1 elementos de %2.</translation>
    </message>
    <message>
        <source>Not enough memory for an input of %1 elements.</source>
        <translation>No hay memoria para una entrada de %1 elementos.</translation>
    </message>
    <message>
        <source>Not enough memory for the layer inputs during calibration.</source>
        <translation>No hubo memoria para las entradas de las capas durante la calibración.</translation>
    </message>
    <message>
        <source>Not enough memory for the logits of a batch of %1.</source>
        <translation>No hubo memoria para los logits de un lote de %1.</translation>
    </message>
    <message>
        <source>Not enough memory for the predictions of %1.</source>
        <translation>No hubo memoria para las predicciones de %1.</translation>
    </message>
    <message>
        <source>Not enough memory for the predictions of the text.</source>
        <translation>No hubo memoria para las predicciones del texto.</translation>
    </message>
    <message>
        <source>Not enough memory for the request.</source>
        <translation>La petición necesita más memoria de la que hay.</translation>
    </message>
    <message>
        <source>Not enough memory for the run.</source>
        <translation>La ejecución necesita más memoria de la que hay.</translation>
    </message>
    <message>
        <source>Not enough memory for the study.</source>
        <translation>El estudio necesita más memoria de la que hay.</translation>
    </message>
    <message>
        <source>Not enough memory to decompress %1.</source>
        <translation>No hay memoria suficiente para descomprimir %1.</translation>
    </message>
    <message>
        <source>Not enough memory to match a pattern.</source>
        <translation>No hay memoria suficiente para aplicar un patrón.</translation>
    </message>
    <message>
        <source>Not enough memory to read the result back.</source>
        <translation>No hay memoria para releer el resultado.</translation>
    </message>
    <message>
        <source>Not enough memory.</source>
        <translation>No hay memoria suficiente.</translation>
    </message>
    <message>
        <source>Not recommended without further measures, because accuracy is lower: %1.</source>
        <translation>No sin remedio, porque cuestan exactitud: %1.</translation>
    </message>
    <message>
        <source>Not resolved against %1: %2.</source>
        <translation>No resuelto frente a %1: %2.</translation>
    </message>
    <message>
        <source>Not resolved: %1.</source>
        <translation>Sin resolver: %1.</translation>
    </message>
    <message>
        <source>Not resolved: %1. A longer text narrows the intervals in proportion to the square root of its length.</source>
        <translation>Sin resolver: %1. Un texto más largo estrecha los intervalos en proporción a la raíz cuadrada de su longitud.</translation>
    </message>
    <message>
        <source>Nothing is prepared.</source>
        <translation>No hay nada preparado.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>No hay nada en curso.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>No se escribió nada.</translation>
    </message>
    <message>
        <source>Nsight Compute runs kernels one at a time and, by default, locks the clocks to base and flushes the caches before each kernel, so these durations differ from those of an application that is not profiled.</source>
        <translation>Nsight Compute ejecuta los kernels de uno en uno y, si no se le indica otra cosa, fija los relojes a la frecuencia base y vacía las cachés antes de cada uno: estas no son las duraciones de una aplicación sin perfilar.</translation>
    </message>
    <message>
        <source>Nsight Compute, medians of %1: %2.</source>
        <translation>Nsight Compute, medianas de %1: %2.</translation>
    </message>
    <message>
        <source>NumPy has no data type for %1.</source>
        <translation>numpy no tiene un tipo de datos para %1.</translation>
    </message>
    <message>
        <source>Number of elements in the tensor.</source>
        <translation>Número de elementos del tensor.</translation>
    </message>
    <message>
        <source>Number of tokens: rows of the input.</source>
        <translation>Número de tokens: filas de la entrada.</translation>
    </message>
    <message>
        <source>Of the earlier Live setups, up to %1 samples in total are kept, at least %2 rounds of each and at most %3 setups; the shortest are discarded first.</source>
        <translation>De las configuraciones En vivo anteriores se conservan hasta %1 muestras en total, al menos %2 rondas de cada una y como mucho %3 configuraciones; primero se descartan las más cortas.</translation>
    </message>
    <message>
        <source>Of these, %1 needs the least memory (%2).</source>
        <translation>De ellas, la que menos memoria necesita es %1, %2.</translation>
    </message>
    <message>
        <source>One kernel, one element per thread: 5 bytes per element instead of 37, one launch instead of five. About 38 instructions per element, 8 of them for the IEEE division. Each warp loads 128 bytes at a time and stores single bytes, so it waits for memory with few requests in flight.</source>
        <translation>Un kernel, un elemento por hilo: 5 bytes por elemento en vez de 37, un lanzamiento en vez de cinco. Unas 38 instrucciones por elemento, 8 de ellas la división IEEE. Un warp pide 128 bytes por carga y guarda bytes sueltos, así que espera a la memoria con poco en vuelo.</translation>
    </message>
    <message numerus="yes">
        <source>One launch takes %1, which is %2 times the timer resolution of %3, and %4 of the samples are ties. Time %n launches per sample.</source>
        <comment>One launch takes %1, which is %2 times the timer resolution of %3, and %4 of the samples are ties. Time %n launch per sample.</comment>
        <translation>
            <numerusform>Un lanzamiento tarda %1, %2 veces la resolución del reloj de %3, y %4 de las muestras son empates. Cronometre %n lanzamiento por muestra.</numerusform>
            <numerusform>Un lanzamiento tarda %1, %2 veces la resolución del reloj de %3, y %4 de las muestras son empates. Cronometre %n lanzamientos por muestra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One launch takes %1, which is %2 times the timer resolution of %3. Time %n launches per sample.</source>
        <comment>One launch takes %1, which is %2 times the timer resolution of %3. Time %n launch per sample.</comment>
        <translation>
            <numerusform>Un lanzamiento tarda %1, %2 veces la resolución del reloj de %3. Cronometre %n lanzamiento por muestra.</numerusform>
            <numerusform>Un lanzamiento tarda %1, %2 veces la resolución del reloj de %3. Cronometre %n lanzamientos por muestra.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of the two files contains no samples.</source>
        <translation>Una de las dos no contiene muestras.</translation>
    </message>
    <message>
        <source>One pass, vectorized by the compiler: 5 bytes per element instead of 37. Each element is divided by the scale; a vector division takes several times as long as a multiplication.</source>
        <translation>Una sola pasada, que el compilador vectoriza: 5 bytes por elemento en vez de 37. Cada elemento se divide por la escala, y una división vectorial tarda varias veces lo que una multiplicación.</translation>
    </message>
    <message>
        <source>One sample causes nearly all of the variation: the coefficient of variation, %1, is %2 of the maximum for %3 samples.</source>
        <translation>Una muestra lleva casi toda la dispersión: el coeficiente de variación, %1, es %2 del mayor que pueden tener %3 muestras.</translation>
    </message>
    <message>
        <source>Only &quot;BPE&quot; is supported.</source>
        <translation>Se admite &quot;BPE&quot;.</translation>
    </message>
    <message>
        <source>Only &quot;gemm&quot; is supported.</source>
        <translation>Se admite &quot;gemm&quot;.</translation>
    </message>
    <message>
        <source>Only &quot;silu&quot; is supported.</source>
        <translation>Se admite &quot;silu&quot;.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 requested items are available. They are split in proportion.</source>
        <translation>Los %1 ejemplos son menos que los %2 pedidos: se reparten en proporción.</translation>
    </message>
    <message>
        <source>Only 1 (rotation of the entire head) is supported.</source>
        <translation>Se admite 1: rota toda la cabeza.</translation>
    </message>
    <message>
        <source>Only 4 bits are supported.</source>
        <translation>Se admiten 4 bits.</translation>
    </message>
    <message>
        <source>Only arrays of numbers are supported. %1</source>
        <translation>Solo se leen arrays de números. %1</translation>
    </message>
    <message>
        <source>Only images with one channel are supported. Convert them to greyscale.</source>
        <translation>Las imágenes necesitan un canal: conviértalas a gris.</translation>
    </message>
    <message>
        <source>Only models trained and saved by this program can be opened here. The Tensors page opens any tensor file.</source>
        <translation>Aquí solo se abren modelos que este programa entrenó y guardó; cualquier archivo de tensores se abre en la página Tensores.</translation>
    </message>
    <message>
        <source>Only models without it are supported.</source>
        <translation>Se admiten modelos que no lo tengan.</translation>
    </message>
    <message>
        <source>Only quantization can change its shape during a run.</source>
        <translation>Solo la cuantización puede redirigirse a otra forma.</translation>
    </message>
    <message>
        <source>Open it with a newer version of Quantoscope.</source>
        <translation>Ábralo con una versión más nueva de Quantoscope.</translation>
    </message>
    <message>
        <source>Open the Hugging Face folder (config.json and .safetensors files) that it was created from.</source>
        <translation>Abra la carpeta de Hugging Face (config.json y archivos .safetensors) de la que se hizo.</translation>
    </message>
    <message>
        <source>Open the plan in the plan editor and save its model there.</source>
        <translation>Abra el plan en el editor de planes y guarde allí su modelo.</translation>
    </message>
    <message>
        <source>Opening a pickle can run arbitrary code, so it is not supported. Save the tensors with safetensors.</source>
        <translation>Abrir un pickle puede ejecutar su código, así que no se lee. Guarde los tensores con safetensors.</translation>
    </message>
    <message>
        <source>Operands of type %1 cannot be made.</source>
        <translation>No se pueden crear operandos de tipo %1.</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>Sistema operativo</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Operations: %1 and %2 more.</source>
        <translation>Operaciones: %1 y %2 más.</translation>
    </message>
    <message>
        <source>Operations: %1.</source>
        <translation>Operaciones: %1.</translation>
    </message>
    <message>
        <source>Out of memory while quantizing the weights.</source>
        <translation>No hubo memoria para los pesos al cuantizarlos.</translation>
    </message>
    <message>
        <source>Outliers: %1 input channels of %2 were multiplied by %3 and their weights divided by it, so the function of the model is unchanged.</source>
        <translation>Valores atípicos: %1 canales de entrada de %2 se multiplicaron por %3 y sus pesos se dividieron por lo mismo, de modo que la función del modelo no cambió.</translation>
    </message>
    <message>
        <source>Partial: the run was not completed. These are the %1 samples received until then.</source>
        <translation>Parcial: la ejecución no llegó a su fin; estas son las %1 muestras que habían llegado antes.</translation>
    </message>
    <message>
        <source>Perplexity increase</source>
        <translation>Aumento de la perplejidad</translation>
    </message>
    <message numerus="yes">
        <source>Perplexity: %1 of %n configurations are not resolved against the baseline.</source>
        <comment>Perplexity: %1 of %n configuration is not resolved against the baseline.</comment>
        <translation>
            <numerusform>Perplejidad: %1 de %n configuración no está resuelta frente a la referencia.</numerusform>
            <numerusform>Perplejidad: %1 de %n configuraciones no están resueltas frente a la referencia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Perplexity: run “%1”, %2; 95% intervals of differences paired by token, n = %3.</source>
        <translation>Perplejidad: ejecución «%1», %2; intervalos del 95 % de diferencias emparejadas por token, n = %3.</translation>
    </message>
    <message>
        <source>Plans require the sensitivity of single layers, which has not been measured.</source>
        <translation>No se midió la sensibilidad de las capas, y con ella se hacen los planes.</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>Prepare the run again for this shape.</source>
        <translation>Prepare de nuevo la ejecución para ella.</translation>
    </message>
    <message>
        <source>Prepare the run again.</source>
        <translation>Prepare de nuevo la ejecución.</translation>
    </message>
    <message>
        <source>Published tables to audit</source>
        <translation>Tablas publicadas que auditar</translation>
    </message>
    <message>
        <source>Put it in a folder with the config.json, tokenizer.json and .safetensors files of the model, and open that folder.</source>
        <translation>Póngalo en una carpeta con los archivos config.json, tokenizer.json y .safetensors del modelo, y abra esa carpeta.</translation>
    </message>
    <message>
        <source>Put the file with the same name, but &apos;labels-idx1&apos; instead of &apos;images-idx3&apos;, in the same folder.</source>
        <translation>Ponga en la misma carpeta el archivo del mismo nombre con &apos;labels-idx1&apos; en lugar de &apos;images-idx3&apos;.</translation>
    </message>
    <message>
        <source>Put y.npy, labels.npy or %1_labels.npy in the same folder.</source>
        <translation>Ponga y.npy, labels.npy o %1_labels.npy en la misma carpeta.</translation>
    </message>
    <message>
        <source>Quantization-aware training supports 2 to 8 bits, not %1 for weights and %2 for activations.</source>
        <translation>El entrenamiento consciente de la cuantización toma de 2 a 8 bits, no %1 de pesos y %2 de activaciones.</translation>
    </message>
    <message>
        <source>Quantize all layers with the same rule.</source>
        <translation>Cuantice todas las capas con una sola regla.</translation>
    </message>
    <message>
        <source>Quantizing %1 requires %2 of memory; %3 is available.</source>
        <translation>Cuantizar %1 necesita %2 de memoria; hay %3 libres.</translation>
    </message>
    <message>
        <source>Quantizing layer %1 of %2</source>
        <translation>Cuantizando la capa %1 de %2</translation>
    </message>
    <message>
        <source>Quantoscope imports nvbench --json, Google Benchmark JSON, ncu --csv (details or raw page), torch.profiler traces, llama-bench -o json|jsonl|csv, vLLM bench latency|throughput|serve, lm-eval results_*.json and samples_*.jsonl, optimum-benchmark, trtexec --exportTimes.</source>
        <translation>Quantoscope importa nvbench --json, JSON de Google Benchmark, ncu --csv (página details o raw), trazas de torch.profiler, llama-bench -o json|jsonl|csv, vLLM bench latency|throughput|serve, results_*.json y samples_*.jsonl de lm-eval, optimum-benchmark, trtexec --exportTimes.</translation>
    </message>
    <message>
        <source>Quantoscope opens sessions and results (.quantoscope, .json), tensors (.npy, .safetensors), results of other tools (.json, .jsonl, .csv, .json.gz), published tables (.md, .tsv, .csv, .txt), folders of language models (config.json, tokenizer.json, .index.json) and data sets (-ubyte, -ubyte.gz, .idx).</source>
        <translation>Quantoscope lee sesiones y resultados (.quantoscope, .json), tensores (.npy, .safetensors), resultados de otras herramientas (.json, .jsonl, .csv, .json.gz), tablas publicadas (.md, .tsv, .csv, .txt), carpetas de modelos de lenguaje (config.json, tokenizer.json, .index.json) y conjuntos de datos (-ubyte, -ubyte.gz, .idx).</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -f) or choose another disk.</source>
        <translation>Suba el límite (ulimit -f) o elija otro disco.</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -u, or the process limit of the container), or close other programs.</source>
        <translation>Suba el límite (ulimit -u, o el número de procesos que puede tener el contenedor), o termine otros programas.</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -v), or close other programs.</source>
        <translation>Suba el límite (ulimit -v), o cierre otros programas.</translation>
    </message>
    <message>
        <source>Reading the data was stopped.</source>
        <translation>Se detuvo la lectura de los datos.</translation>
    </message>
    <message>
        <source>Reading the result was stopped.</source>
        <translation>Se detuvo la lectura del resultado.</translation>
    </message>
    <message>
        <source>Recorded program %1 does not exist.</source>
        <translation>No hay un programa grabado %1.</translation>
    </message>
    <message>
        <source>Recovered: the program ended during this run. The journal contained %1 samples of complete rounds, without the A/A control and the device states.</source>
        <translation>Recuperado: el programa terminó durante esta ejecución. El diario contenía %1 muestras de rondas completas, sin el control A/A ni los estados del dispositivo.</translation>
    </message>
    <message>
        <source>Reduce the number of tokens or the hidden size.</source>
        <translation>Baje el número de tokens o el tamaño oculto.</translation>
    </message>
    <message>
        <source>Reinstall it.</source>
        <translation>Instálelo de nuevo.</translation>
    </message>
    <message>
        <source>Remove %1 from the text, or put the tokenizer.json that the model was trained with in its folder.</source>
        <translation>Quite %1 del texto, o ponga en la carpeta del modelo el tokenizer.json con que se entrenó.</translation>
    </message>
    <message>
        <source>Remove %1.</source>
        <translation>Omita %1.</translation>
    </message>
    <message>
        <source>Remove --device.</source>
        <translation>Omita --device.</translation>
    </message>
    <message>
        <source>Remove --no-sensitivity.</source>
        <translation>Omita --no-sensitivity.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Omítala.</translation>
    </message>
    <message>
        <source>Remove that part.</source>
        <translation>Omita esa parte.</translation>
    </message>
    <message>
        <source>Remove the longest runs, or save them in several sessions. Nothing was written.</source>
        <translation>Quite las ejecuciones más largas, o guárdelas en varias sesiones. No se escribió nada.</translation>
    </message>
    <message>
        <source>Remove the sizes, or use its hidden size and at most its number of tokens.</source>
        <translation>Omita los tamaños, o tome su tamaño oculto y como mucho sus tokens.</translation>
    </message>
    <message>
        <source>Repair the link or choose another path.</source>
        <translation>Repare el enlace o elija otra ruta.</translation>
    </message>
    <message numerus="yes">
        <source>Repeated in %n lines of the text.</source>
        <comment>Repeated in %n line of the text.</comment>
        <translation>
            <numerusform>Repetido en %n línea del texto.</numerusform>
            <numerusform>Repetido en %n líneas del texto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Report this problem and attach the file.</source>
        <translation>Comuníquelo junto con el archivo, por favor.</translation>
    </message>
    <message>
        <source>Report this problem together with the setup.</source>
        <translation>Comuníquelo junto con la configuración, por favor.</translation>
    </message>
    <message>
        <source>Report this problem with the shape and the mode.</source>
        <translation>Comuníquelo junto con la forma y el modo, por favor.</translation>
    </message>
    <message>
        <source>Report this problem.</source>
        <translation>Comuníquelo, por favor.</translation>
    </message>
    <message>
        <source>Rescale the column.</source>
        <translation>Escale la columna.</translation>
    </message>
    <message>
        <source>Restart the program to use the GPU; everything measured is kept.</source>
        <translation>Reinicie el programa para usar la GPU; todo lo medido se conserva.</translation>
    </message>
    <message>
        <source>Results cannot be added to a sweep, because its points have different sizes.</source>
        <translation>Nada puede estar junto a un barrido: sus puntos son de muchos tamaños.</translation>
    </message>
    <message>
        <source>Results of other tools</source>
        <translation>Resultados de otras herramientas</translation>
    </message>
    <message>
        <source>Rotate buffers, or time single launches.</source>
        <translation>Rote los búferes, o cronometre lanzamientos sueltos.</translation>
    </message>
    <message>
        <source>Rotate the buffers, or time each launch separately.</source>
        <translation>Rote los búferes, o cronometre cada lanzamiento solo.</translation>
    </message>
    <message>
        <source>Row %1 does not exist in a result of %2 rows.</source>
        <translation>No hay una fila %1 en un resultado de %2 filas.</translation>
    </message>
    <message>
        <source>Rows can be read only for operations other than quantization.</source>
        <translation>Se leen filas de operaciones distintas de la cuantización.</translation>
    </message>
    <message>
        <source>Rows measured separately yield the same number of samples. This rarely happens by chance, so each row probably contains one cold run among that many samples.</source>
        <translation>Filas medidas por separado dan el mismo número de muestras. Por azar sería raro: apoya que cada una contiene una ejecución en frío entre tantas.</translation>
    </message>
    <message>
        <source>Rows of %1 weights are not a multiple of %2, so their group size is %3.</source>
        <translation>Las filas de %1 pesos no son múltiplo de %2: sus grupos son de %3.</translation>
    </message>
    <message>
        <source>Rows of %1 weights are not a multiple of %2, so they have one scale per row.</source>
        <translation>Las filas de %1 pesos no son múltiplo de %2: tienen una escala cada una.</translation>
    </message>
    <message>
        <source>Rows of the left matrix and of the result: tokens.</source>
        <translation>Filas de la matriz izquierda y del resultado: tokens.</translation>
    </message>
    <message>
        <source>Run &apos;quantoscope devices&apos; to list all devices.</source>
        <translation>Ejecute &apos;quantoscope devices&apos; para ver lo que hay.</translation>
    </message>
    <message>
        <source>Run language models on the CPU.</source>
        <translation>Ejecute los modelos de lenguaje en la CPU.</translation>
    </message>
    <message>
        <source>Run the model on the CPU.</source>
        <translation>Ejecute el modelo en la CPU.</translation>
    </message>
    <message>
        <source>Run the study again.</source>
        <translation>Ejecute de nuevo el estudio.</translation>
    </message>
    <message>
        <source>Run the study first.</source>
        <translation>Ejecute antes el estudio.</translation>
    </message>
    <message>
        <source>SAME %1× [%2, %3], n = %4</source>
        <translation>IGUAL %1× [%2; %3], n = %4</translation>
    </message>
    <message>
        <source>SAME %1× [%2, %3], n = %4 pairs</source>
        <translation>IGUAL %1× [%2; %3], n = %4 pares</translation>
    </message>
    <message>
        <source>SLOWER %1× [%2, %3], n = %4</source>
        <translation>MÁS LENTO %1× [%2; %3], n = %4</translation>
    </message>
    <message>
        <source>SLOWER %1× [%2, %3], n = %4 pairs</source>
        <translation>MÁS LENTO %1× [%2; %3], n = %4 pares</translation>
    </message>
    <message>
        <source>SM %1 MHz max</source>
        <translation>SM a %1 MHz como máximo</translation>
    </message>
    <message>
        <source>SM clock while measuring</source>
        <translation>Reloj de los SM durante la medida</translation>
    </message>
    <message>
        <source>SM unknown</source>
        <translation>SM desconocido</translation>
    </message>
    <message>
        <source>SQNR %1 dB</source>
        <translation>SQNR %1 dB</translation>
    </message>
    <message>
        <source>Samples (%1) were received that do not belong to any row of the result.</source>
        <translation>Llegaron muestras (%1) que no corresponden a ninguna fila del resultado.</translation>
    </message>
    <message>
        <source>Samples are autocorrelated (lag 1: %1): %2 samples count as about %3 independent ones.</source>
        <translation>Las muestras vecinas se parecen (autocorrelación %1 a distancia 1): las %2 muestras valen %3 independientes.</translation>
    </message>
    <message>
        <source>Save FP8 tensors as .safetensors.</source>
        <translation>Guarde los tensores FP8 como .safetensors.</translation>
    </message>
    <message>
        <source>Save another configuration.</source>
        <translation>Guarde otra configuración.</translation>
    </message>
    <message>
        <source>Save class numbers. Convert one-hot rows with argmax.</source>
        <translation>Guarde números de clase; las filas one-hot hay que convertirlas (argmax).</translation>
    </message>
    <message>
        <source>Save it again with numpy.save, or check that the copy is complete.</source>
        <translation>Guárdelo de nuevo con numpy.save, o compruebe que la copia está completa.</translation>
    </message>
    <message>
        <source>Save it again: numpy.save(file, numpy.ascontiguousarray(array)).</source>
        <translation>Guárdelo de nuevo: numpy.save(file, numpy.ascontiguousarray(array)).</translation>
    </message>
    <message>
        <source>Save it as float32, uint8 or int64.</source>
        <translation>Guárdelo como float32, uint8 o int64.</translation>
    </message>
    <message>
        <source>Save it with numpy.ascontiguousarray.</source>
        <translation>Guárdelo con numpy.ascontiguousarray.</translation>
    </message>
    <message>
        <source>Save its weights with safetensors.</source>
        <translation>Guarde sus pesos con safetensors.</translation>
    </message>
    <message>
        <source>Save one field as an array of numbers.</source>
        <translation>Guarde un campo como array de números.</translation>
    </message>
    <message>
        <source>Save single tensors with numpy.save, or all of them with safetensors.</source>
        <translation>Guarde tensores sueltos con numpy.save, o todos ellos con safetensors.</translation>
    </message>
    <message>
        <source>Save the data to a regular file first.</source>
        <translation>Guarde primero los datos en un archivo normal.</translation>
    </message>
    <message>
        <source>Save the model again with compressed-tensors.</source>
        <translation>Guarde el modelo de nuevo con compressed-tensors.</translation>
    </message>
    <message>
        <source>Save the tables as Markdown, CSV or plain text.</source>
        <translation>Guarde las tablas como Markdown, CSV o texto sin formato.</translation>
    </message>
    <message>
        <source>Save the tensor with numpy.save or safetensors.</source>
        <translation>Guarde el tensor con numpy.save o safetensors.</translation>
    </message>
    <message>
        <source>Save the tokenizer again, with its merges.</source>
        <translation>Guarde el tokenizador de nuevo, con sus fusiones.</translation>
    </message>
    <message>
        <source>Saves the model with the measured codes, in compressed-tensors format.</source>
        <translation>Guarda el modelo con los códigos que se midieron, en el formato de compressed-tensors.</translation>
    </message>
    <message>
        <source>Scales of %1 bytes do not fit into %2.</source>
        <translation>Escalas de %1 bytes no caben en %2.</translation>
    </message>
    <message>
        <source>Scales of uniform integers must be FP32, FP16 or BF16.</source>
        <translation>Las escalas de enteros uniformes son FP32, FP16 o BF16.</translation>
    </message>
    <message>
        <source>Select it for the study.</source>
        <translation>Elíjalo para el estudio.</translation>
    </message>
    <message>
        <source>Send its specification.</source>
        <translation>Dé su especificación.</translation>
    </message>
    <message>
        <source>Send one JSON object per line.</source>
        <translation>Un objeto JSON por línea.</translation>
    </message>
    <message>
        <source>Sequence has no &quot;processors&quot;</source>
        <translation>Sequence no tiene &quot;processors&quot;</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Longitud de secuencia</translation>
    </message>
    <message>
        <source>Sequences computed together.</source>
        <translation>Secuencias que se calculan juntas.</translation>
    </message>
    <message>
        <source>Serves the checkpoint without changes, with the measured batch size.</source>
        <translation>Sirve el checkpoint tal como está, con el lote que se midió.</translation>
    </message>
    <message>
        <source>Serves the saved checkpoint, whose config.json describes the quantization, with the measured batch size.</source>
        <translation>Sirve el checkpoint guardado, cuyo config.json dice cómo está cuantizado, con el lote que se midió.</translation>
    </message>
    <message>
        <source>Sessions and results</source>
        <translation>Sesiones y resultados</translation>
    </message>
    <message>
        <source>Set it to null.</source>
        <translation>Póngalo a null.</translation>
    </message>
    <message>
        <source>Shorten the prompt, or generate fewer tokens.</source>
        <translation>Acorte el prompt, o pida menos tokens.</translation>
    </message>
    <message>
        <source>Simulated (no native support on this device): %1.</source>
        <translation>Simulados en este dispositivo, que no tiene tales productos: %1.</translation>
    </message>
    <message>
        <source>Simulated (no native support on this device): %1. Predictions and sizes are valid; times are those of the simulation.</source>
        <translation>Simulado en este dispositivo: %1. Las predicciones y los tamaños valen, los tiempos son los de la simulación.</translation>
    </message>
    <message>
        <source>Simulated on this device (%1): its speed is not representative of the format.</source>
        <translation>Simulado en este dispositivo (%1): su velocidad no es la del formato.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Size: run “%1”, exact bytes of the model file.</source>
        <translation>Tamaño: ejecución «%1», bytes exactos del archivo del modelo.</translation>
    </message>
    <message>
        <source>Slow changes affect consecutive samples alike, so each sample contains less information than an independent one. Intervals that assume independent samples are too narrow. Measure more samples, and interleave variants so that such changes cancel.</source>
        <translation>Un cambio lento pasa de una muestra a la siguiente, así que cada una dice menos que una nueva independiente. Los intervalos que cuentan cada muestra como nueva son demasiado estrechos. Tome más muestras, y compare variantes por turnos, donde tales cambios se cancelan.</translation>
    </message>
    <message>
        <source>Slower than %1: %2.</source>
        <translation>Más lento que %1: %2.</translation>
    </message>
    <message>
        <source>Slower than the baseline per token, one sequence at a time: %1.</source>
        <translation>Más lento que la referencia por token, una secuencia cada vez: %1.</translation>
    </message>
    <message>
        <source>Smallest with no measurable quality loss: %1 (%2 of the size of the baseline).</source>
        <translation>La más pequeña sin pérdida de calidad medible: %1, %2 de los bytes de la referencia.</translation>
    </message>
    <message>
        <source>Some launches were delayed by something other than the kernel: interrupts, the display, another process or the window of this program. They raise the mean and determine the high quantiles, but do not affect the median. If they coincide with repaints of this window, pause the display while measuring.</source>
        <translation>Algunos lanzamientos fueron retenidos por algo ajeno al kernel: interrupciones, la pantalla, otro proceso, la propia ventana del programa. Suben la media y hacen los percentiles altos, mientras la mediana queda. Donde coinciden con redibujados de esta ventana, páusela al medir.</translation>
    </message>
    <message>
        <source>Space for %1 logits was provided.</source>
        <translation>Se dio sitio para %1 logits.</translation>
    </message>
    <message>
        <source>Specify &quot;sliding_window&quot;, and set &quot;use_sliding_window&quot; to true.</source>
        <translation>Dé &quot;sliding_window&quot;, y &quot;use_sliding_window&quot; con el valor true.</translation>
    </message>
    <message>
        <source>Specify FILE or FILE:TENSOR.</source>
        <translation>Dé FILE o FILE:TENSOR.</translation>
    </message>
    <message>
        <source>Specify a file inside it.</source>
        <translation>Indique un archivo de dentro.</translation>
    </message>
    <message>
        <source>Specify a file name.</source>
        <translation>Indique un archivo.</translation>
    </message>
    <message>
        <source>Specify a folder name.</source>
        <translation>Indique una carpeta.</translation>
    </message>
    <message>
        <source>Specify a new file for --session, or a session to add to.</source>
        <translation>Indique para --session un archivo nuevo, o una sesión a la que añadir.</translation>
    </message>
    <message>
        <source>Specify one file per task.</source>
        <translation>Una tarea toma un solo archivo.</translation>
    </message>
    <message>
        <source>Specify your own text files with --text and --calibration.</source>
        <translation>Indique archivos de texto propios con --text y --calibration.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Speed and memory: run “%1”, batch %2, prompts of %3 tokens, %4 rounds of %5 tokens with all configurations in each; 95% intervals of the median ratio by round.</source>
        <translation>Velocidad y memoria: ejecución «%1», lote %2, prompts de %3 tokens, %4 rondas de %5 tokens con todas las configuraciones en cada una; intervalos del 95 % del cociente mediano por ronda.</translation>
    </message>
    <message>
        <source>Speed and memory: run “%1”, batch %2, prompts of %3 tokens, %4 rounds of %5 tokens, one configuration after another; 95% intervals of the ratio of the medians.</source>
        <translation>Velocidad y memoria: ejecución «%1», lote %2, prompts de %3 tokens, %4 rondas de %5 tokens, una configuración tras otra; intervalos del 95 % del cociente de las medianas.</translation>
    </message>
    <message>
        <source>Speed: run “%1”, calls of %2 items, %3 calls of each mode; 95% intervals of the median ratio by round.</source>
        <translation>Velocidad: ejecución «%1», llamadas de %2 ejemplos, %3 llamadas de cada modo; intervalos del 95 % del cociente mediano por ronda.</translation>
    </message>
    <message>
        <source>Start a new training.</source>
        <translation>Empiece uno nuevo.</translation>
    </message>
    <message>
        <source>Start a run first.</source>
        <translation>Inicie antes una ejecución.</translation>
    </message>
    <message>
        <source>Start a study.</source>
        <translation>Inicie uno.</translation>
    </message>
    <message>
        <source>Start the reading program first.</source>
        <translation>Inicie antes el programa que la lee.</translation>
    </message>
    <message>
        <source>Static scale</source>
        <translation>Escala estática</translation>
    </message>
    <message>
        <source>Stop it first.</source>
        <translation>Deténgala antes.</translation>
    </message>
    <message>
        <source>Stop it or choose another file.</source>
        <translation>Deténgalo o elija otro archivo.</translation>
    </message>
    <message>
        <source>Stop rule</source>
        <translation>Regla de parada</translation>
    </message>
    <message>
        <source>Stop the other program, or choose another device; nvidia-smi lists what runs on it.</source>
        <translation>Detenga el otro programa, o elija otro dispositivo; nvidia-smi muestra lo que se ejecuta en él.</translation>
    </message>
    <message>
        <source>Stopped while the input was being generated.</source>
        <translation>Detenido mientras se creaba la entrada.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Strip has no character to strip</source>
        <translation>Strip no tiene un carácter que quitar</translation>
    </message>
    <message>
        <source>Supported architectures: LlamaForCausalLM, MistralForCausalLM and Qwen2ForCausalLM.</source>
        <translation>Se admiten LlamaForCausalLM, MistralForCausalLM y Qwen2ForCausalLM.</translation>
    </message>
    <message>
        <source>Supported behaviors: Removed, Isolated, MergedWithPrevious, MergedWithNext and Contiguous.</source>
        <translation>Se admiten Removed, Isolated, MergedWithPrevious, MergedWithNext y Contiguous.</translation>
    </message>
    <message>
        <source>Supported formats: &quot;gptq&quot; and &quot;gptq_v2&quot;.</source>
        <translation>Se admiten &quot;gptq&quot; y &quot;gptq_v2&quot;.</translation>
    </message>
    <message>
        <source>Supported formats: pack-quantized (2 to 8 bits), int-quantized and float-quantized (8 bits), nvfp4-pack-quantized, mxfp4-pack-quantized and mxfp8-quantized.</source>
        <translation>Se admiten pack-quantized (de 2 a 8 bits), int-quantized y float-quantized (8 bits), nvfp4-pack-quantized, mxfp4-pack-quantized y mxfp8-quantized.</translation>
    </message>
    <message>
        <source>Supported methods: compressed-tensors, awq and gptq. Checkpoints that are not quantized are supported as well.</source>
        <translation>Se admiten compressed-tensors, awq y gptq, y checkpoints sin cuantizar.</translation>
    </message>
    <message>
        <source>Supported strategies: tensor, channel, group with a group_size, and for FP8 block with a block_structure.</source>
        <translation>Se admiten tensor, channel, group con un group_size, y para FP8 block con un block_structure.</translation>
    </message>
    <message>
        <source>Supported types: &quot;default&quot;, &quot;linear&quot; and &quot;llama3&quot;.</source>
        <translation>Se admiten &quot;default&quot;, &quot;linear&quot; y &quot;llama3&quot;.</translation>
    </message>
    <message>
        <source>Supported types: &quot;full_attention&quot; and &quot;sliding_attention&quot;.</source>
        <translation>Se admiten &quot;full_attention&quot; y &quot;sliding_attention&quot;.</translation>
    </message>
    <message>
        <source>Supported types: ByteLevel, ByteFallback, Fuse, Metaspace, Strip, Replace and Sequence.</source>
        <translation>Se admiten ByteLevel, ByteFallback, Fuse, Metaspace, Strip, Replace y Sequence.</translation>
    </message>
    <message>
        <source>Supported types: ByteLevel, Split, Metaspace, Digits, Punctuation, Whitespace, WhitespaceSplit and Sequence.</source>
        <translation>Se admiten ByteLevel, Split, Metaspace, Digits, Punctuation, Whitespace, WhitespaceSplit y Sequence.</translation>
    </message>
    <message>
        <source>Supported types: F64, F32, F16, BF16, F8_E4M3 and F8_E5M2.</source>
        <translation>Se admiten F64, F32, F16, BF16, F8_E4M3 y F8_E5M2.</translation>
    </message>
    <message>
        <source>Supported types: F64, F32, F16, BF16, F8_E4M3, F8_E5M2, I8, U8 and I32.</source>
        <translation>Se admiten F64, F32, F16, BF16, F8_E4M3, F8_E5M2, I8, U8 e I32.</translation>
    </message>
    <message>
        <source>Supported types: FP64, FP32, FP16, BF16, FP8 E4M3 and FP8 E5M2.</source>
        <translation>Se admiten FP64, FP32, FP16, BF16, FP8 E4M3 y FP8 E5M2.</translation>
    </message>
    <message>
        <source>Supported types: NFC, NFD, NFKC, NFKD, Lowercase, Strip, Prepend, Replace and Sequence.</source>
        <translation>Se admiten NFC, NFD, NFKC, NFKD, Lowercase, Strip, Prepend, Replace y Sequence.</translation>
    </message>
    <message>
        <source>Supported types: TemplateProcessing, ByteLevel and Sequence.</source>
        <translation>Se admiten TemplateProcessing, ByteLevel y Sequence.</translation>
    </message>
    <message>
        <source>Supported values: always, first and never.</source>
        <translation>Se admiten always, first y never.</translation>
    </message>
    <message>
        <source>Supported widths: 2, 3, 4 and 8 bits.</source>
        <translation>Se admiten 2, 3, 4 y 8 bits.</translation>
    </message>
    <message>
        <source>Supported: literals, classes, \s, \w, \d, \p{…}, groups, lookaround, repeats and (?i:…).</source>
        <translation>Se admiten literales, clases, \s, \w, \d, \p{…}, grupos, lookaround, repeticiones y (?i:…).</translation>
    </message>
    <message>
        <source>Sweep point %1: %2</source>
        <translation>El punto %1 del barrido: %2</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>TOO FEW %1×, n = %2</source>
        <translation>MUY POCAS %1×, n = %2</translation>
    </message>
    <message numerus="yes">
        <source>TOO FEW %1×, n = %n pairs</source>
        <comment>TOO FEW %1×, n = %n pair</comment>
        <translation>
            <numerusform>MUY POCAS %1×, n = %n par</numerusform>
            <numerusform>MUY POCAS %1×, n = %n pares</numerusform>
        </translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tabla %1</translation>
    </message>
    <message>
        <source>Table %1 (%2)</source>
        <translation>Tabla %1 (%2)</translation>
    </message>
    <message>
        <source>Tasks: %1.</source>
        <translation>Tareas: %1.</translation>
    </message>
    <message>
        <source>TemplateProcessing has no &quot;single&quot;</source>
        <translation>TemplateProcessing no tiene &quot;single&quot;</translation>
    </message>
    <message>
        <source>Ten launches, as in a framework without a compiler: layer norms, matrix products with bias, attention, GELU and residual additions, issued by the host one after another. At small sizes, the launch overhead of 3 to 5 µs per kernel dominates.</source>
        <translation>Diez lanzamientos como los tiene un marco sin compilador: normas de capa, productos con sesgo, atención, GELU y sumas residuales, emitidos por el anfitrión uno tras otro. En tamaños pequeños, los 3 a 5 µs del anfitrión por lanzamiento son el tiempo.</translation>
    </message>
    <message>
        <source>Ten steps, as in a framework without a compiler: layer norms, matrix products with bias, attention, GELU and residual additions, one after another. Each step reads from memory what the previous one wrote.</source>
        <translation>Diez pasos como los tiene un marco sin compilador: normas de capa, productos con sesgo, atención, GELU y sumas residuales, uno tras otro, leyendo cada uno de la memoria lo que escribió el anterior.</translation>
    </message>
    <message>
        <source>Tensor %1 has type %2; the input must have a floating-point type.</source>
        <translation>El tensor %1 es de tipo %2; la entrada debe ser de un tipo flotante.</translation>
    </message>
    <message>
        <source>Tensor %1 of shape %2</source>
        <translation>El tensor %1 de forma %2</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensores</translation>
    </message>
    <message>
        <source>Text columns cannot be used as features. Convert them to numbers or remove them. The label is %1, %2.</source>
        <translation>Las columnas de palabras no pueden ser características: conviértalas en números o quítelas. La clase es %1, %2.</translation>
    </message>
    <message>
        <source>Text is being generated.</source>
        <translation>Se está escribiendo una respuesta.</translation>
    </message>
    <message>
        <source>The %1 columns contain numbers from 0 to 255 and are interpreted as images of %2 × %3 pixels.</source>
        <translation>Las %1 columnas contienen números de 0 a 255: se toman como imágenes de %2 × %3 píxeles.</translation>
    </message>
    <message>
        <source>The %1 values of the file were rounded to %2: %3 of %4 overflowed to infinity, %5 were flushed to zero, %6 became denormal.</source>
        <translation>Los %1 valores del archivo se redondearon a %2: %3 de %4 se desbordaron a infinito, %5 pasaron a cero, %6 se volvieron subnormales.</translation>
    </message>
    <message>
        <source>The %1 values of the file were rounded to %2: none overflowed, and none was flushed to zero.</source>
        <translation>Los %1 valores del archivo se redondearon a %2: ninguno se desbordó y ninguno pasó a cero.</translation>
    </message>
    <message numerus="yes">
        <source>The %n kernels with the least time were omitted: %1 of %2 in total.</source>
        <comment>The %n kernel with the least time was omitted: %1 of %2.</comment>
        <translation>
            <numerusform>Se omitió %n kernel, el que menos tiempo tardó: %1 de %2.</numerusform>
            <numerusform>Se omitieron los %n kernels que menos tiempo tardaron: %1 de %2 en total.</numerusform>
        </translation>
    </message>
    <message>
        <source>The CPU backend computes these operations in FP32.</source>
        <translation>La CPU calcula estas operaciones en FP32.</translation>
    </message>
    <message>
        <source>The CPU backend does not support %1 input.</source>
        <translation>El backend CPU no lee entrada %1.</translation>
    </message>
    <message>
        <source>The CPU backend does not support %1 operands.</source>
        <translation>El backend CPU no calcula con operandos %1.</translation>
    </message>
    <message>
        <source>The CPU backend has only device 0.</source>
        <translation>El backend CPU solo tiene el dispositivo 0.</translation>
    </message>
    <message>
        <source>The CPU backend was used before a run was prepared.</source>
        <translation>Se usó el backend CPU antes de preparar nada.</translation>
    </message>
    <message>
        <source>The CUDA backend supports only half, bfloat16 and float operands.</source>
        <translation>El backend CUDA solo toma operandos half, bfloat16 y float.</translation>
    </message>
    <message>
        <source>The CUDA module %1 belongs to a different version of the program.</source>
        <translation>El módulo CUDA %1 es de otra versión del programa.</translation>
    </message>
    <message>
        <source>The CUDA module (%1) is not installed: this program was built without nvcc, or was installed without the module.</source>
        <translation>El módulo CUDA (%1) no está instalado: este programa se compiló sin nvcc, o el módulo no se instaló con él.</translation>
    </message>
    <message>
        <source>The CUDA module belongs to a different version of the program.</source>
        <translation>El módulo CUDA es de otra versión del programa.</translation>
    </message>
    <message>
        <source>The CUDA module has no code for this device&apos;s compute capability; it was built for %1.</source>
        <translation>El módulo CUDA no tiene código para la capacidad de cómputo de este dispositivo; se compiló para %1.</translation>
    </message>
    <message>
        <source>The FP32 baseline classifies %1 of %2 test items correctly: %3, 95% interval %4 to %5.</source>
        <translation>La referencia FP32 clasifica bien %1 de %2 ejemplos de prueba: %3, intervalo del 95 % de %4 a %5.</translation>
    </message>
    <message>
        <source>The GPU has not enough memory for %1: %2 of %3 GiB are free.</source>
        <translation>La GPU no tiene memoria suficiente para «%1»: hay libres %2 de %3 GiB.</translation>
    </message>
    <message>
        <source>The GPU is not available for %1: another process uses it in exclusive mode, or it is in prohibited mode.</source>
        <translation>La GPU no está disponible para «%1»: otro proceso la usa en modo exclusivo, o está en modo prohibido.</translation>
    </message>
    <message>
        <source>The GPU stopped working while %1: %2.</source>
        <translation>La GPU dejó de funcionar durante «%1»: %2.</translation>
    </message>
    <message>
        <source>The Google Benchmark library was a debug build, which increases times.</source>
        <translation>La biblioteca Google Benchmark era una compilación de depuración, lo que alarga los tiempos.</translation>
    </message>
    <message>
        <source>The NVIDIA driver found no device.</source>
        <translation>El controlador de NVIDIA no encuentra ningún dispositivo.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it supports CUDA %1.%2, but the module requires %3.%4.</source>
        <translation>El controlador de NVIDIA es demasiado antiguo: admite CUDA %1.%2, el módulo necesita %3.%4.</translation>
    </message>
    <message>
        <source>The accuracy limit does not apply to Cloze, which is generated from the text used for perplexity.</source>
        <translation>El límite de exactitud no cuenta para cloze, que se hace a partir del texto de la perplejidad.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; contains %2 twice.</source>
        <translation>El eje &apos;%1&apos; nombra %2 dos veces.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; contains &apos;%2&apos;; expected a whole number of 1 or more.</source>
        <translation>El eje &apos;%1&apos; tiene &apos;%2&apos; donde hace falta un número entero de 1 o más.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; does not name a dimension. Dimensions: %2.</source>
        <translation>El eje &apos;%1&apos; no nombra ninguna dimensión; las que hay son %2.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; has more than %2 values.</source>
        <translation>El eje &apos;%1&apos; tiene más de %2 valores.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; has no step such as x2 or +1024, or its last value is smaller than its first.</source>
        <translation>El eje &apos;%1&apos; no tiene un paso como x2 o +1024, o termina antes de empezar.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; is neither first:last:step nor a list.</source>
        <translation>El eje &apos;%1&apos; no es ni first:last:step ni una lista.</translation>
    </message>
    <message>
        <source>The axis &apos;%1&apos; requires whole numbers of 1 or more as its limits.</source>
        <translation>El eje &apos;%1&apos; necesita como extremos números enteros de 1 o más.</translation>
    </message>
    <message>
        <source>The baseline was not measured, so no comparison is possible.</source>
        <translation>La referencia no se midió, así que no se puede comparar nada con ella.</translation>
    </message>
    <message>
        <source>The baseline with the KV cache in FP8 E4M3, without scales.</source>
        <translation>La referencia con claves y valores guardados en FP8 E4M3, sin escala.</translation>
    </message>
    <message>
        <source>The baseline with the KV cache in INT8, one scale per token and head.</source>
        <translation>La referencia con claves y valores guardados en INT8, una escala por token y cabeza.</translation>
    </message>
    <message>
        <source>The beginning of each text</source>
        <translation>El comienzo de cada texto</translation>
    </message>
    <message>
        <source>The buffers require %1 MiB of device memory; %2 MiB is available.</source>
        <translation>Los búferes necesitan %1 MiB de memoria del dispositivo, hay %2 MiB libres.</translation>
    </message>
    <message>
        <source>The calibration has version %1; this program requires version %2.</source>
        <translation>La calibración es de la versión %1, este programa mide la versión %2.</translation>
    </message>
    <message>
        <source>The calibration inputs have %1 features, but the layer has %2 inputs.</source>
        <translation>Las entradas de calibración tienen %1 características, la capa toma %2.</translation>
    </message>
    <message>
        <source>The calibration text has %1 tokens; AWQ and GPTQ require at least 64.</source>
        <translation>El texto de calibración tiene %1 tokens; AWQ y GPTQ necesitan al menos 64.</translation>
    </message>
    <message>
        <source>The calibration was stopped.</source>
        <translation>Se detuvo la calibración.</translation>
    </message>
    <message>
        <source>The chat template of the model is unknown, so the prompt is used without a template.</source>
        <translation>La plantilla de chat del modelo es desconocida, así que el prompt se usa sin plantilla.</translation>
    </message>
    <message>
        <source>The checkpoint already has this format.</source>
        <translation>El checkpoint ya está en este formato.</translation>
    </message>
    <message>
        <source>The checkpoint has no tensor %1.</source>
        <translation>El checkpoint no tiene el tensor %1.</translation>
    </message>
    <message>
        <source>The checkpoint is not quantized.</source>
        <translation>El checkpoint no está cuantizado.</translation>
    </message>
    <message>
        <source>The checkpoint is quantized (%1). The baseline uses its dequantized values in FP16, and other configurations quantize these values again.</source>
        <translation>El checkpoint está cuantizado (%1): la referencia tiene en FP16 los valores que representan sus códigos, y las demás configuraciones los cuantizan de nuevo.</translation>
    </message>
    <message>
        <source>The checkpoint specifies a KV cache in %1, with scales other than 1; %2 was used.</source>
        <translation>El checkpoint pide claves y valores en %1, con escalas distintas de 1; se guardaron en %2.</translation>
    </message>
    <message>
        <source>The checkpoint specifies a KV cache in %1; %2 was used.</source>
        <translation>El checkpoint pide claves y valores en %1; se guardaron en %2.</translation>
    </message>
    <message>
        <source>The checkpoint specifies activations in %1; %2 was used.</source>
        <translation>El checkpoint pide activaciones en %1; se ejecutaron en %2.</translation>
    </message>
    <message>
        <source>The checkpoint specifies matrix product results in %1; %2 was used.</source>
        <translation>El checkpoint pide los resultados de los productos en %1; se quedaron en %2.</translation>
    </message>
    <message>
        <source>The clip factor must be between 0.3 and 1.</source>
        <translation>El recorte conserva de 0,3 a 1 del rango.</translation>
    </message>
    <message>
        <source>The clip factor must be in (0, 1].</source>
        <translation>El factor de recorte está en (0, 1].</translation>
    </message>
    <message>
        <source>The cloze task is not available: %1</source>
        <translation>No hay tarea cloze: %1</translation>
    </message>
    <message>
        <source>The codes of a quantized checkpoint without changes, multiplied as its configuration specifies if the device supports it.</source>
        <translation>Los códigos de un checkpoint cuantizado tal como son, multiplicados como pide su configuración donde el dispositivo puede.</translation>
    </message>
    <message>
        <source>The column can be computed from other columns within their rounding, and the result differs. Derived figures should be computed by the program that writes the table, not entered by hand.</source>
        <translation>La columna puede calcularse con las cifras de al lado, dentro de su redondeo, y sale otra cosa. Las cifras derivadas debería calcularlas el programa que escribe la tabla, no teclearse.</translation>
    </message>
    <message>
        <source>The configurations were timed one after another, not in rounds, because together they require about %1 of the available %2. A change of the clock during the measurement can appear as a difference.</source>
        <translation>Las configuraciones se midieron una tras otra, no en rondas: juntas ocuparían cerca de %1 de los %2 libres. Un reloj que cambiara entretanto parecería una diferencia.</translation>
    </message>
    <message>
        <source>The configurations with the smallest loss that meet the limits are %1; the differences between them are not resolved.</source>
        <translation>Las configuraciones con la menor pérdida que cumplen los límites son %1; las diferencias entre ellas no están resueltas.</translation>
    </message>
    <message>
        <source>The damping of GPTQ must be a number of 0 or more.</source>
        <translation>La amortiguación de GPTQ es un número desde 0.</translation>
    </message>
    <message>
        <source>The data set contains no items.</source>
        <translation>Un conjunto sin ejemplos no puede usarse.</translation>
    </message>
    <message>
        <source>The device alternates between two states, for example because of clock steps or other processes. The median depends on the share of time in each state. Compare only interleaved measurements, and check the clocks.</source>
        <translation>El dispositivo va y viene entre dos estados y permanece un rato en cada uno, como por escalones de reloj o trabajo ajeno. La mediana depende de cuánto tiempo cayó en cada estado. Compare solo lo medido por turnos, y mire los relojes.</translation>
    </message>
    <message>
        <source>The device changes during the measurement, usually because it heats up and lowers its clock, or because another process uses it. The median then depends on the duration of the measurement, and variants measured one after another cannot be compared. Interleave them, let the device reach its operating temperature, or lock its clocks.</source>
        <translation>El dispositivo cambia mientras se mide, casi siempre porque se calienta y baja su reloj, o porque otro lo usa. La mediana depende entonces de cuánto se mida, y variantes medidas una tras otra no se pueden comparar. Mídalas por turnos, deje que el dispositivo alcance su temperatura, o fije sus relojes.</translation>
    </message>
    <message>
        <source>The device could not be calibrated (%1), so the timer floor and the peak rates are unknown.</source>
        <translation>No se pudo calibrar el dispositivo (%1), así que no se dice nada del suelo del reloj ni del máximo.</translation>
    </message>
    <message>
        <source>The device index must be 0 or more.</source>
        <translation>El índice del dispositivo ha de ser 0 o más.</translation>
    </message>
    <message numerus="yes">
        <source>The device lowered its clock during %n samples, for %1 according to its counters.</source>
        <comment>The device lowered its clock during %n sample, for %1 according to its counters.</comment>
        <translation>
            <numerusform>El dispositivo bajó su reloj durante %n muestra, %1 según sus contadores.</numerusform>
            <numerusform>El dispositivo bajó su reloj durante %n muestras, %1 según sus contadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The device lowered its clock during %n samples.</source>
        <comment>The device lowered its clock during %n sample.</comment>
        <translation>
            <numerusform>El dispositivo bajó su reloj durante %n muestra.</numerusform>
            <numerusform>El dispositivo bajó su reloj durante %n muestras.</numerusform>
        </translation>
    </message>
    <message>
        <source>The device lowered its clock in %1 stretches with %2 samples, for %3 according to its counters.</source>
        <translation>El dispositivo contuvo su reloj en %1 tramos con %2 muestras, %3 según sus propios contadores.</translation>
    </message>
    <message>
        <source>The device lowered its clock in %1 stretches with %2 samples.</source>
        <translation>El dispositivo contuvo su reloj en %1 tramos con %2 muestras.</translation>
    </message>
    <message>
        <source>The device lowered its clock to stay within its power or temperature limits. Samples measured meanwhile are too slow, and their number depends on cooling and on neighbouring devices. Improve cooling, lock a lower clock, or compare only interleaved measurements.</source>
        <translation>El dispositivo bajó su propio reloj para quedar dentro de la potencia o la temperatura. Las muestras de tales tramos son más lentas de lo que el kernel necesita, y cuántas hay depende de la sala y de los vecinos. Enfríelo, fije un reloj más bajo, o compare solo lo medido por turnos.</translation>
    </message>
    <message>
        <source>The device lowered its clock.</source>
        <translation>El dispositivo contuvo su reloj.</translation>
    </message>
    <message>
        <source>The difference is within the variation that the same model shows on another set of as many items, so it does not rank the models. Use more items, or a paired test on the same items.</source>
        <translation>La diferencia está dentro de lo que el mismo modelo mostraría con otros ejemplos en igual número. No ordena nada. Más ejemplos, o una prueba emparejada sobre los mismos, podrían decidir.</translation>
    </message>
    <message>
        <source>The document contains zero bytes, so it is not text.</source>
        <translation>El documento contiene bytes nulos: no es texto.</translation>
    </message>
    <message>
        <source>The document has more than %1 lines (the limit).</source>
        <translation>El documento tiene más de %1 líneas, el límite.</translation>
    </message>
    <message>
        <source>The document is too large: %1. The limit is %2.</source>
        <translation>El documento ocupa %1; se leen como mucho %2.</translation>
    </message>
    <message>
        <source>The driver does not support %1.</source>
        <translation>El controlador no conoce %1.</translation>
    </message>
    <message>
        <source>The driver does not support tensor maps.</source>
        <translation>El controlador no conoce los mapas de tensores.</translation>
    </message>
    <message>
        <source>The driver failed while %1 (error %2).</source>
        <translation>El controlador falló durante «%1» (error %2).</translation>
    </message>
    <message>
        <source>The driver rejected a tensor map (error %1).</source>
        <translation>El controlador rechazó un mapa de tensor (error %1).</translation>
    </message>
    <message>
        <source>The earlier samples could not be sent to the worker process.</source>
        <translation>Las muestras anteriores no se pudieron pasar al proceso de cálculo.</translation>
    </message>
    <message>
        <source>The engine was requested to %1 at the wrong time.</source>
        <translation>Se pidió al motor %1 en un momento en que no es posible.</translation>
    </message>
    <message>
        <source>The events enclose only part of the work: some of it runs on another stream, after the stop event, or on the host. The measured time is too short. Record the events on the stream that does the work, and compare with the synchronized wall time.</source>
        <translation>Los eventos encierran solo parte del trabajo: algo corre en otro flujo, tras el evento de fin, o en el anfitrión. La cifra es demasiado buena en lo que falta. Registre los eventos en el flujo que hace el trabajo y compruebe con el tiempo real sincronizado.</translation>
    </message>
    <message>
        <source>The export was cancelled.</source>
        <translation>La exportación se canceló.</translation>
    </message>
    <message>
        <source>The faster of the epilogue and the custom kernel, as a CUDA graph with one node, so the host only launches the graph. If all samples are graphs, this equals the faster of the two.</source>
        <translation>Lo más rápido entre el epílogo y nuestro kernel como grafo CUDA de un nodo: el anfitrión lanza el grafo y no prepara nada. Donde todas las muestras son grafos, iguala al más rápido de los dos.</translation>
    </message>
    <message>
        <source>The fastest configurations that meet the limits are %1; the differences between them are not resolved.</source>
        <translation>Las configuraciones más rápidas que cumplen los límites son %1; las diferencias entre ellas no están resueltas.</translation>
    </message>
    <message>
        <source>The file contains an unknown mode.</source>
        <translation>El archivo nombra un modo que este programa no conoce.</translation>
    </message>
    <message>
        <source>The file contains only scores, so there are no rows to add to the run.</source>
        <translation>No hay fila que pueda estar junto a la ejecución: lo importado son puntuaciones.</translation>
    </message>
    <message>
        <source>The file has INT4 groups, but no group_size in its metadata.</source>
        <translation>El archivo tiene grupos INT4, pero ningún group_size en sus metadatos.</translation>
    </message>
    <message>
        <source>The file is damaged or malicious.</source>
        <translation>El archivo está dañado o es malicioso.</translation>
    </message>
    <message>
        <source>The file is damaged or must be split.</source>
        <translation>El archivo está dañado, o hay que dividirlo.</translation>
    </message>
    <message>
        <source>The file is damaged or was modified by hand.</source>
        <translation>El archivo fue cambiado a mano o está dañado.</translation>
    </message>
    <message>
        <source>The file is damaged or was modified. Save the model again.</source>
        <translation>El archivo está dañado o fue cambiado; guarde el modelo de nuevo.</translation>
    </message>
    <message>
        <source>The file is damaged or was not written by NumPy. Save it again.</source>
        <translation>El archivo está dañado o no lo hizo numpy; guárdelo de nuevo.</translation>
    </message>
    <message>
        <source>The file is damaged. Copy or save it again.</source>
        <translation>El archivo está dañado; cópielo o guárdelo de nuevo.</translation>
    </message>
    <message>
        <source>The file is empty. Check that it was written completely.</source>
        <translation>El archivo está vacío. Compruebe que se escribió por completo.</translation>
    </message>
    <message>
        <source>The file is truncated. Copy it again.</source>
        <translation>El archivo está truncado; cópielo de nuevo.</translation>
    </message>
    <message>
        <source>The file is truncated. Copy or download it again.</source>
        <translation>El archivo está truncado; cópielo o descárguelo de nuevo.</translation>
    </message>
    <message>
        <source>The file lists %1 modes for %2 linear layers.</source>
        <translation>El archivo nombra %1 modos para %2 capas lineales.</translation>
    </message>
    <message>
        <source>The file was changed by hand or is damaged.</source>
        <translation>El archivo se modificó a mano o está dañado.</translation>
    </message>
    <message>
        <source>The file was modified by hand.</source>
        <translation>El archivo fue cambiado a mano.</translation>
    </message>
    <message>
        <source>The file was not written by Quantoscope or was modified by hand.</source>
        <translation>El archivo no lo escribió Quantoscope o fue cambiado a mano.</translation>
    </message>
    <message numerus="yes">
        <source>The first %n iterations are still part of the warm-up: their median is %1, %2 above the median of the rest (%3).</source>
        <comment>The first %n iteration is still part of the warm-up: its time is %1, %2 above the median of the rest (%3).</comment>
        <translation>
            <numerusform>La primera iteración aún es parte del calentamiento: su tiempo es %1, %2 por encima de la mediana del resto (%3).</numerusform>
            <numerusform>Las primeras %n iteraciones aún son parte del calentamiento: su mediana es %1, %2 por encima de la mediana del resto (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The first iteration took %1, the others %2. It alone raises the mean by %3.</source>
        <translation>La primera iteración tardó %1, las demás %2: ella sola sube la media en %3.</translation>
    </message>
    <message>
        <source>The first iteration took %1, the others %2. It alone raises the mean by a factor of %3.</source>
        <translation>La primera iteración tardó %1, las demás %2: ella sola multiplica la media por %3.</translation>
    </message>
    <message>
        <source>The first launch includes one-time costs: loading the kernel, allocating memory, filling caches, raising the clock. The mean, the standard deviation and everything derived from them describe this one event, not the kernel. Exclude it, or use the median, which it does not affect.</source>
        <translation>El primer lanzamiento paga lo que ocurre una vez: cargar el kernel, reservar memoria, llenar cachés, subir el reloj. La media, la desviación típica y todo lo calculado con ellas describen entonces ese suceso y no el kernel. Exclúyalo, o lea la mediana, que no lo sigue.</translation>
    </message>
    <message>
        <source>The first step took %1, the median step %2. The first samples of each kernel probably include warm-up.</source>
        <translation>El primer paso tardó %1, el mediano %2: las primeras muestras de cada kernel probablemente incluyen calentamiento.</translation>
    </message>
    <message>
        <source>The folder of a model contains config.json; the folder of a report contains results.json.</source>
        <translation>La carpeta de un modelo tiene un config.json; la de un informe, un results.json.</translation>
    </message>
    <message>
        <source>The following can run at this size: %1.</source>
        <translation>Con este tamaño pueden ejecutarse: %1.</translation>
    </message>
    <message>
        <source>The format of INT4 RTN after scaling up the input channels with large activations, and clipping, both optimized for the smallest output error (Lin et al. 2024).</source>
        <translation>El formato de INT4 RTN tras ampliar los canales de entrada con activaciones grandes, y con recorte, ambos optimizados para el menor error de salida (Lin et al. 2024).</translation>
    </message>
    <message>
        <source>The format of INT4 RTN; the rounding error of each column is distributed over the columns not yet rounded, using the inverse Hessian of the calibration inputs (Frantar et al. 2023).</source>
        <translation>El formato de INT4 RTN; el error de redondeo de cada columna se reparte entre las columnas aún sin redondear, mediante la hessiana inversa de las entradas de calibración (Frantar et al. 2023).</translation>
    </message>
    <message>
        <source>The format of INT4-W4A16; the rounding error of each column is distributed over the columns not yet rounded, using the inverse Hessian of the calibration inputs (Frantar et al. 2023).</source>
        <translation>El formato de INT4-W4A16; el error de redondeo de cada columna se reparte entre las columnas aún sin redondear, según la hessiana inversa de las entradas de calibración (Frantar et al. 2023).</translation>
    </message>
    <message>
        <source>The fused CPU kernel supports head sizes that are multiples of 16 up to 1,024, not %1.</source>
        <translation>El kernel fusionado de la CPU toma dimensiones de cabeza múltiplos de 16 hasta 1024, no %1.</translation>
    </message>
    <message>
        <source>The group_size in the file is not a whole number above 0.</source>
        <translation>El group_size del archivo no es un número entero mayor que 0.</translation>
    </message>
    <message>
        <source>The head size is %1; it has to be 64 or 128.</source>
        <translation>El tamaño de cabeza es %1; ha de ser 64 o 128.</translation>
    </message>
    <message>
        <source>The header does not match the data. Save or download the file again.</source>
        <translation>La cabecera no encaja con los datos; guarde o descargue el archivo de nuevo.</translation>
    </message>
    <message>
        <source>The header of %1</source>
        <translation>La cabecera de %1</translation>
    </message>
    <message>
        <source>The host needs about as long to enqueue a launch as the device needs to run it, so the device waits. In a program that launches kernels one at a time, a faster kernel makes no difference. Measure and use a CUDA graph of several launches.</source>
        <translation>El anfitrión tarda en entregar un lanzamiento más o menos lo que el dispositivo en ejecutarlo, así que el dispositivo espera. En un programa que lanza kernels uno a uno, un kernel más rápido no cambia nada. Mida, y use, un grafo de varios lanzamientos.</translation>
    </message>
    <message>
        <source>The host takes %1 to enqueue a launch that runs for %2, so the measurement is launch-bound.</source>
        <translation>El anfitrión tarda %1 en encolar un lanzamiento que corre %2: el lanzar marca el ritmo.</translation>
    </message>
    <message>
        <source>The index of the recovery copy is damaged: %1.</source>
        <translation>El índice de la copia de recuperación está dañado: %1.</translation>
    </message>
    <message>
        <source>The input from %1 requires %2 of memory; %3 is available.</source>
        <translation>La entrada de %1 necesita %2 de memoria, y hay %3 libres.</translation>
    </message>
    <message>
        <source>The input is empty: %1.</source>
        <translation>No hay nada que cuantizar: la entrada es %1.</translation>
    </message>
    <message>
        <source>The input requires %1 of memory; %2 is available.</source>
        <translation>La entrada necesita %1 de memoria, y hay %2 libres.</translation>
    </message>
    <message>
        <source>The input type must be half, bfloat16 or float.</source>
        <translation>El tipo de entrada ha de ser half, bfloat16 o float.</translation>
    </message>
    <message>
        <source>The interval of the ratio includes both &apos;the same&apos; and &apos;different&apos;, so these samples are not sufficient to rank the two. Measure the pair again with more samples, or accept that the difference is too small to matter.</source>
        <translation>El intervalo del cociente va de «igual» a «distinto», así que estas muestras no deciden. Ordenar los dos sería adivinar. Repita el par con más muestras, o acepte que la diferencia es demasiado pequeña para importar.</translation>
    </message>
    <message>
        <source>The journal of run %1 contains no complete round.</source>
        <translation>El diario de la ejecución %1 no contiene ninguna ronda completa.</translation>
    </message>
    <message>
        <source>The latency alternates between %1 and %2 over longer stretches; %3 of the samples are at the slower level (runs test Z = %4).</source>
        <translation>La latencia alterna por tramos enteros entre %1 y %2; %3 de las muestras están en el nivel más lento (prueba de rachas Z = %4).</translation>
    </message>
    <message>
        <source>The latency decreases by %1 over the run (Mann–Kendall Z = %2).</source>
        <translation>La latencia baja %1 durante la ejecución (Mann–Kendall Z = %2).</translation>
    </message>
    <message>
        <source>The latency increases by %1 over the run (Mann–Kendall Z = %2).</source>
        <translation>La latencia sube %1 durante la ejecución (Mann–Kendall Z = %2).</translation>
    </message>
    <message>
        <source>The layer %1 assigns input %2 to group %3 of %4.</source>
        <translation>La capa %1 pone la entrada %2 en el grupo %3 de %4.</translation>
    </message>
    <message>
        <source>The layer %1 has %2 outputs, which is not a multiple of 8, as AWQ requires.</source>
        <translation>La capa %1 tiene %2 salidas, que AWQ no puede empaquetar de ocho en ocho.</translation>
    </message>
    <message>
        <source>The layer %1 has an odd number of inputs, which is not possible with pairs of 4-bit floats.</source>
        <translation>La capa %1 tiene un número impar de entradas, lo que no es posible con flotantes de 4 bits por pares.</translation>
    </message>
    <message>
        <source>The left matrix</source>
        <translation>La matriz izquierda</translation>
    </message>
    <message>
        <source>The limit is %1.</source>
        <translation>Toma hasta %1.</translation>
    </message>
    <message>
        <source>The limit of the time per call does not apply to language models.</source>
        <translation>El límite de tiempo por llamada no cuenta para modelos de lenguaje.</translation>
    </message>
    <message>
        <source>The load time with a cold page cache is not available: %1 of the files&apos; pages remained in the cache.</source>
        <translation>No hay tiempo de carga con la caché de páginas fría: %1 de las páginas de los archivos quedaron en ella.</translation>
    </message>
    <message>
        <source>The load time with a cold page cache is not available: the system does not report which pages of these files are cached.</source>
        <translation>No hay tiempo de carga con la caché de páginas fría: el sistema no dice qué páginas de estos archivos guarda.</translation>
    </message>
    <message>
        <source>The loss in step %1 of %2 is not a finite number. Training stopped with the weights of step %3.</source>
        <translation>La pérdida del paso %1 de %2 no es un número finito; el entrenamiento se detuvo con los pesos del paso %3.</translation>
    </message>
    <message>
        <source>The means suggest a speed-up of %1×, but the medians support only %2. The rest is due to slow samples.</source>
        <translation>Las medias afirman una aceleración de %1×, las medianas confirman %2: el resto son muestras lentas, no velocidad.</translation>
    </message>
    <message>
        <source>The memory limit applies to models, not to single operations.</source>
        <translation>El límite de memoria cuenta para modelos, no para operaciones sueltas.</translation>
    </message>
    <message>
        <source>The model has %1 hidden layers; 1 to 64 are supported.</source>
        <translation>El modelo tiene %1 capas ocultas; son posibles de 1 a 64.</translation>
    </message>
    <message>
        <source>The model has no chat template, so the system message is placed before the prompt, separated by a blank line.</source>
        <translation>No hay plantilla de chat: el texto de sistema va antes del prompt, con una línea en blanco entre ambos.</translation>
    </message>
    <message>
        <source>The model has no tensor &apos;%1&apos;.</source>
        <translation>El modelo no tiene un tensor &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>The model in %1 requires %2×%3 features and %4 classes; the data has %5×%6 and %7.</source>
        <translation>El modelo de %1 toma %2×%3 características y conoce %4 clases; los datos tienen %5×%6 y %7.</translation>
    </message>
    <message>
        <source>The model included with the program is not installed.</source>
        <translation>El modelo que viene con el programa no está instalado.</translation>
    </message>
    <message>
        <source>The model is incomplete: matrix %1 of layer %2 is missing.</source>
        <translation>El modelo está incompleto: falta la matriz %1 de la capa %2.</translation>
    </message>
    <message>
        <source>The model is incomplete: vector %1 of layer %2 is missing.</source>
        <translation>El modelo está incompleto: falta el vector %1 de la capa %2.</translation>
    </message>
    <message>
        <source>The model requires %1 features per item, but %2 items have %3 in total.</source>
        <translation>El modelo toma %1 características por ejemplo, pero %2 ejemplos tienen %3 en total.</translation>
    </message>
    <message>
        <source>The model requires %1 of GPU memory (%2 for weights, %3 for the KV cache, %4 of workspace); %5 is available.</source>
        <translation>El modelo necesita %1 de memoria de la GPU (%2 de pesos, %3 de claves y valores, %4 para trabajar); hay libres %5.</translation>
    </message>
    <message>
        <source>The model requires %1 of memory (%2 for weights, %3 for the KV cache, %4 of workspace); %5 is available.</source>
        <translation>El modelo necesita %1 de memoria (%2 de pesos, %3 de claves y valores, %4 para trabajar); hay libres %5.</translation>
    </message>
    <message>
        <source>The model would have %1 weights; the limit is 268,435,456.</source>
        <translation>El modelo tendría %1 pesos; son posibles como mucho 268 435 456.</translation>
    </message>
    <message>
        <source>The model&apos;s predictions are not finite (NaN or infinity), so they cannot be evaluated.</source>
        <translation>Las predicciones del modelo no son finitas (NaN o infinito), así que no dicen nada.</translation>
    </message>
    <message>
        <source>The module was built without compute capability 9.0.</source>
        <translation>El módulo se compiló sin la capacidad de cómputo 9.0.</translation>
    </message>
    <message>
        <source>The name of the input file is empty.</source>
        <translation>El nombre del archivo de entrada está vacío.</translation>
    </message>
    <message>
        <source>The next prompt starts a new worker process.</source>
        <translation>El próximo prompt inicia por sí solo un nuevo proceso de cálculo.</translation>
    </message>
    <message>
        <source>The number of items is too small even for a paired test.</source>
        <translation>Demasiado pocos incluso para una prueba emparejada.</translation>
    </message>
    <message>
        <source>The number of iterations must be 1 to 10,000,000.</source>
        <translation>El número de iteraciones ha de ser de 1 a 10 000 000.</translation>
    </message>
    <message>
        <source>The number of warm-up iterations must be 0 to 10,000,000.</source>
        <translation>El número de iteraciones de calentamiento ha de ser de 0 a 10 000 000.</translation>
    </message>
    <message>
        <source>The offset or scale of the features is not a finite number.</source>
        <translation>El desplazamiento o la escala de las características no es un número finito.</translation>
    </message>
    <message>
        <source>The operating system preempted the measuring threads during %1 of %2 samples.</source>
        <translation>El sistema operativo interrumpió los hilos de medida durante %1 de %2 muestras.</translation>
    </message>
    <message numerus="yes">
        <source>The operating system preempted the measuring threads during %1 of %2 samples; %n of them are slow.</source>
        <comment>The operating system preempted the measuring threads during %1 of %2 samples; %n of them is slow.</comment>
        <translation>
            <numerusform>El sistema operativo interrumpió los hilos de medida durante %1 de %2 muestras; 1 de ellas es lenta.</numerusform>
            <numerusform>El sistema operativo interrumpió los hilos de medida durante %1 de %2 muestras; %n de ellas son lentas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The operating system ran another program on the core of a thread that computed a sample (CPU) or enqueued it (GPU, for longer than the 5 ms during which the stream is held back). Such samples can include the time of the other program, or gaps between launches. Close other programs, or use fewer threads than cores.</source>
        <translation>El sistema operativo ejecutó otro programa en el núcleo de un hilo que calculaba una muestra (en una CPU) o la ponía en cola (en una GPU, durante más de los 5 ms en que el flujo se retiene entretanto). Tales muestras pueden contener el tiempo del otro programa, o huecos entre lanzamientos. Cierre otros programas, o use menos hilos que núcleos.</translation>
    </message>
    <message>
        <source>The operation is empty: a size is 0.</source>
        <translation>No hay nada que calcular: un tamaño es 0.</translation>
    </message>
    <message>
        <source>The other process reported an error without a message.</source>
        <translation>El otro lado comunicó un error sin palabras.</translation>
    </message>
    <message>
        <source>The pairs above show which measures help: error compensation (GPTQ), scaling (AWQ), quantization-aware training (QAT), or keeping sensitive layers in a more precise format.</source>
        <translation>De esos remedios, los pares de arriba dicen cuáles ayudan: compensar el error (GPTQ), escalar (AWQ), entrenar a través del redondeo (QAT), o dejar capas sensibles en un formato más fino.</translation>
    </message>
    <message>
        <source>The pattern %1 is not supported: %2 at byte %3.</source>
        <translation>No se admite el patrón %1: %2 en el byte %3.</translation>
    </message>
    <message>
        <source>The pattern %1 is not valid: %2.</source>
        <translation>El patrón %1 no es válido: %2.</translation>
    </message>
    <message>
        <source>The pattern is malicious, or the text repeats one character for many megabytes.</source>
        <translation>El patrón es malicioso, o el texto es una serie de un mismo carácter de muchos megabytes.</translation>
    </message>
    <message>
        <source>The perplexity of the baseline on the text (%1) is %2 ± %3.</source>
        <translation>La perplejidad de la referencia en el texto (%1) es %2 ± %3.</translation>
    </message>
    <message>
        <source>The plan combines a trained mode with other modes.</source>
        <translation>El plan mezcla un modo entrenado con otros.</translation>
    </message>
    <message>
        <source>The plan lists %1 modes, but the model has %2 linear layers.</source>
        <translation>El plan nombra %1 modos, pero el modelo tiene %2 capas lineales.</translation>
    </message>
    <message>
        <source>The program quantoscope-worker, which runs kernels in a separate process, was not found next to this program or in PATH.</source>
        <translation>El programa quantoscope-worker, en el que los kernels corren aparte de la ventana, no se encontró junto a este programa ni en PATH.</translation>
    </message>
    <message>
        <source>The program was paused for %1 s (stopped, suspended or without CPU time) about %2 s after the run began. Samples from that time may include the pause.</source>
        <translation>El programa estuvo en pausa %1 s (detenido, suspendido o sin tiempo de CPU) unos %2 s después de comenzar la ejecución. Las muestras de ese momento pueden incluir la pausa.</translation>
    </message>
    <message>
        <source>The prompt</source>
        <translation>El prompt</translation>
    </message>
    <message>
        <source>The prompt did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>El prompt no respondió a Detener y se abandonó. El dispositivo o un kernel en él está bloqueado.</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, and %2 are to be generated; the limit is %3 in total.</source>
        <translation>El prompt tiene %1 tokens y han de seguir %2; hay sitio para %3.</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens, and %2 are to be generated; the model supports %3 positions.</source>
        <translation>El prompt tiene %1 tokens y han de seguir %2; el modelo se hizo para %3 posiciones.</translation>
    </message>
    <message>
        <source>The prompt is empty.</source>
        <translation>El prompt está vacío.</translation>
    </message>
    <message>
        <source>The queries</source>
        <translation>El tensor de consultas</translation>
    </message>
    <message>
        <source>The range search must have 1 to 99 steps.</source>
        <translation>La búsqueda del rango toma de 1 a 99 pasos.</translation>
    </message>
    <message>
        <source>The ratio is %1, whose interval crosses the ±%2 that count as the same: not resolved.</source>
        <translation>El cociente es %1, que cruza los ±%2 que cuentan como igual: no resuelto.</translation>
    </message>
    <message>
        <source>The ratio is %1, whose interval crosses the ±%2 that count as the same: not resolved. Samples are autocorrelated: %3 samples count as about %4 independent ones.</source>
        <translation>El cociente es %1, que cruza los ±%2 que cuentan como igual: no resuelto. Las muestras vecinas se parecen: las %3 muestras valen unas %4.</translation>
    </message>
    <message>
        <source>The ratio is %1, whose interval crosses the ±%2 that count as the same: not resolved. The ratio changes during the run, and the interval covers the values before and after the change.</source>
        <translation>El cociente es %1, que cruza los ±%2 que cuentan como igual: no resuelto. El cociente cambia durante la ejecución, y el intervalo abarca lo que vale antes y después.</translation>
    </message>
    <message>
        <source>The ratio of means is dominated by one slow sample. Without that sample, the ratio of the steady means and of the minima is much smaller. Publish the ratio of medians of interleaved runs with its interval.</source>
        <translation>El cociente de medias divide por una muestra lenta. Sin ella, con las medias estables recuperadas y con los mínimos, queda mucho menos. Publique el cociente de medianas de ejecuciones intercaladas con su intervalo.</translation>
    </message>
    <message>
        <source>The ratio of means is much larger than that of the medians, because a few slow launches raise the mean of one variant. The speed-up is due to a cold start, not to the kernel. Exclude the warm-up, and report the ratio of medians with its interval.</source>
        <translation>El cociente de medias está muy por encima de lo que confirman las medianas, porque unos pocos lanzamientos lentos están en la media de una variante. La aceleración es la de un arranque en frío y no la del kernel. Excluya el calentamiento y cite el cociente de medianas con su intervalo.</translation>
    </message>
    <message>
        <source>The recovery folder cannot be locked.</source>
        <translation>No se puede bloquear la carpeta de recuperación.</translation>
    </message>
    <message>
        <source>The request did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>La solicitud no respondió a Detener y se abandonó. El dispositivo o un kernel en él está bloqueado.</translation>
    </message>
    <message>
        <source>The request failed: %1</source>
        <translation>No se pudo responder a la consulta: %1</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>El resultado</translation>
    </message>
    <message>
        <source>The result has no &apos;spec&apos; or no list &apos;runs&apos;.</source>
        <translation>Al resultado le falta &apos;spec&apos; o una lista &apos;runs&apos;.</translation>
    </message>
    <message>
        <source>The result has schema version %1; this program supports version 1.</source>
        <translation>El resultado tiene el esquema %1; este programa lee el esquema 1.</translation>
    </message>
    <message>
        <source>The result is not a JSON object.</source>
        <translation>El resultado no es un objeto JSON.</translation>
    </message>
    <message>
        <source>The right matrix</source>
        <translation>La matriz derecha</translation>
    </message>
    <message>
        <source>The row of %1 shows the time on the device. Other medians of trtexec: %2.</source>
        <translation>La fila de %1 es el tiempo en el dispositivo. Medianas de lo demás que midió trtexec: %2.</translation>
    </message>
    <message>
        <source>The rows measured so far are kept. The next study starts a new worker process.</source>
        <translation>Las filas medidas hasta ahora se conservan. El próximo estudio inicia por sí solo un nuevo proceso de cálculo.</translation>
    </message>
    <message>
        <source>The run contains no row measured by Quantoscope.</source>
        <translation>La ejecución no contiene ninguna fila medida aquí.</translation>
    </message>
    <message>
        <source>The run did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>La ejecución no respondió a Detener y se abandonó. El dispositivo o un kernel en él está bloqueado.</translation>
    </message>
    <message>
        <source>The run failed: %1</source>
        <translation>La ejecución falló: %1</translation>
    </message>
    <message>
        <source>The run was hot: data that fits into the caches is read from there, so the number of bytes matters less.</source>
        <translation>La ejecución fue en caliente: las cachés sirven lo que cabe en ellas, así que los bytes cuentan menos.</translation>
    </message>
    <message>
        <source>The run was interrupted before anything was measured.</source>
        <translation>La ejecución se interrumpió antes de medir nada.</translation>
    </message>
    <message>
        <source>The run would contain %1 imported rows; the limit is %2.</source>
        <translation>La ejecución contendría %1 filas ajenas; como mucho %2 están junto a las propias.</translation>
    </message>
    <message>
        <source>The run-time compiler NVRTC (libnvrtc.so.13 or .12) was not found.</source>
        <translation>No se encontró el compilador en tiempo de ejecución NVRTC (libnvrtc.so.13 o .12).</translation>
    </message>
    <message>
        <source>The runs were not interleaved, so device drift between them cannot be excluded.</source>
        <translation>Las ejecuciones no se intercalaron: no se excluye una deriva del dispositivo entre ellas.</translation>
    </message>
    <message numerus="yes">
        <source>The same applies to %1, in %n cases.</source>
        <comment>The same applies to %1, in %n case.</comment>
        <translation>
            <numerusform>Lo mismo vale para %1, en %n caso.</numerusform>
            <numerusform>Lo mismo vale para %1, en %n casos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same applies to %1.</source>
        <translation>Igualmente %1.</translation>
    </message>
    <message numerus="yes">
        <source>The same applies to %n other modes.</source>
        <comment>The same applies to %n other mode.</comment>
        <translation>
            <numerusform>Lo mismo vale para %n modo más.</numerusform>
            <numerusform>Lo mismo vale para otros %n modos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same applies, to a lesser degree, to %n further pairs. Use the medians.</source>
        <comment>The same applies, to a lesser degree, to %n further pair. Use the medians.</comment>
        <translation>
            <numerusform>Lo mismo vale, en menor grado, para %n par más. Use las medianas.</numerusform>
            <numerusform>Lo mismo vale, en menor grado, para otros %n pares. Use las medianas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same format with llm-compressor, which calibrates a scale; 1 was used in this measurement.</source>
        <translation>El mismo formato con llm-compressor, que calibra una escala; en esta medida se usó 1.</translation>
    </message>
    <message>
        <source>The same format with llm-compressor. Its codes can differ in the last digit from those measured here.</source>
        <translation>El mismo formato con llm-compressor. Sus códigos pueden diferir en la última cifra de los medidos aquí.</translation>
    </message>
    <message>
        <source>The same ten launches, recorded once and replayed as a CUDA graph. This removes the gaps between launches; the kernels and their memory traffic are unchanged.</source>
        <translation>Los mismos diez lanzamientos grabados una vez y reproducidos como grafo: desaparecen los huecos del anfitrión, quedan los kernels y su tráfico.</translation>
    </message>
    <message>
        <source>The same two kernels without gaps between launches. The intermediate result is written to memory and read back by GELU.</source>
        <translation>Los mismos dos kernels sin los huecos del anfitrión. El producto se escribe en memoria y GELU lo lee de nuevo.</translation>
    </message>
    <message>
        <source>The samples form two groups: %1 take %2, %3 take %4.</source>
        <translation>Hay dos clases de muestras: %1 tardan %2, %3 tardan %4.</translation>
    </message>
    <message>
        <source>The samples imply %1 GB/s, which is %2% of the maximum memory bandwidth.</source>
        <translation>Las muestras supondrían %1 GB/s, el %2 % de lo que la memoria puede como mucho.</translation>
    </message>
    <message>
        <source>The scale is known only after a pass over the whole tensor, so the input is read twice. If it does not stay in a cache for the second pass, %1× is expected from the bytes.</source>
        <translation>La escala solo se conoce tras una pasada por todo el tensor, así que la entrada se lee dos veces. Si ninguna caché la retiene para la segunda pasada, los bytes hacen esperar %1×.</translation>
    </message>
    <message>
        <source>The second moments of the calibration inputs cannot be factorized, even with a damping of %1.</source>
        <translation>Los segundos momentos de las entradas de calibración no pueden factorizarse, ni con una amortiguación de %1.</translation>
    </message>
    <message>
        <source>The session would be %1 large; at most %2 can be opened again.</source>
        <translation>La sesión ocuparía %1; como mucho %2 pueden volver a abrirse.</translation>
    </message>
    <message>
        <source>The session would be larger than 2 GiB, which the window cannot open.</source>
        <translation>La sesión superaría 2 GiB, lo que la ventana no abre.</translation>
    </message>
    <message>
        <source>The shape %1 exceeds the %2 elements that were prepared.</source>
        <translation>La forma %1 no cabe en los %2 elementos preparados.</translation>
    </message>
    <message>
        <source>The shape passed to the engine is inconsistent.</source>
        <translation>Se dio al motor una forma que no es coherente.</translation>
    </message>
    <message numerus="yes">
        <source>The shard %1 is missing; according to %2, it contains %n tensors.</source>
        <comment>The shard %1 is missing; according to %2, it contains %n tensor.</comment>
        <translation>
            <numerusform>Falta el fragmento %1; según %2, contiene %n tensor.</numerusform>
            <numerusform>Falta el fragmento %1; según %2, contiene %n tensores.</numerusform>
        </translation>
    </message>
    <message>
        <source>The shards belong to different models. Download the model again.</source>
        <translation>Los fragmentos no son de un mismo modelo; descárguelo de nuevo.</translation>
    </message>
    <message>
        <source>The size that is most efficient according to the printed figures is the least efficient one when recomputed, or vice versa. The conclusion drawn from the column is reversed.</source>
        <translation>El tamaño que parece más eficiente en las cifras impresas es el menos eficiente al recalcular, o al revés: la conclusión de la columna se invierte.</translation>
    </message>
    <message>
        <source>The static scale must be a finite number above 0.</source>
        <translation>La escala estática ha de ser un número finito mayor que 0.</translation>
    </message>
    <message>
        <source>The study contains an unknown configuration &apos;%1&apos;.</source>
        <translation>El estudio tiene una configuración &apos;%1&apos; que este programa no conoce.</translation>
    </message>
    <message>
        <source>The study contains an unknown mode &apos;%1&apos;.</source>
        <translation>El estudio tiene un modo &apos;%1&apos; que este programa no conoce.</translation>
    </message>
    <message>
        <source>The study did not respond to Stop and was abandoned. The device or a kernel on it hangs.</source>
        <translation>El estudio no respondió a Detener y se abandonó. El dispositivo o un kernel en él está bloqueado.</translation>
    </message>
    <message>
        <source>The study failed: %1</source>
        <translation>El estudio falló: %1</translation>
    </message>
    <message>
        <source>The study has no &apos;spec&apos;.</source>
        <translation>Al estudio le falta &apos;spec&apos;.</translation>
    </message>
    <message>
        <source>The study has schema version %1; this program supports version 1.</source>
        <translation>El estudio tiene el esquema %1; este programa lee el esquema 1.</translation>
    </message>
    <message>
        <source>The sweep has more than %1 points.</source>
        <translation>El barrido tiene más de %1 puntos.</translation>
    </message>
    <message>
        <source>The sweep has no point %1.</source>
        <translation>El barrido no tiene el punto %1.</translation>
    </message>
    <message>
        <source>The sweep&apos;s axis %1 has no values.</source>
        <translation>El eje %1 del barrido no tiene valores.</translation>
    </message>
    <message>
        <source>The system cannot start another thread or process.</source>
        <translation>El sistema no da ningún hilo ni proceso más.</translation>
    </message>
    <message>
        <source>The tensor %1 has %2 bytes of %3; expected %4 of %5.</source>
        <translation>El tensor %1 tiene %2 bytes de %3, donde corresponden %4 de %5.</translation>
    </message>
    <message>
        <source>The tensor %1 occurs in both %2 and %3.</source>
        <translation>El tensor %1 está en %2 y otra vez en %3.</translation>
    </message>
    <message>
        <source>The tensor does not fit into memory.</source>
        <translation>El tensor no cabe en la memoria.</translation>
    </message>
    <message>
        <source>The tensor has no elements, or no modes are selected.</source>
        <translation>No hay nada que preparar: el tensor no tiene elementos, o no hay modos.</translation>
    </message>
    <message>
        <source>The tensor has no finite values.</source>
        <translation>El tensor no tiene ningún valor finito.</translation>
    </message>
    <message>
        <source>The tensor in %1 is %2, but %3 was requested.</source>
        <translation>El tensor de %1 es %2; se pidió %3.</translation>
    </message>
    <message>
        <source>The tensor is empty, or its size does not match its shape.</source>
        <translation>El tensor no tiene elementos, o no tantos como dice su forma.</translation>
    </message>
    <message>
        <source>The test split is the file %1; calibration items are taken out of %2.</source>
        <translation>La parte de prueba es el archivo %1; los ejemplos de calibración se toman de %2.</translation>
    </message>
    <message>
        <source>The text has %1 sentences of ten words or more; a cloze task requires at least 8.</source>
        <translation>El texto tiene %1 frases de diez palabras o más; para hacer una tarea cloze hacen falta al menos 8.</translation>
    </message>
    <message>
        <source>The text has %1 tokens for windows of %2; at least two of each are required.</source>
        <translation>El texto tiene %1 tokens para ventanas de %2; hacen falta al menos dos de cada.</translation>
    </message>
    <message>
        <source>The text has more than %1 combining marks in a row.</source>
        <translation>El texto tiene más de %1 marcas combinantes seguidas.</translation>
    </message>
    <message numerus="yes">
        <source>The texts are identical for %n tokens, then one of them ends.</source>
        <comment>The texts are identical for %n token, then one of them ends.</comment>
        <translation>
            <numerusform>Los textos son idénticos durante %n token; luego acaba uno de ellos.</numerusform>
            <numerusform>Los textos son idénticos durante %n tokens; luego acaba uno de ellos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The texts are identical for %n tokens, until one of them was stopped.</source>
        <comment>The texts are identical for %n token, until one of them was stopped.</comment>
        <translation>
            <numerusform>Los textos son idénticos durante %n token, hasta que se detuvo uno de ellos.</numerusform>
            <numerusform>Los textos son idénticos durante %n tokens, hasta que se detuvo uno de ellos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The texts differ from token %1 on.</source>
        <translation>Los textos difieren desde el token %1.</translation>
    </message>
    <message>
        <source>The time limit must be above 0 and at most 86,400 s.</source>
        <translation>El límite de tiempo ha de ser mayor que 0 y como mucho 86 400 s.</translation>
    </message>
    <message>
        <source>The timer shows %1, but the work takes %2 to complete: most of it is outside the timed interval.</source>
        <translation>El reloj muestra %1, pero pasan %2 hasta que el trabajo está hecho: la mayor parte queda fuera de los eventos.</translation>
    </message>
    <message>
        <source>The tokenizer belongs to a different model. Use the tokenizer of this model.</source>
        <translation>El tokenizer pertenece a otro modelo. Use el tokenizer de este modelo.</translation>
    </message>
    <message>
        <source>The tokenizer has no token %1, so the control tokens of the chat template are plain text for this model.</source>
        <translation>El tokenizador no tiene el token %1: para este modelo, las marcas de la plantilla de chat son texto normal.</translation>
    </message>
    <message>
        <source>The trace contains no GPU kernels. Each sample is one call of an operator on the host, including the operators that it calls.</source>
        <translation>La traza no contiene kernels de una GPU. Cada muestra es una llamada de un operador en el anfitrión, incluidos los operadores que llama.</translation>
    </message>
    <message>
        <source>The trace contains no steps, so the warm-up cannot be separated. Call profiler.step() after each iteration, with torch.profiler.schedule(wait=1, warmup=3, active=20).</source>
        <translation>La traza no marca pasos, así que no se distingue el calentamiento: llame a profiler.step() tras cada iteración, con torch.profiler.schedule(wait=1, warmup=3, active=20).</translation>
    </message>
    <message>
        <source>The training may have diverged.</source>
        <translation>Puede que el entrenamiento haya divergido.</translation>
    </message>
    <message>
        <source>The transformer block runs in FP16 and BF16 on the GPU, not in FP32.</source>
        <translation>El bloque transformer se ejecuta en FP16 y BF16 en la GPU, no en FP32.</translation>
    </message>
    <message>
        <source>The two axes of a sweep must be different dimensions; &apos;elements&apos; cannot be combined with another axis.</source>
        <translation>Los dos ejes de un barrido han de ser dimensiones distintas; elements ha de ir solo.</translation>
    </message>
    <message>
        <source>The two configurations do not fit into memory together, so they generated one after the other.</source>
        <translation>Las dos configuraciones no caben juntas en la memoria: respondieron una tras otra.</translation>
    </message>
    <message>
        <source>The two kernels overlap: GELU blocks are scheduled while the matrix product finishes, or GELU processes one panel of rows while the next is multiplied. The intermediate result still passes through L2 or memory.</source>
        <translation>Los dos kernels se solapan: los bloques de GELU se colocan mientras acaba el producto, o GELU trabaja en un panel de filas junto al producto del siguiente. El producto sigue pasando por L2 o memoria.</translation>
    </message>
    <message>
        <source>The two results have common modes, but no common size.</source>
        <translation>Los dos tienen modos en común, pero en ningún tamaño común.</translation>
    </message>
    <message>
        <source>The two results have no common mode.</source>
        <translation>Los dos no tienen ningún modo en común.</translation>
    </message>
    <message numerus="yes">
        <source>The two texts are identical (%n tokens).</source>
        <comment>The two texts are identical (%n token).</comment>
        <translation>
            <numerusform>Los dos textos son idénticos (%n token).</numerusform>
            <numerusform>Los dos textos son idénticos (%n tokens).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The user counted the first %n measured samples of each mode as warm-up after the run.</source>
        <comment>The user counted the first %n measured sample of each mode as warm-up after the run.</comment>
        <translation>
            <numerusform>Tras la ejecución, el usuario contó la primera muestra medida de cada modo como calentamiento.</numerusform>
            <numerusform>Tras la ejecución, el usuario contó las primeras %n muestras medidas de cada modo como calentamiento.</numerusform>
        </translation>
    </message>
    <message>
        <source>The validation file %1 is not used.</source>
        <translation>El archivo de validación %1 no se usa.</translation>
    </message>
    <message>
        <source>The vectorized quantization kernel: saturating instructions pack several vectors of codes into one, and large cold results bypass the caches, so their cache lines are not read first. The same number of bytes; memory is the only limit.</source>
        <translation>El kernel vectorizado de la cuantización: instrucciones con saturación empaquetan varios vectores de códigos en uno, y los resultados grandes en frío se guardan sin pasar por las cachés, para que sus líneas no se lean antes. Los mismos bytes; solo la memoria limita.</translation>
    </message>
    <message>
        <source>The warm-up time must be 0 to 60,000 ms.</source>
        <translation>El tiempo de calentamiento ha de ser de 0 a 60 000 ms.</translation>
    </message>
    <message>
        <source>The weight of output %1, input %2 is not a finite number.</source>
        <translation>El peso de la salida %1, entrada %2 no es un número finito.</translation>
    </message>
    <message>
        <source>The weight-only kernels require compute capability 8.0 or later.</source>
        <translation>Nuestros kernels para cuantización solo de pesos necesitan capacidad de cómputo 8.0 o posterior.</translation>
    </message>
    <message>
        <source>The weight-only kernels support 1 to %1 rows of activations, not %2.</source>
        <translation>Nuestros kernels para cuantización solo de pesos toman de 1 a %1 filas de activaciones; este producto tiene %2.</translation>
    </message>
    <message>
        <source>The weight-only kernels support FP16 and BF16 activations.</source>
        <translation>Nuestros kernels para cuantización solo de pesos toman activaciones FP16 o BF16.</translation>
    </message>
    <message>
        <source>The weight_shape of layer %1 is %2; expected %3.</source>
        <translation>La capa %1 dice en weight_shape que es %2, donde corresponde %3.</translation>
    </message>
    <message>
        <source>The weights are not finite (NaN or infinity) in %1.</source>
        <translation>Los pesos no son finitos (NaN o infinito) en %1.</translation>
    </message>
    <message>
        <source>The weights are pickled (pytorch_model.bin), which is not supported. Save the model with safe_serialization=True.</source>
        <translation>Los pesos están en pickle (pytorch_model.bin), que no se lee; guarde el modelo con safe_serialization=True.</translation>
    </message>
    <message>
        <source>The width of the interval determines the precision of the median. p95 requires 59 samples and p99 requires 299, so that at least one sample can be expected above it. Measure more samples, until the interval is within ±1%.</source>
        <translation>La mediana se conoce tan bien como estrecho es su intervalo. p95 necesita 59 muestras y p99 necesita 299 antes de poder esperar que alguna quede por encima. Tome más muestras, hasta que el intervalo esté dentro de ±1 %.</translation>
    </message>
    <message>
        <source>The worker process did not report a size.</source>
        <translation>El proceso de cálculo no indicó ningún tamaño.</translation>
    </message>
    <message>
        <source>The worker process did not report what it wrote.</source>
        <translation>El proceso de cálculo no ha dicho qué escribió.</translation>
    </message>
    <message>
        <source>The worker process did not return a plan.</source>
        <translation>El proceso de cálculo no midió ningún plan.</translation>
    </message>
    <message>
        <source>The worker process has not responded for %1 s; it may be suspended. Choose Stop to terminate it.</source>
        <translation>Hace %1 s que no se sabe nada del proceso de cálculo; puede estar suspendido. Detener lo termina.</translation>
    </message>
    <message>
        <source>The worker process is responding again.</source>
        <translation>El proceso de cálculo ha vuelto.</translation>
    </message>
    <message>
        <source>The worker process sent a different size than it announced.</source>
        <translation>El proceso de cálculo envió un tamaño distinto del que anunció.</translation>
    </message>
    <message>
        <source>The worker process with the model of this study has ended.</source>
        <translation>El proceso de cálculo que tenía el modelo de este estudio ha terminado.</translation>
    </message>
    <message>
        <source>The workload is not valid: %1 variants.</source>
        <translation>La carga de trabajo no es válida: %1 variantes.</translation>
    </message>
    <message>
        <source>The workload is not valid: %1×%2.</source>
        <translation>La carga de trabajo no es válida: %1×%2.</translation>
    </message>
    <message>
        <source>Their accuracy and size are valid; their latency is not representative of hardware with support.</source>
        <translation>Su exactitud y su tamaño son válidos; su latencia no es representativa de un hardware compatible.</translation>
    </message>
    <message>
        <source>There are too many heads for one batched matrix product.</source>
        <translation>Hay demasiadas cabezas para un solo lote de productos.</translation>
    </message>
    <message>
        <source>There are too many tokens or heads.</source>
        <translation>Hay demasiados tokens o cabezas.</translation>
    </message>
    <message>
        <source>There is no stopped study to continue.</source>
        <translation>No hay un estudio detenido que continuar.</translation>
    </message>
    <message>
        <source>There is no study to continue.</source>
        <translation>No hay un estudio que continuar.</translation>
    </message>
    <message>
        <source>This build has no attention kernel for compute capability 9.0.</source>
        <translation>Esta compilación no tiene un kernel de atención para la capacidad de cómputo 9.0.</translation>
    </message>
    <message>
        <source>This device&apos;s shared memory is too small for %1 rows.</source>
        <translation>La memoria compartida de este dispositivo es demasiado pequeña para %1 filas.</translation>
    </message>
    <message>
        <source>This happens if values exceed the range of the activation type. Try BF16 or FP32.</source>
        <translation>Esto lo causan valores fuera del rango del tipo de las activaciones: pruebe BF16 o FP32.</translation>
    </message>
    <message>
        <source>This is not a Quantoscope result: it has no &quot;schema&quot;: 1.</source>
        <translation>Esto no es un resultado de Quantoscope: no tiene &quot;schema&quot;: 1.</translation>
    </message>
    <message>
        <source>This is not a mode study of Quantoscope.</source>
        <translation>Esto no es un estudio de modos de Quantoscope.</translation>
    </message>
    <message>
        <source>This is not an LLM study of Quantoscope.</source>
        <translation>Esto no es un estudio de LLM de Quantoscope.</translation>
    </message>
    <message numerus="yes">
        <source>This is the worst of %1 such pairs at %n sizes. Use the medians.</source>
        <comment>This is the worst of %1 such pairs at %n size. Use the medians.</comment>
        <translation>
            <numerusform>Es el peor de %1 pares así en %n tamaño. Use las medianas.</numerusform>
            <numerusform>Es el peor de %1 pares así en %n tamaños. Use las medianas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This model is set up for 1 to %1 items at a time, not %2.</source>
        <translation>Este modelo está preparado para 1 a %1 ejemplos a la vez, no %2.</translation>
    </message>
    <message>
        <source>This page has no setup.</source>
        <translation>Esta página no tiene configuración.</translation>
    </message>
    <message>
        <source>This requires %1 of device memory; %2 is available.</source>
        <translation>Esto necesita %1 de memoria del dispositivo, y hay %2 libres.</translation>
    </message>
    <message>
        <source>This requires %1 of host memory; %2 is available.</source>
        <translation>Esto necesita %1 de memoria del anfitrión, y hay %2 libres.</translation>
    </message>
    <message>
        <source>This result has no row %1.</source>
        <translation>No hay una fila %1 en este resultado.</translation>
    </message>
    <message>
        <source>This run requires %1 of memory for its buffers; %2 is available.</source>
        <translation>Los búferes de esta ejecución necesitan %1 de memoria; hay %2 libres.</translation>
    </message>
    <message>
        <source>This run requires %1 of memory for operands, results and buffers; %2 is available.</source>
        <translation>Los operandos, resultados y búferes de esta ejecución necesitan %1 de memoria; hay %2 libres.</translation>
    </message>
    <message>
        <source>This session has no measurement of %1 at this size.</source>
        <translation>Esta sesión no tiene ninguna medida de %1 en este tamaño.</translation>
    </message>
    <message>
        <source>This session has no measurement of %1 with this model.</source>
        <translation>Esta sesión no tiene ninguna medida de %1 con este modelo.</translation>
    </message>
    <message>
        <source>This session has no measurement of batch %1 with prompts of %2 tokens.</source>
        <translation>Esta sesión no tiene ninguna medida del lote %1 con prompts de %2 tokens.</translation>
    </message>
    <message>
        <source>This study does not support &apos;%1&apos;.</source>
        <translation>Este estudio no responde a &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>This worker process has no study.</source>
        <translation>No hay ningún estudio en este proceso de cálculo.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Time divided by the number of elements gives a different figure. A factor of 1000 indicates a unit error: microseconds divided by millions of elements are picoseconds, not nanoseconds.</source>
        <translation>El tiempo dividido por el número de elementos da otra cifra. Un factor 1000 es una confusión de unidades: microsegundos sobre millones de elementos son picosegundos, no nanosegundos.</translation>
    </message>
    <message>
        <source>Time multiplied by the SM clock gives cycles, which stay constant while the time changes. The clock has changed because of power or temperature limits; the kernel is not slower. Interleave variants, compare cycles, or lock the clocks.</source>
        <translation>El tiempo por el reloj de los SM da ciclos, y estos siguen iguales mientras cambia el tiempo. Así que se movió el reloj, por límites de potencia o temperatura, y el código no se hizo más lento. Compare variantes por turnos, en ciclos, o con relojes fijos.</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>Tiempo por token</translation>
    </message>
    <message>
        <source>Time per token not resolved against the baseline: %1.</source>
        <translation>No resuelto frente al tiempo por token de la referencia: %1.</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Token %1 is outside the model&apos;s vocabulary of %2 tokens.</source>
        <translation>El token %1 está fuera del vocabulario de %2 del modelo.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Tokens per sequence. The number of operations in attention grows quadratically with it.</source>
        <translation>Tokens de una secuencia. La aritmética de la atención crece con su cuadrado.</translation>
    </message>
    <message>
        <source>Too many requests are pending.</source>
        <translation>Hay demasiadas peticiones en espera.</translation>
    </message>
    <message>
        <source>Training and test data must have the same classes.</source>
        <translation>Ambas partes necesitan las mismas clases.</translation>
    </message>
    <message>
        <source>Training and test data must have the same features.</source>
        <translation>Ambas partes necesitan las mismas características.</translation>
    </message>
    <message>
        <source>Training stopped at step %1 of %2.</source>
        <translation>El entrenamiento se detuvo en el paso %1 de %2.</translation>
    </message>
    <message>
        <source>Trains and quantizes the model in this mode and saves it.</source>
        <translation>Entrena y cuantiza el modelo en este modo y lo guarda.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Try another number of tokens or another type.</source>
        <translation>Pruebe con otro número de tokens u otro tipo.</translation>
    </message>
    <message>
        <source>Turn off Live, or remove the axes.</source>
        <translation>Desactive En vivo, o quite los ejes.</translation>
    </message>
    <message>
        <source>Two adjacent float4 per thread: 8 instructions per element, two loads in flight. The lanes of a warp are 32 bytes apart in each load, which touches twice as many cache lines as it uses.</source>
        <translation>Dos float4 vecinos por hilo: 8 instrucciones por elemento, dos cargas en vuelo. Los carriles de un warp distan 32 bytes en cada carga, lo que toca el doble de líneas de las que usa.</translation>
    </message>
    <message>
        <source>Two library matrix products with a softmax between them. The entire tokens × tokens score matrix is written to memory and read back twice, which takes most of the time.</source>
        <translation>Dos productos de biblioteca con un softmax en medio: toda la matriz de puntuaciones tokens × tokens se escribe en memoria y se lee dos veces, que es la mayor parte del tiempo.</translation>
    </message>
    <message>
        <source>Uniform integers support the dialects standard, compressed-tensors and AWQ.</source>
        <translation>Los enteros uniformes conocen los dialectos standard, compressed-tensors y AWQ.</translation>
    </message>
    <message>
        <source>Unknown attention variant &apos;%1&apos;.</source>
        <translation>No hay una variante de atención &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown chat template &apos;%1&apos;.</source>
        <translation>No hay ninguna plantilla de chat &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown configuration &apos;%1&apos;.</source>
        <translation>No hay ninguna configuración &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown instruction %1.</source>
        <translation>No hay una instrucción %1.</translation>
    </message>
    <message>
        <source>Unknown ladder variant &apos;%1&apos;.</source>
        <translation>La escalera no tiene el peldaño &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown linear + GELU &apos;%1&apos;.</source>
        <translation>No hay una variante de lineal + GELU &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown matrix product &apos;%1&apos;.</source>
        <translation>No hay un producto de matrices &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown mode &apos;%1&apos;.</source>
        <translation>No hay un modo &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown operation %1.</source>
        <translation>No hay una operación %1.</translation>
    </message>
    <message>
        <source>Unknown request &apos;%1&apos;.</source>
        <translation>No hay una petición &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown task &apos;%1&apos;.</source>
        <translation>No hay una tarea &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown transformer block &apos;%1&apos;.</source>
        <translation>No hay un bloque transformer &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown type of study &apos;%1&apos;.</source>
        <translation>No hay un tipo de estudio &apos;%1&apos;.</translation>
    </message>
    <message>
        <source>Unknown variant %1.</source>
        <translation>No hay una variante %1.</translation>
    </message>
    <message>
        <source>Unsupported file format: %1.</source>
        <translation>%1 no es de ningún tipo conocido.</translation>
    </message>
    <message>
        <source>Unsupported file format: %1. Its keys are %2.</source>
        <translation>%1 no es de ningún tipo conocido; sus claves son %2.</translation>
    </message>
    <message>
        <source>Update Quantoscope to open it. The file was left as it is.</source>
        <translation>Actualice Quantoscope para abrirlo. El archivo se dejó como está.</translation>
    </message>
    <message>
        <source>Update Quantoscope, or repair the file.</source>
        <translation>Actualice Quantoscope, o repare el archivo.</translation>
    </message>
    <message>
        <source>Update the NVIDIA driver to one for CUDA 12.</source>
        <translation>Actualice el controlador de NVIDIA a uno para CUDA 12.</translation>
    </message>
    <message>
        <source>Update the NVIDIA driver.</source>
        <translation>Actualice el controlador de NVIDIA.</translation>
    </message>
    <message>
        <source>Use &apos;quantoscope diagnose FILE&apos; to analyze the measurement.</source>
        <translation>&apos;quantoscope diagnose FILE&apos; dice qué revelan de la medición.</translation>
    </message>
    <message>
        <source>Use --backend cpu, or auto, which uses the CPU if there is no GPU.</source>
        <translation>Use --backend cpu, o auto, que toma la CPU donde no hay GPU.</translation>
    </message>
    <message>
        <source>Use 0 for the whole text.</source>
        <translation>0 significa el texto entero.</translation>
    </message>
    <message>
        <source>Use 1 to 4,096.</source>
        <translation>Pida de 1 a 4096.</translation>
    </message>
    <message>
        <source>Use 64 or 128, as is usual in models.</source>
        <translation>Use 64 o 128, como los modelos.</translation>
    </message>
    <message>
        <source>Use a calibration split with at least one item.</source>
        <translation>Dé una de al menos un ejemplo.</translation>
    </message>
    <message>
        <source>Use a calibration split.</source>
        <translation>Dele una parte de calibración.</translation>
    </message>
    <message>
        <source>Use a file saved or exported by Quantoscope.</source>
        <translation>Indique lo que Quantoscope guardó o exportó.</translation>
    </message>
    <message>
        <source>Use a learning rate lower than %1, or check the data for values that are too large.</source>
        <translation>Use una tasa de aprendizaje menor que %1, o busque en los datos números demasiado grandes.</translation>
    </message>
    <message>
        <source>Use a longer file or fewer examples (--shots).</source>
        <translation>Dé un archivo más largo, o menos ejemplos (--shots).</translation>
    </message>
    <message>
        <source>Use a longer text or a task file.</source>
        <translation>Dé un texto más largo, o un archivo de tarea.</translation>
    </message>
    <message>
        <source>Use a longer text.</source>
        <translation>Dé un texto más largo.</translation>
    </message>
    <message>
        <source>Use a number with B, KiB, MiB, GiB, TiB, kB, MB, GB or TB, such as 8GiB.</source>
        <translation>Es un número con B, KiB, MiB, GiB, TiB, kB, MB, GB o TB: 8GiB.</translation>
    </message>
    <message>
        <source>Use a part of it.</source>
        <translation>Dé una parte.</translation>
    </message>
    <message>
        <source>Use a part of them.</source>
        <translation>Dé una parte.</translation>
    </message>
    <message>
        <source>Use a shorter calibration text.</source>
        <translation>Use un texto de calibración más corto.</translation>
    </message>
    <message>
        <source>Use a shorter prompt and fewer tokens to generate.</source>
        <translation>Use un prompt más corto y menos tokens que generar.</translation>
    </message>
    <message>
        <source>Use a shorter prompt, generate fewer tokens, or use a longer context.</source>
        <translation>Use un prompt más corto, genere menos tokens, o pida un contexto más largo.</translation>
    </message>
    <message>
        <source>Use a shorter text or a smaller limit.</source>
        <translation>Use un texto más corto o un límite menor.</translation>
    </message>
    <message>
        <source>Use a shorter text.</source>
        <translation>Use un texto más corto.</translation>
    </message>
    <message>
        <source>Use a smaller batch or context, a configuration with fewer bits, or a smaller model.</source>
        <translation>Use un lote o contexto menor, una configuración con menos bits, o un modelo más pequeño.</translation>
    </message>
    <message>
        <source>Use a smaller batch.</source>
        <translation>Use un lote menor.</translation>
    </message>
    <message>
        <source>Use a smaller file.</source>
        <translation>Use un archivo más pequeño.</translation>
    </message>
    <message>
        <source>Use a smaller model or fewer rows at a time, or free memory of the GPU.</source>
        <translation>Use un modelo menor o menos filas a la vez, o libere memoria de la GPU.</translation>
    </message>
    <message>
        <source>Use a smaller model or fewer rows at a time.</source>
        <translation>Use un modelo menor o menos filas a la vez.</translation>
    </message>
    <message>
        <source>Use a text that is similar to the future inputs of the model.</source>
        <translation>Dé un texto parecido a lo que leerá el modelo.</translation>
    </message>
    <message>
        <source>Use another text.</source>
        <translation>Dé otro texto.</translation>
    </message>
    <message>
        <source>Use at most %1.</source>
        <translation>Pida como mucho %1.</translation>
    </message>
    <message>
        <source>Use data of the size that the model was trained on.</source>
        <translation>Use datos del mismo tamaño con el que se entrenó el modelo.</translation>
    </message>
    <message>
        <source>Use data with the classes that the model was trained on.</source>
        <translation>Use datos con las mismas clases con las que se entrenó el modelo.</translation>
    </message>
    <message>
        <source>Use fewer examples before each question (--shots).</source>
        <translation>Con menos ejemplos previos a cada pregunta (--shots) son más cortas.</translation>
    </message>
    <message>
        <source>Use fewer items (--limit).</source>
        <translation>Dé menos ejemplos (--limit).</translation>
    </message>
    <message>
        <source>Use fewer items.</source>
        <translation>Pida menos.</translation>
    </message>
    <message>
        <source>Use fewer rows.</source>
        <translation>Use menos filas.</translation>
    </message>
    <message>
        <source>Use groups of 128.</source>
        <translation>Use grupos de 128.</translation>
    </message>
    <message>
        <source>Use half, bfloat16 or float.</source>
        <translation>Use half, bfloat16 o float.</translation>
    </message>
    <message>
        <source>Use it for all layers or for none.</source>
        <translation>Déselo a todas las capas, o a ninguna.</translation>
    </message>
    <message>
        <source>Use larger steps.</source>
        <translation>Tome pasos mayores.</translation>
    </message>
    <message>
        <source>Use more items or different split sizes.</source>
        <translation>Use más ejemplos, o pida otras proporciones.</translation>
    </message>
    <message>
        <source>Use more samples or a larger damping.</source>
        <translation>Use más muestras o una amortiguación mayor.</translation>
    </message>
    <message>
        <source>Use num-tokens=1:65536:x2 (factor), hidden-size=1024:8192:+1024 (step) or elements=500000,1000000 (list).</source>
        <translation>Escriba num-tokens=1:65536:x2 (un factor), hidden-size=1024:8192:+1024 (un paso) o elements=500000,1000000 (una lista).</translation>
    </message>
    <message>
        <source>Use single launches or rotating buffers.</source>
        <translation>Tome lanzamientos sueltos, o búferes rotatorios.</translation>
    </message>
    <message>
        <source>Use the group size of the format; INT4 supports groups of 32, 64 and 128.</source>
        <translation>Use los grupos que componen el formato; INT4 tiene grupos de 32, 64 y 128.</translation>
    </message>
    <message>
        <source>Use the output of trtexec --exportTimes.</source>
        <translation>Dé lo que escribe trtexec --exportTimes.</translation>
    </message>
    <message>
        <source>Use the samples_*.jsonl of --log_samples.</source>
        <translation>Dé los samples_*.jsonl de --log_samples.</translation>
    </message>
    <message>
        <source>Use the tokenizer of the model.</source>
        <translation>Use el tokenizador que corresponde al modelo.</translation>
    </message>
    <message>
        <source>Use tiny, mlp, transformer, or a .safetensors file.</source>
        <translation>tiny, mlp, transformer, o un archivo .safetensors.</translation>
    </message>
    <message>
        <source>Variant %1 has no result of that kind.</source>
        <translation>La variante %1 no tiene un resultado de ese tipo.</translation>
    </message>
    <message>
        <source>Variant %1 has no result to read back.</source>
        <translation>No hay un resultado de la variante %1 que releer.</translation>
    </message>
    <message>
        <source>Variant %1 has no such result to read back.</source>
        <translation>No hay tal resultado que releer de la variante %1.</translation>
    </message>
    <message>
        <source>Variant %1 is listed twice.</source>
        <translation>La variante %1 se nombra dos veces.</translation>
    </message>
    <message>
        <source>Variant %1 is not prepared.</source>
        <translation>La variante %1 no está preparada.</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message numerus="yes">
        <source>Verified against a reference: %n rows, %1 differ.</source>
        <comment>Verified against a reference: %n row, %1 differ.</comment>
        <translation>
            <numerusform>Verificado con una referencia: %n fila, difieren %1.</numerusform>
            <numerusform>Verificado con una referencia: %n filas, difieren %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Version of Quantoscope</source>
        <translation>Versión de Quantoscope</translation>
    </message>
    <message>
        <source>W4A16, custom kernel</source>
        <translation>W4A16, kernel propio</translation>
    </message>
    <message>
        <source>W8A16, custom kernel</source>
        <translation>W8A16, kernel propio</translation>
    </message>
    <message>
        <source>W8A16: weights with one scale (amax/127) per output channel, dequantized for the multiplication; activations are not quantized.</source>
        <translation>Clase W8A16: pesos con una escala amax/127 por canal de salida, restaurados para el producto; las activaciones quedan.</translation>
    </message>
    <message>
        <source>W8A8 after moving outliers from activations to weights: s = max|X|^0.5 / max|W|^0.5 per input channel (Xiao et al. 2023).</source>
        <translation>W8A8 tras mover valores atípicos de las activaciones a los pesos: s = max|X|^0.5 / max|W|^0.5 por canal de entrada (Xiao et al. 2023).</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, clipped at the 99.99th percentile of the calibration magnitudes.</source>
        <translation>W8A8 con una escala de activación por capa, recortada en el percentil 99,99 de los valores absolutos de calibración.</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, clipped where the histogram loses the least information (Kullback-Leibler divergence). The model input is not clipped, because pixel values are not bell-shaped and the rule would remove the bright strokes.</source>
        <translation>W8A8 con una escala de activación por capa, recortada donde el histograma pierde menos información (divergencia de Kullback-Leibler). La entrada del modelo conserva su rango: los píxeles no forman una campana, y la regla cortaría la tinta.</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, clipped where the mean squared error over the calibration histogram is smallest.</source>
        <translation>W8A8 con una escala de activación por capa, recortada donde el error cuadrático medio sobre el histograma de calibración es menor.</translation>
    </message>
    <message>
        <source>W8A8 with one activation scale per layer, from the largest magnitude in the calibration split. A single outlier enlarges the scale for all values.</source>
        <translation>W8A8 con una escala de activación por capa, del mayor valor absoluto de la parte de calibración. Un valor atípico estira la escala para todos.</translation>
    </message>
    <message>
        <source>W8A8: weights with one scale (amax/127) per output channel, activations with one dynamic scale (amax/127) per row. Integer arithmetic with INT32 accumulation.</source>
        <translation>W8A8: pesos con una escala amax/127 por canal de salida, activaciones con una escala amax/127 por fila, hallada al paso. Productos enteros, sumas INT32.</translation>
    </message>
    <message>
        <source>Wait for responses.</source>
        <translation>Espere las respuestas.</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Calentamiento</translation>
    </message>
    <message>
        <source>Weights and activations in BF16, the type of most checkpoints: the range of FP32 with 8 bits of precision.</source>
        <translation>Pesos y activaciones en BF16, en que se guarda la mayoría de los checkpoints: el rango de FP32, 8 bits de precisión.</translation>
    </message>
    <message>
        <source>Weights and activations in FP16: the baseline for all other configurations.</source>
        <translation>Pesos y activaciones en FP16: con lo que se comparan las demás.</translation>
    </message>
    <message>
        <source>Weights and activations in FP32, without rounding.</source>
        <translation>Pesos y activaciones en FP32: no se redondea nada.</translation>
    </message>
    <message>
        <source>Weights and activations in FP32: the baseline for all other modes.</source>
        <translation>Pesos y activaciones en FP32: con lo que se compara todo otro modo.</translation>
    </message>
    <message>
        <source>Weights and activations rounded to BF16 (8 bits of precision), FP32 accumulation.</source>
        <translation>Pesos y activaciones redondeados a BF16 (8 bits de precisión), sumas en FP32.</translation>
    </message>
    <message>
        <source>Weights and activations rounded to FP16, FP32 accumulation.</source>
        <translation>Pesos y activaciones redondeados a FP16, sumas en FP32.</translation>
    </message>
    <message>
        <source>Weights and inputs of its linear layers are available.</source>
        <translation>Pueden verse los pesos y las entradas de sus capas lineales.</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one E4M3 scale per 16 weights and one FP32 scale per matrix; 16-bit activations.</source>
        <translation>Pesos como E2M1 con una escala E4M3 por cada 16 y una escala FP32 por matriz; activaciones de 16 bits.</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one E4M3 scale per 16 weights and one FP32 scale per tensor; activations are not quantized.</source>
        <translation>Pesos como E2M1 con una escala E4M3 por 16 y una escala FP32 para el tensor; las activaciones quedan.</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one power-of-two scale per 32 weights (OCP Microscaling); 16-bit activations.</source>
        <translation>Pesos como E2M1 con una escala potencia de dos por cada 32 (OCP Microscaling); activaciones de 16 bits.</translation>
    </message>
    <message>
        <source>Weights as E2M1 with one power-of-two scale per 32 weights (OCP Microscaling); activations are not quantized.</source>
        <translation>Pesos como E2M1 con una potencia de dos como escala por 32 (OCP Microscaling); las activaciones quedan.</translation>
    </message>
    <message>
        <source>Weights as E4M3 with one power-of-two scale per 32 weights (OCP Microscaling); activations are not quantized.</source>
        <translation>Pesos como E4M3 con una potencia de dos como escala por 32 (OCP Microscaling); las activaciones quedan.</translation>
    </message>
    <message>
        <source>Weights as quantiles of the normal distribution, one scale per 64 weights (Dettmers et al. 2023); 16-bit activations.</source>
        <translation>Pesos como cuantiles de la distribución normal, una escala por cada 64 (Dettmers et al. 2023); activaciones de 16 bits.</translation>
    </message>
    <message>
        <source>Weights as quantiles of the normal distribution, one scale per 64 weights (Dettmers et al. 2023); activations are not quantized.</source>
        <translation>Pesos como cuantiles de la distribución normal, una escala por 64 (Dettmers et al. 2023); las activaciones quedan.</translation>
    </message>
    <message>
        <source>Weights in groups, asymmetric with a 4-bit zero point, rounded to nearest; activations are not quantized.</source>
        <translation>Pesos en grupos, asimétricos con un punto cero de 4 bits, redondeados al más cercano; las activaciones quedan.</translation>
    </message>
    <message>
        <source>Weights that are not quantized do not need a quantization_config.</source>
        <translation>Los pesos sin cuantizar no necesitan quantization_config.</translation>
    </message>
    <message>
        <source>Weights with one scale (amax/448) per output channel, activations with one per row; FP8 multiplication if the device supports it.</source>
        <translation>Pesos con una escala amax/448 por canal de salida, activaciones con una por fila; productos FP8 donde el dispositivo los tiene.</translation>
    </message>
    <message>
        <source>Whatever makes identical kernels differ also affects others: other load on the machine, clock changes, or the order within a round. Measure again when no other process uses the device.</source>
        <translation>Lo que hace diferir a kernels idénticos afecta también a otros: otra carga en la máquina, cambios del reloj o el orden dentro de una ronda. Mida de nuevo cuando ningún otro proceso use el dispositivo.</translation>
    </message>
    <message>
        <source>With a measured quality loss: %1.</source>
        <translation>Con una pérdida de calidad medida: %1.</translation>
    </message>
    <message>
        <source>With a measured quality loss: %1. The smallest of them is %2 (%3 of the size of the baseline).</source>
        <translation>Con una pérdida de calidad medida: %1; la menor de ellas es %2, con %3 de los bytes.</translation>
    </message>
    <message>
        <source>With a read sweep before each sample, only the first of several launches would be cold.</source>
        <translation>Con un barrido de lectura antes de cada muestra, solo el primero de varios lanzamientos estaría frío.</translation>
    </message>
    <message>
        <source>With several launches per sample, a read sweep makes only the first launch cold.</source>
        <translation>Varios lanzamientos por muestra no pueden estar fríos por un barrido de lectura: solo lo estaría el primero.</translation>
    </message>
    <message>
        <source>Worker process %1 crashed (signal %2)</source>
        <translation>El proceso de cálculo %1 falló (señal %2)</translation>
    </message>
    <message>
        <source>Worker process %1 did not respond within %2 s after Stop and was terminated: the device or a kernel hangs.</source>
        <translation>El proceso de cálculo %1 no respondió en %2 s tras Detener y se terminó: el dispositivo, o un kernel en él, está colgado.</translation>
    </message>
    <message>
        <source>Worker process %1 did not start correctly: unexpected output.</source>
        <translation>El proceso de cálculo %1 no saludó: dijo otra cosa.</translation>
    </message>
    <message>
        <source>Worker process %1 did not start within %2 s.</source>
        <translation>El proceso de cálculo %1 no saludó en %2 s.</translation>
    </message>
    <message>
        <source>Worker process %1 exited with status %2</source>
        <translation>El proceso de cálculo %1 terminó por sí mismo con el estado %2</translation>
    </message>
    <message>
        <source>Worker process %1 is being terminated by the system</source>
        <translation>El sistema está terminando el proceso de cálculo %1</translation>
    </message>
    <message>
        <source>Worker process %1 sent an invalid message and was terminated: %2</source>
        <translation>El proceso de cálculo %1 dijo algo que no es un mensaje y se terminó: %2</translation>
    </message>
    <message>
        <source>Worker process %1 uses protocol version %2; this program uses version %3.</source>
        <translation>El proceso de cálculo %1 habla la versión %2 del protocolo; este programa habla la %3.</translation>
    </message>
    <message>
        <source>Worker process %1 was killed (signal %2)</source>
        <translation>El proceso de cálculo %1 fue terminado a la fuerza (señal %2)</translation>
    </message>
    <message>
        <source>Write fewer tensors or less metadata.</source>
        <translation>Escriba menos tensores o menos metadatos.</translation>
    </message>
    <message>
        <source>Write the codes as uint8 instead.</source>
        <translation>Escriba los códigos como uint8.</translation>
    </message>
    <message>
        <source>Write the size as %1.</source>
        <translation>Escríbalo como %1.</translation>
    </message>
    <message>
        <source>\D in a class</source>
        <translation>\D en una clase</translation>
    </message>
    <message>
        <source>\W in a class</source>
        <translation>\W en una clase</translation>
    </message>
    <message>
        <source>a .safetensors file</source>
        <translation>un archivo .safetensors</translation>
    </message>
    <message>
        <source>a GGUF model file</source>
        <translation>un archivo de modelo GGUF</translation>
    </message>
    <message>
        <source>a GPU was found</source>
        <translation>se encontró una GPU</translation>
    </message>
    <message>
        <source>a JPEG image</source>
        <translation>una imagen JPEG</translation>
    </message>
    <message>
        <source>a JSON file</source>
        <translation>un archivo JSON</translation>
    </message>
    <message>
        <source>a NaN</source>
        <translation>un NaN</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>un documento PDF</translation>
    </message>
    <message>
        <source>a PNG image</source>
        <translation>una imagen PNG</translation>
    </message>
    <message>
        <source>a Parquet table</source>
        <translation>una tabla Parquet</translation>
    </message>
    <message>
        <source>a Python pickle, such as an old PyTorch checkpoint</source>
        <translation>un pickle de Python, como un checkpoint antiguo de PyTorch</translation>
    </message>
    <message>
        <source>a TensorFlow Lite model</source>
        <translation>un modelo de TensorFlow Lite</translation>
    </message>
    <message>
        <source>a TensorRT engine</source>
        <translation>un motor de TensorRT</translation>
    </message>
    <message>
        <source>a ZIP archive, such as .npz or a PyTorch checkpoint</source>
        <translation>un archivo ZIP, como .npz o un checkpoint de PyTorch</translation>
    </message>
    <message>
        <source>a batch size of %1 is not supported</source>
        <translation>un lote de %1 no es posible</translation>
    </message>
    <message>
        <source>a benchmark has no list &quot;states&quot;</source>
        <translation>un benchmark no tiene una lista &quot;states&quot;</translation>
    </message>
    <message>
        <source>a binary file of an unknown format</source>
        <translation>un archivo binario de formato desconocido</translation>
    </message>
    <message>
        <source>a cache state</source>
        <translation>un estado de la caché</translation>
    </message>
    <message>
        <source>a callout</source>
        <translation>un callout</translation>
    </message>
    <message>
        <source>a checkpoint</source>
        <translation>un checkpoint</translation>
    </message>
    <message>
        <source>a class in a class</source>
        <translation>una clase dentro de una clase</translation>
    </message>
    <message>
        <source>a class name is not a string</source>
        <translation>un nombre de sus clases no es un texto</translation>
    </message>
    <message>
        <source>a class that is not closed</source>
        <translation>una clase sin cerrar</translation>
    </message>
    <message>
        <source>a closing parenthesis without a group</source>
        <translation>un paréntesis de cierre sin grupo</translation>
    </message>
    <message>
        <source>a config.json</source>
        <translation>un config.json</translation>
    </message>
    <message>
        <source>a damaged gzip file</source>
        <translation>un archivo gzip dañado</translation>
    </message>
    <message>
        <source>a dimension is larger than 2^63 - 1</source>
        <translation>una dimensión es mayor que 2^63 - 1</translation>
    </message>
    <message>
        <source>a dimension is negative</source>
        <translation>una dimensión es negativa</translation>
    </message>
    <message>
        <source>a dimension is not a whole number</source>
        <translation>una dimensión no es un número entero</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un archivo</translation>
    </message>
    <message>
        <source>a file compressed with Zstandard</source>
        <translation>un archivo comprimido con Zstandard</translation>
    </message>
    <message>
        <source>a file compressed with bzip2</source>
        <translation>un archivo comprimido con bzip2</translation>
    </message>
    <message>
        <source>a file compressed with gzip</source>
        <translation>un archivo comprimido con gzip</translation>
    </message>
    <message>
        <source>a file compressed with xz</source>
        <translation>un archivo comprimido con xz</translation>
    </message>
    <message>
        <source>a file or folder with this name already exists</source>
        <translation>algo con ese nombre estorba</translation>
    </message>
    <message>
        <source>a folder without a language model, a data set or a report</source>
        <translation>una carpeta que no contiene ni un modelo de lenguaje, ni un conjunto de datos, ni un informe</translation>
    </message>
    <message>
        <source>a group is not closed</source>
        <translation>un grupo sin cerrar</translation>
    </message>
    <message>
        <source>a gzip file</source>
        <translation>un archivo gzip</translation>
    </message>
    <message>
        <source>a known name; &apos;%1&apos; is unknown</source>
        <translation>un nombre conocido; &apos;%1&apos; no lo es</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a list of 2 to %1 strings</source>
        <translation>una lista de 2 a %1 textos</translation>
    </message>
    <message>
        <source>a list of at most 64 mode names</source>
        <translation>una lista de como mucho 64 nombres de modos</translation>
    </message>
    <message>
        <source>a list of at most 64 names</source>
        <translation>una lista de como mucho 64 nombres</translation>
    </message>
    <message>
        <source>a list of at most two axes</source>
        <translation>una lista de como mucho dos ejes</translation>
    </message>
    <message>
        <source>a list of known modes; &apos;%1&apos; is unknown</source>
        <translation>una lista de modos conocidos; &apos;%1&apos; no lo es</translation>
    </message>
    <message>
        <source>a list of latencies</source>
        <translation>una lista de latencias</translation>
    </message>
    <message>
        <source>a list of mode names</source>
        <translation>una lista de nombres de modos</translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>una lista de nombres</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>una lista de números</translation>
    </message>
    <message>
        <source>a list of scores</source>
        <translation>una lista de puntuaciones</translation>
    </message>
    <message>
        <source>a list of scores with names and numbers</source>
        <translation>una lista de puntuaciones con nombres y números</translation>
    </message>
    <message>
        <source>a list of tensors</source>
        <translation>una lista de tensores</translation>
    </message>
    <message>
        <source>a list of times in microseconds</source>
        <translation>una lista de tiempos en microsegundos</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>una lista de números enteros</translation>
    </message>
    <message>
        <source>a message</source>
        <translation>un mensaje</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>un modelo</translation>
    </message>
    <message>
        <source>a multiple of four</source>
        <translation>un múltiplo de cuatro</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a number above 0 and up to %1</source>
        <translation>un número mayor que 0 y hasta %1</translation>
    </message>
    <message>
        <source>a number from 0 to 10^15</source>
        <translation>un número de 0 a 10^15</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>falta un número</translation>
    </message>
    <message>
        <source>a number of 0 or more</source>
        <translation>un número no menor que 0</translation>
    </message>
    <message>
        <source>a numeric character code</source>
        <translation>un carácter dado por su número</translation>
    </message>
    <message>
        <source>a part of a language model</source>
        <translation>una parte de un modelo de lenguaje</translation>
    </message>
    <message>
        <source>a part of it has no items</source>
        <translation>una parte no tiene ejemplos</translation>
    </message>
    <message>
        <source>a part of the path is a file, not a folder</source>
        <translation>una parte de la ruta es un archivo, no una carpeta</translation>
    </message>
    <message>
        <source>a program or library</source>
        <translation>un programa o una biblioteca</translation>
    </message>
    <message>
        <source>a property without braces</source>
        <translation>una propiedad sin llaves</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>unas comillas no se cierran nunca</translation>
    </message>
    <message>
        <source>a repeat of a repeat</source>
        <translation>una repetición de una repetición</translation>
    </message>
    <message>
        <source>a repeat of nothing</source>
        <translation>una repetición de nada</translation>
    </message>
    <message>
        <source>a row has neither &quot;avg_ns&quot; nor &quot;samples_ns&quot;</source>
        <translation>una fila no tiene ni &quot;avg_ns&quot; ni &quot;samples_ns&quot;</translation>
    </message>
    <message>
        <source>a run has no file</source>
        <translation>una ejecución no tiene archivo</translation>
    </message>
    <message>
        <source>a server under load</source>
        <translation>un servidor con carga</translation>
    </message>
    <message>
        <source>a short prompt</source>
        <translation>un prompt corto</translation>
    </message>
    <message>
        <source>a small batch</source>
        <translation>un lote pequeño</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>una cadena</translation>
    </message>
    <message>
        <source>a string is longer than 64 bytes or contains a backslash</source>
        <translation>un texto pasa de 64 bytes o contiene una barra inversa</translation>
    </message>
    <message>
        <source>a string is not terminated</source>
        <translation>un texto no acaba</translation>
    </message>
    <message>
        <source>a string of 0 and 1</source>
        <translation>un texto de 0 y 1</translation>
    </message>
    <message>
        <source>a string with the result after &apos;#### &apos;</source>
        <translation>un texto con el resultado tras &apos;#### &apos;</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>un tensor</translation>
    </message>
    <message>
        <source>a tensor&apos;s shape</source>
        <translation>la forma de un tensor</translation>
    </message>
    <message>
        <source>a tokenizer.json</source>
        <translation>un tokenizer.json</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1</source>
        <translation>un número entero de 0 a %1</translation>
    </message>
    <message>
        <source>a whole number in range</source>
        <translation>un número entero dentro del rango</translation>
    </message>
    <message>
        <source>about %1 · %2 device memory</source>
        <translation>unos %1 · %2 de memoria del dispositivo</translation>
    </message>
    <message>
        <source>about %1 · %2 memory</source>
        <translation>unos %1 · %2 de memoria</translation>
    </message>
    <message>
        <source>about %1 · %2 of %3 device memory</source>
        <translation>unos %1 · %2 de %3 de memoria del dispositivo</translation>
    </message>
    <message>
        <source>about %1 · %2 of %3 memory</source>
        <translation>unos %1 · %2 de %3 de memoria</translation>
    </message>
    <message>
        <source>according to the other tool</source>
        <translation>según la otra herramienta</translation>
    </message>
    <message>
        <source>accuracy %1 points (better)</source>
        <translation>exactitud %1 puntos (mejor)</translation>
    </message>
    <message>
        <source>accuracy %1 points (difference not resolved)</source>
        <translation>exactitud %1 puntos (diferencia no resuelta)</translation>
    </message>
    <message>
        <source>accuracy %1 points (equivalent within ±0.5 points)</source>
        <translation>exactitud %1 puntos (equivalente dentro de ±0,5 puntos)</translation>
    </message>
    <message>
        <source>accuracy %1 points (worse)</source>
        <translation>exactitud %1 puntos (peor)</translation>
    </message>
    <message>
        <source>activation order</source>
        <translation>orden de activación</translation>
    </message>
    <message>
        <source>again, because the first attempt was disturbed</source>
        <translation>otra vez, porque algo la perturbó</translation>
    </message>
    <message>
        <source>all items have the same label (%1)</source>
        <translation>todos los ejemplos tienen la misma clase (%1)</translation>
    </message>
    <message>
        <source>all iterations done</source>
        <translation>todas las iteraciones hechas</translation>
    </message>
    <message>
        <source>all medians of all points within ±1%</source>
        <translation>cada mediana de cada punto dentro de ±1 %</translation>
    </message>
    <message>
        <source>all medians within ±1%</source>
        <translation>cada mediana dentro de ±1 %</translation>
    </message>
    <message>
        <source>all medians within ±1% and all comparisons resolved</source>
        <translation>cada mediana dentro de ±1 % y cada comparación resuelta</translation>
    </message>
    <message>
        <source>all points done</source>
        <translation>todos los puntos hechos</translation>
    </message>
    <message>
        <source>allocating</source>
        <translation>reservando memoria</translation>
    </message>
    <message>
        <source>allocating buffers</source>
        <translation>reserva de búferes</translation>
    </message>
    <message>
        <source>allocating host memory</source>
        <translation>reserva de memoria del anfitrión</translation>
    </message>
    <message>
        <source>an .npy file</source>
        <translation>un archivo .npy</translation>
    </message>
    <message>
        <source>an HDF5 file</source>
        <translation>un archivo HDF5</translation>
    </message>
    <message>
        <source>an HTML or XML document</source>
        <translation>un documento HTML o XML</translation>
    </message>
    <message>
        <source>an HTML page</source>
        <translation>una página HTML</translation>
    </message>
    <message>
        <source>an IDX file</source>
        <translation>un archivo IDX</translation>
    </message>
    <message>
        <source>an IDX file begins with %1 bytes, but the file has only %2</source>
        <translation>un archivo IDX empieza con %1 bytes, pero solo hay %2</translation>
    </message>
    <message>
        <source>an Nsight Compute report</source>
        <translation>un informe de Nsight Compute</translation>
    </message>
    <message>
        <source>an Nsight Systems report</source>
        <translation>un informe de Nsight Systems</translation>
    </message>
    <message>
        <source>an ONNX model</source>
        <translation>un modelo ONNX</translation>
    </message>
    <message>
        <source>an SQLite database, such as an export of Nsight Systems</source>
        <translation>una base de datos SQLite, como una exportación de Nsight Systems</translation>
    </message>
    <message>
        <source>an added token has %1 bytes; the limit is %2</source>
        <translation>un token añadido tiene %1 bytes; se leen como mucho %2</translation>
    </message>
    <message>
        <source>an added token has no &quot;content&quot;</source>
        <translation>un token añadido no tiene &quot;content&quot;</translation>
    </message>
    <message>
        <source>an anchor in a class</source>
        <translation>un ancla en una clase</translation>
    </message>
    <message>
        <source>an empty class</source>
        <translation>una clase vacía</translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation>un archivo sin contenido</translation>
    </message>
    <message>
        <source>an infinity</source>
        <translation>un infinito</translation>
    </message>
    <message>
        <source>an intersection of classes</source>
        <translation>una intersección de clases</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>an object of a string and two counts</source>
        <translation>un objeto con un texto y dos recuentos</translation>
    </message>
    <message>
        <source>an object of byte counts</source>
        <translation>un objeto con recuentos de bytes</translation>
    </message>
    <message>
        <source>an object of numbers</source>
        <translation>un objeto de números</translation>
    </message>
    <message>
        <source>an object of numbers by type</source>
        <translation>un objeto de números por tipo</translation>
    </message>
    <message>
        <source>an object of reasons by name</source>
        <translation>un objeto de motivos por nombre</translation>
    </message>
    <message>
        <source>an object of strings</source>
        <translation>un objeto de textos</translation>
    </message>
    <message>
        <source>an object of times</source>
        <translation>un objeto de tiempos</translation>
    </message>
    <message>
        <source>an object with a cache state and samples</source>
        <translation>un objeto con un estado de la caché y muestras</translation>
    </message>
    <message>
        <source>an object with a mode and its samples</source>
        <translation>un objeto con un modo y sus muestras</translation>
    </message>
    <message>
        <source>an object with the fields of the task</source>
        <translation>un objeto con los campos de la tarea</translation>
    </message>
    <message>
        <source>another tensor has the same name</source>
        <translation>otro tiene el mismo nombre</translation>
    </message>
    <message>
        <source>as fast as %1 within ±%2%: %3×</source>
        <translation>tan rápido como %1 dentro de ±%2 %: %3×</translation>
    </message>
    <message>
        <source>as long as check_loss and check_accuracy</source>
        <translation>tan largo como check_loss y check_accuracy</translation>
    </message>
    <message>
        <source>as long as choices.text</source>
        <translation>tan largo como choices.text</translation>
    </message>
    <message>
        <source>as long as loss and accuracy</source>
        <translation>tan largo como loss y accuracy</translation>
    </message>
    <message>
        <source>as requested</source>
        <translation>como se pidió</translation>
    </message>
    <message>
        <source>as stored</source>
        <translation>como está guardado</translation>
    </message>
    <message>
        <source>as stored: %1</source>
        <translation>como está guardado: %1</translation>
    </message>
    <message>
        <source>asking for free memory</source>
        <translation>consulta de la memoria libre</translation>
    </message>
    <message>
        <source>asking for its workspace</source>
        <translation>consulta del espacio de trabajo necesario</translation>
    </message>
    <message>
        <source>asking for shared memory</source>
        <translation>solicitud de memoria compartida</translation>
    </message>
    <message>
        <source>asking for the cache&apos;s size</source>
        <translation>consulta del tamaño de la caché</translation>
    </message>
    <message>
        <source>asking for the device</source>
        <translation>consulta del dispositivo</translation>
    </message>
    <message>
        <source>asking whether a stream is recorded</source>
        <translation>consulta de si se graba un flujo</translation>
    </message>
    <message>
        <source>asymmetric</source>
        <translation>asimétrica</translation>
    </message>
    <message>
        <source>attention output of Llama 3 8B</source>
        <translation>salida de atención de Llama 3 8B</translation>
    </message>
    <message>
        <source>auto, cpu or cuda</source>
        <translation>auto, cpu o cuda</translation>
    </message>
    <message>
        <source>automatic: %1</source>
        <translation>automático: %1</translation>
    </message>
    <message>
        <source>automatic: a CUDA device was found</source>
        <translation>automático: se encontró un dispositivo CUDA</translation>
    </message>
    <message>
        <source>axes whose values are whole numbers</source>
        <translation>ejes cuyos valores sean números enteros</translation>
    </message>
    <message>
        <source>axes with a known parameter and a list of values</source>
        <translation>ejes con un parámetro conocido y una lista de valores</translation>
    </message>
    <message>
        <source>b4h16s2048d128; append c for causal</source>
        <translation>b4h16s2048d128, seguido de c para causal</translation>
    </message>
    <message>
        <source>b8t512d1024h16: batch, tokens, width, heads</source>
        <translation>b8t512d1024h16: lote, tokens, anchura, cabezas</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>referencia</translation>
    </message>
    <message>
        <source>batch size</source>
        <translation>tamaño de lote</translation>
    </message>
    <message>
        <source>batch size %1</source>
        <translation>tamaño de lote %1</translation>
    </message>
    <message>
        <source>better by %1 points (95% %2 to %3, p = %4)</source>
        <translation>mejor en %1 puntos (95 % de %2 a %3, p = %4)</translation>
    </message>
    <message>
        <source>binary values are not valid JSON</source>
        <translation>los valores binarios no son JSON</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloque</translation>
    </message>
    <message>
        <source>blocks of %1×%2</source>
        <translation>bloques de %1×%2</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambas</translation>
    </message>
    <message>
        <source>building a graph</source>
        <translation>construcción de un grafo</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>por su nombre</translation>
    </message>
    <message>
        <source>cache copy</source>
        <translation>copia en la caché</translation>
    </message>
    <message>
        <source>calibrating</source>
        <translation>calibración</translation>
    </message>
    <message>
        <source>calibrating this device (once): %1</source>
        <translation>calibrando una vez para este dispositivo: %1</translation>
    </message>
    <message>
        <source>calibration</source>
        <translation>calibración</translation>
    </message>
    <message>
        <source>capture inputs</source>
        <translation>capturar entradas</translation>
    </message>
    <message>
        <source>channel</source>
        <translation>canal</translation>
    </message>
    <message>
        <source>choosing a stream</source>
        <translation>elección de un flujo</translation>
    </message>
    <message>
        <source>choosing an algorithm</source>
        <translation>elección de un algoritmo</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>chosen by the timer resolution</source>
        <translation>según la resolución del reloj</translation>
    </message>
    <message>
        <source>clearing a buffer</source>
        <translation>borrado de un búfer</translation>
    </message>
    <message>
        <source>clearing a counter</source>
        <translation>puesta a cero de un contador</translation>
    </message>
    <message>
        <source>clearing a workspace</source>
        <translation>borrado de un espacio de trabajo</translation>
    </message>
    <message>
        <source>clearing buffers</source>
        <translation>borrado de búferes</translation>
    </message>
    <message>
        <source>clearing counters</source>
        <translation>puesta a cero de contadores</translation>
    </message>
    <message>
        <source>clearing the output</source>
        <translation>borrado de la salida</translation>
    </message>
    <message>
        <source>clearing weights</source>
        <translation>borrado de pesos</translation>
    </message>
    <message>
        <source>codes must be INT8 or FP8</source>
        <translation>los códigos son INT8 o FP8</translation>
    </message>
    <message numerus="yes">
        <source>codes verified against the oracle: %1 rows, %n differ</source>
        <comment>codes verified against the oracle: %1 rows, %n differs</comment>
        <translation>
            <numerusform>códigos verificados con la referencia: %1 filas, 1 difiere</numerusform>
            <numerusform>códigos verificados con la referencia: %1 filas, %n difieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>codes verified against the oracle: 1 row, %n differ</source>
        <comment>codes verified against the oracle: 1 row, %n differs</comment>
        <translation>
            <numerusform>códigos verificados con la referencia: 1 fila, %n difiere</numerusform>
            <numerusform>códigos verificados con la referencia: 1 fila, %n difieren</numerusform>
        </translation>
    </message>
    <message>
        <source>cold</source>
        <translation>fría</translation>
    </message>
    <message>
        <source>cold by read sweep of %1 before each sample</source>
        <translation>frío por barrido de lectura de %1 antes de cada muestra</translation>
    </message>
    <message>
        <source>cold in part: %1 buffer, %2, %3 × L2</source>
        <translation>en frío solo en parte: %1 búfer, %2, %3 × L2</translation>
    </message>
    <message>
        <source>cold in part: %1 buffers, %2, %3 × L2</source>
        <translation>en frío solo en parte: %1 búferes, %2, %3 × L2</translation>
    </message>
    <message>
        <source>cold: %1</source>
        <translation>en frío: %1</translation>
    </message>
    <message>
        <source>cold: %1 buffer, %2, %3 × L2</source>
        <translation>en frío: %1 búfer, %2, %3 × L2</translation>
    </message>
    <message>
        <source>cold: %1 buffers, %2, %3 × L2</source>
        <translation>en frío: %1 búferes, %2, %3 × L2</translation>
    </message>
    <message>
        <source>cold: %1 per variant, at least %2</source>
        <translation>frío: %1 por variante, al menos %2</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>columna %1</translation>
    </message>
    <message>
        <source>column %1 (%2)</source>
        <translation>columna %1 (%2)</translation>
    </message>
    <message>
        <source>compiling kernels</source>
        <translation>compilación de kernels</translation>
    </message>
    <message>
        <source>compressed-tensors does not support NF4 weights.</source>
        <translation>compressed-tensors no tiene pesos NF4.</translation>
    </message>
    <message>
        <source>compressed-tensors does not support a KV cache with one scale per token and head</source>
        <translation>compressed-tensors no tiene claves y valores con una escala por token y cabeza</translation>
    </message>
    <message>
        <source>compressed-tensors does not support an INT8 KV cache with one scale per token and head.</source>
        <translation>compressed-tensors no tiene claves y valores en INT8 con una escala por token y cabeza.</translation>
    </message>
    <message>
        <source>compressed-tensors does not support this format</source>
        <translation>compressed-tensors no tiene tal formato</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>calcular</translation>
    </message>
    <message>
        <source>computing a prompt</source>
        <translation>cálculo de un prompt</translation>
    </message>
    <message>
        <source>computing statistics</source>
        <translation>calculando las estadísticas</translation>
    </message>
    <message>
        <source>config.json ties the head to the embedding (&quot;tie_word_embeddings&quot;), but the files contain a head with different values, which is used.</source>
        <translation>config.json une la cabeza al embedding (&quot;tie_word_embeddings&quot;), pero los archivos tienen una cabeza con otros valores: se usa esa.</translation>
    </message>
    <message>
        <source>constant input: there is nothing to scale (scale 0, codes 0).</source>
        <translation>entrada constante, no hay nada que escalar (escala 0, códigos 0).</translation>
    </message>
    <message>
        <source>context of GPT-2</source>
        <translation>contexto de GPT-2</translation>
    </message>
    <message>
        <source>context of Llama 2</source>
        <translation>contexto de Llama 2</translation>
    </message>
    <message>
        <source>context of Llama 3</source>
        <translation>contexto de Llama 3</translation>
    </message>
    <message>
        <source>context of Llama 3.1</source>
        <translation>contexto de Llama 3.1</translation>
    </message>
    <message>
        <source>context of Mistral 7B v0.2</source>
        <translation>contexto de Mistral 7B v0.2</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copia</translation>
    </message>
    <message>
        <source>copy a sequence</source>
        <translation>copiar una secuencia</translation>
    </message>
    <message>
        <source>copy beyond the caches</source>
        <translation>copia más allá de las cachés</translation>
    </message>
    <message>
        <source>copy rates</source>
        <translation>tasas de copia</translation>
    </message>
    <message>
        <source>copy to the device %1</source>
        <translation>copia al dispositivo %1</translation>
    </message>
    <message>
        <source>copy to the host %1</source>
        <translation>copia al anfitrión %1</translation>
    </message>
    <message>
        <source>copying a sequence</source>
        <translation>copia de una secuencia</translation>
    </message>
    <message>
        <source>copying operands</source>
        <translation>copia de operandos</translation>
    </message>
    <message>
        <source>copying the input to the GPU</source>
        <translation>copia de la entrada a la GPU</translation>
    </message>
    <message>
        <source>cuBLASLt (libcublasLt.so.13 or .12) was not found.</source>
        <translation>No se encontró cuBLASLt (libcublasLt.so.13 o .12).</translation>
    </message>
    <message>
        <source>cuBLASLt (libcublasLt.so.13 or .12) was not found. It is required for prompts with quantized weights.</source>
        <translation>No se encontró cuBLASLt (libcublasLt.so.13 o .12); sin ella no se pueden calcular prompts con pesos cuantizados.</translation>
    </message>
    <message>
        <source>cuBLASLt epilogue</source>
        <translation>epílogo de cuBLASLt</translation>
    </message>
    <message>
        <source>cuBLASLt failed while %1 (status %2).</source>
        <translation>cuBLASLt falló durante «%1» (estado %2).</translation>
    </message>
    <message>
        <source>cuBLASLt has no algorithm for a product of %1 × %2 × %3 in these types on this device (status %4).</source>
        <translation>cuBLASLt no tiene ningún algoritmo para un producto de %1 × %2 × %3 en estos tipos en este dispositivo (estado %4).</translation>
    </message>
    <message>
        <source>cuBLASLt multiplies %1 only where n is a multiple of %2; it is %3.</source>
        <translation>cuBLASLt multiplica %1 solo si n es múltiplo de %2; es %3.</translation>
    </message>
    <message>
        <source>cuDNN</source>
        <translation>cuDNN</translation>
    </message>
    <message>
        <source>cuDNN %1 failed while %2 (status %3).</source>
        <translation>cuDNN %1 falló durante «%2» (estado %3).</translation>
    </message>
    <message>
        <source>cuDNN %1 failed while %2 (status %3: %4).</source>
        <translation>cuDNN %1 falló durante «%2» (estado %3: %4).</translation>
    </message>
    <message>
        <source>cuDNN %1 has no fused attention for this shape on this device.</source>
        <translation>cuDNN %1 no tiene atención fusionada para esta forma en este dispositivo.</translation>
    </message>
    <message>
        <source>cuDNN %1 has no fused attention for this shape on this device: %2.</source>
        <translation>cuDNN %1 no tiene atención fusionada para esta forma en este dispositivo: %2.</translation>
    </message>
    <message>
        <source>cuDNN (libcudnn.so.9) was not found.</source>
        <translation>No se encontró cuDNN (libcudnn.so.9).</translation>
    </message>
    <message>
        <source>custom %1 loops (%2)</source>
        <translation>bucles %1 propios (%2)</translation>
    </message>
    <message>
        <source>decode into a buffer that is too small</source>
        <translation>decodificar en un espacio demasiado pequeño</translation>
    </message>
    <message>
        <source>decode more sequences than there are, or none</source>
        <translation>decodificar más secuencias de las que hay, o ninguna</translation>
    </message>
    <message>
        <source>decode, a batch of 32</source>
        <translation>decodificación, un lote de 32</translation>
    </message>
    <message>
        <source>decode, a large batch</source>
        <translation>decodificación, un lote grande</translation>
    </message>
    <message>
        <source>decode, one sequence</source>
        <translation>decodificación, una secuencia</translation>
    </message>
    <message>
        <source>decoding</source>
        <translation>decodificación</translation>
    </message>
    <message>
        <source>describing a batch</source>
        <translation>descripción de un lote</translation>
    </message>
    <message>
        <source>describing a matrix</source>
        <translation>descripción de una matriz</translation>
    </message>
    <message>
        <source>describing a product</source>
        <translation>descripción de un producto</translation>
    </message>
    <message>
        <source>describing the operation</source>
        <translation>descripción de la operación</translation>
    </message>
    <message>
        <source>down projection of Llama 3 70B</source>
        <translation>proyección descendente de Llama 3 70B</translation>
    </message>
    <message>
        <source>down projection of Llama 3 8B</source>
        <translation>proyección descendente de Llama 3 8B</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dinámica</translation>
    </message>
    <message>
        <source>dynamic quantization after training</source>
        <translation>cuantización dinámica después del entrenamiento</translation>
    </message>
    <message>
        <source>eager, one call per operation</source>
        <translation>eager, una llamada por operación</translation>
    </message>
    <message>
        <source>eager, two launches</source>
        <translation>eager, dos lanzamientos</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>elementos</translation>
    </message>
    <message>
        <source>equivalent within ±%1 points (%2 points, 95% %3 to %4)</source>
        <translation>equivalente dentro de ±%1 puntos (%2 puntos, 95 % de %3 a %4)</translation>
    </message>
    <message>
        <source>equivalent within ±%1 points (%2 points, 95% %3 to %4, p = %5: a small but certain difference)</source>
        <translation>equivalente dentro de ±%1 puntos (%2 puntos, 95 % de %3 a %4, p = %5: una diferencia pequeña pero segura)</translation>
    </message>
    <message>
        <source>equivalent within ±0.5% (%1)</source>
        <translation>equivalente dentro de ±0,5&#xa0;% (%1)</translation>
    </message>
    <message>
        <source>event.pairs contains an invalid comparison.</source>
        <translation>event.pairs contiene algo que no es una comparación.</translation>
    </message>
    <message>
        <source>event.pairs contains an unknown caution.</source>
        <translation>event.pairs contiene una advertencia desconocida.</translation>
    </message>
    <message>
        <source>event.pairs contains an unknown verdict.</source>
        <translation>event.pairs contiene un veredicto desconocido.</translation>
    </message>
    <message>
        <source>event.pairs must be a square table.</source>
        <translation>event.pairs tiene que ser una tabla cuadrada.</translation>
    </message>
    <message>
        <source>event.part does not match the event.</source>
        <translation>event.part no contiene aquello de lo que trata el evento.</translation>
    </message>
    <message>
        <source>event.part is missing.</source>
        <translation>Falta event.part.</translation>
    </message>
    <message>
        <source>expected &apos;%1&apos;, but found %2</source>
        <translation>se esperaba &apos;%1&apos; y se encontró %2</translation>
    </message>
    <message>
        <source>expected a string in quotation marks</source>
        <translation>se esperaba un texto entre comillas</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>falló: %1</translation>
    </message>
    <message>
        <source>features of shape %1 are empty</source>
        <translation>características de forma %1 no contienen nada</translation>
    </message>
    <message>
        <source>features of shape %1 are neither [items, columns] nor [items, height, width]</source>
        <translation>características de forma %1 no son ni [ejemplos, columnas] ni [ejemplos, alto, ancho]</translation>
    </message>
    <message>
        <source>features of shape %1 require more than 4 GiB as float (the limit)</source>
        <translation>características de forma %1 ocupan más de 4 GiB como float, el límite</translation>
    </message>
    <message>
        <source>fetching a buffer</source>
        <translation>obtención de un búfer</translation>
    </message>
    <message>
        <source>fetching logits</source>
        <translation>obtención de los logits</translation>
    </message>
    <message>
        <source>fetching the inputs of a layer</source>
        <translation>obtención de las entradas de una capa</translation>
    </message>
    <message>
        <source>fetching tokens</source>
        <translation>obtención de tokens</translation>
    </message>
    <message>
        <source>filling activations</source>
        <translation>relleno de activaciones</translation>
    </message>
    <message>
        <source>filling operands</source>
        <translation>relleno de operandos</translation>
    </message>
    <message>
        <source>filling the rotating buffers</source>
        <translation>relleno de los búferes rotatorios</translation>
    </message>
    <message>
        <source>finding the extremes of the input</source>
        <translation>búsqueda de los extremos de la entrada</translation>
    </message>
    <message>
        <source>finish</source>
        <translation>terminar</translation>
    </message>
    <message>
        <source>finishing queued work</source>
        <translation>finalización del trabajo en cola</translation>
    </message>
    <message>
        <source>float4 loads and char4 stores: each warp loads 512 bytes at a time, and four elements share the index arithmetic. 11 instructions per element instead of 25, the same number of bytes.</source>
        <translation>Cargas float4 y guardados char4: un warp pide 512 bytes por carga, y cuatro elementos comparten el cálculo de índices: 11 instrucciones por elemento en vez de 25, los mismos bytes.</translation>
    </message>
    <message>
        <source>fortran_order is neither True nor False</source>
        <translation>fortran_order no es ni True ni False</translation>
    </message>
    <message>
        <source>from the input</source>
        <translation>de la entrada</translation>
    </message>
    <message>
        <source>full precision</source>
        <translation>precisión completa</translation>
    </message>
    <message>
        <source>fused multiply-add</source>
        <translation>multiplicación y suma fusionadas</translation>
    </message>
    <message>
        <source>fused, CUDA graph</source>
        <translation>fusionado, grafo CUDA</translation>
    </message>
    <message>
        <source>fused, custom kernel</source>
        <translation>fusionado, kernel propio</translation>
    </message>
    <message>
        <source>fused, division</source>
        <translation>fusionado, división</translation>
    </message>
    <message>
        <source>fused, online softmax</source>
        <translation>fusionada, softmax en línea</translation>
    </message>
    <message>
        <source>generated characters, %1 classes, seed %2</source>
        <translation>caracteres dibujados, %1 clases, semilla %2</translation>
    </message>
    <message>
        <source>generated from the text: which of four continuations follows</source>
        <translation>hecha con el texto: cuál de cuatro continuaciones sigue</translation>
    </message>
    <message>
        <source>generating characters</source>
        <translation>dibujando caracteres</translation>
    </message>
    <message>
        <source>generating operands, compiling and selecting algorithms</source>
        <translation>creando operandos, compilando y eligiendo algoritmos</translation>
    </message>
    <message>
        <source>generating the input</source>
        <translation>creando la entrada</translation>
    </message>
    <message>
        <source>governor %1</source>
        <translation>regulador %1</translation>
    </message>
    <message>
        <source>governor %1 (the clock rate depends on the load)</source>
        <translation>regulador %1 (los relojes siguen la carga)</translation>
    </message>
    <message>
        <source>group</source>
        <translation>grupo</translation>
    </message>
    <message>
        <source>groups of %1</source>
        <translation>grupos de %1</translation>
    </message>
    <message>
        <source>hardware slowdown</source>
        <translation>ralentización por hardware</translation>
    </message>
    <message>
        <source>has a step without a &quot;type&quot;</source>
        <translation>tiene un paso sin &quot;type&quot;</translation>
    </message>
    <message>
        <source>has more than %1 steps</source>
        <translation>tiene más de %1 pasos</translation>
    </message>
    <message>
        <source>has no &quot;type&quot;</source>
        <translation>no tiene &quot;type&quot;</translation>
    </message>
    <message>
        <source>head size</source>
        <translation>tamaño de cabeza</translation>
    </message>
    <message>
        <source>head size %1</source>
        <translation>tamaño de cabeza %1</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>cabezas</translation>
    </message>
    <message>
        <source>heads of %1 elements cannot be rotated in pairs</source>
        <translation>las cabezas de %1 elementos no pueden rotarse por pares</translation>
    </message>
    <message>
        <source>hidden size</source>
        <translation>tamaño oculto</translation>
    </message>
    <message>
        <source>hidden size %1</source>
        <translation>tamaño oculto %1</translation>
    </message>
    <message>
        <source>higher (%1)</source>
        <translation>mayor (%1)</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>caliente</translation>
    </message>
    <message>
        <source>hot: %1</source>
        <translation>en caliente: %1</translation>
    </message>
    <message>
        <source>hot: 1 buffer</source>
        <translation>en caliente: 1 búfer</translation>
    </message>
    <message>
        <source>hot: 1 buffer per variant, at most %1</source>
        <translation>caliente: 1 búfer por variante, como mucho %1</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importado</translation>
    </message>
    <message>
        <source>imported from %1</source>
        <translation>importado de %1</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>is not a list of at most 64 widths</source>
        <translation>no es una lista de como mucho 64 anchuras</translation>
    </message>
    <message>
        <source>is not a number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>is not a whole number from 0 to 1,048,576</source>
        <translation>no es un número entero de 0 a 1 048 576</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>it contains a zero byte, so it is not a text file</source>
        <translation>contiene un byte nulo: esto no es texto</translation>
    </message>
    <message>
        <source>it contains more than %1 launches (the limit)</source>
        <translation>contiene más de %1 lanzamientos, el límite</translation>
    </message>
    <message>
        <source>it contains more than %1 rows (the limit)</source>
        <translation>contiene más de %1 filas, el límite</translation>
    </message>
    <message>
        <source>it contains more than %1 runs.</source>
        <translation>contiene más de %1 ejecuciones.</translation>
    </message>
    <message>
        <source>it contains more than %1 values (the limit)</source>
        <translation>contiene más de %1 valores, el límite</translation>
    </message>
    <message>
        <source>it contains neither a row with a time nor a score</source>
        <translation>no contiene ninguna fila con un tiempo ni ninguna puntuación</translation>
    </message>
    <message>
        <source>it contains neither kernels (categories kernel, gpu_memcpy, gpu_memset) nor operators (cpu_op)</source>
        <translation>no contiene kernels (categorías kernel, gpu_memcpy, gpu_memset) ni operadores (cpu_op)</translation>
    </message>
    <message>
        <source>it contains no duration (gpu__time_duration.sum, or Duration on the details page)</source>
        <translation>no contiene ninguna duración (gpu__time_duration.sum, o Duration en la página details)</translation>
    </message>
    <message>
        <source>it contains no rows below its header</source>
        <translation>no contiene ninguna fila bajo su encabezado</translation>
    </message>
    <message>
        <source>it contains no session.</source>
        <translation>no contiene ninguna sesión.</translation>
    </message>
    <message>
        <source>it contains none of ttfts, itls, latencies, mean_ttft_ms</source>
        <translation>no tiene nada de ttfts, itls, latencies, mean_ttft_ms</translation>
    </message>
    <message>
        <source>it did not start</source>
        <translation>no arrancó</translation>
    </message>
    <message>
        <source>it does not contain a model configuration</source>
        <translation>no contiene la configuración de un modelo</translation>
    </message>
    <message>
        <source>it does not list its runs</source>
        <translation>no dice qué ejecuciones le pertenecen</translation>
    </message>
    <message>
        <source>it ends unexpectedly after %1 decompressed bytes</source>
        <translation>acaba demasiado pronto, tras %1 bytes descomprimidos</translation>
    </message>
    <message>
        <source>it has %1 bytes, which is too short for a .safetensors file</source>
        <translation>mide %1 bytes, demasiado corto para un archivo .safetensors</translation>
    </message>
    <message>
        <source>it has %1 cells, the first line has %2</source>
        <translation>tiene %1 celdas, la primera línea tiene %2</translation>
    </message>
    <message>
        <source>it has %1 classes; the limit is %2</source>
        <translation>tiene %1 clases; se permiten como mucho %2</translation>
    </message>
    <message>
        <source>it has %1 labels, but %2 has %3 items</source>
        <translation>tiene %1 clases, pero %2 tiene %3 ejemplos</translation>
    </message>
    <message>
        <source>it has .npy version %1; supported versions are 1 to 3</source>
        <translation>es .npy versión %1; se conocen las versiones 1 a 3</translation>
    </message>
    <message>
        <source>it has an unexpected tensor %1</source>
        <translation>tiene un tensor %1 que un modelo así no tiene</translation>
    </message>
    <message>
        <source>it has more than %1 cells (the limit)</source>
        <translation>tiene más de %1 celdas, el límite</translation>
    </message>
    <message>
        <source>it has neither &quot;latencies&quot; nor a positive &quot;avg_latency&quot;</source>
        <translation>no tiene ni &quot;latencies&quot; ni un &quot;avg_latency&quot; positivo</translation>
    </message>
    <message>
        <source>it has no &apos;result&apos;.</source>
        <translation>no tiene &apos;result&apos;.</translation>
    </message>
    <message>
        <source>it has no feature columns</source>
        <translation>no tiene columnas de características</translation>
    </message>
    <message>
        <source>it has no list &quot;benchmarks&quot;</source>
        <translation>no tiene una lista &quot;benchmarks&quot;</translation>
    </message>
    <message>
        <source>it has no list of runs</source>
        <translation>no tiene lista de ejecuciones</translation>
    </message>
    <message>
        <source>it has no object &quot;results&quot;</source>
        <translation>no tiene un objeto &quot;results&quot;</translation>
    </message>
    <message>
        <source>it has no schema number.</source>
        <translation>no tiene número de esquema.</translation>
    </message>
    <message>
        <source>it has no weight</source>
        <translation>no hay ningún peso</translation>
    </message>
    <message>
        <source>it has only one column</source>
        <translation>tiene una sola columna</translation>
    </message>
    <message>
        <source>it is a device or a pipe</source>
        <translation>es un dispositivo o una tubería</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>it is a running program</source>
        <translation>es un programa en ejecución</translation>
    </message>
    <message>
        <source>it is damaged after %1 decompressed bytes (%2)</source>
        <translation>está dañado tras %1 bytes descomprimidos (%2)</translation>
    </message>
    <message>
        <source>it is followed by text</source>
        <translation>hay texto tras su final</translation>
    </message>
    <message>
        <source>it is nested deeper than %1 levels (the limit)</source>
        <translation>está anidado más de %1 niveles, el límite</translation>
    </message>
    <message>
        <source>it is not a gzip file</source>
        <translation>no empieza como un archivo gzip</translation>
    </message>
    <message>
        <source>it is not an .npy file</source>
        <translation>no empieza como un archivo .npy</translation>
    </message>
    <message>
        <source>it is not an IDX file</source>
        <translation>no empieza como un archivo IDX</translation>
    </message>
    <message>
        <source>it is stored in column-major order (fortran_order)</source>
        <translation>está guardado por columnas (fortran_order)</translation>
    </message>
    <message>
        <source>it is stored in column-major order (fortran_order), but tokens are rows</source>
        <translation>está guardado por columnas (fortran_order), mientras que los tokens son filas</translation>
    </message>
    <message>
        <source>it is too large for this computer</source>
        <translation>es demasiado grande para esta máquina</translation>
    </message>
    <message>
        <source>it was changed while it was being read</source>
        <translation>se modificó mientras se leía</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Quantoscope (schema %1; this one reads up to %2).</source>
        <translation>la guardó una versión más nueva de Quantoscope (esquema %1; esta lee hasta el %2).</translation>
    </message>
    <message>
        <source>it was started for %1 steps, but %2 items require %3</source>
        <translation>se empezó para %1 pasos, pero %2 ejemplos dan %3</translation>
    </message>
    <message>
        <source>it was truncated while it was being read</source>
        <translation>se acortó mientras se leía</translation>
    </message>
    <message>
        <source>item %1 has %2 as feature %3</source>
        <translation>el ejemplo %1 tiene %2 como característica %3</translation>
    </message>
    <message>
        <source>item %1 has the negative label %2</source>
        <translation>el ejemplo %1 tiene la clase negativa %2</translation>
    </message>
    <message>
        <source>item %1 of the test data has the label %2, which does not occur in the training data and is out of range</source>
        <translation>el ejemplo %1 de la parte de prueba tiene la clase %2, fuera de rango: ningún ejemplo de entrenamiento la tiene</translation>
    </message>
    <message>
        <source>its %1 items are split into %2 for training and %3 for calibration; no split can be empty</source>
        <translation>sus %1 elementos se reparten en %2 para entrenamiento y %3 para calibración; ninguna parte puede estar vacía</translation>
    </message>
    <message>
        <source>its %1 items are split into %2 for training, %3 for calibration and %4 for testing; no split can be empty</source>
        <translation>sus %1 elementos se reparten en %2 para entrenamiento, %3 para calibración y %4 para prueba; ninguna parte puede estar vacía</translation>
    </message>
    <message>
        <source>its __metadata__ %1 is not a string</source>
        <translation>su __metadata__ %1 no es un texto</translation>
    </message>
    <message>
        <source>its __metadata__ is not an object</source>
        <translation>su __metadata__ no es un objeto</translation>
    </message>
    <message>
        <source>its baseline %1 is not a known mode.</source>
        <translation>su referencia %1 no es un modo conocido.</translation>
    </message>
    <message>
        <source>its buffers need more than an eighth of the available memory (%1)</source>
        <translation>un octavo de la memoria libre (%1) no contiene sus búferes</translation>
    </message>
    <message>
        <source>its configuration does not have one name for each of %1 classes</source>
        <translation>su configuración no tiene un nombre para cada una de %1 clases</translation>
    </message>
    <message>
        <source>its configuration is inconsistent: %1</source>
        <translation>su configuración no es coherente: %1</translation>
    </message>
    <message>
        <source>its configuration is not an object</source>
        <translation>su configuración no es un objeto</translation>
    </message>
    <message>
        <source>its configuration specifies an unknown type of model</source>
        <translation>su configuración no nombra ningún tipo de modelo que este programa conozca</translation>
    </message>
    <message>
        <source>its data type %1 is not supported</source>
        <translation>su tipo de datos %1 no se admite</translation>
    </message>
    <message>
        <source>its elements are Python objects</source>
        <translation>sus elementos son objetos de Python</translation>
    </message>
    <message>
        <source>its elements are not plain numbers</source>
        <translation>sus elementos no son números simples</translation>
    </message>
    <message>
        <source>its elements are single bytes of an unnamed type (NumPy has no name for FP8 E4M3)</source>
        <translation>sus elementos son bytes de una clase sin nombre (numpy no sabe nombrar FP8 E4M3)</translation>
    </message>
    <message>
        <source>its elements are structures with several fields</source>
        <translation>sus elementos son estructuras (varios campos cada uno)</translation>
    </message>
    <message>
        <source>its format is not %1.</source>
        <translation>es de un formato distinto de %1.</translation>
    </message>
    <message>
        <source>its header</source>
        <translation>su cabecera</translation>
    </message>
    <message>
        <source>its header does not begin with &apos;{&apos;</source>
        <translation>su cabecera no empieza por &apos;{&apos;</translation>
    </message>
    <message>
        <source>its header size is %1 bytes, but only %2 follow</source>
        <translation>su cabecera anuncia %1 bytes, pero solo siguen %2</translation>
    </message>
    <message>
        <source>its header size is %1 bytes; the limit is %2</source>
        <translation>su cabecera anuncia %1 bytes; se permiten como mucho %2</translation>
    </message>
    <message>
        <source>its header size is %1; the limit is 1 MiB</source>
        <translation>su cabecera anuncia %1; se lee como mucho 1 MiB</translation>
    </message>
    <message>
        <source>its list &quot;benchmarks&quot; contains entries that are not objects</source>
        <translation>su lista &quot;benchmarks&quot; contiene algo que no son objetos</translation>
    </message>
    <message>
        <source>its list contains entries that are not objects</source>
        <translation>su lista contiene algo que no son objetos</translation>
    </message>
    <message>
        <source>its name contains control characters or is not valid UTF-8</source>
        <translation>su nombre contiene caracteres de control o no es UTF-8</translation>
    </message>
    <message>
        <source>its name does not end in .csv, .tsv, .npy, .idx or -ubyte (IDX)</source>
        <translation>su nombre no tiene ninguna de las terminaciones .csv, .tsv, .npy, .idx y -ubyte (IDX)</translation>
    </message>
    <message>
        <source>its name is empty or reserved</source>
        <translation>su nombre está vacío o reservado</translation>
    </message>
    <message>
        <source>its shape %1</source>
        <translation>su forma %1</translation>
    </message>
    <message>
        <source>its shape %1 has more than %2 elements (the limit)</source>
        <translation>su forma %1 tiene más de %2 elementos, el límite</translation>
    </message>
    <message>
        <source>its shape %1 of %2-byte elements requires more than the %3 bytes in the file</source>
        <translation>su forma %1 de elementos de %2 bytes necesita más que los %3 bytes que hay</translation>
    </message>
    <message>
        <source>its state is incomplete for this model</source>
        <translation>su estado no contiene lo que necesita un modelo así</translation>
    </message>
    <message>
        <source>its symbolic links form a loop</source>
        <translation>sus enlaces simbólicos dan vueltas en círculo</translation>
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
        <translation>clases de forma %1 no son una lista de un número por ejemplo</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>latencia</translation>
    </message>
    <message>
        <source>latency with copies %1</source>
        <translation>latencia con copias %1</translation>
    </message>
    <message>
        <source>launching GELU</source>
        <translation>lanzamiento de GELU</translation>
    </message>
    <message>
        <source>launching a compiled kernel</source>
        <translation>lanzamiento de un kernel compilado</translation>
    </message>
    <message>
        <source>launching a graph</source>
        <translation>lanzamiento de un grafo</translation>
    </message>
    <message>
        <source>launching a kernel</source>
        <translation>lanzamiento de un kernel</translation>
    </message>
    <message>
        <source>launching a layer norm</source>
        <translation>lanzamiento de una norma de capa</translation>
    </message>
    <message>
        <source>launching a product</source>
        <translation>lanzamiento de un producto</translation>
    </message>
    <message>
        <source>launching a residual sum</source>
        <translation>lanzamiento de una suma residual</translation>
    </message>
    <message>
        <source>laying out activations</source>
        <translation>disposición de las activaciones</translation>
    </message>
    <message>
        <source>line %1 has %2 cells instead of %3; the file may be truncated</source>
        <translation>la línea %1 tiene %2 celdas en lugar de %3; el archivo puede estar truncado</translation>
    </message>
    <message>
        <source>loading a compiled kernel</source>
        <translation>carga de un kernel compilado</translation>
    </message>
    <message>
        <source>loading a product</source>
        <translation>carga de un producto</translation>
    </message>
    <message>
        <source>loading compiled kernels</source>
        <translation>carga de kernels compilados</translation>
    </message>
    <message>
        <source>loading kernels</source>
        <translation>carga de kernels</translation>
    </message>
    <message>
        <source>loading products</source>
        <translation>carga de productos</translation>
    </message>
    <message>
        <source>loading the attention kernel</source>
        <translation>carga del kernel de atención</translation>
    </message>
    <message>
        <source>loading the fused kernel</source>
        <translation>carga del kernel fusionado</translation>
    </message>
    <message>
        <source>looking for a compiled kernel</source>
        <translation>búsqueda de un kernel compilado</translation>
    </message>
    <message>
        <source>looking for devices</source>
        <translation>búsqueda de dispositivos</translation>
    </message>
    <message>
        <source>looking for functions of the driver</source>
        <translation>búsqueda de funciones del controlador</translation>
    </message>
    <message>
        <source>looking for the driver&apos;s tensor maps</source>
        <translation>búsqueda de los mapas de tensores del controlador</translation>
    </message>
    <message>
        <source>lower (%1)</source>
        <translation>menor (%1)</translation>
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
        <translation>creación de un flujo</translation>
    </message>
    <message>
        <source>making events</source>
        <translation>creación de eventos</translation>
    </message>
    <message>
        <source>making operands</source>
        <translation>creación de operandos</translation>
    </message>
    <message>
        <source>making the codes</source>
        <translation>creación de los códigos</translation>
    </message>
    <message>
        <source>materialized</source>
        <translation>materializada</translation>
    </message>
    <message>
        <source>matrix rate, %1</source>
        <translation>tasa de matrices, %1</translation>
    </message>
    <message>
        <source>max %1</source>
        <translation>máx %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>media %1</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>midiendo</translation>
    </message>
    <message>
        <source>memory %1 MHz</source>
        <translation>memoria a %1 MHz</translation>
    </message>
    <message>
        <source>memory unknown</source>
        <translation>memoria desconocida</translation>
    </message>
    <message>
        <source>min %1</source>
        <translation>mín %1</translation>
    </message>
    <message>
        <source>multiplying</source>
        <translation>multiplicación</translation>
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
        <translation>no se encontró una biblioteca BLAS</translation>
    </message>
    <message>
        <source>no byte dot products (VNNI) with %1 on this CPU</source>
        <translation>sin productos escalares de bytes (VNNI) con %1 en este procesador</translation>
    </message>
    <message>
        <source>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but none of the %4 others is shown to be worse.</source>
        <translation>de ninguna configuración está demostrado que sea la mejor. %1 tiene más respuestas correctas (%2 de %3), pero de las otras %4 de ninguna está demostrado que sea peor.</translation>
    </message>
    <message numerus="yes">
        <source>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but only %n of the %4 others are shown to be worse.</source>
        <comment>no configuration is shown to be the best. %1 has the most correct answers (%2 of %3), but only %n of the %4 others is shown to be worse.</comment>
        <translation>
            <numerusform>de ninguna configuración está demostrado que sea la mejor. %1 tiene más respuestas correctas (%2 de %3), pero de las otras %4 solo de %n está demostrado que es peor.</numerusform>
            <numerusform>de ninguna configuración está demostrado que sea la mejor. %1 tiene más respuestas correctas (%2 de %3), pero de las otras %4 solo de %n está demostrado que son peores.</numerusform>
        </translation>
    </message>
    <message>
        <source>no item has a metric such as &quot;acc&quot; or &quot;exact_match&quot;</source>
        <translation>ningún ejemplo tiene una métrica como &quot;acc&quot; o &quot;exact_match&quot;</translation>
    </message>
    <message>
        <source>no label column was found</source>
        <translation>ninguna columna se reconoce como clase</translation>
    </message>
    <message>
        <source>no label file was found next to it</source>
        <translation>no hay clases a su lado</translation>
    </message>
    <message>
        <source>no log</source>
        <translation>sin registro</translation>
    </message>
    <message>
        <source>no quantization error</source>
        <translation>sin error de cuantización</translation>
    </message>
    <message>
        <source>no selected variant supports this size</source>
        <translation>ninguna variante elegida admite este tamaño</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>no existe tal archivo</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>no existe tal archivo o carpeta</translation>
    </message>
    <message>
        <source>no task has a metric such as &quot;acc,none&quot;</source>
        <translation>ninguna tarea tiene una métrica como &quot;acc,none&quot;</translation>
    </message>
    <message>
        <source>not enough device memory for three matrices</source>
        <translation>no hay suficiente memoria libre del dispositivo para tres matrices</translation>
    </message>
    <message>
        <source>not resolved (%1 points, 95% %2 to %3, p = %4)</source>
        <translation>no resuelto (%1 puntos, 95 % de %2 a %3, p = %4)</translation>
    </message>
    <message>
        <source>not resolved (%1)</source>
        <translation>no resuelto (%1)</translation>
    </message>
    <message>
        <source>not throttled</source>
        <translation>sin limitar</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>no verificado</translation>
    </message>
    <message>
        <source>not within ±1% yet</source>
        <translation>aún no dentro de ±1 %</translation>
    </message>
    <message>
        <source>nothing is prepared</source>
        <translation>no hay nada preparado</translation>
    </message>
    <message>
        <source>num_tokens × hidden_size is %1, more than %2 elements.</source>
        <translation>num_tokens × hidden_size es %1, más de %2 elementos.</translation>
    </message>
    <message>
        <source>offline processing</source>
        <translation>procesamiento offline</translation>
    </message>
    <message>
        <source>one of choices.label</source>
        <translation>uno de choices.label</translation>
    </message>
    <message>
        <source>one sequence</source>
        <translation>una secuencia</translation>
    </message>
    <message>
        <source>only %1 MiB of device memory is available, too little for a copy that exceeds the cache</source>
        <translation>solo hay %1 MiB libres de memoria del dispositivo, demasiado pocos para una copia que no quepa en la caché</translation>
    </message>
    <message>
        <source>opening cuBLASLt</source>
        <translation>apertura de cuBLASLt</translation>
    </message>
    <message>
        <source>opening the device</source>
        <translation>abriendo el dispositivo</translation>
    </message>
    <message>
        <source>ordering streams</source>
        <translation>ordenación de flujos</translation>
    </message>
    <message>
        <source>packed times in microseconds; these are damaged</source>
        <translation>tiempos empaquetados en microsegundos, y estos (ya) no lo son</translation>
    </message>
    <message>
        <source>packed, 16-byte stores</source>
        <translation>empaquetado, guardados de 16 bytes</translation>
    </message>
    <message>
        <source>packing weights</source>
        <translation>empaquetado de pesos</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>parcial</translation>
    </message>
    <message>
        <source>per channel</source>
        <translation>por canal</translation>
    </message>
    <message>
        <source>per tensor</source>
        <translation>por tensor</translation>
    </message>
    <message>
        <source>permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>perplexity %1 (difference not resolved)</source>
        <translation>perplejidad %1 (diferencia no resuelta)</translation>
    </message>
    <message>
        <source>perplexity %1 (equivalent within ±0.5%)</source>
        <translation>perplejidad %1 (equivalente dentro de ±0,5 %)</translation>
    </message>
    <message>
        <source>perplexity %1 (higher)</source>
        <translation>perplejidad %1 (mayor)</translation>
    </message>
    <message>
        <source>perplexity %1 (lower)</source>
        <translation>perplejidad %1 (menor)</translation>
    </message>
    <message>
        <source>phase, note, started, training, row, rows, cell, speed or token</source>
        <translation>phase, note, started, training, row, rows, cell, speed o token</translation>
    </message>
    <message>
        <source>phase, progress, segment, table or note</source>
        <translation>phase, progress, segment, table o note</translation>
    </message>
    <message>
        <source>power brake</source>
        <translation>freno de potencia</translation>
    </message>
    <message>
        <source>power cap</source>
        <translation>tope de potencia</translation>
    </message>
    <message>
        <source>prefill a sequence that does not exist, nothing, or into room of another size</source>
        <translation>hacer el prefill de una secuencia que no existe, de nada, o en un espacio de otro tamaño</translation>
    </message>
    <message>
        <source>prefill a sequence that does not exist, or nothing</source>
        <translation>hacer el prefill de una secuencia que no existe, o de nada</translation>
    </message>
    <message>
        <source>prefill; context of Llama 2</source>
        <translation>prefill; contexto de Llama 2</translation>
    </message>
    <message>
        <source>prefill; context of Llama 3</source>
        <translation>prefill; contexto de Llama 3</translation>
    </message>
    <message>
        <source>preparing the cache</source>
        <translation>preparación de la caché</translation>
    </message>
    <message>
        <source>preparing the model</source>
        <translation>preparación del modelo</translation>
    </message>
    <message>
        <source>profiling one iteration per mode</source>
        <translation>perfilando una iteración por modo</translation>
    </message>
    <message>
        <source>quantizing</source>
        <translation>cuantización</translation>
    </message>
    <message>
        <source>query %1 has neither &quot;computeMs&quot; nor &quot;startComputeMs&quot; and &quot;endComputeMs&quot;</source>
        <translation>la consulta %1 no tiene ni &quot;computeMs&quot; ni &quot;startComputeMs&quot; y &quot;endComputeMs&quot;</translation>
    </message>
    <message>
        <source>query, key and value of Llama 3 8B</source>
        <translation>consulta, clave y valor de Llama 3 8B</translation>
    </message>
    <message>
        <source>queueing a reading of the clock</source>
        <translation>puesta en cola de una lectura del reloj</translation>
    </message>
    <message>
        <source>queueing a step of the model</source>
        <translation>puesta en cola de un paso del modelo</translation>
    </message>
    <message>
        <source>queueing an instruction</source>
        <translation>puesta en cola de una instrucción</translation>
    </message>
    <message>
        <source>queueing attention</source>
        <translation>puesta en cola de la atención</translation>
    </message>
    <message>
        <source>queueing work</source>
        <translation>puesta en cola de trabajo</translation>
    </message>
    <message>
        <source>random, seed %1</source>
        <translation>aleatorios, semilla %1</translation>
    </message>
    <message>
        <source>reading %1</source>
        <translation>leyendo %1</translation>
    </message>
    <message>
        <source>reading a kernel</source>
        <translation>lectura de un kernel</translation>
    </message>
    <message>
        <source>reading a time</source>
        <translation>lectura de un tiempo</translation>
    </message>
    <message>
        <source>reading back</source>
        <translation>relectura</translation>
    </message>
    <message>
        <source>reading device attributes</source>
        <translation>lectura de los atributos del dispositivo</translation>
    </message>
    <message>
        <source>reading device properties</source>
        <translation>lectura de las propiedades del dispositivo</translation>
    </message>
    <message>
        <source>reading the bus id</source>
        <translation>lectura del identificador de bus</translation>
    </message>
    <message>
        <source>reading the device&apos;s timer</source>
        <translation>lectura del reloj del dispositivo</translation>
    </message>
    <message>
        <source>reading the driver&apos;s version</source>
        <translation>lectura de la versión del controlador</translation>
    </message>
    <message>
        <source>reading the runtime&apos;s version</source>
        <translation>lectura de la versión del runtime</translation>
    </message>
    <message>
        <source>reciprocal</source>
        <translation>recíproco</translation>
    </message>
    <message>
        <source>recording a graph</source>
        <translation>grabación de un grafo</translation>
    </message>
    <message>
        <source>recording a product</source>
        <translation>grabación de un producto</translation>
    </message>
    <message>
        <source>recording an event</source>
        <translation>registro de un evento</translation>
    </message>
    <message>
        <source>recovered, interrupted</source>
        <translation>recuperado, interrumpido</translation>
    </message>
    <message>
        <source>refining %1</source>
        <translation>apuntando a %1</translation>
    </message>
    <message>
        <source>replaying a program</source>
        <translation>reproducción de un programa</translation>
    </message>
    <message>
        <source>requested</source>
        <translation>pedido</translation>
    </message>
    <message>
        <source>reserving shared memory</source>
        <translation>reserva de memoria compartida</translation>
    </message>
    <message>
        <source>restoring weights</source>
        <translation>restauración de pesos</translation>
    </message>
    <message>
        <source>rewind</source>
        <translation>rebobinar</translation>
    </message>
    <message>
        <source>rows of %1 weights are not a multiple of the group size %2, and compressed-tensors loads only complete groups</source>
        <translation>las filas de %1 pesos no son múltiplo de sus grupos de %2, y compressed-tensors solo carga grupos enteros</translation>
    </message>
    <message>
        <source>running a kernel</source>
        <translation>ejecución de un kernel</translation>
    </message>
    <message>
        <source>running instructions</source>
        <translation>ejecución de instrucciones</translation>
    </message>
    <message>
        <source>running the model</source>
        <translation>ejecución del modelo</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>muestra</translation>
    </message>
    <message>
        <source>sample %1 of %2 is not a time</source>
        <translation>la muestra %1 de %2 no es un tiempo</translation>
    </message>
    <message>
        <source>selecting the device</source>
        <translation>selección del dispositivo</translation>
    </message>
    <message>
        <source>sending a buffer</source>
        <translation>envío de un búfer</translation>
    </message>
    <message>
        <source>sending tables</source>
        <translation>envío de tablas</translation>
    </message>
    <message>
        <source>sending tokens</source>
        <translation>envío de tokens</translation>
    </message>
    <message>
        <source>sending weights</source>
        <translation>envío de pesos</translation>
    </message>
    <message>
        <source>sensitivity of single layers</source>
        <translation>sensibilidad de las capas</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>longitud de secuencia</translation>
    </message>
    <message>
        <source>sequence length %1</source>
        <translation>longitud de secuencia %1</translation>
    </message>
    <message>
        <source>shape %1 of %2 has %3 bits, but the data has %4 bytes</source>
        <translation>la forma %1 de %2 son %3 bits, sus datos son %4 bytes</translation>
    </message>
    <message>
        <source>shape %1 of %2 is invalid</source>
        <translation>la forma %1 de %2 es imposible</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulado</translation>
    </message>
    <message>
        <source>simulated: values of FP8 E4M3 × FP8 E4M3 in %1; this GPU does not support FP8 multiplication</source>
        <translation>simulado: valores de FP8 E4M3 × FP8 E4M3 en %1; esta GPU no tiene productos en FP8</translation>
    </message>
    <message>
        <source>simulated: values of FP8 E4M3 × FP8 E4M3, FP32 multiply-adds (%1); CPUs do not support FP8 multiplication</source>
        <translation>simulado: valores de FP8 E4M3 × FP8 E4M3, multiplicaciones-sumas en FP32 (%1); las CPU no tienen productos en FP8</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocidad</translation>
    </message>
    <message>
        <source>speed difference from %1 not resolved: %2×</source>
        <translation>diferencia de velocidad respecto a %1 no resuelta: %2×</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>starting a worker process</source>
        <translation>iniciando un proceso de cálculo</translation>
    </message>
    <message>
        <source>starting the attention kernel</source>
        <translation>inicio del kernel de atención</translation>
    </message>
    <message>
        <source>starting the fused kernel</source>
        <translation>inicio del kernel fusionado</translation>
    </message>
    <message>
        <source>starting the profiler</source>
        <translation>inicio del perfilador</translation>
    </message>
    <message>
        <source>starting the softmax kernel</source>
        <translation>inicio del kernel softmax</translation>
    </message>
    <message>
        <source>static</source>
        <translation>estática</translation>
    </message>
    <message>
        <source>stays warm: %1 buffer, %2, %3 × L2</source>
        <translation>permanece caliente: %1 búfer, %2, %3 × L2</translation>
    </message>
    <message>
        <source>stays warm: %1 buffers, %2, %3 × L2</source>
        <translation>permanece caliente: %1 búferes, %2, %3 × L2</translation>
    </message>
    <message>
        <source>std %1</source>
        <translation>desv. típ. %1</translation>
    </message>
    <message>
        <source>stopped by the user</source>
        <translation>detenido por el usuario</translation>
    </message>
    <message>
        <source>stopped by the user, %1 of %2 points measured</source>
        <translation>detenido por el usuario, %1 de %2 puntos medidos</translation>
    </message>
    <message>
        <source>stopping the profiler</source>
        <translation>detención del perfilador</translation>
    </message>
    <message>
        <source>storing the scale</source>
        <translation>almacenamiento de la escala</translation>
    </message>
    <message>
        <source>storing the zero point</source>
        <translation>almacenamiento del punto cero</translation>
    </message>
    <message>
        <source>sweeping the cache</source>
        <translation>barrido de la caché</translation>
    </message>
    <message>
        <source>symmetric</source>
        <translation>simétrica</translation>
    </message>
    <message>
        <source>take a matrix</source>
        <translation>tomar una matriz</translation>
    </message>
    <message>
        <source>take a vector</source>
        <translation>tomar un vector</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>tensor</translation>
    </message>
    <message>
        <source>tensor %1</source>
        <translation>tensor %1</translation>
    </message>
    <message>
        <source>test</source>
        <translation>prueba</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>text follows a closing quotation mark</source>
        <translation>hay texto tras unas comillas de cierre</translation>
    </message>
    <message>
        <source>text without a supported table</source>
        <translation>un texto sin ninguna tabla que Quantoscope entienda</translation>
    </message>
    <message>
        <source>the %2 attention heads are not divisible by the %1 KV heads</source>
        <translation>las %1 cabezas KV no dividen a las %2 cabezas de atención</translation>
    </message>
    <message>
        <source>the .npy header is truncated</source>
        <translation>acaba dentro de su cabecera .npy</translation>
    </message>
    <message>
        <source>the CPU does not support multiplication of %1.</source>
        <translation>la CPU no tiene ningún producto de %1.</translation>
    </message>
    <message>
        <source>the audit</source>
        <translation>la auditoría</translation>
    </message>
    <message>
        <source>the baseline</source>
        <translation>la referencia</translation>
    </message>
    <message>
        <source>the checkpoint already has this format</source>
        <translation>el checkpoint ya está en su formato</translation>
    </message>
    <message>
        <source>the claimed %1</source>
        <translation>la afirmación de %1</translation>
    </message>
    <message>
        <source>the comma is missing in a shape with one dimension</source>
        <translation>a una forma de una dimensión le falta la coma</translation>
    </message>
    <message>
        <source>the configuration in %1</source>
        <translation>la configuración en %1</translation>
    </message>
    <message>
        <source>the context length</source>
        <translation>el contexto</translation>
    </message>
    <message>
        <source>the copied %1 is less than three times the cache size (%2): partly warm</source>
        <translation>los %1 copiados son menos del triple de las cachés (%2): en parte caliente</translation>
    </message>
    <message>
        <source>the data</source>
        <translation>los datos</translation>
    </message>
    <message>
        <source>the device does not report the size of its cache</source>
        <translation>el dispositivo no indica el tamaño de su caché</translation>
    </message>
    <message>
        <source>the device does not respond; its worker process will be terminated in %1 s</source>
        <translation>el dispositivo no responde; su proceso de cálculo se terminará en %1 s</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>el disco comunicó un error</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>el final</translation>
    </message>
    <message>
        <source>the entry of %1 is not an object</source>
        <translation>la entrada de %1 no es un objeto</translation>
    </message>
    <message>
        <source>the escape %1</source>
        <translation>el escape %1</translation>
    </message>
    <message>
        <source>the features require more than 4 GiB (the limit)</source>
        <translation>las características ocupan más de 4 GiB, el límite</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>el archivo</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>the file or its folder does not exist</source>
        <translation>el archivo o su carpeta no existe</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>el sistema de archivos es de solo lectura</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>el archivo que escribir</translation>
    </message>
    <message>
        <source>the file would exceed the maximum file size</source>
        <translation>el archivo superaría el mayor tamaño permitido aquí</translation>
    </message>
    <message>
        <source>the first has %1 tokens</source>
        <translation>el primero tiene %1 tokens</translation>
    </message>
    <message>
        <source>the first is line %1</source>
        <translation>el primero es la línea %1</translation>
    </message>
    <message>
        <source>the first is line %1 with %2 tokens</source>
        <translation>el primero es la línea %1 con %2 tokens</translation>
    </message>
    <message>
        <source>the first one, of whole numbers</source>
        <translation>la primera de números enteros</translation>
    </message>
    <message>
        <source>the folder contains no data files</source>
        <translation>la carpeta no contiene archivos de datos</translation>
    </message>
    <message>
        <source>the folder contains only labels: %1</source>
        <translation>la carpeta contiene solo clases: %1</translation>
    </message>
    <message>
        <source>the folder contains several data sets: %1</source>
        <translation>la carpeta contiene varios conjuntos de datos: %1</translation>
    </message>
    <message>
        <source>the folder of the data</source>
        <translation>la carpeta de los datos</translation>
    </message>
    <message>
        <source>the folder to create</source>
        <translation>la carpeta que crear</translation>
    </message>
    <message>
        <source>the folder to write</source>
        <translation>la carpeta que escribir</translation>
    </message>
    <message>
        <source>the format has no type %1</source>
        <translation>el formato no tiene el tipo %1</translation>
    </message>
    <message>
        <source>the head size</source>
        <translation>el tamaño de una cabeza</translation>
    </message>
    <message>
        <source>the hidden size</source>
        <translation>el tamaño oculto</translation>
    </message>
    <message>
        <source>the import</source>
        <translation>la importación</translation>
    </message>
    <message>
        <source>the intermediate size</source>
        <translation>el tamaño intermedio</translation>
    </message>
    <message>
        <source>the items</source>
        <translation>los ejemplos</translation>
    </message>
    <message>
        <source>the journal</source>
        <translation>el diario</translation>
    </message>
    <message>
        <source>the key %1 is unknown</source>
        <translation>la clave %1 es desconocida</translation>
    </message>
    <message>
        <source>the key %1 occurs twice</source>
        <translation>la clave %1 aparece dos veces</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; is missing</source>
        <translation>falta la clave &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the key &apos;%1&apos; occurs twice</source>
        <translation>la clave &apos;%1&apos; aparece dos veces</translation>
    </message>
    <message>
        <source>the label is column %1 of the training table, but %2 of the test table</source>
        <translation>la clase es la columna %1 de la tabla de entrenamiento, pero %2 de la de prueba</translation>
    </message>
    <message>
        <source>the last one, of whole numbers</source>
        <translation>la última de números enteros</translation>
    </message>
    <message>
        <source>the learning rate is not a positive number</source>
        <translation>la tasa de aprendizaje no es un número positivo</translation>
    </message>
    <message>
        <source>the mean is above the maximum</source>
        <translation>la media está por encima del máximo</translation>
    </message>
    <message>
        <source>the mean is below the minimum</source>
        <translation>la media está por debajo del mínimo</translation>
    </message>
    <message>
        <source>the minimum is above the maximum</source>
        <translation>el mínimo está por encima del máximo</translation>
    </message>
    <message>
        <source>the model does not respond; its worker process will be terminated in %1 s</source>
        <translation>el modelo no responde; su proceso de cálculo se terminará en %1 s</translation>
    </message>
    <message>
        <source>the model included with the program</source>
        <translation>el modelo que viene con el programa</translation>
    </message>
    <message>
        <source>the name contains a zero byte</source>
        <translation>el nombre contiene un byte nulo</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>el nombre está vacío</translation>
    </message>
    <message>
        <source>the name of a file</source>
        <translation>el nombre de un archivo</translation>
    </message>
    <message>
        <source>the number of KV heads</source>
        <translation>el número de cabezas KV</translation>
    </message>
    <message>
        <source>the number of heads</source>
        <translation>el número de cabezas</translation>
    </message>
    <message>
        <source>the number of layers</source>
        <translation>el número de capas</translation>
    </message>
    <message>
        <source>the only one with text</source>
        <translation>la única con palabras</translation>
    </message>
    <message>
        <source>the operation is not permitted</source>
        <translation>la operación no está permitida</translation>
    </message>
    <message>
        <source>the path or the file name is too long</source>
        <translation>la ruta o el nombre del archivo es demasiado largo</translation>
    </message>
    <message>
        <source>the ratio of means, %1×,</source>
        <translation>el cociente de medias, %1×,</translation>
    </message>
    <message>
        <source>the reading end was closed</source>
        <translation>se cerró el extremo lector</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>el resultado</translation>
    </message>
    <message>
        <source>the session</source>
        <translation>la sesión</translation>
    </message>
    <message>
        <source>the shape has more than 64 dimensions</source>
        <translation>la forma tiene más de 64 dimensiones</translation>
    </message>
    <message>
        <source>the sizes in its state do not match the model</source>
        <translation>partes de su estado tienen otros tamaños que su modelo</translation>
    </message>
    <message>
        <source>the sliding window is negative</source>
        <translation>la ventana deslizante es negativa</translation>
    </message>
    <message>
        <source>the standard deviation is too large for the range of the samples</source>
        <translation>la desviación típica es mayor de lo que permite el recorrido de las muestras</translation>
    </message>
    <message>
        <source>the study</source>
        <translation>el estudio</translation>
    </message>
    <message>
        <source>the study does not respond; its worker process will be terminated in %1 s</source>
        <translation>el estudio no responde; su proceso de cálculo se terminará en %1 s</translation>
    </message>
    <message>
        <source>the table is empty</source>
        <translation>la tabla está vacía</translation>
    </message>
    <message>
        <source>the template adds the id %1 to a vocabulary of %2 tokens</source>
        <translation>la plantilla añade el id %1 a un vocabulario de %2 tokens</translation>
    </message>
    <message>
        <source>the template does not contain the text</source>
        <translation>la plantilla omite el texto</translation>
    </message>
    <message>
        <source>the template for a single text refers to another text, or to the text twice</source>
        <translation>la plantilla de un texto nombra otro o lo nombra dos veces</translation>
    </message>
    <message>
        <source>the template has a part that is neither a SpecialToken nor a Sequence</source>
        <translation>la plantilla tiene una parte que no es ni SpecialToken ni Sequence</translation>
    </message>
    <message>
        <source>the template has no &quot;ids&quot; for %1</source>
        <translation>la plantilla no tiene &quot;ids&quot; para %1</translation>
    </message>
    <message>
        <source>the tensor %1</source>
        <translation>el tensor %1</translation>
    </message>
    <message>
        <source>the tensor %1 has no finite number at element %2</source>
        <translation>el tensor %1 no tiene un número finito en el elemento %2</translation>
    </message>
    <message>
        <source>the tensor %1 has shape %2 instead of %3</source>
        <translation>el tensor %1 tiene la forma %2 en lugar de %3</translation>
    </message>
    <message>
        <source>the tensor %1 has type %2, not F32</source>
        <translation>el tensor %1 es de tipo %2, no F32</translation>
    </message>
    <message>
        <source>the tensor %1 is missing</source>
        <translation>falta el tensor %1</translation>
    </message>
    <message>
        <source>the time of a row is not positive</source>
        <translation>el tiempo de una fila no es positivo</translation>
    </message>
    <message>
        <source>the time unit %1 of %2 is unknown</source>
        <translation>no se conoce la unidad de tiempo %1 de %2</translation>
    </message>
    <message>
        <source>the unit %1 of %2 is not a unit of time</source>
        <translation>la unidad %1 de %2 no es una unidad de tiempo</translation>
    </message>
    <message>
        <source>the vocabulary</source>
        <translation>el vocabulario</translation>
    </message>
    <message>
        <source>the weight decay is not a positive number</source>
        <translation>el decaimiento de pesos no es un número positivo</translation>
    </message>
    <message>
        <source>the weight has no scales</source>
        <translation>el peso no tiene escalas</translation>
    </message>
    <message>
        <source>there</source>
        <translation>un valor presente</translation>
    </message>
    <message>
        <source>there are no items to train on</source>
        <translation>no hay ejemplos con que entrenar</translation>
    </message>
    <message>
        <source>there are no rows below the header</source>
        <translation>no hay filas bajo el encabezado</translation>
    </message>
    <message>
        <source>there is no machine code</source>
        <translation>no hay código máquina</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>no hay memoria suficiente</translation>
    </message>
    <message>
        <source>thermal (hardware)</source>
        <translation>térmica (hardware)</translation>
    </message>
    <message>
        <source>thermal (software)</source>
        <translation>térmica (software)</translation>
    </message>
    <message>
        <source>these are labels, and no file with the features was found next to them</source>
        <translation>esto son clases, y no hay a su lado un archivo con sus características</translation>
    </message>
    <message>
        <source>this GPU does not support multiplication of %1.</source>
        <translation>esta GPU no tiene productos de %1.</translation>
    </message>
    <message>
        <source>this device does not support multiplication of %1</source>
        <translation>este dispositivo no tiene producto de %1</translation>
    </message>
    <message>
        <source>this property</source>
        <translation>esta propiedad</translation>
    </message>
    <message>
        <source>this type of group</source>
        <translation>este tipo de grupo</translation>
    </message>
    <message>
        <source>throttled: %1</source>
        <translation>limitado: %1</translation>
    </message>
    <message>
        <source>throttling unknown</source>
        <translation>limitación desconocida</translation>
    </message>
    <message>
        <source>time limit of %1 s reached (%2 s per point)</source>
        <translation>límite de tiempo de %1 s alcanzado (%2 s por punto)</translation>
    </message>
    <message>
        <source>time limit of %1 s reached before all medians and comparisons were resolved</source>
        <translation>límite de tiempo de %1 s alcanzado antes de que se resolvieran cada mediana y cada comparación</translation>
    </message>
    <message>
        <source>time limit of %1 s reached before all medians were within ±1%</source>
        <translation>límite de tiempo de %1 s alcanzado antes de que cada mediana estuviera dentro de ±1 %</translation>
    </message>
    <message>
        <source>timer and launches</source>
        <translation>reloj y lanzamientos</translation>
    </message>
    <message>
        <source>timing a graph</source>
        <translation>cronometraje de un grafo</translation>
    </message>
    <message>
        <source>timing a large copy</source>
        <translation>cronometrando una copia grande</translation>
    </message>
    <message>
        <source>timing a program</source>
        <translation>cronometraje de un programa</translation>
    </message>
    <message>
        <source>timing a step</source>
        <translation>cronometraje de un paso</translation>
    </message>
    <message>
        <source>timing arithmetic</source>
        <translation>cronometrando la aritmética</translation>
    </message>
    <message>
        <source>timing the clock and an empty launch</source>
        <translation>cronometrando el reloj y un lanzamiento vacío</translation>
    </message>
    <message>
        <source>tiny MLP %1</source>
        <translation>MLP diminuto %1</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>too large by %1</source>
        <translation>demasiado grande en %1</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>hay demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>too many files are open on this machine</source>
        <translation>hay demasiados archivos abiertos en esta máquina</translation>
    </message>
    <message>
        <source>too small by %1</source>
        <translation>demasiado pequeño en %1</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entrenamiento</translation>
    </message>
    <message>
        <source>training %1</source>
        <translation>entrenando %1</translation>
    </message>
    <message>
        <source>training items have %1 features, test items %2</source>
        <translation>los ejemplos de entrenamiento tienen %1 características, los de prueba %2</translation>
    </message>
    <message>
        <source>transformer, %1 blocks of width %2, %3 heads, %4 patches of %5×%6</source>
        <translation>transformer, %1 bloques de anchura %2, %3 cabezas, %4 parches de %5×%6</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>tuning products</source>
        <translation>ajuste de productos</translation>
    </message>
    <message>
        <source>turbo off</source>
        <translation>turbo inactivo</translation>
    </message>
    <message>
        <source>turbo on (the clock rate depends on load and temperature)</source>
        <translation>turbo activo (los relojes dependen de la carga y del calor)</translation>
    </message>
    <message>
        <source>two kernels</source>
        <translation>dos kernels</translation>
    </message>
    <message>
        <source>two kernels, overlapped</source>
        <translation>dos kernels, solapados</translation>
    </message>
    <message>
        <source>unfused passes</source>
        <translation>pasadas sin fusionar</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>unknown reason</source>
        <translation>motivo desconocido</translation>
    </message>
    <message>
        <source>until resolved, at most %1 s</source>
        <translation>hasta resolver, como máximo %1 s</translation>
    </message>
    <message>
        <source>until stopped</source>
        <translation>hasta detener</translation>
    </message>
    <message>
        <source>up projection of Llama 2 7B</source>
        <translation>proyección ascendente de Llama 2 7B</translation>
    </message>
    <message>
        <source>up projection of Llama 3 70B</source>
        <translation>proyección ascendente de Llama 3 70B</translation>
    </message>
    <message>
        <source>up projection of Llama 3 8B</source>
        <translation>proyección ascendente de Llama 3 8B</translation>
    </message>
    <message>
        <source>uploading a graph</source>
        <translation>carga de un grafo en la GPU</translation>
    </message>
    <message numerus="yes">
        <source>verified against the FP64 reference: %n rows, %1 off by more than %2 (largest %3)</source>
        <comment>verified against the FP64 reference: %n row, %1 off by more than %2 (largest %3)</comment>
        <translation>
            <numerusform>verificado con la referencia FP64: %n fila, %1 se aparta más de %2 (la mayor diferencia, %3)</numerusform>
            <numerusform>verificado con la referencia FP64: %n filas, %1 se apartan más de %2 (la mayor diferencia, %3)</numerusform>
        </translation>
    </message>
    <message>
        <source>verifying the codes</source>
        <translation>verificando los códigos</translation>
    </message>
    <message>
        <source>vocabulary of Llama 3</source>
        <translation>vocabulario de Llama 3</translation>
    </message>
    <message>
        <source>waiting for a kernel</source>
        <translation>espera de un kernel</translation>
    </message>
    <message>
        <source>warming up</source>
        <translation>calentando</translation>
    </message>
    <message>
        <source>within the space for a result</source>
        <translation>de un tamaño que quepa en un resultado</translation>
    </message>
    <message>
        <source>worse by %1 points (95% %2 to %3, p = %4)</source>
        <translation>peor en %1 puntos (95 % de %2 a %3, p = %4)</translation>
    </message>
    <message>
        <source>your disk quota is exceeded</source>
        <translation>su cuota de disco está agotada</translation>
    </message>
</context>
<context>
    <name>ModeCharts</name>
    <message>
        <source>%1× faster</source>
        <translation>%1× más rápido</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>%1× más lento</translation>
    </message>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>no resuelto</translation>
    </message>
    <message>
        <source>too few samples</source>
        <translation>muy pocas muestras</translation>
    </message>
    <message>
        <source>Identical kernels differ in this run, so no difference is resolved.</source>
        <translation>Kernels idénticos salieron distintos en esta ejecución: ninguna diferencia está resuelta.</translation>
    </message>
    <message>
        <source>%1 is %2× faster than %3.</source>
        <translation>%1 es %2× más rápido que %3.</translation>
    </message>
    <message>
        <source>1 faster, %1× (%2)</source>
        <translation>1 más rápido, %1× (%2)</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 más lentos</translation>
    </message>
    <message>
        <source>%1 the same</source>
        <translation>%1 iguales</translation>
    </message>
    <message>
        <source>%1 not resolved</source>
        <translation>%1 no resueltos</translation>
    </message>
    <message>
        <source>Compared with %1: %2.</source>
        <translation>Frente a %1: %2.</translation>
    </message>
    <message>
        <source>roofline of this device</source>
        <translation>roofline de este dispositivo</translation>
    </message>
    <message>
        <source>ceiling of this device</source>
        <translation>techo de este dispositivo</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>Tasa aritmética</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operaciones</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Median latency</source>
        <translation>Latencia mediana</translation>
    </message>
    <message>
        <source>p5–p95</source>
        <translation>p5–p95</translation>
    </message>
    <message>
        <source>First %1 of %2 rows; the table shows all rows.</source>
        <translation>Las primeras %1 de %2 filas; la tabla las tiene todas.</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importado</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Ancho de banda</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>Signal to quantization noise</source>
        <translation>Relación señal a ruido de cuantización</translation>
    </message>
    <message>
        <source>Accuracy against double precision</source>
        <translation>Exactitud frente a doble precisión</translation>
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
        <translation>∞ (exacto)</translation>
    </message>
    <message>
        <source>Size with scales</source>
        <translation>Tamaño con escalas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>∞ (of those judged)</source>
        <translation>∞ (de los evaluados)</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>sin evaluar</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 destruidos</translation>
    </message>
    <message>
        <source>%1 faster, up to %2× (%3)</source>
        <translation>%1 más rápidos, hasta %2× (%3)</translation>
    </message>
</context>
<context>
    <name>Recovery</name>
    <message>
        <source>%1 (recovered)</source>
        <translation>%1 (recuperado)</translation>
    </message>
    <message>
        <source>Mode study</source>
        <translation>Estudio de modos</translation>
    </message>
    <message>
        <source>Interrupted run</source>
        <translation>Ejecución interrumpida</translation>
    </message>
    <message>
        <source>There is nothing to restore; discard it.</source>
        <translation>No hay nada que restaurar; descártelo.</translation>
    </message>
    <message>
        <source>Nothing can be restored: %1</source>
        <translation>No se puede restaurar nada: %1</translation>
    </message>
    <message>
        <source>The files stay in %1.</source>
        <translation>Los archivos quedan en %1.</translation>
    </message>
    <message>
        <source>The interrupted study is empty.</source>
        <translation>El estudio interrumpido está vacío.</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Modelo de lenguaje</translation>
    </message>
</context>
<context>
    <name>ReportExporter</name>
    <message>
        <source>Cannot draw the image %1.</source>
        <translation>No se pudo dibujar la imagen %1.</translation>
    </message>
    <message>
        <source>Close other programs and export again.</source>
        <translation>Cierre otros programas y exporte de nuevo.</translation>
    </message>
    <message>
        <source>There are no runs to report.</source>
        <translation>No hay ninguna ejecución que informar.</translation>
    </message>
    <message>
        <source>Measure something first.</source>
        <translation>Mida algo antes.</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Latency per iteration, all modes</source>
        <translation>Latencia por iteración, todos los modos</translation>
    </message>
    <message>
        <source>Latency per iteration, %1</source>
        <translation>Latencia por iteración, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, at the first of %n value(s) of the second axis</source>
        <translation>
            <numerusform>%1, con el primero de %n valor del segundo eje</numerusform>
            <numerusform>%1, con el primero de %n valores del segundo eje</numerusform>
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
        <translation>operaciones por byte (log)</translation>
    </message>
    <message>
        <source>TFLOP/s (log)</source>
        <translation>TFLOP/s (log)</translation>
    </message>
    <message>
        <source>no device calibration in this run: no slope and no roofs</source>
        <translation>sin calibración del dispositivo en esta ejecución: ni pendiente ni techos</translation>
    </message>
    <message>
        <source>%1 rows without operations or bytes are not drawn</source>
        <translation>%1 filas sin operaciones ni bytes no tienen lugar</translation>
    </message>
    <message>
        <source>cache %1 GB/s</source>
        <translation>caché %1 GB/s</translation>
    </message>
    <message>
        <source>memory %1 GB/s</source>
        <translation>memoria %1 GB/s</translation>
    </message>
    <message>
        <source>%1 reaches %2% of what this device allows</source>
        <translation>%1 alcanza el %2 % de lo que permite este dispositivo</translation>
    </message>
    <message>
        <source>%1 is at %2% of the copy rate, so its data stays in the cache</source>
        <translation>%1 está al %2 % de la tasa de copia, así que sus datos quedan en la caché</translation>
    </message>
    <message>
        <source>%1 is at %2% of the calibrated %3 rate</source>
        <translation>%1 está al %2 % de la tasa calibrada %3</translation>
    </message>
    <message>
        <source>%1; it is memory-bound.</source>
        <translation>%1; la memoria lo limita.</translation>
    </message>
    <message>
        <source>%1; it is compute-bound.</source>
        <translation>%1; la aritmética lo limita.</translation>
    </message>
    <message>
        <source>%1; all of them are memory-bound.</source>
        <translation>%1; la memoria los limita a todos.</translation>
    </message>
    <message>
        <source>%1; all of them are compute-bound.</source>
        <translation>%1; la aritmética los limita a todos.</translation>
    </message>
    <message>
        <source>%1; %2 of %3 are memory-bound.</source>
        <translation>%1; la memoria limita %2 de %3.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Operations per byte</source>
        <translation>Operaciones por byte</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>TFLOP/s low</source>
        <translation>TFLOP/s inferior</translation>
    </message>
    <message>
        <source>TFLOP/s high</source>
        <translation>TFLOP/s superior</translation>
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
        <translation>Operaciones</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Roof (TFLOP/s)</source>
        <translation>Techo (TFLOP/s)</translation>
    </message>
    <message>
        <source>Share of the roof (%)</source>
        <translation>Del techo (%)</translation>
    </message>
    <message>
        <source>memory					%1</source>
        <translation>memoria					%1</translation>
    </message>
    <message>
        <source>roof %1		%2</source>
        <translation>techo %1		%2</translation>
    </message>
    <message>
        <source>%1 is at %2% of the rate of a plain copy, which writes as much as it reads</source>
        <translation>%1 está al %2 % de la tasa de una copia simple, que escribe tanto como lee</translation>
    </message>
    <message>
        <source>modes without counted arithmetic are placed at %1 operations per element; the distance to the slope shows their GB/s</source>
        <translation>los modos sin operaciones contadas se sitúan en %1 operaciones por elemento; la distancia a la pendiente muestra sus GB/s</translation>
    </message>
    <message>
        <source>%1 reaches %2% of its ceiling, a kernel that only moves the same bytes</source>
        <translation>%1 alcanza el %2&#xa0;% de su techo, un kernel que solo mueve los mismos bytes</translation>
    </message>
    <message>
        <source>What lies above the copy line moves its bytes faster than the calibration&apos;s plain copy, which writes as much as it reads.</source>
        <translation>Lo que está por encima de la línea de copia mueve sus bytes más rápido que la copia simple de la calibración, que escribe tanto como lee.</translation>
    </message>
    <message>
        <source>What lies above the copy line is served by the caches.</source>
        <translation>Lo que está por encima de la línea de copia lo sirven las cachés.</translation>
    </message>
</context>
<context>
    <name>RunFindings</name>
    <message>
        <source>Codes verified against the oracle: %1 rows, %2 differ.</source>
        <translation>Códigos verificados con la referencia: %1 filas, %2 difieren.</translation>
    </message>
    <message>
        <source>Codes and scales of %1 of %2 modes were read back and compared bit for bit with the reference implementation.</source>
        <translation>%1 de %2 modos se releyeron y compararon bit a bit, códigos y escalas, con la implementación de referencia simple.</translation>
    </message>
    <message>
        <source>Results verified against a double-precision reference: %1 rows, %2 beyond the tolerance.</source>
        <translation>Resultados verificados con una referencia de doble precisión: %1 filas, %2 fuera de la tolerancia.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Constant input: there is nothing to scale (scale 0, codes 0).</source>
        <translation>Entrada constante: no hay nada que escalar (escala 0, códigos 0).</translation>
    </message>
    <message>
        <source>%1 input values are NaN or infinite and are excluded from the error figures.</source>
        <translation>%1 valores de entrada NaN o infinitos quedan fuera de las cifras de error.</translation>
    </message>
    <message>
        <source>(First of %1 such periods.)</source>
        <translation>(El primero de %1 tramos así.)</translation>
    </message>
    <message>
        <source>Compared with %1: %2</source>
        <translation>Frente a %1: %2</translation>
    </message>
    <message>
        <source>%1 finite input values were restored as NaN or infinite and are excluded from the error figures.</source>
        <translation>%1 valores de entrada finitos se restauraron como NaN o infinitos; no entran en ninguna cifra de error.</translation>
    </message>
    <message>
        <source>Rows of %1 of %2 variants were read back and compared with a double-precision reference. The tolerance allows for rounding in the types of each variant. The accuracy columns show the errors.</source>
        <translation>Se releyeron filas de %1 de %2 variantes y se compararon con una referencia de doble precisión. La tolerancia tiene en cuenta el redondeo en los tipos de cada variante. Las columnas de exactitud muestran los errores.</translation>
    </message>
    <message>
        <source>Identical kernels differ: verdicts are not reliable.</source>
        <translation>Kernels idénticos difieren: los veredictos no son fiables.</translation>
    </message>
    <message>
        <source>%1 was measured twice in each round, and the two series differ: ratio %2, 95% interval [%3, %4], n = %5 pairs. Possible causes are other work on the machine, a changing clock, or the order within a round; they affect all modes. Remove the cause and measure again before you rely on any difference in this run.</source>
        <translation>%1 se midió dos veces en cada ronda y las dos series difieren: cociente %2, intervalo del 95&#xa0;% [%3; %4], n = %5 pares. Las causas posibles son otro trabajo en la máquina, un reloj cambiante o el orden dentro de una ronda; afectan a todos los modos. Elimine la causa y mida de nuevo antes de fiarse de alguna diferencia de esta ejecución.</translation>
    </message>
    <message>
        <source>%1 of %2 rows differ from the reference by more than rounding explains. Do not rely on the figures of this variant.</source>
        <translation>%1 de %2 filas difieren de la referencia más de lo que explica el redondeo. No se fíe de las cifras de esta variante.</translation>
    </message>
    <message>
        <source>%1 of %2 rows differ from the oracle. Do not rely on the figures of this mode.</source>
        <translation>%1 de %2 filas difieren de la referencia. No se fíe de las cifras de este modo.</translation>
    </message>
    <message>
        <source>Up to %1% of the roofline (%2). Possible causes: it writes less than a plain copy, or its arithmetic rate exceeds that of the large matrix product in the calibration.</source>
        <translation>Hasta el %1&#xa0;% de la roofline (%2). Causas posibles: escribe menos que una copia simple, o su tasa de cálculo supera la del producto de matrices grande de la calibración.</translation>
    </message>
    <message>
        <source>Up to %1% of the roofline (%2). Possible causes: operands stay in the cache, or the arithmetic rate exceeds that of the large matrix product in the calibration.</source>
        <translation>Hasta el %1&#xa0;% de la roofline (%2). Causas posibles: los operandos permanecen en la caché, o la tasa de cálculo supera la del producto de matrices grande de la calibración.</translation>
    </message>
    <message>
        <source>Up to %1% of the ceiling (%2). Possible causes: noise, or caches that serve more of its traffic than of the ceiling kernel&apos;s.</source>
        <translation>Hasta el %1&#xa0;% del techo (%2). Causas posibles: ruido, o cachés que sirven más de su tráfico que del kernel del techo.</translation>
    </message>
    <message>
        <source>Up to %1% of the ceiling (%2). Possible causes: the kernel starts before the previous one has ended, which the ceiling kernel does not do; noise; or the cache.</source>
        <translation>Hasta el %1&#xa0;% del techo (%2). Causas posibles: el kernel empieza antes de que termine el anterior, lo que el kernel del techo no hace; ruido; o la caché.</translation>
    </message>
</context>
<context>
    <name>RunNames</name>
    <message>
        <source>copy</source>
        <translation>copia</translation>
    </message>
    <message>
        <source>%1 per tensor</source>
        <translation>%1 por tensor</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>%1 por token</translation>
    </message>
    <message>
        <source>%1 per group</source>
        <translation>%1 por grupo</translation>
    </message>
    <message>
        <source>%1 %2× faster</source>
        <translation>%1 %2× más rápido</translation>
    </message>
    <message>
        <source>%1: none faster</source>
        <translation>%1: ninguno más rápido</translation>
    </message>
    <message>
        <source>timing %1</source>
        <translation>medida %1</translation>
    </message>
    <message>
        <source>fixed iterations</source>
        <translation>iteraciones fijas</translation>
    </message>
    <message>
        <source>until resolved</source>
        <translation>hasta resolver</translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s)</source>
        <translation>
            <numerusform>%n iteración</numerusform>
            <numerusform>%n iteraciones</numerusform>
        </translation>
    </message>
    <message>
        <source>on the CPU</source>
        <translation>en la CPU</translation>
    </message>
    <message>
        <source>on the GPU</source>
        <translation>en la GPU</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>hidden %1</source>
        <translation>oculto %1</translation>
    </message>
    <message>
        <source>other modes</source>
        <translation>otros modos</translation>
    </message>
    <message>
        <source>other variants</source>
        <translation>otras variantes</translation>
    </message>
    <message>
        <source>other input</source>
        <translation>otra entrada</translation>
    </message>
    <message>
        <source>other scale</source>
        <translation>otra escala</translation>
    </message>
    <message>
        <source>Sweep of %1</source>
        <translation>Barrido de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n modo</numerusform>
            <numerusform>%n modos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n mode(s) equivalent</source>
        <translation>
            <numerusform>%1 de %n modo equivalente</numerusform>
            <numerusform>%1 de %n modos equivalentes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n configuration(s)</source>
        <translation>
            <numerusform>%n configuración</numerusform>
            <numerusform>%n configuraciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Ejecución %1</translation>
    </message>
    <message>
        <source>repeated</source>
        <translation>repetida</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in %1 cannot be read. The current settings apply until the program ends.</source>
        <translation>No se pueden leer los ajustes de %1. Los ajustes actuales valen hasta que termine el programa.</translation>
    </message>
    <message>
        <source>The settings were damaged and have been reset. The old file is now %1.</source>
        <translation>Los ajustes estaban dañados y se han restablecido. El archivo antiguo es ahora %1.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>In a chart</source>
        <translation>En un gráfico</translation>
    </message>
    <message>
        <source>Measure (trace)</source>
        <translation>Medir (traza)</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>Acercar y alejar</translation>
    </message>
    <message>
        <source>+ and −, wheel</source>
        <translation>+ y −, rueda</translation>
    </message>
    <message>
        <source>Zoom the other axis</source>
        <translation>Zoom del otro eje</translation>
    </message>
    <message>
        <source>Ctrl+wheel</source>
        <translation>Ctrl+rueda</translation>
    </message>
    <message>
        <source>Reset zoom</source>
        <translation>Mostrarlo todo de nuevo</translation>
    </message>
    <message>
        <source>0, double click</source>
        <translation>0, doble clic</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>Eje logarítmico</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Set cursor A or B here</source>
        <translation>Poner aquí el cursor A o B</translation>
    </message>
    <message>
        <source>A, B, Shift+click</source>
        <translation>A, B, Mayús+clic</translation>
    </message>
    <message>
        <source>Pin a note here</source>
        <translation>Fijar aquí una anotación</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Show the values as a table</source>
        <translation>Mostrar los valores como tabla</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Select the cell of the heat map</source>
        <translation>Elegir la celda del mapa de calor</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>More: copy, save, traces</source>
        <translation>Más: copiar, guardar, trazas</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>Tecla Menú, clic derecho</translation>
    </message>
    <message>
        <source>In a table</source>
        <translation>En una tabla</translation>
    </message>
    <message>
        <source>Move between rows</source>
        <translation>Ir de fila en fila</translation>
    </message>
    <message>
        <source>Up, Down, Page Up, Page Down</source>
        <translation>Arriba, Abajo, Re Pág, Av Pág</translation>
    </message>
    <message>
        <source>Choose columns, sort</source>
        <translation>Elegir columnas, ordenar</translation>
    </message>
    <message>
        <source>Menu key, right click on the header</source>
        <translation>Tecla Menú, clic derecho en la cabecera</translation>
    </message>
    <message>
        <source>While presenting</source>
        <translation>Durante la presentación</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Right, Space, Page Down</source>
        <translation>Derecha, Espacio, Av Pág</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Left, Page Up</source>
        <translation>Izquierda, Re Pág</translation>
    </message>
    <message>
        <source>First and last page</source>
        <translation>Primera y última página</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Inicio, Fin</translation>
    </message>
    <message>
        <source>Go to a page</source>
        <translation>Ir a una página</translation>
    </message>
    <message>
        <source>Digits, then Enter</source>
        <translation>Cifras, luego Intro</translation>
    </message>
    <message>
        <source>Blank the screen</source>
        <translation>Pantalla en negro, y volver</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Next or previous control</source>
        <translation>Control siguiente o anterior</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Mayús+Tab</translation>
    </message>
    <message>
        <source>Open a menu by its underlined letter</source>
        <translation>Abrir un menú por su letra subrayada</translation>
    </message>
    <message>
        <source>Alt and the letter</source>
        <translation>Alt y la letra</translation>
    </message>
    <message>
        <source>Close a message, a palette or a dialog</source>
        <translation>Cerrar un mensaje, una paleta o un diálogo</translation>
    </message>
    <message>
        <source>Advance automatically, pause</source>
        <translation>Avanzar sola, detener</translation>
    </message>
    <message>
        <source>F5 or A, P</source>
        <translation>F5 o A, P</translation>
    </message>
    <message>
        <source>+ and −</source>
        <translation>+ y −</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Claro u oscuro</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Next screen</source>
        <translation>Pantalla siguiente</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Move between values</source>
        <translation>Ir de valor en valor</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Teclas de flecha</translation>
    </message>
    <message>
        <source>Move a zoomed chart</source>
        <translation>Mover un gráfico ampliado</translation>
    </message>
    <message>
        <source>Shift and arrow keys, drag</source>
        <translation>Mayús y flechas, arrastrar</translation>
    </message>
    <message>
        <source>Drag the image to another program</source>
        <translation>Llevar la imagen a otro programa</translation>
    </message>
    <message>
        <source>Alt and drag</source>
        <translation>Alt y arrastrar</translation>
    </message>
    <message>
        <source>Slower and faster</source>
        <translation>Más o menos tiempo por página</translation>
    </message>
    <message>
        <source>Laser pointer with values</source>
        <translation>Puntero láser con valores</translation>
    </message>
    <message>
        <source>List these keys</source>
        <translation>Mostrar estas teclas</translation>
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
        <translation>No hay ninguna página que exportar.</translation>
    </message>
    <message>
        <source>Measure something, or show a hidden page.</source>
        <translation>Mida algo, o muestre una página oculta.</translation>
    </message>
    <message>
        <source>Cannot draw the slides.</source>
        <translation>No se pudieron dibujar las diapositivas.</translation>
    </message>
    <message>
        <source>Close other programs and export again.</source>
        <translation>Cierre otros programas y exporte de nuevo.</translation>
    </message>
</context>
<context>
    <name>SlideFigures</name>
    <message>
        <source>95% interval %1 to %2</source>
        <translation>intervalo del 95 % de %1 a %2</translation>
    </message>
    <message>
        <source>imported from %1</source>
        <translation>importado de %1</translation>
    </message>
    <message>
        <source>%1 against %2: not reliable, identical kernels differ</source>
        <translation>%1 frente a %2: no fiable, kernels idénticos salieron distintos</translation>
    </message>
    <message>
        <source>%1 is faster than %2</source>
        <translation>%1 es más rápido que %2</translation>
    </message>
    <message>
        <source>%1 is slower than %2</source>
        <translation>%1 es más lento que %2</translation>
    </message>
    <message>
        <source>%1 and %2 are the same</source>
        <translation>%1 y %2 son iguales</translation>
    </message>
    <message>
        <source>%1 against %2: not resolved</source>
        <translation>%1 frente a %2: no resuelto</translation>
    </message>
    <message>
        <source>%1 against %2: too few samples to say</source>
        <translation>%1 frente a %2: muy pocas muestras para decirlo</translation>
    </message>
    <message>
        <source>%1, bandwidth</source>
        <translation>%1, ancho de banda</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>%1, of the roofline of this device</source>
        <translation>%1, de la roofline de este dispositivo</translation>
    </message>
    <message>
        <source>%1, of the ceiling of this device</source>
        <translation>%1, del techo de este dispositivo</translation>
    </message>
    <message>
        <source>%1 against FP32: %2</source>
        <translation>%1 frente a FP32: %2</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>exact, with scales and header</source>
        <translation>exacto, con escalas y cabecera</translation>
    </message>
    <message>
        <source>%1 is smaller than FP32</source>
        <translation>%1 es más pequeño que FP32</translation>
    </message>
    <message>
        <source>FP32 against %1</source>
        <translation>FP32 frente a %1</translation>
    </message>
    <message>
        <source>exact bytes of the model files</source>
        <translation>bytes exactos de los archivos del modelo</translation>
    </message>
    <message>
        <source>%1, median</source>
        <translation>%1, mediana</translation>
    </message>
    <message>
        <source>%1, of what this device allows</source>
        <translation>%1, de lo que permite este dispositivo</translation>
    </message>
    <message>
        <source>%1, arithmetic</source>
        <translation>%1, aritmética</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>95 of 100 are at or below</source>
        <translation>95 de 100 están en este valor o por debajo</translation>
    </message>
    <message>
        <source>p95; not reliable, too few samples</source>
        <translation>p95; muy pocas muestras para fiarse</translation>
    </message>
    <message>
        <source>99 of 100 are at or below</source>
        <translation>99 de 100 están en este valor o por debajo</translation>
    </message>
    <message>
        <source>p99; not reliable, too few samples</source>
        <translation>p99; muy pocas muestras para fiarse</translation>
    </message>
    <message>
        <source>Mean, affected by slow samples</source>
        <translation>Media, que cada muestra lenta mueve</translation>
    </message>
    <message>
        <source>standard deviation %1 %2</source>
        <translation>desviación típica %1 %2</translation>
    </message>
    <message>
        <source>Longest sample</source>
        <translation>Muestra más larga</translation>
    </message>
    <message>
        <source>FP32, the baseline</source>
        <translation>FP32, la referencia</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>nats</translation>
    </message>
    <message>
        <source>%1 against FP32</source>
        <translation>%1 frente a FP32</translation>
    </message>
    <message>
        <source>%1 against FP32: not resolved</source>
        <translation>%1 frente a FP32: no resuelto</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Modes and variants</source>
        <translation>Modos y variantes</translation>
    </message>
    <message>
        <source>Latencies measured</source>
        <translation>Latencias medidas</translation>
    </message>
    <message numerus="yes">
        <source>n = %n sample(s)</source>
        <translation>
            <numerusform>n = %n muestra</numerusform>
            <numerusform>n = %n muestras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n test item(s), paired</source>
        <translation>
            <numerusform>n = %n ejemplo de prueba, emparejado</numerusform>
            <numerusform>n = %n ejemplos de prueba, emparejados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n test item(s)</source>
        <translation>
            <numerusform>n = %n ejemplo de prueba</numerusform>
            <numerusform>n = %n ejemplos de prueba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s); the ratio changes during the run</source>
        <translation>
            <numerusform>n = %n par; el cociente cambia durante la ejecución</numerusform>
            <numerusform>n = %n pares; el cociente cambia durante la ejecución</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s)</source>
        <translation>
            <numerusform>n = %n par</numerusform>
            <numerusform>n = %n pares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, signal to quantization noise</source>
        <translation>%1, señal a ruido de cuantización</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message numerus="yes">
        <source>n = %n value(s)</source>
        <translation>
            <numerusform>n = %n valor</numerusform>
            <numerusform>n = %n valores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>n = %n pair(s), about %1 independent (autocorrelated)</source>
        <translation>
            <numerusform>n = %n par, unos %1 independientes (autocorrelacionados)</numerusform>
            <numerusform>n = %n pares, unos %1 independientes (autocorrelacionados)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, of its ceiling</source>
        <translation>%1, de su techo</translation>
    </message>
</context>
<context>
    <name>SlidePage</name>
    <message>
        <source>Values as a table</source>
        <translation>Los valores como tabla</translation>
    </message>
    <message>
        <source>There are no pages to export.</source>
        <translation>No hay ninguna página que exportar.</translation>
    </message>
    <message>
        <source>Measure something, or show a hidden page.</source>
        <translation>Mida algo, o muestre una página oculta.</translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %n row(s); the session file has all.</source>
        <translation>
            <numerusform>%1 de %n fila; el archivo de sesión las tiene todas.</numerusform>
            <numerusform>Las primeras %1 de %n filas; el archivo de sesión las tiene todas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Slides</name>
    <message>
        <source>imported from %1</source>
        <translation>importado de %1</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 in %n step(s): %3× faster.</source>
        <translation>
            <numerusform>De %1 a %2 en %n paso: %3× más rápido.</numerusform>
            <numerusform>De %1 a %2 en %n pasos: %3× más rápido.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 in %n step(s): %3× slower.</source>
        <translation>
            <numerusform>De %1 a %2 en %n paso: %3× más lento.</numerusform>
            <numerusform>De %1 a %2 en %n pasos: %3× más lento.</numerusform>
        </translation>
    </message>
    <message>
        <source>This sweep has no size measured yet.</source>
        <translation>Este barrido aún no tiene ningún tamaño medido.</translation>
    </message>
    <message>
        <source>%1 This holds at %2, the largest size measured.</source>
        <translation>%1 Esto vale en %2, el mayor tamaño medido.</translation>
    </message>
    <message>
        <source>This run has no device calibration, so its limits are not shown.</source>
        <translation>No hay calibración del dispositivo en esta ejecución, así que no se dice nada de sus límites.</translation>
    </message>
    <message>
        <source>%1: half of its samples take at most %2, and 99 of 100 at most %3.</source>
        <translation>%1: la mitad de sus muestras tarda como mucho %2, y 99 de cada 100 como mucho %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1: half of its samples take at most %2; %n sample(s) are too few for a 99th percentile.</source>
        <translation>
            <numerusform>%1: la mitad de sus muestras tarda como mucho %2; %n muestra es muy poco para un percentil 99.</numerusform>
            <numerusform>%1: la mitad de sus muestras tarda como mucho %2; %n muestras son muy pocas para un percentil 99.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n higher</source>
        <translation>
            <numerusform>%n mayor</numerusform>
            <numerusform>%n mayores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lower</source>
        <translation>
            <numerusform>%n menor</numerusform>
            <numerusform>%n menores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not resolved</source>
        <translation>
            <numerusform>%n no resuelto</numerusform>
            <numerusform>%n no resueltos</numerusform>
        </translation>
    </message>
    <message>
        <source>Loss by mode.</source>
        <translation>Pérdida por modo.</translation>
    </message>
    <message>
        <source>Loss against the FP32 baseline, after Holm&apos;s correction: %1.</source>
        <translation>Pérdida frente a la referencia FP32, tras la corrección de Holm: %1.</translation>
    </message>
    <message>
        <source>Size of the model file by mode.</source>
        <translation>Tamaño del archivo del modelo por modo.</translation>
    </message>
    <message>
        <source>The smallest file is that of %1: %2 instead of %3. Its accuracy: %4.</source>
        <translation>El archivo más pequeño es el de %1: %2 en vez de %3. Su exactitud: %4.</translation>
    </message>
    <message>
        <source>Accuracy by mode.</source>
        <translation>Exactitud por modo.</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 in the window to measure.</source>
        <translation>Aún no se ha medido nada. Pulse F5 en la ventana para medir.</translation>
    </message>
    <message>
        <source>This run no longer has the finding “%1”.</source>
        <translation>Esta ejecución ya no tiene el hallazgo «%1».</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Being measured now · %1</source>
        <translation>Midiéndose ahora · %1</translation>
    </message>
    <message>
        <source>live</source>
        <translation>en vivo</translation>
    </message>
    <message>
        <source>Nothing is being measured now.</source>
        <translation>Ahora no se mide nada.</translation>
    </message>
    <message>
        <source>What this page showed is no longer in the session.</source>
        <translation>Lo que mostraba esta página ya no está en la sesión.</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>grabado</translation>
    </message>
    <message>
        <source>What is being measured</source>
        <translation>Qué se mide</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Barrido</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribución</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Hallazgo</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>Tamaño del modelo</translation>
    </message>
    <message>
        <source>Accuracy against size</source>
        <translation>Exactitud según el tamaño</translation>
    </message>
    <message>
        <source>Caveats</source>
        <translation>Salvedades</translation>
    </message>
    <message>
        <source>run removed</source>
        <translation>ejecución quitada</translation>
    </message>
    <message>
        <source>Perplexity of a language model</source>
        <translation>Perplejidad de un modelo de lenguaje</translation>
    </message>
    <message>
        <source>Speed of a language model</source>
        <translation>Velocidad de un modelo de lenguaje</translation>
    </message>
    <message>
        <source>%1 M parameters</source>
        <translation>%1 M de parámetros</translation>
    </message>
    <message>
        <source>No error was measured in this run.</source>
        <translation>En esta ejecución no se midió ningún error.</translation>
    </message>
    <message>
        <source>Nothing has been compared yet, so there are no recommendations.</source>
        <translation>Aún no se ha comparado nada, así que no puede recomendarse nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n more recommendation(s) are in the report.</source>
        <translation>
            <numerusform>En el informe hay %n recomendación más.</numerusform>
            <numerusform>En el informe hay %n recomendaciones más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Method and limitations</source>
        <translation>Método y limitaciones</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Quantization error</source>
        <translation>Error de cuantización</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s) measured; no verdict yet.</source>
        <translation>
            <numerusform>%n modo medido; aún sin veredicto.</numerusform>
            <numerusform>%n modos medidos; aún sin veredicto.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2 at %3, the largest size measured.</source>
        <translation>%1 tarda %2 con %3, el mayor tamaño medido.</translation>
    </message>
    <message>
        <source>%1 has a signal-to-quantization-noise ratio of %2 dB.</source>
        <translation>%1 conserva una relación señal a ruido de cuantización de %2 dB.</translation>
    </message>
    <message>
        <source>%1 has the highest SQNR (%2 dB), %3 the lowest (%4 dB).</source>
        <translation>%1 es el que menos señal pierde (%2 dB de SQNR); %3, el que más (%4 dB).</translation>
    </message>
    <message>
        <source>Which quantization of %1 is fast and small without a measurable loss?</source>
        <translation>¿Qué cuantización de %1 es rápida y pequeña sin una pérdida medible?</translation>
    </message>
    <message>
        <source>Which quantization of %1 is fast and small without a measurable loss on %2?</source>
        <translation>¿Qué cuantización de %1 es rápida y pequeña sin una pérdida medible en %2?</translation>
    </message>
    <message>
        <source>Which number format keeps the accuracy, and what does it gain?</source>
        <translation>¿Qué formato numérico conserva la exactitud, y qué gana?</translation>
    </message>
    <message>
        <source>Which number format keeps the accuracy, and what does it gain on %1?</source>
        <translation>¿Qué formato numérico conserva la exactitud, y qué gana en %1?</translation>
    </message>
    <message>
        <source>What does quantization gain, and what does it cost?</source>
        <translation>¿Qué gana la cuantización, y qué cuesta?</translation>
    </message>
    <message>
        <source>What does quantization gain on %1, and what does it cost?</source>
        <translation>¿Qué gana la cuantización en %1, y qué cuesta?</translation>
    </message>
    <message>
        <source>Recorded on %1, %2: nothing is being measured now.</source>
        <translation>Grabado en %1, %2: ahora no se mide nada.</translation>
    </message>
    <message>
        <source>Accuracy against size.</source>
        <translation>Exactitud según el tamaño.</translation>
    </message>
    <message>
        <source>Perplexity against size of a language model</source>
        <translation>Perplejidad frente al tamaño de un modelo de lenguaje</translation>
    </message>
</context>
<context>
    <name>StudyEstimate</name>
    <message>
        <source>a second or two</source>
        <translation>uno o dos segundos</translation>
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
        <translation>Unos %1, según el último estudio aquí.</translation>
    </message>
    <message>
        <source>About %1 on this CPU (refined after the first study).</source>
        <translation>Aproximadamente %1 en esta CPU (se afina tras el primer estudio).</translation>
    </message>
</context>
<context>
    <name>StudyFindings</name>
    <message>
        <source>Based only on the verdicts in the table.</source>
        <translation>Esto se sigue de los veredictos de la tabla, y de nada más.</translation>
    </message>
</context>
<context>
    <name>StudyTexts</name>
    <message>
        <source>ran as %1</source>
        <translation>se ejecutó como %1</translation>
    </message>
    <message>
        <source>simulated: values match the mode, arithmetic and latency do not</source>
        <translation>simulado: los valores son los del modo, la aritmética y por tanto la latencia no</translation>
    </message>
    <message>
        <source>only %1 in %2
signal-to-noise ratio of its output: %3 dB
model loss %4 [%5, %6], %7 items
correct items %8
%9 in this mode</source>
        <translation>%1 solo en %2
relación señal a ruido de su salida: %3 dB
pérdida del modelo %4 [%5; %6], %7 ejemplos
ejemplos acertados %8
%9 en este modo</translation>
    </message>
    <message>
        <source>not resolved: the interval includes 0</source>
        <translation>no resuelto: el intervalo contiene el 0</translation>
    </message>
    <message>
        <source>accuracy %1   [%2, %3]</source>
        <translation>exactitud %1   [%2; %3]</translation>
    </message>
    <message>
        <source>%1, %2× smaller</source>
        <translation>%1, %2× más pequeño</translation>
    </message>
    <message>
        <source>latency %1 for %2 items, n = %3</source>
        <translation>latencia %1 para %2 ejemplos, n = %3</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>referencia</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>aún no medido</translation>
    </message>
    <message>
        <source>better by %1 points</source>
        <translation>mejor en %1 puntos</translation>
    </message>
    <message>
        <source>worse by %1 points</source>
        <translation>peor en %1 puntos</translation>
    </message>
    <message>
        <source>equivalent</source>
        <translation>equivalente</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>no resuelto</translation>
    </message>
    <message>
        <source>%1 equivalent within ±0.5 points</source>
        <translation>%1 equivalentes dentro de ±0,5 puntos</translation>
    </message>
    <message>
        <source>%1 better</source>
        <translation>%1 mejores</translation>
    </message>
    <message>
        <source>%1 worse</source>
        <translation>%1 peores</translation>
    </message>
    <message>
        <source>%1 not resolved</source>
        <translation>%1 no resueltos</translation>
    </message>
    <message>
        <source>Compared with the FP32 baseline: %1.</source>
        <translation>Frente a la referencia FP32: %1.</translation>
    </message>
    <message>
        <source>Accuracy by mode</source>
        <translation>Exactitud por modo</translation>
    </message>
    <message>
        <source>Accuracy on %1 test items</source>
        <translation>Exactitud en %1 ejemplos de prueba</translation>
    </message>
    <message>
        <source>95% interval (Wilson)</source>
        <translation>Intervalo del 95 % (Wilson)</translation>
    </message>
    <message>
        <source>baseline ±0.5 points</source>
        <translation>referencia ±0,5 puntos</translation>
    </message>
    <message>
        <source>%1 of %2 items correct, 95% %3 to %4</source>
        <translation>%1 de %2 ejemplos acertados, 95 % de %3 a %4</translation>
    </message>
    <message>
        <source>Loss by mode</source>
        <translation>Pérdida por modo</translation>
    </message>
    <message>
        <source>Mean cross-entropy on %1 test items</source>
        <translation>Entropía cruzada media en %1 ejemplos de prueba</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>nats</translation>
    </message>
    <message>
        <source>95% interval of the difference from the baseline, paired by item</source>
        <translation>Intervalo del 95 % de la diferencia con la referencia, ejemplo a ejemplo</translation>
    </message>
    <message>
        <source>not a finite number</source>
        <translation>no es un número finito</translation>
    </message>
    <message>
        <source>, not resolved</source>
        <translation>, no resuelto</translation>
    </message>
    <message>
        <source>%1
loss %2, difference from the baseline %3 [%4, %5]
%6 after Holm&apos;s correction, %7 pairs</source>
        <translation>%1
pérdida %2, frente a la referencia %3 [%4; %5]
%6 tras la corrección de Holm, %7 pares</translation>
    </message>
    <message>
        <source>Model size</source>
        <translation>Tamaño del modelo</translation>
    </message>
    <message>
        <source>Size of the model file</source>
        <translation>Tamaño del archivo del modelo</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>codes</source>
        <translation>códigos</translation>
    </message>
    <message>
        <source>scales</source>
        <translation>escalas</translation>
    </message>
    <message>
        <source>zero points</source>
        <translation>puntos cero</translation>
    </message>
    <message>
        <source>not quantized</source>
        <translation>sin cuantizar</translation>
    </message>
    <message>
        <source>header</source>
        <translation>cabecera</translation>
    </message>
    <message>
        <source>%1× smaller</source>
        <translation>%1× más pequeño</translation>
    </message>
    <message>
        <source>%1: %2 bytes
codes %3
scales %4
zero points %5
not quantized %6
header %7</source>
        <translation>%1: %2 bytes
códigos %3
escalas %4
puntos cero %5
sin cuantizar %6
cabecera %7</translation>
    </message>
    <message>
        <source>Signal-to-noise ratio of the layer&apos;s output, dB</source>
        <translation>Relación señal a ruido de la salida de la capa, dB</translation>
    </message>
    <message>
        <source>Change in model loss, thousandths</source>
        <translation>Cambio de la pérdida del modelo, milésimas</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>sin evaluar</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacto</translation>
    </message>
    <message>
        <source>exact in part</source>
        <translation>exacto en parte</translation>
    </message>
    <message>
        <source>%1 values of the output became NaN or infinite; they are excluded from the ratio</source>
        <translation>%1 valores de la salida se volvieron NaN o infinitos; no entran en el cociente</translation>
    </message>
    <message>
        <source>Most sensitive: %1 in %2 (+%3 loss).</source>
        <translation>La más sensible: %1 en %2 (+%3 de pérdida).</translation>
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
        <translation>no resuelto</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <source>ceiling, measured</source>
        <translation>techo, medido</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>fits into %1</source>
        <translation>cabe en %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>cabe</translation>
    </message>
    <message>
        <source>larger than %1</source>
        <translation>mayor que %1</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>mayor</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
</context>
<context>
    <name>SweepHeat</name>
    <message>
        <source>Speed-up over the baseline</source>
        <translation>Aceleración sobre la referencia</translation>
    </message>
    <message>
        <source>Speed-up of %1 over %2</source>
        <translation>Aceleración de %1 sobre %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>is being measured</source>
        <translation>se está midiendo</translation>
    </message>
    <message>
        <source>does not support this size</source>
        <translation>no admite este tamaño</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>aún no medido</translation>
    </message>
    <message>
        <source>against %1: %2</source>
        <translation>frente a %1: %2</translation>
    </message>
    <message>
        <source>this is the baseline</source>
        <translation>esta es la referencia</translation>
    </message>
    <message>
        <source>the baseline is not measured at this size</source>
        <translation>la referencia no está medida con este tamaño</translation>
    </message>
</context>
<context>
    <name>SweepTexts</name>
    <message>
        <source>ceiling, measured</source>
        <translation>techo, medido</translation>
    </message>
    <message>
        <source>ceiling, %1 B/element</source>
        <translation>techo, %1 B/elemento</translation>
    </message>
    <message>
        <source>large copy, %1 GB/s</source>
        <translation>copia grande, %1 GB/s</translation>
    </message>
    <message>
        <source>the cache</source>
        <translation>la caché</translation>
    </message>
    <message>
        <source>L2</source>
        <translation>L2</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>device memory</source>
        <translation>memoria del dispositivo</translation>
    </message>
    <message>
        <source>Median latency</source>
        <translation>Latencia mediana</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Ancho de banda</translation>
    </message>
    <message>
        <source>Time per element</source>
        <translation>Tiempo por elemento</translation>
    </message>
    <message>
        <source>Share of the measured ceiling</source>
        <translation>Parte del techo medido</translation>
    </message>
    <message>
        <source>computed: %1 / %2 elements = %3</source>
        <translation>calculado: %1 / %2 elementos = %3</translation>
    </message>
    <message>
        <source>Logarithmic median latency</source>
        <translation>Latencia mediana logarítmica</translation>
    </message>
    <message>
        <source>Logarithmic bandwidth</source>
        <translation>Ancho de banda logarítmico</translation>
    </message>
    <message>
        <source>Logarithmic time per element</source>
        <translation>Tiempo por elemento logarítmico</translation>
    </message>
    <message>
        <source>Logarithmic share of the measured ceiling</source>
        <translation>Parte logarítmica del techo medido</translation>
    </message>
    <message>
        <source>%1, one line per %2</source>
        <translation>%1, una línea por cada valor de %2</translation>
    </message>
    <message>
        <source>%1 tokens × %2 = %3 elements</source>
        <translation>%1 tokens × %2 = %3 elementos</translation>
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
        <translation>   %1 % del techo</translation>
    </message>
    <message>
        <source>means of %1 launches</source>
        <translation>medias de %1 lanzamientos</translation>
    </message>
    <message>
        <source>not resolved: the interval is wider than ±1%, or n is below 59</source>
        <translation>no resuelto: el intervalo pasa de ±1 %, o n es menor que 59</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>Tasa aritmética</translation>
    </message>
    <message>
        <source>Logarithmic arithmetic rate</source>
        <translation>Tasa aritmética logarítmica</translation>
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
        <translation>configuración</translation>
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
        <translation>Una llamada mueve al menos %1.</translation>
    </message>
    <message>
        <source>Per call: %1, at least %2; %3 operations per byte.</source>
        <translation>Una llamada: %1, y al menos %2; %3 operaciones por byte.</translation>
    </message>
</context>
<context>
    <name>qs::AuditDialog</name>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>%1 The first %2 are shown; a copy contains all of them.</source>
        <translation>%1 Se muestran los primeros %2; la copia los tiene todos.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. No findings: all derived figures are consistent.</source>
        <translation>%1. Ningún hallazgo: toda cifra derivada se sigue.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>Audit of a published table</source>
        <translation>Auditoría de una tabla publicada</translation>
    </message>
    <message>
        <source>&amp;Copy as Markdown</source>
        <translation>&amp;Copiar como Markdown</translation>
    </message>
    <message>
        <source>Copy the findings to the clipboard as a list</source>
        <translation>Poner los hallazgos en el portapapeles como lista</translation>
    </message>
    <message>
        <source>Published &amp;table</source>
        <translation>&amp;Tabla publicada</translation>
    </message>
    <message>
        <source>Published table</source>
        <translation>Tabla publicada</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Abrir archivo…</translation>
    </message>
    <message>
        <source>Audit a Markdown, text, CSV or TSV file</source>
        <translation>Auditar un archivo Markdown, de texto, CSV o TSV</translation>
    </message>
    <message>
        <source>&amp;Example</source>
        <translation>&amp;Ejemplo</translation>
    </message>
    <message>
        <source>Insert a small table whose claims do not follow</source>
        <translation>Poner una tabla pequeña cuyas afirmaciones no se siguen</translation>
    </message>
    <message>
        <source>&amp;Audit</source>
        <translation>A&amp;uditar</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>Show the line in the table</source>
        <translation>Mostrar la línea en la tabla</translation>
    </message>
    <message>
        <source>Audit a file</source>
        <translation>Auditar un archivo</translation>
    </message>
    <message>
        <source>Published tables (*.md *.markdown *.txt *.csv *.tsv *.rst *.html);;All files (*)</source>
        <translation>Tablas publicadas (*.md *.markdown *.txt *.csv *.tsv *.rst *.html);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>Auditing…</source>
        <translation>Auditando…</translation>
    </message>
    <message>
        <source>%1 (too large to be shown here) — %2</source>
        <translation>%1 (demasiado grande para mostrarlo aquí) — %2</translation>
    </message>
    <message>
        <source>Everything that can be recomputed agrees with the table.</source>
        <translation>Todo lo que puede recalcularse de la tabla concuerda con lo que imprime.</translation>
    </message>
    <message>
        <source>Paste a table, open a file, or try the example.</source>
        <translation>Pegue una tabla, abra un archivo, o mire el ejemplo.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n tabla</numerusform>
            <numerusform>%n tablas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n hallazgo</numerusform>
            <numerusform>%n hallazgos</numerusform>
        </translation>
    </message>
    <message>
        <source>No table was found. A table needs a header row, such as Mean, Std, Min and Max, and one row of figures per variant.</source>
        <translation>No se encontró ninguna tabla. Una tabla necesita una fila de encabezado, como Mean, Std, Min y Max, y una fila de cifras por variante.</translation>
    </message>
    <message>
        <source>Paste a table here: Markdown, CSV or tab-separated, with a header row such as mean, std, min and max.

Text around the table can stay; its claims are checked too. You can also drop a file here.</source>
        <translation>Pegue aquí una tabla: Markdown, CSV o separada por tabuladores, con una fila de encabezado como mean, std, min y max.

El texto alrededor de la tabla puede quedarse; sus afirmaciones también se comprueban. También puede soltar un archivo aquí.</translation>
    </message>
    <message>
        <source>Audit now. The audit also runs when you stop typing.</source>
        <translation>Auditar ahora. La auditoría también se ejecuta cuando deja de escribir.</translation>
    </message>
    <message>
        <source>Claims that do not follow from the figures of the table appear here, with the numbers behind them.</source>
        <translation>Las afirmaciones que no se deducen de las cifras de la tabla aparecen aquí, con los números que hay detrás.</translation>
    </message>
</context>
<context>
    <name>qs::CalibrationDialog</name>
    <message>
        <source>&amp;Measure again</source>
        <translation>&amp;Medir de nuevo</translation>
    </message>
    <message>
        <source>Calibration of %1</source>
        <translation>Calibración de %1</translation>
    </message>
    <message>
        <source>Timer and ceilings of the device</source>
        <translation>Reloj y techos del dispositivo</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Medido</translation>
    </message>
    <message>
        <source>Takes one or two seconds</source>
        <translation>Tarda uno o dos segundos</translation>
    </message>
    <message>
        <source>A run is in progress: stop it first</source>
        <translation>Hay una ejecución en curso: deténgala antes</translation>
    </message>
    <message>
        <source>This device has not been calibrated yet. The first run calibrates it, or you can calibrate it now.</source>
        <translation>Este dispositivo aún no está calibrado. La primera ejecución lo hace, o hágalo ahora.</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>Measured on %1 with driver %2, n = %3; kept for this device and driver.</source>
        <translation>Medido el %1 con el controlador %2, n = %3; guardado para este dispositivo y controlador.</translation>
    </message>
    <message>
        <source>Timer quantum</source>
        <translation>Paso del reloj</translation>
    </message>
    <message>
        <source>The smallest step between two timestamps.</source>
        <translation>El menor paso entre dos tiempos.</translation>
    </message>
    <message>
        <source>Interval around an empty kernel</source>
        <translation>Intervalo alrededor de un kernel vacío</translation>
    </message>
    <message>
        <source>Measured time around a kernel that does nothing; its 95th percentile is %1.</source>
        <translation>Lo que muestra el reloj alrededor de un kernel que no hace nada; su percentil 95 es %1.</translation>
    </message>
    <message>
        <source>Launches are batched below</source>
        <translation>Los lanzamientos se agrupan por debajo de</translation>
    </message>
    <message>
        <source>20 × the larger of the two. Shorter launches are timed several at a time.</source>
        <translation>20 × el mayor de los dos: los lanzamientos más cortos se cronometran varios a la vez.</translation>
    </message>
    <message>
        <source>Host time of a launch</source>
        <translation>Tiempo del anfitrión por lanzamiento</translation>
    </message>
    <message>
        <source>Empty launch and synchronization</source>
        <translation>Lanzamiento vacío y su espera</translation>
    </message>
    <message>
        <source>Step of the device clock</source>
        <translation>Paso del reloj del dispositivo</translation>
    </message>
    <message>
        <source>Used to determine the SM clock during each sample.</source>
        <translation>Con él se halla el reloj de los SM durante cada muestra.</translation>
    </message>
    <message>
        <source>Clock stamps around a sample</source>
        <translation>Marcas de reloj alrededor de una muestra</translation>
    </message>
    <message>
        <source>Added time between samples, outside the timed interval.</source>
        <translation>Lo que añaden al tiempo entre muestras; quedan fuera del intervalo cronometrado.</translation>
    </message>
    <message>
        <source>One query of the device state</source>
        <translation>Una consulta del estado del dispositivo</translation>
    </message>
    <message>
        <source>Only between blocks of samples.</source>
        <translation>Solo entre bloques de muestras.</translation>
    </message>
    <message>
        <source>Large copy</source>
        <translation>Copia grande</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>Bytes read and written; 95% interval of the median %1 to %2 GB/s.</source>
        <translation>Bytes leídos y escritos; intervalo del 95 % de la mediana de %1 a %2 GB/s.</translation>
    </message>
    <message>
        <source>Copy within the cache</source>
        <translation>Copia dentro de la caché</translation>
    </message>
    <message>
        <source>Matrix rate, %1</source>
        <translation>Tasa matricial, %1</translation>
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
        <translation>Alcanzada por un producto de matrices de %1 × %1.</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>no medido</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Midiendo…</translation>
    </message>
</context>
<context>
    <name>qs::CategoryBars</name>
    <message>
        <source>; the axis does not start at 0</source>
        <translation>; el eje no empieza en 0</translation>
    </message>
    <message>
        <source>faded: not resolved</source>
        <translation>pálido: no resuelto</translation>
    </message>
    <message>
        <source>%1 (baseline): %2</source>
        <translation>%1 (referencia): %2</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>intervalo</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>modo</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>%1, lower bound</source>
        <translation>%1, extremo inferior</translation>
    </message>
    <message>
        <source>%1, upper bound</source>
        <translation>%1, extremo superior</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (referencia)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No measurements yet. Choose modes and press F5. Each mode is added as soon as it has run.</source>
        <translation>Aún no hay medidas. Elija modos y pulse F5. Cada modo se añade en cuanto se ha ejecutado.</translation>
    </message>
</context>
<context>
    <name>qs::ChannelChart</name>
    <message>
        <source>Largest magnitude by column</source>
        <translation>Mayor valor absoluto por columna</translation>
    </message>
    <message>
        <source>Largest magnitude by row</source>
        <translation>Mayor valor absoluto por fila</translation>
    </message>
    <message>
        <source>outlier, above 6 × the median</source>
        <translation>atípico, más de 6 × la mediana</translation>
    </message>
    <message>
        <source>RMS error</source>
        <translation>Error RMS</translation>
    </message>
    <message>
        <source>column</source>
        <translation>columna</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>channels, sorted by magnitude</source>
        <translation>canales, por valor absoluto</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>columna %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>largest magnitude %1</source>
        <translation>mayor valor absoluto %1</translation>
    </message>
    <message>
        <source>RMS error %1</source>
        <translation>error RMS %1</translation>
    </message>
    <message>
        <source>outlier</source>
        <translation>atípico</translation>
    </message>
    <message>
        <source>%1 columns.</source>
        <translation>%1 columnas.</translation>
    </message>
    <message>
        <source>%1 rows.</source>
        <translation>%1 filas.</translation>
    </message>
    <message>
        <source>No outliers.</source>
        <translation>Ninguna es atípica.</translation>
    </message>
    <message>
        <source>Sort by magnitude</source>
        <translation>Ordenar por valor absoluto</translation>
    </message>
    <message>
        <source>largest magnitude</source>
        <translation>mayor magnitud</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>No tensor selected. Choose one above to see which channels cause the error.</source>
        <translation>Ningún tensor seleccionado. Elija uno arriba para ver qué canales causan el error.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>puesto</translation>
    </message>
    <message>
        <source>Outliers (above %1 × the median): %2. The first are %3.</source>
        <translation>Atípicos (por encima de %1 × la mediana): %2. Los primeros son %3.</translation>
    </message>
</context>
<context>
    <name>qs::ChartCommands</name>
    <message>
        <source>Show chart &amp;data</source>
        <translation>Mostrar los &amp;datos del gráfico</translation>
    </message>
    <message>
        <source>Show the values of a chart as a table that can be sorted and copied (T on the chart)</source>
        <translation>Mostrar los valores de un gráfico como tabla que se puede ordenar y copiar; T lo hace en el gráfico</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Add a n&amp;ote to the chart…</source>
        <translation>Añadir una an&amp;otación al gráfico…</translation>
    </message>
    <message>
        <source>Add a note at a point in the data (N on the chart)</source>
        <translation>Fijar un texto a un lugar de los datos; N lo hace en el gráfico</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Export this &amp;chart…</source>
        <translation>Exportar este gráfic&amp;o…</translation>
    </message>
    <message>
        <source>Write a chart as PNG, SVG or PDF, at the size and in the colours that you choose</source>
        <translation>Escribir un gráfico como PNG, SVG o PDF, con el tamaño y los colores que elija</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Export all c&amp;harts…</source>
        <translation>Exportar &amp;todos los gráficos…</translation>
    </message>
    <message>
        <source>Write the charts of this page, or of the whole session, into a folder</source>
        <translation>Escribir los gráficos de esta página, o de toda la sesión, en una carpeta</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>There is no chart with data on this page.</source>
        <translation>En esta página no hay ningún gráfico que muestre algo.</translation>
    </message>
    <message>
        <source>Measure first, or open a session.</source>
        <translation>Mida primero, o abra una sesión.</translation>
    </message>
    <message>
        <source>Export this chart</source>
        <translation>Exportar este gráfico</translation>
    </message>
    <message>
        <source>Images (*.%1)</source>
        <translation>Imágenes (*.%1)</translation>
    </message>
    <message>
        <source>Folder for the charts</source>
        <translation>Carpeta para los gráficos</translation>
    </message>
    <message>
        <source>The chart was not exported.</source>
        <translation>El gráfico no se exportó.</translation>
    </message>
    <message>
        <source>Chart exported as %1.</source>
        <translation>Gráfico exportado como %1.</translation>
    </message>
    <message>
        <source>The charts were not exported.</source>
        <translation>Los gráficos no se exportaron.</translation>
    </message>
    <message numerus="yes">
        <source>%n chart(s) exported to %1.</source>
        <translation>
            <numerusform>%n gráfico exportado a %1.</numerusform>
            <numerusform>%n gráficos exportados a %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Añadir una anotación</translation>
    </message>
    <message>
        <source>Exporting the chart</source>
        <translation>Exportando el gráfico</translation>
    </message>
    <message>
        <source>Exporting the charts</source>
        <translation>Exportando los gráficos</translation>
    </message>
</context>
<context>
    <name>qs::ChartExportDialog</name>
    <message>
        <source>Export this chart</source>
        <translation>Exportar este gráfico</translation>
    </message>
    <message>
        <source>Export all charts</source>
        <translation>Exportar todos los gráficos</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>PNG for the web and for slides, SVG and PDF for print, at any size</source>
        <translation>PNG para la web y para diapositivas, SVG y PDF para imprimir, a cualquier tamaño</translation>
    </message>
    <message>
        <source>PNG, pixels</source>
        <translation>PNG, píxeles</translation>
    </message>
    <message>
        <source>SVG, scalable</source>
        <translation>SVG, escalable</translation>
    </message>
    <message>
        <source>PDF, scalable</source>
        <translation>PDF, escalable</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Formato:</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Puntos por pulgada</translation>
    </message>
    <message>
        <source>Resolution of a PNG: 96 for standard screens, 192 for high-resolution screens, 300 or more for print</source>
        <translation>Finura de un PNG: 96 como en una pantalla normal, 192 para las nítidas, 300 y más para imprimir</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> ppp</translation>
    </message>
    <message>
        <source>&amp;Dots per inch:</source>
        <translation>&amp;Puntos por pulgada:</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Light for paper, dark for dark slides</source>
        <translation>Claro para papel, oscuro para diapositivas oscuras</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>As shown</source>
        <translation>Como se muestra</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>&amp;Colores:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Preview of the image, scaled to fit</source>
        <translation>La imagen como será, reducida para caber aquí</translation>
    </message>
    <message>
        <source>Choose the fo&amp;lder…</source>
        <translation>Elegir la c&amp;arpeta…</translation>
    </message>
    <message>
        <source>Choose the f&amp;ile…</source>
        <translation>Elegir el &amp;archivo…</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Text and lines are larger on a slide</source>
        <translation>En una diapositiva, el texto y las líneas son más grandes</translation>
    </message>
    <message>
        <source>As shown in the window</source>
        <translation>Como se muestra en la ventana</translation>
    </message>
    <message>
        <source>Report, 1,200 × 675</source>
        <translation>Informe, 1200 × 675</translation>
    </message>
    <message>
        <source>Slide, 1,920 × 1,080</source>
        <translation>Diapositiva, 1920 × 1080</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Tamaño:</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Width of the image</source>
        <translation>Anchura de la imagen en su página</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Height of the image</source>
        <translation>Altura de la imagen en su página</translation>
    </message>
    <message>
        <source>Unit of width and height</source>
        <translation>Unidad de la anchura y la altura</translation>
    </message>
    <message>
        <source>A pixel is 1/96 inch</source>
        <translation>Un píxel es 1/96 de pulgada</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>píxeles</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>&amp;Width and height:</source>
        <translation>Anch&amp;ura y altura:</translation>
    </message>
    <message>
        <source>Which charts</source>
        <translation>Qué gráficos</translation>
    </message>
    <message>
        <source>Charts of this page</source>
        <translation>Gráficos de esta página</translation>
    </message>
    <message>
        <source>Charts of the whole session</source>
        <translation>Gráficos de toda la sesión</translation>
    </message>
    <message>
        <source>Charts to export</source>
        <translation>Gráficos que exportar</translation>
    </message>
    <message>
        <source>Press Space to include or exclude a chart</source>
        <translation>Espacio quita un gráfico o lo pone</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>T&amp;odos</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Ninguno</translation>
    </message>
    <message>
        <source>Select all charts of the list</source>
        <translation>Exportar todos los gráficos de la lista</translation>
    </message>
    <message>
        <source>Clear all charts of the list</source>
        <translation>Quitar todos los gráficos de la lista</translation>
    </message>
    <message>
        <source>There are no charts with data.</source>
        <translation>No hay ningún gráfico con contenido.</translation>
    </message>
    <message>
        <source>This image would have more than 200 million pixels. Choose a smaller size or fewer dots per inch.</source>
        <translation>Esta imagen tendría más de 200 millones de píxeles. Elija un tamaño menor o menos puntos por pulgada.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, about %3</source>
        <translation>%1 × %2 píxeles, unos %3</translation>
    </message>
    <message>
        <source>%1 × %2 units of 1/96 inch (%3 × %4 mm), about %5</source>
        <translation>%1 × %2 unidades de 1/96 de pulgada (%3 × %4 mm), unos %5</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s).</source>
        <translation>
            <numerusform>%n archivo.</numerusform>
            <numerusform>%n archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>All charts of the session are drawn, including those that were not shown</source>
        <translation>Se dibujan todos los gráficos de la sesión, también los que no se mostraron</translation>
    </message>
</context>
<context>
    <name>qs::ChartTableDialog</name>
    <message>
        <source>Chart data</source>
        <translation>Datos del gráfico</translation>
    </message>
    <message>
        <source>Data of “%1”</source>
        <translation>Datos de «%1»</translation>
    </message>
    <message>
        <source>Chart values</source>
        <translation>Valores del gráfico</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Copiar como &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard as Markdown</source>
        <translation>Poner la tabla en el portapapeles como Markdown</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>&amp;Guardar como CSV…</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Actualizar</translation>
    </message>
    <message>
        <source>The chart has no values yet.</source>
        <translation>El gráfico aún no muestra ningún valor.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Save values</source>
        <translation>Guardar los valores</translation>
    </message>
    <message>
        <source>Comma separated values (*.csv)</source>
        <translation>Valores separados por comas (*.csv)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Values shown in the chart</source>
        <translation>Valores mostrados en el gráfico</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard for a spreadsheet. If rows are selected, only those are copied.</source>
        <translation>Copiar la tabla al portapapeles para una hoja de cálculo. Si hay filas seleccionadas, solo se copian esas.</translation>
    </message>
    <message>
        <source>Save the table to a file. Numbers use a decimal point.</source>
        <translation>Guardar la tabla en un archivo. Los números llevan punto decimal.</translation>
    </message>
    <message>
        <source>Reload the values from the chart</source>
        <translation>Volver a cargar los valores del gráfico</translation>
    </message>
</context>
<context>
    <name>qs::ChartWidget</name>
    <message>
        <source>Copy image</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>Not enough memory for an image of this size.</source>
        <translation>No hay memoria suficiente para una imagen de este tamaño.</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Añadir una anotación</translation>
    </message>
    <message>
        <source>Show data…</source>
        <translation>Mostrar los datos…</translation>
    </message>
    <message>
        <source>Copy data as text</source>
        <translation>Copiar los datos como texto</translation>
    </message>
    <message>
        <source>Export this chart…</source>
        <translation>Exportar este gráfico…</translation>
    </message>
    <message>
        <source>Save image…</source>
        <translation>Guardar imagen…</translation>
    </message>
</context>
<context>
    <name>qs::CheckTree</name>
    <message>
        <source>Select or clear all modes of this kind</source>
        <translation>Marcar o desmarcar todos los modos de esta clase</translation>
    </message>
    <message>
        <source>Only the baseline is selected, so nothing is compared. Select a mode, or press Default.</source>
        <translation>Solo está elegida la referencia: no se compara nada. Marque un modo, o pulse Predet.</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n modo</numerusform>
            <numerusform>%n modos</numerusform>
        </translation>
    </message>
    <message>
        <source>Always measured. All other modes are compared with it.</source>
        <translation>Se mide siempre. Todos los demás modos se comparan con él.</translation>
    </message>
</context>
<context>
    <name>qs::CollapsibleSection</name>
    <message>
        <source>Show or hide: %1</source>
        <translation>Mostrar u ocultar: %1</translation>
    </message>
</context>
<context>
    <name>qs::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Paleta de órdenes</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar una orden</translation>
    </message>
    <message>
        <source>Find a command, a page, a run or a field of the setup</source>
        <translation>Buscar una orden, una página, una ejecución o un campo de la configuración</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Type a few letters. Use the arrow keys to choose, Enter to run, and Escape to close.</source>
        <translation>Escriba unas letras. Use las teclas de flecha para elegir, Intro para ejecutar y Escape para cerrar.</translation>
    </message>
    <message>
        <source>No matches. Try fewer letters.</source>
        <translation>Sin coincidencias. Pruebe con menos letras.</translation>
    </message>
</context>
<context>
    <name>qs::CompareModule</name>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Bars, roofline and reasons of the modes or variants</source>
        <translation>Barras, roofline y motivos de los modos o variantes</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Co&amp;mparar</translation>
    </message>
    <message>
        <source>Show the comparison charts</source>
        <translation>Mostrar los gráficos de comparación</translation>
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
        <translation>Latencia mediana</translation>
    </message>
    <message>
        <source>Arithmetic rate</source>
        <translation>Tasa aritmética</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Ancho de banda</translation>
    </message>
    <message>
        <source>Signal to quantization noise</source>
        <translation>Relación señal a ruido de cuantización</translation>
    </message>
    <message>
        <source>Output size</source>
        <translation>Tamaño de salida</translation>
    </message>
    <message>
        <source>Comparison of the modes</source>
        <translation>Comparación de los modos</translation>
    </message>
    <message>
        <source>View of the comparison</source>
        <translation>Qué se muestra de la comparación</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barras</translation>
    </message>
    <message>
        <source>Latency, rates and accuracy side by side</source>
        <translation>Latencia, tasas y exactitud lado a lado</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>What each of them does, and what it gains</source>
        <translation>Qué hace cada uno, y qué ganó con ello</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuaciones</translation>
    </message>
    <message>
        <source>Imported scores of models on tasks</source>
        <translation>Puntuaciones importadas de modelos en tareas</translation>
    </message>
    <message>
        <source>&amp;Copy the scores</source>
        <translation>&amp;Copiar las puntuaciones</translation>
    </message>
    <message>
        <source>Copy all scores to the clipboard, tab-separated</source>
        <translation>Poner todas las puntuaciones en el portapapeles, separadas por tabuladores</translation>
    </message>
    <message>
        <source>Press F5 to compare the chosen modes.</source>
        <translation>Pulse F5 para comparar los modos elegidos.</translation>
    </message>
    <message>
        <source>%1: %2

This page shows the modes of a run side by side: latency, bandwidth, signal-to-quantization-noise ratio and size as bars with their intervals, the roofline of the device, and the reasons for the differences.

Press F5 to run the setup as it is.</source>
        <translation>%1: %2

Esta página muestra los modos de una ejecución uno junto a otro: latencia, ancho de banda, relación señal a ruido de cuantización y tamaño como barras con sus intervalos, la roofline del dispositivo y las razones de las diferencias.

Pulse F5 para ejecutar la configuración tal como está.</translation>
    </message>
    <message>
        <source>%1: %2

This page shows the variants of a run side by side: latency, arithmetic rate and bandwidth as bars with their intervals, the roofline of the device, and the reasons for the differences.

Press F5 to run the setup as it is.</source>
        <translation>%1: %2

Esta página muestra las variantes de una ejecución una junto a otra: latencia, tasa de cálculo y ancho de banda como barras con sus intervalos, la roofline del dispositivo y las razones de las diferencias.

Pulse F5 para ejecutar la configuración tal como está.</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Aún no hay nada que comparar</translation>
    </message>
    <message>
        <source>Whether memory or arithmetic limits each of them on this device</source>
        <translation>Si la memoria o el cálculo limita a cada uno de ellos en este dispositivo</translation>
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
        <translation>pálido: no resuelto</translation>
    </message>
    <message>
        <source>Nothing to compare yet. Choose two or more modes and press F5.</source>
        <translation>Aún no hay nada que comparar. Elija dos o más modos y pulse F5.</translation>
    </message>
    <message>
        <source> (difference not resolved)</source>
        <translation> (diferencia no resuelta)</translation>
    </message>
    <message>
        <source>%1 (baseline): %2</source>
        <translation>%1 (referencia): %2</translation>
    </message>
    <message>
        <source>; the axis does not start at 0</source>
        <translation>; el eje no empieza en 0</translation>
    </message>
    <message>
        <source>interval</source>
        <translation>intervalo</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>modo</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>%1, lower bound</source>
        <translation>%1, extremo inferior</translation>
    </message>
    <message>
        <source>%1, upper bound</source>
        <translation>%1, extremo superior</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>referencia</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>difference resolved</source>
        <translation>diferencia resuelta</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>referencia</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (referencia)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: de %2 a %3</translation>
    </message>
    <message>
        <source>difference not resolved</source>
        <translation>su diferencia no está resuelta</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>Eje logarítmico</translation>
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
        <translation> (importado)</translation>
    </message>
    <message>
        <source>Comparison of the modes</source>
        <translation>Comparación de los modos</translation>
    </message>
    <message>
        <source>Columns of the comparison</source>
        <translation>Columnas de la comparación</translation>
    </message>
    <message>
        <source>Use as &amp;baseline</source>
        <translation>Usar como &amp;referencia</translation>
    </message>
    <message>
        <source>&amp;Reset columns</source>
        <translation>R&amp;establecer columnas</translation>
    </message>
    <message>
        <source>No measurements yet. Choose what to compare in the setup and press F5. The table fills during the run.</source>
        <translation>Aún no hay medidas. Elija en la configuración qué comparar y pulse F5. La tabla se llena durante la ejecución.</translation>
    </message>
</context>
<context>
    <name>qs::ContextHelp</name>
    <message>
        <source>Open in the manual</source>
        <translation>Abrir en el manual</translation>
    </message>
</context>
<context>
    <name>qs::CopyableTable</name>
    <message>
        <source>Copy the selected rows, or all rows, to the clipboard for a spreadsheet</source>
        <translation>Poner las filas elegidas, o todas, en el portapapeles para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Copy the selected rows, or all rows, to the clipboard as Markdown</source>
        <translation>Poner las filas elegidas, o todas, en el portapapeles como Markdown</translation>
    </message>
    <message>
        <source>&amp;Copy the selected rows as TSV</source>
        <translation>&amp;Copiar las filas elegidas como TSV</translation>
    </message>
    <message>
        <source>&amp;Copy the table as TSV</source>
        <translation>&amp;Copiar la tabla como TSV</translation>
    </message>
    <message>
        <source>Copy the selected rows as &amp;Markdown</source>
        <translation>Copiar las filas elegidas como &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the table as &amp;Markdown</source>
        <translation>Copiar la tabla como &amp;Markdown</translation>
    </message>
</context>
<context>
    <name>qs::DecideModule</name>
    <message>
        <source>Decide</source>
        <translation>Decidir</translation>
    </message>
    <message>
        <source>Which configuration to use, under limits of memory, time and loss</source>
        <translation>Qué configuración usar, con límites de memoria, tiempo y pérdida</translation>
    </message>
    <message>
        <source>Dec&amp;ide</source>
        <translation>Dec&amp;idir</translation>
    </message>
    <message>
        <source>Show which configuration to use</source>
        <translation>Mostrar qué configuración usar</translation>
    </message>
    <message>
        <source>Alt+7</source>
        <translation>Alt+7</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Modelo de lenguaje</translation>
    </message>
    <message>
        <source>Open the page that measures a language model in every configuration</source>
        <translation>Abrir la página que mide un modelo de lenguaje en cada configuración</translation>
    </message>
    <message>
        <source>Model in every mode</source>
        <translation>Modelo en cada modo</translation>
    </message>
    <message>
        <source>Open the page that measures accuracy, size and time of a model</source>
        <translation>Abrir la página que mide exactitud, tamaño y tiempo de un modelo</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Open the page that measures the latency of an operation</source>
        <translation>Abrir la página que mide la latencia de una operación</translation>
    </message>
    <message>
        <source>Set up what is missing for the decision (%1)</source>
        <translation>Preparar lo que falta para la decisión (%1)</translation>
    </message>
    <message>
        <source>Nothing is missing for this decision.</source>
        <translation>No falta nada para esta decisión.</translation>
    </message>
    <message>
        <source>To measure again, go to the page of the run.</source>
        <translation>Para medir de nuevo, vaya a la página de la ejecución.</translation>
    </message>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>Espere a su fin, o deténgalo.</translation>
    </message>
    <message>
        <source>Check the setup and run it.</source>
        <translation>Revise la configuración y ejecútela.</translation>
    </message>
    <message>
        <source>The setup for the decision is filled in.</source>
        <translation>La configuración para la decisión está rellenada.</translation>
    </message>
    <message>
        <source>Check it and run it.</source>
        <translation>Revísela y ejecútela.</translation>
    </message>
    <message>
        <source>Change the limits of the decision</source>
        <translation>Cambiar los límites de la decisión</translation>
    </message>
    <message>
        <source>The device of that run is not available. The current device is kept.</source>
        <translation>El dispositivo de esa ejecución no está disponible. Se mantiene el dispositivo actual.</translation>
    </message>
    <message>
        <source>This mode changes every weight and cannot be mixed by layer.</source>
        <translation>Este modo cambia todos los pesos y no puede mezclarse por capas.</translation>
    </message>
    <message>
        <source>Set limits of memory, time and loss beside the page: it ranks what was measured, with the reason for each place, and does not rank what is not resolved. Use it has the vLLM command, the recipe or the saved model.</source>
        <translation>Fije junto a la página límites de memoria, tiempo y pérdida: la página clasifica lo que se midió, con la razón de cada puesto, y no clasifica lo que no está resuelto. «Usarla» contiene la orden de vLLM, la receta o el modelo guardado.</translation>
    </message>
</context>
<context>
    <name>qs::DecidePage</name>
    <message>
        <source>Save the quantized model</source>
        <translation>Guardar el modelo cuantizado</translation>
    </message>
    <message>
        <source>Serve it with vLLM</source>
        <translation>Servirlo con vLLM</translation>
    </message>
    <message>
        <source>Recipe for llm-compressor</source>
        <translation>Receta para llm-compressor</translation>
    </message>
    <message>
        <source>Measure it again</source>
        <translation>Medirlo de nuevo</translation>
    </message>
    <message>
        <source>No configurations to rank yet</source>
        <translation>Aún no hay nada que decidir</translation>
    </message>
    <message>
        <source>This page ranks what was measured under your limits of memory, time and loss. Measure a language model, a model in every mode, or an operation first.</source>
        <translation>Esta página ordena lo que se midió según sus límites de memoria, tiempo y pérdida. Mida antes un modelo de lenguaje, un modelo en cada modo o una operación.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usarla</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Lo que falta</translation>
    </message>
    <message>
        <source>Decide on</source>
        <translation>Decidir sobre</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copiar como Markdown</translation>
    </message>
    <message>
        <source>Copy answer, ranking, reasons and evidence to the clipboard</source>
        <translation>Copiar respuesta, clasificación, motivos y pruebas al portapapeles</translation>
    </message>
    <message>
        <source>Show the run</source>
        <translation>Mostrar la ejecución</translation>
    </message>
    <message>
        <source>Go to the run that these figures come from</source>
        <translation>Ir a la ejecución de la que proceden estas cifras</translation>
    </message>
    <message>
        <source>Open in the plan editor</source>
        <translation>Abrir en el editor de planes</translation>
    </message>
    <message>
        <source>Edit the modes of single layers on the Accuracy page, starting with this configuration</source>
        <translation>Editar los modos de las distintas capas en la página Exactitud, empezando por este</translation>
    </message>
    <message>
        <source>How to use the configuration</source>
        <translation>Cómo usar la configuración</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy this text to the clipboard</source>
        <translation>Copiar este texto al portapapeles</translation>
    </message>
    <message>
        <source>Command or recipe</source>
        <translation>Orden o receta</translation>
    </message>
    <message>
        <source>No run of this session was measured on a device whose name contains “%1”. Choose another device in the limits.</source>
        <translation>Ninguna ejecución de esta sesión se midió en un dispositivo cuyo nombre contenga «%1». Elija otro dispositivo en los límites.</translation>
    </message>
    <message>
        <source>%1. %2: %3.</source>
        <comment>state, name, reason</comment>
        <translation>%1. %2: %3.</translation>
    </message>
    <message>
        <source>Missing (%1)</source>
        <translation>Lo que falta (%1)</translation>
    </message>
    <message>
        <source>Nothing is missing for this decision.</source>
        <translation>No falta nada para esta decisión.</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Preparar</translation>
    </message>
    <message>
        <source>Open the page with this setup without starting a run</source>
        <translation>Abrir la página con esta configuración; no se inicia nada</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>Medir ahora</translation>
    </message>
    <message>
        <source>Open the page with this setup and run it</source>
        <translation>Abrir la página con esta configuración y ejecutarla</translation>
    </message>
    <message>
        <source>Only runs that measure the same thing are ranked together</source>
        <translation>Solo se clasifican juntas las ejecuciones que miden lo mismo</translation>
    </message>
</context>
<context>
    <name>qs::DecisionModel</name>
    <message>
        <source>Rank %1–%2</source>
        <translation>Puesto %1–%2</translation>
    </message>
    <message>
        <source>Rank %1</source>
        <translation>Puesto %1</translation>
    </message>
    <message>
        <source>Not resolved</source>
        <translation>No resuelto</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simulado</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falló</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Mode or variant</source>
        <translation>Modo o variante</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Speed-up (×)</source>
        <translation>Acel. (×)</translation>
    </message>
    <message>
        <source>Relative to the baseline of the same run, with the 95% interval; above 1 is faster</source>
        <translation>Respecto a la referencia de su propia ejecución, con el intervalo del 95 %; por encima de 1 es más rápido</translation>
    </message>
    <message>
        <source>Time per token (ms)</source>
        <translation>Tiempo por token (ms)</translation>
    </message>
    <message>
        <source>Time per call (µs)</source>
        <translation>Tiempo por llamada (µs)</translation>
    </message>
    <message>
        <source>Median with its 95% interval</source>
        <translation>Mediana con su intervalo del 95 %</translation>
    </message>
    <message>
        <source>Throughput (tokens/s)</source>
        <translation>Rendimiento (tokens/s)</translation>
    </message>
    <message>
        <source>Decoded tokens of all sequences per second of wall time, with the 95% interval</source>
        <translation>Tokens decodificados de todas las secuencias entre el tiempo que tardaron, con su intervalo del 95 %</translation>
    </message>
    <message>
        <source>Perplexity (%)</source>
        <translation>Perplejidad (%)</translation>
    </message>
    <message>
        <source>Change against the baseline with its 95% interval; lower is better</source>
        <translation>Cambio respecto a la referencia con su intervalo del 95 %; menos es mejor</translation>
    </message>
    <message>
        <source>Accuracy (points)</source>
        <translation>Exactitud (puntos)</translation>
    </message>
    <message>
        <source>Difference from the baseline with its 95% interval; for several tasks, the one with the largest possible loss</source>
        <translation>Diferencia respecto a la referencia con su intervalo del 95 %; de varias tareas, la que más puede haber perdido</translation>
    </message>
    <message>
        <source>SQNR (dB)</source>
        <translation>SQNR (dB)</translation>
    </message>
    <message>
        <source>Signal to quantization noise; higher is better</source>
        <translation>Relación señal a ruido de cuantización; más es mejor</translation>
    </message>
    <message>
        <source>Output (MiB)</source>
        <translation>Salida (MiB)</translation>
    </message>
    <message>
        <source>Memory (MiB)</source>
        <translation>Memoria (MiB)</translation>
    </message>
    <message>
        <source>Codes, scales and zero points that are written</source>
        <translation>Códigos, escalas y puntos cero que se escriben</translation>
    </message>
    <message>
        <source>Device memory with the model loaded: weights, KV cache and workspace</source>
        <translation>Del dispositivo con el modelo cargado: pesos, caché KV y espacio de trabajo</translation>
    </message>
    <message>
        <source>Exact size of the model file</source>
        <translation>Del archivo del modelo, exacto</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Run that the figures come from</source>
        <translation>De dónde proceden sus cifras</translation>
    </message>
    <message>
        <source>Possible ranks of the configuration. Configurations that share ranks are equivalent within their intervals.</source>
        <translation>Puestos posibles de la configuración. Las configuraciones que comparten puestos son equivalentes dentro de sus intervalos.</translation>
    </message>
</context>
<context>
    <name>qs::DecisionTableView</name>
    <message>
        <source>Configurations and their ranking</source>
        <translation>Las configuraciones y lo que se decidió sobre ellas</translation>
    </message>
    <message>
        <source>There are no measured configurations to rank.</source>
        <translation>No se midió nada sobre lo que se pueda decidir.</translation>
    </message>
</context>
<context>
    <name>qs::DeckEditor</name>
    <message>
        <source>Pages of the presentation</source>
        <translation>Páginas de la presentación</translation>
    </message>
    <message>
        <source>Pages in their order; a tick shows the page</source>
        <translation>Páginas en su orden; una marca muestra la página</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>Añadir una página</translation>
    </message>
    <message>
        <source>Remove the page</source>
        <translation>Quitar la página</translation>
    </message>
    <message>
        <source>Move the page up</source>
        <translation>Subir la página</translation>
    </message>
    <message>
        <source>Move the page down</source>
        <translation>Bajar la página</translation>
    </message>
    <message>
        <source>As made from the session</source>
        <translation>Según la sesión</translation>
    </message>
    <message>
        <source>Discard the choice. Pages follow the runs of the session again.</source>
        <translation>Olvidar la elección: las páginas siguen de nuevo las ejecuciones de la sesión.</translation>
    </message>
    <message>
        <source>Your own sentence; empty: the sentence made from the verdict</source>
        <translation>Su propia frase; vacía: la formada a partir del veredicto</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time per page when the presentation advances automatically</source>
        <translation>Cuánto queda cada página cuando la presentación avanza sola</translation>
    </message>
    <message>
        <source>&amp;Sentence:</source>
        <translation>&amp;Frase:</translation>
    </message>
    <message>
        <source>&amp;Present from here</source>
        <translation>&amp;Presentar desde aquí</translation>
    </message>
    <message>
        <source>&amp;Export slides…</source>
        <translation>&amp;Exportar diapositivas…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>choose pages by themselves</source>
        <translation>elegir las páginas automáticamente</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>order the pages</source>
        <translation>ordenar las páginas</translation>
    </message>
    <message>
        <source>show or hide a page</source>
        <translation>mostrar u ocultar una página</translation>
    </message>
    <message>
        <source>add a page</source>
        <translation>añadir una página</translation>
    </message>
    <message>
        <source>remove a page</source>
        <translation>quitar una página</translation>
    </message>
    <message>
        <source>change the sentence of a page</source>
        <translation>cambiar la frase de una página</translation>
    </message>
    <message>
        <source>&amp;Time per page:</source>
        <translation>&amp;Tiempo por página:</translation>
    </message>
    <message>
        <source>change the time per page</source>
        <translation>cambiar el tiempo por página</translation>
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
        <translation>Re Pág y Av Pág van a potencias de dos y a 3·2ᵏ.</translation>
    </message>
    <message>
        <source>%1, values of known models</source>
        <translation>%1, valores de modelos conocidos</translation>
    </message>
    <message>
        <source>Values of known models</source>
        <translation>Valores de modelos conocidos</translation>
    </message>
    <message>
        <source>%1, log scale</source>
        <translation>%1, escala logarítmica</translation>
    </message>
</context>
<context>
    <name>qs::DivergenceView</name>
    <message>
        <source>Background by KL divergence</source>
        <translation>Fondos según la divergencia KL</translation>
    </message>
    <message>
        <source>nats and more</source>
        <translation>nats y más</translation>
    </message>
    <message>
        <source>Text by divergence</source>
        <translation>Texto por divergencia</translation>
    </message>
    <message>
        <source>Configuration whose divergence is shown</source>
        <translation>Configuración cuya divergencia se muestra</translation>
    </message>
    <message>
        <source>Configuration whose predictions are compared with those of the baseline</source>
        <translation>Qué predicciones se comparan con las de la referencia</translation>
    </message>
    <message>
        <source>&amp;Worst token</source>
        <translation>&amp;Peor token</translation>
    </message>
    <message>
        <source>&amp;Next worst</source>
        <translation>&amp;Siguiente peor</translation>
    </message>
    <message>
        <source>Worst token</source>
        <translation>Peor token</translation>
    </message>
    <message>
        <source>Go to the token with the largest divergence (W in the text)</source>
        <translation>Ir al token con la mayor divergencia (W en el texto)</translation>
    </message>
    <message>
        <source>Next worst token</source>
        <translation>Siguiente peor token</translation>
    </message>
    <message>
        <source>Go to the token with the next largest divergence (N in the text)</source>
        <translation>Ir al token con la siguiente mayor divergencia (N en el texto)</translation>
    </message>
    <message>
        <source>The first %1 of %2 tokens; over all of them the mean is %3 nats, the largest %4.</source>
        <translation>Los primeros %1 de %2 tokens; sobre todos ellos la media es %3 nats y el mayor %4.</translation>
    </message>
    <message>
        <source>“%1”: KL divergence %2 nats (%3 bits)</source>
        <translation>«%1»: divergencia KL %2 nats (%3 bits)</translation>
    </message>
    <message>
        <source>; probability of this token %1% in the baseline, %2% in %3</source>
        <translation>; probabilidad de este token %1&#xa0;% en la referencia, %2&#xa0;% en %3</translation>
    </message>
    <message>
        <source>Point at a token, or use the arrow keys.</source>
        <translation>Señale un token, o recórralos con las teclas de flecha.</translation>
    </message>
    <message>
        <source>KL divergence of the baseline&apos;s prediction from this configuration&apos;s, by token: no background below 0.01 nats, then steps at 0.01, 0.03, 0.1, 0.3 (dotted underline) and 1 nat (underline).</source>
        <translation>Divergencia KL de la predicción de la referencia respecto a la de esta configuración, por token: sin fondo por debajo de 0,01 nats, luego escalones en 0,01, 0,03, 0,1, 0,3 (subrayado de puntos) y 1 nat (subrayado).</translation>
    </message>
    <message>
        <source>The text appears here, token by token, when a configuration other than the baseline has processed it.</source>
        <translation>El texto aparece aquí, token a token, cuando lo ha procesado una configuración distinta de la referencia.</translation>
    </message>
</context>
<context>
    <name>qs::FileCommands</name>
    <message>
        <source>Quantoscope sessions (*.%1)</source>
        <translation>Sesiones de Quantoscope (*.%1)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ejecuciones sin guardar</translation>
    </message>
    <message>
        <source>This session has unsaved changes.</source>
        <translation>La sesión tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Not opened:</source>
        <translation>No abierto:</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Guardar la sesión</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>Aún no hay nada que exportar.</translation>
    </message>
    <message>
        <source>Press F5 to measure first.</source>
        <translation>Pulse F5 para medir antes.</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>Images (*.png *.svg *.pdf)</source>
        <translation>Imágenes (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>The image was not saved.</source>
        <translation>La imagen no se guardó.</translation>
    </message>
    <message>
        <source>Image saved as %1.</source>
        <translation>Imagen guardada como %1.</translation>
    </message>
    <message>
        <source>Not exported:</source>
        <translation>No exportado:</translation>
    </message>
    <message>
        <source>Report written to %1.</source>
        <translation>Informe escrito en %1.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Reload the session from its file</source>
        <translation>Leer de nuevo el archivo de la sesión</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>Guardar la sesión con otro nombre</translation>
    </message>
    <message>
        <source>Another window has this file open (process %1 on %2).</source>
        <translation>Otra ventana tiene abierto este archivo (proceso %1 en %2).</translation>
    </message>
    <message>
        <source>%1 was removed or renamed by another program.</source>
        <translation>Algo ajeno quitó %1 o le cambió el nombre.</translation>
    </message>
    <message>
        <source>The session is still open. Save it to create the file again.</source>
        <translation>La sesión sigue aquí; guárdela para volver a tener el archivo.</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>Algo ajeno modificó %1.</translation>
    </message>
    <message>
        <source>This window still shows the previous contents.</source>
        <translation>Esta ventana sigue mostrando lo que había antes.</translation>
    </message>
    <message>
        <source>Overwrite another version?</source>
        <translation>¿Guardar sobre otra versión?</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened here.</source>
        <translation>Algo ajeno modificó %1 desde que se abrió aquí.</translation>
    </message>
    <message>
        <source>%1 is open in another window (process %2 on %3).</source>
        <translation>%1 está abierto en otra ventana (proceso %2 en %3).</translation>
    </message>
    <message>
        <source>Overwrite replaces that version with this one. Reload discards the unsaved changes in this window.</source>
        <translation>Sobrescribir sustituye esa versión por esta. Recargar descarta lo que no se haya guardado aquí.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Sobrescribir</translation>
    </message>
    <message>
        <source>The session stays open and unsaved. A recovery copy is kept.</source>
        <translation>La sesión sigue abierta y sin guardar; se conserva una copia de recuperación.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>No guardado: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Saving the image</source>
        <translation>Guardando la imagen</translation>
    </message>
    <message>
        <source>Writing the report</source>
        <translation>Escribiendo el informe</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keep the open session</source>
        <translation>Conservar la sesión que está abierta</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>Guardando %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s).</source>
        <translation>
            <numerusform>%n archivo.</numerusform>
            <numerusform>%n archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>All files that can be opened (%1)</source>
        <translation>Todos los archivos que se pueden abrir (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n file(s)…</source>
        <translation>
            <numerusform>Leyendo %n archivo…</numerusform>
            <numerusform>Leyendo %n archivos…</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the changes to this session?</source>
        <translation>¿Guardar los cambios de esta sesión?</translation>
    </message>
    <message>
        <source>Each window would overwrite what the other saves. You are asked before saving.</source>
        <translation>Cada ventana sobrescribiría lo que guarda la otra. Se le pregunta antes de guardar.</translation>
    </message>
    <message>
        <source>Results that arrived while saving are not in the file yet. Save again.</source>
        <translation>Los resultados que llegaron mientras se guardaba aún no están en el archivo. Guarde de nuevo.</translation>
    </message>
</context>
<context>
    <name>qs::FindingCard</name>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Show it in the trace</source>
        <translation>Mostrarlo en la traza</translation>
    </message>
    <message>
        <source>Show this mode</source>
        <translation>Mostrar este modo</translation>
    </message>
    <message>
        <source>show</source>
        <translation>mostrar</translation>
    </message>
    <message>
        <source>Show in the trace: %1</source>
        <translation>Mostrar en la traza: %1</translation>
    </message>
    <message>
        <source>why</source>
        <translation>por qué</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>Por qué: %1</translation>
    </message>
    <message>
        <source>Evidence and what to do</source>
        <translation>En qué se apoya y qué hacer</translation>
    </message>
    <message>
        <source>less</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>Recomendación</translation>
    </message>
    <message>
        <source>Select these modes</source>
        <translation>Seleccionar estos modos</translation>
    </message>
    <message>
        <source>Show each: %1</source>
        <translation>Mostrar cada uno: %1</translation>
    </message>
    <message>
        <source>details</source>
        <translation>detalles</translation>
    </message>
</context>
<context>
    <name>qs::FindingMembers</name>
    <message>
        <source>Show it in the trace</source>
        <translation>Mostrarlo en la traza</translation>
    </message>
    <message>
        <source>Show this mode</source>
        <translation>Mostrar este modo</translation>
    </message>
</context>
<context>
    <name>qs::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n aviso</numerusform>
            <numerusform>%n avisos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recommendation(s)</source>
        <translation>
            <numerusform>%n recomendación</numerusform>
            <numerusform>%n recomendaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings yet. Warnings about the measurement (cold start, throttling, failed verification) appear here.</source>
        <translation>Aún no hay hallazgos. Aquí aparecen avisos sobre la medición (arranque en frío, limitación, verificación fallida).</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the findings</source>
        <translation>Buscar en los hallazgos</translation>
    </message>
    <message>
        <source>Show only findings whose text or modes contain this</source>
        <translation>Mostrar solo los hallazgos cuyas palabras o modos contengan esto</translation>
    </message>
    <message>
        <source>%1: show or hide</source>
        <translation>%1: mostrarlos u ocultarlos</translation>
    </message>
    <message>
        <source>No findings match the filter.</source>
        <translation>Ningún hallazgo coincide con el filtro.</translation>
    </message>
</context>
<context>
    <name>qs::HeatMap</name>
    <message>
        <source>worse</source>
        <translation>peor</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>no resuelto</translation>
    </message>
    <message>
        <source>in the plan</source>
        <translation>en el plan</translation>
    </message>
    <message>
        <source>Sensitivity of the layers</source>
        <translation>Sensibilidad de las capas</translation>
    </message>
    <message>
        <source>%1 for %2 layers in %3 modes, %4 cells measured.</source>
        <translation>%1 para %2 capas en %3 modos, %4 celdas medidas.</translation>
    </message>
    <message>
        <source>Difference not resolved: %1.</source>
        <translation>De %1 la diferencia no está resuelta.</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>capa</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>modo</translation>
    </message>
    <message>
        <source>as shown</source>
        <translation>como se muestra</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>no medido</translation>
    </message>
    <message>
        <source>No sensitivity results yet. Turn on Sensitivity and press F5. Each cell shows one layer in one mode.</source>
        <translation>Aún no hay resultados de sensibilidad. Active Sensibilidad y pulse F5. Cada celda muestra una capa en un modo.</translation>
    </message>
</context>
<context>
    <name>qs::HistogramChart</name>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>Values (log)</source>
        <translation>Valores (log)</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>restored</source>
        <translation>restaurado</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>recortado</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribución</translation>
    </message>
    <message>
        <source>No tensor selected. Choose one above, or open a .safetensors or .npy file.</source>
        <translation>No se muestra ningún tensor. Elija uno arriba, o abra un archivo .safetensors o .npy.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>restored %1</source>
        <translation>restaurado %1</translation>
    </message>
    <message>
        <source>nearest code value %1</source>
        <translation>valor de código más cercano %1</translation>
    </message>
    <message>
        <source>Logarithmic count axis</source>
        <translation>Recuentos en un eje logarítmico</translation>
    </message>
    <message>
        <source>from</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valores</translation>
    </message>
    <message>
        <source>count</source>
        <translation>número</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
    <message>
        <source>%1 values from %2 to %3, standard deviation %4. %5 represents %6 values at the median scale, in the range %7 to %8.</source>
        <translation>%1 valores de %2 a %3, desviación típica %4. %5 representa %6 valores con la escala mediana, en el rango de %7 a %8.</translation>
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
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>Import results</source>
        <translation>Importar resultados ajenos</translation>
    </message>
    <message>
        <source>Show a run of a single size that was measured here.</source>
        <translation>Muestre una ejecución de un solo tamaño medida aquí.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>No se importó nada.</translation>
    </message>
    <message>
        <source>Imported %1: %2, read-only.</source>
        <translation>Importado %1: %2, solo lectura.</translation>
    </message>
    <message>
        <source>Not imported: %1</source>
        <translation>No importado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score(s)</source>
        <translation>
            <numerusform>%n puntuación</numerusform>
            <numerusform>%n puntuaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading %n file(s)…</source>
        <translation>
            <numerusform>Leyendo %n archivo…</numerusform>
            <numerusform>Leyendo %n archivos…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>There is no run to add imported results to.</source>
        <translation>No hay ninguna ejecución a la que añadir resultados importados.</translation>
    </message>
    <message>
        <source>Add imported results to %1</source>
        <translation>Añadir resultados importados a %1</translation>
    </message>
    <message>
        <source>The run was removed.</source>
        <translation>La ejecución se eliminó.</translation>
    </message>
    <message>
        <source>add imported results to %1</source>
        <translation>añadir resultados importados a %1</translation>
    </message>
    <message>
        <source>Added %1 to %2: %3, read-only and without verdicts.</source>
        <translation>%1 añadido a %2: %3, de solo lectura y sin veredictos.</translation>
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
        <translation>Tipo de entrada</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>T&amp;ipo</translation>
    </message>
    <message>
        <source>Tensor of the file</source>
        <translation>Tensor del archivo</translation>
    </message>
    <message>
        <source>Te&amp;nsor</source>
        <translation>Te&amp;nsor</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Seed of the random normal input (mean 0, standard deviation 1). The same seed gives the same bytes on every backend.</source>
        <translation>Semilla de la entrada aleatoria normal (media 0, desviación típica 1). La misma semilla da los mismos bytes en cada backend.</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Semilla</translation>
    </message>
    <message>
        <source>random normal</source>
        <translation>aleatoria normal</translation>
    </message>
    <message>
        <source>Input file</source>
        <translation>Archivo de entrada</translation>
    </message>
    <message>
        <source>Choose an input file</source>
        <translation>Elegir un archivo de entrada</translation>
    </message>
    <message>
        <source>Choose a .npy or .safetensors file</source>
        <translation>Elegir un archivo .npy o .safetensors</translation>
    </message>
    <message>
        <source>Use random input</source>
        <translation>Volver a entrada aleatoria</translation>
    </message>
    <message>
        <source>Use random normal input</source>
        <translation>Volver a entrada aleatoria normal</translation>
    </message>
    <message>
        <source>Val&amp;ues</source>
        <translation>Val&amp;ores</translation>
    </message>
    <message>
        <source>Choose an input tensor</source>
        <translation>Elegir un tensor de entrada</translation>
    </message>
    <message>
        <source>Tensors (*.npy *.safetensors);;All files (*)</source>
        <translation>Tensores (*.npy *.safetensors);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The file contains no tensors.</source>
        <translation>El archivo no contiene ningún tensor.</translation>
    </message>
    <message>
        <source>No tensor of the file can be used: %1</source>
        <translation>Ningún tensor del archivo sirve: %1</translation>
    </message>
    <message>
        <source>(array)</source>
        <translation>(array)</translation>
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
        <translation>%1 La entrada sigue siendo %2.</translation>
    </message>
    <message>
        <source>%1 The input is still random normal.</source>
        <translation>%1 La entrada sigue siendo aleatoria normal.</translation>
    </message>
    <message>
        <source>Reading %1 …</source>
        <translation>Leyendo %1 …</translation>
    </message>
    <message>
        <source>Values from the file; the seed is not used.</source>
        <translation>Valores del archivo; no se usa la semilla.</translation>
    </message>
    <message>
        <source>Seed %1 is used until you enter another one.</source>
        <translation>La semilla %1 se conserva hasta que se introduzca otra.</translation>
    </message>
    <message>
        <source>Random normal. Drop a .npy or .safetensors file here for real data.</source>
        <translation>Aleatoria normal. Suelte aquí un archivo .npy o .safetensors para datos reales.</translation>
    </message>
    <message>
        <source>FP32, seed %1</source>
        <translation>FP32, semilla %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, semilla %2</translation>
    </message>
    <message>
        <source>Values from the file, %1 as %2; the seed is not used.</source>
        <translation>Valores del archivo, %1 como %2; no se usa la semilla.</translation>
    </message>
    <message>
        <source>The file&apos;s %1 values are rounded to %2: some may overflow to infinity or become zero. The result shows how many.</source>
        <translation>Los %1 valores del archivo se redondean a %2: algunos pueden desbordarse a infinito o volverse cero. El resultado dice cuántos.</translation>
    </message>
    <message>
        <source>Data type of the input tensor before quantization. A file has its own type; if you choose another one, the values are rounded.</source>
        <translation>Tipo de datos del tensor de entrada antes de la cuantización. Un archivo tiene su propio tipo; si elige otro, los valores se redondean.</translation>
    </message>
    <message>
        <source>Tensor of the file to use as input. Tensors that cannot be used show the reason.</source>
        <translation>Tensor del archivo que se usa como entrada. Los tensores que no se pueden usar muestran el motivo.</translation>
    </message>
    <message>
        <source>Source of the values: a .npy or .safetensors file, or empty for random normal values. You can drop a file anywhere on the setup.</source>
        <translation>Origen de los valores: un archivo .npy o .safetensors, o vacío para valores aleatorios normales. Puede soltar un archivo en cualquier lugar de la configuración.</translation>
    </message>
</context>
<context>
    <name>qs::KernelGuard</name>
    <message>
        <source>The run does not respond to Stop.</source>
        <translation>La ejecución no responde a Detener.</translation>
    </message>
    <message>
        <source>From now on kernels run in a separate worker process, which Stop can end even if a kernel hangs.</source>
        <translation>Desde ahora los kernels corren en un proceso de cálculo aparte, que Detener termina incluso cuando un kernel se cuelga.</translation>
    </message>
    <message>
        <source>The device was lost: %1</source>
        <translation>Este programa perdió el dispositivo: %1</translation>
    </message>
    <message>
        <source>All measurements are kept. Restart the program to use the device, or run kernels in a separate process.</source>
        <translation>Todo lo medido se conserva. Reinicie el programa para usar el dispositivo, o deje que los kernels corran en un proceso aparte.</translation>
    </message>
    <message>
        <source>The current request does not respond to Stop.</source>
        <translation>La consulta en curso no responde a Detener.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Keep the results received so far, abandon the run, and measure in a separate process from now on</source>
        <translation>Conservar los resultados recibidos hasta ahora, abandonar la ejecución y medir desde ahora en un proceso aparte</translation>
    </message>
    <message>
        <source>The window is waiting for it. Close the window again to abandon it. All results received so far are kept.</source>
        <translation>La ventana está esperando. Cierre de nuevo la ventana para abandonar. Se conservan todos los resultados recibidos hasta ahora.</translation>
    </message>
    <message>
        <source>The device or a kernel on it may hang. Wait, or abandon it. All results received so far are kept.</source>
        <translation>Puede que el dispositivo o un kernel en él esté bloqueado. Espere o abandone. Se conservan todos los resultados recibidos hasta ahora.</translation>
    </message>
    <message>
        <source>The run was abandoned. The results received so far are kept and marked as partial.</source>
        <translation>La ejecución se abandonó. Los resultados recibidos hasta ahora se conservan y se marcan como parciales.</translation>
    </message>
    <message>
        <source>The request was abandoned.</source>
        <translation>La solicitud se abandonó.</translation>
    </message>
    <message>
        <source>The device may stay busy until the program is restarted. Choose &apos;Automatic&apos; in the settings to use a separate process.</source>
        <translation>El dispositivo puede seguir ocupado hasta que se reinicie el programa. Elija «Automático» en los ajustes para usar un proceso aparte.</translation>
    </message>
    <message>
        <source>All measurements are kept. From now on kernels run in a separate worker process. Run again.</source>
        <translation>Se conservan todas las medidas. Desde ahora los kernels se ejecutan en un proceso de cálculo aparte. Ejecute de nuevo.</translation>
    </message>
</context>
<context>
    <name>qs::LanguageMenu</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Idiom&amp;a</translation>
    </message>
    <message>
        <source>The language of the interface</source>
        <translation>El idioma del programa</translation>
    </message>
    <message>
        <source>Use the language of the system</source>
        <translation>Tomar el idioma del sistema</translation>
    </message>
    <message>
        <source>Use this language</source>
        <translation>Mostrar el programa en este idioma</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Reiniciar ahora</translation>
    </message>
    <message>
        <source>Reopen the window in the new language; the session is kept</source>
        <translation>Abrir la ventana de nuevo en el nuevo idioma; la sesión vuelve</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation>Seguir al &amp;sistema</translation>
    </message>
    <message>
        <source>Restart to apply the new language.</source>
        <translation>Reinicie para aplicar el nuevo idioma.</translation>
    </message>
    <message>
        <source>The open session is kept.</source>
        <translation>La sesión que está abierta vuelve.</translation>
    </message>
</context>
<context>
    <name>qs::LimitsPanel</name>
    <message>
        <source>A configuration has to meet these limits. Empty: no limit.</source>
        <translation>Una configuración tiene que cumplir estos límites. Vacío: sin límite.</translation>
    </message>
    <message>
        <source>Rank by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Quantity by which the configurations that meet the limits are ranked</source>
        <translation>Por qué se ordenan las configuraciones que cumplen los límites</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Only use runs that were measured on this device</source>
        <translation>Solo cuentan las ejecuciones medidas en este dispositivo</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lote</translation>
    </message>
    <message>
        <source>Sequences of a language model that are decoded together</source>
        <translation>Secuencias de un modelo de lenguaje que se decodifican juntas</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Longitud del prompt</translation>
    </message>
    <message>
        <source>Tokens of a language model&apos;s prompt</source>
        <translation>Tokens del prompt de un modelo de lenguaje</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Como máximo</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Device memory with the model loaded: weights, KV cache and workspace. For a model on the Accuracy page, the size of its file.</source>
        <translation>Memoria del dispositivo con el modelo cargado: pesos, caché KV y espacio de trabajo. De un modelo de la página Exactitud, el tamaño de su archivo.</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>Tiempo por token</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Median time of a decoding step of a language model</source>
        <translation>Tiempo mediano de un paso de decodificación de un modelo de lenguaje</translation>
    </message>
    <message>
        <source>Time per call</source>
        <translation>Tiempo por llamada</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>Median latency of an operation, or of a call of a model on the Accuracy page</source>
        <translation>Latencia mediana de una operación, o de una llamada de un modelo de la página Exactitud</translation>
    </message>
    <message>
        <source>Perplexity rise</source>
        <translation>Aumento de la perplejidad</translation>
    </message>
    <message>
        <source>Increase in perplexity over the baseline</source>
        <translation>Aumento de la perplejidad respecto a la de la referencia</translation>
    </message>
    <message>
        <source>Accuracy loss</source>
        <translation>Pérdida de exactitud</translation>
    </message>
    <message>
        <source>pp</source>
        <translation>pp</translation>
    </message>
    <message>
        <source>Accuracy below that of the baseline, in percentage points</source>
        <translation>Exactitud por debajo de la de la referencia, en puntos porcentuales</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Como mínimo</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Rendimiento</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Decoded tokens of all sequences of a language model per second of wall time</source>
        <translation>Tokens decodificados de todas las secuencias de un modelo de lenguaje entre el tiempo que tardaron</translation>
    </message>
    <message>
        <source>Default limits</source>
        <translation>Límites predeterminados</translation>
    </message>
    <message>
        <source>No limits except a rise of 1% in perplexity and a loss of 1 point in accuracy</source>
        <translation>Sin límites, salvo una perplejidad un 1 % mayor y una exactitud 1 punto menor</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a quantity and its unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>%1: “%2” is not valid. Enter a number of 0 or more.</source>
        <translation>%1: «%2» no es un número desde 0.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>El menor</translation>
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
        <translation>%1: %2 con %3</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>modo</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>extremo inferior</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>extremo superior</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>Eje logarítmico</translation>
    </message>
</context>
<context>
    <name>qs::LlmConfigurationChooser</name>
    <message>
        <source>Configurations to study</source>
        <translation>Configuraciones que estudiar</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Without quantization</source>
        <translation>Sin cuantización</translation>
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
        <translation>Otros formatos de 4 bits</translation>
    </message>
    <message>
        <source>KV cache only</source>
        <translation>Solo caché KV</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Select all configurations</source>
        <translation>Marcar todas las configuraciones</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Clear all but the baseline</source>
        <translation>Desmarcar todas menos la referencia</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predet.</translation>
    </message>
    <message>
        <source>Select the configurations of the default study</source>
        <translation>Marcar las configuraciones del estudio predeterminado</translation>
    </message>
    <message>
        <source>Select the seven configurations of the published comparison</source>
        <translation>Marcar las siete de la comparación publicada</translation>
    </message>
    <message>
        <source>%1 of %2 configurations</source>
        <translation>%1 de %2 configuraciones</translation>
    </message>
    <message>
        <source>; AWQ and GPTQ read the calibration text first</source>
        <translation>; AWQ y GPTQ leen antes el texto de calibración</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Básicas</translation>
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
        <translation>Escriba el comienzo de un texto…</translation>
    </message>
    <message>
        <source>The morning was bright, and Emma</source>
        <comment>a prompt for an English model</comment>
        <translation>The morning was bright, and Emma</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Generar</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Generar</translation>
    </message>
    <message>
        <source>Loading the model…</source>
        <translation>Cargando el modelo…</translation>
    </message>
    <message>
        <source>Cannot generate: %1</source>
        <translation>No generado: %1</translation>
    </message>
    <message>
        <source>The text to continue, or the message to a chat model. Ctrl+Return sends it.</source>
        <translation>El texto que continuar, o el mensaje a un modelo de chat. Ctrl+Return lo envía.</translation>
    </message>
    <message>
        <source>System message</source>
        <translation>Mensaje de sistema</translation>
    </message>
    <message>
        <source>Instructions to a chat model, before the prompt. Leave it empty for none.</source>
        <translation>Instrucciones a un modelo de chat, antes del prompt. Déjelo vacío para ninguna.</translation>
    </message>
    <message>
        <source>System message (optional)</source>
        <translation>Mensaje de sistema (opcional)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>The configuration in which the model of the setup is loaded</source>
        <translation>La configuración en la que se carga el modelo indicado en el panel de configuración</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>A second configuration that continues the same prompt beside the first one. They take turns, token by token; the first token that differs is marked.</source>
        <translation>Una segunda configuración que continúa el mismo prompt junto a la primera. Se turnan token a token; se marca el primer token que difiere.</translation>
    </message>
    <message>
        <source>Maximum number of tokens</source>
        <translation>Número máximo de tokens</translation>
    </message>
    <message>
        <source>Generation ends after this many tokens, or when the model ends the text</source>
        <translation>La generación acaba tras este número de tokens, o cuando el modelo termina el texto</translation>
    </message>
    <message>
        <source>&amp;Configuration</source>
        <translation>&amp;Configuración</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>C&amp;omparar con</translation>
    </message>
    <message>
        <source>Ma&amp;x. tokens</source>
        <translation>Má&amp;x. tokens</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Divides the logits before a token is sampled. 0 is greedy: always the most likely token.</source>
        <translation>Divide los logits antes de sortear un token. 0 es voraz: cada vez el token más probable.</translation>
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
        <translation>Semilla</translation>
    </message>
    <message>
        <source>&amp;Temperature</source>
        <translation>&amp;Temperatura</translation>
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
        <translation>Se&amp;milla</translation>
    </message>
    <message>
        <source>From the model</source>
        <translation>Del modelo</translation>
    </message>
    <message>
        <source>Chat template</source>
        <translation>Plantilla de chat</translation>
    </message>
    <message>
        <source>C&amp;hat template</source>
        <translation>Plantilla de c&amp;hat</translation>
    </message>
    <message>
        <source>From the model: %1</source>
        <translation>Del modelo: %1</translation>
    </message>
    <message>
        <source>From the model: not recognized</source>
        <translation>Del modelo: no reconocida</translation>
    </message>
    <message>
        <source>From the model: none</source>
        <translation>Del modelo: ninguna</translation>
    </message>
    <message>
        <source>Enter a prompt first</source>
        <translation>Introduzca antes un prompt</translation>
    </message>
    <message>
        <source>Choose two different configurations</source>
        <translation>Elija dos configuraciones distintas</translation>
    </message>
    <message>
        <source>Stop generating</source>
        <translation>Detener la generación</translation>
    </message>
    <message>
        <source>Stop generating. The text so far is kept.</source>
        <translation>Detener la generación. El texto generado hasta ahora se conserva.</translation>
    </message>
    <message>
        <source>Continue the prompt (Ctrl+Return)</source>
        <translation>Continuar el prompt (Ctrl+Return)</translation>
    </message>
    <message>
        <source>Sample from the most likely tokens whose probabilities add up to this. 1: from all tokens.</source>
        <translation>Sortear entre los tokens más probables cuyas probabilidades suman esto. 1: entre todos.</translation>
    </message>
    <message>
        <source>Sample from this number of the most likely tokens. 0: from all tokens.</source>
        <translation>Sortear entre este número de tokens más probables. 0: entre todos.</translation>
    </message>
    <message>
        <source>The same seed gives the same text in the same configuration</source>
        <translation>La misma semilla da el mismo texto en la misma configuración</translation>
    </message>
    <message>
        <source>Has no effect while the temperature is 0</source>
        <translation>No tiene efecto mientras la temperatura sea 0</translation>
    </message>
    <message>
        <source>The same text so far</source>
        <translation>El mismo texto hasta ahora</translation>
    </message>
    <message>
        <source>The texts differ.</source>
        <translation>Los textos difieren.</translation>
    </message>
    <message>
        <source>Format of the prompt as a turn of a conversation. Templates are recognized by their tokens; the template code in tokenizer_config.json is not run.</source>
        <translation>Formato del prompt como turno de una conversación. Las plantillas se reconocen por sus tokens; el código de plantilla de tokenizer_config.json no se ejecuta.</translation>
    </message>
</context>
<context>
    <name>qs::LlmLivePanel</name>
    <message>
        <source>Tokens per second appear here while the study runs.</source>
        <translation>Los tokens por segundo aparecen aquí mientras corre el estudio.</translation>
    </message>
    <message>
        <source>Phase of the rates</source>
        <translation>De qué son las tasas</translation>
    </message>
    <message>
        <source>Text of the configurations</source>
        <translation>Lo que escriben las configuraciones</translation>
    </message>
    <message>
        <source>The most likely continuation of the start of the text, for each configuration</source>
        <translation>La continuación más probable del comienzo del texto, tal como la escribe cada configuración</translation>
    </message>
    <message>
        <source>The text of each configuration appears here, token by token.</source>
        <translation>Lo que escribe cada configuración aparece aquí, token a token.</translation>
    </message>
    <message>
        <source>&amp;Rates of</source>
        <translation>&amp;Tasas de</translation>
    </message>
    <message numerus="yes">
        <source>all %n token(s) as the baseline</source>
        <translation>
            <numerusform>%n token, igual que la referencia</numerusform>
            <numerusform>los %n tokens, igual que la referencia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %1 of %n token(s) as the baseline</source>
        <translation>
            <numerusform>%1 de %n token, igual que la referencia</numerusform>
            <numerusform>los primeros %1 de %n tokens, igual que la referencia</numerusform>
        </translation>
    </message>
    <message>
        <source>Rates of prefill, decoding and scoring differ too much for one chart. The chart follows the measured phase until you choose one.</source>
        <translation>Las tasas de prefill, decodificación y puntuación difieren demasiado para un solo gráfico. El gráfico sigue la fase medida hasta que elija una.</translation>
    </message>
</context>
<context>
    <name>qs::LlmPage</name>
    <message>
        <source>Charts of the language model study</source>
        <translation>Imágenes del estudio del modelo de lenguaje</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En vivo</translation>
    </message>
    <message>
        <source>Tokens per second during the study, and the text of each configuration</source>
        <translation>Tokens por segundo mientras corre, y lo que escribe cada configuración</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Throughput over batch sizes, and time per output token</source>
        <translation>Rendimiento según el tamaño de lote, y tiempo por token de salida</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplejidad</translation>
    </message>
    <message>
        <source>Perplexity and KL divergence relative to the baseline, on the same tokens</source>
        <translation>Perplejidad y divergencia KL frente a la referencia, en los mismos tokens</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Correct answers by task, with verdicts on the same items</source>
        <translation>Aciertos por tarea, con veredictos en los mismos ejemplos</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Weights, caches and load time</source>
        <translation>Pesos, cachés, y lo que exige cargar</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>Pareto</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>The text with the divergence of each token</source>
        <translation>El texto con la divergencia de cada token</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Generar</translation>
    </message>
    <message>
        <source>Continue a prompt in any configuration</source>
        <translation>Continuar un prompt en cualquier configuración</translation>
    </message>
    <message>
        <source>The configurations appear here one by one, as soon as they are measured.</source>
        <translation>Las configuraciones aparecen aquí una a una, en cuanto se miden.</translation>
    </message>
    <message>
        <source>Decoded tokens per second appear here with the first round.</source>
        <translation>Los tokens decodificados por segundo aparecen aquí con la primera ronda.</translation>
    </message>
    <message>
        <source>How does quantization affect a language model?</source>
        <translation>¿Qué le hace la cuantización a un modelo de lenguaje?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel the study</source>
        <translation>Cancelar el estudio</translation>
    </message>
    <message>
        <source>Stop the study and keep the results so far</source>
        <translation>Terminar el estudio; lo medido hasta entonces se conserva</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Qué tabla</translation>
    </message>
    <message>
        <source>Table that is shown; each chart selects its own</source>
        <translation>Cuál de las tablas del informe se muestra; cada imagen trae la suya</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabla</translation>
    </message>
    <message>
        <source>Task and metric</source>
        <translation>Tarea y métrica</translation>
    </message>
    <message>
        <source>acc: largest log-likelihood; acc_norm: largest per character; exact_match: of generated answers</source>
        <translation>acc: mayor log-verosimilitud; acc_norm: mayor por carácter; exact_match: de respuestas generadas</translation>
    </message>
    <message>
        <source>Tas&amp;k</source>
        <translation>Ta&amp;rea</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>Tiempo por token de salida</translation>
    </message>
    <message>
        <source>Bytes of the weights</source>
        <translation>Bytes de los pesos</translation>
    </message>
    <message>
        <source>Quantity that perplexity is compared with</source>
        <translation>Frente a qué se sopesa la perplejidad</translation>
    </message>
    <message>
        <source>Perplexity a&amp;gainst</source>
        <translation>Perplejidad &amp;frente a</translation>
    </message>
    <message>
        <source>Preparing the study…</source>
        <translation>Preparando el estudio…</translation>
    </message>
    <message>
        <source>Opening the model</source>
        <translation>Abriendo el modelo</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Midiendo…</translation>
    </message>
    <message>
        <source>No measurements yet.</source>
        <translation>Aún no se ha medido nada.</translation>
    </message>
    <message>
        <source>Only the baseline was measured: nothing is compared.</source>
        <translation>Solo se midió la referencia: no se compara nada.</translation>
    </message>
    <message>
        <source>Perplexity against time per token or size</source>
        <translation>Perplejidad frente al tiempo por token o al tamaño</translation>
    </message>
    <message>
        <source>A study loads a model of the Llama family in every chosen configuration and measures memory, speed and predictions, with intervals and verdicts.

The setup beside this page is ready to run with the small built-in model: press F5. You can also use your own model from a Hugging Face folder.</source>
        <translation>Un estudio carga un modelo de la familia Llama en cada configuración elegida y mide memoria, velocidad y predicciones, con intervalos y veredictos.

La configuración junto a esta página está lista para ejecutarse con el pequeño modelo incorporado: pulse F5. También puede usar su propio modelo de una carpeta de Hugging Face.</translation>
    </message>
    <message>
        <source>Simulated configurations have no valid time and are not shown against time</source>
        <translation>Las configuraciones simuladas no tienen un tiempo válido y no se muestran frente al tiempo</translation>
    </message>
</context>
<context>
    <name>qs::LlmPresenter</name>
    <message>
        <source>%1; %2 of files.</source>
        <translation>%1; %2 de archivos.</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simulado</translation>
    </message>
    <message>
        <source>Computed by: %1</source>
        <translation>Calculado por: %1</translation>
    </message>
    <message>
        <source>Loading the model: %1, %2%</source>
        <translation>Cargando el modelo: %1, %2&#xa0;%</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Modelo de lenguaje</translation>
    </message>
    <message>
        <source>Effect of quantization on a language model</source>
        <translation>Qué le hace la cuantización a un modelo de lenguaje</translation>
    </message>
    <message>
        <source>Lan&amp;guage model</source>
        <translation>Modelo de len&amp;guaje</translation>
    </message>
    <message>
        <source>Show the effect of quantization on a language model</source>
        <translation>Mostrar qué le hace la cuantización a un modelo de lenguaje</translation>
    </message>
    <message>
        <source>Alt+6</source>
        <translation>Alt+6</translation>
    </message>
    <message>
        <source>&amp;Generate text</source>
        <translation>&amp;Generar texto</translation>
    </message>
    <message>
        <source>Continue your own prompt in any configuration of a language model</source>
        <translation>Continuar un prompt propio en cualquier configuración de un modelo de lenguaje</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>A study of a language model is in progress.</source>
        <translation>Hay un estudio de un modelo de lenguaje en curso.</translation>
    </message>
    <message>
        <source>Run the study of the language model in the setup (%1)</source>
        <translation>Iniciar el estudio del modelo de lenguaje de la configuración (%1)</translation>
    </message>
    <message>
        <source>The largest configuration needs about %1 for weights, KV cache and workspace; %2 is free.</source>
        <translation>La configuración más grande necesita cerca de %1 para pesos, caché KV y espacio de trabajo; hay libres %2.</translation>
    </message>
    <message>
        <source>The largest configuration needs about %1 for weights, KV cache and workspace, but only %2 is free. It will not be loaded.</source>
        <translation>La configuración más grande necesita cerca de %1 para pesos, caché KV y espacio de trabajo, pero solo hay libres %2: se rechazará.</translation>
    </message>
    <message>
        <source>Look at a language model</source>
        <translation>Ver un modelo de lenguaje</translation>
    </message>
    <message>
        <source>Each configuration of a Llama model: memory, latency, throughput, perplexity, tasks and the text token by token. Generate lets two configurations continue a prompt side by side. F5 here measures the model that comes with the program.</source>
        <translation>Cada configuración de un modelo Llama: memoria, latencia, rendimiento, perplejidad, tareas y el texto token a token. «Generar» hace que dos configuraciones continúen un prompt lado a lado. Aquí F5 mide el modelo incluido con el programa.</translation>
    </message>
</context>
<context>
    <name>qs::LlmSetupPanel</name>
    <message>
        <source>Setup of the language model study</source>
        <translation>Configuración del estudio del modelo de lenguaje</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Configurations</source>
        <translation>Configuraciones</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Model folder</source>
        <translation>Carpeta del modelo</translation>
    </message>
    <message>
        <source>Browse</source>
        <translation>Examinar</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Texto</translation>
    </message>
    <message>
        <source>Text file for perplexity</source>
        <translation>Archivo de texto para la perplejidad</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Cali&amp;bration</source>
        <translation>Cali&amp;bración</translation>
    </message>
    <message>
        <source>Text file for calibration</source>
        <translation>Archivo de texto para la calibración</translation>
    </message>
    <message>
        <source>Choose a text</source>
        <translation>Elegir un texto</translation>
    </message>
    <message>
        <source>Choose a text for calibration</source>
        <translation>Elegir un texto para la calibración</translation>
    </message>
    <message>
        <source>Tasks and their files</source>
        <translation>Tareas y sus archivos</translation>
    </message>
    <message>
        <source>Multiple-choice tasks and GSM8K from local files, in the format of lm-eval&apos;s sources (JSONL or JSON).</source>
        <translation>Tareas de elección múltiple y GSM8K de archivos locales, con la forma de las fuentes de lm-eval (JSONL o JSON).</translation>
    </message>
    <message>
        <source>Add a task</source>
        <translation>Añadir una tarea</translation>
    </message>
    <message>
        <source>Choose a task, then its file</source>
        <translation>Elegir una tarea y luego su archivo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the task</source>
        <translation>Quitar la tarea</translation>
    </message>
    <message>
        <source>Remove the selected task</source>
        <translation>Excluir la tarea marcada</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Maximum number of items per task; 0: all.</source>
        <translation>Como mucho tantos ejemplos de cada tarea; 0: todos.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Resueltos</translation>
    </message>
    <message>
        <source>Solved examples before each GSM8K question.</source>
        <translation>Ejemplos resueltos antes de cada pregunta de GSM8K.</translation>
    </message>
    <message>
        <source>Cloze items</source>
        <translation>Ejemplos cloze</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>&amp;Batches</source>
        <translation>&amp;Lotes</translation>
    </message>
    <message>
        <source>Number of sequences decoded together: one or more numbers, such as 1, 8, 32. The KV cache is sized for the largest.</source>
        <translation>Cuántas secuencias se decodifican juntas: uno o varios números, como 1, 8, 32. La caché de claves y valores se hace para el mayor.</translation>
    </message>
    <message>
        <source>&amp;Prompts</source>
        <translation>&amp;Prompts</translation>
    </message>
    <message>
        <source>Tokens per prompt: one or more numbers. The prompt and the generated tokens must fit into the model&apos;s context.</source>
        <translation>Tokens de un prompt: uno o varios números. Con los tokens generados han de caber en el contexto del modelo.</translation>
    </message>
    <message>
        <source>&amp;Generated</source>
        <translation>&amp;Generados</translation>
    </message>
    <message>
        <source>Tokens that are generated in each measurement.</source>
        <translation>Tokens que se generan en cada medida.</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Rondas</translation>
    </message>
    <message>
        <source>Each round times every configuration once, in random order. A verdict needs at least 6 rounds.</source>
        <translation>En cada ronda se cronometra cada configuración una vez, en orden aleatorio. Menos de 6 no dan veredicto.</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Semilla</translation>
    </message>
    <message>
        <source>Seed of the order in the rounds, the cloze task and resampling.</source>
        <translation>Del orden de las rondas, de la tarea cloze y del remuestreo.</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>Elegir una &amp;carpeta…</translation>
    </message>
    <message>
        <source>Choose a model folder</source>
        <translation>Elegir la carpeta de un modelo</translation>
    </message>
    <message>
        <source>Built-in &amp;model</source>
        <translation>El &amp;modelo del programa</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Text (*.txt *.md *.raw);;All files (*)</source>
        <translation>Texto (*.txt *.md *.raw);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose a file for %1</source>
        <translation>Elegir el archivo de %1</translation>
    </message>
    <message>
        <source>Tasks (*.jsonl *.json);;All files (*)</source>
        <translation>Tareas (*.jsonl *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Batches are whole numbers from 1 to %1, such as 1, 8, 32.</source>
        <translation>Los lotes son números enteros de 1 a %1, como 1, 8, 32.</translation>
    </message>
    <message>
        <source>Prompts are whole numbers of tokens, such as 128, 1024.</source>
        <translation>Los prompts son números enteros de tokens, como 128, 1024.</translation>
    </message>
    <message>
        <source>built-in</source>
        <translation>del programa</translation>
    </message>
    <message>
        <source>held-out text</source>
        <translation>texto reservado</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n tarea</numerusform>
            <numerusform>%n tareas</numerusform>
        </translation>
    </message>
    <message>
        <source>cloze, %1 items</source>
        <translation>cloze, %1 ejemplos</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>lote %1</translation>
    </message>
    <message>
        <source>Load the model in each configuration and evaluate all of them on the same tokens (Ctrl+Return here, F5 everywhere)</source>
        <translation>Cargar el modelo en cada configuración, medirlas y juzgarlas con los mismos tokens (Ctrl+Intro aquí, F5 en todas partes)</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>integrado</translation>
    </message>
    <message>
        <source>A Hugging Face model folder with config.json, model.safetensors or its shards, and tokenizer.json. Llama, Mistral and Qwen2 are supported, also quantized as compressed-tensors, AWQ or GPTQ. You can drop the folder here. Empty: the small built-in model.</source>
        <translation>Una carpeta de modelo de Hugging Face con config.json, model.safetensors o sus fragmentos, y tokenizer.json. Se admiten Llama, Mistral y Qwen2, también cuantizados como compressed-tensors, AWQ o GPTQ. Puede soltar la carpeta aquí. Vacío: el pequeño modelo incorporado.</translation>
    </message>
    <message>
        <source>UTF-8 text file for perplexity, KL divergence and agreement. Empty: held-out text that the small model was not trained on.</source>
        <translation>Archivo de texto UTF-8 para la perplejidad, la divergencia KL y la concordancia. Vacío: texto reservado con el que no se entrenó el modelo pequeño.</translation>
    </message>
    <message>
        <source>Number of tokens to evaluate, from the start of the text; 0: all. Intervals narrow with the square root of this number.</source>
        <translation>Número de tokens que se evalúan, desde el principio del texto; 0: todos. Los intervalos se estrechan con la raíz cuadrada de este número.</translation>
    </message>
    <message>
        <source>UTF-8 text file for the calibration of AWQ and GPTQ. Empty: the built-in text.</source>
        <translation>Archivo de texto UTF-8 para la calibración de AWQ y GPTQ. Vacío: el texto incorporado.</translation>
    </message>
    <message>
        <source>Number of items in a cloze task made from the text: which of four words comes next. Used only if no other task is set. 0: none.</source>
        <translation>Número de ejemplos de una tarea cloze hecha con el texto: cuál de cuatro palabras sigue. Solo se usa si no se ha indicado otra tarea. 0: ninguno.</translation>
    </message>
    <message>
        <source>The built-in model needs no further settings.</source>
        <translation>El modelo incorporado no necesita más ajustes.</translation>
    </message>
</context>
<context>
    <name>qs::LlmTable</name>
    <message>
        <source>Configurations of the study</source>
        <translation>Configuraciones del estudio</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5. Each configuration is added as soon as it has run.</source>
        <translation>Aún no hay medidas. Pulse F5. Cada configuración se añade en cuanto se ha ejecutado.</translation>
    </message>
</context>
<context>
    <name>qs::LlmTextColumn</name>
    <message>
        <source>Generated text</source>
        <translation>Texto generado</translation>
    </message>
    <message>
        <source>The continuation appears here as it is generated.</source>
        <translation>La continuación aparece aquí a medida que se genera.</translation>
    </message>
    <message>
        <source>Speed of the generated text</source>
        <translation>Velocidad del texto generado</translation>
    </message>
    <message>
        <source>Tokens per second is the number of tokens after the first one divided by their total time. The median step is the typical time of one token. If two configurations take turns, the time of each includes only its own turns.</source>
        <translation>Los tokens por segundo son los tokens posteriores al primero, divididos entre el tiempo que tardaron en conjunto. El paso mediano es el tiempo típico de un token. Dos configuraciones se turnan, y el tiempo de cada una cuenta solo sus propios turnos.</translation>
    </message>
    <message>
        <source>Text generated by %1</source>
        <translation>Texto generado por %1</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) · %1 ms per token · %2 tokens/s</source>
        <translation>
            <numerusform>%n token · %1 ms por token · %2 tokens/s</numerusform>
            <numerusform>%n tokens · %1 ms por token · %2 tokens/s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>end of the text</source>
        <translation>fin del texto</translation>
    </message>
    <message>
        <source>first token after %1 ms</source>
        <translation>primer token a los %1 ms</translation>
    </message>
    <message>
        <source>%1 ms per token</source>
        <translation>%1 ms por token</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <translation>%1 tokens/s</translation>
    </message>
    <message>
        <source>median step %1 ms</source>
        <translation>paso mediano %1 ms</translation>
    </message>
</context>
<context>
    <name>qs::MainWindow</name>
    <message>
        <source>The table was copied to the clipboard as Markdown.</source>
        <translation>La tabla está en el portapapeles, como Markdown.</translation>
    </message>
    <message>
        <source>The table was copied to the clipboard, tab-separated.</source>
        <translation>La tabla está en el portapapeles, separada por tabuladores.</translation>
    </message>
    <message>
        <source>Views of the run</source>
        <translation>Vistas de la ejecución</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
</context>
<context>
    <name>qs::ManualBrowser</name>
    <message>
        <source>Text of the manual</source>
        <translation>Texto del manual</translation>
    </message>
</context>
<context>
    <name>qs::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Go back to what was shown before (Alt+Left)</source>
        <translation>Volver a lo que se mostraba antes (Alt+Left)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n sección</numerusform>
            <numerusform>%n secciones</numerusform>
        </translation>
    </message>
    <message>
        <source>No section contains this text.</source>
        <translation>Ninguna sección contiene este texto.</translation>
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
        <translation>La traza de cada iteración</translation>
    </message>
    <message>
        <source>S&amp;cope</source>
        <translation>S&amp;cope</translation>
    </message>
    <message>
        <source>Show the live trace</source>
        <translation>Mostrar la traza en vivo</translation>
    </message>
    <message>
        <source>Alt+1</source>
        <translation>Alt+1</translation>
    </message>
    <message>
        <source>A run is in progress.</source>
        <translation>Hay una ejecución en curso.</translation>
    </message>
    <message>
        <source>Input file:</source>
        <translation>Archivo de entrada:</translation>
    </message>
    <message>
        <source>Cannot run this setup.</source>
        <translation>Esta configuración no puede ejecutarse.</translation>
    </message>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>Espere a su fin, o deténgalo.</translation>
    </message>
    <message>
        <source>There is no run to apply this to.</source>
        <translation>No hay una ejecución para la que pudiera hacerse.</translation>
    </message>
    <message>
        <source>This run was imported from %1: it cannot be measured again here.</source>
        <translation>Esta ejecución se importó de %1: no puede medirse de nuevo aquí.</translation>
    </message>
    <message>
        <source>There are no samples to exclude.</source>
        <translation>No hay nada que excluir.</translation>
    </message>
    <message>
        <source>exclude the warm-up</source>
        <translation>excluir el calentamiento</translation>
    </message>
    <message>
        <source>Use Undo to restore them.</source>
        <translation>Deshacer lo devuelve.</translation>
    </message>
    <message>
        <source>This is not available for the shown run.</source>
        <translation>Esto no puede hacerse para la ejecución mostrada.</translation>
    </message>
    <message>
        <source>The target of the setup was not found.</source>
        <translation>No se encontró el destino de la configuración.</translation>
    </message>
    <message>
        <source>The run failed:</source>
        <translation>La ejecución falló:</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Exclude this mode from the comparison</source>
        <translation>Dejar este modo fuera de la comparación</translation>
    </message>
    <message>
        <source>Include this mode in the comparison</source>
        <translation>Comparar también este modo</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Exclude this variant from the comparison</source>
        <translation>Dejar esta variante fuera de la comparación</translation>
    </message>
    <message>
        <source>Include this variant in the comparison</source>
        <translation>Comparar también esta variante</translation>
    </message>
    <message>
        <source>Preparing %1…</source>
        <translation>Preparando %1…</translation>
    </message>
    <message>
        <source>Measured with %1</source>
        <translation>Medido con %1</translation>
    </message>
    <message>
        <source>Measured with another setup of %1</source>
        <translation>Medido con otra configuración de %1</translation>
    </message>
    <message>
        <source>Press F5 or Live to measure again.</source>
        <translation>Pulse F5 o En vivo para medir de nuevo.</translation>
    </message>
    <message>
        <source>Press F5 or Live to measure %1.</source>
        <translation>Pulse F5 o En vivo para medir %1.</translation>
    </message>
    <message>
        <source>Go to a page that measures.</source>
        <translation>Vaya a una página que mida.</translation>
    </message>
    <message>
        <source>Nsight profiles GPU kernels. Choose a GPU as the target.</source>
        <translation>Nsight perfila kernels de una GPU: elija una como destino.</translation>
    </message>
    <message>
        <source>Measure continuously until stopped, and follow changes to the setup (%1)</source>
        <translation>Medir ahora y hasta detener, y seguir la configuración mientras cambia (%1)</translation>
    </message>
    <message>
        <source>Live is not available for studies</source>
        <translation>En vivo no está disponible para estudios</translation>
    </message>
    <message>
        <source>A run is in progress. Stop it to measure live.</source>
        <translation>Hay una ejecución en curso. Deténgala para medir en vivo.</translation>
    </message>
    <message>
        <source>Measure the setup (%1; Space on the chart)</source>
        <translation>Medir la configuración (%1; Espacio sobre el gráfico)</translation>
    </message>
    <message>
        <source>The slow first samples now count as warm-up. Verdicts were updated.</source>
        <translation>Las primeras muestras, lentas, cuentan ahora como calentamiento. Los veredictos se han actualizado.</translation>
    </message>
</context>
<context>
    <name>qs::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>Error: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir carpeta</translation>
    </message>
    <message>
        <source>Open it in its default program</source>
        <translation>Abrirlo en su programa predeterminado</translation>
    </message>
    <message>
        <source>Show the folder in the file manager</source>
        <translation>Mostrar la carpeta en el gestor de archivos</translation>
    </message>
</context>
<context>
    <name>qs::ModeChooser</name>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>per tensor</source>
        <translation>por tensor</translation>
    </message>
    <message>
        <source>per token</source>
        <translation>por token</translation>
    </message>
    <message>
        <source>per group</source>
        <translation>por grupo</translation>
    </message>
    <message>
        <source>Show modes of granularity</source>
        <translation>Mostrar modos de granularidad</translation>
    </message>
    <message>
        <source>Shows only modes with this number of elements per scale. Hidden modes stay selected.</source>
        <translation>Muestra solo modos con tantos elementos por escala. Los modos ocultos conservan su marca.</translation>
    </message>
    <message>
        <source>&amp;Granularity</source>
        <translation>&amp;Granularidad</translation>
    </message>
    <message>
        <source>static</source>
        <translation>estática</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dinámica</translation>
    </message>
    <message>
        <source>Show modes of scale</source>
        <translation>Mostrar modos de escala</translation>
    </message>
    <message>
        <source>Static: the scale is set before the launch. Dynamic: the kernel computes it from the data. Hidden modes stay selected.</source>
        <translation>Estática: la escala se da antes del lanzamiento. Dinámica: el kernel la halla en los datos. Los modos ocultos conservan su marca.</translation>
    </message>
    <message>
        <source>Sc&amp;ale</source>
        <translation>Esc&amp;ala</translation>
    </message>
    <message>
        <source>Modes to compare</source>
        <translation>Modos que comparar</translation>
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
        <translation>Enteros de 4 bits, con una escala por grupo.</translation>
    </message>
    <message>
        <source>4-bit float</source>
        <translation>Flotantes de 4 bits</translation>
    </message>
    <message>
        <source>Sixteen unevenly spaced values: NF4, and E2M1 in blocks (MXFP4, NVFP4).</source>
        <translation>Dieciséis valores no equidistantes: NF4, y E2M1 en bloques (MXFP4, NVFP4).</translation>
    </message>
    <message>
        <source>Block formats</source>
        <translation>Formatos de bloques</translation>
    </message>
    <message>
        <source>8-bit blocks with a power-of-two scale (MXFP8), and the block formats of GGUF (Q8_0, Q4_0).</source>
        <translation>8 bits en bloques con una potencia de dos como escala (MXFP8), y los bloques de archivos GGUF (Q8_0, Q4_0).</translation>
    </message>
    <message>
        <source>Dialects</source>
        <translation>Dialectos</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Select or clear all visible modes of %1</source>
        <translation>Marcar o desmarcar todos los modos mostrados de %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Clear all visible modes</source>
        <translation>Desmarcar todos los modos mostrados</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predet.</translation>
    </message>
    <message>
        <source>Show all modes and select those of the default comparison</source>
        <translation>Mostrar todos los modos y marcar los que necesita una primera comparación</translation>
    </message>
    <message>
        <source>No mode is selected. Select at least one, or press Default.</source>
        <translation>No se ha elegido ningún modo. Marque al menos uno, o pulse Predet.</translation>
    </message>
    <message>
        <source>%1 of %2 modes</source>
        <translation>%1 de %2 modos</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s)</source>
        <translation>
            <numerusform>%n modo</numerusform>
            <numerusform>%n modos</numerusform>
        </translation>
    </message>
    <message>
        <source>The same formats with the scaling and rounding of other packages. The codes differ; the cost is almost the same.</source>
        <translation>Los mismos formatos con el escalado y el redondeo de otros paquetes. Los códigos difieren; el coste es casi el mismo.</translation>
    </message>
    <message>
        <source>Select all visible modes. Modes of collapsed families are not changed.</source>
        <translation>Seleccionar todos los modos visibles. Los modos de las familias contraídas no cambian.</translation>
    </message>
    <message numerus="yes">
        <source>; %n hidden by the filter but still measured</source>
        <translation>
            <numerusform>; %n oculto por el filtro, pero aún medido</numerusform>
            <numerusform>; %n ocultos por el filtro, pero aún medidos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::OpenCommands</name>
    <message>
        <source>Not opened: %1</source>
        <translation>No abierto: %1</translation>
    </message>
    <message>
        <source>Not opened:</source>
        <translation>No abierto:</translation>
    </message>
</context>
<context>
    <name>qs::OperationSection</name>
    <message>
        <source>Quantize</source>
        <translation>Cuantizar</translation>
    </message>
    <message>
        <source>Dequantize</source>
        <translation>Descuantizar</translation>
    </message>
    <message>
        <source>INT8 ladder</source>
        <translation>Escalera INT8</translation>
    </message>
    <message>
        <source>Matrix product</source>
        <translation>Producto matricial</translation>
    </message>
    <message>
        <source>Linear + GELU</source>
        <translation>Lineal + GELU</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>Transformer block</source>
        <translation>Bloque transformer</translation>
    </message>
    <message>
        <source>Converts a tensor [tokens, hidden] to codes and scales, in every number format.</source>
        <translation>Un tensor [tokens, hidden] a códigos y escalas, en cada formato numérico.</translation>
    </message>
    <message>
        <source>Converts codes and scales back to values of the selected type.</source>
        <translation>Códigos y escalas de vuelta a valores del tipo fijado.</translation>
    </message>
    <message>
        <source>[m, k] · [k, n] in several number formats, and with 8-bit and 4-bit weights.</source>
        <translation>[m, k] · [k, n], por formato numérico, y con pesos de 8 y 4 bits.</translation>
    </message>
    <message>
        <source>gelu([m, k] · [k, n] + bias): as several kernels, as one kernel, and as a graph.</source>
        <translation>gelu([m, k] · [k, n] + bias): en varios kernels, en uno, en un grafo.</translation>
    </message>
    <message>
        <source>softmax(Q·Kᵀ/√d)·V: with the scores in memory, and fused.</source>
        <translation>softmax(Q·Kᵀ/√d)·V: con las puntuaciones en memoria, y fusionada.</translation>
    </message>
    <message>
        <source>A transformer block: call by call, as a graph, and compiled for its shape.</source>
        <translation>Un bloque transformer: llamada a llamada, como grafo, y compilado para su forma.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>&amp;Operation</source>
        <translation>&amp;Operación</translation>
    </message>
    <message>
        <source>Codes of random normal values, generated on the device from the seed; the type is that of the restored values.</source>
        <translation>Códigos de valores aleatorios normales, creados en el dispositivo con la semilla; el tipo es el de los valores restaurados.</translation>
    </message>
    <message>
        <source>Random normal FP32, generated on the device from the seed.</source>
        <translation>FP32 aleatorio normal, creado en el dispositivo con la semilla.</translation>
    </message>
    <message>
        <source>Random normal, generated on the device from the seed.</source>
        <translation>Aleatoria normal, creada en el dispositivo con la semilla.</translation>
    </message>
    <message>
        <source>Random normal, generated on the device from the seed. Variants named after a type use that type.</source>
        <translation>Aleatoria normal, creada en el dispositivo con la semilla. Las variantes con nombre de un tipo toman ese.</translation>
    </message>
    <message>
        <source>dominated by launch overhead</source>
        <translation>dominado por el coste de lanzamiento</translation>
    </message>
    <message>
        <source>compute-bound</source>
        <translation>limitado por el cálculo</translation>
    </message>
    <message>
        <source>published benchmark</source>
        <translation>benchmark publicado</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, decode</source>
        <translation>Llama 3 8B, proyección ascendente, decodificación</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, batch of 16</source>
        <translation>Llama 3 8B, proyección ascendente, lote de 16</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, batch of 64</source>
        <translation>Llama 3 8B, proyección ascendente, lote de 64</translation>
    </message>
    <message>
        <source>Llama 3 8B, up projection, prefill</source>
        <translation>Llama 3 8B, proyección ascendente, prefill</translation>
    </message>
    <message>
        <source>Llama 3 8B, down projection, decode</source>
        <translation>Llama 3 8B, proyección descendente, decodificación</translation>
    </message>
    <message>
        <source>Llama 3 8B, down projection, batch of 16</source>
        <translation>Llama 3 8B, proyección descendente, lote de 16</translation>
    </message>
    <message>
        <source>Llama 3 70B, up projection, decode</source>
        <translation>Llama 3 70B, proyección ascendente, decodificación</translation>
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
        <translation>pequeño, para una CPU</translation>
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
        <translation>contexto largo</translation>
    </message>
    <message>
        <source>BERT large</source>
        <translation>BERT large</translation>
    </message>
    <message>
        <source>INT8 quantization, from five passes over memory to one kernel with packed conversion. Shows the gain of each optimization.</source>
        <translation>Cuantización INT8, desde cinco pasadas por la memoria hasta un kernel con conversión empaquetada. Muestra la ganancia de cada optimización.</translation>
    </message>
</context>
<context>
    <name>qs::PageList</name>
    <message>
        <source>Wait until it ends, or stop it.</source>
        <translation>Espere a su fin, o deténgalo.</translation>
    </message>
</context>
<context>
    <name>qs::PaletteCommands</name>
    <message>
        <source>There are no measurements yet. Press F5 to measure.</source>
        <translation>Aún no hay nada medido con lo que pueda trabajar: F5 mide.</translation>
    </message>
    <message>
        <source>Command &amp;palette…</source>
        <translation>&amp;Paleta de órdenes…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Show this run of the session</source>
        <translation>Mostrar esta ejecución de la sesión</translation>
    </message>
    <message>
        <source>Find every command, setting, operation, mode, page, run and field</source>
        <translation>Encontrar cada orden, ajuste, operación, modo, página, ejecución y campo</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>a setting</comment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>Explain this term</source>
        <translation>Explicar este término</translation>
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
        <translation>%1, no disponible: %2</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, en %2</translation>
    </message>
    <message>
        <source>%1, in %2, keys %3</source>
        <translation>%1, en %2, teclas %3</translation>
    </message>
</context>
<context>
    <name>qs::PanelStrip</name>
    <message>
        <source>Hidden panels</source>
        <translation>Paneles ocultos</translation>
    </message>
    <message>
        <source>Show the panel %1</source>
        <translation>Mostrar el panel %1</translation>
    </message>
</context>
<context>
    <name>qs::ParetoChart</name>
    <message>
        <source>front</source>
        <translation>frente</translation>
    </message>
    <message>
        <source>area: latency</source>
        <translation>área: latencia</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>intervalo del 95 %</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>presupuesto</translation>
    </message>
    <message>
        <source>Accuracy against size</source>
        <translation>Exactitud según el tamaño</translation>
    </message>
    <message>
        <source>Logarithmic size axis</source>
        <translation>Tamaño en un eje logarítmico</translation>
    </message>
    <message>
        <source>mode or plan</source>
        <translation>modo o plan</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>model size</source>
        <translation>tamaño del modelo</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>latencia</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>en el frente</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
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
        <translation>%1; el eje no empieza en 0</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>%1: %2 for %3</source>
        <translation>%1: %2 por %3</translation>
    </message>
    <message>
        <source>On the Pareto front (no other point is better in both): %1.</source>
        <translation>En el frente, donde nada más es mejor en ambas cosas: %1.</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>extremo inferior</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>extremo superior</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>within the intervals</source>
        <translation>dentro de los intervalos</translation>
    </message>
    <message>
        <source>equivalent to the front within the 95% intervals</source>
        <translation>equivalente al frente dentro de los intervalos del 95 %</translation>
    </message>
    <message>
        <source>faded: behind the front beyond the intervals</source>
        <translation>pálido: detrás del frente más allá de los intervalos</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 to plot each mode by size and accuracy.</source>
        <translation>Aún no hay medidas. Pulse F5 para representar cada modo por tamaño y exactitud.</translation>
    </message>
    <message>
        <source>Equivalent to the front within the intervals: %1.</source>
        <translation>Equivalentes al frente dentro de los intervalos: %1.</translation>
    </message>
    <message>
        <source>behind the front: another point costs no more and is better beyond the intervals</source>
        <translation>detrás del frente: otro punto no cuesta más y es mejor más allá de los intervalos</translation>
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
        <translation>Bytes del archivo, como mucho</translation>
    </message>
    <message>
        <source>Maximum file size of the suggested plan</source>
        <translation>El archivo del plan propuesto tiene como mucho este tamaño</translation>
    </message>
    <message>
        <source>S&amp;uggest</source>
        <translation>P&amp;roponer</translation>
    </message>
    <message>
        <source>Suggest a plan within the budget</source>
        <translation>Proponer un plan dentro del presupuesto</translation>
    </message>
    <message>
        <source>&amp;Measure plan</source>
        <translation>&amp;Medir el plan</translation>
    </message>
    <message>
        <source>Measure the plan on the test items</source>
        <translation>Medir el plan con los ejemplos de prueba</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>Guar&amp;dar…</translation>
    </message>
    <message>
        <source>Save the model as this plan stores it</source>
        <translation>Guardar el modelo como lo almacena este plan</translation>
    </message>
    <message>
        <source>Plan with&amp;in</source>
        <translation>Plan de has&amp;ta</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation>elegir…</translation>
    </message>
    <message>
        <source>Mode of all layers</source>
        <translation>Modo de todas las capas</translation>
    </message>
    <message>
        <source>Sets all layers to one mode</source>
        <translation>Pone cada capa en un modo</translation>
    </message>
    <message>
        <source>All layers</source>
        <translation>Todas las capas</translation>
    </message>
    <message>
        <source>Mode of layer %1</source>
        <translation>Modo de la capa %1</translation>
    </message>
    <message>
        <source>%1: %2 inputs, %3 outputs</source>
        <translation>%1: %2 entradas, %3 salidas</translation>
    </message>
    <message>
        <source>Find the plan with the least expected loss within the budget, from the sensitivity of single layers</source>
        <translation>El plan de menor pérdida esperada dentro del presupuesto, por la sensibilidad de las capas</translation>
    </message>
    <message>
        <source>Measure accuracy and loss of the plan on the test items and add it to the Pareto chart</source>
        <translation>Mide exactitud y pérdida del plan con los ejemplos de prueba y lo pone en el gráfico de Pareto</translation>
    </message>
    <message>
        <source>Save the model as this plan stores it, as safetensors. The file has the size shown here.</source>
        <translation>Escribe el modelo como lo almacena este plan, en safetensors; el archivo tiene el tamaño que se muestra aquí.</translation>
    </message>
    <message>
        <source>Size: …</source>
        <translation>Tamaño: …</translation>
    </message>
    <message>
        <source>Measuring… %1, %2% of FP32</source>
        <translation>Midiendo… %1, %2 % de FP32</translation>
    </message>
    <message>
        <source>%1, %2% of FP32</source>
        <translation>%1, %2 % de FP32</translation>
    </message>
    <message>
        <source>Measuring… %1</source>
        <translation>Midiendo… %1</translation>
    </message>
    <message numerus="yes">
        <source>Codes %1, scales %2, zero points %3, not quantized %4, header %n byte(s)</source>
        <translation>
            <numerusform>Códigos %1, escalas %2, puntos cero %3, sin cuantizar %4, cabecera %n byte</numerusform>
            <numerusform>Códigos %1, escalas %2, puntos cero %3, sin cuantizar %4, cabecera %n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::PresentCommands</name>
    <message>
        <source>&amp;Present</source>
        <translation>Pr&amp;esentar</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Presentar</translation>
    </message>
    <message>
        <source>Shift+F5</source>
        <translation>Shift+F5</translation>
    </message>
    <message>
        <source>Pages of the pr&amp;esentation…</source>
        <translation>Pá&amp;ginas de la presentación…</translation>
    </message>
    <message>
        <source>Choose, order and name the pages</source>
        <translation>Elegir, ordenar y nombrar las páginas</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Export s&amp;lides…</source>
        <translation>Exportar &amp;diapositivas…</translation>
    </message>
    <message>
        <source>Write the presentation as PDF slides or as one HTML page</source>
        <translation>Escribir la presentación como diapositivas PDF o como una página HTML</translation>
    </message>
    <message>
        <source>Ctrl+Alt+E</source>
        <translation>Ctrl+Alt+E</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>Hacer el &amp;recorrido</translation>
    </message>
    <message>
        <source>Open the &amp;example session</source>
        <translation>Abrir la sesión de &amp;ejemplo</translation>
    </message>
    <message>
        <source>Look at recorded runs of an NVIDIA H200; no GPU is needed</source>
        <translation>Ver ejecuciones grabadas de una NVIDIA H200; no hace falta GPU</translation>
    </message>
    <message>
        <source>Export slides</source>
        <translation>Exportar diapositivas</translation>
    </message>
    <message>
        <source>PDF slides (*.pdf);;HTML page (*.html)</source>
        <translation>Diapositivas PDF (*.pdf);;Página HTML (*.html)</translation>
    </message>
    <message>
        <source>Not exported:</source>
        <translation>No exportado:</translation>
    </message>
    <message>
        <source>Presentation written to %1.</source>
        <translation>Presentación escrita en %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s).</source>
        <translation>
            <numerusform>%n página.</numerusform>
            <numerusform>%n páginas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not opened:</source>
        <translation>No abierto:</translation>
    </message>
    <message>
        <source>Exporting the slides</source>
        <translation>Exportando las diapositivas</translation>
    </message>
    <message>
        <source>The example session was not installed, or a run is in progress.</source>
        <translation>La sesión de ejemplo no se instaló, o hay una ejecución en curso.</translation>
    </message>
    <message>
        <source>Show question, answer, evidence and caveats full screen</source>
        <translation>Mostrar pregunta, respuesta, pruebas y salvedades a pantalla completa</translation>
    </message>
    <message>
        <source>See in three minutes what the program does, with recorded runs</source>
        <translation>Ver en tres minutos qué hace el programa, con ejecuciones grabadas</translation>
    </message>
</context>
<context>
    <name>qs::PresentWindow</name>
    <message>
        <source>Presentation</source>
        <translation>Presentación</translation>
    </message>
    <message>
        <source>There is one screen.</source>
        <translation>Solo hay una pantalla.</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Arrow keys, Space, Page Down, click</source>
        <translation>Teclas de flecha, Espacio, Av Pág, clic</translation>
    </message>
    <message>
        <source>Arrow keys, Page Up, right click</source>
        <translation>Teclas de flecha, Re Pág, clic derecho</translation>
    </message>
    <message>
        <source>First and last page</source>
        <translation>Primera y última página</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Inicio, Fin</translation>
    </message>
    <message>
        <source>Page by number</source>
        <translation>Página por número</translation>
    </message>
    <message>
        <source>Digits, Enter</source>
        <translation>Cifras, Intro</translation>
    </message>
    <message>
        <source>F5 or A, P</source>
        <translation>F5 o A, P</translation>
    </message>
    <message>
        <source>Slower and faster</source>
        <translation>Más lento y más rápido</translation>
    </message>
    <message>
        <source>+ and −</source>
        <translation>+ y −</translation>
    </message>
    <message>
        <source>Blank the screen</source>
        <translation>Pantalla en blanco</translation>
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
        <translation>Claro u oscuro</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>Next screen</source>
        <translation>Pantalla siguiente</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Page %1, then Enter</source>
        <translation>Página %1, luego Intro</translation>
    </message>
    <message numerus="yes">
        <source>Advancing automatically, %n second(s) per page</source>
        <translation>
            <numerusform>Avance automático, %n segundo por página</numerusform>
            <numerusform>Avance automático, %n segundos por página</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Esc ends the presentation. F1 shows all keys.</source>
        <translation>Esc termina la presentación. F1 muestra todas las teclas.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Advance automatically, pause</source>
        <translation>Avanzar automáticamente, pausar</translation>
    </message>
    <message>
        <source>Laser pointer</source>
        <translation>Puntero láser</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) per page</source>
        <translation>
            <numerusform>%n segundo por página</numerusform>
            <numerusform>%n segundos por página</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::PresenterView</name>
    <message>
        <source>Presenter&apos;s view</source>
        <translation>Vista del presentador</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>Tiempo desde el comienzo</translation>
    </message>
    <message>
        <source>Notes for this page</source>
        <translation>Notas de esta página</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>En negro</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Advance automatically</source>
        <translation>Avanzar automáticamente</translation>
    </message>
</context>
<context>
    <name>qs::PresetDialog</name>
    <message>
        <source>Presets</source>
        <translation>Preajustes</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renombrar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Select a preset and press F2 to rename it, or Delete to remove it.</source>
        <translation>Seleccione un preajuste y pulse F2 para renombrarlo, o Supr para eliminarlo.</translation>
    </message>
</context>
<context>
    <name>qs::ReadingStrip</name>
    <message>
        <source>Readings of the active mode</source>
        <translation>Lectura del modo activo</translation>
    </message>
    <message>
        <source>median latency</source>
        <translation>latencia mediana</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>ancho de banda</translation>
    </message>
    <message>
        <source>of ceiling</source>
        <translation>del techo</translation>
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
        <translation>desconocido</translation>
    </message>
    <message>
        <source>no mode selected</source>
        <translation>ningún modo elegido</translation>
    </message>
    <message>
        <source>%1, n = %2</source>
        <translation>%1, n = %2</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importado</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <translation>aún no medido</translation>
    </message>
    <message>
        <source>%1 median, n = %2</source>
        <translation>%1 mediana, n = %2</translation>
    </message>
    <message>
        <source>median, n = %1</source>
        <translation>mediana, n = %1</translation>
    </message>
    <message>
        <source>%1 · not yet resolved</source>
        <translation>%1 · aún no resuelto</translation>
    </message>
    <message>
        <source>%1 median</source>
        <translation>%1 mediana</translation>
    </message>
    <message>
        <source>Median latency with %1 caches, measured in the same rounds.</source>
        <translation>Latencia mediana con cachés %1, medida en las mismas rondas.</translation>
    </message>
    <message>
        <source>95% interval: [%1, %2] %3.</source>
        <translation>Intervalo del 95 %: [%1; %2] %3.</translation>
    </message>
    <message>
        <source>Median latency of the active mode: no sample yet.</source>
        <translation>Latencia mediana del modo activo: aún no hay muestras.</translation>
    </message>
    <message>
        <source>Median of n = %1 samples, warm-up excluded.</source>
        <translation>Mediana de n = %1 muestras, sin el calentamiento.</translation>
    </message>
    <message>
        <source>Median; the number of samples is not known.</source>
        <translation>Mediana; no se sabe de cuántas muestras.</translation>
    </message>
    <message>
        <source>± is half the range from fastest to slowest; below n = 6 there is no 95% interval.</source>
        <translation>± es la mitad de la más rápida a la más lenta: por debajo de n = 6 no hay intervalo del 95 %.</translation>
    </message>
    <message>
        <source>± is half the 95% order-statistic interval of the median, [%1, %2] %3.</source>
        <translation>± es la mitad del intervalo del 95 % de la mediana (estadísticos de orden), [%1; %2] %3.</translation>
    </message>
    <message>
        <source>Not yet resolved: the interval is wider than ±1%, or n is below 59.</source>
        <translation>Aún no resuelto: el intervalo pasa de ±1 %, o n es menor que 59.</translation>
    </message>
    <message>
        <source>Imported from %1, not measured here.</source>
        <translation>Importado de %1, no medido aquí.</translation>
    </message>
    <message>
        <source>Each sample is the mean of %1 consecutive launches.</source>
        <translation>Cada muestra es la media de %1 lanzamientos seguidos.</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>aritmética</translation>
    </message>
    <message>
        <source>Operations of the task / median latency, in 10¹² per second: %1 per call.</source>
        <translation>Operaciones de la tarea / latencia mediana, en 10¹² por segundo: %1 por llamada.</translation>
    </message>
    <message>
        <source>Moving at least %1 gives %2 GB/s.</source>
        <translation>%1 que hay que mover como mínimo dan %2 GB/s.</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>Bytes that must be moved / median latency: not known yet.</source>
        <translation>Bytes que hay que mover / latencia mediana: aún no se sabe.</translation>
    </message>
    <message>
        <source>Bytes that must be moved / median latency, in 10⁹ bytes per second.</source>
        <translation>Bytes que hay que mover / latencia mediana, en 10⁹ bytes por segundo.</translation>
    </message>
    <message>
        <source>One launch moves at least %1: input read once, result written once.</source>
        <translation>Un lanzamiento mueve al menos %1: entrada leída una vez, resultado escrito una vez.</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>Time of a kernel with the same traffic / median latency: no ceiling measured yet.</source>
        <translation>Tiempo de un kernel con el mismo tráfico / latencia mediana: aún no se midió un techo.</translation>
    </message>
    <message>
        <source>of roofline</source>
        <translation>de la roofline</translation>
    </message>
    <message>
        <source>Shortest time at the calibrated memory and arithmetic rates of this device / median latency. The Ceiling column of the table shows which rates apply.</source>
        <translation>Tiempo mínimo por las tasas calibradas de memoria y aritmética de este dispositivo / latencia mediana. La columna «Techo» de la tabla dice qué tasas lo dan.</translation>
    </message>
    <message>
        <source>Time of a kernel that only moves the same bytes / median latency. Both measured on this device, in this run, with the same method.</source>
        <translation>Tiempo de un kernel que solo mueve los mismos bytes / latencia mediana. Ambos medidos en este dispositivo, en esta ejecución, con el mismo método.</translation>
    </message>
    <message>
        <source>Ceiling: %1 GB/s.</source>
        <translation>Techo: %1 GB/s.</translation>
    </message>
    <message>
        <source>Signal to quantization noise: not computed yet.</source>
        <translation>Relación señal a ruido de cuantización: aún no calculada.</translation>
    </message>
    <message>
        <source>Signal to quantization noise, 10·log10(Σx² / Σ(x−x̂)²), over all finite values of the input.</source>
        <translation>Relación señal a ruido de cuantización, 10·log10(Σx² / Σ(x−x̂)²), sobre todos los valores finitos de la entrada.</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacto</translation>
    </message>
    <message>
        <source>%1 dB</source>
        <translation>%1 dB</translation>
    </message>
    <message>
        <source>%1 values of the input are NaN or infinite and cannot be judged.</source>
        <translation>%1 valores de la entrada son NaN o infinitos y no se pueden evaluar.</translation>
    </message>
    <message>
        <source>%1 destroyed</source>
        <translation>%1 destruidos</translation>
    </message>
    <message>
        <source>Destroyed: finite values of the input that were restored as NaN or infinite. They are excluded from all figures.</source>
        <translation>Destruidos: valores finitos de la entrada que se restauraron como NaN o infinitos. No entran en ninguna cifra.</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>sin evaluar</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>en parte</translation>
    </message>
</context>
<context>
    <name>qs::RecordedBanner</name>
    <message>
        <source>Recorded on %1, %2 — nothing is being measured now.</source>
        <translation>Grabado en %1, %2 — ahora no se mide nada.</translation>
    </message>
</context>
<context>
    <name>qs::RecoveryBar</name>
    <message>
        <source>Unsaved session</source>
        <translation>Sesión sin guardar</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n ejecución</numerusform>
            <numerusform>%n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n interrupted</source>
        <translation>
            <numerusform>%n interrumpida</numerusform>
            <numerusform>%n interrumpidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 and %3, %4</source>
        <translation>%1: %2 y %3, %4</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Restore the newest session in this window</source>
        <translation>Recuperar la más nueva de ellas en esta ventana</translation>
    </message>
    <message>
        <source>Show contents…</source>
        <translation>Mostrar su contenido…</translation>
    </message>
    <message>
        <source>List the sessions and their runs, and choose</source>
        <translation>Listar las sesiones y sus ejecuciones, y elegir</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Descartar…</translation>
    </message>
    <message>
        <source>Delete the recovery copies</source>
        <translation>Eliminar lo que se conservó de ellas</translation>
    </message>
    <message>
        <source>Decide later. You are asked again at the next start.</source>
        <translation>Decidir después: la oferta vuelve en el próximo inicio.</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir después</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were not saved when the program ended.</source>
        <translation>
            <numerusform>%n sesión no se había guardado cuando terminó el programa.</numerusform>
            <numerusform>%n sesiones no se habían guardado cuando terminó el programa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RecoveryDialog</name>
    <message>
        <source>Sessions that were not saved</source>
        <translation>Sesiones sin guardar</translation>
    </message>
    <message>
        <source>The program ended without saving these. Restoring one opens it in this window, where it can be saved; the others stay.</source>
        <translation>El programa terminó sin guardarlas. Restaurar una la abre en esta ventana, donde se puede guardar; las demás quedan.</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Last written</source>
        <translation>Última escritura</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Descartar…</translation>
    </message>
    <message>
        <source>Unsaved session</source>
        <translation>Sesión sin guardar</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) interrupted while measuring</source>
        <translation>
            <numerusform>%n ejecución interrumpida durante la medida</numerusform>
            <numerusform>%n ejecuciones interrumpidas durante la medida</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RecoveryManager</name>
    <message>
        <source>No recovery copy can be kept: %1</source>
        <translation>No se puede conservar una copia de recuperación: %1</translation>
    </message>
    <message>
        <source>Runs continue. Save the session soon. %1</source>
        <translation>Las ejecuciones continúan; guarde pronto la sesión. %1</translation>
    </message>
    <message>
        <source>Another window has already restored this session.</source>
        <translation>Otra ventana ya ha tomado esta sesión.</translation>
    </message>
    <message>
        <source>Not restored:</source>
        <translation>No restaurado:</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) restored.</source>
        <translation>
            <numerusform>%n ejecución restaurada.</numerusform>
            <numerusform>%n ejecuciones restauradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the session to keep it.</source>
        <translation>Guarde la sesión para conservarla.</translation>
    </message>
    <message>
        <source>Some parts could not be read: %1</source>
        <translation>Algunas partes no se pudieron leer: %1</translation>
    </message>
    <message>
        <source>Discard the recovery copies?</source>
        <translation>¿Descartar lo conservado?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) will be deleted permanently.</source>
        <translation>
            <numerusform>%n sesión se eliminará definitivamente.</numerusform>
            <numerusform>%n sesiones se eliminarán definitivamente.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ReportDialog</name>
    <message>
        <source>&amp;Tables and text</source>
        <translation>&amp;Tablas y texto</translation>
    </message>
    <message>
        <source>Setup, tables, verdicts and findings of each run. The summary is always written.</source>
        <translation>Configuración, tablas, veredictos y hallazgos de cada ejecución; el resumen se escribe siempre.</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Gráficos</translation>
    </message>
    <message>
        <source>Every chart as a PNG image, also shown in the text</source>
        <translation>Cada gráfico como imagen PNG, y en el texto</translation>
    </message>
    <message>
        <source>&amp;Samples (CSV)</source>
        <translation>&amp;Muestras (CSV)</translation>
    </message>
    <message>
        <source>Every measured latency in samples.csv, with series.csv</source>
        <translation>Cada latencia medida en samples.csv, con series.csv</translation>
    </message>
    <message>
        <source>&amp;Results (JSON)</source>
        <translation>&amp;Resultados (JSON)</translation>
    </message>
    <message>
        <source>All results in results.json, which the program and its command line can read</source>
        <translation>Todo lo que se midió en results.json, que leen este programa y su línea de órdenes</translation>
    </message>
    <message>
        <source>&amp;Web page (one HTML file)</source>
        <translation>Página &amp;web (un archivo HTML)</translation>
    </message>
    <message>
        <source>report.html: the whole report with its charts in one file that any browser can open offline</source>
        <translation>report.html: todo el informe con sus gráficos en un solo archivo que cualquier navegador abre sin red</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Exportar informe</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Runs in the report</source>
        <translation>Ejecuciones en el informe</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>T&amp;odos</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Ninguno</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Carpeta:</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>E&amp;xaminar…</translation>
    </message>
    <message>
        <source>Folder for the report</source>
        <translation>Carpeta del informe</translation>
    </message>
    <message>
        <source>Select at least one run.</source>
        <translation>Marque al menos una ejecución.</translation>
    </message>
    <message>
        <source>Enter the full path of a folder.</source>
        <translation>Introduzca la ruta completa de una carpeta.</translation>
    </message>
    <message>
        <source>This is a file. Enter the path of a folder.</source>
        <translation>Esto es un archivo. Introduzca la ruta de una carpeta.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>Reem&amp;plazar</translation>
    </message>
    <message>
        <source>The folder holds a report, which is replaced. Other files in it stay as they are.</source>
        <translation>La carpeta contiene un informe, que se reemplaza. Los demás archivos quedan como están.</translation>
    </message>
    <message>
        <source>The folder will be created.</source>
        <translation>Se creará la carpeta.</translation>
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
        <translation>%1 por llamada, %2 operaciones por byte</translation>
    </message>
    <message>
        <source>%1 GB/s, at least %2 per call</source>
        <translation>%1 GB/s, al menos %2 por llamada</translation>
    </message>
    <message>
        <source>%1% of the copy rate, which is the limit</source>
        <translation>%1 % de la tasa de copia, que lo limita</translation>
    </message>
    <message>
        <source>%1% of the %2 rate, which is the limit</source>
        <translation>%1 % de la tasa %2, que lo limita</translation>
    </message>
    <message>
        <source>the %1 rate of this device was not measured</source>
        <translation>no se midió la tasa %1 de este dispositivo</translation>
    </message>
    <message>
        <source>no arithmetic is counted: the position is nominal</source>
        <translation>no se cuenta aritmética: su lugar es nominal</translation>
    </message>
    <message>
        <source>imported, not measured here</source>
        <translation>importado, no medido aquí</translation>
    </message>
    <message>
        <source>%1: %2 GB/s</source>
        <translation>%1: %2 GB/s</translation>
    </message>
    <message>
        <source>%1: %2 TFLOP/s at %3 operations per byte</source>
        <translation>%1: %2 TFLOP/s a %3 operaciones por byte</translation>
    </message>
    <message>
        <source>, %1% of the roof</source>
        <translation>, %1 % del techo</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>variante</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation>operaciones por byte</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>tasa</translation>
    </message>
    <message>
        <source>rate, lower bound</source>
        <translation>tasa, extremo inferior</translation>
    </message>
    <message>
        <source>rate, upper bound</source>
        <translation>tasa, extremo superior</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>ancho de banda</translation>
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
        <translation>operaciones de una llamada</translation>
    </message>
    <message>
        <source>bytes per call</source>
        <translation>bytes de una llamada</translation>
    </message>
    <message>
        <source>roof</source>
        <translation>techo</translation>
    </message>
    <message>
        <source>share of the roof</source>
        <translation>del techo</translation>
    </message>
    <message>
        <source>%1 operations per byte</source>
        <translation>%1 operaciones por byte</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 to plot each variant under the roofline of this device.</source>
        <translation>Aún no hay medidas. Pulse F5 para representar cada variante bajo la roofline de este dispositivo.</translation>
    </message>
    <message>
        <source>%1% of its ceiling, a kernel that only moves the same bytes</source>
        <translation>%1&#xa0;% de su techo, un kernel que solo mueve los mismos bytes</translation>
    </message>
    <message>
        <source>This run has no device calibration, so no roofs are drawn.</source>
        <translation>Esta ejecución no tiene calibración del dispositivo, así que no se dibujan techos.</translation>
    </message>
    <message>
        <source>, %1% of its ceiling</source>
        <translation>, %1&#xa0;% de su techo</translation>
    </message>
</context>
<context>
    <name>qs::RunCommands</name>
    <message>
        <source>&amp;Use this setup</source>
        <translation>&amp;Usar esta configuración</translation>
    </message>
    <message>
        <source>Put the setup of the selected run into the panel, to change or measure it</source>
        <translation>Poner en el panel la configuración de la ejecución elegida, para cambiarla o medirla</translation>
    </message>
    <message>
        <source>Run &amp;again</source>
        <translation>Ejecutar de &amp;nuevo</translation>
    </message>
    <message>
        <source>Measure the selected run once more, with the setup that it was measured with</source>
        <translation>Medir otra vez la ejecución elegida, con la configuración con que se midió</translation>
    </message>
    <message>
        <source>Ctrl+F5</source>
        <translation>Ctrl+F5</translation>
    </message>
    <message>
        <source>&amp;Duplicate with a change…</source>
        <translation>Duplicar con un cam&amp;bio…</translation>
    </message>
    <message>
        <source>Put the setup of the selected run into the panel and change something; the next run is named by what differs</source>
        <translation>Poner en el panel la configuración de la ejecución elegida y cambiar algo; la próxima ejecución recibe el nombre de lo que difiere</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Sa&amp;ve setup as preset…</source>
        <translation>&amp;Guardar configuración como preajuste…</translation>
    </message>
    <message>
        <source>Keep the setup of this page under a name</source>
        <translation>Conservar la configuración de esta página con un nombre</translation>
    </message>
    <message>
        <source>This page has no setup.</source>
        <translation>Esta página no tiene configuración.</translation>
    </message>
    <message>
        <source>&amp;Manage presets…</source>
        <translation>&amp;Administrar preajustes…</translation>
    </message>
    <message>
        <source>Rename and delete presets</source>
        <translation>Renombrar y eliminar preajustes</translation>
    </message>
    <message>
        <source>There are no presets yet.</source>
        <translation>Aún no hay preajustes.</translation>
    </message>
    <message>
        <source>P&amp;resets</source>
        <translation>P&amp;reajustes</translation>
    </message>
    <message>
        <source>Put this setup into the panel: %1</source>
        <translation>Poner esta configuración en el panel: %1</translation>
    </message>
    <message>
        <source>Select a run in the history first.</source>
        <translation>Elija primero una ejecución del historial.</translation>
    </message>
    <message>
        <source>The setup of an imported run is not known.</source>
        <translation>No se conoce la configuración de una ejecución importada.</translation>
    </message>
    <message>
        <source>The setup of %1 was not loaded:</source>
        <translation>La configuración de %1 no se cargó:</translation>
    </message>
    <message>
        <source>The setup of %1 is loaded.</source>
        <translation>La configuración de %1 está cargada.</translation>
    </message>
    <message>
        <source>Change something and press %1; the new run is named by what differs.</source>
        <translation>Cambie algo y pulse %1; la nueva ejecución recibe el nombre de lo que difiere.</translation>
    </message>
    <message>
        <source>Save setup as preset</source>
        <translation>Guardar configuración como preajuste</translation>
    </message>
    <message>
        <source>Name of the preset (%1). A preset of the same name is replaced.</source>
        <translation>Nombre del preajuste (%1). Un preajuste del mismo nombre se reemplaza.</translation>
    </message>
    <message>
        <source>The setup is kept as the preset %1.</source>
        <translation>La configuración se conserva como el preajuste %1.</translation>
    </message>
    <message>
        <source>The device of that run is not available. The current device is kept.</source>
        <translation>El dispositivo de esa ejecución no está disponible. Se mantiene el dispositivo actual.</translation>
    </message>
</context>
<context>
    <name>qs::RunComparing</name>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Runs of the session against a baseline run: medians, ratio, verdict, and what else differs</source>
        <translation>Ejecuciones de la sesión frente a una ejecución de referencia: medianas, razón, veredicto y qué más difiere</translation>
    </message>
</context>
<context>
    <name>qs::RunComparisonModel</name>
    <message>
        <source>… TOO FEW</source>
        <translation>… MUY POCAS</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? NO RESUELTO</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= IGUAL</translation>
    </message>
    <message>
        <source>↑ FASTER</source>
        <translation>↑ MÁS RÁPIDO</translation>
    </message>
    <message>
        <source>↓ SLOWER</source>
        <translation>↓ MÁS LENTO</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>The mode or variant that both runs measured</source>
        <translation>El modo o la variante que midieron ambas ejecuciones</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>The run that is compared with the baseline run</source>
        <translation>La ejecución que se compara con la ejecución de referencia</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Size at which both runs measured it</source>
        <translation>Tamaño en el que lo midieron ambas ejecuciones</translation>
    </message>
    <message>
        <source>p50, baseline run (µs)</source>
        <translation>p50, ejecución de referencia (µs)</translation>
    </message>
    <message>
        <source>Median of the baseline run with its 95% interval</source>
        <translation>Mediana de la ejecución de referencia con su intervalo del 95 %</translation>
    </message>
    <message>
        <source>p50 (µs)</source>
        <translation>p50 (µs)</translation>
    </message>
    <message>
        <source>Median of this run with its 95% interval</source>
        <translation>Mediana de esta ejecución con su intervalo del 95 %</translation>
    </message>
    <message>
        <source>Change in time (%)</source>
        <translation>Cambio de tiempo (%)</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Acel.</translation>
    </message>
    <message>
        <source>Median of the baseline run divided by that of this run, with the 95% interval from the intervals of both medians</source>
        <translation>Mediana de la ejecución de referencia entre la de esta ejecución, con el intervalo del 95 % a partir de los intervalos de ambas medianas</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>FASTER or SLOWER where the whole interval lies outside the range that counts as the same</source>
        <translation>MÁS RÁPIDO o MÁS LENTO donde todo el intervalo queda más allá de lo que cuenta como igual</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Samples of the shorter series</source>
        <translation>Muestras de la serie más corta</translation>
    </message>
    <message>
        <source>Change of this run relative to the baseline run: 1/ratio − 1. Negative is faster. Grey without a verdict.</source>
        <translation>Cambio de esta ejecución frente a la ejecución de referencia: 1/cociente − 1. Negativo es más rápido. Gris sin veredicto.</translation>
    </message>
</context>
<context>
    <name>qs::RunComparisonView</name>
    <message>
        <source>Runs against the baseline run</source>
        <translation>Ejecuciones frente a la ejecución de referencia</translation>
    </message>
    <message>
        <source>Differences between the runs</source>
        <translation>Diferencias entre las ejecuciones</translation>
    </message>
    <message>
        <source>To compare runs, select the check boxes of two or more in the Runs panel, or choose a baseline run.</source>
        <translation>Marque dos o más ejecuciones en la lista Ejecuciones, o elija una de ellas como ejecución de referencia, para comparar ejecuciones entre sí.</translation>
    </message>
    <message>
        <source>The setup and the environment of the runs are the same.</source>
        <translation>La configuración y el entorno de las ejecuciones no difieren.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n faster</source>
        <translation>
            <numerusform>%n más rápido</numerusform>
            <numerusform>%n más rápidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slower</source>
        <translation>
            <numerusform>%n más lento</numerusform>
            <numerusform>%n más lentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n the same</source>
        <translation>
            <numerusform>%n igual</numerusform>
            <numerusform>%n iguales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not resolved</source>
        <translation>
            <numerusform>%n no resuelto</numerusform>
            <numerusform>%n no resueltos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with too few samples</source>
        <translation>
            <numerusform>%n con muy pocas muestras</numerusform>
            <numerusform>%n con muy pocas muestras</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The runs did different work (operation, size, data type or input), so the ratio does not compare implementations alone.</source>
        <translation>Las ejecuciones hicieron un trabajo distinto (operación, tamaño, tipo de datos o entrada): el cociente no es solo el de dos implementaciones.</translation>
    </message>
    <message>
        <source>Compared with the baseline run: %1</source>
        <translation>Comparado con la ejecución de referencia: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n mode(s) or size(s) were measured in only one of the runs and are excluded.</source>
        <translation>
            <numerusform>%n modo o tamaño se midió en solo una de las ejecuciones y queda excluido.</numerusform>
            <numerusform>%n modos o tamaños se midieron en solo una de las ejecuciones y quedan excluidos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::RunDelegate</name>
    <message>
        <source>running</source>
        <translation>en curso</translation>
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
        <translation>Qué difiere</translation>
    </message>
    <message>
        <source>Part of the setup or of the environment</source>
        <translation>Parte de la configuración o del entorno</translation>
    </message>
    <message>
        <source>Baseline run</source>
        <translation>Ejecución de referencia</translation>
    </message>
    <message>
        <source>In the baseline run</source>
        <translation>En la ejecución de referencia</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Esta ejecución</translation>
    </message>
    <message>
        <source>In the run that is compared with it</source>
        <translation>En la ejecución que se compara con ella</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>The run that is compared with the baseline run</source>
        <translation>La ejecución que se compara con la ejecución de referencia</translation>
    </message>
</context>
<context>
    <name>qs::RunNotice</name>
    <message>
        <source>Go to the page that shows the selected run</source>
        <translation>Ir a la página que muestra la ejecución elegida</translation>
    </message>
    <message>
        <source>Select the run that this page shows</source>
        <translation>Seleccionar la ejecución que muestra esta página</translation>
    </message>
</context>
<context>
    <name>qs::RunPresenter</name>
    <message>
        <source>imported from %1</source>
        <translation>importado de %1</translation>
    </message>
    <message>
        <source>Current run</source>
        <translation>Ejecución actual</translation>
    </message>
    <message>
        <source>Latency per iteration</source>
        <translation>Latencia por iteración</translation>
    </message>
    <message>
        <source>This run was imported without individual samples. Its figures are in the table below, its scores on the Compare page.</source>
        <translation>Esta ejecución se importó sin muestras sueltas. Sus cifras están en la tabla de abajo, las puntuaciones en la página Comparar.</translation>
    </message>
    <message>
        <source>Latency of %1 in each run</source>
        <translation>Latencia de %1 en cada ejecución</translation>
    </message>
    <message>
        <source>recorded · %1</source>
        <translation>grabado · %1</translation>
    </message>
    <message>
        <source>%1 M parameters</source>
        <translation>%1 M de parámetros</translation>
    </message>
    <message numerus="yes">
        <source>Latency per sample, each the mean of %n launch(es)</source>
        <translation>
            <numerusform>Latencia por muestra, cada una de un lanzamiento</numerusform>
            <numerusform>Latencia por muestra, cada una la media de %n lanzamientos</numerusform>
        </translation>
    </message>
    <message>
        <source>Latency of %1 in each run, the first %2 iterations</source>
        <translation>Latencia de %1 en cada ejecución, las primeras %2 iteraciones</translation>
    </message>
    <message>
        <source>The chart shows the run in progress. Stop it to show an earlier run.</source>
        <translation>El gráfico muestra la ejecución en curso. Deténgala para mostrar una ejecución anterior.</translation>
    </message>
</context>
<context>
    <name>qs::RunSelection</name>
    <message>
        <source>The selected run, %1, is an accuracy study.</source>
        <translation>La ejecución elegida, %1, es un estudio de exactitud.</translation>
    </message>
    <message>
        <source>The selected run, %1, is a study of a language model.</source>
        <translation>La ejecución elegida, %1, es un estudio de un modelo de lenguaje.</translation>
    </message>
    <message>
        <source>The selected run, %1, is a study of another kind.</source>
        <translation>La ejecución elegida, %1, es un estudio de otro tipo.</translation>
    </message>
    <message>
        <source>The selected run, %1, is a sweep.</source>
        <translation>La ejecución elegida, %1, es un barrido.</translation>
    </message>
    <message>
        <source>The selected run, %1, measured kernels at one size.</source>
        <translation>La ejecución elegida, %1, midió kernels con un solo tamaño.</translation>
    </message>
    <message>
        <source>This page shows %1 instead.</source>
        <translation>Esta página muestra en su lugar %1.</translation>
    </message>
    <message>
        <source>This session has no run that this page can show.</source>
        <translation>Esta sesión no tiene ninguna ejecución que esta página pueda mostrar.</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <comment>a page</comment>
        <translation>Ir a %1</translation>
    </message>
    <message>
        <source>Select %1</source>
        <comment>a run</comment>
        <translation>Seleccionar %1</translation>
    </message>
</context>
<context>
    <name>qs::RunStore</name>
    <message>
        <source>Mode study %1 · %2 · %3</source>
        <translation>Estudio de modos %1 · %2 · %3</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>quitar %1</translation>
    </message>
    <message>
        <source>rename run</source>
        <translation>renombrar ejecución</translation>
    </message>
    <message>
        <source>change note</source>
        <translation>cambiar nota</translation>
    </message>
    <message>
        <source>use %1 as baseline</source>
        <translation>usar %1 como referencia</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>mover %1</translation>
    </message>
    <message numerus="yes">
        <source>remove %n run(s)</source>
        <translation>
            <numerusform>quitar %n ejecución</numerusform>
            <numerusform>quitar %n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>small Llama</source>
        <translation>Llama pequeño</translation>
    </message>
    <message>
        <source>Language model %1 · %2 · %3</source>
        <translation>Modelo de lenguaje %1 · %2 · %3</translation>
    </message>
    <message>
        <source>use %1 as baseline run</source>
        <translation>usar %1 como ejecución de referencia</translation>
    </message>
    <message>
        <source>clear baseline run</source>
        <translation>quitar la ejecución de referencia</translation>
    </message>
</context>
<context>
    <name>qs::RunsModel</name>
    <message>
        <source>Running now</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>★ Baseline: the other runs are compared with it</source>
        <translation>★ Referencia: las demás ejecuciones se comparan con esta</translation>
    </message>
    <message>
        <source>, running</source>
        <translation>, en curso</translation>
    </message>
    <message>
        <source>, baseline</source>
        <translation>, referencia</translation>
    </message>
</context>
<context>
    <name>qs::RunsPanel</name>
    <message>
        <source>Runs of this session</source>
        <translation>Ejecuciones de esta sesión</translation>
    </message>
    <message>
        <source>Note on this run</source>
        <translation>Nota sobre esta ejecución</translation>
    </message>
    <message>
        <source>Note on the run</source>
        <translation>Nota sobre la ejecución</translation>
    </message>
    <message>
        <source>A note on the active run. It is saved with the session and included in the report.</source>
        <translation>Una nota sobre la ejecución activa; se guarda con la sesión y se imprime en el informe.</translation>
    </message>
    <message>
        <source>&amp;Overlay on the active run</source>
        <translation>Super&amp;poner a la ejecución activa</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Edit &amp;note</source>
        <translation>Editar n&amp;ota</translation>
    </message>
    <message>
        <source>Draw the active mode of the checked runs in one chart</source>
        <translation>Dibujar juntos el modo activo de las ejecuciones marcadas</translation>
    </message>
    <message>
        <source>Rename the active run</source>
        <translation>Dar otro nombre a la ejecución activa</translation>
    </message>
    <message>
        <source>Remove the selected runs from the session. Undo restores them.</source>
        <translation>Sacar de la sesión las ejecuciones elegidas; Deshacer las devuelve.</translation>
    </message>
    <message>
        <source>Edit the note on the active run</source>
        <translation>Escribir una nota sobre la ejecución activa</translation>
    </message>
    <message>
        <source>Move the active run up in the list</source>
        <translation>Poner la ejecución activa un puesto más arriba en la lista</translation>
    </message>
    <message>
        <source>Move do&amp;wn</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>Move the active run down in the list</source>
        <translation>Poner la ejecución activa un puesto más abajo en la lista</translation>
    </message>
    <message>
        <source>Rena&amp;me</source>
        <translation>Reno&amp;mbrar</translation>
    </message>
    <message>
        <source>Mo&amp;ve up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Use as baseline r&amp;un</source>
        <translation>&amp;Usar como ejecución de referencia</translation>
    </message>
    <message>
        <source>Compare the other runs with this one, on the Compare page</source>
        <translation>Comparar las demás ejecuciones con esta, en la página Comparar</translation>
    </message>
    <message>
        <source>No runs yet. Press F5 to measure. Every run is kept here. Select the check boxes of two or more runs to overlay them.</source>
        <translation>Aún no hay ejecuciones. Pulse F5 para medir. Cada ejecución se conserva aquí. Marque las casillas de dos o más ejecuciones para superponerlas.</translation>
    </message>
    <message>
        <source>This run is in progress. You can rename it and add a note when it has ended.</source>
        <translation>Esta ejecución está en curso. Podrá cambiarle el nombre y añadir una nota cuando haya terminado.</translation>
    </message>
</context>
<context>
    <name>qs::ScaleSection</name>
    <message>
        <source>from the input</source>
        <translation>de la entrada</translation>
    </message>
    <message>
        <source>given</source>
        <translation>dada</translation>
    </message>
    <message>
        <source>Source of the static scale</source>
        <translation>Origen de la escala estática</translation>
    </message>
    <message>
        <source>From the input: the extremes of the input, found before the measurement. Given: the values below, for every static mode.</source>
        <translation>De la entrada: sus propios extremos, hallados antes de medir. Dada: los valores de abajo, para cada modo estático.</translation>
    </message>
    <message>
        <source>S&amp;ource</source>
        <translation>&amp;Origen</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automática</translation>
    </message>
    <message>
        <source>Static scale</source>
        <translation>Escala estática</translation>
    </message>
    <message>
        <source>Scale s of the static modes, a number above 0: a code q represents q·s.</source>
        <translation>Escala s de los modos estáticos, un número mayor que 0: un código q vale q·s.</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>Esca&amp;la</translation>
    </message>
    <message>
        <source>Zero point</source>
        <translation>Punto cero</translation>
    </message>
    <message>
        <source>Zero point z of int8-tensor-static-azp and int8-tensor-affine, an integer: a code q represents (q − z)·s. Empty with a given scale: 0.</source>
        <translation>Punto cero z de int8-tensor-static-azp e int8-tensor-affine, un entero: un código q vale (q − z)·s. Vacío con escala dada: 0.</translation>
    </message>
    <message>
        <source>&amp;Zero point</source>
        <translation>Punto &amp;cero</translation>
    </message>
    <message>
        <source>Enter a scale, or choose &apos;from the input&apos;.</source>
        <translation>Introduzca una escala, o elija «de la entrada».</translation>
    </message>
    <message>
        <source>The scale must be a finite number above 0, for example 0.05.</source>
        <translation>La escala ha de ser un número finito mayor que 0, por ejemplo 0,05.</translation>
    </message>
    <message>
        <source>The zero point must be an integer, for example −12.</source>
        <translation>El punto cero ha de ser un entero, por ejemplo −12.</translation>
    </message>
    <message>
        <source>No static mode is selected; dynamic modes compute their own scale.</source>
        <translation>No se ha elegido ningún modo estático; los dinámicos hallan su propia escala.</translation>
    </message>
    <message>
        <source>No static mode with a zero point is selected; the zero point is not used.</source>
        <translation>No se ha elegido ningún modo estático con punto cero; el punto cero no se usa.</translation>
    </message>
    <message>
        <source>s = %1</source>
        <translation>s = %1</translation>
    </message>
    <message>
        <source>INT8 and FP8 share this scale, but their codes reach 127 and 448 or more: one of them clips or uses only part of its range.</source>
        <translation>INT8 y FP8 comparten esta escala, pero sus códigos llegan a 127 y a 448 o más: uno de ellos recorta o usa solo parte de su rango.</translation>
    </message>
</context>
<context>
    <name>qs::ScopeChart</name>
    <message>
        <source>No samples yet. Press F5 to run the setup on the left, or turn on Live.</source>
        <translation>Aún no hay muestras. Pulse F5 para ejecutar la configuración de la izquierda, o active En vivo.</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median %3, p95 %4, p99 %5, maximum %6.</source>
        <translation>%1: %2 iteraciones, mediana %3, p95 %4, p99 %5, máximo %6.</translation>
    </message>
    <message>
        <source>Latency of each iteration.</source>
        <translation>Latencia de cada iteración.</translation>
    </message>
    <message>
        <source>Logarithmic latency</source>
        <translation>Latencia logarítmica</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Mostrar completo</translation>
    </message>
    <message>
        <source>All medians</source>
        <translation>Medianas de todas</translation>
    </message>
    <message>
        <source>Δ %1 iterations</source>
        <translation>Δ %1 iteraciones</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Congelado</translation>
    </message>
    <message>
        <source>sample %1 %2</source>
        <translation>muestra %1 %2</translation>
    </message>
    <message>
        <source>median %1   min %2   max %3 %4   (%5 samples)</source>
        <translation>mediana %1   mín %2   máx %3 %4   (%5 muestras)</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>iteraciones</translation>
    </message>
    <message>
        <source>iteration %1</source>
        <translation>iteración %1</translation>
    </message>
    <message>
        <source>latency</source>
        <translation>latencia</translation>
    </message>
    <message>
        <source>iterations %1 to %2</source>
        <translation>iteraciones %1 a %2</translation>
    </message>
    <message>
        <source>median %1 %2</source>
        <translation>mediana %1 %2</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>mediana %1</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>trace</source>
        <translation>traza</translation>
    </message>
    <message>
        <source>first iteration</source>
        <translation>primera iteración</translation>
    </message>
    <message>
        <source>last iteration</source>
        <translation>última iteración</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>muestras</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>median</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>máximo</translation>
    </message>
    <message>
        <source>%1: %2 iterations, median about %3, p95 about %4, p99 about %5, maximum %6.</source>
        <translation>%1: %2 iteraciones, mediana aprox. %3, p95 aprox. %4, p99 aprox. %5, máximo %6.</translation>
    </message>
</context>
<context>
    <name>qs::ScopePage</name>
    <message>
        <source>Latency per iteration</source>
        <translation>Latencia por iteración</translation>
    </message>
    <message>
        <source>Comparison of the modes</source>
        <translation>Comparación de los modos</translation>
    </message>
    <message>
        <source>Press F5 to measure. The trace grows here while the kernels run.</source>
        <translation>Pulse F5 para medir. La traza crece aquí mientras corren los kernels.</translation>
    </message>
    <message>
        <source>Ready to measure</source>
        <translation>Listo para medir</translation>
    </message>
    <message>
        <source>%1: %2

The setup beside this page can be run as it is: every chosen mode, and a plain copy of the same tensor to compare with, on the target in the toolbar.

Press F5, or Live to measure until stopped. The trace grows here while the kernels run; the table below it says what each mode costs, and whether the difference is resolved.</source>
        <translation>%1: %2

La configuración junto a esta página puede ejecutarse tal como está: cada modo elegido y, para comparar, una copia simple del mismo tensor, en el destino de la barra de herramientas.

Pulse F5, o En vivo para medir hasta que se detenga. La traza crece aquí mientras corren los kernels; la tabla de debajo dice lo que cuesta cada modo y si la diferencia está resuelta.</translation>
    </message>
    <message>
        <source>%1: %2

The setup beside this page can be run as it is: every chosen variant, on the target in the toolbar.

Press F5, or Live to measure until stopped. The trace grows here while the kernels run; the table below it says what each variant costs, and whether the difference is resolved.</source>
        <translation>%1: %2

La configuración junto a esta página puede ejecutarse tal como está: cada variante elegida, en el destino de la barra de herramientas.

Pulse F5, o En vivo para medir hasta que se detenga. La traza crece aquí mientras corren los kernels; la tabla de debajo dice lo que cuesta cada variante y si la diferencia está resuelta.</translation>
    </message>
</context>
<context>
    <name>qs::ScopePicture</name>
    <message>
        <source>Throttled in iterations %1 to %2: %3</source>
        <translation>Limitado en las iteraciones %1 a %2: %3</translation>
    </message>
    <message>
        <source>Latency (%1, log)</source>
        <translation>Latencia (%1, log)</translation>
    </message>
    <message>
        <source>Latency (%1)</source>
        <translation>Latencia (%1)</translation>
    </message>
    <message>
        <source>median per pixel column</source>
        <translation>mediana por columna de píxeles</translation>
    </message>
    <message>
        <source>median of %1</source>
        <translation>mediana de %1</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteración</translation>
    </message>
    <message>
        <source>p5–p95 of each</source>
        <translation>p5–p95 de cada una</translation>
    </message>
    <message>
        <source>Distribution (visible)</source>
        <translation>Distribución (visible)</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribución</translation>
    </message>
    <message>
        <source>Samples per bin (log)</source>
        <translation>Muestras por clase (log)</translation>
    </message>
    <message>
        <source>each iteration</source>
        <translation>cada iteración</translation>
    </message>
    <message>
        <source>min–max per pixel column</source>
        <translation>mín–máx por columna de píxeles</translation>
    </message>
    <message>
        <source>outlier</source>
        <translation>atípico</translation>
    </message>
    <message>
        <source>outlier &gt; %1</source>
        <translation>atípico &gt; %1</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>calentamiento</translation>
    </message>
    <message>
        <source>throttled</source>
        <translation>limitado</translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 iteraciones</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>mediana %1</translation>
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
        <translation>máx %1</translation>
    </message>
    <message>
        <source>%1 traces</source>
        <translation>%1 trazas</translation>
    </message>
    <message>
        <source>median of each</source>
        <translation>mediana de cada una</translation>
    </message>
    <message>
        <source>median about %1</source>
        <translation>mediana aprox. %1</translation>
    </message>
    <message>
        <source>p95 about %1</source>
        <translation>p95 aprox. %1</translation>
    </message>
    <message>
        <source>p99 about %1</source>
        <translation>p99 aprox. %1</translation>
    </message>
</context>
<context>
    <name>qs::ScoreModel</name>
    <message>
        <source>reference</source>
        <translation>referencia</translation>
    </message>
    <message>
        <source>↑ BETTER %1</source>
        <translation>↑ MEJOR %1</translation>
    </message>
    <message>
        <source>↓ WORSE %1</source>
        <translation>↓ PEOR %1</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= IGUAL</translation>
    </message>
    <message>
        <source>… TOO FEW</source>
        <translation>… MUY POCAS</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? NO RESUELTO</translation>
    </message>
    <message>
        <source>The others of this task and metric are compared with this one.</source>
        <translation>Los demás de esta tarea y métrica se comparan con este.</translation>
    </message>
    <message>
        <source>There is no second score of this task and metric to compare it with.</source>
        <translation>No hay una segunda puntuación de esta tarea y métrica con que compararla.</translation>
    </message>
    <message>
        <source>Not compared with %1: there are no items to pair. Import the samples_*.jsonl of --log_samples with both results.</source>
        <translation>No comparado con %1: no hay ejemplos que emparejar. Importe con ambos resultados los samples_*.jsonl de --log_samples.</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>Más alto es mejor.</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>Más bajo es mejor.</translation>
    </message>
    <message>
        <source>Not given by %1.</source>
        <translation>No dado por %1.</translation>
    </message>
    <message>
        <source>%1 does not give the number of items.</source>
        <translation>%1 no dice en cuántos ejemplos se apoya.</translation>
    </message>
    <message>
        <source>%1 on %2, %3: not measured here, imported from %4.</source>
        <translation>%1 en %2, %3: no medido aquí, importado de %4.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>± std error</source>
        <translation>± err. típico</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>Importado de</translation>
    </message>
    <message>
        <source>Model or configuration.</source>
        <translation>Modelo o configuración.</translation>
    </message>
    <message>
        <source>What it was evaluated on.</source>
        <translation>Aquello en que se evaluó.</translation>
    </message>
    <message>
        <source>↑: higher is better, ↓: lower is better.</source>
        <translation>↑: más alto es mejor, ↓: más bajo es mejor.</translation>
    </message>
    <message>
        <source>As given in the file.</source>
        <translation>Como lo da el archivo.</translation>
    </message>
    <message>
        <source>Standard error, as given in the file.</source>
        <translation>Error típico, como lo da el archivo.</translation>
    </message>
    <message>
        <source>Number of items in the value.</source>
        <translation>Ejemplos en que se apoya el valor.</translation>
    </message>
    <message>
        <source>Comparison with the first score of the same task and metric, on the items that both have.</source>
        <translation>Lo que puede decirse frente al primero de la misma tarea y métrica, sobre los ejemplos que ambos tienen.</translation>
    </message>
    <message>
        <source>Tool and file.</source>
        <translation>Herramienta y archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) in common with %1; a verdict needs at least 6.</source>
        <translation>
            <numerusform>%n ejemplo en común con %1; un veredicto necesita al menos 6.</numerusform>
            <numerusform>%n ejemplos en común con %1; un veredicto necesita al menos 6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compared with %1, on the same n = %n item(s): difference %2, 95% interval [%3, %4].
Counts as the same: ±%5. %6</source>
        <translation>
            <numerusform>Comparado con %1, en el mismo n = %n ejemplo: diferencia %2, intervalo del 95&#xa0;% [%3; %4].
Cuenta como igual: ±%5. %6</numerusform>
            <numerusform>Comparado con %1, en los mismos n = %n ejemplos: diferencia %2, intervalo del 95&#xa0;% [%3; %4].
Cuenta como igual: ±%5. %6</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Run kernels in a separate process</source>
        <translation>Ejecutar kernels en un proceso aparte</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation>&amp;Automático</translation>
    </message>
    <message>
        <source>In this process until a device is lost or does not respond; from then on in a separate process.</source>
        <translation>En este programa, hasta que un dispositivo se pierda en él o no responda; desde entonces, en un proceso aparte.</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <translation>&amp;Siempre</translation>
    </message>
    <message>
        <source>A kernel that crashes or hangs affects only the worker process. Stop always works.</source>
        <translation>Un kernel que falla o se cuelga cuesta el proceso de cálculo y nada más. Detener funciona siempre.</translation>
    </message>
    <message>
        <source>&amp;Never</source>
        <translation>&amp;Nunca</translation>
    </message>
    <message>
        <source>Always in this process. After a fault, the program must be restarted to use the device again.</source>
        <translation>Siempre en este programa. Tras un fallo, el dispositivo solo vuelve a poder usarse cuando se reinicia el programa.</translation>
    </message>
    <message>
        <source>The device was lost in this process or did not respond. Only a separate process can use it now.</source>
        <translation>El dispositivo se perdió en este programa, o no respondió: ahora solo un proceso aparte puede usarlo.</translation>
    </message>
    <message>
        <source>The worker is %1.</source>
        <translation>El proceso de cálculo es %1.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The language of the interface</source>
        <translation>El idioma de la interfaz</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light or dark, or follow the system</source>
        <translation>Claro u oscuro, o como el sistema</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>The size of the text in the window, in percent of the size set in the system</source>
        <translation>El tamaño del texto de la ventana, en porcentaje del que pide el sistema</translation>
    </message>
    <message>
        <source>Device at start</source>
        <translation>Dispositivo al inicio</translation>
    </message>
    <message>
        <source>The device that is chosen when the program starts</source>
        <translation>El dispositivo que se elige al iniciar el programa</translation>
    </message>
    <message>
        <source>CPU threads</source>
        <translation>Hilos de CPU</translation>
    </message>
    <message>
        <source>The maximum number of threads for kernels on the CPU; applies after a restart</source>
        <translation>El máximo de hilos que usan los kernels en la CPU; se aplica cuando el programa se inicia de nuevo</translation>
    </message>
    <message>
        <source>A kernel that crashes or hangs in a separate process does not affect the window</source>
        <translation>Un kernel que falla o se cuelga en un proceso aparte no afecta a la ventana</translation>
    </message>
    <message>
        <source>Folder for files</source>
        <translation>Carpeta para archivos</translation>
    </message>
    <message>
        <source>Where file dialogs start; empty: the last used folder</source>
        <translation>Dónde empiezan los diálogos de archivos; vacío: la última carpeta usada</translation>
    </message>
    <message>
        <source>Save recovery copies</source>
        <translation>Guardar copias de recuperación</translation>
    </message>
    <message>
        <source>How often unsaved results are copied to disk, so that a crash does not lose them</source>
        <translation>Con qué rapidez se copian al disco los resultados sin guardar, para que un fallo no los pierda</translation>
    </message>
    <message>
        <source>Ask before unsaved runs are discarded</source>
        <translation>Preguntar antes de descartar ejecuciones sin guardar</translation>
    </message>
    <message>
        <source>Ask whether to save when a session with unsaved runs is closed</source>
        <translation>Preguntar si se guarda al cerrar una sesión con ejecuciones sin guardar</translation>
    </message>
    <message>
        <source>Ask before a run is stopped</source>
        <translation>Preguntar antes de detener una ejecución</translation>
    </message>
    <message>
        <source>Ask when closing the window or opening another session would stop a run</source>
        <translation>Preguntar cuando cerrar la ventana o abrir otra sesión detendría una ejecución</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Seguir al sistema</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Reiniciar ahora</translation>
    </message>
    <message>
        <source>Reopen the window in the new language; the session is kept</source>
        <translation>Abrir la ventana de nuevo en el nuevo idioma; la sesión vuelve</translation>
    </message>
    <message>
        <source>Restart to apply the new language.</source>
        <translation>Reinicie para aplicar el nuevo idioma.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>size of the text</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Last used device</source>
        <translation>El último usado</translation>
    </message>
    <message>
        <source>Automatic: a GPU if available</source>
        <translation>Automático: una GPU donde la haya</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>%1 (not found)</source>
        <translation>%1 (no encontrado)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Last used folder</source>
        <translation>La última carpeta usada</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elegir una carpeta</translation>
    </message>
    <message>
        <source>After each change</source>
        <translation>Tras cada cambio</translation>
    </message>
    <message numerus="yes">
        <source>At most every %n second(s)</source>
        <translation>
            <numerusform>Como máximo cada %n segundo</numerusform>
            <numerusform>Como máximo cada %n segundos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::SetupPanel</name>
    <message>
        <source>Setup</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Barrido</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modos</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Static scale</source>
        <translation>Escala estática</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Estimate of the run</source>
        <translation>Estimación de la ejecución</translation>
    </message>
    <message>
        <source>Time and memory that a run with this setup needs</source>
        <translation>Cuánto tarda una ejecución con esta configuración y cuánta memoria necesita</translation>
    </message>
    <message>
        <source>Run comparison</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Operands</source>
        <translation>Operandos</translation>
    </message>
    <message>
        <source>Run sweep</source>
        <translation>Barrer</translation>
    </message>
    <message>
        <source>Measure the chosen modes in interleaved rounds (Ctrl+Return here, F5 everywhere)</source>
        <translation>Medir los modos elegidos en rondas intercaladas (Ctrl+Intro aquí, F5 en todas partes)</translation>
    </message>
    <message>
        <source>Measure the chosen variants in interleaved rounds (Ctrl+Return here, F5 everywhere)</source>
        <translation>Medir las variantes elegidas en rondas intercaladas (Ctrl+Intro aquí, F5 en todas partes)</translation>
    </message>
    <message>
        <source>Run measurement</source>
        <translation>Ejecutar la medición</translation>
    </message>
    <message>
        <source>Live needs a single size. To use it, set Sweep to Off.</source>
        <translation>En vivo necesita un solo tamaño. Para usarlo, ponga Barrido en No.</translation>
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
        <translation>%1 elementos, como en la escalera publicada.</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 elementos</translation>
    </message>
    <message>
        <source>Tokens × hidden size is more than %1 elements. Choose fewer tokens or a smaller hidden size.</source>
        <translation>Tokens × tamaño oculto pasa de %1 elementos. Elija menos tokens o un tamaño oculto menor.</translation>
    </message>
    <message>
        <source>%1 elements, %2 as %3</source>
        <translation>%1 elementos, %2 como %3</translation>
    </message>
    <message>
        <source>The first rows of the file&apos;s tensor, %1. Its hidden size cannot be changed.</source>
        <translation>Las primeras filas del tensor del archivo, %1. Su tamaño oculto no puede cambiarse.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s), as in one step of a model; the hidden size does not change.</source>
        <translation>
            <numerusform>%n token, como en un paso de un modelo; el tamaño oculto no cambia.</numerusform>
            <numerusform>%n tokens, como en un paso de un modelo; el tamaño oculto no cambia.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::ShortcutsDialog</name>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Search the shortcuts</source>
        <translation>Buscar en los atajos</translation>
    </message>
    <message>
        <source>Search by command or key</source>
        <translation>Buscar por orden o tecla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Co&amp;piar</translation>
    </message>
    <message>
        <source>Copy the list to the clipboard as Markdown</source>
        <translation>Poner la lista en el portapapeles, como Markdown</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Guardar como PD&amp;F…</translation>
    </message>
    <message>
        <source>Save the list as a printable page</source>
        <translation>Escribir una hoja que se puede imprimir</translation>
    </message>
    <message>
        <source>The list was copied to the clipboard as Markdown.</source>
        <translation>La lista está en el portapapeles, como Markdown.</translation>
    </message>
    <message>
        <source>Save shortcuts</source>
        <translation>Guardar los atajos</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Escrito en %1.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts of Quantoscope</source>
        <translation>Atajos de teclado de Quantoscope</translation>
    </message>
</context>
<context>
    <name>qs::SizeSection</name>
    <message>
        <source>Size presets</source>
        <translation>Tamaños predefinidos</translation>
    </message>
    <message>
        <source>Sizes of published comparisons, in the syntax of the command line.</source>
        <translation>Tamaños de comparaciones publicadas; escritos como los toma la línea de órdenes.</translation>
    </message>
    <message>
        <source>Pr&amp;eset</source>
        <translation>P&amp;redefinido</translation>
    </message>
    <message>
        <source>Ca&amp;usal mask</source>
        <translation>Máscara ca&amp;usal</translation>
    </message>
    <message>
        <source>Causal attention</source>
        <translation>Atención causal</translation>
    </message>
    <message>
        <source>other</source>
        <translation>otro</translation>
    </message>
    <message>
        <source>Width %1 = %2 heads × %3.
</source>
        <translation>Anchura %1 = %2 cabezas × %3.
</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Each token attends only to itself and to earlier tokens, as in text generation. This halves the arithmetic.</source>
        <translation>Cada token solo atiende a sí mismo y a los tokens anteriores, como en la generación de texto. Esto reduce el cálculo a la mitad.</translation>
    </message>
</context>
<context>
    <name>qs::SlideView</name>
    <message>
        <source>Slide</source>
        <translation>Diapositiva</translation>
    </message>
</context>
<context>
    <name>qs::StatusLine</name>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>Preparando</translation>
    </message>
    <message>
        <source>Preparing: %1</source>
        <translation>Preparando: %1</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>En curso: %1</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Deteniendo</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falló</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>quedan %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>quedan %1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min left</source>
        <translation>quedan %1 h %2 min</translation>
    </message>
    <message>
        <source>%1 k samples/s</source>
        <translation>%1 k muestras/s</translation>
    </message>
    <message>
        <source>%1 samples/s</source>
        <translation>%1 muestras/s</translation>
    </message>
    <message>
        <source>Operation and size of the run</source>
        <translation>Operación y tamaño de la ejecución</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Progreso de la ejecución</translation>
    </message>
    <message>
        <source>Estimate from the iterations done so far</source>
        <translation>Estimación por las iteraciones hechas hasta ahora</translation>
    </message>
    <message>
        <source>Samples drawn per second, over the last half second</source>
        <translation>Muestras que llegan a la imagen, en el último medio segundo</translation>
    </message>
    <message>
        <source>until stopped</source>
        <translation>hasta detener</translation>
    </message>
    <message>
        <source>Stopping: %1</source>
        <translation>Deteniendo: %1</translation>
    </message>
    <message>
        <source>What the run is doing: %1</source>
        <translation>Lo que hace la ejecución: %1</translation>
    </message>
    <message>
        <source>Clocks and temperature of the device: current values during a run, otherwise those at the end of the shown run</source>
        <translation>Relojes y temperatura del dispositivo: valores actuales durante una ejecución; si no, los del final de la ejecución mostrada</translation>
    </message>
    <message>
        <source>Samples that were recorded but not drawn, because the display could not keep up. The result contains all of them.</source>
        <translation>Muestras que se registraron pero no se dibujaron porque la visualización no pudo seguir el ritmo. El resultado las contiene todas.</translation>
    </message>
    <message>
        <source>%1 samples not drawn</source>
        <translation>%1 muestras sin dibujar</translation>
    </message>
</context>
<context>
    <name>qs::StopFirst</name>
    <message>
        <source>A run is in progress</source>
        <translation>Hay una ejecución en curso</translation>
    </message>
    <message>
        <source>Stop the run?</source>
        <translation>¿Detener la ejecución?</translation>
    </message>
    <message>
        <source>The samples measured so far are kept in the session.</source>
        <translation>Lo medido hasta ahora queda en la sesión.</translation>
    </message>
    <message>
        <source>Stop the run</source>
        <translation>Detener la ejecución</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>qs::StudyForm</name>
    <message>
        <source>Choose: %1</source>
        <translation>Elija: %1</translation>
    </message>
    <message>
        <source>Estimate of the study</source>
        <translation>Estimación del estudio</translation>
    </message>
    <message>
        <source>What the study does, and about how long it takes</source>
        <translation>Qué hace el estudio, y cuánto tarda más o menos</translation>
    </message>
    <message>
        <source>Run study</source>
        <translation>Iniciar el estudio</translation>
    </message>
</context>
<context>
    <name>qs::StudyModeChooser</name>
    <message>
        <source>Modes to study</source>
        <translation>Modos que estudiar</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Half precision</source>
        <translation>Media precisión</translation>
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
        <translation>Otros formatos de 4 y 8 bits</translation>
    </message>
    <message>
        <source>Quantization-aware training (QAT)</source>
        <translation>Reentrenados (QAT)</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Select all modes, including trained ones</source>
        <translation>Marcar cada modo, incluidos los que se entrenan</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Clear all modes but the baseline</source>
        <translation>Desmarcar todos los modos menos la referencia</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predet.</translation>
    </message>
    <message>
        <source>Select the modes of the default study, including two trained ones</source>
        <translation>Marcar los modos del estudio predeterminado, dos de ellos entrenados</translation>
    </message>
    <message>
        <source>No QAT</source>
        <translation>Sin QAT</translation>
    </message>
    <message>
        <source>Select the modes of the default study without the trained ones, which is faster</source>
        <translation>Marcar los modos del estudio predeterminado menos los que se entrenan: más rápido</translation>
    </message>
    <message>
        <source>%1 of %2 modes</source>
        <translation>%1 de %2 modos</translation>
    </message>
    <message>
        <source>; trained modes take longest</source>
        <translation>; los que se entrenan son los que más tardan</translation>
    </message>
</context>
<context>
    <name>qs::StudyModel</name>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Effective</source>
        <translation>Efectivo</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>Exactitud (%)</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <source>Δ points</source>
        <translation>Δ puntos</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Δ loss</source>
        <translation>Δ pérdida</translation>
    </message>
    <message>
        <source>Size (KiB)</source>
        <translation>Tamaño (KiB)</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Reducción</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Acel.</translation>
    </message>
    <message>
        <source>Quantize (ms)</source>
        <translation>Cuantizado en (ms)</translation>
    </message>
    <message>
        <source>As requested.</source>
        <translation>Lo que se pidió.</translation>
    </message>
    <message>
        <source>The arithmetic that ran. Simulated: values match the mode, the arithmetic does not.</source>
        <translation>La aritmética que se ejecutó. Simulado: los valores son los del modo, la aritmética no.</translation>
    </message>
    <message>
        <source>Share of test items whose largest output is that of their label.</source>
        <translation>Parte de los ejemplos de prueba cuya mayor salida es la de su clase.</translation>
    </message>
    <message>
        <source>Accuracy minus that of the baseline, in percentage points.</source>
        <translation>Exactitud menos la de la referencia, en puntos porcentuales.</translation>
    </message>
    <message>
        <source>McNemar&apos;s exact test of equal accuracy on the same items, adjusted for the number of modes (Holm).</source>
        <translation>Prueba exacta de McNemar de igual exactitud sobre los mismos ejemplos, ajustada al número de modos (Holm).</translation>
    </message>
    <message>
        <source>Equivalent: the 90% interval of the difference (Tango) lies within ±0.5 points. Better, worse: p is below 0.05. Otherwise not resolved.</source>
        <translation>Equivalente: el intervalo del 90 % de la diferencia (Tango) está dentro de ±0,5 puntos. Mejor, peor: p es menor que 0,05. Si no, no resuelto.</translation>
    </message>
    <message>
        <source>Mean cross-entropy over the test items, in nats. Lower is better.</source>
        <translation>Entropía cruzada media sobre los ejemplos de prueba, en nats. Menos es mejor.</translation>
    </message>
    <message>
        <source>Loss minus that of the baseline, averaged over the same items.</source>
        <translation>Pérdida menos la de la referencia, la media sobre los mismos ejemplos.</translation>
    </message>
    <message>
        <source>Bytes of the model file that Save quantized model writes.</source>
        <translation>Bytes del archivo de modelo que escribe Guardar el modelo cuantizado.</translation>
    </message>
    <message>
        <source>Size of the baseline divided by that of the mode.</source>
        <translation>Tamaño de la referencia entre el del modo.</translation>
    </message>
    <message>
        <source>Median latency of a call with one batch.</source>
        <translation>Latencia mediana de una llamada con un lote.</translation>
    </message>
    <message>
        <source>Compared with the baseline, from pairs of the same round; grey where not resolved.</source>
        <translation>Frente a la referencia, por pares de la misma ronda; atenuado donde no está resuelto.</translation>
    </message>
    <message>
        <source>Calibrating and quantizing; for QAT, without the training.</source>
        <translation>Calibrar y cuantizar; en QAT sin el entrenamiento.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Simulated: values match the mode, arithmetic and latency do not.</source>
        <translation>Simulado: los valores son los del modo, la aritmética y por tanto la latencia no.</translation>
    </message>
    <message>
        <source>%1 of %2 items correct; 95% %3 to %4 (Wilson)</source>
        <translation>%1 de %2 ejemplos acertados; 95 % de %3 a %4 (Wilson)</translation>
    </message>
    <message>
        <source>All others are compared with this.</source>
        <translation>Con lo que se comparan los demás.</translation>
    </message>
    <message>
        <source>%1
%2 items became correct, %3 wrong; %4 before Holm&apos;s correction</source>
        <translation>%1
%2 ejemplos pasaron a acierto, %3 a fallo; %4 antes de la corrección de Holm</translation>
    </message>
    <message>
        <source>mean over %1 items</source>
        <translation>media sobre %1 ejemplos</translation>
    </message>
    <message>
        <source>difference %1, 95% %2 to %3 (bootstrap over %4 items), %5 after Holm&apos;s correction</source>
        <translation>diferencia %1, 95 % de %2 a %3 (bootstrap sobre %4 ejemplos), %5 tras la corrección de Holm</translation>
    </message>
    <message>
        <source>%1 bytes: codes %2, scales %3, zero points %4, not quantized %5, header %6</source>
        <translation>%1 bytes: códigos %2, escalas %3, puntos cero %4, sin cuantizar %5, cabecera %6</translation>
    </message>
    <message>
        <source>median of %1 calls with %2 items; 95% %3 to %4; p95 %5</source>
        <translation>mediana de %1 llamadas con %2 ejemplos; 95 % de %3 a %4; p95 %5</translation>
    </message>
    <message>
        <source>trained for %1 s before that</source>
        <translation>entrenado %1 s antes</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latencia</translation>
    </message>
    <message>
        <source>95% interval of the accuracy (Wilson). To compare modes, use Δ, which pairs the same items.</source>
        <translation>Intervalo del 95&#xa0;% de la exactitud (Wilson). Para comparar modos, use Δ, que empareja los mismos ejemplos.</translation>
    </message>
</context>
<context>
    <name>qs::StudyModule</name>
    <message>
        <source>Cannot run this study.</source>
        <translation>Este estudio no puede ejecutarse.</translation>
    </message>
    <message>
        <source>The study failed:</source>
        <translation>El estudio falló:</translation>
    </message>
</context>
<context>
    <name>qs::StudyPage</name>
    <message>
        <source>Charts of the mode study</source>
        <translation>Imágenes del estudio de modos</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Accuracy and loss</source>
        <translation>Exactitud y pérdida</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Pareto</source>
        <translation>Pareto</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Y si</translation>
    </message>
    <message>
        <source>There is no study yet. Press F5 to start one.</source>
        <translation>Aún no hay un estudio: F5 inicia uno.</translation>
    </message>
    <message>
        <source>The modes appear here one by one, as soon as they are measured.</source>
        <translation>Los modos aparecen aquí uno a uno, en cuanto se miden.</translation>
    </message>
    <message>
        <source>The curves grow here while the model trains.</source>
        <translation>Las curvas crecen aquí mientras el modelo aprende.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Continue the study</source>
        <translation>Continuar el estudio</translation>
    </message>
    <message>
        <source>Save the model</source>
        <translation>Guardar el modelo</translation>
    </message>
    <message>
        <source>What does quantization cost in accuracy?</source>
        <translation>¿Qué cuesta la cuantización en exactitud?</translation>
    </message>
    <message>
        <source>Change in loss</source>
        <translation>Cambio de la pérdida</translation>
    </message>
    <message>
        <source>Signal-to-noise ratio of the output</source>
        <translation>Señal a ruido de la salida</translation>
    </message>
    <message>
        <source>Value shown in the cells</source>
        <translation>Qué muestran las celdas</translation>
    </message>
    <message>
        <source>Value shown in the cells for a layer that is quantized by itself</source>
        <translation>Qué muestran las celdas de una capa cuantizada sola</translation>
    </message>
    <message>
        <source>Preparing the study…</source>
        <translation>Preparando el estudio…</translation>
    </message>
    <message>
        <source>No measurements yet.</source>
        <translation>Aún no se ha medido nada.</translation>
    </message>
    <message>
        <source>The model was read from a file and not trained here</source>
        <translation>El modelo se leyó de un archivo y no se entrenó aquí</translation>
    </message>
    <message>
        <source>Save the trained model, or its quantized version in a mode or plan, as safetensors</source>
        <translation>Escribir el modelo entrenado, o lo que un modo o plan hace de él, como safetensors</translation>
    </message>
    <message>
        <source>Continue the study where it was stopped</source>
        <translation>Seguir con el estudio donde se detuvo</translation>
    </message>
    <message>
        <source>Trained model, FP32…</source>
        <translation>Modelo entrenado, FP32…</translation>
    </message>
    <message>
        <source>%1, %2…</source>
        <translation>%1, %2…</translation>
    </message>
    <message>
        <source>Save model</source>
        <translation>Guardar modelo</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <comment>what a study is doing</comment>
        <translation>En curso: %1</translation>
    </message>
    <message>
        <source>Sensitivity of each layer to each mode, and the effect of mixed modes</source>
        <translation>Sensibilidad de cada capa a cada modo y el efecto de modos mixtos</translation>
    </message>
    <message>
        <source>Each layer is quantized by itself here, one mode after the other. You can turn this off in the setup.</source>
        <translation>Cada capa se cuantiza aquí por separado, un modo tras otro. Puede desactivarlo en la configuración.</translation>
    </message>
    <message>
        <source>A mode study trains a small model, quantizes it in every chosen mode, and shows accuracy, loss and size with their intervals and verdicts.

The setup beside this page is ready to run on characters that the program draws: press F5. You can also use your own data as IDX, CSV or .npy files.</source>
        <translation>Un estudio de modos entrena un modelo pequeño, lo cuantiza en cada modo elegido y muestra exactitud, pérdida y tamaño con sus intervalos y veredictos.

La configuración junto a esta página está lista para ejecutarse con caracteres que dibuja el programa: pulse F5. También puede usar sus propios datos en archivos IDX, CSV o .npy.</translation>
    </message>
    <message>
        <source>Click a cell to use that mode for that layer. Click it again to return to FP32.</source>
        <translation>Haga clic en una celda para usar ese modo en esa capa. Vuelva a hacer clic para volver a FP32.</translation>
    </message>
</context>
<context>
    <name>qs::StudyPresenter</name>
    <message>
        <source>items×%1</source>
        <translation>ejemplos×%1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Not saved:</source>
        <translation>No guardado:</translation>
    </message>
    <message>
        <source>No plan:</source>
        <translation>Sin plan:</translation>
    </message>
    <message>
        <source>No tensor:</source>
        <translation>Sin tensor:</translation>
    </message>
    <message>
        <source>Not measured:</source>
        <translation>No medido:</translation>
    </message>
    <message>
        <source>within %1 KiB</source>
        <translation>hasta %1 KiB</translation>
    </message>
    <message>
        <source>Save the plan&apos;s model</source>
        <translation>Guardar el modelo del plan</translation>
    </message>
    <message>
        <source>Save the trained model</source>
        <translation>Guardar el modelo entrenado</translation>
    </message>
    <message>
        <source>Save the quantized model</source>
        <translation>Guardar el modelo cuantizado</translation>
    </message>
    <message>
        <source>Safetensors (*.safetensors)</source>
        <translation>Safetensors (*.safetensors)</translation>
    </message>
    <message>
        <source>The study is in progress</source>
        <translation>El estudio está en curso</translation>
    </message>
    <message>
        <source>A run is in progress and must not be disturbed</source>
        <translation>Hay una ejecución en curso; no hay que perturbarla</translation>
    </message>
    <message>
        <source>There is no study yet. Press F5 to start one.</source>
        <translation>Aún no hay un estudio: F5 inicia uno.</translation>
    </message>
    <message>
        <source>The model of this study is no longer in memory. Run the study again.</source>
        <translation>El modelo de este estudio ya no está en memoria: ejecute de nuevo el estudio.</translation>
    </message>
    <message>
        <source>plan %1</source>
        <translation>plan %1</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>What each mode costs in accuracy, loss and size</source>
        <translation>Lo que cada modo cuesta en exactitud, pérdida y tamaño</translation>
    </message>
    <message>
        <source>&amp;Accuracy</source>
        <translation>Exact&amp;itud</translation>
    </message>
    <message>
        <source>Show accuracy, loss and size by mode</source>
        <translation>Mostrar exactitud, pérdida y tamaño por modo</translation>
    </message>
    <message>
        <source>Alt+4</source>
        <translation>Alt+4</translation>
    </message>
    <message>
        <source>A mode study is in progress.</source>
        <translation>Hay un estudio de modos en curso.</translation>
    </message>
    <message>
        <source>Run the mode study of the setup (%1)</source>
        <translation>Ejecutar el estudio de modos de la configuración (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s).</source>
        <translation>
            <numerusform>%n byte.</numerusform>
            <numerusform>%n bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask what if</source>
        <translation>Preguntar «y si»</translation>
    </message>
    <message>
        <source>Each row is a layer, each column a mode; the color says what the layer costs in that mode. Click cells to mix modes: accuracy, size and the Pareto chart follow. Suggest looks for a mix by itself.</source>
        <translation>Cada fila es una capa y cada columna un modo; el color indica lo que cuesta la capa en ese modo. Haga clic en las celdas para mezclar modos: la exactitud, el tamaño y el gráfico de Pareto se actualizan. «Proponer» busca una mezcla por sí mismo.</translation>
    </message>
</context>
<context>
    <name>qs::StudySetupPanel</name>
    <message>
        <source>Setup of the mode study</source>
        <translation>Configuración del estudio de modos</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modos</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Drawn, 10 digits</source>
        <translation>Dibujados, 10 cifras</translation>
    </message>
    <message>
        <source>Drawn, 36 characters</source>
        <translation>Dibujados, 36 caracteres</translation>
    </message>
    <message>
        <source>Your own…</source>
        <translation>Los suyos…</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>&amp;Datos</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>D&amp;e</translation>
    </message>
    <message>
        <source>File or folder of the data</source>
        <translation>Archivo o carpeta de los datos</translation>
    </message>
    <message>
        <source>A folder with IDX files or .npy pairs, or a CSV file. You can drop it here.</source>
        <translation>Una carpeta con archivos IDX o pares .npy, o un archivo CSV. También puede soltarse aquí.</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>Elegir un &amp;archivo…</translation>
    </message>
    <message>
        <source>Choose a f&amp;older…</source>
        <translation>Elegir una car&amp;peta…</translation>
    </message>
    <message>
        <source>&amp;Training</source>
        <translation>En&amp;trenamiento</translation>
    </message>
    <message>
        <source>Items that the model is trained on.</source>
        <translation>Ejemplos con que se entrena el modelo.</translation>
    </message>
    <message>
        <source>&amp;Calibration</source>
        <translation>&amp;Calibración</translation>
    </message>
    <message>
        <source>T&amp;esting</source>
        <translation>Prue&amp;ba</translation>
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
        <translation>Entrenado, de un archivo…</translation>
    </message>
    <message>
        <source>Tiny: two small layers, as in the published comparison. MLP: three or four linear layers. Transformer: patches and attention blocks. Trained, from a file: a .safetensors file that this program saved.</source>
        <translation>Tiny: dos capas pequeñas, como en la comparación publicada. MLP: tres o cuatro capas lineales. Transformer: parches y bloques de atención. Entrenado, de un archivo: un .safetensors que guardó este programa.</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modelo</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>Arch&amp;ivo</translation>
    </message>
    <message>
        <source>File of the trained model</source>
        <translation>Archivo del modelo entrenado</translation>
    </message>
    <message>
        <source>A .safetensors file that this program saved. You can drop it here.</source>
        <translation>Un archivo .safetensors que guardó este programa. También puede soltarse aquí.</translation>
    </message>
    <message>
        <source>E&amp;pochs</source>
        <translation>É&amp;pocas</translation>
    </message>
    <message>
        <source>default</source>
        <translation>según haga falta</translation>
    </message>
    <message>
        <source>Inject &amp;outliers</source>
        <translation>Inyectar atíp&amp;icos</translation>
    </message>
    <message>
        <source>Inject outliers</source>
        <translation>Inyectar valores atípicos</translation>
    </message>
    <message>
        <source>&amp;QAT epochs</source>
        <translation>Épocas &amp;QAT</translation>
    </message>
    <message>
        <source>Number of epochs for which QAT modes continue training from the baseline.</source>
        <translation>Cuánto se siguen entrenando los modos QAT desde la referencia.</translation>
    </message>
    <message>
        <source>Group size of INT4</source>
        <translation>Tamaño de grupo de INT4</translation>
    </message>
    <message>
        <source>Weights that share a scale and a zero point. A layer with fewer inputs is one group.</source>
        <translation>Pesos que comparten escala y punto cero. Una capa con menos entradas es un solo grupo.</translation>
    </message>
    <message>
        <source>&amp;Group size</source>
        <translation>Tamaño de &amp;grupo</translation>
    </message>
    <message>
        <source>Sensitivity of each &amp;layer</source>
        <translation>Sensibi&amp;lidad de cada capa</translation>
    </message>
    <message>
        <source>Sensitivity of each layer</source>
        <translation>Sensibilidad de cada capa</translation>
    </message>
    <message>
        <source>&amp;Batch</source>
        <translation>L&amp;ote</translation>
    </message>
    <message>
        <source>Items per call when latency is measured.</source>
        <translation>Ejemplos de una llamada cuya latencia se mide.</translation>
    </message>
    <message>
        <source>Calls per mode</source>
        <translation>Llamadas por modo</translation>
    </message>
    <message>
        <source>Measured calls of each mode, in interleaved rounds.</source>
        <translation>Llamadas medidas de cada modo, en rondas intercaladas.</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Semilla</translation>
    </message>
    <message>
        <source>Seed of data, weights and training. The same seed gives the same table on the same device.</source>
        <translation>De datos, pesos y entrenamiento. La misma semilla da la misma tabla en el mismo dispositivo.</translation>
    </message>
    <message>
        <source>Choose a folder with data</source>
        <translation>Elegir una carpeta con datos</translation>
    </message>
    <message>
        <source>Choose data</source>
        <translation>Elegir datos</translation>
    </message>
    <message>
        <source>Data (*.csv *.npy *.gz *-ubyte *.idx);;All files (*)</source>
        <translation>Datos (*.csv *.npy *.gz *-ubyte *.idx);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose a trained model</source>
        <translation>Elegir un modelo entrenado</translation>
    </message>
    <message>
        <source>Models (*.safetensors);;All files (*)</source>
        <translation>Modelos (*.safetensors);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose a file or a folder with data.</source>
        <translation>Elija un archivo o una carpeta con datos.</translation>
    </message>
    <message>
        <source>Choose the file of a trained model.</source>
        <translation>Elija el archivo de un modelo entrenado.</translation>
    </message>
    <message>
        <source>A trained model is a .safetensors file.</source>
        <translation>Un modelo entrenado es un archivo .safetensors.</translation>
    </message>
    <message>
        <source>The counts are maximums. The three parts never share an item.</source>
        <translation>Los números son máximos; las tres partes nunca comparten un ejemplo.</translation>
    </message>
    <message>
        <source>Generated from the seed. The three parts never share an item.</source>
        <translation>Dibujados de nuevo con la semilla; las tres partes nunca comparten un ejemplo.</translation>
    </message>
    <message>
        <source>%1 / %2 / %3</source>
        <translation>%1 / %2 / %3</translation>
    </message>
    <message>
        <source>batch %1, seed %2</source>
        <translation>lote %1, semilla %2</translation>
    </message>
    <message>
        <source>Train the model, quantize it in each mode and evaluate all of them on the same items (Ctrl+Return here, F5 everywhere)</source>
        <translation>Entrenar el modelo, cuantizarlo en cada modo y juzgarlos con los mismos ejemplos (Ctrl+Intro aquí, F5 en todas partes)</translation>
    </message>
    <message>
        <source>Drawn: characters that the program draws from strokes and distorts; the same seed gives the same data. Your own: IDX files (the format of MNIST), CSV with a label column, or .npy pairs.</source>
        <translation>Dibujados: caracteres que el programa dibuja con trazos y distorsiona; la misma semilla da los mismos datos. Propios: archivos IDX (el formato de MNIST), CSV con una columna de etiquetas o pares .npy.</translation>
    </message>
    <message>
        <source>Items for finding scales and for GPTQ and AWQ. Test items are never used.</source>
        <translation>Ejemplos para hallar las escalas y para GPTQ y AWQ. Los ejemplos de prueba nunca se usan.</translation>
    </message>
    <message>
        <source>Items that every mode is evaluated on. 10,000 items resolve a difference of about half a point.</source>
        <translation>Ejemplos con los que se evalúa cada modo. 10&#xa0;000 ejemplos resuelven una diferencia de medio punto aproximadamente.</translation>
    </message>
    <message>
        <source>Number of passes over the training data. 0: the default of the model.</source>
        <translation>Número de pasadas por los datos de entrenamiento. 0: el valor predeterminado del modelo.</translation>
    </message>
    <message>
        <source>Scales a few activation channels up and their weights down. The model computes the same function but has outliers, as large language models do.</source>
        <translation>Amplía unos pocos canales de activación y reduce sus pesos. El modelo calcula la misma función pero tiene atípicos, como los modelos de lenguaje grandes.</translation>
    </message>
    <message>
        <source>Quantizes one layer at a time in each mode. The heat map and mixed-precision plans need this.</source>
        <translation>Cuantiza una capa cada vez en cada modo. El mapa de calor y los planes de precisión mixta lo necesitan.</translation>
    </message>
</context>
<context>
    <name>qs::StudyTable</name>
    <message>
        <source>Modes of the study</source>
        <translation>Modos del estudio</translation>
    </message>
    <message>
        <source>No measurements yet. Choose data, model and modes in the setup and press F5. Each mode is added as soon as it has run.</source>
        <translation>Aún no hay medidas. Elija datos, modelo y modos en la configuración y pulse F5. Cada modo se añade en cuanto se ha ejecutado.</translation>
    </message>
</context>
<context>
    <name>qs::SweepChart</name>
    <message>
        <source>No sweep points yet. Press F5 to start the sweep.</source>
        <translation>Aún no se ha medido ningún punto del barrido. Pulse F5 para iniciarlo.</translation>
    </message>
    <message>
        <source>%1 against %2.</source>
        <translation>%1 según %2.</translation>
    </message>
    <message>
        <source>Sizes not measured yet: %1.</source>
        <translation>Tamaños en espera: %1.</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>modo</translation>
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
        <translation>p50, extremo inferior</translation>
    </message>
    <message>
        <source>p50, upper bound</source>
        <translation>p50, extremo superior</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>ancho de banda</translation>
    </message>
    <message>
        <source>time per element</source>
        <translation>tiempo por elemento</translation>
    </message>
    <message>
        <source>ns</source>
        <translation>ns</translation>
    </message>
    <message>
        <source>share of the ceiling</source>
        <translation>del techo</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>%1: %2 at %3, %4 at %5.</source>
        <translation>%1: %2 en %3, %4 en %5.</translation>
    </message>
    <message>
        <source>Unresolved points of %1: %2 of %3.</source>
        <translation>Puntos de %1 no resueltos: %2 de %3.</translation>
    </message>
    <message>
        <source>arithmetic rate</source>
        <translation>tasa aritmética</translation>
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
        <translation>más rápido que %1</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>más lento</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>no resuelto</translation>
    </message>
    <message>
        <source>A sweep over two dimensions is shown here as a heat map.</source>
        <translation>Un barrido sobre dos dimensiones se muestra aquí como mapa.</translation>
    </message>
    <message>
        <source>%1 of %2: %3 down, %4 across; cells measured: %5 of %6.</source>
        <translation>%1 de %2: %3 en vertical, %4 en horizontal; celdas medidas: %5 de %6.</translation>
    </message>
    <message>
        <source>Not resolved: %1.</source>
        <translation>Sin resolver: %1.</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>modo</translation>
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
        <translation>p50, extremo inferior</translation>
    </message>
    <message>
        <source>p50, upper bound</source>
        <translation>p50, extremo superior</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>ancho de banda</translation>
    </message>
    <message>
        <source>arithmetic rate</source>
        <translation>tasa aritmética</translation>
    </message>
    <message>
        <source>share of the ceiling</source>
        <translation>del techo</translation>
    </message>
    <message>
        <source>resolved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>speed-up over %1</source>
        <translation>aceleración sobre %1</translation>
    </message>
    <message>
        <source>speed-up, lower bound</source>
        <translation>aceleración, extremo inferior</translation>
    </message>
    <message>
        <source>speed-up, upper bound</source>
        <translation>aceleración, extremo superior</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>veredicto</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>qs::SweepModel</name>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>midiendo</translation>
    </message>
    <message>
        <source>more samples needed</source>
        <translation>faltan muestras</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>The 95% interval of the median is wider than ±1%, or there are fewer than 59 samples (n = %1).</source>
        <translation>El intervalo del 95 % de la mediana pasa de ±1 %, o hay menos de 59 muestras (n = %1).</translation>
    </message>
    <message>
        <source>Median %1, 95% interval [%2, %3], n = %4</source>
        <translation>Mediana %1, intervalo del 95 % [%2; %3], n = %4</translation>
    </message>
    <message>
        <source>Least bytes that a launch must move, divided by the median of %1</source>
        <translation>Bytes que un lanzamiento ha de mover como mínimo, entre la mediana de %1</translation>
    </message>
    <message>
        <source>Median of the kernel with the same traffic, divided by the median of %1</source>
        <translation>Mediana del kernel con el mismo tráfico, entre la mediana de %1</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
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
        <translation>por elemento</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Median divided by the number of elements</source>
        <translation>Mediana entre el número de elementos</translation>
    </message>
    <message>
        <source>ns/element</source>
        <translation>ns/elemento</translation>
    </message>
    <message>
        <source>does not support this size</source>
        <translation>no admite este tamaño</translation>
    </message>
    <message>
        <source>p50</source>
        <translation>p50</translation>
    </message>
    <message>
        <source>Median latency.</source>
        <translation>Latencia mediana.</translation>
    </message>
    <message>
        <source>Ceiling (%)</source>
        <translation>Techo (%)</translation>
    </message>
    <message>
        <source>Median of the kernel with the same traffic / median, in percent.</source>
        <translation>Mediana del kernel con el mismo tráfico / mediana, en porcentaje.</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Largest distance between the median and the bounds of its 95% interval, in percent of the median; resolved up to 1%</source>
        <translation>Mayor distancia entre la mediana y los límites de su intervalo del 95&#xa0;%, en porcentaje de la mediana; resuelto hasta el 1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>qs::SweepModule</name>
    <message>
        <source>Sweep</source>
        <translation>Barrido</translation>
    </message>
    <message>
        <source>Latency and bandwidth against size</source>
        <translation>Latencia y ancho de banda según el tamaño</translation>
    </message>
    <message>
        <source>S&amp;weep</source>
        <translation>&amp;Barrido</translation>
    </message>
    <message>
        <source>Show latency and bandwidth against size</source>
        <translation>Mostrar latencia y ancho de banda según el tamaño</translation>
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
        <translation>Magnitudes</translation>
    </message>
    <message>
        <source>Quantities shown in the charts</source>
        <translation>Qué muestran los gráficos</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Eje horizontal</translation>
    </message>
    <message>
        <source>Dimension of the horizontal axis</source>
        <translation>Qué corre por el eje horizontal</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>All modes at one value of the second axis, or one mode with a line for each of its values</source>
        <translation>Todos los modos en un valor del segundo eje, o un modo con una línea por cada valor</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Logarithmic vertical axes</source>
        <translation>Ejes verticales logarítmicos</translation>
    </message>
    <message>
        <source>Logarithmic vertical axes (L in a chart)</source>
        <translation>Ejes verticales logarítmicos (L en un gráfico)</translation>
    </message>
    <message>
        <source>Modes in the charts</source>
        <translation>Modos en los gráficos</translation>
    </message>
    <message>
        <source>Modes shown in the charts; the table shows all of them</source>
        <translation>Qué modos muestran los gráficos; la tabla los conserva todos</translation>
    </message>
    <message>
        <source>No measurements yet. Points appear here as they are measured.</source>
        <translation>Aún no se ha medido nada. Los puntos aparecen aquí uno a uno.</translation>
    </message>
    <message>
        <source>&amp;More samples</source>
        <translation>&amp;Más muestras</translation>
    </message>
    <message>
        <source>More samples for the selected point</source>
        <translation>Más muestras para el punto elegido</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Continue the sweep</source>
        <translation>Continuar el barrido</translation>
    </message>
    <message>
        <source>No sweep yet</source>
        <translation>Aún no hay un barrido</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>según %1</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>Mostrar &amp;todo</translation>
    </message>
    <message>
        <source>Points measured: %1 of %2</source>
        <translation>Puntos medidos: %1 de %2</translation>
    </message>
    <message>
        <source>The sweep is running.</source>
        <translation>El barrido está en curso.</translation>
    </message>
    <message>
        <source>All points are measured and resolved.</source>
        <translation>Todos los puntos están medidos y resueltos.</translation>
    </message>
    <message>
        <source>Measures what is missing, then adds samples where the intervals are widest</source>
        <translation>Mide lo que falta, y añade muestras donde los intervalos son más anchos</translation>
    </message>
    <message>
        <source>Select a row of the table, or click a point of a chart.</source>
        <translation>Elija una fila de la tabla, o pulse un punto de un gráfico.</translation>
    </message>
    <message>
        <source>Adds samples to the point of the selected row, all modes in interleaved rounds</source>
        <translation>Añade muestras al punto de la fila elegida, todos los modos en rondas intercaladas</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modos</translation>
    </message>
    <message>
        <source>Points that need more samples: %1</source>
        <translation>Puntos que necesitan más muestras: %1</translation>
    </message>
    <message>
        <source>Now measuring %1</source>
        <translation>Midiendo ahora %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 only</source>
        <translation>%1 únicamente</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>Adds samples to all points that need more; select a row to add them to that point alone</source>
        <translation>Añade muestras a todos los puntos que necesitan más; seleccione una fila para añadirlas solo a ese punto</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Mapa de calor</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Both axes as a map of one mode, or lines against one of them</source>
        <translation>Ambos ejes como mapa de un modo, o líneas según uno de ellos</translation>
    </message>
    <message>
        <source>Value of the cells</source>
        <translation>Valor de las celdas</translation>
    </message>
    <message>
        <source>Quantity shown by the colour of a cell</source>
        <translation>Qué dice el color de una celda</translation>
    </message>
    <message>
        <source>Mode of the map</source>
        <translation>Modo del mapa</translation>
    </message>
    <message>
        <source>The mode or variant that the map shows</source>
        <translation>El modo o la variante que muestra el mapa</translation>
    </message>
    <message>
        <source>Run the usual sweep</source>
        <translation>Ejecutar el barrido habitual</translation>
    </message>
    <message>
        <source>%1: %2

A sweep measures all chosen modes at many sizes and shows where they reach the ceiling of the device.

Press F5 here for the usual sweep: %3. The section Sweep of the setup has the other dimensions and ranges.</source>
        <translation>%1: %2

Un barrido mide todos los modos elegidos con muchos tamaños y muestra dónde alcanzan el techo del dispositivo.

Pulse aquí F5 para el barrido habitual: %3. La sección Barrido de la configuración tiene las demás dimensiones y rangos.</translation>
    </message>
    <message>
        <source>%1: %2

A sweep measures all chosen variants at many sizes and shows where they reach the ceiling of the device.

Press F5 here for the usual sweep: %3. The section Sweep of the setup has the other dimensions and ranges.</source>
        <translation>%1: %2

Un barrido mide todas las variantes elegidas con muchos tamaños y muestra dónde alcanzan el techo del dispositivo.

Pulse aquí F5 para el barrido habitual: %3. La sección Barrido de la configuración tiene las demás dimensiones y rangos.</translation>
    </message>
    <message>
        <source>Sweeps over the first dimension of the operation</source>
        <translation>Barre la primera dimensión de la operación</translation>
    </message>
</context>
<context>
    <name>qs::SweepSection</name>
    <message>
        <source>Values: %1 (%2)</source>
        <translation>Valores: %1 (%2)</translation>
    </message>
    <message>
        <source>Sweep over</source>
        <translation>Barrido sobre</translation>
    </message>
    <message>
        <source>S&amp;weep over</source>
        <translation>&amp;Barrido sobre</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>Common ranges</source>
        <translation>Rangos que se miden a menudo</translation>
    </message>
    <message>
        <source>No values. Enter 1:65536:x2, 1024:8192:+1024 or a list such as 128,1024,8192.</source>
        <translation>Sin valores. Escriba 1:65536:x2, 1024:8192:+1024 o una lista como 128,1024,8192.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Points: %1 · modes: %2 · measurements: %3.</source>
        <translation>Puntos: %1 · modos: %2 · medidas: %3.</translation>
    </message>
    <message>
        <source>Points: %1 · variants: %2 · measurements: %3.</source>
        <translation>Puntos: %1 · variantes: %2 · medidas: %3.</translation>
    </message>
    <message>
        <source>Row length: the hidden size of Shape, %1, or its next smaller divisor.</source>
        <translation>Filas tan largas como el tamaño oculto de Forma, %1, o su divisor menor siguiente.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>Second axis</source>
        <translation>Segundo eje</translation>
    </message>
    <message>
        <source>Measures all chosen modes or variants at every value of a dimension. The points appear on the Sweep page as they are measured.</source>
        <translation>Mide todos los modos o variantes elegidos en cada valor de una dimensión. Los puntos aparecen en la página Barrido a medida que se miden.</translation>
    </message>
    <message>
        <source>Measures every combination of both dimensions and shows them as a heat map.</source>
        <translation>Mide cada combinación de ambas dimensiones y las muestra como mapa de calor.</translation>
    </message>
    <message>
        <source>an&amp;d over</source>
        <translation>&amp;y sobre</translation>
    </message>
    <message>
        <source>First axis, presets</source>
        <translation>Primer eje, valores predefinidos</translation>
    </message>
    <message>
        <source>Second axis, presets</source>
        <translation>Segundo eje, valores predefinidos</translation>
    </message>
    <message>
        <source>Values of the first axis</source>
        <translation>Valores del primer eje</translation>
    </message>
    <message>
        <source>Values of the second axis</source>
        <translation>Valores del segundo eje</translation>
    </message>
    <message>
        <source>1:65536:x2 doubles from 1 to 65536, 1024:8192:+1024 takes steps of 1024, 500000,1000000 is a list. The same syntax as --axis on the command line.</source>
        <translation>1:65536:x2 duplica de 1 a 65536, 1024:8192:+1024 avanza en pasos de 1024, 500000,1000000 es una lista. La misma sintaxis que --axis en la línea de órdenes.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Off: a single size</source>
        <translation>No: un solo tamaño</translation>
    </message>
    <message>
        <source>None: one axis</source>
        <translation>Nada más: un solo eje</translation>
    </message>
    <message>
        <source>At %1, from Shape.</source>
        <translation>Con %1, de Forma.</translation>
    </message>
    <message>
        <source>At %1, from Size.</source>
        <translation>Con %1, de Tamaño.</translation>
    </message>
    <message>
        <source>Choose a dimension to see latency and rates against size; two for a heat map.</source>
        <translation>Elija una dimensión para ver la latencia y las tasas según el tamaño; dos para un mapa de calor.</translation>
    </message>
</context>
<context>
    <name>qs::SweepTable</name>
    <message>
        <source>Points of the sweep</source>
        <translation>Puntos del barrido</translation>
    </message>
    <message>
        <source>&amp;More samples for this point</source>
        <translation>&amp;Más muestras para este punto</translation>
    </message>
</context>
<context>
    <name>qs::TargetChooser</name>
    <message>
        <source>Target device</source>
        <translation>Dispositivo de destino</translation>
    </message>
    <message>
        <source>The device that the kernels run on</source>
        <translation>El dispositivo en que corren los kernels</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>A GPU if available, otherwise the CPU</source>
        <translation>Una GPU donde la hay, si no la CPU</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>Automático: %1</translation>
    </message>
    <message>
        <source>CPU – not available</source>
        <translation>CPU – no disponible</translation>
    </message>
    <message>
        <source>CUDA – no GPU</source>
        <translation>CUDA – sin GPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>CUDA device %1</source>
        <translation>Dispositivo CUDA %1</translation>
    </message>
    <message>
        <source>Not found yet</source>
        <translation>No encontrado hasta ahora</translation>
    </message>
    <message>
        <source>Device not found</source>
        <translation>No existe tal dispositivo</translation>
    </message>
    <message>
        <source>Looking for devices…</source>
        <translation>Buscando dispositivos…</translation>
    </message>
    <message>
        <source>The target of the setup was not found.</source>
        <translation>No se encontró el destino de la configuración.</translation>
    </message>
    <message>
        <source>No GPU: %1</source>
        <translation>Sin GPU: %1</translation>
    </message>
</context>
<context>
    <name>qs::TensorViewPanel</name>
    <message>
        <source>per tensor</source>
        <translation>por tensor</translation>
    </message>
    <message>
        <source>per row</source>
        <translation>por fila</translation>
    </message>
    <message>
        <source>(array)</source>
        <translation>(array)</translation>
    </message>
    <message>
        <source>No tensor yet. Run a mode study, or open a .safetensors or .npy file.</source>
        <translation>Aún no hay un tensor. Ejecute un estudio de modos, o abra un archivo .safetensors o .npy.</translation>
    </message>
    <message>
        <source>Tensor and format</source>
        <translation>Tensor y formato</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Tensor to show. Type part of the name to find it.</source>
        <translation>Lo que se mira. Teclee parte del nombre para encontrarlo.</translation>
    </message>
    <message>
        <source>&amp;Tensor</source>
        <translation>&amp;Tensor</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Format of the quantized values: 2-bit to 8-bit integers, 8-bit floats, the quantiles of NF4, or blocks with their own scale.</source>
        <translation>En qué se convierten los valores: enteros de 2 a 8 bits, flotantes de 8 bits, los cuantiles de NF4, o bloques con escala propia.</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Bits</source>
        <translation>&amp;Bits</translation>
    </message>
    <message>
        <source>Bits per integer: 2 bits represent 4 values, 8 bits represent 256.</source>
        <translation>Bits de un entero: 2 bits tienen 4 valores, 8 bits 256.</translation>
    </message>
    <message>
        <source>&amp;Symmetric, no zero point</source>
        <translation>&amp;Simétrico, sin punto cero</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>Simétrico</translation>
    </message>
    <message>
        <source>Symmetric: the range is ± the largest magnitude. Otherwise it is from the smallest to the largest value, with a zero point.</source>
        <translation>Simétrico: el rango es ± el mayor valor absoluto. Si no, del menor al mayor valor, con un punto cero.</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Grupo</translation>
    </message>
    <message>
        <source>&amp;Clip</source>
        <translation>&amp;Recorte</translation>
    </message>
    <message>
        <source>SQNR</source>
        <translation>SQNR</translation>
    </message>
    <message>
        <source>10·log10(signal power / error power)</source>
        <translation>10·log10 de la potencia de la señal entre la del error</translation>
    </message>
    <message>
        <source>MSE</source>
        <translation>MSE</translation>
    </message>
    <message>
        <source>Mean squared error of the restored values</source>
        <translation>Error cuadrático medio de los valores restaurados</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Mayor error</translation>
    </message>
    <message>
        <source>Largest difference between a value and its restored value</source>
        <translation>Mayor diferencia entre un valor y lo restaurado</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
    <message>
        <source>Cosine of the angle between the values and the restored values</source>
        <translation>Coseno del ángulo entre los valores y lo restaurado</translation>
    </message>
    <message>
        <source>Bits per element</source>
        <translation>Bits por elemento</translation>
    </message>
    <message>
        <source>Codes, scales and zero points together, by the number of elements</source>
        <translation>Códigos, escalas y puntos cero juntos, por número de elementos</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Smallest and largest value before quantization</source>
        <translation>Menor y mayor valor antes</translation>
    </message>
    <message>
        <source>Mean ± std</source>
        <translation>Media ± desv.</translation>
    </message>
    <message>
        <source>Mean and standard deviation before quantization</source>
        <translation>Media y desviación típica antes</translation>
    </message>
    <message>
        <source>Kurtosis</source>
        <translation>Curtosis</translation>
    </message>
    <message>
        <source>How heavy the tails are; 3 for a normal distribution</source>
        <translation>Cuánto pesan las colas; 3 en una distribución normal</translation>
    </message>
    <message>
        <source>Outlier columns</source>
        <translation>Columnas atípicas</translation>
    </message>
    <message>
        <source>Columns whose largest magnitude is more than 6 times the median of the columns</source>
        <translation>Columnas cuyo mayor valor absoluto pasa de 6 veces la mediana de las columnas</translation>
    </message>
    <message>
        <source>Computed in</source>
        <translation>Calculado en</translation>
    </message>
    <message>
        <source>Time to compute this view</source>
        <translation>Cuánto tardó esta vista</translation>
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
        <translation>No puede mostrarse ningún tensor: %1</translation>
    </message>
    <message>
        <source>The format has groups of %1.</source>
        <translation>El formato tiene grupos de %1.</translation>
    </message>
    <message>
        <source>The format sets its scales by the largest magnitude; nothing is clipped.</source>
        <translation>El formato fija sus escalas por el mayor valor absoluto; no se corta nada.</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exacto</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>sin evaluar</translation>
    </message>
    <message>
        <source>exact in part</source>
        <translation>exacto en parte</translation>
    </message>
    <message numerus="yes">
        <source>%n finite value(s) are restored as NaN or infinite</source>
        <translation>
            <numerusform>%n valor finito se restaura como NaN o infinito</numerusform>
            <numerusform>%n valores finitos se restauran como NaN o infinitos</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of neighbouring values that share a scale. Smaller groups fit the values better but store more scales.</source>
        <translation>Número de valores vecinos que comparten una escala. Los grupos más pequeños se ajustan mejor a los valores, pero guardan más escalas.</translation>
    </message>
    <message>
        <source>Share of each group&apos;s range that is kept. Clipping a few outliers gives finer steps for all other values.</source>
        <translation>Parte del rango de cada grupo que se conserva. Recortar unos pocos atípicos da pasos más finos a todos los demás valores.</translation>
    </message>
    <message>
        <source>Optimize clipping</source>
        <translation>Optimizar el recorte</translation>
    </message>
    <message>
        <source>Find the clipping with the smallest mean squared error</source>
        <translation>Hallar el recorte con el menor error cuadrático medio</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are NaN or infinite and excluded</source>
        <translation>
            <numerusform>%n valor es NaN o infinito y queda excluido</numerusform>
            <numerusform>%n valores son NaN o infinitos y quedan excluidos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::TensorsModule</name>
    <message>
        <source>Tensors</source>
        <translation>Tensores</translation>
    </message>
    <message>
        <source>Effect of formats on single tensors</source>
        <translation>Lo que los formatos hacen a tensores sueltos</translation>
    </message>
    <message>
        <source>Te&amp;nsors</source>
        <translation>Te&amp;nsores</translation>
    </message>
    <message>
        <source>Show the effect of formats on single tensors</source>
        <translation>Mostrar lo que los formatos hacen a tensores sueltos</translation>
    </message>
    <message>
        <source>Alt+5</source>
        <translation>Alt+5</translation>
    </message>
    <message>
        <source>Tensor file:</source>
        <translation>Archivo de tensores:</translation>
    </message>
</context>
<context>
    <name>qs::TensorsPage</name>
    <message>
        <source>No change, %1 bits per element: %2</source>
        <translation>No cambia nada, %1 bits por elemento: %2</translation>
    </message>
    <message>
        <source>%1 dB, %2 bits per element: %3</source>
        <translation>%1 dB, %2 bits por elemento: %3</translation>
    </message>
    <message>
        <source>Choose a tensor beside this page.</source>
        <translation>Elija un tensor junto a esta página.</translation>
    </message>
    <message>
        <source>Run a mode study, or open a .safetensors or .npy file.</source>
        <translation>Ejecute un estudio de modos, o abra un archivo .safetensors o .npy.</translation>
    </message>
    <message>
        <source>Tensors of the study</source>
        <translation>Tensores del estudio</translation>
    </message>
    <message>
        <source>Tensors of a file</source>
        <translation>Tensores de un archivo</translation>
    </message>
    <message>
        <source>Where the tensors come from</source>
        <translation>De dónde vienen los tensores</translation>
    </message>
    <message>
        <source>Weights and inputs of the current study, or tensors of a file</source>
        <translation>Pesos y entradas del estudio presente, o tensores de un archivo</translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Abrir archivo…</translation>
    </message>
    <message>
        <source>Open a tensor file</source>
        <translation>Abrir un archivo de tensores</translation>
    </message>
    <message>
        <source>Show a tensor of a .safetensors or .npy file. You can also drop the file here.</source>
        <translation>Ver un tensor de un archivo .safetensors o .npy; también puede soltarse aquí.</translation>
    </message>
    <message>
        <source>by column</source>
        <translation>por columna</translation>
    </message>
    <message>
        <source>by row</source>
        <translation>por fila</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>Columns are the inputs of a weight, rows its outputs</source>
        <translation>Las columnas son las entradas de un peso, las filas sus salidas</translation>
    </message>
    <message>
        <source>How does a format change the numbers?</source>
        <translation>¿Qué hace un formato con los números?</translation>
    </message>
    <message>
        <source>No tensor</source>
        <translation>Sin tensor</translation>
    </message>
    <message>
        <source>There is no study in memory</source>
        <translation>No hay un estudio en memoria</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Computed in %1 ms</source>
        <translation>Calculado en %1 ms</translation>
    </message>
    <message>
        <source>Tensors (*.safetensors *.npy)</source>
        <translation>Tensores (*.safetensors *.npy)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n value(s) can be judged, %2 bits per element: %3</source>
        <translation>
            <numerusform>%1 de %n valor puede juzgarse, %2 bits por elemento: %3</numerusform>
            <numerusform>%1 de %n valores pueden juzgarse, %2 bits por elemento: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>This page shows the distribution of a tensor before and after quantization, the number line of the format, and the error of each channel. Drag bits, group and clip to see their effect.

Run a mode study (Alt+4, F5) to show its weights and activations, or open a .safetensors or .npy file.</source>
        <translation>Esta página muestra la distribución de un tensor antes y después de la cuantización, la recta numérica del formato y el error de cada canal. Arrastre bits, grupo y recorte para ver su efecto.

Ejecute un estudio de modos (Alt+4, F5) para mostrar sus pesos y activaciones, o abra un archivo .safetensors o .npy.</translation>
    </message>
    <message numerus="yes">
        <source>%1 × %2; %n evenly spaced row(s) are used</source>
        <translation>
            <numerusform>%1 × %2; se usa %n fila</numerusform>
            <numerusform>%1 × %2; se usan %n filas espaciadas uniformemente</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qs::TimingSection</name>
    <message>
        <source>cold</source>
        <translation>fría</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>caliente</translation>
    </message>
    <message>
        <source>cold and hot</source>
        <translation>fría y caliente</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Caché</translation>
    </message>
    <message>
        <source>Cold: the data is not in the caches, as in a model where other layers ran before. Hot: the same buffer each time. Cold and hot: both in the same rounds, side by side in the table.</source>
        <translation>Fría: las cachés no contienen nada de los datos, como en un modelo donde antes corrieron otras capas. Caliente: cada vez el mismo búfer. Fría y caliente: ambas en las mismas rondas, lado a lado en la tabla.</translation>
    </message>
    <message>
        <source>Cach&amp;e</source>
        <translation>Cach&amp;é</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>rotación</translation>
    </message>
    <message>
        <source>read sweep</source>
        <translation>lectura previa</translation>
    </message>
    <message>
        <source>Method that makes the caches cold</source>
        <translation>Cómo se enfrían las cachés</translation>
    </message>
    <message>
        <source>Cold &amp;by</source>
        <translation>&amp;Fría por</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>each launch</source>
        <translation>cada lanzamiento</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>grafo</translation>
    </message>
    <message>
        <source>Timing method</source>
        <translation>Método de medida</translation>
    </message>
    <message>
        <source>Automatic: each launch, or a graph where a launch is too short for the timer. Each launch: timestamps around every launch (a steady clock on the CPU). Graph: K launches in one CUDA graph (in a row on the CPU), time / K.</source>
        <translation>Automático: cada lanzamiento, o un grafo donde un lanzamiento es demasiado corto para el reloj. Cada lanzamiento: marcas de tiempo alrededor de cada uno (un reloj estable en la CPU). Grafo: K lanzamientos en un grafo CUDA (seguidos en la CPU), tiempo / K.</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Método</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>Launches in a graph, K</source>
        <translation>Lanzamientos en un grafo, K</translation>
    </message>
    <message>
        <source>K launches per sample; the sample is their mean. Auto: as many launches as take 200 × the timer&apos;s floor, for each mode.</source>
        <translation>K, lanzamientos por muestra, que es su media. Auto: los que tarden 200 × el suelo del reloj, en cada modo.</translation>
    </message>
    <message>
        <source>&amp;K launches</source>
        <translation>Lanzamientos &amp;K</translation>
    </message>
    <message>
        <source>Warm-up iterations</source>
        <translation>Iteraciones de calentamiento</translation>
    </message>
    <message>
        <source>Iterations before the measured ones, for each mode. They are kept and shown in grey, but excluded from all statistics.</source>
        <translation>Iteraciones antes de las medidas, en cada modo. Se guardan, en gris, fuera de toda cifra.</translation>
    </message>
    <message>
        <source>Warm-u&amp;p</source>
        <translation>Calen&amp;tamiento</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Warm-up time in milliseconds</source>
        <translation>Tiempo de calentamiento en milisegundos</translation>
    </message>
    <message>
        <source>Minimum duration of the warm-up, regardless of the number of iterations. Clocks need about 25 ms to rise.</source>
        <translation>El calentamiento dura al menos eso, con cuantas iteraciones haga falta: los relojes tardan unos 25 ms en subir.</translation>
    </message>
    <message>
        <source>for at least</source>
        <translation>al menos</translation>
    </message>
    <message>
        <source>fixed number</source>
        <translation>número fijo</translation>
    </message>
    <message>
        <source>until resolved</source>
        <translation>hasta resolver</translation>
    </message>
    <message>
        <source>When the measurement ends</source>
        <translation>Cuándo acaba la medida</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Measured iterations</source>
        <translation>Iteraciones medidas</translation>
    </message>
    <message>
        <source>Measured iterations of each mode. p95 is trusted from n = 59, p99 from n = 299.</source>
        <translation>Iteraciones medidas de cada modo. p95 es fiable desde n = 59, p99 desde n = 299.</translation>
    </message>
    <message>
        <source>&amp;Iterations</source>
        <translation>&amp;Iteraciones</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Time limit in seconds</source>
        <translation>Límite de tiempo en segundos</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Límite de tiempo</translation>
    </message>
    <message>
        <source>With a read sweep between the launches, each launch is timed individually.</source>
        <translation>Entre los lanzamientos hay una lectura previa: cada uno se cronometra solo.</translation>
    </message>
    <message>
        <source>A read sweep comes before each launch, so launches cannot share a graph. Choose rotation, or another method.</source>
        <translation>Antes de cada lanzamiento hay una lectura previa, así que no pueden compartir un grafo. Elija rotación, u otro método.</translation>
    </message>
    <message>
        <source>Timing by graph is not available on this device. Choose &apos;each launch&apos;.</source>
        <translation>Medir con grafos no es posible en este dispositivo. Elija cada lanzamiento.</translation>
    </message>
    <message>
        <source>%1 Choose &apos;each launch&apos;.</source>
        <translation>%1 Elija cada lanzamiento.</translation>
    </message>
    <message>
        <source>p95 needs 59 iterations to be trusted, p99 needs 299.</source>
        <translation>p95 necesita 59 iteraciones para ser fiable, p99 necesita 299.</translation>
    </message>
    <message>
        <source>p99 needs 299 iterations to be trusted.</source>
        <translation>p99 necesita 299 iteraciones para ser fiable.</translation>
    </message>
    <message>
        <source>Percentiles describe means of several launches.</source>
        <translation>Los percentiles describen medias de varios lanzamientos.</translation>
    </message>
    <message numerus="yes">
        <source>Percentiles describe means of %n launch(es).</source>
        <translation>
            <numerusform>Los percentiles describen medias de %n lanzamiento.</numerusform>
            <numerusform>Los percentiles describen medias de %n lanzamientos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cold: %1 are read before each sample.</source>
        <translation>Fría: se leen %1 antes de cada muestra.</translation>
    </message>
    <message>
        <source>Cold: buffers of more than %1 in total.</source>
        <translation>Fría: búferes de más de %1 en total.</translation>
    </message>
    <message>
        <source>%1, %2, ±1% or %3</source>
        <translation>%1, %2, ±1 % o %3</translation>
    </message>
    <message>
        <source>%1, %2, %3 + %4</source>
        <translation>%1, %2, %3 + %4</translation>
    </message>
    <message>
        <source>Ends when every median is known within ±1% and every comparison is resolved, or after %1.</source>
        <translation>Termina cuando cada mediana se conoce dentro de ±1 % y cada comparación está resuelta, o tras %1.</translation>
    </message>
    <message>
        <source>Rotation: launches cycle through buffers that together exceed 3 × the last-level cache. Read sweep: before each sample, a kernel reads twice the size of the cache, so that no dirty lines remain to be written back; each sample is a single launch.</source>
        <translation>Rotación: los lanzamientos recorren por turnos búferes que juntos superan 3 × la caché de último nivel. Lectura previa: antes de cada muestra, un kernel lee el doble del tamaño de la caché, para que no queden líneas modificadas por escribir; cada muestra es un solo lanzamiento.</translation>
    </message>
    <message>
        <source>Until resolved: stops after at least 300 iterations when the 95% interval of every median is within ±1% and every comparison with the baseline is decided or known within ±1%, or at the time limit. The result shows which. A sweep point stops when the medians are within ±1% and n ≥ 59. Fixed number: stops after this many iterations of each mode.</source>
        <translation>Hasta resolver: se detiene tras al menos 300 iteraciones cuando el intervalo del 95&#xa0;% de cada mediana está dentro de ±1&#xa0;% y cada comparación con la referencia está decidida o se conoce dentro de ±1&#xa0;%, o al llegar al límite de tiempo. El resultado muestra cuál. Un punto de barrido se detiene cuando las medianas están dentro de ±1&#xa0;% y n ≥ 59. Número fijo: se detiene tras esa cantidad de iteraciones de cada modo.</translation>
    </message>
    <message>
        <source>Measuring stops at this time even if intervals are still too wide. Unresolved results are marked.</source>
        <translation>La medida se detiene en este tiempo aunque los intervalos sigan siendo demasiado anchos. Los resultados sin resolver se marcan.</translation>
    </message>
</context>
<context>
    <name>qs::Tour</name>
    <message>
        <source>Show the slides</source>
        <translation>Mostrar las diapositivas</translation>
    </message>
    <message>
        <source>Present (Shift+F5) makes slides from the verdicts: question, answer, evidence, caveats. Ctrl+Alt+E writes them as PDF or as one HTML page, Ctrl+E a report. This was the tour: press F5 to measure on your device.</source>
        <translation>«Presentar» (Mayús+F5) crea diapositivas a partir de los veredictos: pregunta, respuesta, pruebas, salvedades. Ctrl+Alt+E las escribe como PDF o como una página HTML; Ctrl+E, un informe. Este fue el recorrido: pulse F5 para medir en su dispositivo.</translation>
    </message>
</context>
<context>
    <name>qs::TourOverlay</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Omitir el recorrido</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Tour, %1: %2</source>
        <translation>Recorrido, %1: %2</translation>
    </message>
</context>
<context>
    <name>qs::TrainingChart</name>
    <message>
        <source>Accuracy (%)</source>
        <translation>Exactitud (%)</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>épocas</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>Loss (log)</source>
        <translation>Pérdida (log)</translation>
    </message>
    <message>
        <source>each step, and the running mean</source>
        <translation>cada paso, y su media móvil</translation>
    </message>
    <message>
        <source>on the calibration split</source>
        <translation>en la parte de calibración</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>No training yet. Press F5 to see loss and accuracy while the model is trained.</source>
        <translation>Aún no hay entrenamiento. Pulse F5: pérdida y exactitud aparecen mientras aprende el modelo.</translation>
    </message>
    <message>
        <source>%1 after %2 epochs: loss %3, accuracy %4% on the calibration split</source>
        <translation>%1 tras %2 épocas: pérdida %3, exactitud %4 % en la parte de calibración</translation>
    </message>
    <message>
        <source>%1: loss %2 so far</source>
        <translation>%1: pérdida %2 hasta ahora</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>época %1</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entrenamiento</translation>
    </message>
    <message>
        <source>of</source>
        <translation>origen</translation>
    </message>
    <message>
        <source>epoch</source>
        <translation>época</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>pérdida</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>exactitud</translation>
    </message>
    <message>
        <source>calibration split</source>
        <translation>partición de calibración</translation>
    </message>
    <message>
        <source>step</source>
        <translation>un paso</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>pérdida %1</translation>
    </message>
    <message>
        <source>accuracy %1%</source>
        <translation>exactitud %1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>qs::VariantChooser</name>
    <message>
        <source>the GPU</source>
        <translation>la GPU</translation>
    </message>
    <message>
        <source>the CPU</source>
        <translation>la CPU</translation>
    </message>
    <message>
        <source>Variants to compare</source>
        <translation>Variantes que comparar</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Select all variants that are available on this device</source>
        <translation>Marcar todas las variantes que tiene este dispositivo</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Clear all variants</source>
        <translation>Desmarcar todas las variantes</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predet.</translation>
    </message>
    <message>
        <source>Select the variants of the default comparison</source>
        <translation>Marcar las variantes que necesita una primera comparación</translation>
    </message>
    <message>
        <source>only on the CPU</source>
        <translation>solo en la CPU</translation>
    </message>
    <message>
        <source>only on the GPU</source>
        <translation>solo en la GPU</translation>
    </message>
    <message>
        <source>⚠ Cannot run on this target: %1.</source>
        <translation>⚠ No puede ejecutarse en este destino: %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No variant is selected. Select at least one, or press Default.</source>
        <translation>No se ha elegido ninguna variante. Marque al menos una, o pulse Predet.</translation>
    </message>
    <message>
        <source>None of the selected variants runs on %1. Press Default, or choose another target.</source>
        <translation>Ninguna de las variantes elegidas se ejecuta en %1. Pulse Predet., o elija otro destino.</translation>
    </message>
    <message>
        <source>%1 of %2 variants</source>
        <translation>%1 de %2 variantes</translation>
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
            <numerusform>; %n no puede ejecutarse aquí y se omitirá</numerusform>
            <numerusform>; %n no pueden ejecutarse aquí y se omitirán</numerusform>
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
        <translation>muy pocas muestras para decirlo (n = %1 pares)</translation>
    </message>
    <message>
        <source>↑ FASTER</source>
        <translation>↑ MÁS RÁPIDO</translation>
    </message>
    <message>
        <source>↓ SLOWER</source>
        <translation>↓ MÁS LENTO</translation>
    </message>
    <message>
        <source>= SAME</source>
        <translation>= IGUAL</translation>
    </message>
    <message>
        <source>? NOT RESOLVED</source>
        <translation>? NO RESUELTO</translation>
    </message>
    <message>
        <source>%1 %2× [%3, %4], n = %5 pairs</source>
        <translation>%1 %2× [%3; %4], n = %5 pares</translation>
    </message>
    <message>
        <source>at least %1 moved</source>
        <translation>%1 movidos como mínimo</translation>
    </message>
    <message>
        <source>%1, at least %2 moved: %3 operations per byte</source>
        <translation>%1 y %2 movidos como mínimo: %3 operaciones por byte</translation>
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
        <translation>%1 % de la roofline</translation>
    </message>
    <message>
        <source>%1% of the ceiling</source>
        <translation>%1 % del techo</translation>
    </message>
    <message>
        <source>loaded from the cache in %1 ms</source>
        <translation>cargado de la caché en %1 ms</translation>
    </message>
    <message>
        <source>compiled in %1 ms</source>
        <translation>compilado en %1 ms</translation>
    </message>
    <message>
        <source>algorithms searched in %1 ms</source>
        <translation>algoritmos buscados en %1 ms</translation>
    </message>
    <message>
        <source>Once, before the first call: %1</source>
        <translation>Una vez, antes de la primera llamada: %1</translation>
    </message>
    <message>
        <source>Imported from %1, not measured here.</source>
        <translation>Importado de %1, no medido aquí.</translation>
    </message>
    <message>
        <source>? NOT TRUSTED: identical kernels came out different in this run</source>
        <translation>? NO FIABLE: kernels idénticos salieron distintos en esta ejecución</translation>
    </message>
    <message>
        <source>Reasons for the speed of the variants</source>
        <translation>Por qué las variantes son tan rápidas como son</translation>
    </message>
    <message>
        <source>Compared with %1: %2.</source>
        <translation>Frente a %1: %2.</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation>Medido: %1.</translation>
    </message>
    <message>
        <source>Per call: %1.</source>
        <translation>Una llamada: %1.</translation>
    </message>
    <message>
        <source>Select a row in the table below to see its explanation here.</source>
        <translation>Elija una fila de la tabla de abajo: se explica aquí.</translation>
    </message>
    <message>
        <source>%1 %2× [%3, %4], n = %5 pairs; the ratio changes during the run</source>
        <translation>%1 %2× [%3; %4], n = %5 pares; el cociente cambia durante la ejecución</translation>
    </message>
    <message>
        <source>reads %1 and writes %2</source>
        <translation>lee %1 y escribe %2</translation>
    </message>
    <message>
        <source>The bytes explain the measured ratio: nothing is left beyond noise.</source>
        <translation>Los bytes explican el cociente medido: no queda nada más allá del ruido.</translation>
    </message>
    <message>
        <source>Not explained by the bytes: it takes %1% longer, 95% interval %2 to %3%.</source>
        <translation>No explicado por los bytes: tarda un %1 % más, intervalo del 95 % de %2 a %3 %.</translation>
    </message>
    <message>
        <source>Not explained by the bytes: it takes %1% less time, 95% interval %2 to %3%.</source>
        <translation>No explicado por los bytes: tarda un %1 % menos, intervalo del 95 % de %2 a %3 %.</translation>
    </message>
    <message>
        <source>Each call %1.</source>
        <translation>Una llamada %1.</translation>
    </message>
    <message>
        <source>Each call %1; %2 %3.</source>
        <translation>Una llamada %1; %2 %3.</translation>
    </message>
    <message>
        <source>If only memory traffic took time, it would be %1× as fast.</source>
        <translation>Si solo costaran tiempo los bytes, sería %1× tan rápido.</translation>
    </message>
    <message>
        <source>Expected from the bytes: %1×. Measured: %2×, 95% interval %3 to %4.</source>
        <translation>Esperado por los bytes: %1×. Medido: %2×, intervalo del 95 % de %3 a %4.</translation>
    </message>
    <message>
        <source>%1 %2× [%3, %4], n = %5 pairs, about %6 independent (autocorrelated)</source>
        <translation>%1 %2× [%3; %4], n = %5 pares, unos %6 independientes (autocorrelacionados)</translation>
    </message>
    <message>
        <source>No measurements yet. Press F5 to see what each variant gains, and why.</source>
        <translation>Aún no hay medidas. Pulse F5 para ver qué gana cada variante y por qué.</translation>
    </message>
</context>
<context>
    <name>qs::WindowActions</name>
    <message>
        <source>&amp;New session</source>
        <translation>&amp;Nueva sesión</translation>
    </message>
    <message>
        <source>Start an empty session</source>
        <translation>Empezar una sesión vacía</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Guardar la sesión</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>Guardar la sesión con otro nombre</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>&amp;Import results…</source>
        <translation>&amp;Importar resultados ajenos…</translation>
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
        <translation>&amp;Exportar informe…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Write a report with tables, charts and samples into a folder</source>
        <translation>Escribir en una carpeta un informe con tablas, gráficos y muestras</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Quit Quantoscope</source>
        <translation>Salir del programa</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ejecutar</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop the run and keep every complete sample</source>
        <translation>Terminar la ejecución y conservar cada muestra completa</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <translation>En &amp;vivo</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>En vivo</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Device &amp;calibration…</source>
        <translation>&amp;Calibración del dispositivo…</translation>
    </message>
    <message>
        <source>Show the measured timer and ceilings of the target</source>
        <translation>Reloj y techos del destino, como se midieron</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>&amp;Profile one iteration</source>
        <translation>&amp;Perfilar una iteración</translation>
    </message>
    <message>
        <source>Run each mode once between profiler start and stop, for Nsight</source>
        <translation>Ejecutar cada modo una vez entre inicio y fin del perfilador, para Nsight</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>&amp;Logarithmic latency axis</source>
        <translation>Eje de latencia &amp;logarítmico</translation>
    </message>
    <message>
        <source>Show latency on a logarithmic axis</source>
        <translation>Mostrar la latencia en un eje logarítmico</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>Reset &amp;zoom</source>
        <translation>Restablecer &amp;zoom</translation>
    </message>
    <message>
        <source>Show the whole trace (double-click on the chart)</source>
        <translation>Mostrar toda la traza; un doble clic también lo hace</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Restablecer disposición</translation>
    </message>
    <message>
        <source>Restore the default arrangement of panels, splitters and columns</source>
        <translation>Devolver paneles, separadores y columnas a donde estaban al principio</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>Llenar la pantalla</translation>
    </message>
    <message>
        <source>Use as &amp;baseline</source>
        <translation>Usar como &amp;referencia</translation>
    </message>
    <message>
        <source>Show all differences relative to the selected mode</source>
        <translation>Dar todas las diferencias frente al modo elegido</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>&amp;Overlay the selected run</source>
        <translation>&amp;Superponer la ejecución elegida</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>&amp;Audit a published table…</source>
        <translation>&amp;Auditar una tabla publicada…</translation>
    </message>
    <message>
        <source>Paste a table with mean, standard deviation, minimum and maximum, and check which claims follow</source>
        <translation>Pegar una tabla con media, desviación típica, mínimo y máximo y ver qué afirmaciones se siguen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation>Ctrl+Shift+A</translation>
    </message>
    <message>
        <source>Copy table as &amp;Markdown</source>
        <translation>Copiar tabla como &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard as Markdown</source>
        <translation>Poner la tabla en el portapapeles como Markdown</translation>
    </message>
    <message>
        <source>Ctrl+Shift+M</source>
        <translation>Ctrl+Shift+M</translation>
    </message>
    <message>
        <source>Copy table as &amp;TSV</source>
        <translation>Copiar tabla como &amp;TSV</translation>
    </message>
    <message>
        <source>Copy the table to the clipboard for a spreadsheet</source>
        <translation>Poner la tabla en el portapapeles para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>Copy &amp;image of the trace</source>
        <translation>Copiar &amp;imagen de la traza</translation>
    </message>
    <message>
        <source>Copy the trace to the clipboard as an image</source>
        <translation>Poner la traza en el portapapeles como imagen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>List all shortcuts</source>
        <translation>Listar cada atajo</translation>
    </message>
    <message>
        <source>&amp;About Quantoscope</source>
        <translation>&amp;Acerca de Quantoscope</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Versión y licencia</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Acerca de &amp;Qt</translation>
    </message>
    <message>
        <source>The version of Qt</source>
        <translation>La versión de Qt</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Show or hide %1</source>
        <translation>Mostrar u ocultar %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Target:</source>
        <translation>Destino:</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Vaciar esta lista</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>E&amp;dición</translation>
    </message>
    <message>
        <source>Undo the last change to the session</source>
        <translation>Deshacer la última edición de la sesión</translation>
    </message>
    <message>
        <source>Redo the last undone change to the session</source>
        <translation>Rehacer la edición deshecha</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Deshacer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rehacer: %1</translation>
    </message>
    <message>
        <source>Follow the light or dark theme of the desktop</source>
        <translation>Claro u oscuro como el escritorio, y cambiar con él</translation>
    </message>
    <message>
        <source>Always use this theme</source>
        <translation>Mantener este tema</translation>
    </message>
    <message>
        <source>This file no longer exists, or its disk is not connected.</source>
        <translation>Este archivo ya no está ahí, o su disco no está conectado.</translation>
    </message>
    <message>
        <source>&amp;Remove missing files</source>
        <translation>&amp;Quitar los que faltan</translation>
    </message>
    <message>
        <source>Clear the list of recent files. The files are not deleted.</source>
        <translation>Olvidar qué archivos se abrieron; los archivos quedan.</translation>
    </message>
    <message>
        <source>Ctrl+Alt+C</source>
        <translation>Ctrl+Alt+C</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>A run is in progress. Wait until it ends, or stop it.</source>
        <translation>Hay una ejecución en curso: espere a que acabe, o deténgala.</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>No hay nada en curso.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>Open any file that Quantoscope reads: a session, results, tensors, a model, a table</source>
        <translation>Abrir cualquier archivo que Quantoscope lea: una sesión, resultados, tensores, un modelo, una tabla</translation>
    </message>
    <message>
        <source>Add results of nvbench, Google Benchmark, Nsight Compute, the PyTorch profiler, llama-bench, vLLM, lm-eval, optimum-benchmark or trtexec to the session</source>
        <translation>Añadir a la sesión resultados de nvbench, Google Benchmark, Nsight Compute, el perfilador de PyTorch, llama-bench, vLLM, lm-eval, optimum-benchmark o trtexec</translation>
    </message>
    <message>
        <source>Measure continuously until stopped, and follow changes to the setup</source>
        <translation>Medir ahora y hasta detener, y seguir la configuración mientras cambia</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F</source>
        <translation>Ctrl+Shift+F</translation>
    </message>
    <message>
        <source>Collap&amp;se panels</source>
        <translation>Contra&amp;er paneles</translation>
    </message>
    <message>
        <source>Language, theme, text size, device, folders and other settings</source>
        <translation>Idioma, tema, tamaño del texto, dispositivo, carpetas y otros ajustes</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>Open the manual at the section about the focused control</source>
        <translation>Abrir el manual en lo que tiene el foco</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glosario</translation>
    </message>
    <message>
        <source>Explain the terms of the interface, such as SQNR, ceiling or azp</source>
        <translation>Explicar los términos de la interfaz, como SQNR, techo o azp</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
        <source>Click a part of the window to see its explanation</source>
        <translation>Explicar la parte de la ventana en la que se haga clic a continuación</translation>
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
        <translation>Seguir al &amp;sistema</translation>
    </message>
    <message>
        <source>A&amp;dd imported results to this run…</source>
        <translation>Aña&amp;dir resultados importados a esta ejecución…</translation>
    </message>
    <message>
        <source>Add results of other tools to the table of the shown run, after its own rows and without verdicts</source>
        <translation>Añadir resultados de otras herramientas a la tabla de la ejecución mostrada, tras sus propias filas y sin veredictos</translation>
    </message>
    <message>
        <source>Measure the setup (Space on the chart)</source>
        <translation>Medir la configuración (Espacio sobre el gráfico)</translation>
    </message>
    <message>
        <source>Pause displa&amp;y</source>
        <translation>Con&amp;gelar la visualización</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Congelar</translation>
    </message>
    <message>
        <source>Pause the display; the measurement continues</source>
        <translation>Congelar la visualización; la medida continúa</translation>
    </message>
    <message>
        <source>Hide all panels behind a strip with their names, to enlarge the page</source>
        <translation>Ocultar todos los paneles tras una franja con sus nombres, para ampliar la página</translation>
    </message>
    <message>
        <source>Draw the active mode of two or more checked runs in one chart</source>
        <translation>Dibujar el modo activo de dos o más ejecuciones marcadas en un solo gráfico</translation>
    </message>
</context>
<context>
    <name>qs::WindowTitle</name>
    <message>
        <source>Unsaved session</source>
        <translation>Sesión sin guardar</translation>
    </message>
</context>
</TS>
