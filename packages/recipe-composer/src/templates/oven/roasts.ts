import { DRIED, GARLIC, HERBS, OIL, ONION_IF_THERE, PEPPER, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { COOKING_OF_SIDE, SIDE } from '../side-dish.ts';

/** A joint with much connective tissue, roasted slowly under foil on its vegetables, and browned at the end. */
const slowRoast: DishTemplate = {
  id: 'slow-roast',
  dishType: 'roast',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['northern', 'mediterranean', 'middle-eastern'],
  called: { en: 'slow roast|slow-roast', es: 'asado lento|asado', fr: 'rôti basse température|rôti' },
  slots: {
    meat: {
      of: ['stewing-meat', 'tender-meat', 'poultry-joint'],
      ids: [
        'lamb-shoulder',
        'leg-of-lamb',
        'lamb-shank',
        'pork-shoulder',
        'pork-belly',
        'pork-leg',
        'pork-rib',
        'goat-meat',
        'duck-leg',
      ],
      cut: 'whole',
      grams: 250,
    },
    veg: {
      of: ['potato', 'root', 'firm', 'tomato', 'tender', 'pulse'],
      but: [
        'broccoli',
        'asparagus',
        'pea',
        'green-bean',
        'sweetcorn',
        'courgette',
        'bean-sprout',
        'mangetout',
        'radish',
      ],
      least: 0,
      most: 3,
      grams: 220,
      cut: 'peel-chunks',
    },
    fruit: { of: ['orchard-fruit', 'dried-fruit'], least: 0, grams: 60, cut: 'wedges' },
    onion: { ...ONION_IF_THERE, cut: 'wedges' },
    garlic: { ...GARLIC, cut: 'whole', grams: 5 },
    mustard: { of: ['mustard', 'honey'], least: 0, grams: 8 },
    dried: DRIED,
    wine: { of: ['wine'], least: 0, grams: 60 },
    stock: { of: ['stock'], or: ['@stock', 'water'], grams: 90 },
    side: SIDE,
    acid: { of: ['sour', 'vinegar'], least: 0, grams: 4, notWith: ['wine', 'tomato'] },
    herb: HERBS,
    oil: { ...OIL, grams: 8 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['meat'], least: 1 },
    { of: ['meat', 'veg', 'fruit'], least: 2 },
  ],
  title: {
    en: 'Slow-roast {meat} with {all veg+fruit#2}',
    es: '{meat} al horno con {veg+fruit#2}',
    fr: '{meat} au four {au veg+fruit#2}',
  },
  description: {
    en: 'Two hours under foil until the meat gives way to a fork, then a hot half hour to brown. {all veg+fruit#2} cook in the juices.',
    es: 'Dos horas bajo papel de aluminio, hasta que la carne cede al tenedor, y media hora de calor fuerte para dorar. {veg+fruit#2} se hacen en los jugos.',
    fr: 'Deux heures sous une feuille d’aluminium, jusqu’à ce que la chair cède à la fourchette, puis une demi-heure à four chaud pour dorer. {veg+fruit#2} : le tout cuit dans le jus.',
  },
  equipment: [{ en: 'roasting tin', es: 'fuente de horno honda', fr: 'plat à rôtir' }],
  steps: [
    {
      en: 'Heat the oven to {160 C}. Rub {the meat} with half of {the oil} and {the mustard+dried+salt+pepper} and lay in a roasting tin[ with {the onion+garlic}], {5 min}.',
      es: 'Calienta el horno a {160 C}. Unta {el meat} con la mitad {del oil} y {el mustard+dried+salt+pepper} y pon en una fuente honda[ con {el onion+garlic}], {5 min}.',
      fr: 'Préchauffer le four à {160 C}. Enduire {le meat} avec {le mustard+dried+salt+pepper} et la moitié {du oil}, puis disposer dans un plat à rôtir[ avec {le onion+garlic}], {5 min}.',
    },
    {
      en: 'Pour in {the wine+stock}, cover tightly with foil and roast for {2 h}.',
      es: 'Vierte {el wine+stock}, tapa bien con papel de aluminio y hornea {2 h}.',
      fr: 'Verser {le wine+stock}, couvrir hermétiquement d’une feuille d’aluminium et enfourner {2 h}.',
    },
    {
      en: '[Toss {the veg+fruit} in the rest of {the oil} and the juices around the meat. ]Turn the oven up to {200 C} and roast uncovered until the meat is brown and very tender, {35 min}.',
      es: '[Mezcla {el veg+fruit} con el resto {del oil} y los jugos, alrededor de la carne. ]Sube el horno a {200 C} y hornea sin tapar hasta que la carne esté dorada y muy tierna, {35 min}.',
      fr: '[Mélanger {le veg+fruit} avec le reste {du oil} et le jus, autour de la viande. ]Monter le four à {200 C} et enfourner sans couvrir jusqu’à ce que la viande soit dorée et très tendre, {35 min}.',
    },
    ...COOKING_OF_SIDE,
    {
      en: 'Lift out the meat and rest it for {10 min}. Skim the fat off the juices, boil them down in a small pan until they coat a spoon, {6 min},[ sharpen with {the acid}] and pour over[; scatter with {the herb}].[ Serve with {the side}.]',
      es: 'Saca la carne y deja reposar {10 min}. Desgrasa los jugos, redúcelos en un cazo hasta que cubran una cuchara, {6 min},[ añade {el acid}] y viértelos por encima[; reparte {el herb}].[ Sirve con {el side}.]',
      fr: 'Sortir la viande et laisser reposer {10 min}. Dégraisser le jus, le réduire dans une petite casserole jusqu’à ce qu’il nappe une cuillère, {6 min},[ ajouter {le acid}] et en arroser la viande[ ; parsemer {de herb}].[ Servir avec {le side}.]',
    },
  ],
};

const stickyRibs: DishTemplate = {
  id: 'sticky-ribs',
  dishType: 'roast',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['northern', 'eastern', 'mexican'],
  called: { en: 'sticky ribs|glazed ribs', es: 'costillas glaseadas', fr: 'travers laqués' },
  slots: {
    meat: {
      of: ['stewing-meat', 'tender-meat', 'poultry-joint'],
      ids: ['pork-rib', 'pork-belly', 'beef-short-rib', 'chicken-wing', 'chicken-drumstick'],
      cut: 'whole',
    },
    sweet: { of: ['honey', 'syrup', 'sugar', 'jam'], but: ['elderflower-cordial', 'grenadine'], grams: 15 },
    savoury: { of: ['soy', 'mustard', 'hot-sauce', 'miso', 'vinegar', 'salsa'], most: 2, grams: 15 },
    garlic: { ...GARLIC, cut: 'chop' },
    ginger: { of: ['ginger'], least: 0 },
    spice: { of: ['spice'], least: 0, most: 2 },
    sour: { of: ['sour', 'orange'], least: 0, grams: 15, cut: 'juice' },
    seed: { of: ['seed'], ids: ['sesame-seed'], least: 0, grams: 3 },
    onion: { of: ['spring-onion'], least: 0, grams: 10 },
    oil: { ...OIL, grams: 4 },
    salt: { ...SALT, grams: 0.75 },
    pepper: PEPPER,
  },
  needs: [
    { of: ['meat'], least: 1 },
    { of: ['sweet', 'savoury'], least: 2 },
  ],
  title: {
    en: 'Sticky {all meat} with {all sweet+savoury#2}',
    es: '{meat} al horno con {sweet+savoury#2}',
    fr: '{meat} au four {au sweet+savoury#2}',
  },
  description: {
    en: 'Roasted gently under foil first, then brushed with {all sweet+savoury#2} until everything shines and sticks.',
    es: 'Primero despacio, bajo papel de aluminio; después, con {sweet+savoury#2} hasta que todo brilla y se pega a los dedos.',
    fr: 'D’abord doucement, sous une feuille d’aluminium, puis avec {le sweet+savoury#2} jusqu’à ce que tout brille et colle aux doigts.',
  },
  equipment: [{ en: 'baking tray', es: 'bandeja de horno', fr: 'plaque de four' }],
  steps: [
    {
      en: 'Heat the oven to {160 C}. Rub {the meat} with {the oil+spice+salt+pepper}, lay on a baking tray, cover with foil and roast until tender, {90 min}.',
      es: 'Calienta el horno a {160 C}. Unta {el meat} con {el oil+spice+salt+pepper}, pon en una bandeja, tapa con papel de aluminio y hornea hasta que {=tierno meat}, {90 min}.',
      fr: 'Préchauffer le four à {160 C}. Enduire {le meat} avec {le oil+spice+salt+pepper}, disposer sur une plaque, couvrir d’aluminium et enfourner jusqu’à ce {=tendre meat}, {90 min}.',
    },
    {
      en: 'Boil {the sweet+savoury+garlic+ginger+sour} in a small pan until syrupy, {3 min}.',
      es: 'Hierve {el sweet+savoury+garlic+ginger+sour} en un cazo hasta que espese, {3 min}.',
      fr: 'Faire bouillir {le sweet+savoury+garlic+ginger+sour} dans une petite casserole jusqu’à consistance sirupeuse, {3 min}.',
    },
    {
      en: 'Turn the oven up to {210 C}, brush the meat with the glaze and roast uncovered, brushing again halfway, until dark and sticky, {25 min}.',
      es: 'Sube el horno a {210 C}, pinta la carne con el glaseado y hornea sin tapar, pintando otra vez a media cocción, hasta que quede brillante y oscura, {25 min}.',
      fr: 'Monter le four à {210 C}, badigeonner la viande de laque et enfourner sans couvrir, en badigeonnant à mi-cuisson, jusqu’à ce que la viande soit brune et collante, {25 min}.',
    },
    {
      en: 'Rest for {5 min}[ and scatter with {the seed+onion}].',
      es: 'Deja reposar {5 min}[ y reparte {el seed+onion} por encima].',
      fr: 'Laisser reposer {5 min}[ et parsemer {de seed+onion}].',
    },
  ],
};

export const ROASTS: readonly DishTemplate[] = [slowRoast, stickyRibs];
