import { COOKED_FRUIT, PLAIN_SYRUPS } from '../common-slots.ts';
import type { DishTemplate, Slot, TextTemplate } from '../dish-template.ts';

export const STRONG: DishTemplate['subcategories'] = ['Alcoholic'];

export const ICE: Slot = { of: ['ice'], or: ['ice'], grams: 120 };

/** The peel that a drink is finished with, of fruit that is squeezed for it. */
const PEEL: TextTemplate = {
  en: '[Wash {the sour.squeezed} well, unwaxed if you can get it, and pare off two strips of peel before you squeeze out the juice. ]',
  es: '[Lava bien {el sour.squeezed}, mejor sin tratar, y, antes de exprimir{=lo sour.squeezed}, saca dos tiras de piel. ]',
  fr: '[Bien laver {le sour.squeezed}, bio de préférence, et, avant de {=le sour.squeezed} presser, prélever deux lanières de zeste. ]',
};

export const SOUR: DishTemplate = {
  id: 'sour',
  dishType: 'sour',
  category: 'Drinks',
  subcategories: STRONG,
  servings: 2,
  families: ['drinks'],
  called: { en: 'sour|daiquiri', es: 'sour|daiquiri', fr: 'sour|daïquiri' },
  slots: {
    spirit: { of: ['spirit'], but: ['alcohol-free-spirit'] },
    sour: { of: ['sour'], named: ['lemon'], grams: 25 },
    liqueur: { of: ['liqueur'], least: 0, grams: 22 },
    /** Half as sweet as sugar. */
    syrup: { of: ['syrup'], but: PLAIN_SYRUPS, least: 0, grams: 22, notWith: ['liqueur'] },
    plain: { of: ['syrup'], ids: PLAIN_SYRUPS, least: 0, grams: 22, notWith: ['liqueur', 'syrup'] },
    sweet: {
      of: ['sugar', 'honey'],
      or: ['sugar'],
      unless: ['liqueur', 'syrup', 'plain'],
      notWith: ['liqueur', 'syrup'],
      grams: 10,
    },
    fruit: {
      of: ['berry', 'stone-fruit', 'tropical-fruit'],
      but: [...COOKED_FRUIT, 'tinned-pineapple', 'tinned-peach'],
      least: 0,
      grams: 30,
    },
    herb: {
      of: ['herb', 'ginger'],
      ids: ['mint', 'basil', 'rosemary', 'thyme', 'sage', 'ginger'],
      least: 0,
      cut: 'slice-thin',
    },
    bitters: { of: ['bitters'], least: 0 },
    ice: ICE,
  },
  needs: [{ of: ['spirit'], least: 1 }],
  knownAs: [
    {
      of: { spirit: ['tequila', 'mezcal'], sour: ['lime', 'lime-juice'], liqueur: ['triple-sec', 'orange-liqueur'] },
      title: {
        en: 'Margarita[ with {all fruit+herb#1}]',
        es: 'Margarita[ con {fruit+herb#1}]',
        fr: 'Margarita[ {au fruit+herb#1}]',
      },
    },
    {
      of: { spirit: ['rum', 'white-rum'], sour: ['lime', 'lime-juice'], sweet: ['sugar', 'cane-sugar', 'brown-sugar'] },
      without: ['herb'],
      title: { en: '[{fruit} daiquiri|Daiquiri]', es: 'Daiquiri[ {de fruit}]', fr: 'Daïquiri[ {au fruit}]' },
    },
  ],
  notBeside: ['mixer', 'soda'],
  title: {
    en: '{spirit+fruit+liqueur+syrup+herb#2} sour',
    es: 'Sour {de spirit+fruit+liqueur+syrup+herb#2}',
    fr: '{spirit} sour[ {au fruit+liqueur+syrup+herb#1}]',
  },
  description: {
    en: 'This cocktail is short, sharp and very cold.',
    es: 'Este cóctel es corto, ácido y muy frío.',
    fr: 'Ce cocktail est court, acidulé et très froid.',
  },
  equipment: [
    { en: 'cocktail shaker with a strainer', es: 'coctelera con colador', fr: 'shaker avec passoire' },
    { en: '[fruit+herb? fine sieve]', es: '[fruit+herb? colador fino]', fr: '[fruit+herb? passoire fine]' },
  ],
  steps: [
    {
      en: `${PEEL.en}Fill two small glasses with cold water and a little of {the ice} to chill them. [Stir {the sweet+syrup+plain} with {the sour} in a shaker [sweet.sugar? until no grains are left, {2 min}|until smooth, {30 s}]|Pour {the sour} into a shaker].[ Add {the fruit+herb} and crush, {30 s}.]`,
      es: `${PEEL.es}Llena dos copas pequeñas de agua fría con un poco {de ice} para que se enfríen. [Remueve {el sweet+syrup+plain} con {el sour} en una coctelera [sweet.sugar? hasta que no queden granos, {2 min}|hasta que quede bien mezclado, {30 s}]|Vierte {el sour} en una coctelera].[ Añade {el fruit+herb} y machaca, {30 s}.]`,
      fr: `${PEEL.fr}Rafraîchir deux petits verres avec de l’eau froide et une petite partie {du ice}. [Remuer {le sweet+syrup+plain} avec {le sour} dans un shaker [sweet.sugar? jusqu’à ce qu’il ne reste plus de grains, {2 min}|pour bien mélanger, {30 s}]|Verser {le sour} dans un shaker].[ Ajouter {le fruit+herb} et piler, {30 s}.]`,
    },
    {
      en: 'Add {the spirit+liqueur+bitters} to the shaker, then the rest of {the ice}, and shake hard until the shaker frosts over, {15 s}.',
      es: 'Añade {el spirit+liqueur+bitters} a la coctelera, después el resto {del ice}, y agita con fuerza hasta que la coctelera se empañe, {15 s}.',
      fr: 'Ajouter {le spirit+liqueur+bitters} dans le shaker, puis le reste {du ice}, et secouer vivement jusqu’à ce que le shaker se couvre de buée, {15 s}.',
    },
    {
      en: 'Empty the glasses and strain the drink into them[fruit+herb?  through a fine sieve].[sour.squeezed?  Twist a strip of peel over each.]',
      es: 'Vacía las copas y cuela en ellas el cóctel[fruit+herb?  con un colador fino].[sour.squeezed?  Retuerce una tira de piel sobre cada una.]',
      fr: 'Vider les verres et y filtrer le cocktail[fruit+herb?  à travers une passoire fine].[sour.squeezed?  Tordre une lanière de zeste au-dessus de chacun.]',
    },
  ],
};

export const COLLINS: DishTemplate = {
  id: 'collins',
  dishType: 'highball',
  category: 'Drinks',
  subcategories: STRONG,
  servings: 2,
  families: ['drinks'],
  called: { en: 'collins|cooler', es: 'collins', fr: 'collins' },
  slots: {
    spirit: { of: ['spirit'], but: ['alcohol-free-spirit'] },
    syrup: { of: ['syrup', 'liqueur'], but: PLAIN_SYRUPS, least: 0, grams: 20 },
    plain: { of: ['syrup'], ids: PLAIN_SYRUPS, named: ['sugar-syrup'], unless: ['syrup'], grams: 20 },
    berry: { of: ['berry'], but: ['grape'], least: 0, grams: 40 },
    fresh: {
      of: ['raw', 'herb', 'ginger'],
      ids: ['cucumber', 'mint', 'basil', 'rosemary', 'thyme', 'ginger'],
      least: 0,
      most: 2,
      cut: 'slice-thin',
    },
    sour: { of: ['sour'], or: ['lemon'], grams: 25, cut: 'juice' },
    soda: { of: ['soda'], or: ['soda-water'], grams: 120 },
    ice: ICE,
  },
  needs: [{ of: ['spirit', 'syrup', 'plain'], least: 2 }],
  title: {
    en: '{spirit+syrup+berry+fresh#3} collins',
    es: 'Collins {de spirit+syrup+berry+fresh#3}',
    fr: 'Collins {au spirit+syrup+berry+fresh#3}',
  },
  description: {
    en: 'This tall drink is a lemonade for grown-ups.',
    es: 'Esta bebida larga es una limonada para mayores.',
    fr: 'Ce grand verre est une limonade pour adultes.',
  },
  steps: [
    {
      en: `${PEEL.en}Crush {the berry+fresh} lightly with {the syrup+plain} in two tall glasses.`,
      es: `${PEEL.es}Machaca ligeramente {el berry+fresh} con {el syrup+plain} en dos vasos altos.`,
      fr: `${PEEL.fr}Piler légèrement {le berry+fresh} avec {le syrup+plain} dans deux grands verres.`,
    },
    {
      en: `[berry+fresh? Add {the spirit+sour}|${PEEL.en}Put {the spirit+syrup+plain+sour} in two tall glasses], fill them with {the ice} and stir until cold, {30 s}.`,
      es: `[berry+fresh? Añade {el spirit+sour}|${PEEL.es}Pon {el spirit+syrup+plain+sour} en dos vasos altos], llena los vasos con {el ice} y remueve hasta que se enfríen, {30 s}.`,
      fr: `[berry+fresh? Ajouter {le spirit+sour}|${PEEL.fr}Mettre {le spirit+syrup+plain+sour} dans deux grands verres], remplir les verres {de ice} et remuer jusqu’à ce qu’ils soient bien froids, {30 s}.`,
    },
    {
      en: 'Top up slowly with {the soda} and stir once, gently.[sour.squeezed?  Finish with a strip of the peel.]',
      es: 'Completa despacio con {el soda} y remueve una sola vez, con suavidad.[sour.squeezed?  Decora con una tira de piel.]',
      fr: 'Compléter doucement avec {le soda} et remuer une seule fois, délicatement.[sour.squeezed?  Décorer d’une lanière de zeste.]',
    },
  ],
};
