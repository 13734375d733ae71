import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

type Account = typeof import('@larder/contract/user/account');

const load = () => Promise.all([import('@larder/contract/user/account'), import('@hookform/resolvers/zod')]);

/** Loads the validation code before the first validation. */
export function preloadSchemas(): void {
  load().catch(() => {});
}

/**
 * Validates a form with a schema of the contract, whose code is loaded on first use. If it can't be loaded, the form is
 * submitted as it is: the server validates with the same schemas.
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
