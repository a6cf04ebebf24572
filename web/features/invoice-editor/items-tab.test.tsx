// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, leaveDraft, line, showEditor, tab } from './editor-test-bench.tsx';

vi.mock('#web/lib/api.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => {
  localStorage.clear();
  answer();
});
afterEach(cleanup);

async function showItems(...names: string[]) {
  if (names.length) leaveDraft({ items: names.map((name) => ({ name, quantity: 2, rate: 10.5 })) });
  const { user } = showEditor();
  await user.click(await tab('Line Items'));
  return user;
}

const cards = () => screen.queryAllByRole('listitem', { name: /^Line \d+$/ });
const names = () =>
  cards().map((_, index) => line(index + 1).getByLabelText<HTMLInputElement>('Short Description').value);
const button = (name: string) => screen.getByRole('button', { name });

it('says that there is nothing yet and adds the first line', async () => {
  const user = await showItems();
  screen.getByText('No invoice items yet');
  await user.click(button('Add Blank Item'));
  expect(cards()).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(line(1).getByLabelText('Short Description')));
});

it('computes the total of a line and the subtotal', async () => {
  await showItems('Design', 'Hosting');
  expect(line(1).getByText('Total').nextSibling?.textContent).toBe('21.00 CAD');
  expect(screen.getByText('Subtotal', { selector: 'span' }).nextSibling?.textContent).toBe('42.00 CAD');
});

it('adds a line with Enter in the last field of the last one', async () => {
  const user = await showItems('Design', 'Hosting');
  await user.click(line(1).getByLabelText('Rate'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(line(2).getByLabelText('Short Description')));
  await user.click(line(2).getByLabelText('Rate'));
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Design', 'Hosting', '']);
  await waitFor(() => expect(document.activeElement).toBe(line(3).getByLabelText('Short Description')));
});

it('moves lines and keeps the focus on what moved them', async () => {
  const user = await showItems('a', 'b', 'c');
  expect(button('Move line 1 up').hasAttribute('disabled')).toBe(true);
  expect(button('Move line 3 down').hasAttribute('disabled')).toBe(true);
  await user.click(button('Move line 1 down'));
  expect(names()).toEqual(['b', 'a', 'c']);
  await waitFor(() => expect(document.activeElement).toBe(button('Move line 2 down')));
  await user.click(button('Move line 2 down'));
  expect(names()).toEqual(['b', 'c', 'a']);
  await waitFor(() => expect(document.activeElement).toBe(button('Move line 3 up')));
  await user.click(button('Move line 2 up'));
  expect(names()).toEqual(['c', 'b', 'a']);
});

it('takes a line away and puts it back where it was', async () => {
  const user = await showItems('a', 'b', 'c');
  await user.click(button('Remove line 2'));
  expect(names()).toEqual(['a', 'c']);
  screen.getByText('b was removed');
  await waitFor(() => expect(document.activeElement).toBe(button('Put back')));
  await user.click(button('Put back'));
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(screen.queryByRole('button', { name: 'Put back' })).toBeNull();
});

it('can put back the only line', async () => {
  const user = await showItems('a');
  await user.click(button('Remove line 1'));
  screen.getByText('No invoice items yet');
  await user.click(button('Put back'));
  expect(names()).toEqual(['a']);
});
