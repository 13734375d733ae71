import { ModelFailure } from './model-failure.ts';

/** Limits the calls that one address has in progress, because a server answers few at a time and the rest wait. */
export type CallLimit = {
  /** @throws ModelFailure `rate-limit` where the address has too many in progress; what `call` throws */
  run: <T>(address: string, call: () => Promise<T>) => Promise<T>;
};

/** A person has one; several may share an address. */
const MAX_PER_ADDRESS = 4;
const RETRY_AFTER_MS = 5_000;

export function createCallLimit(): CallLimit {
  const inProgress = new Map<string, number>();
  return {
    async run(address, call) {
      const before = inProgress.get(address) ?? 0;
      if (before >= MAX_PER_ADDRESS) {
        throw new ModelFailure('rate-limit', 'the address has several calls in progress', {
          retryAfterMs: RETRY_AFTER_MS,
        });
      }
      inProgress.set(address, before + 1);
      try {
        return await call();
      } finally {
        const left = (inProgress.get(address) ?? 1) - 1;
        if (left > 0) inProgress.set(address, left);
        else inProgress.delete(address);
      }
    },
  };
}
