/** The network's weights, for whoever reads files: `readFile(MODEL_FILE)` is what `createSight` takes as its `model`. */
export const MODEL_FILE = new URL('../model/sight.onnx', import.meta.url);
