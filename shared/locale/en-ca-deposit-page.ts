import type { InvoiceDictionary } from './dictionary.ts';
import { enCaDeposit } from './en-ca-deposit.ts';

/** A deposit request and its pay page in Canadian English. */
export const enCaDepositPage: InvoiceDictionary = {
  ...enCaDeposit,
  pay: {
    ...enCaDeposit.pay,
    invoiceNumber: 'Request number',
    paid: 'This deposit is paid. Thank you.',
    refunded: 'This deposit was refunded',
    closed: 'This deposit request is closed',
    cancelled: 'This deposit request was cancelled',
    draft: 'This deposit request is not final',
    disputed: 'A card payment for this deposit is disputed',
    changed: 'This deposit request has changed. Please check it before you pay.',
    askSender: 'Please ask the sender how to pay this deposit.',
    billedTo: 'Requested from',
  },
};
