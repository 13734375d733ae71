import type { Cuisine } from '@larder/contract/dish/cuisine';
import type {
  ILLUSTRATION_SEASONS,
  ILLUSTRATION_TABLES,
  IllustrationSetting,
} from '@larder/contract/dish/illustration';
import { hasAny, type KnownIngredient } from './ingredient-colours.ts';

type Table = (typeof ILLUSTRATION_TABLES)[number];
type Season = (typeof ILLUSTRATION_SEASONS)[number];

const CUISINES_AT: Readonly<Partial<Record<Table, readonly Cuisine[]>>> = {
  wood: ['Italian', 'Greek', 'Mediterranean', 'Provençal', 'Cypriot', 'Croatian', 'Maltese', 'Georgian', 'Hungarian'],
  tiles: [
    ...(['Spanish', 'Portuguese', 'Catalan', 'Galician', 'Basque', 'Moroccan', 'Tunisian', 'Algerian'] as const),
    ...(['North African', 'Middle Eastern', 'Persian', 'Iranian', 'Iraqi', 'Lebanese', 'Syrian', 'Turkish'] as const),
    ...(['Israeli', 'Palestinian', 'Jordanian', 'Egyptian', 'Yemeni', 'Afghan', 'Uzbek'] as const),
  ],
  bamboo: [
    ...(['Asian', 'Japanese', 'Chinese', 'Korean', 'Taiwanese', 'Thai', 'Vietnamese', 'Cambodian', 'Laotian'] as const),
    ...(['Malaysian', 'Indonesian', 'Singaporean', 'Filipino', 'Hawaiian', 'Tibetan'] as const),
  ],
  print: ['Indian', 'Pakistani', 'Bangladeshi', 'Nepalese', 'Sri Lankan'],
  woven: [
    ...([
      'Mexican',
      'Tex-Mex',
      'Latin American',
      'Peruvian',
      'Colombian',
      'Venezuelan',
      'Bolivian',
      'Chilean',
    ] as const),
    ...([
      'Argentine',
      'Brazilian',
      'Cuban',
      'Caribbean',
      'Jamaican',
      'Dominican',
      'Puerto Rican',
      'Salvadoran',
    ] as const),
    ...(['Costa Rican', 'Ecuadorian', 'Uruguayan', 'Haitian', 'Trinidadian', 'African', 'West African'] as const),
    ...(['Nigerian', 'Ghanaian', 'Senegalese', 'Ethiopian', 'Kenyan', 'South African'] as const),
  ],
  slate: [
    ...(['Scandinavian', 'Swedish', 'Norwegian', 'Danish', 'Finnish', 'Icelandic', 'German', 'Austrian'] as const),
    ...(['Dutch', 'Polish', 'Czech', 'Russian', 'Ukrainian', 'Romanian', 'Serbian', 'Bulgarian'] as const),
  ],
  marble: ['French', 'Breton', 'Belgian', 'Swiss', 'Québécois'],
  gingham: [
    ...(['American', 'British', 'English', 'Irish', 'Scottish', 'Welsh', 'Canadian', 'Australian'] as const),
    ...(['New Zealand', 'Cajun'] as const),
  ],
};
const TABLE_OF: ReadonlyMap<Cuisine, Table> = new Map(
  (Object.keys(CUISINES_AT) as Table[]).flatMap((table) =>
    (CUISINES_AT[table] ?? []).map((cuisine) => [cuisine, table] as const),
  ),
);

/** Produce of one season in Europe; the first season of which a recipe has some decides. */
const PRODUCE: readonly (readonly [Season, ReadonlySet<string>])[] = [
  ['spring', new Set('asparagus rhubarb broad-bean radish new-potato artichoke wild-garlic watercress pea'.split(' '))],
  [
    'autumn',
    new Set(
      'squash pumpkin butternut-squash apple cooking-apple pear plum fig quince chestnut wild-mushroom blackberry'.split(
        ' ',
      ),
    ),
  ],
  [
    'winter',
    new Set(
      'orange blood-orange kale brussels-sprout parsnip swede celeriac red-cabbage cranberry beetroot stewing-beef'.split(
        ' ',
      ),
    ),
  ],
  [
    'summer',
    new Set(
      'strawberry raspberry peach apricot cherry watermelon melon courgette aubergine cucumber tomato cherry-tomato basil'.split(
        ' ',
      ),
    ),
  ],
];

/** The table of a recipe's cuisine, and the season of its produce. */
export function settingOf(cuisine: Cuisine | null, ingredients: readonly KnownIngredient[]): IllustrationSetting {
  const table = cuisine === null ? undefined : TABLE_OF.get(cuisine);
  const season = PRODUCE.find(([, ids]) => hasAny(ingredients, ids))?.[0];
  return { ...(table && { table }), ...(season && { season }) };
}
