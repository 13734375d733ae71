import { describe, expect, test } from 'vitest';
import { kb } from '../../__fixtures__/knowledge-base.ts';
import { aLine } from '../../__fixtures__/recipes.ts';
import type { RecipeLine } from '../../recipe.ts';
import { renderStep } from '../render-step.ts';
import { briefName } from './brief-names.ts';

const named = (id: string, more: Partial<RecipeLine> = {}): RecipeLine =>
  aLine('butter', {
    ingredient: id,
    name: { en: kb.name(id, 'en-GB'), es: kb.name(id, 'es'), fr: kb.name(id, 'fr') },
    ...more,
  });
const brief = (line: RecipeLine, language: 'en-GB' | 'es' | 'fr', ...others: RecipeLine[]) =>
  briefName(line, line.name[language === 'en-GB' ? 'en' : language] ?? '', [line, ...others], language, kb);

describe('a name in steps', () => {
  test('leaves out the kind that the list gives', () => {
    expect(brief(named('plain-flour'), 'en-GB')).toBe('flour');
    expect(brief(named('black-pepper'), 'es')).toBe('pimienta');
    expect(brief(named('sunflower-oil'), 'fr')).toBe('huile');
  });

  test('is whole where another line could be meant', () => {
    expect(brief(named('sunflower-oil'), 'fr', named('sesame-oil'))).toBe('huile de tournesol');
    expect(brief(named('red-onion'), 'en-GB', named('onion'))).toBe('red onion');
    expect(brief(named('black-bean'), 'en-GB', named('green-bean'))).toBe(kb.name('black-bean', 'en-GB'));
  });

  test('is whole where its kind has what it is free of, and where it is a substitute', () => {
    expect(brief(named('gluten-free-flour'), 'fr')).toBe('farine sans gluten');
    expect(brief(named('soya-yogurt'), 'es')).toBe(kb.name('soya-yogurt', 'es'));
    expect(brief(named('lactose-free-milk'), 'en-GB')).toBe('lactose-free milk');
    const swappedFrom = { ingredient: 'butter', because: ['Dairy'] };
    expect(brief(named('olive-oil', { swappedFrom }), 'fr')).toBe('huile d’olive');
  });

  test('is whole where its kind goes by another word', () => {
    expect(brief(named('chicken-thigh'), 'fr')).toBe('haut de cuisse de poulet');
  });
});

describe('a substitute in steps', () => {
  const flour = named('gluten-free-flour', { swappedFrom: { ingredient: 'plain-flour', because: ['Gluten'] } });
  const step = { seconds: 60, text: { en: ['Sift the ', { line: 0, as: 'flour' }, '.'] } };
  const context = { language: 'en-GB', system: 'metric', factor: 1, isDrink: false, isBrief: true } as const;

  test('goes without the label that the list gives it', () => {
    expect(renderStep(step, [flour], context, kb)).toBe('Sift the flour.');
  });

  test('keeps its label where another line could be meant', () => {
    expect(renderStep(step, [flour, named('rice-flour')], context, kb)).toBe('Sift the gluten-free flour.');
  });
});
