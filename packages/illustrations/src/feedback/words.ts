import type { DishIllustration, DrinkIllustration, IllustrationColour } from '@larder/contract/dish/illustration';

/** Words as they are typed without their apostrophe, and adjectives made of a food, as words that the patterns know. */
export const CONTRACTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wheres: "where's",
    theres: "there's",
    thats: "that's",
    whats: "what's",
    dont: "don't",
    doesnt: "doesn't",
    didnt: "didn't",
    isnt: "isn't",
    arent: "aren't",
    cant: "can't",
    shouldnt: "shouldn't",
    wasnt: "wasn't",
    havent: "haven't",
    hasnt: "hasn't",
    whys: "why's",
    shoud: 'should',
    shold: 'should',
    shuld: 'should',
    cest: "c'est",
    nest: "n'est",
    ya: 'y a',
    q: 'que',
    faudrait: 'il faudrait',
    shoudl: 'should',
    couldnt: "couldn't",
    wouldnt: "wouldn't",
    id: "i'd",
    mising: 'missing',
    missin: 'missing',
    missng: 'missing',
    alot: 'a lot',
    ontop: 'on top',
    manke: 'manque',
    ai: 'hay',
    demaciado: 'demasiado',
    demaciada: 'demasiada',
    cheesy: 'much cheese',
    cheesier: 'more cheese',
    saucy: 'much sauce',
    saucier: 'more sauce',
    buttery: 'much butter',
    oniony: 'much onion',
    garlicky: 'much garlic',
    lemony: 'much lemon',
    icy: 'much ice',
  }),
);
/** The end of a clause of which the next one goes on with the same amount: "no bacon or egg", "mas fruta y hielo". */
export const JOINT = /\b(and|or|nor|y|e|o|u|ni|et|ou|plus|&)\b/;
/** Refers to what the clause before names: "I hate lettuce, get rid of it". */
export const PRONOUN =
  /\b(it|them|they|they're|those|one|ones|ils|elles|elle|lo|los|la|las|quita(?:lo|la|los|las)|quitar(?:lo|la|los|las)|pon(?:lo|la|los|las)|les|l'(?:enlever|ajouter|oter|enleve[rz]?)|enleve[rz]?[- ]l(?:e|a|es)|retire[rz]?[- ]l(?:e|a|es))\b/;
/** A verb after a list, whose amount counts for all of it: "the carrots and potatoes are missing". */
export const PREDICATE =
  /\b(missing|(?:are|were) (?:not|too)|aren't|don't (?:show|belong|appear)|shouldn't be|would be|faltan|sobran|no (?:aparecen|se ven)|estarian|manquent|seraient|n'apparaissent)\b/;
/** Asks for a food where it names one; of a vessel or a colour it says nothing. */
export const WISHED =
  /\b(put|show|(?:i'd|would|i) (?:like|love|prefer)(?: to)?(?: (?:see|have))|get|lots of|loads of|plenty of|a lot of|please|pls|plz|por favor|porfa|svp|s'il vous plait|s'il te plait|llevan?|(?:goes|served) with|se sirven? con|va con|se sert avec|(?:supposed|meant) to have|(?:recipe|receta|recette) (?:has|calls|says|contains|includes|tiene|pide|dice|incluye|contient|demande|prevoit|comporte)|pon|pong[ao]n?|poner|muestra|me gustaria|quiero|mets|mettez|mettre|montrez|j'aimerais|je voudrais|beaucoup d[e'])\b/;
/** After the dish, before what it has or lacks: "this burger has no pickles". */
export const LACKS = /\b(?:has|have|without|sin|sans|no (?:tiene|lleva)|n'a pas)\b/;
/** Before what the food lies on or is compared with: "no avocado on this toast". */
export const PLACE = /\b(?:in|on|over|from|into|en|dans|sur|sobre|compared|than)\b/;
/** States what is missing or what is not there; which of both, the picture tells. */
export const STATED =
  /\b(there(?:'s| is| are| was| were) (?:no|not|none)|there (?:isn't|aren't)|(?:it|this) has no|(?:it|this) doesn't have|no (?:hay|tiene|tienen|lleva|llevan|trae)|(?:y|il y) (?:n')?a pas|n'y a pas|n'a pas|il n'y a)\b/;
/** Says of what the clause before names that it does not belong there. */
export const EXPLAINED =
  /\b(not in (?:mine|my)|y en a (?:pas|jamais)|there (?:are|is|were) none|there's none|no (?:los|las|lo|la) (?:lleva|llevan|tiene))\b/;
/** A complaint about a colour, which says nothing of the one that is wanted. */
export const TOO = /\b(too|demasiado|muy|trop)\b/;

/** What a sentence about a picture asks for; each pattern is matched against folded text. */
export const ABSENT =
  /\b(no|not|cannot|without|isn't|aren't|doesn't|don't|remove|omit|leave out|(?:leave|left|leaving) .*\b(?:out|off)|can't (?:eat|have|stand)|allerg\w+|alergic[oa]|do without|get rid of|(?:take|get) .*\b(?:off|out|away)|none|never|why (?:is|are) there|come from|sin|ningun\w*|quita\w*|sobran?|por que (?:hay|lleva)|sans|pas|aucun\w*|enleve\w*|retire\w*|pourquoi (?:il )?y a|lose the|skip|drop|ditch|scrap|delete|hold the|leave off|(?:shouldn't|should not) (?:be|have)|c'est quoi|what(?:'s| is| are)\b.*\bdoing|neither|has no business|que (?:hace|hacen|pinta|pintan)|quiten\w*|quite(?:l[eoa]s?|me)|saca\w*|saque\w*|elimin[ae]\w*|borr[ae]\w*|fuera|supprime\w*|otez|virez|pourquoi (?:ce|cet|cette|ces)|rien a (?:faire|voir)|instead of|en (?:lugar|vez) de|au lieu d)\b/;
/** Refusals whose words would say the opposite elsewhere: they are read first. */
export const REFUSED =
  /\b((?:don't|do not|didn't|did not|never) (?:want|need|use|add|put|like|ask for|order|belong)|not in (?:mine|my|the recipe)|(?:gotta|needs? to|has to|have to|should|must|can) go$|no (?:quiero|queria|he puesto|puse|he echado|eche|pedi)|(?:ne veux|n'ai|ne voulais) pas|nada de|(?:no veo|don't see|ne vois pas)\b.*\b(?:receta|recipe|recette))\b/;
export const LESS =
  /\b(too (?:much|many)|heavy (?:on|handed)|(?:there's|there are|got) (?:a lot|an awful lot|quite a lot|lots|loads) of|hay much[oa]s?|tiene much[oa]s?|y a beaucoup|less of|tak(?:es|ing|en) over|cut (?:down|back)|reduc\w+|easy on|tone down|quita\w* un poco|reduis\w*|(?:swimming|drowning|swamped) in|less|fewer|not so (?:much|many)|demasiad[oa]s?|menos|sobra much[oa]s?|trop|moins|beaucoup trop)\b/;
export const MORE =
  /\b(more|missing|lacks?|needs(?! to be)|forgot|forgotten|where(?:'s|'d|'ve| is| are| did| has| have)|(?:top|finish|garnish|scatter|cover|drizzle) (?:it |them )?with|topped with|(?:would|'d) be (?:nice|good|great|better|lovely|perfect|ideal|fab|amazing|delicious)|(?:wouldn't|would not) (?:hurt|go amiss)|nicer with|better with|mejor con|mieux avec|double the|(?:estaria|quedaria|vendria) bien|serai(?:t|ent) bien|only (?:see )?(?:one|two|a few)|should have|should also have|there (?:should|ought to|must) be(?! no)|there(?:'s| is| are) (?:meant|supposed) to be|comes? with|add|put some|wants?(?! to be)|missed|sprinkle|throw in|toss in|could (?:use|do with)|extra|bring back|mas|muy poc[oa]s?|pocos?|pocas?|faltan?|olvida(?:do|ron|ste)|donde (?:esta|estan)|(?:deberia|tendria que|tiene que|debe) (?:tener|llevar|haber)|anad\w+|ech[ae]\w*|hacen? falta|agrega\w*|ponle|ponles|plus|manque\w*|oublie|peu de|ou (?:est|sont)(?: passee?s?)?|(?:est|sont) ou|devrait (?:y )?(?:avoir|contenir|voir)|should (?:see|show)|deberia\w* (?:ver|mostrar)|doit y avoir|(?:r)?ajoute\w*|davantage|(?:il )?(?:faut|faudrait) (?:des|du|de|plus|quelques|un peu|un|une)\b(?! (?:bol|verre|assiette|plat|flute|tasse|coupe|cocotte|planche|poele|grand|autre))|(?:un peu|quelques \w+|\w+) (?:d[e'] ?\w+ )?en plus|un seul|une seule|solo (?:hay |veo |se ve )?(?:un|una))\b/;
/** Words that make another pattern's word mean more: they are read before `ABSENT` and `LESS`. */
export const ENOUGH =
  /\b(not enough|not seeing|(?:isn't|aren't|is not|are not) (?:there|visible|shown)|por que no (?:hay|tiene|lleva|veo)|why (?:is there |are there )?no|why (?:isn't|aren't) there|pourquoi (?:pas de|(?:il )?(?:n')?y a pas)|(?:hardly|barely|scarcely) any|ech(?:o|amos) de menos|a peine|casi no hay|presque pas de|too few|too little|(?:can't|cannot|can hardly|can barely|hardly|barely|don't) see(?! why)|trop peu|pas assez|on (?:ne )?voit (?:presque |quasiment |vraiment |meme )?(?:pas|plus|guere|a peine)|(?:can't|cannot|couldn't|could not) (?:see|find|spot|make out)|no encuentro|no distingo|(?:ne |n')?(?:re)?trouve (?:pas|plus)|(?:i )?see no|doesn't show|no hay suficientes?|no aparecen?|n'apparai\w+|no se ven?|no veo(?! por que)|je (?:ne )?vois (?:presque |quasiment |vraiment |meme )?(?:pas|plus|guere)(?! pourquoi)|apenas se ven?|muy poc[oa]s?)\b/;
/** An amount of what the clause before names. */
export const AMOUNT_ALONE =
  /\b(none|any|ningun\w*|aucun\w*)\b|^(?:(?:a|to) )?(?:remove|delete|enlever|retirer|supprimer|ajouter|rajouter|quitar|eliminar|anadir|add|missing)$|\b(?:shouldn't|no deberian?|(?:ne )?devraient pas|(?:ne )?devrait pas)(?: (?:be|have|estar|haber|llevar|y etre|(?:y )?(?:en )?avoir))?(?: (?:there|ahi|la|in it|dedans))?$|\b(no hay|no lleva|no tiene|less|fewer|menos|moins)(?: of (?:it|them))?(?: (?:perhaps|maybe|please|then|tal vez|quizas?|por favor|porfa|peut-etre|svp))?\s*$/;
export const WRONG =
  /\b(wrong|other|another|(?:change\w*|cambi[ae]\w*)\b(?! (?:it |this )?(?:a|al|to|into|en|por|pour)\b)|different|(?:not|isn't|aren't) (?:really |quite )?(?:the|a) (?:right|proper|correct|usual)|not the (?:glass|plate|bowl|dish)|equivocad[oa]|incorrect[oa]|otr[oa]|(?:esta|es) mal|no es (?:el|la|ese|esa|este|esta)\b.*\b(?:correct[oa]|adecuad[oa]|buen[oa])|no es (?:el|la) (?:correct[oa]|adecuad[oa])|mauvaise?|autre|pas (?:le bon|la bonne)|n'est pas (?:le verre|l'assiette|le plat))\b/;
export const ANY_GLASS = /\b(glass|vaso|copa|verre)\b/;
export const ANY_VESSEL = /\b(plate|dish|bowl|vessel|crockery|plato|recipiente|assiette|plat|recipient)\b/;
export const SAUCE = /\b(sauce|gravy|salsa|jus)\b/;
export const ICE = /\b(ice|ice cubes?|hielos?|glace|glacons?)\b/;
export const GARNISH = /\b(garnish|decoration|adorno|decoracion|garniture)\b/;
/** Text addressed to a model, and markup, ask nothing of a picture. */
export const NOT_FEEDBACK =
  /[<>{}[\]`;]|https?:|^\s*(?:assistant|asistente|user|usuario|utilisateur)\s*[:,]|\b(ignore|ignora|ignorez|instructions?|instrucciones|consignes?|rules|reglas|regles|prompt|system|sistema|systeme|password|administrator|administrador|administrateur|database|base de (?:datos|donnees)|not my cup of tea|pretend|act as|actua como|agis comme|contrasena|mot de passe|admin|select|drop table)\b/;
/** Words of such sentences that are no foods, though a food has their name in some language or they resemble one. */
export const NO_FOOD: ReadonlySet<string> = new Set(
  `a an the this that these those it its it's is are was be been has have had do does should could would i you we they
  in on of off out at to for with and or but so too very much many some any all no not none never without more less
  fewer few little enough missing lack lacks need needs forgot where where's why how there here come comes put add
  sprinkle throw toss lose skip drop ditch delete bring back extra
  casi apenas solo soup soupe sopa
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
  [/\b(paella pan|paellera|poele a paella)\b/, 'paella-pan'],
  [/\b(wok)\b/, 'wok'],
  [/\b(steamer|bamboo basket|vaporera|cuit[- ]vapeur|panier vapeur)\b/, 'steamer'],
  [
    /\b(cocotte|casserole pot|(?:stew|clay|cooking) ?pot|(?:in|into|dans) (?:a|the|une|la) (?:casserole|pot)|cacerola|puchero|ta[gj]ine|dutch oven|cast[- ]iron pot|cazuela|olla|marmite|faitout)\b/,
    'casserole',
  ],
  [
    /\b(bowls?|cuencos?|bols?|tazon|saladier|ensaladera|plato hondo|plato sopero|assiette creuse|soup plate|deep (?:plate|dish)|soup dish)\b/,
    'bowl',
  ],
  [/\b(frying pan|skillet|in (?:a|the) pan|sarten|poele)\b/, 'pan'],
  [/\b((?:wooden |chopping |cutting )?board|tabla|planche|slate|pizarra|ardoise)\b/, 'board'],
  [/\b(plates?|platters?|plateau|plato|assiette)\b/, 'plate'],
];

export const GLASS_WORDS: readonly (readonly [RegExp, DrinkIllustration['glass']])[] = [
  [/\b(flutes?|flauta|champagne glass(?:es)?|copa de (?:cava|champan)|flute a champagne)\b/, 'flute'],
  [
    /\b(wine glass(?:es)?|goblet|snifter|verre tulipe|balloon(?: glass(?:es)?)?|copa de (?:vino|balon)|copa balon|verre (?:a vin|ballon|a pied))\b/,
    'wine',
  ],
  [
    /\b(coupe|nick and nora|martini glass|cocktail glass|copa de (?:coctel|martini)|verre a (?:cocktail|martini))\b/,
    'coupe',
  ],
  [
    /\b(rocks glass|old[- ]fashioned glass|lowball|tumbler|whisky glass|short glass|low glass|vaso (?:bajo|corto)|verre (?:bas|court|a whisky))\b/,
    'rocks',
  ],
  [/\b(margarita glass|copa de margarita|verre a margarita)\b/, 'margarita'],
  [/\b(hurricane(?: glass)?|vaso huracan|verre hurricane)\b/, 'hurricane'],
  [/\b(shot glass|chupito|vaso de chupito|shooter|verre a shot)\b/, 'shot'],
  [/\b(pint(?: glass)?|tankard|beer glass|vaso de pinta|jarra de cerveza|chope|verre a biere)\b/, 'pint'],
  [/\b(teapot|tetera|theiere)\b/, 'teapot'],
  [/\b(copper mug|taza de cobre|mug en cuivre)\b/, 'copper-mug'],
  [/\b(verrine)\b/, 'rocks'],
  [
    /\b(highball|collins(?: glass)?|vaso de tubo|verre droit|tall glass|long glass|vaso (?:alto|largo)|verre (?:haut|long|grand)|grand verre)\b/,
    'highball',
  ],
  [/\b(jug|pitcher|carafe|jarra|pichet)\b/, 'jug'],
  [/\b(mug|cup|taza|tasse)\b/, 'mug'],
  [/\b(copa|coupe)\b/, 'coupe'],
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
