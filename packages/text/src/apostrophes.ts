/** With typographic apostrophes after letters: "shepherd's pie" → "shepherd’s pie", "l'ail" → "l’ail". */
export function withTypographicApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})'/gu, '’');
}
