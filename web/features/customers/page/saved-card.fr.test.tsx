import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { englishOn } from '#test/support/app-texts.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { aSeriesRow, DRAFT } from '#test/support/screens/series-harness.tsx';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import CustomerPageScreen from './customer-page-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const english = () => englishOn({ evaluate: async (run: () => unknown) => run() } as Parameters<typeof englishOn>[0]);

afterEach(cleanup);

const VISA = { brand: 'visa', last4: '4242' };
const ACCOUNT = { brand: 'acss_debit', last4: '6789', bank: 'Desjardins' };

it.each([
  [VISA, 'Carte enregistrée', 'Retirer la carte'],
  [ACCOUNT, 'Compte bancaire enregistré', 'Retirer le compte'],
])('says nothing in English about a saved card or account and recurring invoices', async (saved, title, remove) => {
  answerCalls({
    'GET /customers/{id}': {
      ...{ id: 'c-1', name: 'Café Léger', email: 'compta@cafe.test', createdAt: '2026-01-05T12:00:00Z', version: 3 },
    },
    'GET /customers/{id}/account': { data: [], meta: { total: 0, page: 1, limit: 10, totalPages: 0 }, owed: [] },
    'GET /receipts': { data: [], meta: { total: 0, page: 1, limit: 10, totalPages: 0 } } as never,
    'GET /series': {
      data: [aSeriesRow(), aSeriesRow({ ...DRAFT, id: 'ser2' })],
      meta: { total: 3, page: 1, limit: 5, totalPages: 1 },
    },
    'GET /customers/{id}/saved-card': {
      card: {
        ...{ ...saved, savedAt: '2026-01-05T19:01:00Z', invoiceId: 'inv-1', invoiceNumber: 'F-7' },
        agreement: { text: 'Enregistrer', at: '2026-01-05T19:00:00Z', address: '192.0.2.7', agent: 'Mozilla/5.0' },
      },
    },
  });
  renderFor(
    { status: 'authenticated', user: aUser() },
    <Routes>
      <Route element={<CustomerPageScreen />} path="/customers/:id" />
    </Routes>,
    '/customers/c-1',
  );
  const part = (await screen.findByRole('heading', { name: title })).closest('section');
  if (saved === ACCOUNT) expect(part?.textContent).not.toMatch(/carte|enregistrée/i);
  await screen.findByText('Et 1 autre');
  await userEvent.setup().click(screen.getByRole('button', { name: remove }));
  await screen.findByRole('alertdialog');
  expect(await english()).toEqual([]);
});
