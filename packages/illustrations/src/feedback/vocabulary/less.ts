import { either, phrases } from './phrases.ts';
import { PLENTY } from './plenty.ts';

/** Asks for less in words that would ask for none or for more elsewhere: read first. */
export const LESS_FIRST = phrases`
  (?<!\b(?:vienen?|salen?|estan?|quedan?|son|es|van?|puesto|servid[oa]) )con (?:muy |solo )?(?:poc[oa]s?|poquit[oa]s?)(?! (?:de )?mas)
  (?:avec|juste|seulement) (?:tres )?(?:un tout petit peu|un petit peu|peu) d(?:e|')
  (?:only|just) (?:supposed|meant) to (?:be|have|get|take|go)
  (?:should|supposed to|meant to|ought to) (?:only|just) (?:be|have|get|take|go) (?:an?|one|two|three|four|\d)\b
  (?:solo|solamente|nada mas|unicamente) (?:deb\w+|tend\w+ que|tienen? que|habria que) (?:\w+ )?(?:un[oa]?|dos|tres|cuatro|\d)\b
  (?:deb\w+|tend\w+ que|tienen? que) (?:haber|llevar|tener|ir|ser) (?:solo|solamente|nada mas que|unicamente)
  (?:devrait|doit|devraient|doivent) (?:n')?(?:y )?(?:en )?avoir (?:qu(?:e |')|seulement|juste)
  (?:only|just) (?:has|have|needs?|takes?|gets?|uses?|wants?) (?:a |the )?(?:tiny |wee |little )?(?:bit|touch|splash|drop|dash|hint|pinch|little|smidge\w*|drizzle)
  (?:at (?:the )?most|tops|max(?:imum)?|au (?:grand )?maximum|tout au plus|pas plus)$
  llevan? (?:solo|solamente|apenas|nada mas que) (?:un|una) (?:poc|poqui|pizca|got|chorr|toque|hil)\w*
  (?:il )?(?:n')?(?:y )?en (?:faut|met) (?:juste|seulement|qu'?e?) ?(?:un peu|une touche|une goutte|un filet|une pincee|un soupcon)
  con (?:un|una|dos|tres|cuatro|cinco|seis|un par de|unas) .*\b(?:servid\w+|me (?:basta|sobra|llega|vale)|(?:voy|vamos) sobrad\w+)
  (?:would do|is enough|are enough|would be (?:enough|plenty)|would suffice|will do|is plenty|are plenty)$
  (?:con|just) .*\b(?:basta\w*|vale|sobra|llega|alcanza)$
  suffi\w*
  (?:no|don't|pas|inutile|not|needn't) (?:[\w'-]+ ){0,4}(?:tant[oa]s?|autant|(?:that|this) (?:many|much)|so (?:many|much)|as (?:many|much))
  (?:can't|cannot|can hardly) see (?:a thing|anything|the \w+) for
  no (?:veo|se ven?|hay) (?:mas|otra cosa) que(?! (?:una?|dos|tres|cuatro|cinco|[1-5])\b)
  (?:quit|sac|retir)\w+ (?:algun\w*|un par|un[oa]s|parte|la mitad)
  l[oa]s just[oa]s
  de sobra
  (?:enleve|retire)\w*(?:-en)? (?:un peu|quelques|la moitie)
  too (?:generous|heavy|much|many)
  (?:i|we|you) (?:only|just) (?:put|use|add|need) (?:one|two|a)
  (?:recipe|receta|recette) (?:only|just|solo|ne) (?:has|says|uses|calls for|lleva|pide|dice|demande)
`;
export const LESS = either(
  PLENTY,
  /\b[5-9]\d ?% /,
  phrases`
  de mas (?:por|en|ahi)
  (?:casi|practicamente|basicamente) tod[oa]
  (?:nearly|almost|pretty much|practically|basically|virtually) all
  (?:presque|quasiment) (?:tout|que d[eu'])
  lourde?s? (?:sur|en|cote|niveau)
  c'est (?:enorme|beaucoup|excessif|exagere|un peu beaucoup)
  (?:es|son|resultan?) (?:much(?:isim)?[oa]s?|excesiv[oa]s?|una barbaridad|un exceso)
  (?:is|are) (?:a lot|loads|excessive|insane|ridiculous|crazy)
  (?:suficientes?|bastari\w+|bastan)$
  (?:basically|practically|literally|essentially) (?:just|all|only)
  hid(?:e|es|ing) (?:everything|it all|the rest|all)
  drown\w* (?:out|everything)
  thin out
  tap(?:an|a) (?:todo|l[oa]|el|la|l[oa]s|medi\w+)
  recort\w+
  (?:prend|prennent|prends) (?:trop|toute)
  envahi\w+
  overdose
  croul\w+
  exager\w+
  (?:tone|dial|turn|calm|cut|scale|knock|bring|trim|pare|take) (?:\w+ ){1,4}(?:down|back)(?: a (?:notch|bit|touch))?
  va que chuta
  (?:easy|easier|steady|gentle|gentler|lighter|light) (?:on|with)
  trim\w*
  (?:a )?(?:bit|little|tad|touch) much
  overkill
  (?:half|one|two|three|a few|a couple|a handful|a sprinkl\w+) (?:.* )?(?:would do|is enough|are enough|would be (?:enough|plenty|fine)|would suffice|will do|is plenty)
  half the
  heavy$
  more .* than (?:anything|everything|i'd|i would|the rest|actual)
  (?:take|get|scrape|scoop|brush) (?:some|a few|a couple|half|most|a bit|a little) .*\b(?:off|out|away)
  carried away
  todo (?:son|es)
  con (?:un|una|dos|tres|menos|la mitad) .*\b(?:basta\w*|vale|sobra|sirve|alcanza|suficiente)
  (?:se|os|te) (?:pas(?:aron|asteis|aste|o)|habeis pasado|han pasado|has pasado) (?:con|de)
  reduire
  (?:voi[st]|y a) qu(?:e|')
  (?:enleve|retire|ote)[rz]? (?:quelques|un peu|la moitie|une partie)
  un peu beaucoup
  (?:cachent?|recouvr\w+|etouff\w+|masquent?)
  heavy[- ](?:handed|hand)
  (?:mano|main) (?:suelta|pesada|lourde)
  se pasan? de
  cut .* (?:by|in) half
  chill (?:out )?(?:on|with)
  abuse? (?:sur|d[eu']s?)
  de mas$
  (?:drenched|soaked|submerged|loaded|covered|caked|lost) (?:in|with|under)
  half (?:that|this|those|these|of)
  sobran? (?:bastante|un poco|much)
  (?:calm|dial|rein|pare|scale|cut|tone|turn|ease|lighten|slow)(?: (?:it|things))? (?:down|back|in|off|up)
  (?:hold|back|let|lay) (?:back|off|up) on
  ca fait (?:beaucoup|pas mal|trop|bien assez)
  (?:is|are|would be) (?:plenty|more than enough)
  (?:es|son|seria) (?:mas que suficientes?|de sobra)
  (?:estan?|vienen?|is|are|sont) (?:nadando|ahogad[oa]s?|flotando|swimming|drowning|noyee?s?)$
  (?<!\b(?:copas?|vasos?) )b(?:ajen|aisse[rz]?|aja)(?:les?)?
  allege[rz]?
  aligere\w*
  diminue[rz]?
  disminuy\w+
  half (?:as (?:much|many)|the (?:amount|quantity))
  halve
  la mitad de
  (?:la )?moitie (?:moins )?de
  (?:se |vous |te )?calme[rz]?(?:[- ](?:vous|toi))? (?:sur|avec)
  mollo
  doucement
  (?:leve[rz]?|lever) le pied
  baj[ae]\w* (?:a|al|el|la|los|las|con)
  afloj\w+
  (?:suave|calma|cuidado|tranqui\w*) con
  (?:remove|take (?:out|off|away)|enleve\w*|retire\w*|otez|sac\w+) (?:some|a (?:bit|few|little)|un (?:petit )?peu|un poc[oa])
  exces\w*
  overload\w*
  (?:went|gone|going) (?:a (?:bit|little) )?(?:overboard|mad|crazy|wild|nuts|heavy)
  over(?:did|doing|done) (?:it )?(?:the|on|with)
  (?:os habeis|te has|se han|se ha|se) pasad?(?:o|aron) (?:con|de)
  (?:fue|fueron) la mano
  force sur
  domina\w*
  dominent?
  overpower\w*
  swamp\w*
  ocupan? (?:todo|demasiado)
  tap[ae]n? todo
  buried (?:in|under)
  smothered
  (?:nadan?|nadando|flotan?|flotando|ahogad[oa]s?|banad[oa]s?) en
  (?:nage(?:nt)?|baigne(?:nt)?|noyee?s?) (?:dans|sous|de)
  (?:it's|its) all
  mostly
  nothing but
  all i (?:can )?see is
  solo (?:se ven?|veo)(?! (?:un|una)\b)
  heavy (?:on|handed)
  tak(?:es|ing|en) over
  reduc\w+
  quita\w* un poco
  reduis\w*
  (?:swimming|drowning|swamped) in
  less
  fewer
  demasiad[oa]s?
  menos
  sobra much[oa]s?
  trop
  moins
`,
);
/** A complaint; about a colour it says nothing of the one that is wanted. */
export const TOO = /\b(too|demasiad[oa]|muy|trop)\b/;
