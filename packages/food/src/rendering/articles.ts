import { fold } from '@larder/text/fold';
import type { TextLanguage } from '../recipe.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Head nouns whose gender their ending does not tell. Folded; every name of the knowledge base is covered. */
const SPANISH_FEMININE = set(`
  andouillette ave aves baguette base carne carnes codornices codorniz col coles coliflor coliflores creme crepe
  crepes espiral espirales flor flores ganache infusion infusiones leche leches legumbre legumbres liebre liebres
  merguez miel mitad nube nubes nueces nuez perdices perdiz piel pieles quiche raices raiz remoulade rillettes rouille
  sal
`);
const SPANISH_MASCULINE = set('aroma baba cava chana kvas marsala matcha ras tequila vodka');
/** Feminine, but with a stressed a at the front: el agua. */
const SPANISH_STRESSED_A = set('agua alga aguaturma ave haba anca');
const FRENCH_FEMININE = set(`
  absinthe aile algue allulose amande amarante andouillette anguille anisette arepa arete ase asperge aubergine avoine
  bagna baguette baie banane bavette benedictine bergamote betterave biere bille biscotte blette boisson bouchee
  boulette bourrache brioche brousse burrata cacahuete cachaca caille canneberge cannelle capre carambole carcasse
  cardamome carotte carpe caseine cassonade cereale cerise cervelle chair challah chapelure charcuterie chartreuse
  chataigne chayote cherimole chicoree chip chips choucroute chouquette ciabatta ciboule ciboulette citronnade
  citronnelle citrouille civelle compote confiture coque coriandre cote cotelette couenne courge courgette cranberry
  creme crepe crevette croquette cuisse datte daurade demi-glace dinde dulse eau eau-de-vie echalote ecorce ecrevisse
  empanada encre endive entrecote epaule epazote epice epine-vinette escalope farce farine fecule feta feuille feve
  figue fleur focaccia fontina fraise framboise frangipane frite frittata fumee galathee galette gambas ganache
  garniture gaufre gaufrette gelatine gelee genoise girolle glace gomme gousse goyave graine graisse grappa grenade
  grenadine griotte groseille guimauve harissa herbe hoja horchata huile huitre hysope ichtyocolle igname ile infusion
  joue laitue langouste langoustine langue lavande lecithine legumineuse lentille levure limonade liqueur liveche
  longe lotte mache madeleine maizena maltodextrine mandarine mangue margarine margose marinade marjolaine marmelade
  masa matiere matza mayonnaise melasse melisse menthe merguez meringue mirabelle mirepoix mojama morille mortadelle
  morue mostarda moule moutarde mozzarella mure mycoproteine myrtille nduja nectarine nefle noisette noix nora nouille
  oie olive omelette orange orangeade orge ortie oseille palourde pancetta panela panna papaye pasteque patate pate pates
  peche pectine pepite perche perdrix perle pintade pistache poire poitrine polenta pomme poudre pousse poutargue
  preparation proteine prune puree queue quiche racine racinette raclette raie rascasse ratatouille raviole reglisse
  reine-claude rhubarbe ricotta rillette rillettes roquette rosquille rouille roussette salicorne salsa sambuca
  sangria sardine sarriette sauce saucisse sauge seiche semoule sole soubressade soupe souris spiruline sriracha
  stevia sucrine tagliatelle tapenade tequila tetilla tisane tomate tomme torta tortilla tostada tranche trevise tripe
  truffe truite vanille verveine viande viennoiserie vinaigrette vodka volaille
`);
/** Told from a feminine one by their accent alone. */
const FRENCH_MASCULINE = set('pâté pâtés praliné');

type Number = 'one' | 'many';

/** What other words of a sentence agree with. */
export type Grammar = { feminine: boolean; plural: boolean };

/** Of a name in Spanish or French; `plural` where it is told in a number that its form does not show. */
export function grammarOf(name: string, plural: boolean, language: 'es' | 'fr'): Grammar {
  const feminine = language === 'es' ? isSpanishFeminine(headOf(name)) : isFrenchFeminine(name);
  return { feminine, plural: plural || isPluralByForm(name, language) };
}

function headOf(name: string): string {
  const [head = ''] = fold(name).split(' ');
  return head;
}

/**
 * The words before a name, with their last article made to agree with it: "a " before "onion" → "an ", "la " before
 * "aceite" → "el ", "du " before "huile" → "de l’". Other words are left as they are.
 */
export function agreeing(before: string, name: string, language: TextLanguage, plural: boolean): string {
  if (language === 'en') return withEnglishArticle(before, name);
  const number = plural || isPluralByForm(name, language) ? 'many' : 'one';
  return language === 'es' ? withSpanishArticle(before, name, number) : withFrenchArticle(before, name, number);
}

/** Head nouns that end like a plural and are none. Folded. */
const SINGULAR_IN_S = set(`
  ananas anchois anis boletus cabrales cactus calvados cassis cinq-epices citrus colis coulis couscous cuscus gras
  gros haggis houmous hummus humus jus kvas macis mais maquis mini-mais noix os panais pastis physalis pimm's pois
  quatre-epices quatre-quarts radis ras ris riz rooibos salsifis schnaps souris speculoos travers verjus xeres
`);

/** Plurals that no s tells, such as the Italian ones that kinds of pasta go by. Folded. */
const UNMARKED_PLURALS = set(`
  amaretti bucatini cannelloni cheveux chips conchiglie copeaux ditalini farfalle fettuccine fusilli gnocchi linguine
  linguini macaroni nibs orecchiette pappardelle penne ravioli rigatoni spaghetti tagliatelle tortellini
`);

/** "aminos de coco", "flocons d’avoine": names that have no singular. */
function isPluralByForm(name: string, language: 'es' | 'fr'): boolean {
  const head = headOf(name);
  if (UNMARKED_PLURALS.has(head)) return true;
  return (language === 'es' ? /[aeo]s$|is$/ : /[^s]s$/).test(head) && !SINGULAR_IN_S.has(head);
}

const ENGLISH_ARTICLE = /(^|[\s(])(an?)(\s+)$/i;
const VOWEL_SOUND = /^(?:[aeiou8](?!ni[cfqtv]|uro|ne\b)|1[18](?!\d)|hour|honest|heirloom)/i;

/** "a" or "an" before a word or a number. */
export function withEnglishArticle(before: string, name: string): string {
  return before.replace(ENGLISH_ARTICLE, (_, lead: string, article: string, space: string) => {
    const right = VOWEL_SOUND.test(name) ? `${article.charAt(0)}n` : article.charAt(0);
    return lead + right + space;
  });
}

const SPANISH_ARTICLES: Record<string, { m: Record<Number, string>; f: Record<Number, string> }> = {
  definite: { m: { one: 'el', many: 'los' }, f: { one: 'la', many: 'las' } },
  indefinite: { m: { one: 'un', many: 'unos' }, f: { one: 'una', many: 'unas' } },
  of: { m: { one: 'del', many: 'de los' }, f: { one: 'de la', many: 'de las' } },
  to: { m: { one: 'al', many: 'a los' }, f: { one: 'a la', many: 'a las' } },
};
const SPANISH_KINDS: readonly (readonly [RegExp, keyof typeof SPANISH_ARTICLES])[] = [
  [/(^|[\s(])(del|de (?:los?|las?|el))\s+$/i, 'of'],
  [/(^|[\s(])(al|a (?:los?|las?|el))\s+$/i, 'to'],
  [/(^|[\s(])(el|los?|las?)\s+$/i, 'definite'],
  [/(^|[\s(])(una?|unos|unas)\s+$/i, 'indefinite'],
];

function withSpanishArticle(before: string, name: string, number: Number): string {
  const head = headOf(name);
  const isStressed = SPANISH_STRESSED_A.has(head);
  const gender = isSpanishFeminine(head) && !(isStressed && number === 'one') ? 'f' : 'm';
  for (const [pattern, kind] of SPANISH_KINDS) {
    if (!pattern.test(before)) continue;
    const article = SPANISH_ARTICLES[kind]?.[gender][number] ?? '';
    return before.replace(pattern, (_, lead: string, old: string) => `${lead}${inCaseOf(old, article)} `);
  }
  return before;
}

function isSpanishFeminine(head: string): boolean {
  if (SPANISH_FEMININE.has(head) || SPANISH_STRESSED_A.has(head)) return true;
  return !SPANISH_MASCULINE.has(head) && /(?:as?|cion(?:es)?|dad)$/.test(head);
}

const VOWEL_OR_MUTE_H =
  /^(?:[aeiouœ]|h(?!ach|addock|aggis|alloumi|alva|ard|areng|aricot|aut|avarti|ot|omard|oja|oumous))/;
/** What a French article is: the form of its de or à, and whether it points. */
const FRENCH_KINDS: readonly (readonly [RegExp, (gender: 'm' | 'f', number: Number, elided: boolean) => string])[] = [
  [
    /(^|[\s(])(du|des|de la|de l['’])\s*$/i,
    (gender, number, elided) => (number === 'many' ? 'des ' : elided ? 'de l’' : gender === 'f' ? 'de la ' : 'du '),
  ],
  [
    /(^|[\s(])(au|aux|à la|à l['’])\s*$/i,
    (gender, number, elided) => (number === 'many' ? 'aux ' : elided ? 'à l’' : gender === 'f' ? 'à la ' : 'au '),
  ],
  [
    /(^|[\s(])(le|la|les|l['’])\s*$/i,
    (gender, number, elided) => (number === 'many' ? 'les ' : elided ? 'l’' : gender === 'f' ? 'la ' : 'le '),
  ],
  [/(^|[\s(])(une?)\s*$/i, (gender) => (gender === 'f' ? 'une ' : 'un ')],
  [/(^|[\s(])(de|d['’])\s*$/i, (_gender, _number, elided) => (elided ? 'd’' : 'de ')],
];

function isFrenchFeminine(name: string): boolean {
  const head = headOf(name);
  if (FRENCH_MASCULINE.has(name.toLowerCase().split(' ')[0] ?? '')) return false;
  return FRENCH_FEMININE.has(head) || FRENCH_FEMININE.has(head.replace(/s$/, ''));
}

function withFrenchArticle(before: string, name: string, number: Number): string {
  const gender = isFrenchFeminine(name) ? 'f' : 'm';
  const elided = VOWEL_OR_MUTE_H.test(fold(name));
  for (const [pattern, article] of FRENCH_KINDS) {
    if (!pattern.test(before)) continue;
    return before.replace(
      pattern,
      (_, lead: string, old: string) => lead + inCaseOf(old, withApostropheOf(before, article(gender, number, elided))),
    );
  }
  return before;
}

function inCaseOf(old: string, article: string): string {
  const isCapital = old.charAt(0) !== old.charAt(0).toLowerCase();
  return isCapital ? article.charAt(0).toUpperCase() + article.slice(1) : article;
}

/** The writer's own apostrophe, straight unless theirs is curly. */
function withApostropheOf(text: string, article: string): string {
  return text.includes('’') ? article : article.replace('’', "'");
}
