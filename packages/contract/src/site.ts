import { z } from 'zod';

/** GET /api/site: public information about the site. */
export const siteSchema = z.object({
  /** Contact address of the operator. docs/specification.md §9, terms. */
  supportEmail: z.string(),
  /** Of the server, as in CHANGELOG.md. */
  version: z.string(),
});
export type Site = z.infer<typeof siteSchema>;
