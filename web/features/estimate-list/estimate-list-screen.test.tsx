import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EstimateListItem } from '#shared/estimate/schema.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import {
  address,
  answer,
  aRow,
  DRAFT,
  INVOICED,
  pageOf,
  showEstimates,
} from '#test/support/screens/estimates-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

beforeEach(() => vi.setSystemTime(new Date(2026, 0, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const queries = () => callsOf('GET /estimates').map(({ query }) => query);
const shownState = async () => {
  await screen.findByRole('link', { name: 'EST-7' });
  const row = screen.getAllByRole('row')[1] as HTMLElement;
  return within(row).getAllByRole('cell')[5]?.textContent;
};

describe('the list of estimates', () => {
  it('says what estimates are for while there is none, and starts the first', async () => {
    answer({ 'GET /estimates': pageOf([]) });
    const { user } = showEstimates();
    await screen.findByText('No estimates yet');
    screen.getByText('Send a price, let your customer accept it online, and make it an invoice.');
    await user.click(screen.getByRole('button', { name: 'Write Your First Estimate' }));
    expect(address()).toBe('/estimates/create');
  });

  it('starts an estimate', async () => {
    answer();
    const { user } = showEstimates();
    await user.click(await screen.findByRole('button', { name: 'New Estimate' }));
    expect(address()).toBe('/estimates/create');
  });

  it.each<[string, Partial<EstimateListItem>, string]>([
    ['a draft', DRAFT, 'Draft'],
    ['one nobody opened', {}, 'SentNot opened yet'],
    ['an opened one', { openedAt: '2026-01-06T18:00:00.000Z' }, 'SentOpened Jan 6'],
    ['one with unsent changes', { openedAt: '2026-01-06T18:00:00.000Z', isRevised: true }, 'SentChanges not sent'],
    ['one on its last day', { dueDate: '2026-01-15' }, 'SentNot opened yet'],
    ['an expired one', { dueDate: '2026-01-14' }, 'ExpiredNot opened yet'],
    ['an accepted one', { status: 'ACCEPTED' }, 'Accepted'],
    ['an accepted one past its last day', { status: 'ACCEPTED', dueDate: '2026-01-14' }, 'Accepted'],
    ['a declined one', { status: 'DECLINED' }, 'Declined'],
    ['an invoiced one', INVOICED, 'Invoiced'],
  ])('shows the state of %s', async (_, over, state) => {
    answer({ 'GET /estimates': pageOf([aRow({ ...over, dueDate: over.dueDate ?? '2026-02-04' })]) });
    showEstimates();
    expect(await shownState()).toBe(state);
  });

  it('shows number, customer, days and total', async () => {
    answer();
    showEstimates();
    const table = within(await screen.findByRole('table', { name: 'Estimates' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Number',
      'Customer',
      'Date',
      'Valid until',
      'Total',
      'Status',
      'Actions',
    ]);
    const row = table.getAllByRole('row')[1] as HTMLElement;
    expect(row.textContent).toContain('EST-7Café Léger Inc.Jan 5, 2026Feb 4, 20261,234.50 CADSent');
  });

  it('is cards on a phone', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    answer();
    showEstimates();
    const card = within(await screen.findByRole('list', { name: 'Estimates' })).getByRole('listitem');
    expect(card.textContent).toBe('EST-7Café Léger Inc.1,234.50 CADValid until Feb 4, 2026SentNot opened yet');
    within(card).getByRole('button', { name: 'Actions for EST-7' });
  });

  it('leads to the page of an estimate', async () => {
    answer();
    const { user } = showEstimates('/estimates?status=SENT');
    await user.click(await screen.findByRole('link', { name: 'EST-7' }));
    expect(address()).toBe('/estimates/est1');
    await user.click(await screen.findByRole('link', { name: 'Back to Estimates' }));
    expect(address()).toBe('/estimates?status=SENT');
  });

  it('filters by each state', async () => {
    answer();
    const { user } = showEstimates();
    const filter = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Status' });
    expect([...filter.options].map(({ text }) => text)).toEqual([
      'All statuses',
      'Draft',
      'Sent',
      'Accepted',
      'Declined',
      'Expired',
      'Partly invoiced',
      'Invoiced',
      'To invoice',
    ]);
    await user.selectOptions(filter, 'Expired');
    await waitFor(() =>
      expect(queries()).toContainEqual({ page: 1, limit: 10, sortBy: 'createdAt', status: 'EXPIRED' }),
    );
    expect(address()).toBe('/estimates?status=EXPIRED');
  });

  it('searches, and says when nothing matches', async () => {
    answer({ 'GET /estimates': ({ query }) => pageOf(query?.searchQuery ? [] : [aRow()]) });
    const { user } = showEstimates();
    await screen.findByText('EST-7');
    await user.type(screen.getByRole('searchbox'), 'maple');
    await screen.findByText('No estimates found');
    expect(queries()).toContainEqual({ page: 1, limit: 10, sortBy: 'createdAt', searchQuery: 'maple' });
    expect(address()).toBe('/estimates?search=maple');
  });

  it('sorts', async () => {
    answer();
    const { user } = showEstimates();
    const sort = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort estimates by' });
    expect([...sort.options].map(({ text }) => text)).toEqual(
      ['Newest', 'Customer', 'Number', 'Valid until'].map((field) => `Sort by ${field}`),
    );
    await user.selectOptions(sort, 'Sort by Valid until');
    await waitFor(() => expect(queries()).toContainEqual({ page: 1, limit: 10, sortBy: 'dueDate' }));
  });

  it('says that it did not load, and loads again', async () => {
    answer({ 'GET /estimates': new ConnectionError() });
    const { user } = showEstimates();
    await screen.findByText('We couldn’t load your estimates');
    answer();
    await user.click(screen.getByRole('button', { name: /again|retry/i }));
    await screen.findByText('EST-7');
  });
});
