import type { Language } from '@larder/contract/language';
import { fold } from '@larder/text/fold';
import type { TextLanguage } from '../recipe.ts';
import type { Unit } from '../units/units.ts';

/** What a unit word stands for; `times` turns an amount of it into an amount of the unit. */
export type UnitWord = {
  unit: Unit | null;
  times: number;
  /** A container whose contents may be told in other units: 1 (14-ounce) can. */
  holds: boolean;
};

/** The units' words, several words to a form where written so; forms are parted by "|". */
type UnitWords = Partial<Record<Unit, string>>;

const METRIC: UnitWords = {
  g: 'g|gr|grs|gm|gms|gram|grams|gramme|grammes|gramo|gramos',
  kg: 'kg|kgs|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes|kilogramo|kilogramos',
  ml: 'ml|mls|cc|millilitre|millilitres|milliliter|milliliters|mililitro|mililitros',
  cl: 'cl|centilitre|centilitres|centiliter|centiliters|centilitro|centilitros',
  dl: 'dl|decilitre|decilitres|deciliter|deciliters|decilitro|decilitros',
  l: 'l|lt|ltr|ltrs|litre|litres|liter|liters|litro|litros',
  cm: 'cm|cms|centimetre|centimetres|centimeter|centimeters|centimetro|centimetros',
  mm: 'mm|millimetre|millimetres|millimeter|millimeters|milimetro|milimetros',
  oz: 'oz|ozs|ounce|ounces',
  lb: 'lb|lbs|pound|pounds',
  tbsp: 'tbsp|tbsps',
  tsp: 'tsp|tsps',
};

const WORDS: Record<TextLanguage, UnitWords> = {
  en: {
    tbsp: `tablespoon|tablespoons|tblsp|tblsps|tbs|tbls|tb|tbl|tablespoonful|tablespoonfuls|tablespoonsful|tblspn|
      dessertspoon|dessertspoons`,
    tsp: 'teaspoon|teaspoons|ts|teaspoonful|teaspoonfuls|teaspoonsful|tspn|barspoon|barspoons|bar spoon|bar spoons',
    cup: 'cup|cups|c|cupful|cupfuls|cupsful|mug|mugs',
    in: 'inch|inches',
    'us-fl-oz': 'fl oz|fl ozs|fluid oz|fluid ounce|fluid ounces|floz',
    'us-pint': 'pint|pints|pt|pts',
    'us-quart': 'quart|quarts|qt|qts',
    'us-gallon': 'gallon|gallons|gal',
    drop: 'drop|drops',
    dash: 'dash|dashes|shake|shakes',
    pinch: 'pinch|pinches|smidgen|smidge|touch',
    splash: 'splash|splashes|drizzle|drizzles|glug|glugs|squeeze|squirt|squirts',
    glass: 'glass|glasses|glassful|tumbler|tumblers',
    clove: 'clove|cloves',
    slice: 'slice|slices|rasher|rashers',
    bunch: 'bunch|bunches',
    leaf: 'leaf|leaves',
    sprig: 'sprig|sprigs',
    stick: 'stick|sticks',
    stalk: 'stalk|stalks|rib|ribs',
    head: 'head|heads|bulb|bulbs|crown|crowns',
    tin: 'tin|tins|can|cans',
    jar: 'jar|jars',
    packet: `packet|packets|package|packages|pack|packs|pkg|pkgs|pkt|pkts|box|boxes|carton|cartons|container|containers|tub|
      tubs|sachet|sachets|envelope|envelopes|punnet|punnets|case|cases|pouch|pouches|sleeve|sleeves`,
    sheet: 'sheet|sheets',
    cube: 'cube|cubes',
    fillet: 'fillet|fillets|filet|filets',
    handful: 'handful|handfuls|handsful',
    ear: 'ear|ears|cob|cobs',
    ball: 'ball|balls',
    wedge: 'wedge|wedges',
    bottle: 'bottle|bottles',
    bag: 'bag|bags',
  },
  es: {
    tbsp: `cucharada|cucharadas|cda|cdas|cda sopera|cdas soperas|cuchara|cucharas|cucharada sopera|cucharadas soperas|cuchara sopera|
      cucharas soperas|cucharada grande|cucharadas grandes|c s|c sopera|cs`,
    tsp: `cucharadita|cucharaditas|cdta|cdtas|cdita|cditas|cucharada de postre|cucharadas de postre|cucharita|cucharitas|
      cucharilla|cucharillas|cucharada de cafe|cucharadas de cafe|cucharada pequena|cucharadas pequenas|cucharada de te|
      cucharadas de te|c c|c p|cc p|c postre|c cafe`,
    cup: 'taza|tazas|tz|tacita|tacitas|pocillo|pocillos',
    in: 'pulgada|pulgadas',
    oz: 'onza|onzas',
    lb: 'libra|libras',
    'us-fl-oz': 'onza liquida|onzas liquidas|fl oz|floz',
    'us-pint': 'pinta|pintas',
    'us-gallon': 'galon|galones',
    drop: 'gota|gotas|gotita|gotitas',
    dash: 'golpe|golpes|toque',
    pinch: 'pizca|pizcas|pellizco|pellizcos|punta|puntita',
    splash: 'chorro|chorros|chorrito|chorritos|chorreton|chorretones|chorreon|chorreones|hilo|hilito',
    glass: 'vaso|vasos|vaso de los de agua|vasos de los de agua|vasito|vasitos|copa|copas|copita',
    clove: 'diente|dientes',
    slice: 'rodaja|rodajas|rebanada|rebanadas|loncha|lonchas|lonja|lonjas|feta|fetas',
    bunch: 'manojo|manojos|ramillete|ramilletes|atado|atados|racimo|racimos',
    leaf: 'hoja|hojas|hojita|hojitas',
    sprig: 'ramita|ramitas|rama|ramas',
    stick: 'barrita|barritas|palo|palos|palito|palitos',
    stalk: 'tallo|tallos|penca|pencas',
    head: 'cabeza|cabezas',
    tin: 'lata|latas|latita|latitas|bote|botes',
    jar: 'tarro|tarros|frasco|frascos|pote|potes|potecito|potecitos',
    packet: `paquete|paquetes|sobre|sobres|sobrecito|sobrecitos|caja|cajas|brik|briks|bandeja|bandejas|tarrina|tarrinas|
      envase|envases|carton|cartones|bote de brik|brick|bricks|tetrabrik|tetrabriks|tetra brik|tetra bricks|tetra brick`,
    sheet: 'lamina|laminas|plancha|planchas',
    cube: 'pastilla|pastillas|cubito|cubitos|cubo|cubos|dado|dados',
    fillet: 'filete|filetes',
    handful: 'punado|punados|punadito',
    ear: 'mazorca|mazorcas|espiga|espigas',
    ball: 'bola|bolas',
    wedge: 'gajo|gajos',
    bottle: 'botella|botellas|botellin|botellines',
    bag: 'bolsa|bolsas|bolsita|bolsitas',
  },
  fr: {
    tbsp: `cuillere a soupe|cuilleres a soupe|cuilleree a soupe|cuillerees a soupe|cuillere a table|cuilleres a table|
      cuill a soupe|cuil a soupe|c a soupe|c a s|cas|c s|cs|c soupe|cuillere|cuilleres|cuilleree|cuillerees|
      cuill a s|c a table|cuillere soupe|cuilleres soupe|grosse cuillere|cuillere a s|cuilleres a s`,
    tsp: `cuillere a cafe|cuilleres a cafe|cuilleree a cafe|cuillerees a cafe|cuillere a the|cuilleres a the|cuill a cafe|
      cuil a cafe|c a cafe|c a c|cac|c c|cc|c cafe|c a the|cuill a c|cuillere cafe|cuilleres cafe|cuillere a dessert|
      cuilleres a dessert|cuillere a c|cuilleres a c|petite cuillere|petites cuilleres`,
    cup: 'tasse|tasses|t|bol|bols',
    in: 'pouce|pouces|po',
    oz: 'once|onces',
    'us-fl-oz': 'once liquide|onces liquides|oz liq|fl oz|floz',
    'us-pint': 'chopine|chopines|pinte|pintes',
    drop: 'goutte|gouttes',
    dash: 'trait|traits|tiret|tirets',
    pinch: 'pincee|pincees|pointe|pointe de couteau|pointes de couteau|soupcon',
    splash: 'giclee|giclees|trait d huile',
    glass: 'verre|verres',
    clove: 'gousse|gousses',
    slice: 'tranche|tranches|rondelle|rondelles|tranchette|tranchettes',
    bunch: 'botte|bottes|bouquet|bouquets|bottillon',
    leaf: 'feuille|feuilles',
    sprig: 'brin|brins|branche|branches|rameau|rameaux|brindille|brindilles|branchette',
    stick: 'baton|batons|batonnet|batonnets',
    stalk: 'tige|tiges|cote|cotes|pied',
    head: 'tete|tetes',
    tin: 'boite|boites|conserve|conserves|canette|canettes',
    jar: 'bocal|bocaux|pot|pots',
    packet: `sachet|sachets|paquet|paquets|barquette|barquettes|brique|briques|briquette|briquettes|etui|carton|cartons|
      pochette|pochettes`,
    sheet: 'plaque|plaques',
    cube: 'cube|cubes|pastille|pastilles',
    fillet: 'filet|filets',
    handful: 'poignee|poignees',
    ear: 'epi|epis',
    ball: 'boule|boules',
    wedge: 'quartier|quartiers',
    bottle: 'bouteille|bouteilles',
    bag: 'sac|sacs',
  },
};

/** Words for amounts of a unit that is not their own, and words that count pieces. */
const MULTIPLES: Record<TextLanguage, { words: string; unit: Unit | null; times: number }[]> = {
  en: [
    { words: 'shot|shots|jigger|jiggers', unit: 'us-fl-oz', times: 1.5 },
    { words: 't', unit: 'tsp', times: 1 },
    { words: 'piece|pieces|pc|pcs|each|ea|count|ct|item|items|unit|units', unit: null, times: 1 },
    {
      words: 'loaf|loaves|block|blocks|wheel|wheels|link|links|bar|bars|log|logs|hunk|hunks|chunk|chunks',
      unit: null,
      times: 1,
    },
  ],
  es: [
    { words: 'pieza|piezas|unidad|unidades|uds|ud|u|count|pza|pzas', unit: null, times: 1 },
    { words: 'trozo|trozos|pedazo|pedazos|barra|barras|tableta|tabletas|vuelta|vueltas', unit: null, times: 1 },
  ],
  fr: [
    { words: 'piece|pieces|unite|unites|count|pc|pcs', unit: null, times: 1 },
    { words: 'morceau|morceaux|bloc|blocs|tablette|tablettes|barre|barres|tour|tours', unit: null, times: 1 },
    { words: 'livre|livres', unit: 'g', times: 500 },
  ],
};

const HOLDERS = new Set<Unit>([
  'tin',
  'jar',
  'packet',
  'bottle',
  'bag',
  'glass',
  'ball',
  'fillet',
  'slice',
  'stick',
  'sheet',
  'head',
  'bunch',
]);

/** Unit words by their folded words, up to four of them joined by blanks. */
export type UnitTable = { forms: Map<string, UnitWord>; longest: number };

function addForms(table: UnitTable, words: string, word: UnitWord): void {
  for (const form of words.split('|')) {
    const key = fold(form).trim().replaceAll(/\s+/g, ' ');
    if (!table.forms.has(key)) table.forms.set(key, word);
    table.longest = Math.max(table.longest, key.split(' ').length);
  }
}

function unitTable(language: TextLanguage): UnitTable {
  const table: UnitTable = { forms: new Map(), longest: 1 };
  for (const { words, unit, times } of MULTIPLES[language])
    addForms(table, words, { unit, times, holds: unit === null });
  for (const units of [WORDS[language], METRIC]) {
    for (const [unit, words] of Object.entries(units) as [Unit, string][]) {
      addForms(table, words, { unit, times: 1, holds: HOLDERS.has(unit) });
    }
  }
  return table;
}

const TABLES: Record<TextLanguage, UnitTable> = { en: unitTable('en'), es: unitTable('es'), fr: unitTable('fr') };

export function unitWords(language: TextLanguage): UnitTable {
  return TABLES[language];
}

const IMPERIAL: Partial<Record<Unit, Unit>> = {
  'us-fl-oz': 'uk-fl-oz',
  'us-pint': 'uk-pint',
  'us-quart': 'uk-quart',
  'us-gallon': 'uk-gallon',
};

/** A pint is 568 ml in British English and 473 ml elsewhere. */
export function unitIn(unit: Unit, language: Language): Unit {
  return language === 'en-GB' ? (IMPERIAL[unit] ?? unit) : unit;
}
