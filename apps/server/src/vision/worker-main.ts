import { readFile } from 'node:fs/promises';
import { createDetector } from '@larder/vision/create-detector';
import { MODEL_FILE } from '@larder/vision/model-file';
import { runVisionWorker } from './run-vision-worker.ts';

runVisionWorker(async () => createDetector({ model: await readFile(MODEL_FILE) }));
