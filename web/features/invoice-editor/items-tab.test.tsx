import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answer,
  button,
  chooseForLine,
  freshEditor,
  leaveDraft,
  line,
  showEditor,
  tab,
  toasts,
} from '#test/support/screens/editor-harness.tsx';
import { DRAFT, REGISTERED } from '#test/support/screens/taxes-harness.tsx';

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

/** The totals under the lines. */
const figures = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('term')
    .map((label) => `${label.textContent} ${label.nextSibling?.textContent}`);

it('computes line totals and the total', async () => {
  await showItems('Design', 'Hosting');
  expect(line(1).getByText('Total').nextSibling?.textContent).toBe('21.00 CAD');
  expect(figures()).toEqual(['Subtotal 42.00 CAD', 'Total 42.00 CAD']);
});

it('shows the taxes of each line, and the total with taxes', async () => {
  answer({ 'GET /companies/me': REGISTERED });
  const exempt = { name: 'Course', quantity: 1, rate: 100, taxTreatment: 'exempt' };
  leaveDraft({ ...DRAFT, billingProvince: 'QC', items: [...DRAFT.items, exempt] });
  const { user } = showEditor();
  await user.click(await tab('Line Items'));
  await line(1).findByText('GST, QST');
  line(3).getByText('Exempt', { selector: 'span' });
  expect(figures()).toEqual([
    'Subtotal 400.00 CAD',
    'GST (5%) 15.00 CAD',
    'QST (9.975%) 29.93 CAD',
    'Total 444.93 CAD',
  ]);
  await user.click(line(3).getByRole('button', { name: /^Detailed description and tax of line 3/ }));
  await user.selectOptions(line(3).getByLabelText('Tax'), 'zeroRated');
  await waitFor(() => expect(document.activeElement).toBe(line(3).getByLabelText('Tax')));
  await chooseForLine(user, 3, 'Hide details');
  line(3).getByText('Zero-rated', { selector: 'span' });
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

it('shows the first line of a detailed description, and all of it on a click', async () => {
  const user = await showItems('a');
  const description = () => line(1).getByLabelText('Detailed Description (optional)');
  await chooseForLine(user, 1, 'Show details');
  await waitFor(() => expect(document.activeElement).toBe(description()));
  await user.type(description(), 'Two{Enter}rounds');
  await chooseForLine(user, 1, 'Hide details');
  await user.click(button('Detailed description of line 1 Two'));
  await waitFor(() => expect(document.activeElement).toBe(description()));
});

it('moves a line from its menu, and the focus follows it', async () => {
  const user = await showItems('a', 'b', 'c');
  await user.click(button('Actions for line 1'));
  expect(await menuItems()).toEqual(['Show details', 'Duplicate', 'Move down', 'Remove']);
  await user.keyboard('{Escape}');
  await chooseForLine(user, 1, 'Move down');
  expect(names()).toEqual(['b', 'a', 'c']);
  screen.getByText('Moved to line 2');
  await waitFor(() => expect(document.activeElement).toBe(button('Actions for line 2')));
  await chooseForLine(user, 2, 'Move down');
  expect(names()).toEqual(['b', 'c', 'a']);
  await waitFor(() => expect(document.activeElement).toBe(button('Actions for line 3')));
  await user.click(button('Actions for line 3'));
  expect(await menuItems()).toEqual(['Show details', 'Duplicate', 'Move up', 'Remove']);
});

/** The names of what an open menu offers. */
const menuItems = async () =>
  (await screen.findAllByRole('menuitem'))
    .filter((item) => item.getAttribute('aria-disabled') !== 'true')
    .map((item) => item.textContent);

it('duplicates a line below it', async () => {
  const user = await showItems('a', 'b');
  await chooseForLine(user, 1, 'Duplicate');
  expect(names()).toEqual(['a', 'a', 'b']);
  expect(line(2).getByLabelText<HTMLInputElement>('Rate').value).toBe('10.50');
  await waitFor(() => expect(document.activeElement).toBe(line(2).getByLabelText('Short Description')));
});

describe('dragging a line by its handle', () => {
  const HEIGHT = 40;

  /** Rows one below the other, as they are on a screen, and a handle that captures its pointer. */
  beforeEach(() => {
    const top = (row: Element) => HEIGHT * [...(row.parentElement?.children ?? [])].indexOf(row) + 200;
    vi.spyOn(HTMLTableRowElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, top(this), 500, HEIGHT);
    });
    HTMLElement.prototype.setPointerCapture = () => {};
    HTMLElement.prototype.hasPointerCapture = () => true;
  });

  async function drag(number: number, byPx: number) {
    const handle = screen.getByRole('row', { name: `Line ${number}` }).querySelector('[data-drag-handle]') as Element;
    const from = 200 + HEIGHT * (number - 0.5);
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: from });
    await waitFor(() => expect(document.querySelector('[data-dragged]')).not.toBeNull());
    fireEvent.pointerMove(handle, { pointerId: 1, clientY: from + byPx });
    return handle;
  }

  it.each([
    [1, HEIGHT * 0.4, 'abc'],
    [1, HEIGHT * 0.6, 'bac'],
    [1, HEIGHT * 5, 'bca'],
    [3, HEIGHT * -1.6, 'cab'],
  ])('line %i by %f px', async (number, byPx, order) => {
    await showItems('a', 'b', 'c');
    fireEvent.pointerUp(await drag(number, byPx), { pointerId: 1 });
    await waitFor(() => expect(names().join('')).toBe(order));
    expect(document.querySelector('[data-dragged]')).toBeNull();
  });

  it('puts it back on Escape', async () => {
    const user = await showItems('a', 'b', 'c');
    const handle = await drag(1, HEIGHT);
    await user.keyboard('{Escape}');
    fireEvent.pointerUp(handle, { pointerId: 1 });
    expect(document.querySelector('[data-dragged]')).toBeNull();
    expect(names()).toEqual(['a', 'b', 'c']);
  });
});

it('removes a line and restores it in its place', async () => {
  const user = await showItems('a', 'b', 'c');
  await chooseForLine(user, 2, 'Remove');
  expect(names()).toEqual(['a', 'c']);
  screen.getByText('b was removed');
  await waitFor(() => expect(document.activeElement).toBe(button('Restore')));
  await user.click(button('Restore'));
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

it('restores the only line', async () => {
  const user = await showItems('a');
  await chooseForLine(user, 1, 'Remove');
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
