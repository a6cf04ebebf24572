import { eachOf, FIELDS, type FieldAt, fieldsAt } from '#shared/document/fields.ts';
import { upperFirst } from '#shared/letter-case.ts';

/** A field with a heading of its own. */
type HeadedField = FieldAt<'facts' | 'texts' | 'payFacts' | 'payTexts'>;

/** The headings of these fields in a language. */
export function fieldHeadings(language: 'en' | 'fr'): Record<HeadedField, string> {
  const names = fieldsAt('facts', 'texts', 'payFacts', 'payTexts');
  return eachOf(names, (name) => upperFirst(FIELDS[name].label[language]));
}

/** Labels shared by the document and the pay page. */
export type SharedLabel =
  | 'invoice'
  | 'issueDate'
  | 'dueDate'
  | 'subtotal'
  | 'discount'
  | 'shipping'
  | 'tax'
  | 'total'
  | 'amountDue'
  | 'credited'
  | 'amountPaid'
  | 'earlierPayments'
  | 'cashRounding'
  | 'refunded'
  | 'balanceDue'
  | 'contact'
  | HeadedField
  | 'taxNumber'
  | 'invalidItems';

/** Labels of the document only; the pay page does not ship them. */
type PaperLabel =
  | 'number'
  | 'billTo'
  | 'creditTo'
  | 'item'
  | 'quantity'
  | 'rate'
  | 'amount'
  | 'paymentMethod'
  | 'payByCard'
  | 'signature'
  | 'payInvoice'
  | 'registrationNumber'
  | 'draft'
  | 'creditNote'
  | 'creditedOn'
  | 'forInvoice'
  | 'totalCredited'
  | 'page'
  | 'of';

/** Labels of the document. */
export type DocumentLabel = SharedLabel | PaperLabel;

/** Labels and short texts of the pay page. */
export type PayLabel =
  | 'failed'
  | 'failedHint'
  | 'reload'
  | 'notFound'
  | 'notFoundHint'
  | 'amountDue'
  | 'amountPaid'
  | 'secure'
  | 'secureShort'
  | 'due'
  | 'invoiceNumber'
  | 'dueDate'
  | 'downloadPdf'
  | 'downloading'
  | 'payNow'
  | 'processing'
  | 'cardDisabled'
  | 'paidOn'
  | 'paid'
  | 'refunded'
  | 'credited'
  | 'closed'
  | 'closedHint'
  | 'cancelled'
  | 'cancelledHint'
  | 'draft'
  | 'draftHint'
  | 'disputed'
  | 'disputedHint'
  | 'paymentProcessing'
  | 'paymentProcessingHint'
  | 'paymentSlow'
  | 'paymentSlowHint'
  | 'paymentCancelled'
  | 'paymentFailed'
  | 'changed'
  | 'pdfFailed'
  | 'pdfDone'
  | 'billedTo'
  | 'showAllItems'
  | 'otherWays'
  | 'howToPay'
  | 'askSender'
  | 'amount'
  | 'message'
  | 'copy'
  | 'copied'
  | 'copyFailed'
  | 'sentIt'
  | 'sending'
  | 'notSentYet'
  | 'claimTakenBack'
  | 'claimFailed';

/** Texts the pay page shows before, or without, its script, in both languages; the build writes them into the HTML. */
export type PayShellLabel = 'title' | 'description' | 'loading' | 'late' | 'needsScript';
