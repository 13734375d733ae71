/** FNV-1a over UTF-16 code units, an unsigned 32-bit integer, the same on every machine. Fowler, Noll and Vo, 1991. */
export function stableHash32(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return hash >>> 0;
}

/** `stableHash32` in base 36, for short ids. */
export function stableHash(text: string): string {
  return stableHash32(text).toString(36);
}
