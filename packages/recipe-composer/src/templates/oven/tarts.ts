import { BUTTER_OR_OIL, HERBS, ONION_IF_THERE, PEPPER, SALT, SUGAR } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

const PASTRY = { of: ['pastry'], named: ['shortcrust-pastry'], grams: 60 } as const;

const quiche: DishTemplate = {
  id: 'quiche',
  dishType: 'quiche',
  category: 'Meals',
  subcategories: ['Lunch', 'Dinner'],
  servings: 4,
  families: ['northern', 'mediterranean'],
  called: { en: 'quiche', es: 'quiche', fr: 'quiche' },
  slots: {
    pastry: PASTRY,
    egg: { of: ['egg'], named: ['egg'], grams: 45 },
    cream: {
      of: ['cream', 'soft-cheese', 'milk', 'yogurt'],
      or: ['single-cream', 'oat-cream', 'soya-cream'],
      grams: 50,
    },
    veg: {
      of: ['tender', 'leafy', 'mushroom', 'firm', 'tomato'],
      but: ['cabbage', 'brussels-sprout', 'celery', 'okra'],
      least: 0,
      most: 2,
      grams: 100,
      cut: 'slice-thin',
    },
    meat: { of: ['bacon', 'ham', 'smoked-fish', 'tinned-fish', 'cooked-meat'], least: 0, grams: 40 },
    cheese: {
      of: ['melting-cheese', 'crumbly-cheese', 'hard-cheese'],
      least: 0,
      grams: 25,
      proposed: ['gruyere', 'vegan-cheese'],
      proposedWithout: ['bacon', 'ham', 'smoked-fish', 'tinned-fish'],
      needed: true,
    },
    onion: { ...ONION_IF_THERE, proposed: ['onion', 'shallot'] },
    spice: { of: ['sweet-spice', 'dried-herb'], ids: ['nutmeg', 'dried-thyme', 'mixed-herbs'], least: 0 },
    mustard: { of: ['mustard'], least: 0 },
    herb: HERBS,
    fat: { ...BUTTER_OR_OIL, grams: 4 },
    salt: { ...SALT, grams: 0.75 },
    pepper: PEPPER,
  },
  needs: [{ of: ['veg', 'meat', 'cheese', 'onion'], least: 2, unless: ['veg', 'meat'] }],
  title: {
    en: '{meat+veg+onion+cheese#2} quiche',
    es: 'Quiche {de meat+veg+onion+cheese#2}',
    fr: 'Quiche {au meat+veg+onion+cheese#2}',
  },
  description: {
    en: '[meat.tinned-fish? {the meat.tinned-fish} {=seasons meat.tinned-fish} the soft, pale custard|[meat.ham? {the meat.ham} {=salts meat.ham} the soft custard|[veg.tender? {the veg.tender#1} {=sweetens veg.tender#1} the barely set custard|The filling is barely set and creamy, in a crisp case]]].',
    es: '[meat.tinned-fish? {el meat.tinned-fish} {=sazona meat.tinned-fish} el relleno suave y cremoso|[meat.ham? {el meat.ham} {=sala meat.ham} el relleno tierno|[veg.tender? {el veg.tender#1} {=endulza veg.tender#1} un relleno apenas cuajado|El relleno queda cremoso y apenas cuajado sobre una base crujiente]]].',
    fr: '[meat.tinned-fish? {le meat.tinned-fish} {=assaisonne meat.tinned-fish} un appareil doux et crémeux|[meat.ham? {le meat.ham} {=sale meat.ham} l’appareil tendre|[veg.tender? {le veg.tender#1} {=adoucit veg.tender#1} un appareil tout juste pris|L’appareil est crémeux et tout juste pris dans sa pâte croustillante]]].',
  },
  equipment: [{ en: 'tart tin', es: 'molde de tarta', fr: 'moule à tarte' }],
  steps: [
    {
      en: 'Heat the oven to {190 C}. Grease a 24 cm tart tin with a little of {the fat}, line it with {the pastry}, prick the base, cover with baking parchment and baking weights and bake for {12 min}; take off the paper and bake for {5 min} more.',
      es: 'Calienta el horno a {190 C}. Engrasa un molde de 24 cm con un poco {de fat}, fórralo con {el pastry}, pincha el fondo, cúbrelo con papel de horno y bolas de hornear y hornea {12 min}; retira el papel y hornea {5 min} más.',
      fr: 'Préchauffer le four à {190 C}. Graisser un moule à tarte de 24 cm avec un peu {de fat}, le foncer avec {le pastry}, piquer le fond, couvrir de papier cuisson et de billes de cuisson et précuire {12 min} ; retirer le papier et poursuivre {5 min}.',
    },
    {
      en: '[Meanwhile, brown {the meat.bacon} in a frying pan over a medium heat, {5 min}[; add {the onion+veg} with the rest of {the fat} and cook until soft and no water is left, {fry onion+veg 6}].|[Meanwhile, cook {the onion+veg} in the rest of {the fat} in a frying pan over a [fry veg>10? medium|medium-high] heat until soft and no water is left, {fry onion+veg 6}.]]',
      es: '[Mientras tanto, dora {el meat.bacon} en una sartén a fuego medio, {5 min}[; añade {el onion+veg} con el resto {del fat} y cocina hasta que {=tierno onion+veg} y no quede agua, {fry onion+veg 6}].|[Mientras tanto, cocina {el onion+veg} en el resto {del fat} en una sartén a fuego [fry veg>10? medio|medio alto] hasta que {=tierno onion+veg} y no quede agua, {fry onion+veg 6}.]]',
      fr: '[Pendant ce temps, faire dorer {le meat.bacon} dans une poêle à feu moyen, {5 min}[ ; ajouter {le onion+veg} avec le reste {du fat} et cuire jusqu’à ce {=tendre onion+veg} et que l’eau soit évaporée, {fry onion+veg 6}].|[Pendant ce temps, cuire {le onion+veg} dans le reste {du fat}, dans une poêle à feu [fry veg>10? moyen|assez vif], jusqu’à ce {=tendre onion+veg} et que l’eau soit évaporée, {fry onion+veg 6}.]]',
    },
    {
      en: 'Whisk {the egg+cream+mustard+spice+salt+pepper}[ and stir in {the cheese+herb}], {2 min}.',
      es: 'Bate {el egg+cream+mustard+spice+salt+pepper}[ y añade {el cheese+herb}], {2 min}.',
      fr: 'Fouetter {le egg+cream+mustard+spice+salt+pepper}[ et incorporer {le cheese+herb}], {2 min}.',
    },
    {
      en: '[Spread {the onion+veg+meat} in the case, pour|Pour] over the egg mixture and bake until just set and golden, {30 min}. Leave for {5 min} before you cut it.',
      es: '[Reparte {el onion+veg+meat} por la base, vierte|Vierte] encima la mezcla de huevo y hornea hasta que cuaje y se dore, {30 min}. Deja reposar {5 min} antes de cortar.',
      fr: '[Répartir {le onion+veg+meat} sur le fond, verser|Verser] l’appareil aux œufs par-dessus et enfourner jusqu’à ce qu’il soit tout juste pris et doré, {30 min}. Laisser reposer {5 min} avant de couper.',
    },
  ],
};

const savouryTart: DishTemplate = {
  id: 'savoury-tart',
  dishType: 'savoury-tart',
  category: 'Meals',
  subcategories: ['Lunch', 'Dinner', 'Snack'],
  servings: 4,
  families: ['mediterranean', 'northern'],
  called: { en: 'savoury tart|tart', es: 'tarta salada|coca', fr: 'tarte salée|tarte fine' },
  slots: {
    pastry: { ...PASTRY, named: ['puff-pastry'] },
    veg: {
      of: ['tomato', 'tender', 'mushroom', 'firm', 'potato', 'root'],
      ids: [
        'tomato',
        'courgette',
        'aubergine',
        'sweet-pepper',
        'leek',
        'mushroom',
        'asparagus',
        'fennel',
        'potato',
        'beetroot',
        'squash',
        'chicory',
        'artichoke-heart',
      ],
      least: 0,
      most: 3,
      grams: 110,
      cut: 'peel-slice-thin',
      named: ['tomato'],
    },
    onion: { ...ONION_IF_THERE, grams: 80, cut: 'slice-thin', proposed: ['onion'] },
    meat: { of: ['bacon', 'ham', 'smoked-fish', 'tinned-fish'], but: ['cured-ham'], least: 0, grams: 35 },
    /** Ham that dries out in the oven. */
    cured: { of: ['ham'], ids: ['cured-ham'], least: 0, grams: 25, notWith: ['ham'] },
    spread: { of: ['mustard', 'pesto', 'soft-cheese', 'cream'], least: 0, grams: 15 },
    cheese: {
      of: ['crumbly-cheese', 'melting-cheese', 'hard-cheese'],
      least: 0,
      most: 2,
      grams: 40,
      proposed: ['goats-cheese'],
      proposedWithout: ['soft-cheese', 'cream', 'smoked-fish', 'tinned-fish'],
    },
    dried: { of: ['dried-herb'], least: 0 },
    nut: { of: ['nut'], least: 0, pairedIn: [] },
    briny: { of: ['briny'], ids: ['olive', 'sun-dried-tomato', 'caper', 'anchovy', 'roasted-red-pepper'], least: 0 },
    honey: { of: ['honey'], least: 0, grams: 4 },
    leaf: { of: ['salad-leaf'], ids: ['rocket', 'watercress'], least: 0 },
    herb: HERBS,
    oil: { of: ['oil'], or: ['olive-oil'], grams: 5 },
    salt: { ...SALT, grams: 0.75 },
    pepper: PEPPER,
  },
  needs: [
    { of: ['veg', 'onion'], least: 1 },
    { of: ['veg', 'onion', 'cheese', 'meat', 'cured', 'spread'], least: 2 },
  ],
  title: {
    en: '{veg+meat+cured+cheese+onion#2} tart',
    es: 'Tarta salada {de veg+meat+cured+cheese+onion#2}',
    fr: 'Tarte {au veg+meat+cured+cheese+onion#2}',
  },
  description: {
    en: '[meat.smoked-fish? {the meat.smoked-fish} {=gives meat.smoked-fish} the flaky tart smoke and salt|[meat.tinned-fish? {the meat.tinned-fish} {=seasons meat.tinned-fish} the thin, flaky tart|[dried? {the dried} {=scents dried} the topping as the rim turns golden|The pastry is thin and crisp, and the edge puffs up golden]]].',
    es: '[meat.smoked-fish? {el meat.smoked-fish} {=da meat.smoked-fish} humo y sal a la tarta|[meat.tinned-fish? {el meat.tinned-fish} {=sazona meat.tinned-fish} una tarta fina|[dried? {el dried} {=perfuma dried} la cobertura mientras el borde se dora|La masa es fina y crujiente, y el borde se hincha y se dora]]].',
    fr: '[meat.smoked-fish? {le meat.smoked-fish} {=donne meat.smoked-fish} à la tarte du fumé et du sel|[meat.tinned-fish? {le meat.tinned-fish} {=assaisonne meat.tinned-fish} une tarte fine|[dried? {le dried} {=parfume dried} la garniture pendant que le bord dore|La pâte est fine et croustillante, et le bord gonfle en dorant]]].',
  },
  equipment: [{ en: 'baking parchment', es: 'papel de horno', fr: 'papier cuisson' }],
  steps: [
    {
      en: 'Heat the oven to {200 C}. Boil {the veg.potato,root} in salted water for [simmer veg.potato,root>12? {5 min}|{2 min}] and drain.',
      es: 'Calienta el horno a {200 C}. Hierve {el veg.potato,root} [simmer veg.potato,root>12? {5 min}|{2 min}] en agua con sal y escúrre{=lo veg.potato,root}.',
      fr: 'Préchauffer le four à {200 C}. Cuire {le veg.potato,root} [simmer veg.potato,root>12? {5 min}|{2 min}] à l’eau bouillante salée et {=l’ veg.potato,root}égoutter.',
    },
    {
      en: '[veg.potato,root? |Heat the oven to {200 C}. ]Unroll {the pastry} on a tray lined with baking parchment, score a border and prick the middle[, then spread it with {the spread}], {3 min}.',
      es: '[veg.potato,root? |Calienta el horno a {200 C}. ]Extiende {el pastry} en una bandeja con papel de horno, marca un borde y pincha el centro[; úntalo con {el spread}], {3 min}.',
      fr: '[veg.potato,root? |Préchauffer le four à {200 C}. ]Dérouler {le pastry} sur une plaque chemisée de papier cuisson, marquer un bord et piquer le centre[, puis y étaler {le spread}], {3 min}.',
    },
    {
      en: 'Lay {the veg.tomato} on kitchen paper with a little of {the salt} and leave to drain, {10 min}.',
      es: 'Extiende {el veg.tomato} sobre papel de cocina con un poco {de salt} y deja escurrir el agua, {10 min}.',
      fr: 'Étaler {le veg.tomato} sur du papier absorbant avec un peu {de salt} et {=le veg.tomato} laisser dégorger, {10 min}.',
    },
    {
      en: 'Soften {the meat.bacon+onion+veg.tender,mushroom,firm} in half of {the oil} in a frying pan over a medium heat until golden and no water is left, [onion? {15 min}|{10 min}].',
      es: 'Ablanda {el meat.bacon+onion+veg.tender,mushroom,firm} en la mitad {del oil} en una sartén a fuego medio hasta que {=tome meat.bacon+onion+veg.tender,mushroom,firm} color y no quede agua, [onion? {15 min}|{10 min}].',
      fr: 'Faire fondre {le meat.bacon+onion+veg.tender,mushroom,firm} dans la moitié {du oil}, dans une poêle à feu moyen, jusqu’à légère coloration et évaporation de l’eau, [onion? {15 min}|{10 min}].',
    },
    {
      en: 'Lay {the veg+onion+meat.bacon,ham,tinned-fish+briny} on the pastry, season with [veg.tomato? the rest of {the salt}[, {the pepper+dried}]|{the salt+pepper+dried}], add [onion+veg.tender,mushroom,firm+meat.bacon? the rest of ]{the oil}[ and top with {the cheese+nut}], {4 min}.',
      es: 'Reparte {el veg+onion+meat.bacon,ham,tinned-fish+briny} sobre la masa, sazona con [veg.tomato? el resto {del salt}[, {el pepper+dried}]|{el salt+pepper+dried}] y riega con [onion+veg.tender,mushroom,firm+meat.bacon? el resto {del oil}|{el oil}][; cubre con {el cheese+nut}], {4 min}.',
      fr: 'Disposer {le veg+onion+meat.bacon,ham,tinned-fish+briny} sur la pâte, assaisonner avec [veg.tomato? le reste {du salt}[, {le pepper+dried}]|{le salt+pepper+dried}] et arroser avec [onion+veg.tender,mushroom,firm+meat.bacon? le reste {du oil}|{le oil}][ ; recouvrir {de cheese+nut}], {4 min}.',
    },
    {
      en: 'Bake until the pastry is deep gold, {25 min}.[ Finish with {the meat.smoked-fish+cured+leaf+honey+herb}.]',
      es: 'Hornea hasta que la masa esté bien dorada, {25 min}.[ Termina con {el meat.smoked-fish+cured+leaf+honey+herb}.]',
      fr: 'Enfourner jusqu’à ce que la pâte soit bien dorée, {25 min}.[ Terminer par {le meat.smoked-fish+cured+leaf+honey+herb}.]',
    },
  ],
};

const fruitTart: DishTemplate = {
  id: 'fruit-tart',
  dishType: 'sweet-tart',
  category: 'Meals',
  subcategories: ['Snack'],
  servings: 6,
  families: ['sweet'],
  called: { en: 'tart|galette|pie', es: 'tarta|tarta fina', fr: 'tarte|tarte fine' },
  slots: {
    pastry: { ...PASTRY, grams: 45 },
    fruit: {
      of: ['orchard-fruit', 'stone-fruit', 'berry', 'rhubarb'],
      but: ['grape'],
      named: ['apple'],
      most: 2,
      grams: 110,
      cut: 'slice-thin',
    },
    /** Takes up the juice: raw flour would stay a paste. */
    dry: {
      of: ['breadcrumb', 'biscuit'],
      but: ['chocolate-sandwich-biscuit', 'panko'],
      least: 0,
      proposed: ['breadcrumb', 'gluten-free-breadcrumb'],
      needed: true,
      grams: 5,
    },
    sugar: { ...SUGAR, grams: 9 },
    spice: { of: ['sweet-spice', 'vanilla', 'ginger'], least: 0, most: 2, proposed: ['vanilla-extract', 'cinnamon'] },
    lemon: { of: ['sour'], least: 0, grams: 4, notWith: ['rhubarb'], proposed: ['lemon'], needed: true },
    nut: { of: ['nut'], but: ['peanut', 'roasted-peanut'], least: 0, proposed: ['flaked-almond'] },
    butter: { of: ['butter'], least: 0, grams: 5 },
    wash: { of: ['milk'], least: 0, grams: 3 },
    cream: { of: ['cream', 'yogurt', 'ice-cream'], least: 0, grams: 25 },
  },
  needs: [{ of: ['fruit'], least: 1 }],
  title: { en: '{fruit#2} tart', es: 'Tarta rústica {de fruit#2}', fr: 'Tarte rustique {au fruit#2}' },
  description: {
    en: 'The pastry is folded by hand around the fruit, so no tin is needed.',
    es: 'La masa se dobla a mano alrededor de la fruta y no necesita molde.',
    fr: 'La pâte se replie à la main sur les fruits et se passe de moule.',
  },
  equipment: [{ en: 'baking parchment', es: 'papel de horno', fr: 'papier cuisson' }],
  steps: [
    {
      en: 'Heat the oven to {200 C}. Unroll {the pastry} on a tray lined with baking parchment, {2 min}.',
      es: 'Calienta el horno a {200 C}. Extiende {el pastry} en una bandeja con papel de horno, {2 min}.',
      fr: 'Préchauffer le four à {200 C}. Dérouler {le pastry} sur une plaque chemisée de papier cuisson, {2 min}.',
    },
    {
      en: '[Scatter {the dry}[dry.biscuit? , finely crushed,] over the middle: it takes up the juice. ]Toss {the fruit+spice+lemon} with most of {the sugar}, arrange on top and fold the edge of the pastry over[; dot with {the butter}]; brush the edge with [{the wash}|a little water]. Sprinkle the edge with the rest of {the sugar}, {8 min}.',
      es: '[Reparte {el dry}[dry.biscuit? , en migas finas,] por el centro: absorbe el jugo. ]Mezcla {el fruit+spice+lemon} con la mayor parte {del sugar}, repárte{=lo fruit} encima y dobla el borde de la masa sobre la fruta[; añade {el butter} en trocitos]; pinta el borde con [{el wash}|un poco de agua]. Espolvorea el borde con el resto {del sugar}, {8 min}.',
      fr: '[Répartir {le dry}[dry.biscuit? , en miettes fines,] au centre, pour absorber le jus. ]Mélanger {le fruit+spice+lemon} avec la plus grande partie {du sugar}, {=le fruit} disposer par-dessus et rabattre le bord de la pâte[ ; parsemer {de butter}] ; badigeonner le bord [{de wash}|d’un peu d’eau]. Saupoudrer le bord avec le reste {du sugar}, {8 min}.',
    },
    {
      en: '[nut? Bake for {25 min}, scatter with {the nut} and bake until deep gold, {10 min}|Bake until deep gold, {35 min}]. Leave to cool for {15 min}.[ Serve with {the cream}.]',
      es: '[nut? Hornea la tarta {25 min}, reparte {el nut} por encima y hornea hasta que esté bien dorada, {10 min}|Hornea la tarta hasta que esté bien dorada, {35 min}]. Deja templar {15 min}.[ Sirve con {el cream}.]',
      fr: '[nut? Enfourner {25 min}, parsemer {de nut} et poursuivre jusqu’à belle coloration, {10 min}|Enfourner jusqu’à belle coloration, {35 min}]. Laisser tiédir {15 min}.[ Servir avec {le cream}.]',
    },
  ],
};

export const TARTS: readonly DishTemplate[] = [quiche, savouryTart, fruitTart];
