/** First or last words that many foods have, and that name none of them. */
export const MERE_KINDS: ReadonlySet<string> = new Set(
  'sandwich sauce oil paste powder seed seeds roll rolls juice water cream milk cheese flour bread sugar butter stock vinegar leaf leaves salsa aceite pasta polvo semillas zumo agua nata crema leche queso harina azucar mantequilla caldo vinagre hojas bebida carne huile pate poudre graines creme lait fromage farine pain sucre beurre bouillon vinaigre feuilles boisson viande gluten vegan vegano vegana vegetal vegetale sans sin free soft mou molle doux dulce fresh fresco fresca frais fraiche dried seco seca plain blanc blanco blanca white black noir negro negra noix fleur nuez double single light whole heavy entera entero entier entiere doble espeso epais epaisse leger legere'.split(
    ' ',
  ),
);
