import type { DishTemplate } from '../dish-template.ts';

const SOFT: DishTemplate['subcategories'] = ['Non-alcoholic'];

const STRONG: DishTemplate['subcategories'] = ['Alcoholic'];

const hotMilk: DishTemplate = {
  id: 'hot-milk',
  dishType: 'hot-milk',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 2,
  families: ['drinks'],
  called: {
    en: 'hot milk|latte|cocoa|hot chocolate',
    es: 'leche caliente|chocolate caliente|latte',
    fr: 'lait chaud|chocolat chaud|latte',
  },
  slots: {
    milk: { of: ['milk'], grams: 230, named: ['milk'] },
    flavour: {
      of: ['cocoa', 'chocolate', 'nut-butter', 'coffee'],
      but: ['cold-brew'],
      least: 0,
      grams: 20,
    },
    spice: { of: ['sweet-spice', 'spice', 'ginger', 'vanilla'], least: 0, most: 3 },
    sweet: { of: ['honey', 'sugar', 'syrup'], or: ['sugar'], grams: 8 },
  },
  needs: [{ of: ['flavour', 'spice'], least: 1 }],
  title: {
    en: 'Hot milk with {all flavour+spice+sweet.honey,syrup#2}',
    es: 'Leche caliente con {flavour+spice+sweet.honey,syrup#2}',
    fr: 'Lait chaud {au flavour+spice+sweet.honey,syrup#2}',
  },
  description: {
    en: 'A mug of hot {all milk} with {all flavour+spice+sweet.honey,syrup#2}, frothed until it wears a cap.',
    es: 'Una taza de {milk} caliente con {flavour+spice+sweet.honey,syrup#2}, batida hasta que hace espuma.',
    fr: 'Une tasse {de milk} bien chaude avec {le flavour+spice+sweet.honey,syrup#2}, fouettée jusqu’à mousser.',
  },
  steps: [
    {
      en: 'Warm {the milk} in a small pan with {the flavour+spice+sweet}, whisking, until it steams, {5 min}. Don’t let it boil.',
      es: 'Calienta {el milk} en un cazo con {el flavour+spice+sweet}, batiendo, hasta que humee, {5 min}. Que no llegue a hervir.',
      fr: 'Chauffer {le milk} dans une petite casserole avec {le flavour+spice+sweet} en fouettant, jusqu’à ce que ce soit fumant, {5 min}. Ne pas laisser bouillir.',
    },
    {
      en: 'Whisk hard until frothy, {1 min}, and pour into mugs.',
      es: 'Bate con energía hasta que haga espuma, {1 min}, y sirve en tazas.',
      fr: 'Fouetter vivement pour faire mousser, {1 min}, et verser dans des tasses.',
    },
  ],
};

const hotInfusion: DishTemplate = {
  id: 'hot-infusion',
  dishType: 'infusion',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 2,
  families: ['drinks'],
  called: {
    en: 'hot tea|infusion|hot lemon|ginger tea',
    es: 'infusión|té de jengibre|agua de limón caliente',
    fr: 'infusion|tisane|citron chaud',
  },
  slots: {
    main: {
      of: ['ginger', 'herb', 'sour', 'herbal-tea', 'tea'],
      ids: ['ginger', 'mint', 'lemon-balm', 'rosemary', 'thyme', 'sage', 'lemon', 'lime', 'herbal-tea', 'tea'],
      most: 3,
      cut: 'slice-thin',
    },
    fruit: { of: ['orange', 'orchard-fruit', 'berry'], but: ['grape'], least: 0, grams: 40, cut: 'rounds' },
    spice: {
      of: ['whole-spice', 'sweet-spice', 'spice'],
      ids: [
        'cinnamon',
        'clove',
        'cardamom',
        'star-anise',
        'ground-ginger',
        'turmeric',
        'ground-cardamom',
        'mixed-spice',
      ],
      least: 0,
    },
    sweet: { of: ['honey', 'sugar', 'syrup'], least: 0, or: ['sugar'], grams: 9 },
    water: { of: ['water'], or: ['water'], grams: 250 },
  },
  needs: [
    { of: ['main'], least: 1 },
    { of: ['main', 'fruit', 'spice', 'sweet'], least: 2 },
  ],
  title: {
    en: '[main.tea,herbal-tea? Hot {main#1}[ with {all fruit#1}]|Hot {main+fruit#2} infusion]',
    es: '[main.tea,herbal-tea? {main#1}[ con {fruit#1}]|Infusión {de main+fruit#2}]',
    fr: '[main.tea,herbal-tea? {main#1}[ {au fruit#1}]|Infusion {au main+fruit#2}]',
  },
  description: {
    en: 'Hot water, ten quiet minutes and nothing else to do.',
    es: 'Agua caliente, diez minutos de calma y nada más que hacer.',
    fr: 'De l’eau chaude, dix minutes de calme et rien d’autre à faire.',
  },
  steps: [
    {
      en: 'Bring {the water} to the boil with {the spice}, {4 min}.',
      es: 'Lleva {el water} a ebullición con {el spice}, {4 min}.',
      fr: 'Porter {le water} à ébullition avec {le spice}, {4 min}.',
    },
    {
      en: '[spice? Take off the heat, add|Bring {the water} to the boil, take off the heat, add] {the main+fruit} and steep, covered, for [main.tea? {4 min}|{8 min}].',
      es: '[spice? Aparta del fuego, añade|Lleva {el water} a ebullición, aparta del fuego, añade] {el main+fruit} y deja infusionar tapado [main.tea? {4 min}|{8 min}].',
      fr: '[spice? Retirer du feu, ajouter|Porter {le water} à ébullition, retirer du feu, ajouter] {le main+fruit} et laisser infuser à couvert [main.tea? {4 min}|{8 min}].',
    },
    {
      en: 'Strain into two mugs[ and stir in {the sweet}].',
      es: 'Cuela en dos tazas[ y endulza con {el sweet}].',
      fr: 'Filtrer dans deux tasses[ et adoucir avec {le sweet}].',
    },
  ],
};

const hotToddy: DishTemplate = {
  id: 'toddy',
  dishType: 'hot-cocktail',
  category: 'Drinks',
  subcategories: STRONG,
  servings: 2,
  families: ['drinks'],
  called: { en: 'toddy|hot toddy', es: 'ponche caliente', fr: 'grog' },
  slots: {
    base: { of: ['spirit'], ids: ['whisky', 'rum', 'brandy'] },
    sweet: { of: ['honey', 'sugar', 'syrup'], or: ['sugar'], grams: 8 },
    sour: { of: ['sour', 'orange'], least: 0, grams: 25, cut: 'rounds', proposed: ['lemon'] },
    spice: { of: ['whole-spice', 'sweet-spice', 'ginger'], least: 0, most: 2, proposed: ['cinnamon-stick'] },
    long: { of: ['tea', 'juice', 'herbal-tea'], least: 0 },
    water: { of: ['water'], or: ['water'], grams: 130 },
  },
  needs: [
    { of: ['base'], least: 1 },
    { of: ['base', 'sour', 'spice', 'sweet', 'long'], least: 2 },
  ],
  title: {
    en: 'Hot {base+long+sour+spice#2} toddy',
    es: 'Ponche caliente {de base+long+sour+spice#2}',
    fr: 'Grog {au base+long+sour+spice#2}',
  },
  description: {
    en: 'Hot, sweet and strong in that order: {all base}[ with {all sour+spice+long#2}], for a night that has earned it.',
    es: 'Caliente, dulce y fuerte, por ese orden: {base}[ con {sour+spice+long#2}], para una noche que se lo ha ganado.',
    fr: 'Chaud, doux et fort, dans cet ordre : {base}[ avec {le sour+spice+long#2}], pour une soirée qui l’a mérité.',
  },
  steps: [
    {
      en: 'Heat {the water+long+spice.whole-spice,ginger} to just below the boil, {4 min}.',
      es: 'Calienta {el water+long+spice.whole-spice,ginger} sin que llegue a hervir, {4 min}.',
      fr: 'Chauffer {le water+long+spice.whole-spice,ginger} sans laisser bouillir, {4 min}.',
    },
    {
      en: 'Take off the heat, stir in {the base+sweet+sour} and pour into two warm mugs, {2 min}.[ Dust with {the spice.sweet-spice}.]',
      es: 'Aparta del fuego, añade {el base+sweet+sour}, remueve y sirve en dos tazas calientes, {2 min}.[ Espolvorea con {el spice.sweet-spice}.]',
      fr: 'Retirer du feu, ajouter {le base+sweet+sour}, remuer et verser dans deux tasses chaudes, {2 min}.[ Saupoudrer {de spice.sweet-spice}.]',
    },
  ],
};

/** Wine and cider have half the strength of a toddy's spirit: without spices they are thin. */
const mulled: DishTemplate = {
  id: 'mulled',
  dishType: 'hot-cocktail',
  category: 'Drinks',
  subcategories: STRONG,
  servings: 2,
  families: ['drinks'],
  called: { en: 'mulled wine|mulled', es: 'vino caliente|vino especiado', fr: 'vin chaud' },
  slots: {
    base: {
      of: ['wine'],
      ids: ['red-wine', 'white-wine', 'wine', 'cider'],
      but: ['alcohol-free-wine', 'vermouth', 'port', 'sherry', 'marsala', 'rice-wine', 'mirin'],
      grams: 180,
    },
    spice: { of: ['whole-spice', 'sweet-spice', 'ginger'], or: ['cinnamon-stick'], most: 3 },
    sweet: { of: ['honey', 'sugar', 'syrup'], or: ['sugar'], grams: 15 },
    fruit: { of: ['orange'], or: ['orange'], least: 0, grams: 40, cut: 'rounds' },
    orchard: { of: ['orchard-fruit'], ids: ['apple', 'pear'], least: 0, grams: 40, cut: 'slice' },
  },
  needs: [
    { of: ['base'], least: 1 },
    { of: ['base', 'spice', 'sweet', 'fruit', 'orchard'], least: 2 },
  ],
  title: {
    en: 'Mulled {base} with {all spice+fruit#2}',
    es: '{base} caliente con {spice+fruit#2}',
    fr: '{base} chaud {au spice+fruit#2}',
  },
  description: {
    en: 'Warmed slowly with {all spice} until the whole house smells of it[, and {fruit} in the glass].',
    es: 'Calentado despacio con {spice} hasta que huele toda la casa[, y {fruit} en el vaso].',
    fr: 'Chauffé doucement avec {le spice} jusqu’à embaumer la maison[, avec {le fruit} dans le verre].',
  },
  steps: [
    {
      en: 'Warm {the base+spice+sweet+fruit+orchard} in a small pan over a low heat until steaming, without letting it boil, {10 min}.',
      es: 'Calienta {el base+spice+sweet+fruit+orchard} en un cazo a fuego bajo hasta que humee, sin que hierva, {10 min}.',
      fr: 'Chauffer {le base+spice+sweet+fruit+orchard} dans une petite casserole à feu doux jusqu’à ce que de la vapeur s’élève, sans laisser bouillir, {10 min}.',
    },
    {
      en: 'Leave to infuse off the heat, {5 min}, and strain into two warm glasses.',
      es: 'Deja infusionar fuera del fuego, {5 min}, y cuela en dos vasos calientes.',
      fr: 'Laisser infuser hors du feu, {5 min}, puis filtrer dans deux verres chauds.',
    },
  ],
};

export const HOT_DRINKS: readonly DishTemplate[] = [hotMilk, hotInfusion, hotToddy, mulled];
