/** What is kept about the person who asks. */
export type Person = {
  id: string;
  email: string;
  /** Whether something sent to the address came back, or an outside provider vouches for it. */
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  image: string | null;
};

export type SessionInfo = { id: string; createdAt: Date };
