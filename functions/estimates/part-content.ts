import { documentLanguageOf } from '#functions/domain/document/published-content.ts';
import type { EstimateRecord, StoredPart } from '#functions/domain/estimate/estimate-record.ts';
import { cutText } from '#shared/cut-text.ts';
import { shareOut } from '#shared/document/charged-taxes.ts';
import type { AdjustmentType } from '#shared/document/totals.ts';
import { invoiceTotals, isIncluded } from '#shared/document/totals.ts';
import { centsIn, freeSpans, type Span, takenSpans, widthOf } from '#shared/estimate/parts.ts';
import type { EstimateInput, PartInput } from '#shared/estimate/schema.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { estimatePartTextsFor } from '#shared/locale/estimate-part-texts.ts';
import { fromCents } from '#shared/money.ts';
import { ESTIMATE_PARTS } from '#shared/refusals/estimates.ts';
import { refusal } from '#shared/refusals/refusal.ts';

/** Which part of an estimate is invoiced. */
export type Part = Pick<StoredPart, 'spans' | 'lines'>;

/** The most invoices of one estimate. */
const MAX_PARTS = 20;

/**
 * The part of an accepted estimate that is to be invoiced, of one of which something is left. Throws CONFLICT for a share of
 * one that is invoiced by lines and the other way round, INVALID_REQUEST for more than is left or for too many parts.
 */
export function partOf(estimate: EstimateRecord, { share, lines }: PartInput): Part {
  const { invoices = [] } = estimate;
  if (share !== undefined && lines) throw invalidRequest([{ path: 'lines', rule: 'unknown' }]);
  if (invoices.length >= MAX_PARTS && (share !== undefined || lines))
    throw invalidRequest([{ path: 'share', rule: 'maxItems', params: { max: MAX_PARTS } }]);
  const by = invoices[0] && (invoices[0].lines ? 'lines' : 'share');
  if (by === 'lines' && share !== undefined) throw refusal({ ESTIMATE_PARTS }, { what: 'lines' });
  if (by === 'share' && lines) throw refusal({ ESTIMATE_PARTS }, { what: 'share' });
  return by === 'lines' || lines ? linesLeft(estimate, lines) : spansLeft(estimate, share);
}

function spansLeft(estimate: EstimateRecord, share: number | undefined): Part {
  const { invoices = [] } = estimate;
  const taken = invoices.flatMap(({ spans = [] }) => spans);
  const free = freeSpans(taken);
  const left = widthOf(free);
  const spans = takenSpans(free, share === undefined ? left : Math.round(share * 100));
  if (!spans) throw invalidRequest([{ path: 'share', rule: 'max', params: { max: left / 100 } }]);
  const isEnough = coversDiscount(estimate, spans) && coversDiscount(estimate, freeSpans([...taken, ...spans]));
  if (share !== undefined && !isEnough)
    throw invalidRequest([{ path: 'share', rule: 'greaterThan', params: { min: share } }]);
  return { spans };
}

/** Whether the lines of a share come to its part of the discount; those of a share of a few cents may not. */
function coversDiscount(estimate: EstimateRecord, spans: readonly Span[]): boolean {
  const { lineCents, discountCents } = invoiceTotals({ ...estimate, taxes: [] });
  const included = lineCents.filter((_, place) => isIncluded(estimate.items[place]));
  return included.reduce((sum, cents) => sum + centsIn(spans, cents), 0) >= centsIn(spans, discountCents);
}

function linesLeft({ items, invoices = [] }: EstimateRecord, wanted: readonly number[] | undefined): Part {
  const taken = new Set(invoices.flatMap(({ lines = [] }) => lines));
  const left = items.flatMap((item, place) => (isIncluded(item) && !taken.has(place) ? [place] : []));
  const lines = wanted ? [...new Set(wanted)].toSorted((a, b) => a - b) : left;
  const missing = lines.findIndex((place) => !left.includes(place));
  if (missing >= 0)
    throw invalidRequest([{ path: `lines.${missing}`, rule: 'oneOf', params: { values: left.join(', ') } }]);
  return { lines };
}

type Content = Pick<
  EstimateInput,
  | 'items'
  | 'discountType'
  | 'discountValue'
  | 'shippingType'
  | 'shippingValue'
  | 'taxType'
  | 'taxValue'
  | 'introduction'
>;

/**
 * What an invoice of a part charges. Over parts that make up the whole, lines, discount and shipping sum to those of the
 * estimate, to the cent; taxes are those of each invoice.
 */
export function partContent(estimate: EstimateRecord, { spans, lines }: Part): Content {
  const items = estimate.items.map(({ choice: _choice, chosen: _chosen, ...item }) => item);
  const included = estimate.items.flatMap((item, place) => (isIncluded(item) ? [place] : []));
  const { discountType, discountValue, shippingType, shippingValue, taxType, taxValue } = estimate;
  const entered = { discountType, discountValue, shippingType, shippingValue, taxType, taxValue };
  const isAll = spans ? widthOf(spans) === widthOf(freeSpans([])) : lines?.length === included.length;
  if (isAll) return { ...entered, items: included.flatMap((place) => items[place] ?? []) };
  const { lineCents, discountCents, shippingCents } = invoiceTotals({ ...estimate, taxes: [] });
  const centsOf = (cents: number) => (spans ? centsIn(spans, cents) : sharedBy(estimate, { cents, lines }));
  const fixed = (cents: number): { type: AdjustmentType; value: number } => ({
    type: 'fixed',
    value: fromCents(centsOf(cents)),
  });
  const [discount, shipping] = [fixed(discountCents), fixed(shippingCents)];
  const tax = taxType === 'fixed' && taxValue ? fixed(Math.round(taxValue * 100)) : { type: taxType, value: taxValue };
  return {
    items: spans
      ? included.flatMap((place) => shareOf(estimate, { place, spans, cents: lineCents[place] ?? 0 }))
      : (lines ?? []).flatMap((place) => items[place] ?? []),
    ...{ discountType: discount.type, discountValue: discount.value },
    ...{ shippingType: shipping.type, shippingValue: shipping.value },
    ...{ taxType: tax.type, taxValue: tax.value },
    introduction: introductionOf(estimate, spans),
  };
}

/** What lines get of an amount that belongs to the whole, such as a discount, in cents. */
function sharedBy(
  estimate: EstimateRecord,
  { cents, lines = [] }: { readonly cents: number; readonly lines: readonly number[] | undefined },
): number {
  const { lineCents } = invoiceTotals({ ...estimate, taxes: [] });
  const included = lineCents.flatMap((amount, place) => (isIncluded(estimate.items[place]) ? { place, amount } : []));
  const shares = shareOut(
    BigInt(cents),
    included.map(({ amount }) => BigInt(amount)),
  );
  return included.reduce((sum, { place }, at) => (lines.includes(place) ? sum + Number(shares[at] ?? 0n) : sum), 0);
}

type Share = { readonly place: number; readonly spans: readonly Span[]; readonly cents: number };

/** A line of which a share is charged: what it is a share of stands above its description. */
function shareOf(estimate: EstimateRecord, { place, spans, cents }: Share): Content['items'] {
  const item = estimate.items[place];
  if (!item) return [];
  const { choice: _choice, chosen: _chosen, unit, quantity, rate, description, ...kept } = item;
  const language = documentLanguageOf(estimate);
  const { money, percent, quantity: quantityText } = dictionaryFor({ language });
  const price = money(Math.round(rate * 100), estimate.currency);
  const share = percent(widthOf(spans) / 100);
  const counted = [quantityText(quantity), unit].filter(Boolean).join('\u00a0');
  const said = estimatePartTextsFor(language).shareOf({ share, quantity: counted, price });
  const text = [said, description].filter(Boolean).join('\n');
  return [
    { ...kept, quantity: 1, rate: fromCents(centsIn(spans, cents)), description: cutText(text, MAX_DESCRIPTION) },
  ];
}

const MAX_DESCRIPTION = 2_000;

function introductionOf(estimate: EstimateRecord, spans: readonly Span[] | undefined): string {
  const { invoiceNumber: number, invoices = [] } = estimate;
  const language = documentLanguageOf(estimate);
  const share = spans && dictionaryFor({ language }).percent(widthOf(spans) / 100);
  return estimatePartTextsFor(language).part({ number, part: invoices.length + 1, share });
}
