import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { frCaInvoice } from '#shared/locale/fr-ca-invoice.ts';
import { cardAgreement } from '#shared/saved-card/agreement.ts';
import { fakeServer } from '#test/support/screens/fake-server.ts';
import {
  anInvoice,
  anInvoiceWithoutCards,
  box,
  button,
  CARD,
  message,
  PAY_NOW,
  panel,
  pressAndWait,
  READ,
  setUpPage,
  show,
  toggle,
  VISA,
} from '#test/support/screens/pay-harness.tsx';

setUpPage();

const isFocused = (text: RegExp) => text.test(document.activeElement?.textContent?.replaceAll('\u00a0', ' ') ?? '');

/** Lets seconds pass, one by one. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
}

describe('a saved card', () => {
  it('is named, with the day on which it pays, before which the payer can pay by hand', () => {
    show(anInvoice({ savesCard: true, savedCard: VISA, chargedOn: '2026-02-04' }));
    expect(panel()).toBe(
      'Visa •••• 4242Larch Studio may charge this card for its recurring invoices.It will be charged 1,000.00 CAD on February 04, 2026. You do not have to do anything.Remove card',
    );
    expect(button('Pay 1,000.00 CAD now instead').className).toBe('button plain');
    expect(screen.queryByRole('button', { name: PAY_NOW })).toBeNull();
  });

  it.each<[string, Partial<PublicInvoice>]>([
    ['of which nothing is due', { status: 'PAID', paidAt: '2026-01-05' }],
    ['that is not charged to it', {}],
    ['of a business that takes no cards any more', anInvoiceWithoutCards({ chargedOn: '2026-02-04' })],
  ])('is named on an invoice %s, without a day', (_, over) => {
    show(anInvoice({ savesCard: true, savedCard: VISA, ...over }));
    expect(panel()).toMatch(
      /^Visa •••• 4242Larch( Studio)? may charge this card for its recurring invoices\.(It is not charged for this invoice\. Please pay it here\.)?Remove card$/,
    );
    expect(panel()?.includes('not charged')).toBe(over.status !== 'PAID');
  });

  it('that could not be charged says so, and its payer is asked to pay, with another card if they like', () => {
    const failed = { savesCard: true, savedCard: VISA, chargeFailed: true } as const;
    show(anInvoice({ ...failed, chargedOn: '2026-02-04' }));
    expect(panel()).toContain(
      'It could not be charged. It will be tried again on February 04, 2026. You can also pay 1,000.00 CAD here.',
    );
    expect(button(PAY_NOW).className).toBe('button main');
    screen.getByRole('checkbox', { description: /It replaces Visa/ });
    cleanup();
    show(anInvoice(failed));
    expect(panel()).toContain('It could not be charged for this invoice. Please pay it here.');
    cleanup();
    show(anInvoice({ ...failed, chargedOn: '2026-02-04' }), '', frCaInvoice);
    expect(panel()).toContain('Elle n’a pas pu être débitée. Un nouvel essai aura lieu le 4 février 2026.');
  });

  it('appears once a payment that saved it is confirmed, for which the page looks a few times', async () => {
    const paid = anInvoice({ savesCard: true, status: 'PAID', paidAt: '2026-01-05' });
    let reads = 0;
    fakeServer({ [READ]: () => ({ body: ++reads < 3 ? paid : { ...paid, savedCard: VISA } }) });
    show(anInvoice({ savesCard: true }));
    await toggle();
    cleanup();
    show(paid);
    await pass(30);
    expect(panel()).toMatch(/^Visa •••• 4242/);
    expect(reads).toBe(3);
    // Once it was there, it is not looked for any more.
    cleanup();
    show(paid);
    await pass(30);
    expect(reads).toBe(3);
  });

  it('that replaces another one appears, too', async () => {
    const paid = anInvoice({ savesCard: true, status: 'PAID', paidAt: '2026-01-05' });
    const old = { brand: 'amex', last4: '0005' };
    let reads = 0;
    fakeServer({ [READ]: () => ({ body: { ...paid, savedCard: ++reads < 2 ? old : VISA } }) });
    show(anInvoice({ savesCard: true, savedCard: old }));
    await toggle();
    cleanup();
    show({ ...paid, savedCard: old });
    await pass(30);
    expect(panel()).toMatch(/^Visa •••• 4242/);
    expect(reads).toBe(2);
  });

  it('is looked for no longer than half a minute, and only if the payer asked to save it', async () => {
    const paid = anInvoice({ savesCard: true, status: 'PAID', paidAt: '2026-01-05' });
    const server = fakeServer({ [READ]: { body: paid } });
    show(paid);
    await pass(60);
    expect(server.count(READ)).toBe(0);
    cleanup();
    show(anInvoice({ savesCard: true }));
    await toggle();
    cleanup();
    show(paid);
    await pass(60);
    expect(server.count(READ)).toBe(4);
    expect(panel()).toBeUndefined();
  });

  it.each<[string, string, Partial<PublicInvoice>]>([
    ['was just paid', '?payment=success', {}],
    ['the payer says that they sent', '', { claimedOn: '2026-01-05' }],
  ])('is not said to pay what %s', (_, search, over) => {
    fakeServer({});
    show(anInvoice({ savesCard: true, savedCard: VISA, chargedOn: '2026-02-04', ...over }), search);
    expect(panel()).not.toContain('will be charged');
  });

  it.each([
    ['2026-01-06', 'on January 06, 2026'],
    ['2026-01-05', 'today'],
    ['2026-01-04', 'today'],
  ])('is charged %s', (chargedOn, text) => {
    show(anInvoice({ savesCard: true, savedCard: VISA, chargedOn }));
    expect(panel()).toContain(`It will be charged 1,000.00 CAD ${text}. You`);
  });

  it('is removed after a question in its place, once, with the focus on what follows', async () => {
    const server = fakeServer({ [CARD]: { status: 204 }, [READ]: { body: anInvoice({ savesCard: true }) } });
    show(anInvoice({ savesCard: true, savedCard: VISA, chargedOn: '2026-02-04' }));
    await pressAndWait('Remove card');
    expect(panel()).toBe(
      'Remove Visa •••• 4242?Larch Studio can no longer charge it. You then pay each invoice yourself.Remove card Keep card',
    );
    expect(isFocused(/^Remove Visa •••• 4242\?$/)).toBe(true);
    expect(server.requests).toHaveLength(0);
    await act(async () => {
      button('Remove card').click();
      button('Remove card').click();
    });
    await vi.waitFor(() => expect(button(PAY_NOW).disabled).toBe(false));
    expect(server.count(CARD)).toBe(1);
    expect(panel()).toBe('Visa •••• 4242 was removedLarch Studio can no longer charge it.');
    expect(isFocused(/was removed$/)).toBe(true);
    expect(box().checked).toBe(false);
  });

  it('is kept on second thoughts', async () => {
    const server = fakeServer({});
    show(anInvoice({ savesCard: true, savedCard: VISA }));
    await pressAndWait('Remove card');
    await pressAndWait('Keep card');
    expect(isFocused(/^Visa •••• 4242$/)).toBe(true);
    expect(server.requests).toHaveLength(0);
  });

  it('stays if the removal fails, with the focus on the button to try again', async () => {
    const shown = anInvoice({ savesCard: true, savedCard: VISA, chargedOn: '2026-02-04' });
    fakeServer({ [CARD]: { status: 502 }, [READ]: { body: shown } });
    show(shown);
    await pressAndWait('Remove card');
    button('Remove card').focus();
    await pressAndWait('Remove card');
    await vi.waitFor(() => expect(message()).toBe('The card could not be removed. Please try again.'));
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Remove card')));
    fakeServer({ [CARD]: { status: 204 }, [READ]: { body: anInvoice({ savesCard: true }) } });
    await pressAndWait('Remove card');
    await vi.waitFor(() => expect(panel()).toContain('was removed'));
  });

  it('is spoken of in French on a French invoice', async () => {
    fakeServer({ [CARD]: { status: 204 }, [READ]: { body: anInvoice({ savesCard: true }) } });
    show(anInvoice({ savesCard: true, savedCard: VISA, chargedOn: '2026-02-01' }), '', frCaInvoice);
    expect(panel()).toBe(
      'Visa •••• 4242Larch Studio peut débiter cette carte pour ses factures récurrentes.Elle sera débitée de 1 000,00 CAD le 1er février 2026. Vous n’avez rien à faire.Retirer la carte',
    );
    button(/^Payer plutôt 1.000,00.CAD maintenant$/);
    await pressAndWait('Retirer la carte');
    await pressAndWait('Retirer la carte');
    await vi.waitFor(() =>
      expect(panel()).toBe('La carte Visa •••• 4242 a été retiréeLarch Studio ne peut plus la débiter.'),
    );
    const { ask, terms } = cardAgreement('fr', 'Larch Studio');
    within(document.querySelector('.tick-box') as HTMLElement).getByRole('checkbox', {
      name: ask,
      description: terms,
    });
  });
});
