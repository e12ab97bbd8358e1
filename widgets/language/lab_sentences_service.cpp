// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/language/lab_sentences.h"

#include <QtGlobal>

namespace qs {
namespace {

/// What is said of sessions, of worker processes and of the GPU.
constexpr const char* kSentences[] = {
    QT_TRANSLATE_NOOP("Lab", "The sweep has no point %1."),
    QT_TRANSLATE_NOOP("Lab", "Choose one of its points."),
    QT_TRANSLATE_NOOP("Lab", "the device does not answer; its worker process is ended in %1 s"),
    QT_TRANSLATE_NOOP("Lab", "starting a worker process"),
    QT_TRANSLATE_NOOP("Lab", "The earlier samples could not be handed to the worker process."),
    QT_TRANSLATE_NOOP("Lab", "The worker process has not been heard of for %1 s; it may be suspended. Stop ends it."),
    QT_TRANSLATE_NOOP("Lab", "The worker process is back."),
    QT_TRANSLATE_NOOP("Lab", "%1 samples were not shown while they were measured; none is missing from the result."),
    QT_TRANSLATE_NOOP("Lab", "Everything measured is kept. The next run starts a new worker process by itself."),
    QT_TRANSLATE_NOOP("Lab", "the study does not answer; its worker process is ended in %1 s"),
    QT_TRANSLATE_NOOP("Lab",
                      "The rows measured so far are kept. The next study starts a new worker process by itself."),
    QT_TRANSLATE_NOOP("Lab", "The worker process that held the model of this study has ended."),
    QT_TRANSLATE_NOOP("Lab", "Run the study again."),
    QT_TRANSLATE_NOOP("Lab", "The run did not answer to Stop and was left behind: the device or a kernel on it hangs."),
    QT_TRANSLATE_NOOP("Lab",
                      "The study did not answer to Stop and was left behind: the device or a kernel on it hangs."),
    QT_TRANSLATE_NOOP("Lab",
                      "The question did not answer to Stop and was left behind: the device or a kernel on it hangs."),
    QT_TRANSLATE_NOOP("Lab",
                      "The prompt did not answer to Stop and was left behind: the device or a kernel on it hangs."),
    QT_TRANSLATE_NOOP("Lab", "Everything that had arrived is kept."),
    QT_TRANSLATE_NOOP("Lab", "The question could not be answered: %1"),
    QT_TRANSLATE_NOOP("Lab", "There is not enough memory."),
    QT_TRANSLATE_NOOP("Lab", "No thread could be started."),
    QT_TRANSLATE_NOOP("Lab", "It failed: %1"),
    QT_TRANSLATE_NOOP("Lab", "Close other programs and try again."),
    QT_TRANSLATE_NOOP("Lab", "The worker process measured no plan."),
    QT_TRANSLATE_NOOP("Lab", "The worker process told no size."),
    QT_TRANSLATE_NOOP("Lab", "The worker process sent another size than it announced."),
    QT_TRANSLATE_NOOP("Lab", "The worker process %1 could not be started: %2."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Is the file there and executable? 'Run kernels in a separate process' in the settings can be turned off."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "The program quantoscope-worker, in which kernels run apart from the window, was not found beside this program "
        "nor on PATH."),
    QT_TRANSLATE_NOOP("Lab", "Install the package quantoscope whole, or choose 'Never' for 'Run kernels in a separate "
                             "process' in the settings.%1"),
    QT_TRANSLATE_NOOP("Lab", "The interrupted mode study is empty."),
    QT_TRANSLATE_NOOP("Lab", "Nothing can be restored: %1"),
    QT_TRANSLATE_NOOP("Lab", "The files stay in %1."),
    QT_TRANSLATE_NOOP("Lab", "it does not say which runs belong to it"),
    QT_TRANSLATE_NOOP("Lab", "it has no list of runs"),
    QT_TRANSLATE_NOOP("Lab", "a run has no file"),
    QT_TRANSLATE_NOOP("Lab", "it has no 'result'."),
    QT_TRANSLATE_NOOP("Lab", "it holds more than %1 runs."),
    QT_TRANSLATE_NOOP("Lab", "it was saved by a newer version of Quantoscope (schema %1; this one reads up to %2)."),
    QT_TRANSLATE_NOOP("Lab", "Update Quantoscope to open it. The file was left as it is."),
    QT_TRANSLATE_NOOP("Lab", "it has no schema number."),
    QT_TRANSLATE_NOOP("Lab", "its baseline %1 is no known mode."),
    QT_TRANSLATE_NOOP("Lab", "Update Quantoscope, or repair the file."),
    QT_TRANSLATE_NOOP("Lab", "it holds no session."),
    QT_TRANSLATE_NOOP("Lab", "Choose a .quantoscope file, a results.json of an exported report, or a tensor file by "
                             "its ending: .npy or .safetensors."),
    QT_TRANSLATE_NOOP("Lab", "Choose a .quantoscope file, or a results.json of an exported report."),
    QT_TRANSLATE_NOOP("Lab", "it is of another format than %1."),
    QT_TRANSLATE_NOOP("Lab", "Choose a .quantoscope file."),
    QT_TRANSLATE_NOOP("Lab", "The session would be %1 large; at most %2 can be opened again."),
    QT_TRANSLATE_NOOP("Lab", "Remove the longest runs, or save them in several sessions. Nothing was written."),
    QT_TRANSLATE_NOOP("Lab", "The CUDA module (%1) is not installed: this program was built without nvcc, or the "
                             "module was not installed with it."),
    QT_TRANSLATE_NOOP("Lab", "The CUDA module cannot be loaded: %1."),
    QT_TRANSLATE_NOOP("Lab", "Install it anew."),
    QT_TRANSLATE_NOOP("Lab", "The CUDA module %1 belongs to another version of the program."),
    QT_TRANSLATE_NOOP("Lab", "Install program and module of the same version."),
    QT_TRANSLATE_NOOP("Lab",
                      "Everything that had arrived is kept. The next run starts a new worker process by itself."),
    QT_TRANSLATE_NOOP("Lab",
                      "Partial: the run did not come to its end; these are the %1 samples that had arrived before."),
    QT_TRANSLATE_NOOP("Lab", "There is no NVIDIA driver."),
    QT_TRANSLATE_NOOP("Lab", "The NVIDIA driver finds no device."),
    QT_TRANSLATE_NOOP("Lab", "Install the NVIDIA driver, or run on the CPU."),
    QT_TRANSLATE_NOOP("Lab", "Check nvidia-smi and CUDA_VISIBLE_DEVICES, or run on the CPU."),
    QT_TRANSLATE_NOOP("Lab", "Update the NVIDIA driver."),
    QT_TRANSLATE_NOOP("Lab", "The NVIDIA driver is too old: it supports CUDA %1.%2, the module needs %3.%4."),
    QT_TRANSLATE_NOOP("Lab", "The GPU has not enough memory for %1."),
    QT_TRANSLATE_NOOP("Lab", "Choose a smaller tensor, or free memory of the GPU."),
    QT_TRANSLATE_NOOP("Lab", "The GPU stopped working while %1: %2."),
    QT_TRANSLATE_NOOP("Lab", "Restart the program to use the GPU; everything measured is kept."),
    QT_TRANSLATE_NOOP("Lab", "The buffers need %1 MiB of device memory, %2 MiB are free."),
    QT_TRANSLATE_NOOP("Lab", "Not enough host memory."),
    QT_TRANSLATE_NOOP("Lab", "Choose a smaller tensor."),
    QT_TRANSLATE_NOOP("Lab", "cuBLASLt (libcublasLt.so.13 or .12) was not found."),
    QT_TRANSLATE_NOOP("Lab", "cuDNN (libcudnn.so.9) was not found."),
    QT_TRANSLATE_NOOP("Lab", "The run-time compiler NVRTC (libnvrtc.so.13 or .12) was not found."),
    QT_TRANSLATE_NOOP("Lab", "CUDA failed while %1: %2 (%3)."),
};

} // namespace

std::span<const char* const> serviceSentences() { return kSentences; }

} // namespace qs
