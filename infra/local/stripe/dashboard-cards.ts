import { type Html, html } from '#functions/mail/html.ts';
import { actions } from './dashboard-actions.ts';
import { bankAccountActions } from './dashboard-debits.ts';
import type { PaymentMethod } from './objects.ts';
import { detachMethod, loseCard, replaceCard } from './payment-methods.ts';
import type { World } from './world.ts';

/** The cards and bank accounts saved on an account, newest first, with what bank, holder or business can do to each. */
export function savedCardRows(world: World, account: string): Html {
  const saved = world.store.list('payment_method', account).filter(({ customer }) => customer !== null);
  return html`${saved.slice(0, 100).map((method) => savedCardRow(world, account, method))}`;
}

function savedCardRow(world: World, account: string, { id, card, acss_debit, customer }: PaymentMethod): Html {
  const holder = world.store.get('customer', String(customer), account);
  if (!card) {
    return html`<p>Saved account ${acss_debit?.bank_name ?? ''} •••• ${acss_debit?.last4 ?? ''}
      <span class="muted">${holder.name ?? holder.id}</span></p>
      ${actions(id, bankAccountActions(world, id))}`;
  }
  const expires = `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`;
  return html`<p>Saved card ${card.brand} •••• ${card.last4}
    <span class="muted">${holder.name ?? holder.id}, expires ${expires}</span></p>
    ${actions(id, { replace: 'Bank replaces it', lose: 'Reported lost', detach: 'Remove' })}`;
}

/** Does what a button of a saved card says; nothing for any other action. */
export async function actOnCard(world: World, action: string, id: string): Promise<void> {
  if (action === 'replace') await replaceCard(world, id);
  if (action === 'lose') loseCard(world, id);
  if (action === 'detach') detachMethod(world, id, world.store.ownerOf(id));
}
