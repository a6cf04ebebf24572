import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { TaxExemption } from '#shared/canada/tax-exemption.ts';
import type { Customer } from '#shared/customer/schema.ts';
import { BILL_TO_FIELDS, BILLING, type BillToField } from '#shared/document/bill-to.ts';
import { dueByText, dueDayOf, paymentTermsChoice } from '#shared/document/payment-terms.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { enCaInvoice } from '#shared/locale/en-ca-invoice.ts';
import { type Language, languageAt } from '#shared/locale/language.ts';
import type { InvoiceCurrency } from '#shared/money.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import { firstPaymentMethod } from '#shared/payment-settings/first-payment-method.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import type { DepositRequest } from '#web/lib/queries/deposits.ts';
import { billToCustomer } from '#web/lib/records/bill-to.ts';

/** What a deposit request takes from its customer, or from the draft that it is made for. */
export type DepositSource = {
  readonly customerId: string;
  readonly billing: Readonly<Record<(typeof BILLING)[BillToField], string>>;
  /** That of the request; undefined if its address decides. */
  readonly language: Language | undefined;
  readonly currency: InvoiceCurrency;
  readonly paymentMethod: PaymentMethod;
  readonly poNumber: string;
  readonly taxExemptions: readonly TaxExemption[] | undefined;
  /** The terms that give the due day, if they name any. */
  readonly paymentTerms: string | undefined;
  /** The draft that it is made for. */
  readonly draft?: { readonly id: string; readonly total: number; readonly firstLine: string };
};

/** The source of a request that is for no invoice yet. */
export function sourceOfCustomer(
  customer: Customer,
  { currency, settings }: { currency: InvoiceCurrency; settings: PaymentSettings | null },
): DepositSource {
  const to = billToCustomer(customer);
  return {
    customerId: customer.id,
    billing: billingOf((field) => to[field]),
    language: customer.language,
    currency,
    paymentMethod: customer.paymentMethod ?? firstPaymentMethod(settings),
    poNumber: to.poNumber ?? '',
    taxExemptions: customer.taxExemptions,
    paymentTerms: customer.paymentTerms || settings?.paymentTerms,
  };
}

/** The source of a request for a draft. */
export function sourceOfDraft(draft: Invoice, customerId: string, settings: PaymentSettings | null): DepositSource {
  return {
    customerId,
    billing: billingOf((field) => draft[BILLING[field]] ?? ''),
    language: draft.language,
    currency: draft.currency,
    paymentMethod: draft.paymentMethod,
    poNumber: draft.poNumber ?? '',
    taxExemptions: draft.taxExemptions,
    paymentTerms: settings?.paymentTerms,
    draft: { id: draft.id, total: draft.total, firstLine: draft.items[0]?.name ?? '' },
  };
}

function billingOf(read: (field: BillToField) => string): DepositSource['billing'] {
  const entries = BILL_TO_FIELDS.map((field) => [BILLING[field], read(field)] as const);
  return Object.fromEntries(entries) as DepositSource['billing'];
}

/** How many days a deposit is due in, unless the usual terms name a day. */
const USUAL_DAYS = 14;

/** The due day of a new request. */
export function firstDueDay(
  { paymentTerms = '' }: Pick<DepositSource, 'paymentTerms'>,
  today: CalendarDay,
): CalendarDay {
  return dueDayOf(paymentTermsChoice(paymentTerms), today) ?? addDays(today, USUAL_DAYS);
}

/** What a deposit is called on its request, in the language of the recipient. */
const LINE: Readonly<Record<Language, { bare: string; named: (what: string) => string }>> = {
  en: { bare: 'Deposit', named: (what) => `Deposit: ${what}` },
  fr: { bare: 'Acompte', named: (what) => `Acompte\u00a0: ${what}` },
};

type Entered = { readonly amount: unknown; readonly what: string; readonly dueDate: CalendarDay };
type Numbered = { readonly today: CalendarDay; readonly invoiceNumber: string };

/** The body that creates a deposit request, to be checked. */
export function depositInput(source: DepositSource, { amount, what, dueDate }: Entered, numbered: Numbered) {
  const { customerId, billing, currency, paymentMethod, poNumber, taxExemptions, draft } = source;
  const language = languageOf(source);
  const line = LINE[language];
  const subject = what.trim();
  return {
    isDeposit: true,
    ...(draft && { depositFor: draft.id }),
    ...{ customerId, ...billing, currency, paymentMethod },
    ...(poNumber && { poNumber }),
    ...(taxExemptions?.length && { taxExemptions }),
    language,
    invoiceNumber: numbered.invoiceNumber,
    issueDate: numbered.today,
    dueDate,
    ...(dueDate && { paymentTerms: dueByText(enCaInvoice.longDay(dueDate)) }),
    taxMode: 'none',
    items: [{ name: subject ? line.named(subject) : line.bare, quantity: 1, ...(amount !== '' && { rate: amount }) }],
    status: 'DRAFT',
  } satisfies { readonly [Field in keyof DepositRequest]?: unknown };
}

function languageOf({ language, billing }: DepositSource): Language {
  return language ?? languageAt({ province: billing.billingProvince, country: billing.billingCountry });
}
