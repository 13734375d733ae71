import type { KnowledgeBase } from '@larder/food/knowledge-base';
import FORMS from './distinct-forms.json' with { type: 'json' };
import { interchangeIn } from './interchangeable.ts';

/** How well an available ingredient covers a needed one; see `Covers`. */
export type Cover = 'same' | 'kind' | 'part' | 'widerKind' | 'interchangeable';

/** Pickled, fermented, dried, smoked and cured forms: none stands for the fresh ingredient, nor the other way round. */
const DISTINCT: ReadonlySet<string> = new Set(FORMS.distinct);
/** Cooked forms: the raw ingredient comes close to them, since it can be cooked, but they do not stand for it. */
const COOKED: ReadonlySet<string> = new Set(FORMS.cooked);

/** By ingredient, the parts that whoever has it has as well: an egg is a yolk and a white, a lemon juice and zest. */
const PARTS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(FORMS.parts));

function wholesOf(part: string): readonly string[] {
  return [...PARTS].flatMap(([whole, parts]) => (parts.includes(part) ? [whole] : []));
}

type Covers = {
  /**
   * How an available ingredient covers a needed one. It is the same; or a kind of it or a whole that it is part of, which
   * cover it exactly; or a wider kind or interchangeable with it, which comes close. Null where it does not cover it.
   */
  cover(has: string, needed: string): Cover | null;
  /** Everything that an available ingredient covers. */
  coveredBy(has: string): ReadonlyMap<string, Cover>;
  /**
   * The ids that may cover an ingredient or be covered by it: its ancestors, its wholes and parts, its kinds, and those
   * interchangeable with it.
   */
  relatedTo(id: string): readonly string[];
};

const byKnowledgeBase = new WeakMap<KnowledgeBase, Covers>();

/** The covers between the ingredients of a knowledge base. */
export function coversIn(kb: KnowledgeBase): Covers {
  const known = byKnowledgeBase.get(kb);
  if (known) return known;
  const cover = createCover(kb);
  const relatedTo = createRelated(kb);
  const kept = new Map<string, ReadonlyMap<string, Cover>>();
  const covers: Covers = {
    cover,
    relatedTo,
    coveredBy(has) {
      const known = kept.get(has);
      if (known) return known;
      const covered = new Map<string, Cover>();
      for (const id of relatedTo(has)) {
        const how = cover(has, id);
        if (how) covered.set(id, how);
      }
      if (kb.get(has)) kept.set(has, covered);
      return covered;
    },
  };
  byKnowledgeBase.set(kb, covers);
  return covers;
}

function createRelated(kb: KnowledgeBase): Covers['relatedTo'] {
  const descendants = new Map<string, string[]>();
  for (const { id } of kb.all) {
    for (const ancestor of kb.ancestors(id)) {
      const kinds = descendants.get(ancestor) ?? [];
      kinds.push(id);
      descendants.set(ancestor, kinds);
    }
  }
  const kindsOf = (id: string) => [id, ...(descendants.get(id) ?? [])];
  const { groupsOf } = interchangeIn(kb);
  return (id) => [
    ...kb.ancestors(id),
    ...wholesOf(id),
    ...kindsOf(id),
    ...groupsOf(id).flat().flatMap(kindsOf),
    ...(PARTS.get(id) ?? []),
  ];
}

function createCover(kb: KnowledgeBase): Covers['cover'] {
  const { areInterchangeable } = interchangeIn(kb);
  const forms = new Map<string, readonly string[]>();
  const formsOf = (id: string): readonly string[] => {
    const found = forms.get(id) ?? [id, ...kb.ancestors(id)].filter((each) => DISTINCT.has(each) || COOKED.has(each));
    forms.set(id, found);
    return found;
  };
  return (has, needed) => {
    if (has === needed) return 'same';
    if (PARTS.get(has)?.includes(needed)) return 'part';
    if (kb.isKindOf(has, needed)) return formsOf(has).every((form) => formsOf(needed).includes(form)) ? 'kind' : null;
    if (kb.isKindOf(needed, has)) {
      const isAlike = formsOf(needed).every((form) => formsOf(has).includes(form) || COOKED.has(form));
      return isAlike ? 'widerKind' : null;
    }
    if (formsOf(has).length > 0 !== formsOf(needed).length > 0) return null;
    return areInterchangeable(has, needed) ? 'interchangeable' : null;
  };
}
