import { toCents } from '#shared/money.ts';
import type { ReturnAccount } from '#shared/reports/return-lines.ts';
import type { TaxReturn } from '#shared/reports/schema.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';

/** The numbers of the lines that follow from what the business paid on its purchases, and of those they are made of. */
type ClaimLines = {
  readonly total: string;
  readonly claimed: string;
  readonly deducted: string;
  readonly deductions: string;
  readonly net: string;
};

const CLAIM_LINES: { readonly [Account in ReturnAccount]?: ClaimLines } = {
  GST_HST: { total: '105', claimed: '106', deducted: '107', deductions: '108', net: '109' },
  QST: { total: '205', claimed: '206', deducted: '207', deductions: '208', net: '209' },
};

/** The lines of a return with the tax on purchases, in cents; `netCents` is negative for a refund. */
export type Claims = ClaimLines & { readonly deductionsCents: number; readonly netCents: number };

/** The lines with what a business claims, in cents; undefined for an account without any. */
export function claimsOf(account: ReturnAccount, lines: TaxReturn['lines'], cents: number): Claims | undefined {
  const numbers = CLAIM_LINES[account];
  if (!numbers) return undefined;
  const deductionsCents = cents + (lines[numbers.deducted] ?? 0);
  return { ...numbers, deductionsCents, netCents: (lines[numbers.total] ?? 0) - deductionsCents };
}

/** What was typed, in cents: nothing is 0; undefined for a text that is no amount. */
export function claimedCents(typed: TypedNumber): number | undefined {
  if (typed === '') return 0;
  return typeof typed === 'number' ? toCents(typed) : undefined;
}
