import { fileNamePart } from '#shared/file-name.ts';
import { shortDay } from './en-ca-day.ts';
import { enCaInvoice } from './en-ca-invoice.ts';
import { enCaPaperLabels } from './en-ca-paper.ts';

/** Canadian English, without the texts of messages. */
export const enCa = {
  ...enCaInvoice,
  /** `MMM d, yyyy`, such as "Jan 5, 2026" (spec 1 §2.11). */
  shortDay,
  /** The item of a credit note without a reason. */
  reductionOf: (invoiceNumber: string) => `Price reduction on invoice ${invoiceNumber}`,
  /** The file name of a credit note's PDF. */
  creditNotePdfName: (number: string) => `credit-note-${fileNamePart(number)}.pdf`,
  document: { ...enCaInvoice.document, ...enCaPaperLabels },
};
