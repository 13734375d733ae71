import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useToast } from '../../components/toast/toast-context.ts';
import { fakeServer } from '../../test/fake-server.ts';
import { renderApp } from '../../test/render-app.tsx';
import type { PromptedAction } from './dialog/sign-in-dialog.tsx';
import { useSignInPrompt } from './sign-in-prompt.tsx';

function Trigger({ action }: { action: PromptedAction }) {
  const prompt = useSignInPrompt();
  return (
    <button type="button" onClick={() => prompt(action)}>
      do it
    </button>
  );
}

test.each([
  ['save', 'Sign in to save recipes', 'You must sign in or create a free account to save recipes.'],
  ['rate', 'Sign in to rate recipes', 'You must sign in or create a free account to rate recipes.'],
  ['general', 'Sign in to continue', 'You must sign in or create a free account to do this.'],
] as const)('asked for %s, it says so and offers both ways in', async (action, title, text) => {
  fakeServer({});
  await renderApp(<Trigger action={action} />);
  await userEvent.click(screen.getByText('do it'));
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(dialog).toHaveAccessibleDescription(text);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/auth?tab=register');
});

test('it traps the focus while open and returns it when closed', async () => {
  fakeServer({});
  await renderApp(<Trigger action="save" />);
  await userEvent.click(screen.getByText('do it'));
  const dialog = await screen.findByRole('dialog');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveFocus();
  for (let steps = 0; steps < 5; steps += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByText('do it')).toHaveFocus());
});

function TriggerWithToast() {
  const prompt = useSignInPrompt();
  const toast = useToast();
  const both = () => {
    prompt('save');
    setTimeout(() => toast({ title: 'Recipe saved' }));
  };
  return (
    <button type="button" onClick={both}>
      do it
    </button>
  );
}

test('Escape closes it with a toast beside it too', async () => {
  fakeServer({});
  await renderApp(<TriggerWithToast />);
  await userEvent.click(screen.getByText('do it'));
  await screen.findByRole('dialog');
  expect(await screen.findByText('Recipe saved')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('"Not now" closes it, and it can be opened again', async () => {
  fakeServer({});
  await renderApp(<Trigger action="rate" />);
  for (let times = 0; times < 2; times += 1) {
    await userEvent.click(screen.getByText('do it'));
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

test('nothing that the server’s policy on styles forbids is put into the page', async () => {
  fakeServer({});
  await renderApp(<Trigger action="save" />);
  const before = document.querySelectorAll('style').length;
  await userEvent.click(screen.getByText('do it'));
  await screen.findByRole('dialog');
  expect(document.querySelectorAll('style')).toHaveLength(before);
});
