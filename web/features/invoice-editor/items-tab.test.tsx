import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  answer,
  button,
  freshEditor,
  leaveDraft,
  line,
  showEditor,
  tab,
  toasts,
} from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

async function showItems(...names: string[]) {
  if (names.length) leaveDraft({ items: names.map((name) => ({ name, quantity: 2, rate: 10.5 })) });
  const { user } = showEditor();
  await user.click(await tab('Line Items'));
  return user;
}

const rows = () => screen.queryAllByRole('row', { name: /^Line \d+$/ });
const names = () =>
  rows().map((_, index) => line(index + 1).getByLabelText<HTMLInputElement>('Short Description').value);

it('says that there are no lines yet, and adds the first one', async () => {
  const user = await showItems();
  screen.getByText('No invoice items yet');
  await user.click(button('Add Blank Item'));
  expect(rows()).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(line(1).getByLabelText('Short Description')));
});

it('computes line totals and the subtotal', async () => {
  await showItems('Design', 'Hosting');
  expect(line(1).getByText('Total').nextSibling?.textContent).toBe('21.00 CAD');
  expect(screen.getByText('Subtotal', { selector: 'span' }).nextSibling?.textContent).toBe('42.00 CAD');
});

it('adds a line below on Enter, unless there is an empty one', async () => {
  const user = await showItems('Design', 'Hosting');
  await user.click(line(1).getByLabelText('Rate'));
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Design', '', 'Hosting']);
  await waitFor(() => expect(document.activeElement).toBe(line(2).getByLabelText('Short Description')));
  await user.click(line(1).getByLabelText('Short Description'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(line(2).getByLabelText('Short Description')));
  expect(names()).toEqual(['Design', '', 'Hosting']);
});

it('inserts a line break on Enter in the detailed description', async () => {
  const user = await showItems('Design');
  await user.type(line(1).getByLabelText('Detailed Description (optional)'), 'Two{Enter}rounds');
  expect(names()).toEqual(['Design']);
  expect(line(1).getByLabelText<HTMLTextAreaElement>('Detailed Description (optional)').value).toBe('Two\nrounds');
});

it('moves a line with Alt and an arrow key, and keeps the focus in its field', async () => {
  const user = await showItems('a', 'b', 'c');
  await user.click(line(2).getByLabelText('Rate'));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(names()).toEqual(['b', 'a', 'c']);
  await waitFor(() => expect(document.activeElement).toBe(line(1).getByLabelText('Rate')));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(names()).toEqual(['b', 'a', 'c']);
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  expect(names()).toEqual(['a', 'c', 'b']);
});

it('turns spreadsheet rows into lines, below the one they are pasted into', async () => {
  const user = await showItems('a', 'b');
  await user.click(line(1).getByLabelText('Short Description'));
  await user.paste('Item\tQty\tPrice\nDesign\t2\t85,50\nHosting\t1\t20\tMonthly\n');
  expect(names()).toEqual(['a', 'Design', 'Hosting', 'b']);
  expect(line(2).getByLabelText<HTMLInputElement>('Rate').value).toBe('85.50');
  await waitFor(() => expect(document.activeElement).toBe(line(2).getByLabelText('Short Description')));
  screen.getByText('2 lines were pasted');
});

it('replaces an empty line with pasted rows, and pastes any other text as usual', async () => {
  const user = await showItems();
  await user.click(button('Add Blank Item'));
  const name = () => line(1).getByLabelText<HTMLInputElement>('Short Description');
  await waitFor(() => expect(document.activeElement).toBe(name()));
  await user.paste('Design\t2\t85');
  expect(names()).toEqual(['Design']);
  await waitFor(() => expect(document.activeElement).toBe(name()));
  await user.paste(' of cards');
  expect(names()).toEqual(['Design of cards']);
});

it('pastes no more rows than an invoice can have lines, and says so', async () => {
  const user = await showItems('a');
  await user.click(line(1).getByLabelText('Short Description'));
  await user.paste(Array.from({ length: 200 }, (_, index) => `Row ${index}\t1\t1`).join('\n'));
  expect(names()).toEqual(['a']);
  expect(toasts('error')).toEqual(['200 rows do not fit: an invoice can have up to 200 lines']);
});

it('expands the detailed description of a row', async () => {
  const user = await showItems('a');
  const toggle = button('Detailed description of line 1');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(line(1).getByLabelText('Detailed Description (optional)')));
});

it('moves lines and keeps the focus on the pressed button', async () => {
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

it('removes a line and restores it in its place', async () => {
  const user = await showItems('a', 'b', 'c');
  await user.click(button('Remove line 2'));
  expect(names()).toEqual(['a', 'c']);
  screen.getByText('b was removed');
  await waitFor(() => expect(document.activeElement).toBe(button('Restore')));
  await user.click(button('Restore'));
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

it('restores the only line', async () => {
  const user = await showItems('a');
  await user.click(button('Remove line 1'));
  screen.getByText('No invoice items yet');
  await user.click(button('Restore'));
  expect(names()).toEqual(['a']);
});

describe('a product on an invoice in another currency', () => {
  const retainer = {
    id: 'r',
    shortDescription: 'Retainer',
    detailedDescription: 'A month of it',
    price: 2400,
    version: 1,
  };

  async function addRetainer() {
    answer({
      'GET /products': { products: [retainer], meta: { total: 1, page: 1, limit: 25, totalPages: 1 } } as never,
    });
    leaveDraft({ currency: 'EUR', items: [] });
    const { user } = showEditor();
    await user.click(await tab('Line Items'));
    await user.click(await screen.findByTitle('Retainer'));
    await screen.findByText('The rate of 1 line is a price in CAD, but this invoice is in EUR.');
    return user;
  }

  const rate = () => line(1).getByLabelText<HTMLInputElement>('Rate').value;
  const isAsked = () => screen.queryByText(/but this invoice is in EUR/) !== null;

  it('is converted at the rate that was asked for', async () => {
    const user = await addRetainer();
    expect(screen.getByRole('button', { name: 'Convert' }).hasAttribute('disabled')).toBe(true);
    await user.type(screen.getByLabelText('1 CAD in EUR'), '0.6213');
    await user.click(button('Convert'));
    expect([rate(), isAsked()]).toEqual(['1491.12', false]);
  });

  it('keeps its amount if asked to', async () => {
    const user = await addRetainer();
    await user.click(button('Keep Amounts'));
    expect([rate(), isAsked()]).toEqual(['2400', false]);
  });

  it('is not asked about once its rate was typed', async () => {
    const user = await addRetainer();
    await user.type(line(1).getByLabelText('Rate'), '{Control>}a{/Control}1500');
    expect(isAsked()).toBe(false);
  });
});
