import { type Charge, type Dispute, newId } from './objects.ts';
import type { World } from './world.ts';

/** Why a payment is disputed, and when, in seconds since 1970. */
type Circumstances = { readonly reason?: string; readonly created?: number };

/** Opens a dispute over a whole payment, as the payer's bank does, and notifies the webhook. */
export async function openDispute(
  { store, emit, now }: World,
  charge: Charge,
  { reason = 'fraudulent', created = now() }: Circumstances = {},
): Promise<Dispute> {
  const account = store.ownerOf(charge.id) ?? '';
  const dispute: Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  };
  await emit({ type: 'charge.dispute.created', object: store.add(dispute, account), account, created });
  return dispute;
}

type Decision = { readonly outcome: 'won' | 'lost'; readonly created?: number };

/** Decides an open dispute for the business (`won`) or the payer (`lost`), and notifies the webhook. */
export async function closeDispute(
  { store, emit, now }: World,
  disputeId: string,
  { outcome, created = now() }: Decision,
): Promise<void> {
  const account = store.ownerOf(disputeId) ?? '';
  const dispute = store.get('dispute', disputeId, account);
  dispute.status = outcome;
  await emit({ type: 'charge.dispute.closed', object: dispute, account, created });
}
