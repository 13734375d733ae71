import type { CookingKind } from '../../ingredients/cooking.ts';
import type { KnowledgeBase } from '../../knowledge-base.ts';
import { DEFAULT_LANGUAGES, type TextLanguage } from '../../recipe.ts';

/** Where an ingredient is named briefly. */
export type NameUse = 'step' | 'title';

/** The ingredient by whose name `id` goes in steps or titles; itself where there is none. */
export function shortId(id: string, use: NameUse, kb: KnowledgeBase): string {
  const { calledAs, calledAsInTitles } = kb.get(id)?.wording ?? {};
  return calledAs ?? (use === 'title' ? calledAsInTitles : undefined) ?? id;
}

/** The short name of an ingredient for a use; undefined where it has none in that language. */
export function shortName(
  id: string,
  use: NameUse,
  plural: boolean,
  language: TextLanguage,
  kb: KnowledgeBase,
): string | undefined {
  const { inSteps, shortName: short } = kb.get(id)?.wording ?? {};
  const forms = (use === 'step' ? inSteps?.[language] : undefined) ?? short?.[language];
  const [one, many = one] = forms?.split('|').map((form) => form.trim()) ?? [];
  return plural ? many : one;
}

/** True of a name for steps that has one form: it is a mass there, "el laurel" for "hojas de laurel". */
export function isMassInSteps(id: string, language: TextLanguage, kb: KnowledgeBase): boolean {
  const name = kb.get(id)?.wording?.inSteps?.[language];
  return name !== undefined && !name.includes('|');
}

/** Kinds that a step may call by what they are alone: "el queso" for "queso de cabra", "the noodles" for "rice noodles". */
const CALLED_BY_KIND: ReadonlySet<CookingKind> = new Set<CookingKind>([
  'onion',
  'raw',
  'root',
  'firm',
  'tender',
  'salad-leaf',
  'tomato',
  'briny',
  'chilli',
  'mushroom',
  'dried-fruit',
  'orchard-fruit',
  'orange',
  'tropical-fruit',
  'stone-fruit',
  'tofu',
  'dried-herb',
  'herb',
  'mince',
  'stewing-meat',
  'sausage',
  'bacon',
  'offal',
  'ham',
  'fish-fillet',
  'smoked-fish',
  'prawn',
  'milk',
  'coconut-milk',
  'melting-cheese',
  'crumbly-cheese',
  'hard-cheese',
  'egg',
  'rice',
  'couscous',
  'grain',
  'pasta',
  'fresh-pasta',
  'noodle',
  'bread',
  'breadcrumb',
  'pastry',
  'biscuit',
  'pulse',
  'miso',
  'oil',
  'vinegar',
  'curry-paste',
  'pesto',
  'mayonnaise',
  'sugar',
  'honey',
  'chocolate',
  'jam',
  'ice-cream',
  'spirit',
  'liqueur',
  'wine',
  'coffee',
  'tea',
]);
/** Kinds whose names tell nothing: "fruit", "nut", "seed", "spice", "sauce". */
const TELLING_NOTHING: ReadonlySet<string> = new Set(['fruit', 'nut', 'seed', 'spice', 'sauce']);

/**
 * The nearest wider kind whose name is that of an ingredient without what tells it from others; undefined for none, or
 * where its kind is not called so.
 */
export function headOf(id: string, kind: CookingKind, language: TextLanguage, kb: KnowledgeBase): string | undefined {
  if (!CALLED_BY_KIND.has(kind)) return undefined;
  const name = nameInSteps(id, language, kb);
  const wider = kb.ancestors(id).filter((each) => !TELLING_NOTHING.has(each));
  return wider.find((each) => {
    const head = nameInSteps(each, language, kb);
    return language === 'en' ? name.endsWith(` ${head}`) : name.startsWith(`${head} `);
  });
}

function nameInSteps(id: string, language: TextLanguage, kb: KnowledgeBase): string {
  const name = kb.get(id)?.name[DEFAULT_LANGUAGES[language]] ?? '';
  return shortName(id, 'step', false, language, kb) ?? name.split('|')[0]?.trim() ?? '';
}
