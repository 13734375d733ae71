export const ASKED_IN_SPANISH = `
scrambled-eggs: huevos revueltos, huevos rebueltos, revuelto de huevo, uevos revueltos
tortilla-de-patatas: tortilla, tortilla de patata, tortiya de patatas, tortilla española, tortilla de papas
french-omelette: tortilla francesa, tortiya francesa
gazpacho: gazpacho, gaspacho, gazpacho andalus
salmorejo: salmorejo, salmorego
croquetas-de-jamon: croquetas, cocretas, croquetas de jamon, croketas
patatas-bravas: bravas, patatas brabas, patatas bravas
paella: paella, paeya, paella valensiana
rice-pudding: arroz con leche, arros con leche, arroz con lece
arroz-con-pollo: arroz con pollo, aroz con pollo
pollo-al-ajillo: pollo al ajillo, poyo al ajillo
garlic-prawns: gambas al ajillo, ganbas al ajillo
olivier-salad: ensaladilla rusa, ensaladilla, ensaladiya rusa
caesar-salad: ensalada cesar, ensalada sesar
churros: churros, churos
churros|spanish-hot-chocolate: chocolate con churros
macaroni-cheese: macarrones con queso, macarones con queso
spaghetti-carbonara: espaguetis carbonara, espagueti a la carbonara, carbonara
spaghetti-bolognese: espaguetis boloñesa, spaguetti bolognesa, bolonesa
lasagne: lasaña, lasana, lazaña
pizza-margherita: pizza, piza casera
beef-burgers: hamburguesa, amburguesa, hamburgesas
spanish-lentil-stew: lentejas, lentejas estofadas, lentegas
migas: migas, migas extremeñas
pan-con-tomate: pan con tomate, pantumaca, pan tumaca
ratatouille: pisto, ratatuille
creme-caramel: flan, flan de huevo, flan caserro
carrot-cake: tarta de zanahoria, tarta de sanahoria
banana-bread: bizcocho de platano, biscocho de plátano, pan de platano
chocolate-chip-cookies: galletas de chocolate, cookies, galletas con pepitas
brownies: brownie, browni de chocolate
chocolate-cake: tarta de chocolate
pancakes: tortitas, panqueques, tortitas americanas
crepes: crepes, creps
waffles: gofres, gofre
guacamole: guacamole, wacamole, guacamol
hummus: humus, hummus, jumus
moussaka: musaka, musaca
ceviche: cebiche, sebiche, ceviche
lomo-saltado: lomo saltado, lomo saltao
empanadas: empanadas, enpanadas argentinas
milanesa: milanesa, milaneza
arepas: arepa, arepas de queso
beef-tacos: tacos, tacos de carne
chicken-fajitas: fajitas, fajitas de poyo
cheese-quesadillas: quesadilla, quesadiya
chilaquiles: chilaquiles, chilakiles
huevos-rancheros: huevos rancheros, uevos rancheros
bean-enchiladas: enchiladas, enchilada
pico-de-gallo: pico de gallo, pico de gayo
ropa-vieja: ropa vieja, ropa bieja
tostones: tostones, patacones
maki-rolls: sushi, susi
shoyu-ramen: ramen, rame
chicken-curry: curry de pollo, pollo al curry, pollo al curri
chicken-tikka-masala: pollo tikka, tika masala, pollo tikka massala
pumpkin-soup: crema de calabaza, crema de calavaza, pure de calabaza
french-onion-soup: sopa de cebolla, sopa de ceboya
chicken-noodle-soup: sopa de pollo, sopa de poyo con fideos
tomato-soup: crema de tomate, sopa de tomate
leek-and-potato-soup: vichyssoise, vichisua, crema de puerros
borscht: borsch, sopa de remolacha
beef-stroganoff: strogonof, ternera stroganoff
mushroom-risotto: risotto, risoto de setas, risotto de champiñones
mojito: mojito, mogito
margarita: margarita, margarita clasico
sangria: sangria, sangría casera, zangria
tinto-de-verano: tinto de verano, tinto verano
kalimotxo: calimocho, kalimocho
gin-and-tonic: gintonic, gin tonic, yintonic
pina-colada: piña colada, pina colada, piña colda
caipirinha: caipiriña, caipirina
cuba-libre: cubata, cubalibre
horchata-de-chufa|mexican-horchata: horchata, orchata, horchata de chufa
agua-de-jamaica: agua de jamaica, agua de jamaika
lemonade: limonada, limonada casera
strawberry-milkshake|strawberry-banana-smoothie: batido de fresa, batido de freza
hot-chocolate|spanish-hot-chocolate: chocolate caliente, chocolate a la taza
irish-coffee: cafe irlandes, café irlandés
masala-chai: te chai, chai latte
tiramisu: tiramisu, tiramisú, tiramizu
gratin-dauphinois: patatas gratinadas, gratén de patatas
greek-salad: ensalada griega, ensalada griego
tuna-pasta-salad: ensalada de pasta, ensalada pasta con atun
chickpea-salad: ensalada de garbanzos, garbanzos en ensalada
pimientos-de-padron: pimientos de padron, pimientos del padron
stuffed-peppers|gemista: pimientos rellenos, pimientos reyenos
moules-marinieres: mejillones a la marinera, mejiyones al vino blanco
full-english-breakfast: desayuno ingles, desayuno inglés completo
eggs-benedict: huevos benedict, huevos benedictinos, huevos venedict
popcorn: palomitas, palomitas de maiz
swedish-meatballs: albondigas, alvondigas en salsa
cottage-pie|bobotie: pastel de carne
fruit-salad: macedonia, macedonia de frutas
aubergine-parmigiana: berenjenas a la parmesana, verenjenas parmesana
gin-and-tonic|negroni|dry-martini|tom-collins|gimlet: cóctel con ginebra
made: curry de calabacín, crema de calabacin, revuelto de esparragos
nothing: cocido madrileño
fabada: fabada
nothing: cachopo, pulpo a la gallega, natillas, pozole, aji de gallina, callos
`;
