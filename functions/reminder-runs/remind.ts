import { newId } from '#functions/data/table/ids.ts';
import type { Write } from '#functions/data/table/table.ts';
import { claimedCentsOf, type InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import { queuedReminder, withReminder } from '#functions/domain/invoice/queued-reminder.ts';
import type { Reminded } from '#functions/domain/invoice/reminded.ts';
import type { Reminders } from '#functions/domain/invoice/reminders.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { BusinessMail, InvoiceMail, OwnerNotice } from '#functions/mail/orders/business-mails.ts';
import type { MailOutbox } from '#functions/mail/orders/outbox.ts';
import { dayIn } from '#shared/calendar-day.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import { pauseStart, type Reminder } from '#shared/reminder/schedule.ts';
import { HOUR_MS } from '#shared/time-units.ts';

/** The dependencies of `remind`. */
export type Dependencies = {
  readonly invoices: Pick<Invoices, 'find' | 'replace' | 'reschedule'>;
  readonly businesses: Pick<Businesses, 'timeZoneOf'>;
  readonly reminders: Reminders;
  readonly reminded: Pick<Reminded, 'addition' | 'list' | 'planSummary' | 'endSummary'>;
  readonly outbox: MailOutbox<BusinessMail>;
};

/** Hours from a day's first reminder to its summary; by then, all others of the day are sent. */
const SUMMARY_HOURS = 5;

/**
 * Performs the due step of an invoice: stores its reminder and orders the email in one transaction, or asks its owner
 * about a reported payment. Returns whether it did; otherwise stores when the next step is due. A concurrent change
 * wins, and the next run decides again, so a reminder is ordered once, however many runs there are.
 */
export async function remind(dependencies: Dependencies, invoiceId: string, now: Date): Promise<boolean> {
  const before = await dependencies.invoices.find(invoiceId);
  if (!before) return false;
  const next = await dependencies.reminders.next(before, now);
  if (next.kind === 'none' || next.at > now) {
    await dependencies.invoices.reschedule(before, next.kind === 'none' ? undefined : next.at);
    return false;
  }
  const due = { before, planned: next.at, now };
  return next.kind === 'ask' ? ask(dependencies, due) : sendReminder(dependencies, due, next);
}

type Due = { readonly before: InvoiceRecord; readonly planned: Date; readonly now: Date };

async function sendReminder(
  dependencies: Dependencies,
  { before, planned, now }: Due,
  { step, day: stepDay }: Reminder,
): Promise<boolean> {
  const { businesses, reminded } = dependencies;
  const { businessId } = before;
  const day = dayIn(await businesses.timeZoneOf(businessId), now);
  await reminded.planSummary({ businessId, day }, new Date(planned.getTime() + SUMMARY_HOURS * HOUR_MS));
  return change(dependencies, before, {
    ...withReminder(before, { day: stepDay, planned, now }),
    mails: [queuedReminder(before, { now, step })],
    also: { reminded: reminded.addition(before, day, now) },
  });
}

/** Asks the owner of an invoice once whether they received the payment that the customer reported. */
async function ask(dependencies: Dependencies, { before, planned, now }: Due): Promise<boolean> {
  const { claim, ...rest } = before;
  if (!claim) return false;
  const askedAt = pauseStart(planned, now).toISOString();
  return change(dependencies, before, {
    after: { ...rest, claim: { ...claim, askedAt } },
    events: [{ at: now.toISOString(), type: 'CLAIM_ASKED' }],
    mails: [questionOf(before, now)],
  });
}

function questionOf(invoice: InvoiceRecord, now: Date): OwnerNotice {
  const { id: invoiceId, claim, currency } = invoice;
  const { reference, method = 'e-transfer', on = '' } = claim ?? {};
  const money = { amountCents: claimedCentsOf(invoice), currency, method, on, ...(reference && { reference }) };
  const news = { what: 'CLAIM_OPEN', ...money } as const;
  return { id: newId(), invoiceId, sentAt: now.toISOString(), kind: 'OWNER_NOTICE', news };
}

type Change = {
  readonly after: InvoiceRecord;
  readonly events: readonly InvoiceEvent[];
  readonly mails: readonly InvoiceMail[];
  readonly also?: Readonly<Record<string, Write>>;
};

async function change(
  { invoices, outbox }: Pick<Dependencies, 'invoices' | 'outbox'>,
  before: InvoiceRecord,
  { after, events, mails, also }: Change,
): Promise<boolean> {
  const failed = await outbox.order(mails, (orders) =>
    invoices.replace({ before, after, events, also: { ...also, ...orders } }),
  );
  return failed === null;
}
