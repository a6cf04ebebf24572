/** The labels of the document only, in Canadian English; the pay page does not ship them. */
export const enCaPaperLabels = {
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
};
/** The name of such a label. */
export type PaperLabel = keyof typeof enCaPaperLabels;
