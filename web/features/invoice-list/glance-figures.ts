import type { ListFilter } from '#shared/invoice/list-filter.ts';
import type { InvoiceStats } from '#shared/invoice/stats.ts';
import { amountsIn, type Figure } from '#web/parts/figures/figure.ts';
import { t } from './texts.en.ts';

/** A figure, and the filter that shows the invoices behind it. */
export type GlanceFigure = Figure & { readonly filter: ListFilter };

/**
 * The figures above the list: outstanding, overdue, paid and drafts, in every currency in use; what was written off, if
 * anything was.
 */
export function glanceFigures({ currencies, counts }: InvoiceStats): GlanceFigure[] {
  const byUse = [...currencies].sort((a, b) => weight(b) - weight(a));
  const hasWrittenOff = currencies.some(({ writtenOff }) => writtenOff > 0);
  return [...FIGURES, ...(hasWrittenOff ? [WRITTEN_OFF] : [])].map(({ label, filter, amountOf, hint }) => {
    const amounts = amountsIn(byUse, amountOf);
    const isUrgent = filter === 'OVERDUE' && (amounts.main.cents > 0 || amounts.others.length > 0);
    return { label, filter, ...amounts, hint: hint(counts), isUrgent };
  });
}

/** The number of the business's invoices. */
export function countInvoices({ counts }: InvoiceStats): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/**
 * Whether the business has sent an invoice, or marked one as sent. A cancelled one may have been a draft, unless it was
 * written off.
 */
export function hasIssued({ counts, currencies = [] }: Issued): boolean {
  return counts.SENT + counts.OVERDUE + counts.PAID > 0 || currencies.some(({ writtenOff }) => writtenOff > 0);
}

type Issued = Pick<InvoiceStats, 'counts'> & Partial<Pick<InvoiceStats, 'currencies'>>;
type Sums = InvoiceStats['currencies'][number];
type Counts = InvoiceStats['counts'];

const weight = ({ outstanding, paidLast30Days, draft }: Sums) => outstanding + paidLast30Days + draft;

type GlanceRow = Pick<GlanceFigure, 'label' | 'filter'> & {
  amountOf: (sums: Sums) => number;
  hint: (counts: Counts) => string;
};

const FIGURES: readonly GlanceRow[] = [
  {
    label: t.outstanding,
    filter: 'OUTSTANDING',
    amountOf: (sums) => sums.outstanding,
    hint: ({ SENT, OVERDUE }) => t.outstandingHint({ sent: SENT, overdue: OVERDUE }),
  },
  {
    label: t.overdue,
    filter: 'OVERDUE',
    amountOf: (sums) => sums.overdue,
    hint: ({ OVERDUE }) => t.overdueHint({ count: OVERDUE }),
  },
  {
    label: t.paid,
    filter: 'PAID',
    amountOf: (sums) => sums.paidLast30Days,
    hint: ({ PAID }) => t.paidHint({ count: PAID }),
  },
  {
    label: t.drafts,
    filter: 'DRAFT',
    amountOf: (sums) => sums.draft,
    hint: ({ DRAFT }) => t.draftsHint({ count: DRAFT }),
  },
];

const WRITTEN_OFF: GlanceRow = {
  label: t.writtenOff,
  filter: 'WRITTEN_OFF',
  amountOf: (sums) => sums.writtenOff,
  hint: () => t.writtenOffHint,
};
