import { fromCents, toCents } from '#shared/money.ts';
import { divideRounded } from './divide-rounded.ts';
import { issued, type PricedContent } from './pricing.ts';
import type { InvoiceTax } from './tax.ts';
import type { TaxIssuer } from './taxes.ts';

/**
 * A document of one line as issued, whose price includes the taxes: each is its rate's part of the whole amount, such as
 * 5/105, and rounded once, as the law has it for a deposit that is forfeited (ETA 182, QSTA 318). The line keeps what
 * they leave of the price.
 */
export function withIncludedTaxes<Content extends PricedContent>(
  content: Content,
  issuer: TaxIssuer | undefined,
): Content & { readonly totalCents: number } {
  const added = issued(content, issuer);
  const amountCents = added.totalCents - sumCents(added.taxes);
  const taxes = added.taxes?.map((tax) => included(tax, amountCents));
  const rate = fromCents(amountCents - sumCents(taxes));
  const items = content.items.map((line) => ({ ...line, quantity: 1, rate }));
  return { ...added, items, ...(taxes && { taxes }), totalCents: amountCents };
}

function included(tax: InvoiceTax, amountCents: number): InvoiceTax {
  const added = BigInt(Math.round(tax.ratePercent * 10_000)) * BigInt(toCents(tax.baseAmount));
  const cents = Number(divideRounded(BigInt(amountCents) * added, BigInt(amountCents) * 1_000_000n + added));
  const baseCents = toCents(tax.baseAmount);
  const credited = tax.credited && proportion(toCents(tax.credited), baseCents - cents, baseCents);
  return {
    ...tax,
    ...{ amount: fromCents(cents), baseAmount: fromCents(baseCents - cents) },
    ...(credited && { credited: fromCents(credited) }),
  };
}

function proportion(cents: number, part: number, whole: number): number {
  return Number(divideRounded(BigInt(cents) * BigInt(part), BigInt(whole)));
}

function sumCents(taxes: readonly InvoiceTax[] = []): number {
  return taxes.reduce((cents, { amount }) => cents + toCents(amount), 0);
}
