import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Series } from '#shared/series/schema.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { toasts } from '#test/support/screens/estimates-harness.tsx';
import {
  address,
  aSeries,
  coming,
  DRAFT,
  MONTHLY,
  setUpSeriesPage,
  showSeriesPage,
} from '#test/support/screens/series-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

setUpSeriesPage();

const rows = () => within(screen.getByRole('list', { name: 'Next invoices' })).getAllByRole('listitem');

describe('its next invoices', () => {
  it('are the days with due days, amounts and what can be done with each', async () => {
    await showSeriesPage({ schedule: { ...MONTHLY, daysInAdvance: 3 } });
    expect(rows()[0]?.textContent).toBe(
      'Feb 1, 2026Due Mar 3, 2026 · made Jan 29, 20261,234.50 CADCreate NowChange Only ThisSkip',
    );
    expect(rows()[1]?.textContent).toBe(
      'Mar 1, 2026Due Mar 31, 2026 · made Feb 26, 20261,234.50 CADChange Only ThisSkip',
    );
    expect(rows()).toHaveLength(3);
  });

  it.each<[string, Partial<Series>, string]>([
    ['a draft', DRAFT, 'Its days and amounts show here once it has a schedule.'],
    ['a paused one', { status: 'PAUSED', coming: [] }, 'Nothing is planned while it is paused.'],
    ['an ended one', { status: 'ENDED', coming: [] }, 'Nothing more is planned.'],
  ])('are none of %s', async (_, over, text) => {
    await showSeriesPage(over);
    screen.getByText(text);
  });

  it('can be skipped, and no longer', async () => {
    let isSkipped = false;
    const read = () =>
      aSeries({
        coming: [
          coming('2026-02-01', '2026-03-03', isSkipped ? { isSkipped: true } : {}),
          coming('2026-03-01', '2026-03-31'),
        ],
      });
    const { user } = await showSeriesPage(
      {},
      {
        'GET /series/{id}': read,
        'POST /series/{id}/skip': ({ body }) => {
          isSkipped = body.isSkipped;
          return read();
        },
      },
    );
    await user.click(screen.getByRole('button', { name: 'Skip, Feb 1, 2026' }));
    await screen.findByText('Skipped');
    screen.getByText('The next invoice is for Mar 1, 2026.');
    expect(callsOf('POST /series/{id}/skip')).toEqual([{ id: 'ser1', body: { day: '2026-02-01', isSkipped: true } }]);
    // The one after it is next.
    screen.getByRole('button', { name: 'Create Now, Mar 1, 2026' });
    await user.click(screen.getByRole('button', { name: 'Do Not Skip, Feb 1, 2026' }));
    await waitFor(() => expect(screen.queryByText('Skipped')).toBeNull());
  });

  it('can be changed one at a time', async () => {
    await showSeriesPage({
      coming: [coming('2026-02-01', '2026-03-03', { isChanged: true }), coming('2026-03-01', '2026-03-31')],
    });
    expect(rows()[0]?.textContent).toContain('Changed');
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(target('Edit This, Feb 1, 2026')).toBe('/invoices/recurring/ser1/edit?only=2026-02-01');
    expect(target('Change Only This, Mar 1, 2026')).toBe('/invoices/recurring/ser1/edit?only=2026-03-01');
  });

  it('can be made now, which opens the draft', async () => {
    const made = { id: 'inv-9', invoiceNumber: 'INV-9' } as never;
    const { user } = await showSeriesPage({}, { 'POST /series/{id}/make': made });
    await user.dblClick(screen.getByRole('button', { name: 'Create Now, Feb 1, 2026' }));
    await waitFor(() => expect(address()).toBe('/invoices/inv-9/edit'));
    expect(callsOf('POST /series/{id}/make')).toEqual([{ id: 'ser1', body: { day: '2026-02-01' } }]);
    expect(toasts('success')).toEqual(['Invoice INV-9 created as a draft']);
  });

  it('can be tried again after a failure', async () => {
    const { user } = await showSeriesPage({}, { 'POST /series/{id}/make': new ConnectionError() });
    await user.click(screen.getByRole('button', { name: 'Create Now, Feb 1, 2026' }));
    await waitFor(() => expect(toasts('error')).toEqual(['Failed to create the invoice']));
    await user.click(screen.getByRole('button', { name: 'Create Now, Feb 1, 2026' }));
    await waitFor(() => expect(callsOf('POST /series/{id}/make')).toHaveLength(2));
  });
});
