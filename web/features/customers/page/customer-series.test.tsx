import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SeriesListItem } from '#shared/series/schema.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aSeriesRow, DRAFT, pageOf } from '#test/support/screens/series-harness.tsx';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import CustomerPageScreen from './customer-page-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

beforeEach(() => vi.setSystemTime('2026-01-15T18:00:00Z'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show(series: Answers['GET /series']) {
  answerCalls({
    'GET /customers/{id}': {
      ...{ id: 'c-1', name: 'Café Léger', email: 'compta@cafe.test', createdAt: '2026-01-05T12:00:00Z', version: 3 },
    },
    'GET /customers/{id}/account': { data: [], meta: { total: 0, page: 1, limit: 10, totalPages: 0 }, owed: [] },
    ...(series && { 'GET /series': series }),
  });
  const shown = renderFor(
    { status: 'authenticated', user: aUser() },
    <Routes>
      <Route element={<CustomerPageScreen />} path="/customers/:id" />
      <Route element={null} path="*" />
    </Routes>,
    '/customers/c-1',
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  await screen.findByText('No invoices yet');
  return { user: userEvent.setup(), address: shown.address };
}

const list = () => screen.findByRole('list', { name: 'Recurring invoices' });

it('lists the recurring invoices of a customer, each with its schedule, amount, and next day or state', async () => {
  const rows = [
    aSeriesRow(),
    aSeriesRow({ id: 'ser2', status: 'PAUSED', total: 50 }),
    aSeriesRow({ ...DRAFT, id: 'ser3', total: 60 }),
  ];
  const { user, address } = await show(pageOf(rows));
  const entries = within(await list()).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Every month on the 1st1,234.50 CADNext on Feb 1, 2026',
    'Every month on the 1st50.00 CADPaused',
    'No schedule yet60.00 CADDraft',
  ]);
  expect(callsOf('GET /series')).toMatchObject([{ query: { customerId: 'c-1', page: 1, limit: 5 } }]);
  expect(screen.queryByRole('link', { name: /more$/ })).toBeNull();
  await user.click(within(entries[0] as HTMLElement).getByRole('link'));
  expect(address()).toBe('/invoices/recurring/ser1');
});

it('leads to the others, if there are more than five', async () => {
  const rows = [1, 2, 3, 4, 5].map((n) => aSeriesRow({ id: `ser${n}` }));
  const { user, address } = await show({ ...pageOf(rows), meta: { total: 7, page: 1, limit: 5, totalPages: 2 } });
  await list();
  await user.click(screen.getByRole('link', { name: 'And 2 more' }));
  expect(decodeURIComponent(address())).toBe('/invoices/recurring?search=Café Léger');
});

it.each([
  ['there are none', pageOf<SeriesListItem>([])],
  ['they cannot be read', new Error('offline')],
])('shows nothing if %s', async (_, answer) => {
  await show(answer);
  await vi.waitFor(() => expect(callsOf('GET /series')).toHaveLength(1));
  expect(screen.queryByText('Recurring invoices')).toBeNull();
});
