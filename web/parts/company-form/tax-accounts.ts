import type { ProvinceCode } from '#shared/canada/provinces.ts';
import type { TaxAccount } from '#shared/canada/tax-codes.ts';

type Account = {
  /** A number as it is written. */
  readonly example: string;
  /** The province that collects the tax; absent if every province does. */
  readonly province?: ProvinceCode;
};

/** The registrations beside their texts. */
export const ACCOUNTS: Readonly<Record<TaxAccount, Account>> = {
  GST: { example: '12345 6782 RT0001' },
  QST: { example: '1234567890 TQ0001', province: 'QC' },
  PST_BC: { example: 'PST-1234-5678', province: 'BC' },
  PST_SK: { example: '1234567', province: 'SK' },
  RST_MB: { example: '123456-7', province: 'MB' },
};
