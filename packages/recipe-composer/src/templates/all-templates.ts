import { FILLED_GALETTE } from './bread/galettes.ts';
import { SANDWICHES } from './bread/sandwiches.ts';
import { TOAST_DISHES } from './bread/toast.ts';
import { WRAPS } from './bread/wraps.ts';
import { BREAKFASTS } from './breakfast/breakfast.ts';
import { EGG_DISHES } from './breakfast/eggs.ts';
import { EGGS_IN_TOMATO } from './breakfast/eggs-in-tomato.ts';
import { DIPS } from './dips/dips.ts';
import type { DishTemplate } from './dish-template.ts';
import { DUMPLINGS } from './dough/dumplings.ts';
import { FLATBREADS } from './dough/flatbreads.ts';
import { COCKTAILS } from './drinks/cocktails.ts';
import { COLD_DRINKS } from './drinks/cold-drinks.ts';
import { CREAM_LIQUEUR_DRINKS } from './drinks/cream-liqueur.ts';
import { HOT_DRINKS } from './drinks/hot-drinks.ts';
import { SMOOTH_DRINKS } from './drinks/smooth-drinks.ts';
import { CUSTARDS } from './fruit/custards.ts';
import { DESSERTS } from './fruit/desserts.ts';
import { FRUIT_AND_MEAT } from './fruit/fruit-and-meat.ts';
import { FRUIT_AND_SNACKS } from './fruit/fruit-and-snacks.ts';
import { MICROWAVE_DISHES } from './microwave.ts';
import { BAKED_DISHES } from './oven/baked.ts';
import { BRAISES } from './oven/braise.ts';
import { fishParcel } from './oven/fish-parcel.ts';
import { PASTRY_PIES } from './oven/pastry-pie.ts';
import { PIZZA_AND_PIE } from './oven/pizza-and-pie.ts';
import { ROASTS } from './oven/roasts.ts';
import { TARTS } from './oven/tarts.ts';
import { tofuTray } from './oven/tofu-tray.ts';
import { TRAYS } from './oven/trays.ts';
import { PAN_DISHES } from './pan/pan.ts';
import { panFish } from './pan/pan-fish.ts';
import { PAN_SAUCE_DISHES } from './pan/pan-sauce.ts';
import { SHELLFISH } from './pan/shellfish.ts';
import { skillet } from './pan/skillet.ts';
import { TORTILLA_DISHES } from './pan/tortillas.ts';
import { PLATES_WITH_CHIPS } from './pan/with-chips.ts';
import { WOK_DISHES } from './pan/wok.ts';
import { PASTA_DISHES } from './pasta-and-rice/pasta.ts';
import { MORE_PASTA } from './pasta-and-rice/pasta-salad-and-bake.ts';
import { RICE_DISHES } from './pasta-and-rice/rice.ts';
import { BOWLS } from './salads/bowls.ts';
import { GRATED_SALAD } from './salads/grated-salad.ts';
import { HEARTY_SALADS } from './salads/hearty-salads.ts';
import { LEAF_SALAD } from './salads/leaf-salad.ts';
import { POTATO_SALAD } from './salads/potato-salad.ts';
import { RAW_SALAD } from './salads/raw-salad.ts';
import { BEAN_STEWS } from './soups-and-stews/bean-stew.ts';
import { CHILLIES } from './soups-and-stews/chilli.ts';
import { CHUNKY_SOUPS } from './soups-and-stews/chunky-soup.ts';
import { CURRIES } from './soups-and-stews/curry.ts';
import { NOODLE_SOUPS } from './soups-and-stews/noodle-soup.ts';
import { SMOOTH_SOUPS } from './soups-and-stews/smooth-soup.ts';
import { STEWS } from './soups-and-stews/stews.ts';

/** Every dish that can be composed. A new one is added to the file of its kind; a new kind is listed here. */
export const DISH_TEMPLATES: readonly DishTemplate[] = [
  ...EGG_DISHES,
  EGGS_IN_TOMATO,
  ...PASTA_DISHES,
  ...MORE_PASTA,
  ...RICE_DISHES,
  ...SMOOTH_SOUPS,
  ...CHUNKY_SOUPS,
  ...NOODLE_SOUPS,
  ...CURRIES,
  ...CHILLIES,
  ...STEWS,
  ...BEAN_STEWS,
  ...WOK_DISHES,
  skillet,
  panFish,
  ...PAN_DISHES,
  ...PAN_SAUCE_DISHES,
  ...TRAYS,
  tofuTray,
  fishParcel,
  ...BRAISES,
  ...ROASTS,
  ...PLATES_WITH_CHIPS,
  ...SHELLFISH,
  ...FRUIT_AND_MEAT,
  ...BAKED_DISHES,
  ...TARTS,
  ...PIZZA_AND_PIE,
  ...PASTRY_PIES,
  ...DUMPLINGS,
  ...FLATBREADS,
  ...TORTILLA_DISHES,
  ...TOAST_DISHES,
  ...SANDWICHES,
  ...WRAPS,
  LEAF_SALAD,
  RAW_SALAD,
  POTATO_SALAD,
  ...HEARTY_SALADS,
  ...BOWLS,
  ...BREAKFASTS,
  ...MICROWAVE_DISHES,
  ...FRUIT_AND_SNACKS,
  ...DIPS,
  ...DESSERTS,
  ...CUSTARDS,
  ...SMOOTH_DRINKS,
  ...COLD_DRINKS,
  ...HOT_DRINKS,
  ...CREAM_LIQUEUR_DRINKS,
  ...COCKTAILS,
  GRATED_SALAD,
  FILLED_GALETTE,
];
