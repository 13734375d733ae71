import type { CookingKind } from '@larder/food/ingredients/cooking';
import { COLD_OIL, FOR_LIQUIDS, GARLIC_IF_THERE, HERBS, NUTS_IF_THERE, SALT } from '../common-slots.ts';
import type { DishTemplate, TextTemplate } from '../dish-template.ts';
import { COOKING_OF_RICE } from '../side-steps.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';

const BOILED_BASE: TextTemplate = {
  en: 'Meanwhile, bring a pan of salted water to the boil, {8 min}, cook {the base.grain} in it, {simmer base.grain} in all[, with {the protein.egg} in the pot for the last {7 min within}], [protein.egg? lift out {the protein.egg}, drain {the base.grain}|drain] and keep warm under a lid.',
  es: 'Mientras tanto, pon a hervir una olla de agua con sal, {8 min}, cuece en ella {el base.grain} {simmer base.grain}[, con {el protein.egg} los últimos {7 min within}], [protein.egg? saca {el protein.egg}, escurre {el base.grain}|escúrre{=lo base.grain}] y tápa{=lo base.grain}.',
  fr: 'Pendant ce temps, porter une casserole d’eau salée à ébullition, {8 min}, y cuire {le base.grain} {simmer base.grain}[, en ajoutant {le protein.egg} {7 min within} avant la fin], [protein.egg? retirer {le protein.egg}, égoutter {le base.grain}|{=l’ base.grain}égoutter] et {=le base.grain} garder au chaud à couvert.',
};

const SOAKED_COUSCOUS: TextTemplate = {
  en: 'Meanwhile, pour the same volume of boiling salted water over {the base.couscous}, cover for {5 min} and loosen with a fork.',
  es: 'Mientras tanto, vierte el mismo volumen de agua hirviendo con sal sobre {el base.couscous}, tápa{=lo base.couscous} {5 min} y suélta{=lo base.couscous} con un tenedor.',
  fr: 'Pendant ce temps, verser le même volume d’eau bouillante salée sur {le base.couscous}, {=le base.couscous} couvrir {5 min} et {=l’ base.couscous}égrener à la fourchette.',
};

/** Meat and tofu take up half of a thin sauce; thick ones would stick. */
const glazed = (words: string, otherwise: string) =>
  `[sauce.tahini,nut-butter,miso,yogurt,mayonnaise? ${otherwise}|[soy? ${words}|${otherwise}]]`;
const GLAZED: TextTemplate = {
  en: glazed('with half of the sauce and toss', 'to warm through'),
  es: glazed('con la mitad de la salsa y dale unas vueltas', 'y calienta'),
  fr: glazed('avec la moitié de la sauce et mélanger', 'et laisser chauffer'),
};
const GLAZED_ALONE: TextTemplate = {
  en: `[cooked? |${glazed(' Pour in half of the sauce and toss, {1 min}.', '')}]`,
  es: `[cooked? |${glazed(' Vierte la mitad de la salsa y dale unas vueltas, {1 min}.', '')}]`,
  fr: `[cooked? |${glazed(' Verser la moitié de la sauce et mélanger, {1 min}.', '')}]`,
};

/** Meat and tofu are browned with their spices before the vegetables. */
const BROWNED: TextTemplate = {
  en: `[Toss {the protein.tofu} in {the starch}, heat|Heat] [cooked? half of {the oil}|{the oil}] in a frying pan and brown {the protein.slow} with [cooked? half of {the salt}|{the salt}] over a medium-high heat, {fry protein.slow 5}.[ Stir in {the garlic+spice.spice,dried-herb} for {1 min}[cooked?  and lift out].|[cooked?  Lift out.]]${GLAZED_ALONE.en}`,
  es: `[Reboza {el protein.tofu} en {el starch}, calienta|Calienta] [cooked? la mitad {del oil}|{el oil}] en una sartén y dora {el protein.slow} con [cooked? la mitad {del salt}|{el salt}] a fuego medio alto, {fry protein.slow 5}.[ Añade {el garlic+spice.spice,dried-herb}[cooked? ,| y] remueve {1 min}[cooked?  y reserva {el protein.slow}].|[cooked?  Reserva {el protein.slow}.]]${GLAZED_ALONE.es}`,
  fr: `[Enrober {le protein.tofu} {de starch}, chauffer|Chauffer] [cooked? la moitié {du oil}|{le oil}] dans une poêle et faire dorer {le protein.slow} avec [cooked? la moitié {du salt}|{le salt}] à feu assez vif, {fry protein.slow 5}.[ Ajouter {le garlic+spice.spice,dried-herb}[cooked? ,| et] remuer {1 min}[cooked?  et réserver {le protein.slow}].|[cooked?  Réserver {le protein.slow}.]]${GLAZED_ALONE.fr}`,
};

/** Vegetables, then what was browned; fish and prawns come last, apart, and pulses are only heated. */
const TOPPING: TextTemplate = {
  en: `[protein.slow? [cooked? [Put [cooked.root? {the cooked.root}|{the cooked.firm}] into the same pan with the rest of {the oil}, a splash of water and the rest of {the salt}, cover and cook over a medium heat[cooked.root? [cooked.firm? , {fry cooked.root less 7}; add {the cooked.firm}, cover again and cook]] until tender, [cooked.root? [cooked.firm? {4 min}|{fry cooked.root less 5}]|{fry cooked.firm less 3}].[ Uncover, add {the cooked.tender,mushroom} and cook until lightly browned, {fry cooked.tender,mushroom 5}.| Uncover and cook until lightly browned, {3 min}.]|[Heat the rest of {the oil} in the same pan and cook {the cooked.tender,mushroom} with the rest of {the salt} until [cooked.heated? hot|lightly browned], {fry cooked.tender,mushroom 5}.|Heat the rest of {the oil} in the same pan, add {the cooked.leafy} with the rest of {the salt} by the handful and stir until the water has gone, {4 min}.]][cooked.hard+cooked.tender,mushroom? [ Add {the cooked.leafy} by the handful and stir until the water has gone, {4 min}.]] Return {the protein.slow} to the pan ${GLAZED.en}, {1 min}.]|[cooked? Heat [protein.fish-fillet,prawn? half of {the oil}|{the oil}] in a frying pan[, add [cooked.root? {the cooked.root}|{the cooked.firm}] with a splash of water and [protein.fish-fillet,prawn? half of {the salt}|{the salt}], cover and cook over a medium-high heat[cooked.root? [cooked.firm? , {fry cooked.root less 7}; add {the cooked.firm}, cover again and cook]] until tender, [cooked.root? [cooked.firm? {4 min}|{fry cooked.root less 5}]|{fry cooked.firm less 3}].[ Uncover, add {the cooked.tender,mushroom} and cook until lightly browned, {fry cooked.tender,mushroom 5}.| Uncover and cook until lightly browned, {3 min}.]|[ and cook {the cooked.tender,mushroom} with [protein.fish-fillet,prawn? half of {the salt}|{the salt}] over a medium-high heat until [cooked.heated? hot|lightly browned], {fry cooked.tender,mushroom 5}.|.]][ Add {the cooked.leafy}[cooked.hard+cooked.tender,mushroom? | with [protein.fish-fillet,prawn? half of {the salt}|{the salt}]] by the handful and stir until the water has gone, {4 min}.][ Stir in {the garlic+spice.spice,dried-herb} for {1 min}.][ Lift out {the cooked} onto a plate and cover. Dry {the protein.fish-fillet,prawn}, season with the rest of {the salt} and fry in the rest of {the oil} in the same pan, turning once, until [protein.fish-fillet? opaque and just firm, {4 min}|opaque right through, {fry protein.prawn 4}].|[ Add {the protein.pulse,cooked-meat}[protein.pulse?  with three tablespoons of water] and cook until [protein.cooked-meat? steaming hot|hot and glossy], {fry protein.pulse,cooked-meat 4}.]]|[Dry {the protein.fish-fillet,prawn}, season with {the salt+spice.spice,dried-herb} and fry in {the oil} in a frying pan over a [protein.fish-fillet+spice.spice,dried-herb? medium|medium-high] heat, turning once, until [protein.fish-fillet? opaque and just firm, {4 min}|opaque right through, {fry protein.prawn 4}].[ Off the heat, stir {the garlic} into the oil in the pan and spoon that over {the protein.fish-fillet,prawn}, {1 min}.]|Heat {the oil} in a frying pan over a medium heat[, stir in {the garlic+spice.spice,dried-herb} for {1 min}], add {the protein.pulse,cooked-meat} with {the salt}[protein.pulse?  and three tablespoons of water] and cook until [protein.cooked-meat? steaming hot|hot and glossy], {fry protein.pulse,cooked-meat 4}.]]]`,
  es: `[protein.slow? [cooked? [Pon [cooked.root? {el cooked.root}|{el cooked.firm}] en la misma sartén con el resto {del oil}, un chorrito de agua y el resto {del salt}, tapa y cocina a fuego medio[cooked.root? [cooked.firm?  {fry cooked.root less 7}; añade {el cooked.firm}, tapa de nuevo y cocina]] hasta que {=tierno cooked.hard}, [cooked.root? [cooked.firm? {4 min}|{fry cooked.root less 5}]|{fry cooked.firm less 3}].[ Destapa, añade {el cooked.tender,mushroom} y cocina hasta que {=dorado cooked.tender,mushroom}, {fry cooked.tender,mushroom 5}.| Destapa y cocina hasta que {=dorado cooked.hard}, {3 min}.]|[Calienta el resto {del oil} en la misma sartén y saltea {el cooked.tender,mushroom} con el resto {del salt} hasta que [cooked.heated? {=caliente cooked.tender,mushroom}|{=dorado cooked.tender,mushroom}], {fry cooked.tender,mushroom 5}.|Calienta el resto {del oil} en la misma sartén, añade {el cooked.leafy} a puñados, con el resto {del salt}, y remueve hasta que no quede agua, {4 min}.]][cooked.hard+cooked.tender,mushroom? [ Añade {el cooked.leafy} a puñados y remueve hasta que no quede agua, {4 min}.]] Devuelve {el protein.slow} a la sartén ${GLAZED.es}, {1 min}.]|[cooked? Calienta [protein.fish-fillet,prawn? la mitad {del oil}|{el oil}] en una sartén[, añade [cooked.root? {el cooked.root}|{el cooked.firm}] con un chorrito de agua y [protein.fish-fillet,prawn? la mitad {del salt}|{el salt}], tapa y cocina a fuego medio alto[cooked.root? [cooked.firm?  {fry cooked.root less 7}; añade {el cooked.firm}, tapa de nuevo y cocina]] hasta que {=tierno cooked.hard}, [cooked.root? [cooked.firm? {4 min}|{fry cooked.root less 5}]|{fry cooked.firm less 3}].[ Destapa, añade {el cooked.tender,mushroom} y cocina hasta que {=dorado cooked.tender,mushroom}, {fry cooked.tender,mushroom 5}.| Destapa y cocina hasta que {=dorado cooked.hard}, {3 min}.]|[ y saltea {el cooked.tender,mushroom} con [protein.fish-fillet,prawn? la mitad {del salt}|{el salt}] a fuego medio alto hasta que [cooked.heated? {=caliente cooked.tender,mushroom}|{=dorado cooked.tender,mushroom}], {fry cooked.tender,mushroom 5}.|.]][ Añade {el cooked.leafy} a puñados[cooked.hard+cooked.tender,mushroom? |, con [protein.fish-fillet,prawn? la mitad {del salt}|{el salt}],] y remueve hasta que no quede agua, {4 min}.][ Añade {el garlic+spice.spice,dried-herb} y remueve {1 min}.][ Pasa {el cooked} a un plato y tápa{=lo cooked}. Seca {el protein.fish-fillet,prawn}, sazóna{=lo protein.fish-fillet,prawn} con el resto {del salt} y fríe{=lo protein.fish-fillet,prawn} en el resto {del oil}, en la misma sartén, con una sola vuelta, hasta que [protein.fish-fillet? el centro quede opaco y apenas firme, {4 min}|el centro deje de verse translúcido, {fry protein.prawn 4}].|[ Añade {el protein.pulse,cooked-meat}[protein.pulse?  con tres cucharadas de agua] y cocina hasta que [protein.cooked-meat? {=caliente protein.cooked-meat} y humee|{=caliente protein.pulse,cooked-meat}], {fry protein.pulse,cooked-meat 4}.]]|[Seca {el protein.fish-fillet,prawn}, sazóna{=lo protein.fish-fillet,prawn} con {el salt+spice.spice,dried-herb} y fríe{=lo protein.fish-fillet,prawn} en {el oil} en una sartén a fuego [protein.fish-fillet+spice.spice,dried-herb? medio|medio alto], con una sola vuelta, hasta que [protein.fish-fillet? el centro quede opaco y apenas firme, {4 min}|el centro deje de verse translúcido, {fry protein.prawn 4}].[ Fuera del fuego, mezcla {el garlic} con el aceite de la sartén y riega con él {el protein.fish-fillet,prawn}, {1 min}.]|Calienta {el oil} en una sartén a fuego medio[, remueve en ella {el garlic+spice.spice,dried-herb} {1 min}], añade {el protein.pulse,cooked-meat} con {el salt}[protein.pulse?  y tres cucharadas de agua] y cocina hasta que [protein.cooked-meat? {=caliente protein.cooked-meat} y humee|{=caliente protein.pulse,cooked-meat}], {fry protein.pulse,cooked-meat 4}.]]]`,
  fr: `[protein.slow? [cooked? [Mettre [cooked.root? {le cooked.root}|{le cooked.firm}] dans la même poêle avec le reste {du oil}, un filet d’eau et le reste {du salt}, couvrir et cuire à feu moyen[cooked.root? [cooked.firm? , {fry cooked.root less 7} ; ajouter {le cooked.firm}, couvrir de nouveau et cuire]] jusqu’à ce {=tendre cooked.hard}, [cooked.root? [cooked.firm? {4 min}|{fry cooked.root less 5}]|{fry cooked.firm less 3}].[ Découvrir, ajouter {le cooked.tender,mushroom} et cuire jusqu’à ce {=doré cooked.tender,mushroom}, {fry cooked.tender,mushroom 5}.| Découvrir et cuire jusqu’à ce {=doré cooked.hard}, {3 min}.]|[Chauffer le reste {du oil} dans la même poêle et faire sauter {le cooked.tender,mushroom} avec le reste {du salt} jusqu’à ce [cooked.heated? {=bien-chaud cooked.tender,mushroom}|{=doré cooked.tender,mushroom}], {fry cooked.tender,mushroom 5}.|Chauffer le reste {du oil} dans la même poêle, ajouter {le cooked.leafy} par poignées avec le reste {du salt} et remuer jusqu’à évaporation de l’eau, {4 min}.]][cooked.hard+cooked.tender,mushroom? [ Ajouter {le cooked.leafy} par poignées et remuer jusqu’à évaporation de l’eau, {4 min}.]] Remettre {le protein.slow} dans la poêle ${GLAZED.fr}, {1 min}.]|[cooked? Chauffer [protein.fish-fillet,prawn? la moitié {du oil}|{le oil}] dans une poêle[, ajouter [cooked.root? {le cooked.root}|{le cooked.firm}] avec un filet d’eau et [protein.fish-fillet,prawn? la moitié {du salt}|{le salt}], couvrir et cuire à feu assez vif[cooked.root? [cooked.firm? , {fry cooked.root less 7} ; ajouter {le cooked.firm}, couvrir de nouveau et cuire]] jusqu’à ce {=tendre cooked.hard}, [cooked.root? [cooked.firm? {4 min}|{fry cooked.root less 5}]|{fry cooked.firm less 3}].[ Découvrir, ajouter {le cooked.tender,mushroom} et cuire jusqu’à ce {=doré cooked.tender,mushroom}, {fry cooked.tender,mushroom 5}.| Découvrir et cuire jusqu’à ce {=doré cooked.hard}, {3 min}.]|[ et faire sauter {le cooked.tender,mushroom} avec [protein.fish-fillet,prawn? la moitié {du salt}|{le salt}] à feu assez vif jusqu’à ce [cooked.heated? {=bien-chaud cooked.tender,mushroom}|{=doré cooked.tender,mushroom}], {fry cooked.tender,mushroom 5}.|.]][ Ajouter {le cooked.leafy} par poignées[cooked.hard+cooked.tender,mushroom? | avec [protein.fish-fillet,prawn? la moitié {du salt}|{le salt}]] et remuer jusqu’à évaporation de l’eau, {4 min}.][ Ajouter {le garlic+spice.spice,dried-herb} et remuer {1 min}.][ Réserver {le cooked} à couvert. Sécher {le protein.fish-fillet,prawn}, {=l’ protein.fish-fillet,prawn}assaisonner avec le reste {du salt} et {=le protein.fish-fillet,prawn} cuire dans le reste {du oil}, dans la même poêle, en {=le protein.fish-fillet,prawn} retournant une fois, jusqu’à ce que [protein.fish-fillet? la chair soit opaque et juste ferme, {4 min}|le cœur ne soit plus translucide, {fry protein.prawn 4}].|[ Ajouter {le protein.pulse,cooked-meat}[protein.pulse?  avec trois cuillerées à soupe d’eau] et cuire jusqu’à ce {=bien-chaud protein.pulse,cooked-meat}[protein.cooked-meat?  et que la vapeur s’en échappe], {fry protein.pulse,cooked-meat 4}.]]|[Sécher {le protein.fish-fillet,prawn}, {=l’ protein.fish-fillet,prawn}assaisonner avec {le salt+spice.spice,dried-herb} et {=le protein.fish-fillet,prawn} cuire dans {le oil} dans une poêle à feu [protein.fish-fillet+spice.spice,dried-herb? moyen|assez vif], en {=le protein.fish-fillet,prawn} retournant une fois, jusqu’à ce que [protein.fish-fillet? la chair soit opaque et juste ferme, {4 min}|le cœur ne soit plus translucide, {fry protein.prawn 4}].[ Hors du feu, mêler {le garlic} à l’huile de la poêle et en arroser {le protein.fish-fillet,prawn}, {1 min}.]|Chauffer {le oil} dans une poêle à feu moyen[, y remuer {le garlic+spice.spice,dried-herb} {1 min}], ajouter {le protein.pulse,cooked-meat} avec {le salt}[protein.pulse?  et trois cuillerées à soupe d’eau] et cuire jusqu’à ce {=bien-chaud protein.pulse,cooked-meat}[protein.cooked-meat?  et que la vapeur s’en échappe], {fry protein.pulse,cooked-meat 4}.]]]`,
};

/** Thin, sharp or salty sauces. */
const THIN_SAUCES: readonly string[] = ['soy-sauce', 'gluten-free-soy-sauce', 'coconut-aminos', 'sriracha'];

/** What is rounded off with something sweet: those, and pastes that are flat beside vinegar alone. */
const SWEETENED: readonly string[] = [...THIN_SAUCES, 'peanut-butter', 'cashew-butter', 'almond-butter', 'miso'];

/** What a bowl is dressed with in all flavour families. */
const SAUCES: readonly CookingKind[] = ['tahini', 'yogurt', 'pesto', 'hot-sauce', 'mayonnaise', 'nut-butter', 'miso'];

const EGGS_APART: TextTemplate = {
  en: 'Boil {the protein.egg} in a small pan of boiling water for {7 min} and cool under the tap; peel and halve, {3 min}.',
  es: 'Cuece {el protein.egg} {7 min} en un cazo de agua hirviendo y enfría{=lo protein.egg} bajo el grifo; péla{=lo protein.egg} y córta{=lo protein.egg} por la mitad, {3 min}.',
  fr: 'Cuire {le protein.egg} {7 min} dans une petite casserole d’eau bouillante, puis {=le protein.egg} rafraîchir ; {=l’ protein.egg}écaler et {=le protein.egg} couper en deux, {3 min}.',
};
const FILLING: TextTemplate = {
  en: 'Fill two bowls with {the base} and arrange {the protein+cooked+fruit+fresh+crisp+leaf+onion} on top, {2 min}.[soy? |[ Season {the fresh.avocado,raw,tomato+crisp} with a pinch of salt.]]',
  es: 'Llena dos cuencos con {el base} y dispón encima {el protein+cooked+fruit+fresh+crisp+leaf+onion}, {2 min}.[soy? |[ Sazona {el fresh.avocado,raw,tomato+crisp} con una pizca de sal.]]',
  fr: 'Remplir deux bols {de base} et disposer {le protein+cooked+fruit+fresh+crisp+leaf+onion} par-dessus, {2 min}.[soy? |[ Assaisonner {le fresh.avocado,raw,tomato+crisp} d’une pincée de sel.]]',
};
/** Eggs are boiled in the pot of a grain, and else in a pan of their own. */
const EGGS_WITH_GRAIN = {
  apart: [
    {
      en: `[base.grain? |${EGGS_APART.en}]`,
      es: `[base.grain? |${EGGS_APART.es}]`,
      fr: `[base.grain? |${EGGS_APART.fr}]`,
    },
  ],
  filling: {
    en: `[base.grain? [Cool {the protein.egg} briefly under the tap, peel and halve, {3 min}. ]]${FILLING.en}`,
    es: `[base.grain? [Enfría un momento {el protein.egg} bajo el grifo, péla{=lo protein.egg} y córta{=lo protein.egg} por la mitad, {3 min}. ]]${FILLING.es}`,
    fr: `[base.grain? [Rafraîchir un instant {le protein.egg}, {=l’ protein.egg}écaler et {=le protein.egg} couper en deux, {3 min}. ]]${FILLING.fr}`,
  },
};

/** A bowl with one kind of base, in the flavour families that go with it. */
const bowlOver = (
  id: string,
  base: { of: readonly CookingKind[]; named: readonly string[] },
  families: DishTemplate['families'],
  cooking: readonly TextTemplate[],
  eggs: { apart: readonly TextTemplate[]; filling: TextTemplate },
  soaking: readonly TextTemplate[] = [],
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
      cuts: { root: 'peel-sticks' },
    },
    fresh: {
      of: ['avocado', 'raw', 'tomato', 'spring-onion'],
      least: 0,
      most: 2,
      grams: 110,
      cuts: { tomato: 'wedges', raw: 'slice-thin' },
      proposed: ['cucumber', 'cherry-tomato'],
      needed: true,
    },
    fruit: {
      of: ['tropical-fruit'],
      ids: ['mango', 'pineapple', 'papaya'],
      least: 0,
      grams: 70,
      notWith: ['egg', 'smoked-fish', 'tinned-fish'],
    },
    leaf: { of: ['salad-leaf'], least: 0, grams: 30 },
    cheese: { of: ['crumbly-cheese'], ids: ['feta'], least: 0, grams: 30, cut: 'crumble' },
    /** Beside avocado alone. */
    crisp: {
      of: ['raw'],
      ids: ['cucumber', 'radish'],
      least: 0,
      grams: 60,
      cut: 'slice-thin',
      proposed: ['cucumber'],
      needed: true,
      proposedWithout: ['raw', 'tomato', 'salad-leaf', 'root', 'firm', 'tender', 'mushroom', 'leafy'],
    },
    onion: { of: ['onion'], ids: ['red-onion', 'shallot'], least: 0, grams: 15, cut: 'slice-thin' },
    /** Clashes with soy sauce. */
    salsa: {
      of: ['salsa'],
      least: 0,
      families: ['mexican'],
      proposed: ['salsa'],
      needed: true,
      proposedWithout: SAUCES,
    },
    sauce: {
      of: SAUCES,
      least: 0,
      but: ['mexican-crema', 'buttermilk', 'almond-butter', 'hazelnut-butter'],
      most: 2,
      proposed: ['tahini', 'sriracha', 'yogurt', 'soya-yogurt'],
      needed: true,
      proposedWithout: ['salsa'],
    },
    soy: {
      of: ['soy'],
      least: 0,
      grams: 16,
      families: ['eastern'],
      or: ['soy-sauce', 'gluten-free-soy-sauce', 'coconut-aminos'],
    },
    spice: { of: ['spice'], but: FOR_LIQUIDS, least: 0, unless: ['soy'], or: ['@spice'] },
    garlic: {
      ...GARLIC_IF_THERE,
      proposed: ['garlic'],
      needed: true,
      proposedWithout: ['egg', 'smoked-fish', 'tinned-fish'],
    },
    lime: { of: ['sour', 'vinegar'], least: 0 },
    sesame: { of: ['sesame-oil'], least: 0, alongside: THIN_SAUCES, proposed: ['toasted-sesame-oil'], grams: 2 },
    /** Warms a sauce of peanut butter or soy sauce. */
    ginger: {
      of: ['ginger'],
      least: 0,
      families: ['eastern'],
      alongside: SWEETENED,
      proposed: ['ginger'],
      grams: 3,
      cut: 'grate',
    },
    /** Rounds off salt and sharpness. */
    sweet: {
      of: ['sugar', 'honey'],
      least: 0,
      alongside: SWEETENED,
      or: ['sugar'],
      proposed: ['sugar'],
      needed: true,
      grams: 2,
    },
    nut: NUTS_IF_THERE,
    herb: HERBS,
    /** Gives tofu a crust. */
    starch: { of: ['starch'], least: 0, alongside: ['tofu'], proposed: ['cornflour'], grams: 5 },
    oil: { ...COLD_OIL, grams: 14 },
    salt: { ...SALT, grams: 0.75 },
  },
  needs: [{ of: ['cooked', 'fresh', 'fruit', 'leaf'], least: 1 }],
  title: {
    en: '[cooked? {protein+cooked+cheese+fruit+fresh.avocado#3}|{protein+cheese+fruit+fresh+leaf#3}] {base} bowl',
    es: 'Bol {de base} con [cooked? {protein+cooked+cheese+fruit+fresh.avocado#3}|{protein+cheese+fruit+fresh+leaf#3}]',
    fr: 'Bol {de base} [cooked? {au protein+cooked+cheese+fruit+fresh.avocado#3}|{au protein+cheese+fruit+fresh+leaf#3}]',
  },
  description: {
    en: '[sesame? {the sesame} {=gives sesame} the plain rice a toasted scent|[lime? {the lime} {=brightens lime} the mild, warm rice|[garlic? {the garlic} {=scents garlic} what the pan brings to the rice|[fresh+crisp+leaf? Hot and cold meet in this bowl, under a good dressing|The rice takes up the seasoning of all that lies on it]]]].',
    es: '[sesame? {el sesame} {=da sesame} al arroz un aroma tostado|[lime? {el lime} {=aviva lime} el arroz templado|[garlic? {el garlic} {=perfuma garlic} lo que la sartén pone sobre el arroz|[fresh+crisp+leaf? Este bol junta lo caliente y lo fresco en cada bocado|El arroz recoge el aliño de lo que lleva encima]]]].',
    fr: '[sesame? {le sesame} {=donne sesame} au riz un parfum de grillé|[lime? {le lime} {=réveille lime} le riz encore chaud|[garlic? {le garlic} {=parfume garlic} ce que la poêle pose sur le riz|[fresh+crisp+leaf? Ce bol réunit le chaud et le frais à chaque bouchée|Le riz recueille l’assaisonnement de tout ce qu’il porte]]]].',
  },
  steps: [
    TOASTING_OF_NUTS,
    ...eggs.apart,
    ...cooking,
    {
      en: '[sauce.tahini,nut-butter,miso? For the sauce, stir {the sauce+salsa+soy+sesame+sweet+ginger+lime} with a tablespoon of hot water[sauce.miso+soy? | and a pinch of salt] until smooth.|[sauce.yogurt? For the sauce, stir {the sauce+salsa+soy+sesame+sweet+ginger+lime} with a pinch of salt.|[sauce+salsa? [soy+lime? For the sauce, stir together {the soy+sesame+sweet+ginger+sauce+salsa+lime}[soy+salsa? |, with a pinch of salt,] in a small bowl.|]|[soy? For the sauce, stir together {the soy+sesame+sweet+ginger+lime} in a small bowl.|]]]]',
      es: '[sauce.tahini,nut-butter,miso? Para la salsa, deslíe {el sauce+salsa+soy+sesame+sweet+ginger+lime} con una cucharada de agua caliente[sauce.miso+soy? | y una pizca de sal].|[sauce.yogurt? Para la salsa, mezcla {el sauce+salsa+soy+sesame+sweet+ginger+lime} con una pizca de sal.|[sauce+salsa? [soy+lime? Para la salsa, mezcla en un cuenco pequeño {el soy+sesame+sweet+ginger+sauce+salsa+lime}[soy+salsa? | con una pizca de sal].|]|[soy? Para la salsa, mezcla en un cuenco pequeño {el soy+sesame+sweet+ginger+lime}.|]]]]',
      fr: '[sauce.tahini,nut-butter,miso? Pour la sauce, délayer {le sauce+salsa+soy+sesame+sweet+ginger+lime} avec une cuillerée à soupe d’eau chaude[sauce.miso+soy? | et une pincée de sel].|[sauce.yogurt? Pour la sauce, mélanger {le sauce+salsa+soy+sesame+sweet+ginger+lime} avec une pincée de sel.|[sauce+salsa? [soy+lime? Pour la sauce, mélanger {le soy+sesame+sweet+ginger+sauce+salsa+lime}[soy+salsa? |, avec une pincée de sel,] dans un petit bol.|]|[soy? Pour la sauce, mélanger {le soy+sesame+sweet+ginger+lime} dans un petit bol.|]]]]',
    },
    BROWNED,
    TOPPING,
    ...soaking,
    {
      en: '[protein.slow+protein.fish-fillet,prawn,pulse,cooked-meat+cooked? |Stir {the oil+salt+garlic+spice.spice,dried-herb} into {the base}, {1 min}.]',
      es: '[protein.slow+protein.fish-fillet,prawn,pulse,cooked-meat+cooked? |Mezcla {el base} con {el oil+salt+garlic+spice.spice,dried-herb}, {1 min}.]',
      fr: '[protein.slow+protein.fish-fillet,prawn,pulse,cooked-meat+cooked? |Mélanger {le base} avec {le oil+salt+garlic+spice.spice,dried-herb}, {1 min}.]',
    },
    eggs.filling,
    {
      en: '[sauce.tahini,nut-butter,miso,yogurt? Spoon the sauce over. |[sauce+salsa? [soy+lime? Spoon the sauce over. |Spoon over {the sauce+salsa}. ]|[soy? Spoon the sauce over. |[Spoon over {the lime+sesame+sweet+ginger}, stirred together. ]]]][Finish with {the cheese+nut+herb}.]',
      es: '[sauce.tahini,nut-butter,miso,yogurt? Aliña con la salsa. |[sauce+salsa? [soy+lime? Aliña con la salsa. |Reparte por encima {el sauce+salsa}. ]|[soy? Aliña con la salsa. |[Riega con {el lime+sesame+sweet+ginger}. ]]]][Termina con {el cheese+nut+herb}.]',
      fr: '[sauce.tahini,nut-butter,miso,yogurt? Napper le tout avec la sauce. |[sauce+salsa? [soy+lime? Arroser le tout avec la sauce. |Assaisonner avec {le sauce+salsa}. ]|[soy? Arroser le tout avec la sauce. |[Arroser {de lime+sesame+sweet+ginger}. ]]]][Terminer par {le cheese+nut+herb}.]',
    },
  ],
});

/** Rice, raw or cooked, in a pan of its own. */
const COOKING_OF_BASE: readonly TextTemplate[] = COOKING_OF_RICE.map(({ en, es, fr }) => ({
  en: en.replaceAll('side.', 'base.'),
  es: es.replaceAll('side.', 'base.'),
  fr: fr.replaceAll('side.', 'base.'),
}));
const riceBowl = bowlOver(
  'bowl',
  { of: ['rice', 'cooked-rice'], named: ['long-grain-rice'] },
  ['eastern', 'mexican', 'indian', 'middle-eastern', 'mediterranean'],
  COOKING_OF_BASE,
  { apart: [EGGS_APART], filling: FILLING },
);
const grainBowl: DishTemplate = {
  ...bowlOver(
    'grain-bowl',
    { of: ['grain', 'couscous'], named: ['quinoa'] },
    ['middle-eastern', 'mediterranean', 'mexican', 'indian'],
    [BOILED_BASE],
    EGGS_WITH_GRAIN,
    [SOAKED_COUSCOUS],
  ),
  description: {
    en: '[sesame? {the sesame} {=gives sesame} the plain grains a toasted scent|[lime? {the lime} {=brightens lime} the mild, warm grains|[garlic? {the garlic} {=scents garlic} what the pan brings to the grains|The grain is cooked until tender but keeps a little bite under the dressing]]].',
    es: '[sesame? {el sesame} {=da sesame} al grano un aroma tostado|[lime? {el lime} {=aviva lime} el grano templado|[garlic? {el garlic} {=perfuma garlic} lo que la sartén pone sobre el grano|El grano queda tierno, con algo de mordida, bajo el aliño]]].',
    fr: '[sesame? {le sesame} {=donne sesame} au grain un parfum de grillé|[lime? {le lime} {=réveille lime} le grain encore chaud|[garlic? {le garlic} {=parfume garlic} ce que la poêle pose sur le grain|Le grain est tendre et garde un peu de mâche sous la sauce]]].',
  },
};

export const BOWLS: readonly DishTemplate[] = [riceBowl, grainBowl];
