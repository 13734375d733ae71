import { either, phrases } from './phrases.ts';
import { LAVISH } from './plenty.ts';

export const MORE = either(
  LAVISH,
  phrases`
  ^(?:please |just |then )?(?:slather|ladle|spoon|douse|drizzle|dollop|dust|shower|stuff|fill|heap|top|garnish)\b
  ^(?:riega|rocia|bana|cubre|corona|adorna|decora|remata|termina)\w*
  ^(?:arrose|nappe|couvre|garni|decore|termine|surmonte)\w*
  (?:an?|one|two|some|the odd|second|third) (?:\w+ )?(?:slices?|wedges?|sprigs?|handfuls?|pinch(?:es)?|drizzles?|dash(?:es)?|dollops?|splash(?:es)?|sprinkl(?:e|ing)s?|knobs?|squeezes?|twists?|scoops?|spoonfuls?|dusting|scattering|strips?|swirls?|glugs?|dabs?|smears?|shavings?|curls?|trickles?|grinds?|blobs?|bunch(?:es)?|lick) of
  (?:un|una|unas|unos|otr[oa]|dos|tres) (?:\w+ )?(?:rodajas?|ramas?|ramitas?|punados?|pizcas?|chorros?|chorritos?|cucharadas?|hojas?|hojitas?|gajos?|bolas?|lonchas?|laminas?|nuez|hilo|hilito|pegotes?|pegotitos?|lluvia|nevada|manojos?|ramilletes?|virutas?|aros?|puntas?|cucharaditas?|toques?) de
  (?:un|une|deux|trois|quelques) (?:\w+ )?(?:filets?|quartiers?|tranches?|brins?|pincees?|poignees?|noix|cuillerees?|cuilleres?|rondelles?|feuilles?|boules?|traits?|copeaux|nuages?|touches?|branches?|bouquets?|pluie|voile|couronne|louches?|quenelles?|cuilleree|lamelles?) d[e']
  (?:second|third|segund[oa]|tercer[oa]?|deuxieme|troisieme) \w+
  should be (?:sticky|glossy|shiny|dripping|coated|glazed|covered|drenched|loaded|topped|smothered|dusted|sprinkled|stuffed|filled)
  (?:beef|bulk|bump|amp|ramp|up) up (?:on )?(?:the)?
  doubl(?:e|ing) up
  load (?:it|them|up|on)
  pile (?:it|them) (?:up|on|high)
  (?:is|are|son|es|sont|est|c'est) (?:essential|key|mandatory|compulsory|non-negotiable|traditional|imprescindibles?|obligatori[oa]s?|fundamental(?:es)?|indispensables?|obligatoires?|incontournables?)
  (?:le|les) (?:irian?|quedarian?|sentarian?|vendrian?) (?:bien|genial|fenomenal|perfect\w*|de (?:lujo|maravilla|perlas|muerte|cine))
  sum(?:a|ad|e|en)l[aeo]s?
  encore (?:des|du|de la|un peu|quelques)
  ^(?:(?:long live|vive|place (?:a|aux?)|bonjour|bienvenue aux?|hello|in with|bring on|gain) )(?:the |les? |la |l'|some )?(?=\w)
  ^(?!(?:no|not|without|what|what's|whats|is|are|was|i|it|this|that|where|there)\b)(?:the |some |a bit of )?[\w'-]+(?: [\w'-]+)? in$
  ^monte[rz]? (?:un peu )?(?:sur|l[ea]s?|l')
  (?<!\b(?:avez|as|ont) (?:\w+ )?)forcez
  ^(?:de |du |des |de la |de l'|les? |la |l')[\w'-]+(?: [\w'-]+)? oui$
  ^(?:yes|oui) (?:to|aux?|a la|a l') ?\w
  (?:un|une) (?:bonne )?(?:dose|soupcon|larme|noisette|giclee|lichette|tantinet(?: plus)?) d[e']
  an? (?:\w+ )?(?:helping|dose|slug|splodge|spritz|smidge\w*) of
  lache[rz]?[- ](?:toi|vous|les chevaux)
  n'(?:ayez|aie) pas peur d[eu']s?
  (?:don't|do not) hold back
  go (?:wild|mad|big|crazy|heavy|all out) (?:with|on)
  keep (?:the |those |that )?[\w'-]+ coming
  meriterai[st]|ca merite
  (?:should|needs?|could|ought to|has to) (?:to )?be (?:bigger|larger|thicker|chunkier|longer|more)
  un chouia (?:plus )?d[e']
  (?:ne )?(?:ferai(?:t|ent)) pas de mal
  une couche d[e']
  cover (?:it|them|everything)
  (?:bigger|larger|thicker|heftier|fatter|longer|taller) (?:\w+ )?(?:scoop|portion|helping|slice|piece|dollop|handful|sprinkl\w+|pile|amount|spoon\w*|bunch|drizzle|layer|splash|serving|dusting|wedge|sprig)s?
  (?:un|una|une) (?:\w+ )?(?:mas )?(?:grande?|generos[oa]|plus (?:grande?|grosse?)) (?:de|d')
  supplementaires?
  adicional(?:es)?
  additional
  need(?:s|ed|ing)?(?! to (?:be|go)\b)
  lack(?:s|ing)?
  finish(?:ed)? (?:it )?(?:off )?with
  pile (?:on )?the
  (?:twice|double|triple) (?:as (?:many|much)|the)
  faltari?an?
  otr[oa]s? (?!cosa|color|tip|form)
  agreg\w+
  (?:sub(?:e|id|an|irle)|aument\w+|increment\w+)(?:le|les)?(?= (?:a|al|l[oa]s?|el|la cantidad|de)\b)
  augmente[rz]?
  vendrian? bien
  necesit\w+
  el doble de
  bienvenue?s?
  le double
  passee?s? ou
  (?:crying out|cries out|begging|begs|calls|calling|screams|screaming) for
  (?:pop|bung|chuck|stick|slap|lob|whack) (?:in |on )?(?:an?|some|more|one|two)
  should be (?:one|two|three|four|some|\d)
  (?:bump|up|ramp|amp|crank) (?:up )?the
  esperaba
  m'attendais
  met[ae](?:le|nle|dle)
  would be (?:awesome|top|class|brilliant|cool|fantastic|welcome|tasty|yummy|appreciated|ace)
  serai(?:t|ent) (?:top|cool|parfait\w*|geniale?s?|super|sympas?)
  (?:estaria|quedaria|vendria|seria)n? (?:genial|guay|perfect\w*|ideal|buenisim\w+)
  forget\w*
  olvid\w+
  (?:chuck|bung|pile|load|slap|stick|pop|throw|toss) (?:in|on|up) 
  espolvore\w+
  saupoudre\w*
  parseme\w*
  con .+ (?:mejor|bien)$
  avec .+ (?:mieux|parfaite?|ideale?|top|meilleure?s?)$
  with .+ (?:better|nicer)$
  more
  missing
  forgot
  forgotten
  where(?:'s|'d|'ve| is| are| did| has| have)
  (?:top|finish|garnish|scatter|cover|drizzle) (?:it |them )?with
  topped with
  (?:would|'d) be (?:nice|good|great|better|lovely|perfect|ideal|fab|amazing|delicious)
  (?:wouldn't|would not) (?:hurt|go amiss)
  nicer with
  better with
  mejor con
  mieux avec
  (?:estaria|quedaria|vendria) bien
  serai(?:t|ent) bien
  only (?:see )?(?:one|two|a few)
  should have
  should also have
  there (?:should|ought to|must) be(?! no)
  there(?:'s| is| are) (?:meant|supposed) to be
  comes? with
  add
  put some
  wants?(?! to be)
  missed
  sprinkle
  could (?:use|do with)
  extra
  bring back
  mas
  pocos?
  pocas?
  faltan?
  donde (?:esta|estan)
  (?:deberia|tendria que|tiene que|debe) (?:tener|llevar|haber)
  anad\w+
  ech[ae]\w*
  ponle
  ponles
  plus
  manque\w*
  oublie
  peu de
  ou (?:est|sont)(?: passee?s?)?
  (?:est|sont) ou
  devrait (?:y )?(?:avoir|contenir|voir)
  should (?:see|show)
  deberia\w* (?:ver|mostrar)
  doit y avoir
  (?:r)?ajoute\w*
  davantage
  (?:il )?(?:faut|faudrait) (?:des|du|de|plus|quelques|un peu|un|une)\b(?! (?:bol|verre|assiette|plat|flute|tasse|coupe|cocotte|planche|poele|grand|autre))
  un seul
  une seule
`,
  /^(?:(?:so )?where|donde)\b(?! (?:did|do|can|could|would) (?:i|you|we|one)\b)/,
  /\b(?:stingy|skimp\w*|stinting|tight(?:-fisted)?|radins?|(?<!pois )chiches?|avares?|tacan[oa]s?|rat(?:a|as|on|ones)|ronos[oa]s?|agarrad[oa]s?) (?:with|on|con|sur|avec|en)\b/,
  /^(?:please )?(?:snip|grate|shave|squeeze|crumble (?:some|the|in|over|[\w'-]+ (?:over|on|across))|scatter|strew|crack|ralla\w*|rallad|exprime\w*|desmenuza\w*|rape[rz]?|emiette[rz]?|presse[rz]?)\b/,
);
/** Asks for a food where it names one; of a vessel or a colour it says nothing. */
export const WISHED = phrases`
  (?:can|could|may) (?:we|i) (?:please )?(?:have|get|see)
  (?:me|nos) (?:pones|poneis|ponen)
  (?:on|je) (?:peut|pourrait|peux|pourrais) avoir
  tend(?:ria|rian) que (?:verse|salir|aparecer|notarse|estar)
  (?:draw|paint|sketch|render)(?: in)?(?! better)
  (?:would|could) (?:really )?(?:finish|lift|complete|round|set|elevate|brighten)
  (?:should|could|to|make|makes|let|lets|help|helps)\b.* (?:stand|pop|jump) out
  (?:highlight|emphasi[sz]e|showcase)
  an? [\w'-]+ or two
  dibuj\w+
  que (?:lleve|tenga|haya|incluya|destaque|salga)n?
  se acompan\w+
  destaqu\w+
  (?:je|on) veux?t?
  se (?:mange|sert|deguste|boit) avec
  (?:on|je) (?:le|la|les|l')? ?(?:sert|mange|sers|accompagne) (?:toujours )?(?:avec|de|d')
  s'accompagne\w*
  accompagnee?s? d[e'u]
  (?:devrai\w+|doi\w+) (?:se )?voir
  qu'on voie
  dessine\w*
  quelques
  gimme
  (?:usually|normally|always|typically|traditionally|generally|often) (?:has|have|comes?|had|contains?|gets?|got|includes?|served with)
  (?:usually|normally|always|typically) there(?:'s| is| are)
  expect(?:ed|ing|s)?
  hop(?:ing|ed) (?:for|to see)
  includ(?:e|ing)
  throw (?:some|a few|in|on|a)
  give (?:it|us|me|them) (?:some|more|an?|another|two|three|lots|loads|plenty|extra)
  (?:should|must|ought to|has to|needs to) (?:sit|lie|rest|perch|float|swim|go) (?:\w+ )?(?:in|on|at)
  (?:deb\w+|tiene que|tendria que|va) (?:ir )?(?:justo|siempre|flotando) (?:en|sobre|encima|por)
  (?:doit|devrait|doivent|devraient) (?:troner|flotter|reposer|se trouver|coiffer|nager)
  let(?:'s| me| us) see
  should be (?:visible|seen|more|there|in there|in it|on there|on it|on top|shown|included)
  que se ve(?:a|an)
  pon(?:ed|gan|ga|dri[ao]\w*)(?:l[eoa]s?|nos|me)?
  (?:pon|ponga|pongan|poned|anad[ae]n?|echa|eche|echen)(?:me|se|nos)l[oa]s?
  (?:no )?le (?:pondria|echaria|anadiria|agregaria|meteria|pongo|echo)
  (?:muestr|ensen)\w+
  (?:quiero|querria|quisiera) (?:ver|mas)
  aurai[st] (?:mis|aime|prefere|voulu|ajoute|vu)
  aimerai[st]
  aimerions
  (?:devrai[st]|devraient|doi[st]|doivent) (?:aussi )?(?:y )?(?:avoir|etre|figurer|apparaitre)
  normalement (?:il )?y a
  (?:toujours|normalement|d'habitude|en general) (?:avec|des|du|de la)
  cherche
  (?:il )?devrai[st]
  on top
  (?:on|at|to) the side
  par[- ]dessus
  a cote
  encima
  al lado
  por arriba
  put
  show
  (?:i'd|would|i) (?:like|love|prefer)(?: to)?(?: (?:see|have))
  get
  lots of
  loads of
  plenty of
  a lot of
  please
  pls
  plz
  por favor
  porfa
  svp
  s'il vous plait
  s'il te plait
  llevan?
  (?:goes|served) with
  se sirven? con
  va con
  (?:supposed|meant) to have
  (?:recipe|receta|recette) (?:has|calls|says|contains|includes|tiene|pide|dice|incluye|contient|demande|prevoit|comporte)
  pon
  pong[ao]n?
  poner
  me gustaria
  quiero
  mets
  mettez
  mettre
  montrez
  je voudrais
  beaucoup d[e']
`;
