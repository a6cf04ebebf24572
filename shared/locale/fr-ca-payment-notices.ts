import type { PaymentNoticeTexts } from '#shared/invoice/payment-notice.ts';

/** Canadian French for problems with an invoice's payments. */
export const frCaPaymentNotices: PaymentNoticeTexts = {
  DISPUTED: () =>
    'Un paiement par carte de cette facture est contesté. Veuillez répondre dans votre tableau de bord Stripe.',
  INQUIRY: () =>
    'Une banque demande des renseignements sur un paiement de cette facture. Veuillez répondre dans votre tableau de bord Stripe.',
  REFUND_FAILED: () =>
    'Un remboursement de cette facture a échoué à la banque. Vous devez toujours ce montant à votre client.',
  LATE_PAYMENT: ({ closedBy }) =>
    `Un paiement est arrivé après ${closedBy === 'WRITE_OFF' ? 'la radiation' : 'l’annulation'} de cette facture.`,
  OTHER_CURRENCY: () => 'Un paiement par carte a été fait dans une autre devise que celle de la facture.',
  OVERPAID: () => 'Le montant payé dépasse celui de cette facture.',
  DISPUTE_LOST: () => 'Un paiement par carte contesté de cette facture a été remis au client.',
  DEBIT_RETURNED: () =>
    'La banque du client a retourné un paiement de cette facture. Ce montant est de nouveau à payer.',
};
