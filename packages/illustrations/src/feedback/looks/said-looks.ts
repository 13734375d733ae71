import { type IngredientPart, PARTS_OF_KIND } from '@larder/contract/dish/ingredient-part';
import type { Hue, Look, PieceForm } from './part-looks.ts';

/** A look by which a text calls something, and where. */
export type SaidLook = { look: Look; start: number; end: number };

/** What is pointed at or counted, with an adjective between: "five stars", "leaves a lot to be desired" are no foods. */
const POINTED_AT = String.raw`(?<=\b(?:is that an?(?: [\w']+)?|the|that|those|this|these|any|some|no|not enough|enough|without|more|less|fewer|many|much|el|la|los|las|es[ae]|es[ao]s|un|una|unos|unas|sin|mas|menos|ningun|ninguna|tant[oa]s?|le|les|un|une|des|ces|cet|cette|sans|tout(?:e|es|s)?|chaque|aucune?|cada|tod[oa]s?|every|all|both|two|three|dos|tres|deux|trois|trop de|plus de|moins de|pas de) (?:[\w'-]+ )?)`;

/** What people call pieces of food, in English, by their form; `any` says none. */
const EN: Readonly<Record<PieceForm | 'any', string>> = {
  any: 'bits?|stuff|thing(?:y|ies|s)?|guys|ones?|gunk|gubbins|goop|mess|rubbish|pieces?|fellas|lads|jobs',
  leaf: 'lea(?:f|ves)|foliage|greenery|weeds?',
  sprig: 'twigs?|sprigs?|branch(?:es)?|stems?|fronds?|shrubbery',
  needle: 'needles?|(?:fir|pine|christmas) trees?|(?:fir|pine|christmas tree) (?:branch(?:es)?|needles?|twigs?)',
  stick: 'sticks?|batons?|stalks?|rods?|matchsticks?|logs?|spears?|bark|poles?',
  tube: 'tubes?|pipes?|cylinders?',
  cube: 'cubes?|dice|blocks?|chunks?|squares?',
  ring: 'rings?|hoops?|circles?|loops?',
  ball: 'balls?|beads?|pearls?|marbles?|spheres?|orbs?|globes?|bobbles?|pellets?|bullets?',
  slice: 'slices?|rounds?|dis[ck]s?|wheels?|coins?',
  thread:
    'threads?|strips?|shreds?|shavings?|curls?|ribbons?|strands?|strings?|squiggles?|worms?|hairs?|wisps?|filaments?|slivers?|noodles?',
  grain: 'seeds?|pips?|grains?|dots?|speck(?:le)?s?|flecks?|spots?|nibs?',
  powder: 'powder|dust|dirt|soot',
  crumb: 'crumbs?|crumbles?|lumps?|clumps?|pebbles?|nuggets?|rocks?',
  dollop: 'blobs?|dollops?|splodges?|splotch(?:es)?|puddles?|smears?|swirls?',
  wedge: 'wedges?|triangles?',
  slab: 'slabs?|bricks?',
  star: 'stars?',
};
const ES: Readonly<Record<PieceForm | 'any', string>> = {
  any: 'cos(?:a|ita|illa)s?|bich(?:o|ito)s?|tro(?:z|cit)os?|pedaz(?:o|ito)s?|manch(?:a|ita)s?|chismes?|pringue',
  leaf: 'hoj(?:a|ita)s?|[hy]i?erbajos?|matojos?',
  sprig: 'ram(?:a|ita)s?|ramilletes?|matas?',
  needle: 'agujas?|(?:ram(?:a|ita)s? de )?(?:pinos?|abetos?)|pinocha',
  stick: 'pal(?:o|ito|itroque)s?|baston(?:es|citos?)?|tronc(?:o|ito)s?|astillas?',
  tube: 'tub(?:o|ito)s?|cilindros?|canut(?:o|illo)s?',
  cube: 'cub(?:o|ito)s?|dad(?:o|ito)s?|cuadrad(?:o|ito)s?',
  ring: 'ar(?:o|ito|illo)s?|anill(?:o|ito)s?|circul(?:o|ito)s?',
  ball: 'bol(?:a|ita|illa)s?|perl(?:a|ita)s?|canicas?',
  slice: 'rodaj(?:a|ita)s?|disc(?:o|ito)s?|monedas?|rued(?:a|ita)s?',
  thread:
    'hil(?:o|ito|illo)s?|hebr(?:a|ita)s?|tir(?:a|ita)s?|virut(?:a|ita)s?|filamentos?|pel(?:o|ill?o|ito)s?|fideos?|riz(?:o|ito)s?|gusan(?:o|ito)s?',
  grain: 'semill(?:a|ita)s?|pip(?:a|ita)s?|gran(?:o|ito|illo)s?|punt(?:o|ito)s?|motas?',
  powder: 'polv(?:o|illo|ito)s?|tierra',
  crumb: 'mig(?:a|uita)s?|grum(?:o|ito)s?|pegot\\w+|pedrusc\\w+|piedr(?:a|ita|ecita)s?|terron(?:es)?',
  dollop: 'pegot\\w+|plastas?|charc(?:o|ito)s?|montan(?:a|ita)s?|monton(?:cito|es)?',
  wedge: 'gaj(?:o|ito)s?|cun(?:a|ita)s?|triang(?:ulo|ulito)s?',
  slab: 'ladrillos?|onzas?|bloques?',
  star: 'estrell(?:a|ita)s?',
};
const FR: Readonly<Record<PieceForm | 'any', string>> = {
  any: 'trucs?|machins?|bidules?|choses?|morceaux?|bouts?|taches?',
  leaf: 'feuill(?:e|ette)s?|verdure|feuillage|plantes?',
  sprig: 'branches?|brins?|brindilles?|rameaux?',
  needle: 'aiguilles?(?: de (?:sapin|pin))?|(?:branches? de )?sapins?',
  stick: 'baton(?:net)?s?|tiges?|buch(?:e|ette)s?|barres?',
  tube: 'tubes?|tuyaux?|cylindres?',
  cube: 'cubes?|carres?',
  ring: 'anneaux?|ronds?|cercles?|rondelles?',
  ball: 'boul(?:e|ette)s?|billes?|perles?',
  slice: 'rondelles?|disques?|tranches?|pastilles?',
  thread: 'filaments?|fils?|lanieres?|copeaux?|vermicelles?|cheveux|rubans?|gribouillis|elastiques?|spaghettis?',
  grain: 'graines?|grains?|points?|pepins?|mouchetures?',
  powder: 'poudre|poussiere',
  crumb: 'miettes?|grumeaux?|cailloux?|mottes?|pepites?',
  dollop: 'flaques?|tas|monticules?|dome',
  wedge: 'quartiers?|triangles?',
  slab: 'briques?|blocs?|plaquettes?',
  star: 'etoiles?',
};
/** English words that say the form before what they are said of: "twiggy bits". */
const EN_ADJECTIVES: Partial<Record<PieceForm, string>> = {
  leaf: 'leafy|frilly|lettucey',
  sprig: 'twiggy|feathery',
  needle: 'spiky|needley|prickly',
  stick: 'sticky-out|stick-like|woody',
  thread: 'stringy|wormy|hairy|wispy|curly|squiggly',
  grain: 'seedy|specky|grainy|dotty',
  powder: 'powdery|dusty',
  crumb: 'crumbly|lumpy|pebbly',
  ball: 'round|beady',
};
const HUES: readonly (readonly [Hue, en: string, es: string, fr: string])[] = [
  ['green', 'green(?:y|ish)?', 'verd(?:e|os[oa]|ecit[oa])s?', 'verte?s?|verdatres?'],
  ['yellow', 'yellow(?:y|ish)?', 'amarill(?:[oa]|ent[oa]|it[oa])s?', 'jaunes?|jaunatres?'],
  ['red', 'red(?:dish)?', 'roj(?:[oa]|iz[oa]|it[oa])s?', 'rouges?|rougeatres?'],
  ['white', 'white(?:y|ish)?', 'blanc[oa]s?|blanquecin[oa]s?|blanquit[oa]s?', 'blanc(?:he)?s?|blanchatres?'],
  [
    'black',
    'black(?:ish)?|dark',
    'negr(?:[oa]|uzc[oa]|it[oa])s?|oscur[oa]s?',
    'noire?s?|foncee?s?|noiratres?|sombres?',
  ],
  ['orange', 'orange(?:y|ish)?', 'naranjas?|anaranjad[oa]s?', 'oranges?|orangee?s?'],
  ['purple', 'purple|purplish|violet', 'morad(?:[oa]|it[oa])s?|violetas?|lilas?', 'violette?s?|violets?|mauves?'],
  ['pink', 'pink(?:y|ish)?', 'ros(?:as?|ad[oa]s?|it[oa]s?)', 'roses?|rosatres?'],
  ['brown', 'brown(?:y|ish)?', 'marron(?:es|cit[oa]s?)?|pard[oa]s?', 'bruns?|brunes?|brunatres?|marrons?'],
];
/** A thing that is said of what comes behind it: "slices of ham" names the ham. */
const NOT_OF = String.raw`(?! (?:of|de|del|du|des)\b(?! (?:dessus|dessous|milieu|fond|bord|devant|centre|coin|haut|bas|gauche|droite|arriba|abajo|encima|medio|lado|alrededor|borde|la (?:izquierda|derecha|gauche|droite))\b)| d')`;
/** Between a thing and its colour in Spanish and French, or behind an English one: no verb, which would say how it is. */
const BETWEEN = String.raw`(?:(?!(?:of|de|del|du|des|d|con|avec|with|and|y|et|en|in|on|sur|por|is|are|be|should|must|es|son|ser|estar|estan?|sea\w*|deb\w+|tien\w+|tend\w+|va|van|queda\w*|sale\w*|pare\w+|sont|est|etre|soi\w+|doi\w+|devr\w+|rest\w+|sembl\w+|a|al|au|aux|pas|no|not|muy|tan|mas|menos|plus|moins|trop|si|tres|que|qui)\b)[\w'-]+ ){0,2}?`;

const anyOf = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|');
const isNamed = (words: string, said: string): boolean => new RegExp(`^(?:${words})$`).test(said);

type Pattern = { called: RegExp; look: (thing: string) => Look };

function formOf(words: Readonly<Record<string, string>>, thing: string): PieceForm | null {
  const form = (Object.keys(words) as (PieceForm | 'any')[]).find((each) => isNamed(words[each] ?? '', thing));
  return form === undefined || form === 'any' ? null : form;
}

const COLOURED: readonly Pattern[] = HUES.flatMap(([hue, en, es, fr]): Pattern[] => [
  {
    called: new RegExp(String.raw`\b(?:${en}) ${BETWEEN}(${anyOf(EN)})\b${NOT_OF}`, 'g'),
    look: (thing) => ({ hue, form: formOf(EN, thing) }),
  },
  {
    called: new RegExp(String.raw`\b(?:(${anyOf(ES)}) ${BETWEEN}|(?:lo|eso|algo) )(?:${es})\b`, 'g'),
    look: (thing) => ({ hue, form: formOf(ES, thing) }),
  },
  {
    called: new RegExp(String.raw`\b(${anyOf(FR)}) ${BETWEEN}(?:${fr})\b`, 'g'),
    look: (thing) => ({ hue, form: formOf(FR, thing) }),
  },
]);
/** The form alone tells the food where it is pointed at. */
const FORMED: readonly Pattern[] = [
  ...[EN, ES, FR].map(
    ({ any: _any, ...words }): Pattern => ({
      called: new RegExp(String.raw`${POINTED_AT}(${anyOf(words)})\b${NOT_OF}`, 'g'),
      look: (thing) => ({ hue: null, form: formOf(words, thing) }),
    }),
  ),
  {
    called: new RegExp(String.raw`\b(${anyOf(EN_ADJECTIVES)}) (?:[\w'-]+ )?(?:${EN.any})\b`, 'g'),
    look: (thing) => ({ hue: null, form: formOf(EN_ADJECTIVES, thing) }),
  },
];

/** Something that is called by its colour: the colour says which thing is meant, and none that is wanted. */
export const COLOURED_THING = new RegExp(COLOURED.map(({ called }) => called.source).join('|'), 'g');

/** What a folded text calls by its look; where a colour is said, by that too. */
export function saidLooks(text: string): SaidLook[] {
  const found = [COLOURED, FORMED].flatMap((patterns) =>
    patterns.flatMap(({ called, look }) =>
      [...text.matchAll(called)].map(({ index, 0: said, 1: thing = '' }) => ({
        look: look(thing),
        start: index,
        end: index + said.length,
      })),
    ),
  );
  return found.filter(
    (each, at) => !found.slice(0, at).some((other) => other.start < each.end && each.start < other.end),
  );
}

/** Words for what several foods are drawn as, which name no single one. */
const DRAWN_AS: readonly (readonly [RegExp, readonly IngredientPart[]])[] = [
  [new RegExp(`${POINTED_AT}(?:peels?|zests?|cascaras?|ralladura|zestes?|ecorces?)\\b`), ['lemon-zest', 'orange-zest']],
  [/\b(?:herbs?|greens|greenery|hierbas?|hierbitas?|herbes?)\b/, [...PARTS_OF_KIND.herb, ...PARTS_OF_KIND.leaf]],
];

/** What a folded text calls by such words: where, and the parts of a drawing. */
export function saidParts(text: string): { parts: readonly IngredientPart[]; start: number; end: number }[] {
  return DRAWN_AS.flatMap(([called, parts]) => {
    const found = called.exec(text);
    return found ? [{ parts, start: found.index, end: found.index + found[0].length }] : [];
  });
}
