import { z } from 'zod';

/** GET /api/site: public information about the operator. */
export const siteSchema = z.object({
  /** Contact address of the operator. docs/specification.md §9, terms. */
  supportEmail: z.string(),
});
export type Site = z.infer<typeof siteSchema>;
