import { COOKED_FRUIT, PLAIN_SYRUPS } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

const SOFT: DishTemplate['subcategories'] = ['Non-alcoholic'];

const lemonade: DishTemplate = {
  id: 'lemonade',
  dishType: 'lemonade',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 4,
  families: ['drinks'],
  called: { en: 'lemonade|limeade', es: 'limonada', fr: 'citronnade|limonade maison' },
  slots: {
    lemon: { of: ['sour'], ids: ['lemon', 'lemon-juice'], least: 0, grams: 36 },
    lime: { of: ['sour'], ids: ['lime', 'lime-juice'], least: 0, grams: 36, notWith: ['sour'] },
    fruit: {
      of: ['berry', 'tropical-fruit', 'stone-fruit', 'raw'],
      ids: ['berry', 'mango', 'pineapple', 'watermelon', 'melon', 'peach', 'nectarine', 'cucumber', 'cherry', 'kiwi'],
      but: ['grape', ...COOKED_FRUIT],
      least: 0,
      grams: 70,
    },
    orange: { of: ['orange'], least: 0, grams: 60, cut: 'juice' },
    syrup: { of: ['syrup'], but: [...PLAIN_SYRUPS, 'lime-cordial'], least: 0, grams: 34 },
    sweet: { of: ['sugar', 'honey'], or: ['sugar'], unless: ['syrup'], notWith: ['syrup'], grams: 18 },
    water: { of: ['water'], or: ['water'], grams: 190 },
    soda: { of: ['soda'], least: 0, grams: 60 },
    herb: {
      of: ['herb', 'ginger'],
      ids: ['mint', 'basil', 'rosemary', 'thyme', 'ginger'],
      least: 0,
      grams: 3,
      cut: 'slice-thin',
      cuts: { ginger: 'peel-grate' },
    },
    ice: { of: ['ice'], or: ['ice'], least: 0, grams: 60 },
  },
  needs: [
    { of: ['lemon', 'lime'], least: 1 },
    { of: ['lemon', 'lime', 'fruit', 'orange', 'herb', 'soda', 'syrup', 'sweet'], least: 2 },
  ],
  title: {
    en: '[{fruit+orange+syrup+herb#2}|Homemade] [lime? limeade|lemonade]',
    es: 'Limonada[lime?  de lima[ con {fruit+orange+syrup+herb#2}]|[ {de fruit+orange+syrup+herb#2}| casera]]',
    fr: 'Citronnade[lime?  au citron vert[ et {au fruit+orange+syrup+herb#1}]|[ {au fruit+orange+syrup+herb#2}| maison]]',
  },
  description: {
    en: 'This lemonade is as sharp as it is sweet.',
    es: 'Esta limonada es tan ácida como dulce.',
    fr: 'Cette limonade maison est aussi acidulée que douce.',
  },
  steps: [
    {
      en: 'Crush {the fruit.berry,stone-fruit+herb} with {the syrup+sweet} in a large bowl with a wooden spoon until [fruit.berry,stone-fruit? the juice runs|fragrant], {2 min}.',
      es: 'Aplasta {el fruit.berry,stone-fruit+herb} con {el syrup+sweet} en un cuenco grande con una cuchara de madera hasta que [fruit.berry,stone-fruit? salga el jugo|desprenda aroma], {2 min}.',
      fr: 'Écraser {le fruit.berry,stone-fruit+herb} avec {le syrup+sweet} dans un saladier, avec une cuillère en bois, [fruit.berry,stone-fruit? jusqu’à ce que le jus sorte|pour en libérer le parfum], {2 min}.',
    },
    {
      en: 'Blend {the fruit.tropical-fruit,raw} smooth with a little of {the water}, {1 min}, and strain into [herb? the bowl|a jug].',
      es: 'Tritura {el fruit.tropical-fruit,raw} con un poco {de water}, {1 min}, y cuela la mezcla en [herb? el cuenco|una jarra].',
      fr: 'Mixer {le fruit.tropical-fruit,raw} avec un peu {de water}, {1 min}, et filtrer la purée dans [herb? le saladier|une carafe].',
    },
    {
      en: '[fruit.berry,stone-fruit+herb? Add {the lemon+lime+orange}|[fruit? Add {the lemon+lime+orange+syrup+sweet}|Put {the lemon+lime+orange+syrup+sweet} in a jug]] and stir[sweet?  until {the sweet} has dissolved].',
      es: '[fruit.berry,stone-fruit+herb? Añade {el lemon+lime+orange}|[fruit? Añade {el lemon+lime+orange+syrup+sweet}|Pon {el lemon+lime+orange+syrup+sweet} en una jarra]] y remueve[sweet?  hasta que se disuelva {el sweet}].',
      fr: '[fruit.berry,stone-fruit+herb? Ajouter {le lemon+lime+orange}|[fruit? Ajouter {le lemon+lime+orange+syrup+sweet}|Mettre {le lemon+lime+orange+syrup+sweet} dans une carafe]] et remuer[sweet?  jusqu’à dissolution {du sweet}].',
    },
    {
      en: 'Pour in [fruit.tropical-fruit,raw? the rest of ]{the water}, very cold[fruit.berry,stone-fruit+herb? , leave to infuse for {10 min} and strain into a jug]. Serve[ over {the ice}][, topped up with {the soda}].',
      es: 'Añade [fruit.tropical-fruit,raw? el resto {del water}|{el water}], muy fría[fruit.berry,stone-fruit+herb? , deja reposar {10 min} y cuela en una jarra]. Sirve[ sobre {el ice}][ y completa con {el soda}].',
      fr: 'Ajouter [fruit.tropical-fruit,raw? le reste {du water}|{le water}], bien froide[fruit.berry,stone-fruit+herb? , laisser infuser {10 min} et filtrer dans une carafe]. Servir[ sur {le ice}][ et allonger avec {le soda}].',
    },
  ],
};

const icedTea: DishTemplate = {
  id: 'iced-tea',
  dishType: 'iced-tea',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 4,
  families: ['drinks'],
  called: { en: 'iced tea|ice tea', es: 'té helado|té frío', fr: 'thé glacé' },
  slots: {
    tea: { of: ['tea', 'herbal-tea'], but: ['green-tea', 'white-tea', 'jasmine-tea', 'oolong-tea'] },
    water: { of: ['water'], or: ['water'], grams: 200 },
    fruit: {
      of: ['stone-fruit', 'berry', 'tropical-fruit'],
      but: ['grape', 'persimmon', ...COOKED_FRUIT],
      least: 0,
      most: 2,
      grams: 70,
    },
    orange: { of: ['orange'], least: 0, grams: 60, cut: 'juice' },
    sweet: { of: ['sugar', 'honey', 'syrup'], least: 0, or: ['sugar'], grams: 12 },
    sour: { of: ['sour'], least: 0, grams: 15, proposed: ['lemon'], needed: true },
    herb: {
      of: ['herb', 'ginger'],
      ids: ['mint', 'basil', 'rosemary', 'ginger'],
      least: 0,
      grams: 3,
      cut: 'slice-thin',
      proposed: ['mint'],
    },
    ice: { of: ['ice'], least: 0, or: ['ice'], grams: 120 },
  },
  needs: [{ of: ['tea'], least: 1 }],
  title: {
    en: 'Iced {tea}[ with {all fruit+orange+sour+herb#2}]',
    es: '{tea} {=helado tea}[ con {fruit+orange+sour+herb#2}]',
    fr: '{tea} {=glacé tea}[ {au fruit+orange+sour+herb#2}]',
  },
  description: {
    en: 'The tea is brewed strong, because the ice will thin it.',
    es: 'La infusión se hace fuerte, porque el hielo la aligera.',
    fr: 'L’infusion se prépare corsée, car la glace l’allonge.',
  },
  steps: [
    {
      en: 'Bring a third of {the water} to the boil, pour over {the tea+herb} and steep, covered, [tea.tea? {4 min}|{8 min}].',
      es: 'Lleva a ebullición un tercio {del water}, viértela sobre {el tea+herb}, tapa y deja infusionar [tea.tea? {4 min}|{8 min}].',
      fr: 'Porter un tiers {du water} à ébullition, la verser sur {le tea+herb} et laisser infuser à couvert [tea.tea? {4 min}|{8 min}].',
    },
    {
      en: 'Meanwhile, crush {the fruit}[ with {the sweet}] in a jug until the juice runs, {2 min}.',
      es: 'Mientras, aplasta {el fruit}[ con {el sweet}] en una jarra hasta que salga el jugo, {2 min}.',
      fr: 'Pendant ce temps, écraser {le fruit}[ avec {le sweet}] dans une carafe jusqu’à ce que le jus sorte, {2 min}.',
    },
    {
      en: 'Strain the hot tea into [fruit? the|a] jug[fruit? |[, stir in {the sweet} until dissolved]] and leave for {10 min}.',
      es: 'Cuela la infusión caliente en [fruit? la|una] jarra[fruit? |[, añade {el sweet}, remueve para disolver{=lo sweet}]] y deja reposar {10 min}.',
      fr: 'Filtrer l’infusion chaude dans [fruit? la|une] carafe[fruit? |[, ajouter {le sweet}, remuer pour {=le sweet} dissoudre]] et laisser reposer {10 min}.',
    },
    {
      en: 'Add the rest of {the water}, cold from the fridge[, and {the sour+orange}][fruit? , and strain]. Serve[ in tall glasses filled with {the ice}].',
      es: 'Añade el resto {del water}, fría de la nevera[, junto con {el sour+orange}][fruit? , y cuela]. Sirve[ en vasos altos llenos {de ice}].',
      fr: 'Ajouter le reste {du water}, sortie du réfrigérateur[, ainsi que {le sour+orange}][fruit? , puis filtrer]. Servir[ dans de grands verres remplis {de ice}].',
    },
  ],
};

const fruitWater: DishTemplate = {
  id: 'agua-fresca',
  dishType: 'agua-fresca',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 4,
  families: ['drinks'],
  called: { en: 'agua fresca|fruit water', es: 'agua fresca|agua de', fr: 'eau de fruits|agua fresca' },
  slots: {
    fruit: {
      of: ['berry', 'tropical-fruit', 'stone-fruit', 'raw'],
      ids: ['berry', 'mango', 'pineapple', 'watermelon', 'melon', 'peach', 'nectarine', 'papaya', 'kiwi', 'cucumber'],
      but: COOKED_FRUIT,
      least: 0,
      most: 2,
      grams: 110,
      cuts: { raw: 'peel-dice' },
    },
    orange: { of: ['orange'], least: 0, grams: 180, cut: 'juice' },
    sour: { of: ['sour'], least: 0, or: ['lime'], grams: 12 },
    syrup: { of: ['syrup'], but: PLAIN_SYRUPS, least: 0, grams: 16 },
    sweet: { of: ['sugar', 'honey'], or: ['sugar'], unless: ['syrup'], notWith: ['syrup'], grams: 12 },
    water: { of: ['water'], or: ['water'], grams: 160 },
    herb: { of: ['herb'], ids: ['mint', 'basil'], least: 0, cut: 'whole', proposed: ['mint'] },
    ice: { of: ['ice'], least: 0, or: ['ice'], grams: 80 },
  },
  needs: [{ of: ['fruit', 'orange'], least: 1 }],
  notBeside: ['cream', 'biscuit', 'flour', 'pastry', 'yogurt', 'garlic', 'ice-cream'],
  title: {
    en: '{fruit+orange+syrup+herb#2} agua fresca',
    es: 'Agua fresca {de fruit+orange+syrup+herb#2}',
    fr: 'Agua fresca {au fruit+orange+syrup+herb#2}',
  },
  description: {
    en: 'This Mexican drink is lighter than juice and far more cooling.',
    es: 'Esta bebida mexicana es más ligera que un zumo y quita mejor la sed.',
    fr: 'Cette boisson mexicaine est plus légère qu’un jus et désaltère mieux.',
  },
  equipment: [
    {
      en: '[fruit? blender, sieve]',
      es: '[fruit? batidora, colador]',
      fr: '[fruit? blender, passoire fine]',
    },
  ],
  steps: [
    {
      en: '[fruit? Blend {the fruit+orange+sour}|Stir {the orange+sour} in a jug] with {the sweet+syrup} and half of {the water}[fruit?  until smooth| until dissolved], {2 min}.',
      es: '[fruit? Tritura {el fruit+orange+sour}|Mezcla {el orange+sour} en una jarra] con {el sweet+syrup} y la mitad {del water}[fruit? , hasta que no queden trozos| hasta que se disuelva], {2 min}.',
      fr: '[fruit? Mixer {le fruit+orange+sour}|Mélanger {le orange+sour} dans une carafe] avec {le sweet+syrup} et la moitié {du water}[fruit? , jusqu’à obtenir une texture lisse| jusqu’à dissolution], {2 min}.',
    },
    {
      en: '[fruit? Strain into a jug through a fine sieve, pressing with a spoon, and top|Top] up with the rest of {the water}, very cold, {3 min}. Stir, taste and add a little more {sweet+syrup} if it is sharp.',
      es: '[fruit? Cuela la mezcla en una jarra con un colador fino, apretando con una cuchara, y complétala|Completa la mezcla] con el resto {del water}, muy fría, {3 min}. Remueve, prueba y añade un poco más {de sweet+syrup} si queda ácida.',
      fr: '[fruit? Filtrer le tout dans une carafe, à travers une passoire fine, en pressant avec une cuillère, puis compléter|Compléter] avec le reste {du water}, bien froide, {3 min}. Remuer, goûter et ajouter un peu plus {de sweet+syrup} si la boisson est trop acide.',
    },
    {
      en: 'Serve[ over {the ice}].[ Rub {the herb} between your hands and add to the glasses.]',
      es: 'Sirve[ sobre {el ice}].[ Frota {el herb} entre las manos y añáde{=lo herb} a los vasos.]',
      fr: 'Servir[ sur {le ice}].[ Froisser {le herb} entre les paumes et {=l’ herb}ajouter dans les verres.]',
    },
  ],
};

const cooler: DishTemplate = {
  id: 'cooler',
  dishType: 'mocktail',
  category: 'Drinks',
  subcategories: SOFT,
  servings: 2,
  families: ['drinks'],
  called: { en: 'mocktail|cooler|fizz', es: 'mocktail|cóctel sin alcohol', fr: 'mocktail|cocktail sans alcool' },
  slots: {
    juice: { of: ['juice'], most: 2, grams: 110 },
    fizz: { of: ['soda', 'mixer'], but: ['cola', 'orange-soda'], or: ['soda-water'], grams: 80 },
    sour: { of: ['sour'], least: 0, grams: 9, proposed: ['lime', 'lemon'], needed: true },
    syrup: { of: ['syrup', 'honey'], least: 0, grams: 12, proposed: ['honey'], proposedWithout: ['mixer'] },
    fruit: {
      of: ['berry', 'stone-fruit', 'tropical-fruit', 'raw'],
      ids: [
        'berry',
        'peach',
        'nectarine',
        'apricot',
        'plum',
        'mango',
        'pineapple',
        'kiwi',
        'melon',
        'watermelon',
        'cucumber',
      ],
      but: COOKED_FRUIT,
      least: 0,
      grams: 45,
    },
    herb: {
      of: ['herb', 'ginger'],
      ids: ['mint', 'basil', 'rosemary', 'thyme', 'ginger'],
      least: 0,
      cut: 'slice-thin',
    },
    ice: { of: ['ice'], or: ['ice'], least: 0, grams: 100 },
  },
  needs: [
    { of: ['juice'], least: 1 },
    { of: ['juice', 'sour', 'syrup', 'fruit', 'herb', 'fizz'], least: 2 },
  ],
  title: {
    en: '{juice+fruit+herb+sour#2} fizz',
    es: 'Refresco {de juice+fruit+herb+sour#2}',
    fr: 'Pétillant {au juice+fruit+herb+sour#2}',
  },
  description: {
    en: 'This long drink has fizz and no alcohol.',
    es: 'Este trago largo lleva burbujas y nada de alcohol.',
    fr: 'Ce grand verre pétille et ne contient pas d’alcool.',
  },
  steps: [
    {
      en: 'Crush {the fruit+herb}[ with {the syrup}] in two tall glasses until [fruit? the juice runs|fragrant].',
      es: 'Aplasta {el fruit+herb}[ con {el syrup}] en dos vasos altos hasta que [fruit? salga el jugo|desprenda aroma].',
      fr: 'Écraser {le fruit+herb}[ avec {le syrup}] au fond de deux grands verres [fruit? jusqu’à ce que le jus sorte|pour en libérer le parfum].',
    },
    {
      en: '[fruit+herb? Pour in {the juice+sour} and stir|Stir {the juice+sour+syrup} in two tall glasses[syrup?  until {the syrup} has dissolved]][, then fill with {the ice}], {30 s}.',
      es: '[fruit+herb? Vierte {el juice+sour} y remueve|Remueve {el juice+sour+syrup} en dos vasos altos[syrup?  hasta que se disuelva {el syrup}]][; después llena los vasos con {el ice}], {30 s}.',
      fr: '[fruit+herb? Verser {le juice+sour} et remuer|Remuer {le juice+sour+syrup} dans deux grands verres[syrup?  jusqu’à dissolution {du syrup}]][, puis remplir les verres {de ice}], {30 s}.',
    },
    {
      en: 'Top up with {the fizz} and drink while it fizzes.',
      es: 'Completa con {el fizz} y bebe mientras haya burbujas.',
      fr: 'Compléter avec {le fizz} et boire tant que ça pétille.',
    },
  ],
};

export const COLD_DRINKS: readonly DishTemplate[] = [lemonade, icedTea, fruitWater, cooler];
