import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeriesListItem } from '#shared/series/schema.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { address, aSeriesRow, DRAFT, pageOf, showSeries } from '#test/support/screens/series-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

beforeEach(() => vi.setSystemTime(new Date(2026, 0, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const queries = () => callsOf('GET /series').map(({ query }) => query);
const cells = async () => {
  await screen.findByRole('link', { name: 'Café Léger Inc.' });
  const row = screen.getAllByRole('row')[1] as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

describe('the list of series', () => {
  it('says what they are for while there is none, and starts the first', async () => {
    const { user } = showSeries(undefined, { 'GET /series': pageOf<SeriesListItem>([]) });
    await screen.findByText('No recurring invoices yet');
    screen.getByText(/^For retainers, rent and subscriptions: /);
    await user.click(screen.getByRole('button', { name: 'Create Your First Recurring Invoice' }));
    expect(address()).toBe('/invoices/recurring/create');
  });

  it('starts a series', async () => {
    const { user } = showSeries();
    await user.click(await screen.findByRole('button', { name: 'New Recurring Invoice' }));
    expect(address()).toBe('/invoices/recurring/create');
  });

  it('leads back to the invoices', async () => {
    const { user } = showSeries();
    await user.click(await screen.findByRole('link', { name: 'Back to Invoices' }));
    expect(address()).toBe('/invoices');
  });

  it('shows customer, schedule in words, next day, amount and status', async () => {
    showSeries();
    const table = within(await screen.findByRole('table', { name: 'Recurring Invoices' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Customer', 'Schedule', 'Next invoice', 'Amount', 'Status', 'Actions'],
    ]);
    expect(await cells()).toEqual([
      ...['Café Léger Inc.', 'Every month on the 1st', 'Feb 1, 2026', '1,234.50 CAD', 'Active', ''],
    ]);
  });

  it.each<[string, Partial<SeriesListItem>, string]>([
    ['an active one', {}, 'Active'],
    ['a draft', DRAFT, 'Draft'],
    ['a paused one', { status: 'PAUSED', nextDay: undefined }, 'Paused'],
    ['one that is paused until a day', { status: 'PAUSED', pausedUntil: '2026-03-05' }, 'PausedUntil Mar 5, 2026'],
    ['an ended one', { status: 'ENDED', nextDay: undefined }, 'Ended'],
    [
      'one whose invoice was held back',
      { held: { day: '2026-01-01', invoiceId: 'inv-1', because: 'no-email' } },
      'ActiveOne was not sent',
    ],
    ['one that missed days', { missed: ['2025-12-01', '2026-01-01'] }, 'Active2 days missed'],
  ])('shows the state of %s', async (_, over, state) => {
    showSeries(undefined, { 'GET /series': pageOf([aSeriesRow(over)]) });
    expect((await cells())[4]).toBe(state);
  });

  it('says that nothing is scheduled or planned', async () => {
    showSeries(undefined, { 'GET /series': pageOf([aSeriesRow(DRAFT)]) });
    expect((await cells()).slice(1, 3)).toEqual(['No schedule yet', 'None planned']);
  });

  it('is cards on a phone', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    showSeries();
    const card = within(await screen.findByRole('list', { name: 'Recurring Invoices' })).getByRole('listitem');
    expect(card.textContent).toBe('Café Léger Inc.Every month on the 1st1,234.50 CADNext invoice Feb 1, 2026Active');
    within(card).getByRole('button', { name: 'Actions for Café Léger Inc.' });
  });

  it('leads to the page of a series, which leads back to the list as it was', async () => {
    const { user } = showSeries('/invoices/recurring?status=ACTIVE');
    await user.click(await screen.findByRole('link', { name: 'Café Léger Inc.' }));
    expect(address()).toBe('/invoices/recurring/ser1');
    await user.click(await screen.findByRole('link', { name: 'Back to Recurring Invoices' }));
    expect(address()).toBe('/invoices/recurring?status=ACTIVE');
  });

  it('filters by status', async () => {
    const { user } = showSeries();
    const filter = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status' });
    expect([...filter.options].map(({ text }) => text)).toEqual([
      ...['All statuses', 'Draft', 'Active', 'Paused', 'Ended'],
    ]);
    await user.selectOptions(filter, 'Paused');
    await waitFor(() =>
      expect(queries()).toContainEqual({ page: 1, limit: 10, sortBy: 'createdAt', status: 'PAUSED' }),
    );
    expect(address()).toBe('/invoices/recurring?status=PAUSED');
  });

  it('searches, and says when nothing matches', async () => {
    const { user } = showSeries(undefined, {
      'GET /series': ({ query }) => pageOf(query?.searchQuery ? [] : [aSeriesRow()]),
    });
    await screen.findByRole('link', { name: 'Café Léger Inc.' });
    await user.type(screen.getByRole('searchbox'), 'maple');
    await screen.findByText('No recurring invoices found');
    expect(queries()).toContainEqual({ page: 1, limit: 10, sortBy: 'createdAt', searchQuery: 'maple' });
  });

  it('sorts', async () => {
    const { user } = showSeries();
    const sort = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort recurring invoices by' });
    expect([...sort.options].map(({ text }) => text)).toEqual(['Sort by Newest', 'Sort by Customer']);
    await user.selectOptions(sort, 'Sort by Customer');
    await waitFor(() => expect(queries()).toContainEqual({ page: 1, limit: 10, sortBy: 'billingName' }));
  });

  it('says that it did not load, and loads again', async () => {
    let isDown = true;
    const { user } = showSeries(undefined, {
      'GET /series': () => (isDown ? Promise.reject(new ConnectionError()) : pageOf([aSeriesRow()])),
    });
    await screen.findByText('We couldn’t load your recurring invoices');
    isDown = false;
    await user.click(screen.getByRole('button', { name: /again|retry/i }));
    await screen.findByRole('link', { name: 'Café Léger Inc.' });
  });
});
