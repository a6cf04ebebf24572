import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { enCaInvoice } from '#shared/locale/en-ca-invoice.ts';
import { cardAgreement } from '#shared/saved-card/agreement.ts';
import {
  anInvoice,
  anInvoiceWithoutCards,
  box,
  button,
  message,
  PAY,
  PAY_NOW,
  panel,
  paying,
  pressAndWait,
  READ,
  returnToPage,
  setUpPage,
  show,
  toggle,
  VISA,
} from '#test/support/screens/pay-harness.tsx';

setUpPage();

const AGREEMENT = cardAgreement('en', 'Larch Studio');

describe('saving a card', () => {
  it('is asked about, never ticked before, with all that the payer agrees to', () => {
    show(anInvoice({ savesCard: true }));
    expect(box().checked).toBe(false);
    screen.getByRole('checkbox', { name: AGREEMENT.ask, description: AGREEMENT.terms });
    expect(panel()).toBeUndefined();
  });

  it.each<[string, boolean, object]>([
    ['without it', false, { amountDue: 1000, currency: 'CAD' }],
    ['with it, once it is ticked', true, { amountDue: 1000, currency: 'CAD', savesCard: true }],
  ])('is agreed to by paying: %s', async (_, isTicked, body) => {
    const bodies = paying();
    show(anInvoice({ savesCard: true }));
    if (isTicked) await toggle();
    await pressAndWait(PAY_NOW);
    expect(bodies).toEqual([body]);
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://pay.test/1');
  });

  it('can be unticked again', async () => {
    const bodies = paying();
    show(anInvoice({ savesCard: true }));
    await toggle();
    await toggle();
    await pressAndWait(PAY_NOW);
    expect(bodies).toEqual([{ amountDue: 1000, currency: 'CAD' }]);
  });

  it('adds to what the payer authorizes by paying, while it is ticked', async () => {
    show(anInvoice({ savesCard: true }));
    const consent = () => document.querySelector('.consent')?.textContent?.replaceAll('\u00a0', ' ');
    const plain = 'By paying, you authorize Larch Studio to charge 1,000.00 CAD to your card';
    expect(consent()).toBe(`${plain}.`);
    await toggle();
    expect(consent()).toBe(`${plain}, and to charge future invoices as agreed above.`);
    await toggle();
    expect(consent()).toBe(`${plain}.`);
  });

  it('is asked about in the bar with the button, which is always in sight', () => {
    show(anInvoice({ savesCard: true }));
    expect(box().closest('.action-bar')).toBe(button(PAY_NOW).parentElement);
  });

  it('stays as they ticked it themselves when they come back from the card provider', async () => {
    paying();
    show(anInvoice({ savesCard: true }));
    await toggle();
    await pressAndWait(PAY_NOW);
    cleanup();
    show(anInvoice({ savesCard: true }), '?payment=cancelled');
    expect(box().checked).toBe(true);
    await toggle();
    cleanup();
    show(anInvoice({ savesCard: true }));
    expect(box().checked).toBe(false);
  });

  it('is not ticked on the page of another invoice', async () => {
    show(anInvoice({ savesCard: true }));
    await toggle();
    cleanup();
    show({ kind: 'loaded', document: anInvoice({ id: 'inv-2', savesCard: true }) }, '', enCaInvoice, 'inv-2');
    expect(box().checked).toBe(false);
  });

  it('waits for a click again, with its tick, when the browser shows the page as it was left', async () => {
    paying({ [READ]: { body: anInvoice({ savesCard: true }) } });
    show(anInvoice({ savesCard: true }));
    await toggle();
    await pressAndWait(PAY_NOW);
    expect(button('Processing...').disabled).toBe(true);
    await returnToPage();
    expect(button(PAY_NOW).disabled).toBe(false);
    expect(box().checked).toBe(true);
  });

  it('is no longer agreed to once it was refused, as after the customer was deleted, so that paying goes on', async () => {
    const bodies = paying({
      [PAY]: { status: 409, body: { reason: 'CARD_NOT_SAVED_HERE' } },
      [READ]: { body: anInvoice({ savesCard: true }) },
    });
    show(anInvoice({ savesCard: true }));
    await toggle();
    await pressAndWait(PAY_NOW);
    await vi.waitFor(() =>
      expect(message()).toBe(
        'The invoice has changed, or your card cannot be saved any more. Please check it before you pay.',
      ),
    );
    expect(box().checked).toBe(false);
    expect(sessionStorage).toHaveLength(0);
    const again = paying();
    await pressAndWait(PAY_NOW);
    expect([...bodies, ...again]).toEqual([{ amountDue: 1000, currency: 'CAD' }]);
  });

  it('is not agreed to by paying once it is no longer asked about', async () => {
    const bodies = paying();
    show(anInvoice({ savesCard: true }));
    await toggle();
    cleanup();
    show(anInvoice({ savesCard: true, claimedOn: '2026-01-05' }));
    await pressAndWait('Pay by card instead');
    expect(bodies).toEqual([{ amountDue: 1000, currency: 'CAD' }]);
  });

  it('stays ticked when the payment could not start', async () => {
    paying({ [PAY]: { status: 503 }, [READ]: { body: anInvoice({ savesCard: true }) } });
    show(anInvoice({ savesCard: true }));
    await toggle();
    await pressAndWait(PAY_NOW);
    await vi.waitFor(() => expect(button(PAY_NOW).disabled).toBe(false));
    expect(box().checked).toBe(true);
  });

  it.each<[string, PublicInvoice]>([
    ['any other invoice', anInvoice()],
    ['one of a business without cards', anInvoiceWithoutCards({ savesCard: true })],
    ['an amount that no card can pay', anInvoice({ savesCard: true, amountPaid: 999.8 })],
    ['a paid one', anInvoice({ savesCard: true, status: 'PAID' })],
    ['a draft', anInvoice({ savesCard: true, status: 'DRAFT' })],
    ['one whose transfer was reported', anInvoice({ savesCard: true, claimedOn: '2026-01-05' })],
    ['one that the saved card will pay', anInvoice({ savesCard: true, savedCard: VISA, chargedOn: '2026-02-04' })],
  ])('is not offered for %s', (_, invoice) => {
    show(invoice);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says which card it replaces', () => {
    show(anInvoice({ savesCard: true, savedCard: VISA }));
    screen.getByRole('checkbox', { description: /It replaces Visa ••••.4242\.$/ });
  });
});
