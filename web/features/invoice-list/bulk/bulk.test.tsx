import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import { anInvoice, answer, CHANGED, invoices, showScreen } from '#test/support/screens/list-harness.tsx';
import { aReceipt } from '#test/support/screens/payments-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { downloadTable } from '#web/lib/lists/download-table.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/lib/lists/download-table.ts', () => ({ downloadTable: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

beforeEach(() => vi.clearAllMocks());

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const selected = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((each) => each.getAttribute('aria-label'));
const bar = async () => within(await screen.findByRole('region', { name: 'Selected invoices' }));

const FIVE: readonly InvoiceListItem[] = (['DRAFT', 'SENT', 'SENT', 'OVERDUE', 'PAID'] as const).map((status, index) =>
  anInvoice({
    id: `i${index + 1}`,
    invoiceNumber: `INV-${index + 1}`,
    status,
    ...(status === 'PAID' && { amountPaid: 1234.5 }),
  }),
);

/** Selects the page and starts an action. */
async function start(action: string, answers: Answers = {}, over: Parameters<typeof showScreen>[1] = {}, list = FIVE) {
  answer(list, answers);
  const { user } = showScreen('/invoices', over);
  await user.click(await box('Select this page'));
  await user.click((await bar()).getByRole('button', { name: new RegExp(`^${action}`) }));
  return { user, dialog: within(await screen.findByRole('dialog', { busy: false })) };
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const results = () => screen.getAllByRole('listitem').map((row) => row.textContent);

describe('the selection', () => {
  it('is one box, a range with Shift, or the page', async () => {
    answer(invoices(4));
    const { user } = showScreen();
    await user.click(await box('Select INV-1'));
    expect(selected()).toEqual(['Select INV-1']);
    expect((await box('Select this page')).indeterminate).toBe(true);
    await user.keyboard('{Shift>}');
    await user.click(await box('Select INV-3'));
    await user.keyboard('{/Shift}');
    expect(selected()).toEqual(['Select INV-1', 'Select INV-2', 'Select INV-3']);
    await user.click(await box('Select this page'));
    (await bar()).getByText('4 selected');
    await user.click((await bar()).getByRole('button', { name: 'Clear selection' }));
    expect(selected()).toEqual([]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Invoice list');
  });

  it('does not follow to another page', async () => {
    answer(invoices(12));
    const { user } = showScreen();
    await user.click(await box('Select this page'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await box('Select INV-11');
    expect(selected()).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Selected invoices' })).toBeNull();
  });

  it('says how many each action applies to, and offers no other', async () => {
    answer(FIVE);
    const { user } = showScreen();
    await user.click(await box('Select this page'));
    const names = (await bar()).getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Send1 of 5', 'Remind3 of 5', 'Record Payment3 of 5', 'Delete Drafts1 of 5', 'Export', '']);
    await user.click((await bar()).getByRole('button', { name: 'Export' }));
    expect(vi.mocked(downloadTable).mock.calls[0]?.[1]).toHaveLength(6);
  });
});

describe('an action on several invoices', () => {
  const REMIND = 'POST /invoices/{id}/reminder';

  it('runs once for each that it applies to, however often it is pressed', async () => {
    const { user, dialog } = await start('Remind', { [REMIND]: CHANGED });
    dialog.getByText('3 of 5 selected invoices can be reminded.');
    await user.dblClick(dialog.getByRole('button', { name: 'Send 3 Reminders' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('3 reminders sent'));
    expect(callsOf(REMIND).map(({ id }) => id)).toEqual(['i2', 'i3', 'i4']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selected()).toEqual(['Select INV-1', 'Select INV-5']);
  });

  it('says which failed and why, and tries only those again', async () => {
    const failing = new Set(['i3']);
    const { user } = await start('Remind', {
      [REMIND]: ({ id }) => {
        if (failing.has(id)) throw new AppError('CONFLICT', 'This invoice was just sent.');
        return CHANGED;
      },
    });
    await press(user, 'Send 3 Reminders');
    await screen.findByRole('button', { name: 'Try Again (1)' });
    expect(screen.getByRole('alert').closest('li')?.textContent).toContain('INV-3');
    screen.getByText('2 of 3 done');
    failing.clear();
    await press(user, 'Try Again (1)');
    await waitFor(() => expect(toast.success).toHaveBeenCalledOnce());
    expect(callsOf(REMIND).map(({ id }) => id)).toEqual(['i2', 'i3', 'i4', 'i3']);
  });

  it('stops without a connection, and leaves what failed selected', async () => {
    const { user } = await start('Remind', {
      [REMIND]: ({ id }) => {
        if (id === 'i3') throw new ConnectionError();
        return CHANGED;
      },
    });
    await press(user, 'Send 3 Reminders');
    await screen.findByRole('button', { name: 'Try Again (2)' });
    expect(callsOf(REMIND)).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selected()).toEqual(['Select INV-1', 'Select INV-3', 'Select INV-4', 'Select INV-5']);
  });

  it('starts no other once the list is left', async () => {
    const first = Promise.withResolvers<typeof CHANGED>();
    const { user } = await start('Remind', { [REMIND]: () => first.promise });
    await press(user, 'Send 3 Reminders');
    cleanup();
    await act(async () => first.resolve(CHANGED));
    expect(callsOf(REMIND)).toHaveLength(1);
  });

  it('records each balance in full, under the same id when it is tried again', async () => {
    const RECORD = 'POST /invoices/{id}/payments';
    let isLost = true;
    const { user, dialog } = await start(
      'Record Payment',
      {
        [RECORD]: () => {
          if (isLost) throw new ConnectionError();
          return { payments: [], paid: 1234.5, refunded: 0, balance: 0, currency: 'CAD' };
        },
      },
      {},
      FIVE.slice(0, 2),
    );
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Method' }), 'Cheque');
    await user.click(dialog.getByRole('switch', { name: 'Email a receipt to each customer' }));
    await press(user, 'Record 1 Payment');
    const again = await screen.findByRole('button', { name: 'Try Again (1)' });
    isLost = false;
    await user.click(again);
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('1 payment recorded'));
    const [first, second] = callsOf(RECORD).map(({ body }) => body);
    expect(first).toMatchObject({ method: 'cheque', amount: 1234.5 });
    expect(first).not.toHaveProperty('sendReceipt');
    expect(second).toEqual(first);
  });

  it('sends drafts, unless something that the customer needs is missing', async () => {
    const drafts = [FIVE[0], { ...FIVE[0], id: 'i9', invoiceNumber: 'INV-9' }] as InvoiceListItem[];
    const { user } = await start(
      'Send',
      {
        'POST /invoices/{id}/send': CHANGED,
        'GET /invoices/{id}/readiness': ({ id }) => ({
          findings: id === 'i1' ? ['name'] : [],
          unprintable: [],
        }),
      },
      {},
      drafts,
    );
    await press(user, 'Send 2 Invoices');
    await screen.findByText(/^Something that your customer needs is missing/);
    expect(callsOf('POST /invoices/{id}/send').map(({ id }) => id)).toEqual(['i9']);
    expect(results().filter((text) => text?.includes('Done'))).toHaveLength(1);
  });

  it('does not send an invoice again whose first response was lost', async () => {
    let attempts = 0;
    const { user } = await start('Send', {
      'POST /invoices/{id}/send': () => {
        attempts += 1;
        throw new ConnectionError();
      },
      'GET /invoices/{id}': { ...CHANGED, status: 'SENT' },
    });
    await press(user, 'Send 1 Invoice');
    await user.click(await screen.findByRole('button', { name: 'Try Again (1)' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('1 invoice sent'));
    expect(attempts).toBe(1);
  });

  it('deletes drafts, also those deleted meanwhile', async () => {
    const { user } = await start('Delete Drafts', {
      'DELETE /invoices/{id}': () => {
        throw new AppError('NOT_FOUND', 'Invoice not found');
      },
    });
    await press(user, 'Delete 1 Draft');
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('1 draft deleted'));
  });

  it('asks to confirm the email before it sends anything', async () => {
    const { dialog } = await start('Remind', {}, { emailVerified: false });
    dialog.getByText(/Then you can send these emails\./);
    expect(callsOf(REMIND)).toEqual([]);
  });
});

describe('a payment for selected invoices of one customer', () => {
  const theirs = (over: readonly Partial<InvoiceListItem>[] = [{}, {}, {}]) =>
    over.map((changes, index) =>
      anInvoice({
        ...{ id: `i${index + 1}`, invoiceNumber: `INV-${index + 1}`, customerId: 'customer1', total: 100 },
        ...{ dueDate: `2026-03-0${3 - index}`, status: 'SENT' },
        ...changes,
      }),
    );

  it('is recorded once for all, and deselects them', async () => {
    const { user, dialog } = await start('Record Payment', { 'POST /receipts': aReceipt() }, {}, theirs());
    expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('300');
    await user.dblClick(dialog.getByRole('button', { name: 'Record Payment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [{ body } = { body: undefined }, ...others] = callsOf('POST /receipts');
    expect(others).toEqual([]);
    expect(body).toMatchObject({ customerId: 'customer1', amount: 300, currency: 'CAD' });
    // Those that are due the longest come first.
    expect(body?.applications.map(({ invoiceId }) => invoiceId)).toEqual(['i3', 'i2', 'i1']);
    await waitFor(() => expect(selected()).toEqual([]));
  });

  it('keeps the selection if it is not recorded', async () => {
    const { user } = await start('Record Payment', {}, {}, theirs());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selected()).toContain('Select INV-1');
  });

  it.each<[string, Partial<InvoiceListItem>[]]>([
    ['customers', [{}, { customerId: 'customer2' }]],
    ['currencies', [{}, { currency: 'USD' }]],
    ['states', [{}, { status: 'DRAFT' }]],
    ['people who are no customers', [{ customerId: undefined }, { customerId: undefined }]],
    ['a single invoice', [{}]],
  ])('is one for each of several %s', async (_, over) => {
    const { dialog } = await start('Record Payment', {}, {}, theirs(over));
    dialog.getByRole('button', { name: /^Record \d Payments?$/ });
    expect(dialog.queryByLabelText('Amount')).toBeNull();
  });
});

it('a selection with a deposit request records a payment for each, since a deposit is held by itself', async () => {
  const theirs = { customerId: 'customer1', billingName: 'Café Léger', status: 'SENT' } as const;
  const list = [
    anInvoice({ id: 'a', invoiceNumber: 'INV-A', ...theirs }),
    anInvoice({ id: 'b', invoiceNumber: 'DEP-B', isDeposit: true, ...theirs }),
  ];
  const { user } = await start('Record Payment', { 'POST /invoices/{id}/payments': CHANGED as never }, {}, list);
  await press(user, 'Record 2 Payments');
  await waitFor(() => expect(callsOf('POST /invoices/{id}/payments').map(({ id }) => id)).toEqual(['a', 'b']));
});
