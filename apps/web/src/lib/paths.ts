import { AUTH_TAB_QUERY } from '@larder/contract/browser';

/** The addresses of the web application's pages, for links. */
export const paths = {
  home: '/',
  signIn: '/auth',
  createAccount: `/auth?${AUTH_TAB_QUERY}=register`,
  saved: '/saved',
  profile: '/profile',
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  recipe: (id: string) => `/recipe/${encodeURIComponent(id)}`,
} as const;
