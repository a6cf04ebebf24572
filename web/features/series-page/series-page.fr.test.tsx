import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Series } from '#shared/series/schema.ts';
import { HOLD_REASONS } from '#shared/series/status.ts';
import { englishOn } from '#test/support/app-texts.ts';
import { anInvoice } from '#test/support/screens/list-harness.tsx';
import { aMadeInvoice, coming, DRAFT, MONTHLY, pageOf, showSeriesPage } from '#test/support/screens/series-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

beforeEach(() => vi.setSystemTime(new Date(2026, 0, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The English texts on the page. */
const english = () => englishOn({ evaluate: async (run: () => unknown) => run() } as Parameters<typeof englishOn>[0]);
/** The name of the line is the user's own text. */
const OWN = { items: [{ name: 'Forfait', quantity: 2, rate: 617.25, amount: 1234.5 }] };

describe('the page of a series in French', () => {
  it.each<[string, Partial<Series>]>([
    ['an active one', { coming: [coming('2026-02-01', '2026-03-03', { isSkipped: true })] }],
    ['one with a changed day', { coming: [coming('2026-02-01', '2026-03-03', { isChanged: true })] }],
    ['one that is made ahead', { schedule: { ...MONTHLY, daysInAdvance: 3 }, mode: 'draft' }],
    ['one that charges a card', { mode: 'charge', savedCard: { brand: 'visa', last4: '4242' } }],
    ['one that charges a card at once', { mode: 'charge', chargesAtIssue: true, savedCard: { brand: '', last4: '1' } }],
    ['one that debits an account', { mode: 'charge', savedCard: { brand: 'acss_debit', last4: '6789', bank: 'BMO' } }],
    ['one without a card to charge', { mode: 'charge' }],
    ['a draft', DRAFT],
    ['a paused one', { status: 'PAUSED', coming: [] }],
    ['one that is paused until a day', { status: 'PAUSED', pausedUntil: '2026-03-05' }],
    ['an ended one', { status: 'ENDED', coming: [] }],
    ['one that follows a price', { items: OWN.items.map((item) => ({ ...item, productId: 'p1' })) }],
    ['one that missed days', { missed: ['2025-12-01', '2026-01-01'] }],
    ['one with taxes and discount', { subtotal: 100, discount: 10, shipping: 5, tax: 5, total: 100 }],
    ...HOLD_REASONS.map((because): [string, Partial<Series>] => [
      `one with an invoice held back: ${because}`,
      { held: { day: '2026-01-01', invoiceId: 'inv-1', because } },
    ]),
  ])('says nothing in English about %s', async (_, over) => {
    await showSeriesPage(
      { ...OWN, ...over },
      {
        'GET /series/{id}/invoices': pageOf([
          aMadeInvoice({ isNotCharged: true }),
          { day: '2025-12-01', invoiceNumber: 'INV-0' },
          aMadeInvoice({ day: '2025-11-01', invoice: anInvoice({ isDebited: true }) }),
        ]),
      },
    );
    await screen.findByText('Supprimée');
    expect(await english()).toEqual([]);
  });

  it('counts in French', async () => {
    await showSeriesPage({ madeCount: 1, missed: ['2026-01-01'] });
    screen.getByText('1 facture');
    screen.getByText('1 date passée sans facture');
  });
});
