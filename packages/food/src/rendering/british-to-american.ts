import type { KnowledgeBase } from '../knowledge-base.ts';

/**
 * Words of the kitchen other than ingredients, British and American. Of two terms that begin at one place the longer
 * one is taken; where both sides are the same, it keeps the shorter ones from being taken.
 */
const TERMS: readonly (readonly [british: string, american: string])[] = [
  // The cooker and its parts.
  ['under the grill', 'under the broiler'],
  ['the grill', 'the broiler'],
  ['the grill pan', 'the broiler pan'],
  ['a hot grill', 'a hot broiler'],
  ['a very hot grill', 'a very hot broiler'],
  ['under a fierce grill', 'under a fierce broiler'],
  ['off a grill', 'off a grill'],
  ['off a fierce grill', 'off a fierce grill'],
  ['grill or barbecue', 'broiler or grill'],
  ['grill under or over a fierce heat', 'broil or grill over fierce heat'],
  ['grill over a high heat', 'grill over high heat'],
  ['grill the', 'grill the'],
  ['grill pan', 'broiler pan'],
  ['grills', 'broils'],
  ['grilling', 'broiling'],
  ['grilled', 'broiled'],
  ['grill', 'broil'],
  ['barbecued', 'grilled'],
  ['on the hob', 'on the stovetop'],
  ['hobs', 'stovetops'],
  ['hob', 'stovetop'],
  ['gas ring', 'burner'],
  ['cooker', 'stove'],
  ['slow cooker', 'slow cooker'],
  ['rice cooker', 'rice cooker'],
  ['pressure cooker', 'pressure cooker'],
  ['grilled cheese', 'grilled cheese'],
  ['grilled sardines', 'grilled sardines'],
  ['grilled halloumi', 'grilled halloumi'],
  ['anything grilled', 'anything grilled'],
  ['worktop', 'countertop'],
  // Vessels and tools.
  ['loaf tins', 'loaf pans'],
  ['loaf tin', 'loaf pan'],
  ['cake tins', 'cake pans'],
  ['cake tin', 'cake pan'],
  ['tart tins', 'tart pans'],
  ['tart tin', 'tart pan'],
  ['muffin tins', 'muffin pans'],
  ['muffin tin', 'muffin pan'],
  ['bun tin', 'muffin pan'],
  ['springform tin', 'springform pan'],
  ['loose-bottomed tin', 'loose-bottomed pan'],
  ['roasting tins', 'roasting pans'],
  ['roasting tin', 'roasting pan'],
  ['baking tins', 'baking pans'],
  ['baking tin', 'baking pan'],
  ['square tin', 'square pan'],
  ['round tins', 'round pans'],
  ['round tin', 'round pan'],
  ['brush a tin', 'brush a pan'],
  ['into a tin', 'into a pan'],
  ['line a tin', 'line a pan'],
  ['cm tin', 'cm pan'],
  ['the tin', 'the pan'],
  ['a tin of', 'a can of'],
  ['the tin of', 'the can of'],
  ['tin of', 'can of'],
  ['tins of', 'cans of'],
  ['drain the tin', 'drain the can'],
  ['drain the tins', 'drain the cans'],
  ['from the tin', 'from the can'],
  ['tin opener', 'can opener'],
  ['tinfoil', 'aluminum foil'],
  ['tin', 'pan'],
  ['tins', 'pans'],
  ['tinned', 'canned'],
  ['baking trays', 'baking sheets'],
  ['baking tray', 'baking sheet'],
  ['oven trays', 'baking sheets'],
  ['oven tray', 'baking sheet'],
  ['frying pans', 'skillets'],
  ['frying pan', 'skillet'],
  ['griddle pan', 'grill pan'],
  ['pudding basin', 'pudding mold'],
  ['cake mould', 'cake mold'],
  ['moulds', 'molds'],
  ['mould', 'mold'],
  ['measuring jug', 'measuring cup'],
  ['jugs', 'pitchers'],
  ['jug', 'pitcher'],
  ['fish slice', 'spatula'],
  ['palette knife', 'metal spatula'],
  ['cocktail sticks', 'toothpicks'],
  ['cocktail stick', 'toothpick'],
  ['liquidiser', 'blender'],
  ['electric whisk', 'hand mixer'],
  ['stick blender', 'immersion blender'],
  ['hand blender', 'immersion blender'],
  ['tea towels', 'dish towels'],
  ['tea towel', 'dish towel'],
  ['muslin', 'cheesecloth'],
  ['kitchen paper', 'paper towels'],
  ['kitchen roll', 'paper towels'],
  ['cling film', 'plastic wrap'],
  ['clingfilm', 'plastic wrap'],
  ['baking parchment', 'parchment paper'],
  ['baking paper', 'parchment paper'],
  ['greaseproof paper', 'parchment paper'],
  ['paper cases', 'paper liners'],
  ['muffin cases', 'muffin liners'],
  ['piping bag', 'pastry bag'],
  ['aluminium', 'aluminum'],
  ['packet', 'package'],
  ['packets', 'packages'],
  ['under the tap', 'under running water'],
  ['the hot tap', 'hot running water'],
  ['washing-up', 'cleanup'],
  ['store-cupboard', 'pantry'],
  // What is done.
  ...['very low', 'low', 'medium-low', 'medium', 'medium-high', 'high', 'gentle', 'moderate', 'brisk', 'fierce'].map(
    (heat) => [`over a ${heat} heat`, `over ${heat} heat`] as const,
  ),
  ['to the boil', 'to a boil'],
  ['back to the boil', 'back to a boil'],
  ['off the boil', 'off the heat'],
  ['top up', 'top off'],
  ['lengthways', 'lengthwise'],
  ['stone the', 'pit the'],
  ['stone them', 'pit them'],
  ['stone and slice', 'pit and slice'],
  ['the stones', 'the pits'],
  ['top and tail', 'trim'],
  ['topped and tailed', 'trimmed'],
  ['destoned', 'pitted'],
  ['stoned', 'pitted'],
  ['pips', 'seeds'],
  ['deseeded', 'seeded'],
  ['deseed', 'seed'],
  ['whizzed', 'blended'],
  ['whizz', 'blend'],
  ['blitzed', 'blended'],
  ['blitz', 'blend'],
  ['knock back', 'punch down'],
  ['knob of butter', 'pat of butter'],
  ['knob of the butter', 'pat of the butter'],
  ['bicarbonate', 'baking soda'],
  ['iced water', 'ice water'],
  ['pulses', 'legumes'],
  ['maize', 'corn'],
  ['mature cheddar', 'sharp cheddar'],
  ['half the pudding', 'half the dessert'],
  ['coffee and pudding', 'coffee and dessert'],
  ['pudding for', 'dessert for'],
  ['skip pudding', 'skip dessert'],
  ['macaroni cheese', 'macaroni and cheese'],
  ['cheese toastie', 'grilled cheese sandwich'],
  ['toasties', 'grilled sandwiches'],
  ['toastie', 'grilled sandwich'],
  ['flapjacks', 'oat bars'],
  ['flapjack', 'oat bar'],
  ['pittas', 'pitas'],
  ['pitta', 'pita'],
  ['with chips', 'with fries'],
  ['in the chips', 'in the fries'],
  ['rashers', 'slices'],
  ['rasher', 'slice'],
  ['wholemeal', 'whole wheat'],
  ['takeaway', 'takeout'],
  ['starter', 'appetizer'],
  ['starters', 'appetizers'],
  ['sourdough appetizer', 'sourdough starter'],
  ['jacket potatoes', 'baked potatoes'],
  ['jacket potato', 'baked potato'],
  ['minced meat', 'ground meat'],
  ['traybakes', 'sheet-pan bakes'],
  ['traybake', 'sheet-pan bake'],
  ['the mince', 'the ground meat'],
  ['spiced mince', 'spiced ground meat'],
  ['ground coriander', 'ground coriander'],
  ['coriander seeds', 'coriander seeds'],
  ['coriander seed', 'coriander seed'],
  ['coriander', 'cilantro'],
  ['sultanas', 'golden raisins'],
  ['sultana', 'golden raisin'],
  ['kale crisps', 'kale chips'],
  ['potato crisps', 'potato chips'],
  ['like crisps', 'like chips'],
  // Spelling.
  ['harbour', 'harbor'],
  ['colours', 'colors'],
  ['coloured', 'colored'],
  ['colouring', 'coloring'],
  ['colour', 'color'],
  ['flavours', 'flavors'],
  ['flavoured', 'flavored'],
  ['flavouring', 'flavoring'],
  ['flavour', 'flavor'],
  ['flavourful', 'flavorful'],
  ['favourites', 'favorites'],
  ['favourite', 'favorite'],
  ['savoury', 'savory'],
  ['centred', 'centered'],
  ['centres', 'centers'],
  ['centre', 'center'],
  ['fibres', 'fibers'],
  ['fibre', 'fiber'],
  ['storeys', 'stories'],
  ['draught', 'draft'],
  ['devilled', 'deviled'],
  ['litres', 'liters'],
  ['litre', 'liter'],
  ['grey', 'gray'],
  ['neighbours', 'neighbors'],
  ['neighbour', 'neighbor'],
  ['honoured', 'honored'],
  ['ploughman', 'plowman'],
  ['doughnuts', 'donuts'],
  ['doughnut', 'donut'],
  ['yoghurt', 'yogurt'],
  ['chillies', 'chilies'],
  ['chilli', 'chili'],
  ['birds eye chilli', 'bird’s eye chili'],
  ['mouldy', 'moldy'],
  ['smoulder', 'smolder'],
  ['cosy', 'cozy'],
  ['practise', 'practice'],
  ['skilful', 'skillful'],
  ['jewelled', 'jeweled'],
  ['channelled', 'channeled'],
  ['travelled', 'traveled'],
  ['autumn', 'fall'],
  ['queue', 'line'],
  ['jumper', 'sweater'],
];

/** Verbs that Britain spells with -ise, without their ending. */
const ISE_VERBS =
  'apolog caramel character crystall custom emphas energ equal harmon homogen maxim memor minim moistur neutral ' +
  'optim organ pasteur real recogn revital standard steril summar tender vapor';
const SPELLINGS: readonly (readonly [string, string])[] = ISE_VERBS.split(' ').flatMap((stem) =>
  ['e', 'es', 'ed', 'ing', 'er'].map((end) => [`${stem}is${end}`, `${stem}iz${end}`] as const),
);

/** Names that mean something else as often as the ingredient, so that running text keeps them. */
const AMBIGUOUS: ReadonlySet<string> = new Set([
  'soffritto',
  'spirit',
  'marrow',
  'vermicelli',
  'sweetener',
  'pigeon',
  'quail',
  'crisp',
]);

type Phrase = { british: string; american: string };
type Phrasebook = ReadonlyMap<string, readonly Phrase[]>;

const phrasebooks = new WeakMap<KnowledgeBase, Phrasebook>();
const WORD = /\p{L}+(?:['’]\p{L}+)*/gu;

/**
 * British running text as an American cook would write it: the names of ingredients, tools and steps, and the
 * spelling. Letters at the beginning keep their case.
 */
export function toAmerican(text: string, kb: KnowledgeBase): string {
  let phrasebook = phrasebooks.get(kb);
  if (!phrasebook) {
    phrasebook = buildPhrasebook(kb);
    phrasebooks.set(kb, phrasebook);
  }
  let result = '';
  let done = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (index < done) continue;
    const phrase = phrasebook.get(word.toLowerCase())?.find(({ british }) => standsAt(text, index, british));
    if (!phrase) continue;
    const end = index + phrase.british.length;
    const isSame = phrase.american.toLowerCase() === phrase.british;
    result += text.slice(done, index) + (isSame ? text.slice(index, end) : inCaseOf(word, phrase.american));
    done = end;
  }
  return result + text.slice(done);
}

const AMERICAN: ReadonlyMap<string, string> = new Map(TERMS);

/** The name of an ingredient that has no American one of its own: sultanas are golden raisins. */
export function asAmericanName(name: string): string {
  return AMERICAN.get(name.toLowerCase()) ?? name;
}

function standsAt(text: string, at: number, phrase: string): boolean {
  const end = at + phrase.length;
  return text.slice(at, end).toLowerCase() === phrase && !/^[\p{L}\p{N}]/u.test(text.slice(end, end + 1));
}

function inCaseOf(word: string, phrase: string): string {
  const isCapital = word.charAt(0) !== word.charAt(0).toLowerCase();
  return isCapital ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase;
}

/** All phrases by their first word, the longest first. */
function buildPhrasebook(kb: KnowledgeBase): Phrasebook {
  const phrases = new Map<string, Phrase[]>();
  for (const [british, american] of [...americanNames(kb), ...ingredientNames(kb), ...TERMS, ...SPELLINGS]) {
    const first = british.match(WORD)?.[0] ?? british;
    const others = phrases.get(first) ?? [];
    phrases.set(first, [...others.filter((other) => other.british !== british), { british, american }]);
  }
  for (const list of phrases.values()) list.sort((a, b) => b.british.length - a.british.length);
  return phrases;
}

type Names = [british: string, american: string][];

/** American names of several words, which stay as they are: none of their words is taken alone. */
function americanNames(kb: KnowledgeBase): Names {
  return kb.all.flatMap((ingredient) =>
    ingredient.name['en-US'].split('|').flatMap((form): Names => {
      const name = form.trim();
      return name.includes(' ') ? [[name.toLowerCase(), name]] : [];
    }),
  );
}

/** Names that differ; one that only says more in American ("elbow macaroni") is good enough as it is. */
function ingredientNames(kb: KnowledgeBase): Names {
  return kb.all.flatMap(({ name: { 'en-GB': gb, 'en-US': us } }) => {
    const british = gb.split('|').map((form) => form.trim());
    const american = us.split('|').map((form) => form.trim());
    const [one = ''] = british;
    if (gb === us || AMBIGUOUS.has(one) || us.includes(one)) return [];
    return british.map((form, index): [string, string] => [form.toLowerCase(), american[index] ?? american[0] ?? form]);
  });
}
