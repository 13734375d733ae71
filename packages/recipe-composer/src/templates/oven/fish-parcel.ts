import { DRIED, GARLIC, HERBS, OIL, PEPPER, SALT, SIDE_SALAD, SWEET_WINES } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { BUTTER_OF_SIDE, SIDE_OR_RICE_WITHOUT_SAUCE } from '../side-dish.ts';
import { COOKING_OF_LONG_SIDE, SHORT_SIDES } from '../side-steps.ts';

export const fishParcel: DishTemplate = {
  id: 'fish-parcel',
  dishType: 'tray-bake',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean', 'northern', 'eastern', 'thai'],
  called: { en: 'parcels|baked fish|en papillote', es: 'en papillote|al horno', fr: 'en papillote|papillotes' },
  slots: {
    // Firm steaks are dry before the steam has cooked the vegetables, and sardines are no portions.
    fish: { of: ['fish-fillet'], but: ['tuna', 'swordfish', 'sardine'], cut: 'whole' },
    /** Makes a full meal of the parcel where nothing else is served beside it. */
    potato: {
      of: ['potato'],
      least: 0,
      grams: 160,
      cut: 'slice-thin',
      proposed: ['potato'],
      proposedWithout: ['soy', 'ginger', 'root', 'rice', 'cooked-rice', 'couscous', 'grain', 'polenta', 'mash'],
      needed: true,
    },
    root: {
      of: ['root'],
      but: ['beetroot', 'swede', 'plantain'],
      least: 0,
      grams: 100,
      cut: 'slice-thin',
      notWith: ['potato'],
    },
    veg: {
      of: ['tender', 'firm', 'tomato', 'mushroom', 'leafy'],
      but: ['cauliflower', 'brussels-sprout', 'cabbage', 'okra', 'aubergine', 'kale', 'sweetcorn', 'chicory'],
      least: 0,
      most: 2,
      grams: 120,
      cut: 'slice-thin',
      named: ['courgette', 'fennel'],
    },
    base: { of: ['onion'], least: 0, grams: 25, cut: 'slice-thin', notWith: ['soy'] },
    onion: { of: ['spring-onion'], least: 0, grams: 15, cut: 'slice-thin' },
    garlic: { ...GARLIC, proposed: ['garlic'], needed: true },
    ginger: { of: ['ginger'], least: 0 },
    lemon: { of: ['sour', 'orange'], least: 0, or: ['lemon'], grams: 15, cut: 'rounds' },
    soy: { of: ['soy'], least: 0, grams: 6 },
    wine: { of: ['wine'], but: ['red-wine', ...SWEET_WINES], least: 0, grams: 15 },
    briny: { of: ['briny'], but: ['gherkin'], least: 0, notWith: ['soy'] },
    // Lemon, capers and a herb season it enough.
    dried: { ...DRIED, pairedIn: [] },
    side: { ...SIDE_OR_RICE_WITHOUT_SAUCE, needed: true },
    spread: BUTTER_OF_SIDE,
    fresh: { ...SIDE_SALAD, of: ['salad-leaf', 'raw'] },
    herb: { ...HERBS, needed: true },
    fat: { ...OIL, grams: 9 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['veg', 'root', 'potato'], least: 1 }],
  title: {
    en: '{fish} parcels with {all potato+root+veg#3}',
    es: '{fish} en papillote con {potato+root+veg#3}',
    fr: '{fish} en papillote {au potato+root+veg#3}',
  },
  description: {
    en: '{the fish} {=cooks fish} gently in the steam of the parcel and {=stays fish} moist[. Serve with {all side}].',
    es: '{el fish} se {=hace fish} con el vapor del paquete y {=queda fish} {=jugoso fish}[. Se sirve con {side}].',
    fr: '{le fish} {=cuit fish} à la vapeur de la papillote et {=reste fish} {=moelleux fish}[. À servir avec {du side}].',
  },
  equipment: [
    {
      en: 'four sheets of baking parchment',
      es: 'cuatro hojas de papel de horno',
      fr: 'quatre feuilles de papier cuisson',
    },
  ],
  steps: [
    // What is done in a few minutes goes in raw.
    {
      en: 'Heat the oven to {200 C}.[potato+root?  [simmer veg.firm>8? Boil {the potato+root+veg.firm} in salted water for {5 min}|Boil {the potato+root} in salted water for [simmer potato+root>12? {4 min}|{2 min}][simmer veg.firm>5? , adding {the veg.firm} for the last two minutes,]][simmer veg.firm>5?  and drain them all| and drain].|[simmer veg.firm>5?  Boil {the veg.firm} in salted water for [simmer veg.firm>8? {5 min}|{2 min}] and drain.]]',
      es: 'Calienta el horno a {200 C}.[potato+root?  [simmer veg.firm>8? Hierve {el potato+root+veg.firm} {5 min} en agua con sal|Hierve {el potato+root} [simmer potato+root>12? {4 min}|{2 min}] en agua con sal[simmer veg.firm>5? , con {el veg.firm} los dos últimos minutos,]] y [simmer veg.firm>5? escúrre{=lo potato+root+veg.firm}|escúrre{=lo potato+root}].|[simmer veg.firm>5?  Hierve {el veg.firm} [simmer veg.firm>8? {5 min}|{2 min}] en agua con sal y escurre.]]',
      fr: 'Préchauffer le four à {200 C}.[potato+root?  [simmer veg.firm>8? Cuire {le potato+root+veg.firm} {5 min} à l’eau bouillante salée|Cuire {le potato+root} [simmer potato+root>12? {4 min}|{2 min}] à l’eau bouillante salée[simmer veg.firm>5? , avec {le veg.firm} les deux dernières minutes,]] et [simmer veg.firm>5? {=l’ potato+root+veg.firm}égoutter|{=l’ potato+root}égoutter].|[simmer veg.firm>5?  Cuire {le veg.firm} [simmer veg.firm>8? {5 min}|{2 min}] à l’eau bouillante salée et égoutter.]]',
    },
    {
      en: 'Cook {the base+veg.tender,mushroom,leafy} in half of {the fat} in a wide pan over a [veg.mushroom,leafy? fairly high heat[veg.leafy? , a handful at a time,][veg.mushroom>400?  in two batches until no water is left, {12 min} in all| until no water is left, {6 min}]|medium heat until soft, [fry base+veg.tender>7? {10 min}|{6 min}]].[ Lower the heat, add {the garlic+ginger} and stir for {1 min}.] Season with [veg.leafy>300? a third of|half of] {the salt}.',
      es: 'Rehoga {el base+veg.tender,mushroom,leafy} con la mitad {del fat} en una sartén ancha a fuego [veg.mushroom,leafy? medio alto[veg.leafy? , a puñados,][veg.mushroom>400?  en dos tandas, hasta que no quede agua, {12 min} en total| hasta que no quede agua, {6 min}]|medio hasta que {=tierno base+veg.tender,mushroom,leafy}, [fry base+veg.tender>7? {10 min}|{6 min}]].[ Baja el fuego, añade {el garlic+ginger} y remueve {1 min}.] Sazona con [veg.leafy>300? un tercio|la mitad] {del salt}.',
      fr: 'Faire revenir {le base+veg.tender,mushroom,leafy} dans la moitié {du fat}, dans une grande poêle à feu [veg.mushroom,leafy? assez vif,[veg.leafy?  par poignées,][veg.mushroom>400?  en deux fois, jusqu’à évaporation de l’eau, {12 min} en tout| jusqu’à évaporation de l’eau, {6 min}]|moyen, jusqu’à ce {=tendre base+veg.tender,mushroom,leafy}, [fry base+veg.tender>7? {10 min}|{6 min}]].[ Baisser le feu, ajouter {le garlic+ginger} et remuer {1 min}.] Assaisonner avec [veg.leafy>300? un tiers|la moitié] {du salt}.',
    },
    ...COOKING_OF_LONG_SIDE,
    // Raw garlic stays harsh in steam.
    {
      en: '[base+veg.tender,mushroom,leafy? Mix the rest of {the fat+salt} with {the pepper+dried+herb+briny+soy+wine}.|[garlic+ginger? Warm {the fat} with {the garlic+ginger} in a small pan over a low heat until fragrant, {2 min}; take off the heat and stir in {the salt+pepper+dried+herb+briny+soy+wine}.|Mix {the fat+salt} with {the pepper+dried+herb+briny+soy+wine}.]]',
      es: '[base+veg.tender,mushroom,leafy? Mezcla el resto {del fat+salt} con {el pepper+dried+herb+briny+soy+wine}.|[garlic+ginger? Calienta {el fat} con {el garlic+ginger} en un cazo pequeño a fuego suave hasta notar su aroma, {2 min}; fuera del fuego, añade {el salt+pepper+dried+herb+briny+soy+wine}.|Mezcla {el fat+salt} con {el pepper+dried+herb+briny+soy+wine}.]]',
      fr: '[base+veg.tender,mushroom,leafy? Mélanger le reste {du fat+salt} avec {le pepper+dried+herb+briny+soy+wine}.|[garlic+ginger? Chauffer doucement {le fat} avec {le garlic+ginger} dans une petite casserole, {2 min} ; hors du feu, ajouter {le salt+pepper+dried+herb+briny+soy+wine}.|Mélanger {le fat+salt} avec {le pepper+dried+herb+briny+soy+wine}.]]',
    },
    {
      en: 'Share {the potato+root+base+veg+onion} out on four sheets of baking parchment[potato+root+veg.firm,tomato?  and spoon half of the mixture over]. Lay {the fish} on top, spread with [potato+root+veg.firm,tomato? the rest|the mixture] and add {the lemon}, {8 min}.',
      es: 'Reparte {el potato+root+base+veg+onion} en cuatro hojas de papel de horno[potato+root+veg.firm,tomato?  y riega con la mitad de la mezcla]. Pon encima {el fish}, únta{=lo fish} con [potato+root+veg.firm,tomato? el resto|la mezcla] y añade {el lemon}, {8 min}.',
      fr: 'Répartir {le potato+root+base+veg+onion} sur quatre feuilles de papier cuisson[potato+root+veg.firm,tomato?  et arroser de la moitié du mélange]. Poser {le fish} par-dessus, y étaler [potato+root+veg.firm,tomato? le reste|le mélange] et ajouter {le lemon}, {8 min}.',
    },
    {
      en: 'Fold the edges over twice to seal and bake on two trays until the fish flakes (open a corner of one parcel to check), {15 min}.',
      es: 'Cierra los paquetes doblando los bordes dos veces y hornéalos en dos bandejas hasta que el pescado se separe en lascas (abre una esquina para comprobarlo), {15 min}.',
      fr: 'Fermer les papillotes en repliant deux fois les bords et les cuire sur deux plaques jusqu’à ce que le poisson s’effeuille (ouvrir un coin pour vérifier), {15 min}.',
    },
    ...SHORT_SIDES,
    {
      en: 'Leave for {2 min} and open at the table.[ Serve with {the side+fresh}[fresh? , dressed with the juices of the parcels].]',
      es: 'Deja reposar los paquetes {2 min} y ábrelos en la mesa.[ Sirve con {el side+fresh}[fresh? , {=aliñado fresh} con el jugo de los paquetes].]',
      fr: 'Laisser reposer les papillotes {2 min}, puis les ouvrir à table.[ Servir avec {le side+fresh}[fresh? , {=assaisonné fresh} du jus des papillotes].]',
    },
  ],
};
