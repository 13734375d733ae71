import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { jsonSchemaText } from './entry-schema.ts';
import { parseEntries } from './read-ingredients.ts';

const CROSNE = `
crosne:
  name:
    en: Chinese artichoke | Chinese artichokes
    es: crosne | crosnes
    fr: crosne | crosnes
  kindOf: [vegetable]
  origin: [plant]
  nutritionFrom: { jerusalem-artichoke: 100 }
  roles: [vegetable, root]
`;

const read = (text: string) => parseEntries(text, 'vegetable', 'vegetable/roots.yaml');
const messages = (text: string) => read(text).findings.map(({ message }) => message);

describe('reading a data file', () => {
  test('takes the id from the key and the group from the folder', () => {
    const { entries, findings } = read(CROSNE);
    expect(findings).toEqual([]);
    expect(entries).toMatchObject([{ id: 'crosne', group: 'vegetable', file: 'vegetable/roots.yaml' }]);
  });

  test.each([
    ['a field that does not exist', CROSNE.replace('kindOf', 'kinds'), 'crosne: "kinds" is no known field.'],
    [
      'a value that is not in the list',
      CROSNE.replace('[plant]', '[moon]'),
      /^crosne, origin, 0: "moon" is none of plant, /,
    ],
    [
      'the most similar of many values',
      CROSNE.replace('[vegetable, root]', '[vegetables, root]'),
      'crosne, roles, 0: "vegetables" is not one of the allowed values, of which "vegetable" is the most similar.',
    ],
    [
      'a language without a name',
      CROSNE.replace('    fr: crosne | crosnes\n', ''),
      'crosne, name, fr: this is missing.',
    ],
    [
      'an empty form of a name',
      CROSNE.replace('es: crosne | crosnes', 'es: crosne |'),
      /^crosne, name, es: a name is written/,
    ],
    ['an id in capitals', CROSNE.replace('crosne:', 'Crosne:'), /^Crosne: an id is written in lower case/],
    ['nutrients from nowhere', CROSNE.replace(/ {2}nutritionFrom.*\n/, ''), /^crosne: an entry has either per100g/],
    ['a text where a list belongs', CROSNE.replace('[plant]', 'plant'), 'crosne, origin: "plant" is no array.'],
    [
      'a wrong field of a field',
      CROSNE.replace('roles:', 'cooking: { kind: root, grams: many }\n  roles:'),
      'crosne, cooking, grams: "many" is no number.',
    ],
    ['an entry given twice', CROSNE + CROSNE, /^Line 12 is no valid YAML: /],
  ])('names %s', (_, text, message) => {
    const found = messages(text);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(message);
  });
});

test('every data file names the schema for editors, and has at most 600 lines', () => {
  const files = readdirSync('ingredients', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[/\\].+\.yaml$/.test(file),
  );
  expect(files.length).toBeGreaterThan(150);
  for (const file of files) {
    const lines = readFileSync(path.join('ingredients', file), 'utf8').split('\n');
    expect(lines[0], file).toBe('# yaml-language-server: $schema=../schema.json');
    expect(lines.length, file).toBeLessThanOrEqual(601);
  }
});

test('the schema that editors use is the one that the data is checked against', () => {
  // Written anew by: node tools/ingredients/write-schema.ts
  expect(readFileSync('ingredients/schema.json', 'utf8')).toBe(jsonSchemaText());
});
