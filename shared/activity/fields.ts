/**
 * How the values of a field are recorded: `adjustment` as a percentage or an amount, `cents` as an amount, `lines`,
 * `registrations` and `exemptions` as lists, `switches` as the ones that are on, `tail` by their last characters,
 * `presence` without a value; null as they are.
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
  | 'presence'
  | null;

const FIELDS = {
  status: null,
  invoiceNumber: null,
  issueDate: null,
  dueDate: null,
  currency: null,
  totalCents: 'cents',
  items: 'lines',
  discountType: null,
  discountValue: 'adjustment',
  shippingType: null,
  shippingValue: 'adjustment',
  taxType: null,
  taxValue: 'adjustment',
  taxMode: null,
  supplyProvince: null,
  paidCents: 'cents',
  creditedCents: 'cents',
  returnedCents: 'cents',
  disputedCents: 'cents',
  paymentNotice: 'notice',
  paymentMethod: null,
  paymentTerms: null,
  additionalNotes: null,
  billingName: null,
  billingEmail: null,
  billingPhone: null,
  billingAddress: null,
  billingCity: null,
  billingProvince: null,
  billingZip: null,
  billingCountry: null,
  recipient: null,
  firstDay: null,
  lastDay: null,
  name: null,
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  notices: 'switches',
  address: null,
  city: null,
  province: null,
  state: null,
  zip: null,
  country: null,
  language: null,
  isOn: null,
  days: null,
  hour: null,
  remind: null,
  reminders: null,
  taxExemptions: 'exemptions',
  website: null,
  registrationNumber: null,
  taxNumber: null,
  taxRegistrations: 'registrations',
  isSmallSupplier: null,
  timeZone: null,
  paperSize: null,
  logo: 'presence',
  signature: 'presence',
  preferredCurrency: null,
  bankName: null,
  accountName: 'tail',
  accountNumber: 'tail',
  swiftCode: 'tail',
  iban: 'tail',
  eTransferEmail: 'tail',
  paymentIntegrationEnabled: null,
  stripeConnected: null,
  shortDescription: null,
  detailedDescription: null,
  priceCents: 'cents',
  taxTreatment: null,
  supplyCategory: null,
  title: null,
  startTime: null,
  endTime: null,
  location: null,
  notes: null,
  role: null,
} as const satisfies Readonly<Record<string, Recording>>;

/** The name of a recorded field. */
export type RecordedField = keyof typeof FIELDS;

/**
 * The fields whose old and new values the activity log records, for every kind of record, and how. Other fields, such as
 * passwords and tokens, are never recorded.
 */
export const RECORDED_FIELDS: Readonly<Record<string, Recording>> = FIELDS;
