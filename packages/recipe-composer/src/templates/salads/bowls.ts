import type { CookingKind } from '@larder/food/ingredients/cooking';
import { COLD_OIL, FOR_LIQUIDS, GARLIC_IF_THERE, HERBS, NUTS, SALT } from '../common-slots.ts';
import type { DishTemplate, TextTemplate } from '../dish-template.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';

const BOILED_BASE: TextTemplate = {
  en: 'Cook {the base.rice,grain} in plenty of boiling salted water for {simmer base.rice,grain}[, with {the protein.egg} in the pot for the last {7 min within}], drain and cover.',
  es: 'Cuece {el base.rice,grain} en abundante agua hirviendo con sal {simmer base.rice,grain}[, con {el protein.egg} en la olla los últimos {7 min within}], escúrre{=lo base.rice,grain} y tápa{=lo base.rice,grain}.',
  fr: 'Cuire {le base.rice,grain} {simmer base.rice,grain} dans un grand volume d’eau bouillante salée[, en ajoutant {le protein.egg} {7 min within} avant la fin], {=l’ base.rice,grain}égoutter et {=le base.rice,grain} couvrir.',
};

const SOAKED_COUSCOUS: TextTemplate = {
  en: 'Pour the same volume of boiling salted water over {the base.couscous}, cover for {5 min} and loosen with a fork.',
  es: 'Vierte el mismo volumen de agua hirviendo con sal sobre {el base.couscous}, tápa{=lo base.couscous} {5 min} y suélta{=lo base.couscous} con un tenedor.',
  fr: 'Verser le même volume d’eau bouillante salée sur {le base.couscous}, {=le base.couscous} couvrir {5 min} et {=l’ base.couscous}égrener à la fourchette.',
};

/** A bowl with one kind of base, in the flavour families that go with it. */
const bowlOver = (
  id: string,
  base: { of: readonly CookingKind[]; named: readonly string[] },
  families: DishTemplate['families'],
  cooking: readonly TextTemplate[],
): DishTemplate => ({
  id,
  dishType: 'bowl',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 2,
  families,
  called: { en: 'bowl|buddha bowl|rice bowl|poke', es: 'bol|bowl|poke', fr: 'bol|bowl|buddha bowl' },
  slots: {
    base,
    protein: {
      of: [
        'fish-fillet',
        'poultry',
        'tofu',
        'prawn',
        'frying-cheese',
        'tender-meat',
        'mince',
        'pulse',
        'egg',
        'cooked-meat',
        'smoked-fish',
        'tinned-fish',
      ],
      but: ['crab', 'sardine', 'herring', 'kidney-bean', 'white-bean', 'butter-bean'],
    },
    cooked: {
      of: ['root', 'firm', 'tender', 'mushroom', 'leafy'],
      but: [
        'celery',
        'beetroot',
        'turnip',
        'swede',
        'salsify',
        'chicory',
        'brussels-sprout',
        'red-cabbage',
        'plantain',
      ],
      least: 0,
      most: 2,
      grams: 130,
    },
    fresh: {
      of: ['avocado', 'raw', 'tomato', 'salad-leaf', 'spring-onion', 'tropical-fruit'],
      least: 0,
      most: 2,
      grams: 90,
      proposed: ['cucumber', 'cherry-tomato'],
      needed: true,
    },
    onion: { of: ['onion'], ids: ['red-onion', 'shallot'], least: 0, grams: 15, cut: 'slice-thin' },
    sauce: {
      of: ['tahini', 'yogurt', 'pesto', 'hot-sauce', 'mayonnaise', 'nut-butter', 'salsa', 'miso'],
      least: 0,
      but: ['mexican-crema', 'buttermilk', 'almond-butter', 'hazelnut-butter'],
      most: 2,
      proposed: ['tahini', 'sriracha', 'yogurt', 'soya-yogurt', 'salsa'],
      needed: true,
    },
    spice: { of: ['spice', 'soy'], but: FOR_LIQUIDS, least: 0, or: ['@spice'] },
    garlic: GARLIC_IF_THERE,
    lime: { of: ['sour', 'vinegar'], least: 0 },
    nut: NUTS,
    herb: HERBS,
    oil: { ...COLD_OIL, grams: 8 },
    salt: { ...SALT, grams: 0.75 },
  },
  needs: [{ of: ['cooked', 'fresh'], least: 1 }],
  title: {
    en: '{protein+cooked+fresh#2} {base} bowl',
    es: 'Bol {de base} con {protein+cooked+fresh#2}',
    fr: 'Bol {de base} {au protein+cooked+fresh#2}',
  },
  description: {
    en: 'Hot {all base} {=soaks base} up {the sauce+spice.soy+lime#2}, and {the protein+cooked+fresh#2} {=makes protein+cooked+fresh#2} a full meal of it.',
    es: '{el base} caliente {=toma base} el sabor {del sauce+spice.soy+lime#2}, y {el protein+cooked+fresh#2} {=hace protein+cooked+fresh#2} una comida completa.',
    fr: 'Bien chaud, {le base} {=prend base} le goût {du sauce+spice.soy+lime#2}, et {le protein+cooked+fresh#2} en {=fait protein+cooked+fresh#2} un repas complet.',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: '[base.rice,grain? |Boil {the protein.egg} in a small pan of boiling water for {7 min}, cool under the tap, peel and halve, {3 min}.]',
      es: '[base.rice,grain? |Cuece {el protein.egg} {7 min} en un cazo de agua hirviendo, enfría{=lo protein.egg} bajo el grifo, péla{=lo protein.egg} y córta{=lo protein.egg} por la mitad, {3 min}.]',
      fr: '[base.rice,grain? |Cuire {le protein.egg} {7 min} dans une petite casserole d’eau bouillante, {=le protein.egg} rafraîchir, {=l’ protein.egg}écaler et {=le protein.egg} couper en deux, {3 min}.]',
    },
    ...cooking,
    {
      en: '[Meanwhile, heat {the oil} in a frying pan and brown {the protein.slow}[cooked?  with half of {the salt}] over a medium-high heat, {fry protein.slow 5}[cooked? . Lift out].[[ Put {the cooked.hard} into the same pan with a splash of water, cover and cook over a medium heat until tender, {fry cooked.hard less 3}.[ Uncover, add {the cooked.tender,mushroom} and cook until lightly browned, {fry cooked.tender,mushroom 5}.| Uncover and cook until lightly browned, {3 min}.]| Cook {the cooked.tender,mushroom} in the same pan until [cooked.heated? hot|[cooked.tender,mushroom? lightly browned|browned]], {fry cooked.tender,mushroom 5}.]][ Add {the cooked.leafy} by the handful and stir until the water has gone, {4 min}.]|[Meanwhile, heat {the oil} in a frying pan, add {the cooked.hard} with a splash of water, cover and cook over a medium-high heat until tender, {fry cooked.hard less 3}.[ Uncover, add {the cooked.tender,mushroom} and cook until lightly browned, {fry cooked.tender,mushroom 5}.| Uncover and cook until lightly browned, {3 min}.][ Add {the cooked.leafy} by the handful and stir until the water has gone, {4 min}.][ Turn the heat to medium, add {the protein.fish-fillet,prawn,pulse,cooked-meat} and cook until [protein.fish-fillet? opaque and just firm|[protein.prawn? opaque right through|[protein.cooked-meat? steaming hot|[protein.fish-fillet,prawn,pulse,cooked-meat? hot through|hot]]]], [protein.fish-fillet? {5 min}|{fry protein.fish-fillet,prawn,pulse,cooked-meat 4}].]|[Meanwhile, heat {the oil} in a frying pan and cook {the cooked.tender,mushroom} over a medium-high heat until [cooked.heated? hot|[cooked.tender,mushroom? lightly browned|browned]], {fry cooked.tender,mushroom 5}.[ Add {the cooked.leafy} by the handful and stir until the water has gone, {4 min}.][ Turn the heat to medium, add {the protein.fish-fillet,prawn,pulse,cooked-meat} and cook until [protein.fish-fillet? opaque and just firm|[protein.prawn? opaque right through|[protein.cooked-meat? steaming hot|[protein.fish-fillet,prawn,pulse,cooked-meat? hot through|hot]]]], [protein.fish-fillet? {5 min}|{fry protein.fish-fillet,prawn,pulse,cooked-meat 4}].]|[Meanwhile, heat {the oil} in a frying pan, add {the cooked.leafy} by the handful and stir over a medium-high heat until the water has gone, {4 min}.[ Turn the heat to medium, add {the protein.fish-fillet,prawn,pulse,cooked-meat} and cook until [protein.fish-fillet? opaque and just firm|[protein.prawn? opaque right through|[protein.cooked-meat? steaming hot|[protein.fish-fillet,prawn,pulse,cooked-meat? hot through|hot]]]], [protein.fish-fillet? {5 min}|{fry protein.fish-fillet,prawn,pulse,cooked-meat 4}].]|Meanwhile, heat {the oil} in a frying pan and cook {the protein.fish-fillet,prawn,pulse,cooked-meat} over a medium heat until [protein.fish-fillet? opaque and just firm|[protein.prawn? opaque right through|[protein.cooked-meat? steaming hot|[protein.fish-fillet,prawn,pulse,cooked-meat? hot through|hot]]]], [protein.fish-fillet? {5 min}|{fry protein.fish-fillet,prawn,pulse,cooked-meat 4}].]]]][ Stir in {the garlic+spice.spice,dried-herb} for {1 min}.] Season with [protein.slow? [cooked? the rest of {the salt}|{the salt}]|{the salt}].',
      es: '[Mientras, calienta {el oil} en una sartén y dora {el protein.slow}[cooked?  con la mitad {del salt}] a fuego medio alto, {fry protein.slow 5}[cooked? . Resérva{=lo protein.slow}].[[ Pon {el cooked.hard} en la misma sartén con un chorrito de agua, tapa y cocina a fuego medio hasta que {=tierno cooked.hard}, {fry cooked.hard less 3}.[ Destapa, añade {el cooked.tender,mushroom} y cocina hasta que {=dorado cooked.tender,mushroom}, {fry cooked.tender,mushroom 5}.| Destapa y cocina hasta que {=dorado cooked.hard}, {3 min}.]| Saltea {el cooked.tender,mushroom} en la misma sartén hasta que [cooked.heated? {=caliente cooked.tender,mushroom}|{=dorado cooked.tender,mushroom}], {fry cooked.tender,mushroom 5}.]][ Añade {el cooked.leafy} a puñados y remueve hasta que no quede agua, {4 min}.]|[Mientras, calienta {el oil} en una sartén, añade {el cooked.hard} con un chorrito de agua, tapa y cocina a fuego medio alto hasta que {=tierno cooked.hard}, {fry cooked.hard less 3}.[ Destapa, añade {el cooked.tender,mushroom} y cocina hasta que {=dorado cooked.tender,mushroom}, {fry cooked.tender,mushroom 5}.| Destapa y cocina hasta que {=dorado cooked.hard}, {3 min}.][ Añade {el cooked.leafy} a puñados y remueve hasta que no quede agua, {4 min}.][ Pon el fuego medio, añade {el protein.fish-fillet,prawn,pulse,cooked-meat} y cocina hasta que [protein.fish-fillet? el pescado esté opaco y apenas firme|[protein.prawn? la carne esté opaca|[protein.cooked-meat? {=caliente protein.cooked-meat} y humee|{=caliente protein.fish-fillet,prawn,pulse,cooked-meat}]]], [protein.fish-fillet? {5 min}|{fry protein.fish-fillet,prawn,pulse,cooked-meat 4}].]|[Mientras, calienta {el oil} en una sartén y saltea {el cooked.tender,mushroom} a fuego medio alto hasta que [cooked.heated? {=caliente cooked.tender,mushroom}|{=dorado cooked.tender,mushroom}], {fry cooked.tender,mushroom 5}.[ Añade {el cooked.leafy} a puñados y remueve hasta que no quede agua, {4 min}.][ Pon el fuego medio, añade {el protein.fish-fillet,prawn,pulse,cooked-meat} y cocina hasta que [protein.fish-fillet? el pescado esté opaco y apenas firme|[protein.prawn? la carne esté opaca|[protein.cooked-meat? {=caliente protein.cooked-meat} y humee|{=caliente protein.fish-fillet,prawn,pulse,cooked-meat}]]], [protein.fish-fillet? {5 min}|{fry protein.fish-fillet,prawn,pulse,cooked-meat 4}].]|[Mientras, calienta {el oil} en una sartén, añade {el cooked.leafy} a puñados y remueve a fuego medio alto hasta que no quede agua, {4 min}.[ Pon el fuego medio, añade {el protein.fish-fillet,prawn,pulse,cooked-meat} y cocina hasta que [protein.fish-fillet? el pescado esté opaco y apenas firme|[protein.prawn? la carne esté opaca|[protein.cooked-meat? {=caliente protein.cooked-meat} y humee|{=caliente protein.fish-fillet,prawn,pulse,cooked-meat}]]], [protein.fish-fillet? {5 min}|{fry protein.fish-fillet,prawn,pulse,cooked-meat 4}].]|Mientras, calienta {el oil} en una sartén y cocina {el protein.fish-fillet,prawn,pulse,cooked-meat} a fuego medio hasta que [protein.fish-fillet? el pescado esté opaco y apenas firme|[protein.prawn? la carne esté opaca|[protein.cooked-meat? {=caliente protein.cooked-meat} y humee|{=caliente protein.fish-fillet,prawn,pulse,cooked-meat}]]], [protein.fish-fillet? {5 min}|{fry protein.fish-fillet,prawn,pulse,cooked-meat 4}].]]]][ Añade {el garlic+spice.spice,dried-herb} y remueve {1 min}.] Sazona con [protein.slow? [cooked? el resto {del salt}|{el salt}]|{el salt}].',
      fr: '[Pendant ce temps, chauffer {le oil} dans une poêle et faire dorer {le protein.slow}[cooked?  avec la moitié {du salt}] à feu assez vif, {fry protein.slow 5}[cooked? . Réserver {le protein.slow}].[[ Mettre {le cooked.hard} dans la même poêle avec un filet d’eau, couvrir et cuire à feu moyen jusqu’à ce {=tendre cooked.hard}, {fry cooked.hard less 3}.[ Découvrir, ajouter {le cooked.tender,mushroom} et cuire jusqu’à ce {=doré cooked.tender,mushroom}, {fry cooked.tender,mushroom 5}.| Découvrir et cuire jusqu’à ce {=doré cooked.hard}, {3 min}.]| Faire sauter {le cooked.tender,mushroom} dans la même poêle jusqu’à ce [cooked.heated? que l’ensemble soit bien chaud|{=doré cooked.tender,mushroom}], {fry cooked.tender,mushroom 5}.]][ Ajouter {le cooked.leafy} par poignées et remuer jusqu’à évaporation de l’eau, {4 min}.]|[Pendant ce temps, chauffer {le oil} dans une poêle, ajouter {le cooked.hard} avec un filet d’eau, couvrir et cuire à feu assez vif jusqu’à ce {=tendre cooked.hard}, {fry cooked.hard less 3}.[ Découvrir, ajouter {le cooked.tender,mushroom} et cuire jusqu’à ce {=doré cooked.tender,mushroom}, {fry cooked.tender,mushroom 5}.| Découvrir et cuire jusqu’à ce {=doré cooked.hard}, {3 min}.][ Ajouter {le cooked.leafy} par poignées et remuer jusqu’à évaporation de l’eau, {4 min}.][ Baisser à feu moyen, ajouter {le protein.fish-fillet,prawn,pulse,cooked-meat} et cuire jusqu’à ce que [protein.fish-fillet? la chair soit opaque et juste ferme|[protein.prawn? la chair soit opaque|[protein.cooked-meat? l’ensemble soit fumant|[protein.fish-fillet,prawn,pulse,cooked-meat? l’ensemble soit bien chaud|ce soit chaud]]]], [protein.fish-fillet? {5 min}|{fry protein.fish-fillet,prawn,pulse,cooked-meat 4}].]|[Pendant ce temps, chauffer {le oil} dans une poêle et faire sauter {le cooked.tender,mushroom} à feu assez vif jusqu’à ce [cooked.heated? que l’ensemble soit bien chaud|{=doré cooked.tender,mushroom}], {fry cooked.tender,mushroom 5}.[ Ajouter {le cooked.leafy} par poignées et remuer jusqu’à évaporation de l’eau, {4 min}.][ Baisser à feu moyen, ajouter {le protein.fish-fillet,prawn,pulse,cooked-meat} et cuire jusqu’à ce que [protein.fish-fillet? la chair soit opaque et juste ferme|[protein.prawn? la chair soit opaque|[protein.cooked-meat? l’ensemble soit fumant|[protein.fish-fillet,prawn,pulse,cooked-meat? l’ensemble soit bien chaud|ce soit chaud]]]], [protein.fish-fillet? {5 min}|{fry protein.fish-fillet,prawn,pulse,cooked-meat 4}].]|[Pendant ce temps, chauffer {le oil} dans une poêle, ajouter {le cooked.leafy} par poignées et remuer à feu assez vif jusqu’à évaporation de l’eau, {4 min}.[ Baisser à feu moyen, ajouter {le protein.fish-fillet,prawn,pulse,cooked-meat} et cuire jusqu’à ce que [protein.fish-fillet? la chair soit opaque et juste ferme|[protein.prawn? la chair soit opaque|[protein.cooked-meat? l’ensemble soit fumant|[protein.fish-fillet,prawn,pulse,cooked-meat? l’ensemble soit bien chaud|ce soit chaud]]]], [protein.fish-fillet? {5 min}|{fry protein.fish-fillet,prawn,pulse,cooked-meat 4}].]|Pendant ce temps, chauffer {le oil} dans une poêle et cuire {le protein.fish-fillet,prawn,pulse,cooked-meat} à feu moyen jusqu’à ce que [protein.fish-fillet? la chair soit opaque et juste ferme|[protein.prawn? la chair soit opaque|[protein.cooked-meat? l’ensemble soit fumant|[protein.fish-fillet,prawn,pulse,cooked-meat? l’ensemble soit bien chaud|ce soit chaud]]]], [protein.fish-fillet? {5 min}|{fry protein.fish-fillet,prawn,pulse,cooked-meat 4}].]]]][ Ajouter {le garlic+spice.spice,dried-herb} et remuer {1 min}.] Assaisonner avec [protein.slow? [cooked? le reste {du salt}|{le salt}]|{le salt}].',
    },
    {
      en: '[base.rice,grain? [Cool {the protein.egg} briefly under the tap, peel and halve, {3 min}. ]]Fill two bowls with {the base} and arrange {the protein+cooked+fresh+onion} on top, {3 min}.',
      es: '[base.rice,grain? [Enfría un momento {el protein.egg} bajo el grifo, péla{=lo protein.egg} y córta{=lo protein.egg} por la mitad, {3 min}. ]]Llena dos cuencos con {el base} y dispón encima {el protein+cooked+fresh+onion}, {3 min}.',
      fr: '[base.rice,grain? [Rafraîchir un instant {le protein.egg}, {=l’ protein.egg}écaler et {=le protein.egg} couper en deux, {3 min}. ]]Remplir deux bols {de base} et disposer {le protein+cooked+fresh+onion} par-dessus, {3 min}.',
    },
    {
      en: '[protein.slow+protein.fish-fillet,prawn,pulse,cooked-meat+cooked? |Trickle over {the oil} and sprinkle with {the salt+garlic+spice.spice,dried-herb}.]',
      es: '[protein.slow+protein.fish-fillet,prawn,pulse,cooked-meat+cooked? |Riega con {el oil} y espolvorea con {el salt+garlic+spice.spice,dried-herb}.]',
      fr: '[protein.slow+protein.fish-fillet,prawn,pulse,cooked-meat+cooked? |Arroser avec {le oil} et parsemer {de salt+garlic+spice.spice,dried-herb}.]',
    },
    {
      en: '[sauce.tahini,nut-butter,miso? Stir {the sauce+spice.soy+lime} with two tablespoons of hot water until smooth and spoon over. |[Spoon over {the spice.soy+sauce+lime}. ]][Finish with {the nut+herb}.]',
      es: '[sauce.tahini,nut-butter,miso? Deslíe {el sauce+spice.soy+lime} con dos cucharadas de agua caliente y reparte la salsa por encima. |[Aliña con {el spice.soy+sauce+lime}. ]][Termina con {el nut+herb}.]',
      fr: '[sauce.tahini,nut-butter,miso? Délayer {le sauce+spice.soy+lime} avec deux cuillerées à soupe d’eau chaude et en napper le tout. |[Assaisonner avec {le spice.soy+sauce+lime}. ]][Terminer par {le nut+herb}.]',
    },
  ],
});

const REHEATED_BASE: TextTemplate = {
  en: 'Warm {the base.cooked-rice} in a covered pan with a splash of water until steaming hot, {4 min}.',
  es: 'Calienta {el base.cooked-rice} en un cazo tapado con un chorrito de agua hasta que humee, {4 min}.',
  fr: 'Réchauffer {le base.cooked-rice} dans une casserole couverte avec un filet d’eau jusqu’à ce que la vapeur monte, {4 min}.',
};
const riceBowl = bowlOver(
  'bowl',
  { of: ['rice', 'cooked-rice'], named: ['long-grain-rice'] },
  ['eastern', 'mexican', 'indian', 'middle-eastern', 'mediterranean'],
  [BOILED_BASE, REHEATED_BASE],
);
const grainBowl: DishTemplate = {
  ...bowlOver(
    'grain-bowl',
    { of: ['grain', 'couscous'], named: ['quinoa'] },
    ['middle-eastern', 'mediterranean', 'mexican', 'indian'],
    [BOILED_BASE, SOAKED_COUSCOUS],
  ),
  description: {
    en: '{the base}, with its nutty taste, {=goes base} well with {all protein+cooked+fresh#2}, and {the sauce+lime+spice#1} {=ties sauce+lime+spice#1} the bowl together.',
    es: 'El sabor a cereal {del base} acompaña muy bien {al protein+cooked+fresh#2}, y {el sauce+lime+spice#1} lo {=une sauce+lime+spice#1} todo.',
    fr: 'Le goût de céréale {du base} va bien {au protein+cooked+fresh#2}, et {le sauce+lime+spice#1} {=lie sauce+lime+spice#1} le tout.',
  },
};

export const BOWLS: readonly DishTemplate[] = [riceBowl, grainBowl];
