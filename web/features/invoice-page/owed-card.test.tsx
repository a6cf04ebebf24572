import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { setUpInvoicePage, showInvoicePage } from '#test/support/screens/invoice-page-harness.tsx';
import { aReceipt, CUSTOMER, theReceipts } from '#test/support/screens/payments-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

setUpInvoicePage();

describe('what is owed of an invoice', () => {
  it('pays with the credit of its customer', async () => {
    const apply = 'POST /receipts/{id}/applications';
    const { user } = showInvoicePage(
      { customerId: CUSTOMER.id },
      { 'GET /customers/{id}': CUSTOMER, 'GET /receipts': theReceipts(aReceipt({ rest: 90 })), [apply]: aReceipt() },
    );
    await screen.findByText('Café Léger has 90.00 CAD of credit.');
    await user.click(screen.getByRole('button', { name: 'Use Credit' }));
    await waitFor(() =>
      expect(callsOf(apply)).toEqual([
        { id: 'receipt1', body: { applications: [{ invoiceId: 'inv-1', amount: 90 }] } },
      ]),
    );
    expect(callsOf('GET /invoices/{id}').length).toBeGreaterThan(1);
  });

  it('shows how late it is, and how much was paid', async () => {
    showInvoicePage({ status: 'OVERDUE', dueDate: '2026-03-03', amountPaid: 100 });
    await screen.findByText('12 days late');
    expect(screen.getByText('Amount due', { selector: 'h2' }).nextSibling?.textContent).toBe('244.93 CAD');
    expect(screen.getByText('Paid', { selector: 'dt' }).nextSibling?.textContent).toBe('100.00 CAD');
  });

  it.each<[string, Partial<Invoice>]>([
    ['is owed again', { status: 'SENT', amountPaid: 229.95 }],
    ['settles it', { status: 'PAID', amountPaid: 344.93 }],
    ['reduces the price', { status: 'PAID', amountPaid: 229.95, amountCredited: 114.98 }],
  ])('shows sums that add up after a refund that %s', async (_, over) => {
    const payments = [
      { amount: 200, on: '2026-03-01', method: 'bank' as const },
      { amount: 144.93, on: '2026-03-02', method: 'bank' as const },
    ];
    showInvoicePage({ ...over, amountRefunded: 114.98, payments });
    const sums = (await screen.findByText('Received', { selector: 'dt' })).closest('dl')?.textContent;
    expect(sums).toContain('Total344.93 CAD');
    expect(sums).toMatch(/Received344\.93 CADRefunded−114\.98 CADReceived, less refunds229\.95 CAD$/);
    expect(sums).not.toContain('Paid');
  });

  it('says when it was paid', async () => {
    const payments = [{ amount: 344.93, on: '2026-03-01', method: 'bank' as const }];
    showInvoicePage({ status: 'PAID', amountPaid: 344.93, payments });
    await screen.findByText('Paid Mar 1, 2026');
    const owed = screen.getByText('Amount paid', { selector: 'h2' }).parentElement as HTMLElement;
    expect(within(owed).getByText('344.93').textContent).toBe('344.93 CAD');
    expect(within(owed).queryByText('Total')).toBeNull();
  });
});
