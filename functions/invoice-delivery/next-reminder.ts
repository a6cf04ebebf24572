import { retry } from '#functions/data/table/retry.ts';
import { type InvoiceRecord, toInvoice } from '#functions/domain/invoice/invoice-record.ts';
import type { InvoiceChange, Invoices } from '#functions/domain/invoice/invoices.ts';
import { queuedReminder, withReminder } from '#functions/domain/invoice/queued-reminder.ts';
import { type Reminders, reminderFacts } from '#functions/domain/invoice/reminders.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { InvoiceMail } from '#functions/mail/orders/business-mails.ts';
import { requireMailSender } from '#functions/mail/orders/mail-sender.ts';
import type { MailOutbox } from '#functions/mail/orders/outbox.ts';
import { refuseSuppressed, type Suppressions } from '#functions/services/suppressions.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import {
  CLAIM_OPEN,
  INVOICE_CHANGING,
  NO_REMINDER_SCHEDULED,
  NOT_REMINDABLE,
  REMINDED_TOO_SOON,
} from '#shared/refusals/invoices.ts';
import { DEBIT_RUNNING } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { type Next, obstacleTo, PAUSE_MS } from '#shared/reminder/schedule.ts';

type Dependencies = {
  readonly invoices: Pick<Invoices, 'find' | 'replace'>;
  readonly reminders: Reminders;
  readonly outbox: MailOutbox;
  readonly suppressions: Suppressions;
  /** The address that sends email; without one, email is not configured. */
  readonly mailFrom: string | undefined;
};

/** A call about an invoice of the caller's business. */
type Call = { readonly caller: Caller; readonly invoiceId: string; readonly now: Date };

/**
 * Sends a reminder now, in place of the next one if reminders are scheduled. Throws NOT_FOUND for another business's
 * invoice, CONFLICT if nothing is owed, within 48 hours of the last message, or if the address is suppressed.
 */
export async function sendNow(dependencies: Dependencies, call: Call): Promise<Invoice> {
  requireMailSender(dependencies.mailFrom);
  return change(dependencies, call, async (before, next) => {
    const { now, caller } = call;
    const facts = reminderFacts(before);
    const obstacle = obstacleTo(facts);
    if (obstacle) throw refusal({ NOT_REMINDABLE }, { what: obstacle });
    if (before.claim) throw refusal({ CLAIM_OPEN });
    if (Date.parse(facts.lastMessageAt ?? '') > now.getTime() - PAUSE_MS) throw refusal({ REMINDED_TOO_SOON });
    await refuseSuppressed(dependencies.suppressions, { to: before.billingEmail ?? '', purpose: 'BUSINESS' }, now);
    const day = next.kind === 'remind' ? next.day : undefined;
    return { ...withReminder(before, { day, now, by: caller.email }), mails: [queuedReminder(before, { now })] };
  });
}

/**
 * Skips the next reminder of an invoice. Throws NOT_FOUND like `sendNow`, and CONFLICT if none is scheduled or a debit
 * is on its way.
 */
export function skipNext(dependencies: Dependencies, call: Call): Promise<Invoice> {
  return change(dependencies, call, async (before, next) => {
    if (before.checkout?.pending) throw refusal({ DEBIT_RUNNING });
    if (next.kind !== 'remind') throw refusal({ NO_REMINDER_SCHEDULED });
    const event = { at: call.now.toISOString(), type: 'REMINDER_SKIPPED', by: call.caller.email } as const;
    return { after: { ...before, remindedUpTo: next.day }, events: [event], mails: [] };
  });
}

type Change = Pick<InvoiceChange, 'after' | 'events'> & { readonly mails: readonly InvoiceMail[] };

async function change(
  { invoices, reminders, outbox }: Dependencies,
  { caller, invoiceId, now }: Call,
  changeOf: (before: InvoiceRecord, next: Next) => Promise<Change>,
): Promise<Invoice> {
  const done = await retry('reminder-change', async () => {
    const found = await invoices.find(invoiceId);
    const before = orNotFound(found?.businessId === caller.businessId && found, 'invoice');
    const { after, events, mails } = await changeOf(before, await reminders.next(before, now));
    const failed = await outbox.order(mails, (also) => invoices.replace({ before, after, events, also }));
    return failed === null ? after : null;
  });
  if (!done) throw refusal({ INVOICE_CHANGING });
  return toInvoice((await invoices.find(invoiceId)) ?? done);
}
