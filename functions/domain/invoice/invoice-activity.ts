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
  PAYMENT_FAILED: 'invoice.payment-failed',
  REFUND: 'invoice.refund',
  DISPUTE: 'invoice.dispute',
  VOID: 'invoice.void-payment',
  CREDIT: 'invoice.credit',
  CLAIM: 'invoice.claim',
  CLAIM_ASKED: 'invoice.ask-claim',
  CLAIM_DISMISSED: 'invoice.dismiss-claim',
  CLAIM_WITHDRAWN: 'invoice.withdraw-claim',
  WRITE_OFF: 'invoice.write-off',
  WRITE_OFF_UNDONE: 'invoice.reopen',
};

/** Actions of calls about a receipt, whose invoices are changed one by one. */
const OF_RECEIPTS: ReadonlySet<ActivityAction> = new Set(['receipt.record', 'receipt.return', 'receipt.void']);

/** Events that say more than the route of their call, which has two outcomes. */
const OUTCOMES: ReadonlySet<InvoiceEventType> = new Set(['CLAIM_DISMISSED', 'REMINDER_SKIPPED']);

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
  const entry = entryOf({ record, before, after }, event ? ACTIONS[event.type] : 'invoice.update');
  const recipient = event && recipientOf(event);
  const isNamed = event && (OUTCOMES.has(event.type) || OF_RECEIPTS.has(entry.action));
  const action = isNamed ? ACTIONS[event.type] : entry.action;
  const changes = [
    ...(recipient ? [{ field: 'recipient', to: { kind: 'text', text: recipient } } as const] : []),
    ...(assignedTo ? [{ field: 'customerAccount', to: { kind: 'text', text: assignedTo } } as const] : []),
    ...entry.changes,
  ];
  return { activity: entryWrite(businessId, { ...entry, action, changes }, new Date()) };
}

function recipientOf(event: InvoiceEvent): string | undefined {
  if (event.type === 'MAIL_RETURN') return event.address;
  return 'recipient' in event ? event.recipient : undefined;
}
