import { COOKED_VEGETABLES, DRIED, GARLIC_IF_THERE, HERBS, OIL, ONION, PEPPER, SALT } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';
import { addingLeaves } from '../leaves.ts';

const LEAVES = addingLeaves('veg.leafy', 6);

const pizza: DishTemplate = {
  id: 'pizza',
  dishType: 'pizza',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean'],
  called: { en: 'pizza', es: 'pizza', fr: 'pizza' },
  slots: {
    dough: { of: ['dough'], named: ['pizza-dough'] },
    tomato: { of: ['tinned-tomato', 'tomato-paste'], least: 0, or: ['passata', 'chopped-tomatoes'], grams: 60 },
    cheese: {
      of: ['melting-cheese', 'soft-cheese', 'crumbly-cheese'],
      least: 0,
      or: ['mozzarella', 'vegan-cheese'],
      proposed: ['mozzarella', 'vegan-cheese'],
      needed: true,
      most: 2,
      grams: 60,
    },
    meat: { of: ['ham', 'cooked-meat', 'bacon', 'tinned-fish'], least: 0, most: 2, grams: 40 },
    veg: {
      of: ['tender', 'mushroom', 'tomato', 'leafy', 'onion'],
      but: ['okra', 'bean-sprout', 'kale', 'cavolo-nero', 'spring-greens', 'pak-choi'],
      least: 0,
      most: 3,
      grams: 70,
      cut: 'slice-thin',
    },
    briny: { of: ['briny'], least: 0 },
    /** Seasons the tomato. */
    garlic: { ...GARLIC_IF_THERE, grams: 1.5, only: ['tomato'], proposed: ['garlic'] },
    herb: HERBS,
    dried: { of: ['dried-herb'], least: 0, proposed: ['dried-oregano'], proposedWithout: ['pesto'] },
    oil: { ...OIL, grams: 6 },
    flour: { of: ['flour'], or: ['plain-flour', 'gluten-free-flour'], grams: 5 },
    salt: SALT,
  },
  needs: [{ of: ['meat', 'veg', 'briny', 'cheese'], least: 1 }],
  title: {
    en: '{meat+veg+briny+cheese#2} pizza',
    es: 'Pizza {de meat+veg+briny+cheese#2}',
    fr: 'Pizza {au meat+veg+briny+cheese#2}',
  },
  description: {
    en: '[veg.onion? {the veg.onion} {=sweetens veg.onion} the salty topping|[veg.leafy? {the veg.leafy} {=lightens veg.leafy} the thin pizza with green|The rim puffs up and blisters, and the base stays thin and crisp]].',
    es: '[veg.onion? {el veg.onion} {=endulza veg.onion} una cobertura salada|[veg.leafy? {el veg.leafy} {=pone veg.leafy} un verde ligero en la pizza|El borde se hincha y se llena de burbujas, y la base queda fina y crujiente]].',
    fr: '[veg.onion? {le veg.onion} {=adoucit veg.onion} une garniture salée|[veg.leafy? {le veg.leafy} {=allège veg.leafy} la pizza de son vert|Le bord gonfle et cloque, et le fond reste fin et croustillant]].',
  },
  steps: [
    {
      en: 'Heat the oven to {240 C} with a heavy baking tray inside. Let {the dough} come to room temperature, {20 min}.',
      es: 'Calienta el horno a {240 C} con una bandeja pesada dentro. Deja que {el dough} se temple, {20 min}.',
      fr: 'Préchauffer le four à {240 C} avec une plaque épaisse dedans. Laisser {le dough} revenir à température ambiante, {20 min}.',
    },
    {
      en: 'Stretch {the dough} into two thin rounds on parchment dusted with {the flour}, {6 min}.',
      es: 'Estira {el dough} en dos discos finos sobre papel de horno espolvoreado con {el flour}, {6 min}.',
      fr: 'Étirer {le dough} en deux disques fins sur du papier cuisson saupoudré {de flour}, {6 min}.',
    },
    {
      en: 'Cook {the veg.onion,tender,mushroom,leafy} in half of {the oil} in a wide pan over a fairly high heat until lightly browned and dry, [veg.leafy>200? [fry veg.onion,tender,mushroom>6? {fry veg.onion,tender,mushroom,leafy}|{6 min}]|{fry veg.onion,tender,mushroom,leafy 6}].',
      es: 'Saltea {el veg.onion,tender,mushroom,leafy} con la mitad {del oil} en una sartén ancha a fuego medio alto hasta que {=tome veg.onion,tender,mushroom,leafy} un poco de color y no quede líquido, [veg.leafy>200? [fry veg.onion,tender,mushroom>6? {fry veg.onion,tender,mushroom,leafy}|{6 min}]|{fry veg.onion,tender,mushroom,leafy 6}].',
      fr: 'Faire revenir {le veg.onion,tender,mushroom,leafy} dans la moitié {du oil}, dans une large poêle à feu assez vif, jusqu’à légère coloration et évaporation du liquide, [veg.leafy>200? [fry veg.onion,tender,mushroom>6? {fry veg.onion,tender,mushroom,leafy}|{6 min}]|{fry veg.onion,tender,mushroom,leafy 6}].',
    },
    {
      en: '[Mix {the tomato} with {the salt+garlic+dried}, spread thinly over the dough, leaving a border of {2 cm}, and top with {the veg+meat+briny+cheese}|Leave a border of {2 cm} and top with {the veg+meat+briny+cheese+dried+salt}][veg.onion,tender,mushroom,leafy? |; trickle with half of {the oil}], {4 min}.',
      es: '[Mezcla {el tomato} con {el salt+garlic+dried}, extiénde{=lo tomato} sobre la masa en una capa fina, sin cubrir un borde de {2 cm}, y reparte encima {el veg+meat+briny+cheese}|Reparte sobre la masa {el veg+meat+briny+cheese+dried+salt}, sin cubrir un borde de {2 cm}][veg.onion,tender,mushroom,leafy? |; riega con la mitad {del oil}], {4 min}.',
      fr: '[Mélanger {le tomato} avec {le salt+garlic+dried}, {=l’ tomato}étaler sur la pâte en fine couche, sans couvrir un bord de {2 cm}, et répartir par-dessus {le veg+meat+briny+cheese}|Répartir sur la pâte {le veg+meat+briny+cheese+dried+salt}, sans couvrir un bord de {2 cm}][veg.onion,tender,mushroom,leafy? | ; arroser de la moitié {du oil}], {4 min}.',
    },
    {
      en: 'Slide onto the hot tray one after the other and bake until the edge is blistered and the base is crisp, {10 min} each.[ Scatter with {the herb}.] Trickle with the rest of {the oil} and cut at once.',
      es: 'Desliza las pizzas sobre la bandeja caliente, una después de otra, y hornéalas hasta que el borde tenga burbujas doradas y la base cruja, {10 min} cada una.[ Reparte {el herb} por encima.] Riégalas con el resto {del oil} y córtalas enseguida.',
      fr: 'Faire glisser les pizzas sur la plaque chaude, l’une après l’autre, et les cuire jusqu’à ce que le bord cloque et que le fond croustille, {10 min} chacune.[ Parsemer {de herb}.] Les arroser du reste {du oil} et les couper aussitôt.',
    },
  ],
};

/** Mild with greens unless nutmeg and lemon help. */
const CREAMY_CHEESES: readonly string[] = ['ricotta', 'quark', 'cottage-cheese', 'cream-cheese', 'burgos-cheese'];

const filoPie: DishTemplate = {
  id: 'filo-pie',
  dishType: 'savoury-pie',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean', 'middle-eastern', 'northern'],
  called: { en: 'filo pie|pie', es: 'pastel de filo|pastel', fr: 'tourte|pastilla' },
  slots: {
    pastry: { of: ['filo'], named: ['filo-pastry'] },
    veg: { of: COOKED_VEGETABLES, but: ['beetroot', 'tomato', 'radish'], least: 0, most: 3, grams: 180 },
    meat: { of: ['cooked-meat', 'mince', 'ham', 'smoked-fish', 'tinned-fish'], least: 0, grams: 80 },
    pulse: {
      of: ['pulse'],
      but: ['kidney-bean', 'black-bean', 'baked-beans', 'refried-beans'],
      least: 0,
      grams: 80,
      notWith: ['tinned-fish', 'smoked-fish', 'ham', 'cooked-meat', 'mince'],
    },
    cheese: {
      of: ['crumbly-cheese', 'soft-cheese', 'melting-cheese'],
      least: 0,
      most: 2,
      grams: 65,
      proposed: ['feta', 'vegan-feta'],
      needed: true,
      proposedWithout: ['cooked-meat', 'mince', 'ham', 'smoked-fish', 'tinned-fish'],
    },
    /** Ricotta and its like are mild. */
    hard: {
      of: ['hard-cheese'],
      but: ['nutritional-yeast'],
      least: 0,
      grams: 10,
      alongside: CREAMY_CHEESES,
      proposed: ['parmesan'],
    },
    /** Binds a filling of vegetables and cheese. */
    egg: {
      of: ['egg'],
      least: 0,
      grams: 28,
      proposed: ['egg'],
      proposedWithout: ['cooked-meat', 'mince', 'ham', 'smoked-fish', 'tinned-fish', 'pulse'],
      needed: true,
    },
    onion: ONION,
    garlic: { ...GARLIC_IF_THERE, proposed: ['garlic'], needed: true },
    spice: { of: ['sweet-spice'], ids: ['nutmeg'], least: 0, alongside: CREAMY_CHEESES, proposed: ['nutmeg'] },
    dried: DRIED,
    lemon: { of: ['sour'], least: 0, grams: 2.5, only: ['cheese'] },
    herb: HERBS,
    nut: { of: ['nut', 'seed'], least: 0 },
    fat: { of: ['butter', 'oil'], or: ['olive-oil'], grams: 14 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [
    { of: ['veg', 'meat', 'pulse', 'cheese'], least: 1 },
    { of: ['veg', 'meat', 'pulse', 'cheese', 'egg'], least: 2 },
  ],
  title: {
    en: '{meat+veg+pulse+cheese#2} filo pie',
    es: 'Pastel de filo {de meat+veg+pulse+cheese#2}',
    fr: 'Tourte en pâte filo {au meat+veg+pulse+cheese#2}',
  },
  description: {
    en: '[meat.smoked-fish? {the meat.smoked-fish} {=gives meat.smoked-fish} the soft filling smoke and salt|[veg.root? {the veg.root#1} {=sweetens veg.root#1} the filling beneath the thin sheets|The thin sheets of filo crackle and give way to a soft filling]].',
    es: '[meat.smoked-fish? {el meat.smoked-fish} {=da meat.smoked-fish} humo y sal al relleno|[veg.root? {el veg.root#1} {=endulza veg.root#1} el relleno bajo las hojas finas|Las hojas de filo crujen y dejan paso a un relleno tierno]].',
    fr: '[meat.smoked-fish? {le meat.smoked-fish} {=donne meat.smoked-fish} du fumé et du sel à la garniture|[veg.root? {le veg.root#1} {=adoucit veg.root#1} la garniture sous les feuilles fines|Les fines feuilles de filo craquent et cèdent sur une garniture fondante]].',
  },
  equipment: [{ en: 'baking dish', es: 'fuente de horno', fr: 'plat à gratin' }],
  steps: [
    {
      en: 'Heat the oven to {190 C}. Cook {the onion+veg.hard+veg.soft} in a third of {the fat} in a wide pan over a medium heat until soft[veg.hard+veg.soft?  and dry], {fry onion+veg.hard+veg.soft 8}.[ Add {the meat.mince}, turn up the heat and brown[meat.mince? , breaking up the lumps], {fry meat.mince}.]',
      es: 'Calienta el horno a {190 C}. Rehoga {el onion+veg.hard+veg.soft} en un tercio {del fat}, en una sartén ancha a fuego medio, hasta que {=tierno onion+veg.hard+veg.soft}[veg.hard+veg.soft?  y sin agua], {fry onion+veg.hard+veg.soft 8}.[ Añade {el meat.mince}, sube el fuego y dóra{=lo meat.mince}[meat.mince? , deshaciendo los grumos], {fry meat.mince}.]',
      fr: 'Préchauffer le four à {190 C}. Faire fondre {le onion+veg.hard+veg.soft} dans un tiers {du fat}, dans une sauteuse à feu moyen[veg.hard+veg.soft? , jusqu’à évaporation de l’eau], {fry onion+veg.hard+veg.soft 8}.[ Ajouter {le meat.mince}, monter le feu et {=le meat.mince} faire dorer[meat.mince? , en {=l’ meat.mince}émiettant], {fry meat.mince}.]',
    },
    {
      en: `${LEAVES.en}[veg.leafy?  ][Add {the garlic+dried+pulse+meat.cooked-meat,ham,smoked-fish,tinned-fish} and stir for {2 min}. ][veg.leafy? Press the filling in a sieve to get the rest of the water out. ]Let it cool for {10 min}.`,
      es: `${LEAVES.es}[veg.leafy?  ][Añade {el garlic+dried+pulse+meat.cooked-meat,ham,smoked-fish,tinned-fish} y remueve {2 min}. ][veg.leafy? Escurre el relleno en un colador, apretándolo, para que no moje la masa. ]Deja que se temple {10 min}.`,
      fr: `${LEAVES.fr}[veg.leafy?  ][Ajouter {le garlic+dried+pulse+meat.cooked-meat,ham,smoked-fish,tinned-fish} et remuer {2 min}. ][veg.leafy? Presser la garniture dans une passoire pour en chasser l’eau. ]Laisser tiédir {10 min}.`,
    },
    {
      en: 'Season the filling with {the salt+pepper+spice+lemon}[ and fold in {the cheese+hard+egg+herb+nut.nut}], {2 min}.',
      es: 'Sazona el relleno con {el salt+pepper+spice+lemon}[ e incorpora {el cheese+hard+egg+herb+nut.nut}], {2 min}.',
      fr: 'Assaisonner la garniture avec {le salt+pepper+spice+lemon}[ et y incorporer {le cheese+hard+egg+herb+nut.nut}], {2 min}.',
    },
    {
      en: 'Unroll {the pastry} and keep the sheets under a damp cloth. Brush half of them one by one with some of the rest of {the fat} and lay them crosswise in a dish of {24 cm}, with the edges hanging over. Spread the filling in it and fold the edges over; brush the other sheets, crumple them and lay them on top[, with {the nut.seed}], {8 min}.',
      es: 'Desenrolla {el pastry} y tapa las hojas con un paño húmedo. Pinta la mitad, de una en una, con parte del resto {del fat} y ve cruzándolas en una fuente de {24 cm}, con los bordes colgando. Reparte dentro el relleno y dobla los bordes por encima; pinta las otras hojas, arrúgalas y cubre con ellas el pastel[, con {el nut.seed} por encima], {8 min}.',
      fr: 'Dérouler {le pastry} et garder les feuilles sous un linge humide. En badigeonner la moitié, une par une, avec une partie du reste {du fat} et les croiser dans un plat de {24 cm}, en laissant dépasser les bords. Y étaler la garniture et rabattre les bords ; badigeonner les autres feuilles, les froisser et en couvrir la tourte[, avec {le nut.seed}], {8 min}.',
    },
    {
      en: 'Bake until deep golden and crisp all over, {35 min}, and rest for {10 min} before cutting.',
      es: 'Hornea hasta que se dore bien y cruja por todas partes, {35 min}, y deja reposar {10 min} antes de cortar.',
      fr: 'Cuire jusqu’à ce que le dessus soit bien doré et croustillant, {35 min}, et laisser reposer {10 min} avant de couper.',
    },
  ],
};

export const PIZZA_AND_PIE: readonly DishTemplate[] = [pizza, filoPie];
