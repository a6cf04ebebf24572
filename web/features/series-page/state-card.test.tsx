import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Series } from '#shared/series/schema.ts';
import { coming, DRAFT, MONTHLY, setUpSeriesPage, showSeriesPage } from '#test/support/screens/series-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

setUpSeriesPage();

const VISA = { brand: 'visa', last4: '4242' };
const TD = { brand: 'acss_debit', last4: '6789', bank: 'TD Canada Trust' };
const buttons = (steps: { getAllByRole: (role: string) => HTMLElement[] }) =>
  steps.getAllByRole('button').map(({ textContent }) => textContent);

describe('the state of a series', () => {
  it.each<[string, Partial<Series>, string, string[]]>([
    ['a draft', DRAFT, 'Not started yet. Set a schedule, and its invoices are made for you.', ['Set Schedule']],
    ['an active one', {}, 'The next invoice is for Feb 1, 2026.', ['Change Schedule', 'Pause']],
    [
      'one whose next day is skipped',
      { coming: [coming('2026-02-01', '2026-03-03', { isSkipped: true }), coming('2026-03-01', '2026-03-31')] },
      'The next invoice is for Mar 1, 2026.',
      ['Change Schedule', 'Pause'],
    ],
    ['a paused one', { status: 'PAUSED', coming: [] }, 'Paused until you resume it.', ['Resume', 'Change Schedule']],
    [
      'one that is paused until a day',
      { status: 'PAUSED', pausedUntil: '2026-03-05', coming: [coming('2026-04-01', '2026-05-01')] },
      'Paused until Mar 5, 2026. The next invoice is for Apr 1, 2026.',
      ['Resume', 'Change Schedule'],
    ],
    [
      'a stopped one',
      { status: 'ENDED', coming: [] },
      'Over: it makes no more invoices.',
      ['Resume', 'Change Schedule'],
    ],
    [
      'one with all its invoices',
      { status: 'ENDED', coming: [], schedule: { ...MONTHLY, end: { count: 2 } } },
      'Over: it makes no more invoices.',
      ['Change Schedule'],
    ],
  ])('is told of %s, with what is next', async (_, over, text, actions) => {
    const { steps } = await showSeriesPage(over);
    screen.getByText(text);
    expect(buttons(steps)).toEqual(actions);
  });

  it('says when invoices are made, whether they are sent, and how many there are', async () => {
    await showSeriesPage({ schedule: { ...MONTHLY, daysInAdvance: 3, hour: 14 }, mode: 'draft' });
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(
      expect.arrayContaining([
        'Every month on the 1st',
        '3 days ahead at 2:00 PM',
        'Kept as a draft for you to send',
        '2 invoices',
      ]),
    );
  });

  it.each<[string, Partial<Series>, string]>([
    ['charges, and when', { savedCard: VISA }, 'Visa ••••\u00a04242, on the due date'],
    ['charges at once', { savedCard: VISA, chargesAtIssue: true }, 'Visa ••••\u00a04242, on the day of the invoice'],
    ['debits, of a bank account', { savedCard: TD }, 'TD Canada Trust ••••\u00a06789, on the due date'],
    ['could charge', {}, 'On the due date. No saved card or bank account yet: the customer can save one when they pay'],
    [
      'could charge at once',
      { chargesAtIssue: true },
      'On the day of the invoice. No saved card or bank account yet: the customer can save one when they pay',
    ],
  ])('says which card or bank account it %s', async (_, over, text) => {
    await showSeriesPage({ mode: 'charge', ...over });
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(expect.arrayContaining(['Emailed, and paid automatically', text]));
  });

  it('says nothing of cards if it charges none', async () => {
    await showSeriesPage({ mode: 'send' });
    expect(screen.queryByText('Payment')).toBeNull();
  });

  it('shows what it bills, with its sums', async () => {
    await showSeriesPage({
      items: [{ name: 'Retainer {month}', quantity: 2, rate: 600, amount: 1200 }],
      ...{ subtotal: 1200, tax: 60, total: 1260 },
    });
    const card = screen.getByRole('heading', { name: 'What it bills' }).closest('section') as HTMLElement;
    expect(card.textContent).toBe(
      'What it billsRetainer {month}2 × 600.001,200.00 CADSubtotal1,200.00 CADTaxes60.00 CADTotal1,260.00 CAD',
    );
  });
});
