import { fileNamePart } from '#shared/file-name.ts';
import { enCa } from './en-ca.ts';

/** A deposit request in Canadian English, without the texts of messages. */
export const enCaDeposit: typeof enCa = {
  ...enCa,
  pdfName: (number: string) => (number ? `deposit-${fileNamePart(number)}.pdf` : 'deposit.pdf'),
  document: {
    ...enCa.document,
    invoice: 'Deposit request',
    keptAsCredit: 'Applied',
    number: 'Request number',
    billTo: 'Requested from',
    payByCard: 'Pay online by card through this request’s link.',
    payInvoice: 'Pay Deposit',
  },
};
