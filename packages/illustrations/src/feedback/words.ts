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
    em: 'them',
    r: 'are',
    pa: 'para',
    poquito: 'poco',
    poquita: 'poca',
    salsita: 'salsa',
    hielito: 'hielo',
    hielitos: 'hielos',
    rodajita: 'rodaja',
    rodajitas: 'rodajas',
    trocito: 'trozo',
    trocitos: 'trozos',
    hojita: 'hoja',
    hojitas: 'hojas',
    doradita: 'dorada',
    doraditas: 'doradas',
    doradito: 'dorado',
    doraditos: 'dorados',
    quesito: 'queso',
    limoncito: 'limon',
    vasito: 'vaso',
    copita: 'copa',
    platito: 'plato',
    deco: 'decoration',
    decos: 'decorations',
    jvois: 'je vois',
    "j'vois": 'je vois',
    "j'veux": 'je veux',
    "y'a": 'y a',
    n: 'and',
    yapas: 'y a pas',
    "y'all": 'you',
  }),
);
/** The end of a clause of which the next one goes on with the same amount: "no bacon or egg", "mas fruta y hielo". */
export const JOINT = /\b(and|or|nor|y|e|o|u|ni|et|ou|plus|&)\b/;
/** Before what comes with the dish in its vessel: "in a bowl with rice". */
export const WITH = /\b(?:with|con|avec)\b(?! no\b)/;
/** Refers to what the clause before names: "I hate lettuce, get rid of it". */
export const PRONOUN =
  /\b(it|them|they|they're|those|one|ones|ils|elles|elle|lo|los|la|las|(?:quit[ae]n?|saqu?[ae]n?|pon(?:ga|gan)?|ech[ae]n?|baj[ae]n?|elimin[ae]n?|quitar|sacar|poner)(?:l[oa]s?|les?)|(?:enleve|retire|vire|ote|degage|ajoute|rajoute)[rz]?[- ](?:moi )?(?:ca|cela)|pon(?:lo|la|los|las)|les|l'(?:enlever|ajouter|oter|enleve[rz]?)|enleve[rz]?[- ]l(?:e|a|es)|retire[rz]?[- ]l(?:e|a|es))\b/;
/** A verb after a list, whose amount counts for all of it: "the carrots and potatoes are missing". */
export const PREDICATE =
  /\b(missing|gone|partie?s?|se fueron|disparu\w*|(?:are|were) (?:not|too)|aren't|don't (?:show|belong|appear)|shouldn't be|would be|faltan|sobran|no (?:aparecen|se ven)|estarian|manquent|seraient|n'apparaissent)\b/;
/** Asks for a food where it names one; of a vessel or a colour it says nothing. */
export const WISHED =
  /\b(on top|(?:on|at|to) the side|par[- ]dessus|a cote|por encima|encima|al lado|por arriba|put|show|(?:i'd|would|i) (?:like|love|prefer)(?: to)?(?: (?:see|have))|get|lots of|loads of|plenty of|a lot of|please|pls|plz|por favor|porfa|svp|s'il vous plait|s'il te plait|llevan?|(?:goes|served) with|se sirven? con|va con|se sert avec|(?:supposed|meant) to have|(?:recipe|receta|recette) (?:has|calls|says|contains|includes|tiene|pide|dice|incluye|contient|demande|prevoit|comporte)|pon|pong[ao]n?|poner|muestra|me gustaria|quiero|mets|mettez|mettre|montrez|j'aimerais|je voudrais|beaucoup d[e'])\b/;
/** After the dish, before what it has or lacks: "this burger has no pickles". */
export const LACKS = /\b(?:has|have|without|sin|sans|no (?:tienen?|llevan?)|no les? \w+|n'a pas|n'ont pas)\b/;
/** Before what the food lies on or is compared with: "no avocado on this toast". */
export const PLACE =
  /\b(?:para tan|for (?:so|such)|pour (?:si|aussi) peu|in|on|over|from|into|next to|beside|alongside|en|al lado del?|junto al?|dans|sur|a cote d(?:e|u|es)|sobre|compared|than)\b/;
/** States what is missing or what is not there; which of both, the picture tells. */
export const STATED =
  /\b(there(?:'s| is| are| was| were) (?:no|not|none)|there (?:isn't|aren't)|(?:it|this) has no|(?:it|this) doesn't have|no (?:hay|tiene|tienen|lleva|llevan|trae)|(?:y|il y) (?:n')?a pas|n'y a pas|n'a pas|il n'y a)\b/;
/** Says of what the clause before names that it does not belong there. */
export const EXPLAINED =
  /\b(not in (?:mine|my)|y en a (?:pas|jamais)|there (?:are|is|were) none|there's none|no (?:los|las|lo|la) (?:lleva|llevan|tiene))\b/;
/** A complaint; about a colour it says nothing of the one that is wanted. */
export const TOO = /\b(too|demasiad[oa]|muy|trop)\b/;

/** What a sentence about a picture asks for; each pattern is matched against folded text. */
export const ABSENT =
  /\b(why (?:\w+ ){1,3}(?:is|are) there|mistakes?|que (?:font|fait|viennent|vient)|non|nah|nope|yuck|ew+|ugh|puaj|beurk|nunca|jamais|zero|cero|ni hablar|banish|yeet|minus the|pick out|no|not|cannot|without|isn't|aren't|doesn't|don't|remove|omit|leave out|(?:leave|left|leaving) .*\b(?:out|off)|can't (?:eat|have|stand)|(?:fish|pick|scoop|pull) .*\bout|allerg\w+|alergic[oa]|do without|get rid of|(?:take|get) .*\b(?:off|out|away)|none|never|why (?:is|are) there|come from|sin|ningun\w*|quita\w*|sobran?|por que (?:hay|lleva)|sans|pas|aucun\w*|enleve\w*|retire\w*|pourquoi (?:il )?y a|hasn't|haven't|vire[rz]?|degage[rz]?|(?:can't|cannot) (?:see|understand|think) why|lose the|nix|axe|bin the|chuck (?:out )?the|skip|drop|ditch|scrap|delete|hold the|leave off|(?:shouldn't|should not) (?:be|have)|c'est quoi|what(?:'s| is| are)\b.*\bdoing|neither|has no business|que (?:hace|hacen|pinta|pintan)|quiten\w*|quite(?:l[eoa]s?|me)|saca\w*|saque\w*|elimin[ae]\w*|borr[ae]\w*|fuera|supprime\w*|otez|virez|pourquoi (?:ce|cet|cette|ces)|rien a (?:faire|voir)|instead of|en (?:lugar|vez) de|au lieu d)\b/;
/** Asks what something is there for. */
export const WHY = /^(?:(?:and|y|et|so) )?(?:why|how come|pourquoi|pk|pq|por ?que|xq|a santo de que|a cuento de que)\b/;
/** Asks why something is not there. */
export const WHY_NOT =
  /^(?:(?:and|y|et|so) )?(?:(?:why|how come) (?:\S+ ){0,2}(?:no|not|none|without|only|so (?:few|little)|\w+n't)\b|(?:por ?que|pq|xq) (?:\S+ )?(?:no|sin|falta\w*|tan poc[oa]s?|solo)\b|(?:pourquoi|pk|pq) (?:\S+ ){0,3}(?:pas|sans|aucune?|manque\w*|si peu)\b)/;
/** Refusals whose words would say the opposite elsewhere: they are read first. */
export const REFUSED =
  /\b(no (?:l[aeo]s? )?(?:ech|pon|puse|met|anad|agreg)\w*\b(?! (?:tant|much|demasiad))|(?:shouldn't|should not) (?:be|have)|no deberian? (?:haber|llevar|tener|ir|estar)|(?:ne )?devrai(?:t|ent) pas (?:y )?(?:avoir|etre|contenir)|no pintan? nada|ni de (?:cona|broma)|quien dijo|com(?:es?|ing) from|came from|de donde (?:sale|salen|viene|vienen|ha salido|han salido)|d'ou (?:vient|viennent|sort|sortent)|what\b.*\bdoing|(?:doesn't|don't|does not|do not|isn't|aren't|is not|are not|not) (?:come|comes|go|served|supposed|meant)|no (?:vienen?|pegan?|se sirven?)|(?:ne )?(?:va|vont|vient) pas (?:avec|dans|dedans|la)|(?:since|desde|depuis) (?:when|cuando|quand)|who (?:put|added|ordered|asked for)|quien (?:ha |han )?(?:puesto|puso|echado|echo|pedido|pidio)|qui a (?:mis|ajoute|demande|commande)|why (?:on earth |in the world |the hell )?would (?:any\w+|you|they|some\w+)|(?:nobody|no one|no-one|nadie|personne)(?: \w+)? (?:ne )?(?:n')?(?:puts?|has|have|eats?|drinks?|adds?|wants?|likes?|ordered|asked|pone|echa|come|toma|bebe|lleva|quiere|met|mange|boit|veut)|a quien se le (?:ocurre|ocurrio)|quelle idee|(?:don't|do not|didn't|did not|never) (?:want|need|use|add|put|like|ask for|order|belong)|not in (?:mine|my|the recipe)|(?:gotta|needs? to|has to|have to|should|must|can) go$|no (?:quiero|queria|he puesto|puse|he echado|eche|pedi)|(?:ne veux|n'ai|ne voulais) pas|nada de|(?:no veo|don't see|ne vois pas)\b.*\b(?:receta|recipe|recette))\b/;
export const LESS =
  /\b(heavy[- ](?:handed|hand)|(?:mano|main) (?:suelta|pesada|lourde)|llevan? much[oa]s?|se pasan? de|cut .* (?:by|in) half|chill (?:out )?(?:on|with)|abuse? (?:sur|d[eu']s?)|de mas$|(?:drenched|soaked|submerged|loaded|covered|caked|lost) (?:in|with|under)|(?:obscene|ridiculous|insane|crazy|silly|absurd|stupid|huge|massive|enormous|mad) (?:amount|quantity|number|load|pile|portion)s? of|que (?:cantidad|barbaridad|monton|exageracion|pasada) de|half (?:that|this|those|these|of)|sobran? (?:bastante|un poco|much)|(?:sobrad|cargad|llen|petad|forrad|inundad|hasta arriba)[oa]? de|rebosa\w*|(?:hay|tiene|lleva|veo) muchisim[oa]s?|(?:plein|charge|blinde|rempli|gorge|inonde|recouvert)e? (?:en|d[eu'])s?|(?:montagne|tonne|tas) d[eu'])\b|\b((?:calm|dial|rein|pare|scale|cut|tone|turn|ease|lighten|slow)(?: (?:it|things))? (?:down|back|in|off|up)|(?:easy|steady|gentler?|light(?:er)?) (?:on|with) (?:the|that|those|all)|(?:hold|back|let|lay) (?:back|off|up) on|ca fait (?:beaucoup|pas mal|trop|bien assez)|that's (?:a lot|an awful lot|quite a lot) of|(?:is|are|would be) (?:plenty|more than enough)|(?:es|son|seria) (?:mas que suficientes?|de sobra)|(?:suffit|suffirait|suffiraient|suffisent)|(?:estan?|vienen?|is|are|sont) (?:nadando|ahogad[oa]s?|flotando|swimming|drowning|noyee?s?)$|tellement (?:il )?y a d[eu']?|b(?:ajen|aisse[rz]?|aja)(?:les?)?|allege[rz]?|aligere\w*|diminue[rz]?|disminuy\w+|ease off|half (?:as (?:much|many)|the (?:amount|quantity))|halve|la mitad de|(?:la )?moitie (?:moins )?de|(?:se |vous |te )?calme[rz]?(?:[- ](?:vous|toi))? (?:sur|avec)|mollo|doucement|(?:leve[rz]?|lever) le pied|baj[ae]\w* (?:a|al|el|la|los|las|con)|afloj\w+|(?:suave|calma|cuidado|tranqui\w*) con|(?:remove|take (?:out|off|away)|enleve\w*|retire\w*|otez|sac\w+) (?:some|a (?:bit|few|little)|un (?:petit )?peu|un poc[oa])|excess\w*|exces\w*|overload\w*|(?:load|stack|pil|heap)ed with|a (?:ton|mountain|sea|heap) of|(?:went|gone|going) (?:a (?:bit|little) )?(?:overboard|mad|crazy|wild|nuts|heavy)|over(?:did|doing|done) (?:it )?(?:the|on|with)|(?:os habeis|te has|se han|se ha|se) pasad?(?:o|aron) (?:con|de)|(?:fue|fueron) la mano|main lourde|force sur|dominat\w+|domina\w*|dominent?|overpower\w*|drown(?:s|ed) out|swamp\w*|prend(?:s|nent)? (?:trop|toute)|ocupan? (?:todo|demasiado)|tap[ae]n? todo|buried (?:in|under)|smothered|(?:nadan?|nadando|flotan?|flotando|ahogad[oa]s?|banad[oa]s?) en|(?:nage(?:nt)?|baigne(?:nt)?|noyee?s?) (?:dans|sous|de)|tant[oa]s?|autant d[e']|tellement d[e']|(?:so|that|this) (?:much|many)|(?:it's|its) all|mostly|nothing but|all i (?:can )?see is|solo (?:se ven?|veo)(?! (?:un|una)\b)|(?:n'y a|y a|voit|vois) que d[eu]s?|[5-9]\d ?% |too (?:much|many)|heavy (?:on|handed)|(?:there's|there are|got) (?:a lot|an awful lot|quite a lot|lots|loads) of|hay much[oa]s?|tiene much[oa]s?|y a beaucoup|less of|tak(?:es|ing|en) over|cut (?:down|back)|reduc\w+|easy on|tone down|quita\w* un poco|reduis\w*|(?:swimming|drowning|swamped) in|less|fewer|not so (?:much|many)|demasiad[oa]s?|menos|sobra much[oa]s?|trop|moins|beaucoup trop)\b/;
export const MORE =
  /^(?:(?:so )?where|(?:y )?donde|(?:et )?ou)\b(?! (?:did|do|can|could|would) (?:i|you|we|one)\b)|\b(?:stingy|skimp\w*|stinting|tight(?:-fisted)?|radins?|chiches?|avares?|tacan[oa]s?|rat(?:a|as|on|ones)|roñ?os[oa]s?|agarrad[oa]s?) (?:with|on|con|sur|avec|en)\b|^(?:please )?(?:snip|grate|shave|squeeze|crumble (?:some|the|in|over)|scatter|strew|crack|ralla\w*|rallad|exprime\w*|desmenuza\w*|rape[rz]?|emiette[rz]?|presse[rz]?)\b|\b((?:crying out|cries out|begging|begs|calls|calling|screams|screaming) for|(?:pop|bung|chuck|stick|slap|lob|whack) (?:in |on )?(?:an?|some|more|one|two)|should be (?:one|two|three|four|some|\d)|(?:bump|up|ramp|amp|crank) (?:up )?the|expect(?:ed|ing)|esperaba|m'attendais|met[ae](?:le|nle|dle)|no (?:le )?vendria mal|would be (?:awesome|top|class|brilliant|cool|fantastic|welcome|tasty|yummy|appreciated|ace)|serai(?:t|ent) (?:top|cool|parfait\w*|geniale?s?|super|sympas?)|(?:estaria|quedaria|vendria|seria)n? (?:genial|guay|perfect\w*|ideal|buenisim\w+)|forget\w*|olvid\w+|(?:chuck|bung|pile|load|slap|stick|pop|throw|toss) (?:in|on|up) |espolvore\w+|saupoudre\w*|parseme\w*|con .+ (?:mejor|bien)$|avec .+ mieux$|with .+ (?:better|nicer)$|more|missing|lacks?|needs(?! to be)|forgot|forgotten|where(?:'s|'d|'ve| is| are| did| has| have)|(?:top|finish|garnish|scatter|cover|drizzle) (?:it |them )?with|topped with|(?:would|'d) be (?:nice|good|great|better|lovely|perfect|ideal|fab|amazing|delicious)|(?:wouldn't|would not) (?:hurt|go amiss)|nicer with|better with|mejor con|mieux avec|double the|(?:estaria|quedaria|vendria) bien|serai(?:t|ent) bien|only (?:see )?(?:one|two|a few)|should have|should also have|there (?:should|ought to|must) be(?! no)|there(?:'s| is| are) (?:meant|supposed) to be|comes? with|add|put some|wants?(?! to be)|missed|sprinkle|throw in|toss in|could (?:use|do with)|extra|bring back|mas|muy poc[oa]s?|pocos?|pocas?|faltan?|olvida(?:do|ron|ste)|donde (?:esta|estan)|(?:deberia|tendria que|tiene que|debe) (?:tener|llevar|haber)|anad\w+|ech[ae]\w*|hacen? falta|agrega\w*|ponle|ponles|plus|manque\w*|oublie|peu de|ou (?:est|sont)(?: passee?s?)?|(?:est|sont) ou|devrait (?:y )?(?:avoir|contenir|voir)|should (?:see|show)|deberia\w* (?:ver|mostrar)|doit y avoir|(?:r)?ajoute\w*|davantage|(?:il )?(?:faut|faudrait) (?:des|du|de|plus|quelques|un peu|un|une)\b(?! (?:bol|verre|assiette|plat|flute|tasse|coupe|cocotte|planche|poele|grand|autre))|(?:un peu|quelques \w+|\w+) (?:d[e'] ?\w+ )?en plus|un seul|une seule|solo (?:hay |veo |se ve )?(?:un|una))\b/;
/** Words that make another pattern's word mean more: they are read before `ABSENT` and `LESS`. */
export const ENOUGH =
  /\b(needs? (?:drowning|smothering|soaking|drenching|loading)|(?:no|not|without|sin|sans|any|ningun\w*|aucune?)\b[\w' ]* visibles?|(?:casi|practicamente) (?:sin|nada de|ningun\w*)|(?:n')?en voi[st] (?:pas|plus|aucune?)|(?:presque|quasi(?:ment)?) (?:sans|pas d[eu']|aucune?)|(?:almost|nearly|practically|next to|virtually) (?:no|nothing|without)|(?:sin|sans|without) (?:un|una|une|a)(?: (?:sol[oa]|seule?|single))? |(?:do|does|did|can|could) not (?:really |even |actually )?(?:see|find|spot|make out)|(?:naked|bare|nude?s?|tristes?|tout[- ]nu\w*|pelad[oa]s?|vaci[oa]s?) (?:without|sin|sans)|donde (?:qued\w+|dej\w+|se (?:met\w+|fue\w*|han ido)|andan?)|(?:partie?s?|gone|went|off|se (?:fueron|han ido)|estan?|sont|are) (?:en vacances|on (?:holiday|vacation|strike)|de vacaciones)|(?:se fait|se font) (?:rares?|discrete?s?|attendre)|brill\w+ par (?:son|leur) absence|brillan? por su ausencia|conspicuous by|no salen?|(?:didn't|doesn't|hasn't|don't) ma[dk]e it|(?:habeis|has|han|haber) dejado|(?:is|are|all) gone|(?:ne )?l(?:es? |a |')(?:vois|voit) (?:pas|plus|nulle)|(?:got|get|gets|is|are) lost|introuvables?|(?:isn't|aren't|is not|are not) showing|(?:not|[a-z]+n't) (?:\w+ ){0,2}enough|nowhere near enough|absence|ausencia|(?:barely|hardly|scarcely) (?:visible|there|noticeable)|no (?:lo|la|los|las|le) (?:veo|vemos|encuentro)|(?:ne )?les? vois (?:pas|nulle)|(?:vois|voit) aucune?|veo ni (?:una?|rastro)|nowhere|invisible|absente?s?|ausentes?|mia|hidden|hiding|unseen|escondid[oa]s?|cachee?s?|invisibles|(?:got|been|was|were|is|are|you|u|they) left (?:out|off)|(?:avez|as|ont) (?:zappe|loupe)|stingy|skimp\w*|mean with|(?:light|short|low) on|short of|devoid of|sparse|scarce|scant\w*|meagre|measly|(?:racan|tacan)\w+|escas[oa]s?|radine?s?|avares?|chiches?|what happened to|(?:que (?:ha pasado|paso) con|que fue de)|(?:ou est|c'est) passe|qu'est devenue?|(?:not|no) .*\b(?:to be seen|in sight)|no (?:sign|trace|hint) of|(?:has|have|had) (?:gone|vanished|disappeared)|(?:gone|went) (?:missing|awol)|vanished|disappeared|ni (?:rastro|sombra) del?|desaparec\w+|(?:aucune|pas (?:de|la|une)) trace d[eu']|disparus?|disparues?|not enough|not seeing|(?:isn't|aren't|is not|are not) (?:there|visible|shown)|por que no (?:hay|tiene|lleva|veo)|why (?:is there |are there )?no|why (?:isn't|aren't) there|pourquoi (?:pas de|(?:il )?(?:n')?y a pas)|(?:hardly|barely|scarcely) any|ech(?:o|amos) de menos|a peine|casi no hay|presque pas de|too few|too little|(?:can't|cannot|can hardly|can barely|hardly|barely|don't) see(?! why)|trop peu|pas assez|on (?:ne )?voit (?:presque |quasiment |vraiment |meme )?(?:pas|plus|guere|a peine)|(?:can't|cannot|couldn't|could not) (?:see(?! why)|find|spot|make out)|no encuentro|no distingo|(?:ne |n')?(?:re)?trouve (?:pas|plus)|(?:i )?see no|doesn't show|no hay suficientes?|no aparecen?|n'apparai\w+|no se ven?|no veo(?! por que)|je (?:ne )?vois (?:presque |quasiment |vraiment |meme )?(?:pas|plus|guere)(?! pourquoi)|apenas se ven?|muy poc[oa]s?)\b/;
/** An amount of what the clause before names. */
export const AMOUNT_ALONE =
  /\b(?:estan?|vienen?|is|are|sont) (?:nadando|ahogad[oa]s?|flotando|swimming|drowning|noyee?s?)$|^(?:(?:so )?where|(?:y )?donde|(?:et )?ou|(?:il )?en manque(?:nt)?|faltan?|manquent?|fuera|dehors|out|away|basta|remove|half as (?:much|many)(?: would do| is (?:fine|enough))?|(?:esta\w* |is |are |it's )?(?:nadando|ahogad[oa]s?|swimming|drowning|flotando|noyee?s?))(?: (?:please|pls|thanks|por favor|porfa|svp|merci))?$|^(?:(?:yuck|ew+|ugh|puaj|beurk) ?)?(?:no|non|nope|nah)? ?(?:thanks|thank you|ta|thx|gracias|merci|way)?$|^(?:ni hablar|jamais(?: de la vie)?|nunca|never)$|\b(none|any|ningun\w*|aucun\w*)\b|^(?:(?:a|to) )?(?:remove|delete|enlever|retirer|supprimer|ajouter|rajouter|quitar|eliminar|anadir|add|missing)$|\b(?:shouldn't|no deberian?|(?:ne )?devraient pas|(?:ne )?devrait pas)(?: (?:be|have|estar|haber|llevar|y etre|(?:y )?(?:en )?avoir))?(?: (?:there|ahi|la|in it|dedans))?$|\b(no hay|no lleva|no tiene|less|fewer|menos|moins)(?: of (?:it|them))?(?: (?:perhaps|maybe|please|then|tal vez|quizas?|por favor|porfa|peut-etre|svp))?\s*$/;
/** Foods of which too much is tasted and not seen, unless it lies on top. */
export const DISSOLVED: ReadonlySet<string> = new Set(['salt', 'sugar']);
export const ON_TOP = /\b(?:on|top|rim|encima|arriba|borde|dessus|bord)\b/;
/** Asks about the recipe: what to buy, what can be replaced. */
export const QUESTION =
  /^\W*(?:(?:what|which|que|cual|quel\w*) (?:\w+ ){0,3}(?:brand|kind|type|size|temperature|marca|tipo|marque|sorte|taille)\b|(?:how (?:long|many|much|do|can)|cuant[oa]s?|combien|(?:can|could|may) (?:i|we|one)|peut[- ]on|puis[- ]je|est[- ]ce qu(?:e |')\w+ peu\w+|(?:se )?pued[eo])\b.*\b(?:use|replace|substitute|freeze|make|cook|bake|reheat|last|keep|usar|sustituir|reemplazar|congelar|hacer|cocinar|recalentar|dura|remplacer|utiliser|congeler|faire|cuire|preparer|rechauffer)\b)/;
/** Says how the picture looks. */
export const SEEN_AS =
  /\b(yours|(?:has|have|is|'s) gone|the one you|(?:me|le|les|nos) (?:sale|salio)|(?:el|la|lo)s? suy[oa]s?|la elle est|c(?:ame|omes) out|looks?|looking|you(?:'ve| have)? (?:drawn|drew|made|painted|colou?red)|here|right now|currently|(?:this|the) (?:picture|drawing|image)|se ven?|parecen?|pusi(?:ste|eron)|aqui|ahora|en (?:la|el) (?:imagen|foto|dibujo)|(?:han|habeis) (?:puesto|pintado|dibujado)|on dirait|ici|la c'est|sort|semble|avez (?:mis|dessine|fait)|sur (?:l'image|la photo|le dessin)|le (?:votre|tien))\b/;
/** Points at what is seen, where another clause says what should be. */
export const POINTED_AT = /\b(that|those|es[ae]|es[oa]s|ce|cette|cet|ces)\b/;
/** Says how it should look. */
export const SUPPOSED =
  /\b(should|supposed|meant|ought|needs? to|has to|must|expected?|deb\w+|tendria\w*|tiene que|tenia que|normalmente|siempre|doi(?:t|vent)|devrai(?:t|ent)|faut|faudrait|censee?s?|cense|normalement|toujours|usually|normally|always)\b/;
/** Speaks of prices, of cooking it, of what reminds of what: not of the picture. */
export const ASIDE =
  /[$€£] ?\d|\d ?(?:€|\$)|\b(do i need|do you need|is it ok(?:ay)?|will my|supposed to be \w+ed (?:first|before)|(?:my|his|her|our) \w+ (?:drank|ate|had|made|loves?)|gone in|made (?:it|this|these)|myself|a mi \w+ no le gusta|(?:my|his|her) \w+ (?:hates?|likes?|can't stand)|prices?|priced|costs?|expensive|cheap(?:er)?|pric[ey]y?|precios?|cuestan?|car[oa]s|barat[oa]s?|prix|coutent?|trop chere?s?|euros?|dollars?|pounds|(?:the )?next time|la proxima|la prochaine fois|(?:i|we)(?:'ve| have)? (?:made|cooked|tried|bought|grew|doubled|swapped|substituted)|(?:can|could|may) i (?:use|swap|replace|substitute|freeze|leave|skip)|(?:puedo|podria|podemos|se puede) (?:usar|cambiar|sustituir|reemplazar|congelar|omitir)|(?:puis[- ]je|peut[- ]on|je peux|on peut) (?:utiliser|remplacer|changer|congeler|omettre)|(?:la|lo|los|las) (?:hice|hicimos|prepare|cocine)|(?:je l'ai|on l'a|l'avons) (?:refait\w*|fait\w*|prepare\w*|cuisine\w*)|reminds?|reminded|recuerd\w+|(?:me|nous) rappelle\w*)\b/;
/** Praise names foods and asks for nothing. */
export const PRAISE =
  /\b(love(?:ly|d|s)?|delicious|tasty|yum(?:my)?|gorgeous|beautiful|great|perfect|amazing|brilliant|well done|nice(?:ly)?|pretty|cute|fantastic|ric[oa]s?|riquisim\w+|bonit[oa]s?|preci(?:oso|osa)s?|lind[oa]s?|genial|perfect[oa]s?|buenisim\w+|delicios\w+|encant\w+|me gusta|adore|delicieu\w+|jolie?s?|super|parfaite?s?|magnifique|bravo|j'aime)\b/;
export const WRONG =
  /\b((?:strange|odd|weird|funny|bizarre|bad|poor) (?:\w+ )?choice|(?:strange|odd|weird|funny) (?:glass|plate|bowl|dish)|rar[oa]|extran[oa]|drole d[e']|bizarre|asi no es|not what|no es lo que|no es (?:el|la) (?:vaso|copa|plato|recipiente|fuente)|n'est pas ce que|wrong|no es (?:el|la|lo) que (?:corresponde|va|toca|es)|no corresponde\w*|(?:ne )?(?:convient|convenait) pas|(?:doesn't|does not) (?:suit|fit|match)|not (?:suitable|suited|appropriate)|inappropri\w+|inadecuad[oa]|other|another|(?:change\w*|cambi[ae]\w*)\b(?! (?:it |this )?(?:a|al|to|into|en|por|pour)\b)|different|(?:not|isn't|aren't) (?:really |quite )?(?:the|a) (?:right|proper|correct|usual)|not the (?:glass|plate|bowl|dish)|equivocad[oa]|incorrect[oa]|otr[oa]|(?:esta|es) mal|no es (?:el|la|ese|esa|este|esta)\b.*\b(?:correct[oa]|adecuad[oa]|buen[oa])|no es (?:el|la) (?:correct[oa]|adecuad[oa])|mauvaise?|autre|pas (?:le bon|la bonne)|n'est pas (?:le verre|l'assiette|le plat))\b/;
export const ANY_GLASS = /\b(glass|vaso|copa|verre)\b/;
export const ANY_VESSEL =
  /\b(what (?:you|we|i|i'd|they|people) (?:would )?(?:serve|eat|put) .*\b(?:in|on)$|plate|dish|bowl|vessel|crockery|plato|recipiente|assiette|plat|recipient)\b/;
export const SAUCE = /\b(sauces?|gravy|salsas?|jus)\b/;
export const ICE = /\b(ice(?! (?:creams?|lolly|lollies|pops?)\b)|ice cubes?|hielos?|glace|glacons?)\b/;
export const GARNISH = /\b(garnish(?:es)?|decorations?|adornos?|decoracion|garnitures?)\b/;
/** Text addressed to a model, and markup, ask nothing of a picture. */
export const NOT_FEEDBACK =
  /[<>{}[\]`]|https?:|^\s*(?:assistant|asistente|user|usuario|utilisateur)\s*[:,]|\b(ignore|ignora|ignorez|instructions?|instrucciones|consignes?|rules|reglas|regles|prompt|system|sistema|systeme|password|administrator|administrador|administrateur|database|base de (?:datos|donnees)|not my cup of tea|pretend|act as|actua como|agis comme|contrasena|mot de passe|admin|select|drop table)\b/;
/** Words of such sentences that are no foods, though a food has their name in some language or they resemble one. */
export const NO_FOOD: ReadonlySet<string> = new Set(
  `expres a an the this that these those it its it's is are was be been has have had do does should could would i you we they
  in on of off out at to for with and or but so too very much many some any all no not none never without more less
  fewer few little enough missing lack lacks need needs forgot where where's why how there here come comes put add
  sprinkle throw toss lose skip drop ditch delete bring back extra
  stingy radin radins fish
  haber estar pasa viene vienen comes coming doing nowhere invisible absent hidden rastro sombra trace sign
  casi apenas solo soup soupe sopa
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

export const VESSEL_WORDS: readonly (readonly [RegExp, DishIllustration['vessel']])[] = [
  [
    /\b((?:baking|oven|gratin) (?:dish|tray|tin)|casserole dish|fuente|bandeja|plat a (?:four|gratin))\b/,
    'baking-dish',
  ],
  [/\b(paella pan|paellera|poele a paella)\b/, 'paella-pan'],
  [/\b(wok)\b/, 'wok'],
  [/\b(ta[gj]ine)\b/, 'tagine'],
  [/\b(steamer|bamboo basket|vaporera|cuit[- ]vapeur|panier vapeur)\b/, 'steamer'],
  [
    /\b(cocotte|casserole pot|(?:stew|clay|cooking) ?pot|(?:in|into|dans) (?:a|the|une|la) (?:casserole|pot)|cacerola|puchero|dutch oven|cast[- ]iron pot|cazuela|olla|marmite|faitout)\b/,
    'casserole',
  ],
  [
    /\b(bowls?|cuencos?|bols?|tazon|saladier|ensaladera|plato hondo|plato sopero|assiette creuse|soup plate|deep (?:plate|dish)|soup dish)\b/,
    'bowl',
  ],
  [/\b(frying pan|skillet|(?:in )?(?:a|the|its|that) pan|sarten|poele)\b/, 'pan'],
  [/\b((?:wooden |chopping |cutting )?board|tabla|planche|slate|pizarra|ardoise)\b/, 'board'],
  [/\b((?:sheet|baking) (?:pan|sheet)|tray|charola|plaque)\b/, 'tray'],
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
  [
    /\b(margarita glass(?:es)?|copa (?:de |para )?margaritas?|coupe (?:a )?margarita|verre (?:a )?margarita)\b/,
    'margarita',
  ],
  [/\b(hurricane(?: glass)?|vaso huracan|verre hurricane)\b/, 'hurricane'],
  [/\b(shot glass|chupito|vaso de chupito|shooter|verre a shot)\b/, 'shot'],
  [
    /\b(pint(?:s|e|es)?(?: glass(?:es)?)?|tankard|beer glass|vaso de pinta|jarra de cerveza|chope|verre a biere)\b/,
    'pint',
  ],
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
  [/\b(white(?:r)?|creamy|beiges?|blanc[oa]s?|cremos[oa]s?|blancs?|blanches?|cremeux|cremeuse)\b/, 'cream'],
  [/\b(light(?:er)?|paler?|clar[oa]s?|palid[oa]s?|rubia|clairs?|claires?|blondes?|pales?)\b/, 'lemon'],
  [/\b(clear|transparent\w*|colourless|colorless|incolor\w*|incolore)\b/, 'clear'],
];
