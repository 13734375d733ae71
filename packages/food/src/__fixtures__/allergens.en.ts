import type { AllergenNames } from './allergen-names.ts';

/** English names that public allergen lists give, by what they bear, and names that only sound like it. */
export const english: AllergenNames = {
  bearing: {
    Gluten: `
      wheat flour, barley, pearl barley, barley flour, barley flakes, barley malt, malt extract, barley malt syrup,
      rye, rye flour, rye bread, rye flakes, pumpernickel, spelt, spelt flour, spelt bread, oats, rolled oats,
      oatmeal, oat bran, porridge oats, seitan, vital wheat gluten, couscous, giant couscous, bulgur, bulgur wheat,
      semolina, durum wheat, farro, freekeh, kamut, einkorn, emmer, triticale, breadcrumbs, panko, croutons, beer,
      lager, ale, stout, soda bread, baguette, ciabatta, focaccia, naan, pitta bread, filo pastry, puff pastry,
      shortcrust pastry, udon noodles, ramen noodles, spaghetti, penne, orzo, lasagne sheets, digestive biscuits,
      crackers, matzo, malted milk powder, wheat bran, pretzels, crumpets, bagels, pizza dough, soy sauce, muesli,
      wheat beer, malt vinegar, malt loaf, malt, barley water, barley grits, rye crackers, rye crispbread,
      rye berries, oat flour, oat milk, oatcakes, granola, IPA, pilsner, porter, Guinness, shandy, whole barley,
      pot barley, steel-cut oats, pinhead oatmeal, bread, pasta, dinkel flour, graham flour, atta flour, roti,
      chapati flour, Marmite, spelt pasta,
      khorasan wheat, durum semolina, freekeh wheat, cracked wheat, matzo meal, matzah ball mix, seitan strips,
      wheat gluten, wheat protein, hydrolysed wheat protein, wheat starch, wheat germ, wheat berries, wheat
      bulgur, spelt berries, emmer wheat, einkorn flour, rye sourdough, malt extract powder, malted barley
      flour, malted barley, barley malt vinegar, beer batter, tempura batter, tempura flour, panko crumbs,
      breading, bread flour, brown bread, hoagie rolls, pita chips, lavash bread, fresh tagliatelle,
      orecchiette, gnocchi, pearl couscous, maftoul, fregola, vermicelli pasta, wonton skins, spring roll
      pastry, gyoza skins, phyllo dough, croissant dough, shortbread biscuits, graham crackers, saltines,
      ladyfingers, pie crust, ready-made pastry case, ice cream cones, communion wafers, hefeweizen, Irish
      stout, brown ale, barleywine, teriyaki sauce, bran flakes, Weetabix, barley couscous, barley miso, barley
      grass with barley, malted wheat flakes, malt syrup, malt flavouring, pumpernickel bread, oat cream, oat
      groats, oat fibre, porridge, jumbo oats, Scottish oatmeal, triticale flour, freekah, spelt flakes, einkorn
      pasta, seitan steaks, brewer's yeast from beer, pale ale, porter beer, Horlicks, Ovaltine, granola with
      oats, haggis, black pudding with barley, mugicha, sourdough, farina, orzo pasta,
      self-raising flour, wholemeal flour, granary flour, plain flour, strong flour, 00 pasta flour, jumbo
      rolled oats, real ale, tortillas wheat, chapattis, pittas, muffins English, scones, hot cross buns,
      croissants, brioche, panettone, shredded wheat, noodles egg, udon, filo, shortcrust, stuffing, suet with
      flour dumplings, gravy granules with wheat
    `,
    Dairy: `
      milk, whole milk, semi-skimmed milk, skimmed milk, skim milk, raw milk, buttermilk, butter, salted butter,
      unsalted butter, clarified butter, ghee, cream, double cream, heavy cream, single cream, light cream,
      whipping cream, whipped cream, clotted cream, soured cream, sour cream, crème fraîche, half-and-half, yogurt,
      yoghurt, Greek yogurt, natural yogurt, kefir, labneh, skyr, quark, fromage frais, cheese, cheddar, parmesan,
      mozzarella, feta, halloumi, ricotta, mascarpone, cream cheese, cottage cheese, brie, camembert, stilton,
      gorgonzola, gruyère, emmental, gouda, edam, paneer, goat's cheese, pecorino, manchego, provolone, roquefort,
      burrata, raclette, monterey jack, blue cheese, grated cheese, whey, whey powder, whey protein, casein,
      sodium caseinate, calcium caseinate, lactose, milk powder, skimmed milk powder, milk solids, milk protein,
      condensed milk, evaporated milk, dulce de leche, ice cream, lactose-free milk, milk chocolate, white chocolate,
      butterfat, butter oil, curds, cheese curds, goat's milk, sheep's milk, béchamel sauce, Irish cream liqueur,
      tzatziki, lactalbumin, rennet casein, malted milk, cheese sauce, butter fat, casein hydrolysate, caseinates,
      curd, custard, whey protein isolate, whey protein concentrate, milk fat, anhydrous milk fat, nonfat dry milk,
      dry milk powder, sour cream dip, vanilla yogurt, frozen yogurt, gelato, milkshake, cream soup,
      cream of mushroom soup, rice pudding, panna cotta, cheesecake, crème anglaise, fudge, toffee, caramel sauce,
      butterscotch, ranch dressing, blue cheese dressing, pizza cheese, string cheese, Swiss cheese, American cheese,
      pepper jack, colby, queso fresco, cotija, wensleydale, red leicester, double gloucester, cheshire cheese,
      caerphilly, lancashire cheese, boursin, philadelphia, laughing cow, dairy spread, goat cheese, sheep's cheese,
      buffalo mozzarella, bocconcini, mozzarella balls, grana padano, asiago, fontina, havarti, jarlsberg, taleggio,
      romano cheese, limburger, munster, port salut, chèvre, ayran, lassi, condensed milk caramel, full-fat milk,
      2% milk, long-life milk, UHT milk, malted milk powder, horlicks, butter salted, garlic butter, brown butter,
      crème pâtissière, squirty cream, extra thick double cream, cheese slices, cheese spread, grated parmesan,
      vegetarian parmesan, milk choc chips, milk chocolate chips, white chocolate chips,
      paneer cheese, quark cheese, ghee clarified butter, lactoglobulin, sweet whey, demineralised whey,
      hydrolysed milk protein, potassium caseinate, magnesium caseinate, ammonium caseinate, half & half,
      custard made with milk, buttercream, butter flavour ghee, browned butter, dulche de leche, queso blanco,
      cotija cheese, panela cheese, kefir milk, amasi, fromage blanc, petit suisse, alfredo sauce, milk kefir,
      goat milk, buffalo milk, sheep cheese, cheese powder, nougat with milk, cajeta, malted milk balls,
      milkfat, nonfat milk, lowfat milk, sour milk solids, curds and whey, milk protein hydrolysate, lactose
      powder, buttermilk powder, butter solids, butter flavor made with butter, cream powder, cultured cream,
      sour cream solids, whey butter, whey cheese, gjetost, brunost, skyr yogurt, queso quesadilla, cheez whiz,
      velveeta, white sauce, mornay sauce, lemon curd, dairy milk chocolate, condensed goat milk, khoya, mawa,
      chhena, kulfi, raita, mozzarella pearls, stracciatella, fior di latte, caciocavallo, scamorza, comté
      cheese, muenster, neufchâtel, farmer cheese, laughing cow cheese, halloumi cheese, milk kefir grains, cool
      whip, ricotta salata, leben, clabber, junket,
      salted caramel sauce, milk chocolate buttons, Philadelphia, Babybel, Boursin, mascarpone cheese, ricotta
      cheese, shaved pecorino romano, double Gloucester, Red Leicester, Wensleydale, Lancashire cheese, Cornish
      yarg, stinking bishop, Danish blue, Saint Agur, cambozola, dolcelatte, vacherin, sour cream and chive dip,
      brandy butter, rum and raisin ice cream, frozen yoghurt, custard tart, cheese and onion crisps, cheese
      straws, quiche, lasagne sauce béchamel, Baileys, whey concentrate, ghee (clarified), evaporated goats milk
    `,
    Nuts: `
      almond, almonds, ground almonds, flaked almonds, slivered almonds, blanched almonds, almond flour, almond meal,
      almond milk, almond butter, almond paste, almond oil, marcona almonds, marzipan, frangipane, praline, hazelnut,
      hazelnuts, chopped hazelnuts, hazelnut butter, hazelnut oil, hazelnut spread, filberts, cobnuts, gianduja,
      walnut, walnuts, walnut halves, walnut oil, cashew, cashews, cashew nuts, cashew butter, cashew cream, pecan,
      pecans, pecan nuts, pecan halves, Brazil nuts, pistachio, pistachios, shelled pistachios, pistachio paste,
      pistachio nuts, macadamia nuts, macadamias, mixed nuts, chopped nuts, nut butter, nuts, orgeat syrup, baklava,
      pesto, Nutella, turrón, nougat, Frangelico, hazelnut liqueur, beech nuts, hickory nuts, pili nuts, nut meal,
      nut meat, nut paste, nut milk, cashew milk, cashew cheese, hazelnut milk, pistachio butter, candied pecans,
      toasted walnuts, toasted almonds, smoked almonds, salted cashews, roasted cashews, chopped walnuts,
      chopped pecans, walnut pieces, almond slivers, sliced almonds, ground hazelnuts, hazelnut meal, praline paste,
      chocolate hazelnut spread, nut mix, trail mix, almond biscuits, pistachio ice cream, maple pecan granola,
      basil pesto, green pesto, walnut bread,
      amaretti, orgeat, nougatine, pecan pie, black walnuts, brazil nuts, macadamia nut milk, Queensland nuts,
      pistachio kernels, nut flour, candied walnuts, pesto alla genovese, chinquapin nuts, ginkgo nuts, nangai
      nuts, nut meats, nut pieces, nut oil, macadamia oil, pecan meal, torrone, walnut ketchup, walnut pesto,
      nut brittle, nut roast, nut crunch, muesli with nuts, trail mix with almonds, butter pecan ice cream,
      rocky road with almonds, marron glacé with almonds, nocino, mortadella with pistachio, dukkah with
      hazelnuts,
      brazils, mixed chopped nuts, amaretti biscuits, pesto with cashews, korma paste with cashew, frangipane
      tart, hazelnut chocolate spread, nut roast mix, satay with cashew
    `,
    Eggs: `
      egg, eggs, free-range eggs, large eggs, beaten egg, egg white, egg whites, egg yolk, egg yolks, quail's eggs,
      duck eggs, dried egg, powdered egg, egg powder, dried egg white, meringue, meringues, meringue nests,
      mayonnaise, aioli, hollandaise sauce, béarnaise sauce, egg noodles, fresh egg pasta, crème anglaise, lemon curd,
      egg wash, omelette, scrambled eggs, poached eggs, hard-boiled eggs, boiled egg, fried egg, albumen, egg albumen,
      ovalbumin, eggnog, advocaat, tartare sauce, Scotch egg, liquid egg white, egg salad,
      pasteurised egg, whole egg, hen's eggs, goose egg, sponge fingers, ladyfingers, remoulade, egg mayonnaise,
      dried egg powder, egg solids, ovomucin, ovoglobulin, lysozyme, egg lecithin, egg yolk powder, mayo,
      light mayonnaise, Japanese mayonnaise, Kewpie mayonnaise, garlic mayonnaise, tartar sauce, aïoli,
      egg fried rice, quiche, frittata, pavlova, lemon meringue pie, French toast, custard tart, Yorkshire puddings,
      eggs Benedict, medium eggs, small eggs, organic eggs, egg whites from a carton, coddled egg, pickled eggs,
      century egg, salted egg yolk, zabaglione, sabayon, egg pasta, thousand island dressing,
      ovomucoid, egg lysozyme, meringue powder, hollandaise, béarnaise, brioche, marzipan with egg white, royal
      icing, egg substitute made from egg whites, surimi sticks with egg white, livetin, vitellin, powdered egg
      yolk, whole egg powder, liquid egg, liquid egg whites, egg beaters, hard-cooked eggs, deviled eggs, Scotch
      eggs, Caesar dressing, ranch dressing with egg, carbonara sauce with egg yolk, macarons, choux pastry,
      Yorkshire pudding, profiteroles, angel food cake, challah bread, tagliatelle all'uovo, kewpie mayonnaise,
      egg custard,
      hard boiled eggs, lemon meringue pie filling with egg, Quorn pieces, Spanish omelette, crème brûlée, egg
      tagliatelle, marshmallow fluff, salad cream, Hollandaise, egg-rich brioche
    `,
    Soy: `
      soya beans, soybeans, soy beans, tofu, silken tofu, firm tofu, extra-firm tofu, smoked tofu, bean curd, tempeh,
      edamame, edamame beans, miso, miso paste, white miso, red miso, soy sauce, light soy sauce, dark soy sauce,
      reduced-salt soy sauce, tamari, shoyu, soya milk, soy milk, soya flour, soy flour, soy lecithin, soya lecithin,
      natto, textured vegetable protein, TVP, soya mince, soya cream, soy yogurt, soya yogurt, okara, yuba, tofu skin,
      soybean paste, doenjang, gochujang, teriyaki sauce, black bean sauce, kecap manis, soya protein,
      soy protein isolate, fermented black beans, hoisin sauce, miso soup, soya chunks, soy cheese, soy fibre,
      soy grits, soy ice cream, soy nuts, soya nuts, soy sprouts, soybean granules, hydrolysed soy protein,
      soybean curd, fried tofu, tofu puffs, marinated tofu, soft tofu, silken tofu block, aburaage, soybean oil,
      soya oil, soya sauce, sweet soy sauce, barley miso, brown rice miso, soya yoghurt, soya dessert,
      unsweetened soya milk, black soybeans, yellow bean sauce, ssamjang, tofu scramble, liquid aminos,
      tempeh strips, textured soy protein, kinako, tamari sauce, ponzu, teriyaki marinade, soy albumin, soy
      fiber, hydrolyzed soy protein, soy protein concentrate, inari, fried bean curd, tofu skins, teriyaki
      glaze, mushroom soy sauce, soy creamer, soy chorizo, vegan soy yogurt, vegetable protein textured soy,
      koya tofu, soy burgers,
      TVP mince, hoisin
    `,
    Fish: `
      fish, white fish, salmon, salmon fillets, smoked salmon, tinned salmon, tuna, tuna steak, tinned tuna,
      canned tuna, cod, cod fillet, haddock, smoked haddock, mackerel, smoked mackerel, sardines, tinned sardines,
      pilchards, anchovy, anchovies, anchovy fillets, anchovy paste, trout, rainbow trout, sea bass, sea bream,
      halibut, plaice, lemon sole, Dover sole, monkfish, hake, pollock, coley, tilapia, herring, kippers, swordfish,
      eel, smoked eel, whitebait, turbot, John Dory, red snapper, red mullet, mahi-mahi, catfish, carp, perch, skate,
      sprats, salt cod, bacalao, fish sauce, nam pla, nuoc mam, fish stock, Worcestershire sauce, Caesar dressing,
      caviar, salmon roe, fish roe, taramasalata, surimi, crab sticks, dashi, bonito flakes, katsuobushi,
      fish fingers, fish cakes, bottarga, gravlax, lox, rollmops, fish gelatine, isinglass, basa, barramundi, grouper,
      anchovies in oil, salted anchovies, bonito, tuna in brine, tuna in spring water, albacore tuna, skipjack tuna,
      yellowfin tuna, salmon steaks, salmon fillet, hot-smoked salmon, cold-smoked salmon, tinned pink salmon,
      cod loin, cod roe, smoked cod, smoked trout, arctic char, bass, black cod, bluefish, branzino, brill,
      Chilean sea bass, dab, flounder, garfish, grey mullet, gurnard, hoki, ling, megrim, mullet, orange roughy,
      pangasius, pike, pollack, pomfret, pompano, rockfish, sablefish, saithe, scad, shad, shark, smelt, snapper,
      sole, sturgeon, tilefish, walleye, whiting, wolffish, zander, fish fillets, firm white fish, fish balls,
      fish paste, fish pie mix, imitation crab, kamaboko, lumpfish caviar, tobiko, ikura, masago, Thai fish sauce,
      Vietnamese fish sauce, colatura, anchovy essence, anchovy sauce, Gentleman's Relish, bouillabaisse, kedgeree,
      fish bouillon, fish oil, cod liver oil, tuna mayonnaise, unagi, bloaters, Bombay duck, gefilte fish,
      dashi stock, fish stock cube, roe, skate wings, monkfish tail, Worcester sauce, gentleman's relish,
      bloater, arbroath smokies, scrod, mahi mahi, striped bass, swai, garum, imitation fish, tuna salad, kipper
      fillets, sardine fillets, pickled herring, narutomaki, hamachi, ahi tuna, Patum Peperium, Caesar salad
      dressing, dashi powder, hondashi, bonito stock, bagoong isda, shottsuru,
      cod fillets, smoked salmon trimmings, tuna chunks in brine, sea bass fillets, huss, rock salmon, trout
      fillets, hot smoked trout, peppered mackerel, herring roe, boquerones, fish goujons, Thai nam pla, oyster
      sauce with fish, Lea & Perrins, Henderson's relish with anchovy, furikake with bonito, swordfish steak,
      shark fin, caviar lumpfish
    `,
    Shellfish: `
      prawn, prawns, raw prawns, cooked prawns, king prawns, tiger prawns, peeled prawns, shrimp, shrimps,
      jumbo shrimp, brown shrimp, dried shrimp, shrimp paste, belacan, prawn crackers, crab, crab meat,
      white crab meat, dressed crab, soft-shell crab, king crab, Dungeness crab, lobster, lobster tail, lobster tails,
      langoustine, langoustines, crayfish, crawfish, scampi, krill, spiny lobster, rock lobster, lobster bisque,
      shellfish stock, goose barnacles, shrimp powder, potted shrimps, crawdads, écrevisse, langouste,
      Moreton Bay bugs, tomalley, crevettes, gambas, shell-on prawns, North Atlantic prawns, Dublin Bay prawns,
      prawn cocktail, prawn stock, shrimp stock, snow crab, blue crab, spider crab, crab claws, lump crab meat,
      tinned crab, crab paste, crab cakes, dried prawns, frozen prawns, lobster meat, lobster stock, slipper lobster,
      yabbies, crustaceans, shellfish,
      krill oil, langoustine tails, crayfish tails, brown crab, king crab legs, barnacles, Balmain bugs, rock
      shrimp, shrimp bouillon, crab sticks with crab, peekytoe crab, jumbo lump crab meat, mantis shrimp, sambal
      belacan, terasi, bagoong alamang, kapi, prawn toast, coconut shrimp, brown shrimps,
      potted shrimp
    `,
    Wheat: `
      wheat, wheat flour, plain flour, all-purpose flour, self-raising flour, strong white flour, bread flour,
      cake flour, pastry flour, wholemeal flour, whole wheat flour, 00 flour, semolina, couscous, bulgur,
      bulgur wheat, cracked wheat, durum wheat, wheat berries, freekeh, seitan, wheat bran, wheatgerm, wheat germ,
      wheat starch, breadcrumbs, panko breadcrumbs, croutons, white bread, sourdough bread, pitta bread, naan bread,
      flour tortillas, puff pastry, filo pastry, shortcrust pastry, egg noodles, udon noodles, spaghetti, macaroni,
      penne, fusilli, lasagne, ravioli, tortellini, bagel, bagels, brioche, croissant, croissants, crumpets,
      English muffins, digestive biscuits, ladyfingers, graham crackers, wonton wrappers, gyoza wrappers,
      spring roll wrappers, pizza dough, pizza base, cream crackers, soy sauce, matzo meal, burger buns,
      hot dog rolls, ciabatta, baguette, chapati, bread crumbs, cracker meal, farina, hydrolysed wheat protein,
      matzoh, matzo, pasta, sprouted wheat, wheat protein, wheat gluten, wheat malt, wheat flakes,
      whole wheat berries, sourdough, rolls, dinner rolls, pitas, instant noodles, ramen, lasagna noodles, cannelloni,
      rigatoni, tagliatelle, linguine, fettuccine, angel hair pasta, farfalle, orzo, pearl couscous, Israeli couscous,
      Weetabix, bran flakes, shredded wheat, semolina flour, tempura flour, batter mix, pancake mix, cake mix,
      muffins, scones, pancakes, waffles, doughnuts, shortbread, gingerbread, sponge cake, biscuits, cookies, Oreos,
      ginger nuts, water biscuits, breadsticks, grissini, melba toast, rusks, focaccia, burger bun, brioche buns,
      toast, garlic bread, French bread, stuffing mix, sausage rolls, breaded chicken, fish fingers, panko crumbs,
      dumpling wrappers, wonton skins, egg roll wrappers, phyllo dough, pie crust, pie dough, pizza crust,
      teriyaki sauce, Yorkshire puddings,
      kamut flour, khorasan flour, durum flour, semola, cream of wheat, bulgar wheat, panko, filo, udon, graham
      flour, vital gluten, chapattis, wheat beer, club wheat, enriched flour, high gluten flour, self-rising
      flour, soft wheat flour, stone ground flour, tabbouleh, wheat germ oil, wheat grass, wheat protein
      isolate, cracker crumbs, graham cracker crumbs, Ritz crackers, oyster crackers, lo mein noodles, chow mein
      noodles, soba noodles made with wheat, phyllo, crescent roll dough, biscuit mix, Bisquick, bread mix,
      pretzel, hot dog buns, pita bread, rye bread with wheat, maida, atta, sooji, rava, suji, roti, paratha,
      puri, roux, digestives, HobNobs, crispbread with wheat,
      flour, bread, noodles wheat, crackers, tortilla wraps flour, cake
    `,
    Peanuts: `
      peanut, peanuts, roasted peanuts, salted peanuts, dry-roasted peanuts, unsalted peanuts, raw peanuts,
      honey roasted peanuts, chopped peanuts, crushed peanuts, boiled peanuts, peanut butter, crunchy peanut butter,
      smooth peanut butter, peanut oil, groundnut oil, groundnuts, monkey nuts, peanut flour, powdered peanut butter,
      satay sauce, peanut sauce, peanut brittle, ground peanuts, peanut powder, peanut butter cups,
      cold-pressed peanut oil, goobers, beer nuts, peanut protein, peanut paste, natural peanut butter,
      organic peanut butter, PB2, reduced-fat peanut butter, cocktail peanuts, Spanish peanuts, peanuts in shell,
      blanched peanuts, redskin peanuts, toasted peanuts, peanut satay sauce, Reese's peanut butter cups, arachis oil,
      peanut cookies, peanut noodles,
      ground nut oil, peanut dressing, mandelona nuts, peanut protein hydrolysate, peanut satay, pad thai sauce
      with peanuts, kung pao chicken with peanuts, chocolate covered peanuts, Snickers, dry roasted peanuts,
      peanut granules, nut mix with peanuts
    `,
    Sesame: `
      sesame, sesame seed, sesame seeds, black sesame seeds, white sesame seeds, toasted sesame seeds, sesame oil,
      toasted sesame oil, dark sesame oil, tahini, tahini paste, tahini sauce, hummus, houmous, halva, halvah,
      za'atar, gomashio, sesame paste, baba ganoush, sesame snaps, sesame flour, furikake, sesame salt, benne seeds,
      gingelly oil, gingelly, tahina, tehina, hulled tahini, black tahini, dark tahini, light tahini, sesame dressing,
      sesame bagels, everything bagel seasoning, baba ghanoush, zaatar, hulled sesame seeds, unhulled sesame seeds,
      sesame bars, dukkah, shichimi togarashi, sesame breadsticks,
      halwa, gomasio, black sesame, sim sim, benne, sesamol, til, sesame sticks, sesame bagel, sesame brittle,
      white sesame, falafel with tahini, goma dare, sesame bread sticks, black sesame paste,
      sesame buns
    `,
    Mustard: `
      mustard, Dijon mustard, wholegrain mustard, whole-grain mustard, grainy mustard, English mustard,
      mustard powder, dry mustard, ground mustard, mustard seed, mustard seeds, yellow mustard seeds,
      black mustard seeds, brown mustard seeds, American mustard, yellow mustard, honey mustard, mustard oil,
      mustard greens, piccalilli, French mustard, German mustard, hot mustard, mustard sauce, mustard leaves,
      prepared mustard, Dijon, Dijon-style mustard, mild mustard, Colman's mustard powder, stone-ground mustard,
      coarse-grain mustard, spicy brown mustard, Creole mustard, wholegrain Dijon mustard, honey mustard dressing,
      mustard vinaigrette, white mustard seeds, mustard flour, mustard pickle, mostarda,
      hot dog mustard, Colman's mustard, grain mustard, brown mustard, mustard spinach, sweet mustard,
      French's mustard
    `,
    Celery: `
      celery, celery sticks, celery stalks, celery ribs, celery hearts, celery heart, celery leaves, celery salt,
      celery seed, celery seeds, celeriac, celery root, celery powder, celery juice, celeriac purée, Chinese celery,
      celeriac remoulade, soffritto, mirepoix, celery stick, celery stalk, celery bunch, celery tops,
      ground celery seed, celeriac root, celeriac mash, celery soup, cream of celery soup, celery extract,
      mirepoix mix,
      celery rib, knob celery, celery stock, dried celery,
      soffritto mix
    `,
    Lupin: `
      lupin, lupin flour, lupin beans, lupini beans, lupini, lupin seeds, lupine, lupine flour, lupine beans,
      lupin flakes, lupin protein, sweet lupin, lupin kernel, lupin bran, lupin tempeh, termis, tremoços, white lupin,
      lupin pasta, lupin bean flour,
      sweet lupins
    `,
    Molluscs: `
      mussel, mussels, cooked mussels, green-lipped mussels, smoked mussels, clam, clams, tinned clams, canned clams,
      clam juice, razor clams, oyster, oysters, smoked oysters, fresh oysters, scallop, scallops, king scallops,
      queen scallops, bay scallops, squid, baby squid, squid rings, calamari, squid ink, octopus, baby octopus,
      cuttlefish, cockles, whelks, winkles, snails, escargots, abalone, oyster sauce, limpets, clam chowder,
      cherrystone clams, geoduck, littleneck clams, quahogs, surf clams, steamer clams, manila clams, periwinkles,
      conch, sea snails, lapas, squid tubes, squid tentacles, calamari rings, fried calamari, cleaned squid,
      octopus tentacles, dried scallops, diver scallops, scallop roe, Pacific oysters, rock oysters, tinned mussels,
      mussel meat, moules marinière, chopped clams, minced clams, clam broth, cuttlefish ink, molluscs,
      queenies, periwinkle, land snails, New England clam chowder, pismo clams, opihi, sea snail, turban shell,
      calamari steaks, cuttlefish balls, oyster extract, clam nectar, razor shell clams, snail meat, dried
      oysters, dried squid, XO sauce with scallop, conpoy, mussels in escabeche, seafood mix with squid, abalone
      sauce,
      palourde clams, carpet shell clams, chopped octopus
    `,
    Sulphites: `
      wine, red wine, dry red wine, white wine, dry white wine, rosé wine, sparkling wine, champagne, prosecco, cava,
      port, ruby port, sherry, dry sherry, fino sherry, marsala, madeira, dessert wine, vermouth, dry vermouth,
      sweet vermouth, sangria, mulled wine, cooking wine, sulphites, sulphur dioxide, sodium metabisulphite,
      potassium metabisulphite, sodium sulphite, cabernet sauvignon, merlot, chardonnay, sauvignon blanc, pinot noir,
      shiraz, riesling, rioja, chianti, burgundy, Lambrusco, Moscato, asti, white port, tawny port, cream sherry,
      red vermouth, dry martini vermouth, Lillet, sodium bisulphite, potassium bisulphite, E220, E223, E224,
      calcium sulphite, sulfites, sulfur dioxide, sodium metabisulfite, crémant, blush wine,
      E221, E222, E225, E226, E227, E228, sodium hydrogen sulphite, calcium hydrogen sulphite, potassium
      hydrogen sulphite, wine vinegar with sulphites, sultanas with sulphur dioxide, Beaujolais, malbec,
      tempranillo, pinot grigio, Sauternes, Madeira wine, Noilly Prat, sulphured dried apricots, bubbly, Barolo,
      Zinfandel, sodium bisulfite, potassium bisulfite, calcium bisulfite, sulfurous acid, sulphurous anhydride,
      wine concentrate, mirin wine, Marsala wine, red wine reduction, Champagne, vermouth rosso, dried apricots
      with sulphites, Burgundy wine, cooking sherry, port wine,
      cider, dry cider
    `,
  },
  traps: {
    Dairy: `
      coconut milk, tinned coconut milk, coconut cream, cream of coconut, creamed coconut, almond milk, oat milk,
      soya milk, rice milk, hemp milk, cashew milk, cocoa butter, peanut butter, almond butter, cashew butter,
      apple butter, butter beans, butternut squash, cream of tartar, butter lettuce, vegan cheese, vegan butter,
      dairy-free yogurt, soya yogurt, oat cream, plant-based cream, milkfish, lactic acid, buttercup squash,
      sorbet, custard apple, cream soda, plant milk, nut milk, dairy-free spread,
      coconut butter, shea butter, buttered-flavour popcorn without dairy, soy creamer, nut cheese, cocoa mass,
      cream crackers, butterhead lettuce, goat meat, sweet potato, cheesecloth, milk thistle
    `,
    Eggs: `
      eggplant, eggplants, aquafaba, vegan mayonnaise, egg-free mayonnaise, custard apple, flax eggs, egg fruit,
      egg-free pasta, eggplant parmesan without egg, aubergine, chickpea flour, vegan meringue, egg replacer
    `,
    Nuts: `
      nutmeg, grated nutmeg, coconut, desiccated coconut, coconut oil, coconut flour, coconut sugar, coconut water,
      water chestnuts, chestnuts, chestnut purée, chestnut mushrooms, butternut squash, peanuts, peanut butter, peanut oil,
      nutritional yeast, tiger nuts, ginger nuts, soy nuts, nut-free granola, doughnuts,
      butternut pumpkin, nutmeg powder, coconut aminos, pine nuts, ginger nut biscuits, hazel-coloured
      mushrooms, tigernut flour, wingnuts, donut, coconut milk
    `,
    Gluten: `
      buckwheat, buckwheat flour, buckwheat groats, corn tortillas, rice noodles, glass noodles, rice vermicelli,
      cornflour, cornstarch, cornmeal, polenta, rice flour, gluten-free flour, gluten-free pasta, gluten-free bread,
      gluten-free soy sauce, chestnut flour, almond flour, coconut flour, gram flour, chickpea flour, tapioca flour,
      quinoa, millet, amaranth, teff, sorghum, glutinous rice, glutinous rice flour, potato starch, arrowroot,
      gluten-free oats, rice paper, cauliflower rice, ginger beer, root beer, breadfruit, sweetbreads, rice wine vinegar,
      gluten-free beer, rice crackers,
      buckwheat soba 100%, wild rice, corn starch, sweet rice flour, glutinous rice balls, wheat-free tamari,
      breadnut, rice malt syrup, cassava flour, maize meal
    `,
    Wheat: `
      rye flour, pearl barley, buckwheat, buckwheat noodles, corn tortillas, oatmeal, gluten-free breadcrumbs,
      wheat-free flour, rice flour, potato flour, rye
    `,
    Soy: `
      sunflower lecithin, coconut aminos, broad beans, oat milk, black beans, mung beans, soy-free margarine,
      soy-free mayonnaise, sobrasada, edible flowers
    `,
    Fish: `
      crayfish, cuttlefish, shellfish stock, jellyfish, squid, prawns, vegan fish sauce, star fruit, salmonberries,
      vegetarian Worcestershire sauce, oysters,
      fishless fingers, monkey bread, vegan tuna, kingfisher beer, goldfish crackers, Swedish fish sweets
    `,
    Shellfish: `
      crab apples, crab apple jelly, lobster mushrooms, mussels, clams, oysters, squid, scallops, pasta shells,
      crab apple, shell pasta, lobster mushroom, prawn-free crackers, nutshells, crabapple jelly
    `,
    Molluscs: `
      oyster mushrooms, king oyster mushrooms, oyster crackers, scalloped potatoes, vegetarian oyster sauce, pattypan squash,
      prawns, crab, conchiglie,
      oyster mushroom, oyster plant, scallop squash, clamshell of strawberries, snail pastry
    `,
    Peanuts: `
      peanut squash, peas, pea shoots, pine nuts, pecans, walnuts, peanut-free granola,
      pea protein, peanut-free butter, nutmeg butter
    `,
    Sesame: `
      sunflower seeds, poppy seeds, sesame-free bagels, olive oil, hemp seeds,
      sesame-free hummus, flaxseeds, sunflower halva
    `,
    Mustard: `
      horseradish, turmeric, custard, rocket, mustard-free dressing,
      custard powder, mustard-free mayonnaise, garden cress
    `,
    Celery: `
      celtuce, parsley, celery-free stock, fennel, lovage,
      celery-free bouillon
    `,
    Lupin: `
      butter beans, broad beans, chickpeas,
      lentils, loupe
    `,
    Sulphites: `
      grapes, grape juice, fresh apricots, unsulphured dried apricots, wine gums, vine leaves,
      grape jelly, E300, E330, E202, wineberry, sulphite-free wine, dewine apples
    `,
  },
};
