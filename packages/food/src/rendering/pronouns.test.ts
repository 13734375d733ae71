import { expect, test } from 'vitest';
import { agreePronouns, namesAnother, namesObject } from './pronouns.ts';

const MASCULINE = { feminine: false, plural: false };
const FEMININE = { feminine: true, plural: false };
const MANY_FEMININE = { feminine: true, plural: true };
const MANY_MASCULINE = { feminine: false, plural: true };

test.each([
  ['es', ' y dóralas por todos los lados', MANY_FEMININE, MASCULINE, ' y dóralo por todos los lados'],
  ['es', ', y mézclala con la harina', FEMININE, MASCULINE, ', y mézclalo con la harina'],
  ['es', ' y mézclalo todo', FEMININE, MASCULINE, ' y mézclalo todo'],
  ['fr', ' et les dorer à feu vif', MANY_FEMININE, MASCULINE, ' et le dorer à feu vif'],
  ['fr', '. Le saisir, puis l’égoutter', MASCULINE, MANY_FEMININE, '. Les saisir, puis les égoutter'],
  ['fr', ' puis les égoutter', MANY_FEMININE, MASCULINE, ' puis l’égoutter'],
  ['fr', ' puis l’égoutter', FEMININE, MANY_FEMININE, ' puis les égoutter'],
  ['fr', ' jusqu’à ce qu’elle fonde', FEMININE, MASCULINE, ' jusqu’à ce qu’il fonde'],
  ['fr', ' jusqu’à ce qu’ils croustillent, 5 min', MANY_MASCULINE, MASCULINE, ' jusqu’à ce qu’il croustille, 5 min'],
  ['fr', ' jusqu’à ce qu’ils soient bien dorés', MANY_MASCULINE, FEMININE, ' jusqu’à ce qu’elle soit bien dorée'],
  ['fr', ' jusqu’à ce qu’ils soient bien bruns', MANY_MASCULINE, MASCULINE, ' jusqu’à ce qu’il soit bien brun'],
  ['fr', ' jusqu’à ce qu’elle dore', FEMININE, MANY_MASCULINE, ' jusqu’à ce qu’ils dorent'],
  ['es', ' hasta que crujan, 5 min', MANY_MASCULINE, MASCULINE, ' hasta que cruja, 5 min'],
  ['es', ' hasta que estén tiernos', MANY_MASCULINE, FEMININE, ' hasta que esté tierna'],
  ['es', ' hasta que esté dorado y crujiente', MASCULINE, FEMININE, ' hasta que esté dorada y crujiente'],
  ['es', ' hasta que les falte un minuto', MANY_MASCULINE, FEMININE, ' hasta que le falte un minuto'],
  ['es', ' hasta que quede liso', MASCULINE, FEMININE, ' hasta que quede liso'],
  ['es', ' y frota sobre él el orégano', MASCULINE, FEMININE, ' y frota sobre ella el orégano'],
  ['es', '. Baña en ella los pasteles', FEMININE, MASCULINE, '. Baña en él los pasteles'],
  ['es', '. Baña en ellos los pasteles', FEMININE, MASCULINE, '. Baña en ellos los pasteles'],
  ['es', ' hasta que estén hechos', MANY_MASCULINE, MANY_FEMININE, ' hasta que estén hechas'],
  ['es', ' hasta que estén firmes y brillantes', MANY_FEMININE, FEMININE, ' hasta que esté firme y brillante'],
  ['es', ' hasta que estén muy tostadas', MANY_FEMININE, MASCULINE, ' hasta que esté muy tostado'],
  ['fr', ' et mélanger la farine', FEMININE, MASCULINE, ' et mélanger la farine'],
  ['fr', ' et goûter le sucre', MASCULINE, FEMININE, ' et goûter le sucre'],
  ['fr', ' dans le saladier et le réduire', MASCULINE, FEMININE, ' dans le saladier et la réduire'],
] as const)('in %s,%s', (language, after, was, is, agreed) => {
  expect(agreePronouns(after, was, is, language)).toBe(agreed);
});

test('nothing changes where the names have the same gender and number', () => {
  expect(agreePronouns(' y dóralas', MANY_FEMININE, MANY_FEMININE, 'es')).toBe(' y dóralas');
});

test.each([
  ['es', 'Dales forma, pásalas por los ', true],
  ['es', 'Mezcla la masa con los ', false],
  ['fr', 'Façonner 8 palets, les passer dans les ', true],
  ['fr', 'Faire revenir dans le ', false],
] as const)('in %s "%s" names an object before: %s', (language, before, expected) => {
  expect(namesObject(before, language)).toBe(expected);
});

test.each([
  ['fr', ', laisser reposer la salsa, la goûter', FEMININE, 18],
  ['fr', ', la goûter dans la poêle', FEMININE, -1],
  ['fr', ', laisser reposer le tout', FEMININE, -1],
  ['es', ', prepara la salsa y pruébala', FEMININE, 10],
] as const)('in %s "%s" another noun stands before the pronouns at %j', (language, words, was, at) => {
  expect(namesAnother(words, was, language)).toBe(at);
});
