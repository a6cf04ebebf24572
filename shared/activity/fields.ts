/**
 * How the values of a field are recorded: `adjustment` as a percentage or an amount, `cents` as an amount, `lines`,
 * `registrations` and `exemptions` as lists, `switches` as the ones that are on, `tail` by their last characters,
 * `presence` without a value.
 */
type Recording =
  | 'adjustment'
  | 'cents'
  | 'exemptions'
  | 'lines'
  | 'notice'
  | 'registrations'
  | 'switches'
  | 'tail'
  | 'presence';

/** A recorded field: its label, and how its values are recorded, by default as they are. */
type RecordedField = { readonly label: string; readonly as?: Recording };

/**
 * The fields whose old and new values the activity log records, for every kind of record. Other fields, such as
 * passwords and tokens, are never recorded.
 */
export const RECORDED_FIELDS: Readonly<Record<string, RecordedField>> = {
  status: { label: 'status' },
  invoiceNumber: { label: 'number' },
  issueDate: { label: 'issue date' },
  dueDate: { label: 'due date' },
  currency: { label: 'currency' },
  totalCents: { label: 'total', as: 'cents' },
  items: { label: 'items', as: 'lines' },
  discountType: { label: 'type of discount' },
  discountValue: { label: 'discount', as: 'adjustment' },
  shippingType: { label: 'type of shipping' },
  shippingValue: { label: 'shipping', as: 'adjustment' },
  taxType: { label: 'type of tax' },
  taxValue: { label: 'tax', as: 'adjustment' },
  taxMode: { label: 'source of taxes' },
  supplyProvince: { label: 'place of supply' },
  paidCents: { label: 'amount paid', as: 'cents' },
  creditedCents: { label: 'amount credited', as: 'cents' },
  returnedCents: { label: 'amount refunded', as: 'cents' },
  disputedCents: { label: 'disputed amount', as: 'cents' },
  paymentNotice: { label: 'payment notice', as: 'notice' },
  paymentMethod: { label: 'payment method' },
  paymentTerms: { label: 'payment terms' },
  additionalNotes: { label: 'notes' },
  billingName: { label: 'customer' },
  billingEmail: { label: 'customer’s email' },
  billingPhone: { label: 'customer’s phone' },
  billingAddress: { label: 'customer’s address' },
  billingCity: { label: 'customer’s city' },
  billingProvince: { label: 'customer’s province' },
  billingZip: { label: 'customer’s postal code' },
  billingCountry: { label: 'customer’s country' },
  recipient: { label: 'recipient' },
  firstDay: { label: 'first day' },
  lastDay: { label: 'last day' },
  name: { label: 'name' },
  firstName: { label: 'first name' },
  lastName: { label: 'last name' },
  email: { label: 'email' },
  phone: { label: 'phone' },
  notices: { label: 'email notices', as: 'switches' },
  address: { label: 'address' },
  city: { label: 'city' },
  province: { label: 'province' },
  state: { label: 'province' },
  zip: { label: 'postal code' },
  country: { label: 'country' },
  language: { label: 'language' },
  isOn: { label: 'sending' },
  days: { label: 'days' },
  hour: { label: 'time' },
  remind: { label: 'reminder switch' },
  reminders: { label: 'reminder switch' },
  taxExemptions: { label: 'tax exemptions', as: 'exemptions' },
  website: { label: 'website' },
  registrationNumber: { label: 'registration number' },
  taxNumber: { label: 'tax number' },
  taxRegistrations: { label: 'tax registrations', as: 'registrations' },
  isSmallSupplier: { label: 'small supplier' },
  timeZone: { label: 'time zone' },
  paperSize: { label: 'paper size' },
  logo: { label: 'logo', as: 'presence' },
  signature: { label: 'signature', as: 'presence' },
  preferredCurrency: { label: 'preferred currency' },
  bankName: { label: 'bank' },
  accountName: { label: 'account holder', as: 'tail' },
  accountNumber: { label: 'account number', as: 'tail' },
  swiftCode: { label: 'SWIFT code', as: 'tail' },
  iban: { label: 'IBAN', as: 'tail' },
  eTransferEmail: { label: 'e-Transfer address', as: 'tail' },
  paymentIntegrationEnabled: { label: 'card payments' },
  stripeConnected: { label: 'card account connected' },
  shortDescription: { label: 'short description' },
  detailedDescription: { label: 'detailed description' },
  priceCents: { label: 'price', as: 'cents' },
  taxTreatment: { label: 'tax' },
  supplyCategory: { label: 'kind of goods or services' },
  title: { label: 'title' },
  startTime: { label: 'start' },
  endTime: { label: 'end' },
  location: { label: 'place' },
  notes: { label: 'notes' },
  role: { label: 'role' },
};

/** The label of a field; its name if it is no longer recorded. */
export function fieldLabel(field: string): string {
  return RECORDED_FIELDS[field]?.label ?? field;
}
