import { isDeepStrictEqual } from 'node:util';
import type { InvoiceTax } from '#shared/document/tax.ts';

/** Whether two states of a document are equal: undefined fields and empty texts mean the same. */
export function isSameContent(one: object, other: object): boolean {
  return isDeepStrictEqual(stored(one), stored(other));
}

const stored = (document: object): unknown =>
  JSON.parse(JSON.stringify(document, (_, value: unknown) => (value === '' ? undefined : value)));

type Charged = { readonly totalCents: number; readonly taxes?: readonly InvoiceTax[] | undefined };

/** Whether two versions of a document charge the same taxes and total. */
export function isChargedAlike(one: Charged, other: Charged): boolean {
  return charged(one) === charged(other);
}

/** The amounts charged; a tax's registration number and source make no difference. */
function charged({ totalCents, taxes = [] }: Charged): string {
  return JSON.stringify([totalCents, taxes.map(({ code, ratePercent, amount }) => [code, ratePercent, amount])]);
}
