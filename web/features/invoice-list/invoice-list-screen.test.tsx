// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { ConnectionError } from '#web/lib/connection-error.ts';
import { anInvoice, answer, invoices, listQueries, STATS, showScreen, whereabouts } from './screen-test-bench.tsx';

vi.mock('#web/lib/api.ts', () => ({ call: vi.fn() }));

let isWide = true;
beforeEach(() => {
  isWide = true;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }) as never,
  );
});
afterEach(cleanup);

const never = () => new Promise(() => {});

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
        .slice(0, 5)
        .map((cell) => cell.textContent),
    ).toEqual(['INV-20260105001', 'Café Léger Inc.', 'Jan 5, 2026', '1,234.50 CAD', 'Sent']);
  });

  it('gives way to cards on a narrow screen', async () => {
    isWide = false;
    answer([anInvoice()]);
    showScreen();
    const card = within(await screen.findByRole('list', { name: 'Invoices' })).getByRole('listitem');
    for (const text of ['INV-20260105001', 'Café Léger Inc.', 'Jan 5, 2026', 'Sent']) within(card).getByText(text);
    expect(card.textContent).toContain('1,234.50 CAD');
    within(card).getByRole('button', { name: 'Actions for INV-20260105001' });
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('links the number to the editor and carries the billing details along', async () => {
    answer([anInvoice()]);
    const { user } = showScreen();
    await user.click(await screen.findByRole('link', { name: 'INV-20260105001' }));
    expect(whereabouts()).toEqual({
      address: '/invoices/inv-1/edit',
      state: {
        customer: {
          name: 'Café Léger Inc.',
          address: '410 rue Saint-Paul',
          zip: 'H2Y 1H2',
          city: 'Montréal',
          province: 'QC',
          country: 'Canada',
          email: 'compta@cafe-leger.test',
          phone: '+1 514 555 0118',
        },
      },
    });
  });

  it('goes to a new invoice with Create', async () => {
    answer([anInvoice()]);
    const { user } = showScreen();
    await user.click(screen.getByRole('link', { name: 'Create' }));
    expect(whereabouts().address).toBe('/invoices/create');
  });
});

describe('the count', () => {
  it('is what the list found when nothing is left out', async () => {
    answer(invoices(24), { 'GET /invoices/stats': never });
    showScreen();
    await screen.findByText('24 total invoices');
  });

  it('is of all invoices even while a filter leaves some out', async () => {
    answer(invoices(9));
    showScreen('/invoices?status=PAID');
    await screen.findByText('24 total invoices');
    await screen.findByText('Showing 1 to 9 of 9 invoices');
    expect(screen.queryByText('9 total invoices')).toBeNull();
  });
});

describe('paging', () => {
  it('says where it is, and goes on and back', async () => {
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
    expect(whereabouts().address).toBe('/invoices?page=3');
    await user.click(screen.getByRole('button', { name: 'Prev' }));
    await screen.findByText('Page 2 of 3');
  });

  it('keeps the page in sight while the next one loads', async () => {
    answer(invoices(24));
    const { user } = showScreen();
    await screen.findByText('INV-1');
    answer(invoices(24), { 'GET /invoices': never });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    screen.getByText('INV-1');
    expect(screen.getByRole('table').closest('[aria-busy=true]')).not.toBeNull();
  });

  it('goes to the last page when its own has run empty', async () => {
    answer(invoices(24));
    showScreen('/invoices?page=9&pageSize=25');
    await screen.findByText('Showing 1 to 24 of 24 invoices');
    expect(whereabouts().address).toBe('/invoices?pageSize=25');
  });
});

describe('while loading', () => {
  it('says so, and shows the shape of what comes', async () => {
    answer([], { 'GET /invoices': never });
    showScreen();
    const words = await screen.findByText(/^Loading Invoices/);
    expect(words.textContent).toBe('Loading Invoices. Please wait while we fetch your invoice data...');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(10);
  });

  it('has as many rows as the page, but no more than a screen', async () => {
    answer([], { 'GET /invoices': never });
    showScreen('/invoices?pageSize=5');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(5);
    cleanup();
    showScreen('/invoices?pageSize=50');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(10);
  });
});

describe('with nothing to show', () => {
  it('offers to create the first invoice', async () => {
    answer([]);
    const { user } = showScreen();
    await screen.findByText('No invoices found');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Create your first invoice' }));
    expect(whereabouts().address).toBe('/invoices/create');
  });

  it('offers to clear the filters when they may be the reason', async () => {
    answer([]);
    const { user } = showScreen('/invoices?search=nobody&status=PAID&from=2026-01-05&pageSize=25');
    await screen.findByText('No invoices found');
    expect(screen.queryByRole('link', { name: 'Create your first invoice' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(whereabouts().address).toBe('/invoices?pageSize=25');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    await waitFor(() => expect(listQueries().at(-1)).toEqual({ page: 1, limit: 25 }));
  });
});

describe('when it cannot be loaded', () => {
  it.each([
    [new ConnectionError(), 'Unable to connect to the server. Please check your internet connection.'],
    [new AppError('UNEXPECTED', []), 'An error occurred. Please try again.'],
  ])('says why and tries again (%o)', async (error, reason) => {
    answer([], { 'GET /invoices': () => Promise.reject(error) });
    const { user } = showScreen();
    await screen.findByText('Failed to load invoices');
    screen.getByText(reason);
    expect(screen.queryByText('No invoices found')).toBeNull();
    answer([anInvoice()]);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('INV-20260105001');
  });
});

describe('money at a glance', () => {
  it('filters by the status behind a figure, and shows all again at the second click', async () => {
    answer(invoices(24));
    const { user } = showScreen('/invoices?page=2');
    const overdue = await screen.findByRole('button', { name: /^Overdue/ });
    expect(overdue.textContent).toContain('500.50 CAD');
    expect(overdue.getAttribute('aria-pressed')).toBe('false');
    await user.click(overdue);
    expect(whereabouts().address).toBe('/invoices?status=OVERDUE');
    await waitFor(() => expect(overdue.getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() => expect(listQueries().at(-1)).toEqual({ page: 1, limit: 10, status: 'OVERDUE' }));
    await user.click(overdue);
    expect(whereabouts().address).toBe('/invoices');
  });

  it('does not keep the list from showing when it fails, and can be tried again', async () => {
    answer([anInvoice()], { 'GET /invoices/stats': () => Promise.reject(new ConnectionError()) });
    const { user } = showScreen();
    await screen.findByText('INV-20260105001');
    answer([anInvoice()], { 'GET /invoices/stats': STATS });
    await user.click(await screen.findByRole('button', { name: 'Load figures again' }));
    await screen.findByText(/^3,000\.00/);
  });
});
