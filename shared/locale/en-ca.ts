import { fileNamePart } from '#shared/file-name.ts';
import type { DocumentDictionary } from './dictionary.ts';
import { shortDay } from './en-ca-day.ts';
import { enCaInvoice } from './en-ca-invoice.ts';

/** Canadian English, without the texts of messages. */
export const enCa: DocumentDictionary = {
  ...enCaInvoice,
  shortDay,
  reductionOf: (invoiceNumber) => `Price reduction on invoice ${invoiceNumber}`,
  creditNotePdfName: (number) => `credit-note-${fileNamePart(number)}.pdf`,
  document: {
    ...enCaInvoice.document,
    number: 'Invoice number',
    billTo: 'Bill to',
    item: 'ITEM',
    quantity: 'QTY',
    rate: 'RATE',
    amount: 'AMOUNT',
    paymentMethod: 'Payment method',
    payByCard: 'Pay online by card through this invoice’s link.',
    signature: 'Signature',
    payInvoice: 'Pay Invoice',
    registrationNumber: 'Registration number',
    draft: 'Draft, not final',
    creditNote: 'Credit note',
    creditTo: 'Customer',
    creditedOn: 'Issue date',
    forInvoice: 'For invoice',
    totalCredited: 'Total credited',
    page: 'Page',
    of: 'of',
  },
};
