/** Every address of the web, in one place. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  recipe: (id: string) => `/recipe/${encodeURIComponent(id)}`,
} as const;
