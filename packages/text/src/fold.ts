const FOLDS: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i', '’': "'", ʼ: "'" };

const MARK = /\p{M}/gu;

/** Lower case without accents or ligatures: "Cœur d’Épinards" → "coeur d'epinards". */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  let folded = '';
  for (let index = 0; index < lower.length; index++) {
    const code = lower.charCodeAt(index);
    if (code >= LATIN.length) return foldAny(lower);
    folded += code < 128 ? lower[index] : LATIN[code];
  }
  return folded;
}

function foldAny(lower: string): string {
  return lower
    .replace(/[œæßøłđı’ʼ]/g, (char) => FOLDS[char] ?? char)
    .normalize('NFD')
    .replace(MARK, '');
}

/** Latin letters folded, by code unit: a table look-up is many times faster than normalisation. */
const LATIN: readonly string[] = Array.from({ length: 0x180 }, (_, code) => foldAny(String.fromCharCode(code)));

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) return false;
  return true;
}
