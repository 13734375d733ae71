/** The paths of all calls. docs/specification.md §7. */
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
  savedRecipesCount: '/api/user/recipes/saved/count',
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
  ingredients: '/api/ingredients',
  site: '/api/site',
} as const;

/**
 * The id of the user that a queued call was made for. The server answers 401 if another user is signed in by then.
 * docs/specification.md, decisions.
 */
export const ACTING_FOR_HEADER = 'x-larder-acting-for';

/**
 * A header for GET /api/auth/me by which a guest gets 204 in place of 401, which browsers would log as an error.
 * RFC 7240 §4.4.
 */
export const LENIENT = { prefer: 'handling=lenient' } as const;
