import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import {
  anInvoice,
  answer,
  choose,
  currentLocation,
  invoices,
  listQueries,
  OFFLINE,
  refuse,
  showScreen,
} from '#test/support/screens/list-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

afterEach(() => vi.restoreAllMocks());

describe('Delete', () => {
  const TEXT = 'Are you sure you want to delete invoice INV-7? This action cannot be undone.';

  it('asks first, deletes, says so and refetches the list', async () => {
    const { user } = await choose('Delete', { 'DELETE /invoices/{id}': undefined });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Invoice' }));
    dialog.getByText(TEXT);
    expect(callsOf('DELETE /invoices/{id}')).toEqual([]);
    const before = listQueries().length;
    await user.dblClick(dialog.getByRole('button', { name: 'Delete Invoice' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf('DELETE /invoices/{id}')).toEqual([{ id: 'inv-7' }]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Invoice deleted successfully');
    expect(listQueries()).toHaveLength(before + 1);
  });

  it('counts an invoice as deleted that is already gone, such as after a lost response', async () => {
    const { user } = await choose('Delete', {
      'DELETE /invoices/{id}': refuse(new AppError('NOT_FOUND', 'Invoice not found')),
    });
    const before = listQueries().length;
    await user.click(await screen.findByRole('button', { name: 'Delete Invoice' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Invoice deleted successfully');
    expect(listQueries()).toHaveLength(before + 1);
  });

  it.each<[what: string, amounts: Partial<InvoiceListItem>, text: RegExp]>([
    ['paid', { status: 'PAID', amountPaid: 1_050 }, /^1,050\.00 CAD was received for invoice INV-7, .* Void a payment/],
    ['refunded', { status: 'CANCELLED', amountRefunded: 50 }, /^50\.00 CAD was refunded for invoice INV-7/],
    ['disputed', { status: 'PAID', isDisputed: true }, /^A card was charged for invoice INV-7/],
    ['credited', { status: 'SENT', amountCredited: 50 }, /^Invoice INV-7 has a credit note/],
    ['debited', { status: 'SENT', isDebited: true }, /^A bank payment for invoice INV-7 is on its way/],
    [
      'returned',
      { status: 'SENT', amountTakenBack: 50 },
      /^50\.00 CAD was paid for invoice INV-7 and returned by the bank, .* Cancel the invoice instead\.$/,
    ],
  ])('offers the payments of a %s invoice instead', async (_, amounts, text) => {
    const invoice = anInvoice({ id: 'inv-7', invoiceNumber: 'INV-7', ...amounts });
    const { user } = await choose('Delete', {}, invoice);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'This invoice cannot be deleted' }));
    dialog.getByText(text);
    expect(dialog.queryByRole('button', { name: 'Delete Invoice' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Show Payments' }));
    await screen.findByRole('dialog', { name: /payments/i });
  });

  it('says that a reported e-Transfer goes as well', async () => {
    await choose('Delete', {}, anInvoice({ id: 'inv-7', invoiceNumber: 'INV-7', isClaimed: true }));
    await screen.findByText('Your customer has reported an e-Transfer for it. The report is deleted, too.');
  });

  it('deletes nothing on Cancel', async () => {
    const { user } = await choose('Delete');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(callsOf('DELETE /invoices/{id}')).toEqual([]);
  });

  it('goes to the previous page when the last invoice of a page is deleted', async () => {
    const all = invoices(11);
    answer(all, {
      'DELETE /invoices/{id}': () => {
        answer(all.slice(0, 10));
        return undefined;
      },
    });
    const { user } = showScreen('/invoices?page=2');
    await user.click(await screen.findByRole('button', { name: 'Actions for INV-11' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Invoice' }));
    await screen.findByText('Showing 1 to 10 of 10 invoices');
    expect(currentLocation().address).toBe('/invoices');
  });

  it.each([
    [
      new AppError('CONFLICT', 'An invoice paid by card cannot be deleted'),
      [['An invoice paid by card cannot be deleted']],
    ],
    [new AppError('UNEXPECTED', []), ['Failed to delete invoice']],
    [new ConnectionError(), ['Failed to delete invoice', { description: OFFLINE }]],
  ])('says why it failed (%o)', async (error, shown) => {
    const { user } = await choose('Delete', { 'DELETE /invoices/{id}': refuse(error) });
    await user.click(await screen.findByRole('button', { name: 'Delete Invoice' }));
    await waitFor(() => expect(vi.mocked(toast.error).mock.calls).toEqual([shown]));
    expect(toast.success).not.toHaveBeenCalled();
  });
});
