import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

type Account = typeof import('@larder/contract/account');

const load = () => Promise.all([import('@larder/contract/account'), import('@hookform/resolvers/zod')]);

/** Fetches what forms are checked with, ahead of the first check. */
export function prepareForms(): void {
  load().catch(() => {});
}

/**
 * Checks a form by one of the contract's schemas, whose code is fetched once it is needed. Where it can't be, the form
 * goes out as it is: the server checks by the same schemas.
 */
export function schemaResolver<Input extends FieldValues, Output extends FieldValues>(
  choose: (account: Account) => z.ZodType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const loaded = await load().catch(() => null);
    if (!loaded) return { values: values as FieldValues as Output, errors: {} };
    const [account, { zodResolver }] = loaded;
    return zodResolver(choose(account))(values, context, options);
  };
}
