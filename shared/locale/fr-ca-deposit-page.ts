import type { InvoiceDictionary } from './dictionary.ts';
import { frCaDeposit } from './fr-ca-deposit.ts';

/** A deposit request and its pay page in Canadian French. */
export const frCaDepositPage: InvoiceDictionary = {
  ...frCaDeposit,
  pay: {
    ...frCaDeposit.pay,
    invoiceNumber: 'Numéro de la demande',
    paid: 'Cet acompte est payé. Merci.',
    refunded: 'Cet acompte a été remboursé',
    closed: 'Cette demande d’acompte est fermée',
    cancelled: 'Cette demande d’acompte a été annulée',
    draft: 'Cette demande d’acompte n’est pas définitive',
    disputed: 'Un paiement par carte de cet acompte est contesté',
    changed: 'Cette demande d’acompte a changé. Veuillez la vérifier avant de payer.',
    askSender: 'Veuillez demander à l’expéditeur comment payer cet acompte.',
    billedTo: 'Demandé à',
  },
};
