import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { importAgain } from '../../lib/loading/import-again.ts';

type Account = typeof import('@larder/contract/user/account');

const loadAccount = importAgain(() => import('@larder/contract/user/account'));
const loadZodResolver = importAgain(() => import('@hookform/resolvers/zod'));
const load = () => Promise.all([loadAccount(), loadZodResolver()]);

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
