import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHARGE_ENDS, type InvoiceCharge } from '#shared/invoice/charge.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { aPublicInvoice } from '#test/support/a-public-invoice.ts';
import { englishOn } from '#test/support/app-texts.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { showCharge } from '#test/support/screens/invoice-page-harness.tsx';
import { chargeTexts } from './charge-texts.fr.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const VISA = { brand: 'visa', last4: '4242' };
const english = () => englishOn({ evaluate: async (run: () => unknown) => run() } as Parameters<typeof englishOn>[0]);

beforeEach(() => vi.setSystemTime(new Date(2026, 2, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ANSWERS = {
  'GET /invoices/{id}/public': aPublicInvoice({ language: 'fr', items: [] }),
  'GET /customers/{id}/saved-card': {},
} as const;
const IN_FRENCH: Partial<Invoice> = { items: [], billingName: 'Café Léger', paymentTerms: '' };
const ACCOUNT = { brand: 'acss_debit', last4: '6789', bank: 'Desjardins' };

it.each<[string, InvoiceCharge]>([
  ['planned', { card: VISA, on: '2026-03-20', tries: 0 }],
  ['of today', { card: VISA, on: '2026-03-15', tries: 0 }],
  ['that failed', { card: VISA, on: '2026-03-23', tries: 1 }],
  ['that failed twice', { card: VISA, on: '2026-03-25', tries: 2 }],
  ['of more than announced', { card: VISA, on: '2026-03-20', tries: 0, isUnannounced: true }],
  ['over, of more than announced', { card: VISA, tries: 0, over: 'amount-raised', isUnannounced: true }],
  ...CHARGE_ENDS.map((over): [string, InvoiceCharge] => [`over: ${over}`, { card: VISA, tries: 1, over }]),
  ['of an account, planned', { card: ACCOUNT, on: '2026-03-20', tries: 0 }],
  ['of an account, that failed', { card: ACCOUNT, on: '2026-03-23', tries: 1 }],
  ['of an account, of more than announced', { card: ACCOUNT, on: '2026-03-20', tries: 0, isUnannounced: true }],
  ...CHARGE_ENDS.map((over): [string, InvoiceCharge] => [
    `of an account, over: ${over}`,
    { card: ACCOUNT, tries: 1, over },
  ]),
])('says nothing in English about a charge %s', async (_, charge) => {
  await showCharge(charge, ANSWERS, IN_FRENCH);
  const { title } = chargeTexts(charge.card);
  const part = (await screen.findByRole('heading', { name: title })).closest('section');
  if (charge.card === ACCOUNT) expect(part?.textContent).not.toMatch(/carte|débitée/i);
  await waitFor(() => expect(callsOf('GET /invoices/{id}/history')).not.toEqual([]));
  expect(await english()).toEqual([]);
});

it('says in French that a bank payment is on its way', async () => {
  await showCharge({ card: ACCOUNT, on: '2026-03-13', tries: 0 }, ANSWERS, {
    ...IN_FRENCH,
    ...{ pendingDebit: { amount: 344.93, on: '2026-03-13' }, dueDate: '2026-03-10' },
  });
  const title = await screen.findByText(/^Paiement bancaire de 344,93.CAD en cours$/);
  expect(title.closest('section')?.textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Depuis le 13 mars 2026, habituellement pendant cinq jours ouvrables. D’ici à ce qu’il aboutisse ou échoue, aucun autre paiement ne peut être inscrit et les rappels sont suspendus.',
  );
  await waitFor(() => expect(callsOf('GET /invoices/{id}/history')).not.toEqual([]));
  expect(await english()).toEqual([]);
});
