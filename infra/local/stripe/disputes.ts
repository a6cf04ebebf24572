import { type Charge, type Dispute, newId } from './objects.ts';
import type { World } from './world.ts';

/** Opens a dispute over a whole payment, as the payer's bank does, and notifies the webhook. */
export async function openDispute(world: World, charge: Charge): Promise<Dispute> {
  const account = world.store.ownerOf(charge.id) ?? '';
  charge.disputed = true;
  const dispute = world.store.add<Dispute>(
    {
      id: newId('dp'),
      object: 'dispute',
      amount: charge.amount,
      charge: charge.id,
      created: world.now(),
      currency: charge.currency,
      is_charge_refundable: false,
      livemode: false,
      metadata: {},
      payment_intent: charge.payment_intent,
      reason: 'fraudulent',
      status: 'needs_response',
    },
    account,
  );
  world.store.save();
  await world.emit({ type: 'charge.dispute.created', object: dispute, account });
  return dispute;
}

/** Decides an open dispute for the business (`won`) or the payer (`lost`), and notifies the webhook. */
export async function closeDispute(world: World, disputeId: string, outcome: 'won' | 'lost'): Promise<void> {
  const account = world.store.ownerOf(disputeId);
  const dispute = world.store.get('dispute', disputeId, account);
  dispute.status = outcome;
  world.store.save();
  await world.emit({ type: 'charge.dispute.closed', object: dispute, account: account ?? '' });
}
