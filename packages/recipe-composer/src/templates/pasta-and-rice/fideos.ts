import {
  COOKED_VEGETABLES,
  GARLIC,
  HERBS,
  LEMON,
  NO_WINE_FOR_SAUCES,
  OIL,
  ONION,
  SALT,
  TOMATO_OF_STEWS,
  WINE,
} from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { NO_PASTA_BEANS, NO_PASTA_VEGETABLES } from './pasta-parts.ts';

/** Thin noodles toasted and cooked in the stock that they drink, as they are in Spain. */
export const FIDEOS: DishTemplate = {
  id: 'fideos',
  dishType: 'short-pasta',
  category: 'Meals',
  subcategories: ['Lunch', 'Dinner'],
  servings: 4,
  families: ['mediterranean'],
  called: {
    en: 'fideua|toasted vermicelli',
    es: 'fideos a la cazuela|fideos guisados|fideuá',
    fr: 'fideuà|vermicelles mijotés',
  },
  slots: {
    fideo: { of: ['pasta'], ids: ['fideo'], named: ['fideo'], grams: 75 },
    meat: {
      of: ['poultry', 'sausage', 'tender-meat', 'bacon'],
      but: ['frankfurter', 'lamb', 'salami', 'mortadella'],
      least: 0,
      grams: 80,
    },
    fish: { of: ['prawn', 'fish-fillet'], but: ['sardine', 'crab', 'cooked-prawn'], least: 0, most: 2, grams: 90 },
    pulse: { of: ['pulse'], but: NO_PASTA_BEANS, least: 0, grams: 60 },
    veg: {
      of: COOKED_VEGETABLES,
      but: [...NO_PASTA_VEGETABLES, 'brussels-sprout', 'radish', 'tomato'],
      least: 0,
      most: 3,
      grams: 75,
      cuts: { root: 'small-dice' },
    },
    onion: ONION,
    tomato: { ...TOMATO_OF_STEWS, grams: 50 },
    garlic: GARLIC,
    wine: { ...WINE, but: ['red-wine', 'rose-wine', ...NO_WINE_FOR_SAUCES], grams: 25 },
    spice: {
      of: ['spice'],
      ids: ['paprika', 'smoked-paprika', 'saffron'],
      least: 0,
      most: 2,
      proposed: ['paprika'],
      needed: true,
    },
    stock: { of: ['stock'], or: ['@stock'], grams: 240 },
    lemon: { ...LEMON, pairedIn: [] },
    herb: { ...HERBS, proposed: ['parsley'], needed: true },
    oil: { ...OIL, grams: 10.5 },
    salt: SALT,
  },
  needs: [
    { of: ['meat', 'fish', 'pulse', 'veg'], least: 1 },
    { of: ['meat', 'fish', 'pulse', 'veg', 'tomato', 'onion', 'spice', 'lemon', 'herb', 'wine', 'garlic'], least: 2 },
  ],
  title: {
    en: 'Toasted {fideo} with {all meat+fish+pulse+veg#3}',
    es: '{fideo} a la cazuela con {meat+fish+pulse+veg#3}',
    fr: '{fideo} {=mijoté fideo} {au meat+fish+pulse+veg#3}',
  },
  description: {
    en: 'The noodles are toasted first, which gives them a nutty taste and keeps them firm.',
    es: 'Los fideos se tuestan antes de mojarlos, y de ahí les viene el sabor.',
    fr: 'Les vermicelles sont d’abord grillés, ce qui leur donne un goût de noisette.',
  },
  steps: [
    {
      en: 'Heat a third of {the oil} in a wide pan and toast {the fideo} over a medium heat, stirring all the time, until golden, {4 min}. Tip out.',
      es: 'Calienta un tercio {del oil} en una cazuela ancha y tuesta {el fideo} a fuego medio, sin dejar de remover, hasta que {=dorado fideo}, {4 min}. Resérva{=lo fideo}.',
      fr: 'Chauffer un tiers {du oil} dans une sauteuse et y faire dorer {le fideo} à feu moyen, sans cesser de remuer, {4 min}. Réserver {le fideo}.',
    },
    {
      en: 'Heat the rest of {the oil} in the same pan.[ Brown {the meat} over a high heat[meat.poultry,tender-meat?  with half of {the salt}], {fry meat}.[meat.poultry,tender-meat?  Lift out {the meat.poultry,tender-meat}.]] Lower the heat to medium, add {the onion+veg.solid-lasting} and cook until soft, {fry onion+veg.solid-lasting}.[ Add {the veg.mushroom+veg.leafy} and cook until no water is left, {6 min}.]',
      es: 'Calienta el resto {del oil} en la misma cazuela.[ Dora {el meat} a fuego fuerte[meat.poultry,tender-meat?  con la mitad {del salt}], {fry meat}.[meat.poultry,tender-meat?  Resérva{=lo meat.poultry,tender-meat}.]] A fuego medio, añade {el onion+veg.solid-lasting} y sofríe hasta que {=tierno onion+veg.solid-lasting}, {fry onion+veg.solid-lasting}.[ Añade {el veg.mushroom+veg.leafy} y cocina hasta que no quede agua, {6 min}.]',
      fr: 'Chauffer le reste {du oil} dans la même sauteuse.[ Faire dorer {le meat} à feu vif[meat.poultry,tender-meat?  avec la moitié {du salt}], {fry meat}.[meat.poultry,tender-meat?  Réserver {le meat.poultry,tender-meat}.]] À feu moyen, ajouter {le onion+veg.solid-lasting} et faire revenir jusqu’à ce {=tendre onion+veg.solid-lasting}, {fry onion+veg.solid-lasting}.[ Ajouter {le veg.mushroom+veg.leafy} et cuire jusqu’à évaporation de l’eau, {6 min}.]',
    },
    {
      en: '[Stir in {the garlic+spice}, {30 s}. ][Let {the wine} bubble away. ][Add {the tomato} and cook down, {3 min}. ]Pour in {the stock} with [meat.poultry,tender-meat? the rest of {the salt}|{the pulse+salt}][meat.poultry,tender-meat? [ and {the pulse}]] and bring to the boil.',
      es: '[Añade {el garlic+spice} y remueve {30 s}. ][Vierte {el wine} y deja que se evapore. ][Añade {el tomato} y deja que se concentre, {3 min}. ]Vierte {el stock} con [meat.poultry,tender-meat? el resto {del salt}|{el pulse+salt}][meat.poultry,tender-meat? [ y {el pulse}]] y lleva a ebullición.',
      fr: '[Ajouter {le garlic+spice} et remuer {30 s}. ][Verser {le wine} et {=le wine} laisser évaporer. ][Ajouter {le tomato} et laisser réduire, {3 min}. ]Verser {le stock} avec [meat.poultry,tender-meat? le reste {du salt}|{le pulse+salt}][meat.poultry,tender-meat? [ et {le pulse}]] et porter à ébullition.',
    },
    {
      en: '[meat.poultry,tender-meat? Add {the fideo+veg.passing+meat.poultry,tender-meat}|Add {the fideo+veg.passing}] and simmer briskly, uncovered, until tender and only a little broth is left, {simmer fideo}[fish? , laying {the fish} on top for the last four minutes].',
      es: 'Añade [meat.poultry,tender-meat? {el fideo+veg.passing+meat.poultry,tender-meat}|{el fideo+veg.passing}] y cuece a fuego medio, sin tapa, hasta que {=tierno fideo+veg.passing} y quede poco caldo, {simmer fideo}[fish? ; pon {el fish} encima los últimos cuatro minutos].',
      fr: 'Ajouter [meat.poultry,tender-meat? {le fideo+veg.passing+meat.poultry,tender-meat}|{le fideo+veg.passing}] et cuire à petits bouillons, sans couvrir, jusqu’à ce {=tendre fideo+veg.passing} et qu’il reste peu de bouillon, {simmer fideo}[fish? , en posant {le fish} dessus pour les quatre dernières minutes].',
    },
    {
      en: 'Off the heat, leave to stand for {3 min}.[ Finish with {the lemon+herb}.] Serve at once.',
      es: 'Fuera del fuego, deja reposar {3 min}.[ Termina con {el lemon+herb}.] Sirve enseguida.',
      fr: 'Hors du feu, laisser reposer {3 min}.[ Terminer par {le lemon+herb}.] Servir aussitôt.',
    },
  ],
};
