import { divideRounded } from '#shared/document/divide-rounded.ts';
import type { AdjustmentType } from '#shared/document/totals.ts';
import { toCents } from '#shared/money.ts';
import type { EstimateStatus } from './status.ts';

/** What an estimate asks for on acceptance: an amount in major units, or a percentage of its total. */
export type DepositTerms = {
  readonly depositType?: AdjustmentType | undefined;
  readonly depositValue?: number | undefined;
};

/** The part of an estimate that says which deposit to show. */
type Asking = DepositTerms & {
  readonly status: EstimateStatus;
  readonly deposit?: { readonly amount: number } | undefined;
};

/** The deposit that an estimate shows, in cents: as requested, or as due before it is accepted; 0 once none is requested. */
export function shownDepositCents({ status, deposit, ...terms }: Asking, totalCents: number): number {
  if (deposit) return toCents(deposit.amount);
  return status === 'ACCEPTED' ? 0 : depositCents(terms, totalCents);
}

/** The deposit that is due on acceptance, in cents: never more than the total, rounded half up. */
export function depositCents({ depositType = 'fixed', depositValue = 0 }: DepositTerms, totalCents: number): number {
  if (depositType === 'fixed') return Math.min(toCents(depositValue), totalCents);
  const hundredths = BigInt(Math.round(depositValue * 10_000)) * BigInt(totalCents);
  return Math.min(Number(divideRounded(hundredths, 1_000_000n)), totalCents);
}
