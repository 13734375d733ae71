// Writes ingredients/schema.json, which editors use, anew from entry-schema.ts.
import { writeFileSync } from 'node:fs';
import { jsonSchemaText } from './entry-schema.ts';

writeFileSync('ingredients/schema.json', jsonSchemaText());
