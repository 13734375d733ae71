import type { IngredientModule } from '../knowledge-base.ts';

/** Every module of the larder with its shelf; a new module is listed here. */
export const INGREDIENT_MODULES: readonly IngredientModule[] = [];
