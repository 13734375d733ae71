/** Base path of the authentication library's routes, of which only the OpenID callback is served. */
export const AUTH_PATH = '/api/auth';
export const OIDC_PROVIDER_ID = 'oidc';
/** The redirect URI to register at the provider. */
export const OIDC_CALLBACK_PATH = `${AUTH_PATH}/oauth2/callback/${OIDC_PROVIDER_ID}`;
