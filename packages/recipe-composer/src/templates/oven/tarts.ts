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
    cream: { of: ['cream', 'soft-cheese', 'milk', 'yogurt'], or: ['milk', 'oat-drink', 'soya-drink'], grams: 50 },
    veg: {
      of: ['tender', 'leafy', 'mushroom', 'firm', 'tomato'],
      but: ['cabbage', 'brussels-sprout', 'celery', 'okra'],
      least: 0,
      most: 2,
      grams: 100,
      cut: 'slice-thin',
    },
    meat: { of: ['bacon', 'ham', 'smoked-fish', 'tinned-fish', 'cooked-meat'], least: 0, grams: 40 },
    cheese: { of: ['melting-cheese', 'crumbly-cheese', 'hard-cheese'], least: 0, grams: 25 },
    onion: ONION_IF_THERE,
    spice: { of: ['sweet-spice', 'dried-herb'], ids: ['nutmeg', 'dried-thyme', 'mixed-herbs'], least: 0 },
    mustard: { of: ['mustard'], least: 0 },
    herb: HERBS,
    fat: { ...BUTTER_OR_OIL, grams: 4 },
    salt: { ...SALT, grams: 0.75 },
    pepper: PEPPER,
  },
  needs: [{ of: ['veg', 'meat', 'cheese', 'onion'], least: 1 }],
  title: {
    en: '{meat+veg+onion+cheese#2} quiche',
    es: 'Quiche {de meat+veg+onion+cheese#2}',
    fr: 'Quiche {au meat+veg+onion+cheese#2}',
  },
  description: {
    en: 'A crisp case and a custard that only just holds, full of {all meat+veg+onion+cheese#2}. As good cold the next day.',
    es: 'Una base crujiente y un relleno que apenas cuaja, con {meat+veg+onion+cheese#2}. Fría, al día siguiente, está igual de rica.',
    fr: 'Une pâte croustillante et un appareil tout juste pris, avec {le meat+veg+onion+cheese#2}. Aussi bonne froide, le lendemain.',
  },
  equipment: [{ en: 'tart tin', es: 'molde de tarta', fr: 'moule à tarte' }],
  steps: [
    {
      en: 'Heat the oven to {190 C}. Grease a tart tin with a little of {the fat}, line it with {the pastry}, prick the base and bake it empty for {12 min}.',
      es: 'Calienta el horno a {190 C}. Engrasa un molde con un poco {de fat}, fórralo con {el pastry}, pincha el fondo y hornéalo vacío {12 min}.',
      fr: 'Préchauffer le four à {190 C}. Graisser un moule à tarte avec un peu {de fat}, le foncer avec {le pastry}, piquer le fond et précuire à blanc {12 min}.',
    },
    {
      en: 'Cook {the onion+meat.bacon+veg} in the rest of {the fat} over a medium heat until soft and dry, {fry onion+meat.bacon+veg 6}.',
      es: 'Cocina {el onion+meat.bacon+veg} en el resto {del fat} a fuego medio hasta que quede tierno y seco, {fry onion+meat.bacon+veg 6}.',
      fr: 'Cuire {le onion+meat.bacon+veg} dans le reste {du fat} à feu moyen, jusqu’à ce que ce soit fondant et sec, {fry onion+meat.bacon+veg 6}.',
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
    onion: ONION_IF_THERE,
    meat: { of: ['bacon', 'ham', 'smoked-fish', 'tinned-fish'], least: 0, grams: 35 },
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
    lemon: { of: ['sour'], least: 0, pairedIn: [] },
    honey: { of: ['honey'], least: 0, grams: 4 },
    leaf: { of: ['salad-leaf'], ids: ['rocket', 'watercress'], least: 0 },
    herb: HERBS,
    oil: { of: ['oil'], or: ['olive-oil'], grams: 5 },
    salt: { ...SALT, grams: 0.75 },
    pepper: PEPPER,
  },
  needs: [
    { of: ['veg', 'onion'], least: 1 },
    { of: ['veg', 'onion', 'cheese', 'meat', 'spread'], least: 2 },
  ],
  title: {
    en: '{veg+onion+cheese+meat#2} tart',
    es: 'Tarta salada {de veg+onion+cheese+meat#2}',
    fr: 'Tarte {au veg+onion+cheese+meat#2}',
  },
  description: {
    en: 'Crisp pastry under {all veg+onion+cheese+meat#3}, baked until the edges crackle. Made in the time the oven takes.',
    es: 'Una masa crujiente con {veg+onion+cheese+meat#3}, al horno hasta que crujan los bordes. Se hace casi sola.',
    fr: 'Une pâte croustillante sous {le veg+onion+cheese+meat#3}, dorée jusqu’aux bords. Le four fait presque tout.',
  },
  equipment: [{ en: 'baking parchment', es: 'papel de horno', fr: 'papier cuisson' }],
  steps: [
    {
      en: 'Heat the oven to {200 C}. Boil {the veg.potato,root} for {6 min} and drain.',
      es: 'Calienta el horno a {200 C}. Hierve {el veg.potato,root} {6 min} y escurre.',
      fr: 'Préchauffer le four à {200 C}. Cuire {le veg.potato,root} {6 min} à l’eau bouillante et égoutter.',
    },
    {
      en: '[veg.potato,root? |Heat the oven to {200 C}. ]Unroll {the pastry} on a tray lined with baking parchment, score a border and prick the middle[, then spread it with {the spread}], {3 min}.',
      es: '[veg.potato,root? |Calienta el horno a {200 C}. ]Extiende {el pastry} en una bandeja con papel de horno, marca un borde y pincha el centro[; úntalo con {el spread}], {3 min}.',
      fr: '[veg.potato,root? |Préchauffer le four à {200 C}. ]Dérouler {le pastry} sur une plaque chemisée de papier cuisson, marquer un bord et piquer le centre[, puis y étaler {le spread}], {3 min}.',
    },
    {
      en: 'Soften {the onion+veg.tender,mushroom,firm+meat.bacon} in half of {the oil} over a medium heat, {8 min}.',
      es: 'Ablanda {el onion+veg.tender,mushroom,firm+meat.bacon} en la mitad {del oil} a fuego medio, {8 min}.',
      fr: 'Faire fondre {le onion+veg.tender,mushroom,firm+meat.bacon} dans la moitié {du oil} à feu moyen, {8 min}.',
    },
    {
      en: 'Lay {the veg+onion+meat.bacon,ham,tinned-fish} on the pastry, season with {the salt+pepper+dried}, add [onion+veg.tender,mushroom,firm+meat.bacon? the rest of ]{the oil}[ and top with {the cheese+nut}], {4 min}.',
      es: 'Reparte {el veg+onion+meat.bacon,ham,tinned-fish} sobre la masa, sazona con {el salt+pepper+dried}, añade [onion+veg.tender,mushroom,firm+meat.bacon? el resto {del oil}|{el oil}][ y cubre con {el cheese+nut}], {4 min}.',
      fr: 'Disposer {le veg+onion+meat.bacon,ham,tinned-fish} sur la pâte, assaisonner avec {le salt+pepper+dried}, ajouter [onion+veg.tender,mushroom,firm+meat.bacon? le reste {du oil}|{le oil}][ et recouvrir {de cheese+nut}], {4 min}.',
    },
    {
      en: 'Bake until the pastry is deep gold, {25 min}.[ Finish with {the meat.smoked-fish+leaf+honey+lemon+herb}.]',
      es: 'Hornea hasta que la masa esté bien dorada, {25 min}.[ Termina con {el meat.smoked-fish+leaf+honey+lemon+herb}.]',
      fr: 'Enfourner jusqu’à ce que la pâte soit bien dorée, {25 min}.[ Terminer par {le meat.smoked-fish+leaf+honey+lemon+herb}.]',
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
      of: ['orchard-fruit', 'stone-fruit', 'berry', 'rhubarb', 'banana'],
      named: ['apple'],
      most: 2,
      grams: 110,
      cut: 'slice-thin',
    },
    sugar: { ...SUGAR, grams: 8 },
    spice: { of: ['sweet-spice', 'vanilla', 'ginger'], least: 0, most: 2, proposed: ['vanilla-extract', 'cinnamon'] },
    lemon: { of: ['sour'], least: 0, grams: 4, notWith: ['rhubarb'], proposed: ['lemon'], needed: true },
    nut: { of: ['nut'], least: 0, proposed: ['flaked-almond'] },
    butter: { of: ['butter'], least: 0, grams: 5 },
    cream: { of: ['cream', 'yogurt', 'ice-cream'], least: 0, grams: 25 },
  },
  needs: [{ of: ['fruit'], least: 1 }],
  title: { en: '{fruit#2} tart', es: 'Tarta rústica {de fruit#2}', fr: 'Tarte rustique {au fruit#2}' },
  description: {
    en: 'A free-form tart, folded by hand around {all fruit#2} and baked until the juices bubble over the edge.',
    es: 'Una tarta sin molde, doblada a mano alrededor {del fruit#2} y horneada hasta que burbujean los jugos.',
    fr: 'Une tarte sans moule, repliée à la main sur {le fruit#2} et cuite jusqu’à ce que le jus bouillonne.',
  },
  equipment: [{ en: 'baking parchment', es: 'papel de horno', fr: 'papier cuisson' }],
  steps: [
    {
      en: 'Heat the oven to {200 C}. Unroll {the pastry} on a tray lined with baking parchment, {2 min}.',
      es: 'Calienta el horno a {200 C}. Extiende {el pastry} en una bandeja con papel de horno, {2 min}.',
      fr: 'Préchauffer le four à {200 C}. Dérouler {le pastry} sur une plaque chemisée de papier cuisson, {2 min}.',
    },
    {
      en: 'Toss {the fruit} with {the sugar+spice+lemon}, heap in the middle and fold the edge of the pastry over it[; dot with {the butter+nut}], {5 min}.',
      es: 'Mezcla {el fruit} con {el sugar+spice+lemon}, amontona en el centro y dobla encima el borde de la masa[; reparte {el butter+nut}], {5 min}.',
      fr: 'Mélanger {le fruit} avec {le sugar+spice+lemon}, disposer au centre et rabattre le bord de la pâte[ ; parsemer {de butter+nut}], {5 min}.',
    },
    {
      en: 'Bake until deep gold, {35 min}, and leave to cool for {10 min}.[ Serve with {the cream}.]',
      es: 'Hornea hasta que esté bien dorada, {35 min}, y deja templar {10 min}.[ Sirve con {el cream}.]',
      fr: 'Enfourner jusqu’à belle coloration, {35 min}, et laisser tiédir {10 min}.[ Servir avec {le cream}.]',
    },
  ],
};

export const TARTS: readonly DishTemplate[] = [quiche, savouryTart, fruitTart];
