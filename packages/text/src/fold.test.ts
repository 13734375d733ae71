import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test('case, accents and ligatures do not matter', () => {
  expect(fold('Cœur d’Épinards')).toBe("coeur d'epinards");
  expect(fold('PIÑÓN')).toBe('pinon');
  expect(fold('Smørrebrød')).toBe('smorrebrod');
  expect(fold('Weißwurst')).toBe('weisswurst');
});

test('a composed and a decomposed accent fold alike', () => {
  expect(fold('cre\u0300me')).toBe(fold('cr\u00e8me'));
});

test('scripts beyond Latin keep their letters', () => {
  expect(fold('Борщ')).toBe('борщ');
  expect(fold('ラーメン')).toBe('ラーメン');
});
