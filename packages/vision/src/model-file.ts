/** The network as an ONNX file; its bytes are what `createDetector` takes as `model`. */
export const MODEL_FILE = new URL('../model/vision.onnx', import.meta.url);
