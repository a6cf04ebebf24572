import { finishReceipt } from '#functions/domain/invoice/finish-receipt.ts';
import type { SettleDependencies } from '#functions/domain/invoice/settle-receipt.ts';
import { receiptsIn } from '#functions/domain/receipt/receipts.ts';
import type { PlannedReceipt } from '#functions/services/plan-queue.ts';

/** Continues a receipt where an interrupted call left it; does nothing if it is done, or was never stored. */
export async function continuePlan(
  dependencies: SettleDependencies,
  { businessId, receiptId }: PlannedReceipt,
  now: Date,
): Promise<void> {
  const receipt = await receiptsIn(dependencies.table, businessId).find(receiptId);
  if (receipt) await finishReceipt(dependencies, receipt, { by: receipt.voiding?.by ?? receipt.by, now });
}
