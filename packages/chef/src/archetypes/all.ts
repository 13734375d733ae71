import type { Archetype } from '../compose/archetype.ts';
import { BAKED_DISHES } from './baked.ts';
import { BREAKFASTS } from './breakfast.ts';
import { COCKTAILS } from './cocktails.ts';
import { COLD_DRINKS } from './cold-drinks.ts';
import { CURRY_AND_CHILLI } from './curry-and-chilli.ts';
import { EGG_DISHES } from './eggs.ts';
import { FRUIT_AND_MEAT } from './fruit-and-meat.ts';
import { FRUIT_AND_SNACKS } from './fruit-and-snacks.ts';
import { HEARTY_SALADS } from './hearty-salads.ts';
import { HOT_DRINKS } from './hot-drinks.ts';
import { PAN_DISHES } from './pan.ts';
import { PASTA_DISHES } from './pasta.ts';
import { MORE_PASTA } from './pasta-salad-and-bake.ts';
import { RICE_DISHES } from './rice.ts';
import { SALADS } from './salads.ts';
import { SANDWICHES } from './sandwiches.ts';
import { SHELLFISH } from './shellfish.ts';
import { SMOOTH_DRINKS } from './smooth-drinks.ts';
import { SOUPS } from './soups.ts';
import { STEWS } from './stews.ts';
import { TARTS } from './tarts.ts';
import { TOAST_DISHES } from './toast.ts';
import { TORTILLA_DISHES } from './tortillas.ts';
import { TRAYS } from './trays.ts';
import { WOK_DISHES } from './wok.ts';

/** Every dish that can be composed. */
export const ARCHETYPES: readonly Archetype[] = [
  ...EGG_DISHES,
  ...PASTA_DISHES,
  ...MORE_PASTA,
  ...RICE_DISHES,
  ...SOUPS,
  ...CURRY_AND_CHILLI,
  ...STEWS,
  ...WOK_DISHES,
  ...PAN_DISHES,
  ...TRAYS,
  ...SHELLFISH,
  ...FRUIT_AND_MEAT,
  ...BAKED_DISHES,
  ...TARTS,
  ...TORTILLA_DISHES,
  ...TOAST_DISHES,
  ...SANDWICHES,
  ...SALADS,
  ...HEARTY_SALADS,
  ...BREAKFASTS,
  ...FRUIT_AND_SNACKS,
  ...SMOOTH_DRINKS,
  ...COLD_DRINKS,
  ...HOT_DRINKS,
  ...COCKTAILS,
];
