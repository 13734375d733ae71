import type { DishIllustration, DrinkIllustration, IllustrationColour } from '@larder/contract/dish/illustration';

/** What a sentence about a picture asks for; each pattern is matched against folded text. */
export const ABSENT =
  /\b(no|not|cannot|without|isn't|aren't|isnt|arent|doesn't|don't|dont|doesnt|remove|omit|leave out|get rid of|(?:take|get) .*\b(?:off|out|away)|none|never|why (?:is|are) there|come from|sin|ningun\w*|quita\w*|sobran?|por que (?:hay|lleva)|sans|pas|aucun\w*|enleve\w*|retire\w*|pourquoi (?:il )?y a|lose the|skip|drop|ditch|scrap|delete|hold the|leave off|should(?:n't|nt| not) be (?:there|here|in it|on it|on top)|has no business|que (?:hace|hacen|pinta|pintan)|elimina\w*|borra\w*|fuera|supprime\w*|otez|virez|pourquoi (?:ce|cet|cette|ces)|rien a (?:faire|voir)|instead of|en (?:lugar|vez) de|au lieu d)\b/;
export const LESS =
  /\b(too (?:much|many)|less|fewer|not so (?:much|many)|demasiad[oa]s?|menos|sobra much[oa]s?|trop|moins|beaucoup trop)\b/;
export const MORE =
  /\b(more|missing|lacks?|needs|forgot|forgotten|where(?:'s| is| are)|should have|add|put some|sprinkle|throw in|toss in|could (?:use|do with)|extra|bring back|mas|muy poc[oa]s?|pocos?|pocas?|faltan?|olvida(?:do|ron|ste)|donde (?:esta|estan)|deberia (?:tener|llevar|haber)|anad\w+|ech[ae]\w*|hacen? falta|agrega\w*|ponle|ponles|plus|manque\w*|oublie|peu de|ou (?:est|sont)|devrait (?:avoir|contenir)|(?:r)?ajoute\w*|davantage|il faudrait (?:des|du|de|plus))\b/;
/** Words that make another pattern's word mean more: they are read before `ABSENT` and `LESS`. */
export const ENOUGH =
  /\b(not enough|(?:hardly|barely|scarcely) any|ech(?:o|amos) de menos|a peine|casi no hay|presque pas de|too few|too little|(?:can't|cannot|can hardly|can barely|hardly|barely|don't) see(?! why)|trop peu|pas assez|on ne voit (?:pas|guere)|no hay suficientes?|no se ven?|apenas se ven?|muy poc[oa]s?)\b/;
/** An amount of what the clause before names. */
export const AMOUNT_ALONE = /\b(none|any|ningun\w*|aucun\w*)\b|\b(no hay|no lleva|no tiene|less|fewer|menos|moins)\s*$/;
export const WRONG =
  /\b(wrong|other|different|not the (?:right|proper|correct)|not the (?:glass|plate|bowl|dish)|equivocad[oa]|incorrect[oa]|otr[oa]|(?:esta|es) mal|no es (?:el|la|ese|esa|este|esta)\b.*\b(?:correct[oa]|adecuad[oa]|buen[oa])|no es (?:el|la) (?:correct[oa]|adecuad[oa])|mauvaise?|autre|pas (?:le bon|la bonne)|n'est pas (?:le verre|l'assiette|le plat))\b/;
export const ANY_GLASS = /\b(glass|vaso|copa|verre)\b/;
export const ANY_VESSEL = /\b(plate|dish|bowl|vessel|crockery|plato|recipiente|assiette|plat|recipient)\b/;
export const SAUCE = /\b(sauce|gravy|salsa|jus)\b/;
export const ICE = /\b(ice|ice cubes?|hielos?|glace|glacons?)\b/;
export const GARNISH = /\b(garnish|decoration|adorno|decoracion|garniture)\b/;
/** Text addressed to a model, and markup, ask nothing of a picture. */
export const NOT_FEEDBACK =
  /[<>{}[\]`;]|https?:|^\s*(?:assistant|asistente|user|usuario|utilisateur)\s*[:,]|\b(ignore|ignora|ignorez|instructions?|instrucciones|consignes?|rules|reglas|regles|prompt|system|sistema|systeme|password|contrasena|mot de passe|admin|select|drop table)\b/;
/** Words of such sentences that are no foods, though a food has their name in some language or they resemble one. */
export const NO_FOOD: ReadonlySet<string> = new Set(
  `a an the this that these those it its it's is are was be been has have had do does should could would i you we they
  in on of off out at to for with and or but so too very much many some any all no not none never without more less
  fewer few little enough missing lack lacks need needs forgot where where's why how there here come comes put add
  sprinkle throw toss lose skip drop ditch delete bring back extra
  ahi hace hacen pinta fuera echa echale hacer rien faire pourquoi cet cette ces davantage rajoute rajoutez
  take remove omit please pls thanks see can hardly top side middle slice slices piece pieces leaf leaves picture
  image photo recipe dish plate bowl pan glass cup colour color served serve mine wrong other different looks look
  el la los las un una unos unas de del al en con sin y o pero que no ni hay lleva llevan tiene tienen falta faltan
  mas menos muy mucho mucha muchos muchas poco poca pocos pocas demasiado demasiada demasiados demasiadas donde esta
  estan por favor quita quitale quitar pon ponle poner anade anadir veo ve ven se le les lo me te esto esta receta
  plato foto imagen deberia tener arriba hoja hojas trozo trozos rodaja rodajas
  le la les un une des du de d l en y et ou mais dans sur sans avec pas ne n plus moins trop peu assez il elle on
  c ce est sont a ont manque manquent faut faudrait devrait avoir contient contenir enlevez enleve retirez ajoutez
  ajoute mettez mets ou svp s'il vous plait dedans dessus recette photo image assiette aucun aucune bol verre feuille
  feuilles tranche tranches morceau morceaux`.split(/\s+/),
);

export const VESSEL_WORDS: readonly (readonly [RegExp, DishIllustration['vessel']])[] = [
  [
    /\b((?:baking|oven|gratin) (?:dish|tray|tin)|casserole dish|fuente|bandeja|plat a (?:four|gratin))\b/,
    'baking-dish',
  ],
  [/\b(bowls?|cuenco|bol|tazon|saladier)\b/, 'bowl'],
  [/\b(frying pan|skillet|in (?:a|the) pan|sarten|poele)\b/, 'pan'],
  [/\b((?:wooden |chopping |cutting )?board|tabla|planche)\b/, 'board'],
  [/\b(plates?|plato|assiette)\b/, 'plate'],
];

export const GLASS_WORDS: readonly (readonly [RegExp, DrinkIllustration['glass']])[] = [
  [/\b(flutes?|champagne glass(?:es)?|copa de (?:cava|champan)|flute a champagne)\b/, 'flute'],
  [/\b(wine glass(?:es)?|copa de vino|verre a vin)\b/, 'wine'],
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
  [/\b(green(?:s|er)?|verdes?|verts?|vertes?)\b/, 'leaf'],
  [/\b(golden|dorad[oa]s?|dores?|dorees?)\b/, 'crust'],
  [/\b(pale yellow|amarillo claro|jaune pale)\b/, 'lemon'],
  [/\b(yellow(?:er)?|amarill[oa]s?|jaunes?)\b/, 'yolk'],
  [/\b(red(?:der)?|roj[oa]s?|rouges?)\b/, 'tomato'],
  [/\b(orange|naranjas?|anaranjad[oa]s?|oranges?)\b/, 'carrot'],
  [/\b(pink(?:er)?|rosas?|rosad[oa]s?|roses?)\b/, 'berry'],
  [/\b(purple|violet|morad[oa]s?|violets?|violettes?)\b/, 'plum'],
  [
    /\b(dark(?:er)?|black(?:er)?|oscur[oa]s?|negr[oa]s?|fonces?|foncees?|noire?s?|brunes?|sombres?|stout)\b/,
    'chocolate',
  ],
  [/\b(brown(?:er)?|marron(?:es)?|brun|cafe oscuro|toasted)\b/, 'crust'],
  [/\b(white(?:r)?|creamy|blanc[oa]s?|cremos[oa]s?|blancs?|blanches?|cremeux|cremeuse)\b/, 'cream'],
  [/\b(light(?:er)?|paler?|clar[oa]s?|palid[oa]s?|rubia|clairs?|claires?|blondes?|pales?)\b/, 'lemon'],
  [/\b(clear|transparent\w*|colourless|colorless|incolor\w*|incolore)\b/, 'clear'],
];
