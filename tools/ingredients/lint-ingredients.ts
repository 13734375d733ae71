// Prints what is wrong with the data files of ingredients/; npm run check calls it.
import { lintEntries } from './lint-entries.ts';
import { readIngredients } from './read-ingredients.ts';

const { entries, findings } = readIngredients('ingredients');
const broken = findings.length > 0 ? [] : lintEntries(entries);
for (const { file, message } of findings) console.log(`ingredients/${file}: ${message}`);
for (const { file, id, message, rule } of broken) console.log(`ingredients/${file}: ${id}: ${message} (${rule})`);
const count = findings.length + broken.length;
console.log(`${entries.length} ingredients, ${count === 0 ? 'no problems' : `${count} problems`}`);
process.exitCode = count === 0 ? 0 : 1;
