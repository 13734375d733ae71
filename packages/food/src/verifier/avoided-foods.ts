import type { KnowledgeBase } from '../knowledge-base.ts';

const RICHEST_IN_FODMAPS = [
  'garlic',
  'garlic-powder',
  'onion',
  'onion-powder',
  'shallot',
  'pistachio',
  'cashew',
] as const;
/** What is made of these, or is a part of them, and may be eaten. */
const LOW_IN_FODMAPS = /^(?:garlic-oil|spring-onion-greens|leek-green)$/;

/** True of garlic, onions and nuts that nobody on a diet low in FODMAPs eats, however little a serving has of them. */
export const isAvoidedOnLowFodmap = (id: string, kb: KnowledgeBase): boolean =>
  !LOW_IN_FODMAPS.test(id) && RICHEST_IN_FODMAPS.some((food) => kb.isKindOf(id, food));
