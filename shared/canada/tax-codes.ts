/** The sales taxes of Canada. `PST_BC`, `PST_SK` and `RST_MB` are three taxes of three provinces. */
export const TAX_CODES = ['GST', 'HST', 'QST', 'PST_BC', 'PST_SK', 'RST_MB'] as const;
export type TaxCode = (typeof TAX_CODES)[number];

/** The registrations a business can have; one covers GST and HST. */
export const TAX_ACCOUNTS = ['GST', 'QST', 'PST_BC', 'PST_SK', 'RST_MB'] as const;
export type TaxAccount = (typeof TAX_ACCOUNTS)[number];

/** The registration under which a tax is charged. */
export function accountOf(code: TaxCode): TaxAccount {
  return code === 'HST' ? 'GST' : code;
}
