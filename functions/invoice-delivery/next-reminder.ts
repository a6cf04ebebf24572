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
import { AppError } from '#shared/errors.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { type Next, type Obstacle, obstacleTo, PAUSE_MS } from '#shared/reminder/schedule.ts';

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
    if (obstacle) throw new AppError('CONFLICT', OBSTACLES[obstacle]);
    if (before.claim) throw new AppError('CONFLICT', 'Confirm or dismiss the reported e-Transfer first.');
    if (Date.parse(facts.lastMessageAt ?? '') > now.getTime() - PAUSE_MS) throw new AppError('CONFLICT', TOO_SOON);
    await refuseSuppressed(dependencies.suppressions, { to: before.billingEmail ?? '', purpose: 'BUSINESS' }, now);
    const day = next.kind === 'remind' ? next.day : undefined;
    return { ...withReminder(before, { day, now, by: caller.email }), mails: [queuedReminder(before, now)] };
  });
}

/** Skips the next reminder of an invoice. Throws NOT_FOUND like `sendNow`, and CONFLICT if none is scheduled. */
export function skipNext(dependencies: Dependencies, call: Call): Promise<Invoice> {
  return change(dependencies, call, async (before, next) => {
    if (next.kind !== 'remind') throw new AppError('CONFLICT', 'No reminder is scheduled for this invoice.');
    const event = { at: call.now.toISOString(), type: 'REMINDER_SKIPPED', by: call.caller.email } as const;
    return { after: { ...before, remindedUpTo: next.day }, events: [event], mails: [] };
  });
}

const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  disabled: 'This business is disabled.',
  'not-open': 'You can only send reminders for invoices that were sent and are not paid yet.',
  paid: 'There is nothing left to pay on this invoice.',
  disputed: 'A card payment for this invoice is disputed. Wait until the bank has decided.',
  'no-address': 'Enter your customer’s email first.',
  bounced: 'The last email about this invoice did not arrive. Check the address, then send the invoice again.',
};

const TOO_SOON =
  'You sent your customer a message about this invoice less than 48 hours ago. Please wait before you send a reminder.';

type Change = Pick<InvoiceChange, 'after' | 'events'> & { readonly mails: readonly InvoiceMail[] };

async function change(
  { invoices, reminders, outbox }: Dependencies,
  { caller, invoiceId, now }: Call,
  changeOf: (before: InvoiceRecord, next: Next) => Promise<Change>,
): Promise<Invoice> {
  const done = await retry('reminder-change', async () => {
    const found = await invoices.find(invoiceId);
    const before = orNotFound(found?.businessId === caller.businessId && found, 'Invoice');
    const { after, events, mails } = await changeOf(before, await reminders.next(before, now));
    const failed = await outbox.order(mails, (also) => invoices.replace({ before, after, events, also }));
    return failed === null ? after : null;
  });
  if (!done) throw new AppError('CONFLICT', 'This invoice is being changed. Please try again.');
  return toInvoice((await invoices.find(invoiceId)) ?? done);
}
