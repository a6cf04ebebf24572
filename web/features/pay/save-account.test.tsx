import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { frCaInvoice } from '#shared/locale/fr-ca-invoice.ts';
import { cardAgreement } from '#shared/saved-card/agreement.ts';
import {
  aDebitInvoice,
  box,
  message,
  PAY_BY_DEBIT,
  PAY_NOW,
  paying,
  pressAndWait,
  refusing,
  setUpPage,
  show,
  toggle,
  VISA,
} from '#test/support/screens/pay-harness.tsx';

setUpPage();

const AGREEMENT = cardAgreement('en', 'Larch Studio', 'debit');
const CARD_AGREEMENT = cardAgreement('en', 'Larch Studio');

describe('saving the account', () => {
  const aSavingInvoice = (over: Partial<PublicInvoice> = {}) => aDebitInvoice({ savesCard: true, ...over });

  it('has a tick of its own beside that of the card, never ticked before, with all that the payer agrees to', () => {
    show(aSavingInvoice());
    const account = screen.getByRole<HTMLInputElement>('checkbox', {
      name: AGREEMENT.ask,
      description: AGREEMENT.terms,
    });
    expect(account.checked).toBe(false);
    expect(account.closest('.bank-payment')).not.toBeNull();
    expect(box(CARD_AGREEMENT.ask).checked).toBe(false);
  });

  it.each<[string, string[], RegExp, object]>([
    ['the account', [AGREEMENT.ask], PAY_BY_DEBIT, { savesCard: true, debit: { isBusiness: false } }],
    ['no card by the tick of the account', [AGREEMENT.ask], PAY_NOW, {}],
    ['no account by the tick of the card', [CARD_AGREEMENT.ask], PAY_BY_DEBIT, { debit: { isBusiness: false } }],
    ['the card, with both ticked', [CARD_AGREEMENT.ask, AGREEMENT.ask], PAY_NOW, { savesCard: true }],
    ['nothing after second thoughts', [AGREEMENT.ask, AGREEMENT.ask], PAY_BY_DEBIT, { debit: { isBusiness: false } }],
  ])('is what the payer chose: %s', async (_, ticks, label, said) => {
    const bodies = paying();
    show(aSavingInvoice());
    for (const name of ticks) await toggle(name);
    await pressAndWait(label);
    expect(bodies).toEqual([{ amountDue: 1000, currency: 'CAD', ...said }]);
  });

  it('is no longer agreed to once it was refused, so that paying goes on', async () => {
    refusing('CARD_NOT_SAVED_HERE', aSavingInvoice());
    show(aSavingInvoice());
    await toggle(CARD_AGREEMENT.ask);
    await toggle(AGREEMENT.ask);
    await pressAndWait(PAY_BY_DEBIT);
    await vi.waitFor(() =>
      expect(message()).toBe(
        'The invoice has changed, or your account cannot be saved any more. Please check it before you pay.',
      ),
    );
    expect(box(AGREEMENT.ask).checked).toBe(false);
    expect(box(CARD_AGREEMENT.ask).checked).toBe(true);
    const again = paying();
    await pressAndWait(PAY_BY_DEBIT);
    expect(again).toEqual([{ amountDue: 1000, currency: 'CAD', debit: { isBusiness: false } }]);
  });

  it('stays ticked if only the amount was refused', async () => {
    refusing('DEBIT_REFUSED', aSavingInvoice());
    show(aSavingInvoice());
    await toggle(AGREEMENT.ask);
    await pressAndWait(PAY_BY_DEBIT);
    await vi.waitFor(() => expect(message()).toMatch(/cannot be paid from a bank account here/));
    expect(box(AGREEMENT.ask).checked).toBe(true);
  });

  it('stays as they ticked it when they come back from the provider, on this invoice', async () => {
    paying();
    show(aSavingInvoice());
    await toggle(AGREEMENT.ask);
    await pressAndWait(PAY_BY_DEBIT);
    cleanup();
    show(aSavingInvoice(), '?payment=cancelled');
    expect(box(AGREEMENT.ask).checked).toBe(true);
    cleanup();
    show({ kind: 'loaded', document: aSavingInvoice({ id: 'inv-2' }) }, '', undefined, 'inv-2');
    expect(box(AGREEMENT.ask).checked).toBe(false);
  });

  it('says which card or account it replaces', () => {
    show(aSavingInvoice({ savedCard: VISA }));
    screen.getByRole('checkbox', { name: AGREEMENT.ask, description: /It replaces Visa ••••.4242\.$/ });
    cleanup();
    show(aSavingInvoice({ savedCard: VISA }), '', frCaInvoice);
    screen.getByRole('checkbox', { name: /ce compte/, description: /Il remplacera la carte Visa ••••.4242\.$/ });
  });
});
