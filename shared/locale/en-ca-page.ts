import { placeLine } from '#shared/address-lines.ts';
import type { TaxCode } from '#shared/canada/tax-codes.ts';
import { type Currency, plainAmount } from '#shared/money.ts';
import { monthOf } from './en-ca-day.ts';
import { enCaDocumentLabels } from './en-ca-labels.ts';
import { groupedDecimal } from './grouped-decimal.ts';

const amount = (cents: number) =>
  plainAmount(cents)
    .replace('-', '−')
    .replace(/\B(?=(\d{3})+(?=\.))/g, ',');

/** `MMMM dd, yyyy`, such as "January 05, 2026" (spec 1 §2.12). */
export const longDay = (day: string) => `${monthOf(day)} ${day.slice(8, 10)}, ${day.slice(0, 4)}`;

/** Canadian English for what any document shows, whatever its kind. */
export const enCaPage = {
  /** BCP 47 tag for the `lang` attribute. */
  locale: 'en-CA',
  /** An amount with two decimals and its currency code, such as "1,234.50 CAD" (spec 1 §9). */
  money: (cents: number, currency: Currency) => `${amount(cents)} ${currency}`,
  /** An amount without its currency, for columns that show it elsewhere. */
  amount,
  /** A quantity without trailing zeros. */
  quantity: (quantity: number) => groupedDecimal(quantity, { group: ',', point: '.' }),
  /** A percentage, such as "9.975%". */
  percent: (percent: number) => `${Math.round(percent * 10_000) / 10_000}%`,
  /** `MMMM dd, yyyy`, such as "January 05, 2026" (spec 1 §2.12). */
  longDay,
  /** Payment terms: the product's own wording in this language, anything else as typed. */
  terms: (text: string) => text,
  /** The line of an address with city, province and postal code; empty if none is known. */
  place: placeLine,
  /** The name of a tax: those of British Columbia, Saskatchewan and Manitoba are "PST_BC", "PST_SK" and "RST_MB". */
  taxName: (code: TaxCode) => code.slice(0, 3),
  /** A rate that applies to a part of the price: "6% on 30% of the price". */
  onPart: (rate: string, part: string) => `${rate} on ${part} of the price`,
  /** The taxes of a line by their names; `isAll` if the invoice has no others. */
  taxedWith: (taxes: readonly string[], isAll: boolean) =>
    isAll || taxes.length > 1 ? taxes.join(' and ') : `${taxes} only`,
  /** Why a line has no tax. */
  untaxed: { zeroRated: 'Zero-rated', export: 'Export', exempt: 'Exempt', other: 'Not taxed' },
  /** What a deposit request says about taxes. */
  depositNote:
    'This is a request for a deposit, not an invoice. No tax is charged on a deposit: the invoice that it is applied to charges the tax.',
  /** Why an export has no tax. */
  exported: 'Export: zero-rated',
  /** What Ontario's First Nations relief credits. */
  ontarioPart: 'Ontario’s part of HST (8%)',
  /** Why a tax is not charged: the number of the recipient's exemption, or its reason if there is none. */
  exemption: ({ tax, number, reason }: { tax: string; number: string | undefined; reason: string }) =>
    `Exempt from ${tax}: ${number ? `number ${number}` : reason}`,
  document: enCaDocumentLabels,
};
