import {
  COOKED_VEGETABLES,
  FISH,
  GARLIC,
  HERBS,
  LEMON,
  NO_WINE_FOR_SAUCES,
  NUTS_IF_THERE,
  OIL,
  PEPPER,
  SALT,
  SOFT_HERBS,
} from '../common-slots.ts';
import type { DishTemplate, TextTemplate } from '../dish-template.ts';
import { IN_THE_POD } from '../pan/wok.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';
import {
  BOILED_GREENS,
  BOILING_WITH_GREENS,
  beforeFreshPasta,
  beforeTheEnd,
  heatFor,
  leavesAfter,
  NO_PASTA_BEANS,
  NO_PASTA_VEGETABLES,
  PASTA,
  vegetablesAfter,
  WITHOUT_CAPERS,
} from './pasta-parts.ts';

/** Sold cooked: they are only warmed. */
const COOKED_SHELLFISH = ['crab', 'cooked-prawn'];

const MEAT = 'protein.bacon,ham,sausage,frying-cheese';
const BEFORE_LEAVES = `${MEAT}+onion+veg.solid-lasting+veg.softening+veg.tomato+veg.heated+pod`;
/** What is cooked in the pan before the pasta boils. */
const FIRST = `${MEAT}+onion+veg+pod`;

const HEAT = heatFor(MEAT);
const VEGETABLES = vegetablesAfter(MEAT, 12);
const LEAVES = leavesAfter(BEFORE_LEAVES);

/** What flavours the oil, shortly before the pasta goes in; seafood is seared first, and what it leaves in the pan is the sauce. */
const FLAVOURING: TextTemplate = {
  en: `[fish.prawn? pat {the fish.prawn} dry, salt lightly and sear in [${FIRST}? the rest of {the oil} in the same pan|half of {the oil} in a wide pan] over a high heat, turning once, until golden, {3 min}. Lift out.[ Lower the heat[${FIRST}? |, add the rest of {the oil}] and stir in {the garlic+chilli+dried+briny+protein.pulse}, {1 min}.]|[garlic+chilli+dried+briny+protein.pulse? [${FIRST}? [simmer pasta>6? put the pan back over a medium heat and stir|stir] in {the garlic+chilli+dried+briny+protein.pulse}, {1 min}.|heat {the oil} in a wide pan over a medium heat and stir in {the garlic+chilli+dried+briny+protein.pulse}, {1 min}.]|[${FIRST}? [simmer pasta>6? put the pan back over a medium heat.]|warm {the oil} in a wide pan over a low heat, {1 min}.]]][ Pour in {the wine} and let it bubble almost away, {2 min}.][ Pour in {the cream} and simmer until it thickens a little, {2 min}.]`,
  es: `[fish.prawn? seca bien {el fish.prawn}, sála{=lo fish.prawn} ligeramente y dóra{=lo fish.prawn} en [${FIRST}? el resto {del oil}, en la misma sartén,|la mitad {del oil}, en una sartén ancha,] a fuego fuerte, con una sola vuelta, {3 min}. Resérva{=lo fish.prawn}.[ Baja el fuego, añade [${FIRST}? |el resto {del oil} con ]{el garlic+chilli+dried+briny+protein.pulse} y remueve {1 min}.]|[garlic+chilli+dried+briny+protein.pulse? [${FIRST}? [simmer pasta>6? pon de nuevo la sartén a fuego medio, añade|añade] {el garlic+chilli+dried+briny+protein.pulse} y remueve {1 min}.|calienta {el oil} en una sartén ancha a fuego medio, añade {el garlic+chilli+dried+briny+protein.pulse} y remueve {1 min}.]|[${FIRST}? [simmer pasta>6? pon de nuevo la sartén a fuego medio.]|templa {el oil} en una sartén ancha a fuego bajo, {1 min}.]]][ Vierte {el wine} y deja que se evapore casi del todo, {2 min}.][ Vierte {el cream} y cuece a fuego suave hasta que espese un poco, {2 min}.]`,
  fr: `[fish.prawn? bien sécher {le fish.prawn}, {=le fish.prawn} saler légèrement et {=le fish.prawn} saisir dans [${FIRST}? le reste {du oil}, dans la même sauteuse,|la moitié {du oil}, dans une sauteuse,] à feu vif, en {=le fish.prawn} retournant une fois, {3 min}. Réserver {le fish.prawn}.[ Baisser le feu, ajouter [${FIRST}? |le reste {du oil} avec ]{le garlic+chilli+dried+briny+protein.pulse} et remuer {1 min}.]|[garlic+chilli+dried+briny+protein.pulse? [${FIRST}? [simmer pasta>6? remettre la sauteuse à feu moyen, ajouter|ajouter] {le garlic+chilli+dried+briny+protein.pulse} et remuer {1 min}.|chauffer {le oil} dans une sauteuse à feu moyen, ajouter {le garlic+chilli+dried+briny+protein.pulse} et remuer {1 min}.]|[${FIRST}? [simmer pasta>6? remettre la sauteuse à feu moyen.]|tiédir {le oil} dans une sauteuse à feu doux, {1 min}.]]][ Verser {le wine} et {=le wine} laisser presque évaporer, {2 min}.][ Verser {le cream} et laisser frémir jusqu’à léger épaississement, {2 min}.]`,
};

export const TOSSED_PASTA: DishTemplate = {
  id: 'tossed-pasta',
  dishType: 'long-pasta',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean'],
  called: { en: 'pasta', es: 'pasta', fr: 'pâtes' },
  slots: {
    /** Where there is any, the pasta has a sauce of it. */
    tomato: { of: ['tinned-tomato'], least: 0 },
    pasta: { ...PASTA, but: ['fideo'], notWith: ['tinned-tomato'] },
    shellfish: { of: ['prawn'], ids: COOKED_SHELLFISH, least: 0, grams: 75, notWith: ['bacon', 'ham', 'sausage'] },
    fish: {
      of: ['tinned-fish', 'prawn', 'smoked-fish'],
      but: COOKED_SHELLFISH,
      least: 0,
      grams: 90,
      notWith: ['bacon', 'ham', 'sausage', 'frying-cheese'],
    },
    protein: {
      of: ['bacon', 'ham', 'sausage', 'pulse', 'frying-cheese'],
      but: NO_PASTA_BEANS,
      least: 0,
      grams: 75,
    },
    green: { of: ['firm'], ids: BOILED_GREENS, least: 0, most: 2, grams: 110 },
    pod: { of: ['tender'], ids: IN_THE_POD, least: 0, grams: 60 },
    veg: {
      of: COOKED_VEGETABLES,
      but: [...NO_PASTA_VEGETABLES, ...BOILED_GREENS, ...IN_THE_POD],
      least: 0,
      most: 2,
      grams: 110,
      cuts: { root: 'small-dice' },
    },
    onion: {
      of: ['onion', 'spring-onion'],
      least: 0,
      proposed: ['onion'],
      needed: true,
      proposedWithout: [
        ...['prawn', 'smoked-fish', 'pesto', 'soft-cheese', 'crumbly-cheese', 'frying-cheese'],
        ...['firm', 'tomato', 'mushroom', 'leafy'],
      ] as const,
    },
    pesto: { of: ['pesto'], least: 0 },
    cream: { of: ['cream'], least: 0, grams: 35, notWith: ['tinned-fish', 'pesto', 'tomato'] },
    briny: {
      of: ['briny'],
      but: ['gherkin'],
      least: 0,
      most: 2,
      proposed: ['caper'],
      proposedWithout: WITHOUT_CAPERS,
      needed: true,
    },
    garlic: GARLIC,
    wine: {
      of: ['wine'],
      ids: ['white-wine', 'dry-vermouth'],
      but: NO_WINE_FOR_SAUCES,
      alongside: ['prawn', 'scallop', 'squid', 'mushroom'],
      least: 0,
      grams: 25,
    },
    chilli: {
      of: ['chilli', 'spice'],
      ids: ['chilli', 'chilli-flakes', 'espelette-pepper'],
      least: 0,
      proposed: ['chilli-flakes'],
      needed: true,
      pairedIn: [],
      proposedWithout: ['pesto', 'cream', 'melting-cheese', 'soft-cheese', 'crumbly-cheese'],
    },
    dried: { of: ['dried-herb', 'herb'], but: SOFT_HERBS, least: 0 },
    lemon: {
      ...LEMON,
      pairedIn: [],
      proposed: ['lemon'],
      needed: true,
      proposedWithout: ['pesto', 'tomato', 'cream', 'melting-cheese', 'crumbly-cheese', 'bacon', 'ham', 'sausage'],
    },
    nut: { ...NUTS_IF_THERE, notWith: FISH },
    herb: HERBS,
    leaf: { of: ['salad-leaf'], ids: ['rocket', 'watercress'], least: 0 },
    cheese: {
      of: ['hard-cheese', 'crumbly-cheese', 'soft-cheese', 'melting-cheese'],
      least: 0,
      grams: 36,
      notWith: FISH,
      proposed: ['parmesan', 'vegan-parmesan'],
      proposedWithout: ['frying-cheese'],
      needed: true,
    },
    oil: { ...OIL, grams: 10.5 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['fish', 'shellfish', 'protein', 'green', 'pod', 'veg', 'pesto', 'briny', 'cheese'], least: 1 },
    {
      of: [
        ...['protein', 'green', 'pod', 'veg', 'pesto', 'briny', 'cheese'],
        ...['onion', 'lemon', 'herb', 'dried', 'nut', 'leaf', 'cream'],
      ],
      least: 2,
      unless: ['pesto', 'fish', 'shellfish'],
    },
  ],
  title: {
    en: '{all pasta} with {all fish+shellfish+protein+green+pod+veg+pesto+briny+cream+cheese+dried.herb+lemon+herb#3}',
    es: '{pasta} con {fish+shellfish+protein+green+pod+veg+pesto+briny+cream+cheese+dried.herb+lemon+herb#3}',
    fr: '{pasta} {au fish+shellfish+protein+green+pod+veg+pesto+briny+cream+cheese+dried.herb+lemon+herb#3}',
  },
  description: {
    en: '[protein.frying-cheese? {the protein.frying-cheese}, fried until golden, {=keeps protein.frying-cheese} a salty crust among the soft pasta|[protein.pulse? {the protein.pulse} {=makes protein.pulse} a light dressing of oil more filling|[wine? {the wine} {=boils wine} down in the pan and {=gives wine} the oil a light acidity|[dried? {the dried} {=scents dried} the oil before the pasta goes in|[chilli? {the chilli} {=gives chilli} the oil a heat that clings to the pasta|The pasta goes from the water into the pan and takes up the oil with all its flavour]]]]].',
    es: '[protein.frying-cheese? {el protein.frying-cheese}, bien {=dorado-solo protein.frying-cheese}, {=pone protein.frying-cheese} una costra salada entre la pasta|[protein.pulse? {el protein.pulse} {=pone protein.pulse} un bocado mantecoso entre la pasta|[wine? {el wine} se {=cuece wine} en la sartén y {=da wine} al aceite una acidez ligera|[dried? {el dried} {=perfuma dried} el aceite antes de que entre la pasta|[chilli? {el chilli} {=pone chilli} un picante leve en el aceite que envuelve la pasta|La pasta pasa del agua a la sartén y allí toma el aceite con todo su sabor]]]]].',
    fr: '[protein.frying-cheese? {le protein.frying-cheese}, bien {=doré-seul protein.frying-cheese}, {=apporte protein.frying-cheese} une croûte salée au milieu des pâtes|[protein.pulse? {le protein.pulse} {=apporte protein.pulse} du fondant au milieu des pâtes|[wine? {le wine} {=passe wine} à la poêle et {=donne wine} à l’huile une légère acidité|[dried? {le dried} {=parfume dried} l’huile avant l’arrivée des pâtes|[chilli? {le chilli} {=réveille chilli} l’huile dont les pâtes s’enrobent|Les pâtes passent de l’eau à la poêle et y prennent l’huile avec tout son goût]]]]].',
  },
  tip: {
    en: '[simmer pasta>6? Taste the pasta two minutes before the packet says: it goes on cooking in the sauce.]',
    es: '[simmer pasta>6? Prueba la pasta dos minutos antes de lo que dice el envase: se termina de hacer con la salsa.]',
    fr: '[simmer pasta>6? Goûter les pâtes deux minutes avant le temps du paquet : elles finissent de cuire dans la sauce.]',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: `[${FIRST}? Heat [fish.prawn? half of {the oil}|{the oil}] in a wide pan over a ${HEAT.en} heat.[ Brown {the ${MEAT}}, {fry ${MEAT} 4}.[onion+veg+pod?  Lift out.]]${VEGETABLES.en}[ Add {the veg.heated+pod} and warm through, {fry veg.heated+pod 3}.]${LEAVES.en}[fish.prawn?  Tip out onto a plate.|[simmer pasta>6?  Take the pan off the heat.]]|]`,
      es: `[${FIRST}? Calienta [fish.prawn? la mitad {del oil}|{el oil}] en una sartén ancha a fuego ${HEAT.es}.[ Dora {el ${MEAT}}, {fry ${MEAT} 4}.[onion+veg+pod?  Resérva{=lo ${MEAT}}.]]${VEGETABLES.es}[ Añade {el veg.heated+pod} y calienta, {fry veg.heated+pod 3}.]${LEAVES.es}[fish.prawn?  Pasa todo a un plato.|[simmer pasta>6?  Aparta la sartén del fuego.]]|]`,
      fr: `[${FIRST}? Chauffer [fish.prawn? la moitié {du oil}|{le oil}] dans une sauteuse à feu ${HEAT.fr}.[ Y faire dorer {le ${MEAT}}, {fry ${MEAT} 4}.[onion+veg+pod?  Réserver {le ${MEAT}}.]]${VEGETABLES.fr}[ Ajouter {le veg.heated+pod} et {=le veg.heated+pod} réchauffer, {fry veg.heated+pod 3}.]${LEAVES.fr}[fish.prawn?  Réserver sur une assiette.|[simmer pasta>6?  Retirer la sauteuse du feu.]]|]`,
    },
    beforeFreshPasta(FLAVOURING),
    BOILING_WITH_GREENS,
    beforeTheEnd(FLAVOURING),
    {
      en: `Drain, keeping a cup of the water. Over a medium heat, toss [onion+veg+pod? {the pasta+green+${MEAT}}|{the pasta+green}][fish.prawn? [${FIRST}?  and the vegetables]] in the pan with a ladleful of that water[salt? , {the salt+pepper}| and {the pepper}], until glossy, {1 min}.[ Off the heat, add {the cheese.hard-cheese,soft-cheese} in two lots with a splash more of the hot water, tossing until the sauce coats the pasta, {1 min}.][ Off the heat, scatter in {the cheese.melting-cheese} and toss just until it begins to melt, {1 min}.][ [cheese.hard-cheese,soft-cheese,melting-cheese? Stir|Off the heat, stir] in {the fish+shellfish+pesto+herb+lemon}[lemon.squeezed? , with a little of its grated zest].][cheese.crumbly-cheese+nut+leaf?  Serve with {the cheese.crumbly-cheese+nut+leaf}.| Serve at once.]`,
      es: `Escurre, guardando un vaso del agua. A fuego medio, mezcla [onion+veg+pod? {el pasta+green+${MEAT}}|{el pasta+green}][fish.prawn? [${FIRST}?  y las verduras]] en la sartén con un cucharón de esa agua[salt? , {el salt+pepper}| y {el pepper}], hasta que la salsa brille, {1 min}.[ Fuera del fuego, añade {el cheese.hard-cheese,soft-cheese} en dos veces con un chorrito más de agua caliente, removiendo hasta que la salsa ligue, {1 min}.][ Fuera del fuego, reparte {el cheese.melting-cheese} y mezcla solo hasta que empiece a fundirse, {1 min}.][ [cheese.hard-cheese,soft-cheese,melting-cheese? Incorpora|Fuera del fuego, incorpora] {el fish+shellfish+pesto+herb+lemon}[lemon.squeezed? , con un poco de su ralladura].][cheese.crumbly-cheese+nut+leaf?  Sirve con {el cheese.crumbly-cheese+nut+leaf}.| Sirve enseguida.]`,
      fr: `Égoutter en gardant un verre d’eau. À feu moyen, mélanger [onion+veg+pod? {le pasta+green+${MEAT}}|{le pasta+green}][fish.prawn? [${FIRST}?  et les légumes]] dans la sauteuse avec une louche de cette eau[salt? , {le salt+pepper}| et {le pepper}], jusqu’à ce que la sauce brille, {1 min}.[ Hors du feu, ajouter {le cheese.hard-cheese,soft-cheese} en deux fois avec un filet d’eau chaude, en remuant jusqu’à ce que la sauce nappe, {1 min}.][ Hors du feu, parsemer {de cheese.melting-cheese} et mélanger juste jusqu’à ce que le fromage commence à fondre, {1 min}.][ [cheese.hard-cheese,soft-cheese,melting-cheese? Incorporer|Hors du feu, incorporer] {le fish+shellfish+pesto+herb+lemon}[lemon.squeezed? , avec un peu de son zeste râpé].][cheese.crumbly-cheese+nut+leaf?  Servir avec {le cheese.crumbly-cheese+nut+leaf}.| Servir aussitôt.]`,
    },
  ],
};
