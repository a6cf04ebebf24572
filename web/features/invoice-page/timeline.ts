import {
  ArrowRight,
  Ban,
  BellOff,
  BellRing,
  CircleDollarSign,
  CircleX,
  CreditCard,
  Eraser,
  FileMinus,
  Gavel,
  Landmark,
  MailWarning,
  MessageSquare,
  Pencil,
  Plus,
  RefreshCw,
  Send,
  Undo2,
} from 'lucide-react';
import type { ActivityAction } from '#shared/activity/actions.ts';
import type { InvoiceActivity } from '#shared/activity/schema.ts';
import type { RecordedValue } from '#shared/activity/value.ts';
import { actorName, fieldLabel } from '#shared/activity/words.ts';
import type { EventOf, InvoiceEvent, InvoiceEventType } from '#shared/invoice/event.ts';
import { eventText } from '#shared/invoice/event-text.ts';
import type { InvoiceReach } from '#shared/invoice/views.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import { inTextOrder } from '#shared/text-order.ts';
import { activity } from '#web/lib/locale/activity.en.ts';
import { LOCALE } from '#web/lib/locale/dictionary.en.ts';
import { events } from '#web/lib/locale/events.en.ts';
import { reachEntries } from './reach-entries.ts';
import { t } from './texts.en.ts';
import type { TimelineEntry } from './timeline-entry.ts';

type History = {
  readonly events: readonly InvoiceEvent[];
  readonly activity: readonly InvoiceActivity[];
  readonly reach: InvoiceReach;
  /** Whether it is that of a deposit request. */
  readonly isDeposit?: boolean | undefined;
};

/** An invoice's events, newest first: its history, its edits, and its link's deliveries and openings. */
export function timelineOf({ events, activity, reach, isDeposit }: History): TimelineEntry[] {
  const names = new Map(activity.flatMap(({ by }) => (by ? [[by.email, by.name] as const] : [])));
  // The history only grows, so positions in it are stable keys.
  const told = events.flatMap((event, place) =>
    isConsequence(event, events) ? [] : [toEntry(event, { names, key: String(place) })],
  );
  const edits = activity.flatMap((entry) => toEdit(entry) ?? []);
  // The sort is stable: entries with the same timestamp keep their order.
  return [...edits, ...told.toReversed(), ...reachEntries(reach, { events, isDeposit }).toReversed()].toSorted((a, b) =>
    inTextOrder(b.at, a.at),
  );
}

type Look = Pick<TimelineEntry, 'icon' | 'tone'>;

const LOOKS: Readonly<Record<InvoiceEventType, Look>> = {
  CREATED: { icon: Plus, tone: 'grey' },
  STATUS: { icon: RefreshCw, tone: 'grey' },
  EMAIL: { icon: Send, tone: 'blue' },
  SMS: { icon: MessageSquare, tone: 'blue' },
  REMINDER: { icon: BellRing, tone: 'blue' },
  REMINDER_SKIPPED: { icon: BellOff, tone: 'grey' },
  MAIL_RETURN: { icon: MailWarning, tone: 'yellow' },
  PAYMENT: { icon: CircleDollarSign, tone: 'green' },
  DEBIT_STARTED: { icon: Landmark, tone: 'blue' },
  PAYMENT_FAILED: { icon: CircleX, tone: 'yellow' },
  CHARGE_FAILED: { icon: CreditCard, tone: 'yellow' },
  CHARGE_ENDED: { icon: CreditCard, tone: 'grey' },
  CHARGE_AGAIN: { icon: CreditCard, tone: 'blue' },
  VOID: { icon: Eraser, tone: 'yellow' },
  REFUND: { icon: Undo2, tone: 'yellow' },
  DISPUTE: { icon: Gavel, tone: 'yellow' },
  CREDIT: { icon: FileMinus, tone: 'yellow' },
  DEPOSIT_APPLIED: { icon: ArrowRight, tone: 'green' },
  CLAIM: { icon: Landmark, tone: 'yellow' },
  CLAIM_ASKED: { icon: Landmark, tone: 'grey' },
  CLAIM_DISMISSED: { icon: Landmark, tone: 'grey' },
  CLAIM_WITHDRAWN: { icon: Landmark, tone: 'grey' },
  WRITE_OFF: { icon: Ban, tone: 'grey' },
  WRITE_OFF_UNDONE: { icon: Undo2, tone: 'grey' },
};

type EntryContext = { readonly names: ReadonlyMap<string, string>; readonly key: string };

function toEntry(event: InvoiceEvent, { names, key }: EntryContext): TimelineEntry {
  const { at, by } = event;
  return {
    ...lookOf(event),
    key,
    at,
    text: eventText(event, events),
    by: by && (names.get(by) ?? by),
    changes: [],
  };
}

function lookOf(event: InvoiceEvent): Look {
  const look = LOOKS[event.type];
  if (event.type === 'DISPUTE') return { ...look, ...lookOfDispute(event) };
  const isOfAccount = 'card' in event && event.card && isBankAccount(event.card);
  return isOfAccount ? { ...look, icon: Landmark } : look;
}

function lookOfDispute({ method, stage }: EventOf<'DISPUTE'>): Partial<Look> {
  if (stage === 'LOST') return method === 'debit' ? { icon: Undo2 } : {};
  return stage === 'WON' || stage === 'INQUIRY_CLOSED' ? { tone: 'green' } : {};
}

/** Edited fields that other entries already cover: the status and the amounts paid. */
const TOLD_BY_EVENTS = new Set(['status', 'paidCents', 'returnedCents', 'disputedCents', 'paymentNotice']);

/** Actions that change the invoice itself. */
const EDITS: ReadonlySet<ActivityAction> = new Set(['invoice.update', 'invoice.set-rate', 'invoice.remove-rate']);

/** An edit of the invoice itself; null for any other activity. Issuing an invoice also fixes its tax settings. */
function toEdit(entry: InvoiceActivity): TimelineEntry | null {
  const isIssued = entry.changes.some(({ field, from }) => field === 'status' && isDraft(from));
  const changes = entry.changes.filter(({ field }) => !TOLD_BY_EVENTS.has(field) && !(isIssued && field === 'taxMode'));
  if (!EDITS.has(entry.action) || changes.length === 0) return null;
  const fields = changes.map(({ field }) => fieldLabel(field, activity));
  const text = t.edited({ fields: new Intl.ListFormat(LOCALE).format(fields) });
  return { key: entry.id, at: entry.at, icon: Pencil, tone: 'grey', text, by: actorName(entry), changes };
}

const isDraft = (value: RecordedValue | undefined) => value?.kind === 'choice' && value.choice === 'DRAFT';

/** Whether a status change merely follows from another event, such as sending; credit follows from it instead. */
function isConsequence({ type, at, by }: InvoiceEvent, events: readonly InvoiceEvent[]): boolean {
  if (type !== 'STATUS') return false;
  const others = events.filter((other) => other.type !== 'STATUS' && other.at === at);
  return others.some((other) => by === undefined || !isCreditPayment(other));
}

function isCreditPayment(event: InvoiceEvent): boolean {
  return event.type === 'PAYMENT' && event.isCredit === true;
}
