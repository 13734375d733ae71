/** What is kept about the person who asks. */
export type Person = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  image: string | null;
};

export type SessionInfo = { id: string; createdAt: Date };
