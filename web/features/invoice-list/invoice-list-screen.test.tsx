import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { anInvoice, answer, currentLocation, invoices, showScreen } from '#test/support/screens/list-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

afterEach(() => vi.restoreAllMocks());

const never = () => new Promise<never>(() => {});

describe('the table', () => {
  it('shows number, customer, date, amount and status of every invoice on the page', async () => {
    answer([anInvoice()]);
    showScreen();
    const table = await screen.findByRole('table', { name: 'Invoices' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Invoice #', 'Customer', 'Date', 'Amount', 'Status', 'Actions']);
    const [, row] = within(table).getAllByRole('row');
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .slice(1, 6)
        .map((cell) => cell.textContent),
    ).toEqual([
      'INV-20260105001',
      'Café Léger Inc.',
      'Jan 5, 2026Due Feb 4',
      '1,234.50 CAD',
      expect.stringMatching(/^Sent/),
    ]);
  });

  it('is replaced by cards below 680 px', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(679);
    answer([anInvoice()]);
    showScreen();
    const card = within(await screen.findByRole('list', { name: 'Invoices' })).getByRole('listitem');
    for (const text of ['INV-20260105001', 'Café Léger Inc.', 'Jan 5, 2026', 'Sent']) within(card).getByText(text);
    expect(card.textContent).toContain('1,234.50 CAD');
    within(card).getByRole('button', { name: 'Actions for INV-20260105001' });
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each([680, 360])('marks an invoice whose card payments need attention (at %s px)', async (width) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    const notice = 'More was paid than this invoice charges.';
    answer([anInvoice({ paymentNotice: { code: 'OVERPAID' } }), anInvoice({ id: 'inv-2', invoiceNumber: 'INV-2' })]);
    const { user } = showScreen();
    await user.click(await screen.findByRole('link', { name: `Check payment of INV-20260105001: ${notice}` }));
    expect(currentLocation().address).toBe('/invoices/inv-1');
  });

  it.each([680, 360])('marks an invoice of which a bank payment is on its way (at %s px)', async (width) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    answer([anInvoice({ isDebited: true })]);
    const { user } = showScreen();
    const name =
      'Bank payment on its way of INV-20260105001: It usually takes five business days. No other payment can be recorded until it arrives or fails.';
    await user.click(await screen.findByRole('link', { name }));
    expect(currentLocation().address).toBe('/invoices/inv-1');
  });

  it('links the number to the invoice, which links back to the list as it is', async () => {
    answer([anInvoice()]);
    const { user } = showScreen('/invoices?status=SENT');
    await user.click(await screen.findByRole('link', { name: 'INV-20260105001' }));
    expect(currentLocation()).toMatchObject({
      address: '/invoices/inv-1',
      state: { wayBack: { pathname: '/invoices', search: '?status=SENT' } },
    });
  });

  it('leads to the recurring invoices', async () => {
    answer([anInvoice()]);
    const { user } = showScreen();
    await user.click(screen.getByRole('link', { name: 'Recurring' }));
    expect(currentLocation().address).toBe('/invoices/recurring');
  });

  it('goes to a new invoice with Create', async () => {
    answer([anInvoice()]);
    const { user } = showScreen();
    await user.click(screen.getByRole('link', { name: 'Create' }));
    expect(currentLocation().address).toBe('/invoices/create');
  });
});

describe('the count', () => {
  it('is the length of the list if nothing is filtered out', async () => {
    answer(invoices(24), { 'GET /invoices/stats': never });
    showScreen();
    await screen.findByText('24 total invoices');
  });

  it.each(['status=PAID', 'search=maple', 'from=2024-01-05', 'to=2024-01-05'])(
    'shows both the matching and the total number while %s filters the list',
    async (narrowed) => {
      answer(invoices(9));
      showScreen(`/invoices?${narrowed}`);
      await screen.findByText('9 of 24 invoices');
      await screen.findByText('Showing 1 to 9 of 9 invoices');
    },
  );

  it('shows the matching number when the figures are unavailable', async () => {
    answer(invoices(1), { 'GET /invoices/stats': () => Promise.reject(new AppError('UNEXPECTED', [])) });
    showScreen('/invoices?status=PAID');
    await screen.findByText('1 invoice found');
  });

  it('of one invoice is singular', async () => {
    answer(invoices(1));
    showScreen();
    await screen.findByText('1 invoice');
    await screen.findByText('Showing 1 to 1 of 1 invoice');
  });
});

describe('paging', () => {
  it('shows the position and moves forwards and backwards', async () => {
    answer(invoices(24));
    const { user } = showScreen();
    await screen.findByText('Showing 1 to 10 of 24 invoices');
    await screen.findByText('Page 1 of 3');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Prev' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Showing 11 to 20 of 24 invoices');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Showing 21 to 24 of 24 invoices');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    expect(currentLocation().address).toBe('/invoices?page=3');
    await user.click(screen.getByRole('button', { name: 'Prev' }));
    await screen.findByText('Page 2 of 3');
  });

  it('keeps the page on screen while the next one loads', async () => {
    answer(invoices(24));
    const { user } = showScreen();
    await screen.findByText('INV-1');
    answer(invoices(24), { 'GET /invoices': never });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    screen.getByText('INV-1');
    expect(screen.getByRole('table').closest('[aria-busy=true]')).not.toBeNull();
  });

  it('goes to the last page if the current one has become empty', async () => {
    answer(invoices(24));
    showScreen('/invoices?page=9&pageSize=25');
    await screen.findByText('Showing 1 to 24 of 24 invoices');
    expect(currentLocation().address).toBe('/invoices?pageSize=25');
  });
});
