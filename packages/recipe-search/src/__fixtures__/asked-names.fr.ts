export const ASKED_IN_FRENCH = `
french-omelette: omelette, omlette, omelete nature
scrambled-eggs: oeufs brouillés, oeuf brouiller, oeufs brouilles
oeufs-cocotte: oeufs cocotte, oeuf cocote
boiled-eggs-and-soldiers: oeuf a la coque, œufs à la coque
quiche-lorraine: quiche, quiche loraine, kiche lorraine
ratatouille: ratatouille, ratatouile, ratatouy
beef-bourguignon: boeuf bourguignon, beuf bourgignon, bourguignon
coq-au-vin: coq au vin, cok au vin
cottage-pie: hachis parmentier, achis parmentier, hachi parmentié
gratin-dauphinois: gratin dauphinois, gratin dofinois, gratin dauphinoi
cheese-fondue: fondue, fondue savoyarde, fondu savoyard
croque-monsieur: croque monsieur, croc monsieur, croque-madame
french-onion-soup: soupe à l'oignon, soupe a loignon, soupe oignon
pumpkin-soup: soupe de potiron, velouté de potiron, soupe potirron
leek-and-potato-soup: soupe poireaux pomme de terre, soupe de poireaux, soupe poireau
mushroom-soup: velouté de champignons, veloute de champignion
crepes: crêpes, crepe, crèpes bretonnes
galette-complete: galette bretonne, galette complete
french-toast: pain perdu, pin perdu
chocolate-mousse: mousse au chocolat, mouse au chocolat, mousse chocolat
creme-caramel: crème caramel, creme caramel, creme caramelle
cherry-clafoutis: clafoutis, clafouti cerise
madeleines: madeleine, madelaines
brownies: brownie, browni, brownies chocolat
chocolate-cake: gateau au chocolat
brownies|chocolate-cake: fondant au chocolat
chocolate-chip-cookies: cookies, cookie, cookies pépite de chocolat
carrot-cake: gâteau à la carotte, gateau carotte, carrot cake
tiramisu: tiramisu, tiramissu
panna-cotta: panna cotta, panacota
pavlova: pavlova, pavlowa
meringues: meringue, meringues
rice-pudding: riz au lait, ri au lait
salade-nicoise: salade niçoise, salade nicoise, niçoise
caesar-salad: salade cesar, salade césar poulet
warm-goats-cheese-salad: salade de chèvre chaud, salade chevre, chevre chaud
tabbouleh: taboulé, taboule libanais
tuna-pasta-salad: salade de pates, salade de pâte
hummus: houmous, humous, homous
guacamole: guacamole, gwacamole, guacamol
tzatziki: tzatziki, tsatsiki
lasagne: lasagne, lasagnes, lazagne
spaghetti-bolognese: spaghetti bolo, pates bolognaise, spagetti bolognese
spaghetti-carbonara: pâtes carbonara, pates carbo, pates carbonnara
mushroom-risotto: risotto, rizotto, risotto aux champignons
pizza-margherita: pizza, pizza margarita, pizza margerita
paella: paella, paëlla, payela
moules-marinieres: moules frites, moule frite, moule mariniere
steak-au-poivre: steak au poivre, stek au poivre
roast-chicken: poulet rôti, poulet roti, poulet au four
beef-stroganoff: boeuf stroganoff, bœuf strogonof
chilli-con-carne: chili con carne, chili, chilli con carné
sweet-potato-black-bean-chilli: chili sin carne, chili végétarien
roast-vegetable-couscous: couscous, cous cous légumes
lamb-tagine: tajine, tajine d'agneau, tagine agneau
chicken-curry: curry de poulet, poulet au curry, poulet curi
tarka-dal: dahl, dal de lentilles, dahl lentilles corail
chicken-tikka-masala: poulet tikka, poulet tikka massala
spring-rolls: nems, nems legumes
summer-rolls|spring-rolls: rouleaux de printemps, rouleau de printemp
pad-thai: pad thaï, pad thai, pad taï
maki-rolls: sushi, makis, sushis
bibimbap: bibimbap, bibimpap
egg-fried-rice: riz cantonais, riz cantonnais
flammkuchen: tarte flambée, flammekueche, flamenkuche
pissaladiere: pissaladière, pisaladière
croquetas-de-jamon: croquettes jambon, croquetas
beef-burgers: burger, hamburgeur, hamburger maison
fish-and-chips: fish and chips, fish n chips
sweet-potato-fries: frites de patate douce, frite patate douce
shakshuka: chakchouka, chakchuka, shakshuka
falafel: falafel, falafels, fallafel
mojito: mojito, mochito
virgin-mojito: mojito sans alcool, virgin mojito
ti-punch: ti punch, ti ponch, petit punch
kir: kir, kirr
kir-royale: kir royal, kir royale
aperol-spritz: spritz, spritz aperol, spriz
pina-colada: pina colada, pinacolada, piña collada
mulled-wine: vin chaud, vain chaud
gin-and-tonic: gin to, gin tonic, gin tonique
gin-and-tonic|negroni|dry-martini|tom-collins|gimlet|bramble: cocktail gin, cocktail au gin
diabolo-menthe: diabolo menthe, diabolo mente
lemonade: citronnade, citronade
lemon-iced-tea|peach-iced-tea: thé glacé, the glacé
peach-iced-tea: thé glacé pêche, ice tea peche
moroccan-mint-tea: thé à la menthe, the a la menthe
hot-chocolate: chocolat chaud, chocola chaud
eggnog: lait de poule, lai de poule
strawberry-banana-smoothie: smoothie fraise banane, smoothie fraise
vanilla-milkshake: milkshake vanille, milk shake vanille
gazpacho: gaspacho, gaspatcho
sole-meuniere: sole meunière, sole menière
pancakes: pancakes, pancake
waffles: gaufres, gauffres, gaufre
porridge: porridge, poridge
bircher-muesli: muesli, musli
deviled-eggs: oeufs mimosa, œuf mimosa
tapenade: tapenade, tapennade
gougeres: gougères, gougere
caprese-salad: tomates mozzarella, tomate mozza
made: curry de courgettes, gratin de courgettes, velouté de courgette
tartiflette: tartiflette
nothing: raclette
creme-brulee: crème brûlée
tarte-tatin: tarte tatin
blanquette-de-veau: blanquette de veau
nothing: pot au feu, cassoulet, poulet basquaise, bo bun, magret de canard
tarte-tatin|apple-pie: tarte aux pommes
`;
