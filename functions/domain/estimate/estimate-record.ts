import type { Listed } from '#functions/data/list/list-item.ts';
import type { CompanyRecord } from '#functions/domain/people/businesses.ts';
import type { ExemptTax } from '#shared/canada/tax-exemption.ts';
import { fieldsAt, picked } from '#shared/document/fields.ts';
import { priced } from '#shared/document/pricing.ts';
import type { InvoiceTax, TaxShares } from '#shared/document/tax.ts';
import { invoiceTotals, isIncluded } from '#shared/document/totals.ts';
import type { EstimateEvent } from '#shared/estimate/event.ts';
import { toEstimateLink } from '#shared/estimate/link.ts';
import { type InvoicedPart, invoicedOf, type Span, widthOf } from '#shared/estimate/parts.ts';
import type { Estimate, EstimateInput, EstimateListItem } from '#shared/estimate/schema.ts';
import type { EstimateStatus } from '#shared/estimate/status.ts';
import { fromCents } from '#shared/money.ts';
import type { StoredDecision } from './stored-decision.ts';

/** The entered fields of an estimate with its prices; the total in cents. */
export type PricedEstimate = EstimateInput & {
  readonly totalCents: number;
  /** The taxes of the province as last computed. */
  readonly taxes?: readonly InvoiceTax[];
  /** What they apply to, if there are choices. */
  readonly taxShares?: readonly TaxShares[];
  /** Taxes not charged because the recipient is exempt, as of the same time. */
  readonly exemptFrom?: readonly ExemptTax[];
};

/** An estimate as stored. */
export type EstimateFields = PricedEstimate & {
  readonly businessId: string;
  readonly status: EstimateStatus;
  /** The number of the version that its recipient sees; absent before it is sent. */
  readonly sentVersion?: number;
  /** Whether what its recipient would see has changed since it was sent. */
  readonly isRevised?: true | undefined;
  /** The answer to the version that was sent last. */
  readonly decision?: StoredDecision | undefined;
  /** The invoices that were made from it, oldest first. */
  readonly invoices?: readonly StoredPart[] | undefined;
  /** Whether they have all of it. */
  readonly isInvoiced?: true | undefined;
  /** The deposit request that was made when it was accepted. */
  readonly deposit?: { readonly id: string; readonly invoiceNumber: string; readonly amountCents: number } | undefined;
  /** When its recipient first opened the version that was sent last. */
  readonly openedAt?: string | undefined;
  /** What happened to it, oldest first; the first event and the latest ones. */
  readonly events: readonly EstimateEvent[];
  /** Number of events so far. One that nobody edited, such as a visit, does not change `version`. */
  readonly eventCount: number;
  readonly updatedAt: string;
};

/** An invoice that was made from an estimate, as stored: of spans of each line, or of lines, by their places. */
export type StoredPart = Pick<InvoicedPart, 'id' | 'invoiceNumber'> & {
  readonly spans?: readonly Span[] | undefined;
  readonly lines?: readonly number[] | undefined;
};

export type EstimateRecord = Listed<EstimateFields>;

/** The estimate as its business sees it, and whether the deposit that it asked for is paid. */
export function toEstimate(record: EstimateRecord, { isDepositPaid = false } = {}): Estimate {
  const totals = invoiceTotals(record);
  return {
    ...record,
    ...stateOf(record),
    taxes: record.taxes && [...record.taxes],
    taxShares: record.taxShares && [...record.taxShares],
    exemptFrom: record.exemptFrom && [...record.exemptFrom],
    items: record.items.map((item, index) => ({ ...item, amount: fromCents(totals.lineCents[index] ?? 0) })),
    subtotal: fromCents(totals.subtotalCents),
    discount: fromCents(totals.discountCents),
    shipping: fromCents(totals.shippingCents),
    tax: fromCents(totals.taxCents),
    total: fromCents(totals.totalCents),
    events: [...record.events],
    deposit: record.deposit && { ...depositOf(record.deposit), ...(isDepositPaid && { isPaid: true }) },
  };
}

/** The deposit as its business sees it, in major units. */
function depositOf({ id, invoiceNumber, amountCents }: NonNullable<EstimateFields['deposit']>) {
  return { id, invoiceNumber, amount: fromCents(amountCents) };
}

/** The parts of an estimate that were invoiced, as its business sees them. */
export function partsOf(invoices: readonly StoredPart[]): InvoicedPart[] {
  return invoices.map(({ spans, lines, ...invoice }) => ({
    ...invoice,
    ...(spans && { share: widthOf(spans) / 100, spans: spans.map(([from, to]): [number, number] => [from, to]) }),
    ...(lines && { lines: [...lines] }),
  }));
}

/** An estimate with the invoices that were made from it. */
export function withParts(record: EstimateRecord, invoices: readonly StoredPart[]): EstimateRecord {
  const { invoices: _before, isInvoiced: _all, ...rest } = record;
  if (invoices.length === 0) return rest;
  const included = record.items.flatMap((item, place) => (isIncluded(item) ? [place] : []));
  const { isWhole } = invoicedOf(partsOf(invoices), included);
  return { ...rest, invoices, ...(isWhole && { isInvoiced: true }) };
}

/** The estimate as a row of the list. */
export function toEstimateRow(record: EstimateRecord): EstimateListItem {
  const { customerId, invoiceNumber, issueDate, dueDate, totalCents, currency, openedAt } = record;
  return {
    ...stateOf(record),
    ...picked(fieldsAt('billTo', 'list'), record),
    ...{ customerId, invoiceNumber, issueDate, dueDate, currency, openedAt },
    total: fromCents(totalCents),
  };
}

function stateOf({ id, businessId, status, sentVersion, isRevised, invoices, isInvoiced }: EstimateRecord) {
  return {
    ...{ id, status, sentVersion, isRevised, isInvoiced },
    invoices: invoices && partsOf(invoices),
    ...(sentVersion && { link: toEstimateLink({ businessId, id, version: sentVersion }) }),
  };
}

/** The estimate with the taxes and total that its next save would store: those of a draft follow the current rates. */
export function withDraftTaxes(record: EstimateRecord, company: CompanyRecord | undefined): EstimateRecord {
  return record.status === 'DRAFT' ? priced(record, company) : record;
}
