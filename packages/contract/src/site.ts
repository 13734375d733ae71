import { z } from 'zod';

/** GET /api/site: what the interface tells of whoever runs this server. */
export const siteSchema = z.object({
  /** Where people write to for help; null where the operator gave none. Spec section 9, terms. */
  supportEmail: z.string().nullable(),
});
export type Site = z.infer<typeof siteSchema>;
