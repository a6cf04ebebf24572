import { fileNamePart } from '#shared/file-name.ts';
import { dayAndMonth, paddedDay, shortDay } from './en-ca-day.ts';
import { enCaInvoice } from './en-ca-invoice.ts';
import { enCaPaperLabels } from './en-ca-paper.ts';

/** Canadian English, without the texts of messages. */
export const enCa = {
  ...enCaInvoice,
  /** `MMM d, yyyy`, such as "Jan 5, 2026" (spec 1 §2.11). */
  shortDay,
  /** The day without its year, such as "Jan 5". */
  dayAndMonth,
  /** `MMM dd, yyyy`, such as "Jan 05, 2026" (spec 1 §2.11). */
  paddedDay,
  /** The item of a credit note without a reason. */
  reductionOf: (invoiceNumber: string) => `Price reduction on invoice ${invoiceNumber}`,
  /** The file name of a credit note's PDF. */
  creditNotePdfName: (number: string) => `credit-note-${fileNamePart(number)}.pdf`,
  document: { ...enCaInvoice.document, ...enCaPaperLabels },
};
