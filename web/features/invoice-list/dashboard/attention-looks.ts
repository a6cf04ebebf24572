import {
  BellRing,
  CalendarCheck,
  ClipboardCheck,
  FilePen,
  Landmark,
  type LucideIcon,
  MailWarning,
  Repeat,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { ListFilter } from '#shared/invoice/list-filter.ts';
import type { Attention, AttentionKind } from '#shared/reports/dashboard.ts';
import { paths } from '#web/lib/paths.ts';

type Look = { readonly Icon: LucideIcon; readonly isUrgent?: true };

/** How each kind looks. */
export const ATTENTION_LOOKS: Readonly<Record<AttentionKind, Look>> = {
  dispute: { Icon: TriangleAlert, isUrgent: true },
  debitReturned: { Icon: Undo2, isUrgent: true },
  payment: { Icon: TriangleAlert, isUrgent: true },
  claim: { Icon: Landmark, isUrgent: true },
  undelivered: { Icon: MailWarning, isUrgent: true },
  unreminded: { Icon: BellRing },
  returnDue: { Icon: CalendarCheck },
  recurringDraft: { Icon: Repeat },
  oldDraft: { Icon: FilePen },
  toInvoice: { Icon: ClipboardCheck },
};

/** The page of an invoice or estimate of this kind, which has its next step. */
export function recordPath(kind: AttentionKind, id: string): string {
  return kind === 'toInvoice' ? paths.estimate(id) : paths.invoice(id);
}

/** How many are not named, and the list that has them all, if a filter does; undefined if all are named. */
export function moreOf({ kind, count, records }: Attention, today: CalendarDay): More | undefined {
  const rest = records.length > 0 ? count - records.length : 0;
  return rest > 0 ? { count: rest, to: LISTS[kind]?.(today) } : undefined;
}

type More = { readonly count: number; readonly to: string | undefined };

const invoices = (status: ListFilter, rest = '') => `${paths.invoices}?status=${status}${rest}`;

/** Disputes and other payments are among invoices of every status. */
const LISTS: { readonly [Kind in AttentionKind]?: (today: CalendarDay) => string } = {
  debitReturned: () => invoices('OUTSTANDING'),
  claim: () => invoices('OUTSTANDING'),
  undelivered: () => invoices('OUTSTANDING'),
  unreminded: () => invoices('OVERDUE', '&sort=due'),
  recurringDraft: () => invoices('DRAFT'),
  oldDraft: (today) => invoices('DRAFT', `&to=${addDays(today, -1)}`),
  toInvoice: () => `${paths.estimates}?status=TO_INVOICE`,
};
