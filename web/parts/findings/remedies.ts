import type { Finding } from '#shared/invoice/readiness.ts';
import { t } from './texts.en.ts';

/** Business settings that an invoice may lack; each has a dialog, and `business` combines them. */
export type MissingSetting = 'business' | 'name' | 'address' | 'email' | 'province' | 'registration' | 'payment';

/** Where a finding is fixed: in the business's settings, or in a field of the invoice, by its contract name. */
export type Remedy = { readonly label: string } & ({ readonly setting: MissingSetting } | { readonly field: string });

const REGISTRATION: Remedy = { label: t.enterTaxNumbers, setting: 'registration' };
const PAYMENT: Remedy = { label: t.enterPaymentDetails, setting: 'payment' };

/** Where to fix each finding. */
export const REMEDIES: Readonly<Record<Finding, Remedy>> = {
  payment: PAYMENT,
  onlyETransfer: PAYMENT,
  cardMinimum: PAYMENT,
  cardMaximum: PAYMENT,
  eTransferCurrency: { label: t.chooseAnotherMethod, field: 'paymentMethod' },
  name: { label: t.enterName, setting: 'name' },
  address: { label: t.enterAddress, setting: 'address' },
  unprintable: { label: t.changeText, field: 'items' },
  zeroTotal: { label: t.changeItems, field: 'items' },
  issueDate: { label: t.setIssueDate, field: 'issueDate' },
  pastDue: { label: t.changeDueDate, field: 'dueDate' },
  registration: REGISTRATION,
  combinedTax: { label: t.changeTaxes, field: 'taxValue' },
  noProvince: { label: t.chooseProvince, setting: 'province' },
  unknownProvince: { label: t.correctProvince, field: 'billingProvince' },
  buyer: { label: t.nameCustomer, field: 'billingName' },
  description: { label: t.describeItems, field: 'items' },
  terms: { label: t.chooseTerms, field: 'paymentTerms' },
  exemptionNumber: { label: t.chooseCustomerAgain, field: 'billingName' },
  email: { label: t.enterEmail, setting: 'email' },
  mustRegister: REGISTRATION,
  mustRegisterPST_BC: REGISTRATION,
  mustRegisterPST_SK: REGISTRATION,
  mustRegisterRST_MB: REGISTRATION,
};
