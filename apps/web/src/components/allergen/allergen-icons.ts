import type { Allergen } from '@larder/contract/allergen';
import {
  Bean,
  Croissant,
  createLucideIcon,
  Egg,
  Fish,
  Flower,
  LeafyGreen,
  type LucideIcon,
  Milk,
  Nut,
  Shell,
  Shrimp,
  TriangleAlert,
  Wheat,
  Wine,
} from 'lucide-react';

const Peanut = createLucideIcon('Peanut', [
  [
    'path',
    {
      d: 'M15.5 2.5c3.6 0 6 2.6 6 5.8 0 2.6-1.5 4.2-3.6 5.1-1.7.8-2.7 1.7-3.4 3.4-.9 2.5-2.8 4.7-6 4.7-3.5 0-6-2.6-6-5.9 0-2.7 1.7-4.5 4-5.3 1.5-.6 2.3-1.4 2.9-2.9.9-2.6 2.9-4.9 6.1-4.9Z',
      key: 'shell',
    },
  ],
  ['path', { d: 'M15.5 6.5v.01M17.5 9v.01M8.5 15v.01M7 17.5v.01M12 11.5v.01', key: 'dimples' }],
]);

const Sesame = createLucideIcon('Sesame', [
  ['path', { d: 'M7 10.5c-2.3-1.7-2.3-5.3 0-8 2.3 2.7 2.3 6.3 0 8Z', key: 'one' }],
  ['path', { d: 'M17 12.5c-2.3-1.7-2.3-5.3 0-8 2.3 2.7 2.3 6.3 0 8Z', key: 'two' }],
  ['path', { d: 'M10.5 21.5c-2.3-1.7-2.3-5.3 0-8 2.3 2.7 2.3 6.3 0 8Z', key: 'three' }],
]);

const Lupin = createLucideIcon('Lupin', [
  ['path', { d: 'M12 22V4', key: 'stem' }],
  ['path', { d: 'M12 6.5c-2.5 0-3.5-1-3.5-3M12 6.5c2.5 0 3.5-1 3.5-3', key: 'top' }],
  ['path', { d: 'M12 11.5c-3.5 0-5-1.2-5-3.5M12 11.5c3.5 0 5-1.2 5-3.5', key: 'middle' }],
  ['path', { d: 'M12 17c-4.5 0-6.5-1.5-6.5-4M12 17c4.5 0 6.5-1.5 6.5-4', key: 'bottom' }],
]);

/** `hue` is a class, because the server's pages can't have inline styles. */
type Appearance = { icon: LucideIcon; hue: string };

/** Icon and hue in degrees; both differ between all allergens. */
const APPEARANCES: Record<Allergen, Appearance> = {
  Gluten: { icon: Croissant, hue: '[--hue:68]' },
  Dairy: { icon: Milk, hue: '[--hue:235]' },
  Nuts: { icon: Nut, hue: '[--hue:45]' },
  Eggs: { icon: Egg, hue: '[--hue:98]' },
  Soy: { icon: Bean, hue: '[--hue:128]' },
  Fish: { icon: Fish, hue: '[--hue:212]' },
  Shellfish: { icon: Shrimp, hue: '[--hue:18]' },
  Wheat: { icon: Wheat, hue: '[--hue:84]' },
  Peanuts: { icon: Peanut, hue: '[--hue:56]' },
  Sesame: { icon: Sesame, hue: '[--hue:112]' },
  Mustard: { icon: Flower, hue: '[--hue:105]' },
  Celery: { icon: LeafyGreen, hue: '[--hue:148]' },
  Lupin: { icon: Lupin, hue: '[--hue:300]' },
  Molluscs: { icon: Shell, hue: '[--hue:182]' },
  Sulphites: { icon: Wine, hue: '[--hue:350]' },
};

/** Amber, for allergens that this version does not know. docs/specification.md §3, Allergens. */
const UNKNOWN: Appearance = { icon: TriangleAlert, hue: '[--hue:75]' };

export function allergenAppearance(allergen: Allergen): Appearance {
  return Object.hasOwn(APPEARANCES, allergen) ? APPEARANCES[allergen] : UNKNOWN;
}
