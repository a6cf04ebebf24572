import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHARGE_ENDS, type InvoiceCharge } from '#shared/invoice/charge.ts';
import { aPublicInvoice } from '#test/support/a-public-invoice.ts';
import { englishOn } from '#test/support/app-texts.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import InvoicePageScreen from './invoice-page-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const VISA = { brand: 'visa', last4: '4242' };
const english = () => englishOn({ evaluate: async (run: () => unknown) => run() } as Parameters<typeof englishOn>[0]);

beforeEach(() => vi.setSystemTime(new Date(2026, 2, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each<[string, InvoiceCharge]>([
  ['planned', { card: VISA, on: '2026-03-20', tries: 0 }],
  ['of today', { card: VISA, on: '2026-03-15', tries: 0 }],
  ['that failed', { card: VISA, on: '2026-03-23', tries: 1 }],
  ['that failed twice', { card: VISA, on: '2026-03-25', tries: 2 }],
  ['of more than announced', { card: VISA, on: '2026-03-20', tries: 0, isUnannounced: true }],
  ['over, of more than announced', { card: VISA, tries: 0, over: 'amount-raised', isUnannounced: true }],
  ...CHARGE_ENDS.map((over): [string, InvoiceCharge] => [`over: ${over}`, { card: VISA, tries: 1, over }]),
])('says nothing in English about a charge %s', async (_, charge) => {
  answerCalls({
    'GET /invoices/{id}': anInvoice({
      ...{ customerId: 'c-1', total: 344.93, dueDate: '2026-03-20', charge },
      ...{ items: [], billingName: 'Café Léger', paymentTerms: '' },
    }),
    'GET /invoices/{id}/public': aPublicInvoice({ language: 'fr', items: [] }),
    'GET /invoices/{id}/history': { events: [], activity: [], reach: { deliveries: [] }, reminders: {} },
    'GET /customers/{id}/saved-card': {},
    'GET /stripe/status': { connected: true },
  });
  renderFor(
    { status: 'authenticated', user: aUser() },
    <Routes>
      <Route element={<InvoicePageScreen />} path="/invoices/:id" />
    </Routes>,
    '/invoices/inv-1',
  );
  await screen.findByText('Carte enregistrée');
  await waitFor(() => expect(callsOf('GET /invoices/{id}/history')).not.toEqual([]));
  expect(await english()).toEqual([]);
});
