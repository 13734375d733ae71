import { either, phrases } from './phrases.ts';

/** Talk of what somebody ate, buys or knows, of prices, and of the application; it asks for nothing where no wish is said. */
export const TALK = either(
  phrases`
  (?:boton|button|bouton|imprimir|imprimer|imprimante|printer)
  (?:search bar|barra de busqueda|barre de recherche|pop-?ups?|(?:ini?ciar|cerrar) sesion|log ?in|connexion)
  (?:application|aplicacion|appli|website|site web|la web|codigo fuente|source code|code source)
  (?:mode sombre|modo oscuro|dark mode|la meteo|el tiempo que hace|the weather)
  (?:update|insert|delete|drop) (?:\w+ )?(?:recipes|users|table|into|from) 
  disregard (?:the|all|everything)
  (?:ayer|anoche|anteayer) \w+
  (?:yesterday|last (?:night|week|weekend|summer|year))
  hier (?:soir|midi|matin)
  (?:desayun|almorz|cen|merend)(?:e|aba|abamos|amos)
  (?:comi|comimos|probe|probamos) (?:un|una|uno|en|est[aeo])
  (?:l[oa]s? )?vi (?:hacer|comer|preparar)
  (?:vivi|estuve|fui|viaje) (?:a|en|un|dos|tres|de)
  we went (?:foraging|fishing|shopping|camping|to)
  (?:j'habite|mes courses|la boucherie|le boucher|el carnicero|the butcher|la pescadera|el pescadero|the fishmonger)
  (?:sacar|saca|take|sors|sortir) .*\b(?:congelador|freezer|congelateur)
  (?:gone|went|going) up (?:again|in price)
  (?:costco|sainsbury's|mercadona|lidl|aldi|carrefour|walmart|tesco)
  (?:\w+ )?(?:quid|bucks|pavos|balles)
  (?:histoire|historia|story|tradicion) (?:de (?:la )?)?(?:famill[ae]|family)
  (?:marre|harta?) d[eu'].* a quand
  a quand (?:les|la|le|des|une|un)
  que recuerdos
  (?:quel|quelle) (?:souvenir|epoque)
  que diferencia hay
  quelle difference
  qu'est[- ]ce qu'on (?:boit|mange|sert) avec
  (?:no (?:cambiaria|tocaria|quitaria|pondria)|(?:ne )?(?:changez|changerais|touchez|toucherais)) (?:nada|rien)
  (?:mi suegra|mi abuela|ma belle-mere|my mother-in-law)\b.*\b(?:pica|repite|fuerte)
  (?:j'ai|on a|nous avons) (?:mange|goute|deguste|bu) (?:d(?:es|u|e)|une?|la meme|le meme|ca)
  (?:tout|toute)s? seule?s? maintenant
  (?:near (?:you|me|here)|cerca de (?:aqui|casa|mi)|pres de chez)
`,
  /^(?:mes|my|mis|mon|ma) \w+ (?:(?:sont|est) (?:reste|devenu|sorti)\w*|turned out|came out|stayed|went|(?:quedaron|salieron|quedo|salio|se quedaron))\b/,
  /\b(?!(?:more|mas|plus|no|non|very|too|muy|tres|so|please|moins|menos|less|ja|je|ha|mucho|mucha|nada|encore)\b)(\w{3,})(?:[ ,!]+\1){3,}/,
);
/** Words of a wish. */
export const SAYS_WISH =
  /\b(?:more|less|fewer|mas|menos|plus (?:de|d')|moins|pon\w*|anad\w*|add|put|quit\w*|enleve\w*|remove|ajoute\w*|falta\w*|manque\w*|missing|needs?|sin|without|should|deber\w*|tendr\w*|deb[aeo]n?|doi(?:t|vent)|devrai\w*|faut|faudrait|want|quiero|veux|voudrais|where|donde|ou (?:est|sont)|please|porfa\w*|por favor|svp|mets|mettez|too|demasiad\w*|trop|picture|drawing|foto|imagen|dibujo|image|photo|dessin)\b/;
/** Asks about the recipe: what to buy, what can be replaced. */
export const QUESTION =
  /^\W*do (?:i|we) (?:really )?need (?:an?|to)\b|^\W*(?:is|are) [\w' -]+ (?:supposed|meant) to be \w+ed (?:first|before(?:hand)?)\b|^\W*(?:y |and |et )?(?:si|what if|if) (?:i |je )?(?:no tengo|no tenemos|no encuentro|(?:don't|can't|haven't) (?:have|find|got)|n'ai pas|ne trouve pas|j'ai pas|on n'a pas)\b[^.!]*\?|[£$€] ?\d|\b(?:if|si) (?:i|we|je|on|no)? ?(?:can't|cannot|don't|ne|no|n'ai|n'en)? ?(?:find|trouve|encuentro|tengo|ai pas)\b[^.!]*\?|^\W*(?:i'm not (?:really |usually )?(?:an? |into )|i (?:don't|do not) (?:really |usually )?(?:like|eat|drink)|no me gustan? (?:mucho )?(?:el|la|los|las)|no soy de|je ne suis pas|(?:moi )?(?:j'aime|j'adore|je n'aime) pas)[^.!?]*\b(?:but|pero|mais) (?:this|that|it|these|esto|eso|est[ae]|ca|c'est|cela|la)\b[^.!?]*\b(?:looks?|lovely|good|great|tempting|pinta|ric[oa]|buen[oa]|apetec\w+|envie|bon|beau|super|appetissant)\b|^\W*(?:is|are|does) [\w' -]+ (?:the only|really (?:matter|necessary)|(?:also )?works? )|^\W*(?:(?:me |nos )?valen?|sirven?) (?:el|la|los|las|con|un|una)\b[^.!?]*\?|\b(?:that is|that's|he ahi|voila|c'est toute?) (?:the|la|el) (?:big |gran |eternal |grande )?(?:question|cuestion|pregunta|dilema)\b|^\W*(?:do (?:i|you|we) (?!have|think|see|want|know|mind)\w+ (?:the|stale|fresh|frozen|raw|it|them|any)\b|(?:quel\w*|que|cuales?|which|what) \w+ (?:choisir|prendre|utiliser|acheter|uso|elijo|compro|sirven?|should|works?)\b|(?:what|which|con que|que|quel\w*) .*\b(?:goes? (?:well )?with|pairs? with|acompan\w+|va bien con|combina con|avec ca)\b|what(?:'s| is) the best|cual(?:es)? (?:es|son) (?:el|la|los|las) mejor|quel(?:le)?s? (?:est|sont) (?:le|la|les) meilleur|comment (?:eviter|faire|on fait|reussir)|como (?:se hace|evito|evitar|hago)|how (?:do|can|does|did|should) (?:i|you|we|one))|\b(?:differences? (?:between|with|from)|diferencias? (?:entre|con)|difference (?:entre|avec)|how (?:many|much) (?:grams?|ounces?|oz|calories|people|servings?|cups?|minutes?|hours?|time|does|do|is)|cuant[oa]s? (?:gramos|calorias|personas|raciones|minutos|tazas|tiempo|dias|cuesta|vale|dura)|combien (?:de )?(?:grammes|calories|personnes|parts|minutes|temps|jours|ca|coute))\b|^\W*(?:(?:can|could|may|should) (?:i|we|one)\b(?! (?:have|see|get))|(?:puedo|podria|podemos|se puede)\b|(?:on|je) (?:peut|peux|pourrait|pourrais|puis)\b|(?:peut[- ]on|puis[- ]je)).*\b(?:instead of|rather than|in place of|en (?:vez|lugar) del?|a la place|au lieu d)|\b(?:anyway|anyhow|de todas formas) *[.!]*$|^\W*(?:(?:what|which|que|cual|quel\w*) (?:\w+ ){0,3}(?:brand|kind|type|size|temperature|marca|tipo|marque|sorte|taille)\b|(?:how (?:long|many|much|do|can)|cuant[oa]s?|combien|(?:can|could|may) (?:i|we|one)|peut[- ]on|puis[- ]je|est[- ]ce qu(?:e |')\w+ peu\w+|(?:se )?pued[eo])\b.*\b(?:use|replace|substitute|freeze|make|cook|bake|reheat|last|keep|usar|sustituir|reemplazar|congelar|hacer|cocinar|recalentar|dura|remplacer|utiliser|congeler|faire|cuire|preparer|rechauffer)\b)/;
/** Speaks of prices, of cooking it, of what reminds of what: not of the picture. */
export const ASIDE = either(
  phrases`
  c'est quoi (?:la marque|d[eu']|une? )
  sais pas ce que
  no se (?:que es|lo que es)
  (?:don't|no) (?:know|idea) what
  (?:algun|quelques?|any|des) (?:trucos?|astuces?|conseils?|tips?|tricks?|consejos?)
  (?:c[ae]|cela) (?:marche|va|fonctionne)
  (?:nombre|nom|name) (?:tan|so|si|is|est|es)
  (?:call|called|calling) it
  (?:trop|too (?:much|many)|demasiad[oa]s?) .*\b(?:recette|receta|recipe)
  (?:esto|this|that|ca|ceci) (?:no es|isn't|is not|n'est pas) \w+ (?:es|it's|c'est) [\w ]+$
  (?:hasn't|haven't|isn't|aren't|n'a|n'ont) .*\b(?:cuite?s?|couleur|colou?r|cooked)(?: .*)?$
  (?:ne )?va(?:ut|lent) pas
  nothing beats
  (?:nothing|anything) (?:\w+ )?wrong
  (?:go|goes|going|went) (?:\w+ )?wrong
  nada como
  rien ne vaut
  (?:ne )?connaiss\w+
  no (?:lo |la )?conoci\w+
  never heard
  decouvert\w*
  descubr\w+
  (?:primera vez|first time|premiere fois)
  (?:mas|plus|more|less|menos|moins) (?:hech|cocid|cuit|cooked|crujient|crisp|crunch|tender|tiern|croustill|moelleu|juic|jugos|done)\w*
  (?:mi|my|ma|mon) (?:\w+ )?(?:abuel[ao]|madre|mama|suegra|tia|mum|mom|gran\w*|nan|nana|nonna|aunt|mere|grand-mere|mamie|belle-mere|tante) (?:\w+ )?(?:le |les |lo |la )?(?:echaba|ponia|hacia|anadia|put|puts|adds|added|used to|makes|mettait|ajoutait|faisait|fait)
  (?:el|la|los|las) mi[oa]s? (?:no|se|me|sal\w+|quedo|quedaron)
  mine (?:didn't|won't|doesn't|never|burn\w*|turned|always (?:burn|stick|sink)\w*)
  les? mien(?:s|ne|nes)? (?:ont|a|ne|n'|est|sont)
  sera (?:el|la|los|las|por)
  (?:do|does|should|must) (?:they|it|i|you|we|the \w+) (?:need|have)? ?(?:to )?be \w+ed
  (?:tried|made|cooked|ate|baked|drank|bought) (?:it|this|these|them|the recipe|one|some)
  (?:i|we|he|she|they) (?:ate|drank|baked|finished|devoured|served (?:it|this|these)|prepared)
  (?:went|gone) (?:mad|wild|crazy|nuts) for
  (?:family|kids|guests|husband|wife|mum|mom|boyfriend|girlfriend|everyone|everybody) (?:loved|devoured|enjoyed|ate|demolished|went|hated)
  (?:last|this) (?:night|week|weekend|summer|year|christmas)
  yesterday
  (?:comiamos|bebiamos|tomabamos|estuvimos|fuimos|viajamos)
  (?:on|nous) (?:etait|etions|est alle|sommes alles|mangeait|mangions|buvait|buvions)
  tastes? (?:great|good|amazing|lovely|nice|delicious|better|fine|awful|horrible|bad)
  tasted
  sab(?:e|en|ia|or|ores) (?:a|un|muy|mas|fuerte|rico|genial|bien|mal)?
  (?:recette|receta|recipe) (?:facile|facil|easy|geniale?|super|great)
  ayer
  anoche
  hier(?: soir)?
  (?:quid|(?:\d+|few|many) bucks|balles|pavos)
  (?:le|el|the|a|per) (?:kilo|kg|pound|lb)
  (?:where|donde) (?:can|could|do|did|puedo|se puede) .*\b(?:buy|get|find|comprar|conseguir|encontrar)
  ou (?:peut[- ]on|puis[- ]je|est[- ]ce qu\w+) .*\b(?:acheter|trouver)
  donde (?:compr|consig|consegu|venden)\w*
  (?:mercadona|lidl|aldi|tesco|walmart|carrefour|supermarket|supermercado|supermarche)
  (?:calories|calorias|kcal|carbs|protein|proteinas?|glucides|cholesterol|colesterol)
  \d+ ?(?:min\w*|hours?|degrees|grados|heures?|degres)
  (?:too|so|very|demasiado|muy|trop|tres) (?:salty|sweet|spicy|bitter|sour|bland|dulces?|salad[oa]s?|picantes?|amarg[oa]s?|agri[oa]s?|sucree?s?|salee?s?|epicee?s?|amere?s?|acides?|acid[oa]s?)
  (?:jamais|toujours) (?:aime|adore|deteste)
  (?:la|lo|las|los) (?:he hecho|hemos hecho|hice|probe|probamos|comimos)
  (?:ma|mon|mes|notre|nos) \w+ (?:ont?|a) (?:adore|aime|mange|bu|deteste)
  (?:mi|mis) \w+ (?:se l[oa]s? )?(?:comieron|comio|adoran?|encant\w+|odian?)
  do i need
  do you need
  is it ok(?:ay)?
  will my
  supposed to be \w+ed (?:first|before)
  (?:my|his|her|our) \w+ (?:drank|ate|had|made|loves?)
  gone in
  made (?:it|this|these)
  myself
  a mi \w+ no le gusta
  (?:better|best|good|great|bad) (?:deal|value|bargain)
  (?:gone|went|going|goes) up(?: again)? (?:at|in)
  (?:mejor|buena|buen) (?:oferta|precio|chollo)
  (?:bonne|meilleure) affaire
  prices?
  priced
  costs?
  expensive
  cheap(?:er)?
  pric[ey]y?
  precios?
  (?:yo )?no (?:tocaria|cambiaria|quitaria|pondria) nada
  (?:wouldn't|would not|don't) (?:change|touch) (?:a thing|anything)
  (?:change|touche|bouge)(?:rais|z)? (?:surtout )?(?:rien|pas un)
  cuestan?
  car[oa]s
  barat[oa]s?
  prix
  coutent?
  trop chere?s?
  euros?
  dollars?
  pounds
  (?:the )?next time
  la proxima
  la prochaine fois
  (?:i|we)(?:'ve| have)? (?:made|cooked|tried|bought|grew|doubled|swapped|substituted)
  (?:can|could|may) i (?:use|swap|replace|substitute|freeze|leave|skip)
  (?:puedo|podria|podemos|se puede) (?:usar|cambiar|sustituir|reemplazar|congelar|omitir)
  (?:puis[- ]je|peut[- ]on|je peux|on peut) (?:utiliser|remplacer|changer|congeler|omettre)
  (?:la|lo|los|las) (?:hice|hicimos|prepare|cocine)
  (?:je l'ai|on l'a|l'avons) (?:refait\w*|fait\w*|prepare\w*|cuisine\w*)
  reminds?
  reminded
  recuerd\w+
  (?:me|nous) rappelle\w*
`,
  /[$€£] ?\d/,
  /\d ?(?:€|\$)/,
);
/** Praise names foods and asks for nothing. */
export const PRAISE = phrases`
  love(?:ly|d|s)?
  delicious
  tasty
  yum(?:my)?
  gorgeous
  beautiful
  great
  perfect
  amazing
  brilliant
  well done
  nice(?:ly)?
  pretty
  cute
  fantastic
  ric[oa]s?
  riquisim\w+
  bonit[oa]s?
  preci(?:oso|osa)s?
  lind[oa]s?
  genial
  perfect[oa]s?
  buenisim\w+
  delicios\w+
  encant\w+
  me gusta
  adore
  delicieu\w+
  jolie?s?
  super
  parfaite?s?
  magnifique
  bravo
  j'aime
`;
/** A wish in words of praise. */
export const WOULD_BE =
  /\b(?:(?:would|'d|could|to|should) be|serai(?:t|ent)|(?:estaria|quedaria|vendria|seria|iria|sentaria)n?) (?:[\w'-]+ )?$/;
/** Praise is taken back: "lovely, but". */
export const HOWEVER = phrases`
  (?:but|though|although|however|yet|except|apart from|other than|otherwise|shame|pity)
  (?:pero|aunque|sin embargo|salvo|excepto|menos|lastima|pena)
  (?:mais|sauf|hormis|pourtant|cependant|dommage|a part)
`;
/** Text addressed to a model, and markup, ask nothing of a picture. */
export const NOT_FEEDBACK =
  /<\s*[a-z/!?]|[{}[\]`]|https?:|^\s*(?:assistant|asistente|user|usuario|utilisateur)\s*[:,]|\b(ignore|ignora|ignorez|instructions?|instrucciones|consignes?|rules|reglas|regles|prompt|system|sistema|systeme|password|administrator|administrador|administrateur|database|base de (?:datos|donnees)|not my cup of tea|pretend|act as|actua como|agis comme|contrasena|mot de passe|admin|select|drop table)\b/;
/** What somebody else does not eat, which is no wish by itself; "take it off" may follow. */
export const DISLIKED =
  /\b(?:my|his|her|our|mi|mis|mon|ma|mes|notre|a mi) \w+ (?:won't|doesn't|don't|refuses?|hates?|can't stand|n'aime\w*|deteste\w*|odian?|no (?:le gusta|come|soporta))/;
