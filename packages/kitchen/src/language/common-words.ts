import type { TextLanguage } from '../recipe.ts';

/**
 * Common words of each language that are one slip away from the name of a food, or name one in another language:
 * "floor" is no misspelt flour, and "name" no Spanish yam. Folded.
 */
const COMMON: Record<TextLanguage, string> = {
  en: `
    advocacy advocate americas anchor anime applies areas arena arise ave banner bargains barriers barry basic
    basin basis beads began bloggers board boats booth bradley branches brands brass break breaks breeds brian
    bride brief bring brothers bryan burner burns butler cafe calm canal candles canon cards carnival carol
    carry cartoon cartoons cashiers chain chambers champion champions chapters charm chart chess chester child
    china cisco claim claims class classics clone close coach coal coins col cole colin colleges commander corps
    cottage criminal cross current directive dpi drill eddie elder express expression finances financial
    financing fingering firewall fisher flags floor founder gains goals grace grades graph graphs grave hearing
    jamaica james jerry larger larry laser leave lectures leeds likes lines lisa lover lovers magazine magazines
    magnet malta manga marc margaret margin marina mario marshall martin mason match mayor means meant meets
    meta miles miller millions minister model models moral motel motels mountain muslim name names nepal
    netscape oliver opinions pages pain pamela panel panels paris parking parties partners party paths patio
    peace period perth pills place plate plates pleasant polo possible poster posters posting potter press pride
    prot pursuant quest rape reminder res reseller richard risks roles ron roulette royal sales salon sandy
    sarah satellite saves scene scenes scope score scores secret secrets seeks seems sends shade shake share
    shock shooting shortcuts slave slots smell solve space spaces speak speaks specs speeds spell spelling spent
    spots spouse squad stack stage state steam sterling stickers stuck sweden teams tears temple terms theme
    tommy topic tribe trips trivia turbo unto versus villa villas waiting walter whenever wherever winds winner
    winners
  `,
  es: `
    abandono abran acelera acepte acerques adoro agachate aguila ajedrez alguacil almas amado americano
    americanos angela angulo arana archer arena asia atacando bahia balas balon banquete bar barata baron basta
    batallas bay bello berlin besame besar bigote bolsillo bolsillos bolso bonita bonitas borracha breve brindis
    broma bruno burro buscarte cabrones cadena cadenas caido cajon calculos calla calle calles calvo calzones
    camas cambiaron camilla camino caminos camiones canal canalla cancelar canciones canon canones canta cantar
    capilla caracter caras carga cargo cargos carla carlo carlos carnicero carro carros casas casos castillo
    cavar cazar cerebral cerro certeza chapman chaqueta charla charles charlotte chaval chica chico chicos
    cierto clarence clark clave coca codigo codigos cola colina colinas comes comete comico comiendo comienzo
    comio comite congreso conocias consejo consejos conte contento controles copia cortando cortaron corte
    cortina cortinas cosquillas creas crece crees creia creias cuchillo date empresas enero entran entrando
    entrara entraron entremos entrenar escala escandalo escapa escena espacial especie especies estacion
    estarian estudios expertos expresion extrana extranar extranas falla falsa falta frank galeria ganas
    genetica gimnasio ginger grabando graciosa grado grados grant grave green grita grites grito gritos guapa
    habias habitual habla hablas habra habras hadas hagas halla haras hare haria harian harias harta hayas hijos
    hondo hueco huelo impulso invasion jamas jason jaula jimmy jorel judio judios julia laser lauren lenguaje
    libres lindo lista listas lobos locas lucir mafia magia maleta mananas mancha manchas mandar mandaron mando
    manejar manta mantenga marcha margaret maria mariscal marron marshall marte martillo martin martini marvin
    marzo masa matarnos mataron maten maton mayor mejorando mental mente menti merry miles millones mios miran
    miras miren mismo molestes monitor montanas moral moria mostro motel muchacha muero multa mundo muros nacio
    naves norma normas notas obras ocupo oficio opciones orcos otras pacto pagas pajarito pandilla panel panico
    pantalla pantano panza paolo pares parque parte partes parto pasan pasar pasaron pases pasillo patio patron
    patrulla pelos penny pense percy perdi perdimos perdio perdona perdonar perfil permites perras perry persona
    personal pesadilla pesadillas pesca peste pide pides pidiendo pike pinturas pisos pista pistas planes
    planetas pocas pocos podra podras poema poeta polis polly pones ponga pongas ponlo poquito porter presa
    provecho provocar proyecto puerto puesto puestos pulmones pulso quemo quince quinta quinto quiso radiacion
    raras rayos recto regina richard rincon roll roma romano romanos romantico rose sabes sable sabre sacalo
    sacame salga salgamos salgas salgo salia salon salta salva salvador salvarlo salvarme sandra sandy secreto
    secretos sello sencilla senos sepas seras sere seres seria serias sexto solas solia sonda sordo soy spock
    stone sueltala sykes tanta tantas tanto tantos tarda tarea tareas tarjetas tercera the tiros tobillo tomare
    tomarte tomaste tomes tommy tonta tonto tontos trago traigo trata tratas tuyas valientes vendo verme vienes
    viera vieras vimos vinieras vivira vivos voladora warp
  `,
  fr: `
    abondante ailleurs airlines amende amendes amerique annonces annuelle annuelles anonymes apple archives
    assiette assiettes autriche avere bacob banale banquette baron belgique bleue boulot boursier brande bras
    brosse brothers brussels cadre cadres caisse caisses calmer canal capacite capacites caroline carte cartes
    carton cartons casserole cassette cassettes caves cerveau champion champions chansons chantal chapelle
    chemises christophe cisco cites citons claes coins col colis comite compte concrets conforme conge conserve
    consommer conte corde cordes coulisses courage courants courbe courbes couronne course courses courtage
    couverture couvrant craindre creant creations creee creees crees creneau crime crise crises croissante date
    dates dette dettes directive directives doit douche esperons essayons express expression faisant faisons
    faite faites figure figures financee financer finances financial foire foires folie fonde forme forment
    formes fouet fournies fragiles frank frans fuite gains garantie generer genocide gourmande gratuite gravite
    groupe herve heure hollandais illusion laine laser laver liees liens ligue lille limitees linge lires livre
    livres locataire locataires loger louis lumineuse lunettes lutte magazine magazines manche manque marge
    marges maria mariages marianne marks maroc martin martine match melissa michel mince modere modestes module
    modules morte mortes mouscron musicale netscape nivelles normales ongles original originale oscille pacte
    pages paiements paire pairs palais panier panneaux papa pareille partages partielle partis pavillon payes
    peine peines pence penche pense pensions percee peril plaire planches plantation plantations plastiques
    pluie poids pompe pompes port porte porter portes ports possible possibles poupe prenne primaire prins
    rachetee radio rails raison raisons ramene rares realisee realises realisme realiste regrette rente requis
    richard robes roman romans roues roumanie royal sage saison saisons salaires salaries salle salles salon
    sambre sauve score secondes serez serge serie seuls sobre solde spatiale stable stables stars sterk stock
    stocks suez tache tailleur temple temps termine terminee terminer terrains terrible tombe trancher travaille
    trouvons turbo vande variantes vertus
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
