import { fileNamePart } from '#shared/file-name.ts';
import type { DocumentDictionary } from './dictionary.ts';
import { dayAndMonth, shortDay } from './fr-ca-day.ts';
import { frCaInvoice } from './fr-ca-invoice.ts';

/** Canadian French, without the texts of messages. */
export const frCa: DocumentDictionary = {
  ...frCaInvoice,
  shortDay,
  dayAndMonth,
  // French does not pad days within a text.
  paddedDay: shortDay,
  reductionOf: (invoiceNumber) => `Réduction accordée sur la facture ${invoiceNumber}`,
  creditNotePdfName: (number) => `note-de-credit-${fileNamePart(number)}.pdf`,
  document: {
    ...frCaInvoice.document,
    number: 'Numéro de facture',
    billTo: 'Facturer à',
    item: 'DESCRIPTION',
    quantity: 'QTÉ',
    rate: 'PRIX',
    amount: 'MONTANT',
    paymentMethod: 'Mode de paiement',
    payByCard: 'Payez en ligne par carte au moyen du lien de cette facture.',
    payOnline: 'Payer en ligne',
    scanOrOpen: 'Balayez ce code ou ouvrez',
    payCode: 'Code QR du lien',
    signature: 'Signature',
    payInvoice: 'Payer la facture',
    registrationNumber: 'Numéro d’entreprise',
    draft: 'Brouillon, non définitif',
    creditNote: 'Note de crédit',
    creditTo: 'Client',
    creditedOn: 'Date d’émission',
    forInvoice: 'Pour la facture',
    totalCredited: 'Total crédité',
    page: 'Page',
    of: 'de',
  },
};
