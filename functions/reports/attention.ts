import { idOf } from '#functions/data/table/keys.ts';
import type { EstimateRecord } from '#functions/domain/estimate/estimate-record.ts';
import { type InvoiceRow, toListItem } from '#functions/domain/invoice/invoice-row.ts';
import { addDays, type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import { ATTENTION_KINDS, type Attention, type AttentionKind } from '#shared/reports/dashboard.ts';
import type { AttentionStore, ReturnsDue } from './attention-store.ts';

/** How many records of a kind are named. */
const NAMED = 3;

/** Days after the due day until an invoice without a message needs attention. */
const PATIENCE_DAYS = 7;

type Sources = {
  /** The invoices with a problem. */
  readonly flagged: readonly InvoiceRow[];
  /** Those that are sent and not settled. */
  readonly due: readonly InvoiceRow[];
  readonly drafts: readonly InvoiceRow[];
  readonly returns: ReturnsDue;
  readonly toInvoice: { readonly count: number; readonly estimates: readonly Named[] };
};
type Named = Pick<EstimateRecord, 'id' | 'invoiceNumber' | 'billingName'>;

/** A day of a business. */
type On = { readonly today: CalendarDay; readonly timeZone: string };

/** Reads what needs attention today, from `due` and at most so many invoices of each other kind. */
export async function readAttention(
  store: AttentionStore,
  { due, max, ...on }: On & { readonly due: Promise<readonly InvoiceRow[]>; readonly max: number },
): Promise<Attention[]> {
  const [flagged, open, drafts, returns, toInvoice] = await Promise.all([
    store.listFlagged(max),
    due,
    store.listDrafts(max),
    store.findReturnsDue(on.today),
    store.findToInvoice(NAMED),
  ]);
  return attentionOf({ flagged, due: open, drafts, returns, toInvoice }, on);
}

/** What needs attention on a day, most urgent first. */
export function attentionOf(
  { flagged, due, drafts, returns, toInvoice }: Sources,
  { today, timeZone }: On,
): Attention[] {
  const rowsOf = (kind: AttentionKind): readonly InvoiceRow[] => {
    if (kind === 'unreminded') return due.filter((row) => isUnreminded(row, today, timeZone));
    if (kind === 'recurringDraft') return drafts.filter(({ sr }) => sr !== undefined);
    if (kind === 'oldDraft') return drafts.filter((row) => !row.sr && toListItem(row).issueDate < today);
    return flagged.filter((row) => PROBLEMS[kind]?.(row));
  };
  return ATTENTION_KINDS.map((kind): Attention => {
    if (kind === 'toInvoice') return { kind, count: toInvoice.count, records: toInvoice.estimates.map(namedEstimate) };
    if (kind === 'returnDue') return { kind, ...returns, records: [] };
    const rows = rowsOf(kind);
    return { kind, count: rows.length, records: rows.slice(0, NAMED).map(namedInvoice) };
  }).filter(({ count }) => count > 0);
}

/** The problems of a flagged invoice; it can have several. */
const PROBLEMS: { readonly [Kind in AttentionKind]?: (row: InvoiceRow) => boolean } = {
  dispute: ({ h, w }) => h === true || w?.code === 'DISPUTED' || w?.code === 'INQUIRY',
  debitReturned: ({ w }) => w?.code === 'DEBIT_RETURNED',
  payment: ({ w }) => w !== undefined && !['DISPUTED', 'INQUIRY', 'DEBIT_RETURNED'].includes(w.code),
  claim: ({ m, pd }) => m === true && !pd,
  undelivered: ({ r }) => r !== undefined,
};

/** Whether nobody asked for the money since the due day, although nothing is known to be on its way or in question. */
function isUnreminded(row: InvoiceRow, today: CalendarDay, timeZone: string): boolean {
  const { d: dueDay, lm: messageAt, m, h, r, pd } = row;
  if (toListItem(row).status !== 'OVERDUE' || m || h || r || pd) return false;
  if (addDays(dueDay, PATIENCE_DAYS) > today) return false;
  return messageAt === undefined || dayIn(timeZone, new Date(messageAt)) <= dueDay;
}

function namedInvoice(row: InvoiceRow): Attention['records'][number] {
  return { id: idOf(row), number: row.n, customer: row.c };
}

function namedEstimate({ id, invoiceNumber: number, billingName: customer }: Named): Attention['records'][number] {
  return { id, number, customer };
}
