import type { ProvinceCode } from '#shared/canada/provinces.ts';
import type { TaxAccount } from '#shared/canada/tax-codes.ts';

type AccountTexts = {
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string;
  /** Shown for an invalid number. */
  readonly error: string;
  /** The province that collects the tax; absent if every province does. */
  readonly province?: ProvinceCode;
};

/** Labels, hints and messages of the registration fields. */
export const ACCOUNT_TEXTS: Readonly<Record<TaxAccount, AccountTexts>> = {
  GST: {
    label: 'GST/HST Number',
    hint: 'Nine digits, then RT and four digits',
    placeholder: '12345 6782 RT0001',
    error: 'A GST/HST number has nine digits, RT and four digits, such as 12345 6782 RT0001. Please check each digit.',
  },
  QST: {
    label: 'QST Number',
    hint: 'Ten digits, then TQ and four digits',
    placeholder: '1234567890 TQ0001',
    error: 'A QST number has ten digits, TQ and four digits, such as 1234567890 TQ0001.',
    province: 'QC',
  },
  PST_BC: {
    label: 'PST Number (British Columbia)',
    hint: 'PST and eight digits',
    placeholder: 'PST-1234-5678',
    error: 'A British Columbia PST number has eight digits, such as PST-1234-5678.',
    province: 'BC',
  },
  PST_SK: {
    label: 'PST Number (Saskatchewan)',
    hint: 'Seven digits',
    placeholder: '1234567',
    error: 'A Saskatchewan PST number has seven digits, such as 1234567.',
    province: 'SK',
  },
  RST_MB: {
    label: 'RST Number (Manitoba)',
    hint: 'Seven digits',
    placeholder: '123456-7',
    error: 'A Manitoba RST number has seven digits, such as 123456-7.',
    province: 'MB',
  },
};
