import * as z from 'zod';
import { TAX_TREATMENTS } from '#shared/canada/tax-treatment.ts';
import { ClientId } from '#shared/client-id.ts';
import { amount } from '#shared/ledger/schema.ts';
import { recordId } from './schema.ts';

/** A deposit that pays an invoice. By default as much as it has and the invoice takes. */
export const DepositInput = z.strictObject({ id: ClientId, depositId: recordId, amount: amount.optional() });
export type DepositInput = z.infer<typeof DepositInput>;

/**
 * A deposit that is kept, since the customer withdrew: by default all of it that is neither applied nor returned.
 * Repeating it with the same id makes no second invoice.
 * `taxTreatment` is that of the work that it was paid for.
 */
export const ForfeitInput = z.strictObject({
  id: ClientId,
  amount: amount.optional(),
  taxTreatment: z.enum(TAX_TREATMENTS).optional(),
});
export type ForfeitInput = z.infer<typeof ForfeitInput>;
