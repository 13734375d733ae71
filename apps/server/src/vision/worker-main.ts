import { readFile } from 'node:fs/promises';
import { createVision } from '@larder/vision/create-vision';
import { MODEL_FILE } from '@larder/vision/model-file';
import { serveRequests } from './serve-requests.ts';

serveRequests(async () => createVision({ model: await readFile(MODEL_FILE) }));
