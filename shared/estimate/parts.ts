import * as z from 'zod';

/** The whole of an estimate, in hundredths of a percent. */
const WHOLE = 10_000;

/** From and to where an estimate is invoiced, in hundredths of a percent: what is invoiced at 30 % is [0, 3000]. */
const Span = z.tuple([z.number(), z.number()]);
export type Span = Readonly<z.infer<typeof Span>>;

/** An invoice that was made from an estimate: of a share of each line, or of some lines, by their places. */
export const InvoicedPart = z.object({
  id: z.string(),
  invoiceNumber: z.string(),
  /** In percent; 100 is the whole estimate. */
  share: z.number().optional(),
  /** Where the share is: what was given back by a deleted invoice is invoiced first. */
  spans: z.array(Span).optional(),
  lines: z.array(z.number()).optional(),
});
export type InvoicedPart = z.infer<typeof InvoicedPart>;

/** The spans that no part has yet, in order. */
export function freeSpans(taken: readonly Span[]): Span[] {
  const free: Span[] = [];
  let from = 0;
  for (const [start, end] of taken.toSorted(([a], [b]) => a - b)) {
    if (start > from) free.push([from, start]);
    from = end;
  }
  return from < WHOLE ? [...free, [from, WHOLE]] : free;
}

/** The first spans that make up a share, in hundredths of a percent; null if less is free. */
export function takenSpans(free: readonly Span[], share: number): Span[] | null {
  const taken: Span[] = [];
  let left = share;
  for (const [from, to] of free) {
    if (left === 0) break;
    const width = Math.min(left, to - from);
    taken.push([from, from + width]);
    left -= width;
  }
  return left === 0 ? taken : null;
}

/** How much spans are, in hundredths of a percent. */
export function widthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** An amount's part in spans, in cents: over spans that make up the whole, the parts sum to the amount. */
export function centsIn(spans: readonly Span[], cents: number): number {
  const until = (end: number) => Number((BigInt(cents) * BigInt(end) * 2n + BigInt(WHOLE)) / BigInt(2 * WHOLE));
  return spans.reduce((sum, [from, to]) => sum + until(to) - until(from), 0);
}

/** How much of an estimate its invoices have; `left` in percent or by the places of the lines that are left. */
export type Invoiced = {
  readonly isWhole: boolean;
  readonly by?: 'share' | 'lines';
  readonly leftPercent?: number;
  readonly leftLines?: readonly number[];
};

/** What its invoices have of an estimate with these lines included, by their places. */
export function invoicedOf(parts: readonly InvoicedPart[] | undefined, included: readonly number[]): Invoiced {
  const [first] = parts ?? [];
  if (!parts || !first) return { isWhole: false };
  if (first.lines) {
    const taken = new Set(parts.flatMap(({ lines = [] }) => lines));
    const leftLines = included.filter((place) => !taken.has(place));
    return { isWhole: leftLines.length === 0, by: 'lines', leftLines };
  }
  const leftPercent = Math.round(WHOLE - parts.reduce((sum, { share = 0 }) => sum + share * 100, 0)) / 100;
  return { isWhole: leftPercent <= 0, by: 'share', leftPercent };
}
