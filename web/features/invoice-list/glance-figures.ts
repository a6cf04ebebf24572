import type { ListFilter } from '#shared/invoice/list-filter.ts';
import type { InvoiceStats } from '#shared/invoice/stats.ts';
import { type Currency, toCents } from '#shared/money.ts';
import { t } from './texts.en.ts';

type Amount = { readonly cents: number; readonly currency: Currency };

/** One figure of the overview. */
export type GlanceFigure = {
  readonly label: string;
  /** The filter that shows the invoices behind the figure. */
  readonly filter: ListFilter;
  /** In the currency that the business uses most. */
  readonly main: Amount;
  /** In its other currencies, if not zero. */
  readonly others: readonly Amount[];
  /** Says what the figure counts. */
  readonly hint: string;
};

/**
 * The figures above the list: outstanding, overdue, paid and drafts, in every currency in use; what was written off, if
 * anything was.
 */
export function glanceFigures({ currencies, counts }: InvoiceStats): GlanceFigure[] {
  const byUse = [...currencies].sort((a, b) => weight(b) - weight(a));
  const hasWrittenOff = currencies.some(({ writtenOff }) => writtenOff > 0);
  return [...FIGURES, ...(hasWrittenOff ? [WRITTEN_OFF] : [])].map(({ label, filter, amountOf, hint }) => {
    const [main = NOTHING, ...others] = byUse.map((sums) => ({
      cents: toCents(amountOf(sums)),
      currency: sums.currency,
    }));
    return { label, filter, main, others: others.filter(({ cents }) => cents > 0), hint: hint(counts) };
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

/** Shown to a business without invoices; CAD is the currency of new ones (spec 1 §4). */
const NOTHING: Amount = { cents: 0, currency: 'CAD' };

const weight = ({ outstanding, paidLast30Days, draft }: Sums) => outstanding + paidLast30Days + draft;

type Figure = Pick<GlanceFigure, 'label' | 'filter'> & {
  amountOf: (sums: Sums) => number;
  hint: (counts: Counts) => string;
};

const FIGURES: readonly Figure[] = [
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

const WRITTEN_OFF: Figure = {
  label: t.writtenOff,
  filter: 'WRITTEN_OFF',
  amountOf: (sums) => sums.writtenOff,
  hint: () => t.writtenOffHint,
};
