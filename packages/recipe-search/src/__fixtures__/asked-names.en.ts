export const ASKED_IN_BRITISH_ENGLISH = `
spaghetti-bolognese: spag bol, spagetti bolognaise, spaghetti bolonese, spagbol, bolognaise
spaghetti-carbonara: carbonara, cabonara, spaghetti carbonera, spagetti carbonarra
macaroni-cheese: mac and cheese, mac n cheese, macoroni cheese, macaroni chese
chilli-con-carne: chilli con carne, chilly con carne, chili con carn
chicken-tikka-masala: tikka, chiken tika massala, chicken tikka massala, tikka masalla
butter-chicken: butter chiken, murg makhani
lasagne: lasagne, lasange, lasagna, lasagnia
cottage-pie: shepherds pie, sheperds pie, cotage pie
fish-and-chips: fish n chips, fish and chip, fsih and chips, chippy
full-english-breakfast: full english, full englsh breakfast, fry up
beans-on-toast: beans on toast, beens on toast
sausage-and-mash: bangers and mash, bangers n mash, sausage and mash
egg-fried-rice: egg fried rice, eggfried rice, special fried rice
french-omelette: omelette, omlet, omlette, ommelette
tortilla-de-patatas: spanish omelette, spanish omlette, potato omelette
scrambled-eggs: scrambled egg, scrambeld eggs, scrambled eggs on tost
eggs-benedict: eggs benny, egg benedict, eggs benedit
boiled-eggs-and-soldiers: dippy eggs, boiled egg and soldiers
pancakes|crepes: pancakes, pancaks, pancake
banana-bread: banana bread, bananna bread, banana loaf
brownies: brownies, browneis, chocolate brownie
chocolate-cake: chocolate cake
carrot-cake: carrot cake, carot cake
apple-crumble: apple crumble, appel crumble
chocolate-chip-cookies: cookies, choc chip cookies, choclate chip cookies
hummus: houmous, humous, hoummus
guacamole: guac, guacomole, quacamole
tzatziki: tsatsiki, zatziki, tzatsiki
baba-ganoush: babaganoush, baba ganush
falafel: fallafel, felafel
shakshuka: shakshouka, shakshooka, shakshuka
ratatouille: ratatoullie, rattatouille, ratatoui
pad-thai: pad thai, pad tai, padthai, phad thai
thai-green-curry: green thai curry, thia green curry, thai green curry
shoyu-ramen: ramen, raman
maki-rolls: sushi, suhsi, sushi rolls
chicken-biryani: biryani, briyani, chicken biriani
vegetable-samosas: samosas, somosas, samosa
onion-bhajis: onion bhaji, onion bhajee, onion bahji
tarka-dal: dal, daal, dahl
palak-paneer: saag paneer, sag panner, palak panner
jollof-rice: jollof, jolof rice
jerk-chicken: jerk chicken, jerk chiken
paella: paella, paela, paeya
gazpacho: gaspacho, gazpatcho
burrito|breakfast-burrito|cheese-quesadillas|chicken-fajitas|beef-tacos|black-bean-tacos|bean-enchiladas: tortilla, tortilla wrap
french-toast: french toast, french tost, eggy bread
porridge: porridge, porrige, porage
mushroom-risotto: risotto, rissoto, mushrom risoto
moussaka: mousaka, musaka
goulash: goulash, gulash
beef-stroganoff: stroganoff, beef strogonoff, stroganof
beef-bourguignon: beef bourginon, beef burgundy, boeuf bourgignon
coq-au-vin: coq au vin, coq a vin, coq o van
quiche-lorraine: quiche, quich lorraine, keesh lorraine
caesar-salad: ceasar salad, ceaser salad, caesar
greek-salad: greek salad, greak salad
tiramisu: tiramisu, tirimasu, tiramasu
panna-cotta: pannacotta, panacotta
pavlova: pavlova, pavalova
creme-caramel: creme caramel, cream caramel
meringues: meringue, merangues
mojito: mojito, mohito, mojitto
margarita: margarita, margerita
pina-colada: pina colada, pina collada
caipirinha: caipirinha, caparinha, caipirina
old-fashioned: old fashioned, old fashion
negroni: negroni, negrony
espresso-martini: expresso martini, espresso martini
gin-and-tonic: g&t, gin & tonic, gin and tonic
aperol-spritz: aperol spritz, aparol spritz
bloody-mary: blody mary, bloody marry
cosmopolitan: cosmo, cosmopoliton
moscow-mule: moscow mule, moskow mule
dark-and-stormy: dark n stormy, dark and stormy
long-island-iced-tea: long island, long island ice tea
gin-and-tonic|negroni|dry-martini|tom-collins|gimlet: cocktail with gin, gin cocktail
hot-chocolate: hot chocolate, hot choclate, hot cocoa
mango-lassi: mango lassi, mango lasi
masala-chai: chai, chai tea, chai latte
banana-oat-smoothie|strawberry-banana-smoothie|peanut-butter-banana-smoothie: banana smoothie, bannana smoothy
lemonade: lemonade, lemonaid
chicken-noodle-soup: chicken soup, chiken noodle soup
tomato-soup: tomato soup, tomatoe soop
french-onion-soup: onion soup, french onoin soup
mushroom-soup: mushroom soup, cream of mushrom soup
tomato-soup|chicken-noodle-soup|french-onion-soup|leek-and-potato-soup|minestrone|pumpkin-soup|carrot-and-ginger-soup|mushroom-soup: soup
chicken-tikka-masala|chicken-curry|thai-green-curry|katsu-curry: curry
chicken-stir-fry: stirfry, stir fry
chicken-fajitas: fajitas, fahitas
burrito: burrito, burito
bean-enchiladas: enchiladas, enchaladas
nachos: nachos, natchos
buffalo-wings: hot wings, bufallo wings, chicken wings
beef-burgers: burger, burgers, hamburgar
black-bean-burgers: veggie burger, vegan burger
pizza-margherita: pizza, margherita pizza, piza
gyoza: gyoza, gyosa
spring-rolls: spring rolls, sping rolls
bibimbap: bibimbap, bibimbab
bulgogi-lettuce-wraps: bulgogi, bulgolgi
vegetable-chow-mein: chow mein, chow main, chowmein
kung-pao-chicken: kung po chicken, kung pao
katsu-curry: katsu curry, chicken katsu
chicken-teriyaki: teriyaki, teryaki chicken
nasi-goreng: nasi goreng, nasi goring
beef-rendang: rendang, beef randang
tom-yum: tom yum, tom yum soup, tom yam
banh-mi: banh mi, bahn mi
miso-soup: miso soup, misso soup
kedgeree: kedgeree, kedgaree
welsh-rarebit: welsh rarebit, welsh rabbit
sausage-rolls: sausage roll, sausge rolls
scones: scones, scons
shortbread: shortbread, short bread
flapjacks: flapjack, flap jacks
cinnamon-buns: cinnamon rolls, cinamon buns
overnight-oats: overnight oats, over night oats
avocado-toast: avacado toast, avo toast, avocado on toast
smoked-salmon-bagel: salmon bagel, smoked salmon bagle
mulled-wine: mulled wine, muled wine
hot-toddy: hot toddy, hot toddie
made: courgette curry, parsnip soup, chicken korma, cauliflower risotto
nothing: toad in the hole
victoria-sponge: victoria sponge
beef-pho: pho
beef-wellington: beef wellington
nothing: sticky toffee pudding, lobster thermidor, asdfgh, chicken kiev
croissants: croissants
`;

export const ASKED_IN_AMERICAN_ENGLISH = `
macaroni-cheese: mac & cheese, macncheese, macaroni and cheeze
cheese-toastie: grilled cheese, grilled cheeze, grill cheese sandwich
aubergine-parmigiana: eggplant parm, eggplant parmesan, egplant parmesean
chilli-con-carne: chili, beef chili
deviled-eggs: deviled eggs, devilled eggs, deviled egs
garlic-prawns: shrimp scampi, garlic shrimp, shrimp scampy
shrimp-and-grits: shrimp n grits, shrimp and gritts
hash-browns: hashbrowns, hash brown
porridge: oatmeal, oatmeel
pumpkin-spice-latte: psl, pumpkin spice late, pumkin latte
courgette-frittata: zucchini frittata, zuchini fritata
popcorn: popcorn, pop corn
potato-salad: potato salad, potatoe salad
swedish-meatballs: meatballs, sweedish meatballs, meat balls
cobb-salad: cobb salad, cob salad
corn-chowder: corn chowder, corn chowdar
elotes: street corn, mexican street corn, elote
corned-beef-hash: corned beef hash, corn beef hash
waffles: waffles, waffels
blueberry-muffins: blueberry muffins, blubery muffin
banana-pancakes: banana pancakes, bananna pancake
peanut-butter-cookies: peanut butter cookies, penut butter cookies
whiskey-sour: whiskey sour, wiskey sour, whisky sour
manhattan: manhattan, manhatten
jambalaya: jambalaya, jambalya
cuban-sandwich: cuban sandwich, cubano, cuban sandwhich
blt-sandwich: blt, b.l.t., bacon lettuce tomato sandwich
club-sandwich: club sandwhich, club sandwich
tuna-melt: tuna melt, tuna sandwich
egg-mayonnaise-sandwich: egg salad sandwich, egg salad
arroz-con-pollo: chicken and rice, arroz con poyo
ceviche: ceviche, cevice
guacamole: guacamole, guacamoli, guacamole dip
beef-tacos: tacos, ground beef tacos, taco
cheese-quesadillas: quesadilla, quesadila
caesar-salad: caesar salad, chicken cesar salad
pancakes: american pancakes, pancakes, buttermilk pancakes
steak-au-poivre|steak-with-chimichurri: steak
falafel-wrap: falafel wrap, falafel sandwich
margarita: margarita, margaritas, classic margarita
frozen-margarita: frozen margarita, frozen margerita
made: zucchini curry, cauliflower curry with peas, broccoli frittata
nothing: sloppy joes, meatloaf, snickerdoodles, gumbo, clam chowder
`;
