import { fileNamePart } from '#shared/file-name.ts';
import type { DocumentDictionary } from './dictionary.ts';
import { frCa } from './fr-ca.ts';

/** A deposit request in Canadian French, without the texts of messages. */
export const frCaDeposit: DocumentDictionary = {
  ...frCa,
  pdfName: (number: string) => (number ? `acompte-${fileNamePart(number)}.pdf` : 'acompte.pdf'),
  document: {
    ...frCa.document,
    invoice: 'Demande d’acompte',
    issueDate: 'Date de la demande',
    keptAsCredit: 'Imputé',
    number: 'Numéro de la demande',
    billTo: 'Demandé à',
    payByCard: 'Payez en ligne par carte au moyen du lien de cette demande.',
    payInvoice: 'Payer l’acompte',
  },
};
