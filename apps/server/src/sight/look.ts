import { readFile } from 'node:fs/promises';
import { createSight } from '@larder/sight/create-sight';
import { MODEL_FILE } from '@larder/sight/model-file';
import { serveLooks } from './serve-looks.ts';

serveLooks(async () => createSight({ model: await readFile(MODEL_FILE) }));
