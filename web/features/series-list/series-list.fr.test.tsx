import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeriesListItem } from '#shared/series/schema.ts';
import { englishOn } from '#test/support/app-texts.ts';
import { aSeriesRow, DRAFT, openSeriesMenu, pageOf, showSeries } from '#test/support/screens/series-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

beforeEach(() => vi.setSystemTime(new Date(2026, 0, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The English texts on the page. */
const english = () => englishOn({ evaluate: async (run: () => unknown) => run() } as Parameters<typeof englishOn>[0]);

const ROWS: Partial<SeriesListItem>[] = [
  {},
  DRAFT,
  { status: 'PAUSED', pausedUntil: '2026-03-05' },
  { status: 'ENDED', nextDay: undefined },
  { held: { day: '2026-01-01', invoiceId: 'i', because: 'finding' }, missed: ['2025-12-01'] },
];

describe('the list of series in French', () => {
  it('says nothing in English', async () => {
    showSeries(undefined, {
      'GET /series': pageOf(ROWS.map((over, place) => aSeriesRow({ id: `s${place}`, ...over }))),
    });
    await screen.findByText('Jusqu’au 5 mars 2026');
    expect(await english()).toEqual([]);
  });

  it('says nothing in English while there is none', async () => {
    showSeries(undefined, { 'GET /series': pageOf<SeriesListItem>([]) });
    await screen.findByRole('button', { name: 'Créer une première facture récurrente' });
    expect(await english()).toEqual([]);
  });

  it.each([DRAFT, {}, { status: 'PAUSED' } as const])('says nothing in English in the menu of %o', async (over) => {
    await openSeriesMenu(over);
    expect(await english()).toEqual([]);
  });

  it('says nothing in English while one is paused until a day', async () => {
    const { user, menu } = await openSeriesMenu();
    await user.click(menu.getByRole('menuitem', { name: 'Suspendre' }));
    await user.click(await screen.findByRole('radio', { name: 'Jusqu’à une date' }));
    await user.click(screen.getByRole('button', { name: 'Suspendre' }));
    await screen.findByText('Choisissez une date après aujourd’hui.');
    expect(await english()).toEqual([]);
  });

  it.each([
    ['Arrêter', {}],
    ['Supprimer', DRAFT],
  ])('says nothing in English in the dialog of %s', async (action, over) => {
    const { user, menu } = await openSeriesMenu(over);
    await user.click(menu.getByRole('menuitem', { name: action }));
    await screen.findByRole('alertdialog');
    expect(await english()).toEqual([]);
  });
});
