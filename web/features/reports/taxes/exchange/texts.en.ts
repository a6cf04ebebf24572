/** The texts of this part in English. */
export const t = {
  title: ({ currency }: { currency: string }) => `Exchange rates for ${currency}`,
  hint: ({ currency }: { currency: string }) =>
    `How many Canadian dollars 1 ${currency} was worth, and on which day. The rate applies to the invoice with its credit notes and payments.`,
  source: 'Rates of the Bank of Canada',
  newTab: 'opens in a new tab',
  sourceUrl: 'https://www.bankofcanada.ca/rates/exchange/daily-exchange-rates/',
  enter: 'Enter Rates',
  review: 'Show Rates',
  rate: ({ currency }: { currency: string }) => `CAD for 1 ${currency}`,
  rateOf: ({ currency, invoice }: { currency: string; invoice: string }) => `CAD for 1 ${currency}, ${invoice}`,
  day: 'Day of the rate',
  save: 'Save',
  cancel: 'Cancel',
  change: 'Change',
  remove: 'Remove',
  takeLatest: ({ rate, day }: { rate: string; day: string }) => `Use ${rate} from ${day}`,
  at: ({ currency, rate, day }: { currency: string; rate: string; day: string }) =>
    `1 ${currency} = ${rate} CAD on ${day}`,
  unrated: 'No rate yet',
  saved: ({ invoice }: { invoice: string }) => `The rate of ${invoice} was saved`,
  removed: ({ invoice }: { invoice: string }) => `The rate of ${invoice} was removed`,
  notSaved: "We couldn't save the rate",
  notRemoved: "We couldn't remove the rate",
  rateRequired: 'Enter the rate, such as 1.3712',
  notNegative: 'Enter the rate without a minus.',
};
