import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { pageMeta } from '#shared/api/page-meta.ts';
import type { Schedule } from '#shared/series/schedule-schema.ts';
import type { ComingInvoice, Series, SeriesInvoice, SeriesListItem } from '#shared/series/schema.ts';
import SeriesListScreen from '#web/features/series-list/series-list-screen.tsx';
import SeriesPageScreen from '#web/features/series-page/series-page-screen.tsx';
import { PROFILE, USER } from './an-invoice.ts';
import { type Answers, answerCalls } from './call-harness.ts';
import { anInvoice } from './list-harness.tsx';
import { renderFor } from './session-harness.tsx';

/** For tests: on the first of each month, made at 9 on its day. */
export const MONTHLY: Schedule = {
  unit: 'month',
  interval: 1,
  firstDay: '2025-12-01',
  end: 'never',
  daysInAdvance: 0,
  hour: 9,
};

/** For tests: a row of the list, an active series with its next invoice on February 1, 2026. */
export function aSeriesRow(over: Partial<SeriesListItem> = {}): SeriesListItem {
  return {
    id: 'ser1',
    status: 'ACTIVE',
    mode: 'send',
    schedule: MONTHLY,
    madeCount: 2,
    billingName: 'Café Léger Inc.',
    billingEmail: 'compta@cafe-leger.test',
    nextDay: '2026-02-01',
    total: 1234.5,
    currency: 'CAD',
    ...over,
  };
}

/** For tests: an invoice of a day ahead, due 30 days later. */
export const coming = (day: string, dueDate: string, over: Partial<ComingInvoice> = {}): ComingInvoice => ({
  ...{ day, dueDate, at: `${day}T14:00:00.000Z`, total: 1234.5 },
  ...over,
});

/** For tests: the changes that make `aSeriesRow` and `aSeries` one without a schedule. */
export const DRAFT = {
  status: 'DRAFT',
  mode: undefined,
  schedule: undefined,
  nextDay: undefined,
  madeCount: 0,
  coming: [] as ComingInvoice[],
} as const;

/** For tests: the same series in full, with its next three invoices. */
export function aSeries(over: Partial<Series> = {}): Series {
  const at = '2025-11-20T12:00:00.000Z';
  return {
    ...{ id: 'ser1', status: 'ACTIVE', mode: 'send', schedule: MONTHLY, madeCount: 2 },
    ...{ billingName: 'Café Léger Inc.', billingEmail: 'compta@cafe-leger.test', customerId: 'cus1' },
    ...{ currency: 'CAD', paymentMethod: 'e-transfer', dueInDays: 30 },
    items: [{ name: 'Retainer', quantity: 1, rate: 1234.5, amount: 1234.5 }],
    ...{ subtotal: 1234.5, discount: 0, shipping: 0, tax: 0, total: 1234.5 },
    coming: [
      coming('2026-02-01', '2026-03-03'),
      coming('2026-03-01', '2026-03-31'),
      coming('2026-04-01', '2026-05-01'),
    ],
    ...{ version: 3, createdAt: at, updatedAt: at },
    ...over,
  };
}

/** For tests: an invoice that the series made. */
export function aMadeInvoice(over: Partial<SeriesInvoice> = {}): SeriesInvoice {
  const invoice = anInvoice({ id: 'inv-1', invoiceNumber: 'INV-1', issueDate: '2026-01-01' });
  return { day: '2026-01-01', invoiceNumber: 'INV-1', invoice, ...over };
}

/** For tests: the first page of a list. */
export const pageOf = <Row,>(rows: Row[]) => ({ data: rows, meta: pageMeta(rows.length, 1, 10) });

const PLAIN: Answers = {
  'GET /profile': PROFILE,
  'GET /series': () => pageOf([aSeriesRow()]),
  'GET /series/{id}': () => aSeries(),
  'GET /series/{id}/invoices': () => pageOf([aMadeInvoice()]),
};

let shown: ReturnType<typeof renderFor>;

/** For tests: renders the screen of series at an address. */
export function showSeries(address = '/invoices/recurring', answers: Answers = {}) {
  answerCalls({ ...PLAIN, ...answers });
  const [pathname = '', search = ''] = address.split('?');
  shown = renderFor(
    { status: 'authenticated', user: USER },
    <Routes>
      <Route element={<SeriesListScreen />} path="/invoices/recurring" />
      <Route element={null} path="/invoices/recurring/create" />
      <Route element={<SeriesPageScreen />} path="/invoices/recurring/:id" />
      <Route element={null} path="*" />
    </Routes>,
    { pathname, search, state: null },
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  return { user: userEvent.setup() };
}

/** For tests: where navigation ended up. */
export const address = () => shown.address();

/** For tests: the page of a series with these changes, and its next steps. */
export async function showSeriesPage(over: Partial<Series> = {}, answers: Answers = {}) {
  const { user } = showSeries('/invoices/recurring/ser1', { 'GET /series/{id}': () => aSeries(over), ...answers });
  const steps = within(await screen.findByRole('region', { name: /^(Next step|Étape suivante)$/ }));
  return { user, steps };
}

/** For tests: sets the clock to January 15, 2026, and clears up after each test. */
export function setUpSeriesPage(): void {
  beforeEach(() => vi.setSystemTime(new Date(2026, 0, 15, 12)));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.clearAllMocks();
  });
}

/** For tests: a list with one series, and its menu open. */
export async function openSeriesMenu(over: Partial<SeriesListItem> = {}, answers: Answers = {}) {
  const { user } = showSeries(undefined, { 'GET /series': () => pageOf([aSeriesRow(over)]), ...answers });
  await user.click(await screen.findByRole('button', { name: /^Actions pour Café|^Actions for Café/ }));
  return { user, menu: within(await screen.findByRole('menu')) };
}
