import { enCa } from '#shared/locale/en-ca.ts';
import { toCents } from '#shared/money.ts';

/** A price with a dollar sign and two decimals (spec 2 §9), such as "$1,200.00". */
export function priceText(price: number): string {
  return `$${enCa.amount(toCents(price))}`;
}
