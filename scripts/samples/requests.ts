import type { Allergen } from '@larder/contract/allergen';
import type { Category, Subcategory } from '@larder/contract/category';
import type { Diet } from '@larder/contract/diet';
import type { Language } from '@larder/contract/language';

/** A request by ingredients (`have`) or by a recipe's name. */
export type SampleRequest = {
  language: Language;
  have?: string;
  name?: string;
  category?: Category;
  subcategory?: Subcategory;
  diets?: Diet[];
  without?: Allergen[];
};

/** Chosen before the search answered any of them. */
export const SAMPLE_REQUESTS: readonly SampleRequest[] = [
  { language: 'en-GB', have: 'half a cauliflower, cheddar, milk, mustard' },
  { language: 'en-GB', have: 'chicken thighs, carrots, leeks, creme fraiche' },
  { language: 'en-GB', have: 'tin of sardines, bread, lemon, rocket' },
  { language: 'en-GB', have: 'sausages, apples, cabbage, cider' },
  {
    language: 'en-GB',
    have: 'chickpeas, spinach, sweet potato, coconut milk',
    diets: ['Vegan'],
    without: ['Gluten'],
  },
  {
    language: 'en-GB',
    have: 'rhubarb, oats, butter, brown sugar, ginger',
    category: 'Meals',
    subcategory: 'Snack',
  },
  { language: 'en-GB', have: 'cod, peas, potatoes, spring onions', diets: ['Low FODMAP'] },
  { language: 'en-GB', have: 'gin, elderflower cordial, cucumber, mint, soda water', category: 'Drinks' },
  { language: 'en-GB', name: 'courgette curry' },
  { language: 'en-GB', have: 'flour' },

  { language: 'en-US', have: 'ground turkey, zucchini, black beans, corn, tortillas' },
  { language: 'en-US', have: 'shrimp, okra, bell pepper, rice' },
  {
    language: 'en-US',
    have: 'eggs, bell peppers, cheddar, spinach',
    category: 'Meals',
    subcategory: 'Breakfast',
    diets: ['Keto'],
  },
  { language: 'en-US', have: 'kale, quinoa, dried cranberries, pecans, goat cheese', diets: ['Vegetarian'] },
  { language: 'en-US', have: 'steak, mushrooms, heavy cream, egg noodles' },
  {
    language: 'en-US',
    have: 'peanut butter, bananas, oats, almond milk',
    category: 'Meals',
    subcategory: 'Breakfast',
    diets: ['Vegan'],
  },
  {
    language: 'en-US',
    have: 'bourbon, peach, lemon, honey, ginger ale',
    category: 'Drinks',
    subcategory: 'Alcoholic',
  },
  {
    language: 'en-US',
    have: 'tofu, cabbage, carrots, rice noodles, lime',
    diets: ['Vegan'],
    without: ['Peanuts'],
  },
  { language: 'en-US', name: 'turkey and sweet potato chili' },
  { language: 'en-US', have: 'frozen spinach, ricotta, eggs, pie crust' },

  { language: 'es', have: 'garbanzos, calabacín, tomate, cebolla, comino' },
  { language: 'es', have: 'pollo, calabaza, arroz, pimiento rojo' },
  { language: 'es', have: 'huevos, espárragos, jamón serrano, patatas' },
  { language: 'es', have: 'merluza, hinojo, patatas, vino blanco' },
  {
    language: 'es',
    have: 'lentejas, zanahoria, apio, tomate',
    diets: ['Vegan'],
    without: ['Gluten'],
  },
  { language: 'es', have: 'aguacate, mango, gambas, lechuga, lima' },
  { language: 'es', have: 'fresas, plátano, yogur, avena', category: 'Drinks' },
  { language: 'es', have: 'ron, piña, lima, menta', category: 'Drinks', subcategory: 'Alcoholic' },
  { language: 'es', name: 'tortilla de calabacín y queso de cabra' },
  { language: 'es', have: 'carne picada, berenjena, queso, salsa de tomate', without: ['Gluten'] },

  { language: 'fr', have: 'oeufs, poireaux, lardons, crème, pâte brisée' },
  { language: 'fr', have: 'saumon, épinards, riz, citron' },
  { language: 'fr', have: 'lentilles corail, carottes, lait de coco, curry', diets: ['Vegan'] },
  { language: 'fr', have: 'poulet, pommes, oignons, cidre, crème' },
  { language: 'fr', have: 'betteraves, chèvre, noix, roquette', diets: ['Vegetarian'] },
  { language: 'fr', have: 'moules, tomates, ail, persil' },
  { language: 'fr', have: 'haricots verts, pommes de terre, thon, olives, oeufs', without: ['Dairy'] },
  {
    language: 'fr',
    have: 'pommes, poires, cannelle, noix, fromage blanc',
    category: 'Meals',
    subcategory: 'Snack',
  },
  {
    language: 'fr',
    have: 'thé noir, orange, cannelle, miel',
    category: 'Drinks',
    subcategory: 'Non-alcoholic',
  },
  { language: 'fr', have: 'vinaigre, chocolat' },
];
