import type { IngredientModule } from '../ingredient.ts';
import { bakingAndSweet } from './baking-and-sweet.ts';
import { dairyAndEgg } from './dairy-and-egg.ts';
import { fishAndSeafood } from './fish-and-seafood.ts';
import { fruit } from './fruit.ts';
import { grainsAndBread } from './grains-and-bread.ts';
import { herbsAndSpices } from './herbs-and-spices.ts';
import { meat } from './meat.ts';
import { nutsAndSeeds } from './nuts-and-seeds.ts';
import { oilsAndFats } from './oils-and-fats.ts';
import { pulsesAndSoy } from './pulses-and-soy.ts';
import { saucesAndCondiments } from './sauces-and-condiments.ts';
import { softDrinks } from './soft-drinks.ts';
import { spiritsAndLiqueurs } from './spirits-and-liqueurs.ts';
import { vegetables } from './vegetables.ts';
import { wineAndBeer } from './wine-and-beer.ts';

/** Every module of the larder with its shelf; a new module is listed here. */
export const INGREDIENT_MODULES: readonly IngredientModule[] = [
  { group: 'vegetable', entries: vegetables },
  { group: 'fruit', entries: fruit },
  { group: 'herb-and-spice', entries: herbsAndSpices },
  { group: 'meat', entries: meat },
  { group: 'fish-and-seafood', entries: fishAndSeafood },
  { group: 'dairy-and-egg', entries: dairyAndEgg },
  { group: 'grain-and-bread', entries: grainsAndBread },
  { group: 'pulse-and-soy', entries: pulsesAndSoy },
  { group: 'nut-and-seed', entries: nutsAndSeeds },
  { group: 'oil-and-fat', entries: oilsAndFats },
  { group: 'sauce-and-condiment', entries: saucesAndCondiments },
  { group: 'baking-and-sweet', entries: bakingAndSweet },
  { group: 'spirit-and-liqueur', entries: spiritsAndLiqueurs },
  { group: 'wine-and-beer', entries: wineAndBeer },
  { group: 'soft-drink', entries: softDrinks },
];
