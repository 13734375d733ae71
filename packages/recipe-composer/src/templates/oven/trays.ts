import {
  GINGER_PROPOSED,
  HERBS,
  LEMON,
  NUTS_IF_THERE,
  OIL,
  ONION_IF_THERE,
  PEPPER,
  ROASTED_GARLIC,
  SALT,
  SIDE_SALAD,
} from '../common-slots.ts';
import type { DishTemplate, TextTemplate } from '../dish-template.ts';
import type { FlavourFamilyName } from '../flavour-families.ts';
import { BUTTER_OF_SIDE, SIDE_OR_RICE_WITHOUT_SAUCE } from '../side-dish.ts';
import { COOKING_OF_SIDE } from '../side-steps.ts';
import { TOASTING_OF_NUTS } from '../toasted-nuts.ts';
import { roastedTray } from './roasted-tray.ts';
import { BRIEFLY_ROASTED, CUTS_FOR_THE_OVEN, SOFT_ROOTS, SUGAR_WITH_SOY, traysFor } from './tray-parts.ts';

const TRAYS_WITH_MEAT = traysFor('protein+potato+sweet+veg+green>1100');

/** Rice and grains would be dry without a sauce. */
const DRY = (words: string) => `[yogurt+sauce? |[protein.poultry? [side.rice,cooked-rice,couscous,grain? ${words}]]]`;
const JUICES: TextTemplate = {
  en: DRY(
    `Loosen what has stuck to ${TRAYS_WITH_MEAT.en.these} with half a glass of hot water and spoon this juice over everything. `,
  ),
  es: DRY(
    `Despega con medio vaso de agua caliente lo que haya quedado en ${TRAYS_WITH_MEAT.es.these} y riega todo con ese jugo. `,
  ),
  fr: DRY(`Décoller les sucs ${TRAYS_WITH_MEAT.fr.of} avec un demi-verre d’eau chaude et arroser le tout de ce jus. `),
};

/** What gives a roast a glaze: soy sauce in the east, else mustard or honey. */
const MUSTARD_OR_HONEY: readonly string[] = ['soy-sauce', 'gluten-free-soy-sauce', 'wholegrain-mustard', 'honey'];

/** Cuisines whose trays are roasted with whole cloves of garlic. */
const EUROPEAN_OR_SPICED: readonly FlavourFamilyName[] = [
  'mediterranean',
  'northern',
  'middle-eastern',
  'mexican',
  'indian',
];

const traybake: DishTemplate = {
  id: 'traybake',
  dishType: 'tray-bake',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean', 'northern', 'middle-eastern', 'mexican', 'indian', 'eastern'],
  called: { en: 'traybake|sheet-pan bake|roast', es: 'al horno|bandeja al horno|asado', fr: 'au four|plaque au four' },
  slots: {
    protein: {
      of: ['poultry-joint', 'poultry', 'sausage'],
      // Dry out in the time that roots take.
      but: ['black-pudding', 'haggis', 'smoked-sausage', 'frankfurter'],
      cut: 'whole',
      // A thigh of turkey is not done in the time of one of chicken.
      cuts: { turkey: 'cubes', 'turkey-breast': 'cubes' },
      grams: 150,
    },
    potato: {
      of: ['potato'],
      least: 0,
      grams: 200,
      cut: 'peel-chunks',
      notWith: ['potato'],
      proposed: ['potato'],
      needed: true,
    },
    veg: {
      of: ['potato', 'root', 'firm', 'tender', 'mushroom', 'tomato'],
      but: [
        'pea',
        'broad-bean',
        'mangetout',
        'sugar-snap-pea',
        'bean-sprout',
        'edamame',
        'sweetcorn',
        'asparagus',
        'celery',
        'cabbage',
        'leek',
        'okra',
        'plantain',
        ...SOFT_ROOTS,
        ...BRIEFLY_ROASTED,
      ],
      least: 0,
      most: 2,
      grams: 180,
      cuts: CUTS_FOR_THE_OVEN,
    },
    /** Softens sooner than potatoes and carrots. */
    sweet: { of: ['root'], ids: SOFT_ROOTS, least: 0, grams: 150, cut: 'peel-dice' },
    green: { of: ['firm'], ids: BRIEFLY_ROASTED, least: 0, grams: 150, cuts: CUTS_FOR_THE_OVEN },
    onion: { ...ONION_IF_THERE, cut: 'wedges', proposed: ['red-onion', 'onion'] },
    garlic: ROASTED_GARLIC,
    bacon: { of: ['bacon'], least: 0, grams: 18 },
    dried: {
      of: ['dried-herb', 'spice'],
      least: 0,
      or: ['@spice'],
      families: EUROPEAN_OR_SPICED,
    },
    /** What is there beside it; none is bought. */
    spices: { of: ['dried-herb', 'spice'], least: 0, most: 2, pairedIn: [] },
    briny: { of: ['briny'], ids: ['olive', 'caper'], least: 0 },
    mustard: {
      of: ['soy', 'mustard', 'honey', 'pesto'],
      least: 0,
      most: 2,
      proposed: MUSTARD_OR_HONEY,
      proposedWithout: ['briny'],
      needed: true,
    },
    sugar: SUGAR_WITH_SOY,
    ginger: { ...GINGER_PROPOSED, needed: true, families: ['eastern'] },
    side: { ...SIDE_OR_RICE_WITHOUT_SAUCE, needed: true },
    spread: BUTTER_OF_SIDE,
    fresh: SIDE_SALAD,
    lemon: LEMON,
    nut: NUTS_IF_THERE,
    /** Scattered over what comes out of the oven. */
    cheese: {
      of: ['hard-cheese', 'crumbly-cheese'],
      but: ['nutritional-yeast'],
      least: 0,
      grams: 12,
      notWith: ['soy'],
    },
    /** Sweet and sour beside a bird. */
    relish: {
      of: ['jam'],
      ids: ['cranberry-sauce', 'redcurrant-jelly'],
      least: 0,
      grams: 20,
      alongside: ['poultry', 'sausage'],
    },
    yogurt: {
      of: ['yogurt', 'cream'],
      ids: ['yogurt', 'plant-yogurt', 'skyr', 'labneh', 'creme-fraiche', 'soured-cream', 'mexican-crema'],
      but: ['coconut-yogurt'],
      least: 0,
      grams: 30,
      notWith: ['soy', 'pesto'],
    },
    /** Rice and the like are dry beside a tray without a sauce, and sweet roots want something sour. */
    sauce: {
      of: ['yogurt'],
      ids: ['yogurt', 'plant-yogurt'],
      but: ['coconut-yogurt'],
      least: 0,
      grams: 30,
      only: ['side', 'sweet'],
      alongside: ['chicken', 'turkey', 'merguez'],
      unless: ['yogurt'],
      notWith: ['soy', 'pesto'],
      proposed: ['yogurt', 'soya-yogurt'],
      needed: true,
    },
    hard: { of: ['herb'], ids: ['thyme', 'rosemary', 'sage', 'oregano'], least: 0 },
    herb: HERBS,
    oil: { ...OIL, grams: 12 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['veg', 'sweet', 'green', 'potato'], least: 1 }],
  title: {
    en: '{protein+potato+sweet+veg+green#3} traybake[mustard.soy?  with {all mustard.soy+ginger}|[ with {all side}]]',
    es: '{all protein+potato+sweet+veg+green#3} al horno[mustard.soy?  con {mustard.soy+ginger}|[ con {side}]]',
    fr: '{all protein+potato+sweet+veg+green#3} au four[mustard.soy? , {mustard.soy+ginger}|[ avec {du side}]]',
  },
  description: {
    en: '[lemon? {the lemon} {=cuts lemon} the richness of the roasting juices|[spices? {the spices#1} {=scents spices#1} the fat in which everything roasts|[cheese? {the cheese} {=salts cheese} the sweet roasted vegetables|[herb? {the herb#1} {=freshens herb#1} the brown roasting juices|Everything roasts on one tray and shares the same juices]]]][. Serve with {all side+yogurt+sauce+relish#2}].',
    es: '[lemon? {el lemon} {=aviva lemon} el jugo del asado|[spices? {el spices#1} {=perfuma spices#1} la grasa en la que se asa todo|[cheese? {el cheese} {=sala cheese} la verdura dulce del asado|[herb? {el herb#1} {=refresca herb#1} el jugo oscuro del asado|Todo se asa en la misma bandeja y comparte el mismo jugo]]]][. Se sirve con {side+yogurt+sauce+relish#2}].',
    fr: '[lemon? {le lemon} {=réveille lemon} le jus de cuisson|[spices? {le spices#1} {=parfume spices#1} la graisse où tout rôtit|[cheese? {le cheese} {=sale cheese} les légumes doux du rôti|[herb? {le herb#1} {=rafraîchit herb#1} le jus brun de la plaque|Tout rôtit sur la même plaque et partage le même jus]]]][. À servir avec {du side+yogurt+sauce+relish#2}].',
  },
  equipment: [{ en: TRAYS_WITH_MEAT.en.some, es: TRAYS_WITH_MEAT.es.some, fr: TRAYS_WITH_MEAT.fr.some }],
  steps: [
    TOASTING_OF_NUTS,
    {
      en: `Heat the oven to [protein.poultry? {220 C}|{200 C}]. [protein.poultry? [potato+veg.potato,root? Toss {the potato+veg.potato,root} on ${TRAYS_WITH_MEAT.en.some} with half of {the oil+salt} and roast for [potato+veg.potato? {20 min}|[roast veg.root>35? {20 min}|{10 min}]].]|Spread {the protein+potato+veg.potato,root} out on ${TRAYS_WITH_MEAT.en.some}, turn in [protein.poultry-joint? {the oil} and half of {the salt}|half of {the oil+salt}] and {the dried+spices+hard+pepper}[protein.poultry-joint? , leave {the protein} skin side up] and roast for [sweet+veg.firm,tender,mushroom,tomato+green? {roast protein.poultry-joint 40 less 20}|{20 min}].]`,
      es: `Calienta el horno a [protein.poultry? {220 C}|{200 C}]. [protein.poultry? [potato+veg.potato,root? Mezcla {el potato+veg.potato,root} en ${TRAYS_WITH_MEAT.es.some} con la mitad {del oil+salt} y hornea [potato+veg.potato? {20 min}|[roast veg.root>35? {20 min}|{10 min}]].]|Reparte {el protein+potato+veg.potato,root} en ${TRAYS_WITH_MEAT.es.some}, mezcla con [protein.poultry-joint? {el oil} y la mitad {del salt}|la mitad {del oil+salt}], añade {el dried+spices+hard+pepper}[protein.poultry-joint? , deja {el protein} con la piel hacia arriba] y hornea [sweet+veg.firm,tender,mushroom,tomato+green? {roast protein.poultry-joint 40 less 20}|{20 min}].]`,
      fr: `Préchauffer le four à [protein.poultry? {220 C}|{200 C}]. [protein.poultry? [potato+veg.potato,root? Mélanger {le potato+veg.potato,root} sur ${TRAYS_WITH_MEAT.fr.some} avec la moitié {du oil+salt} et enfourner [potato+veg.potato? {20 min}|[roast veg.root>35? {20 min}|{10 min}]].]|Répartir {le protein+potato+veg.potato,root} sur ${TRAYS_WITH_MEAT.fr.some}, mélanger avec [protein.poultry-joint? {le oil} et la moitié {du salt}|la moitié {du oil+salt}], ajouter {le dried+spices+hard+pepper}[protein.poultry-joint? , laisser {le protein} côté peau vers le haut] et enfourner [sweet+veg.firm,tender,mushroom,tomato+green? {roast protein.poultry-joint 40 less 20}|{20 min}].]`,
    },
    {
      en: '[protein.poultry? [potato+veg.potato,root? Meanwhile, mix the rest of {the oil+salt} in a bowl with {the mustard+sugar+ginger+dried+spices+hard+pepper}; add {the protein+bacon+onion+sweet+veg.firm,tender,mushroom,tomato+briny+garlic} and turn to coat.|Mix {the mustard+sugar+ginger+dried+spices+hard+pepper+oil+salt} in a large bowl, add {the protein+bacon+onion+sweet+veg.firm,tender,mushroom,tomato+briny+garlic} and turn to coat, {2 min}.]]',
      es: '[protein.poultry? [potato+veg.potato,root? Mientras tanto, mezcla en un cuenco el resto {del oil+salt} con {el mustard+sugar+ginger+dried+spices+hard+pepper}; añade {el protein+bacon+onion+sweet+veg.firm,tender,mushroom,tomato+briny+garlic} y remueve para que se impregne todo.|Mezcla {el mustard+sugar+ginger+dried+spices+hard+pepper+oil+salt} en un cuenco grande, añade {el protein+bacon+onion+sweet+veg.firm,tender,mushroom,tomato+briny+garlic} y remueve para que se impregne todo, {2 min}.]]',
      fr: '[protein.poultry? [potato+veg.potato,root? Pendant ce temps, mélanger dans un saladier le reste {du oil+salt} avec {le mustard+sugar+ginger+dried+spices+hard+pepper}, puis y enrober {le protein+bacon+onion+sweet+veg.firm,tender,mushroom,tomato+briny+garlic}.|Mélanger {le mustard+sugar+ginger+dried+spices+hard+pepper+oil+salt} dans un grand saladier, puis y enrober {le protein+bacon+onion+sweet+veg.firm,tender,mushroom,tomato+briny+garlic}, {2 min}.]]',
    },
    {
      en: `[protein.poultry? [potato+veg.potato,root? Spread what is in the bowl over ${TRAYS_WITH_MEAT.en.these}|Spread what is in the bowl out in one layer on ${TRAYS_WITH_MEAT.en.some}] and roast [green? for {7 min}. Turn {the green} in what is left in the bowl, add to ${TRAYS_WITH_MEAT.en.these}, turn {the protein} and roast until browned, {18 min}|for {roast protein 25}, until browned, ${TRAYS_WITH_MEAT.en.turn}]|Spoon off the excess fat[protein.poultry-joint? , leaving two spoonfuls,][ and brush {the protein} with {the mustard+sugar+ginger}].[ Add {the bacon+onion+garlic+sweet+veg.firm,tender,mushroom,tomato+briny} with the rest of [protein.poultry-joint? {the salt}|{the oil+salt}] and mix [protein.poultry-joint? with the juices of ${TRAYS_WITH_MEAT.en.these} ]around {the protein}.|[ Turn {the potato+veg.potato,root} in [protein.poultry-joint? the juices of ${TRAYS_WITH_MEAT.en.these}, with the rest of {the salt}|the rest of {the oil+salt}].| Season with the rest of {the salt}.]] Roast [green? for {7 min}, add {the green}, turned in the fat of ${TRAYS_WITH_MEAT.en.these}[protein.poultry-joint? |, turn {the protein}] and roast until browned and cooked through, {18 min}|for [sweet+veg.firm,tender,mushroom,tomato? {25 min}|[protein.poultry-joint? {roast protein.poultry-joint less 15}|{20 min}]], until browned and cooked through[protein.poultry-joint? [potato+sweet+veg+green? , stirring what is around the meat${TRAYS_WITH_MEAT.en.swap} halfway]|, ${TRAYS_WITH_MEAT.en.turn}]]].`,
      es: `[protein.poultry? [potato+veg.potato,root? Reparte el contenido del cuenco por ${TRAYS_WITH_MEAT.es.these}|Extiende el contenido del cuenco, en una sola capa, en ${TRAYS_WITH_MEAT.es.some}] y hornea [green? {7 min}. Pasa {el green} por lo que quede en el cuenco, añáde{=lo green} a ${TRAYS_WITH_MEAT.es.these}, da la vuelta {al protein} y hornea hasta que se dore, {18 min}|{roast protein 25}, hasta que se dore; a media cocción, ${TRAYS_WITH_MEAT.es.turn}]|Retira con una cuchara la grasa que sobre[protein.poultry-joint? , dejando un par de cucharadas,][ y pinta {el protein} con {el mustard+sugar+ginger}].[ Añade {el bacon+onion+garlic+sweet+veg.firm,tender,mushroom,tomato+briny} con el resto [protein.poultry-joint? {del salt}|{del oil+salt}] y mezcla [protein.poultry-joint? con los jugos de ${TRAYS_WITH_MEAT.es.these}, ]alrededor {del protein}.|[ Mezcla {el potato+veg.potato,root} con [protein.poultry-joint? los jugos de ${TRAYS_WITH_MEAT.es.these} y el resto {del salt}|el resto {del oil+salt}].| Sazona con el resto {del salt}.]] Hornea [green? {7 min}, añade {el green}, dándo{=le green} unas vueltas en la grasa de ${TRAYS_WITH_MEAT.es.these}[protein.poultry-joint? |, da la vuelta {al protein}] y hornea hasta que todo esté dorado y bien hecho, {18 min}|[sweet+veg.firm,tender,mushroom,tomato? {25 min}|[protein.poultry-joint? {roast protein.poultry-joint less 15}|{20 min}]], hasta que todo esté dorado y bien hecho[protein.poultry-joint? [potato+sweet+veg+green? ; a media cocción, remueve lo que rodea la carne${TRAYS_WITH_MEAT.es.swap}]|; a media cocción, ${TRAYS_WITH_MEAT.es.turn}]]].`,
      fr: `[protein.poultry? [potato+veg.potato,root? Étaler le contenu du saladier sur ${TRAYS_WITH_MEAT.fr.these}|Étaler le contenu du saladier en une seule couche sur ${TRAYS_WITH_MEAT.fr.some}] et enfourner [green? {7 min}. Passer {le green} dans ce qui reste au fond du saladier, {=l’ green}ajouter sur ${TRAYS_WITH_MEAT.fr.these}, retourner {le protein} et enfourner jusqu’à belle coloration, {18 min}|{roast protein 25}, jusqu’à belle coloration ; à mi-cuisson, ${TRAYS_WITH_MEAT.fr.turn}]|Retirer la graisse en excès à la cuillère[protein.poultry-joint? , en laissant deux cuillerées à soupe,][ et badigeonner {le protein} {de mustard+sugar+ginger}].[ Ajouter {le bacon+onion+garlic+sweet+veg.firm,tender,mushroom,tomato+briny} avec le reste [protein.poultry-joint? {du salt}|{du oil+salt}] et mélanger [protein.poultry-joint? dans le jus ${TRAYS_WITH_MEAT.fr.of}, ]autour {du protein}.|[ Mélanger {le potato+veg.potato,root} [protein.poultry-joint? dans le jus ${TRAYS_WITH_MEAT.fr.of} avec le reste {du salt}|avec le reste {du oil+salt}].| Assaisonner avec le reste {du salt}.]] Enfourner [green? {7 min}, ajouter {le green} en {=le green} retournant dans la graisse ${TRAYS_WITH_MEAT.fr.of}[protein.poultry-joint? |, retourner {le protein}] et enfourner jusqu’à cuisson complète et belle coloration, {18 min}|[sweet+veg.firm,tender,mushroom,tomato? {25 min}|[protein.poultry-joint? {roast protein.poultry-joint less 15}|{20 min}]], jusqu’à cuisson complète et belle coloration[protein.poultry-joint? [potato+sweet+veg+green?  ; à mi-cuisson, remuer ce qui entoure la viande${TRAYS_WITH_MEAT.fr.swap}]| ; à mi-cuisson, ${TRAYS_WITH_MEAT.fr.turn}]]].`,
    },
    ...COOKING_OF_SIDE,
    {
      en: `${JUICES.en}[protein.poultry-joint? Rest for {5 min}. ][Squeeze {the garlic} out of its skin over [sweet+veg+green? the vegetables|{the potato}], {2 min}. ][Finish with {the lemon+cheese+herb+nut+yogurt+sauce}.][ Serve with {the side+relish+fresh}[fresh? , dressed with the juices of ${TRAYS_WITH_MEAT.en.these}].]`,
      es: `${JUICES.es}[protein.poultry-joint? Deja reposar {5 min}. ][Exprime la pulpa {del garlic} sobre [sweet+veg+green? la verdura|{el potato}], {2 min}. ][Termina con {el lemon+cheese+herb+nut+yogurt+sauce}.][ Sirve con {el side+relish+fresh}[fresh? , {=aliñado fresh} con los jugos de ${TRAYS_WITH_MEAT.es.these}].]`,
      fr: `${JUICES.fr}[protein.poultry-joint? Laisser reposer {5 min}. ][Presser la chair {du garlic} sur [sweet+veg+green? les légumes|{le potato}], {2 min}. ][Terminer par {le lemon+cheese+herb+nut+yogurt+sauce}.][ Servir avec {le side+relish+fresh}[fresh? , {=assaisonné fresh} du jus ${TRAYS_WITH_MEAT.fr.of}].]`,
    },
  ],
};

export const TRAYS: readonly DishTemplate[] = [roastedTray, traybake];
