import { shareOut } from '#shared/document/charged-taxes.ts';
import { invoiceTotals, isIncluded } from '#shared/document/totals.ts';
import { centsIn, freeSpans, type Invoiced, invoicedOf, takenSpans } from '#shared/estimate/parts.ts';
import type { Estimate } from '#shared/estimate/schema.ts';

/** What of an estimate an invoice is made of: a share in percent, or lines by their places. */
export type WantedPart = { readonly share: number } | { readonly lines: readonly number[] };

/** What of an accepted estimate was invoiced and is left, and what its parts come to before taxes, in cents. */
export type PartFigures = {
  readonly invoiced: Invoiced;
  /** The places of the lines that count. */
  readonly included: readonly number[];
  readonly lineCents: readonly number[];
  readonly leftCents: number;
  readonly centsOf: (part: WantedPart) => number;
};

/** The figures of an estimate's parts; a discount and shipping are shared out over them. */
export function partFigures(estimate: Estimate): PartFigures {
  const { lineCents, discountCents, shippingCents } = invoiceTotals({ ...estimate, taxes: [] });
  const included = estimate.items.flatMap((item, place) => (isIncluded(item) ? [place] : []));
  const invoiced = invoicedOf(estimate.invoices, included);
  const free = freeSpans((estimate.invoices ?? []).flatMap(({ spans = [] }) => spans));
  const weights = lineCents.map((cents, place) => BigInt(included.includes(place) ? cents : 0));
  const discounts = shareOut(BigInt(discountCents), weights);
  const shippings = shareOut(BigInt(shippingCents), weights);
  const adjusted = (place: number) => Number((shippings[place] ?? 0n) - (discounts[place] ?? 0n));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);
  const centsOf = (part: WantedPart) => {
    if ('lines' in part) {
      return sum(part.lines.map((place) => (lineCents[place] ?? 0) + adjusted(place)));
    }
    // As the server takes them, so that no preview is a cent off.
    const spans = takenSpans(free, Math.round(part.share * 100)) ?? [];
    const share = (cents: number) => centsIn(spans, cents);
    return sum(included.map((place) => share(lineCents[place] ?? 0))) - share(discountCents) + share(shippingCents);
  };
  const left: WantedPart =
    invoiced.by === 'lines' ? { lines: invoiced.leftLines ?? [] } : { share: invoiced.leftPercent ?? 100 };
  return { invoiced, included, lineCents, leftCents: invoiced.isWhole ? 0 : centsOf(left), centsOf };
}
