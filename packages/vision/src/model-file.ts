/** The network's weights, for whoever reads files: `readFile(MODEL_FILE)` is what `createVision` takes as its `model`. */
export const MODEL_FILE = new URL('../model/vision.onnx', import.meta.url);
