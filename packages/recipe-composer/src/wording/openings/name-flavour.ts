import type { CookingKind } from '@larder/food/ingredients/cooking';
import { inTextLanguages, TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import { fold } from '@larder/text/fold';
import type { TextTemplate } from '../../templates/dish-template.ts';
import type { Article, Word } from '../articles.ts';
import type { NamedIngredient } from '../ingredient-names.ts';
import { mentionedIn, writeList } from '../write-text.ts';
import FLAVOUR_NOTES from './flavour-notes.json' with { type: 'json' };

/** What a food gives to a dish, as the object of "gives". */
type Note = Record<TextLanguage, string>;

/** What some kinds give to a dish where the food has no note of its own. */
type Flavour = {
  kinds: readonly CookingKind[];
  /** These, whatever their kind. */
  ids?: RegExp;
  note: Note;
};

const NOTES: ReadonlyMap<string, Note> = new Map(
  FLAVOUR_NOTES.flatMap(({ of, ...note }) => of.map((id): [string, Note] => [id, note])),
);

/** Heat and spices, which nobody expects unless told; the first that fits an ingredient is its own. */
const FLAVOURS: readonly Flavour[] = [
  {
    kinds: ['chilli', 'hot-sauce'],
    ids: /(?:^|-)(?:chilli|cayenne|harissa|chipotle|gochugaru|aleppo)(?:-|$)/,
    note: { en: 'a little heat', es: 'un toque picante', fr: 'une chaleur discrète' },
  },
  {
    kinds: ['spice', 'sweet-spice', 'curry-paste'],
    note: { en: 'a warm scent', es: 'un aroma cálido', fr: 'un parfum chaud' },
  },
];

type Verb = readonly [one: string, several: string];
/** Verbs for "gives", one after the other, so that few dishes have the same. */
const GIVES: Record<TextLanguage, { verbs: readonly Verb[]; article: Article }> = {
  en: {
    verbs: [
      ['gives', 'give'],
      ['adds', 'add'],
      ['brings', 'bring'],
    ],
    article: '',
  },
  es: {
    verbs: [
      ['da', 'dan'],
      ['añade', 'añaden'],
      ['aporta', 'aportan'],
    ],
    article: 'el',
  },
  fr: {
    verbs: [
      ['apporte', 'apportent'],
      ['ajoute', 'ajoutent'],
      ['donne', 'donnent'],
    ],
    article: 'le',
  },
};
/** The last sentence where it says what the dish is served with. */
const SERVED = / (?:Serve with|Se sirve con|À servir avec) [^.]*\.$/;

/**
 * The description, with the heat or the spice that the person has for the dish, where neither the title nor the
 * description names it: in one more sentence, before what it is served with.
 */
export function nameFlavour(
  description: TextTemplate,
  written: Readonly<Record<TextLanguage, string>>,
  inTitle: ReadonlySet<NamedIngredient>,
  ingredients: readonly NamedIngredient[],
): Readonly<Record<TextLanguage, string>> {
  const named = new Set(
    TEXT_LANGUAGES.flatMap((language) => mentionedIn(description[language], language, ingredients)),
  );
  const isNamed = (one: NamedIngredient) =>
    named.has(one) ||
    inTitle.has(one) ||
    TEXT_LANGUAGES.some((language) => isWordIn(one.names.with[language].text, written[language]));
  const unnamed = ingredients.filter((one) => one.providedBy !== null && !isNamed(one));
  for (const flavour of FLAVOURS) {
    const one = unnamed.find((each) => flavourOf(each) === flavour);
    if (!one) continue;
    const note = NOTES.get(one.id) ?? flavour.note;
    return inTextLanguages((language) => {
      const text = written[language];
      const served = SERVED.exec(text)?.[0] ?? '';
      return `${text.slice(0, text.length - served.length)} ${sentenceOf(one, note[language], language)}${served}`;
    });
  }
  return written;
}

function flavourOf({ id, cooking }: NamedIngredient): Flavour | undefined {
  return FLAVOURS.find(({ kinds, ids }) => ids?.test(id) || kinds.includes(cooking.kind));
}

/** "El comino da un fondo cálido."; a food always has the same verb. */
function sentenceOf(one: NamedIngredient, note: string, language: TextLanguage): string {
  const { verbs, article } = GIVES[language];
  const verb = verbs[one.id.length % verbs.length]?.[isPluralIn(one.names.with[language], language) ? 1 : 0] ?? '';
  const name = writeList([one], article, language);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${verb} ${note}.`;
}

/** True of a name in the plural; in English by its ending, since "chilli flakes" has no other form. */
function isPluralIn({ text, grammar }: Word, language: TextLanguage): boolean {
  return language === 'en' ? /[^su]s$/.test(text) : grammar.plural;
}

function isWordIn(name: string, text: string): boolean {
  return fold(text).includes(fold(name));
}
