import { z } from 'zod';

/** GET /api/site: public information about the operator. */
export const siteSchema = z.object({
  /** Contact address of the operator; null where none is configured. docs/specification.md §9, terms. */
  supportEmail: z.string().nullable(),
});
export type Site = z.infer<typeof siteSchema>;
