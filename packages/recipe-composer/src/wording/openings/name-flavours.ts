import type { CookingKind } from '@larder/food/ingredients/cooking';
import { inTextLanguages, TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import { fold } from '@larder/text/fold';
import type { TextTemplate } from '../../templates/dish-template.ts';
import { agreeing } from '../agreement.ts';
import type { Article } from '../articles.ts';
import type { NamedIngredient } from '../ingredient-names.ts';
import { mentionedIn, writeList } from '../write-text.ts';

/** Words before a list of names and their article; where the names are the subject, then the verb and what follows it. */
type Clause = Record<TextLanguage, readonly [words: string, article: Article, verb?: string, after?: string]>;

/** What some kinds give to a dish, and clauses that say so, which dishes take in turn. */
type Flavour = {
  kinds: readonly CookingKind[];
  /** These, whatever their kind. */
  ids?: RegExp;
  /** Named where the person has it or, with "bought", wherever the dish has it; the others where the title names them. */
  beyondTitle?: 'available' | 'bought';
  clauses: readonly Clause[];
};

const SEASONED: readonly Clause[] = [
  {
    en: ['', 'the', 'scents', 'the whole dish'],
    es: ['', 'el', 'perfuma', 'el conjunto'],
    fr: ['', 'le', 'parfume', 'l’ensemble'],
  },
  {
    en: ['', 'the', 'gives', 'the dish depth'],
    es: ['', 'el', 'da', 'fondo al plato'],
    fr: ['', 'le', 'donne', 'de la profondeur au plat'],
  },
  {
    en: ['', 'the', 'adds', 'plenty of aroma'],
    es: ['', 'el', 'aporta', 'mucho aroma'],
    fr: ['', 'le', 'apporte', 'beaucoup de parfum'],
  },
];

const FLAVOURS: readonly Flavour[] = [
  {
    kinds: ['chilli', 'hot-sauce'],
    ids: /(?:^|-)(?:chilli|cayenne|harissa|chipotle)(?:-|$)/,
    beyondTitle: 'bought',
    clauses: [
      {
        en: ['', 'the', 'adds', 'some heat'],
        es: ['', 'el', 'pone', 'el picante'],
        fr: ['', 'le', 'apporte', 'du piquant'],
      },
      {
        en: ['', 'the', 'gives', 'it a little heat'],
        es: ['', 'el', 'da', 'un punto picante'],
        fr: ['', 'le', 'apporte', 'une pointe de piquant'],
      },
    ],
  },
  {
    kinds: ['spice', 'sweet-spice', 'curry-paste'],
    beyondTitle: 'available',
    clauses: SEASONED,
  },
  {
    kinds: ['dried-herb'],
    ids: /^(?:thyme|rosemary|sage|savory)$/,
    clauses: SEASONED,
  },
  {
    kinds: ['herb'],
    clauses: [
      {
        en: ['', 'the', 'adds', 'a fresh note'],
        es: ['', 'el', 'pone', 'una nota fresca'],
        fr: ['', 'le', 'apporte', 'une note fraîche'],
      },
      {
        en: ['', 'the', 'keeps', 'it fresh'],
        es: ['', 'el', 'da', 'frescor'],
        fr: ['', 'le', 'donne', 'de la fraîcheur'],
      },
    ],
  },
  {
    kinds: ['briny'],
    beyondTitle: 'available',
    clauses: [
      {
        en: ['', 'the', 'adds', 'character'],
        es: ['', 'el', 'da', 'carácter'],
        fr: ['', 'le', 'apporte', 'du caractère'],
      },
    ],
  },
  {
    kinds: ['dried-fruit', 'honey', 'jam'],
    clauses: [
      {
        en: ['', 'the', 'adds', 'a sweet note'],
        es: ['', 'el', 'pone', 'el toque dulce'],
        fr: ['', 'le', 'apporte', 'une note sucrée'],
      },
    ],
  },
  {
    kinds: ['cream', 'coconut-milk', 'yogurt', 'soft-cheese'],
    clauses: [
      {
        en: ['', 'the', 'softens', 'the taste'],
        es: ['', 'el', 'suaviza', 'el sabor'],
        fr: ['', 'le', 'adoucit', 'le tout'],
      },
    ],
  },
];

/** Named wherever the dish has them, since they change its colour and its body. */
const CHANGES_BODY: ReadonlySet<CookingKind> = new Set(['pulse', 'lentil']);
const FIRST: readonly Clause[] = [
  { en: ['it is made with', ''], es: ['se hace con', ''], fr: ['on y met', 'du'] },
  { en: ['it brings together', ''], es: ['lleva', ''], fr: ['on y trouve', 'du'] },
];
const MORE: readonly Clause[] = [
  { en: ['it also has', ''], es: ['lleva también', ''], fr: ['on y trouve aussi', 'du'] },
  { en: ['you will also find', ''], es: ['también lleva', ''], fr: ['on y met aussi', 'du'] },
];
const AND: Record<TextLanguage, string> = { en: ', and ', es: ', y ', fr: ', et ' };
/** A clause names so many, and the sentence has so many clauses. */
const MOST_NAMES = 2;
const MOST_CLAUSES = 2;

/**
 * A sentence for what decides the taste or the colour and the description leaves unnamed in every language, seasonings of
 * the title among it; empty where nothing is. `turn` chooses among the words for it.
 */
export function nameFlavours(
  description: TextTemplate,
  written: Readonly<Record<TextLanguage, string>>,
  title: TextTemplate,
  ingredients: readonly NamedIngredient[],
  turn: number,
): TextTemplate {
  const named = new Set(
    TEXT_LANGUAGES.flatMap((language) => mentionedIn(description[language], language, ingredients)),
  );
  const isNamed = (one: NamedIngredient) =>
    named.has(one) || TEXT_LANGUAGES.some((language) => isWordIn(one.names.with[language].text, written[language]));
  const inTitle = new Set(mentionedIn(title.en, 'en', ingredients));
  const unnamed = ingredients.filter((one) => !isNamed(one));
  const flavours = FLAVOURS.flatMap((flavour) => {
    const { beyondTitle, clauses } = flavour;
    const isWanted = (one: NamedIngredient) =>
      inTitle.has(one) || beyondTitle === 'bought' || (beyondTitle === 'available' && one.providedBy !== null);
    const names = unnamed.filter((one) => flavourOf(one) === flavour && isWanted(one)).slice(0, MOST_NAMES);
    return names.length > 0 ? [{ names, clauses }] : [];
  });
  const others = unnamed.filter((one) => CHANGES_BODY.has(one.cooking.kind) && !inTitle.has(one)).slice(0, MOST_NAMES);
  const all = [
    ...(others.length > 0 ? [{ names: others, clauses: named.size === 0 ? FIRST : MORE }] : []),
    ...flavours,
  ];
  return inTextLanguages((language) => {
    const clauses = all.slice(0, MOST_CLAUSES).flatMap(({ names, clauses: words }) => {
      const clause = words[turn % words.length];
      return clause ? [withNames(clause[language], names, language)] : [];
    });
    const sentence = clauses.join(AND[language]);
    return sentence === '' ? '' : ` ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  });
}

function flavourOf({ id, cooking }: NamedIngredient): Flavour | undefined {
  return FLAVOURS.find(({ kinds, ids }) => ids?.test(id) || kinds.includes(cooking.kind));
}

function withNames(
  [words, article, verb, after]: Clause[TextLanguage],
  names: readonly NamedIngredient[],
  language: TextLanguage,
): string {
  const list = writeList(names, article, language);
  if (verb === undefined) return `${words} ${list}`;
  const subject = names.map((one) => one.names.with[language]);
  return `${list} ${agreeing(verb, subject, language)} ${after}`;
}

function isWordIn(name: string, text: string): boolean {
  return fold(text).includes(fold(name));
}
