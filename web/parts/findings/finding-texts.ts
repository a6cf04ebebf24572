import type { Finding } from '#shared/invoice/readiness.ts';

/** Business settings that an invoice may lack; each has a dialog, and `business` combines them. */
export type MissingSetting = 'business' | 'name' | 'address' | 'email' | 'province' | 'registration' | 'payment';

/** Where a finding is fixed: in the business's settings, or in a field of the invoice, by its contract name. */
export type Remedy = { readonly label: string } & ({ readonly setting: MissingSetting } | { readonly field: string });

const REGISTRATION: Remedy = { label: 'Enter your tax numbers', setting: 'registration' };
const PAYMENT: Remedy = { label: 'Enter your payment details', setting: 'payment' };

/** What each finding means for the sender, and where to fix it. */
export const FINDING_TEXTS: Readonly<Record<Finding, { readonly text: string; readonly remedy: Remedy }>> = {
  payment: {
    text: 'Your customer cannot pay this invoice yet: its payment method has no details, and you do not accept cards.',
    remedy: PAYMENT,
  },
  onlyETransfer: {
    text: 'Your customer can pay only by e-Transfer: the invoice’s own payment method is not set up.',
    remedy: PAYMENT,
  },
  cardMinimum: {
    text: 'The amount is too small for a card payment, and there is no other way to pay it.',
    remedy: PAYMENT,
  },
  cardMaximum: {
    text: 'The amount is too large for one card payment, and there is no other way to pay it.',
    remedy: PAYMENT,
  },
  eTransferCurrency: {
    text: 'e-Transfers are possible in Canadian dollars only.',
    remedy: { label: 'Choose another payment method', field: 'paymentMethod' },
  },
  name: {
    text: 'Your business has no name yet.',
    remedy: { label: 'Enter your business name', setting: 'name' },
  },
  address: {
    text: 'Your business has no address yet.',
    remedy: { label: 'Enter your address', setting: 'address' },
  },
  unprintable: {
    text: 'The PDF shows an empty box for each of these characters:',
    remedy: { label: 'Change the text', field: 'items' },
  },
  zeroTotal: { text: 'The total is zero.', remedy: { label: 'Change the items', field: 'items' } },
  issueDate: { text: 'The invoice has no date.', remedy: { label: 'Set the issue date', field: 'issueDate' } },
  pastDue: {
    text: 'The due date is in the past.',
    remedy: { label: 'Change the due date', field: 'dueDate' },
  },
  registration: {
    text: 'From $100, an invoice with tax must show your registration number. Without it, your customer cannot claim the tax.',
    remedy: REGISTRATION,
  },
  combinedTax: {
    text: 'Each tax must be shown on its own line. This invoice combines two taxes in one percentage.',
    remedy: { label: 'Change the taxes', field: 'taxValue' },
  },
  noProvince: {
    text: 'Neither your customer nor your company has a province, so no tax is charged.',
    remedy: { label: 'Choose your province', setting: 'province' },
  },
  unknownProvince: {
    text: 'Your customer’s province is not a Canadian one, so no tax is charged.',
    remedy: { label: 'Correct the province', field: 'billingProvince' },
  },
  buyer: {
    text: 'Invoices of $500 or more must name your customer.',
    remedy: { label: 'Name the customer', field: 'billingName' },
  },
  description: {
    text: 'Invoices of $500 or more must describe every item.',
    remedy: { label: 'Describe the items', field: 'items' },
  },
  terms: {
    text: 'Invoices of $500 or more must show the payment terms.',
    remedy: { label: 'Choose payment terms', field: 'paymentTerms' },
  },
  email: {
    text: 'Your company has no email address, so replies from your customers go to its owner.',
    remedy: { label: 'Enter an email address', setting: 'email' },
  },
  mustRegister: {
    text: 'You invoiced more than $30,000 in four quarters and have no GST/HST registration. You may have to register.',
    remedy: REGISTRATION,
  },
  mustRegisterPST_BC: {
    text: 'You sold more than $10,000 in British Columbia in a year and have no PST registration. You may have to register.',
    remedy: REGISTRATION,
  },
  mustRegisterPST_SK: {
    text: 'Saskatchewan taxes what you sell, from the first sale, and you have no PST registration. You may have to register.',
    remedy: REGISTRATION,
  },
  mustRegisterRST_MB: {
    text: 'You sold more than $30,000 in Manitoba in a year and have no RST registration. You may have to register.',
    remedy: REGISTRATION,
  },
};
