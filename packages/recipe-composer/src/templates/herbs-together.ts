import type { CookingKind } from '@larder/food/ingredients/cooking';
import type { KnowledgeBase } from '@larder/food/knowledge-base';
import type { FlavourFamilyName } from './flavour-families.ts';

const RESINOUS = ['thyme', 'rosemary', 'sage', 'savory', 'oregano', 'marjoram'];
const BLENDS = ['mixed-herbs', 'italian-seasoning', 'herbes-de-provence'];
/** Herbs that muddle one another, fresh or dried. */
const CLASHING: Readonly<Record<string, readonly string[]>> = {
  mint: [...RESINOUS, ...BLENDS, 'tarragon'],
  dill: [...RESINOUS, ...BLENDS, 'basil', 'tarragon'],
  tarragon: [...RESINOUS, ...BLENDS, 'basil', 'coriander-leaf'],
  'coriander-leaf': [...RESINOUS, ...BLENDS, 'basil', 'dill'],
};
/** Cuisines that put them together all the same. */
const TOGETHER_IN: Partial<Record<FlavourFamilyName, readonly string[]>> = {
  mexican: ['oregano', 'thyme'],
  thai: ['basil'],
  eastern: ['basil'],
  'middle-eastern': ['oregano', 'thyme', 'dill'],
};

const HERBS: ReadonlySet<CookingKind> = new Set(['herb', 'dried-herb']);

/** True of two herbs of which a dish takes one. */
export function herbsClash(one: string, other: string, family: FlavourFamilyName, kb: KnowledgeBase): boolean {
  return isSpoiltBy(one, other, family, kb) || isSpoiltBy(other, one, family, kb);
}

function isSpoiltBy(one: string, other: string, family: FlavourFamilyName, kb: KnowledgeBase): boolean {
  const isSpared = TOGETHER_IN[family]?.some((each) => kb.isKindOf(other, each)) === true;
  return (
    !isSpared &&
    Object.entries(CLASHING).some(
      ([herb, others]) => kb.isKindOf(one, herb) && others.some((each) => kb.isKindOf(other, each)),
    )
  );
}

/** True of a fresh or dried herb. */
export function isHerb(kind: CookingKind): boolean {
  return HERBS.has(kind);
}
