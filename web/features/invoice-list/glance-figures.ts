import type { InvoiceStats } from '#shared/invoice/schema.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import { type Currency, toCents } from '#shared/money.ts';

type Amount = { readonly cents: number; readonly currency: Currency };

/** One figure at a glance. */
export type GlanceFigure = {
  readonly label: string;
  /** Invoices of this status are shown behind the figure. */
  readonly status: InvoiceStatus;
  /** In the currency that the business uses most. */
  readonly main: Amount;
  /** In its other currencies, where there is any. */
  readonly others: readonly Amount[];
  /** What the figure counts. */
  readonly hint: string;
};

/** What the list shows above its table: outstanding, overdue, paid and drafts, in every currency that is in use. */
export function glanceFigures({ currencies, counts }: InvoiceStats): GlanceFigure[] {
  const byUse = [...currencies].sort((a, b) => weight(b) - weight(a));
  return FIGURES.map(({ label, status, amountOf, hint }) => {
    const [main = NOTHING, ...others] = byUse.map((sums) => ({
      cents: toCents(amountOf(sums)),
      currency: sums.currency,
    }));
    return { label, status, main, others: others.filter(({ cents }) => cents > 0), hint: hint(counts) };
  });
}

/** How many invoices the business has. */
export function countInvoices({ counts }: InvoiceStats): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

type Sums = InvoiceStats['currencies'][number];
type Counts = InvoiceStats['counts'];

/** What a business without invoices reads; CAD is the currency of new ones (spec 1 §4). */
const NOTHING: Amount = { cents: 0, currency: 'CAD' };

const weight = ({ outstanding, paidLast30Days, draft }: Sums) => outstanding + paidLast30Days + draft;

type Figure = Pick<GlanceFigure, 'label' | 'status'> & {
  amountOf: (sums: Sums) => number;
  hint: (counts: Counts) => string;
};

const FIGURES: readonly Figure[] = [
  {
    label: 'Outstanding',
    status: 'SENT',
    amountOf: (sums) => sums.outstanding,
    hint: ({ SENT, OVERDUE }) => `${SENT} sent, ${OVERDUE} overdue`,
  },
  {
    label: 'Overdue',
    status: 'OVERDUE',
    amountOf: (sums) => sums.overdue,
    hint: ({ OVERDUE }) => `${OVERDUE} past due`,
  },
  {
    label: 'Paid, last 30 days',
    status: 'PAID',
    amountOf: (sums) => sums.paidLast30Days,
    hint: ({ PAID }) => `${PAID} paid so far`,
  },
  {
    label: 'Drafts',
    status: 'DRAFT',
    amountOf: (sums) => sums.draft,
    hint: ({ DRAFT }) => `${DRAFT} not sent yet`,
  },
];
