import { inTextLanguages, type Localised, type RecipeLine } from '@larder/food/recipe';

/** The line with a remark of which kind the food is bought, before or behind how it is prepared; the same where it says so. */
export function withKind(line: RecipeLine, kind: Localised, place: 'before' | 'behind'): RecipeLine {
  const { preparation } = line;
  if (preparation?.en.includes(kind.en)) return line;
  const said = inTextLanguages((language) => {
    const words = [kind[language] ?? kind.en, preparation?.[language] ?? []].flat();
    return (place === 'before' ? words : words.toReversed()).join(', ');
  });
  return { ...line, preparation: said };
}

/** A tip with one more sentence, or the sentence alone; the same where it ends so already. */
export function withSentence(tip: Localised | null, sentence: Localised): Localised {
  if (tip?.en.endsWith(sentence.en)) return tip;
  return inTextLanguages((language) => [tip?.[language] ?? [], sentence[language] ?? sentence.en].flat().join(' '));
}
