import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aReceipt, CUSTOMER, theReceipts } from '#test/support/screens/payments-harness.tsx';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { CreditAhead } from './credit-ahead.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const DRAFT = { cents: 20_000, currency: 'CAD', customerId: CUSTOMER.id, status: 'DRAFT' } as const;

function show(over: Partial<Parameters<typeof CreditAhead>[0]> = {}, { appliesCredit = true } = {}) {
  const own = [aReceipt({ rest: 70 }), aReceipt({ id: 'receipt2', rest: 500, currency: 'USD' })];
  answerCalls({ 'GET /customers/{id}': { ...CUSTOMER, appliesCredit }, 'GET /receipts': theReceipts(...own) });
  renderFor({ status: 'authenticated', user: aUser() }, <CreditAhead {...DRAFT} {...over} />);
}

it('says how much of a draft the credit in its currency pays', async () => {
  show();
  await screen.findByText('Their credit pays 70.00 CAD of it first.');
});

it('names no more than is due', async () => {
  show({ cents: 3_000 });
  await screen.findByText('Their credit pays 30.00 CAD of it first.');
});

it('reads no credit while the switch is off, and nothing for an invoice that was sent', async () => {
  show({}, { appliesCredit: false });
  await waitFor(() => expect(callsOf('GET /customers/{id}')).toHaveLength(1));
  expect(callsOf('GET /receipts')).toEqual([]);
  show({ status: 'SENT' });
  expect(callsOf('GET /customers/{id}')).toHaveLength(1);
  expect(screen.queryByText(/credit/)).toBeNull();
});
