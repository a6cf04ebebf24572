import type { ActivityTexts } from '#shared/activity/texts.ts';
import type { ValueOf } from '#shared/activity/value.ts';
import { localDay } from '#shared/calendar-day.ts';
import { exemptionText } from '#shared/canada/exemption-text.ts';
import { PROVINCE_CODES, PROVINCES, type ProvinceCode } from '#shared/canada/provinces.ts';
import { SUPPLY_CATEGORY_LABELS, TAX_ACCOUNT_LABELS, TAX_TREATMENT_LABELS } from '#shared/canada/tax-labels.ts';
import { withUnit } from '#shared/document/with-unit.ts';
import { paymentNoticeText } from '#shared/invoice/payment-notice-text.ts';
import { PAYMENT_METHOD_LABELS } from '#shared/payment-methods.ts';
import { ALL_QUICK_GROUPS } from '#shared/reports/quick-rates.ts';
import { timeOfDay } from '#shared/time-of-day.ts';
import { enCaActions } from './en-ca-actions.ts';
import { enCaCard } from './en-ca-card.ts';
import { shortDay } from './en-ca-day.ts';
import { enCaFields } from './en-ca-fields.ts';
import { enCaInvoice } from './en-ca-invoice.ts';
import { enCaPaymentNotices } from './en-ca-payment-notices.ts';
import { LANGUAGE_LABELS } from './language.ts';

const ADJUSTMENTS = { fixed: 'Fixed', percentage: 'Percentage' };

const HIDDEN = '••••';

/** Canadian English for the activity of a business. */
export const enCaActivity: ActivityTexts = {
  actions: enCaActions,
  fields: enCaFields,
  choices: {
    status: {
      ...{ DRAFT: 'Draft', SENT: 'Sent', PAID: 'Paid', OVERDUE: 'Overdue', CANCELLED: 'Cancelled' },
      ...{ pending: 'Pending', confirmed: 'Confirmed', cancelled: 'Cancelled' },
      ...{ PENDING: 'Pending', ACCEPTED: 'Accepted', REJECTED: 'Rejected', EXPIRED: 'Expired', DECLINED: 'Declined' },
      ...{ ACTIVE: 'Active', PAUSED: 'Paused', ENDED: 'Ended' },
    },
    role: { ADMIN: 'Admin', USER: 'User', EMPLOYEE: 'Employee', ACCOUNTANT: 'Accountant' },
    discountType: ADJUSTMENTS,
    shippingType: ADJUSTMENTS,
    depositType: ADJUSTMENTS,
    taxType: ADJUSTMENTS,
    taxMode: { province: 'Province', custom: 'Own rate', none: 'None' },
    taxTreatment: TAX_TREATMENT_LABELS,
    supplyCategory: SUPPLY_CATEGORY_LABELS,
    supplyProvince: Object.fromEntries(PROVINCE_CODES.map((code) => [code, PROVINCES[code].en])) as Provinces,
    paymentMethod: PAYMENT_METHOD_LABELS,
    language: LANGUAGE_LABELS,
    paperSize: { A4: 'A4', LETTER: 'Letter' },
    documentLayout: { plain: 'plain', band: 'coloured head' },
    reminders: { off: 'off' },
    mode: { draft: 'left as drafts', send: 'sent by themselves', charge: 'sent, and charged by themselves' },
    repeatUnit: { week: 'week', month: 'month', quarter: 'quarter', year: 'year' },
    notices: { payments: 'payments', bounces: 'bounces', reminders: 'reminders' },
    filingPeriod: { month: 'month', quarter: 'quarter', year: 'year' },
    returnAccount: { ...TAX_ACCOUNT_LABELS, GST_HST: TAX_ACCOUNT_LABELS.GST },
  },
  values: {
    text: ({ text }) => text,
    choice: ({ choice }, labels) => labels[choice] ?? choice,
    choices: ({ choices }, labels) => choices.map((choice) => labels[choice] ?? choice).join(', ') || 'none',
    yesOrNo: ({ isYes }) => (isYes ? 'yes' : 'no'),
    number: ({ number }) => String(number),
    numbers: ({ numbers }) => numbers.join(', '),
    day: ({ day }) => shortDay(day),
    moment: ({ at }) => momentText(at),
    cents: ({ cents, currency }) => [enCaInvoice.amount(cents), currency].filter(Boolean).join(' '),
    percent: ({ percent }) => `${percent}%`,
    lines: ({ lines, isCut }) => listed(lines.map(lineText), isCut),
    exemptions: ({ exemptions, isCut }) => listed(exemptions.map(exemptionText), isCut),
    registrations: ({ registrations, isCut }) =>
      listed(
        registrations.map(({ account, number }) => `${TAX_ACCOUNT_LABELS[account]} ${number}`),
        isCut,
      ),
    customFields: ({ customFields, isCut }) => listed(customFields.map(customFieldText), isCut) || 'none',
    notice: ({ notice }) => paymentNoticeText(notice, enCaPaymentNotices),
    card: enCaCard.label,
    exchangeRate: ({ rate, on }) => `${rate} on ${shortDay(on)}`,
    quickMethod: ({ method }) => quickMethodText(method),
    tail: ({ tail }) => `${HIDDEN}${tail}`,
    hidden: () => HIDDEN,
  },
  of: (label) => `of ${label}`,
  ofUnnamed: {
    accounts: 'of the journal',
    numbering: 'of the invoices',
    paymentSettings: 'of the payment settings',
    reminders: 'of the reminders',
    returns: 'of the tax returns',
  },
  fieldOf: (field, of) => `the ${field} ${of}`,
  set: (what, to) => `set ${what} to ${to}`,
  removed: (what, from) => `removed ${what}, which was ${from}`,
  changed: (what, from, to) => `changed ${what} from ${from} to ${to}`,
};

type Provinces = Record<ProvinceCode, string>;

const listed = (texts: readonly string[], isCut = false) => [...texts, ...(isCut ? ['…'] : [])].join('; ');

/** "Project: Lakeside", "Cost centre (not printed)". */
function customFieldText({ label, value, isPrinted }: ValueOf<'customFields'>['customFields'][number]): string {
  return [label, !isPrinted && ' (not printed)', value && `: ${value}`].filter(Boolean).join('');
}

/** "Design: 2 h × 99.5 (Zero-rated)", "Oak: 1 × 200 (one of Wood, not chosen)". */
function lineText({ name, quantity, unit, rate, ...line }: ValueOf<'lines'>['lines'][number]): string {
  const { taxTreatment, supplyCategory, choice, chosen, followsPrice } = line;
  const taxation = taxTreatment
    ? TAX_TREATMENT_LABELS[taxTreatment]
    : supplyCategory && SUPPLY_CATEGORY_LABELS[supplyCategory];
  const offer = choice && (choice === 'optional' ? 'optional' : `one of ${choice.group}`);
  const more = [
    taxation,
    offer,
    offer && (chosen ? 'chosen' : 'not chosen'),
    followsPrice && 'follows its product’s price',
  ]
    .filter(Boolean)
    .join(', ');
  return `${name}: ${withUnit(String(quantity), unit)} × ${rate}${more ? ` (${more})` : ''}`;
}

/** "GST 3.6%, ON 8.8%, from Oct 1, 2026, fiscal year from January". */
function quickMethodText({ from, yearStart, sinceRegistration, rates }: ValueOf<'quickMethod'>['method']): string {
  const percents = ALL_QUICK_GROUPS.filter((group) => group in rates).map((group) => `${group} ${rates[group]}%`);
  return [
    ...(percents.length > 0 ? percents : ['no rate']),
    `from ${shortDay(from)}${sinceRegistration ? ' (registration)' : ''}`,
    `fiscal year from ${MONTH.format(Date.UTC(2026, yearStart - 1))}`,
  ].join(', ');
}

const MONTH = new Intl.DateTimeFormat('en-CA', { month: 'long', timeZone: 'UTC' });

/** A timestamp in the reader's time zone, as "Jan 5, 2026, 3:04 PM". */
function momentText(timestamp: string): string {
  const date = new Date(timestamp);
  return `${shortDay(localDay(date))}, ${timeOfDay(date.getHours(), date.getMinutes())}`;
}
