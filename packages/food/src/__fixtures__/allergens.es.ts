import type { AllergenNames } from './allergen-names.ts';

/** Spanish names that public allergen lists give, by what they bear, and names that only sound like it. */
export const spanish: AllergenNames = {
  bearing: {
    Gluten: `
      harina de trigo, cebada, cebada perlada, harina de cebada, malta de cebada, extracto de malta, centeno,
      harina de centeno, pan de centeno, espelta, harina de espelta, pan de espelta, avena, copos de avena,
      salvado de avena, harina de avena, seitán, gluten de trigo, cuscús, bulgur, sémola, sémola de trigo, trigo duro,
      kamut, triticale, pan rallado, panko, picatostes, cerveza, cerveza negra, cerveza rubia, baguette, chapata,
      focaccia, pan de molde, pan de pita, masa filo, hojaldre, masa quebrada, udon, fideos ramen, espaguetis,
      macarrones, placas de lasaña, galletas maría, galletas digestive, salvado de trigo, muesli, salsa de soja,
      pan integral, pan de pueblo, empanadillas, pan negro, fideos, tallarines, malta, centeno integral,
      bebida de avena, granola, harina de kamut, cerveza tostada, galletas de avena, levadura de cerveza,
      vinagre de malta, agua de cebada, pan, pasta, cous cous, bulgur fino, trigo tierno,
      trigo khorasan, sémola de trigo duro, proteína de trigo, almidón de trigo, germen de trigo, trigo
      sarraceno con trigo, cuscús perlado, freekeh, jarabe de malta, cerveza de trigo, barra de pan, pasta
      brick, obleas para empanadillas, lasaña, canelones, ñoquis, bizcochos de soletilla, sobaos, magdalenas,
      harina de fuerza, harina leudante, harina de repostería, rebozado, tempura, croquetas, roscón, torrijas,
      bretzel, salsa teriyaki, pan de hogaza, pan tostado, pan naan, pan de hamburguesa, molletes, regañás,
      colines, bastoncillos de pan, tostas, biscotes, crackers, galletas saladas, barquillos, obleas de trigo,
      conos de helado, harina de trigo integral, harina de malta, trigo bulgur, trigo en grano, trigo burgol,
      sémola de maíz y trigo, maltodextrina de trigo, jarabe de cebada, migas de pan, migas, pasta filo, masa de
      empanada, masa de empanadillas, masa de lasaña, ravioli, tortellini, pasta integral, ramen, tallarines de
      trigo, cabello de ángel pasta, estrellitas de pasta, letras de sopa, alfajores, polvorones, mantecados,
      donuts, cruasán, napolitanas, pan dulce, conchas, bolillo, telera, tortilla de harina, cerveza lager,
      clara de cerveza, whisky de malta con malta, granola con avena, porridge de avena,
      harina, harina común, galletas, bizcocho, masa brisa, masa de pizza, obleas, croissants, picos de pan,
      gachas de avena
    `,
    Dairy: `
      leche, leche entera, leche semidesnatada, leche desnatada, leche de vaca, leche de cabra, leche de oveja,
      leche sin lactosa, leche en polvo, leche condensada, leche evaporada, mantequilla, mantequilla sin sal,
      mantequilla clarificada, ghee, nata, nata para montar, nata líquida, nata para cocinar, nata agria,
      nata montada, crème fraîche, crema de leche, yogur, yogur natural, yogur griego, kéfir, cuajada, requesón,
      queso, queso rallado, queso manchego, queso fresco, queso de cabra, queso crema, queso azul, queso parmesano,
      parmesano, mozzarella, feta, ricotta, mascarpone, burrata, gorgonzola, roquefort, cabrales, idiazábal, tetilla,
      gruyer, emmental, brie, camembert, cheddar, gouda, queso de Burgos, queso provolone, halloumi, suero de leche,
      lactosuero, suero de mantequilla, caseína, caseinato de sodio, lactosa, proteína de suero, dulce de leche,
      helado, helado de vainilla, chocolate con leche, chocolate blanco, bechamel, salsa bechamel, queso de untar,
      nata espesa, mantequilla salada, manteca de leche, skyr, labneh, crema irlandesa, queso en lonchas,
      sólidos lácteos, proteínas de la leche, leche fresca, leche uht, leche de búfala, nata para cocinar 18%,
      nata para montar 35%, nata doble, mantequilla derretida, mantequilla pomada, mantequilla fundida,
      mantequilla noisette, margarina con mantequilla, yogur de vainilla, yogur desnatado, yogur líquido,
      queso batido, queso quark, queso fresco batido, queso curado, queso semicurado, queso tierno, queso en polvo,
      queso mozzarella, queso cheddar, queso roquefort, queso brie, queso camembert, queso de oveja, rulo de cabra,
      queso Philadelphia, queso fundido, quesitos, queso emmental, queso gouda, queso edam, queso havarti,
      queso Oaxaca, queso Cotija, queso panela, queso Chihuahua, queso gruyère, queso grana padano, torta del Casar,
      queso ricotta, queso mascarpone, queso feta, mató, crema agria, crema ácida, crema espesa, crema para batir,
      media crema, crema pastelera, leche descremada, leche semidescremada, suero lácteo, lactoalbúmina, caseinatos,
      caseinato cálcico, cajeta, arequipe, manjar de leche, natillas, flan, arroz con leche, helado de chocolate,
      batido de chocolate, petit suisse, salsa de queso, salsa de yogur, pepitas de chocolate con leche,
      tarta de queso, mantequilla de vaca, leche merengada, queso rallado para gratinar, yogurt griego, yogurt natural,
      caseinato sódico, lactoglobulina, proteína de leche, leche desnatada en polvo, queso de tetilla, quark,
      helado de nata, turrón de yema con leche, horchata con leche, manteca de vaca, quesillo, queso cotija,
      provolone, doble crema, suero de queso, queso idiazábal, queso mahón, queso roncal, queso de Cabrales,
      mozzarella de búfala, queso chihuahua, queso asadero, queso añejo, queso doble crema, jocoque, crema
      mexicana, grasa láctea, grasa de leche anhidra, cuajada de oveja, crema catalana, salsa carbonara, yogur
      de oveja, bombones de chocolate con leche, caramelo de mantequilla, toffee, nocilla, manjar blanco, suero
      costeño, queso costeño, lassi, paneer,
      queso philadelphia
    `,
    Nuts: `
      almendra, almendras, almendra molida, almendras laminadas, almendras crudas, almendras fritas,
      harina de almendra, leche de almendras, bebida de almendras, crema de almendras, mazapán, turrón,
      turrón de Jijona, avellana, avellanas, avellanas tostadas, crema de avellanas, crema de cacao y avellanas,
      Nutella, praliné, gianduja, nuez, nueces, nueces peladas, aceite de nuez, anacardo, anacardos,
      crema de anacardos, castaña de cajú, nuez pecana, nueces pecanas, pacanas, nueces de Brasil, nuez de Brasil,
      pistacho, pistachos, pistachos pelados, pasta de pistacho, nueces de macadamia, macadamias, frutos secos,
      frutos secos variados, orgeat, horchata de almendra, frangipane, pesto, salsa romesco, marañones,
      licor de avellana, almendra marcona, almendra en polvo, almendras troceadas, almendras tostadas,
      almendra fileteada, granillo de almendra, almendra granulada, pasta de almendra, leche de anacardo,
      nueces de california, nueces picadas, nuez picada, nueces de Castilla, nuez de Castilla, nuez pecán,
      castañas de cajú, nuez de cajú, avellanas molidas, pasta de avellana, leche de avellanas, harina de avellana,
      nuez de macadamia, pistachos tostados, frutos secos picados, mezcla de frutos secos, turrón blando, turrón duro,
      turrón de Alicante, salsa pesto, pesto genovés, pesto verde, nocilla, crema de pistacho, polvo de almendras,
      almendra laminada, bebida de almendra, marañón, nuez de la India, coquitos de Brasil, guirlache, romesco,
      almendrados, polvorones de almendra, pan de Cádiz, mazapán de Soto, avellana molida, crema de cacao con
      avellanas, nuez pelada, nuez de nogal, aceite de nueces, merey, cajuil, nuez macadamia, castaña de Pará,
      pacana, picada de almendras, baklava, carquiñoles, panellets, peladillas, garrapiñadas, almendras
      garrapiñadas
    `,
    Eggs: `
      huevo, huevos, huevos camperos, huevo batido, clara de huevo, claras de huevo, claras, yema de huevo,
      yemas de huevo, yemas, huevos de codorniz, huevo de pato, huevo en polvo, clara en polvo, merengue, merengues,
      mayonesa, alioli, salsa holandesa, salsa bearnesa, salsa tártara, pasta al huevo, fideos al huevo,
      tallarines al huevo, crema inglesa, huevo cocido, huevos duros, huevos fritos, huevos revueltos,
      tortilla francesa, tortilla de patatas, albúmina, albúmina de huevo, ovoalbúmina, huevo pasteurizado,
      huevo hilado, flan, natillas, ponche de huevo, lemon curd, huevo entero, huevo líquido, bizcochos de soletilla,
      blanquillos, huevos grandes, huevos ecológicos, huevos de corral, huevo de gallina, huevo duro, huevo escalfado,
      huevos poché, yema, yema de huevo cocida, clara montada, mayonesa ligera, salsa mayonesa, mahonesa, ajoaceite,
      salsa rosa, pasta fresca al huevo, huevina, huevos de oca, huevo de avestruz, yemas pasteurizadas,
      tortilla española, tortilla de patata, merengue italiano, crema catalana, sabayón, tocino de cielo, bizcocho,
      magdalenas, melindros, soletillas, savoiardi, lisozima,
      ovomucoide, clara de huevo en polvo, yema líquida, claras montadas, flan de huevo, rompope, crema
      pastelera, brioche, huevo deshidratado, huevos de pato, ovovitelina, salsa rosa con mayonesa, salsa césar,
      torrijas con huevo, buñuelos, churros con huevo, rosquillas, pan brioche, suspiros de merengue, mousse de
      huevo, quiche, revuelto de huevos,
      bizcocho de soletilla
    `,
    Soy: `
      soja, habas de soja, tofu, tofu firme, tofu sedoso, tofu ahumado, tempeh, edamame, miso, pasta de miso,
      miso blanco, miso rojo, salsa de soja, salsa de soja oscura, salsa de soja baja en sal, tamari, leche de soja,
      bebida de soja, harina de soja, lecitina de soja, natto, soja texturizada, proteína de soja,
      proteína de soja texturizada, nata de soja, yogur de soja, okara, salsa teriyaki, salsa hoisin, gochujang,
      doenjang, salsa de soya, frijol de soya, leche de soya, sopa de miso, poroto de soja, tofu blando,
      tofu marinado, tofu natural, soja fermentada, soja negra, soja amarilla, aceite de soja, yogur natural de soja,
      postre de soja, batido de soja, salsa soja, salsa de soja light, salsa de soja dulce, aminos líquidos,
      carne de soja, soja texturizada fina, lecitina de soya, aceite de soya, tofu japonés, poroto de soya,
      frijoles de soya, pasta de soja fermentada, habas de soja verdes,
      soya texturizada, queso de soja, granos de soja, semillas de soja, soja en grano, habas de soja verde,
      vainas de edamame, soja fina texturizada, harina de soya, proteína vegetal de soja, aislado de proteína de
      soja, salsa tamari, shoyu, salsa ponzu, crema de soja, cuajada de soja, nata vegetal de soja, hamburguesas
      de soja
    `,
    Fish: `
      pescado, pescado blanco, salmón, salmón ahumado, lomo de salmón, atún, atún en lata, atún en aceite, atún claro,
      bonito, bonito del norte, ventresca, bacalao, bacalao desalado, bacalao salado, merluza, merluza congelada,
      caballa, sardina, sardinas, sardinas en lata, anchoa, anchoas, boquerones, boquerones en vinagre,
      pasta de anchoas, trucha, lubina, dorada, rape, lenguado, gallo, rodaballo, besugo, mero, emperador, pez espada,
      abadejo, eglefino, halibut, fletán, tilapia, panga, perca, carpa, arenque, arenques, arenque ahumado, anguila,
      angulas, gulas, raya, salmonete, salmonetes, jurel, cazón, congrio, caviar, huevas, huevas de salmón,
      huevas de lumpo, mojama, salsa de pescado, nam pla, caldo de pescado, fumet de pescado, salsa Worcestershire,
      salsa Perrins, salsa César, surimi, palitos de cangrejo, dashi, copos de bonito, katsuobushi,
      varitas de pescado, brandada, melva, corvina, chicharro, filetes de anchoa, atún rojo, atún al natural,
      atún en escabeche, lomos de atún, tataki de atún, lomos de merluza, rodajas de merluza, filetes de merluza,
      cogote de merluza, kokotxas, cocochas, pescadilla, bacaladilla, bacalao fresco, migas de bacalao,
      lomos de bacalao, salmón fresco, filetes de salmón, rodajas de salmón, trucha ahumada, trucha asalmonada,
      sardinas frescas, sardinillas, anchoas en aceite, anchoas en salazón, boquerón, lenguados, acedías, platija,
      solla, rémol, san pedro, pez limón, pargo, breca, mújol, lisa, palometa, japuta, sargo, cabracho, rascasa,
      escorpora, bonito en aceite, bonito en escabeche, caballa en aceite, jureles, aguja, marrajo, tintorera,
      pintarroja, rodaballos, esturión, siluro, lucioperca, lucio, robalo, huachinango, mojarra, pejerrey, charales,
      pez gato, bagre, sucedáneo de caviar, sucedáneo de angulas, huevas de merluza, huevas de trucha,
      huevas de mújol, pescado azul, pescado en conserva, croquetas de bacalao, buñuelos de bacalao, sopa de pescado,
      salsa inglesa, salsa Lea Perrins, garum, aceite de hígado de bacalao, tobiko, barritas de pescado,
      mousse de salmón, paté de atún, fumet,
      anguilas, ictiocola, gelatina de pescado, filetes de panga, cherne, salmón marinado, tartar de atún,
      ventresca de atún, caballa en lata, crema de anchoas, hueva de lisa, brandada de bacalao, barritas de
      merluza, fumet blanco, caldo corto de pescado, salsa nam pla, salsa nuoc mam, tarama, sábalo, surubí,
      tollo,
      ahumados
    `,
    Shellfish: `
      gamba, gambas, gambas peladas, gambas cocidas, gambón, gambones, langostino, langostinos, langostinos cocidos,
      langostinos tigre, camarón, camarones, camarón seco, camarones secos, pasta de camarón, pasta de gambas,
      cangrejo, carne de cangrejo, cangrejo de río, buey de mar, centollo, nécora, nécoras, percebe, percebes,
      bogavante, langosta, cola de langosta, cigala, cigalas, carabinero, carabineros, quisquillas, krill,
      pan de gambas, fumet de marisco, crema de marisco, jaiba, santiaguiños, gamba roja, gambas blancas,
      gambas al ajillo, gambas congeladas, gambones pelados, langostinos crudos, langostinos pelados,
      colas de langostino, camarones pelados, camarón gigante, cangrejo azul, cangrejos, carne de buey de mar,
      centolla, txangurro, bogavantes, cigalas frescas, galeras, cabezas de gamba, caldo de gambas, caldo de marisco,
      marisco, crustáceos, acociles, langosta cocida, camarón cocido,
      aceite de krill, jaibas, gamba blanca, colas de gamba, langostino tigre, colas de cigala, patas de
      cangrejo, cangrejo real, cangrejo de mar, bisque de langosta, polvo de camarón, fumet de gambas, cóctel de
      gambas,
      cangrejos de río
    `,
    Wheat: `
      trigo, harina, harina de trigo, harina de fuerza, harina integral, harina de repostería, harina común,
      harina leudante, harina bizcochona, sémola, sémola de trigo, cuscús, bulgur, trigo duro, trigo tierno,
      trigo bulgur, seitán, gluten de trigo, salvado de trigo, germen de trigo, almidón de trigo, pan, pan rallado,
      panko, picatostes, pan de molde, pan de hamburguesa, pan de perrito, pan de pita, baguette, barra de pan,
      chapata, tortillas de trigo, tortillas de harina, hojaldre, masa de hojaldre, masa filo, masa quebrada,
      masa de pizza, base de pizza, obleas de empanadilla, espaguetis, macarrones, fideos, tallarines, canelones,
      lasaña, raviolis, tortellini, fusilli, penne, gnocchi, fideos de huevo, croissant, cruasán, brioche, magdalenas,
      galletas, galletas maría, bizcochos de soletilla, salsa de soja, pan naan, pan de masa madre, crackers,
      harina de trigo integral, harina panificable, harina 0000, harina 000, sémola fina, fideos instantáneos,
      fideos cabello de ángel, espirales, pajaritas, lazos de pasta, plumas, pasta, pasta corta, pasta integral,
      pasta fresca, ñoquis, panecillos, bollos, pan tostado, biscotes, picos, regañás, colines, tostas, pan de hogaza,
      pan duro, miga de pan, pan candeal, pan de barra, pan lactal, tapas para empanadas, masa para empanadas,
      masa de empanada, masa brisa, obleas wonton, churros, donuts, gofres, tortitas, crepes, bizcocho, sobaos,
      polvorones, bollería, galletas tipo digestive, rosquillas, torrijas, empanada, croquetas, rebozado,
      harina para rebozar, harina para tempura, pan árabe, pan de ajo, pan francés, bolillos, teleras, birotes,
      pan molido, pan blanco, palitos de pan, cereales de trigo,
      harina integral de trigo, kamut, fideos de trigo, udon, harina candeal, harina de trigo duro
    `,
    Peanuts: `
      cacahuete, cacahuetes, cacahuetes tostados, cacahuetes salados, cacahuetes pelados, cacahuetes fritos,
      crema de cacahuete, mantequilla de cacahuete, manteca de cacahuete, aceite de cacahuete, harina de cacahuete,
      maní, maní tostado, mantequilla de maní, manteca de maní, aceite de maní, cacahuate, cacahuates,
      crema de cacahuate, salsa satay, salsa de cacahuete, cacahuete en polvo, cacahuetes con miel, cacahuetes crudos,
      cacahuetes picados, cacahuete molido, maní salado, maní pelado, maní molido, pasta de maní, pasta de cacahuete,
      crema de maní, crema de cacahuete crujiente, mantequilla de cacahuate, cacahuates tostados, aceite de cacahuate,
      salsa de maní, salsa de cacahuate, panchitos, mazapán de cacahuate,
      encacahuatado, garapiñados de cacahuete, cacahuete frito, cacahuete tostado, cacahuate japonés, maní
      japonés, palanqueta, cacahuate garapiñado
    `,
    Sesame: `
      sésamo, semillas de sésamo, semillas de sésamo tostadas, sésamo negro, semillas de sésamo negro, sésamo tostado,
      aceite de sésamo, aceite de sésamo tostado, ajonjolí, semillas de ajonjolí, aceite de ajonjolí, tahini, tahín,
      pasta de sésamo, crema de sésamo, salsa tahini, hummus, humus, halva, gomasio, zaatar, baba ganoush,
      sésamo blanco, sésamo crudo, sésamo molido, sésamo dorado, ajonjolí tostado, ajonjolí negro,
      semilla de ajonjolí, tahine, tahina, pasta tahini, pasta de ajonjolí, hummus de garbanzos, mutabal, za'atar,
      gomashio, sal de sésamo, barritas de sésamo,
      semilla de sésamo, semillas de ajonjolí tostadas, aceite de ajonjolí tostado, salsa de sésamo, halva de
      sésamo, pan con sésamo, mole con ajonjolí
    `,
    Mustard: `
      mostaza, mostaza de Dijon, mostaza antigua, mostaza en grano, mostaza a la antigua, mostaza inglesa,
      mostaza americana, mostaza amarilla, mostaza en polvo, mostaza molida, semillas de mostaza, granos de mostaza,
      semillas de mostaza negra, aceite de mostaza, mostaza y miel, salsa de mostaza, hojas de mostaza,
      mostaza alemana, mostaza francesa, mostaza Dijon, mostaza de grano entero, mostaza suave, mostaza picante,
      mostaza fuerte, mostaza en semillas, semilla de mostaza, mostaza a la miel, salsa de miel y mostaza,
      vinagreta de mostaza, mostaza negra, mostaza blanca, harina de mostaza, mostaza tipo Dijon,
      mostaza en semilla, brotes de mostaza, mostaza dulce
    `,
    Celery: `
      apio, rama de apio, ramas de apio, tallo de apio, apio en rama, apionabo, apio nabo, raíz de apio, sal de apio,
      semillas de apio, hojas de apio, apio en polvo, corazón de apio, zumo de apio, apio rábano, tallos de apio,
      rama apio, apio picado, apio fresco, apio verde, penca de apio, pencas de apio, apio con hojas, bulbo de apio,
      raíz de apionabo, apio blanco, semilla de apio, apio deshidratado,
      caldo de apio
    `,
    Lupin: `
      altramuz, altramuces, harina de altramuz, harina de altramuces, chochos, lupino, lupinos, semillas de altramuz,
      proteína de altramuz, tremoços, altramuces cocidos, altramuz dulce, chocho, chochos cocidos, tarwi,
      harina de lupino, harina de chocho, lupino dulce, entremozos,
      chochos en salmuera, chocho andino, altramuces en salmuera, tarhui
    `,
    Molluscs: `
      mejillón, mejillones, mejillones en escabeche, mejillones al natural, almeja, almejas, almejas finas,
      berberecho, berberechos, berberechos en lata, navajas, chirlas, coquinas, ostra, ostras, ostión, vieira,
      vieiras, zamburiñas, calamar, calamares, anillas de calamar, chipirón, chipirones, calamares en su tinta,
      tinta de calamar, pota, sepia, chocos, pulpo, pulpo cocido, pulpitos, caracol, caracoles, bígaros, cañaíllas,
      abulón, orejas de mar, salsa de ostras, puntillitas, caldo de almejas, mejillones frescos, mejillones cocidos,
      mejillón de roca, mejillones en lata, almejas babosas, almejas japonesas, almejas en conserva, almejas chirlas,
      berberechos al natural, navajas en conserva, machas, choros, choritos, ostiones, callos de hacha,
      conchas de abanico, vieira gallega, volandeiras, calamar en anillas, calamares a la romana,
      chipirones en su tinta, rabas, rejos, jibia, sepia limpia, sepionas, choco, chopitos, pulpo a la gallega,
      patas de pulpo, lapas, caracolas, caracoles de mar, bígaro, locos, moluscos, tinta de sepia,
      loco chileno, puntillas, mejillón cebra, almeja fina, almeja babosa, almejas al natural, navajas al
      natural, tubo de pota, rejos de pota, caracoles de tierra, concha fina, cañadilla, busano, ostiones
      chilenos, caracol pala, almejas machas
    `,
    Sulphites: `
      vino, vino tinto, vino blanco, vino blanco seco, vino rosado, vino espumoso, cava, champán, prosecco, oporto,
      jerez, vino de Jerez, fino, moscatel, vino dulce, Pedro Ximénez, vermut, vermut rojo, vermut blanco,
      vino de Marsala, madeira, sangría, sulfitos, dióxido de azufre, metabisulfito de sodio, metabisulfito potásico,
      vino de cocina, tinto de verano, vino blanco de cocina, vino tinto joven, vino crianza, rioja, ribera del Duero,
      albariño, verdejo, vino de misa, vino de Oporto, vino generoso, amontillado, oloroso, palo cortado,
      manzanilla de Sanlúcar, vino fino, vino manzanilla, champaña, espumoso, lambrusco, martini rosso,
      martini blanco, vermú, vino de Madeira, mistela, bisulfito de sodio, sulfito de sodio, E220, E223,
      metabisulfito, anhídrido sulfuroso, calimocho, txakoli,
      E221, E222, E224, E226, E227, E228, metabisulfito sódico, metabisulfito de potasio, bisulfito sódico,
      manzanilla, Oporto, sidra con sulfitos, vino de mesa, vino para cocinar, vermut seco, cava brut,
      champagne, orejones con sulfitos, bisulfito de potasio, sulfito de calcio, ácido sulfuroso, Rioja, vino
      moscatel,
      sidra
    `,
  },
  traps: {
    Dairy: `
      leche de coco, crema de coco, leche de avena, leche de arroz, leche de almendras, bebida de soja, bebida de avena,
      manteca de cacao, mantequilla de cacahuete, crema de cacahuete, mantequilla de almendra, queso vegano,
      yogur de soja, nata vegetal, nata de avena, manteca de cerdo, cremor tártaro, crémor tártaro, bebida vegetal,
      horchata de chufa, margarina vegana, sorbete de limón, leche de tigre, membrillo, mantequilla vegana,
      crema de calabaza, leche frita vegana, ácido láctico, yogur de coco vegetal
    `,
    Eggs: `
      berenjena, berenjenas, aquafaba, mayonesa vegana, mayonesa sin huevo, lactonesa,
      huevo vegano, pasta sin huevo
    `,
    Nuts: `
      nuez moscada, nuez moscada molida, coco, coco rallado, aceite de coco, harina de coco, agua de coco, castañas,
      castañas de agua, harina de castaña, cacahuetes, mantequilla de cacahuete, chufas, calabaza cacahuete, pipas de girasol,
      leche de coco, castañas asadas, nuez de moscada molida
    `,
    Gluten: `
      trigo sarraceno, harina de trigo sarraceno, alforfón, tortillas de maíz, fideos de arroz, fideos de cristal,
      maicena, almidón de maíz, harina de maíz, polenta, harina de arroz, harina sin gluten, pasta sin gluten,
      pan sin gluten, cerveza sin gluten, harina de garbanzo, harina de almendra, harina de coco, tapioca, quinoa, mijo,
      amaranto, teff, sorgo, arroz glutinoso, fécula de patata, avena sin gluten, papel de arroz, tamari sin gluten,
      cerveza de jengibre, tortitas de arroz, fruta del pan
    `,
    Wheat: 'harina de centeno, cebada perlada, trigo sarraceno, harina de arroz, copos de avena, tortillas de maíz',
    Soy: `
      lecitina de girasol, habas, judías verdes, leche de avena, alubias negras,
      judías
    `,
    Fish: `
      calamares, sepia, gambas, salsa Perrins vegana, algas, cangrejo de río,
      cangrejo, pez de mazapán, salsa de pescado vegana
    `,
    Shellfish: `
      mejillones, almejas, calamares, pulpo, conchas de pasta, manzana silvestre,
      setas de langosta, concha de pasta
    `,
    Molluscs: `
      setas de ostra, seta ostra, gambas, langostinos, salsa de ostras vegetariana,
      seta de ostra, caracolas de pasta, caracola de crema
    `,
    Peanuts: `
      guisantes, piñones, calabaza cacahuete, nueces, avellanas,
      crema de almendra
    `,
    Sesame: `
      pipas de calabaza, semillas de amapola, aceite de oliva, semillas de chía,
      pipas de girasol
    `,
    Mustard: 'cúrcuma, rábano picante, rúcula',
    Celery: 'perejil, hinojo, levístico, caldo sin apio',
    Lupin: 'garbanzos, judías blancas, habas',
    Sulphites: `
      uvas, zumo de uva, mosto, orejones sin sulfitos, vinagre de manzana,
      E300
    `,
  },
};
