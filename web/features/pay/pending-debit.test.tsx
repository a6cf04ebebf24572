import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { frCaInvoice } from '#shared/locale/fr-ca-invoice.ts';
import { cardAgreement } from '#shared/saved-card/agreement.ts';
import { fakeServer } from '#test/support/screens/fake-server.ts';
import {
  aDebitInvoice,
  anInvoice,
  box,
  button,
  message,
  PAY_BY_DEBIT,
  PAY_NOW,
  paying,
  READ,
  returnToPage,
  setUpPage,
  show,
  textAt,
  toggle,
} from '#test/support/screens/pay-harness.tsx';

setUpPage();

const AGREEMENT = cardAgreement('en', 'Larch Studio', 'debit');

describe('a bank payment that is on its way', () => {
  const PENDING = { amount: 1000, on: '2026-01-05' };
  const notice = () => textAt('.notice.debited');
  const NOTICE =
    'Bank payment of 1,000.00 CAD on its wayStarted on January 05, 2026. Usually five business days. You do not have to do anything.';

  it('is told with its amount and how long it takes, and leaves no way to pay', () => {
    show(anInvoice({ pendingDebit: PENDING, eTransferEmail: 'pay@larch.test' }));
    expect(notice()).toBe(NOTICE);
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
    expect(document.querySelector('.other-ways')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(textAt('.label')).toBe('Payment in Progress');
    expect(textAt('.amount')).toBe('1,000.00 CAD');
    expect(textAt('.when')).toBe('Due February 04, 2026');
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
    expect(textAt('.notice.processing')).toContain('Your payment is being processed');
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
    expect(box(AGREEMENT.ask).checked).toBe(false);
  });
});
