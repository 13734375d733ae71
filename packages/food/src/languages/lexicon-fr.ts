import type { Lexicon } from './lexicon-shape.ts';

/** Words of French recipe lines. */
export const french: Lexicon = {
  preparation: `
    pique piquee piques piquees
    cuit cuite cuits cuites cru crue crus crues moulu moulue moulus moulues fondu fondue fondus mou molle mous ramolli
    ramollie roti rotie rotis roties frit frite frits frites battu battue battus fendu fendue froid froide froids froides
    chaud chaude chauds chaudes tiede tiedes dur durs dure sec seche secs seches ecossees vide
    pommade julienne brunoise lamelles rondelles des cubes batonnets lanieres morceaux quartiers tranches
    eminces confit confite confits confites reduit reduite bouilli bouillie ouvert decortique
  `,
  descriptor: `
    grand grande grands grandes moyen moyenne moyens moyennes petit petite petits petites gros grosse grosses fin fine
    fins fines epais epaisse epaisses long longue longs longues beau belle beaux belles bel bon bonne bons bonnes
    jeune jeunes nouveau nouvelle nouveaux nouvelles frais fraiche fraiches mur mure murs mures vert verte verts vertes
    rouge rouges jaune jaunes blanc blanche blancs blanches noir noire noirs noires rose roses blond blonde
    entier entiere entiers entieres nature naturel naturelle naturels pur pure bio biologique biologiques maison fermier
    fermiere fermiers ordinaire classique extra qualite tendre tendres doux douce douces fort forte leger legere
    legerement liquide special speciale type taille temperature ambiante commerce surgele surgelee congele poudre
    supplementaire supplementaires autre autres quelques plusieurs environ bombe bombee rase rases genereuse genereuses
    vierge aromatique cuisine patissier patissiere ferme charnu charnue
    lisse lisses instantane instantanee toutes tout tous couleur alimentaire sauvage
    traditionnel traditionnelle artisanal artisanale
  `,
  adverb: 'tres bien peu moins assez finement grossierement fraichement legerement environ non pas trop deja',
  form: `
    tranche tranches rondelle rondelles morceau morceaux de des cube cubes lamelle lamelles filet filets pave paves
    gousse gousses tete tetes branche branches brin brins tige tiges feuille feuilles botte bottes bouquet poignee
    poignees grappe epi epis quartier quartiers boite boites bocal bocaux pot pots sachet sachets paquet paquets
    bouteille bouteilles piece pieces unite unites portion portions part parts 
    carre carres tablette tablettes pastille pastilles copeau copeaux lamelle pincee goutte gouttes trait
    escalope escalopes dos coeur coeurs chair pulpe roti pied pieds chair grain grains dose doses
    bloc blocs brique briques lot petales flocon miettes
  `,
  shape: 'boule boules baton batons barre barres melange melanges',
  terminator: `
    pour selon jusqu si quand que qui afin voir par besoin equivalent
    soit dont sauf chez environ coupe coupee coupes coupees taille taillee tailles
  `,
  accompaniment: 'avec en a au aux',
  example: 'comme exemple ex style',
  and: 'et and plus',
  or: 'ou or',
  connector: 'de d du des la le les l',
  optional: 'facultatif facultative facultatifs facultatives optionnel optionnelle optionnels option',
  negationBefore: 'sans pas non',
  negationAfter: '',
  warning: 'contenir contient contienne traces trace',
  vegan: 'vegan vegane vegans vegetal vegetale vegetaux vegetales vegetalien vegetalienne',
  vegetarian: 'vegetarien vegetarienne vegetariens vegetariennes',
  notFood: `
    savon javel lessive detergent shampooing dentifrice parfum gazole petrole peinture vernis colle encre bougie
    moteur vaisselle papier aluminium film chat chatte chien chienne humain cigarette cigarettes tabac plastique
    caoutchouc metal bois acier fer beton ciment boue caillou cailloux engrais pesticide insecticide poison
    toxique veneneux veneneuse ammoniaque acetone antigel pile piles telephone ordinateur voiture chaise
    cigue belladone digitale muguet amanite phalloide chaussure chaussures chaussette chaussettes     devoirs rat rats souris moisi moisie pourri pourrie perime perimee ficelle thermometre
  `,
};
