import { checkContent } from '#functions/domain/document/check-content.ts';
import {
  type InvoiceContent,
  type InvoiceRecord,
  isFrozen,
  isPricedAfresh,
} from '#functions/domain/invoice/invoice-record.ts';
import type { CompanyRecord } from '#functions/domain/people/businesses.ts';
import { issued, priced, repriced } from '#shared/document/pricing.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import type { InvoiceUpdate } from '#shared/invoice/schema.ts';
import { checkFrozen, checkStatusChange } from './frozen.ts';

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
