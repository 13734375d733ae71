import { SCROLL_TO_RESULTS_DELAY_MS } from '@larder/contract/limits';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  ANALYZE,
  analyse,
  api,
  button,
  chips,
  draw,
  frames,
  numbers,
  open,
  resetApi,
  SUGGEST,
  seen,
  thingRow,
  things,
  UNKNOWN,
} from '../test/analysed-photo.tsx';

beforeEach(resetApi);

const nameField = () => screen.findByRole('combobox', { name: 'Type its name' });

describe('what was seen', () => {
  test('is shown as chips with confidence, as text in the field, and in the photo’s status', async () => {
    await analyse();
    expect(chips().map((chip) => chip.textContent)).toEqual(['tomato99% sure', 'lemon or lime?', 'egg80% sure']);
    expect(screen.getByLabelText(/Your ingredients/)).toHaveValue('tomato, lemon, egg');
    expect(await screen.findByText('We saw tomato, lemon and egg.')).toBeVisible();
  });

  test('is marked in the photo by number, listed by the same number, and named in its alternative text', async () => {
    const { view } = await analyse();
    draw();
    expect(numbers(view.container)).toEqual(['1', '2']);
    const [{ style } = {}] = frames(view.container);
    expect([style?.left, style?.top, style?.width, style?.height]).toEqual(['10%', '20%', '30%', '40%']);
    expect(things().getAllByRole('button', { expanded: false })[0]).toHaveAccessibleName('1 tomato');
    expect(things().getByRole('button', { name: '2 lemon?' })).toBeVisible();
    expect(screen.getByAltText('Your photo, with these marked in it: tomato and lemon')).toBeVisible();
  });

  test('removing one searches without it, as text, and removes its mark; it can be put back', async () => {
    const { user, server, view } = await analyse();
    draw();
    await user.click(thingRow('1 tomato').getByRole('button', { name: 'Remove tomato' }));
    expect(await screen.findByText('We saw lemon and egg.')).toBeVisible();
    expect(server.calls(ANALYZE)[1]?.form?.get('ingredients')).toBe('lemon, egg');
    expect(server.calls(ANALYZE)[1]?.form?.has('image')).toBe(false);
    expect(numbers(view.container)).toEqual(['2']);
    expect(chips().map((chip) => chip.textContent)).toEqual(['lemon or lime?', 'egg80% sure']);
    await user.click(await button('Put tomato back'));
    await waitFor(() => expect(chips()).toHaveLength(3));
    expect(server.calls(ANALYZE)[2]?.form?.get('ingredients')).toBe('lemon, egg, tomato');
  });

  test('removing its chip removes its mark too', async () => {
    const { user, server, view } = await analyse();
    draw();
    await user.click(within(chips()[0] as HTMLElement).getByRole('button', { name: 'Remove tomato' }));
    await waitFor(() => expect(chips()).toHaveLength(2));
    expect(server.calls(ANALYZE)[1]?.form?.get('ingredients')).toBe('lemon, egg');
    expect(frames(view.container)).toHaveLength(1);
  });

  test('adding one searches with it; it can be removed again', async () => {
    const { user, server } = await analyse();
    await user.type(screen.getByRole('textbox', { name: 'Add an ingredient' }), 'rice{Enter}');
    await waitFor(() => expect(chips()).toHaveLength(4));
    expect(server.calls(ANALYZE)[1]?.form?.get('ingredients')).toBe('tomato, lemon, egg, rice');
    await user.click(await button('Remove rice'));
    await waitFor(() => expect(chips()).toHaveLength(3));
    expect(server.calls(ANALYZE)[2]?.form?.get('ingredients')).toBe('tomato, lemon, egg');
  });

  test('what its text says besides the ingredients is kept when one is removed', async () => {
    const { user, server } = await analyse();
    await user.type(screen.getByLabelText(/Your ingredients/), ', no nuts');
    await user.click(thingRow('1 tomato').getByRole('button', { name: 'Remove tomato' }));
    expect(server.calls(ANALYZE)[1]?.form?.get('ingredients')).toBe('lemon, egg, no nuts');
  });

  test('an ingredient that the text no longer has is no longer marked', async () => {
    const { user, view } = await analyse();
    draw();
    const field = screen.getByLabelText(/Your ingredients/);
    await user.clear(field);
    await user.type(field, 'lemon, egg');
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    await waitFor(() => expect(frames(view.container)).toHaveLength(1));
  });

  test('choosing the first of its choices confirms it without another search', async () => {
    const { user, server } = await analyse();
    await user.click(within(chips()[1] as HTMLElement).getByRole('button', { name: 'lemon' }));
    expect(chips()[1]).toHaveTextContent(/^lemon$/);
    expect(things().getByRole('button', { name: '2 lemon' })).toBeVisible();
    expect(server.calls(ANALYZE)).toHaveLength(1);
  });

  test('choosing another searches with it and changes the name', async () => {
    const { user, server } = await analyse();
    await user.click(thingRow('2 lemon?').getByRole('button', { name: 'lime' }));
    await screen.findByText('We saw tomato, lime and egg.');
    expect(server.calls(ANALYZE)[1]?.form?.get('ingredients')).toBe('tomato, lime, egg');
    expect(things().getByRole('button', { name: '2 lime' })).toHaveFocus();
  });

  test('choosing works after coming back too, when the photo has gone', async () => {
    const { view } = await analyse();
    view.unmount();
    const { user, server } = await open();
    await screen.findByText('Your previous search results have been restored.');
    await user.click(await button('lime'));
    expect(server.calls(ANALYZE)[0]?.form?.get('ingredients')).toBe('tomato, lime, egg');
  });

  test('the photo is not in the browser’s storage, and the search is stored as text', async () => {
    await analyse();
    const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
    expect(kept).toContain('tomato, lemon, egg');
    expect(kept).not.toMatch(/table\.jpg|blob:|base64/);
  });

  test('switching the mode removes the photo', async () => {
    const { user } = await analyse();
    await user.click(screen.getByLabelText('By recipe name'));
    await user.click(screen.getByLabelText('By ingredients'));
    expect(await button('Choose a photo')).toBeVisible();
  });

  test('after another category the same things are searched for again, without the photo', async () => {
    const { user, server } = await analyse();
    await user.click(thingRow('1 tomato').getByRole('button', { name: 'Remove tomato' }));
    await user.click(screen.getByLabelText('Meals'));
    await user.click(await button('Find recipes'));
    expect(Object.fromEntries(server.calls(ANALYZE)[2]?.form ?? [])).toMatchObject({
      ingredients: 'lemon, egg',
      category: 'Meals',
    });
  });
});

describe('a thing that is there and unknown', () => {
  beforeEach(() => seen({ unknown: UNKNOWN }));

  test('is shown with a number and what it may be, and is no part of the search', async () => {
    const { view } = await analyse();
    draw();
    expect(numbers(view.container)).toEqual(['1', '2', '3?']);
    expect(await screen.findByText('We saw tomato, lemon and egg. 1 more thing needs a name.')).toBeVisible();
    expect(screen.getByLabelText(/Your ingredients/)).toHaveValue('tomato, lemon, egg');
  });

  test('gets its name with one tap, which is searched with', async () => {
    const { user, server } = await analyse();
    await user.click(thingRow('3? What is this?').getByRole('button', { name: 'yogurt' }));
    expect(await screen.findByText('We saw tomato, lemon, yogurt and egg.')).toBeVisible();
    expect(server.calls(ANALYZE)[1]?.form?.get('ingredients')).toBe('tomato, lemon, egg, yogurt');
    expect([...(server.calls(ANALYZE)[1]?.form?.keys() ?? [])]).not.toContain('image');
    expect(things().getByRole('button', { name: '3 yogurt' })).toHaveFocus();
  });

  test('is named without a scroll away from the photo, to which there is a way back', async () => {
    const { user } = await analyse();
    await screen.findByText('Analysis complete!');
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => timers.mockRestore());
    await user.click(thingRow('3? What is this?').getByRole('button', { name: 'yogurt' }));
    await screen.findByText('We saw tomato, lemon, yogurt and egg.');
    await waitFor(() => expect(chips()).toHaveLength(4));
    expect(timers.mock.calls.filter(([, delay]) => delay === SCROLL_TO_RESULTS_DELAY_MS)).toEqual([]);
    const scroll = vi.mocked(Element.prototype.scrollIntoView).mockClear();
    await user.click(screen.getAllByRole('button', { name: 'See the recipes' }).at(-1) as HTMLElement);
    expect(scroll).toHaveBeenCalledOnce();
  });

  test('can be something else, by an ingredient whose name begins as typed', async () => {
    api.suggestions = [
      { id: 'tofu', name: 'tofu', also: null },
      { id: 'silken-tofu', name: 'silken tofu', also: null },
    ];
    const { user, server } = await analyse();
    await user.click(thingRow('3? What is this?').getByRole('button', { name: 'Something else…' }));
    const field = await nameField();
    expect(field).toHaveFocus();
    await user.type(field, 'tof');
    await screen.findByRole('option', { name: 'silken tofu' });
    expect(server.calls(SUGGEST).at(-1)?.url.search).toBe('?name=tof&language=en-GB');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: 'silken tofu' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(server.calls(ANALYZE)[1]?.form?.get('ingredients')).toBe('tomato, lemon, egg, silken tofu');
    expect(await screen.findByRole('button', { name: '3 silken tofu' })).toHaveFocus();
  });

  test('can be anything that is typed; Escape closes the field', async () => {
    const { user, server } = await analyse();
    await user.click(thingRow('3? What is this?').getByRole('button', { name: 'Something else…' }));
    await user.type(await nameField(), 'x{Escape}{Escape}');
    expect(screen.queryByRole('combobox', { name: 'Type its name' })).not.toBeInTheDocument();
    expect(thingRow('3? What is this?').getByRole('button', { name: 'Something else…' })).toHaveFocus();
    await user.click(thingRow('3? What is this?').getByRole('button', { name: 'Something else…' }));
    await user.type(await nameField(), 'aunt Ida’s chutney, mild');
    await user.click(await screen.findByRole('option', { name: 'Use “aunt Ida’s chutney mild”' }));
    expect(server.calls(ANALYZE)[1]?.form?.get('ingredients')).toBe('tomato, lemon, egg, aunt Ida’s chutney mild');
  });

  test('is left out when it is removed, without a search', async () => {
    const { user, server, view } = await analyse();
    draw();
    await user.click(await button('Remove number 3'));
    expect(frames(view.container)).toHaveLength(2);
    expect(await screen.findByText('We saw tomato, lemon and egg.')).toBeVisible();
    expect(server.calls(ANALYZE)).toHaveLength(1);
  });

  test('may be of the same ingredient as another thing: each is corrected by itself', async () => {
    const { user, server } = await analyse();
    await user.click(thingRow('3? What is this?').getByRole('button', { name: 'milk' }));
    await user.click(thingRow('2 lemon?').getByRole('button', { name: 'Something else…' }));
    await user.type(await nameField(), 'milk{Enter}');
    await screen.findByRole('button', { name: '2 milk' });
    expect(server.calls(ANALYZE)[2]?.form?.get('ingredients')).toBe('tomato, egg, milk');
    await user.click(thingRow('3 milk').getByRole('button', { name: 'Remove milk' }));
    expect(things().getByRole('button', { name: '2 milk' })).toBeVisible();
    expect(server.calls(ANALYZE)).toHaveLength(3);
  });

  test('is where the button above the results leads', async () => {
    const { user, view } = await analyse();
    draw();
    await user.click(await button('1 thing to name'));
    expect(things().getByRole('button', { name: '3? What is this?' })).toHaveFocus();
    expect(frames(view.container)[2]).toHaveClass('photo-frame-selected');
    await user.keyboard('{Escape}');
    expect(frames(view.container)[2]).not.toHaveClass('photo-frame-selected');
  });

  test('alone makes no search: the page asks for a name, and then finds recipes', async () => {
    seen({ ingredients: [], recipes: [], unknown: UNKNOWN });
    const { user, server } = await analyse();
    expect(await screen.findByText(/Name one, and we’ll find recipes for it/)).toBeVisible();
    await user.click(await button('Name the first one'));
    expect(things().getByRole('button', { name: '1? What is this?' })).toHaveFocus();
    await user.click(thingRow('1? What is this?').getByRole('button', { name: 'milk' }));
    expect(server.calls(ANALYZE)[1]?.form?.get('ingredients')).toBe('milk');
    expect(await screen.findByText('We saw milk.')).toBeVisible();
    await user.click(thingRow('1 milk').getByRole('button', { name: 'Remove milk' }));
    expect(await screen.findByText('Nothing in the photo is part of the search.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Recipe Results' })).not.toBeInTheDocument();
  });
});
