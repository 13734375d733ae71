import characters from '@iconify-json/fluent-emoji-flat/chars.json' with { type: 'json' };
import fluentEmoji from '@iconify-json/fluent-emoji-flat/icons.json' with { type: 'json' };
import { OWN_ICONS } from '@larder/illustrations/icons/own-icons';
import type { IngredientEntry } from './entry-schema.ts';
import { widerKindsOf } from './wider-kinds.ts';

/** The icons in use by name, as the content of an SVG of 32 by 32 units, and the name of the icon of each ingredient. */
export type CompiledIcons = { icons: Record<string, string>; ofIngredients: Record<string, string> };

/** @throws where an ingredient has no icon; the lint says so in words. */
export function compileIcons(entries: readonly IngredientEntry[]): CompiledIcons {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const named = entries.map((entry) => [entry.id, iconOf(entry, byId) ?? ''] as const);
  const icons = [...new Set(named.map(([, name]) => name))].sort().map((name) => {
    const drawing = drawingOf(name);
    if (drawing === undefined) throw new Error(`There is no icon "${name}".`);
    return [name, drawing] as const;
  });
  return { icons: Object.fromEntries(icons), ofIngredients: Object.fromEntries(named) };
}

/** What is wrong with an entry's icon, as sentences for whoever wrote it. */
export function iconProblems(entry: IngredientEntry, byId: ReadonlyMap<string, IngredientEntry>): string[] {
  const name = iconOf(entry, byId);
  if (name === undefined) return ['has no icon: give it one, or a wider kind that has one'];
  return drawingOf(name) === undefined ? [`there is no icon "${name}"`] : [];
}

/** The name of an entry's own icon, else of its nearest wider kind that has one. */
function iconOf(entry: IngredientEntry, byId: ReadonlyMap<string, IngredientEntry>): string | undefined {
  return [entry, ...widerKindsOf(entry, byId)].map(ownIconOf).find((name) => name !== undefined);
}

function ownIconOf({ icon, emoji }: IngredientEntry): string | undefined {
  if (icon !== undefined || emoji === undefined) return icon;
  const codes = [...emoji].map((character) => character.codePointAt(0)?.toString(16));
  const name = (parts: typeof codes) => (characters as Record<string, string>)[parts.join('-')];
  return name(codes) ?? name(codes.filter((code) => code !== VARIATION_SELECTOR));
}

/** Asks for the coloured form of a character; the list of characters leaves it out. */
const VARIATION_SELECTOR = 'fe0f';

function drawingOf(name: string): string | undefined {
  return OWN_ICONS[name] ?? (fluentEmoji.icons as Record<string, { body: string }>)[name]?.body;
}
