import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * The mailbox behind an email address in lower case, so that one person's addresses count once: without a "+tag", and
 * for Gmail without dots. A domain's owner still has as many mailboxes as they like.
 */
export function mailboxOf(email: SQLWrapper): SQL<string> {
  const user = sql`split_part(split_part(${email}, '@', 1), '+', 1)`;
  const domain = sql`split_part(${email}, '@', 2)`;
  return sql<string>`case when ${domain} in ('gmail.com', 'googlemail.com')
    then replace(${user}, '.', '') || '@gmail.com' else ${user} || '@' || ${domain} end`;
}
