import type { CookingKind } from '@larder/food/ingredients/cooking';
import { inTextLanguages, TEXT_LANGUAGES, type TextLanguage } from '@larder/food/recipe';
import { fold } from '@larder/text/fold';
import type { TextTemplate } from '../../templates/dish-template.ts';
import type { Article } from '../articles.ts';
import type { NamedIngredient } from '../ingredient-names.ts';
import { mentionedIn, writeList } from '../write-text.ts';

/** Words before a list of names, and the article of these. */
type Clause = Record<TextLanguage, readonly [words: string, article: Article]>;

/** What some kinds give to a dish, and clauses that say so, which dishes take in turn. */
type Flavour = {
  kinds: readonly CookingKind[];
  /** These, whatever their kind. */
  ids?: RegExp;
  /** Named where the person has it or, with "bought", wherever the dish has it; the others where the title names them. */
  beyondTitle?: 'available' | 'bought';
  clauses: readonly Clause[];
};

const FRESHENED: readonly Clause[] = [
  { en: ['the freshness comes from', 'the'], es: ['la frescura viene', 'del'], fr: ['la fraîcheur vient', 'du'] },
];
const COLOURED: readonly Clause[] = [
  { en: ['the colour comes from', 'the'], es: ['el color viene', 'del'], fr: ['la couleur vient', 'du'] },
];
const WARMED: readonly Clause[] = [
  {
    en: ['the warm scent comes from', 'the'],
    es: ['el aroma cálido viene', 'del'],
    fr: ['le parfum chaud vient', 'du'],
  },
];
const SCENTED: readonly Clause[] = [
  { en: ['the scent comes from', 'the'], es: ['el aroma viene', 'del'], fr: ['le parfum vient', 'du'] },
  { en: ['it is scented with', ''], es: ['lleva el aroma', 'del'], fr: ['on y sent le parfum', 'du'] },
];

/** Herbs whose scent is resinous rather than fresh. */
const RESINOUS = /(?:^|-)(?:thyme|rosemary|sage|savory|oregano|marjoram|lavender)(?:-|$)/;
const COLOURING = /(?:^|-)(?:turmeric|saffron|annatto|achiote)(?:-|$)/;

/** The first that fits an ingredient is its own. */
const FLAVOURS: readonly Flavour[] = [
  {
    kinds: ['hot-sauce'],
    beyondTitle: 'bought',
    clauses: [{ en: ['it takes a dash of', ''], es: ['lleva un toque', 'de'], fr: ['il y entre un trait', 'de'] }],
  },
  {
    kinds: ['chilli'],
    ids: /(?:^|-)(?:chilli|cayenne|harissa|chipotle|gochugaru|aleppo)(?:-|$)/,
    beyondTitle: 'bought',
    clauses: [
      { en: ['the heat comes from', 'the'], es: ['el picante viene', 'del'], fr: ['le piquant vient', 'du'] },
      {
        en: ['it has a little heat from', 'the'],
        es: ['pica un poco por', 'el'],
        fr: ['un peu de piquant vient', 'du'],
      },
    ],
  },
  { kinds: [], ids: COLOURING, beyondTitle: 'available', clauses: COLOURED },
  { kinds: ['sweet-spice'], beyondTitle: 'available', clauses: WARMED },
  { kinds: ['spice', 'curry-paste'], beyondTitle: 'available', clauses: SCENTED },
  { kinds: ['dried-herb'], ids: RESINOUS, clauses: SCENTED },
  { kinds: ['herb'], clauses: FRESHENED },
  {
    kinds: ['briny'],
    beyondTitle: 'available',
    clauses: [
      {
        en: ['the salty note comes from', 'the'],
        es: ['el toque salado viene', 'del'],
        fr: ['la note salée vient', 'du'],
      },
    ],
  },
  {
    kinds: ['dried-fruit', 'honey', 'jam'],
    clauses: [
      {
        en: ['the sweet note comes from', 'the'],
        es: ['el toque dulce viene', 'del'],
        fr: ['la note sucrée vient', 'du'],
      },
    ],
  },
  {
    kinds: ['cream', 'coconut-milk', 'yogurt', 'soft-cheese'],
    clauses: [
      { en: ['the mildness comes from', 'the'], es: ['la suavidad viene', 'del'], fr: ['la douceur vient', 'du'] },
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
  inTitle: ReadonlySet<NamedIngredient>,
  ingredients: readonly NamedIngredient[],
  turn: number,
): TextTemplate {
  const named = new Set(
    TEXT_LANGUAGES.flatMap((language) => mentionedIn(description[language], language, ingredients)),
  );
  const isNamed = (one: NamedIngredient) =>
    named.has(one) || TEXT_LANGUAGES.some((language) => isWordIn(one.names.with[language].text, written[language]));
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
  [words, article]: readonly [string, Article],
  names: readonly NamedIngredient[],
  language: TextLanguage,
): string {
  return `${words} ${writeList(names, article, language)}`;
}

function isWordIn(name: string, text: string): boolean {
  return fold(text).includes(fold(name));
}
