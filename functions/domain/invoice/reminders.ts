import { businessKey, listItemKey, listOfBusiness, remindersKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { CustomerFields } from '#functions/domain/people/customers.ts';
import { type Next, nextReminder, obstacleTo, type ReminderFacts } from '#shared/reminder/schedule.ts';
import type { InvoiceReminders, ReminderSettings } from '#shared/reminder/settings.ts';
import { localTimeIn } from '#shared/zoned-time.ts';
import { deliveryFailureOf, dueCentsOf, type InvoiceRecord } from './invoice-record.ts';

/** Determines the next step of an invoice's reminders, and when it is due. */
export type Reminders = ReturnType<typeof remindersIn>;

/** A step with the time zone of its business. */
type Decision = { readonly found: Next; readonly timeZone: string };

const NONE: Decision = { found: { kind: 'none', because: 'off' }, timeZone: 'UTC' };

/** Opens the reminders of invoices. */
export function remindersIn(table: Pick<Table, 'get'>) {
  const decide = async (invoice: InvoiceRecord, now: Date): Promise<Decision> => {
    const { businessId, customerId, reminders } = invoice;
    const isOpen = invoice.status === 'SENT' || invoice.status === 'OVERDUE';
    // Most invoices cannot be reminded, so nothing is read for them.
    if (!isOpen || !invoice.issuedAt || reminders === 'off' || isToBeCharged(invoice)) return NONE;
    const settings = await table.get<ReminderSettings>(remindersKey(businessId));
    if (!settings?.isOn) return NONE;
    const [business, customer] = await Promise.all([
      table.get<BusinessRecord>(businessKey(businessId)),
      customerId && table.get<CustomerFields>(listItemKey(listOfBusiness(businessId, 'CUSTOMER'), customerId)),
    ]);
    if (!business) return NONE;
    const facts = {
      ...reminderFacts(invoice),
      isCustomerOff: customer ? customer.remind === false : false,
      isOrphan: Boolean(customerId) && !customer,
      isDisabled: business.deletedAt !== undefined || business.suspendedAt !== undefined,
      resumedAt: business.restoredAt,
    };
    const { timeZone } = business;
    return { found: nextReminder({ ...settings, timeZone }, facts, now), timeZone };
  };
  return {
    /** The next step, by the settings of the business, the customer and the invoice. */
    next: async (invoice: InvoiceRecord, now: Date) => (await decide(invoice, now)).found,
    /** When the invoice next needs attention, undefined if never. Independent of the clock; may lie in the past. */
    async dueAt(invoice: InvoiceRecord): Promise<Date | undefined> {
      const { found } = await decide(invoice, new Date(0));
      return found.kind === 'none' ? undefined : found.at;
    },
    /** The reminders of an invoice as the API returns them; one that is due is sent within the hour. */
    async describe(invoice: InvoiceRecord, now: Date): Promise<InvoiceReminders> {
      const { reminders, checkout, ...switchedOn } = invoice;
      const { found, timeZone } = await decide(switchedOn, now);
      if (found.kind === 'none') return found.because === 'customer-off' ? { offFor: 'customer' } : {};
      if (reminders === 'off') return { offFor: 'invoice' };
      if (checkout?.pending) return { offFor: 'debit' };
      if (found.kind !== 'remind') return {};
      const at = found.at.toISOString();
      return { next: { step: found.step, at, localAt: localTimeIn(timeZone, at) } };
    },
  };
}

/** Whether its customer's card pays it by itself. It waits while they report another payment. */
function isToBeCharged({ charge, claim }: InvoiceRecord): boolean {
  return charge?.on !== undefined && !claim;
}

/** Whether a reminder may be sent for an invoice now. A reported payment pauses reminders until the owner was asked. */
export function isRemindable(invoice: InvoiceRecord): boolean {
  const { claim } = invoice;
  return obstacleTo(reminderFacts(invoice)) === null && (!claim || claim.askedAt !== undefined);
}

/** The part of a reminder decision that depends on the invoice alone. */
export function reminderFacts(invoice: InvoiceRecord): ReminderFacts {
  const { status, dueDate, billingEmail, lastMessageAt, lastReminder, disputedCents = 0, returnedCents = 0 } = invoice;
  return {
    status,
    dueDate,
    balanceCents: dueCentsOf(invoice),
    recipient: billingEmail,
    isDisputed: disputedCents > 0,
    isDebited: invoice.checkout?.pending !== undefined,
    isReturned: returnedCents > 0,
    isBounced: deliveryFailureOf(invoice) !== undefined,
    issuedAt: invoice.issuedAt,
    lastMessageAt: lastReminder?.at === lastMessageAt ? lastReminder?.countsFrom : lastMessageAt,
    remindedUpTo: invoice.remindedUpTo,
    claim: invoice.claim,
  };
}
