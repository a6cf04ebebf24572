import { REBATE_LINE, type ReturnAccount } from './return-lines.ts';
import type { TaxReturn } from './schema.ts';

/** The numbers of the lines that follow from what the business paid on its purchases, and of those they are made of. */
type ClaimLines = {
  readonly total: string;
  readonly claimed: string;
  readonly deducted: string;
  readonly deductions: string;
  readonly net: string;
};

/** The accounts of which the tax on purchases is deducted. */
export const CLAIM_ACCOUNTS = ['GST_HST', 'QST'] as const satisfies readonly ReturnAccount[];
export type ClaimAccount = (typeof CLAIM_ACCOUNTS)[number];

/** The numbers of the lines of each. */
export const CLAIM_LINES: Readonly<Record<ClaimAccount, ClaimLines>> = {
  GST_HST: { total: '105', claimed: '106', deducted: '107', deductions: '108', net: '109' },
  QST: { total: '205', claimed: '206', deducted: '207', deductions: '208', net: '209' },
};

/** Whether the tax on purchases is deducted on the return of an account. */
export function isClaimAccount(account: ReturnAccount): account is ClaimAccount {
  return account in CLAIM_LINES;
}

/** The lines of a return with the tax on purchases, in cents; `netCents` is negative for a refund. */
export type Claims = ClaimLines & { readonly deductionsCents: number; readonly netCents: number };

/** The lines with what a business claims, in cents; undefined for an account without any. */
export function claimsOf(account: ReturnAccount, lines: TaxReturn['lines'], cents: number): Claims | undefined {
  if (!isClaimAccount(account)) return undefined;
  const numbers = CLAIM_LINES[account];
  const deductionsCents = cents + (lines[numbers.deducted] ?? 0);
  return { ...numbers, deductionsCents, netCents: (lines[numbers.total] ?? 0) - deductionsCents };
}

/** What a return comes to with what is claimed, in cents, less rebates; negative for a refund. */
export function netOfReturn({ account, lines }: Pick<TaxReturn, 'account' | 'lines'>, claimedCents = 0): number {
  const netCents = claimsOf(account, lines, claimedCents)?.netCents ?? lines.net ?? 0;
  return netCents - (lines[REBATE_LINE] ?? 0);
}
