import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeriesListItem } from '#shared/series/schema.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { refused, toasts } from '#test/support/screens/estimates-harness.tsx';
import { aSeries, DRAFT, MONTHLY, openSeriesMenu } from '#test/support/screens/series-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => vi.setSystemTime(new Date(2026, 0, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const PAUSE = 'POST /series/{id}/pause';
const RESUME = 'POST /series/{id}/resume';
const STOP = 'POST /series/{id}/stop';
const REMOVE = 'DELETE /series/{id}';

describe('the menu of a series', () => {
  it.each<[string, Partial<SeriesListItem>, string[]]>([
    ['a draft', DRAFT, ['Open', 'Edit', 'Delete']],
    ['an active one', {}, ['Open', 'Edit', 'Pause', 'Stop']],
    ['an active one without invoices', { madeCount: 0 }, ['Open', 'Edit', 'Pause', 'Stop', 'Delete']],
    ['a paused one', { status: 'PAUSED' }, ['Open', 'Edit', 'Resume', 'Stop']],
    ['a stopped one', { status: 'ENDED' }, ['Open', 'Edit', 'Resume']],
    [
      'one whose last day is over',
      { status: 'ENDED', schedule: { ...MONTHLY, end: { lastDay: '2026-01-14' } } },
      ['Open', 'Edit'],
    ],
    ['one with all its invoices', { status: 'ENDED', schedule: { ...MONTHLY, end: { count: 2 } } }, ['Open', 'Edit']],
  ])('offers what is possible with %s', async (_, over, actions) => {
    const { menu } = await openSeriesMenu(over);
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(actions);
  });

  it('leads to the page and the editor', async () => {
    const { menu } = await openSeriesMenu();
    const target = (name: string) => menu.getByRole('menuitem', { name }).getAttribute('href');
    expect(target('Open')).toBe('/invoices/recurring/ser1');
    expect(target('Edit')).toBe('/invoices/recurring/ser1/edit');
  });
});

describe('pausing a series', () => {
  const openDialog = async (answers = {}) => {
    const { user, menu } = await openSeriesMenu({}, { [PAUSE]: aSeries({ status: 'PAUSED', coming: [] }), ...answers });
    await user.click(menu.getByRole('menuitem', { name: 'Pause' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Pause Recurring Invoice' })) };
  };

  it('lasts until it is resumed, and pauses once on a double click', async () => {
    const { user, dialog } = await openDialog();
    await user.dblClick(dialog.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(toasts('success')).toEqual(['Recurring invoice paused']));
    expect(callsOf(PAUSE)).toEqual([{ id: 'ser1', body: {} }]);
  });

  it('lasts until a day that is chosen', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Until a day' }));
    await user.click(dialog.getByRole('button', { name: 'Pause' }));
    await dialog.findByText('Choose a day after today.');
    expect(callsOf(PAUSE)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: /^First day again/ }));
    await user.click(await screen.findByRole('button', { name: /January 20/ }));
    await user.click(dialog.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(toasts('success')).toEqual(['Paused until Jan 20, 2026']));
    expect(callsOf(PAUSE)).toEqual([{ id: 'ser1', body: { until: '2026-01-20' } }]);
  });

  it('says why it was refused, and stays open', async () => {
    const { user, dialog } = await openDialog({
      [PAUSE]: refused('CONFLICT', 'It is over.', { reason: 'CHANGED_MEANWHILE' }),
    });
    await user.click(dialog.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(toasts('error')).toEqual(['It is over.']));
    dialog.getByRole('button', { name: 'Pause' });
  });
});

describe('resuming a series', () => {
  it('says which day is next', async () => {
    const { user, menu } = await openSeriesMenu({ status: 'PAUSED' }, { [RESUME]: aSeries() });
    await user.click(menu.getByRole('menuitem', { name: 'Resume' }));
    await waitFor(() => expect(toasts('success')).toEqual(['Resumed: the next invoice is for Feb 1, 2026']));
    expect(callsOf(RESUME)).toEqual([{ id: 'ser1', body: {} }]);
  });

  it('says why it was refused', async () => {
    const { user, menu } = await openSeriesMenu(
      { status: 'PAUSED' },
      { [RESUME]: refused('FORBIDDEN', 'Confirm your email address first.') },
    );
    await user.click(menu.getByRole('menuitem', { name: 'Resume' }));
    await waitFor(() => expect(toasts('error')).toHaveLength(1));
  });
});

it('is stopped after a question', async () => {
  const { user, menu } = await openSeriesMenu({}, { [STOP]: aSeries({ status: 'ENDED', coming: [] }) });
  await user.click(menu.getByRole('menuitem', { name: 'Stop' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop Recurring Invoice' }));
  expect(callsOf(STOP)).toEqual([]);
  await user.dblClick(dialog.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(toasts('success')).toEqual(['Recurring invoice stopped']));
  expect(callsOf(STOP)).toEqual([{ id: 'ser1', body: {} }]);
});

it('is deleted after a question', async () => {
  const { user, menu } = await openSeriesMenu(DRAFT, { [REMOVE]: undefined });
  await user.click(menu.getByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Recurring Invoice' }));
  expect(callsOf(REMOVE)).toEqual([]);
  await user.dblClick(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts('success')).toEqual(['Recurring invoice deleted']));
  expect(callsOf(REMOVE)).toEqual([{ id: 'ser1' }]);
});
