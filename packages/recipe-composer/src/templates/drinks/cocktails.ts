import { COOKED_FRUIT, FORTIFIED, PLAIN_SYRUPS } from '../common-slots.ts';
import type { DishTemplate, Slot } from '../dish-template.ts';

const STRONG: DishTemplate['subcategories'] = ['Alcoholic'];

/** Citrus that is no fruit to slice. */
const JUICED: readonly string[] = ['lemon-juice', 'bottled-lemon-juice', 'lime-juice', 'bottled-lime-juice'];

const ICE: Slot = { of: ['ice'], or: ['ice'], grams: 120 };

const sour: DishTemplate = {
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
  title: {
    en: '{spirit+fruit+liqueur+syrup+herb#2} sour',
    es: 'Sour {de spirit+fruit+liqueur+syrup+herb#2}',
    fr: 'Sour {au spirit+fruit+liqueur+syrup+herb#2}',
  },
  description: {
    en: 'A short, frosty cocktail of {spirit+sour}[, with {all fruit+liqueur+syrup+herb#2}|, between sweet and sharp], shaken hard and strained.',
    es: 'Cóctel corto y helado {de spirit} y {sour}[, con {fruit+liqueur+syrup+herb#2}|, entre dulce y ácido], bien agitado y colado.',
    fr: 'Un cocktail court et glacé, {spirit+sour}[, avec {du fruit+liqueur+syrup+herb#2}|, entre doux et acide], bien secoué puis filtré.',
  },
  equipment: [{ en: 'cocktail shaker', es: 'coctelera', fr: 'shaker' }],
  steps: [
    {
      en: '[Stir {the sweet+syrup+plain} with {the sour} in a shaker [sweet.sugar? until no grains are left, {2 min}|until smooth, {30 s}]|Pour {the sour} into a shaker].[ Add {the fruit+herb} and crush, {30 s}.]',
      es: '[Remueve {el sweet+syrup+plain} con {el sour} en una coctelera [sweet.sugar? hasta que no queden granos, {2 min}|hasta que quede bien mezclado, {30 s}]|Vierte {el sour} en una coctelera].[ Añade {el fruit+herb} y machaca, {30 s}.]',
      fr: '[Remuer {le sweet+syrup+plain} avec {le sour} dans un shaker [sweet.sugar? jusqu’à ce qu’il ne reste plus de grains, {2 min}|pour bien mélanger, {30 s}]|Verser {le sour} dans un shaker].[ Ajouter {le fruit+herb} et piler, {30 s}.]',
    },
    {
      en: 'Fill two glasses with half of {the ice} to chill them. Add {the spirit+liqueur+bitters} to the shaker, then the rest of {the ice}, and shake hard, {15 s}.',
      es: 'Llena dos copas con la mitad {del ice} para enfriarlas. Añade {el spirit+liqueur+bitters} a la coctelera, después el resto {del ice}, y agita con fuerza, {15 s}.',
      fr: 'Remplir deux verres avec la moitié {du ice} pour les refroidir. Ajouter {le spirit+liqueur+bitters} dans le shaker, puis le reste {du ice}, et secouer vivement, {15 s}.',
    },
    {
      en: 'Tip the ice out of the glasses and strain the drink into them[fruit+herb?  through a fine sieve].[sour.squeezed?  Twist a strip of the peel of the squeezed fruit over each.]',
      es: 'Vacía las copas y cuela en ellas el cóctel[fruit+herb?  con un colador fino].[sour.squeezed?  Retuerce sobre cada copa una tira de cáscara de la fruta exprimida.]',
      fr: 'Vider les verres et y filtrer le cocktail[fruit+herb?  à travers une passoire fine].[sour.squeezed?  Tordre au-dessus de chacun un zeste du fruit pressé.]',
    },
  ],
};

const highball: DishTemplate = {
  id: 'highball',
  dishType: 'highball',
  category: 'Drinks',
  subcategories: STRONG,
  servings: 2,
  families: ['drinks'],
  called: { en: 'highball|and tonic|long drink', es: 'combinado|cubata|trago largo', fr: 'long drink|highball' },
  slots: {
    spirit: { of: ['spirit'], but: ['alcohol-free-spirit'] },
    mixer: {
      of: ['mixer', 'soda', 'juice'],
      but: [
        'grape-juice',
        'pear-juice',
        'cherry-juice',
        'blueberry-juice',
        'guava-nectar',
        'papaya-nectar',
        'peach-nectar',
        'apricot-nectar',
        'watermelon-juice',
        'lychee-juice',
      ],
      grams: 150,
    },
    sour: { of: ['sour'], least: 0, grams: 10, proposed: ['lemon', 'lime'] },
    herb: {
      of: ['herb', 'raw', 'ginger'],
      ids: ['mint', 'basil', 'rosemary', 'thyme', 'cucumber', 'ginger'],
      least: 0,
      grams: 5,
      cut: 'slice-thin',
    },
    syrup: { of: ['syrup'], least: 0, grams: 8 },
    bitters: { of: ['bitters'], least: 0 },
    ice: ICE,
  },
  needs: [{ of: ['spirit', 'mixer'], least: 2 }],
  title: {
    en: '[mixer.soda? {spirit} highball|{spirit+mixer#2}]',
    es: '[mixer.soda? Highball {de spirit}|{spirit} con {mixer}]',
    fr: '[mixer.soda? Highball {au spirit}|{spirit} {au mixer}]',
  },
  description: {
    en: '{spirit+mixer} in a tall glass full of ice[, with {all sour+herb#2} for freshness][ and a dash of {bitters}].',
    es: '{spirit+mixer} en vaso alto con mucho hielo[, con el frescor {del sour+herb#2}][ y unas gotas {de bitters}].',
    fr: '{spirit+mixer} dans un grand verre plein de glaçons[, avec la fraîcheur {du sour+herb#2}][ et quelques gouttes {de bitters}].',
  },
  steps: [
    {
      en: 'Fill two tall glasses with {the ice}, pour in {the spirit+syrup+bitters} and stir until the glass is cold, {30 s}.',
      es: 'Llena dos vasos altos con {el ice}, vierte {el spirit+syrup+bitters} y remueve hasta que el vaso se enfríe, {30 s}.',
      fr: 'Remplir deux grands verres avec {le ice}, verser {le spirit+syrup+bitters} et remuer jusqu’à ce que le verre soit froid, {30 s}.',
    },
    {
      en: 'Top up slowly with {the mixer}.[ Finish with {the sour+herb} and stir once.]',
      es: 'Completa despacio con {el mixer}.[ Termina con {el sour+herb} y remueve una vez.]',
      fr: 'Compléter doucement avec {le mixer}.[ Terminer par {le sour+herb} et remuer une fois.]',
    },
  ],
};

const collins: DishTemplate = {
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
    en: 'A tall, sparkling drink of {spirit+sour}, sweetened with {all syrup+plain#1}[ and fresh with {all berry+fresh#2}].',
    es: 'Trago alto y con burbujas {de spirit} y {sour}, endulzado con {syrup+plain#1}[ y refrescado con {berry+fresh#2}].',
    fr: 'Un long verre pétillant, {spirit+sour}, adouci {de syrup+plain#1}[ et rafraîchi {de berry+fresh#2}].',
  },
  steps: [
    {
      en: 'Crush {the berry+fresh} lightly with {the syrup+plain} in two tall glasses.',
      es: 'Machaca ligeramente {el berry+fresh} con {el syrup+plain} en dos vasos altos.',
      fr: 'Piler légèrement {le berry+fresh} avec {le syrup+plain} dans deux grands verres.',
    },
    {
      en: '[berry+fresh? Add {the spirit+sour}|Put {the spirit+syrup+plain+sour} in two tall glasses], fill them with {the ice} and stir until cold, {30 s}.',
      es: '[berry+fresh? Añade {el spirit+sour}|Pon {el spirit+syrup+plain+sour} en dos vasos altos], llena los vasos con {el ice} y remueve hasta que se enfríen, {30 s}.',
      fr: '[berry+fresh? Ajouter {le spirit+sour}|Mettre {le spirit+syrup+plain+sour} dans deux grands verres], remplir les verres {de ice} et remuer jusqu’à ce que le verre soit bien froid, {30 s}.',
    },
    {
      en: 'Top up slowly with {the soda} and stir once, gently.[sour.squeezed?  Finish with a strip of the peel of the squeezed fruit.]',
      es: 'Completa despacio con {el soda} y remueve una sola vez, con suavidad.[sour.squeezed?  Decora con una tira de cáscara de la fruta exprimida.]',
      fr: 'Compléter doucement avec {le soda} et remuer une seule fois, délicatement.[sour.squeezed?  Décorer d’un zeste du fruit pressé.]',
    },
  ],
};

const spritz: DishTemplate = {
  id: 'spritz',
  dishType: 'spritz',
  category: 'Drinks',
  subcategories: STRONG,
  servings: 2,
  families: ['drinks'],
  called: { en: 'spritz', es: 'spritz', fr: 'spritz' },
  slots: {
    bitter: {
      of: ['bitter-liqueur', 'liqueur', 'syrup'],
      but: [...PLAIN_SYRUPS, 'alcohol-free-aperitif', 'grenadine', 'orgeat', 'gomme-syrup'],
      grams: 40,
    },
    wine: {
      of: ['sparkling-wine', 'wine'],
      but: ['red-wine', 'lambrusco', 'cider', 'alcohol-free-wine', 'alcohol-free-sparkling-wine', ...FORTIFIED],
      grams: 90,
    },
    soda: { of: ['soda'], least: 0, or: ['soda-water'], grams: 40 },
    fruit: {
      of: ['orange', 'sour', 'berry', 'stone-fruit', 'raw'],
      but: ['radish', 'cooked-beetroot', ...JUICED],
      least: 0,
      grams: 20,
      cut: 'rounds',
      proposed: ['orange', 'lemon'],
    },
    herb: { of: ['herb'], ids: ['mint', 'basil', 'rosemary', 'thyme'], least: 0, cut: 'whole' },
    ice: ICE,
  },
  needs: [{ of: ['bitter', 'wine'], least: 2 }],
  title: {
    en: '{bitter} spritz[ with {all herb+fruit#1}]',
    es: 'Spritz {de bitter}[ con {herb+fruit#1}]',
    fr: 'Spritz {au bitter}[ et {au herb+fruit#1}]',
  },
  description: {
    en: 'A large glass of {wine+bitter} over ice, [bitter.bitter-liqueur? bitter-sweet|sweet and fragrant][, with {all fruit+herb#1}].',
    es: 'Copa grande y burbujeante {de wine} con {bitter}, [bitter.bitter-liqueur? entre dulce y amarga|dulce y perfumada][, con {fruit+herb#1}].',
    fr: 'Un grand verre pétillant {de wine+bitter}, [bitter.bitter-liqueur? entre doux et amer|doux et parfumé][, avec {du fruit+herb#1}].',
  },
  steps: [
    {
      en: 'Fill two large wine glasses with {the ice} and pour in {the wine}, straight from the fridge, then {the bitter}.',
      es: 'Llena dos copas grandes con {el ice} y vierte {el wine}, directamente de la nevera, y después {el bitter}.',
      fr: 'Remplir deux grands verres à vin avec {le ice}, verser {le wine} au sortir du réfrigérateur, puis {le bitter}.',
    },
    {
      en: '[Top up with {the soda}, stir|Stir] once[ and add {the fruit+herb}].',
      es: '[Completa con {el soda}, remueve|Remueve] una vez[ y añade {el fruit+herb}].',
      fr: '[Compléter avec {le soda}, remuer|Remuer] une fois[ et ajouter {le fruit+herb}].',
    },
  ],
};

const punch: DishTemplate = {
  id: 'punch',
  dishType: 'punch',
  category: 'Drinks',
  subcategories: STRONG,
  servings: 4,
  families: ['drinks'],
  called: { en: 'punch|sangria', es: 'ponche|sangría', fr: 'punch|sangria' },
  slots: {
    base: { of: ['spirit'], but: ['alcohol-free-spirit'], least: 0, grams: 45 },
    wine: {
      of: ['wine', 'sparkling-wine'],
      but: ['alcohol-free-wine', 'alcohol-free-sparkling-wine', ...FORTIFIED],
      least: 0,
      grams: 110,
    },
    juice: { of: ['juice'], but: ['grapefruit-juice', 'unsweetened-cranberry-juice'], most: 2, grams: 120 },
    sour: { of: ['sour'], least: 0, grams: 15, proposed: ['lemon', 'lime'] },
    fruit: {
      of: ['orange', 'berry', 'stone-fruit', 'orchard-fruit', 'tropical-fruit'],
      least: 0,
      most: 2,
      grams: 50,
      cut: 'rounds',
    },
    sweet: { of: ['sugar', 'syrup', 'honey'], or: ['sugar'], grams: 4 },
    spice: { of: ['sweet-spice'], least: 0 },
    fizz: {
      of: ['soda', 'mixer'],
      ids: ['soda-water', 'sparkling-water', 'ginger-ale', 'ginger-beer', 'fizzy-lemonade', 'orange-soda'],
      least: 0,
      grams: 60,
    },
    ice: { ...ICE, grams: 60 },
  },
  needs: [
    { of: ['base', 'wine'], least: 1 },
    { of: ['juice'], least: 1 },
    { of: ['base', 'wine', 'juice', 'sour', 'fruit', 'spice', 'fizz'], least: 3 },
  ],
  title: {
    en: '{base+wine+juice#2} punch',
    es: 'Ponche {de base+wine+juice#2}',
    fr: 'Punch {au base+wine+juice#2}',
  },
  description: {
    en: 'A cold jug of {all base+wine+juice#4}[, with {all fruit#2} steeping in it][, sharp with {all sour}].',
    es: 'Jarra bien fría {de base+wine+juice#4}[, con {fruit#2} en remojo][ y la acidez {del sour}].',
    fr: 'Une grande carafe {de base+wine+juice#4}, bien froide[, avec {du fruit#2}][, relevée {de sour}].',
  },
  steps: [
    {
      en: 'Stir {the base+wine.wine+juice+sour+sweet} in a large jug until the sweetness has dissolved, {2 min}.',
      es: 'Mezcla {el base+wine.wine+juice+sour+sweet} en una jarra grande hasta que todo se disuelva, {2 min}.',
      fr: 'Mélanger {le base+wine.wine+juice+sour+sweet} dans une grande carafe jusqu’à dissolution, {2 min}.',
    },
    {
      en: '[Add {the fruit} and chill|Chill] for {30 min}.',
      es: '[Añade {el fruit} y enfría|Enfría] en la nevera {30 min}.',
      fr: '[Ajouter {le fruit} et mettre|Mettre] au frais {30 min}.',
    },
    {
      en: 'Serve over {the ice}[, topped up with {the wine.sparkling-wine+fizz}].[ Dust with {the spice}.]',
      es: 'Sirve sobre {el ice}[ y completa con {el wine.sparkling-wine+fizz}].[ Espolvorea {el spice} por encima.]',
      fr: 'Servir sur {le ice}[ et allonger avec {le wine.sparkling-wine+fizz}].[ Saupoudrer {de spice}.]',
    },
  ],
};

const smash: DishTemplate = {
  id: 'smash',
  dishType: 'muddled-cocktail',
  category: 'Drinks',
  subcategories: STRONG,
  servings: 2,
  families: ['drinks'],
  called: { en: 'smash|julep|mojito|cooler', es: 'smash|julepe|mojito', fr: 'smash|julep|mojito' },
  slots: {
    spirit: { of: ['spirit'], but: ['alcohol-free-spirit'] },
    herb: { of: ['herb'], ids: ['mint', 'basil'], grams: 4, cut: 'whole' },
    sour: { of: ['sour'], least: 0, grams: 22, proposed: ['lemon', 'lime'] },
    fruit: {
      of: ['berry', 'stone-fruit', 'raw', 'tropical-fruit', 'orange'],
      but: ['radish', 'cooked-beetroot', 'tinned-pineapple', 'tinned-peach', ...COOKED_FRUIT],
      least: 0,
      grams: 40,
    },
    syrup: { of: ['syrup'], least: 0, grams: 22 },
    sweet: { of: ['sugar', 'honey'], or: ['sugar'], unless: ['syrup'], notWith: ['syrup'], grams: 10 },
    fizz: { of: ['soda', 'mixer'], least: 0, grams: 70 },
    ice: ICE,
  },
  needs: [{ of: ['spirit', 'herb', 'sour', 'fruit'], least: 2 }],
  title: {
    en: '{spirit+fruit+herb#3} smash',
    es: 'Smash {de spirit+fruit+herb#3}',
    fr: 'Smash {au spirit+fruit+herb#3}',
  },
  description: {
    en: '{spirit} over ice with crushed {herb+fruit+sour}, lightly sweetened[ with {all syrup+sweet.honey#1}].',
    es: '{spirit} con hielo y aroma {de herb}[, con {fruit+sour#2}], ligeramente dulce[ por {el syrup+sweet.honey#1}].',
    fr: '{spirit} sur glace, au parfum {de herb}[, avec {du fruit+sour#2}], légèrement sucré[, {au syrup+sweet.honey#1}].',
  },
  steps: [
    {
      en: 'Press {the herb+sour+fruit} with {the sweet+syrup} in two tumblers, gently.',
      es: 'Machaca suavemente {el herb+sour+fruit} con {el sweet+syrup} en dos vasos.',
      fr: 'Piler doucement {le herb+sour+fruit} avec {le sweet+syrup} dans deux verres.',
    },
    {
      en: 'Pour in {the spirit}, fill up with {the ice} and stir well, {30 s}.[ Top up with {the fizz} and stir once.]',
      es: 'Vierte {el spirit}, llena los vasos con {el ice} y remueve bien, {30 s}.[ Completa con {el fizz} y remueve una vez.]',
      fr: 'Verser {le spirit}, remplir les verres {de ice} et bien remuer, {30 s}.[ Compléter avec {le fizz} et remuer une fois.]',
    },
  ],
};

export const COCKTAILS: readonly DishTemplate[] = [sour, highball, collins, spritz, punch, smash];
