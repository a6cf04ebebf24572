import {
  type InvoiceContent,
  type InvoiceRecord,
  isFrozen,
  isPricedAfresh,
} from '#functions/domain/invoice/invoice-record.ts';
import type { CompanyRecord } from '#functions/domain/people/businesses.ts';
import { issued, priced, repriced } from '#shared/document/pricing.ts';
import { invoiceTotals } from '#shared/document/totals.ts';
import { invalidRequest } from '#shared/errors.ts';
import type { InvoiceUpdate } from '#shared/invoice/schema.ts';
import { hasAtMostDecimals, MAX_LINE_CENTS, MAX_TOTAL_CENTS, plainAmount } from '#shared/money.ts';
import type { Issue } from '#shared/rules.ts';
import { checkFrozen, checkStatusChange } from './frozen.ts';

/** Maximum size of all lines together: the whole invoice must fit in one table item. */
const MAX_ITEMS_BYTES = 300_000;

/** Checks rules across fields. Throws INVALID_REQUEST with an issue per broken rule (spec 1 §5). */
export function checkContent(content: InvoiceContent): void {
  const { lineCents, totalCents } = invoiceTotals(content);
  const broken: Issue[] = [
    ...CONDITIONS.filter(([, holds]) => !holds(content)).map(([issue]) => issue),
    ...lineCents.flatMap((cents, index) =>
      cents > MAX_LINE_CENTS ? [tooMuch(`items.${index}.amount`, MAX_LINE_CENTS)] : [],
    ),
    ...(totalCents > MAX_TOTAL_CENTS ? [tooMuch('total', MAX_TOTAL_CENTS)] : []),
  ];
  if (broken.length > 0) throw invalidRequest(broken);
}

const tooMuch = (path: string, maxCents: number): Issue => ({
  path,
  rule: 'max',
  params: { max: plainAmount(maxCents) },
});

const percentage = (path: string): Issue => ({ path, rule: 'between', params: { min: 0, max: 100 } });
const cents = (path: string): Issue => ({ path, rule: 'decimals', params: { max: 2 } });

const isPercentage = (type: string | undefined, value = 0) => type !== 'percentage' || value <= 100;
const isAmount = (type: string | undefined, value = 0) => type === 'percentage' || hasAtMostDecimals(value, 2);

const CONDITIONS: readonly (readonly [broken: Issue, holds: (content: InvoiceContent) => boolean])[] = [
  [
    { path: 'dueDate', rule: 'after', params: { other: 'issueDate' } },
    ({ issueDate, dueDate }) => dueDate >= issueDate,
  ],
  [percentage('discountValue'), (it) => isPercentage(it.discountType, it.discountValue)],
  [percentage('shippingValue'), (it) => isPercentage(it.shippingType, it.shippingValue)],
  [percentage('taxRate'), (it) => isPercentage(it.taxType ?? 'percentage', it.taxValue)],
  [cents('discountValue'), (it) => isAmount(it.discountType, it.discountValue)],
  [cents('shippingValue'), (it) => isAmount(it.shippingType, it.shippingValue)],
  [cents('taxValue'), (it) => isAmount(it.taxType ?? 'percentage', it.taxValue)],
  [
    { path: 'items', rule: 'maxKilobytes', params: { max: MAX_ITEMS_BYTES / 1000 } },
    (it) => Buffer.byteLength(JSON.stringify(it.items)) <= MAX_ITEMS_BYTES,
  ],
];

/** The circumstances of a change: the time, and the company at that time. */
export type Circumstances = { readonly now: Date; readonly company: CompanyRecord | undefined };

/**
 * The next version of an invoice. Throws INVALID_REQUEST for a different number or contradicting content, CONFLICT if a
 * payment froze a field. For an invoice marked as paid, the caller adds the payment (`settledAs`).
 */
export function applyUpdate(before: InvoiceRecord, update: InvoiceUpdate, circumstances: Circumstances): InvoiceRecord {
  const { now, company } = circumstances;
  const { version: _read, status = before.status, ...content } = update;
  if (content.invoiceNumber !== undefined && content.invoiceNumber !== before.invoiceNumber) {
    throw invalidRequest([{ path: 'invoiceNumber', rule: 'readOnly' }]);
  }
  const { checkout: _closed, paymentNotice, ...kept } = before;
  checkStatusChange(before, status);
  const changed: InvoiceRecord = {
    ...(status === before.status ? kept : unpaid(kept)),
    ...entered(before, content),
    status,
    // A status change by a user acknowledges the notice.
    ...(paymentNotice && status === before.status && { paymentNotice }),
    version: before.version + 1,
    updatedAt: now.toISOString(),
  };
  const after = pricedAgain(before, changed, company);
  checkContent(after);
  if (isFrozen(before)) checkFrozen(before, after);
  return after;
}

function pricedAgain(before: InvoiceRecord, after: InvoiceRecord, company: CompanyRecord | undefined): InvoiceRecord {
  if (!isPricedAfresh(before)) return repriced(before, after, company);
  return after.status === 'DRAFT' ? priced(after, company) : issued(after, company);
}

/** The fields of an update, without the choices it removes. A custom tax without a mode sets the mode, too. */
function entered({ taxMode: modeBefore }: InvoiceRecord, content: Omit<InvoiceUpdate, 'version' | 'status'>) {
  const namesTax = content.taxType !== undefined || content.taxValue !== undefined;
  return {
    ...content,
    ...(content.supplyProvince === '' && { supplyProvince: undefined }),
    ...(content.language === '' && { language: undefined }),
    ...(content.reminders === '' && { reminders: undefined }),
    ...(modeBefore && namesTax && !content.taxMode && { taxMode: 'custom' }),
  } as Partial<InvoiceContent>;
}

/** The invoice without its payment or write-off. */
function unpaid<Kept extends Partial<InvoiceRecord>>({
  paidAt: _at,
  paidOn: _on,
  writtenOff: _writtenOff,
  ...kept
}: Kept) {
  return kept;
}
