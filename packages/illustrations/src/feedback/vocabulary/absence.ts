import { phrases } from './phrases.ts';

/** What a sentence about a picture asks for; each pattern is matched against folded text. */
export const ABSENT = phrases`
  (?:yank|pluck|chuck|whip|evict|jettison|nuke|zap)
  ouste
  begone
  (?:los|remov|dropp|ditch|skipp|delet|tak)ing (?:the|those|that|these|this|off|out)
  get (?:shot|rid|shut) of
  se retir\w+
  why (?:\w+ ){1,3}(?:is|are) there
  mistakes?
  que (?:font|fait|viennent|vient)
  non
  nah
  niet
  hors de question
  out of the question
  nope
  yuck
  ew+
  ugh
  puaj
  beurk
  nunca
  jamais
  zero
  cero
  ni hablar
  banish
  yeet
  no
  not
  cannot
  without
  isn't
  aren't
  doesn't
  don't
  remove
  omit
  (?:leave|left|leaving) .*\b(?:out|off)
  can't (?:eat|have|stand)
  (?:fish|pick|scoop|pull) .*\bout
  allerg\w+
  alergic[oa]
  (?:take|get) .*\b(?:off|out|away)
  none
  never
  why (?:is|are) there
  sin
  ningun\w*
  quita\w*
  sobran?
  por que (?:hay|lleva)
  sans
  pas
  aucun\w*
  enleve\w*
  retire\w*
  pourquoi (?:il )?y a
  hasn't
  haven't
  vire[rz]?
  degage[rz]?
  (?:can't|cannot) (?:see|understand|think) why
  lose the
  nix
  axe
  bin the
  skip
  drop
  ditch
  scrap
  delete
  hold the
  c'est quoi
  what(?:'s| is| are)\b.*\bdoing
  neither
  que (?:hace|hacen|pinta|pintan)
  quiten\w*
  quite(?:l[eoa]s?|me)
  saca\w*
  saque\w*
  elimin[ae]\w*
  borr[ae]\w*
  (?<!por )fuera
  supprime\w*
  otez
  pourquoi (?:ce|cet|cette|ces)
  rien a (?:faire|voir)
`;
/** Refusals whose words would say the opposite elsewhere: they are read first. */
export const REFUSED = phrases`
  ^(?:(?:faites?|fais|haz|hace[dr]|make|do|keep|mets|mettez|met|pon|servid|sirve)(?:[- ]?(?:le|la|les|lo|los|las|it|them|mela|melo))? )?(?:sans|sin|without) (?!(?:su|sus|son|sa|ses|its|miedo|embargo|duda|doute|doubt)\b)(?!.*\b(?:no|not|isn't|aren't|tacan\w*|racan\w*|n'est|ne|pas|es|son|est|is|are)\b)[\w' -]+$
  (?:pas|sans|sin|no|without) .*\b(?:pour moi|para mi|for me)$
  ^(?:no|without|sans|pas d(?:e|u|es)) (?!more\b|need\b)[\w' -]+ (?:please|pls|plz|thanks|ta|cheers|thank you|svp|stp|merci|s'il (?:vous|te) plait)$
  ^(?!(?:it|this|that|they|i|we|sort|figure|watch|look|check|help|work|chill)\b)(?:the |those )?[\w'-]+(?: (?!(?:it|them|me|us|that|dried|washed|left|comes?|came|coming|stands?|standing|jumps?|pops?|ran|run|burnt|missed|sold|looks?|spread|sticks?|sticking|thin\w*|pok\w+|fall\w*|spill\w*|ooz\w+)\b)[\w'-]+)? out$
  ^(?:out with|exit|adieu|bye(?:[- ]bye)?|ciao|goodbye|farewell) (?:the |that |those |this |les? |la |l'|ces? |cette |aux? )?\w
  who (?:wants|needs|likes|would want|on earth wants)
  not (?:needed|required|welcome|necessary|wanted)
  keep (?:the |those |any )?[\w'-]+(?: [\w'-]+)? (?:out|away|off)
  ^(?:please |just )?(?:kill|erase|rub out|strip|scrub|wipe|cut out|strike|86|cut(?!.*\b(?:back|down|half|by)\b))
  que no (?:lleve|tenga|haya|salga|aparezca|se vea)n?
  minus
  spare (?:me|us)
  stop (?:put|add|draw|show|serv)ing
  (?:can|could|should|may|might|must) (?:come off|go)$
  (?:how|where) did .*\b(?:get|come)
  (?:aren't|isn't|not) (?:really )?my thing
  not (?:that |too |very )?big on
  mak(?:e|es|ing) it look
  paso de
  me dan? (?:asco|alergia|grima|repelus)
  alergia a
  ni en pintura
  a la basura
  ^(?:tira|tirad|tiren|retira\w*|retirad|retiren|suprim\w+|omit\w+)
  (?:jamas|nunca) (?:le |les )?(?:pon|ech|usar|llev)\w+
  que (?:demonios|diablos|cono|narices|leches)
  para que (?:l[oa]s|el|la) \w+$
  que son es[oa]s
  no aparecen? en la (?:receta|lista)
  (?:n'(?:ont|a) |)pas (?:leur|sa) place
  apporte(?:nt)? rien
  serven?t? a rien
  en moins$
  dehors
  poubelle
  (?:efface|gomme|evite|jette|laisse)[rz]?(?: tomber)? (?:les?|la|l'|ces|ce|cette)
  disparaitre
  (?:vire|enleve|retire|ote|supprime)rai\w*
  d'ou (?:ils? |elles? )?(?:sort|vien)\w*
  ^a part (?:les?|la|l'|ces|cette)
  (?:mettrai\w*|mettre|pondria|serviria|i'd (?:put|have|serve|keep)) .*\b(?:a part|aparte|separately|on the side)
  in the way
  estorba\w*
  molesta\w*
  (?:gene|derange)(?:nt)?
  no (?:me|nos) apetec\w+
  (?:no|ningun|sin) (?:tienen?|sentido).*\bsentido
  (?:aucun|pas de) sens
  makes? no sense
  (?:have|has|got) no (?:business|place|right|part)
  nada que (?:hacer|ver|pintar)
  ninguna falta
  (?:tres|pas|muy|very) (?:peu|poco|little) pour moi
  not for me
  hard pass
  pass on the
  no (?:es|son) lo mio
  (?:shouldn't|should not) (?:be|have|show|see|appear|sit|go)
  no (?:deb\w+|tendri\w+(?: que)?) (?:haber|llevar|tener|ir|estar|verse|aparecer|salir|notarse)
  (?:ne )?(?:devrai(?:t|ent)|doi(?:t|vent)) pas (?:se )?(?:y )?(?:avoir|etre|contenir|voir|figurer|apparaitre|rester)
  no need (?:for|of|to have)
  hate[sd]?
  (?:detest|loathe|despise)s?
  what(?:'s| is| are)? (?:with|up with|the (?:deal|story) with|the point of)
  (?:wouldn't|won't|would never|would not|i'd never|didn't|do not) (?:\w+ )?(?:put|serve|have|add|use|include|throw|pair|eat|want)
  who (?:puts|adds|has)
  (?:un|not )necessary
  (?:aren't|isn't) (?:needed|necessary|required|called for)
  pointless
  superfluous
  uncalled for
  out of place
  no place (?:in|on|here|there)
  (?:ruin|spoil)(?:s|ing|ed)?
  (?:need|needs|has|have|got) to go
  not (?:a |the biggest |a big )?(?:fan|keen|fond|into)
  quien le (?:pone|echa|mete|puso)
  (?:odi|detest|aborrezc)[oa]
  a que vienen?
  no (?:hac(?:e|en|ia|ian) falta|(?:es|son) necesari[oa]s?)
  innecesari[oa]s?
  prescindir\w*
  estan? de mas
  no (?:tendrian?|tienen?|deberian?) (?:que )?(?:tener|llevar|haber|estar|ir)
  (?:estrope|arruin)a\w*
  no (?:me|nos) (?:gustan?|convencen?|van?|entusiasman?|hacen? gracia)
  (?:deteste|horreur d[eu']s?)
  inutiles?
  superflue?s?
  (?:est|sont|etait|etaient) (?:de|en) trop
  (?:se|m'en|s'en) pass(?:er|e|erai|erait|erais)
  (?:gache|gachent|abime|abiment)
  qu'est[- ]ce qu(?:e |').*\b(?:fai[st]|font|faire|fout(?:ent|re)?|fabrique(?:nt)?)\b
  que (?:vien\w+ faire|fout(?:ent)?|fabrique(?:nt)?)
  pas (?:besoin|la peine|utile|necessaire)
  (?:je|j'|on|nous) (?:ne )?(?:mettrai[st]?|mettrions|mets|met|mettons|utilise|ajoute|mange|bois|sers|sert|y met) pas
  no (?:l[aeo]s? )?(?:ech|pon|puse|met|anad|agreg)\w*\b(?! (?:tant|much|demasiad))
  no pintan? nada
  ni de (?:cona|broma)
  quien dijo
  com(?:es?|ing) from
  came from
  de donde (?:sale|salen|viene|vienen|ha salido|han salido)
  what\b.*\bdoing
  (?:doesn't|don't|does not|do not|isn't|aren't|is not|are not|not) (?:come|comes|go|served|supposed|meant)
  no (?:vienen?|pegan?|se sirven?)
  (?:ne )?(?:va|vont|vient) pas (?:avec|dans|dedans|la)
  (?:since|desde|depuis) (?:when|cuando|quand)
  who (?:put|added|ordered|asked for)
  quien (?:ha |han )?(?:puesto|puso|echado|echo|pedido|pidio)
  qui a (?:mis|ajoute|demande|commande)
  why (?:on earth |in the world |the hell )?would (?:any\w+|you|they|some\w+)
  (?:nobody|no one|no-one|nadie|personne)(?: [\w']+){0,4}? (?:ne |n')?(?:puts?|has|have|eats?|drinks?|adds?|wants?|likes?|ordered|asked|pone|echa|come|toma|bebe|lleva|quiere|met|mange|boit|veut)(?!.*\b(?:out of|like (?:this|that)|(?:off|from|on|in) (?:that|this))\b)
  a quien se le (?:ocurre|ocurrio)
  quelle idee
  (?:don't|do not|didn't|did not|never) (?:want|need|use|add|put|like|ask for|order|belong)
  not in (?:mine|my|the recipe)
  (?:gotta|needs? to|has to|have to|should|must|can) go$
  no (?:quiero|queria|he puesto|puse|he echado|eche|pedi)
  (?:ne veux|n'ai|ne voulais) pas
  nada de
  (?:no veo|don't see|ne vois pas)\b.*\b(?:receta|recipe|recette)
`;
/** Denies a thing without a word of taking it away. */
export const DENIED =
  /\b(?:no|not any|n't any|without|sin|sans|pas d[eu']s?|ni (?:hablar|de|se|una?|siquiera)|aucune?|ningun\w*|zero|cero)\b(?!.*\b(?:please|pls|por favor|porfa|svp|s'il (?:vous|te) plait)\b)/;
/** States what is missing or what is not there; which of both, the picture tells. */
export const STATED =
  /\b(there(?:'s| is| are| was| were) (?:no|not|none)|there (?:isn't|aren't)|(?:it|this) has no|(?:it|this) doesn't have|no (?:hay|tiene|tienen|lleva|llevan|trae)|y a pas|n'a pas|il n'y a)\b/;
/** Says of what the clause before names that it does not belong there. */
export const EXPLAINED =
  /\b(not in (?:mine|my)|y en a (?:pas|jamais)|there (?:are|is|were) none|there's none|no (?:los|las|lo|la) (?:lleva|llevan|tiene))\b/;
/** Asks what something is there for. */
export const WHY = /^(?:so )?(?:why(?:'s|'re|'d)?|how come|pourquoi|pk|pq|por que|xq|a santo de que|a cuento de que)\b/;
/** Asks why something is not there. */
export const WHY_NOT =
  /^(?:so )?(?:(?:why|how come) (?:\S+ ){0,2}(?:no|not|none|without|only|so (?:few|little)|\w+n't)\b|(?:por que|pq|xq) (?:\S+ )?(?:no|sin|falta\w*|tan poc[oa]s?|solo)\b|(?:pourquoi|pk|pq) (?:\S+ ){0,3}(?:pas|sans|aucune?|manque\w*|si peu)\b)/;
/** Said of a food that is drawn it wants it away. */
export const ODD = phrases`
  (?:is|are|looks?|seems?) (?:a bit |all |way )?off
  (?:daft|stupid|dumb|unappetising|unappetizing|off-putting|naff|tacky|wrong|nasty|awful|terrible)
  (?:cutres?|horteras?|tont[oa]s?|horribles?|nefast[oa]s?)
  (?:nules?|nazes?|kitsch|debiles?|degueu\w*|affreu\w+)
  (?:hideous|ghastly|dreadful|hate|feisim[oa]s?|horrend[oa]s?|espantos[oa]s?|hideu(?:x|ses?)|laide?s?)
  (?:odd|weird|strange|silly|ugly|gross|disgusting|horrible|random|distracting|revolting|absurd|yuck|bleh)
  (?:rar[oa]s?|fe[oa]s?|asqueros[oa]s?|absurd[oa]s?|ridicul[oa]s?|extran[oa]s?|asco|puaj)
  (?:bizarres?|moches?|degoutante?s?|ridicules?|absurdes?|etranges?|beurk)
`;
