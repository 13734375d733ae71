/** A header with an address for each client, so that rate limits don't apply. RFC 2544's range for benchmarks. */
export function clientAddress(client: number): Record<string, string> {
  return { 'x-forwarded-for': `198.18.${(client >> 8) & 255}.${client & 255}` };
}

/** Runs `work` and measures it. */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}
