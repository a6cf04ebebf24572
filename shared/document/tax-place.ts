import { isInCanada, type ProvinceCode, provinceOf } from '#shared/canada/provinces.ts';

/**
 * The place of supply, and the address it comes from. `abroad`: outside Canada. `unknown`: no address has a known
 * province; `typed` is the customer's as entered.
 */
export type TaxPlace =
  | { readonly kind: 'province'; readonly province: ProvinceCode; readonly from: 'supply' | 'customer' | 'company' }
  | { readonly kind: 'abroad' }
  | { readonly kind: 'unknown'; readonly typed: string };

type Addresses = {
  readonly billingProvince?: string | undefined;
  readonly billingCountry?: string | undefined;
  readonly supplyProvince?: ProvinceCode | undefined;
};

/** The place whose taxes apply: the chosen one, else the customer's, or the company's if the customer's is blank. */
export function placeOfSupply(
  { billingProvince, billingCountry, supplyProvince }: Addresses,
  issuer: { readonly province?: string | undefined },
): TaxPlace {
  if (supplyProvince) return { kind: 'province', province: supplyProvince, from: 'supply' };
  if (isInCanada({ country: billingCountry, province: billingProvince }) === false) return { kind: 'abroad' };
  const customerProvince = provinceOf(billingProvince);
  if (customerProvince) return { kind: 'province', province: customerProvince, from: 'customer' };
  const typed = billingProvince?.trim() ?? '';
  const companyProvince = typed ? undefined : provinceOf(issuer.province);
  return companyProvince
    ? { kind: 'province', province: companyProvince, from: 'company' }
    : { kind: 'unknown', typed };
}
