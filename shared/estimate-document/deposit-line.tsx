import { shownDepositCents } from '#shared/estimate/deposit.ts';
import { TotalsLine } from '#shared/paper/totals.tsx';
import type { EstimatePart } from './printed-estimate.ts';

/** The deposit below the total: what is due on acceptance, then what became of it. Renders nothing without one. */
export function DepositLine({
  estimate,
  dictionary,
  texts,
  totalCents,
}: EstimatePart & { readonly totalCents: number }) {
  const { deposit, depositType, depositValue = 0 } = estimate;
  const cents = shownDepositCents(estimate, totalCents);
  if (cents === 0) return null;
  const percent = depositType === 'percentage' ? dictionary.percent(depositValue) : undefined;
  const label = deposit ? texts.deposits[deposit.isPaid ? 'paid' : 'requested'] : texts.deposits.due;
  return (
    <TotalsLine label={percent ? `${label} (${percent})` : label} part="deposit" value={dictionary.amount(cents)} />
  );
}
