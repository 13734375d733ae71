import { expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { formatMinutes } from './format-minutes.ts';

test.each([
  [0, '0 mins'],
  [1, '1 min'],
  [35, '35 mins'],
  [60, '1 hr'],
  [130, '2 hrs 10 mins'],
])('%i minutes read as "%s"', async (minutes, text) => {
  const { t } = await createI18n('en-GB', ['home']);
  expect(formatMinutes(minutes, t).replaceAll('\u00a0', ' ')).toBe(text);
});
