import { BUTTER_OR_OIL, CHILLI, GARLIC, HERBS, LEMON, ONION_IF_THERE, PEPPER, SWEET_WINES } from '../common-slots.ts';
import type { DishTemplate } from '../dish-template.ts';

const steamedShellfish: DishTemplate = {
  id: 'steamed-shellfish',
  dishType: 'steamed',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['mediterranean', 'northern', 'thai'],
  called: { en: 'steamed shellfish', es: 'marisco al vapor', fr: 'coquillages à la vapeur' },
  slots: {
    shellfish: { of: ['shellfish'], ids: ['mussel'], least: 0, grams: 450 },
    /** They hold sand, and have no beards. */
    clam: { of: ['shellfish'], but: ['mussel'], least: 0 },
    onion: ONION_IF_THERE,
    garlic: { ...GARLIC, grams: 4 },
    chilli: CHILLI,
    ginger: { of: ['ginger'], least: 0 },
    wine: {
      of: ['wine'],
      but: ['red-wine', ...SWEET_WINES],
      least: 0,
      grams: 40,
      proposed: ['white-wine'],
      needed: true,
      proposedWithout: ['coconut-milk', 'curry-paste'],
    },
    tomato: { of: ['tomato', 'tinned-tomato'], least: 0, grams: 80 },
    pulse: { of: ['pulse'], but: ['black-bean', 'kidney-bean', 'baked-beans', 'refried-beans'], least: 0 },
    meat: { of: ['bacon', 'ham'], least: 0 },
    cream: { of: ['cream', 'coconut-milk'], least: 0, grams: 40 },
    paste: { of: ['curry-paste'], least: 0 },
    herb: { ...HERBS, proposed: ['parsley', 'coriander-leaf'] },
    /** Cream would curdle. */
    lemon: { ...LEMON, grams: 8, proposed: ['lemon', 'lime'], needed: true, proposedWithout: ['cream'] },
    bread: { of: ['bread'], but: ['stale-bread'], least: 0, inPairs: true, proposed: ['bread', 'gluten-free-bread'] },
    /** Rounds the juice of mussels. */
    butter: {
      of: ['butter'],
      least: 0,
      grams: 6,
      alongside: ['mussel'],
      notWith: ['coconut-milk', 'curry-paste'],
      families: ['mediterranean', 'northern'],
      proposed: ['butter', 'vegan-butter'],
    },
    fat: { ...BUTTER_OR_OIL, grams: 8 },
    pepper: PEPPER,
  },
  needs: [
    { of: ['shellfish', 'clam'], least: 1 },
    { of: ['onion', 'wine', 'tomato', 'pulse', 'meat', 'cream', 'herb', 'garlic', 'lemon'], least: 1 },
  ],
  title: {
    en: '{all shellfish+clam} with {all pulse+meat+wine+tomato+cream+herb+lemon+garlic#2}',
    es: '{shellfish+clam} con {pulse+meat+wine+tomato+cream+herb+lemon+garlic#2}',
    fr: '{shellfish+clam} {au pulse+meat+wine+tomato+cream+herb+lemon+garlic#2}',
  },
  description: {
    en: '[ginger? {the ginger} {=gives ginger} the briny broth a clean heat|[butter? {the butter} {=rounds butter} the salt of the broth|The shells open in their own steam and leave a broth that tastes of the sea]].',
    es: '[ginger? {el ginger} {=da ginger} al caldo marino un calor limpio|[butter? {el butter} {=redondea butter} lo salado del caldo|Las conchas se abren con su propio vapor y dejan un caldo que sabe a mar]].',
    fr: '[ginger? {le ginger} {=donne ginger} au bouillon iodé un piquant net|[butter? {le butter} {=adoucit butter} le sel du bouillon|Les coquillages s’ouvrent dans leur propre vapeur et laissent un bouillon iodé]].',
  },
  steps: [
    {
      en: 'Soak {the clam} in cold water as salty as the sea (30 g a litre) for {1 h} so that they give up their sand.',
      es: 'Pon {el clam} en agua fría con 30 g de sal por litro {1 h} para que suelten la arena.',
      fr: 'Laisser {le clam} dégorger {1 h} dans de l’eau froide avec 30 g de sel par litre.',
    },
    {
      en: 'Lift {the clam} out of the water, rinse and throw away what is broken or stays open when tapped, {4 min}.',
      es: 'Saca {el clam} del agua con la mano, enjuága{=lo clam} y descarta lo que esté roto o siga abierto al golpearlo, {4 min}.',
      fr: 'Sortir {le clam} de l’eau à la main, {=le clam} rincer et jeter les coquilles cassées et celles qui restent ouvertes quand on les tapote, {4 min}.',
    },
    {
      en: 'Scrub {the shellfish} under running water, pull off any beards and throw away what is broken or stays open when tapped, {8 min}.',
      es: 'Raspa y lava {el shellfish} bajo el grifo, quita las barbas si las hay y descarta lo que esté roto o siga abierto al golpearlo, {8 min}.',
      fr: 'Gratter et laver {le shellfish} à l’eau courante, ébarber si besoin ; jeter les coquilles cassées et celles qui restent ouvertes quand on les tapote, {8 min}.',
    },
    {
      en: '[cream.cream? Heat {the fat+butter}|Heat {the fat}] in a large pan over a medium heat[ and soften {the meat+onion}, {5 min}].[ Stir in {the garlic+chilli+ginger+paste} for {1 min}, without colouring.]',
      es: '[cream.cream? Calienta {el fat+butter}|Calienta {el fat}] en una cazuela grande a fuego medio[ y rehoga {el meat+onion}, {5 min}].[ Añade {el garlic+chilli+ginger+paste} y remueve {1 min}, sin dejar que se dore.]',
      fr: '[cream.cream? Chauffer {le fat+butter}|Chauffer {le fat}] dans une grande cocotte à feu moyen[ et y faire revenir {le meat+onion}, {5 min}].[ Ajouter {le garlic+chilli+ginger+paste} et remuer {1 min} sans laisser colorer.]',
    },
    {
      en: '[Pour in {the wine} and let it boil for {2 min}.[ Add {the tomato+pulse+cream.coconut-milk} and let it bubble for [tomato? {4 min}|{1 min}].]|Add {the tomato+pulse+cream.coconut-milk} and let it bubble for [tomato? {4 min}|{1 min}].]',
      es: '[Vierte {el wine} y deja que hierva {2 min}.[ Añade {el tomato+pulse+cream.coconut-milk} y deja que borbotee [tomato? {4 min}|{1 min}].]|Añade {el tomato+pulse+cream.coconut-milk} y deja que borbotee [tomato? {4 min}|{1 min}].]',
      fr: '[Verser {le wine} et laisser bouillir {2 min}.[ Ajouter {le tomato+pulse+cream.coconut-milk} et laisser bouillonner [tomato? {4 min}|{1 min}].]|Ajouter {le tomato+pulse+cream.coconut-milk} et laisser bouillonner [tomato? {4 min}|{1 min}].]',
    },
    {
      en: 'Add {the shellfish+clam}, cover and cook over a high heat, shaking the pan now and then, until the shells open, {5 min}. Throw away any that stay shut.',
      es: 'Añade {el shellfish+clam}, tapa y cocina a fuego fuerte, moviendo la cazuela de vez en cuando, hasta que se abran las conchas, {5 min}. Tira las que queden cerradas.',
      fr: 'Ajouter {le shellfish+clam}, couvrir et cuire à feu vif en secouant de temps en temps, jusqu’à ce que les coquilles s’ouvrent, {5 min}. Jeter celles qui restent fermées.',
    },
    {
      en: 'Meanwhile, toast {the bread}, {3 min}.',
      es: 'Mientras tanto, tuesta {el bread}, {3 min}.',
      fr: 'Pendant ce temps, faire griller {le bread}, {3 min}.',
    },
    {
      en: 'Lift {the shellfish+clam} into a warm bowl with a slotted spoon and cover. Stir {the cream.cream} into the juices and boil until they thicken a little, {5 min}; pour over, leaving any grit at the bottom.',
      es: 'Pasa {el shellfish+clam} con una espumadera a una fuente caliente y tapa. Añade {el cream.cream} al jugo y deja que hierva hasta que espese un poco, {5 min}; viértelo por encima sin apurar el fondo.',
      fr: 'Retirer {le shellfish+clam} à l’écumoire dans un plat chaud et couvrir. Ajouter {le cream.cream} au jus et laisser bouillir jusqu’à ce qu’il épaississe un peu, {5 min} ; verser le jus par-dessus en laissant le dépôt au fond.',
    },
    {
      en: '[cream.cream? [Add {the herb+lemon+pepper}; taste before salting, as the juice is salty already.][ Serve with {the bread}.]|Off the heat, stir in {the herb+lemon+butter+pepper}; taste before salting, as the juice is salty already.[ Serve with {the bread}.]]',
      es: '[cream.cream? [Añade {el herb+lemon+pepper}; prueba antes de salar, porque el jugo ya es salado.][ Sirve con {el bread}.]|Fuera del fuego, incorpora {el herb+lemon+butter+pepper}; prueba antes de salar, porque el caldo ya es salado.[ Sirve con {el bread}.]]',
      fr: '[cream.cream? [Ajouter {le herb+lemon+pepper} ; goûter avant de saler, car le jus est déjà salé.][ Servir avec {le bread}.]|Hors du feu, incorporer {le herb+lemon+butter+pepper} ; goûter avant de saler, car le jus est déjà salé.[ Servir avec {le bread}.]]',
    },
  ],
};

export const SHELLFISH: readonly DishTemplate[] = [steamedShellfish];
