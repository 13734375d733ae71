import type { Allergen } from '@larder/contract/allergen';
import type { Language } from '@larder/contract/language';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import { FOOD_GROUPS } from '@larder/food/requests/phrases/vocabulary';
import { readRequest } from '@larder/food/requests/read-request';
import type { RequestReading } from '@larder/food/requests/understood';

/** A request with what must be read from it; keys that do not apply are absent. */
export type LabelledRequest = {
  lang: Language;
  text: string;
  have?: string[];
  exclude?: { allergens?: Allergen[]; diets?: string[]; ingredients?: string[]; halal?: boolean; kosher?: boolean };
  wish?: {
    maxMinutes?: number;
    servings?: number;
    course?: string;
    cuisine?: string;
    equipment?: string[];
    withoutEquipment?: string[];
    use_first?: string[];
    only?: boolean;
    method?: string;
    style?: string[];
  };
  trap?: string;
  note?: string;
};

/** How often a key was read where it is labelled, and how often what was read is labelled. */
type KeyFigures = { labelled: number; hit: number; read: number; right: number };

export const JUDGED_KEYS = [
  'allergens',
  'diets',
  'halal',
  'kosher',
  'ingredients',
  'have',
  'maxMinutes',
  'servings',
  'course',
  'cuisine',
  'equipment',
  'withoutEquipment',
  'useFirst',
  'only',
] as const;
type JudgedKey = (typeof JUDGED_KEYS)[number];

type JudgedRequest = { request: LabelledRequest; reading: RequestReading; faults: string[] };

export type RequestReport = {
  figures: Map<string, KeyFigures>;
  judged: JudgedRequest[];
  traps: { all: number; right: number };
  /** Restrictions that were neither applied nor shown as not understood. */
  dropped: JudgedRequest[];
};

/** Reads every request and compares it with its labels, for each key and language. */
export function judgeRequests(requests: readonly LabelledRequest[], kb: KnowledgeBase): RequestReport {
  const figures = new Map<string, KeyFigures>();
  const judged = requests.map((request) => judge(request, kb, figures));
  const traps = judged.filter(({ request }) => request.trap !== undefined);
  return {
    figures,
    judged,
    traps: { all: traps.length, right: traps.filter(({ faults }) => !faults.some(isRestrictionFault)).length },
    dropped: judged.filter(
      ({ faults, reading }) =>
        faults.some((fault) => /^(allergens|diets|halal|kosher): missed/.test(fault)) &&
        !reading.notUnderstood.some(({ kind }) => kind === 'restriction'),
    ),
  };
}

function isRestrictionFault(fault: string): boolean {
  return /^(allergens|diets|ingredients|have|halal|kosher)/.test(fault);
}

function judge(request: LabelledRequest, kb: KnowledgeBase, figures: Map<string, KeyFigures>): JudgedRequest {
  const reading = readRequest(request.text, kb, request.lang);
  const faults: string[] = [];
  const count = (
    key: JudgedKey,
    expected: readonly string[],
    read: readonly string[],
    matches: Matcher,
    optional: Matcher = () => false,
  ) => {
    const missed = expected.filter((each) => !read.some((one) => matches(each, one)));
    const extra = read.filter((one) => !expected.some((each) => matches(each, one)) && !optional('', one));
    if (missed.length > 0) faults.push(`${key}: missed ${missed.join(', ')}`);
    if (extra.length > 0) faults.push(`${key}: wrongly read ${extra.join(', ')}`);
    for (const name of [`${key} ${request.lang.slice(0, 2)}`, `${key} all`]) {
      const figure = figures.get(name) ?? { labelled: 0, hit: 0, read: 0, right: 0 };
      figure.labelled += expected.length;
      figure.hit += expected.length - missed.length;
      figure.read += read.length;
      figure.right += read.length - extra.length;
      figures.set(name, figure);
    }
  };
  const { exclude = {}, wish = {}, note = '' } = request;
  const noted: Matcher = (_, one) => note.includes(one);
  const same: Matcher = (one, other) => one === other;
  const kin = kinOf(kb);
  count('allergens', exclude.allergens ?? [], reading.excludedAllergens, same, noted);
  count('diets', (exclude.diets ?? []).map(dietOf), reading.dietTypes, same, noted);
  count('halal', exclude.halal ? ['halal'] : [], reading.halal ? ['halal'] : [], same, noted);
  count('kosher', exclude.kosher ? ['kosher'] : [], reading.kosher ? ['kosher'] : [], same, noted);
  count('ingredients', exclude.ingredients ?? [], excludedNames(reading), excludes(kb, kin), () => true);
  count(
    'have',
    request.have ?? [],
    reading.have.map(({ id }) => id),
    kin,
    (_, id) => note.includes('have ') && (note.includes(id) || note.includes(spaced(id))),
  );
  count('maxMinutes', numbers(wish.maxMinutes), numbers(reading.maxMinutes), same);
  count('servings', numbers(wish.servings), numbers(reading.servings), same, (_, one) =>
    note.includes(`servings ${one}`),
  );
  count(
    'course',
    wish.course ? [wish.course] : [],
    reading.course && COURSES.has(reading.course) ? [reading.course] : [],
    same,
    noted,
  );
  count(
    'cuisine',
    wish.cuisine ? [wish.cuisine] : [],
    reading.cuisine ? [reading.cuisine.toLowerCase()] : [],
    same,
    noted,
  );
  count('equipment', wish.equipment ?? [], reading.equipment.map(spaced), same, noted);
  count('withoutEquipment', wish.withoutEquipment ?? [], reading.withoutEquipment.map(spaced), same, noted);
  count('useFirst', wish.use_first ?? [], reading.useFirst, kin, () => note.includes('use_first'));
  count('only', wish.only ? ['only'] : [], reading.only ? ['only'] : [], same);
  return { request, reading, faults };
}

type Matcher = (expected: string, read: string) => boolean;

const COURSES = new Set(['breakfast', 'lunch', 'dinner', 'snack', 'dessert', 'drink']);

function dietOf(diet: string): string {
  return diet === 'Pescatarian' ? 'Fish' : diet;
}

function spaced(id: string): string {
  return id.replaceAll('-', ' ');
}

function numbers(value: number | null | undefined): string[] {
  return value == null ? [] : [String(value)];
}

/** An expected plain English name stands for an id that is its kind, a kind of it, or a sibling under one kind. */
function kinOf(kb: KnowledgeBase): Matcher {
  return (expected, id) => {
    const wanted = kb.resolve(expected, 'en-US')?.id ?? kb.resolve(expected, 'en-GB')?.id;
    if (wanted === undefined) return id.includes(expected.replaceAll(' ', '-'));
    if (wanted === id || kb.isKindOf(id, wanted) || kb.isKindOf(wanted, id)) return true;
    return kb.ancestors(id).some((kind) => kind === kb.ancestors(wanted)[0]);
  };
}

function excludedNames({ excludedIngredients, excludedAllergens, dietTypes, halal, kosher }: RequestReading): string[] {
  return [
    ...excludedIngredients,
    ...excludedAllergens,
    ...dietTypes,
    ...(halal ? ['halal'] : []),
    ...(kosher ? ['kosher'] : []),
  ];
}

/** Named itself, by its group, or by an allergen or a diet that rules it out. */
function excludes(kb: KnowledgeBase, kin: Matcher): Matcher {
  return (expected, read) => {
    if (FOOD_GROUPS[spaced(expected).replaceAll(' ', '-')]?.includes(read) || expected === `${read}s`) return true;
    if (expected.replaceAll(' ', '-') === 'green-vegetable') return read === 'spinach';
    if (expected === 'meat' && (read === 'Vegetarian' || read === 'Vegan' || read === 'Fish')) return true;
    if (expected === 'pork' && (read === 'halal' || read === 'kosher')) return true;
    const wanted = kb.resolve(expected, 'en-US')?.id;
    const allergens = wanted === undefined ? [] : (kb.get(wanted)?.allergens ?? []);
    return kin(expected, read) || (allergens.length === 1 && allergens[0] === read);
  };
}

/** What is required in each language: the share of labels that are read, and of what is read that is labelled. */
const REQUIRED: Partial<Record<JudgedKey, { recall: number; precision: number }>> = {
  allergens: { recall: 1, precision: 0.98 },
  diets: { recall: 1, precision: 0.98 },
  halal: { recall: 1, precision: 0.98 },
  kosher: { recall: 1, precision: 0.98 },
  ingredients: { recall: 0.97, precision: 0.97 },
  have: { recall: 0.97, precision: 0.95 },
  maxMinutes: { recall: 0.95, precision: 0.95 },
  servings: { recall: 0.95, precision: 0.95 },
  course: { recall: 0.95, precision: 0.95 },
  cuisine: { recall: 0.95, precision: 0.95 },
  equipment: { recall: 0.95, precision: 0.95 },
  withoutEquipment: { recall: 0.95, precision: 0.95 },
  useFirst: { recall: 0.95, precision: 0.95 },
  only: { recall: 0.95, precision: 0.95 },
};

/** The share of requests with a word that only looks like a restriction that must be read right. */
const REQUIRED_TRAPS = 0.97;

/** What falls below the required figures, a sentence each. */
export function findRequestShortfalls({ figures, traps, dropped }: RequestReport): string[] {
  const shortfalls = dropped.map(({ request }) => `A restriction vanished from: ${request.text}`);
  for (const [key, { recall, precision }] of Object.entries(REQUIRED)) {
    const figure = figures.get(`${key} all`);
    if (!figure) continue;
    if (figure.hit < recall * figure.labelled) shortfalls.push(`${key}: ${figure.hit} of ${figure.labelled} read.`);
    if (figure.right < precision * figure.read) shortfalls.push(`${key}: ${figure.right} of ${figure.read} right.`);
  }
  if (traps.right < REQUIRED_TRAPS * traps.all) shortfalls.push(`Traps: ${traps.right} of ${traps.all} right.`);
  return shortfalls;
}
