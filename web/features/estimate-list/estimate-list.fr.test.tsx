import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { englishOn } from '#test/support/app-texts.ts';
import {
  answer,
  aRow,
  choose,
  DRAFT,
  INVOICED,
  openMenu,
  pageOf,
  showEstimates,
} from '#test/support/screens/estimates-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

beforeEach(() => vi.setSystemTime(new Date(2026, 0, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The English texts on the page. */
const english = () => englishOn({ evaluate: async (run: () => unknown) => run() } as Parameters<typeof englishOn>[0]);

describe('the list of estimates in French', () => {
  it('says nothing in English', async () => {
    const opened = '2026-01-06T18:00:00.000Z';
    const rows = [{}, { openedAt: opened }, { isRevised: true as const }, DRAFT, INVOICED];
    answer({ 'GET /estimates': pageOf(rows.map((over, place) => aRow({ id: `est${place}`, ...over }))) });
    showEstimates();
    await screen.findByText(/^Ouverte le 6/);
    expect(await english()).toEqual([]);
  });

  it('says nothing in English while there is none', async () => {
    answer({ 'GET /estimates': pageOf([]) });
    showEstimates();
    await screen.findByRole('button', { name: 'Rédiger une première soumission' });
    expect(await english()).toEqual([]);
  });

  it.each([DRAFT, {}, { status: 'DECLINED' } as const, INVOICED])(
    'says nothing in English in the menu of %o',
    async (over) => {
      await openMenu(over);
      expect(await english()).toEqual([]);
    },
  );

  it.each([
    ['Renvoyer', {}],
    ['Inscrire la décision', {}],
    ['Annuler la décision', { status: 'DECLINED' } as const],
    ['Supprimer', {}],
  ])('says nothing in English in the dialog of %s', async (action, over) => {
    await choose(action, over);
    await screen.findByRole(/^(Inscrire)/.test(action) ? 'dialog' : 'alertdialog');
    expect(await english()).toEqual([]);
  });
});
