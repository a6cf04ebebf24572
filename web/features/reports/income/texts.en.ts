/** The texts of this part in English. */
export const t = {
  by: 'Income by',
  groups: { month: 'Month', customer: 'Customer', product: 'Product', province: 'Province' },
  billed: 'Billed before tax',
  received: 'Received with tax',
  billedShort: 'Billed',
  receivedShort: 'Received',
  totalIn: ({ currency }: { currency: string }) => `Total, ${currency}`,
  currency: 'Currency',
  list: ({ currency }: { currency: string }) => `Income in ${currency}`,
  chart: ({ first, last, currency }: { first: string; last: string; currency: string }) =>
    `Bars of what was billed and received each month from ${first} to ${last} in ${currency}. The figures are below.`,
  unnamed: 'No name',
  note: 'Billed counts on the issue date, less credit notes. Received counts on the day of the payment, and deposits and credit on the day they are applied, less what was returned.',
  unknownPlaceNote: 'Place unknown: the invoice names no province, nor a country other than Canada.',
  productNote: 'With each line’s share of discount and shipping, less credit notes.',
  printed: ({ days }: { days: string }) => `Income, ${days}`,
  none: 'No income in these days',
  noneHint: 'Invoices that you issue and payments that you receive will appear here.',
  loading: 'Loading your income',
  notLoaded: "We couldn't load your income",
  fileName: ({ from, to }: { from: string; to: string }) => `income-${from}-to-${to}.csv`,
};
