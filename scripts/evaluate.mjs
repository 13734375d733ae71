// npm run evaluate: accuracy of parsing, allergen detection, name search and recipe search on labelled data; fails below
// the required figures. npm run evaluate:vision: the same for photos, which are not part of the project (docs/vision.md).
// npm run evaluate:ai: the configured language model on sample requests (docs/language-models.md).
import { buildData, install, run } from './prepare.mjs';

const node = install();
const [part, ...rest] = process.argv.slice(2);
buildData(node);
if (part === 'ai') {
  run(node, ['apps/server/src/ai-evaluation/main.ts', ...rest]);
  process.exit();
}
const ALL = [
  'food',
  'allergens',
  'requests',
  'generated-requests',
  'names',
  'typed-names',
  'recipe-search',
  'dishes',
  'image-feedback',
];
for (const name of part === undefined ? ALL : [part]) run(node, [`scripts/evaluate/${name}.ts`, ...rest]);
