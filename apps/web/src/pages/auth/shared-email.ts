/** The email goes along from one view of the auth screen to the next. */
export type SharedEmail = { email: string; onEmail: (email: string) => void };
