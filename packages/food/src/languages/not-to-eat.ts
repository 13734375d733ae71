import type { TextLanguage } from '../recipe.ts';

/** Names that begin or end like a food's and are none, or not safe to eat; "singular | plural" as in the larder. */
export const NOT_TO_EAT: Record<TextLanguage, readonly string[]> = {
  en: names(`
    rhubarb leaf, rhubarb leaves, tomato leaves, tomato plant, potato leaves, potato sprouts, potato plant, green potatoes,
    apricot kernels, apricot stones, peach pits, peach stones, cherry pits, cherry stones, plum stones, apple seeds, apple pips,
    avocado stone, avocado pit, avocado skin, castor beans, castor oil, bitter almonds, puffer fish, pufferfish, fugu, elderberry leaves,
    yew berries, holly berries, ivy berries, nightshade berries, laurel berries, snow berries, poke berries, cuckoo pint,
    death cap, death cap mushroom, fly agaric, fly agaric mushroom, destroying angel, jack o lantern mushroom, magic mushroom,
    magic mushrooms, poison mushroom, poison ivy, poison oak, horse chestnut, horse chestnuts, conker, conkers,
    cat food, dog food, fish food, bird food, bird seed, cat milk, cat litter, dog biscuit, dog biscuits, fish tank,
    baby oil, baby powder, baby wipes, bath salts, bath salt, epsom salts, epsom salt, smelling salts, linseed oil paint, teak oil,
    essential oil, engine oil, motor oil, fuel oil, lamp oil, baking paper, baking parchment, greaseproof paper, rice cooker,
    coffee machine, coffee maker, coffee grounds, coffee filter, tea towel, tea bag string, egg shell, egg shells, eggshell, eggshells,
    nut shells, nutshell, coconut shell, egg carton, egg box, milk carton, pepper spray, pepper mill, salt mill, bean bag, butter knife, butter dish,
    cheese grater, cheese knife, fish hook, bread bin, bread knife, wine glass, beer glass, fruit fly, fruit flies, fruit bowl,
    salad bowl, salad spinner, pizza cutter, pizza stone, pasta machine, candy cane pole, silver polish, window cleaner, oven cleaner,
    washing up liquid, dish soap, fabric softener, hand cream, face cream, sun cream, shaving cream, ice cream scoop, lip balm,
    shea butter, body butter, rubber plant, cheese plant, milk thistle, dry ice, potpourri, chewing gum, bubble gum, rock garden
  `),
  es: names(`
    hojas de ruibarbo, hoja de ruibarbo, hojas de tomate, hojas de patata, brotes de patata, patatas verdes, patata verde,
    huesos de albaricoque, hueso de aguacate, huesos de cereza, huesos de melocoton, semillas de manzana, pepitas de manzana,
    almendras amargas, almendra amarga, aceite de ricino, semillas de ricino, pez globo, bayas de tejo, bayas de acebo,
    castanas de indias, castana de indias, seta venenosa, setas venenosas, hongos magicos, setas magicas, amanita muscaria,
    comida para gatos, comida para perros, comida de gato, comida de perro, pienso, alpiste para pajaros, leche limpiadora,
    leche corporal, aceite corporal, aceite para bebes, aceite de motor, aceite esencial, sales de bano, sal de epsom,
    papel de horno, papel vegetal, cascara de huevo, cascaras de huevo, cascaras de nuez, crema solar, crema de manos,
    crema de afeitar, crema hidratante, manteca de karite, hielo seco, chicle, chicles, posos de cafe, cafetera, huevera
  `),
  fr: names(`
    feuilles de rhubarbe, feuille de rhubarbe, feuilles de tomate, feuilles de pomme de terre, germes de pomme de terre,
    noyaux d'abricot, noyau d'abricot, noyau d'avocat, noyaux de cerise, noyaux de pêche, pépins de pomme, amandes amères, amande amère,
    huile de ricin, graines de ricin, poisson globe, poisson-globe, baies d'if, baies de houx, marrons d'inde, marron d'inde,
    champignon vénéneux, champignons vénéneux, champignons hallucinogènes, amanite phalloïde, amanite tue-mouches,
    nourriture pour chat, nourriture pour chien, pâtée pour chat, pâtée pour chien, croquettes pour chat, croquettes pour chien,
    litière, huile de moteur, huile moteur, huile essentielle, huiles essentielles, huile de massage, huile pour bébé, sel de bain,
    sels de bain, sel d'epsom, papier cuisson, papier sulfurisé, coquille d'oeuf, coquilles d'oeuf, coquilles d'oeufs, coquille de noix,
    crème solaire, crème pour les mains, crème à raser, crème hydratante, beurre de karité, lait corporel, lait démaquillant,
    glace carbonique, chewing-gum, chewing-gums, moule à gâteau, moules à gâteau, moule à tarte, moules à tarte, moule à cake, moules à cake, moule à manqué, moule à muffins,
    moules à muffins, moules à tartelettes, couteau de cuisine, couteaux de cuisine, couteau d'office, coques de noix, coque de noix,
    marc de café, cafetière, liquide vaisselle
  `),
};

function names(list: string): string[] {
  return list.split(',').map((name) => name.trim().replaceAll(/\s+/g, ' '));
}
