import { labelOf } from '#functions/domain/saved-card/card-label.ts';
import type { SavedCardRecord } from '#functions/domain/saved-card/saved-cards.ts';
import type { ChargeFailed, ChargeNews, OwnerNotice } from '#functions/mail/orders/business-mails.ts';
import { newMail } from '#functions/mail/orders/outbox.ts';
import { addDays, type CalendarDay, laterDay } from '#shared/calendar-day.ts';
import { type ChargeEnd, type ChargeFailure, DEBIT_RETRY_DAYS, RETRY_DAYS } from '#shared/invoice/charge.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import { hourIn } from '#shared/zoned-time.ts';
import { deliveryFailureOf, dueCentsOf, type InvoiceRecord, type PlannedCharge } from './invoice-record.ts';

/** The hour in the time zone of the business at which a day's charges begin. */
const CHARGE_HOUR = 9;

/** A change of the charge of an invoice, with the events and the emails that tell of it. */
export type ChargeChange = {
  readonly after: InvoiceRecord;
  readonly events: readonly InvoiceEvent[];
  readonly mails: readonly (ChargeFailed | OwnerNotice)[];
};

type Card = CardLabel & Pick<SavedCardRecord, 'id'>;

/** The plan to charge a card for what is due of an invoice, from a day on; no try is on the day `before` or later. */
export function plannedCharge(
  invoice: InvoiceRecord,
  { card, on, before }: { readonly card: Card; readonly on: CalendarDay; readonly before?: CalendarDay | undefined },
): PlannedCharge {
  const announcedCents = dueCentsOf(invoice);
  return { card: labelOf(card), cardId: card.id, on, firstOn: on, tries: 0, announcedCents, ...(before && { before }) };
}

/**
 * The day that an email with an invoice, sent `today`, announces for its charge. One that was not made because more was due
 * than announced is planned again: for the due day, but for tomorrow at the earliest, so that its payer can still object.
 */
export function announcedDay({ charge, dueDate }: InvoiceRecord, today: CalendarDay): CalendarDay | undefined {
  return charge?.over === 'amount-raised' ? laterDay(dueDate, addDays(today, 1)) : charge?.on;
}

/** An invoice as an email showed it, and the day of that email if it could announce a charge. */
type Told = { readonly sent: InvoiceRecord; readonly today?: CalendarDay | undefined };

/**
 * An invoice once an email told its recipient the amount due, as it was when the email was `sent`, and the day of its
 * charge: no more than that may be charged from then on, even if it was raised meanwhile.
 */
export function withAmountAnnounced(invoice: InvoiceRecord, { sent, today }: Told): InvoiceRecord {
  const { charge } = invoice;
  if (!charge || invoice.currency !== sent.currency) return invoice;
  const announcedCents = Math.min(dueCentsOf(sent), dueCentsOf(invoice));
  // As the invoice is by now: its charge may have ended while the email was sent.
  const on = today && announcedDay(invoice, today);
  if (charge.over !== 'amount-raised' || !on) return { ...invoice, charge: { ...charge, announcedCents } };
  const { cardId, card, before } = charge;
  const planned = plannedCharge(invoice, { card: { id: cardId, ...card }, on, before });
  return { ...invoice, charge: { ...planned, announcedCents } };
}

/**
 * An invoice whose payer was just told to pay it again. A charge that is due `today` or earlier waits until the next
 * day, so that they do not pay twice.
 */
export function withChargePutOff(invoice: InvoiceRecord, today: CalendarDay): InvoiceRecord {
  const { charge } = invoice;
  return charge?.on ? { ...invoice, charge: { ...charge, on: laterDay(charge.on, addDays(today, 1)) } } : invoice;
}

/**
 * The charge of an invoice after a change: none unless it is sent and unpaid. A due day that moved later before the first
 * try moves that, too. In another currency, no amount was announced.
 */
export function chargeAfter(before: InvoiceRecord | null, after: InvoiceRecord): PlannedCharge | undefined {
  const { charge, dueDate, currency } = after;
  if (!charge || !canBeDue(after)) return undefined;
  const was = before ?? after;
  const { on, tries } = charge;
  const isMoved = on !== undefined && tries === 0 && on >= was.dueDate && was.dueDate < dueDate && on < dueDate;
  const { failingSince, ...planned } = charge;
  return {
    ...planned,
    ...(isMoved ? { on: dueDate, firstOn: dueDate } : failingSince && { failingSince }),
    ...(was.currency !== currency && { announcedCents: 0 }),
  };
}

/** An invoice with its charge as it is after a change. */
export function withChargeAfter(before: InvoiceRecord | null, invoice: InvoiceRecord): InvoiceRecord {
  if (!invoice.charge) return invoice;
  const { charge: _, ...rest } = invoice;
  const charge = chargeAfter(before, invoice);
  return { ...rest, ...(charge && { charge }) };
}

function canBeDue({ status }: Pick<InvoiceRecord, 'status'>): boolean {
  return status === 'SENT' || status === 'OVERDUE';
}

type Charged = Pick<InvoiceRecord, 'status' | 'charge' | 'issuedAt' | 'checkout'>;

/**
 * When the next try of a charge begins: at nine on its day, or at once if its invoice is sent earlier on that day.
 * Undefined if there is none. While a debit is on its way, this is when the provider is asked about it.
 */
export function chargeDueAt(invoice: Charged, timeZone: string): Date | undefined {
  const { charge, issuedAt, checkout } = invoice;
  if (checkout?.pending) return hourIn(timeZone, debitLateOn(checkout.pending.on), CHARGE_HOUR);
  if (!charge?.on || !canBeDue(invoice)) return undefined;
  const at = hourIn(timeZone, charge.on, CHARGE_HOUR);
  const sentAt = issuedAt ? new Date(issuedAt) : at;
  // If it was sent on that day before nine, its email has announced that day, so there is nothing to wait for.
  return sentAt < at && sentAt >= hourIn(timeZone, charge.on, 0) ? sentAt : at;
}

/** Days in which a bank decides about a debit, with some to spare. */
const MAX_DEBIT_DAYS = 10;

/** The day from which a debit that began on `began` is late: its event may be lost, so its provider is asked. */
export function debitLateOn(began: CalendarDay): CalendarDay {
  return addDays(began, MAX_DEBIT_DAYS + 1);
}

type Failed = {
  readonly because: ChargeFailure;
  /** Whether the card was removed or replaced while it was charged, as can happen in the days that a debit takes. */
  readonly isCardGone?: boolean | undefined;
  readonly now: Date;
  readonly today: CalendarDay;
};

/**
 * An invoice whose charge under way failed: the next try is planned, unless a later one cannot succeed or there is none
 * left before the next invoice. The payer is told at the first failure and at the last one, and whenever the bank wants them
 * to confirm.
 */
export function chargeFailed(before: InvoiceRecord, { because, isCardGone, now, today }: Failed): ChargeChange {
  const { checkout, charge, ...rest } = before;
  if (!charge || !checkout) return { after: { ...rest, ...(charge && { charge }) }, events: [], mails: [] };
  const { on: _tried, failingSince: _reached, ...kept } = charge;
  const isDeclined = because === 'declined';
  const on = isDeclined && !isCardGone && !charge.over ? nextTry(charge, today) : undefined;
  const over = on ? undefined : (charge.over ?? (isDeclined && isCardGone ? 'card-removed' : because));
  const { card } = charge;
  const { amountCents, currency } = checkout;
  const next = on && { on };
  const isOver = over !== undefined && !charge.over;
  const isTold = charge.tries === 0 || because === 'authentication' || isOver;
  const told = isTold ? toldPayer(before, { now, card, because, ...next }) : [];
  return {
    after: { ...rest, charge: { ...kept, tries: charge.tries + 1, ...next, ...(over && { over }) } },
    events: [{ at: now.toISOString(), type: 'CHARGE_FAILED', amountCents, currency, card, because, ...next }],
    mails: [...told, ...(isOver ? [toldOwner(before, { now, card, because: over })] : [])],
  };
}

/**
 * The day of the next try, later if the last one was late or a bank took days to decline it. The one further try of a
 * debit may come after the next invoice: by the time a bank declines one that began on the due day, that is often past.
 */
function nextTry({ tries, firstOn, before, card }: PlannedCharge, today: CalendarDay): CalendarDay | undefined {
  const isDebit = isBankAccount(card);
  const retries: readonly number[] = isDebit ? DEBIT_RETRY_DAYS : RETRY_DAYS;
  const days = retries[tries];
  if (days === undefined) return undefined;
  const gap = days - (retries[tries - 1] ?? 0);
  const on = laterDay(addDays(firstOn, days), addDays(today, gap));
  return !isDebit && before && on >= before ? undefined : on;
}

type Ended = {
  readonly because: Exclude<ChargeEnd, ChargeFailure>;
  /** Email of the person of the business who ends it. */
  readonly by?: string | undefined;
  /** Whether it ends because the payer removed the card; the email to the owner says so. */
  readonly byPayer?: boolean | undefined;
  readonly now: Date;
};

/**
 * An invoice that is no longer charged by itself. Its owner gets an email unless a person stopped it. Its payer gets
 * one unless the card was removed, which another email says, or the announcement never reached them.
 */
export function chargeEnded(before: InvoiceRecord, { because, by, byPayer, now }: Ended): ChargeChange {
  const { charge, checkout, ...rest } = before;
  const open = checkout && !checkout.isCharge && { checkout };
  if (!charge?.on) return { after: { ...rest, ...(charge && { charge }), ...open }, events: [], mails: [] };
  const { on: _never, failingSince: _over, ...kept } = charge;
  const { card } = charge;
  const isTold = because !== 'card-removed' && !deliveryFailureOf(before);
  return {
    after: { ...rest, ...open, charge: { ...kept, over: because } },
    events: [{ at: now.toISOString(), type: 'CHARGE_ENDED', because, ...(by && { by }), ...ofAccount(card) }],
    mails: [
      ...(isTold ? toldPayer(before, { now, card, because }) : []),
      ...(because === 'stopped'
        ? []
        : [toldOwner(before, { now, because, card, ...(by && { by }), ...(byPayer && { byPayer: true as const }) })]),
    ],
  };
}

type Again = { readonly card: Card; readonly by: string; readonly now: Date; readonly today: CalendarDay };

/**
 * An invoice whose charge was over, and that a person has charged again today: what is due, to the card saved now. A card
 * that declined all tries gets a single one.
 */
export function chargedAgain(before: InvoiceRecord, { card, by, now, today }: Again): ChargeChange {
  const { cardId, tries = 0, before: end } = before.charge ?? {};
  const planned = plannedCharge(before, { card, on: today, before: end });
  const charge = { ...planned, tries: card.id === cardId ? tries : 0 };
  const event = { at: now.toISOString(), type: 'CHARGE_AGAIN', by, ...ofAccount(charge.card) } as const;
  return { after: { ...before, charge }, events: [event], mails: [] };
}

/** The bank account that an event is about; one about a card does not name it. */
function ofAccount(card: CardLabel): { readonly card?: CardLabel } {
  return isBankAccount(card) ? { card } : {};
}

type Failure = { readonly now: Date } & Pick<ChargeFailed, 'card' | 'because' | 'on'>;

function toldPayer({ id: invoiceId, billingEmail: to }: InvoiceRecord, { now, ...told }: Failure): ChargeFailed[] {
  return to ? [{ ...newMail(now), kind: 'CHARGE_FAILED', invoiceId, to, ...told }] : [];
}

type News = Omit<ChargeNews, 'what'> & { readonly now: Date; readonly by?: string };

function toldOwner({ id: invoiceId }: InvoiceRecord, { now, by, ...why }: News): OwnerNotice {
  const news = { what: 'CHARGE_ENDED', ...why } as const;
  return { ...newMail(now), kind: 'OWNER_NOTICE', invoiceId, ...(by && { by }), news };
}
