export const SPANISH_FRIDGES = `
huevos, patatas, cebolla
pollo, arroz, pimiento rojo, guisantes, azafrán
garbanzos, espinacas, ajo, pimentón
lentejas, chorizo, zanahoria, patata, cebolla
atún en lata, tomate, huevo duro, lechuga, aceitunas
macarrones, chorizo, tomate frito, queso rallado
merluza, patatas, cebolla, vino blanco, perejil
gambas, ajo, guindilla, aceite de oliva, pan
pan duro, tomates maduros, ajo, aceite, vinagre, pepino
calabacín, cebolla, huevos, queso
berenjenas, carne picada, tomate, bechamel, queso
judías verdes, patatas, zanahorias, jamón
sardinas en lata, pan, tomate, cebolla morada
pechuga de pollo, champiñones, nata, pasta
bacalao, pimientos, tomate, cebolla, ajo
arroz, huevos, tomate frito, plátano
salmón, espárragos, limón, eneldo
costillas de cerdo, patatas, pimientos, romero
alubias blancas, almejas, ajo, perejil, vino blanco
calabaza, patata, puerro, nata
lo que queda: medio calabacín, dos huevos, un trozo de queso, una cebolla
piso de estudiantes: pasta, atún, ketchup, queso
fin de mes: arroz, una lata de tomate, ajo, dos salchichas
sobras del cocido: garbanzos, pollo, zanahoria, fideos
tortillas de maíz, frijoles, aguacate, cilantro, lima, queso fresco
carne molida, tortillas, jitomate, cebolla, chile, queso
plátano macho, frijoles negros, arroz, queso
aguacate, tomate, cebolla, limón, cilantro
jamón serrano, melón, queso manchego, nueces
setas, huevos, ajos tiernos, perejil
coliflor, patata, huevo, pimentón, ajo
leche, arroz, canela, limón, azúcar
harina, huevos, leche, azúcar, mantequilla
fresas, nata, azúcar, galletas
plátano, avena, leche, miel, canela
yogur, miel, nueces, manzana
pimientos del piquillo, bonito, alioli, lechuga, huevo
ginebra, tónica, limón, pepino | | Drinks
ron, cola, lima, hielo, hierbabuena | | Drinks
vino tinto, naranja, limón, canela, gaseosa | | Drinks
café, leche condensada, canela | | Drinks
naranjas, zanahorias, jengibre, manzana | | Drinks
garbanzos, calabacín, pimiento, tomate, comino, cuscús | Vegan
tofu, arroz, brócoli, zanahoria, salsa de soja, jengibre | Vegan
lentejas, tomate, pimiento verde, laurel, cebolla, arroz | Vegan, no Gluten
quinoa, aguacate, tomates cherry, maíz, limón, cilantro | Vegan, no Gluten
bebida de avena, plátano, fresas, espinacas | Vegan | Drinks
berenjena, mozzarella, tomate, albahaca, pan rallado | Vegetarian
huevos, espárragos trigueros, setas, patatas, queso de cabra | Vegetarian
espaguetis, champiñones, ajo, nata, espinacas | Vegetarian, no Eggs
pollo, aguacate, queso, lechuga, nata | Keto
lomo de cerdo, calabacín, champiñones, queso manchego | Keto
salmón, patatas, zanahoria, calabacín, arroz | Low FODMAP
pavo, arroz, pimiento rojo, espinacas, queso feta | Low FODMAP
merluza, gambas, arroz, pimiento, tomate | Fish, no Gluten
pollo, almendras, cebolla, vino blanco, azafrán, arroz | no Nuts
pasta, queso, jamón york, nata, huevos | no Dairy
calamares, patatas, cebolla, pimientos, tomate | no Molluscs
huevos, leche, harina, chocolate, plátano | no Gluten
calabacín, champiñones, arroz, parmesano, caldo de verduras | Vegetarian, no Celery
ternera, patatas, zanahorias, guisantes, apio, vino tinto | no Sulphites
`;
