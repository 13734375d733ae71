import { BUTTER_OR_OIL, GARLIC_IF_THERE, HERBS, PEPPER, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

const COOKED = 'onion+veg';

/** Buckwheat pancakes that are filled and folded in the pan. */
export const FILLED_GALETTE: DishTemplate = {
  id: 'filled-galette',
  dishType: 'quesadilla',
  category: 'Meals',
  subcategories: ['Lunch', 'Dinner', 'Breakfast'],
  servings: 2,
  families: ['northern'],
  called: {
    en: 'galette|galettes|buckwheat pancakes',
    es: 'galette|galettes|crepes saladas',
    fr: 'galette|galettes|galette complète',
  },
  slots: {
    galette: { of: ['galette'], named: ['buckwheat-galette'], grams: 80 },
    ham: { of: ['ham', 'bacon', 'cooked-meat'], least: 0, grams: 45 },
    smoked: { of: ['smoked-fish'], least: 0, grams: 45, notWith: ['ham', 'bacon', 'cooked-meat'] },
    onion: { of: ['onion', 'spring-onion'], least: 0, grams: 25 },
    veg: {
      of: ['mushroom', 'leafy', 'tomato', 'tender'],
      ids: ['mushroom', 'spinach', 'tomato', 'leek', 'courgette', 'sweet-pepper'],
      least: 0,
      most: 2,
      grams: 90,
      cuts: { tender: 'small-dice', tomato: 'small-dice' },
    },
    garlic: { ...GARLIC_IF_THERE, only: ['veg'] },
    cheese: {
      of: ['melting-cheese', 'crumbly-cheese', 'soft-cheese'],
      least: 0,
      grams: 40,
      notWith: ['smoked-fish'],
      proposed: ['emmental', 'gruyere', 'vegan-cheese'],
      needed: true,
    },
    egg: { of: ['egg'], least: 0, grams: 50, notWith: ['smoked-fish'] },
    cream: { of: ['cream'], least: 0, grams: 20, only: ['smoked', 'veg'] },
    herb: HERBS,
    leaf: { of: ['salad-leaf'], least: 0, grams: 25 },
    fat: { ...BUTTER_OR_OIL, or: ['butter', '@oil'], grams: 10 },
    salt: { ...SALT, asNeeded: true },
    pepper: PEPPER,
  },
  needs: [{ of: ['ham', 'smoked', 'veg', 'cheese', 'egg'], least: 1 }],
  knownAs: [
    {
      of: { ham: ['ham', 'cooked-ham'], cheese: ['emmental', 'gruyere', 'comte', 'cheese'], egg: ['egg'] },
      without: ['veg', 'smoked'],
      title: { en: 'Galette complète', es: 'Galette complète', fr: 'Galette complète' },
    },
  ],
  title: {
    en: 'Galettes with {all ham+smoked+veg+cheese+egg#3}',
    es: 'Galettes con {ham+smoked+veg+cheese+egg#3}',
    fr: 'Galettes {au ham+smoked+veg+cheese+egg#3}',
  },
  description: {
    en: 'The galette crackles at the edges and stays soft under its filling.',
    es: 'La galette cruje por los bordes y sigue tierna bajo el relleno.',
    fr: 'La galette craque sur les bords et reste tendre sous sa garniture.',
  },
  steps: [
    {
      en: `Heat half of {the fat} in a wide frying pan over a medium heat and cook {the ${COOKED}}, stirring, until tender and no liquid is left, {fry ${COOKED} 5}.[ Stir in {the garlic} for {30 s}.][ Stir in {the cream}.] Tip into a bowl and wipe the pan.`,
      es: `Calienta la mitad {del fat} en una sartén ancha a fuego medio y saltea {el ${COOKED}}, removiendo, hasta que {=tierno ${COOKED}} y no quede agua, {fry ${COOKED} 5}.[ Añade {el garlic} y remueve {30 s}.][ Incorpora {el cream}.] Pasa todo a un cuenco y limpia la sartén.`,
      fr: `Chauffer la moitié {du fat} dans une grande poêle à feu moyen et y faire revenir {le ${COOKED}} en remuant, jusqu’à ce {=tendre ${COOKED}}, toute l’eau évaporée, {fry ${COOKED} 5}.[ Ajouter {le garlic} et remuer {30 s}.][ Incorporer {le cream}.] Réserver dans un bol et essuyer la poêle.`,
    },
    {
      en: `Fill {the galette} one at a time: melt [${COOKED}? half of what is left of {the fat}|half of {the fat}] in [${COOKED}? the pan|a wide frying pan] over a medium heat and lay in the first.[ Break one of {the egg} into the middle and spread the white with a spoon.] [cheese? Scatter half of {the cheese+ham+veg+onion} over it, cover and cook until [egg? the white is set and ]the cheese melts, {4 min}|[Scatter half of {the ham+veg+onion} over it and cook|Leave] until the edges are crisp, {3 min}].`,
      es: `Rellena {el galette} de una en una: funde [${COOKED}? la mitad {del fat} que queda|la mitad {del fat}] en [${COOKED}? la sartén|una sartén ancha] a fuego medio y pon la primera.[ Casca en el centro uno {del egg} y extiende la clara con una cuchara.] [cheese? Reparte por encima la mitad {del cheese+ham+veg+onion}, tapa y deja hasta que [egg? cuaje la clara y ]se funda el queso, {4 min}|[Reparte por encima la mitad {del ham+veg+onion} y deja|Deja] hasta que los bordes estén crujientes, {3 min}].`,
      fr: `Garnir {le galette} une par une : faire fondre [${COOKED}? la moitié de ce qui reste {de fat}|la moitié {du fat}] dans [${COOKED}? la poêle|une grande poêle] à feu moyen et y poser la première.[ Casser au centre l’un {du egg} et étaler le blanc à la cuillère.] [cheese? Répartir par-dessus la moitié {du cheese+ham+veg+onion}, couvrir et cuire jusqu’à ce que [egg? le blanc soit pris et que ]le fromage fonde, {4 min}|[Répartir par-dessus la moitié {du ham+veg+onion} et laisser|Laisser] jusqu’à ce que les bords croustillent, {3 min}].`,
    },
    {
      en: `[Lay half of [${COOKED}? {the smoked}|{the smoked+cream}] on top, fold|Fold] in the four sides[egg? , leaving the yolk in sight], [salt? season with {the salt+pepper}|add {the pepper}] and slide onto a plate. Make the other in the same way with the rest, {5 min}.[ Scatter with {the herb}.] Serve hot[, with {the leaf}].`,
      es: `[Pon encima la mitad [${COOKED}? {del smoked}|{del smoked+cream}] y dobla|Dobla] los cuatro lados hacia dentro[egg? , con la yema a la vista], [salt? sazona con {el salt+pepper}|añade {el pepper}] y pásala a un plato. Haz la otra igual con el resto, {5 min}.[ Reparte {el herb} por encima.] Sirve caliente[, con {el leaf}].`,
      fr: `[Poser dessus la moitié [${COOKED}? {du smoked}|{du smoked+cream}], rabattre|Rabattre] les quatre bords[egg? , le jaune bien visible], [salt? assaisonner avec {le salt+pepper}|ajouter {le pepper}] et faire glisser sur une assiette. Faire la seconde de la même façon avec le reste, {5 min}.[ Parsemer {de herb}.] Servir chaud[, avec {le leaf}].`,
    },
  ],
};
