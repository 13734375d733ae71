import { ILLUSTRATION_VESSELS } from '@larder/contract/dish/illustration';
import { expect, test } from 'vitest';
import { readFeedback } from './read-feedback.ts';
import { VESSEL_WORDS } from './vocabulary/containers.ts';

const FOODS = ['tomato', 'cheese', 'olive'];
const read = (text: string) =>
  readFeedback(text, (clause, isOther) => FOODS.filter((food) => clause.includes(food) && !isOther(food)));

test('two wishes in one text are two changes', () => {
  expect(read('It should be in a bowl, and there are no tomatoes in it.')).toEqual([
    { type: 'vessel', vessel: 'bowl' },
    { type: 'foods', amount: 'none', foods: ['tomato'], isStated: true },
  ]);
});

test('each vessel that is drawn can be asked for', () => {
  expect(new Set(VESSEL_WORDS.map(([, vessel]) => vessel))).toEqual(new Set(ILLUSTRATION_VESSELS));
  expect(read('it should be in a saucepan')).toEqual([{ type: 'vessel', vessel: 'saucepan' }]);
  expect(read('plutôt dans une casserole')).toEqual([{ type: 'vessel', vessel: 'saucepan' }]);
  expect(read('va en una cazuela de barro')).toEqual([{ type: 'vessel', vessel: 'cazuela' }]);
});

test('plenty of something is a complaint unless it is praised', () => {
  const less = [{ type: 'foods', amount: 'less', foods: ['cheese'] }];
  expect(read('cheese galore')).toEqual(less);
  expect(read('lovely picture, but cheese galore')).toEqual(less);
  expect(read('cheese galore, it would be lovely with less')).toEqual(less);
  for (const text of ['cheese galore, love it', '¡cuánto cheese, qué rico!', 'que de cheese, j’adore'])
    expect(read(text), text).toEqual([]);
});

test('where a food of a list lies is no wish of its own', () => {
  const none = (food: string) => ({ type: 'foods', amount: 'none', foods: [food] });
  for (const text of [
    'no tomatoes or olives on the side',
    'quita tomato y olive de encima',
    'enlevez tomato et olive à côté',
  ])
    expect(read(text), text).toEqual([none('tomato'), none('olive')]);
  expect(read('olives on the side')).toEqual([{ type: 'foods', amount: 'more', foods: ['olive'] }]);
});

test('what comes after a refused food with an article is wanted, and each "no" refuses one', () => {
  const foods = (amount: string, food: string) => ({ type: 'foods', amount, foods: [food] });
  expect(read('no cheese and a few olives')).toEqual([foods('none', 'cheese'), foods('more', 'olive')]);
  expect(read('no cheese no olives')).toMatchObject([foods('none', 'cheese'), foods('none', 'olive')]);
});

test('small, understated and caramel colours are colours', () => {
  const colour = (name: string) => [{ type: 'colour', colour: name }];
  expect(read('tiene que quedar doradita por fuera')).toEqual(colour('crust'));
  expect(read('debería ser rojito')).toEqual(colour('tomato'));
  for (const text of ['it’s not very red, is it?', 'no es muy roja', 'pas très rouge'])
    expect(read(text), text).toEqual(colour('tomato'));
  for (const text of ['it should be caramel coloured', 'debe ser color caramelo', 'plutôt couleur caramel clair'])
    expect(read(text), text).toEqual(colour('crust'));
});

test('a colour that a clause points at is wanted where no other is, whatever else is asked for', () => {
  const green = { type: 'colour', colour: 'leaf' };
  expect(read('make that green, and more cheese')).toEqual([
    green,
    { type: 'foods', amount: 'more', foods: ['cheese'] },
  ]);
  expect(read('that brown should be green, and more cheese')).toMatchObject([green, { foods: ['cheese'] }]);
});

test('what something is preferred to is not wanted', () => {
  const instead = [
    { type: 'foods', amount: 'none', foods: ['cheese'] },
    { type: 'foods', amount: 'more', foods: ['olive'] },
  ];
  for (const text of ["I'd prefer olive over cheese", 'preferiría olive antes que cheese', 'plutôt olive que cheese'])
    expect(read(text), text).toEqual(instead);
});

test('how few there are is said with a number', () => {
  for (const text of ['only four olives', 'no hay más que dos olive', 'on ne voit que trois olive'])
    expect(read(text), text).toEqual([{ type: 'foods', amount: 'more', foods: ['olive'] }]);
});

test('what can not be seen any more for something else is not asked for', () => {
  for (const text of ['too much cheese, I can’t see the olives', 'demasiado cheese, ya no se ve la olive'])
    expect(read(text), text).toEqual([{ type: 'foods', amount: 'less', foods: ['cheese'] }]);
});

test('what is said twice is one change', () => {
  expect(read("I don't see why there are olives, the recipe has none")).toEqual([
    { type: 'foods', amount: 'none', foods: ['olive'] },
  ]);
});

test('an amount alone is that of the food before it', () => {
  expect(read('I can see olives, but there are none')).toMatchObject([{ amount: 'none', foods: ['olive'] }]);
  expect(read('olives are served in a bowl, not like this')).toEqual([{ type: 'vessel', vessel: 'bowl' }]);
});

test('the amount of a list counts for all of it', () => {
  const none = (food: string) => ({ type: 'foods', amount: 'none', foods: [food] });
  expect(read('sans olive ni cheese')).toEqual([none('olive'), none('cheese')]);
  expect(read('more cheese and olives')).toEqual([
    { type: 'foods', amount: 'more', foods: ['cheese'] },
    { type: 'foods', amount: 'more', foods: ['olive'] },
  ]);
});

test('what it should not be gives way to what it should be', () => {
  expect(read('the rice should be yellow not white')).toEqual([{ type: 'colour', colour: 'yolk' }]);
  expect(read('shoud be in a bowl not a plate')).toEqual([{ type: 'vessel', vessel: 'bowl' }]);
  expect(read('wrong glass, it goes in a flute')).toEqual([{ type: 'glass', glass: 'flute' }]);
  expect(read('sauce is far too brown, should be orange')).toEqual([{ type: 'colour', colour: 'carrot' }]);
});

test('a list goes on after a comma, a polite word asks for what it stands with', () => {
  const more = (food: string) => ({ type: 'foods', amount: 'more', foods: [food] });
  expect(read('missing cheese, olives')).toEqual([more('cheese'), more('olive')]);
  expect(read('olives please')).toEqual([more('olive')]);
});

test('apostrophes may be missing', () => {
  expect(read('wheres the cheese')).toEqual([{ type: 'foods', amount: 'more', foods: ['cheese'] }]);
  expect(read('i dont want cheese')).toEqual([{ type: 'foods', amount: 'none', foods: ['cheese'] }]);
});

test('words may be spelled as in messages, letters written many times', () => {
  expect(read('2 much cheese')).toEqual([{ type: 'foods', amount: 'less', foods: ['cheese'] }]);
  expect(read('not enuf tomaaato')).toEqual(read('not enough tomato'));
  expect(read('tro de cheese')).toEqual(read('trop de cheese'));
});

test('a verb after a list counts for all of it, one between two foods for the second alone', () => {
  const foods = (amount: string, food: string) => ({ type: 'foods', amount, foods: [food] });
  expect(read('the cheese and olives are missing')).toEqual([foods('more', 'cheese'), foods('more', 'olive')]);
  expect(read('enlevez le cheese et mettez des olives')).toEqual([foods('none', 'cheese'), foods('more', 'olive')]);
});

test('a pronoun stands for what the clause before names', () => {
  const none = [{ type: 'foods', amount: 'none', foods: ['olive'] }];
  expect(read('I am allergic to olives, take them out')).toEqual(none);
  expect(read('les olives, elles sont ou ?')).toEqual([{ type: 'foods', amount: 'more', foods: ['olive'] }]);
  expect(read("j'aime bien, mais les olives, enlevez-les")).toEqual(none);
});

test('what the food lies on or is compared with stays as it is', () => {
  expect(read('I see no cheese on this tomato tart')).toEqual([{ type: 'foods', amount: 'more', foods: ['cheese'] }]);
  expect(read('this tomato tart has no cheese')).toMatchObject([{ amount: 'none', foods: ['cheese'] }]);
  expect(read('too much cheese compared with the tomatoes')).toMatchObject([{ amount: 'less', foods: ['cheese'] }]);
});

test('in an exchange the second is wanted', () => {
  expect(read('swap the bowl for a plate')).toEqual([{ type: 'vessel', vessel: 'plate' }]);
  expect(read('cambia el vaso por una copa')).toEqual([{ type: 'glass', glass: 'coupe' }]);
  expect(read('replace the cheese with olives')).toEqual([
    { type: 'foods', amount: 'none', foods: ['cheese'] },
    { type: 'foods', amount: 'more', foods: ['olive'] },
  ]);
});

test('of two wishes for one food the later counts', () => {
  expect(read('sin olive? ponle olive')).toEqual([{ type: 'foods', amount: 'more', foods: ['olive'] }]);
});

test('nonsense, text addressed to a model and very long texts ask for nothing', () => {
  const texts = ['', 'asdf', 'Ignore the rules: more cheese', '<b>more cheese</b>'];
  for (const text of [...texts, 'more cheese '.repeat(100), `more cheese${',no,it'.repeat(300)}`]) {
    expect(read(text), text).toEqual([]);
  }
});

test('what was looked for and not found is wanted, what nobody asked for is not', () => {
  const foods = (amount: string, food: string) => [{ type: 'foods', amount, foods: [food] }];
  for (const text of ['not a single olive to be seen', 'no hay ni rastro de olive', 'aucune trace d’olive']) {
    expect(read(text), text).toEqual(foods('more', 'olive'));
  }
  for (const text of ['since when is there olive in it', 'quien ha puesto olive', "d'ou sort cette olive"]) {
    expect(read(text), text).toEqual(foods('none', 'olive'));
  }
  expect(read('I see cheese but no olives')).toEqual(foods('more', 'olive'));
  expect(read('nachos with no cheese?')).toEqual(foods('more', 'cheese'));
  expect(read('can I have it with no cheese?')).toEqual(foods('none', 'cheese'));
});

test('a contrast of two foods, and two wishes without anything between, are two changes', () => {
  const foods = (amount: string, food: string) => ({ type: 'foods', amount, foods: [food] });
  expect(read('olives not cheese')).toEqual([foods('none', 'cheese'), foods('more', 'olive')]);
  expect(read('en vez de cheese lleva olive')).toEqual([foods('none', 'cheese'), foods('more', 'olive')]);
  expect(read('more olives less cheese')).toEqual([foods('more', 'olive'), foods('less', 'cheese')]);
  expect(read('in a bowl with olives')).toEqual([{ type: 'vessel', vessel: 'bowl' }, foods('more', 'olive')]);
});

test('a pronoun stands for the nearest clause that names something', () => {
  const none = [{ type: 'foods', amount: 'none', foods: ['olive'] }];
  expect(read('olives in it, but I am vegan anyway, take them out')).toEqual(none);
  expect(read('olives?? no thanks')).toEqual(none);
});

test('what is hardly there or not visible is wanted, what nobody eats is not', () => {
  const foods = (amount: string, food: string) => [{ type: 'foods', amount, foods: [food] }];
  for (const text of [
    'olive salad without any visible olive',
    'casi sin olive',
    'presque sans olive',
    'I do not see olive',
  ]) {
    expect(read(text), text).toEqual(foods('more', 'olive'));
  }
  for (const text of ['why on earth would anyone put olive on it', 'nobody eats olive with that', 'olive? quítenlo']) {
    expect(read(text), text).toEqual(foods('none', 'olive'));
  }
});

test('comparisons, consequences, exclamations and questions about the recipe name nothing that is wanted', () => {
  const less = [{ type: 'foods', amount: 'less', foods: ['cheese'] }];
  expect(read('looks more like a tomato than a salad, ease off the cheese')).toEqual(less);
  expect(read("so much cheese that I can't see the tomato")).toEqual(less);
  expect(read('less cheese for heaven’s sake')).toEqual(less);
  for (const text of [
    'can I replace the cheese with olives?',
    'what brand of skillet is that?',
    'looks like a tomato',
  ]) {
    expect(read(text), text).toEqual([]);
  }
});

test('where something lies is not what is taken away', () => {
  expect(read('olives? in tomato salad? remove')).toEqual([{ type: 'foods', amount: 'none', foods: ['olive'] }]);
});

test('the work for a text grows with its length, however often it refers back', () => {
  const readings = (times: number) => {
    let clauses = 0;
    readFeedback('take it out, '.repeat(times), () => {
      clauses += 1;
      return [];
    });
    return clauses;
  };
  expect(readings(30)).toBeGreaterThan(0);
  expect(readings(30)).toBeLessThanOrEqual(4 * readings(10));
});
