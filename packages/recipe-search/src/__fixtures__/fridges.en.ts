export const BRITISH_FRIDGES = `
eggs, potatoes, onion
chicken thighs, carrots, leeks, creme fraiche
half a cauliflower, cheddar, milk, mustard
tin of tuna, sweetcorn, pasta, mayo
bacon, eggs, bread, tomatoes, mushrooms
sausages, potatoes, onions, gravy granules
leftover roast chicken, stuffing, bread, mayonnaise
baked beans, bread, cheddar
2 carrots, 1 parsnip, half a swede, veg stock
salmon fillets, new potatoes, asparagus, lemon
minced beef, onion, chopped tomatoes, spaghetti, garlic
cod, peas, potatoes, lemon, butter
courgettes, feta, mint, eggs, lemon
halloumi, red pepper, couscous, chickpeas, mint
beetroot, goats cheese, walnuts, rocket
leeks, potatoes, cream, chicken stock
rhubarb, ginger, sugar, oats, butter, flour
apples, blackberries, flour, butter, sugar
bananas, oats, milk, honey, peanut butter
eggs, smoked salmon, bagels, cream cheese, chives
tinned tomatoes, red lentils, onion, garlic, cumin
rice, frozen peas, eggs, soy sauce, spring onions
egg noodles, pak choi, prawns, ginger, soy sauce, chilli
pork chops, apples, cider, sage, onion
lamb mince, aubergine, tomatoes, cinnamon, mint, yoghurt
stale bread, tomatoes, basil, olive oil, red onion
cucumber, greek yoghurt, dill, garlic
end of the week: wilting spinach, one onion, eggs, half a block of feta, a few tortillas
student cupboard: pasta, ketchup, cheese, frozen peas, garlic
pot noodle money gone: rice, tin of kidney beans, onion, chilli powder, chopped tomatoes
mushrooms, risotto rice, parmesan, white wine, shallots, thyme, butter
gnocchi, pesto, cherry tomatoes, mozzarella
turkey leftovers, brussels sprouts, potatoes, bacon, cranberry sauce
beef steak, potatoes, rocket, parmesan, butter, garlic
gin, tonic water, cucumber, lime | | Drinks
vodka, cranberry juice, lime, orange juice | | Drinks
sloe gin, prosecco, lemon, sugar
earl grey, lemon, honey, ginger | | Drinks
chickpeas, spinach, coconut milk, curry powder, onion, rice | Vegan
tofu, broccoli, peppers, cashews, soy sauce, noodles | Vegan
sweet potatoes, black beans, avocado, lime, coriander, corn tortillas | Vegan, no Gluten
quinoa, roasted peppers, courgette, chickpeas, lemon, parsley | Vegan, no Gluten
chicken, broccoli, cream, cheddar, cauliflower | Keto
eggs, bacon, avocado, spinach, cheddar | Keto
cod, carrots, potatoes, spinach, rice | Low FODMAP
chicken, rice, peppers, spinach, feta, oregano | Low FODMAP
pasta, mushrooms, spinach, cream, garlic | Vegetarian
lentils, carrots, celery, onion, tinned tomatoes | Vegetarian, no Celery
prawns, spaghetti, chilli, garlic, lemon, parsley | Fish, no Dairy
flour, eggs, milk, lemon, sugar | no Nuts
porridge oats, milk, blueberries, almonds, honey | no Nuts
peanut butter, bananas, bread, jam, yoghurt | no Peanuts
beef mince, potatoes, carrots, onions, peas, worcestershire sauce | no Fish
butternut squash, sage, pasta, ricotta, walnuts | Vegetarian, no Nuts
strawberries, banana, milk, yogurt, spinach | no Dairy | Drinks
leeks, potatoes, oat milk, nutmeg, stock cube | Vegan
mackerel, beetroot, horseradish, creme fraiche, potatoes | Fish, no Gluten
aubergine, miso, rice, spring onions, sesame seeds | Vegan, no Peanuts
`;

export const AMERICAN_FRIDGES = `
ground beef, cheddar, lettuce, tomatoes, taco shells
chicken breast, broccoli, rice, soy sauce
eggs, bell peppers, onion, ham, cheddar
pasta, ground turkey, zucchini, marinara sauce, parmesan
ground beef, black beans, corn, salsa, tortillas, sour cream
shrimp, garlic, butter, lemon, linguine, parsley
boxed mac n cheese, hot dogs, frozen broccoli
rotisserie chicken, tortillas, black beans, cilantro, lime
sweet potatoes, kale, chickpeas, tahini, lemon
canned tuna, celery, mayo, bread, pickles
pork tenderloin, apples, brussels sprouts, dijon mustard
salmon, asparagus, lemon, dill, butter
cream cheese, bagels, cucumbers, smoked salmon, capers
oatmeal, bananas, pecans, maple syrup, cinnamon
pancake mix, blueberries, eggs, milk
leftover rice, 3 eggs, frozen mixed vegetables, sriracha, scallions
ramen noodles, egg, spinach, green onions, sesame oil
eggplant, tomato sauce, mozzarella, basil, breadcrumbs
chuck roast, carrots, potatoes, celery, beef broth, onion
kielbasa, cabbage, potatoes, mustard
cornmeal, jalapenos, cheddar, corn, eggs, buttermilk
arugula, pears, walnuts, blue cheese, balsamic vinegar
okra, shrimp, andouille sausage, rice, bell pepper, celery
collard greens, ham hock, black eyed peas, rice
avocado, bread, eggs, lime, chili flakes
half a bag of tortilla chips, cheddar, jalapenos, refried beans, tomatoes
college dorm: ramen, eggs, american cheese, hot sauce
moving out this weekend: flour tortillas, butter, eggs, cheddar, spinach, half an onion
everything must go: carrots, celery, half a chicken, egg noodles, onion, frozen peas, thyme
ground pork, cabbage, ginger, soy sauce, garlic, rice vinegar
steak, bell peppers, onions, tortillas, lime, cumin
turkey slices, swiss cheese, sourdough, lettuce, tomato, mustard
peaches, heavy cream, sugar, pie crust
bourbon, lemons, sugar, mint, club soda | | Drinks
tequila, lime, triple sec, grapefruit juice, agave | | Drinks
white rum, pineapple juice, coconut milk, lime | | Drinks
whiskey, sweet vermouth, bitters, orange
watermelon, lime, mint, sparkling water | | Drinks
cold brew, oat milk, maple syrup, cinnamon | | Drinks
zucchini noodles, shrimp, garlic, cherry tomatoes, basil | Keto
ground beef, cauliflower rice, cheddar, sour cream, avocado | Keto
eggs, sausage, bell peppers, mozzarella, mushrooms | Keto, no Nuts
tempeh, brown rice, kale, sesame seeds, tamari, carrots | Vegan, no Gluten
black beans, corn, bell pepper, quinoa, lime, cilantro | Vegan
almond milk, oats, chia seeds, strawberries, maple syrup | Vegan
lentils, spinach, tomatoes, coconut milk, garlic, ginger | Vegan
potatoes, eggs, spinach, chives, bacon | Low FODMAP
chicken, zucchini, carrots, rice noodles, soy sauce, ginger | Low FODMAP, no Shellfish
penne, broccoli, parmesan, lemon, chickpeas | Vegetarian
eggs, mushrooms, goat cheese, spinach, hash browns | Vegetarian, no Gluten
tilapia, rice, mango, cilantro, red onion | Fish
bread, turkey, cheese, mayo, apples | no Eggs
chicken thighs, peanut butter, coconut milk, rice, lime, soy sauce | no Peanuts
spaghetti, meatballs, marinara, garlic bread | no Dairy
vodka, tomato juice, celery, worcestershire sauce, lemon | no Celery | Drinks
strawberries, bananas, greek yogurt, almond butter, milk | no Nuts | Drinks
cauliflower, chickpeas, coconut milk, spinach, curry powder | Vegan, no Soy
pork chops, green beans, potatoes, butter | no Gluten, no Dairy
`;
