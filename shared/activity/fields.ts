import type { AppointmentStatus } from '#shared/appointment/schema.ts';
import type { ProvinceCode } from '#shared/canada/provinces.ts';
import type { SupplyCategory, TaxTreatment } from '#shared/canada/tax-treatment.ts';
import { eachOf, FIELD_NAMES } from '#shared/document/fields.ts';
import type { TaxMode } from '#shared/document/tax-mode.ts';
import type { AdjustmentType } from '#shared/document/totals.ts';
import type { InvitationStatus } from '#shared/employee/schema.ts';
import type { EstimateStatus } from '#shared/estimate/status.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import type { Language } from '#shared/locale/language.ts';
import type { DocumentLayout, PaperSize } from '#shared/paper/paper.ts';
import { DETAILS, type DetailField, type PaymentMethod } from '#shared/payment-methods.ts';
import type { ReturnAccount } from '#shared/reports/return-lines.ts';
import type { FilingPeriod } from '#shared/reports/return-settings.ts';
import type { ScheduleUnit } from '#shared/series/schedule-schema.ts';
import type { SeriesMode, SeriesStatus } from '#shared/series/status.ts';
import type { Notices, Role } from '#shared/user/schema.ts';
import type { RecordedValue } from './value.ts';

/** How a field's values are recorded: as a kind of value, or as a percentage or an amount, by the adjustment's type. */
export type Recording = RecordedValue['kind'] | 'adjustment';

/** Details by which payments could be redirected are recorded by their last characters. */
const DETAIL_RECORDINGS = Object.fromEntries(
  DETAILS.map(({ field, isPublic }) => [field, isPublic ? 'text' : 'tail']),
) as Readonly<Record<DetailField, 'text' | 'tail'>>;

/**
 * The fields whose old and new values the activity log records, for every kind of record. Other fields, such as
 * passwords and tokens, are never recorded.
 */
export const RECORDED_FIELDS = {
  status: 'choice',
  invoiceNumber: 'text',
  nextNumber: 'text',
  issueDate: 'day',
  dueDate: 'day',
  currency: 'text',
  exchangeRate: 'exchangeRate',
  totalCents: 'cents',
  items: 'lines',
  discountType: 'choice',
  discountValue: 'adjustment',
  shippingType: 'choice',
  shippingValue: 'adjustment',
  depositType: 'choice',
  depositValue: 'adjustment',
  asksSignature: 'yesOrNo',
  taxType: 'choice',
  taxValue: 'adjustment',
  taxMode: 'choice',
  supplyProvince: 'choice',
  paidCents: 'cents',
  creditedCents: 'cents',
  returnedCents: 'cents',
  disputedCents: 'cents',
  receivedCents: 'cents',
  creditCents: 'cents',
  paymentNotice: 'notice',
  paymentMethod: 'choice',
  ...eachOf(FIELD_NAMES, () => 'text' as const),
  customFields: 'customFields',
  recipient: 'text',
  customerAccount: 'text',
  attachment: 'text',
  keepCustomer: 'yesOrNo',
  firstDay: 'day',
  lastDay: 'day',
  filingPeriod: 'choice',
  quickGst: 'quickMethod',
  quickQst: 'quickMethod',
  returnAccount: 'choice',
  name: 'text',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  phone: 'text',
  notices: 'choices',
  address: 'text',
  city: 'text',
  province: 'text',
  state: 'text',
  zip: 'text',
  country: 'text',
  language: 'choice',
  isOn: 'yesOrNo',
  days: 'numbers',
  hour: 'number',
  ledgerAccounts: 'text',
  remindsEstimates: 'yesOrNo',
  estimateDays: 'number',
  texts: 'hidden',
  remind: 'yesOrNo',
  appliesCredit: 'yesOrNo',
  reminders: 'choice',
  dueInDays: 'number',
  mode: 'choice',
  chargesAtIssue: 'yesOrNo',
  savedCard: 'card',
  repeatUnit: 'choice',
  repeatInterval: 'number',
  daysInAdvance: 'number',
  invoiceCount: 'number',
  pausedUntil: 'day',
  skippedDay: 'day',
  onlyDay: 'day',
  taxExemptions: 'exemptions',
  website: 'text',
  registrationNumber: 'text',
  taxNumber: 'text',
  taxRegistrations: 'registrations',
  isSmallSupplier: 'yesOrNo',
  timeZone: 'text',
  paperSize: 'choice',
  brandColor: 'text',
  documentLayout: 'choice',
  footerLine: 'text',
  logoOnColor: 'yesOrNo',
  logo: 'hidden',
  signature: 'hidden',
  preferredCurrency: 'text',
  ...DETAIL_RECORDINGS,
  payersSayAmount: 'yesOrNo',
  paymentIntegrationEnabled: 'yesOrNo',
  stripeConnected: 'yesOrNo',
  debitsWanted: 'yesOrNo',
  offersLink: 'yesOrNo',
  shortDescription: 'text',
  detailedDescription: 'text',
  priceCents: 'cents',
  unit: 'text',
  taxTreatment: 'choice',
  supplyCategory: 'choice',
  title: 'text',
  startTime: 'moment',
  endTime: 'moment',
  location: 'text',
  notes: 'text',
  role: 'choice',
} as const satisfies Readonly<Record<string, Recording>>;

/** A field that the activity log records; stored entries reference it. */
export type RecordedField = keyof typeof RECORDED_FIELDS;

type FieldsWith<Kind extends Recording> = {
  [Field in RecordedField]: (typeof RECORDED_FIELDS)[Field] extends Kind ? Field : never;
}[RecordedField];

/** A field whose values are the product's own constants. */
export type ChoiceField = FieldsWith<'choice' | 'choices'>;

/** The constants of each such field. */
export type ChoicesOf = {
  readonly status: InvoiceStatus | EstimateStatus | SeriesStatus | AppointmentStatus | InvitationStatus;
  readonly role: Role;
  readonly discountType: AdjustmentType;
  readonly shippingType: AdjustmentType;
  readonly depositType: AdjustmentType;
  readonly taxType: AdjustmentType;
  readonly taxMode: TaxMode;
  readonly taxTreatment: TaxTreatment;
  readonly supplyCategory: SupplyCategory;
  readonly supplyProvince: ProvinceCode;
  readonly paymentMethod: PaymentMethod;
  readonly language: Language;
  readonly paperSize: PaperSize;
  readonly documentLayout: DocumentLayout;
  readonly reminders: 'off';
  readonly mode: SeriesMode;
  readonly repeatUnit: ScheduleUnit;
  readonly notices: keyof Notices;
  readonly filingPeriod: FilingPeriod;
  readonly returnAccount: ReturnAccount;
};

/** Whether the log records a field of this name. */
export function isRecordedField(name: string): name is RecordedField {
  return Object.hasOwn(RECORDED_FIELDS, name);
}
