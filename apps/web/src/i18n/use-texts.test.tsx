import { act, render, screen } from '@testing-library/react';
import { Suspense, startTransition, useId, useRef, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { loadTexts } from './dictionaries.ts';
import { useTexts } from './use-texts.ts';

/** Uses hooks after the one that suspends. */
function PhotoLabel() {
  useTexts(['photo']);
  const { t } = useTranslation();
  const label = useRef(null);
  return (
    <p ref={label} id={useId()}>
      {t('photo.preview')}
    </p>
  );
}

function Page() {
  const [shown, setShown] = useState(false);
  return (
    <Suspense fallback={null}>
      {shown ? <PhotoLabel /> : <button type="button" onClick={() => startTransition(() => setShown(true))} />}
    </Suspense>
  );
}

test('a component that suspends for texts renders with its further hooks', async () => {
  const i18n = await createI18n('en-GB', ['home']);
  render(
    <I18nextProvider i18n={i18n}>
      <Page />
    </I18nextProvider>,
  );
  await act(async () => screen.getByRole('button').click());
  expect(await screen.findByText('Your photo of ingredients')).toBeVisible();
});

test('texts that are loaded ahead are there at once', async () => {
  await loadTexts('fr', 'photo');
  const i18n = await createI18n('fr', ['home']);
  render(
    <I18nextProvider i18n={i18n}>
      <Suspense fallback="waiting">
        <PhotoLabel />
      </Suspense>
    </I18nextProvider>,
  );
  expect(screen.queryByText('waiting')).toBeNull();
  expect(screen.getByText('Votre photo d’ingrédients')).toBeVisible();
});
