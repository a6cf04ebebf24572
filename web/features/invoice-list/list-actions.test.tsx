import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cell } from '#shared/csv.ts';
import {
  anInvoice,
  answer,
  invoices,
  listQueries,
  OFFLINE,
  refuse,
  showScreen,
} from '#test/support/screens/list-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { downloadTable } from '#web/lib/lists/download-table.ts';
import { csvFormat } from '#web/lib/lists/file-format.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/lib/lists/download-table.ts', () => ({ downloadTable: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => void vi.setSystemTime(new Date(2026, 10, 21, 23, 30)));
afterEach(() => vi.useRealTimers());

const inCents = (...amounts: number[]) => amounts.map((cents) => ({ cents }));

/** The invoice numbers in the single saved file. */
function savedNumbers(): Cell[] {
  expect(downloadTable).toHaveBeenCalledOnce();
  const [[, rows = []] = []] = vi.mocked(downloadTable).mock.calls;
  return rows.slice(1).map(([number]) => number);
}

describe('Export', () => {
  it("saves the page's invoices under the reader's own day", async () => {
    answer([
      anInvoice(),
      anInvoice({
        id: 'inv-2',
        invoiceNumber: 'INV-2',
        billingName: 'Finch, Harbour',
        total: 0.5,
        currency: 'USD',
        poNumber: 'PO-2',
      }),
      anInvoice({ id: 'inv-3', invoiceNumber: 'INV-3', status: 'CANCELLED', isWrittenOff: true, amountPaid: 34.5 }),
    ]);
    const { user } = showScreen();
    await screen.findByText('INV-2');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(downloadTable).toHaveBeenCalledExactlyOnceWith('invoices-2026-11-21.csv', [
      [
        ...['Invoice #', 'Customer', 'Date', 'Amount', 'Status'],
        ...['Currency', 'Total', 'Paid', 'Credited', 'Refunded', 'Balance', 'Written off', 'PO number'],
        ...['Kind', 'Applied or kept as credit'],
      ],
      [
        ...['INV-20260105001', 'Café Léger Inc.', { day: '2026-01-05' }, '1234.50 CAD', 'SENT'],
        ...['CAD', ...inCents(123_450, 0, 0, 0, 123_450, 0), undefined, 'Invoice', ...inCents(0)],
      ],
      [
        ...['INV-2', 'Finch, Harbour', { day: '2026-01-05' }, '0.50 USD', 'SENT'],
        ...['USD', ...inCents(50, 0, 0, 0, 50, 0), 'PO-2', 'Invoice', ...inCents(0)],
      ],
      [
        ...['INV-3', 'Café Léger Inc.', { day: '2026-01-05' }, '1234.50 CAD', 'CANCELLED'],
        ...['CAD', ...inCents(123_450, 3_450, 0, 0, 0, 120_000), undefined, 'Invoice', ...inCents(0)],
      ],
    ]);
  });

  it('excludes the other pages when exporting this one', async () => {
    answer(invoices(24));
    const { user } = showScreen('/invoices?page=3');
    await screen.findByText('INV-24');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'This page (CSV)' }));
    expect(savedNumbers()).toEqual(['INV-21', 'INV-22', 'INV-23', 'INV-24']);
  });

  it('offers the format, which the device remembers', async () => {
    answer([anInvoice()]);
    const { user } = showScreen();
    await screen.findByText('INV-20260105001');
    for (const [chosen, other] of [
      ['Semicolons, 1234,50', 'Commas, 1234.50'],
      ['Commas, 1234.50', 'Semicolons, 1234,50'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: 'File format' }));
      expect((await screen.findByRole('menuitemradio', { name: other })).getAttribute('aria-checked')).toBe('true');
      await user.click(screen.getByRole('menuitemradio', { name: chosen }));
      expect(csvFormat()).toBe(chosen === 'Commas, 1234.50' ? 'comma' : 'semicolon');
    }
  });

  it('is disabled until the list is loaded', () => {
    answer([], { 'GET /invoices': () => new Promise(() => {}) });
    showScreen();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export' }).disabled).toBe(true);
  });

  it('says so if there is nothing to export', async () => {
    answer([]);
    const { user } = showScreen();
    await screen.findByText('No invoices found');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('No invoices to export');
    expect(downloadTable).not.toHaveBeenCalled();
  });
});

describe('Export of all results', () => {
  const exportAll = async (address = '/invoices') => {
    const { user } = showScreen(address);
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: /^All \d+ results \(CSV\)$/ }));
    return user;
  };

  it('loads the matching invoices a hundred at a time and saves them in list order', async () => {
    answer(invoices(230));
    await exportAll('/invoices?search=maple&status=OUTSTANDING&from=2026-01-01&page=2');
    await waitFor(() => expect(savedNumbers()).toEqual(invoices(230).map(({ invoiceNumber }) => invoiceNumber)));
    const filter = { searchQuery: 'maple', status: 'OUTSTANDING', startDate: '2026-01-01', limit: 100 };
    expect(listQueries().slice(1)).toEqual([1, 2, 3].map((page) => ({ ...filter, page })));
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('230 invoices exported');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows its progress, and stops when cancelled', async () => {
    const all = invoices(230);
    let signal: AbortSignal | undefined;
    answer(all, {
      'GET /invoices': ({ query: { page = 1, limit = 10 } = {}, signal: given }) => {
        signal = given;
        if (page === 2 && limit === 100) return new Promise<never>(() => {});
        return {
          data: all.slice((page - 1) * limit, page * limit),
          meta: { total: 230, page, limit, totalPages: Math.ceil(230 / limit) },
        };
      },
    });
    const user = await exportAll();
    const dialog = await screen.findByRole('dialog', { name: 'Exporting Invoices' });
    await within(dialog).findByText('100 of 230 invoices');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(signal?.aborted).toBe(true);
    expect(downloadTable).not.toHaveBeenCalled();
  });

  it('says why it failed, saves no partial file, and can be retried', async () => {
    answer(invoices(60));
    const user = showScreen().user;
    await screen.findByText('Showing 1 to 10 of 60 invoices');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    answer(invoices(60), { 'GET /invoices': refuse(new ConnectionError()) });
    await user.click(await screen.findByRole('menuitem', { name: 'All 60 results (CSV)' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(`Failed to export invoices${OFFLINE}`);
    expect(downloadTable).not.toHaveBeenCalled();
    answer(invoices(60));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(savedNumbers()).toHaveLength(60));
  });
});
