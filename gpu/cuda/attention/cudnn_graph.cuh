// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime.h>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>

namespace qs::cuda {

/// The part of cuDNN's graph interface that is used here, opened at run time: neither its header nor the library is
/// needed to build or to start. Numbers are those of cudnn_graph_v9.h of cuDNN 9.
class Cudnn
{
public:
    using Handle = void*;
    using Object = void*;
    /// cudnnBackendDescriptorType_t
    enum Kind : int {
        Pointwise = 0,
        EngineConfig = 3,
        EngineHeuristic = 4,
        ExecutionPlan = 5,
        OperationPointwise = 13,
        OperationGraph = 15,
        VariantPack = 16,
        Tensor = 17,
        Matmul = 18,
        OperationMatmul = 19,
        Reduction = 21,
        OperationReduction = 22
    };
    /// cudnnBackendAttributeName_t
    enum Name : int {
        PointwiseMode = 0,
        PointwisePrecision = 1,
        PointwiseAxis = 9,
        HeuristicMode = 200,
        HeuristicGraph = 201,
        HeuristicResults = 202,
        PlanHandle = 400,
        PlanConfig = 401,
        PlanWorkspace = 402,
        PointwiseDescriptor = 750,
        PointwiseX = 751,
        PointwiseB = 752,
        PointwiseY = 753,
        PointwiseT = 758,
        GraphHandle = 800,
        GraphOperations = 801,
        TensorAlignment = 900,
        TensorType = 901,
        TensorSizes = 902,
        TensorStrides = 903,
        TensorId = 906,
        TensorIsVirtual = 907,
        TensorIsByValue = 908,
        PackIds = 1000,
        PackPointers = 1001,
        PackWorkspace = 1003,
        MatmulPrecision = 1500,
        MatmulA = 1520,
        MatmulB = 1521,
        MatmulC = 1522,
        MatmulDescriptor = 1523,
        ReductionOperator = 1600,
        ReductionPrecision = 1601,
        ReductionX = 1610,
        ReductionY = 1611,
        ReductionDescriptor = 1612
    };
    /// cudnnBackendAttributeType_t
    enum Type : int {
        OfHandle = 0,
        OfDataType = 1,
        OfBoolean = 2,
        OfInt64 = 3,
        OfPointer = 6,
        OfHeuristicMode = 8,
        OfPointwiseMode = 14,
        OfDescriptor = 15,
        OfReductionOperator = 18
    };
    enum DataType : int { Float = 0, Half = 2, Int32 = 4, Bfloat16 = 9, Boolean = 11 };
    enum Mode : int {
        Add = 0,
        Multiply = 1,
        Divide = 6,
        Subtract = 9,
        Exponential = 13,
        Logarithm = 15,
        GreaterEqual = 303,
        Index = 501,
        Select = 601
    };
    enum Reducer : int { Sum = 0, Maximum = 3 };
    enum Heuristic : int { Fallback = 2, ModeA = 3 };

    /// Looks for libcudnn.so.9 where the loader does, and in the toolkit's folders. Never closed: it keeps threads and
    /// exit handlers.
    Cudnn();
    bool isOpen() const { return m_open; }
    /// '9.15.1'
    std::string versionText() const;
    /// Throws Failure, with the library's own words where it has some.
    void check(int status, const char* what) const;

    int (*create)(Handle*) = nullptr;
    int (*destroy)(Handle) = nullptr;
    int (*setStream)(Handle, cudaStream_t) = nullptr;
    std::size_t (*version)() = nullptr;
    void (*lastError)(char*, std::size_t) = nullptr;
    int (*make)(int kind, Object*) = nullptr;
    int (*drop)(Object) = nullptr;
    int (*finalize)(Object) = nullptr;
    int (*set)(Object, int name, int type, std::int64_t count, const void*) = nullptr;
    int (*get)(Object, int name, int type, std::int64_t wanted, std::int64_t* count, void*) = nullptr;
    int (*execute)(Handle, Object plan, Object pack) = nullptr;

private:
    bool m_open = false;
};

/// A descriptor; made on construction, ends with this.
class CudnnObject
{
public:
    CudnnObject() = default;
    CudnnObject(const Cudnn& library, Cudnn::Kind kind);
    ~CudnnObject();
    CudnnObject(CudnnObject&& other) noexcept
        : m_library(other.m_library), m_object(std::exchange(other.m_object, nullptr))
    {}
    CudnnObject& operator=(CudnnObject&& other) noexcept
    {
        std::swap(m_library, other.m_library);
        std::swap(m_object, other.m_object);
        return *this;
    }

    Cudnn::Object get() const { return m_object; }
    CudnnObject& set(Cudnn::Name name, Cudnn::Type type, const void* values, std::int64_t count = 1);
    CudnnObject& set(Cudnn::Name name, Cudnn::Type type, int value) { return set(name, type, &value); }
    CudnnObject& set(Cudnn::Name name, const CudnnObject& value)
    {
        return set(name, Cudnn::OfDescriptor, &value.m_object);
    }
    CudnnObject& set(Cudnn::Name name, std::initializer_list<std::int64_t> values)
    {
        return set(name, Cudnn::OfInt64, values.begin(), static_cast<std::int64_t>(values.size()));
    }
    CudnnObject& set(Cudnn::Name name, bool value) { return set(name, Cudnn::OfBoolean, &value); }
    CudnnObject& finalize();
    /// Whether it could be finalized.
    bool tryFinalize();

private:
    const Cudnn* m_library = nullptr;
    Cudnn::Object m_object = nullptr;
};

} // namespace qs::cuda
