import type { Write } from '#functions/data/table/table.ts';
import { entryOf } from '#functions/domain/audit/audited-call.ts';
import { entryWrite } from '#functions/domain/audit/entry.ts';
import type { ActivityAction } from '#shared/activity/actions.ts';
import type { InvoiceEvent, InvoiceEventType } from '#shared/invoice/event.ts';
import type { InvoiceRecord } from './invoice-record.ts';

/** The action of a change made without a caller, by its first event. */
const ACTIONS: Readonly<Record<InvoiceEventType, ActivityAction>> = {
  CREATED: 'invoice.create',
  // Only the sweep changes a status without a caller.
  STATUS: 'invoice.overdue',
  EMAIL: 'invoice.send',
  SMS: 'invoice.send-sms',
  REMINDER: 'invoice.remind',
  REMINDER_SKIPPED: 'invoice.skip-reminder',
  MAIL_RETURN: 'invoice.return',
  PAYMENT: 'invoice.pay',
  DEBIT_STARTED: 'invoice.debit',
  PAYMENT_FAILED: 'invoice.payment-failed',
  CHARGE_FAILED: 'invoice.charge-failed',
  CHARGE_ENDED: 'invoice.stop-charge',
  CHARGE_AGAIN: 'invoice.charge',
  REFUND: 'invoice.refund',
  DISPUTE: 'invoice.dispute',
  VOID: 'invoice.void-payment',
  CREDIT: 'invoice.credit',
  DEPOSIT_APPLIED: 'invoice.apply-deposit',
  CLAIM: 'invoice.claim',
  CLAIM_ASKED: 'invoice.ask-claim',
  CLAIM_DISMISSED: 'invoice.dismiss-claim',
  CLAIM_WITHDRAWN: 'invoice.withdraw-claim',
  WRITE_OFF: 'invoice.write-off',
  WRITE_OFF_UNDONE: 'invoice.reopen',
};

/** Actions of calls that change several invoices, each in its way. */
const OF_SEVERAL: ReadonlySet<ActivityAction> = new Set([
  'invoice.apply-deposit',
  'invoice.forfeit',
  'receipt.record',
  'receipt.return',
  'receipt.void',
]);

/** Calls that create an invoice with something else, which their own entry is about. */
const CREATING: ReadonlySet<ActivityAction> = new Set([
  'estimate.accept',
  'estimate.decide',
  'estimate.invoice',
  'series.make',
]);

/** Events that say more than the route of their call, which has two outcomes. */
const OUTCOMES: ReadonlySet<InvoiceEventType> = new Set(['CHARGE_ENDED', 'CLAIM_DISMISSED', 'REMINDER_SKIPPED']);

/** Calls that send an invoice; what they do before is an entry of its own. */
const SENDING: ReadonlySet<ActivityAction> = new Set(['invoice.send', 'invoice.send-sms']);

type InvoiceChange = {
  readonly before: InvoiceRecord | null;
  readonly after: InvoiceRecord | null;
  readonly events: readonly InvoiceEvent[];
  /** The name of the customer whom it now belongs to. */
  readonly assignedTo?: string | undefined;
};

/** The write that adds a change of an invoice to the activity log, for the transaction of the change. */
export function activityWrites({ before, after, events, assignedTo }: InvoiceChange): Record<string, Write> {
  const invoice = after ?? before;
  if (!invoice) return {};
  const { id, businessId, invoiceNumber } = invoice;
  const [event] = events;
  const record = { kind: 'invoice', id, label: invoiceNumber } as const;
  const entry = entryOf({ record, before, after }, event ? actionOf(event) : 'invoice.update');
  const recipient = event && recipientOf(event);
  const isNamed =
    event &&
    (event.type === 'CREATED' ? CREATING.has(entry.action) : OUTCOMES.has(event.type) || OF_SEVERAL.has(entry.action));
  // Unless the message is ordered with it.
  const isFirst = event?.type !== 'EMAIL' && events.some(({ type }) => type === 'PAYMENT');
  const isCreditFirst = SENDING.has(entry.action) && isFirst;
  const action = isCreditFirst ? 'receipt.apply' : isNamed ? actionOf(event) : entry.action;
  const changes = [
    ...(recipient ? [{ field: 'recipient', to: { kind: 'text', text: recipient } } as const] : []),
    ...(assignedTo ? [{ field: 'customerAccount', to: { kind: 'text', text: assignedTo } } as const] : []),
    ...entry.changes,
  ];
  return { activity: entryWrite(businessId, { ...entry, action, changes }, new Date()) };
}

function actionOf(event: InvoiceEvent): ActivityAction {
  const isReturn = event.type === 'DISPUTE' && event.method === 'debit' && event.stage === 'LOST';
  return isReturn ? 'invoice.debit-returned' : ACTIONS[event.type];
}

function recipientOf(event: InvoiceEvent): string | undefined {
  if (event.type === 'MAIL_RETURN') return event.address;
  return 'recipient' in event ? event.recipient : undefined;
}
