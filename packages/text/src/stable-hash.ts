/** FNV-1a over UTF-16 code units, 32 bits, in base 36: short, and the same everywhere. Fowler, Noll and Vo, 1991. */
export function stableHash(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(36);
}
