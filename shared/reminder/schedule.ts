import { addDays, type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { DAY_MS, HOUR_MS, hourIn, isWeekend } from '#shared/zoned-time.ts';
import type { ReminderSettings } from './settings.ts';

/** Time between two messages about an invoice, its first sending included. */
export const PAUSE_MS = 2 * DAY_MS;
/** How long after its hour a reminder is still sent on the same day. */
const LATE_MS = 4 * HOUR_MS;
/** Business days after which the owner is asked about a payment that the customer reported. */
const CLAIM_DAYS = 5;

/** When a business reminds, in its time zone. */
export type ReminderRules = Pick<ReminderSettings, 'isOn' | 'days' | 'hour' | 'since'> & { readonly timeZone: string };

/** What decides whether an invoice is reminded; timestamps are ISO. */
export type ReminderFacts = {
  readonly status: InvoiceStatus;
  readonly dueDate: CalendarDay;
  readonly balanceCents: number;
  readonly recipient?: string | undefined;
  readonly isDisputed?: boolean | undefined;
  /** Whether any of its money was returned. */
  readonly isReturned?: boolean | undefined;
  /** Whether its latest email failed. */
  readonly isBounced?: boolean | undefined;
  /** Whether reminders are off for its customer. */
  readonly isCustomerOff?: boolean | undefined;
  /** Whether its customer was deleted. */
  readonly isOrphan?: boolean | undefined;
  /** Whether its business is disabled. */
  readonly isDisabled?: boolean | undefined;
  readonly issuedAt?: string | undefined;
  readonly lastMessageAt?: string | undefined;
  /** The day of its last reminder that was sent or skipped. */
  readonly remindedUpTo?: CalendarDay | undefined;
  /** A payment that the customer reported, and when the owner was asked about it. */
  readonly claim?: { readonly at: string; readonly askedAt?: string | undefined } | undefined;
};

/** Why an invoice cannot be reminded, not even by hand. */
export type Obstacle = 'disabled' | 'not-open' | 'paid' | 'disputed' | 'no-address' | 'bounced';

/** Why no reminder is scheduled. */
export type Unscheduled = Obstacle | 'off' | 'customer-off' | 'customer-deleted' | 'refunded' | 'too-old' | 'done';

/** A reminder: its days after the due day, the day that makes, and when it is sent. */
export type Reminder = { readonly kind: 'remind'; readonly step: number; readonly day: CalendarDay; readonly at: Date };

/** What happens next: a reminder, the owner is asked about a reported payment, or nothing. */
export type Next =
  | Reminder
  | { readonly kind: 'ask'; readonly at: Date }
  | { readonly kind: 'none'; readonly because: Unscheduled };

/**
 * What happens next about an invoice. A step on a weekend moves to Monday; of several whose time has come, only the
 * latest counts; those from before the invoice was sent do not. A step waits until 48 hours after the last message, and
 * one more than four hours late for the next business day.
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
  // A step whose time comes in between takes its place.
  const { step, day } = steps.findLast((each) => each.at <= at) ?? latest;
  return { kind: 'remind', step, day, at };
}

function unscheduled(rules: ReminderRules, facts: ReminderFacts): Unscheduled | null {
  const { isCustomerOff, isOrphan, isReturned, issuedAt } = facts;
  if (!rules.isOn || !rules.since) return 'off';
  if (!issuedAt || issuedAt < rules.since) return 'too-old';
  if (isReturned) return 'refunded';
  const obstacle = obstacleTo(facts) ?? (isOrphan ? 'customer-deleted' : null);
  return obstacle ?? (isCustomerOff ? 'customer-off' : null);
}

/** Why an invoice cannot be reminded now, by hand or by itself; null if it can. */
export function obstacleTo(facts: ReminderFacts): Obstacle | null {
  if (facts.isDisabled) return 'disabled';
  if (facts.status !== 'SENT' && facts.status !== 'OVERDUE') return 'not-open';
  if (facts.balanceCents <= 0) return 'paid';
  if (facts.isDisputed) return 'disputed';
  if (!facts.recipient) return 'no-address';
  return facts.isBounced ? 'bounced' : null;
}

/** The steps that are neither used nor from before the invoice was sent, earliest first. */
function openSteps(rules: ReminderRules, { dueDate, remindedUpTo = '', issuedAt = '' }: ReminderFacts) {
  return [...rules.days]
    .sort((a, b) => a - b)
    .map((step) => ({ step, day: addDays(dueDate, step) }))
    .map((step) => ({ ...step, at: slotOn(rules, step.day) }))
    .filter(({ day, at }) => day > remindedUpTo && at.toISOString() > issuedAt);
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

/** The first hour of sending at or after a timestamp. */
function slotFrom(rules: ReminderRules, from: Date): Date {
  const day = dayIn(rules.timeZone, from);
  const slot = slotOn(rules, day);
  return slot >= from ? slot : slotOn(rules, addDays(day, 1));
}

/** The hour of sending on a day, or on the Monday after. */
function slotOn({ timeZone, hour }: ReminderRules, day: CalendarDay): Date {
  return hourIn(timeZone, businessDayFrom(day), hour);
}

function businessDayFrom(day: CalendarDay): CalendarDay {
  return isWeekend(day) ? businessDayFrom(addDays(day, 1)) : day;
}
