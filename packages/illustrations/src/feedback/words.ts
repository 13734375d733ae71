import type { DishIllustration, DrinkIllustration, IllustrationColour } from '@larder/contract/dish/illustration';

/** What a sentence about a picture asks for; each pattern is matched against folded text. */
export const ABSENT =
  /\b(no|not any|without|isn't|aren't|isnt|arent|doesn't|don't|dont|doesnt|remove|none|never|sin|ningun\w*|no (?:hay|lleva|tiene)|quita|sobran?|sans|pas|aucun\w*|enleve\w*|retire\w*|instead of|en (?:lugar|vez) de|au lieu d)\b/;
export const LESS = /\b(too (?:much|many)|less|fewer|not so (?:much|many)|demasiad[oa]s?|menos|trop|moins)\b/;
export const MORE =
  /\b(more|too few|too little|not enough|missing|lacks?|where (?:is|are)|should have|mas|muy poc[oa]s?|pocos?|pocas?|faltan?|no hay suficientes?|deberia (?:tener|llevar|haber)|plus|pas assez|manque\w*|trop peu|peu de|ou sont|devrait (?:avoir|contenir)|add|anade|ajoute\w*)\b/;
/** Words that make another pattern's word mean more: they are read before `ABSENT` and `LESS`. */
export const ENOUGH = /\b(not enough|too few|too little|trop peu|pas assez|no hay suficientes?|muy poc[oa]s?)\b/;
export const WRONG = /\b(wrong|other|different|equivocad[oa]|incorrect[oa]|otr[oa]|mauvais|autre|different)\b/;
export const ANY_GLASS = /\b(glass|vaso|copa|verre)\b/;
export const ANY_VESSEL = /\b(plate|dish|bowl|vessel|crockery|plato|recipiente|assiette|plat|recipient)\b/;
export const SAUCE = /\b(sauce|gravy|salsa|jus)\b/;
export const ICE = /\b(ice|ice cubes?|hielos?|glace|glacons?)\b/;
export const GARNISH = /\b(garnish|decoration|adorno|decoracion|garniture)\b/;
/** Text addressed to a model, and markup, ask nothing of a picture. */
export const NOT_FEEDBACK =
  /[<>{}[\]`;]|https?:|\b(ignore|ignora|ignorez|instructions?|instrucciones|consignes?|prompt|system|sistema|systeme|password|contrasena|mot de passe|admin|select|drop table)\b/;

export const VESSEL_WORDS: readonly (readonly [RegExp, DishIllustration['vessel']])[] = [
  [/\b(baking (?:dish|tray|tin)|casserole dish|fuente|bandeja|plat a (?:four|gratin))\b/, 'baking-dish'],
  [/\b(bowls?|cuenco|bol|tazon|saladier)\b/, 'bowl'],
  [/\b(frying pan|skillet|in (?:a|the) pan|sarten|poele)\b/, 'pan'],
  [/\b((?:wooden |chopping |cutting )?board|tabla|planche)\b/, 'board'],
  [/\b(plates?|plato|assiette)\b/, 'plate'],
];

export const GLASS_WORDS: readonly (readonly [RegExp, DrinkIllustration['glass']])[] = [
  [/\b(flute|champagne glass|copa de (?:cava|champan)|flute a champagne)\b/, 'flute'],
  [/\b(wine glass|copa de vino|verre a vin)\b/, 'wine'],
  [/\b(coupe|martini glass|cocktail glass|copa de (?:coctel|martini)|verre a (?:cocktail|martini))\b/, 'coupe'],
  [
    /\b(rocks glass|tumbler|whisky glass|short glass|low glass|vaso (?:bajo|corto)|verre (?:bas|court|a whisky))\b/,
    'rocks',
  ],
  [/\b(highball|tall glass|long glass|vaso (?:alto|largo)|verre (?:haut|long|grand)|grand verre)\b/, 'highball'],
  [/\b(jug|pitcher|carafe|jarra|pichet)\b/, 'jug'],
  [/\b(mug|cup|taza|tasse)\b/, 'mug'],
];

export const COLOUR_WORDS: readonly (readonly [RegExp, IllustrationColour])[] = [
  [/\b(dark green|verde oscuro|vert fonce|olive green)\b/, 'olive'],
  [/\b(light green|pale green|verde claro|vert clair)\b/, 'leaf-light'],
  [/\b(greens?|verdes?|verts?|vertes?)\b/, 'leaf'],
  [/\b(golden|dorad[oa]s?|dores?|dorees?)\b/, 'crust'],
  [/\b(pale yellow|amarillo claro|jaune pale)\b/, 'lemon'],
  [/\b(yellow|amarill[oa]s?|jaunes?)\b/, 'yolk'],
  [/\b(red|roj[oa]s?|rouges?)\b/, 'tomato'],
  [/\b(orange|naranjas?|anaranjad[oa]s?|oranges?)\b/, 'carrot'],
  [/\b(pink|rosas?|rosad[oa]s?|roses?)\b/, 'berry'],
  [/\b(purple|violet|morad[oa]s?|violets?|violettes?)\b/, 'plum'],
  [/\b(dark|black|oscur[oa]s?|negr[oa]s?|fonces?|foncees?|noire?s?|brunes?|sombres?|stout)\b/, 'chocolate'],
  [/\b(brown|marron(?:es)?|brun|cafe oscuro|toasted)\b/, 'crust'],
  [/\b(white|creamy|blanc[oa]s?|cremos[oa]s?|blancs?|blanches?|cremeux|cremeuse)\b/, 'cream'],
  [/\b(light|pale|clar[oa]s?|palid[oa]s?|rubia|clairs?|claires?|blondes?|pales?)\b/, 'lemon'],
  [/\b(clear|transparent\w*|colourless|colorless|incolor\w*|incolore)\b/, 'clear'],
];
