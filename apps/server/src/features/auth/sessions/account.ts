/** A session's id and start, without its token. */
export type SessionInfo = { id: string; createdAt: Date };

/** An account as the server knows it; the contract's `User` is what the client sees of it. */
export type Account = {
  id: string;
  email: string;
  /** True once a link sent to the address was used, or where an OpenID provider vouches for it. */
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  image: string | null;
  /** True where an operator made the account a developer. */
  isDeveloper: boolean;
};
