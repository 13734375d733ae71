import type { KnowledgeBase } from './knowledge-base.ts';

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
  ['macaroni cheese', 'macaroni and cheese'],
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
  ['round tin', 'round pan'],
  ['cm tin', 'cm pan'],
  ['the tin', 'the pan'],
  ['a tin of', 'a can of'],
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
  // What is done.
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
  ['fibre', 'fiber'],
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
  ['mouldy', 'moldy'],
  ['smoulder', 'smolder'],
  ['cosy', 'cozy'],
  ['practise', 'practice'],
  ['skilful', 'skillful'],
  ['jewelled', 'jeweled'],
  ['channelled', 'channeled'],
  ['travelled', 'traveled'],
  ['autumn', 'fall'],
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
]);

type Phrase = { british: string; american: string };
type Phrasebook = ReadonlyMap<string, readonly Phrase[]>;

const phrasebooks = new WeakMap<KnowledgeBase, Phrasebook>();
const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu;

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
    result += text.slice(done, index) + inCaseOf(word, phrase.american);
    done = index + phrase.british.length;
  }
  return result + text.slice(done);
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
  for (const [british, american] of [...ingredientNames(kb), ...TERMS, ...SPELLINGS]) {
    const first = british.match(WORD)?.[0] ?? british;
    const others = phrases.get(first) ?? [];
    phrases.set(first, [...others.filter((other) => other.british !== british), { british, american }]);
  }
  for (const list of phrases.values()) list.sort((a, b) => b.british.length - a.british.length);
  return phrases;
}

/** Names that differ; one that only says more in American ("elbow macaroni") is good enough as it is. */
function ingredientNames(kb: KnowledgeBase): [british: string, american: string][] {
  return kb.all.flatMap(({ gb, us }) => {
    const british = gb.split('|').map((form) => form.trim());
    const american = us.split('|').map((form) => form.trim());
    const [one = ''] = british;
    if (gb === us || AMBIGUOUS.has(one) || us.includes(one)) return [];
    return british.map((form, index): [string, string] => [form.toLowerCase(), american[index] ?? american[0] ?? form]);
  });
}
