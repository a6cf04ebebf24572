import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { frCaInvoice } from '#shared/locale/fr-ca-invoice.ts';
import { cardAgreement } from '#shared/saved-card/agreement.ts';
import { fakeServer } from '#test/support/screens/fake-server.ts';
import {
  anInvoice,
  button,
  message,
  PAY,
  PAY_NOW,
  pressAndWait,
  READ,
  returnToPage,
  setUpPage,
  show,
  VISA,
} from '#test/support/screens/pay-harness.tsx';

setUpPage();

const AGREEMENT = cardAgreement('en', 'Larch Studio', 'debit');
const CARD_AGREEMENT = cardAgreement('en', 'Larch Studio');
const PAY_BY_DEBIT = /^Pay 1,000\.00.CAD from a bank account$/;

const aDebitInvoice = (over: Partial<PublicInvoice> = {}) => anInvoice({ takesDebits: true, ...over });
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const toggle = (name: string) => act(async () => tick(name).click());
const way = () => document.querySelector('.bank-payment');
const text = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ');

/** A server that answers a payment, and keeps what was asked of it. */
function paying(answers: Parameters<typeof fakeServer>[0] = {}) {
  const bodies: unknown[] = [];
  fakeServer({
    [PAY]: async (request) => {
      bodies.push(await request.json());
      return { body: { status: 'PENDING', checkoutUrl: 'https://pay.test/1' } };
    },
    ...answers,
  });
  return bodies;
}

const refusedWith = (reason: string, document = aDebitInvoice()) =>
  paying({ [PAY]: { status: 409, body: { reason } }, [READ]: { body: document } });

describe('paying from a bank account', () => {
  it('stands below the card and above other ways, with what a payer must know of it', () => {
    show(aDebitInvoice({ eTransferEmail: 'pay@larch.test' }));
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings.slice(0, 2)).toEqual(['Bank payment · pre-authorized debit', 'Other ways to pay · E-Transfer']);
    expect(button(PAY_NOW).compareDocumentPosition(button(PAY_BY_DEBIT))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(text(way())).toContain(
      'Usually five business days. You authorize it on Stripe’s page, and this page then shows that it is on its way.',
    );
    expect(button(PAY_BY_DEBIT).className).toBe('button quiet');
    expect(tick('This is a business account').checked).toBe(false);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  it.each<[string, boolean]>([
    ['a person’s', false],
    ['a business’s', true],
  ])('opens the page of the provider once, for %s account', async (_, isBusiness) => {
    const bodies = paying();
    show(aDebitInvoice());
    if (isBusiness) await toggle('This is a business account');
    await act(async () => {
      button(PAY_BY_DEBIT).click();
      button(PAY_BY_DEBIT).click();
    });
    expect(bodies).toEqual([{ amountDue: 1000, currency: 'CAD', debit: { isBusiness } }]);
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://pay.test/1');
  });

  it('is what the payer waits for then, so that no second way is taken meanwhile', async () => {
    paying();
    show(aDebitInvoice());
    await pressAndWait(PAY_BY_DEBIT);
    expect(button('Processing...').closest('.bank-payment')).not.toBeNull();
    expect(button('Processing...').disabled).toBe(true);
    expect(button(PAY_NOW).disabled).toBe(true);
  });

  it('waits while a payment by card starts', async () => {
    paying();
    show(aDebitInvoice());
    await pressAndWait(PAY_NOW);
    expect(button('Processing...').closest('.bank-payment')).toBeNull();
    expect(button(PAY_BY_DEBIT).disabled).toBe(true);
  });

  it('changes nothing of a payment by card, whose account it is', async () => {
    const bodies = paying();
    show(aDebitInvoice());
    await toggle('This is a business account');
    await pressAndWait(PAY_NOW);
    expect(bodies).toEqual([{ amountDue: 1000, currency: 'CAD' }]);
  });

  it('keeps whose account it is when the payer comes back from the provider, until they say otherwise', async () => {
    paying({ [READ]: { body: aDebitInvoice() } });
    show(aDebitInvoice());
    await toggle('This is a business account');
    await pressAndWait(PAY_BY_DEBIT);
    await returnToPage();
    expect(tick('This is a business account').checked).toBe(true);
    cleanup();
    show(aDebitInvoice(), '?payment=cancelled');
    expect(tick('This is a business account').checked).toBe(true);
    await toggle('This is a business account');
    cleanup();
    show(aDebitInvoice());
    expect(tick('This is a business account').checked).toBe(false);
  });

  it('that the provider refuses says so, and leaves the other ways', async () => {
    refusedWith('DEBIT_REFUSED');
    show(aDebitInvoice());
    await pressAndWait(PAY_BY_DEBIT);
    await vi.waitFor(() =>
      expect(message()).toBe('This amount cannot be paid from a bank account here. Please pay in another way.'),
    );
    expect(button(PAY_NOW).disabled).toBe(false);
    expect(button(PAY_BY_DEBIT).disabled).toBe(false);
  });

  it('of an invoice that has changed says so', async () => {
    refusedWith('AMOUNT_CHANGED', aDebitInvoice({ amountPaid: 100 }));
    show(aDebitInvoice());
    await pressAndWait(PAY_BY_DEBIT);
    await vi.waitFor(() => expect(message()).toBe('This invoice has changed. Please check it before you pay.'));
    button(/^Pay 900\.00.CAD from a bank account$/);
  });

  it('that cannot start says so, with the focus where it was', async () => {
    paying({ [PAY]: { status: 502 }, [READ]: { body: aDebitInvoice() } });
    show(aDebitInvoice());
    button(PAY_BY_DEBIT).focus();
    await pressAndWait(PAY_BY_DEBIT);
    await vi.waitFor(() => expect(message()).toBe('Failed to initiate payment. Please try again.'));
    await vi.waitFor(() => expect(document.activeElement).toBe(button(PAY_BY_DEBIT)));
  });

  it.each<[string, Partial<PublicInvoice>]>([
    ['a transfer was reported', { claimedOn: '2026-01-05' }],
    ['the saved card will be charged', { savesCard: true, savedCard: VISA, chargedOn: '2026-02-04' }],
  ])('shows only on request while %s, and saves nothing', async (_, over) => {
    const bodies = paying();
    show(aDebitInvoice(over));
    expect(way()?.tagName).toBe('DETAILS');
    expect(way()?.querySelector('summary')?.textContent).toBe('Bank payment');
    expect(screen.queryByRole('checkbox', { name: AGREEMENT.ask })).toBeNull();
    await act(async () => way()?.querySelector('button')?.click());
    expect(bodies).toEqual([{ amountDue: 1000, currency: 'CAD', debit: { isBusiness: false } }]);
  });

  it.each<[string, PublicInvoice]>([
    ['of a business without debits', anInvoice()],
    ['that is paid', aDebitInvoice({ status: 'PAID' })],
    ['of which nothing is due', aDebitInvoice({ amountPaid: 1000 })],
  ])('is not offered on an invoice %s', (_, invoice) => {
    show(invoice);
    expect(way()).toBeNull();
  });

  it('is spoken of in French on a French invoice', () => {
    show(aDebitInvoice(), '', frCaInvoice);
    expect(text(way())).toBe(
      'Paiement bancaire · débit préautoriséHabituellement cinq jours ouvrables. Vous l’autorisez chez Stripe, puis cette page indique qu’il est en cours.C’est un compte d’entreprisePayer 1 000,00 CAD depuis un compte bancaire',
    );
  });
});

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
    expect(tick(CARD_AGREEMENT.ask).checked).toBe(false);
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
    refusedWith('CARD_NOT_SAVED_HERE', aSavingInvoice());
    show(aSavingInvoice());
    await toggle(CARD_AGREEMENT.ask);
    await toggle(AGREEMENT.ask);
    await pressAndWait(PAY_BY_DEBIT);
    await vi.waitFor(() =>
      expect(message()).toBe(
        'The invoice has changed, or your account cannot be saved any more. Please check it before you pay.',
      ),
    );
    expect(tick(AGREEMENT.ask).checked).toBe(false);
    expect(tick(CARD_AGREEMENT.ask).checked).toBe(true);
    const again = paying();
    await pressAndWait(PAY_BY_DEBIT);
    expect(again).toEqual([{ amountDue: 1000, currency: 'CAD', debit: { isBusiness: false } }]);
  });

  it('stays ticked if only the amount was refused', async () => {
    refusedWith('DEBIT_REFUSED', aSavingInvoice());
    show(aSavingInvoice());
    await toggle(AGREEMENT.ask);
    await pressAndWait(PAY_BY_DEBIT);
    await vi.waitFor(() => expect(message()).toMatch(/cannot be paid from a bank account here/));
    expect(tick(AGREEMENT.ask).checked).toBe(true);
  });

  it('stays as they ticked it when they come back from the provider, on this invoice', async () => {
    paying();
    show(aSavingInvoice());
    await toggle(AGREEMENT.ask);
    await pressAndWait(PAY_BY_DEBIT);
    cleanup();
    show(aSavingInvoice(), '?payment=cancelled');
    expect(tick(AGREEMENT.ask).checked).toBe(true);
    cleanup();
    show({ kind: 'loaded', document: aSavingInvoice({ id: 'inv-2' }) }, '', undefined, 'inv-2');
    expect(tick(AGREEMENT.ask).checked).toBe(false);
  });

  it('says which card or account it replaces', () => {
    show(aSavingInvoice({ savedCard: VISA }));
    screen.getByRole('checkbox', { name: AGREEMENT.ask, description: /It replaces Visa ••••.4242\.$/ });
    cleanup();
    show(aSavingInvoice({ savedCard: VISA }), '', frCaInvoice);
    screen.getByRole('checkbox', { name: /ce compte/, description: /Il remplacera la carte Visa ••••.4242\.$/ });
  });
});

describe('a bank payment that is on its way', () => {
  const PENDING = { amount: 1000, on: '2026-01-05' };
  const notice = () => text(document.querySelector('.notice.debited'));
  const NOTICE =
    'Bank payment of 1,000.00 CAD on its wayStarted on January 05, 2026. Usually five business days. You do not have to do anything.';

  it('is told with its amount and how long it takes, and leaves no way to pay', () => {
    show(anInvoice({ pendingDebit: PENDING, eTransferEmail: 'pay@larch.test' }));
    expect(notice()).toBe(NOTICE);
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
    expect(document.querySelector('.other-ways')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(text(document.querySelector('.label'))).toBe('Payment in Progress');
    expect(text(document.querySelector('.amount'))).toBe('1,000.00 CAD');
    expect(text(document.querySelector('.when'))).toBe('Due February 04, 2026');
  });

  it('is never late, and shows the same when the due day has passed', () => {
    show(anInvoice({ pendingDebit: PENDING, dueDate: '2026-01-01' }));
    expect(notice()).toBe(NOTICE);
    expect(document.body.textContent).not.toContain('Overdue');
  });

  it('is told in French on a French invoice', () => {
    show(anInvoice({ pendingDebit: PENDING }), '', frCaInvoice);
    expect(notice()).toBe(
      'Paiement bancaire de 1 000,00 CAD en coursCommencé le 5 janvier 2026. Habituellement cinq jours ouvrables. Vous n’avez rien à faire.',
    );
  });

  it('ends the wait after the return from the provider', async () => {
    let reads = 0;
    const pending = anInvoice({ pendingDebit: PENDING });
    fakeServer({ [READ]: () => ({ body: ++reads < 2 ? aDebitInvoice() : pending }) });
    show(aDebitInvoice(), '?payment=success');
    expect(text(document.querySelector('.notice.processing'))).toContain('Your payment is being processed');
    for (let second = 0; second < 60; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(notice()).toBe(NOTICE);
    expect(reads).toBe(2);
    expect(message()).toBe('');
    expect(location.search).toBe('');
  });

  it('is not waited for if it is known when the payer returns', async () => {
    const server = fakeServer({});
    show(anInvoice({ pendingDebit: PENDING }), '?payment=success');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(notice()).toBe(NOTICE);
    expect(server.requests).toHaveLength(0);
    expect(location.search).toBe('');
  });

  it('that failed or was returned simply leaves the ways to pay again', async () => {
    fakeServer({ [READ]: { body: aDebitInvoice() } });
    show(anInvoice({ pendingDebit: PENDING }));
    await returnToPage();
    expect(notice()).toBeUndefined();
    expect(button(PAY_NOW).disabled).toBe(false);
    expect(button(PAY_BY_DEBIT).disabled).toBe(false);
  });

  it('is told by its name if the code for it could not be fetched', () => {
    show(anInvoice({ pendingDebit: PENDING }), '', undefined, 'inv-1', null);
    expect(notice()).toBe('Bank payment on its way');
    cleanup();
    show(aDebitInvoice(), '', undefined, 'inv-1', null);
    expect(button(PAY_NOW).disabled).toBe(false);
  });

  it('forgets the ticks that began it', async () => {
    paying();
    show(aDebitInvoice({ savesCard: true }));
    await toggle(AGREEMENT.ask);
    cleanup();
    show(anInvoice({ savesCard: true, pendingDebit: PENDING }));
    cleanup();
    show(aDebitInvoice({ savesCard: true }));
    expect(tick(AGREEMENT.ask).checked).toBe(false);
  });
});
