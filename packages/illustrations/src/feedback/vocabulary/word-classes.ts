/**
 * Words of English, Spanish and French that say about the same, folded; those that end in "*" are beginnings. The
 * classifier learns what is said of pictures by these classes too, so that a word that no learned sentence has is read
 * like others of its class, in any language.
 */
export const CLASSES: Readonly<Record<string, string>> = {
  NEG: `not don't doesn't didn't isn't aren't wasn't weren't shouldn't wouldn't won't can't cannot couldn't haven't hasn't
    hadn't ain't no never none without minus zero nor neither nothing nobody nowhere sans sin nunca jamas ni nada nadie
    ninguno ninguna ningun tampoco cero pas jamais rien aucun aucune personne nul point non nope nah nop ne n'est
    n'a n'y n'en n'ont n'ai n'aime devoid naught nowt`,
  MORE: `more extra additional additionally another again double doubled doubling twice triple increase boost boosted plus
    mas otro otra otros otras adicional* duplic* aument* doblen doble dobla triplic* davantage encore supplementaire*
    doubl* autre tripl* max ramp further second seconds`,
  ADD: `add adding added put putting throw toss pile piled pour poured dollop load top topped topping sprinkle sprinkled
    sprinkling scatter scattered drizzle drizzled spoon pop give include bring show dust dusting smother smothered
    lashings heap heaped restore shower slather crown introduce insert
    pon ponle ponles ponlo ponme ponganle pongan ponga pongale poned poner ponerle poneles ponele pondria pongo echa echale
    echar echarle echen echenle echad anad* agreg* mete metele metan meter suma sumale espolvor* cubran cubre bana* incluy*
    incorpor* traigan trae chorree riega riegue
    mets mettez mettre mettrai mettrais met mettons ajout* rajout* saupoudr* parsem* napp* vers* remet* garnis* arros* glisse*
    dispos* repand* recouvr*`,
  REMOVE: `remove removed removing take takes taken lose ditch ditched drop skip delete omit bin scrap axe nix kill erase
    eliminate pull pick picked fish yank strip leave scrape hide whip chuck clear evict banish yeet rid shot scrub wipe
    subtract dump withdraw
    quit* saca sacar sacale saquen saque sacalo sacala sacad retir* elimin* borr* suprim* fuera descart* prescind* ahorr*
    excluy* deshaz* despid* ahorrar
    enlev* vire virez virer viree vires ote otez oter ota supprim* degag* jete* jetez evit* efface* gomm* dehors ouste
    laisse laissez ecart* suppr debarrass* zappe* exclu* vade`,
  OUT: `out off away outa`,
  ABSENT: `missing lacks lack lacking absent gone vanished disappeared forgot forgotten forget forgets missed lost hidden
    invisible hiding omitted awol bare naked absence escaped
    falta faltan falto faltaria faltaron faltando olvid* ausen* desapareci* escond* brilla* perdi* pelad* desnud* encuerad*
    comieron
    manque manquent manquait manquer oubli* absents absente absentes disparu* introuvab* cache cachee caches
    invisibl* envole* nu nue depourvu*`,
  WHERE: `where where's where'd whereabouts donde`,
  FEW: `barely hardly scarcely few only just single lonely lone stingy skimpy mean tiny puny sparse scant scarce little tight
    sad measly meagre meager paltry couple sole token miserly underdone wee stingily
    apenas casi poco poca pocos pocas poquitos poquitas poquis* escas* solo sola solamente unico unica tacan*
    rac* contad* timid* miser* triste
    peu guere seul seule seules peine radin* chich* rare rares pingre maigr* avare* seulement`,
  LESS: `less fewer reduce reduced reducing half halve halved trim tone dial ease lighten lower smaller cutback cut scale
    restrain lightly sparing sparingly moderate tame
    menos mitad baj* reduc* reduz* recort* rebaj* moder* aliger* disminu* limit* suaviz* modera*
    moins moitie redui* alleg* baiss* diminu* mollo doucement moderez`,
  MANY: `much many lots loads tons tonnes heaps overload overkill excessive galore overwhelming overpowering overdone buried
    drowning drowned drowns swimming swamped mountain mound forest jungle bunch heavy covered hides
    everywhere crammed flooded crowded stuffed ton ocean army truckload too mad overboard
    demasiad* tanto tanta tantos tantas mucho mucha muchos muchas muchisim* exces* sobra sobran monton montones cargad*
    pasad* pasaron pasaste montana regimiento llen* plagad* harto harta hartos inund* tapan tapa ahog* ahogad* bosque selva
    abund* rebosa* invad* pesad*
    trop trops tant tellement beaucoup montagne noye* noie envahi* foret debord* surcharg* plein pleins autant lourd*
    tas etouff* abond* submerg* foison partout`,
  ENOUGH: `enough suffice* sufficient plenty ample suficient* basta bastan bastante bastaria assez suffi*`,
  SEE: `see seeing spot spotted find found notice noticed tell visible count search searched looking detect glimpse
    observe distinguish
    ver veo ve ven vea vean viera vio noto nota notan distingo distingue encuentro encuentran encontr* apreci* busc*
    visibles aparec* asom* localiz* diviso hallo
    vois voit voir voyons voient distingu* trouv* devin* apercoi* cherch* vu vue vus apercev* repere`,
  WANT: `want wants wanted wanting need needs needed needing prefer preferred fancy wish hope appreciate request craving
    rather crave deserves deserve calls demands asks
    quiero quisiera querria queremos necesit* prefer* pido pide merec* antoj* deseo apetec* convien* vendria
    veux voudrai* aimerai* souhait* merit* besoin faut demand* gagnerait reclam* voudrions`,
  SHOULD: `should should've ought supposed meant must has have would could shall shoulda
    deb* tendria tendrian tiene tienen corresponde toca cabe
    devrai* doit doivent doi cense* censee* devra faudra normaleme`,
  PLEASE: `please pls plz thanks thank thankyou cheers ty thx ta kindly grateful mind favor porfa porfavor porfis gracias plis
    svp stp plait merci priere amabilite gentille* possible posible`,
  DISLIKE: `hate hates hated dislike dislikes loathe loathes detest detests gross yuck yuk yucky ew eww ick icky nasty disgusting
    stand allergic allergy intolerant fan keen bothered revolting hating puke vomit heartburn stomach avoid
    odio odia odian asco guacala puaj alergi* detest* repel* repugn* molest* grima sienta sientan fatal cae caen
     horreur beurk berk beurkk degout* allerg* supporte* horrible deteste* haine raffole* friand*`,
  LIKE: `like likes liked love loves adore adores enjoy enjoys gusta gustan gustaria encant* aime aiment aimons adorent adoro chifla*`,
  PRAISE: `lovely nice nicely beautiful gorgeous great perfect amazing brilliant delicious yummy tasty wonderful marvellous
    fantastic fabulous congrats congratulations awesome cute pretty cool stunning excellent superb yum splendid
    delightful impressive mouthwatering droo*
    rico rica ricos ricas riquisim* bonit* lind* precios* perfect* genial* delicios* maravill* excelent* hermos* enhorabuena
    felici* buenisim* chulo chula estupend* espectacular*
    joli jolie jolis jolies beau belle beaux parfait* superb* magnifi* delicieu* bravo felicit* miam super chouette
    splendid* sympa* appetiss* merveill*`,
  INSULT: `stupid idiot idiots useless rubbish garbage trash crap crappy sucks suck dumb moron* pathetic worst terrible awful
     ugly lousy shit hell damn hideous joke fool* clown*
    inutil* idiota* tonto* tonta* mierda basura estupid* pendej* fe feo fea imbecil* payas* bobo* asqueros* patetic* porqueria
    nuls nulle nulles idiot* debil* merde pourri* moche moches cons connard* naze* nullard* honte`,
  WRONG: `wrong odd strange weird funny daft silly bizarre ridiculous mistake mistaken error incorrect unsuitable inappropriate
    misplaced puzzled nonsense absurd random peculiar
    raro rara raros extran* equivoc* mal ridicul* absurd* incorrect* inadecuad* sentido
     bizarres faux fausse mauvais mauvaise erreur drole etrang* inadapt* incongru*`,
  SERVE: `serve served serves serving drink drinks drank drunk eat eats ate eaten comes come came goes go belongs belong lives live
    ladle ladled sipped sips sip sits sit tipped drinking eating presented presents
    sirv* servi* toma tomamos tomaba tomo tomar bebe beben bebia bebo beber comen comia va vaya van vayan iba sacaba
    presenta* tomaban lleve
    ser sert servi servie servis servies servez servent servait bois boit boivent boire buvait mange mangent manger prend prends
    presente* vont deguste*`,
  HABIT: `always usually normally traditionally traditional proper properly real authentic typical classic original genuine
    correct true decent every typically respectable
    siempre normalmente tradicional* autentic* verdader* tipic* clasic* toda
    toujours normalement d'habitude habitude traditionnel* vrai vraie vrais authentiq* typiq* veritable* digne classique*`,
  PERSON: `mum mummy mom mama mother mother's dad daddy father grandma gran nan nana granny grandmother granddad grandad grandpa
    husband wife daughter kids kid children child boy girl family friend friends everyone everybody aunt auntie uncle
    brother sister neighbour neighbor folks nonna lad lass lads grandson grandsons granddaughter baby bairn toddler partner
     boyfriend girlfriend lady guests guest
    madre padre papa abuela abuelo abuelita abuelos marido mujer esposa esposo hijo hija hijos nino nina ninos familia suegra
    suegro tia tio hermana hermano gente amigos amiga vecina vecino mamacita tita yaya nieta nieto nietos viejo vieja peques
    mere pere maman mamie papi mari femme fils fille filles enfants enfant famille tante oncle frere soeur gens
    amis ami amie meme copain copine gosses gamins voisine epoux tata tonton`,
  PLACE: `home house country village town restaurant here there pub bar diner region england ireland scotland italy france spain
    mexico pueblo tierra casa pais barrio restaurante tasca espana argentina chile italia francia
    chez maison pays resto bistrot quebec belgique italie espagne provence bretagne cafe`,
  NUM: `two three four five six seven eight nine ten dozen several dos tres cuatro cinco seis siete ocho nueve diez docena varios
    varias deux trois quatre cinq sept huit neuf dix douzaine plusieurs`,
  INSTEAD: `instead swap swapped replace replaced change changed switch switched exchange substitute
    lugar vez cambi* sustitu* reemplaz* plutot lieu place remplac* chang* echang*`,
  BETTER: `better best nicer prettier nicest preferable improve mejor mejores mejorar mejoraria mieux meilleur* preferab*`,
  LOOK: `look looks looked seem seems seemed appear appears resemble resembles parece parecen parecer pareceria pinta luce
    lucen luciria quedaria queda quedan verse air semble sembl* parai* dirait ressembl* rendu`,
  COLOUR_OF: `colour color coloured colored tint tinted shade paint dye dyed colores colorido tono tonos pintar pint* tinte
    couleur couleurs teinte teint* colore* nuance`,
  TINGED: `dark darker light lighter pale paler pallid washed deep deeper bright brighter intense vivid anaemic anemic burnt
    browned browning toasted toasty crisp roasted golden charred raw cooked grey gray
    oscur* clar* palid* intens* vivo quemad* tostad* dorad* cruda crudo gris dore*
    fonce* clair* palot* blafard* blanchatr* brul* grill* gratin* cru caramelis* roux rousse*`,
  DRY: `dry dries dried parched moist juicy soggy seco seca secos secas resec* jugos* sec secs seche seches dessech* sech*`,
  IN: `in into inside onto within upon over under beside alongside around sobre dentro encima arriba debajo alrededor junto dans sur
    dedans dessus dessous autour cote`,
  WITH: `with con avec w`,
  DET: `a an the this that these those some any el la los las un una unos unas ese esa esos esas este estos estas le les
    l'autre du des une cette cet ces ce l' d' them it they lo`,
  OF: `of de del`,
  IS: `is are was were be been being it's that's there's they're es son fue era sean sea estar esta estan estaba hay habia est sont
    etre etait c'est c'etait`,
  I: `i i'd i'm i've i'll we we'd we've my our me us yo mi mis nosotros nuestra nuestro nos je j'ai j'aime moi mon ma mes notre nous j'en`,
  YOU: `you you've you'd your yours u tu vos vosotros ustedes usted vous votre te t'as habeis han`,
  AND: `and y e et`,
  OR: `or o either ou`,
  BUT: `but however though yet although except pero aunque sino salvo mais pourtant cependant sauf`,
  WHY: `why what what's how who why's que quien cual como pourquoi quoi comment quel quelle quels qui`,
  IF: `if si unless when cuando quand`,
  VERY: `very really so such quite bit tad touch way far muy tan bien re vraiment hyper
    grave kinda sorta slightly`,
  BITS: `bits piece pieces slice slices chunk chunks sprig sprigs handful handfuls wedge wedges crumb crumbs spoonful
    pinch stick sticks stalk stalks leaf leaves cube cubes dash knob pat trozo trozos pedazo pedazos pedacito*
    rodaja rodajas ramita ramitas rama ramas punado punadito hoja hojas cacho cachitos palo
    palitos tira tiras pizca gajo gajos cucharada
    morceau morceaux tranche tranches rondelle rondelles quartier quartiers brin brins poignee feuille feuilles bout bouts
    baton batons branche branches pincee cuilleree lamelle lamelles`,
  GENEROUS: `generous generously generosity shy skimp hesitate liberal lavish abundant wild nuts crazy timidly
    generos* cort* animad* alegria miedo gener* genereu* hesit* lachez gene peur`,
  THING: `thing things stuff gunk cosa cosas cosita eso esto aquello truc trucs machin machins bidule* chose choses ca cela`,
  DECOR: `decoration decorations decorate decorated garnish ornament adorno adornos decorar decoracion decorativo
    decorat*`,
  ASKED: `recipe ingredients ingredient list calories vegan gluten minutes oven freeze fridge freezer bake cook recipe's
    receta ingredientes horno congelar nevera calorias minutos recette liste congeler frigo temps
    cuisson app website button account login email download video password aplicacion cuenta pagina
    appli compte bouton`,
};

const WORDS = new Map<string, string>();
const BEGINNINGS = new Map<string, string>();
for (const [name, words] of Object.entries(CLASSES)) {
  for (const word of words.split(/\s+/)) {
    const isBeginning = word.endsWith('*');
    const known = isBeginning ? BEGINNINGS : WORDS;
    const text = isBeginning ? word.slice(0, -1) : word;
    known.set(text, name);
  }
}
const SHORTEST_BEGINNING = Math.min(...[...BEGINNINGS.keys()].map(({ length }) => length));

/** The class of a folded word. */
export function classOf(word: string): string | undefined {
  const known = WORDS.get(word);
  if (known !== undefined) return known;
  for (let length = word.length; length >= SHORTEST_BEGINNING; length--) {
    const begun = BEGINNINGS.get(word.slice(0, length));
    if (begun !== undefined) return begun;
  }
  return undefined;
}
