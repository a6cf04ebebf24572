import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { frCaInvoice } from '#shared/locale/fr-ca-invoice.ts';
import { fakeServer } from '#test/support/screens/fake-server.ts';
import {
  anInvoice,
  button,
  CARD,
  message,
  PAY_NOW,
  panel,
  pressAndWait,
  READ,
  setUpPage,
  show,
} from '#test/support/screens/pay-harness.tsx';

setUpPage();

const ACCOUNT = { brand: 'acss_debit', last4: '6789', bank: 'TD Canada Trust' };
const saved = (over: Partial<PublicInvoice> = {}) =>
  anInvoice({ savesCard: true, savedCard: ACCOUNT, takesDebits: true, ...over });

describe('a saved bank account', () => {
  it('is named, with the day on which it is debited, in words of its own', () => {
    show(saved({ chargedOn: '2026-02-04' }));
    expect(panel()).toBe(
      'TD Canada Trust •••• 6789Larch Studio may debit this account for its recurring invoices.1,000.00 CAD will be debited on February 04, 2026. You do not have to do anything.Remove account',
    );
    expect(screen.queryByRole('button', { name: PAY_NOW })).toBeNull();
  });

  it('without a known bank is an account all the same', () => {
    show(saved({ savedCard: { ...ACCOUNT, bank: '' } }));
    expect(panel()).toMatch(/6789.*may debit this account/);
    expect(panel()).not.toMatch(/card/i);
  });

  it('that is not debited says so', () => {
    show(saved());
    expect(panel()).toContain('It is not debited for this invoice. Please pay it here.');
  });

  it('that could not be debited says so, with the next try', () => {
    show(saved({ chargeFailed: true, chargedOn: '2026-02-04' }));
    expect(panel()).toContain(
      'It could not be debited. It will be tried again on February 04, 2026. You can also pay 1,000.00 CAD here.',
    );
    expect(button(PAY_NOW).className).toBe('button main');
  });

  it('says nothing of a day while the debit is on its way', () => {
    show(saved({ pendingDebit: { amount: 1000, on: '2026-01-05' } }));
    expect(panel()).toBe(
      'TD Canada Trust •••• 6789Larch Studio may debit this account for its recurring invoices.Remove account',
    );
  });

  it('is removed after a question in its place', async () => {
    const server = fakeServer({ [CARD]: { status: 204 }, [READ]: { body: anInvoice({ savesCard: true }) } });
    show(saved());
    await pressAndWait('Remove account');
    expect(panel()).toBe(
      'Remove the TD Canada Trust account •••• 6789?Larch Studio can no longer debit it. You then pay each invoice yourself.Remove account Keep account',
    );
    await act(async () => button('Remove account').click());
    await vi.waitFor(() =>
      expect(panel()).toBe('The TD Canada Trust account •••• 6789 was removedLarch Studio can no longer debit it.'),
    );
    expect(server.count(CARD)).toBe(1);
  });

  it('says that a bank payment on its way is not stopped by that', async () => {
    const pendingDebit = { amount: 1000, on: '2026-01-05' };
    fakeServer({ [CARD]: { status: 204 }, [READ]: { body: anInvoice({ savesCard: true, pendingDebit }) } });
    show(saved({ pendingDebit }));
    await pressAndWait('Remove account');
    const goesOn = 'The bank payment that is on its way is not stopped.';
    expect(panel()).toContain(`You then pay each invoice yourself.${goesOn}`);
    await pressAndWait('Remove account');
    await vi.waitFor(() =>
      expect(panel()).toBe(
        `The TD Canada Trust account •••• 6789 was removedLarch Studio can no longer debit it.${goesOn}`,
      ),
    );
  });

  it('stays if the removal fails', async () => {
    fakeServer({ [CARD]: { status: 502 }, [READ]: { body: saved() } });
    show(saved());
    await pressAndWait('Remove account');
    await pressAndWait('Remove account');
    await vi.waitFor(() => expect(message()).toBe('The account could not be removed. Please try again.'));
  });

  it('is spoken of in French on a French invoice', async () => {
    fakeServer({ [CARD]: { status: 204 }, [READ]: { body: anInvoice({ savesCard: true }) } });
    show(saved({ chargedOn: '2026-02-01' }), '', frCaInvoice);
    expect(panel()).toBe(
      'TD Canada Trust •••• 6789Larch Studio peut débiter ce compte pour ses factures récurrentes.Il sera débité de 1 000,00 CAD le 1er février 2026. Vous n’avez rien à faire.Retirer le compte',
    );
    await pressAndWait('Retirer le compte');
    expect(panel()).toContain('Retirer le compte TD Canada Trust •••• 6789?');
    await pressAndWait('Retirer le compte');
    await vi.waitFor(() =>
      expect(panel()).toBe('Le compte TD Canada Trust •••• 6789 a été retiréLarch Studio ne peut plus le débiter.'),
    );
  });
});
