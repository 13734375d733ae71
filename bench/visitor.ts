/** Everyone asks from an address of their own, so that no limit is met (RFC 2544's range for benchmarks). */
export function addressOf(visitor: number): Record<string, string> {
  return { 'x-forwarded-for': `198.18.${(visitor >> 8) & 255}.${visitor & 255}` };
}

export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}
