/** Every call of the product, by name. Spec section 7. */
export const API = {
  me: '/api/auth/me',
  login: '/api/auth/login',
  register: '/api/auth/register',
  logout: '/api/auth/logout',
  forgotPassword: '/api/auth/forgot-password',
  resetPassword: '/api/auth/reset-password',
  preferences: '/api/preferences',
  analyze: '/api/analyze',
  savedRecipes: '/api/user/recipes/saved',
  savedRecipe: '/api/user/recipes/saved/:id',
  ratings: '/api/user/recipes/ratings',
  recipes: '/api/recipes',
  recipe: '/api/recipes/:id',
  popularRecipes: '/api/recipes/popular',
  shareRecipe: '/api/recipes/share',
  imageFeedback: '/api/recipes/image-feedback',
  improvedImage: '/api/recipes/improved-image',
  profile: '/api/user/profile',
  email: '/api/user/email',
  password: '/api/user/password',
  authProviders: '/api/auth/providers',
  oidcSignIn: '/api/auth/oidc',
  exportUser: '/api/user/export',
  user: '/api/user',
  site: '/api/site',
} as const;

/**
 * Names, by id, the user whom a call that waited in the browser was made for. The server refuses it with 401 where
 * another one is signed in by then. `readings.md`, Fire-and-forget saves.
 */
export const ACTING_FOR_HEADER = 'x-larder-acting-for';

/**
 * Sent with GET /api/auth/me, this has a guest answered 204 in place of 401, which browsers write down as an error of
 * the page. RFC 7240, section 4.4.
 */
export const LENIENT = { prefer: 'handling=lenient' } as const;
