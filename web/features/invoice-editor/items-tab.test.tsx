import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  answer,
  button,
  chooseForLine,
  freshEditor,
  leaveDraft,
  line,
  names,
  rows,
  showEditor,
  showItems,
  tab,
  toasts,
} from '#test/support/screens/editor-harness.tsx';
import { DRAFT, REGISTERED } from '#test/support/screens/taxes-harness.tsx';
// Loaded ahead, so that the editor has it at once.
import '#web/document-editor/tabs/paste-rows.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

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

it('says what a line is, and follows the rebate on books', async () => {
  answer({ 'GET /companies/me': REGISTERED });
  leaveDraft({ ...DRAFT, billingProvince: 'ON' });
  const { user } = showEditor();
  await user.click(await tab('Line Items'));
  await line(1).findByText('HST');
  await user.click(line(1).getByRole('button', { name: /^Detailed description and tax of line 1/ }));
  await user.selectOptions(line(1).getByLabelText('Tax'), 'Printed books');
  expect(figures()).toEqual(['Subtotal 300.00 CAD', 'HST (5%) 10.00 CAD', 'HST (13%) 13.00 CAD', 'Total 323.00 CAD']);
  line(2).getByText('HST (13%)');
  await user.selectOptions(line(1).getByLabelText('Tax'), 'Default');
  expect(figures()).toContain('HST (13%) 39.00 CAD');
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
