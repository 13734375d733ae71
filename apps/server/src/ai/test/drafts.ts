type Draft = {
  title: string;
  description: string;
  category: string;
  subcategory: string;
  servings: number;
  ingredients: { quantity: string; name: string }[];
  steps: { text: string; minutes: number }[];
};

/** A recipe as a model writes it; nothing in it contains an allergen. */
export function aDraft(number: number, changes: Partial<Draft> = {}): Draft {
  return {
    title: `Tomato and rice pot ${number}`,
    description: 'A simple pot of rice with tomatoes for the whole family.',
    category: 'Meals',
    subcategory: 'Dinner',
    servings: 4,
    ingredients: [
      { quantity: '300 g', name: 'rice' },
      { quantity: '4', name: 'tomatoes, chopped' },
      { quantity: '1', name: 'onion, chopped' },
      { quantity: '2 tbsp', name: 'olive oil' },
    ],
    steps: [
      { text: 'Heat the olive oil in a pan and soften the onion for 5 minutes.', minutes: 5 },
      { text: 'Add the tomatoes and the rice with 600 ml water, and simmer until the rice is soft.', minutes: 18 },
    ],
    ...changes,
  };
}

/** A model's answer with so many recipes. */
export function answerOf(drafts: readonly object[]): string {
  return JSON.stringify({ recipes: drafts });
}

/** So many different drafts. */
export function someDrafts(count: number): Draft[] {
  return Array.from({ length: count }, (_, number) => aDraft(number + 1));
}
