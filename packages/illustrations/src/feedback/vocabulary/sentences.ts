import { either, phrases } from './phrases.ts';

/** Stands between two clauses. */
export const SEPARATOR =
  /([.,;!?:\n]+|\b(?:(?<!\bnothing )but|whereas|whilst|alors qu(?:e |')|mientras que|tandis que|and(?! (?:nora|saucer)\b)|or(?! two\b)|nor|pero|sino|mais|et(?! pour tout\b)|(?<!\b(?:est|sont|passee?s?|mis) |\bd')ou(?! (?:est|sont|puis[- ]je|peut[- ]on)\b)|y(?! (?:en )?(?:a|avoir|etre|voir|contenir|figurer|apparaitre|rester|met|mets|mettez|mettre|mettait|ajoute[rz]?|ajoutait)\b)|ni(?! (?:rastro|sombra|gota|pizca|miga|asomo|miaja|una?|hablar|de|se|siquiera|aparecen?|en pintura|(?:l[oa]|el) (?:un|otr)[oa]?|l'une?|l'autre)\b)|o|because|since(?! when)|porque|parce que?|so(?= (?:no|it|take|please|add|remove)\b))\b)/;
/** The end of a clause of which the next one goes on with the same amount: "no bacon or egg", "mas fruta y hielo". */
export const JOINT = /\b(and|or|nor|y|e|o|u|ni|et|ou|plus|&)\b/;
/** Before what comes with the dish in its vessel: "in a bowl with rice". */
export const WITH =
  /\b(?:with|con|avec|over|on (?:top of|a bed of)|sobre(?: un lecho de)?|encima del?|sur (?:un lit d(?:e|')|du|de la|des))(?! (?:no|top|the|it)\b)/;
/** Refers to what the clause before names: "I hate lettuce, get rid of it". */
export const PRONOUN = phrases`
  it
  them
  they
  they're
  those
  one
  ones
  ils
  elles
  elle
  lo
  los
  la
  las
  (?:quit[ae]n?|saqu?[ae]n?|pon(?:ga|gan)?|ech[ae]n?|baj[ae]n?|elimin[ae]n?|quitar|sacar|poner)(?:se)?(?:l[oa]s?|les?)
  (?:enleve|retire|vire|ote|degage|ajoute|rajoute)[rz]?[- ](?:moi )?(?:ca|cela)
  pon(?:lo|la|los|las)
  les
  l'(?:enlever|ajouter|oter|enleve[rz]?)
  enleve[rz]?[- ]l(?:e|a|es)
  retire[rz]?[- ]l(?:e|a|es)
`;
/** A verb after a list, whose amount counts for all of it: "the carrots and potatoes are missing". */
export const PREDICATE =
  /\b(missing|gone|partie?s?|se fueron|disparu\w*|(?:are|were) (?:not|too)|aren't|don't (?:show|belong|appear)|shouldn't be|would be|faltan|sobran|no (?:aparecen|se ven)|estarian|manquent|seraient|n'apparaissent|en plus|se (?:retir|quit|sac)\w+|se retirent|s'enlevent)\b/;
/** After the dish, before what it has or lacks: "this burger has no pickles". */
export const LACKS =
  /\b(?:pid(?:e|en)|calls? for|cr(?:y|ies) out for|needs?|necesitan?|reclame(?:nt)?|merite(?:nt)?|has|have|without|sin|sans|no (?:tienen?|llevan?)|no les? \w+|n'a pas|n'ont pas)\b/;
/** Before what the food lies on or is compared with: "no avocado on this toast". */
export const PLACE =
  /\b(?:para (?:tan|tod[oa]s?|es[ae]|un[oa]?|tant[oa]s?)|for (?:so|such|all|a|an|one|two|\d+)|pour (?:si|aussi|tout|toute|un|une|autant|deux)|covering|hiding|burying|(?:a)?round (?=the|it|them)|alrededor del?|por (?=el borde|los (?:bordes|lados))|autour d(?:e|u|es)|debord\w+ (?=d[eu])|(?:tap|cubr)(?:a|an|ando|iendo|e|en)|(?:cach|recouvr)(?:e|ent)|in|on(?! (?:ne|n'|y|en|va|voit|dirait|peut|veut|doit|devrait|pourrait|met|mettrait|mange|sert|ajoute|aimerait|voudrait|retire|enleve|distingue|trouve|cherche|attend)\b)|off (?=my|the|his|her)|over|under|underneath|beneath|below|behind|from|into|next to|beside|alongside|en|al lado del?|(?:de)?bajo(?: del?)?|detras del?|entre|junto al?|dans|sous|derriere|parmi|sur|a cote d(?:e|u|es)|sobre|compared|than|par rap+orts? (?:au?x?|a)|en comparacion|comparad[oa]s?)\b/;
/** Where a food lies, which alone may be a wish: "onions on top". */
export const PLACED =
  /\b(?:on (?:the )?(?:top|side)|(?:at|to) the side|par[- ]?dessus|dessus|a cote|encima|al lado|por arriba)\b/g;
/** An amount of what the clause before names. */
export const AMOUNT_ALONE = either(
  phrases`
  none
  any
  ningun\w*
  aucun\w*
`,
  /\b(?:estan?|vienen?|is|are|sont) (?:nadando|ahogad[oa]s?|flotando|swimming|drowning|noyee?s?)$/,
  /^(?:(?:please|pls|plz|por favor|porfa|svp|just) )?(?:(?:so )?where|donde|(?:il )?en manque(?:nt)?|faltan?|manquent?|fuera|dehors|out|away|basta|remove|half as (?:much|many)(?: would do| is (?:fine|enough))?|(?:esta\w* |is |are |it's )?(?:nadando|ahogad[oa]s?|swimming|drowning|flotando|noyee?s?))(?: (?:please|pls|thanks|por favor|porfa|svp|merci))?$/,
  /^(?:(?:yuck|ew+|ugh|puaj|beurk) ?)?(?:no|non|nope|nah)? ?(?:thanks|thank you|ta|thx|gracias|merci|way)?$/,
  /^(?:ni hablar|jamais(?: de la vie)?|nunca|never)$/,
  /^(?:(?:a|to|pls|please|plz|just) )?(?:remove|delete|enlever|retirer|supprimer|ajouter|rajouter|quitar|eliminar|anadir|add|missing)$/,
  /\b(?:shouldn't|no deberian?|(?:ne )?devraient pas|(?:ne )?devrait pas)(?: (?:be|have|estar|haber|llevar|y etre|(?:y )?(?:en )?avoir))?(?: (?:there|ahi|la|in it|dedans))?$/,
  /\b(no hay|no lleva|no tiene|less|fewer|menos|moins)(?: of (?:it|them))?(?: (?:perhaps|maybe|please|then|tal vez|quizas?|por favor|porfa|peut-etre|svp))?\s*$/,
);
/** What can't be seen for something else: "too much cream, you can't see the fruit". */
export const UNSEEN = phrases`
  (?:can't|cannot|can hardly|can barely|can no longer|don't|couldn't) (?:\w+ )?(?:see|make out|find|tell)
  (?:ya )?no se (?:ven?|distinguen?|aprecian?|notan?)
  (?:ya )?no (?:veo|vemos|distingo)
  (?:voi[st]|voyons|distingue) (?:plus|meme plus|pas|a peine)
`;
/** Says of all that was named before that it is missing. */
export const NEITHER_OF = phrases`
  neither (?:one|of)
  none of (?:them|those|these|it|that)
  ni (?:lo|la|el) un[oa]? ni (?:lo|la|el) otr[oa]
  ningun[oa] de l[oa]s
  ni l'une? ni l'autre
  aucune? (?:des (?:deux|trois)|d'entre)
`;
/** Tells what is left where something is missing. */
export const ONLY_LEFT = phrases`
  ^(?:it|there|this|that|what we have)(?:'s| is) (?:here )?(?:just|only|nothing but|all)
  all (?:i|we) (?:can )?(?:see|have|got)(?:'s| is)?
  lo unico (?:que|q)
  solo (?:hay|veo|se ven?|queda)
  (?:y a|n'y a|vois|voit|reste) (?:plus )?(?:que|qu')
`;
/** "More green, it's peas": tells why. */
export const IT_IS =
  /^(?:it's|it is|this is|they're|c'est|ce sont|es|esto es|son) (?!(?:not|no|pas|too|muy|trop|all|just)\b)[\w'-]+(?: [\w'-]+)?$/;
/** Words that say how much somebody means it, and nothing else. */
export const ADVERBS =
  /\b(?:actually|honestly|personally|literally|simply|definitely|probably|totally|completely|seriously|clearly|certainly|to be (?:honest|fair)|tbh|if i'm honest|imo|imho|frankly|obviously|absolutely(?! not)|realmente|la verdad(?: es que)?|sinceramente|quizas?|tal vez|personalmente|simplemente|totalmente|francamente|verdaderamente|claramente|desde luego|a lo mejor|vraiment|franchement|honnetement|personnellement|simplement|carrement|clairement|sincerement|du coup|en fait|bon ben) /g;
