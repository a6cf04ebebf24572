import type { ProvinceCode } from '#shared/canada/provinces.ts';
import type { TaxAccount, TaxCode } from '#shared/canada/tax-codes.ts';
import type { TaxTreatment } from '#shared/canada/tax-treatment.ts';

/** An invoice in integers: quantities and percentages in ten-thousandths, money in cents. */
export type ExactInvoice = {
  readonly lines: readonly ExactLine[];
  readonly discount: ExactAdjustment;
  readonly shipping: ExactAdjustment;
  readonly province: ProvinceCode;
  /** From 2019-07-01: older rates are not covered here. */
  readonly issueDate: string;
  readonly registrations: readonly TaxAccount[];
  /** Whether the customer has Ontario's relief for First Nations. */
  readonly isRelieved?: boolean;
};

/** A line, taxed by its treatment or by its supply category. */
export type ExactLine = {
  readonly quantity: number;
  readonly rateCents: number;
  readonly taxed: TaxTreatment | SoldKind;
};

/** Kinds of goods and services that provinces tax differently. */
export const SOLD_KINDS = ['goods', 'books', 'childrensClothing', 'preparedFood', 'otherServices'] as const;
type SoldKind = (typeof SOLD_KINDS)[number];

export type ExactAdjustment =
  | { readonly type: 'fixed'; readonly cents: number }
  | { readonly type: 'percentage'; readonly tenThousandths: number };

type ExactTaxes = {
  readonly taxes: Record<TaxCode, number>;
  /** How many rows show a tax: one for each of its rates. */
  readonly rows: number;
  readonly total: number;
};

/**
 * The taxes and the total of an invoice in cents, computed in exact arithmetic and independently of the product's code.
 * A tax that does not apply is 0.
 */
export function exactTaxes(invoice: ExactInvoice): ExactTaxes {
  const amounts = invoice.lines.map((line) => rounded(BigInt(line.quantity) * BigInt(line.rateCents), 10_000n));
  const subtotal = sum(amounts);
  const discount = least(cents(invoice.discount, subtotal), subtotal);
  const shipping = cents(invoice.shipping, subtotal);
  const discounts = exactShares(discount, amounts);
  const shippings = exactShares(shipping, amounts);
  const taxedAmounts = amounts.map((amount, at) => amount - (discounts[at] ?? 0n) + (shippings[at] ?? 0n));
  const foodCents = sum(taxedAmounts.filter((_, at) => invoice.lines[at]?.taxed === 'preparedFood'));
  const taxes = { GST: 0, HST: 0, QST: 0, PST_BC: 0, PST_SK: 0, RST_MB: 0 };
  let rows = 0;
  let total = subtotal - discount + shipping;
  for (const [code, percent] of Object.entries(percentages(invoice)) as [TaxCode, number][]) {
    if (!invoice.registrations.includes(code === 'HST' ? 'GST' : code)) continue;
    const percents = invoice.lines.map((line) => percentOn(line, { code, percent, invoice, foodCents }));
    for (const rate of new Set(percents)) {
      const base = sum(taxedAmounts.filter((_, at) => percents[at] === rate));
      const tax = rounded(base * BigInt(Math.round(rate * 1_000)), 100_000n);
      taxes[code] += Number(tax);
      rows += tax > 0n ? 1 : 0;
      total += tax;
    }
  }
  return { taxes, rows, total: Number(total) };
}

/**
 * Splits an amount in cents in proportion to the lines' amounts: shares are rounded down, and the remaining cents go to
 * the largest fractions, the earlier line first on a tie. If all amounts are zero, the first line gets everything.
 */
export function exactShares(amount: bigint, amounts: readonly bigint[]): bigint[] {
  const whole = sum(amounts);
  if (whole === 0n) return amounts.map((_, at) => (at === 0 ? amount : 0n));
  const shares = amounts.map((each, at) => ({ at, cents: (amount * each) / whole, left: (amount * each) % whole }));
  const missing = Number(amount - sum(shares.map((share) => share.cents)));
  const first = shares.toSorted((a, b) => (a.left === b.left ? a.at - b.at : a.left > b.left ? -1 : 1));
  const rising = new Set(first.slice(0, missing).map((share) => share.at));
  return shares.map((share) => share.cents + (rising.has(share.at) ? 1n : 0n));
}

/** The percentages charged at a place on a day. */
function percentages({ province, issueDate }: ExactInvoice): Partial<Record<TaxCode, number>> {
  switch (province) {
    case 'AB':
    case 'NT':
    case 'NU':
    case 'YT':
      return { GST: 5 };
    case 'ON':
      return { HST: 13 };
    case 'NB':
    case 'NL':
    case 'PE':
      return { HST: 15 };
    case 'NS':
      return { HST: issueDate <= '2025-03-31' ? 15 : 14 };
    case 'BC':
      return { GST: 5, PST_BC: 7 };
    case 'SK':
      return { GST: 5, PST_SK: 6 };
    case 'MB':
      return { GST: 5, RST_MB: 7 };
    case 'QC':
      return { GST: 5, QST: 9.975 };
  }
}

type Taxing = { code: TaxCode; percent: number; invoice: ExactInvoice; foodCents: bigint };

/** What a tax charges on a line; 0 if it does not apply. */
function percentOn(line: ExactLine, { code, percent, invoice, foodCents }: Taxing): number {
  const { province, isRelieved } = invoice;
  if (!isTaxed(line, code)) return 0;
  if (code === 'QST' && line.taxed === 'books') return 0;
  if (code !== 'HST') return percent;
  if (isRelieved && province === 'ON') return 5;
  switch (line.taxed) {
    case 'books':
      return 5;
    case 'childrensClothing':
      return province === 'ON' || province === 'NS' || province === 'PE' ? 5 : percent;
    case 'preparedFood':
      return province === 'ON' && foodCents <= 400n ? 5 : percent;
    default:
      return percent;
  }
}

function isTaxed(line: ExactLine, code: TaxCode): boolean {
  const isPst = code === 'PST_BC' || code === 'PST_SK' || code === 'RST_MB';
  switch (line.taxed) {
    case 'taxable':
    case 'goods':
      return true;
    case 'noPst':
    case 'otherServices':
    case 'books':
      return !isPst;
    case 'childrensClothing':
    case 'preparedFood':
      return !isPst || code === 'PST_SK';
    default:
      return false;
  }
}

function cents(adjustment: ExactAdjustment, subtotal: bigint): bigint {
  return adjustment.type === 'fixed'
    ? BigInt(adjustment.cents)
    : rounded(subtotal * BigInt(adjustment.tenThousandths), 1_000_000n);
}

/** Rounds a fraction half up; nothing here is negative. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
