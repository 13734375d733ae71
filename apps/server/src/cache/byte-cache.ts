import { lru } from 'tiny-lru';

/** A least-recently-used cache that is bounded by the size of its values. */
export type ByteCache<T> = {
  get: (key: string) => T | undefined;
  /** `bytes` is the value's approximate size in memory. Values larger than the whole cache are not stored. */
  set: (key: string, value: T, bytes: number) => void;
  /** The size of all values and keys. */
  size: () => number;
};

/** JavaScript strings take up to two bytes per UTF-16 unit. */
const BYTES_PER_UNIT = 2;

/** `ttlMs`: how long a value is returned after it was set; by default for ever. */
export function createByteCache<T>({ maxBytes, ttlMs = 0 }: { maxBytes: number; ttlMs?: number }): ByteCache<T> {
  const entries = lru<{ value: T; bytes: number }>(0, ttlMs);
  let total = 0;

  function remove(key: string): void {
    total -= entries.peek(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const stored = entries.peek(key);
      const entry = entries.get(key);
      if (stored && !entry) total -= stored.bytes;
      return entry?.value;
    },
    set(key, value, valueBytes) {
      remove(key);
      const bytes = valueBytes + key.length * BYTES_PER_UNIT;
      if (bytes > maxBytes) return;
      while (total + bytes > maxBytes && entries.first) remove(entries.first.key);
      entries.set(key, { value, bytes });
      total += bytes;
    },
    size: () => total,
  };
}
