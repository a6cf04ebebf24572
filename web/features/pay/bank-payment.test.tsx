import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { frCaInvoice } from '#shared/locale/fr-ca-invoice.ts';
import { cardAgreement } from '#shared/saved-card/agreement.ts';
import {
  aDebitInvoice,
  anInvoice,
  box,
  button,
  message,
  PAY,
  PAY_BY_DEBIT,
  PAY_NOW,
  paying,
  pressAndWait,
  READ,
  refusing,
  returnToPage,
  setUpPage,
  show,
  textAt,
  toggle,
  VISA,
} from '#test/support/screens/pay-harness.tsx';

setUpPage();

const AGREEMENT = cardAgreement('en', 'Larch Studio', 'debit');
const way = () => document.querySelector('.bank-payment');

describe('paying from a bank account', () => {
  it('stands below the card and above other ways, with what a payer must know of it', () => {
    show(aDebitInvoice({ eTransferEmail: 'pay@larch.test' }));
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings.slice(0, 2)).toEqual(['Bank payment · pre-authorized debit', 'Other ways to pay · E-Transfer']);
    expect(button(PAY_NOW).compareDocumentPosition(button(PAY_BY_DEBIT))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(textAt('.bank-payment')).toContain(
      'Usually five business days. You authorize it on Stripe’s page, and this page then shows that it is on its way.',
    );
    expect(button(PAY_BY_DEBIT).className).toBe('button quiet');
    expect(box('This is a business account').checked).toBe(false);
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
    expect(box('This is a business account').checked).toBe(true);
    cleanup();
    show(aDebitInvoice(), '?payment=cancelled');
    expect(box('This is a business account').checked).toBe(true);
    await toggle('This is a business account');
    cleanup();
    show(aDebitInvoice());
    expect(box('This is a business account').checked).toBe(false);
  });

  it('keeps whose account it is after a failure, also where storage is forbidden', async () => {
    const forbid = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
    paying({ [PAY]: { status: 502 }, [READ]: { body: aDebitInvoice() } });
    show(aDebitInvoice());
    await toggle('This is a business account');
    await pressAndWait(PAY_BY_DEBIT);
    await vi.waitFor(() => expect(message()).toBe('Failed to initiate payment. Please try again.'));
    expect(box('This is a business account').checked).toBe(true);
    vi.restoreAllMocks();
  });

  it('that the provider refuses says so, and leaves the other ways', async () => {
    refusing('DEBIT_REFUSED', aDebitInvoice());
    show(aDebitInvoice());
    await pressAndWait(PAY_BY_DEBIT);
    await vi.waitFor(() =>
      expect(message()).toBe('This amount cannot be paid from a bank account here. Please pay in another way.'),
    );
    expect(button(PAY_NOW).disabled).toBe(false);
    expect(button(PAY_BY_DEBIT).disabled).toBe(false);
  });

  it('of an invoice that has changed says so', async () => {
    refusing('AMOUNT_CHANGED', aDebitInvoice({ amountPaid: 100 }));
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
    expect(textAt('.bank-payment')).toBe(
      'Paiement bancaire · débit préautoriséHabituellement cinq jours ouvrables. Vous l’autorisez chez Stripe, puis cette page indique qu’il est en cours.C’est un compte d’entreprisePayer 1 000,00 CAD depuis un compte bancaire',
    );
  });
});
