import type { TaxAccount } from './tax-codes.ts';
import type { ExemptTax } from './tax-exemption.ts';
import type { SupplyCategory, TaxTreatment } from './tax-treatment.ts';

/** Labels of the taxes in the app; two of them are called PST. */
export const TAX_ACCOUNT_LABELS: Readonly<Record<TaxAccount, string>> = {
  GST: 'GST/HST',
  QST: 'QST (Québec)',
  PST_BC: 'PST (British Columbia)',
  PST_SK: 'PST (Saskatchewan)',
  RST_MB: 'RST (Manitoba)',
};

/** Labels of what a customer can be exempt from in the app. */
export const EXEMPT_TAX_LABELS: Readonly<Record<ExemptTax, string>> = {
  ...TAX_ACCOUNT_LABELS,
  HST_ON: 'Ontario’s part of HST (First Nations)',
};

/** Labels of the treatments of a product or line in the app. */
export const TAX_TREATMENT_LABELS: Readonly<Record<TaxTreatment, string>> = {
  taxable: 'Taxable',
  noPst: 'No PST or RST',
  zeroRated: 'Zero-rated',
  export: 'Export',
  exempt: 'Exempt',
};

/** Labels of the kinds of goods and services in the app. */
export const SUPPLY_CATEGORY_LABELS: Readonly<Record<SupplyCategory, string>> = {
  goods: 'Goods',
  books: 'Printed books',
  childrensClothing: 'Children’s clothing or shoes',
  diapers: 'Children’s diapers',
  carSeats: 'Children’s car seats',
  newspapers: 'Newspapers',
  preparedFood: 'Prepared food or drinks',
  software: 'Software',
  legal: 'Legal services',
  accounting: 'Accounting services',
  architectureEngineering: 'Architecture or engineering',
  security: 'Security services',
  advertising: 'Advertising',
  cleaningRepair: 'Cleaning or repair',
  otherServices: 'Other services',
};
