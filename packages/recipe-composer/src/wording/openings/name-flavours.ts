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
  /** Named also where the person has it; the others where the title names them. */
  beyondTitle?: 'available';
  note: Note;
};

const NOTES: ReadonlyMap<string, Note> = new Map(
  FLAVOUR_NOTES.flatMap(({ of, ...note }) => of.map((id): [string, Note] => [id, note])),
);

/** The first that fits an ingredient is its own. */
const FLAVOURS: readonly Flavour[] = [
  {
    kinds: ['chilli', 'hot-sauce'],
    ids: /(?:^|-)(?:chilli|cayenne|harissa|chipotle|gochugaru|aleppo)(?:-|$)/,
    beyondTitle: 'available',
    note: { en: 'a little heat', es: 'un toque picante', fr: 'une chaleur discrète' },
  },
  {
    kinds: ['spice', 'sweet-spice', 'curry-paste'],
    beyondTitle: 'available',
    note: { en: 'a warm scent', es: 'un aroma cálido', fr: 'un parfum chaud' },
  },
  {
    kinds: ['herb', 'dried-herb'],
    note: { en: 'a scent of herbs', es: 'un aroma de hierbas', fr: 'un parfum d’herbes' },
  },
  {
    kinds: ['briny'],
    beyondTitle: 'available',
    note: { en: 'a salty note', es: 'un punto salado', fr: 'une note salée' },
  },
  {
    kinds: ['dried-fruit', 'honey', 'jam'],
    note: { en: 'a little sweetness', es: 'un punto dulce', fr: 'une note sucrée' },
  },
  {
    kinds: ['cream', 'soft-cheese'],
    note: { en: 'a mild richness', es: 'untuosidad', fr: 'de l’onctuosité' },
  },
  {
    kinds: ['coconut-milk'],
    note: { en: 'body and a mild sweetness', es: 'cuerpo y un dulzor suave', fr: 'du corps et une légère douceur' },
  },
  {
    kinds: ['yogurt'],
    note: { en: 'a mild tang', es: 'una acidez suave', fr: 'une légère acidité' },
  },
];

type Verb = readonly [one: string, several: string];
/** Verbs for "gives", one after the other, so that few dishes have the same. */
const GIVES: Record<TextLanguage, { verbs: readonly Verb[]; article: Article; and: string; next: string }> = {
  en: {
    verbs: [
      ['gives', 'give'],
      ['adds', 'add'],
      ['brings', 'bring'],
    ],
    article: '',
    and: ', and ',
    next: '',
  },
  es: {
    verbs: [
      ['da', 'dan'],
      ['añade', 'añaden'],
      ['aporta', 'aportan'],
    ],
    article: 'el',
    and: ', y ',
    next: ',',
  },
  fr: {
    verbs: [
      ['apporte', 'apportent'],
      ['ajoute', 'ajoutent'],
      ['donne', 'donnent'],
    ],
    article: 'le',
    and: ', et ',
    next: ',',
  },
};
/** A sentence has so many names and notes. */
const MOST_NAMES = 2;
/** The last sentence where it says what the dish is served with. */
const SERVED = / (?:Serve with|Se sirve con|À servir avec) [^.]*\.$/;

/**
 * The description, with what decides the taste and it leaves unnamed in every language, seasonings of the title among it: in
 * one more sentence, before what it is served with.
 */
export function nameFlavours(
  description: TextTemplate,
  written: Readonly<Record<TextLanguage, string>>,
  inTitle: ReadonlySet<NamedIngredient>,
  ingredients: readonly NamedIngredient[],
): Record<TextLanguage, string> {
  const named = new Set(
    TEXT_LANGUAGES.flatMap((language) => mentionedIn(description[language], language, ingredients)),
  );
  const isNamed = (one: NamedIngredient) =>
    named.has(one) || TEXT_LANGUAGES.some((language) => isWordIn(one.names.with[language].text, written[language]));
  const unnamed = ingredients.filter((one) => !isNamed(one));
  const flavours = FLAVOURS.flatMap((flavour) => {
    const { beyondTitle, note } = flavour;
    const isWanted = (one: NamedIngredient) =>
      inTitle.has(one) || (beyondTitle === 'available' && one.providedBy !== null);
    const wanted = unnamed.filter((one) => flavourOf(one) === flavour && isWanted(one));
    return wanted.map((one) => ({ one, note: NOTES.get(one.id) ?? note }));
  });
  const all = flavours.slice(0, MOST_NAMES);
  return inTextLanguages((language) => {
    const { and } = GIVES[language];
    const clauses = [...byNote(all)].map(([note, names], place) =>
      clauseOf(note[language], names, language, place > 0),
    );
    const text = written[language];
    const more = clauses.join(and);
    if (more === '') return text;
    const served = SERVED.exec(text)?.[0] ?? '';
    return `${text.slice(0, text.length - served.length)} ${more.charAt(0).toUpperCase()}${more.slice(1)}.${served}`;
  });
}

function flavourOf({ id, cooking }: NamedIngredient): Flavour | undefined {
  return FLAVOURS.find(({ kinds, ids }) => ids?.test(id) || kinds.includes(cooking.kind));
}

/** The foods that give the same together, in the order in which they come. */
function byNote(all: readonly { one: NamedIngredient; note: Note }[]): Map<Note, NamedIngredient[]> {
  const result = new Map<Note, NamedIngredient[]>();
  for (const { one, note } of all) result.set(note, [...(result.get(note) ?? []), one]);
  return result;
}

/** "El comino da un fondo cálido"; the verb stands once in a sentence, and a food always has the same. */
function clauseOf(note: string, names: readonly NamedIngredient[], language: TextLanguage, isNext: boolean): string {
  const { verbs, article, next } = GIVES[language];
  const isPlural = names.length > 1 || names.some((name) => isPluralIn(name.names.with[language], language));
  const number = names.reduce((sum, { id }) => sum + id.length, 0) % verbs.length;
  const verb = verbs[number]?.[isPlural ? 1 : 0] ?? '';
  return `${writeList(names, article, language)}${isNext ? next : ` ${verb}`} ${note}`;
}

/** True of a name in the plural; in English by its ending, since "chilli flakes" has no other form. */
function isPluralIn({ text, grammar }: Word, language: TextLanguage): boolean {
  return language === 'en' ? /[^su]s$/.test(text) : grammar.plural;
}

function isWordIn(name: string, text: string): boolean {
  return fold(text).includes(fold(name));
}
