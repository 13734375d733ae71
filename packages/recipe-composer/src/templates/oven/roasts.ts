import { COLD_OIL, DRIED, GARLIC, HERBS, ONION_IF_THERE, PEPPER, ROASTED_GARLIC, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { BUTTER_OF_SIDE, SIDE_OR_RICE_WITHOUT_SAUCE, SIDE_WITHOUT_SAUCE } from '../side-dish.ts';
import { COOKING_OF_SIDE } from '../side-steps.ts';
import { toastingOf } from '../toasted-nuts.ts';

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
      of: ['stewing-meat', 'tender-meat'],
      ids: [
        'lamb-shoulder',
        'leg-of-lamb',
        'lamb-shank',
        'pork-shoulder',
        'pork-belly',
        'pork-leg',
        'pork-rib',
        'goat-meat',
      ],
      cut: 'whole',
      grams: 250,
    },
    veg: {
      of: ['root', 'firm', 'tomato', 'tender'],
      ids: [
        'carrot',
        'parsnip',
        'swede',
        'turnip',
        'celeriac',
        'beetroot',
        'fennel',
        'tomato',
        'sweet-pepper',
        'aubergine',
      ],
      but: ['padron-pepper', 'green-tomato'],
      least: 0,
      most: 2,
      grams: 130,
      cut: 'peel-chunks',
    },
    sweet: { of: ['root'], ids: ['sweet-potato', 'squash'], least: 0, grams: 180, cut: 'peel-chunks' },
    potato: {
      of: ['potato'],
      least: 0,
      grams: 200,
      cut: 'peel-chunks',
      proposed: ['potato'],
      needed: true,
      unless: ['sweet'],
      proposedWithout: ['rice', 'cooked-rice', 'couscous', 'grain', 'polenta', 'mash', 'bread'],
    },
    fruit: { of: ['orchard-fruit'], ids: ['apple', 'pear', 'quince'], least: 0, grams: 80, cut: 'wedges' },
    onion: { ...ONION_IF_THERE, cut: 'wedges' },
    garlic: ROASTED_GARLIC,
    mustard: { of: ['mustard', 'honey'], but: ['horseradish'], least: 0, grams: 8 },
    dried: { ...DRIED, needed: true },
    wine: { of: ['wine'], but: ['cooking-wine', 'lillet', 'dubonnet', 'sweet-vermouth'], least: 0, grams: 50 },
    stock: { of: ['stock'], or: ['@stock', 'water'], grams: 90 },
    side: {
      ...SIDE_WITHOUT_SAUCE,
      proposed: ['couscous', 'long-grain-rice'],
      unless: ['potato', 'sweet'],
      families: ['northern', 'mediterranean', 'middle-eastern'],
    },
    spread: BUTTER_OF_SIDE,
    acid: { of: ['sour', 'vinegar'], but: ['lime', 'lime-juice'], least: 0, grams: 2.5, notWith: ['wine', 'tomato'] },
    herb: { ...HERBS, most: 1 },
    oil: { ...COLD_OIL, grams: 8 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['meat'], least: 1 },
    { of: ['meat', 'sweet', 'veg', 'potato', 'fruit', 'dried'], least: 2 },
  ],
  title: {
    en: 'Slow-roast {meat}[ with {all sweet+veg+fruit+potato+dried#2}]',
    es: '{meat} al horno[ con {all sweet+veg+fruit+potato+dried#2}]',
    fr: '{meat} au four[ {au sweet+veg+fruit+potato+dried#2}]',
  },
  description: {
    en: 'Slow roasting leaves {the meat} soft enough for a fork.',
    es: '{el meat} se {=asa meat} despacio hasta que se {=deshace meat} con el tenedor.',
    fr: '{le meat} {=rôtit meat} lentement jusqu’à se défaire à la fourchette.',
  },
  equipment: [{ en: 'roasting tin', es: 'fuente de horno honda', fr: 'plat à rôtir' }],
  steps: [
    {
      en: 'Heat the oven to {160 C}. Rub {the meat} with half of {the oil} and {the mustard+dried+pepper}, season with half of {the salt} and lay in a roasting tin[ on {the onion+garlic}].',
      es: 'Calienta el horno a {160 C}. Unta {el meat} con la mitad {del oil}, reparte por encima {el mustard+dried+pepper}, sála{=lo meat} con la mitad {del salt} y pon{=lo meat} en una fuente honda[ sobre {el onion+garlic}].',
      fr: 'Préchauffer le four à {160 C}. Enduire {le meat} de la moitié {du oil}, {=le meat} frotter avec {le mustard+dried+pepper}, {=le meat} saler avec la moitié {du salt}, puis {=le meat} disposer dans un plat à rôtir[ sur {le onion+garlic}].',
    },
    {
      en: 'Pour {the wine+stock} around the meat, cover tightly with foil and roast until a fork slips in easily, {150 min}.',
      es: 'Vierte {el wine+stock} alrededor de la carne, tapa bien con papel de aluminio y hornea hasta que el tenedor entre sin esfuerzo en la carne, {150 min}.',
      fr: 'Verser {le wine+stock} autour de la viande, couvrir le plat hermétiquement d’une feuille d’aluminium et enfourner jusqu’à ce qu’une fourchette s’enfonce sans effort, {150 min}.',
    },
    {
      en: 'Turn the oven up to {200 C} and pour the juices into a small pan[ with {the garlic}].[ Toss {the potato+sweet+veg.root,firm,tender+fruit} around the meat with the rest of {the oil} and a little of {the salt}.] Roast uncovered until the meat is brown[potato+sweet+veg+fruit?  and what is around it is soft], {40 min}.[ Add {the veg.tomato} for the last fifteen minutes.]',
      es: 'Sube el horno a {200 C} y vierte los jugos en un cazo[ con {el garlic}].[ Reparte {el potato+sweet+veg.root,firm,tender+fruit} alrededor de la carne y mézcla{=lo potato+sweet+veg.root,firm,tender+fruit} con el resto {del oil} y un poco {de salt}.] Hornea sin tapar hasta que la carne esté dorada[potato+sweet+veg+fruit?  y la guarnición, tierna], {40 min}.[ Añade {el veg.tomato} en los últimos quince minutos.]',
      fr: 'Monter le four à {200 C} et verser le jus dans une petite casserole[ avec {le garlic}].[ Répartir {le potato+sweet+veg.root,firm,tender+fruit} autour de la viande et {=le potato+sweet+veg.root,firm,tender+fruit} mélanger avec le reste {du oil} et un peu {de salt}.] Enfourner sans couvrir jusqu’à ce que la viande soit dorée[potato+sweet+veg+fruit?  et la garniture, tendre], {40 min}.[ Ajouter {le veg.tomato} pour les quinze dernières minutes.]',
    },
    {
      en: 'Meanwhile, skim the fat off the juices and boil them down by half, {12 min}.',
      es: 'Mientras tanto, desgrasa los jugos y redúcelos a la mitad, {12 min}.',
      fr: 'Pendant ce temps, dégraisser le jus et le faire réduire de moitié, {12 min}.',
    },
    ...COOKING_OF_SIDE,
    {
      en: 'Rest the meat for {10 min}.[ Squeeze the soft pulp of {the garlic} into the juices.][ Sharpen them with {the acid}.] Taste the juices for salt, carve or pull the meat and pour the juices over.[ Scatter with {the herb}.][ Serve with {the side}.]',
      es: 'Deja reposar la carne {10 min}.[ Exprime la pulpa {del garlic} en los jugos.][ Avívalos con {el acid}.] Rectifica los jugos de sal, corta o desmenuza la carne y riégala con los jugos.[ Reparte {el herb} por encima.][ Sirve con {el side}.]',
      fr: 'Laisser reposer la viande {10 min}.[ Presser la chair {du garlic} dans le jus.][ Le relever avec {le acid}.] Goûter le jus et rectifier le sel, trancher ou effilocher la viande et l’arroser du jus.[ Parsemer {de herb}.][ Servir avec {le side}.]',
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
      ids: ['pork-rib', 'pork-belly', 'chicken-wing', 'chicken-drumstick'],
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
    side: SIDE_OR_RICE_WITHOUT_SAUCE,
    spread: BUTTER_OF_SIDE,
    oil: { ...COLD_OIL, grams: 6 },
    salt: { ...SALT, grams: 0.75 },
    pepper: PEPPER,
  },
  needs: [
    { of: ['meat'], least: 1 },
    { of: ['sweet', 'savoury'], least: 2 },
  ],
  title: {
    en: 'Sticky {all meat} with {all sweet+savoury#2}',
    es: '{all meat} al horno con {sweet+savoury#2}',
    fr: '{meat} au four {au sweet+savoury#2}',
  },
  description: {
    en: '{the meat} {=softens meat} under foil and then {=takes meat} on a dark, sticky glaze.',
    es: '{el meat} se {=ablanda meat} bajo el papel y después {=toma meat} un glaseado oscuro y pegajoso.',
    fr: '{le meat} {=cuit meat} doucement sous l’aluminium, puis {=prend meat} un glaçage sombre et collant.',
  },
  equipment: [{ en: 'baking tray', es: 'bandeja de horno', fr: 'plaque de four' }],
  steps: [
    {
      en: 'Heat the oven to {160 C}. Rub {the meat} with {the oil+spice+salt+pepper}, lay on a baking tray, cover with foil and roast until tender, [meat.poultry-joint? {40 min}|{100 min}]. Pour off the fat.',
      es: 'Calienta el horno a {160 C}. Unta {el meat} con {el oil+spice+salt+pepper}, pon{=lo meat} en una bandeja, tápa{=lo meat} con papel de aluminio y hornéa{=lo meat} hasta que {=tierno meat}, [meat.poultry-joint? {40 min}|{100 min}]. Tira la grasa.',
      fr: 'Préchauffer le four à {160 C}. Frotter {le meat} avec {le oil+spice+salt+pepper}, {=le meat} disposer sur une plaque, {=le meat} couvrir d’aluminium et {=l’ meat}enfourner jusqu’à ce {=tendre meat}, [meat.poultry-joint? {40 min}|{100 min}]. Jeter la graisse rendue.',
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
    toastingOf('seed'),
    ...COOKING_OF_SIDE,
    {
      en: 'Rest for {5 min}[ and scatter with {the seed+onion}].[ Serve with {the side}.]',
      es: 'Deja reposar {5 min}[ y reparte {el seed+onion} por encima].[ Sirve con {el side}.]',
      fr: 'Laisser reposer {5 min}[ et parsemer {de seed+onion}].[ Servir avec {le side}.]',
    },
  ],
};

export const ROASTS: readonly DishTemplate[] = [slowRoast, stickyRibs];
