import { GARLIC, HERBS, OIL, PEPPER, SALT, SIDE_SALAD, SOFT_HERBS, SOUR_FOR_SALAD } from '../common-slots.ts';
import type { DishTemplate, TextTemplate } from '../dish-template.ts';
import { BOILED_POTATO, BUTTER_OF_SIDE, SIDE_OR_RICE_WITHOUT_SAUCE } from '../side-dish.ts';
import { COOKING_OF_POTATO, COOKING_OF_SIDE } from '../side-steps.ts';

/** The step of a side with half of its butter, where the rest of it binds the sauce. */
const withHalfOfButter = ({ en, es, fr }: TextTemplate): TextTemplate => ({
  en: halved(en, 'half of {the spread}'),
  es: halved(es, 'la mitad {del spread}'),
  fr: halved(fr, 'la moitié {du spread}'),
});

function halved(text: string, half: string): string {
  return text.replace(/\[([^[\]]*)(\{\w+ spread\})([^[\]]*)\]/, `[spread? $1[cream? $2|${half}]$3]`);
}

/** Meat that is fried whole, with a sauce made in the same pan. */
const panSauce: DishTemplate = {
  id: 'pan-sauce',
  dishType: 'pan-fried',
  category: 'Meals',
  subcategories: ['Dinner', 'Lunch'],
  servings: 4,
  families: ['northern', 'mediterranean'],
  called: { en: 'pan-fried|with pan sauce', es: 'a la plancha con salsa|en salsa', fr: 'à la poêle|en sauce' },
  slots: {
    meat: { of: ['pan-meat', 'offal'], but: ['duck-breast'], least: 0 },
    duck: { of: ['pan-meat'], ids: ['duck-breast'], least: 0, notWith: ['pan-meat', 'offal'] },
    /** A steak stays whole, where other tender meat is cut into strips. */
    steak: {
      of: ['tender-meat'],
      ids: ['beef-steak'],
      least: 0,
      grams: 170,
      cut: 'whole',
      notWith: ['pan-meat', 'offal'],
    },
    shallot: {
      of: ['onion', 'spring-onion'],
      least: 0,
      or: ['shallot', 'onion'],
      proposed: ['shallot', 'onion'],
      grams: 30,
      cut: 'chop',
    },
    garlic: GARLIC,
    bacon: { of: ['bacon'], least: 0, grams: 20 },
    mushroom: { of: ['mushroom'], least: 0, grams: 90 },
    tomato: { of: ['tomato'], least: 0, grams: 80 },
    fruit: { of: ['berry', 'orchard-fruit', 'stone-fruit'], least: 0, grams: 50 },
    /** Dried fruit, or a jelly that melts. */
    sweet: {
      of: ['dried-fruit', 'jam'],
      ids: ['dried-fruit', 'cranberry-sauce', 'redcurrant-jelly'],
      least: 0,
      grams: 8,
    },
    wine: { of: ['wine'], least: 0, grams: 25 },
    vinegar: { of: ['vinegar'], least: 0, grams: 4, notWith: ['wine'] },
    briny: { of: ['briny'], least: 0, grams: 8 },
    stock: { of: ['gravy', 'gravy-powder', 'stock'], or: ['@stock'], grams: 60 },
    mustard: { of: ['mustard'], least: 0, grams: 4 },
    cream: { of: ['cream'], least: 0, grams: 25 },
    /** Melts into the sauce. */
    blue: { of: ['crumbly-cheese'], ids: ['blue-cheese'], least: 0, grams: 20 },
    woody: { of: ['herb', 'dried-herb'], but: SOFT_HERBS, least: 0 },
    herb: HERBS,
    boiled: BOILED_POTATO,
    side: SIDE_OR_RICE_WITHOUT_SAUCE,
    /** Half of it binds the sauce. */
    spread: { ...BUTTER_OF_SIDE, only: ['boiled', 'side'], unless: ['duck', 'butter'], grams: 9 },
    fresh: SIDE_SALAD,
    dressing: SOUR_FOR_SALAD,
    shaved: { of: ['hard-cheese'], least: 0, grams: 8, cut: 'shave', only: ['fresh'] },
    greens: {
      of: ['leafy', 'firm', 'tender', 'root'],
      but: ['courgette', 'aubergine', 'sweet-pepper', 'bean-sprout', 'okra', 'chicory', 'beetroot', 'plantain'],
      least: 0,
      most: 2,
      grams: 140,
    },
    /** No longer in the pan than the sauce takes. */
    courgette: { of: ['tender'], ids: ['courgette', 'sweet-pepper'], least: 0, grams: 140 },
    /** Duck gives its own. */
    fat: { ...OIL, grams: 8, unless: ['duck'] },
    /** Burns where meat is browned: it finishes the sauce. */
    butter: {
      of: ['butter'],
      least: 0,
      grams: 4,
      notWith: ['cream'],
      unless: ['spread'],
      proposed: ['butter', 'vegan-butter'],
    },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['meat', 'steak', 'duck'], least: 1 }],
  title: {
    en: 'Pan-fried {meat+steak+duck#1} with [{mushroom} sauce|[{fruit} sauce|[{blue} sauce|[mustard? mustard sauce|[{wine} sauce|[{cream} sauce|[{all sweet}|[{shallot} sauce|pan sauce]]]]]]]]',
    es: '{meat+steak+duck#1} a la sartén [con salsa {de mushroom}|[con salsa {de fruit}|[con salsa {de blue}|[mustard? con salsa de mostaza|[con salsa {de wine}|[con salsa {de cream}|[con {sweet}|[con salsa {de shallot}|en su jugo]]]]]]]]',
    fr: '{meat+steak+duck#1} à la poêle, [sauce {au mushroom}|[sauce {au fruit}|[sauce {au blue}|[mustard? sauce à la moutarde|[sauce {au wine}|[sauce {au cream}|[{au sweet}|[sauce {au shallot}|jus court]]]]]]]]',
  },
  description: {
    en: '{the meat+steak+duck#1} {=rests meat+steak+duck#1} while the sauce is made from what stays in the pan[. Serve with {all greens+courgette+boiled+side+fresh#2}].',
    es: '{el meat+steak+duck#1} {=reposa meat+steak+duck#1} mientras la salsa se hace con el fondo de la sartén[. Se sirve con {greens+courgette+boiled+side+fresh#2}].',
    fr: '{le meat+steak+duck#1} {=repose meat+steak+duck#1} pendant que la sauce se fait avec les sucs de la poêle[. À servir avec {du greens+courgette+boiled+side+fresh#2}].',
  },
  tip: {
    en: 'If the sauce reduces too far, a splash of water brings it back.',
    es: 'Si la salsa reduce demasiado, un chorrito de agua la recupera.',
    fr: 'Si la sauce réduit trop, un filet d’eau la rattrape.',
  },
  steps: [
    {
      en: 'Dry {the meat+steak} well and season with {the salt+pepper}. Fry in half of {the fat} in a wide, heavy pan over a medium-high heat, [steak? in two batches, ]turning once, until well browned outside[steak?  and still pink inside], [steak? {fry steak more 2 twice} in all|{fry meat}]. Lift out and leave to rest, loosely covered, while you make the sauce.',
      es: 'Seca bien {el meat+steak} y sazóna{=lo meat+steak} con {el salt+pepper}. Fríe{=lo meat+steak} en la mitad {del fat}, en una sartén ancha y pesada a fuego medio alto, [steak? en dos tandas y ]dando la vuelta una vez, hasta lograr una buena costra[steak? , con el centro aún rosado], [steak? {fry steak more 2 twice} en total|{fry meat}]. Aparta la carne en un plato y tápala sin ajustar: reposa mientras se hace la salsa.',
      fr: 'Bien sécher {le meat+steak} et {=l’ meat+steak}assaisonner {de salt+pepper}. Saisir la viande dans la moitié {du fat}, dans une grande poêle épaisse à feu assez vif, [steak? en deux fois et ]en la retournant une fois, jusqu’à belle coloration[steak? , le cœur encore rosé], [steak? {fry steak more 2 twice} en tout|{fry meat}]. Laisser reposer la viande sur une assiette, couverte sans serrer, pendant que se fait la sauce.',
    },
    {
      en: 'Score the skin of {the duck}, season with {the salt+pepper} and lay skin side down in a cold heavy pan. Cook over a medium heat until the fat runs and the skin is crisp, {10 min}, turn and cook until pink, {4 min}. Keep the fat, with a spoonful of it in the pan, and leave the meat to rest on a plate, skin side up, while you make the sauce.',
      es: 'Haz cortes en la piel {del duck}, sazóna{=lo duck} con {el salt+pepper} y colóca{=lo duck} en una sartén pesada y fría con la piel hacia abajo. Cocina a fuego medio hasta que suelte la grasa y la piel cruja, {10 min}. Da la vuelta {al duck} y cocina el otro lado sin que la carne deje de estar rosada por dentro, {4 min}. Pasa la grasa a un cuenco, salvo una cucharada, y deja reposar la carne en un plato, con la piel hacia arriba, mientras se hace la salsa.',
      fr: 'Inciser la peau {du duck}, {=l’ duck}assaisonner {de salt+pepper} et {=le duck} poser côté peau dans une poêle épaisse froide. Cuire à feu moyen jusqu’à ce que la graisse fonde et que la peau croustille, {10 min}, {=le duck} retourner et {=le duck} cuire en gardant la chair rosée, {4 min}. Verser la graisse dans un bol, sauf une cuillerée, et laisser reposer la viande sur une assiette, peau vers le haut, pendant que se fait la sauce.',
    },
    ...[...COOKING_OF_SIDE, COOKING_OF_POTATO].map(withHalfOfButter),
    {
      en: 'Meanwhile, bring a pan of salted water to the boil, {8 min}, [greens.lasting? cook {the greens.lasting} in it until tender, {simmer greens.lasting 10}[, then add {the greens.passing+greens.leafy} for {simmer greens.passing+greens.leafy 3}]|cook {the greens} in it until just tender, {simmer greens 4}], and drain.',
      es: 'Mientras tanto, pon a hervir una olla de agua con sal, {8 min}, [greens.lasting? cuece en ella {el greens.lasting} hasta que {=tierno greens.lasting}, {simmer greens.lasting 10}[, añade {el greens.passing+greens.leafy} {simmer greens.passing+greens.leafy 3}]|cuece en ella {el greens} hasta que {=tierno greens}, {simmer greens 4}], y escúrre{=lo greens}.',
      fr: 'Pendant ce temps, porter une casserole d’eau salée à ébullition, {8 min}, [greens.lasting? y cuire {le greens.lasting} jusqu’à ce {=tendre greens.lasting}, {simmer greens.lasting 10}[, ajouter {le greens.passing+greens.leafy} pour {simmer greens.passing+greens.leafy 3}]|y cuire {le greens} juste à point, {simmer greens 4}], et {=l’ greens}égoutter.',
    },
    {
      en: 'Soften {the bacon+shallot+garlic+mushroom+tomato+fruit.orchard-fruit,stone-fruit+woody} in [duck? the duck fat[ and {the fat}]|the rest of {the fat}] in the same pan, scraping the bottom, [mushroom? until their water has gone and they brown, {fry mushroom 8}|[fruit.orchard-fruit,stone-fruit? {6 min}|{4 min}]].',
      es: 'Rehoga {el bacon+shallot+garlic+mushroom+tomato+fruit.orchard-fruit,stone-fruit+woody} en [duck? la grasa del pato[ y {el fat}]|el resto {del fat}], en la misma sartén, raspando el fondo, [mushroom? hasta que se evapore el agua y {=tome mushroom} color, {fry mushroom 8}|[fruit.orchard-fruit,stone-fruit? {6 min}|{4 min}]].',
      fr: 'Faire fondre {le bacon+shallot+garlic+mushroom+tomato+fruit.orchard-fruit,stone-fruit+woody} dans [duck? la graisse du canard[ et {le fat}]|le reste {du fat}], dans la même poêle, en grattant le fond, [mushroom? jusqu’à ce que l’eau s’évapore et {=doré mushroom}, {fry mushroom 8}|[fruit.orchard-fruit,stone-fruit? {6 min}|{4 min}]].',
    },
    {
      en: '[Add {the wine} and let it bubble, {2 min}. ][stock.gravy-powder? Sprinkle in {the stock}, pour in 300 ml of water|Pour in {the stock}][ with {the fruit.berry+sweet+vinegar+briny}] and reduce by half, {5 min}.',
      es: '[Añade {el wine} y deja que burbujee, {2 min}. ][stock.gravy-powder? Espolvorea {el stock}, vierte 300 ml de agua|Vierte {el stock}][ con {el fruit.berry+sweet+vinegar+briny}] y reduce a la mitad, {5 min}.',
      fr: '[Ajouter {le wine} et laisser bouillonner, {2 min}. ][stock.gravy-powder? Parsemer {de stock}, verser 300 ml d’eau|Verser {le stock}][ avec {le fruit.berry+sweet+vinegar+briny}] et laisser réduire de moitié, {5 min}.',
    },
    {
      en: 'Meanwhile, fry {the courgette} in [a little of {the fat}|a little of the duck fat] in a second pan over a medium-high heat until golden, {fry courgette 6}.',
      es: 'Mientras, saltea {el courgette} con un poco [{de fat}|de la grasa del pato] en otra sartén a fuego medio alto hasta que {=dorado courgette}, {fry courgette 6}.',
      fr: 'Pendant ce temps, faire dorer {le courgette} avec un peu [{de fat}|de graisse du canard] dans une seconde poêle à feu assez vif, {fry courgette 6}.',
    },
    {
      en: '[Whisk in {the mustard+cream+blue} and simmer until the sauce coats a spoon, {2 min}. ][cream? |[Off the heat, swirl in [{the butter}|the rest of {the spread}]. ]]Stir in the juices from the plate and taste. [duck? Slice {the duck} thickly and pour the sauce around it, so that the skin stays crisp|Spoon the sauce over {the meat+steak}].',
      es: '[Incorpora {el mustard+cream+blue} y cuece hasta que la salsa cubra una cuchara, {2 min}. ][cream? |[Fuera del fuego, liga con [{el butter}|el resto {del spread}]. ]]Añade el jugo del plato y prueba. [duck? Corta {el duck} en lonchas gruesas y reparte la salsa alrededor, para que la piel siga crujiente|Reparte la salsa sobre {el meat+steak}].',
      fr: '[Incorporer {le mustard+cream+blue} et laisser épaissir jusqu’à ce que la sauce nappe une cuillère, {2 min}. ][cream? |[Hors du feu, monter avec [{le butter}|le reste {du spread}]. ]]Ajouter le jus rendu par la viande et goûter. [duck? Trancher {le duck} et verser la sauce autour, pour garder la peau croustillante|Napper {le meat+steak} de sauce].',
    },
    {
      en: '[duck? [Turn {the boiled+side.potato} in a spoonful of the duck fat. ]][Serve with {the boiled+side+greens+courgette+fresh}[fresh? , dressed with a little oil[, {the dressing}][shaved? , salt and {the shaved}| and salt]]. ][Scatter with {the herb}.]',
      es: '[duck? [Mezcla {el boiled+side.potato} con una cucharada de la grasa del pato. ]][Sirve con {el boiled+side+greens+courgette+fresh}[fresh? , {=aliñado fresh} con un poco de aceite[, {el dressing}][shaved? , sal y {el shaved}| y sal]]. ][Espolvorea con {el herb}.]',
      fr: '[duck? [Enrober {le boiled+side.potato} d’une cuillerée de la graisse du canard. ]][Servir avec {le boiled+side+greens+courgette+fresh}[fresh? , {=assaisonné fresh} d’un peu d’huile[, {de dressing}][shaved? , de sel et {de shaved}| et de sel]]. ][Parsemer {de herb}.]',
    },
  ],
};

/** Mash that is shaped and fried, to use it up. */
const potatoCakes: DishTemplate = {
  id: 'potato-cakes',
  dishType: 'fritters',
  category: 'Meals',
  subcategories: ['Lunch', 'Breakfast', 'Dinner'],
  servings: 4,
  families: ['northern', 'mediterranean'],
  called: { en: 'potato cakes|fishcakes', es: 'tortitas de patata', fr: 'galettes de pommes de terre' },
  slots: {
    mash: { of: ['mash'], named: ['mashed-potato'] },
    fish: {
      of: ['tinned-fish', 'smoked-fish', 'fish-fillet'],
      least: 0,
      grams: 50,
      notWith: ['ham', 'cooked-meat', 'melting-cheese'],
    },
    extra: { of: ['ham', 'cooked-meat', 'melting-cheese'], least: 0, most: 2, grams: 50 },
    veg: { of: ['spring-onion', 'leafy'], but: ['pak-choi'], least: 0, most: 2, grams: 50, cut: 'chop' },
    egg: { of: ['egg'], least: 0, or: ['egg'], grams: 25 },
    flour: { of: ['flour'], or: ['plain-flour', 'gluten-free-flour'], grams: 15 },
    herb: HERBS,
    lemon: { of: ['sour'], least: 0, cut: 'wedges' },
    fat: { of: ['oil', 'butter'], or: ['sunflower-oil'], grams: 11 },
    salt: SALT,
    pepper: PEPPER,
  },
  needs: [{ of: ['mash'], least: 1 }],
  title: {
    en: 'Potato cakes[ with {all fish+extra+veg#2}]',
    es: 'Tortitas de patata[ con {fish+extra+veg#2}]',
    fr: 'Galettes de pommes de terre[ {au fish+extra+veg#2}]',
  },
  description: {
    en: '[fish.tinned-fish? {the fish.tinned-fish} {=keeps fish.tinned-fish} the cakes juicy under a crisp crust|[extra.ham,cooked-meat? {the extra.ham,cooked-meat} {=brings extra.ham,cooked-meat} small salty bites to the soft middle|[veg.spring-onion? {the veg.spring-onion} {=wakes veg.spring-onion} up the mild mash|These cakes are crisp and golden outside and soft as mash inside]]].',
    es: '[fish.tinned-fish? {el fish.tinned-fish} {=da fish.tinned-fish} jugo a las tortitas bajo la costra|[extra.ham,cooked-meat? {el extra.ham,cooked-meat} {=pone extra.ham,cooked-meat} bocaditos salados en el centro blando|[veg.spring-onion? {el veg.spring-onion} {=anima veg.spring-onion} la suavidad del puré|Estas tortitas quedan crujientes y doradas por fuera, y blandas como un puré por dentro]]].',
    fr: '[fish.tinned-fish? {le fish.tinned-fish} {=garde fish.tinned-fish} le cœur juteux sous la croûte|[extra.ham,cooked-meat? {le extra.ham,cooked-meat} {=apporte extra.ham,cooked-meat} de petites bouchées salées au cœur fondant|[veg.spring-onion? {le veg.spring-onion} {=réveille veg.spring-onion} la douceur de la purée|Ces palets sont croustillants et dorés dehors, moelleux comme une purée dedans]]].',
  },
  steps: [
    {
      en: 'Wilt {the veg.leafy} with a splash of water in a wide frying pan over a medium-high heat, {fry veg.leafy more 1}. Drain and press out the water.',
      es: 'Echa {el veg.leafy} con un chorrito de agua en una sartén ancha y remueve a fuego medio alto hasta que {=mengüe veg.leafy}, {fry veg.leafy more 1}. Escúrre{=lo veg.leafy} apretando bien.',
      fr: 'Faire tomber {le veg.leafy} avec un filet d’eau dans une grande poêle à feu assez vif, {fry veg.leafy more 1}. Égoutter {le veg.leafy} en pressant bien.',
    },
    {
      en: 'Simmer {the fish.fish-fillet} gently in salted water until cooked through, {5 min}; drain and flake.',
      es: 'Cuece {el fish.fish-fillet} a fuego suave en agua con sal hasta que el centro esté hecho, {5 min}; escúrre{=lo fish.fish-fillet} y desmenúza{=lo fish.fish-fillet}.',
      fr: 'Pocher {le fish.fish-fillet} à l’eau salée frémissante, {5 min} ; {=l’ fish.fish-fillet}égoutter et {=l’ fish.fish-fillet}émietter.',
    },
    {
      en: 'Mix {the mash} with {the fish+extra+veg+egg+herb+salt+pepper}, plus half of {the flour}, {4 min}.',
      es: 'Mezcla {el mash} con {el fish+extra+veg+egg+herb+salt+pepper}, más la mitad {del flour}, {4 min}.',
      fr: 'Mélanger {le mash} avec {le fish+extra+veg+egg+herb+salt+pepper}, plus la moitié {du flour}, {4 min}.',
    },
    {
      en: 'Shape into eight flat rounds, dust with the rest of {the flour} and chill in the fridge until firm, {15 min}.',
      es: 'Forma ocho tortitas, pásalas por el resto {del flour} y enfríalas en la nevera hasta que tengan cuerpo, {15 min}.',
      fr: 'Façonner huit galettes, les passer dans le reste {du flour} et les mettre au frais pour les raffermir, {15 min}.',
    },
    {
      en: 'Fry in {the fat} in a wide frying pan over a medium heat, turning once, until deep golden outside and steaming hot in the middle, {8 min}.[ Serve with {the lemon}.]',
      es: 'Fríelas en {el fat}, en una sartén ancha a fuego medio, dando la vuelta una vez, hasta que se doren bien y humeen por dentro, {8 min}.[ Sirve con {el lemon}.]',
      fr: 'Cuire les galettes dans {le fat}, dans une grande poêle à feu moyen, en les retournant une fois, jusqu’à ce qu’elles soient bien dorées et fumantes à cœur, {8 min}.[ Servir avec {le lemon}.]',
    },
  ],
};

export const PAN_SAUCE_DISHES: readonly DishTemplate[] = [panSauce, potatoCakes];
