/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The border between the program and the CUDA module: one exported function that returns a table of plain
   functions. No exception and no type of the standard library crosses it. Structures that the caller fills
   carry their size first, so that a later version may append members.

   Texts for people (messages, hints, what is missing, progress, cacheText, arithmetic) are in English, in UTF-8. One
   with places, 'There is no buffer %1.', is followed by what stands at %1, %2 …, each behind QS_CUDA_TEXT_PLACE; what
   stands there may be such a text itself, with QS_CUDA_TEXT_INNER_PLACE. The program translates text and places by
   their English words. */

#include <stdint.h>

#define QS_CUDA_ABI_VERSION 8u
#define QS_CUDA_MODULE_FILE "quantoscope_cuda.so"
#define QS_CUDA_ENTRY_NAME "quantoscopeCudaTable"
#define QS_CUDA_TEXT_PLACE '\x1f'
#define QS_CUDA_TEXT_INNER_PLACE '\x1e'

#ifdef __cplusplus
extern "C" {
#endif

/* What a function returns; anything but Ok leaves the reason in QsCudaStatus. */
enum QsCudaCode {
    QsCudaOk = 0,
    QsCudaUsage = 1,  /* the request makes no sense */
    QsCudaMemory = 2, /* not enough device memory */
    QsCudaDeviceError = 3,
    QsCudaDeviceLost = 4, /* sticky: the process has to be restarted to use the GPU */
    QsCudaInternal = 5    /* a defect of the module */
};

/* Numbers of the enumerations in gpu/core and gpu/numerics; the adapter asserts that they agree. */
enum QsCudaDType { QsCudaF16 = 0, QsCudaBF16 = 1, QsCudaF32 = 2 };

typedef struct QsCudaStatus
{
    uint32_t size;
    int32_t code;
    char message[480];
    char hint[240];
} QsCudaStatus;

typedef struct QsCudaDevice
{
    uint32_t size;
    int32_t index, major, minor, multiprocessors;
    int32_t smClockKHz, memoryClockKHz;    /* 0: unknown */
    int32_t runtimeVersion, driverVersion; /* 13000 is CUDA 13.0 */
    uint64_t totalMemory, l2Bytes;
    char name[256];
    char pciBusId[32];
} QsCudaDevice;

typedef struct QsCudaVariant
{
    uint32_t size;
    int32_t format, granularity, isStatic, zeroPointRule, groupSize; /* numbers of gpu/numerics/quant_scheme.h */
    int32_t ceiling, ceilingOutputBytes;                             /* ceiling != 0: the members above do not matter */
    int32_t cold; /* finds its operands in no cache; else the same buffers every time */
    int32_t dialect;
    int32_t ceilingTraffic;               /* with ceiling: the two members below count instead of ceilingOutputBytes */
    uint64_t ceilingRead, ceilingWritten; /* bytes a launch */
    char name[64];                        /* of the catalogue, for operations that take no schemes; else empty */
} QsCudaVariant;

/* Scale, multiplier and zero point of a static variant, as the oracle computes them. */
typedef struct QsCudaParams
{
    uint32_t size;
    float scale, multiplier;
    int32_t zeroPoint;
    float globalScale; /* NVFP4 */
} QsCudaParams;

typedef struct QsCudaWorkload
{
    uint32_t size;
    int32_t dtype, variantCount;
    int32_t readSweep;   /* cold variants: a read of twice the L2 before each sample instead of rotating buffers */
    int32_t stampClocks; /* bracket samples by readings of the SM clock, outside their events */
    const void* input;   /* host memory, `capacity` elements; read during prepare only */
    int64_t tokens, hidden, capacity;
    const QsCudaVariant* variants;
    int32_t operation; /* number of gpu/catalog/operation.h; beside Quantize `input` is null */
    int32_t causal;
    int64_t batch, heads, sequence, headDim, m, n, k;
    uint64_t seed;
} QsCudaWorkload;

/* Some rows of an operation's result as floats. */
typedef struct QsCudaRows
{
    uint32_t size;
    int32_t count;       /* rows asked for */
    const int64_t* rows; /* their indices */
    float* values;       /* count × columns; null: only `columns` is told */
    int64_t columns;
} QsCudaRows;

typedef struct QsCudaSetupCost
{
    uint32_t size;
    int32_t compileCached;
    double compileMs, searchMs;
} QsCudaSetupCost;

/* Over the values that are not NaN; any == 0: there are none. */
typedef struct QsCudaExtremes
{
    uint32_t size;
    int32_t any;
    float amax, min, max;
} QsCudaExtremes;

/* One sample: of one launch, or of K less the constant of their graph, divided by K; 0 us where the interval was
 * shorter than the constant. */
typedef struct QsCudaTiming
{
    int32_t variant;
    float us;
    float clockMHz;   /* 0: unknown */
    int32_t hostLate; /* the blocking kernel timed out before all of its samples were queued: launch gaps may be in the
                         time */
} QsCudaTiming;

/* How a variant is sampled, and what its launches cost the host. */
typedef struct QsCudaSampling
{
    uint32_t size;
    int32_t launches;
    float constantUs, constantLowUs, constantHighUs; /* of a graph's replay, with a 95% interval; 0 with one launch */
    float hostUs, wallUs;                            /* enqueueing one launch; launching it and waiting for it */
} QsCudaSampling;

enum { QsCudaMaxRates = 8 };

/* A measured rate by element type, or why there is none (missing not empty). */
typedef struct QsCudaRate
{
    char type[16]; /* f32, tf32, f16, bf16, fp8-e4m3, int8 */
    double tops;   /* 10^12 operations a second */
    int64_t size;  /* n of the n × n × n product that reached it */
    char missing[200];
} QsCudaRate;

/* What timer and device can do; zero: not measured. Times in microseconds, rates in 10^9 bytes a second. */
typedef struct QsCudaCalibration
{
    uint32_t size;
    int32_t n, rateCount;
    double timerQuantumUs, emptyIntervalUs, emptyIntervalHighUs, launchUs, emptyWallUs, clockStepUs, stampUs;
    double copyGbps, copyGbpsLow, copyGbpsHigh, cacheGbps, copyBytes, cacheBytes;
    char copyMissing[200], cacheMissing[200];
    QsCudaRate rates[QsCudaMaxRates];
} QsCudaCalibration;

typedef void (*QsCudaProgress)(void* user, const char* text);

typedef struct QsCudaReadback
{
    uint32_t size;
    uint8_t* codes;
    uint64_t codeBytes;
    float* scales;       /* may be null: not read */
    int32_t* zeroPoints; /* may be null: not read */
    uint64_t scaleCount;
    uint8_t* scaleBytes; /* packed formats, instead of scales; may be null */
    uint64_t scaleByteCount;
    uint8_t* zeroPointBytes;
    uint64_t zeroPointByteCount;
} QsCudaReadback;

typedef struct QsCudaContext QsCudaContext;

typedef struct QsCudaMachine QsCudaMachine;

/* The tensor machine (gpu/device/tensor_machine.h). Its instructions cross as they are: `ops` points to qs::TensorOp,
   whose size both sides compare. They have been checked; a buffer that has gone is noticed once more. Everything is
   queued in one stream. */
typedef struct QsCudaMachineTable
{
    uint32_t size;   /* sizeof(QsCudaMachineTable) */
    uint32_t opSize; /* sizeof(qs::TensorOp) */
    int (*open)(int index, QsCudaMachine** machine, QsCudaStatus* status);
    void (*close)(QsCudaMachine* machine);
    int (*freeMemory)(QsCudaMachine* machine, uint64_t* freeBytes, QsCudaStatus* status);
    /* Zeroed. */
    int (*allocate)(QsCudaMachine* machine, int64_t bytes, int32_t* buffer, QsCudaStatus* status);
    void (*release)(QsCudaMachine* machine, int32_t buffer);
    int (*upload)(QsCudaMachine* machine, int32_t buffer, int64_t offset, const void* data, uint64_t bytes,
                  QsCudaStatus* status);
    /* Waits for everything queued before. */
    int (*download)(QsCudaMachine* machine, int32_t buffer, int64_t offset, void* data, uint64_t bytes,
                    QsCudaStatus* status);
    int (*run)(QsCudaMachine* machine, const void* ops, uint64_t count, QsCudaStatus* status);
    int (*record)(QsCudaMachine* machine, const void* ops, uint64_t count, int32_t* program, QsCudaStatus* status);
    int (*replay)(QsCudaMachine* machine, int32_t program, int times, QsCudaStatus* status);
    /* Microseconds of `samples` single replays, by events. */
    int (*timeReplays)(QsCudaMachine* machine, int32_t program, int samples, float* us, QsCudaStatus* status);
    void (*forget)(QsCudaMachine* machine, int32_t program);
    int (*wait)(QsCudaMachine* machine, QsCudaStatus* status);
    /* How products of a qs::DType are computed; empty where there are none. At most `capacity` bytes with the
     * terminator. */
    void (*arithmetic)(QsCudaMachine* machine, int32_t type, char* text, int capacity);
} QsCudaMachineTable;

typedef struct QsCudaDecoder QsCudaDecoder;

/* Bytes; all but weights, which the caller counts. */
typedef struct QsCudaDecoderMemory
{
    uint32_t size;
    uint64_t resident, cache, workspace, peak, free;
} QsCudaDecoderMemory;

/* Inputs of a product, [rows, in]; see qs::DecoderEngine::Capture. */
typedef void (*QsCudaDecoderCapture)(void* user, int32_t role, int64_t layer, int64_t rows, int64_t in,
                                     const float* values);

/* The decoder engine (gpu/device/decoder_engine.h). Structures cross as they are: `shape` is qs::DecoderShape,
   `options` qs::DecoderEngineOptions, `matrix` qs::EngineMatrix, whose sizes both sides compare; roles are
   qs::DecoderMatrix and qs::DecoderVector. The caller has checked its calls, keeps the sequences' lengths and cuts
   prompts and runs of steps.
 */
typedef struct QsCudaDecoderTable
{
    uint32_t size; /* sizeof(QsCudaDecoderTable) */
    uint32_t shapeSize, optionsSize, matrixSize;
    int (*open)(int index, QsCudaDecoder** engine, QsCudaStatus* status);
    void (*close)(QsCudaDecoder* engine);
    int (*memoryNeeded)(QsCudaDecoder* engine, const void* shape, const void* options, uint64_t* cache,
                        uint64_t* workspace, QsCudaStatus* status);
    int (*begin)(QsCudaDecoder* engine, const void* shape, const float* frequencies, const void* options,
                 int64_t* rowsAtOnce, QsCudaStatus* status);
    int (*putMatrix)(QsCudaDecoder* engine, int32_t role, int64_t layer, const void* matrix, QsCudaStatus* status);
    int (*putVector)(QsCudaDecoder* engine, int32_t role, int64_t layer, const float* values, int64_t count,
                     QsCudaStatus* status);
    int (*finish)(QsCudaDecoder* engine, QsCudaStatus* status);
    /* At most rowsAtOnce tokens from a position on; wanted: 0 no logits, 1 the last row's, 2 all. */
    int (*prefill)(QsCudaDecoder* engine, int64_t sequence, int64_t position, const int32_t* tokens, int64_t count,
                   int32_t wanted, float* logits, QsCudaStatus* status);
    /* `logits` may be null. */
    int (*decode)(QsCudaDecoder* engine, const int32_t* tokens, const int32_t* positions, int64_t count, float* logits,
                  QsCudaStatus* status);
    /* Up to 64 steps; `microseconds` may be null. */
    int (*decodeGreedy)(QsCudaDecoder* engine, const int32_t* tokens, const int32_t* positions, int64_t count,
                        int64_t steps, int32_t* chosen, float* microseconds, QsCudaStatus* status);
    int (*copySequence)(QsCudaDecoder* engine, int64_t from, int64_t to, QsCudaStatus* status);
    int (*memory)(QsCudaDecoder* engine, QsCudaDecoderMemory* memory, QsCudaStatus* status);
    /* What computes such a matrix with activations of a qs::DType; at most `capacity` bytes with the terminator. */
    void (*arithmetic)(QsCudaDecoder* engine, const void* matrix, int32_t activations, char* text, int capacity,
                       int32_t* simulated);
    /* A null function ends it. */
    int (*captureInputs)(QsCudaDecoder* engine, int64_t firstLayer, int64_t endLayer, QsCudaDecoderCapture capture,
                         void* user, QsCudaStatus* status);
} QsCudaDecoderTable;

typedef struct QsCudaTable
{
    uint32_t abi;  /* QS_CUDA_ABI_VERSION */
    uint32_t size; /* sizeof(QsCudaTable) */
    /* Devices there are; fails with the reason where there is no driver, one too old, or no device. */
    int (*countDevices)(int* count, QsCudaStatus* status);
    /* What is known of a device without making a context on it. */
    int (*describeDevice)(int index, QsCudaDevice* device, QsCudaStatus* status);
    int (*open)(int index, QsCudaContext** context, QsCudaStatus* status);
    void (*close)(QsCudaContext* context);
    int (*freeMemory)(QsCudaContext* context, uint64_t* freeBytes, uint64_t* totalBytes, QsCudaStatus* status);
    /* Device memory that prepare would allocate. */
    int (*memoryNeeded)(QsCudaContext* context, const QsCudaWorkload* workload, uint64_t* bytes, QsCudaStatus* status);
    /* Allocates, uploads and lays out views; static variants then need setParams, and all need settle. */
    int (*prepare)(QsCudaContext* context, const QsCudaWorkload* workload, QsCudaStatus* status);
    /* Another shape within the capacity; static variants need setParams again. */
    int (*reshape)(QsCudaContext* context, int64_t tokens, int64_t hidden, QsCudaStatus* status);
    /* Extremes of the input at the current shape. */
    int (*extremes)(QsCudaContext* context, QsCudaExtremes* extremes, QsCudaStatus* status);
    int (*setParams)(QsCudaContext* context, int variant, const QsCudaParams* params, QsCudaStatus* status);
    /* Loads all kernels and runs each once; else done at first use. */
    int (*settle)(QsCudaContext* context, QsCudaStatus* status);
    /* Samples of `variant` are of `launches` launches from now on: graphs, their constant, the shape of a ceiling.
     * Before that, and after prepare and reshape, they are of one launch. */
    int (*setSampling)(QsCudaContext* context, int variant, int launches, QsCudaSampling* sampling,
                       QsCudaStatus* status);
    /* Measures timer and ceilings; what is prepared stays. `progress` may be null. */
    int (*calibrate)(QsCudaContext* context, QsCudaCalibration* calibration, QsCudaProgress progress, void* user,
                     QsCudaStatus* status);
    int (*enqueue)(QsCudaContext* context, int variant, int samples, QsCudaStatus* status);
    /* Up to `capacity` completed samples in order; wait: blocks until that many or all are complete. */
    int (*harvest)(QsCudaContext* context, QsCudaTiming* timings, int capacity, int wait, int* count,
                   QsCudaStatus* status);
    int (*pending)(const QsCudaContext* context);
    int (*readBack)(QsCudaContext* context, int variant, const QsCudaReadback* target, QsCudaStatus* status);
    /* Runs a variant of an operation once on poisoned output and reads rows of its result. */
    int (*readOutput)(QsCudaContext* context, int variant, QsCudaRows* rows, QsCudaStatus* status);
    /* Whether a variant of the workload can run on this device; fails with the reason where not. */
    int (*probe)(QsCudaContext* context, const QsCudaWorkload* workload, int variant, QsCudaStatus* status);
    /* What making a variant ready took; zeros where nothing did. */
    void (*setupCost)(const QsCudaContext* context, int variant, QsCudaSetupCost* cost);
    int (*profile)(QsCudaContext* context, int variant, const char* range, QsCudaTiming* timing, QsCudaStatus* status);
    /* Bytes of input and output that launches of a variant touch before they meet the same buffer again. */
    uint64_t (*workingSet)(const QsCudaContext* context, int variant);
    /* Texts: at most `capacity` bytes with the terminator. */
    void (*cacheText)(const QsCudaContext* context, char* text, int capacity);
    void (*effectiveText)(const QsCudaContext* context, int variant, char* text, int capacity);
    const QsCudaMachineTable* machine;
    const QsCudaDecoderTable* decoder;
} QsCudaTable;

typedef const QsCudaTable* (*QsCudaEntry)(void); /* NOLINT(modernize-redundant-void-arg): C */

#ifdef __cplusplus
}
#endif
