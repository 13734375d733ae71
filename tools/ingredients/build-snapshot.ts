// Compiles the data files of ingredients/ into dist/ingredients.json and dist/icons.json, which the server loads.
import { mkdirSync, writeFileSync } from 'node:fs';
import { compileIcons } from './compile-icons.ts';
import { compileIngredients } from './compile-ingredients.ts';
import { readIngredients } from './read-ingredients.ts';

const { entries, findings } = readIngredients('ingredients');
if (findings.length > 0) {
  for (const { file, message } of findings) console.error(`ingredients/${file}: ${message}`);
  process.exit(1);
}
mkdirSync('dist', { recursive: true });
writeFileSync('dist/ingredients.json', JSON.stringify(compileIngredients(entries)));
writeFileSync('dist/icons.json', JSON.stringify(compileIcons(entries)));
console.log(`${entries.length} ingredients compiled.`);
