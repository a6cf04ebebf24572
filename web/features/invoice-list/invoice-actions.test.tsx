// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { INVOICE_STATUSES } from '#shared/invoice/status.ts';
import { ConnectionError } from '#web/lib/connection-error.ts';
import { toast } from '#web/ui/toast.ts';
import {
  type Answers,
  anInvoice,
  answer,
  callsOf,
  invoices,
  listQueries,
  showScreen,
  whereabouts,
} from './screen-test-bench.tsx';

vi.mock('#web/lib/api.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const INVOICE = anInvoice({ id: 'inv-7', invoiceNumber: 'INV-7' });
const OFFLINE = 'Unable to connect to the server. Please check your internet connection.';

async function openMenu(answers: Answers = {}, invoice = INVOICE) {
  answer([invoice], answers);
  const { user } = showScreen();
  await user.click(await screen.findByRole('button', { name: 'Actions for INV-7' }));
  return { user, menu: within(await screen.findByRole('menu')) };
}

async function choose(action: string, answers: Answers = {}) {
  const { user, menu } = await openMenu(answers);
  await user.click(menu.getByRole('menuitem', { name: action }));
  return { user };
}

const refuse = (error: Error) => () => Promise.reject(error);

describe('the menu of a row', () => {
  it('edits, with the billing details carried along', async () => {
    await choose('Edit');
    expect(whereabouts().address).toBe('/invoices/inv-7/edit');
    expect(whereabouts().state).toMatchObject({ customer: { name: 'Café Léger Inc.', province: 'QC' } });
  });

  it.each(INVOICE_STATUSES)('opens the pay page in a new tab unless paid (%s)', async (status) => {
    const { menu } = await openMenu({}, { ...INVOICE, status });
    const pay = menu.queryByRole('menuitem', { name: /^Pay/ });
    if (status === 'PAID') return expect(pay).toBeNull();
    expect(pay?.getAttribute('href')).toBe('/pay/inv-7');
    expect(pay?.getAttribute('target')).toBe('_blank');
  });

  it('opens and is left by keyboard', async () => {
    answer([INVOICE]);
    const { user } = showScreen();
    const trigger = await screen.findByRole('button', { name: 'Actions for INV-7' });
    trigger.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Update Status');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });
});

describe('Update Status', () => {
  it('sets the chosen status, says so and reads the list again', async () => {
    const { user } = await choose('Update Status', { 'PATCH /invoices/{id}': {} });
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Invoice Status' }));
    dialog.getByText('Invoice INV-7');
    const select = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Status' });
    expect(select.value).toBe('SENT');
    expect([...select.options].map((option) => option.text)).toEqual(['Draft', 'Sent', 'Paid', 'Overdue', 'Cancelled']);
    await user.selectOptions(select, 'PAID');
    const before = listQueries().length;
    await user.dblClick(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('PATCH /invoices/{id}')).toEqual([{ id: 'inv-7', body: { status: 'PAID' } }]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Invoice status updated successfully');
    expect(listQueries()).toHaveLength(before + 1);
    expect(callsOf('GET /invoices/stats')).toHaveLength(2);
  });

  it('changes nothing on Cancel', async () => {
    const { user } = await choose('Update Status');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'PAID');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsOf('PATCH /invoices/{id}')).toEqual([]);
  });

  it('shows each message of a refusal and stays open', async () => {
    const error = new AppError('CONFLICT', [
      'The status of an invoice paid by card cannot be changed',
      'dueDate must be after issueDate',
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
    screen.getByRole('dialog', { name: 'Update Invoice Status' });
    expect(toast.success).not.toHaveBeenCalled();
  });

  it.each([
    [new AppError('UNEXPECTED', []), undefined],
    [new ConnectionError(), { description: OFFLINE }],
  ])('says that it failed when the server gives no reason (%o)', async (error, options) => {
    const { user } = await choose('Update Status', { 'PATCH /invoices/{id}': refuse(error) });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'DRAFT');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Failed to update invoice status', options));
  });
});

describe('Delete', () => {
  const TEXT = 'Are you sure you want to delete invoice INV-7? This action cannot be undone.';

  it('asks first, deletes, says so and reads the list again', async () => {
    const { user } = await choose('Delete', { 'DELETE /invoices/{id}': () => Promise.resolve() });
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

  it('deletes nothing on Cancel', async () => {
    const { user } = await choose('Delete');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(callsOf('DELETE /invoices/{id}')).toEqual([]);
  });

  it('goes to the page before when the last invoice of a page is deleted', async () => {
    const all = invoices(11);
    answer(all, {
      'DELETE /invoices/{id}': () => {
        answer(all.slice(0, 10));
        return Promise.resolve();
      },
    });
    const { user } = showScreen('/invoices?page=2');
    await user.click(await screen.findByRole('button', { name: 'Actions for INV-11' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Invoice' }));
    await screen.findByText('Showing 1 to 10 of 10 invoices');
    expect(whereabouts().address).toBe('/invoices');
  });

  it.each([
    [
      new AppError('CONFLICT', 'An invoice paid by card cannot be deleted'),
      [['An invoice paid by card cannot be deleted']],
    ],
    [new AppError('UNEXPECTED', []), ['Failed to delete invoice', undefined]],
    [new ConnectionError(), ['Failed to delete invoice', { description: OFFLINE }]],
  ])('says why it failed (%o)', async (error, shown) => {
    const { user } = await choose('Delete', { 'DELETE /invoices/{id}': refuse(error) });
    await user.click(await screen.findByRole('button', { name: 'Delete Invoice' }));
    await waitFor(() => expect(vi.mocked(toast.error).mock.calls).toEqual([shown]));
    expect(toast.success).not.toHaveBeenCalled();
  });
});

describe('Send Invoice', () => {
  it('sends by e-mail, says so and reads the list again', async () => {
    await choose('Send Invoice', { 'POST /invoices/{id}/send': {} });
    await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Invoice sent successfully!'));
    expect(callsOf('POST /invoices/{id}/send')).toEqual([{ id: 'inv-7' }]);
    expect(listQueries()).toHaveLength(2);
  });

  it('cannot be asked for again while it is under way', async () => {
    const { user } = await choose('Send Invoice', { 'POST /invoices/{id}/send': () => new Promise(() => {}) });
    await user.click(screen.getByRole('button', { name: 'Actions for INV-7' }));
    const item = await screen.findByRole('menuitem', { name: 'Sending...' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    await user.click(item);
    expect(callsOf('POST /invoices/{id}/send')).toHaveLength(1);
  });

  it('is not offered without an e-mail address', async () => {
    const { billingEmail: _, ...withoutEmail } = INVOICE;
    const { menu } = await openMenu({}, withoutEmail);
    expect(menu.getByRole('menuitem', { name: /^Send Invoice/ }).getAttribute('aria-disabled')).toBe('true');
    menu.getByText('No e-mail address');
  });

  it.each([
    [
      new AppError('CONFLICT', 'This invoice was sent a moment ago. Please wait a minute before sending it again.'),
      { description: 'This invoice was sent a moment ago. Please wait a minute before sending it again.' },
    ],
    [new AppError('UNEXPECTED', []), undefined],
  ])('says that it failed, and why when that is known (%o)', async (error, options) => {
    await choose('Send Invoice', { 'POST /invoices/{id}/send': refuse(error) });
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to send invoice. Please try again.', options),
    );
  });
});

describe('Download PDF', () => {
  let saved: string[];
  beforeEach(() => {
    saved = [];
    vi.setSystemTime(new Date(2026, 10, 21, 23, 30));
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pdf');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.href} ${this.download}`);
    });
  });
  afterEach(() => vi.useRealTimers());

  it('shows what it is doing until the file is saved under its name', async () => {
    await choose('Download PDF', { 'GET /invoices/{id}/pdf': new Blob(['%PDF']) });
    within(await screen.findByRole('dialog', { name: 'Downloading Invoice' })).getByText(
      'Generating PDF for invoice #INV-7',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 2000 });
    expect(callsOf('GET /invoices/{id}/pdf')).toEqual([{ id: 'inv-7' }]);
    expect(saved).toEqual(['blob:pdf invoice-INV-7-2026-11-21.pdf']);
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('says that it failed and closes', async () => {
    await choose('Download PDF', { 'GET /invoices/{id}/pdf': refuse(new ConnectionError()) });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to download invoice', { description: OFFLINE });
    expect(saved).toEqual([]);
  });
});

describe('the focus', () => {
  it.each(['Update Status', 'Delete'])('is back on the menu of the row after %s is cancelled', async (action) => {
    const { user } = await choose(action);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for INV-7' })));
  });

  it('starts on the choice in Update Status', async () => {
    await choose('Update Status');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Status' })));
  });

  it('goes to the list when the row is gone', async () => {
    const { user } = await choose('Delete', {
      'DELETE /invoices/{id}': () => {
        answer([]);
        return Promise.resolve();
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Invoice' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Invoice list'));
  });
});
