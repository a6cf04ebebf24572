import type { TaxAccount } from '#shared/canada/tax-codes.ts';

/**
 * Where the taxes of an invoice come from. `province`: the province where it is delivered. `custom`: `taxType` and
 * `taxValue`. `none`: there are none.
 */
export const TAX_MODES = ['province', 'custom', 'none'] as const;
export type TaxMode = (typeof TAX_MODES)[number];

type Choice = {
  readonly isDeposit?: boolean | undefined;
  readonly taxMode?: TaxMode | undefined;
  readonly taxType?: unknown;
  readonly taxValue?: unknown;
};

/**
 * The mode of a draft. A deposit request has no taxes (ETA 168(9)). If its creator chose none, it is `custom` if a tax was entered, else `province` if its issuer
 * has a registration. An issued invoice has always a mode.
 */
export function taxModeOf({ isDeposit, taxMode, taxType, taxValue }: Choice, registrations: Registrations): TaxMode {
  if (isDeposit) return 'none';
  if (taxMode) return taxMode;
  if (taxType !== undefined || taxValue !== undefined) return 'custom';
  return isRegistered(registrations) ? 'province' : 'none';
}

type Registrations = { readonly [Account in TaxAccount]?: string | undefined } | undefined;

/** Whether a business charges the province's taxes; one without a registration is a small supplier. */
export function isRegistered(registrations: Registrations): boolean {
  return Object.values(registrations ?? {}).some(Boolean);
}
