import { expect, it } from 'vitest';
import type { InvoiceRecord, OpenCheckout } from '#functions/domain/invoice/invoice-record.ts';
import type { MailOutbox } from '#functions/mail/orders/outbox.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { anInvoice } from '#test/support/given.ts';
import { sendNow, skipNext } from './next-reminder.ts';

const NOW = new Date('2026-03-10T18:00:00.000Z');
const CLAIM = { id: 'claim', at: '2026-03-09T18:00:00.000Z', on: '2026-03-09', method: 'e-transfer' } as const;

const checkout = { isDebit: true, pending: { at: '2026-03-09T18:00:00.000Z', on: '2026-03-09' } } as OpenCheckout;

/** Sends a reminder of an unpaid invoice by hand, or skips the next one; returns the emails that were ordered. */
async function remind(changes: Partial<InvoiceRecord>, act = sendNow): Promise<unknown[]> {
  const caller = aCaller();
  const invoice = {
    ...anInvoice(),
    ...{ id: 'i', businessId: caller.businessId, status: 'OVERDUE', billingEmail: 'jo@example.com', version: 1 },
    ...{
      totalCents: 10_000,
      movements: [] as InvoiceRecord['movements'],
      issuedAt: '2026-02-01T12:00:00.000Z',
      createdAt: '2026-02-01T12:00:00.000Z',
    },
    ...{ updatedAt: '2026-02-01T12:00:00.000Z', ...changes },
  } as InvoiceRecord;
  const ordered: unknown[] = [];
  const order: MailOutbox['order'] = (mails, write) => {
    ordered.push(...mails);
    return write({});
  };
  await act(
    {
      invoices: { find: async () => invoice, replace: async () => null },
      reminders: { next: async () => ({ kind: 'none', because: 'off' }), dueAt: async () => undefined } as never,
      outbox: { order },
      suppressions: { find: async () => undefined },
      mailFrom: 'invoices@example.com',
    },
    { caller, invoiceId: 'i', now: NOW },
  );
  return ordered;
}

it('is sent by hand while nothing is reported', async () => {
  expect(await remind({})).toHaveLength(1);
});

it('is not sent by hand while the customer’s report of an e-Transfer is open', async () => {
  await expect(remind({ claim: CLAIM })).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(remind({ claim: { ...CLAIM, askedAt: CLAIM.at } })).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('is neither sent nor skipped by hand while a bank payment is on its way, and says why', async () => {
  await expect(remind({ checkout })).rejects.toMatchObject({ reason: 'NOT_REMINDABLE', params: { what: 'debited' } });
  await expect(remind({ checkout }, skipNext)).rejects.toMatchObject({ code: 'CONFLICT', reason: 'DEBIT_RUNNING' });
  await expect(remind({}, skipNext)).rejects.toMatchObject({ reason: 'NO_REMINDER_SCHEDULED' });
});
