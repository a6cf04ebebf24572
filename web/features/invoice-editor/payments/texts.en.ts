/** The texts of this part in English. */
export const t = {
  voidOneFirst: 'To change its amounts, void the payment first. You can still edit notes and contact details.',
  voidFirst: 'To change its amounts, void the payments first. You can still edit notes and contact details.',
  amountsLocked: 'Its amounts can no longer be changed. You can still edit notes and contact details.',
  isPaid: 'This invoice is paid.',
  hasCredit: 'This invoice has a credit note.',
  wasRefunded: 'This invoice was refunded.',
  isPartlyPaid: ({ amount }: { amount: string }) => `${amount} of this invoice is paid.`,
};
