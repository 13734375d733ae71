import type { Grammar } from '@larder/food/names/noun-grammar';
import type { TextLanguage } from '@larder/food/recipe';
import { agreeAdjectives } from '@larder/food/rendering/agreement';
import type { Word } from './articles.ts';
import { VERBS } from './verbs.ts';

/** What food is, and what it becomes after "hasta que" and "jusqu’à ce", in the masculine; English has only verbs that agree. */
const PHRASES: Record<TextLanguage, Readonly<Record<string, string>>> = {
  en: {},
  es: {
    tierno: 'esté tierno',
    dorado: 'esté dorado',
    crujiente: 'esté crujiente',
    helado: 'helado',
    aliñado: 'aliñado',
    'dorado-solo': 'dorado',
    'tierno-solo': 'tierno',
    'crujiente-solo': 'crujiente',
    tostado: 'tostado',
    fundido: 'fundido',
    hecho: 'hecho',
    cocido: 'cocido',
    guisado: 'guisado',
    triturado: 'triturado',
    sazonado: 'sazonado',
    mezclado: 'mezclado',
    pochado: 'pochado',
    escurrido: 'escurrido',
    rallado: 'rallado',
    templado: 'templado',
    doblado: 'doblado',
  },
  fr: {
    tendre: 'soit tendre',
    doré: 'soit doré',
    croustillant: 'soit croustillant',
    glacé: 'glacé',
    assaisonné: 'assaisonné',
    chaud: 'chaud',
    froid: 'froid',
    'cuit-seul': 'cuit',
    'doré-seul': 'doré',
    'fondu-seul': 'fondu',
    'tendre-seul': 'tendre',
    grillé: 'grillé',
    replié: 'replié',
    rôti: 'rôti',
    relevé: 'relevé',
    mêlé: 'mêlé',
    mijoté: 'mijoté',
    mixé: 'mixé',
    égoutté: 'égoutté',
    essoré: 'essoré',
    râpé: 'râpé',
    salé: 'salé',
    'croustillant-seul': 'croustillant',
  },
};
/** Words whose forms are listed: masculine, feminine, and the same in the plural. */
const FORMS: Record<TextLanguage, Readonly<Record<string, readonly [string, string, string, string]>>> = {
  en: {},
  es: {
    lo: ['lo', 'la', 'los', 'las'],
    le: ['le', 'le', 'les', 'les'],
    tome: ['tome', 'tome', 'tomen', 'tomen'],
    mengüe: ['mengüe', 'mengüe', 'mengüen', 'mengüen'],
    perfume: ['perfume', 'perfume', 'perfumen', 'perfumen'],
    dore: ['dore', 'dore', 'doren', 'doren'],
    pierda: ['pierda', 'pierda', 'pierdan', 'pierdan'],
    suelte: ['suelte', 'suelte', 'suelten', 'suelten'],
    cuaje: ['cuaje', 'cuaje', 'cuajen', 'cuajen'],
    'caliente-solo': ['caliente', 'caliente', 'calienten', 'calienten'],
    jugoso: ['jugoso', 'jugosa', 'jugosos', 'jugosas'],
    caliente: ['esté bien caliente', 'esté bien caliente', 'estén bien calientes', 'estén bien calientes'],
  },
  fr: {
    le: ['le', 'la', 'les', 'les'],
    // Before a vowel or a silent h, with the space that "les" has.
    'l’': ['l’', 'l’', 'les ', 'les '],
    moelleux: ['moelleux', 'moelleuse', 'moelleux', 'moelleuses'],
    'fondant-seul': ['fondant', 'fondante', 'fondants', 'fondantes'],
    tiède: ['tiède', 'tiède', 'tièdes', 'tièdes'],
    croquant: ['croquant', 'croquante', 'croquants', 'croquantes'],
    coulant: ['coulant', 'coulante', 'coulants', 'coulantes'],
    cru: ['cru', 'crue', 'crus', 'crues'],
    battu: ['battu', 'battue', 'battus', 'battues'],
    fondant: [
      'qu’il soit bien fondant',
      'qu’elle soit bien fondante',
      'qu’ils soient bien fondants',
      'qu’elles soient bien fondantes',
    ],
    'bien-chaud': [
      'qu’il soit bien chaud',
      'qu’elle soit bien chaude',
      'qu’ils soient bien chauds',
      'qu’elles soient bien chaudes',
    ],
    'soit-tendre': ['soit tendre', 'soit tendre', 'soient tendres', 'soient tendres'],
    'soit-doré': ['soit doré', 'soit dorée', 'soient dorés', 'soient dorées'],
  },
};
const MASCULINE: Grammar = { feminine: false, plural: false };

/** True of a phrase that the language has. */
export function isAgreeingPhrase(phrase: string, language: TextLanguage): boolean {
  return (
    Object.hasOwn(PHRASES[language], phrase) ||
    Object.hasOwn(FORMS[language], phrase) ||
    Object.hasOwn(VERBS[language], phrase)
  );
}

/** English names of dishes are in the number of the list, also where they have no plural: "broccoli", "chilli powder". */
function isEnglishPlural({ text }: Word): boolean {
  const [head = text] = text.split(/ (?:in|with|of|from) /);
  return /[^sui]s$/.test(head);
}

/** A phrase in the gender and number of words; several are feminine only where all of them are. */
export function agreeing(phrase: string, words: readonly Word[], language: TextLanguage): string {
  const grammar = {
    feminine: words.every((word) => word.grammar.feminine),
    plural: words.length > 1 || words.some(language === 'en' ? isEnglishPlural : (word) => word.grammar.plural),
  };
  const verb = VERBS[language][phrase];
  if (verb !== undefined) return grammar.plural ? verb : phrase;
  const listed = FORMS[language][phrase]?.[(grammar.plural ? 2 : 0) + (grammar.feminine ? 1 : 0)];
  if (listed !== undefined) return listed;
  const agreed = agreeAdjectives(` ${PHRASES[language][phrase] ?? ''}`, MASCULINE, grammar, language).trimStart();
  return agreed.replace(/^(?=soi(?:t|ent) )/, `qu’${grammar.feminine ? 'elle' : 'il'}${grammar.plural ? 's' : ''} `);
}
