// npm run illustrations:sheet: writes pages with the picture of every recipe, by dish type, into dist/illustrations.
import { buildData, install, run } from '../prepare.mjs';

const node = install();
buildData(node);
run(node, ['scripts/illustrations/write-sheets.ts']);
