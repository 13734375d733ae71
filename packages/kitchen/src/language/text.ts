const FOLDS: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i', '’': "'", ʼ: "'" };

const MARK = /\p{M}/gu;

/** Lower case without accents or ligatures: "Cœur d’Épinards" → "coeur d'epinards". */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower
    .replace(/[œæßøłđı’ʼ]/g, (char) => FOLDS[char] ?? char)
    .normalize('NFD')
    .replace(MARK, '');
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) return false;
  return true;
}
