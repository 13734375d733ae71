/** Where the sessions lie in local storage, by recipe. */
export const SESSIONS_KEY = 'cookingSessions';
