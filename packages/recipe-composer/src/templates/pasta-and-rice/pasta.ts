import {
  BUTTER_OR_OIL,
  CHILLI,
  COOKED_VEGETABLES,
  FISH,
  GARLIC,
  HERBS,
  LEMON,
  MEATS,
  NUTS_IF_THERE,
  OIL,
  ONION_IF_THERE,
  PEPPER,
  SALT,
  WOODY_HERBS,
} from '../common-slots.ts';
import type { DishTemplate, TextTemplate } from '../dish-template.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';
import { FIDEOS } from './fideos.ts';
import {
  ASIAN_NOODLES,
  BOILED_GREENS,
  BOILING_OF_PASTA,
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
import { TOSSED_PASTA } from './tossed-pasta.ts';

/** Sauces that are sold cooked. */
const READY_SAUCES = ['tomato-sauce', 'pasta-sauce', 'arrabbiata-sauce'];

const tomatoPasta: DishTemplate = {
  id: 'tomato-pasta',
  dishType: 'short-pasta',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean'],
  called: { en: 'pasta|tomato pasta', es: 'pasta|pasta con tomate', fr: 'pâtes|pâtes à la tomate' },
  slots: {
    pasta: PASTA,
    /** Cooked already. */
    ready: { of: ['tinned-tomato'], ids: READY_SAUCES, least: 0, grams: 160 },
    tomato: {
      of: ['tinned-tomato', 'tomato'],
      but: READY_SAUCES,
      named: ['chopped-tomatoes'],
      grams: 190,
      most: 2,
      unless: ['ready'],
    },
    sugar: {
      of: ['sugar'],
      least: 0,
      grams: 1,
      only: ['tomato'],
      unless: ['ready'],
      proposed: ['sugar'],
      needed: true,
    },
    protein: {
      of: ['bacon', 'tinned-fish', 'prawn', ...MEATS, 'pulse'],
      but: [...NO_PASTA_BEANS, 'scallop'],
      least: 0,
      grams: 95,
    },
    green: { of: ['firm'], ids: BOILED_GREENS, least: 0, most: 2, grams: 90 },
    veg: {
      of: COOKED_VEGETABLES,
      but: [...NO_PASTA_VEGETABLES, ...BOILED_GREENS, 'brussels-sprout', 'tomato'],
      least: 0,
      most: 2,
      grams: 90,
    },
    briny: {
      of: ['briny'],
      but: ['gherkin'],
      least: 0,
      most: 2,
      proposed: ['caper'],
      proposedWithout: WITHOUT_CAPERS,
    },
    onion: { ...ONION_IF_THERE, proposed: ['onion'], needed: true },
    garlic: GARLIC,
    chilli: CHILLI,
    dried: { of: ['dried-herb', 'spice'], least: 0 },
    paste: { of: ['tomato-paste'], least: 0 },
    herb: { ...HERBS, proposed: ['basil', 'parsley'], needed: true },
    cheese: {
      of: ['hard-cheese', 'melting-cheese', 'soft-cheese', 'crumbly-cheese'],
      least: 0,
      grams: 20,
      notWith: FISH,
      proposed: ['parmesan', 'vegan-parmesan'],
    },
    oil: OIL,
    salt: SALT,
  },
  needs: [
    { of: ['protein', 'green', 'veg', 'briny', 'onion', 'cheese', 'garlic', 'chilli', 'herb', 'dried'], least: 1 },
  ],
  title: {
    en: '{all pasta} with {all ready+tomato+protein+green+veg+briny#3}',
    es: '{pasta} con {ready+tomato+protein+green+veg+briny#3}',
    fr: '{pasta} {au ready+tomato+protein+green+veg+briny#3}',
  },
  description: {
    en: '[chilli? {the chilli} {=cuts chilli} through the sweet tomato and {=gives chilli} the sauce its heat|[cheese.hard-cheese? {the cheese.hard-cheese} {=brings cheese.hard-cheese} salt and a savoury finish to the sweet tomato|[dried? {the dried} {=goes dried} in before the tomato and {=scents dried} it as it simmers|The tomato sauce, thick and a little sweet, clings to the pasta]]].',
    es: '[chilli? {el chilli} {=aviva chilli} la salsa de tomate y {=corta chilli} su dulzor|[cheese.hard-cheese? {el cheese.hard-cheese}, al servir, {=sazona cheese.hard-cheese} el tomate y {=suaviza cheese.hard-cheese} su acidez|[dried? {el dried} {=entra dried} antes que el tomate y lo {=perfuma dried} a fuego lento|La salsa de tomate, espesa y algo dulce, se agarra bien a la pasta]]].',
    fr: '[chilli? {le chilli} {=réveille chilli} la sauce tomate et {=coupe chilli} sa douceur|[cheese.hard-cheese? {le cheese.hard-cheese}, au moment de servir, {=sale cheese.hard-cheese} la tomate et en {=adoucit cheese.hard-cheese} l’acidité|[dried? {le dried} {=arrive dried} avant la tomate et la {=parfume dried} à petit feu|La sauce tomate, épaisse et un peu sucrée, s’accroche bien aux pâtes]]].',
  },
  steps: [
    {
      en: '[Heat {the oil} in a wide pan and soften {the onion+veg.solid-lasting+veg.softening}[veg.solid-lasting+veg.softening?  with a pinch of salt] over a medium heat, stirring now and then, {fry onion+veg.solid-lasting+veg.softening 12}.[ Add {the protein.slow}, turn up the heat and brown[protein.poultry,tender-meat?  with half of {the salt}][protein.mince? , breaking up the lumps], {fry protein.slow}.[protein.poultry,tender-meat?  Lift out.]]|Heat {the oil} in a wide pan and brown {the protein.slow} [protein.poultry,tender-meat? with half of {the salt} ]over a medium-high heat[protein.mince? , breaking up the lumps], {fry protein.slow}.[protein.poultry,tender-meat?  Lift out.]]',
      es: '[Calienta {el oil} en una sartén ancha y sofríe {el onion+veg.solid-lasting+veg.softening}[veg.solid-lasting+veg.softening?  con una pizca de sal] a fuego medio, removiendo de vez en cuando, hasta que {=tierno onion+veg.solid-lasting+veg.softening}, {fry onion+veg.solid-lasting+veg.softening 12}.[ Añade {el protein.slow}, sube el fuego y dóra{=lo protein.slow}[protein.poultry,tender-meat?  con la mitad {del salt}][protein.mince? , deshaciendo los grumos], {fry protein.slow}.[protein.poultry,tender-meat?  Resérva{=lo protein.poultry,tender-meat}.]]|Calienta {el oil} en una sartén ancha y dora {el protein.slow} [protein.poultry,tender-meat? con la mitad {del salt} ]a fuego medio alto[protein.mince? , deshaciendo los grumos], {fry protein.slow}.[protein.poultry,tender-meat?  Resérva{=lo protein.poultry,tender-meat}.]]',
      fr: '[Chauffer {le oil} dans une sauteuse et faire revenir {le onion+veg.solid-lasting+veg.softening}[veg.solid-lasting+veg.softening?  avec une pincée de sel] à feu moyen, en remuant de temps en temps, jusqu’à ce {=tendre onion+veg.solid-lasting+veg.softening}, {fry onion+veg.solid-lasting+veg.softening 12}.[ Ajouter {le protein.slow}, monter le feu et {=le protein.slow} faire dorer[protein.poultry,tender-meat?  avec la moitié {du salt}][protein.mince? , en {=l’ protein.mince}émiettant], {fry protein.slow}.[protein.poultry,tender-meat?  Réserver {le protein.poultry,tender-meat}.]]|Chauffer {le oil} dans une sauteuse et faire dorer {le protein.slow} [protein.poultry,tender-meat? avec la moitié {du salt} ]à feu assez vif[protein.mince? , en {=l’ protein.mince}émiettant], {fry protein.slow}.[protein.poultry,tender-meat?  Réserver {le protein.poultry,tender-meat}.]]',
    },
    {
      en: '[onion+protein.slow+veg.hard+veg.tender? Add {the veg.mushroom}|Heat {the oil} in a wide pan, add {the veg.mushroom}][protein.slow? |, turn up the heat] and fry, stirring, until the water has gone and the edges are brown, {8 min}.',
      es: '[onion+protein.slow+veg.hard+veg.tender? Añade {el veg.mushroom}|Calienta {el oil} en una sartén ancha, añade {el veg.mushroom}][protein.slow? |, sube el fuego] y saltéa{=lo veg.mushroom} hasta que se evapore el agua y se doren los bordes, {8 min}.',
      fr: '[onion+protein.slow+veg.hard+veg.tender? Ajouter {le veg.mushroom}|Chauffer {le oil} dans une sauteuse, ajouter {le veg.mushroom}][protein.slow? |, monter le feu] et {=le veg.mushroom} faire sauter jusqu’à évaporation de l’eau et belle coloration, {8 min}.',
    },
    {
      en: '[onion+protein.slow+veg.hard+veg.soft? |Heat {the oil} in a wide pan. ][Stir in {the garlic+chilli+dried+paste+briny}, {1 min}. ][tomato.tomato? Add|Pour in] {the ready+tomato} with [protein.poultry,tender-meat? the rest of {the salt}[ and {the sugar}]|{the salt+sugar}] and simmer [ready? to bring the flavours together, {6 min}|until the sauce is thick, [tomato.tomato? {15 min}|{12 min}]].',
      es: '[onion+protein.slow+veg.hard+veg.soft? |Calienta {el oil} en una sartén ancha. ][Añade {el garlic+chilli+dried+paste+briny} y remueve {1 min}. ][tomato.tomato? Añade|Vierte] {el ready+tomato} con [protein.poultry,tender-meat? el resto {del salt}[ y {el sugar}]|{el salt+sugar}] y cuece a fuego lento [ready? para que se mezclen los sabores, {6 min}|hasta que la salsa espese, [tomato.tomato? {15 min}|{12 min}]].',
      fr: '[onion+protein.slow+veg.hard+veg.soft? |Chauffer {le oil} dans une sauteuse. ][Ajouter {le garlic+chilli+dried+paste+briny} et remuer {1 min}. ][tomato.tomato? Ajouter|Verser] {le ready+tomato} avec [protein.poultry,tender-meat? le reste {du salt}[ et {le sugar}]|{le salt+sugar}] et laisser mijoter [ready? pour que les saveurs se mêlent, {6 min}|jusqu’à épaississement, [tomato.tomato? {15 min}|{12 min}]].',
    },
    {
      en: 'Meanwhile, bring a large pan of well-salted water to the boil for {the pasta}, {12 min}.',
      es: 'Mientras tanto, pon a hervir abundante agua con sal en una olla grande para {el pasta}, {12 min}.',
      fr: 'Pendant ce temps, porter à ébullition un grand volume d’eau bien salée pour {le pasta}, {12 min}.',
    },
    {
      en: 'Stir in {the protein.poultry,tender-meat,prawn,fish-fillet,cooked-meat,ham+protein.pulse+veg.heated+veg.leafy} and simmer[protein.prawn?  until just opaque], {4 min}.',
      es: 'Incorpora {el protein.poultry,tender-meat,prawn,fish-fillet,cooked-meat,ham+protein.pulse+veg.heated+veg.leafy} y cuece[protein.prawn?  hasta que el centro deje de verse translúcido], {4 min}.',
      fr: 'Incorporer {le protein.poultry,tender-meat,prawn,fish-fillet,cooked-meat,ham+protein.pulse+veg.heated+veg.leafy} et laisser mijoter[protein.prawn?  jusqu’à ce que le cœur ne soit plus translucide], {4 min}.',
    },
    BOILING_OF_PASTA,
    {
      en: 'Drain, keeping a cup of the water. Toss {the pasta+green+protein.tinned-fish,smoked-fish} in the sauce, loosened with a little of that water, {1 min}.[ Serve with {the herb+cheese}.]',
      es: 'Escurre, guardando un vaso del agua. Mezcla {el pasta+green+protein.tinned-fish,smoked-fish} con la salsa, aligerada con un poco de esa agua, {1 min}.[ Sirve con {el herb+cheese}.]',
      fr: 'Égoutter en gardant un verre d’eau. Mélanger {le pasta+green+protein.tinned-fish,smoked-fish} à la sauce, détendue avec un peu de cette eau, {1 min}.[ Servir avec {le herb+cheese}.]',
    },
  ],
};

const BROWNED = 'protein.bacon,sausage,poultry,tender-meat,mince,ham';
/** What is cooked in the pan before the pasta boils. */
const CREAMY_FIRST = `${BROWNED}+onion+veg.solid-lasting+veg.softening+veg.mushroom,tomato+veg.leafy`;
const CREAMY_HEAT = heatFor(BROWNED);
const CREAMY_VEGETABLES = vegetablesAfter(BROWNED, 5, 'fat');
/** Half of the fat for mushrooms, where something else follows them in the pan. */
const CREAMY_FAT: TextTemplate = {
  en: '[veg.mushroom? [onion+veg.solid-lasting+veg.softening? half of ]]{the fat}',
  es: '[veg.mushroom? [onion+veg.solid-lasting+veg.softening? la mitad {del fat}|{el fat}]|{el fat}]',
  fr: '[veg.mushroom? [onion+veg.solid-lasting+veg.softening? la moitié {du fat}|{le fat}]|{le fat}]',
};
const CREAMY_LEAVES = leavesAfter(`${BROWNED}+onion+veg.solid-lasting+veg.softening+veg.tomato`);

const INTO_SAUCE = `pesto+${BROWNED},prawn,fish-fillet+veg.heated`;
const CREAM_SAUCE: TextTemplate = {
  en: `[${CREAMY_FIRST}? [simmer pasta>6? put the pan back over a medium heat. ]|heat {the fat} in a wide pan over a medium heat. ][Stir in {the garlic+dried+woody}, {1 min}. ]Add [protein.poultry,tender-meat? {the creamy+${INTO_SAUCE}} with {the pepper} and the rest of {the salt}|{the creamy+${INTO_SAUCE}+salt+pepper}] and [creamy.soft-cheese? stir over a low heat with a ladleful of the pasta water, without boiling, until smooth|simmer until lightly thickened][protein.prawn,fish-fillet?  and the middle of {the protein.prawn,fish-fillet} is opaque], {4 min}.`,
  es: `[${CREAMY_FIRST}? [simmer pasta>6? pon de nuevo la sartén a fuego medio. ]|calienta {el fat} en una sartén ancha a fuego medio. ][Añade {el garlic+dried+woody} y remueve {1 min}. ]Incorpora [protein.poultry,tender-meat? {el creamy+${INTO_SAUCE}} con {el pepper} y el resto {del salt}|{el creamy+${INTO_SAUCE}+salt+pepper}] y [creamy.soft-cheese? remueve a fuego suave con un cucharón del agua de la pasta, sin que hierva, hasta que la salsa quede fina|cuece a fuego suave hasta que la salsa espese un poco][protein.prawn,fish-fillet?  y el centro {del protein.prawn,fish-fillet} deje de verse translúcido], {4 min}.`,
  fr: `[${CREAMY_FIRST}? [simmer pasta>6? remettre la sauteuse à feu moyen. ]|chauffer {le fat} dans une sauteuse à feu moyen. ][Ajouter {le garlic+dried+woody} et remuer {1 min}. ]Incorporer [protein.poultry,tender-meat? {le creamy+${INTO_SAUCE}} avec {le pepper} et le reste {du salt}|{le creamy+${INTO_SAUCE}+salt+pepper}] et [creamy.soft-cheese? remuer à feu doux avec une louche d’eau des pâtes, sans laisser bouillir, jusqu’à obtenir une sauce lisse|laisser frémir jusqu’à léger épaississement][protein.prawn,fish-fillet?  et que le cœur {du protein.prawn,fish-fillet} ne soit plus translucide], {4 min}.`,
};

const creamyPasta: DishTemplate = {
  id: 'creamy-pasta',
  dishType: 'short-pasta',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean', 'northern'],
  called: { en: 'creamy pasta|pasta', es: 'pasta cremosa|pasta con nata', fr: 'pâtes à la crème|pâtes' },
  slots: {
    pasta: { ...PASTA, of: [...PASTA.of, 'noodle'], but: ASIAN_NOODLES },
    creamy: {
      of: ['cream', 'soft-cheese', 'white-sauce'],
      named: ['single-cream', 'oat-cream', 'soya-cream'],
      grams: 60,
    },
    protein: {
      of: ['bacon', 'ham', ...MEATS, 'cooked-meat', 'smoked-fish', 'tinned-fish', 'fish-fillet', 'prawn'],
      but: ['tuna', 'swordfish'],
      least: 0,
      grams: 95,
    },
    green: { of: ['firm'], ids: BOILED_GREENS, least: 0, most: 2, grams: 110 },
    veg: {
      of: COOKED_VEGETABLES,
      but: [...NO_PASTA_VEGETABLES, ...BOILED_GREENS],
      least: 0,
      most: 2,
      grams: 110,
    },
    onion: { ...ONION_IF_THERE, proposed: ['shallot', 'onion'], needed: true },
    garlic: GARLIC,
    pesto: { of: ['pesto', 'mustard'], least: 0 },
    dried: {
      of: ['dried-herb', 'sweet-spice', 'spice'],
      ids: ['nutmeg', 'dried-thyme', 'chilli-flakes', 'mixed-herbs'],
      least: 0,
    },
    /** Fried with the garlic. */
    woody: { of: ['herb'], ids: WOODY_HERBS, least: 0, pairedIn: [] },
    nut: { ...NUTS_IF_THERE, notWith: FISH },
    lemon: { ...LEMON, grams: 4, proposed: ['lemon'], needed: true },
    herb: HERBS,
    cheese: {
      of: ['hard-cheese', 'melting-cheese', 'crumbly-cheese'],
      but: ['nutritional-yeast'],
      least: 0,
      grams: 20,
      notWith: FISH,
      proposed: ['parmesan'],
      needed: true,
    },
    fat: BUTTER_OR_OIL,
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['protein', 'green', 'veg', 'cheese'], least: 1 }],
  title: {
    en: 'Creamy [{protein+green+veg+pesto#3} ]{all pasta}',
    es: '{pasta} en salsa cremosa[ con {protein+green+veg+pesto#3}]',
    fr: '{pasta}[ {au protein+green+veg+pesto#3}] à la crème',
  },
  description: {
    en: '[woody? {the woody} {=scents woody} the pan first and then the whole silky sauce|[dried.sweet-spice? {the dried.sweet-spice} {=warms dried.sweet-spice} the silky sauce and {=stays dried.sweet-spice} in the background|[dried? {the dried}, a minute in the pan, {=lifts dried} a very mild sauce|[green? {the green#1} {=boils green#1} beside the pasta and {=lightens green#1} the rich sauce|[veg.root,firm,tender? {the veg.root,firm,tender#1} {=brings veg.root,firm,tender#1} a garden sweetness to a silky sauce|[protein? {the protein#1} {=makes protein#1} a full meal of pasta and a mild sauce|A mild, silky sauce holds the pasta together without weighing it down]]]]]].',
    es: '[woody? {el woody} {=perfuma woody} primero la sartén y luego toda la salsa|[dried.sweet-spice? {el dried.sweet-spice} {=pone dried.sweet-spice} un fondo cálido en una salsa sedosa|[dried? {el dried}, un minuto en la sartén, {=aviva dried} una salsa muy suave|[green? {el green#1} se {=cuece green#1} junto a la pasta y {=aligera green#1} una salsa untuosa|[veg.root,firm,tender? {el veg.root,firm,tender#1} {=pone veg.root,firm,tender#1} un dulzor de huerta en una salsa suave|[protein? {el protein#1} {=hace protein#1} más completa una pasta de salsa suave|Una salsa sedosa y suave une la pasta sin apelmazarla]]]]]].',
    fr: '[woody? {le woody} {=parfume woody} d’abord la poêle, puis toute la sauce|[dried.sweet-spice? {le dried.sweet-spice} {=réchauffe dried.sweet-spice} une sauce soyeuse sans dominer|[dried? {le dried}, une minute à la poêle, {=réveille dried} une sauce très douce|[green? {le green#1} {=cuit green#1} avec les pâtes et {=allège green#1} une sauce onctueuse|[veg.root,firm,tender? {le veg.root,firm,tender#1} {=apporte veg.root,firm,tender#1} à une sauce soyeuse une douceur de potager|[protein? {le protein#1} {=complète protein#1} des pâtes à la sauce toute douce|Une sauce douce et soyeuse lie les pâtes sans les alourdir]]]]]].',
  },
  steps: [
    TOASTING_OF_NUTS,
    {
      en: `[${CREAMY_FIRST}? Heat ${CREAMY_FAT.en} in a wide pan over a ${CREAMY_HEAT.en} heat.[ Brown {the ${BROWNED}}[protein.poultry,tender-meat?  with half of {the salt}][protein.mince? , breaking up the lumps], {fry ${BROWNED} 4}. Lift out.]${CREAMY_VEGETABLES.en}${CREAMY_LEAVES.en}[simmer pasta>6?  Take the pan off the heat.]|]`,
      es: `[${CREAMY_FIRST}? Calienta ${CREAMY_FAT.es} en una sartén ancha a fuego ${CREAMY_HEAT.es}.[ Dora {el ${BROWNED}}[protein.poultry,tender-meat?  con la mitad {del salt}][protein.mince? , deshaciendo los grumos], {fry ${BROWNED} 4}. Resérva{=lo ${BROWNED}}.]${CREAMY_VEGETABLES.es}${CREAMY_LEAVES.es}[simmer pasta>6?  Aparta la sartén del fuego.]|]`,
      fr: `[${CREAMY_FIRST}? Chauffer ${CREAMY_FAT.fr} dans une sauteuse à feu ${CREAMY_HEAT.fr}.[ Y faire dorer {le ${BROWNED}}[protein.poultry,tender-meat?  avec la moitié {du salt}][protein.mince? , en {=l’ protein.mince}émiettant], {fry ${BROWNED} 4}. Réserver {le ${BROWNED}}.]${CREAMY_VEGETABLES.fr}${CREAMY_LEAVES.fr}[simmer pasta>6?  Retirer la sauteuse du feu.]|]`,
    },
    beforeFreshPasta(CREAM_SAUCE),
    BOILING_WITH_GREENS,
    beforeTheEnd(CREAM_SAUCE),
    {
      en: 'Drain, keeping a cup of the water. Over a low heat, toss {the pasta+green+protein.cooked-meat,smoked-fish,tinned-fish+cheese} in the sauce with a ladleful of that water until it clings, adding more if it is stiff, {2 min}.[ Off the heat, add {the lemon+herb}.][ Serve with {the nut}.| Serve at once.]',
      es: 'Escurre, guardando un vaso del agua. A fuego suave, mezcla {el pasta+green+protein.cooked-meat,smoked-fish,tinned-fish+cheese} con la salsa y un cucharón de esa agua hasta que todo ligue; añade más si espesa demasiado, {2 min}.[ Fuera del fuego, añade {el lemon+herb}.][ Sirve con {el nut}.| Sirve enseguida.]',
      fr: 'Égoutter en gardant un verre d’eau. À feu doux, mélanger {le pasta+green+protein.cooked-meat,smoked-fish,tinned-fish+cheese} à la sauce avec une louche de cette eau jusqu’à ce qu’elle nappe ; en ajouter si elle est trop épaisse, {2 min}.[ Hors du feu, ajouter {le lemon+herb}.][ Servir avec {le nut}.| Servir aussitôt.]',
    },
  ],
};

export const PASTA_DISHES: readonly DishTemplate[] = [tomatoPasta, creamyPasta, TOSSED_PASTA, FIDEOS];
