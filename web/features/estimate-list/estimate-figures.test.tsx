import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EstimateStats } from '#shared/estimate/stats.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { address, answer, pageOf, showEstimates } from '#test/support/screens/estimates-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const CAD = { currency: 'CAD', open: 1200.5, toInvoice: 800, won: 3000 } as const;
const USD = { currency: 'USD', open: 90, toInvoice: 0, won: 10 } as const;
const COUNTS = { open: 2, toInvoice: 1, won: 3, closed: 4 };
const STATS: EstimateStats = { currencies: [CAD], counts: COUNTS, wonPercent: 75 };

beforeEach(() => vi.setSystemTime(new Date(2026, 0, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const figures = async () => (await screen.findByRole('region', { name: 'Estimates at a glance' })).children;
const textsOf = async () => [...(await figures())].map(({ textContent }) => textContent);
const queries = () => callsOf('GET /estimates').map(({ query }) => query);

it('say what waits, what is to be invoiced, and what was won', async () => {
  answer({ 'GET /estimates/stats': STATS });
  showEstimates();
  expect(await textsOf()).toEqual([
    'Waiting for an answer1,200.50 CAD2 sent',
    'To invoice800.00 CAD1 accepted',
    'Won, last 90 days3,000.00 CAD3 of 4, 75%',
  ]);
});

it('have other currencies in place of the count, and the rate beside them', async () => {
  answer({ 'GET /estimates/stats': { ...STATS, currencies: [USD, CAD] } });
  showEstimates();
  expect(await textsOf()).toEqual([
    'Waiting for an answer1,200.50 CAD90.00 USD',
    'To invoice800.00 CAD1 accepted',
    'Won, last 90 days3,000.00 CAD10.00 USD3 of 4, 75%',
  ]);
});

it('filter the list on a click, and no longer on a second one', async () => {
  answer({ 'GET /estimates/stats': STATS });
  const { user } = showEstimates();
  await user.click(await screen.findByRole('button', { name: /^To invoice/ }));
  expect(address()).toBe('/estimates?status=TO_INVOICE');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).selectedOptions[0]?.text).toBe(
    'To invoice',
  );
  await waitFor(() => expect(queries()).toContainEqual(expect.objectContaining({ status: 'TO_INVOICE' })));
  const waiting = screen.getByRole('button', { name: /^Waiting/ });
  await user.click(waiting);
  expect(address()).toBe('/estimates?status=SENT');
  await waitFor(() => expect(waiting.getAttribute('aria-pressed')).toBe('true'));
  await user.click(waiting);
  expect(address()).toBe('/estimates');
  expect(screen.queryByRole('button', { name: /^Won/ })).toBeNull();
});

it('are absent while there is nothing to count', async () => {
  answer({ 'GET /estimates': pageOf([]) });
  showEstimates();
  await screen.findByText('No estimates yet');
  await waitFor(() => expect(screen.queryByText('Loading figures')).toBeNull());
  expect(screen.queryByRole('region', { name: 'Estimates at a glance' })).toBeNull();
});

it('leave the list alone when they do not load, and load again', async () => {
  answer({ 'GET /estimates/stats': () => Promise.reject(new ConnectionError()) });
  const { user } = showEstimates();
  await screen.findByText('EST-7');
  await screen.findByText('We couldn’t load your estimate figures.');
  answer({ 'GET /estimates/stats': STATS });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await figures()).toHaveLength(3);
});
