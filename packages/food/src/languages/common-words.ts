import type { TextLanguage } from '../recipe.ts';

/**
 * Common words of each language that are one slip away from the name of a food, or name one in another language:
 * "floor" is no misspelt flour, and "name" no Spanish yam. Folded.
 */
const COMMON: Record<TextLanguage, string> = {
  en: `
    advocacy advocate americas anchor anime applies areas arena arise ave badger banker banner bargains barriers
    barry basic basin basis beads began blender bloggers board boats booth bowl bowls bradley branches brands brass
    break breaks breeds brian bride brief bring brothers bryan burner burns butler cafe calm camper canal candles
    canon cardigan cards carnival carol carry cartoon cartoons cashiers chain chambers champion champions chapters
    charm chart chess chester child china cisco claim claims class classics clone close coach coal coins col cole
    colin colleges comet commander corps cottage couch criminal cross current directive dpi drill eddie elder
    express expression finances financial financing fingering firewall fisher flags floor flute fork forks founder
    funnel gains goals grace grades graph graphs grave grill gutter hearing hinge jamaica james jerry kayak kettle
    knife knives ladle larger larry laser lasso leave lectures leeds lever likes lines lisa loom lover lovers
    magazine magazines magnet malta manga marc margaret margin marina mario marshall martin mason match mayor maze
    means meant meets meta microwave miles miller millions minister mixer model models moral motel motels mountain
    mug mugs muslim name names nepal netscape oliver opinions oven pages pain pamela panda panel panels paris
    parking parties partners party paths patio peace period perth pills pistol piston place plate plates pleasant
    polo porch possible poster posters posting potter press pride prot pursuant quest racket rape raven reminder res
    reseller richard risks roles ron roulette royal sales salon sandy sarah satellite saucer saves scene scenes
    scope score scores scout secret secrets seeks seems sends shade shake share shock shooting shortcuts siren slate
    slave slots smell solve space spaces spark spatula speak speaks specs speeds spell spelling spent spike spire
    spoon spoons spot spots spouse squad stack stage state steam sterling stickers stove stuck sweden teams tears
    temple terms theme tommy topic tribe trips trivia turbo unto versus villa villas waiter waiting walter whenever
    wherever whisk whisker winds winner winners
  `,
  es: `
    abandono abran acelera acepte acerques adoro agachate aguila ajedrez alguacil almas amado americano americanos
    angela angulo arana archer arena asia atacando bahia balas balcon balon banquete bar barata baron barrera basta
    batallas batidora bay bello berlin besame besar bigote bolsillo bolsillos bolso bonita bonitas borracha breve
    brindis broche broma bruno burro buscarte cabrones cadena cadenas caido cajon calabozo calculos calla calle
    calles calvo calzones camas cambiaron camilla camino caminos camiones canal canalla cancelar canciones canon
    canones canta cantar capilla caracter caras carga cargo cargos carla carlo carlos carnicero carro carros cartero
    casas casos castillo cavar cazar cerebral cerilla cerro certeza chapman chaqueta charla charles charlotte chaval
    chica chico chicos choza cierto clarence clark clave coca codigo codigos cojin cola colina colinas comes comete
    comico comiendo comienzo comio comite congreso conocias consejo consejos conte contento controles copa copia
    cortando cortaron corte cortina cortinas cosquillas creas crece crees creia creias cuchara cucharas cuchillo
    cuervo date empresas enero entran entrando entrara entraron entremos entrenar escala escandalo escapa escena
    espacial especie especies estacion estarian estudios expertos expresion extrana extranar extranas falla falsa
    falta faro frank fregona galeria gallinero ganas genetica gimnasio ginger grabando graciosa grado grados grant
    grava grave green grita grites grito gritos guapa gusano habias habitual habla hablas habra habras hadas hagas
    halla haras hare haria harian harias harta hayas hijos hondo horno hueco huelo impulso invasion jabalina jamas
    jason jaula jimmy jorel judio judios julia laser lauren lavadora lenguaje libres lindo lista listas lobos locas
    lucir mafia magia maleta mananas mancha manchas mandar mandaron mando manejar manta mantenga marcha margaret
    maria mariscal marron marshall marte martillo martin martini marvin marzo masa matarnos mataron maten maton
    mayor mejorando mental mente menti merry microondas miles millones mios miran miras miren mismo molestes monitor
    montanas moral moria morsa mostro motel muchacha muero multa mundo muros nacio naves nevera norma normas notas
    obras ocupo oficio opciones orca orcos otras pacto pagas pajarito pandilla panel panico pantalla pantano panza
    paolo paraguas pares parque parte partes parto pasan pasar pasaron pases pasillo patio patron patrulla peine
    pelos penny pense percy perdi perdimos perdio perdona perdonar perfil permites perras perry persona personal
    pesadilla pesadillas pesca peste picaporte pide pides pidiendo pike pinturas pinza pisos pista pistas pizarra
    planes planetas pocas pocos podra podras poema poeta polis polly pones ponga pongas ponlo poquito porter presa
    provecho provocar proyecto puerto puesto puestos pulmones pulso quemo quince quinta quinto quiso radiacion raras
    rayos recto regina richard rincon roll roma romano romanos romantico rose sabes sable sabre sacalo sacame salga
    salgamos salgas salgo salia salon salta salva salvador salvarlo salvarme sandra sandy secreto secretos sello
    sencilla senos sepas seras sere seres seria serias sexto solas solia sonda sordo soy spock stone sueltala sykes
    tanta tantas tanto tantos taquilla tarda tarea tareas tarjetas tenedor tenedores tercera tetera the tiros
    tobillo toldo tomare tomarte tomaste tomes tommy tonta tonto tontos tornillo trago traigo trata tratas tuyas
    vacuna valientes valla vaso vasos vendo verme vienes viera vieras vimos vinieras vivira vivos voladora warp
  `,
  fr: `
    abondante ailleurs airlines amende amendes amerique annonces annuelle annuelles anonymes apple archives assiette
    assiettes autriche avere avocate bacob bague balcon banale banquette baron barque bateau belgique bleue boulot
    boursier brande bras broche brosse brothers brouette brussels cadre cadres cafard caisse caisses calmer canal
    capacite capacites caroline carte cartes carton cartons casquette casserole cassette cassettes caves cerveau
    champion champions chansons chantal chapelle chaton chemises chouette christophe cisco cites citons claes coins
    col colis comete comite compte concrets conforme conge conserve consommer conte corde cordes coulisse coulisses
    courage courants courbe courbes couronne course courses courtage couverture couvrant craindre creant creations
    creee creees crees creneau crime crise crises croissante cuillere cuilleres date dates dette dettes directive
    directives doit douche esperons essayons express expression faisant faisons faite faites figure figures financee
    financer finances financial foire foires folie fonde forme forment formes fouet four fourchette fourchettes
    fourmi fournies fragiles frank frans frigo fuite gains garantie generer genocide gourmande gratuite gravite
    grotte groupe harpe herve heure hollandais illusion laine laser laver liees liens lierre ligue lille limitees
    linge lires livre livres locataire locataires loger louis loupe lumineuse lunettes lutin lutte magazine
    magazines manche manque marge marges maria mariages marianne marks marmotte maroc marteau martin martine match
    melissa michel mince mixeur modere modestes module modules moquette morse morte mortes mouette mouscron musicale
    navette netscape nivelles normales ongle ongles orage oreiller orgue original originale oscille pacte pages
    paiements paire pairs palais panda panier panneaux papa pareille partages partielle partis patin pavillon payes
    peigne peine peines pence penche pense pensions percee peril pinceau plaire planches plantation plantations
    plastiques pluie poele poeles poids pompe pompes port porte porter portes ports possible possibles poubelle
    poulie poupe prairie prenne primaire prins rachetee radio rails raison raisons ramene rares rateau realisee
    realises realisme realiste regrette rente requis richard robes roman romans roues roumanie royal sage saison
    saisons salaires salaries salle salles salon sambre saule sauve score secondes serez serge serie serviette seuls
    sobre solde spatiale stable stables stars sterk stock stocks suez tache tailleur temple temps termine terminee
    terminer terrains terrible tombe trampoline trancher travaille treuil trouvons turbo vande variantes verre
    verres vertus volet zoo
  `,
};

const SETS: Record<TextLanguage, ReadonlySet<string>> = {
  en: new Set(COMMON.en.trim().split(/\s+/)),
  es: new Set(COMMON.es.trim().split(/\s+/)),
  fr: new Set(COMMON.fr.trim().split(/\s+/)),
};

/** True for an everyday word of a language that names no food there. */
export function isCommon(norm: string, language: TextLanguage): boolean {
  return SETS[language].has(norm);
}
