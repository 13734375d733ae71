import { phrases } from './phrases.ts';

/** Words that make another pattern's word mean more: they are read before `ABSENT` and `LESS`. */
export const ENOUGH = phrases`
  should (?:be|fill|cover|take up|make up) (?:about |at least )?(?:half|most of|all of|the whole) (?:of )?(?:the )?(?:plate|bowl|dish|pan)
  lo que menos (?:hay|lleva|tiene|se ve|veo)
  ce qu'on voit le moins
  (?:una?|dos|tres|cuatro|[1-5]|une?|deux|trois|quatre|one|two|three|four) (?:[\w'-]+ ){1,3}?(?:es|son|c'est|ca fait|is|isn't) (?:muy |bien |tres |vraiment |demasiado |trop )?(?:poc[oa]s?|peu|pas (?:assez|beaucoup|une?)|not (?:enough|much|many)|(?:nowhere near )?enough for (?:nobody|no one))
  (?:rather |a bit |very |pretty )?thin on the ground
  poquisim[oa]s?
  pid(?:e|en|iendo)(?! (?:que|un vaso|una copa|un plato|otro|otra)\b)
  (?:reach|come|go|be|filled?|llegar?|llegue|ir|arriver?|arrive) .*\b(?:to the (?:rim|brim|top)|hasta (?:el borde|arriba)|jusqu'(?:au|en) (?:bord|haut)|a ras bord)
  con .*\b(?:no (?:haces|hago|hacemos|se hace) nada)
  (?:isn't|is not|aren't|are not) (?:going to|gonna) (?:feed|do it|cut it)
  (?:half|most|some|several|none|two|three|one|a (?:couple|few)) (?:of )?(?:the|these|those|them) (?:\w+ )?(?:don't|doesn't|do not|does not|haven't|hasn't) (?:\w+ )?(?:have|got|get|any)
  (?:la mitad|algun[oa]s|much[oa]s|vari[oa]s|casi tod[oa]s) (?:de )?(?:l[oa]s|est[oa]s|es[oa]s)? ?(?:\w+ )?no (?:tienen?|llevan?)
  (?:la moitie|certaine?s|plusieurs|la plupart) (?:des|de) (?:\w+ )?(?:n')?(?:ont|a) pas d(?:e|')
  (?:y a|voi[st]|reste|mis) qu(?:e |')(?:une?|deux|trois|quatre|cinq|quelques|[1-5])\b
  (?:just|only) (?:see |got |count |spot |have )?(?:four|five|[1-5]|a (?:tiny )?(?:bit|pinch|speck|couple))
  (?:no (?:hay|veo|se ven?) (?:mas )?que|solo (?:hay|veo|se ven?|trae|tiene)|nada mas que) (?:una?|dos|tres|cuatro|cinco|unos pocos|[1-5])\b
  (?:all alone|on (?:its|their) own|toute? seule?s?|solit[oa]s?|tod[oa] sol[oa])
  (?:hardly|barely|scarcely|just about|can't|cannot|couldn't) (?:make out|see|spot|tell|notice|find)(?! (?:why|the point|what))
  (?:va|van|ir|goes|se sirven?|doit|doivent) (?:\w+ )?(?:banad|cubiert|ahogad|empapad|nape|arrose|noye|drenched|covered|smothered)\w*
  means drowned
  ni (?:una? )?(?:gota|pizca|miga|asomo|miaja)
  smattering
  count is (?:low|poor)
  (?:is|are) (?:dire|lacking|minimal|thin on the ground)
  wish (?:i|we) could see
  struggl\w+ to (?:see|find|spot)
  (?:bare|empty|naked|bland|plain|sad|dull|incomplete|wrong|boring|triste|vide|fade|nue?s?|vaci[oa]|sos[oa]|pobre|pelad[oa]) (?:without|sin|sans)
  (?:isn't|not) (?:right|the same|complete|proper|finished) without
  no [\w'-]+ =
  (?:someone|somebody|who) (?:nicked|stole|ate|pinched|took|swiped)
  (?:habeis|han|has|ha) comido
  se (?:llev(?:o|aron)|comi(?:o|eron))
  no asoman?
  ^de (?:l[oa]s? )?\w+ nada
  just[oa]s? de
  a gritos
  no pueden? faltar
  en la (?:lista|receta) .*\b(?:foto|imagen|dibujo) no
  aurai[st] bien vu
  oubli d(?:e|u|es)
  qui a (?:mange|pique|vole|bouffe|pris)
  se cachent?
  distingue (?:mal|pas|a peine)
  apercois (?:pas|aucun\w*|a peine)
  l'ombre d'
  meme pas (?:un|une|de)
  c'est tout
  (?:leger|legere|chiche|juste|limite|court|pauvre) (?:en|niveau|cote)
  ^(?:niveau|cote) \w+ (?:c'est|ca)
  (?:avez|as) mis ou
  (?:supposed|meant|ought|needs?|should|deb\w+|tien\w+ que|doi\w+|faut|devrai\w+) .*\b(?:debord\w*|desbord\w*|overflow\w*|spill\w*|ooz\w*|drowning|swimming|covered|smothered|loaded|dripping|packed|full|piled|heaped|drenched|stuffed|brimming|crammed|chorrea\w*|chorreando|hasta (?:arriba|los topes)|a (?:rebosar|reventar)|bourre\w*|ruissel\w*|degouli\w*|cover|cubiert\w+|cubrir|llen\w+|replet\w+|banad\w+|recouvert\w*|(?:re)?couvrir|noye\w*|plein\w*|rempli\w*|couvert\w*|nager?)
  (?:poor|pauvre|pobre)s? (?:in|en|de)
  (?:one|two|three|four|un|una|dos|tres|cuatro|deux|trois|quatre) (?:sad|measly|lonely|pathetic|poor|miserable|tiny|puny|sorry|pauvres?|malheureu\w+|miserables?|tristes?|miser\w+|pobres?|solitari\w+)
  en tout et pour tout
  (?:won't|will not|wouldn't|no|ne) (?:feed|fill|go round|llena|alcanza\w*|nourrit|suffi\w+|suffit)
  ni (?:se|aparecen?|siquiera)
  not (?:many|much|a lot of|a single|one|a trace|a hint|even (?:a|one))
  (?:aren't|isn't|are not|is not|not) (?:pictured|depicted|drawn|represented|included|in (?:the|this|your) (?:picture|image|photo|drawing|illustration|pic))
  (?:what|how) about
  (?:so|very|too|awfully) few
  (?:isn't|aren't|wasn't|weren't) (?:really |exactly )?(?:much|many|a lot)
  (?:just|only) (?:one|two|three|a (?:couple|handful|few|bit|touch|little))
  don't be (?:shy|stingy|mean|afraid|tight)
  i (?:see|count|spot) (?:none|no|zero|one|two)
  no se (?:l[aeo]s? )?(?:aprecian?|distinguen?|notan?|ven?|muestran?|perciben?|adivinan?)
  casi (?:ni|no) se
  no (?:le |les )?(?:vendrian?|irian?|quedarian?|estarian?) (?:mal|de mas)
  no es lo mismo
  ni (?:un|una)(?: sol[oa]| triste)?
  apenas
  (?:solo|solamente|unicamente) (?:hay |veo |se ven? )?(?:un|una|dos|tres)\b(?! vez)
  un sol[oa]
  una sola
  cort[oa]s? de
  mal contad[oa]s?
  sin miedo
  pas (?:beaucoup|grand|lourd|des masses)
  (?:ne )?(?:sont|est) pas (?:visibles?|representee?s?|dessinee?s?|la|presente?s?|montree?s?)
  (?:n')?hesite[rz]? pas
  (?:ne )?lesine[rz]? pas
  (?:n')?en (?:vois|voit|voyons) (?:pas|plus|aucune?|guere)
  pas (?:pareil|la meme)
  se batt(?:ent|re) en duel
  needs? (?:drowning|smothering|soaking|drenching|loading)
  (?:no|not|without|sin|sans|any|ningun\w*|aucune?)\b[\w' ]* visibles?
  (?:casi|practicamente) (?:sin|nada de|ningun\w*)
  (?:presque|quasi(?:ment)?) (?:sans|pas d[eu']|aucune?)
  (?:almost|nearly|practically|next to|virtually) (?:no|nothing|without)
  (?:sin|sans|without) (?:un|una|une|a)(?: (?:sol[oa]|seule?|single))? 
  (?:do|does|did|can|could) not (?:really |even |actually )?(?:see|find|spot|make out)
  (?:naked|bare|nude?s?|tristes?|tout[- ]nu\w*|pelad[oa]s?|vaci[oa]s?) (?:without|sin|sans)
  donde (?:qued\w+|dej\w+|se (?:met\w+|fue\w*|han ido)|andan?)
  (?:partie?s?|gone|went|off|se (?:fueron|han ido)|estan?|sont|are) (?:en vacances|on (?:holiday|vacation|strike)|de vacaciones)
  (?:se fait|se font) (?:rares?|discrete?s?|attendre)
  conspicuous by
  no salen?
  (?:didn't|doesn't|hasn't|don't) ma[dk]e it
  (?:habeis|has|han|haber) dejado
  (?:is|are|all) gone
  (?:ne )?l(?:es? |a |')(?:vois|voit) (?:pas|plus|nulle)
  (?:got|get|gets|is|are) lost
  introuvables?
  (?:isn't|aren't|is not|are not) showing
  (?:not|[a-z]+n't) (?:\w+ ){0,2}enough
  absence
  ausencia
  (?:barely|hardly|scarcely) (?:visible|there|noticeable)
  no (?:lo|la|los|las|le) (?:veo|vemos|encuentro)
  (?:vois|voit) aucune?
  veo ni (?:una?|rastro)
  nowhere
  invisible
  absente?s?
  ausentes?
  mia
  hidden
  hiding
  unseen
  escondid[oa]s?
  cachee?s?
  invisibles
  (?:got|been|was|were|is|are|you|u|they) left (?:out|off)
  (?:avez|as|ont) (?:zappe|loupe)
  stingy
  skimp\w*
  mean with
  (?:light|short|low) on
  short of
  devoid of
  sparse
  scarce
  scant\w*
  meagre
  measly
  (?:racan|tacan)\w+
  escas[oa]s?
  radine?s?
  avares?
  (?<!pois )chiches?
  what happened to
  (?:que (?:ha pasado|paso) con|que fue de)
  (?:ou est|c'est) passe
  qu'est devenue?
  (?:not|no) .*\b(?:to be seen|in sight)
  no (?:sign|trace|hint) of
  (?:has|have|had) (?:gone|vanished|disappeared)
  (?:gone|went) (?:missing|awol)
  vanished
  disappeared
  ni (?:rastro|sombra) del?
  desaparec\w+
  (?:aucune|pas (?:de|la|une)) trace d[eu']
  disparus?
  disparues?
  not seeing
  (?:isn't|aren't|is not|are not) (?:there|visible|shown)
  por que no (?:hay|tiene|lleva|veo)
  why (?:is there |are there )?no
  pourquoi (?:pas de|(?:il )?(?:n')?y a pas)
  (?:hardly|barely|scarcely) any
  ech(?:o|amos) de menos
  a peine
  casi no hay
  too little
  (?:can't|cannot|can hardly|can barely|hardly|barely|don't) see(?! why)
  trop peu
  pas assez
  on (?:ne )?voit (?:presque |quasiment |vraiment |meme )?(?:pas|plus|guere|a peine)
  no encuentro
  no distingo
  (?:ne |n')?(?:re)?trouve (?:pas|plus)
  (?:i )?see no
  doesn't show
  no hay suficientes?
  no aparecen?
  n'apparai\w+
  no veo(?! por que)
  je (?:ne )?vois (?:presque |quasiment |vraiment |meme )?(?:pas|plus|guere)(?! pourquoi)
  muy poc[oa]s?
`;
/** So few that it is said as a complaint where nothing else is. */
export const FEW = /\b(?:two|three|dos|tres|deux|trois|a couple of|un par de)\b/;
