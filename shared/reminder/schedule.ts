import { addDays, type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { DAY_MS, HOUR_MS } from '#shared/time-units.ts';
import { hourIn, isWeekend } from '#shared/zoned-time.ts';
import type { ReminderSettings } from './settings.ts';

/** Time between two messages about an invoice, its first sending included. */
export const PAUSE_MS = 2 * DAY_MS;
/** How long after its hour a reminder is still sent on the same day. */
export const LATE_MS = 4 * HOUR_MS;
/** Business days after which the owner is asked about a payment that the customer reported. */
const CLAIM_DAYS = 5;

/** When a business sends reminders, in its time zone. */
export type ReminderRules = Pick<ReminderSettings, 'isOn' | 'days' | 'hour' | 'since'> & { readonly timeZone: string };

/** The facts that decide whether an invoice is reminded; timestamps are ISO. */
export type ReminderFacts = {
  readonly status: InvoiceStatus;
  readonly dueDate: CalendarDay;
  readonly balanceCents: number;
  readonly recipient?: string | undefined;
  readonly isDisputed?: boolean | undefined;
  /** Whether any of its money was returned. */
  readonly isReturned?: boolean | undefined;
  /** Whether a bank payment is on its way. */
  readonly isDebited?: boolean | undefined;
  /** Whether its latest email failed. */
  readonly isBounced?: boolean | undefined;
  /** Whether reminders are off for its customer. */
  readonly isCustomerOff?: boolean | undefined;
  /** Whether its customer was deleted. */
  readonly isOrphan?: boolean | undefined;
  /** Whether its business is disabled. */
  readonly isDisabled?: boolean | undefined;
  /** When its business was last enabled again; what was due before is skipped (decision F159). */
  readonly resumedAt?: string | undefined;
  readonly issuedAt?: string | undefined;
  /** When the last message was sent; of a scheduled reminder, its `pauseStart`. */
  readonly lastMessageAt?: string | undefined;
  /** The day of its last reminder that was sent or skipped. */
  readonly remindedUpTo?: CalendarDay | undefined;
  /** A payment that the customer reported, and the `pauseStart` of the question to the owner. */
  readonly claim?: { readonly at: string; readonly askedAt?: string | undefined } | undefined;
};

/** Why an invoice cannot be reminded, not even by hand. */
export type Obstacle = 'disabled' | 'not-open' | 'paid' | 'disputed' | 'debited' | 'no-address' | 'bounced';

/** Why no reminder is scheduled. */
export type Unscheduled = Obstacle | 'off' | 'customer-off' | 'customer-deleted' | 'refunded' | 'too-old' | 'done';

/** A reminder: its offset from the due day in days, the resulting day, and when it is sent. */
export type Reminder = { readonly kind: 'remind'; readonly step: number; readonly day: CalendarDay; readonly at: Date };

/** The next step: a reminder, a question to the owner about a reported payment, or none. */
export type Next =
  | Reminder
  | { readonly kind: 'ask'; readonly at: Date }
  | { readonly kind: 'none'; readonly because: Unscheduled };

/**
 * The next step for an invoice. A reminder on a weekend moves to Monday; of several that are due, only the latest is
 * sent; those from before the invoice was sent, or from a suspension, are skipped. A reminder waits until 48 hours after the last message; one
 * more than four hours late waits for the next business day.
 */
export function nextReminder(rules: ReminderRules, facts: ReminderFacts, now: Date): Next {
  const because = unscheduled(rules, facts);
  if (because) return { kind: 'none', because };
  const { claim, lastMessageAt = '' } = facts;
  if (claim && !claim.askedAt) return { kind: 'ask', at: askTime(rules, claim.at) };
  const steps = openSteps(rules, facts);
  const latest = steps.findLast(({ at }) => at <= now) ?? steps[0];
  if (!latest) return { kind: 'none', because: 'done' };
  const lastMessages = [lastMessageAt, claim?.askedAt ?? ''].filter(Boolean).map((at) => Date.parse(at));
  const at = sendTime(rules, latest.at, { notBefore: Math.max(...lastMessages, 0) + PAUSE_MS, now });
  // A later step that becomes due in the meantime replaces it.
  const { step, day } = steps.findLast((each) => each.at <= at) ?? latest;
  return { kind: 'remind', step, day, at };
}

/**
 * From when the 48 hours after a scheduled message count: its planned hour. Counted from the minute it was sent, they
 * would end just after the hour of the next reminder, which would be a day late. A message that is hours late counts
 * from now.
 */
export function pauseStart(planned: Date, now: Date): Date {
  return now.getTime() - planned.getTime() > LATE_MS ? now : planned;
}

function unscheduled(rules: ReminderRules, facts: ReminderFacts): Unscheduled | null {
  const { isCustomerOff, isOrphan, isReturned, issuedAt } = facts;
  if (!rules.isOn || !rules.since) return 'off';
  if (!issuedAt || issuedAt < rules.since) return 'too-old';
  if (isReturned) return 'refunded';
  const obstacle = obstacleTo(facts) ?? (isOrphan ? 'customer-deleted' : null);
  return obstacle ?? (isCustomerOff ? 'customer-off' : null);
}

/** Why an invoice cannot be reminded now, not even by hand; null if it can. */
export function obstacleTo(facts: ReminderFacts): Obstacle | null {
  if (facts.isDisabled) return 'disabled';
  if (facts.status !== 'SENT' && facts.status !== 'OVERDUE') return 'not-open';
  if (facts.balanceCents <= 0) return 'paid';
  if (facts.isDisputed) return 'disputed';
  if (facts.isDebited) return 'debited';
  if (!facts.recipient) return 'no-address';
  return facts.isBounced ? 'bounced' : null;
}

/** The unused steps from after the invoice was sent and its business resumed, earliest first. */
function openSteps(rules: ReminderRules, { dueDate, remindedUpTo = '', issuedAt = '', resumedAt = '' }: ReminderFacts) {
  return [...rules.days]
    .sort((a, b) => a - b)
    .map((step) => ({ step, day: addDays(dueDate, step) }))
    .map((step) => ({ ...step, at: slotOn(rules, step.day) }))
    .filter(({ day, at }) => day > remindedUpTo && [issuedAt, resumedAt].every((from) => at.toISOString() > from));
}

type Moment = { readonly notBefore: number; readonly now: Date };

function sendTime(rules: ReminderRules, step: Date, { notBefore, now }: Moment): Date {
  const at = step.getTime() < notBefore ? slotFrom(rules, new Date(notBefore)) : step;
  const earliest = new Date(now.getTime() - LATE_MS);
  return at < earliest ? slotFrom(rules, earliest) : at;
}

/** When the owner is asked: on the fifth business day after the claim. */
function askTime(rules: ReminderRules, claimedAt: string): Date {
  let day = dayIn(rules.timeZone, new Date(claimedAt));
  for (let left = CLAIM_DAYS; left > 0; left -= 1) day = businessDayFrom(addDays(day, 1));
  return slotOn(rules, day);
}

type Slot = Pick<ReminderRules, 'timeZone' | 'hour'>;

/** The first sending hour at or after a timestamp. */
export function slotFrom(rules: Slot, from: Date): Date {
  const day = dayIn(rules.timeZone, from);
  const slot = slotOn(rules, day);
  return slot >= from ? slot : slotOn(rules, addDays(day, 1));
}

/** The sending hour on a day, or on the following Monday. */
function slotOn({ timeZone, hour }: Slot, day: CalendarDay): Date {
  return hourIn(timeZone, businessDayFrom(day), hour);
}

function businessDayFrom(day: CalendarDay): CalendarDay {
  return isWeekend(day) ? businessDayFrom(addDays(day, 1)) : day;
}
