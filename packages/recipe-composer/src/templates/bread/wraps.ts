import { HERBS, LEMON, PEPPER, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

/** Cold: spread, filled with cooked food and crisp vegetables, and rolled up. */
const filledWrap: DishTemplate = {
  id: 'filled-wrap',
  dishType: 'wrap',
  category: 'Meals',
  subcategories: ['Lunch', 'Snack', 'Dinner'],
  servings: 2,
  families: ['mediterranean', 'middle-eastern', 'northern'],
  called: { en: 'wraps|wrap', es: 'wraps|wrap|rollitos', fr: 'wraps|wrap|roulés' },
  slots: {
    wrap: {
      of: ['wrap'],
      ids: ['tortilla', 'flatbread'],
      but: ['corn-tortilla', 'pitta', 'naan', 'taco-shell', 'tostada'],
      named: ['flour-tortilla'],
    },
    filling: { of: ['cooked-meat', 'ham', 'tinned-fish', 'smoked-fish'], least: 0, grams: 90 },
    dip: { of: ['dip'], least: 0, grams: 45 },
    cheese: { of: ['crumbly-cheese', 'melting-cheese'], least: 0, grams: 45, notWith: ['tinned-fish'] },
    carrot: { of: ['root'], ids: ['carrot'], least: 0, grams: 35, cut: 'grate' },
    crunch: {
      of: ['tender', 'raw', 'firm'],
      ids: ['sweet-pepper', 'cucumber', 'red-cabbage'],
      least: 0,
      most: 2,
      grams: 50,
      cut: 'slice-thin',
    },
    leaf: { of: ['salad-leaf'], least: 0, grams: 20, proposed: ['lettuce'] },
    salad: { of: ['tomato', 'avocado', 'spring-onion'], least: 0, most: 2, grams: 40, cut: 'slice-thin' },
    spread: {
      of: ['mayonnaise', 'soft-cheese', 'yogurt', 'pesto'],
      but: ['mascarpone', 'buttermilk', 'mexican-crema'],
      least: 0,
      grams: 15,
      unless: ['dip'],
      proposed: ['mayonnaise', 'vegan-mayonnaise'],
      needed: true,
    },
    fresh: {
      of: ['tomato'],
      least: 0,
      grams: 40,
      cut: 'slice-thin',
      notWith: ['tomato', 'raw', 'avocado'],
      proposed: ['tomato'],
      needed: true,
      proposedWithout: ['root', 'firm', 'tender'],
    },
    mustard: { of: ['mustard'], least: 0, grams: 3 },
    hot: { of: ['hot-sauce'], least: 0 },
    lemon: LEMON,
    herb: HERBS,
    salt: { ...SALT, grams: 0.5, least: 0, notWith: ['ham', 'smoked-fish'] },
    pepper: PEPPER,
  },
  needs: [
    { of: ['filling', 'dip', 'cheese'], least: 1 },
    { of: ['filling', 'dip', 'cheese', 'carrot', 'crunch', 'salad', 'leaf'], least: 2 },
  ],
  title: {
    en: '{filling+dip+cheese+carrot+crunch+salad+leaf#2} wraps',
    es: 'Wraps {de filling+dip+cheese+carrot+crunch+salad+leaf#2}',
    fr: 'Wraps {au filling+dip+cheese+carrot+crunch+salad+leaf#2}',
  },
  description: {
    en: '[filling.tinned-fish? {the filling.tinned-fish} {=seasons filling.tinned-fish} the fresh, crisp filling|[cheese.crumbly-cheese? {the cheese.crumbly-cheese} {=salts cheese.crumbly-cheese} what is fresh in the roll|[leaf? {the leaf#1} {=lightens leaf#1} the well-filled roll|The wrap is soft, and the filling moist and fresh]]].',
    es: '[filling.tinned-fish? {el filling.tinned-fish} {=sazona filling.tinned-fish} un relleno fresco|[cheese.crumbly-cheese? {el cheese.crumbly-cheese} {=sala cheese.crumbly-cheese} lo fresco del rollo|[leaf? {el leaf#1} {=aligera leaf#1} un rollo bien lleno|La tortilla es tierna y el relleno, jugoso y fresco]]].',
    fr: '[filling.tinned-fish? {le filling.tinned-fish} {=assaisonne filling.tinned-fish} une garniture fraîche|[cheese.crumbly-cheese? {le cheese.crumbly-cheese} {=sale cheese.crumbly-cheese} le frais du rouleau|[leaf? {le leaf#1} {=allège leaf#1} un rouleau bien garni|La galette est souple et la garniture fraîche et moelleuse]]].',
  },
  steps: [
    {
      en: '[Lay out {the wrap} and spread with {the dip+spread+mustard}, leaving a border of {2 cm}. Pile|Lay out {the wrap} and pile] {the filling+cheese+carrot+crunch+salad+fresh+leaf+herb} in a line across the middle and [salt? season with {the hot+lemon+salt+pepper}|add {the hot+lemon+pepper}], {4 min}.',
      es: '[Extiende {el wrap} y únta{=lo wrap} con {el dip+spread+mustard}, dejando un borde de {2 cm}. Pon|Extiende {el wrap} y pon] {el filling+cheese+carrot+crunch+salad+fresh+leaf+herb} en una franja por el centro y [salt? sazona con {el hot+lemon+salt+pepper}|añade {el hot+lemon+pepper}], {4 min}.',
      fr: '[Étaler {le wrap} et {=le wrap} tartiner {de dip+spread+mustard} en laissant un bord de {2 cm}. Disposer|Étaler {le wrap} et disposer] {le filling+cheese+carrot+crunch+salad+fresh+leaf+herb} en ligne au milieu et [salt? assaisonner avec {le hot+lemon+salt+pepper}|ajouter {le hot+lemon+pepper}], {4 min}.',
    },
    {
      en: 'Fold in the sides, roll up tightly and cut in half, {2 min}.',
      es: 'Dobla los lados hacia dentro, enrolla los wraps apretando y córtalos por la mitad, {2 min}.',
      fr: 'Rabattre les côtés, rouler les wraps bien serré et les couper en deux, {2 min}.',
    },
  ],
};

export const WRAPS: readonly DishTemplate[] = [filledWrap];
