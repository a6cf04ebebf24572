import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { anEstimate } from '#test/support/screens/estimates-harness.tsx';
import { FromEstimate } from './from-estimate.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
afterEach(cleanup);

const tax = (ratePercent: number, code: 'GST' | 'HST' = 'GST') => ({
  ...{ code, ratePercent, baseAmount: 100, amount: ratePercent, rule: 'r' },
});

async function show(invoice: Pick<Invoice, 'status' | 'taxes'>): Promise<string> {
  answerCalls({ 'GET /estimates/{id}': anEstimate({ taxes: [tax(5)] }) });
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <FromEstimate id="est-1" invoice={invoice} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('link', { name: /^Made from estimate / });
  return container.textContent ?? '';
}

it.each<[string, boolean, Pick<Invoice, 'status' | 'taxes'>]>([
  ['has the rates that were accepted', false, { status: 'DRAFT', taxes: [tax(5)] }],
  ['is a part without taxes', false, { status: 'DRAFT', taxes: [] }],
  ['has another rate', true, { status: 'DRAFT', taxes: [tax(6)] }],
  ['has another tax', true, { status: 'DRAFT', taxes: [tax(5), tax(13, 'HST')] }],
  ['was sent', false, { status: 'SENT', taxes: [tax(6)] }],
])('an invoice that %s says that its taxes changed: %s', async (_, says, invoice) => {
  expect((await show(invoice)).includes('Taxes have changed since the estimate was accepted.')).toBe(says);
});
