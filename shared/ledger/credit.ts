import { divideRounded } from '#shared/document/divide-rounded.ts';
import type { InvoiceTax } from '#shared/document/tax.ts';
import { invoiceTotals, type TotalsInput } from '#shared/document/totals.ts';
import { fromCents, toCents } from '#shared/money.ts';
import type { CreditEntry, LedgerEntry, RefundEntry } from './entry.ts';
import { standingOf } from './standing.ts';

/** The part of an invoice that its credit notes depend on. */
type Credited = Omit<TotalsInput, 'taxes'> & { readonly taxes?: readonly InvoiceTax[] | undefined };

/** The number of the next credit note of an invoice: "CN-001", then "CN2-001". Unique, as invoice numbers are. */
export function creditNoteNumber(invoiceNumber: string, earlier: number): string {
  return `CN${earlier > 0 ? earlier + 1 : ''}-${invoiceNumber}`;
}

/**
 * Splits a credited amount into its price and its taxes, in proportion to those of the invoice. The credit notes of an
 * invoice are rounded together, so once everything is credited they add up to exactly its taxes.
 */
export function creditParts(
  invoice: Credited,
  { amountCents, earlier }: { amountCents: number; earlier: readonly CreditEntry[] },
): Pick<CreditEntry, 'subtotalCents' | 'taxes'> {
  const { totalCents, taxCents } = invoiceTotals(invoice);
  const creditedCents = amountCents + earlier.reduce((sum, credit) => sum + credit.amountCents, 0);
  const share = (cents: number, beforeCents: number) => proportion(cents, creditedCents, totalCents) - beforeCents;
  const { taxes } = invoice;
  if (!taxes) {
    const before = earlier.reduce((sum, credit) => sum + credit.amountCents - credit.subtotalCents, 0);
    return { subtotalCents: amountCents - share(taxCents, before) };
  }
  let leftCents = amountCents;
  const parts = taxes.map((tax, index): InvoiceTax => {
    const { lines: _lines, ...rest } = tax;
    const before = earlier.reduce((sum, credit) => sum + toCents(credit.taxes?.[index]?.amount ?? 0), 0);
    // Two taxes can be due on a single cent; the next credit note makes up for it.
    const cents = Math.min(leftCents, share(toCents(tax.amount), before));
    leftCents -= cents;
    const baseCents = proportion(toCents(tax.baseAmount), amountCents, totalCents);
    return {
      ...rest,
      ...{ baseAmount: fromCents(baseCents), amount: fromCents(cents) },
      ...(tax.credited && { credited: fromCents(share(toCents(tax.credited), creditedBefore(earlier, index))) }),
    };
  });
  return { subtotalCents: leftCents, taxes: parts };
}

/** What earlier credit notes took back of what Ontario credits. */
function creditedBefore(earlier: readonly CreditEntry[], index: number): number {
  return earlier.reduce((sum, { taxes }) => sum + toCents(taxes?.[index]?.credited ?? 0), 0);
}

function proportion(cents: number, partCents: number, wholeCents: number): number {
  return Number(divideRounded(BigInt(cents) * BigInt(partCents), BigInt(wholeCents)));
}

/**
 * The price reduction of a refund among the entries, in cents; the last refund of a cash payment includes its rounding.
 */
export function reductionCents(
  refund: RefundEntry,
  entries: readonly LedgerEntry[],
  invoice: Parameters<typeof standingOf>[1],
): number {
  const owedAgain = entries.map((entry) => (entry.id === refund.id ? { ...refund, stillOwed: true } : entry));
  return standingOf(entries, invoice).paidCents - standingOf(owedAgain, invoice).paidCents;
}
