// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadCsv } from '#web/lib/csv.ts';
import { toast } from '#web/ui/toast.ts';
import { anInvoice, answer, invoices, showScreen } from './screen-test-bench.tsx';

vi.mock('#web/lib/api.ts', () => ({ call: vi.fn() }));
vi.mock('#web/lib/csv.ts', () => ({ downloadCsv: vi.fn() }));
vi.mock('#web/ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => void vi.setSystemTime(new Date(2026, 10, 21, 23, 30)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Export', () => {
  it("saves the page's invoices under the reader's own day", async () => {
    answer([
      anInvoice(),
      anInvoice({ id: 'inv-2', invoiceNumber: 'INV-2', billingName: 'Finch, Harbour', total: 0.5, currency: 'USD' }),
    ]);
    const { user } = showScreen();
    await screen.findByText('INV-2');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(downloadCsv).toHaveBeenCalledExactlyOnceWith('invoices-2026-11-21.csv', [
      ['Invoice #', 'Customer', 'Date', 'Amount', 'Status'],
      ['INV-20260105001', 'Café Léger Inc.', '2026-01-05', '1234.50 CAD', 'SENT'],
      ['INV-2', 'Finch, Harbour', '2026-01-05', '0.50 USD', 'SENT'],
    ]);
  });

  it('leaves the other pages out', async () => {
    answer(invoices(24));
    const { user } = showScreen('/invoices?page=3');
    await screen.findByText('INV-24');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const [[, rows = []] = []] = vi.mocked(downloadCsv).mock.calls;
    expect(rows.slice(1).map(([number]) => number)).toEqual(['INV-21', 'INV-22', 'INV-23', 'INV-24']);
  });

  it('says so when there is nothing to export', async () => {
    answer([]);
    const { user } = showScreen();
    await screen.findByText('No invoices found');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('No invoices to export');
    expect(downloadCsv).not.toHaveBeenCalled();
  });
});
