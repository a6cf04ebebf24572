/** The texts of this part in English. */
export const t = {
  voidOneFirst: 'To change its amounts, void the payment first. You can still edit notes and contact details.',
  voidFirst: 'To change its amounts, void the payments first. You can still edit notes and contact details.',
  amountsLocked: 'Its amounts can no longer be changed. You can still edit notes and contact details.',
  waitFirst:
    'The amounts of the invoice cannot be changed until it arrives or fails. You can still edit notes and contact details.',
  isDebited: ({ amount }: { amount: string }) => `A bank payment of ${amount} is on its way.`,
  isPaid: 'This invoice is paid.',
  hasCredit: 'This invoice has a credit note.',
  wasRefunded: 'This invoice was refunded.',
  isPartlyPaid: ({ amount }: { amount: string }) => `${amount} of this invoice is paid.`,
};
