import { fromCents, toCents } from '#shared/money.ts';
import type { Receipt } from '#shared/receipt/schema.ts';

/** What a receipt pays of an invoice from now on, in major units; applying it twice changes nothing more. */
export type CreditStep = { readonly receiptId: string; readonly amount: number };

/** The steps that pay a balance with credit, as far as it goes, from the first receipt on. */
export function creditPlan(receipts: readonly Receipt[], invoiceId: string, balanceCents: number): CreditStep[] {
  let leftCents = balanceCents;
  return receipts.flatMap(({ id, rest, applications }) => {
    const cents = Math.min(toCents(rest), leftCents);
    leftCents -= cents;
    const before = applications.find((application) => application.invoiceId === invoiceId)?.amount ?? 0;
    return cents > 0 ? [{ receiptId: id, amount: fromCents(toCents(before) + cents) }] : [];
  });
}

/** How much credit these receipts have left, in cents. */
export function creditCentsOf(receipts: readonly Receipt[]): number {
  return receipts.reduce((sum, { rest }) => sum + toCents(rest), 0);
}
