export const SAUCE = /\b(sauces?|gravy|salsas?|salsitas?|jus)\b/;
/** Wants a sauce that is not there yet: "there should be a red sauce", "bañados en salsa roja", "with a white sauce". */
export const SAUCE_WISHED =
  /\b(?:(?:should|must) (?:be|have)|needs?|with|in|en|con|avec|dans|il faut|(?:deberia|tendria que|tiene que|debe) (?:haber|llevar|tener)|(?:doit|devrait) (?:y )?avoir) (?:an?|some|una?|une|la|el|le|su|sa|the|de la|du) (?:[\w'-]+ ){0,3}?(?:sauce|gravy|salsa)\b/;
export const ICE =
  /\b(ice(?! (?:creams?|lolly|lollies|pops?)\b)|ice cubes?|hielos?|(?<!boules? de |cremes? |the |cafe |marron |chocolat |matcha )glace(?! (?:a la |au |vanille|chocolat|fraise|coco|pistache|cafe))|glacons?)\b/;
/** Said of a dish it asks for sauce. */
export const DRY = /\b(?:dry|dries|dried out|resec[oa]s?|sec[oa]?s?|seche?s?)\b/;
/** "You can't have liver and onions dry". */
export const SERVED_DRY =
  /\b(?:have|eat|eats|serve|serves|served|come|comes|manger?|mange|sert|servir|servi|comer?|come|servirlo|sirve|traga\w*|avale\w*)\b.* (?:dry|secs?|seches?|sec[oa]s?|a palo seco|a sec)$/;
/** Said of a dish it asks for less sauce. */
export const WATERY =
  /\b(?:too (?:wet|runny|watery|soupy|liquid)|soupy|watery|caldos[oa]s?|aguad[oa]s?|(?:demasiado|muy|trop|tres) liquid[eo]s?)\b/;
/** Compared with what is seen: "mas caldosos" asks for sauce, "menos liquido" and "thicker" for less of it. */
export const WETTER =
  /\b(?:creamier|(?:more|mas|plus|bien) (?:creamy|cremos[oa]s?|cremeu(?:x|ses?))|(?:more|mas|plus|lot|bien) (?:soupy|saucy|runny|watery|wet|brothy|liquidy?|caldos[oa]s?|liquid[eo]s?|aguad[oa]s?|coulante?s?)|(?:soup|sauc|runn)ier|wetter|looser|(?:less|menos|moins|not so|no tan|pas si|pas aussi) (?:dry|thick|sec[oa]?s?|seche?s?|espes[oa]s?|epais(?:se)?s?))\b/;
export const THICKER =
  /\b(?:(?:less|menos|moins|not so|no tan|pas si|pas aussi) (?:soupy|saucy|runny|watery|wet|brothy|liquidy?|caldos[oa]s?|liquid[eo]s?|aguad[oa]s?|coulante?s?)|thicker|drier|mas (?:espes|sec)[oa]s?|plus (?:epais(?:se)?|sec|seche)s?)\b/;
/** The edge of a glass, which is salted where the drink has salt. */
export const RIM = /\b(?:rim(?:s|med)?|borde|escarchad\w+|bord du verre|givr\w+)\b/;
/** What swims or drowns has too much sauce. */
export const SWIMS =
  /\b(?:swimming|drowning|nadando|ahogad[oa]s?|flotando|noyee?s?|nagent?|baignent?)(?! (?:in|en|de|dans|sous|with))\b/;
/** Of a drink. */
export const ICE_CUBES = /\b(?:cubes?|cubitos?|rocks)\b/;
/** What is poured over a dish, where it names none of its foods. */
export const SAUCE_LIKE =
  /\b(?:liquids?|stock|liquidos?|caldos?|jugos?|liquides?|bouillons?|dressing|glaze|drizzle|syrup|juices|broth|caramel|coulis|(?:creamy|saucy|glossy|silky) coating|custard|marinara|hollandaise|bechamel|creme anglaise|natillas|nogada|ganache|alino|aderezo|vinagreta|(?<!que )mojo|holandesa|bearnaise|bearnesa|caldillo|caldito|almibar|caramelo|vinaigrette|sirop|assaisonnement|nappage|chimichurri)\b/;
export const GARNISH =
  /\b((?:cocktail )?umbrellas?|straws?|parasols?|pailles?|sombrillas?|pajitas?|popotes?|garnish(?:es)?|decorations?|adornos?|decoracion|garnitures?|toppings?|(?<!green )(?:stuff|things|bits|clutter|rubbish) on (?:the )?top|(?:cosas?|tonterias|porquerias) (?:por )?(?:encima|arriba)|(?:trucs?|choses?|bazar|machins?) (?:sur le |au[- ]|par[- ])?dessus)\b/;
/** Words of such sentences that are no foods, though a food has their name in some language or they resemble one. */
export const NO_FOOD: ReadonlySet<string> = new Set(
  `nada plat plats platos moche main mano dripping expres polvo poudre a an the this that these those it its it's is are was be been has have had do does should could would i you we they
  in on of off out at to for with and or but so too very much many some any all no not none never without more less
  fewer few little enough missing lack lacks need needs forgot where where's why how there here come comes put add
  sprinkle throw toss lose skip drop ditch delete bring back extra
  stingy radin radins
  haber estar pasa viene vienen comes coming doing nowhere invisible absent hidden rastro sombra trace sign
  better ate gritos gritas rub moche moches sale salen salir salio saler casi apenas solo soup soupe sopa
  ahi hace hacen pinta fuera echa echale hacer rien faire pourquoi cet cette ces davantage rajoute rajoutez
  take remove omit please pls thanks see can hardly top side middle slice slices piece pieces leaf leaves picture
  image photo recipe dish plate bowl glass cup colour color served serve mine wrong other different looks look
  el la los las un una unos unas de del al en con sin y o pero que no ni hay lleva llevan tiene tienen falta faltan
  mas menos muy mucho mucha muchos muchas poco poca pocos pocas demasiado demasiada demasiados demasiadas donde esta
  estan por favor quita quitale quitar pon ponle poner anade anadir veo ve ven se le les lo me te esto esta receta
  plato foto imagen deberia tener arriba hoja hojas trozo trozos rodaja rodajas
  le la les un une des du de d l en y et ou mais dans sur sans avec pas ne n plus moins trop peu assez il elle on
  c ce est sont a ont manque manquent faut faudrait devrait avoir contient contenir enlevez enleve retirez ajoutez
  ajoute mettez mets ou svp s'il vous plait dedans dessus recette photo image assiette aucun aucune bol verre feuille
  feuilles tranche tranches morceau morceaux`.split(/\s+/),
);
/** Words that are rarely said of the food that has their name, unless the dish has it: a nan is a grandmother. */
const HOMONYMS: ReadonlySet<string> = new Set(
  `nan bar mate bonito bonita soy tes sake stick sticks masa machaca aperitivo bonbon grain grains poussin chef pide
  name names fond lieu rape vive pan pans sweet pico porrillo berry rollo suspiro tajin rosette gomme cheval`.split(
    /\s+/,
  ),
);
/** True of such a word. */
export const isNoFood = (word: string): boolean => NO_FOOD.has(word) || word === 'nan';
/** True of words that name no food that the dish has not. */
export const isHomonym = (words: string): boolean => HOMONYMS.has(words);
/** Foods of which too much is tasted and not seen, unless it lies on top. */
export const DISSOLVED: ReadonlySet<string> = new Set(['salt', 'sugar']);
export const ON_TOP = /\b(?:on|top|rim|encima|arriba|borde|dessus|bord)\b/;
