import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { anInvoice, CHANGED, choose, listQueries, OFFLINE, refuse } from '#test/support/screens/list-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

afterEach(() => vi.restoreAllMocks());

describe('Update Status', () => {
  it('sets the chosen status, says so and refetches the list', async () => {
    const { user } = await choose('Update Status', { 'PATCH /invoices/{id}': CHANGED });
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Invoice Status' }));
    dialog.getByText('Invoice INV-7');
    const select = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Status' });
    expect(select.value).toBe('SENT');
    expect([...select.options].map((option) => option.text)).toEqual(['Draft', 'Sent', 'Paid', 'Overdue', 'Cancelled']);
    await user.selectOptions(select, 'OVERDUE');
    const before = listQueries().length;
    await user.dblClick(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('PATCH /invoices/{id}')).toEqual([{ id: 'inv-7', body: { status: 'OVERDUE' } }]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Invoice status updated successfully');
    expect(listQueries()).toHaveLength(before + 1);
    expect(callsOf('GET /invoices/stats')).toHaveLength(2);
  });

  it('says what happens to the money before changing the status of a paid invoice', async () => {
    const paid = anInvoice({ id: 'inv-7', invoiceNumber: 'INV-7', status: 'PAID' });
    const { user } = await choose('Update Status', { 'PATCH /invoices/{id}': CHANGED }, paid);
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Invoice Status' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'SENT');
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Change a paid invoice?' }));
    question.getByText(
      'Invoice INV-7 is paid. As Sent, 1,234.50 CAD will count as outstanding again. Money received is not refunded.',
    );
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(callsOf('PATCH /invoices/{id}')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Update' }));
    await user.click(await screen.findByRole('button', { name: 'Change Status' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('PATCH /invoices/{id}')).toEqual([{ id: 'inv-7', body: { status: 'SENT' } }]);
  });

  it.each<[string, Partial<InvoiceListItem>, InvoiceStatus[]]>([
    ['paid', { status: 'PAID', amountPaid: 1234.5 }, ['PAID']],
    ['partly paid', { status: 'SENT', amountPaid: 100 }, ['SENT', 'PAID', 'OVERDUE']],
    ['refunded', { status: 'CANCELLED', amountPaid: 100, amountRefunded: 100 }, ['CANCELLED']],
  ])('offers what is possible for an invoice that is %s, and says why not the rest', async (_, changes, possible) => {
    const invoice = anInvoice({ id: 'inv-7', invoiceNumber: 'INV-7', ...changes });
    await choose('Update Status', {}, invoice);
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Invoice Status' }));
    const { options } = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Status' });
    expect([...options].filter(({ disabled }) => !disabled).map(({ value }) => value)).toEqual(possible);
    dialog.getByText(/^(An invoice with payments|This invoice was refunded)/);
    dialog.getByRole('button', { name: 'Show Payments' });
  });

  it('refetches the list once the invoice turns out to be deleted elsewhere', async () => {
    const gone = refuse(new AppError('NOT_FOUND', 'Invoice not found'));
    const { user } = await choose('Update Status', { 'PATCH /invoices/{id}': gone });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'OVERDUE');
    const before = listQueries().length;
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(listQueries()).toHaveLength(before + 1));
    expect(toast.error).toHaveBeenCalledOnce();
  });

  it('changes nothing on Cancel', async () => {
    const { user } = await choose('Update Status');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'PAID');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsOf('PATCH /invoices/{id}')).toEqual([]);
  });

  it('shows each message of a refusal and stays open, showing it until another choice', async () => {
    const error = new AppError('CONFLICT', [
      'The status of an invoice paid by card cannot be changed',
      'Due date must be after issue date',
    ]);
    const { user } = await choose('Update Status', { 'PATCH /invoices/{id}': refuse(error) });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'DRAFT');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledExactlyOnceWith([
        'The status of an invoice paid by card cannot be changed',
        'Due date must be after issue date',
      ]),
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Update Invoice Status' }));
    dialog.getByText('The status of an invoice paid by card cannot be changed Due date must be after issue date');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'PAID');
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(toast.success).not.toHaveBeenCalled();
  });

  it.each([
    [new AppError('UNEXPECTED', []), []],
    [new ConnectionError(), [{ description: OFFLINE }]],
  ])('says that it failed if the server gives no reason (%o)', async (error, options) => {
    const { user } = await choose('Update Status', { 'PATCH /invoices/{id}': refuse(error) });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'DRAFT');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Failed to update invoice status', ...options));
  });
});
