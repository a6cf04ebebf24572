/** Currencies of prices and preferences (spec 2 §9). */
export const CURRENCIES = ['CAD', 'USD', 'EUR', 'GBP', 'AUD'] as const;
/** Currencies offered on an invoice (spec 1 §9). */
export const INVOICE_CURRENCIES = ['CAD', 'USD', 'EUR', 'GBP'] as const;

export type Currency = (typeof CURRENCIES)[number];
export type InvoiceCurrency = (typeof INVOICE_CURRENCIES)[number];

/** The currency of a new invoice for a preferred currency: CAD if invoices do not support it (spec 1 §9). */
export function invoiceCurrency(preferred: Currency): InvoiceCurrency {
  return INVOICE_CURRENCIES.find((offered) => offered === preferred) ?? 'CAD';
}

/** Maximum amount that can be entered, in cents. */
export const MAX_AMOUNT_CENTS = 99_999_999_999;
/** Maximum amount of an invoice line, in cents. */
export const MAX_LINE_CENTS = 10 ** 12;
/** Maximum total of an invoice, in cents. */
export const MAX_TOTAL_CENTS = 10 ** 13;

/** Major units, such as 12.34, as integer cents. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Integer cents as major units, such as 12.34. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** An amount with two decimals and no separators, such as "1234.50": for CSV and providers. */
export function plainAmount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Whether a number has at most this many decimals in its shortest notation: 0.1 has one. */
export function hasAtMostDecimals(value: number, decimals: number): boolean {
  const scaled = value * 10 ** decimals;
  return Math.abs(scaled - Math.round(scaled)) <= Math.max(1, Math.abs(scaled)) * 2 ** -50;
}
