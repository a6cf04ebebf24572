import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, currentLocation, invoices, listQueries, showScreen } from '#test/support/screens/list-harness.tsx';
import { passTime, standingUntil, stopClock } from '#test/support/screens/time-harness.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

beforeEach(() => answer(invoices(60)));
afterEach(() => vi.useRealTimers());

describe('the filters', () => {
  it('are read from the address', async () => {
    showScreen('/invoices?search=maple&status=OVERDUE&from=2024-01-05&to=2024-02-10&pageSize=25&page=2');
    await screen.findByText('Showing 26 to 50 of 60 invoices');
    expect(listQueries()).toEqual([
      {
        page: 2,
        limit: 25,
        searchQuery: 'maple',
        status: 'OVERDUE',
        startDate: '2024-01-05',
        endDate: '2024-02-10',
      },
    ]);
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search invoices' }).value).toBe('maple');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('OVERDUE');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Invoices per page' }).value).toBe('25');
    screen.getByText('Jan 05, 2024 – Feb 10, 2024');
  });

  it('offer 5, 10, 25 and 50 invoices per page, 10 by default', async () => {
    showScreen();
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Invoices per page' });
    expect([...select.options].map((option) => option.value)).toEqual(['5', '10', '25', '50']);
    expect(select.value).toBe('10');
  });

  it('go back to page 1 after a change of page size', async () => {
    const { user } = showScreen('/invoices?page=3');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Invoices per page' }), '5');
    await screen.findByText('Showing 1 to 5 of 60 invoices');
    expect(currentLocation().address).toBe('/invoices?pageSize=5');
  });

  it('go back to page 1 after a change of status', async () => {
    const { user } = showScreen('/invoices?page=3&search=maple');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'PAID');
    await waitFor(() => expect(listQueries().at(-1)).toMatchObject({ page: 1, status: 'PAID', searchQuery: 'maple' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'OUTSTANDING');
    await waitFor(() => expect(listQueries().at(-1)).toMatchObject({ status: 'OUTSTANDING' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Written off');
    await waitFor(() => expect(listQueries().at(-1)).toMatchObject({ status: 'WRITTEN_OFF' }));
    expect(currentLocation().address).toBe('/invoices?search=maple&status=WRITTEN_OFF');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), '');
    expect(currentLocation().address).toBe('/invoices?search=maple');
  });

  it('go back to page 1 after a change of order, which the address keeps', async () => {
    const { user } = showScreen('/invoices?page=3');
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort invoices' });
    expect(select.value).toBe('newest');
    await user.selectOptions(select, 'Smallest first');
    await waitFor(() =>
      expect(listQueries().at(-1)).toEqual({ page: 1, limit: 10, sortBy: 'total', sortOrder: 'asc' }),
    );
    expect(currentLocation().address).toBe('/invoices?sort=smallest');
    await user.selectOptions(select, 'Newest first');
    expect(currentLocation().address).toBe('/invoices');
  });

  it('go back to page 1 after a change of dates', async () => {
    const { user } = showScreen('/invoices?page=3&from=2024-01-05&to=2024-02-10');
    await user.click(screen.getByRole('button', { name: 'Clear dates' }));
    expect(currentLocation().address).toBe('/invoices');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter by date' }));
  });

  it('accept a range across two months, whichever end is picked first', async () => {
    const { user } = showScreen('/invoices?page=3&from=2024-01-05&to=2024-01-05');
    await user.click(screen.getByRole('button', { name: 'Filter by date: Jan 05, 2024' }));
    await screen.findByRole('grid', { name: 'January 2024' });
    screen.getByRole('grid', { name: 'February 2024' });
    screen.getByText('Choose the first day');
    await user.click(screen.getByRole('button', { name: /February 9(th)?, 2024/ }));
    screen.getByText('Feb 09, 2024 – choose the last day');
    expect(listQueries()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /January 8(th)?, 2024/ }));
    await waitFor(() => expect(currentLocation().address).toBe('/invoices?from=2024-01-08&to=2024-02-09'));
    expect(listQueries()).toHaveLength(2);
    expect(listQueries().at(-1)).toMatchObject({ startDate: '2024-01-08', endDate: '2024-02-09' });
    const button = screen.getByRole('button', { name: 'Filter by date: Jan 08, 2024 – Feb 09, 2024' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it.each([
    ['From this day', '?from=2024-01-08', 'From Jan 08, 2024'],
    ['Until this day', '?to=2024-01-08', 'Until Jan 08, 2024'],
  ])('accept an open-ended range: %s', async (choice, search, label) => {
    const { user } = showScreen('/invoices?from=2024-01-05&to=2024-01-05');
    await user.click(screen.getByRole('button', { name: /^Filter by date/ }));
    await user.click(await screen.findByRole('button', { name: /January 8(th)?, 2024/ }));
    await user.click(screen.getByRole('button', { name: choice }));
    await waitFor(() => expect(currentLocation().address).toBe(`/invoices${search}`));
    screen.getByRole('button', { name: `Filter by date: ${label}` });
  });

  it('offer usual periods, on the clocks of the business', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-01-01T03:00:00Z') });
    const { user } = showScreen('/invoices?page=3', { utcOffsetMinutes: -300 });
    await user.click(screen.getByRole('button', { name: 'Filter by date' }));
    await user.click(await screen.findByRole('button', { name: 'This month', pressed: false }));
    expect(currentLocation().address).toBe('/invoices?from=2025-12-01&to=2025-12-31');
    await user.click(screen.getByRole('button', { name: 'Filter by date: Dec 01, 2025 – Dec 31, 2025' }));
    await screen.findByRole('button', { name: 'This month', pressed: true });
    await user.click(screen.getByRole('button', { name: 'Last year' }));
    expect(currentLocation().address).toBe('/invoices?from=2024-01-01&to=2024-12-31');
  });

  it('keep the dates when the calendar is closed after one pick', async () => {
    const { user } = showScreen('/invoices?from=2024-01-05&to=2024-01-05');
    await user.click(screen.getByRole('button', { name: /^Filter by date/ }));
    await user.click(await screen.findByRole('button', { name: /January 8(th)?, 2024/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid', { name: 'January 2024' })).toBeNull());
    expect(currentLocation().address).toBe('/invoices?from=2024-01-05&to=2024-01-05');
  });
});

describe('on a phone', () => {
  beforeEach(() => vi.stubGlobal('innerWidth', 360));
  afterEach(() => vi.unstubAllGlobals());

  const openOptions = async () => {
    const { user } = showScreen('/invoices?page=3&status=OVERDUE');
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'View options: Overdue' }));
    return { user, options: within(await screen.findByRole('dialog', { name: 'View options' })) };
  };

  it('status, order and page size are in one dialog, whose button names the filter', async () => {
    const { user, options } = await openOptions();
    expect(options.getAllByRole('combobox').map((select) => (select as HTMLSelectElement).value)).toEqual([
      'OVERDUE',
      'newest',
      '10',
    ]);
    await user.selectOptions(options.getByRole('combobox', { name: 'Sort invoices' }), 'Earliest due');
    await user.selectOptions(options.getByRole('combobox', { name: 'Invoices per page' }), '25');
    expect(currentLocation().address).toBe('/invoices?pageSize=25&status=OVERDUE&sort=due');
    await user.selectOptions(options.getByRole('combobox', { name: 'Status' }), '');
    await user.click(options.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentLocation().address).toBe('/invoices?pageSize=25&sort=due');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'View options' }));
  });
});

describe('the search', () => {
  const typeText = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  const searches = () => listQueries().map((query) => query?.searchQuery);

  it('waits half a second after the last key, then goes back to page 1', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    showScreen('/invoices?page=3');
    await screen.findByText('Page 3 of 6');
    stopClock();
    typeText('map');
    await passTime(400);
    typeText('maple ');
    await passTime(400);
    expect(searches()).toEqual([undefined]);
    await passTime(200);
    await standingUntil(() => searches().length > 1);
    expect(searches()).toEqual([undefined, 'maple']);
    expect(listQueries().at(-1)?.page).toBe(1);
    expect(currentLocation().address).toBe('/invoices?search=maple');
  });

  it('keeps other filters chosen in the meantime', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    showScreen();
    typeText('maple');
    fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'PAID' } });
    await passTime(600);
    await waitFor(() => expect(currentLocation().address).toBe('/invoices?search=maple&status=PAID'));
  });

  it('runs immediately, and only once, on Enter', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = showScreen();
    await user.type(screen.getByRole('searchbox'), 'maple{Enter}');
    expect(currentLocation().address).toBe('/invoices?search=maple');
    await passTime(700);
    expect(searches()).toEqual([undefined, 'maple']);
  });
});
