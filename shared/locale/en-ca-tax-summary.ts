import type { CalendarDay } from '#shared/calendar-day.ts';
import { TAX_ACCOUNT_LABELS } from '#shared/canada/tax-labels.ts';
import type { ClaimAccount } from '#shared/reports/claims.ts';
import { type ReturnAccount, registrationOf } from '#shared/reports/return-lines.ts';

/** All texts of the PDF of a period's sales taxes in one language. */
export type TaxSummaryTexts = typeof enCaTaxSummary;

/** The tax on purchases in a return, and the lines that follow from it. */
type ClaimTexts = { readonly claimed: string; readonly deductions: string; readonly net: string };

const claims: Readonly<Record<ClaimAccount, ClaimTexts>> = {
  GST_HST: {
    claimed: 'Input tax credits (ITCs)',
    deductions: 'Total ITCs and adjustments (106 + 107)',
    net: 'Net tax (105 − 108)',
  },
  QST: {
    claimed: 'Input tax refunds (ITRs)',
    deductions: 'Total ITRs and adjustments (206 + 207)',
    net: 'Net tax (205 − 208)',
  },
};

/** Canadian English for the PDF of sales taxes. */
export const enCaTaxSummary = {
  title: 'Sales tax summary',
  /** A range of days, as written by `longDay`. */
  days: (from: string, to: string) => `${from} to ${to}`,
  madeOn: 'Date',
  basis: 'From invoices, by issue date, in Canadian dollars',
  account: (account: ReturnAccount): string => TAX_ACCOUNT_LABELS[registrationOf(account)],
  registration: (number: string) => `Registration number ${number}`,
  filed: ({ day, by }: { day: string; by: string }) => `Filed on ${day} by ${by}`,
  line: 'LINE',
  what: 'DESCRIPTION',
  amount: 'AMOUNT',
  asFiled: 'AS FILED',
  now: 'NOW',
  claims,
  netLessRebates: 'Net tax less rebates (109 − 111)',
  noReturn: 'There is no sales tax account for this period.',
  documents: 'Documents',
  date: 'DATE',
  document: 'DOCUMENT',
  customer: 'CUSTOMER',
  beforeTax: 'BEFORE TAX',
  total: 'Total',
  kinds: { sale: 'Invoice', credit: 'Credit note', writeOff: 'Write-off', recovery: 'Recovered debt' },
  on: ({ document, invoice }: { document: string; invoice: string }) => `${document}, invoice ${invoice}`,
  nothing: 'No document counts in this period.',
  more: ({ count }: { count: number }) => `And ${count} more: the CSV file has all of them.`,
  others: ({ count }: { count: number }) =>
    count === 1
      ? '1 document in another currency is in none of these figures.'
      : `${count} documents in other currencies are in none of these figures.`,
  pdfName: ({ from, to }: { from: CalendarDay; to: CalendarDay }) => `sales-taxes-${from}-${to}.pdf`,
};
