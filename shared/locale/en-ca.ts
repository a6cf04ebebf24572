import { fileNamePart } from '#shared/file-name.ts';
import type { DocumentDictionary } from './dictionary.ts';
import { shortDay } from './en-ca-day.ts';
import { enCaInvoice } from './en-ca-invoice.ts';
import { enCaPaperLabels } from './en-ca-paper.ts';

/** Canadian English, without the texts of messages. */
export const enCa: DocumentDictionary = {
  ...enCaInvoice,
  shortDay,
  reductionOf: (invoiceNumber) => `Price reduction on invoice ${invoiceNumber}`,
  creditNotePdfName: (number) => `credit-note-${fileNamePart(number)}.pdf`,
  document: { ...enCaInvoice.document, ...enCaPaperLabels },
};
