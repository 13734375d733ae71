import type { AllergenNames } from './allergen-names.ts';

/** French names that public allergen lists give, by what they bear, and names that only sound like it. */
export const french: AllergenNames = {
  bearing: {
    Gluten: `
      farine de blé, orge, orge perlé, orge mondé, farine d'orge, malt d'orge, extrait de malt, seigle,
      farine de seigle, pain de seigle, épeautre, farine d'épeautre, petit épeautre, avoine, flocons d'avoine,
      son d'avoine, farine d'avoine, seitan, gluten de blé, couscous, semoule, semoule de blé, boulgour, boulghour,
      blé dur, kamut, triticale, freekeh, chapelure, panko, croûtons, bière, bière blonde, bière brune, bière blanche,
      baguette, ciabatta, focaccia, pain de mie, pain pita, pâte filo, feuilles de brick, pâte feuilletée,
      pâte brisée, pâte sablée, udon, nouilles ramen, spaghettis, macaronis, feuilles de lasagne, petits-beurre,
      son de blé, muesli, sauce soja, pain complet, pain de campagne, biscottes, nouilles udon, pâte à pizza,
      crackers, malt, farine de kamut, pain d'épeautre, pain noir, boisson à l'avoine, lait d'avoine, granola,
      bière ambrée, panaché, levure de bière, vinaigre de malt, farine de malt, pumpernickel, flocons de seigle,
      flocons d'orge, gros flocons d'avoine, pâtes, pain,
      blé khorasan, engrain, sirop de malt, protéines de blé, amidon de blé, germe de blé, semoule fine, frik,
      blé tendre, ebly, pain d'épices, brioche, croissants, feuilles de filo, coquillettes, vermicelles, pâtes
      fraîches, gnocchis, quenelles, biscuits à la cuillère, spéculoos, galette de blé, pâte à crêpes, beignets,
      tempura, levain de blé, pain au levain, pain burger, pain naan, pain viennois, pain azyme, pain grillé,
      tartines suédoises, gressins, céréales au blé, farine de blé complet, farine bise, farine d'engrain,
      farine de gruau, semoule complète, semoule d'orge, blé précuit, blé concassé, pilpil, pâtes complètes,
      farfalles, penne, linguine, tagliatelles, lasagnes, cannelloni, ravioles, raviolis, tortellinis, crozets,
      fregola, nouilles aux œufs, feuilles à wonton, feuilles de raviole, pâte à raviolis, pâte à tarte, pâte à
      pain, pâte à brioche, pâte à gyoza, fonds de tarte, vol-au-vent, galettes bretonnes biscuits, sablés,
      cookies, gaufrettes, cornets de glace, levure de bière avec orge, bière d'abbaye, whisky au malt d'orge,
      café d'orge, malt torréfié, chapelure japonaise, farine à pain, farine fluide, crêpes dentelle, gavottes,
      mouillettes de pain,
      farine, biscuits, petits beurres
    `,
    Dairy: `
      lait, lait entier, lait demi-écrémé, lait écrémé, lait cru, lait de vache, lait de chèvre, lait de brebis,
      lait sans lactose, lait en poudre, lait concentré, lait concentré sucré, lait ribot, babeurre, beurre,
      beurre doux, beurre demi-sel, beurre salé, beurre clarifié, ghee, beurre fondu, crème, crème fraîche,
      crème fraîche épaisse, crème liquide, crème entière, crème fleurette, crème fouettée, crème aigre,
      crème chantilly, crème épaisse, yaourt, yaourt nature, yaourt grec, yaourt à la grecque, kéfir, fromage blanc,
      faisselle, petit-suisse, petits-suisses, skyr, fromage, fromage râpé, gruyère, gruyère râpé, emmental,
      emmental râpé, comté, beaufort, cantal, reblochon, raclette, morbier, brie, camembert, roquefort,
      bleu d'Auvergne, fourme d'Ambert, fromage de chèvre, bûche de chèvre, crottin de chèvre, parmesan, pecorino,
      mozzarella, burrata, feta, ricotta, mascarpone, gorgonzola, cheddar, fromage frais, halloumi, mimolette,
      munster, saint-nectaire, tomme, lactosérum, petit-lait, caséine, caséinate de sodium, lactose,
      protéines de lait, poudre de lait, confiture de lait, glace à la vanille, glace, chocolat au lait,
      chocolat blanc, sauce béchamel, béchamel, crème de whisky, brousse, lait frais, lait UHT, lait tiède,
      lait chaud, lait battu, lait lait fermenté, lait concentré non sucré, lait de bufflonne, crème 30 %,
      crème légère, crème semi-épaisse, crème double, crème crue, crème UHT, crème à fouetter, crème montée,
      crème d'Isigny, beurre pommade, beurre noisette, beurre mou, beurre froid, beurre aux herbes, beurre d'Isigny,
      beurre AOP, beurre allégé, beurre de cuisine, yaourt à la vanille, yaourt brassé, yaourt bulgare, yaourts,
      yogourt, yogourt grec, fromage à tartiner, fromage ail et fines herbes, Boursin, Saint Môret, Philadelphia,
      Kiri, Vache qui rit, fromage à raclette, fromage de brebis, ossau-iraty, tomme de Savoie, abondance, laguiole,
      salers, pont-l'évêque, livarot, maroilles, époisses, chaource, coulommiers, neufchâtel, bleu, bleu de Bresse,
      fourme, gouda, edam, maasdam, provolone, pecorino romano, grana padano, parmesan râpé, mozzarella di bufala,
      boules de mozzarella, mozzarella râpée, scamorza, stracciatella, brocciu, cottage cheese, chèvre frais, chèvre,
      Sainte-Maure, cabécou, rocamadour, crème glacée, crème dessert, crème pâtissière, crème brûlée, riz au lait,
      flan, panna cotta, ganache, caramel au beurre salé, sauce mornay, lactosérum en poudre, lactoprotéines,
      caséinates, lactalbumine, poudre de lactosérum, matière grasse laitière, pépites de chocolat au lait,
      dulce de leche, labneh, kefir, lassi, petit suisse, fromage fondu, fromage bleu, fromage de Hollande, fêta,
      protéines de lactosérum, caséinate de calcium, lait écrémé en poudre, lait fermenté, chantilly, crème
      anglaise, lait caillé, crottin de Chavignol, paneer, glace vanille, lait d'ânesse, babeurre en poudre,
      beurre de baratte, crème de Bresse, crème de lait, brie de Meaux, brillat-savarin, saint-marcellin,
      saint-félicien, picodon, pélardon, valençay, brebis des Pyrénées, vacherin, mont d'or, édam, Saint-Môret,
      flan pâtissier, protéines laitières, perméat de lactosérum, solides de lait, graisse de beurre anhydre,
      lactosérum doux, raïta,
      petits suisses
    `,
    Nuts: `
      amande, amandes, amandes effilées, amandes entières, amandes mondées, poudre d'amandes, amandes en poudre,
      farine d'amande, lait d'amande, purée d'amandes, pâte d'amandes, massepain, frangipane, praliné, pralin,
      gianduja, noisette, noisettes, noisettes concassées, poudre de noisettes, noisettes en poudre,
      purée de noisettes, huile de noisette, pâte à tartiner aux noisettes, Nutella, noix, noix de Grenoble,
      cerneaux de noix, noix concassées, huile de noix, noix de cajou, purée de noix de cajou, noix de pécan, pécans,
      noix du Brésil, pistache, pistaches, pistaches décortiquées, pâte de pistache, noix de macadamia,
      fruits à coque, mélange de noix, nougat, nougatine, sirop d'orgeat, pesto, calissons, baklava,
      liqueur de noisette, vin de noix, amandes grillées, amandes hachées, amandes émondées, amandes pilées,
      amandes caramélisées, pâte d'amande, purée d'amande, purée d'amande blanche, lait d'amandes, boisson à l'amande,
      noisettes grillées, noisettes entières, purée de noisette, pâte de noisette, praliné noisette, lait de noisette,
      noix hachées, cerneaux de noix de Grenoble, noix de pecan, noix de Pékan, noix de macadamia grillées,
      noix de cajou grillées, noix de cajou non salées, crème de cajou, pistaches non salées, pistaches concassées,
      pistaches émondées, poudre de pistaches, pâte à la pistache, pesto alla genovese, pesto vert, pesto rosso,
      pâte à tartiner, dragées, nougat de Montélimar, pralines roses, pralines, macarons, financiers,
      fruits secs à coque, orgeat,
      boisson aux amandes, dukkah, noix du Queensland, amandes concassées, farine d'amandes, crème d'amandes,
      noisettes torréfiées, pâte de noisettes, lait de noisettes, beurre de noisettes, noix fraîches, cajou,
      pécan, noix pécan, noix d'Amazonie, pistaches hachées, macadamia, pralinoise, gianduja noisette, croquants
      aux amandes, tuiles aux amandes, turrón, touron, mélange de fruits secs à coque, noix de pécan
      caramélisées, visitandines
    `,
    Eggs: `
      œuf, œufs, oeuf, oeufs, œufs battus, œufs bio, gros œufs, blanc d'œuf, blancs d'œufs, jaune d'œuf,
      jaunes d'œufs, jaune d'oeuf, blancs d'oeufs, œufs de caille, œuf de cane, œuf en poudre, blanc d'œuf en poudre,
      meringue, meringues, mayonnaise, aïoli, sauce hollandaise, sauce béarnaise, sauce tartare, pâtes aux œufs,
      pâtes fraîches aux œufs, nouilles aux œufs, crème anglaise, œuf dur, œufs durs, œufs brouillés, œuf poché,
      œuf au plat, omelette, albumine, ovalbumine, lait de poule, lemon curd, œuf entier, œuf pasteurisé,
      biscuits à la cuillère, boudoirs, sauce gribiche, rémoulade, œuf mollet, advocaat, œuf frais, œufs frais,
      œufs entiers, œufs de poule, œufs plein air, petits œufs, œuf moyen, œufs à la coque, œufs mollets,
      œufs au plat, œufs en neige, blancs en neige, blancs d'œufs montés, blanc d’œuf battu, jaune d'œuf battu, mayo,
      mayonnaise maison, mayonnaise allégée, sauce aïoli, sauce cocktail, sauce rémoulade, céleri rémoulade,
      crème pâtissière, crème caramel, îles flottantes, sabayon, pâtes à l'œuf, tagliatelles aux œufs, génoise,
      quiche, flan pâtissier, meringue italienne, ovoproduits, lysozyme, œufs d'oie, œufs de canard,
      tortilla espagnole, gaufres liégeoises,
      albumine d'œuf, ovomucoïde, poudre d'œuf, œuf entier en poudre, béarnaise, île flottante, crème brûlée,
      brioche, quiche lorraine, dorure à l'œuf, œufs extra-frais, œufs mimosa, œufs liquides pasteurisés, œufs
      de cane, lécithine d'œuf, sauce mousseline, sauce césar, spätzle, financiers aux blancs d'œufs, macarons,
      pâte à choux, chouquettes, profiteroles, crème renversée, œufs au lait, flan aux œufs, clafoutis, far
      breton, quatre-quarts, madeleines, cannelés, pain perdu, crêpes, gaufres
    `,
    Soy: `
      soja, graines de soja, fèves de soja, haricots de soja, tofu, tofu ferme, tofu soyeux, tofu fumé, tempeh,
      edamame, édamame, miso, pâte de miso, miso blanc, miso rouge, miso brun, sauce soja, sauce soja sucrée,
      sauce soja claire, sauce soja foncée, sauce de soja, tamari, lait de soja, boisson au soja, farine de soja,
      lécithine de soja, natto, protéines de soja texturées, protéine de soja, crème de soja, yaourt au soja,
      yaourt de soja, okara, yuba, sauce teriyaki, sauce hoisin, gochujang, doenjang, soupe miso, haché de soja,
      soja texturé, tofu nature, tofu mariné, tofu aux herbes, tofu lactofermenté, soja jaune, soja noir,
      huile de soja, dessert au soja, crème soja, crème de soja cuisine, yaourt végétal au soja, sauce soja salée,
      sauce soja japonaise, sauce soja allégée en sel, shoyu, tonyu, protéines de soja, PST,
      lécithine de soja en poudre, miso d'orge, miso de riz, fèves d'edamame, hachis de soja, sauce tamari,
      farine de graines de soja,
      graines de soja jaune, steak de soja, tempeh nature, sauce ponzu, crème soja cuisine, fromage de soja,
      farine de soja torréfiée, kinako, lécithine de soya, lait de soya
    `,
    Fish: `
      poisson, poisson blanc, filets de poisson, saumon, saumon fumé, pavé de saumon, pavés de saumon, thon,
      thon en boîte, thon au naturel, thon à l'huile, thon germon, cabillaud, dos de cabillaud, morue, morue dessalée,
      merlu, colin, colin d'Alaska, lieu noir, lieu jaune, merlan, maquereau, maquereaux, sardine, sardines,
      sardines à l'huile, anchois, filets d'anchois, crème d'anchois, truite, truite fumée, bar, loup de mer, daurade,
      dorade, lotte, queue de lotte, sole, limande, turbot, barbue, saint-pierre, espadon, églefin, haddock, flétan,
      tilapia, panga, perche, sandre, brochet, carpe, hareng, harengs fumés, rollmops, anguille, raie, aile de raie,
      rouget, rougets, éperlans, rascasse, caviar, œufs de saumon, œufs de lump, tarama, poutargue, sauce poisson,
      nuoc-mâm, nam pla, fumet de poisson, sauce Worcestershire, sauce César, surimi, bâtonnets de surimi, dashi,
      bonite séchée, poisson pané, brandade, brandade de morue, soupe de poisson, gélatine de poisson, katsuobushi,
      filet de poisson, pavé de poisson, poissons de roche, bar entier, filets de bar, loup, dos de lieu,
      filet de lieu noir, colin d'alaska, filets de cabillaud, cabillaud frais, morue salée, morue fraîche, aiglefin,
      haddock fumé, lingue, grenadier, sabre, hoki, perche du Nil, filets de perche, omble chevalier, féra, corégone,
      truite saumonée, truite de mer, saumon frais, saumon cru, dés de saumon, rillettes de saumon, rillettes de thon,
      œufs de truite, œufs de cabillaud, œufs de poisson, thon rouge, thon blanc, thon albacore, steak de thon,
      miettes de thon, maquereaux fumés, filets de maquereau, maquereaux au vin blanc, sardines fraîches,
      filets de sardines, anchois à l'huile, anchois au sel, anchois frais, anchoïade, rouget barbet, rouget-barbet,
      filets de rouget, rouget grondin, grondin, dorade royale, daurade grise, pageot, sar, mulet, congre, murène,
      roussette, saumonette, aiguillat, requin, lotte de mer, baudroie, joues de lotte, carrelet, plie, limande-sole,
      filets de sole, cardine, flet, turbotin, saint pierre, espadon fumé, mérou, vivaneau, mahi-mahi,
      dorade coryphène, bonite, thonine, silure, tanche, gardon, anguille fumée, civelles, pibales, esturgeon, sprat,
      sprats, harengs, harengs saurs, hareng fumé, kipper, stockfish, merluche, bâtonnets de poisson, poissons panés,
      quenelles de brochet, mousse de saumon, nuoc mam, sauce nuoc-mâm, sauce de poisson, pâte d'anchois, garum,
      bouillon de poisson, fumet, bouillabaisse, acras de morue, surimis, miettes de surimi, huile de foie de morue,
      pissalat, boutargue, bâtonnets de crabe, court-bouillon de poisson, stockfisch, ichtyocolle, hareng saur,
      julienne poisson, vive, chinchard, pangasius, tacaud, grenadier poisson, friture d'éperlans, beurre
      d'anchois, colatura, foie de morue, ventrèche de thon, harengs marinés, accras de morue, soupe de roche,
      fond de poisson, dashi en poudre, sauce nuoc mam, tamasauce worcestershire,
      lieu
    `,
    Shellfish: `
      crevette, crevettes, crevettes roses, crevettes grises, crevettes décortiquées, crevettes cuites,
      crevettes crues, grosses crevettes, gambas, crevettes séchées, pâte de crevettes, chips de crevettes, crabe,
      chair de crabe, miettes de crabe, tourteau, araignée de mer, étrilles, homard, queue de homard,
      bisque de homard, langouste, queues de langouste, langoustine, langoustines, écrevisse, écrevisses,
      queues d'écrevisses, krill, pouces-pieds, crustacés, fumet de crustacés, crabe royal, bouquets roses,
      crevettes surgelées, crevettes tigrées, crevettes entières, queues de crevettes, crevette grise, gambas crues,
      gambas surgelées, grosses gambas, scampis, scampi, langoustines crues, queues de langoustines, homard breton,
      homard européen, demi-homard, chair de homard, pinces de crabe, crabe en boîte, chair de tourteau,
      crabe dormeur, étrille, cigale de mer, écrevisses cuites, queues d'écrevisse, bisque de crevettes,
      bisque d'étrilles, beurre d'écrevisse, carapaces de crevettes, fruits de mer crustacés, crustacé, galathée,
      crevettes bio,
      huile de krill, cigales de mer, beurre d'écrevisses, bouquets crevettes, queue de langouste, pinces de
      homard, crabe mou, bisque, fond de crustacés, sauce américaine au homard, poudre de crevettes, pâte de
      crevette
    `,
    Wheat: `
      blé, farine, farine de blé, farine T45, farine T55, farine T65, farine complète, farine blanche,
      farine à gâteau, farine à pain, semoule, semoule de blé, semoule fine, couscous, boulgour, blé dur,
      blé concassé, seitan, gluten de blé, son de blé, germe de blé, amidon de blé, pain, pain de mie, pain rassis,
      mie de pain, pain de campagne, pain burger, pains à burger, pain pita, baguette, chapelure, panko, croûtons,
      tortillas de blé, galettes de blé, pâte feuilletée, pâte brisée, pâte sablée, pâte à pizza, pâte filo,
      feuilles de brick, pâtes, spaghettis, tagliatelles, macaronis, penne, coquillettes, lasagnes,
      feuilles de lasagne, raviolis, ravioles, tortellinis, vermicelles, nouilles aux œufs, croissant, croissants,
      brioche, biscuits à la cuillère, boudoirs, petits-beurre, spéculoos, biscottes, sauce soja, pain naan, gaufres,
      farine fluide, farine de froment, farine T80, farine T150, farine type 55, farine blanche tamisée, farine bise,
      farine de gruau, froment, semoule de couscous, semoule moyenne, graine de couscous, pâtes fraîches,
      tagliatelles fraîches, linguine, fettuccine, rigatoni, farfalle, fusilli, conchiglie, gnocchis, cannellonis,
      cheveux d'ange, nouilles instantanées, petits pains, pain au lait, pain blanc, pain baguette, pain sec,
      pain grillé, tranches de pain, pain azyme, pain polaire, pains hot-dog, pains à hot-dog, muffins anglais,
      bagels, fougasse, gressins, crackers, biscuits secs, biscuits, sablés, palets bretons, madeleines, cake,
      génoise, crêpes, pancakes, beignets, chouquettes, pâte à choux, pâte à tarte, fond de tarte, feuille de brick,
      feuilles filo, pâte à pain, pâte à brioche, pain pita complet, bretzels, céréales de blé, viennoiseries,
      pain de mie complet, biscuits spéculoos, langues de chat, cigarettes russes, gaufrettes, feuilles de wonton,
      pâte à raviolis,
      pain complet, kamut, nouilles udon, ramen, gruau de blé, farine à gâteaux, farine pâtissière, farine de
      blé bio, farine avec levure incorporée, semoule extra-fine, pain aux céréales, pain brioché, galettes
      wraps, nouilles de blé, vermicelles de blé, langues d'oiseau, petites pâtes, alphabet pâtes, coudes rayés,
      fusillis, pains au chocolat, biscuits roses de Reims, thé brun biscuits, croûtons aillés, farine de blé
      tendre, blé en grains
    `,
    Peanuts: `
      cacahuète, cacahuètes, cacahuètes grillées, cacahuètes salées, cacahuètes non salées, cacahuètes concassées,
      cacahuètes décortiquées, beurre de cacahuète, beurre de cacahuètes, beurre d'arachide, arachide, arachides,
      huile d'arachide, pâte d'arachide, farine d'arachide, sauce satay, sauce cacahuète, sauce arachide,
      purée de cacahuètes, poudre de cacahuète, cacahouètes, cacahuètes non grillées, cacahuètes nature,
      cacahuètes enrobées, cacahuètes hachées, cacahuètes pilées, beurre de cacahuètes crémeux,
      beurre de cacahuète crunchy, beurre d'arachides, pâte de cacahuète, arachides grillées, arachides non salées,
      huile d’arachides, farine de cacahuète, sauce aux cacahuètes, sauce aux arachides, poudre d'arachide,
      sauce saté, pralines de cacahuètes, mafé, pistaches de terre, beurre de cacahouète, purée de cacahuète,
      huile d'arachides, cacahuètes caramélisées
    `,
    Sesame: `
      sésame, graines de sésame, graines de sésame grillées, graines de sésame noir, sésame noir, sésame blanc,
      sésame doré, huile de sésame, huile de sésame grillé, tahini, tahin, tahiné, purée de sésame, crème de sésame,
      houmous, halva, gomasio, zaatar, baba ganoush, pâte de sésame, graine de sésame, graines de sésame blond,
      sésame blond, sésame grillé, sésame torréfié, sésame moulu, huile de sésame toasté, huile de sésame vierge,
      tahin blanc, pâte de sésame noire, purée de sésame complet, crème de sésame noir, hoummous,
      houmous de pois chiches, humus, za'atar, gomashio, barres de sésame, caviar d'aubergine au tahini,
      gressins au sésame, halwa,
      baba ganousch, sésame complet, tahini blanc, sauce au sésame, pain au sésame
    `,
    Mustard: `
      moutarde, moutarde de Dijon, moutarde à l'ancienne, moutarde forte, moutarde douce, moutarde en poudre,
      moutarde en grains, graines de moutarde, graines de moutarde noire, graines de moutarde jaune, moutarde jaune,
      moutarde américaine, moutarde anglaise, moutarde au miel, huile de moutarde, sauce moutarde,
      feuilles de moutarde, moutarde de Meaux, moutarde fine, moutarde Dijon, moutarde extra-forte, moutarde mi-forte,
      moutarde blanche, moutarde noire, grains de moutarde, graine de moutarde, moutarde aux grains entiers,
      farine de moutarde, moutarde à l’estragon, moutarde violette, moutarde aux herbes, vinaigrette à la moutarde,
      savora, moutarde allemande, piccalilli,
      moutarde brune, poudre de moutarde, moutarde noire graines, Savora
    `,
    Celery: `
      céleri, céleri branche, céleri-branche, branche de céleri, branches de céleri, céleri en branches, céleri-rave,
      céleri rave, sel de céleri, graines de céleri, feuilles de céleri, cœur de céleri, céleri rémoulade,
      jus de céleri, poudre de céleri, boule de céleri, branche céleri, tige de céleri, tiges de céleri,
      côtes de céleri, côte de céleri, céleri en branche, céleri vert, petit céleri, pied de céleri, céleri boule,
      céleri-boule, céleris, céleri haché, céleri râpé, céleri déshydraté, céleri en poudre, jus de céleri branche,
      purée de céleri,
      boule de céleri-rave
    `,
    Lupin: `
      lupin, lupins, farine de lupin, graines de lupin, graine de lupin, fèves de lupin, protéines de lupin,
      flocons de lupin, lupin blanc, lupini, lupin doux, graines de lupin cuites, lupins en saumure,
      farine de lupin doux, lupin jaune, tremoços, concentré de protéines de lupin
    `,
    Molluscs: `
      moule, moules, moules de bouchot, moules cuites, moules marinières, huître, huîtres, huîtres fumées, palourde,
      palourdes, coques, praires, bulots, bigorneaux, couteaux de mer, coquille Saint-Jacques,
      coquilles Saint-Jacques, noix de Saint-Jacques, saint-jacques, pétoncles, calamar, calamars, anneaux de calamar,
      calmar, calmars, encornet, encornets, supions, encre de seiche, seiche, blanc de seiche, poulpe, pieuvre,
      tentacules de poulpe, escargot, escargots, escargots de Bourgogne, ormeaux, sauce huître, sauce d'huître,
      chipirons, moules de Bouchot, moules fraîches, moules décortiquées, moules surgelées, moules d'Espagne,
      moules crues, huîtres creuses, huîtres plates, huîtres fraîches, palourdes fraîches, clams, amandes de mer,
      tellines, couteaux, coques fraîches, praire, bulots cuits, bigorneau, buccins, noix de saint-jacques,
      noix de Saint-Jacques surgelées, corail de saint-jacques, Saint-Jacques, pétoncle, vanneaux, calamars frais,
      anneaux de calamars, calmars nettoyés, blancs d'encornet, lamelles d'encornet, petits encornets, supion,
      seiches, petites seiches, poulpe cuit, poulpes, bébés poulpes, poulpe de roche, encre de calmar,
      escargots en boîte, cagouilles, petits-gris, ormeau, patelles, berniques, mollusques, fruits de mer,
      noix de pétoncles, blancs de seiche, clovisses, vénus, bulot, patelle, corail de Saint-Jacques, anneaux
      d'encornet, blanc d'encornet, encre de calamar
    `,
    Sulphites: `
      vin, vin rouge, vin rouge corsé, vin blanc, vin blanc sec, vin rosé, vin mousseux, champagne, crémant, prosecco,
      porto, xérès, vin jaune, madère, marsala, vermouth, vermouth blanc, muscat, banyuls, vin doux, vin cuit,
      sangria, vin chaud, sulfites, anhydride sulfureux, métabisulfite de sodium, métabisulfite de potassium,
      dioxyde de soufre, vin de cuisine, pineau des Charentes, vin blanc doux, vin blanc moelleux,
      vin rouge de Bourgogne, bourgogne rouge, vin de Bordeaux, beaujolais, côtes-du-rhône, muscadet, riesling,
      sauternes, sancerre, chablis, chardonnay, gewurztraminer, vin d'Alsace, vin de Porto, porto rouge, porto blanc,
      vin de Madère, vin de Xérès, vin de Marsala, crémant d'Alsace, mousseux, clairette, cava, lambrusco,
      martini blanc, martini rouge, noilly prat, vin de noix, floc de Gascogne, rivesaltes, maury,
      bisulfite de sodium, sulfite de sodium, E220, E223, rosé, vin jaune du Jura,
      E221, E222, E224, E226, E227, E228, muscat de Rivesaltes, bourgogne aligoté, pinot noir, vin de table,
      asti, Noilly Prat, Byrrh, Rivesaltes, bisulfite de potassium, acide sulfureux, abricots secs sulfités,
      côtes de Provence, vin d'Arbois, macvin,
      cidre
    `,
  },
  traps: {
    Dairy: `
      lait de coco, crème de coco, lait d'amande, lait d'avoine, lait de riz, lait de soja, boisson à l'avoine,
      beurre de cacao, beurre de cacahuète, purée d'amandes, crème de tartre, crème de marrons, crème de cassis,
      haricots beurre, pois mange-tout, fromage végétal, yaourt au soja, crème de soja,
      crème d'avoine, margarine végétale sans lait, lait végétal, beurre végétal, sorbet citron, beurre de pomme,
      crème de cacahuète, lait de chanvre, crème végétale,
      pomme au four, crème d'anchois, crème de sésame, fromage de tête
    `,
    Eggs: `
      aubergine, aubergines, aquafaba, mayonnaise végane, mayonnaise sans œuf,
      mayonnaise sans œufs, œuf végétal
    `,
    Nuts: `
      noix de muscade, noix muscade, muscade, noix de coco, noix de coco râpée, huile de coco, farine de coco,
      eau de coco, châtaignes, châtaignes d'eau, marrons, farine de châtaigne, cacahuètes, beurre de cacahuète,
      noix de beurre, noix de Saint-Jacques, noix de veau, noix de jambon, souchet, courge butternut,
      une noix de beurre, noix de muscade râpée, noix d'entrecôte, amandes de mer
    `,
    Gluten: `
      sarrasin, farine de sarrasin, blé noir, farine de blé noir, nouilles de riz, vermicelles de riz, vermicelles de soja,
      maïzena, fécule de maïs, farine de maïs, polenta, farine de riz, farine sans gluten, pâtes sans gluten,
      pain sans gluten, bière sans gluten, farine de pois chiche, farine de châtaigne, farine de coco, tapioca, quinoa,
      millet, amarante, teff, sorgho, riz gluant, fécule de pomme de terre, flocons d'avoine sans gluten, galettes de riz,
      feuilles de riz, arrow-root, tortillas de maïs, fruit à pain, bière de gingembre, ris de veau,
      galettes de sarrasin
    `,
    Wheat: 'farine de seigle, orge perlé, sarrasin, blé noir, farine de riz, flocons d’avoine, tortillas de maïs',
    Soy: `
      lécithine de tournesol, fèves, haricots verts, lait d’avoine, haricots noirs,
      haricots mungo
    `,
    Fish: `
      calamars, seiche, crevettes, écrevisses, sauce poisson vegan, algues, poire,
      crabe, œufs de caille, sauce poisson végane
    `,
    Shellfish: `
      moules, palourdes, huîtres, calamars, poulpe, coquillettes, pomme sauvage,
      pomme de crabe, pâtes coquillettes sans crustacés
    `,
    Molluscs: `
      pleurotes en huître, pleurotes, crevettes, langoustines, coquillettes,
      moules à gâteau, couteaux de cuisine, coque de noix, escargots en chocolat
    `,
    Peanuts: `
      petits pois, pignons de pin, noix, noisettes, courge,
      beurre d'amande
    `,
    Sesame: 'graines de courge, graines de pavot, huile d’olive, graines de chia',
    Mustard: 'curcuma, raifort, roquette',
    Celery: 'persil, fenouil, livèche, bouillon sans céleri',
    Lupin: 'pois chiches, haricots blancs, fèves',
    Sulphites: `
      raisins, jus de raisin, abricots frais, abricots secs non sulfurés, vinaigre de cidre,
      sarments de vigne
    `,
  },
};
