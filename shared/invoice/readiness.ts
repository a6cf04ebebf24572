import * as z from 'zod';
import { type CalendarDay, daysBetween } from '#shared/calendar-day.ts';
import type { PstCode } from '#shared/canada/pst-shares.ts';
import type { TaxExemption } from '#shared/canada/tax-exemption.ts';
import { taxesIn } from '#shared/canada/tax-rates.ts';
import { placeOfSupply } from '#shared/document/tax-place.ts';
import { type InvoiceTotals, invoiceTotals } from '#shared/document/totals.ts';
import { detailsOf } from '#shared/payment-methods.ts';
import { amountDueCents, MAXIMUM_CARD_CENTS, MINIMUM_CARD_CENTS } from './amount-due.ts';
import type { PublicInvoice } from './public-invoice.ts';

/** Findings that the sales of the business lead to. */
const OF_SALES = ['mustRegister', 'mustRegisterPST_BC', 'mustRegisterPST_SK', 'mustRegisterRST_MB'] as const;

/**
 * Details that an invoice can lack before it is sent, most urgent first: those needed to pay it, then those that the
 * Canada Revenue Agency and Revenu Québec require so that the buyer can claim the tax.
 */
export const FINDINGS = [
  'payment',
  'cardMinimum',
  'cardMaximum',
  'eTransferCurrency',
  'name',
  'address',
  'unprintable',
  'onlyETransfer',
  'zeroTotal',
  'issueDate',
  'pastDue',
  'registration',
  'combinedTax',
  'noProvince',
  'unknownProvince',
  'buyer',
  'description',
  'terms',
  'exemptionNumber',
  'email',
  ...OF_SALES,
] as const;
export const Finding = z.enum(FINDINGS);
export type Finding = z.infer<typeof Finding>;

/**
 * Findings that hold an invoice back until its sender confirms: it could not be paid, traced to a business, or read in
 * its PDF.
 */
export const HOLDING: ReadonlySet<Finding> = new Set([
  'payment',
  'cardMinimum',
  'cardMaximum',
  'eTransferCurrency',
  'name',
  'address',
  'unprintable',
]);

/** Findings that only the server has: about characters of its PDFs, and the sales of the business. */
export const FROM_SERVER: ReadonlySet<Finding> = new Set(['unprintable', ...OF_SALES]);

/** An invoice as its recipient would see it, with further facts that decide the findings. */
export type ReadinessInput = {
  readonly invoice: PublicInvoice;
  /** The company's own name; without a company, the invoice shows the owner's. */
  readonly companyName: string | undefined;
  /** Day in the business's time zone. */
  readonly today: CalendarDay;
  /** The characters that its PDF cannot show. */
  readonly unprintable?: readonly string[];
  /** Sales since `smallSupplierSince(today)`, in cents of any currency; needed only without a tax number. */
  readonly recentSalesCents?: number;
  /** The tax that `missingPst` found, if sales there since `pstSince(today)` exceed its threshold. */
  readonly unregisteredPst?: PstCode | undefined;
};

/** Findings about taxes. */
const FOR_TAXES: ReadonlySet<Finding> = new Set([
  'registration',
  'combinedTax',
  'noProvince',
  'unknownProvince',
  'buyer',
  'description',
  'terms',
  'exemptionNumber',
  ...OF_SALES,
]);

/** The findings about a deposit request, which charges no taxes. */
const FOR_DEPOSITS = FINDINGS.filter((finding) => !FOR_TAXES.has(finding));

/** Totals with tax, in cents, from which more must be shown (since 2021-04-20). */
const FROM_100 = 10_000;
const FROM_500 = 50_000;

/** The findings about an invoice, most urgent first; empty if it is ready to be sent. */
export function findingsOf(input: ReadinessInput): Finding[] {
  const facts = { ...input, totals: invoiceTotals(input.invoice) };
  const possible = input.invoice.isDeposit ? FOR_DEPOSITS : FINDINGS;
  return possible.filter((finding) => APPLIES[finding](facts));
}

type Facts = ReadinessInput & { readonly totals: InvoiceTotals };

const APPLIES: Readonly<Record<Finding, (facts: Facts) => boolean>> = {
  payment: ({ invoice }) => !takesCards(invoice) && !hasInstructions(invoice) && !invoice.eTransferEmail,
  onlyETransfer: ({ invoice }) =>
    !takesCards(invoice) && !hasInstructions(invoice) && invoice.eTransferEmail !== undefined,
  cardMinimum: ({ invoice }) => needsCard(invoice) && isBetween(amountDueCents(invoice), 1, MINIMUM_CARD_CENTS - 1),
  cardMaximum: ({ invoice }) => needsCard(invoice) && amountDueCents(invoice) > MAXIMUM_CARD_CENTS,
  eTransferCurrency: ({ invoice }) => invoice.paymentMethod === 'e-transfer' && invoice.currency !== 'CAD',
  name: ({ companyName }) => isBlank(companyName),
  address: ({ invoice }) => isBlank(invoice.company.address),
  unprintable: ({ unprintable = [] }) => unprintable.length > 0,
  zeroTotal: ({ totals }) => totals.totalCents === 0,
  issueDate: ({ invoice }) => isBlank(invoice.issueDate),
  pastDue: ({ invoice, today }) => !isBlank(invoice.dueDate) && daysBetween(today, invoice.dueDate) < 0,
  registration: ({ invoice, totals }) =>
    totals.totalCents >= FROM_100 && totals.taxCents > 0 && !showsRegistration(invoice),
  combinedTax: ({ invoice }) => isCombined(invoice),
  noProvince: (facts) => untaxedPlace(facts) === '',
  unknownProvince: (facts) => Boolean(untaxedPlace(facts)),
  buyer: ({ invoice, totals }) => totals.totalCents >= FROM_500 && isBlank(invoice.billingName),
  description: ({ invoice, totals }) =>
    totals.totalCents >= FROM_500 && invoice.items.some(({ name }) => isBlank(name)),
  terms: ({ invoice, totals }) => totals.totalCents >= FROM_500 && isBlank(invoice.paymentTerms),
  exemptionNumber: ({ invoice }) => invoice.taxExemptions?.some(isUnprovenRelief) ?? false,
  email: ({ invoice }) => isBlank(invoice.company.email),
  mustRegister: ({ invoice, recentSalesCents = 0 }) =>
    isBlank(invoice.company.vat) && recentSalesCents > SMALL_SUPPLIER_CENTS,
  mustRegisterPST_BC: ({ unregisteredPst }) => unregisteredPst === 'PST_BC',
  mustRegisterPST_SK: ({ unregisteredPst }) => unregisteredPst === 'PST_SK',
  mustRegisterRST_MB: ({ unregisteredPst }) => unregisteredPst === 'RST_MB',
};

/** Ontario's relief is credited by the number of the customer's status card. */
const isUnprovenRelief = ({ tax, number }: TaxExemption) => tax === 'HST_ON' && isBlank(number);

const isBlank = (text: string | undefined) => !text?.trim();

const isBetween = (value: number, min: number, max: number) => value >= min && value <= max;

const takesCards = ({ company }: PublicInvoice) => company.paymentSettings.paymentIntegrationEnabled;

/** Whether a payer without a card knows how to pay; cash, for one, needs no details. */
function hasInstructions({ paymentMethod, paymentInstructions }: PublicInvoice): boolean {
  if (paymentMethod === 'card') return false;
  return detailsOf(paymentMethod).length === 0 || paymentInstructions !== undefined;
}

/** Whether a card is the only way to pay. */
const needsCard = (invoice: PublicInvoice) => takesCards(invoice) && !hasInstructions(invoice);

function showsRegistration({ taxes, company }: PublicInvoice): boolean {
  return !isBlank(company.vat) || (taxes?.some(({ registration }) => registration) ?? false);
}

/** The text entered as the province of an invoice that is not taxed because its place is unknown. */
function untaxedPlace({ invoice }: Facts): string | undefined {
  if (invoice.taxes?.length !== 0 || isBlank(invoice.company.vat)) return undefined;
  const place = placeOfSupply(invoice, invoice.company);
  return place.kind === 'unknown' ? place.typed : undefined;
}

/** Whether one percentage combines two taxes, each of which must be shown. */
function isCombined(invoice: PublicInvoice): boolean {
  const { taxes, taxType = 'percentage', taxValue = 0, issueDate, company } = invoice;
  if (taxes || taxType !== 'percentage') return false;
  const place = placeOfSupply(invoice, company);
  const rates = place.kind === 'province' ? taxesIn(place.province, issueDate) : [];
  const sum = rates.reduce((percent, rate) => percent + rate.percent, 0);
  return rates.length > 1 && Math.abs(sum - taxValue) < 0.01;
}

/**
 * A business must register for GST once it sells more than this, worldwide, in up to four calendar quarters in a row.
 */
const SMALL_SUPPLIER_CENTS = 3_000_000;

/** The first day of the three calendar quarters before the current one. */
export function smallSupplierSince(today: CalendarDay): CalendarDay {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const firstMonth = Math.floor((month - 1) / 3) * 3 + 1;
  // Three quarters earlier is a year earlier and one quarter later.
  return firstMonth + 3 > 12 ? `${year}-01-01` : `${year - 1}-${String(firstMonth + 3).padStart(2, '0')}-01`;
}

/** The first day of the last twelve months, including the current one. */
export function pstSince(today: CalendarDay): CalendarDay {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return month === 12 ? `${year}-01-01` : `${year - 1}-${String(month + 1).padStart(2, '0')}-01`;
}
