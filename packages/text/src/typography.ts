const NO_BREAK_SPACE = '\u00a0';

/**
 * A text as it is printed. Apostrophes after letters are typographic: "shepherd's pie" → "shepherd’s pie". In French
 * (`fr`) the spaces before double punctuation and inside guillemets don't break a line.
 */
export function typeset(text: string, language: string): string {
  const printed = text.replace(/(?<=\p{L})'/gu, '’');
  return language === 'fr' ? printed.replace(/ (?=[:;?!»%])|(?<=«) /g, NO_BREAK_SPACE) : printed;
}
