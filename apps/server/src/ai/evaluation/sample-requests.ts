import type { Language } from '@larder/contract/language';

/** A request as somebody types it. */
export type SampleRequest = { text: string; by: 'ingredients' | 'name'; language: Language };

/** The requests that models are compared with: foods, names, restrictions and wishes in each language. */
export const SAMPLE_REQUESTS: readonly SampleRequest[] = [
  { by: 'ingredients', language: 'en-GB', text: 'chicken, rice, tomato, onion' },
  { by: 'ingredients', language: 'en-US', text: 'eggplant, zucchini, chickpeas, no dairy' },
  { by: 'ingredients', language: 'en-GB', text: 'salmon, potatoes, dill, allergic to mustard' },
  { by: 'ingredients', language: 'en-GB', text: 'noodles, peppers, carrots, allergic to peanuts and soy' },
  { by: 'ingredients', language: 'en-GB', text: 'banana, oats, milk, vegan, under 15 minutes' },
  { by: 'ingredients', language: 'es', text: 'garbanzos, espinacas, ajo, sin gluten' },
  { by: 'ingredients', language: 'es', text: 'pollo, arroz, pimiento, alergia a los frutos secos' },
  { by: 'ingredients', language: 'fr', text: 'poireaux, pommes de terre, crème, sans œufs' },
  { by: 'ingredients', language: 'fr', text: 'lentilles, carottes, oignon, végétalien' },
  { by: 'name', language: 'en-GB', text: 'vegan lasagne' },
  { by: 'name', language: 'en-GB', text: 'gluten-free chocolate brownies' },
  { by: 'name', language: 'es', text: 'tortilla de patatas' },
  { by: 'name', language: 'fr', text: 'ratatouille' },
];
