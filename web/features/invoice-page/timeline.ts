import {
  Ban,
  BellOff,
  BellRing,
  CircleDollarSign,
  Eraser,
  FileMinus,
  Landmark,
  type LucideIcon,
  MailWarning,
  MessageSquare,
  Pencil,
  Plus,
  RefreshCw,
  Send,
  Undo2,
} from 'lucide-react';
import { fieldLabel } from '#shared/activity/fields.ts';
import type { InvoiceActivity } from '#shared/activity/schema.ts';
import { actorName, valueText } from '#shared/activity/words.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import { isMailReturn } from '#shared/invoice/returned-mail.ts';
import { type InvoiceStatus, statusLabel } from '#shared/invoice/status.ts';
import type { InvoiceReach } from '#shared/invoice/views.ts';
import { DELIVERY_FAILURES } from '#web/lib/records/delivery-failure.ts';
import type { Tone } from '#web/ui/badge.tsx';
import { reachEntries } from './reach-entries.ts';
import type { TimelineEntry } from './timeline-entry.ts';

type History = {
  readonly events: readonly InvoiceEvent[];
  readonly activity: readonly InvoiceActivity[];
  readonly reach: InvoiceReach;
};

/** An invoice's events, newest first: its history, its edits, and its link's deliveries and openings. */
export function timelineOf({ events, activity, reach }: History): TimelineEntry[] {
  const names = new Map(activity.flatMap(({ by }) => (by ? [[by.email, by.name] as const] : [])));
  // The history only grows, so positions in it are stable keys.
  const told = events.flatMap((event, place) =>
    isConsequence(event, events) ? [] : [toEntry(event, { names, key: String(place) })],
  );
  const edits = activity.flatMap((entry) => toEdit(entry) ?? []);
  // The sort is stable: entries with the same timestamp keep their order.
  return [...edits, ...told.toReversed(), ...reachEntries(reach, events).toReversed()].toSorted((a, b) =>
    a.at < b.at ? 1 : a.at > b.at ? -1 : 0,
  );
}

type Kind = {
  readonly icon: LucideIcon;
  readonly tone: Tone;
  readonly text: (event: InvoiceEvent) => string;
};

const RETURNED: Kind = {
  icon: MailWarning,
  tone: 'yellow',
  text: returnedText,
};

/** How each kind of event is shown. */
const KINDS: Readonly<Record<InvoiceEvent['type'], Kind>> = {
  CREATED: { icon: Plus, tone: 'grey', text: () => 'Created' },
  STATUS: { icon: RefreshCw, tone: 'grey', text: statusText },
  EMAIL: { icon: Send, tone: 'blue', text: emailText },
  SMS: { icon: MessageSquare, tone: 'blue', text: ({ detail }) => `Texted${detail ? ` to ${detail}` : ''}` },
  REMINDER: { icon: BellRing, tone: 'blue', text: ({ detail }) => `Reminder sent${detail ? ` to ${detail}` : ''}` },
  REMINDER_SKIPPED: { icon: BellOff, tone: 'grey', text: () => 'Reminder skipped' },
  UNCONFIRMED: RETURNED,
  UNDELIVERED: RETURNED,
  NOT_SENT: RETURNED,
  UNSENDABLE: RETURNED,
  REFUSED: RETURNED,
  BOUNCED: RETURNED,
  COMPLAINED: RETURNED,
  PAYMENT: { icon: CircleDollarSign, tone: 'green', text: (event) => `Payment${amountIn(event)}` },
  REFUND: { icon: Undo2, tone: 'yellow', text: refundText },
  CREDIT: { icon: FileMinus, tone: 'yellow', text: creditText },
  VOID: { icon: Eraser, tone: 'yellow', text: (event) => `Voided payment${amountIn(event)}` },
  CLAIM: { icon: Landmark, tone: 'yellow', text: claimText },
  CLAIM_ASKED: { icon: Landmark, tone: 'grey', text: () => 'Asked whether the e-Transfer arrived' },
  CLAIM_WITHDRAWN: { icon: Landmark, tone: 'grey', text: () => 'Customer withdrew the reported e-Transfer' },
  WRITE_OFF: { icon: Ban, tone: 'grey', text: ({ detail }) => (detail ? `Written off: ${detail}` : 'Written off') },
  WRITE_OFF_UNDONE: { icon: Undo2, tone: 'grey', text: () => 'Write-off reversed' },
};

type EntryContext = { readonly names: ReadonlyMap<string, string>; readonly key: string };

function toEntry(event: InvoiceEvent, { names, key }: EntryContext): TimelineEntry {
  const { at, type, by } = event;
  const { icon, tone, text } = KINDS[type];
  return { key, at, icon, tone, text: text(event), by: by && (names.get(by) ?? by), changes: [] };
}

/** Edited fields that other entries already cover: the status and the amounts paid. */
const TOLD_BY_EVENTS = new Set(['status', 'paidCents', 'returnedCents', 'disputedCents', 'paymentNotice']);

/** An edit of the invoice itself; null for any other activity. Issuing an invoice also fixes its tax settings. */
function toEdit(entry: InvoiceActivity): TimelineEntry | null {
  const isIssued = entry.changes.some(({ field, from }) => field === 'status' && from === 'DRAFT');
  const changes = entry.changes.filter(({ field }) => !TOLD_BY_EVENTS.has(field) && !(isIssued && field === 'taxMode'));
  if (entry.action !== 'invoice.update' || changes.length === 0) return null;
  const fields = changes.map(({ field }) => fieldLabel(field));
  const text = `Edited ${new Intl.ListFormat('en-CA').format(fields)}`;
  return { key: entry.id, at: entry.at, icon: Pencil, tone: 'grey', text, by: actorName(entry), changes };
}

/** Whether a status change merely follows from another event, such as sending. */
function isConsequence({ type, at }: InvoiceEvent, events: readonly InvoiceEvent[]): boolean {
  return type === 'STATUS' && events.some((other) => other.type !== 'STATUS' && other.at === at);
}

/** Statuses that an invoice reaches without anyone setting them. */
const REACHED: Readonly<Record<InvoiceStatus, string>> = {
  DRAFT: 'Became a draft',
  SENT: 'Reopened',
  PAID: 'Paid in full',
  OVERDUE: 'Became overdue',
  CANCELLED: 'Refunded in full',
};

function statusText({ to = 'DRAFT', by }: InvoiceEvent): string {
  return by ? `Marked as ${statusLabel(to)}` : REACHED[to];
}

/** "of 1,000.00 CAD, e-Transfer", as far as known. */
function amountIn({ detail }: InvoiceEvent): string {
  return detail ? ` of ${valueText('totalCents', detail)}` : '';
}

/** Disputes are recorded with the refunds. */
function refundText(event: InvoiceEvent): string {
  const isOfBank = /disput|bank/.test(event.detail ?? '');
  return `${isOfBank ? 'Payment' : 'Refund'}${amountIn(event)}`;
}

function emailText({ detail, cc = [] }: InvoiceEvent): string {
  const copies = cc.length > 0 ? `, copy to ${new Intl.ListFormat('en-CA').format(cc)}` : '';
  return `Emailed${detail ? ` to ${detail}` : ''}${copies}`;
}

function returnedText({ type, detail = '' }: InvoiceEvent): string {
  const state = isMailReturn(type) ? DELIVERY_FAILURES[type].state(detail) : type;
  return `Email ${state.charAt(0).toLowerCase()}${state.slice(1)}`;
}

/** The detail is the note's number and amount; only the number may contain a comma. */
function creditText({ detail = '' }: InvoiceEvent): string {
  const [, number, amount = ''] = /^(.*), (.*)$/.exec(detail) ?? [];
  return number ? `Credit note ${number} of ${valueText('totalCents', amount)}` : 'Credit note';
}

function claimText({ detail, by }: InvoiceEvent): string {
  if (by) return 'Reported e-Transfer not received';
  return `Customer reported an e-Transfer${detail ? `, reference ${detail}` : ''}`;
}
