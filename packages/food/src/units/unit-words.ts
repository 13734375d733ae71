import type { Language } from '@larder/contract/language';
import type { Unit } from './units.ts';

/** A unit's word: one, and more than one where it differs. */
export type UnitWord = readonly [one: string, many?: string];
type Words = { en: UnitWord; us?: UnitWord; es: UnitWord; fr: UnitWord };

/** What cooks write on a recipe, in British English, American English where it differs, Spanish and French. */
const WORDS: Record<Unit, Words> = {
  g: { en: ['g'], es: ['g'], fr: ['g'] },
  kg: { en: ['kg'], es: ['kg'], fr: ['kg'] },
  oz: { en: ['oz'], es: ['oz'], fr: ['oz'] },
  lb: { en: ['lb'], es: ['lb'], fr: ['lb'] },
  ml: { en: ['ml'], us: ['mL'], es: ['ml'], fr: ['ml'] },
  cl: { en: ['cl'], es: ['cl'], fr: ['cl'] },
  dl: { en: ['dl'], es: ['dl'], fr: ['dl'] },
  l: { en: ['l'], us: ['L'], es: ['l'], fr: ['l'] },
  tsp: { en: ['tsp'], es: ['cucharadita', 'cucharaditas'], fr: ['c. à c.'] },
  tbsp: { en: ['tbsp'], es: ['cucharada', 'cucharadas'], fr: ['c. à s.'] },
  cup: { en: ['cup', 'cups'], es: ['taza', 'tazas'], fr: ['tasse', 'tasses'] },
  'us-fl-oz': { en: ['fl oz'], es: ['fl oz'], fr: ['fl oz'] },
  'us-pint': { en: ['US pint', 'US pints'], us: ['pint', 'pints'], es: ['pinta', 'pintas'], fr: ['pinte', 'pintes'] },
  'us-quart': {
    en: ['US quart', 'US quarts'],
    us: ['quart', 'quarts'],
    es: ['cuarto de galón', 'cuartos de galón'],
    fr: ['quart de gallon', 'quarts de gallon'],
  },
  'us-gallon': {
    en: ['US gallon', 'US gallons'],
    us: ['gallon', 'gallons'],
    es: ['galón', 'galones'],
    fr: ['gallon', 'gallons'],
  },
  'uk-fl-oz': { en: ['fl oz'], es: ['fl oz'], fr: ['fl oz'] },
  'uk-pint': { en: ['pint', 'pints'], es: ['pinta', 'pintas'], fr: ['pinte', 'pintes'] },
  'uk-quart': {
    en: ['quart', 'quarts'],
    es: ['cuarto de galón', 'cuartos de galón'],
    fr: ['quart de gallon', 'quarts de gallon'],
  },
  'uk-gallon': { en: ['gallon', 'gallons'], es: ['galón', 'galones'], fr: ['gallon', 'gallons'] },
  drop: { en: ['drop', 'drops'], es: ['gota', 'gotas'], fr: ['goutte', 'gouttes'] },
  dash: { en: ['dash', 'dashes'], es: ['golpe', 'golpes'], fr: ['trait', 'traits'] },
  pinch: { en: ['pinch', 'pinches'], es: ['pizca', 'pizcas'], fr: ['pincée', 'pincées'] },
  splash: { en: ['splash', 'splashes'], es: ['chorrito', 'chorritos'], fr: ['filet', 'filets'] },
  glass: { en: ['glass', 'glasses'], es: ['vaso', 'vasos'], fr: ['verre', 'verres'] },
  cm: { en: ['cm'], es: ['cm'], fr: ['cm'] },
  mm: { en: ['mm'], es: ['mm'], fr: ['mm'] },
  in: { en: ['in'], es: ['pulgada', 'pulgadas'], fr: ['po'] },
  clove: { en: ['clove', 'cloves'], es: ['diente', 'dientes'], fr: ['gousse', 'gousses'] },
  slice: { en: ['slice', 'slices'], es: ['rodaja', 'rodajas'], fr: ['tranche', 'tranches'] },
  bunch: { en: ['bunch', 'bunches'], es: ['manojo', 'manojos'], fr: ['bouquet', 'bouquets'] },
  leaf: { en: ['leaf', 'leaves'], es: ['hoja', 'hojas'], fr: ['feuille', 'feuilles'] },
  sprig: { en: ['sprig', 'sprigs'], es: ['ramita', 'ramitas'], fr: ['brin', 'brins'] },
  stick: { en: ['stick', 'sticks'], es: ['rama', 'ramas'], fr: ['bâton', 'bâtons'] },
  stalk: { en: ['stalk', 'stalks'], es: ['tallo', 'tallos'], fr: ['tige', 'tiges'] },
  head: { en: ['head', 'heads'], es: ['cabeza', 'cabezas'], fr: ['tête', 'têtes'] },
  tin: { en: ['tin', 'tins'], us: ['can', 'cans'], es: ['lata', 'latas'], fr: ['boîte', 'boîtes'] },
  jar: { en: ['jar', 'jars'], es: ['bote', 'botes'], fr: ['bocal', 'bocaux'] },
  packet: {
    en: ['packet', 'packets'],
    us: ['package', 'packages'],
    es: ['paquete', 'paquetes'],
    fr: ['paquet', 'paquets'],
  },
  sheet: { en: ['sheet', 'sheets'], es: ['lámina', 'láminas'], fr: ['feuille', 'feuilles'] },
  cube: { en: ['cube', 'cubes'], es: ['cubito', 'cubitos'], fr: ['cube', 'cubes'] },
  fillet: { en: ['fillet', 'fillets'], es: ['filete', 'filetes'], fr: ['filet', 'filets'] },
  handful: { en: ['handful', 'handfuls'], es: ['puñado', 'puñados'], fr: ['poignée', 'poignées'] },
  ear: { en: ['ear', 'ears'], es: ['mazorca', 'mazorcas'], fr: ['épi', 'épis'] },
  ball: { en: ['ball', 'balls'], es: ['bola', 'bolas'], fr: ['boule', 'boules'] },
  wedge: { en: ['wedge', 'wedges'], es: ['gajo', 'gajos'], fr: ['quartier', 'quartiers'] },
  bottle: { en: ['bottle', 'bottles'], es: ['botella', 'botellas'], fr: ['bouteille', 'bouteilles'] },
  bag: { en: ['bag', 'bags'], es: ['bolsa', 'bolsas'], fr: ['sachet', 'sachets'] },
};

/** Where the word depends on the thing: a slice of bread, of ham and of lemon have three names in Spanish. */
const WORDS_BY_INGREDIENT: readonly { unit: Unit; language: 'en-US' | 'es' | 'fr'; ids: RegExp; word: UnitWord }[] = [
  {
    unit: 'slice',
    language: 'es',
    ids: /bread|baguette|brioche|toast|ciabatta|sourdough|focaccia|panettone|cake/,
    word: ['rebanada', 'rebanadas'],
  },
  {
    unit: 'slice',
    language: 'es',
    ids: /bacon|ham|prosciutto|pancetta|guanciale|salami|pastrami|turkey|mortadella|cheese|cheddar|gouda|emmental|gruyere|provolone|mozzarella|smoked-salmon/,
    word: ['loncha', 'lonchas'],
  },
  { unit: 'stick', language: 'es', ids: /butter|margarine/, word: ['barra', 'barras'] },
  { unit: 'stick', language: 'fr', ids: /celery/, word: ['branche', 'branches'] },
  { unit: 'stick', language: 'en-US', ids: /celery/, word: ['stalk', 'stalks'] },
  { unit: 'stalk', language: 'es', ids: /celery/, word: ['rama', 'ramas'] },
  { unit: 'stalk', language: 'fr', ids: /celery/, word: ['branche', 'branches'] },
  { unit: 'sheet', language: 'es', ids: /gelatine|filo|nori/, word: ['hoja', 'hojas'] },
  { unit: 'packet', language: 'es', ids: /yeast|baking|gelatine|sugar/, word: ['sobre', 'sobres'] },
  { unit: 'packet', language: 'fr', ids: /yeast|baking|gelatine|sugar/, word: ['sachet', 'sachets'] },
  { unit: 'packet', language: 'en-US', ids: /yeast|gelatine/, word: ['packet', 'packets'] },
  { unit: 'bag', language: 'es', ids: /tea/, word: ['bolsita', 'bolsitas'] },
  {
    unit: 'bunch',
    language: 'fr',
    ids: /radish|asparagus|onion|turnip|carrot|leek|watercress/,
    word: ['botte', 'bottes'],
  },
];

/** Whether `value` takes the singular: up to one in English and Spanish, below two in French. */
export function isSingular(value: number, language: Language): boolean {
  return language === 'fr' ? value < 2 : value <= 1;
}

/** The word for so many of a unit, for a given thing where that matters. */
export function unitWord(unit: Unit, value: number, language: Language, ingredientId?: string | null): string {
  const [one, many = one] = wordsFor(unit, language, ingredientId);
  return isSingular(value, language) ? one : many;
}

function wordsFor(unit: Unit, language: Language, ingredientId?: string | null): UnitWord {
  if (ingredientId) {
    for (const special of WORDS_BY_INGREDIENT) {
      if (special.unit === unit && special.language === language && special.ids.test(ingredientId)) return special.word;
    }
  }
  const words = WORDS[unit];
  if (language === 'es') return words.es;
  if (language === 'fr') return words.fr;
  return language === 'en-US' ? (words.us ?? words.en) : words.en;
}
