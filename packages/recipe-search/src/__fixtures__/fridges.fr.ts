export const FRENCH_FRIDGES = `
oeufs, pommes de terre, oignon, lardons
poulet, crème fraîche, champignons, moutarde
courgettes, tomates, aubergine, poivron, ail
pâtes, jambon, crème, gruyère
poireaux, pommes de terre, crème, saumon
lentilles vertes, carottes, oignon, saucisses
riz, thon en boîte, maïs, tomates, mayonnaise
endives, jambon, béchamel, emmental
chou-fleur, comté, lait, noix de muscade
steak haché, pommes de terre, lait, beurre, oignon
filets de cabillaud, citron, riz, épinards
crevettes, lait de coco, curry, riz, citron vert
chèvre, miel, noix, salade, baguette
potiron, carottes, crème, oignon, bouillon de légumes
blancs de poulet, ananas, riz, lait de coco, curry
oeufs, épinards, feta, oignon
restes de poulet rôti, riz, poivron, petits pois
restes de la raclette : fromage, pommes de terre, jambon, cornichons
frigo d'étudiant : pâtes, ketchup, oeufs, fromage râpé
fin de semaine : une courgette, deux carottes, un demi oignon, des oeufs, du lait
frigo vide : riz, oignon, une boîte de tomates, des sardines
boeuf à braiser, carottes, vin rouge, oignons, lardons, champignons
magret de canard, pommes de terre, ail, persil
pois chiches, carottes, courgettes, semoule, raisins secs, cumin
moules, vin blanc, échalotes, persil, crème
tomates, mozzarella, basilic, huile d'olive
concombre, yaourt, menthe, ail
betteraves, pommes, noix, fromage de chèvre, vinaigre
aubergines, viande hachée, tomates, parmesan
navets, carottes, agneau, petits pois, pommes de terre nouvelles
farine, oeufs, lait, beurre, sucre
pommes, beurre, sucre, cannelle, pâte feuilletée
bananes, flocons d'avoine, lait, chocolat
fromage blanc, fraises, miel, amandes
pain rassis, lait, oeufs, sucre, cannelle
galettes de sarrasin, jambon, oeufs, emmental
brocolis, pommes de terre, roquefort, crème
rhum, citron vert, menthe, sucre de canne, eau gazeuse | | Drinks
gin, concombre, tonic, citron | | Drinks
crème de cassis, vin blanc, framboises | | Drinks
cidre, pommes, cannelle, calvados
thé vert, menthe, citron, miel | | Drinks
pois chiches, épinards, tomates, lait de coco, curry, riz | Vegan
tofu, brocoli, carottes, sauce soja, nouilles de riz, sésame | Vegan
lentilles corail, patate douce, lait de coco, oignon, gingembre | Vegan, no Gluten
quinoa, avocat, concombre, tomates cerises, citron, persil | Vegan, no Gluten
pâtes, courgettes, ricotta, citron, basilic | Vegetarian
oeufs, champignons, comté, ciboulette, pain | Vegetarian
aubergines, tomates, feta, origan, oignon rouge | Vegetarian, no Nuts
saumon, avocat, concombre, épinards, crème | Keto
poulet, courgettes, parmesan, crème, lardons | Keto
dinde, carottes, pommes de terre, haricots verts | Low FODMAP
saumon, riz, courgette, carottes, gingembre | Low FODMAP
crevettes, tagliatelles, ail, persil, citron | Fish, no Dairy
poulet, moutarde, crème, estragon, pommes de terre | no Mustard
farine, chocolat, oeufs, beurre, noisettes | no Nuts
boeuf, carottes, céleri, poireaux, navets, pommes de terre | no Celery
jambon, melon, mozzarella, roquette, figues | no Sulphites
patates douces, pois chiches, épinards, tahini, citron | Vegan, no Nuts
lait d'amande, banane, épinards, beurre de cacahuète | no Peanuts | Drinks
vodka, jus de tomate, citron, tabasco, céleri | no Celery | Drinks
`;
