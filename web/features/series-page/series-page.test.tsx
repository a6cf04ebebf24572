import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { Series, SeriesInvoice } from '#shared/series/schema.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { toasts } from '#test/support/screens/estimates-harness.tsx';
import {
  address,
  aMadeInvoice,
  aSeries,
  coming,
  DRAFT,
  MONTHLY,
  pageOf,
  showSeries,
  showSeriesPage,
} from '#test/support/screens/series-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => vi.setSystemTime(new Date(2026, 0, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const VISA = { brand: 'visa', last4: '4242' };
const TD = { brand: 'acss_debit', last4: '6789', bank: 'TD Canada Trust' };
const buttons = (steps: { getAllByRole: (role: string) => HTMLElement[] }) =>
  steps.getAllByRole('button').map(({ textContent }) => textContent);
const rows = () => within(screen.getByRole('list', { name: 'Next invoices' })).getAllByRole('listitem');

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

describe('what needs attention', () => {
  it.each([
    ['no-customer', /^Its customer was deleted\./],
    ['no-email', /^There is no email address to send it to\./],
    ['undeliverable', /^Emails to its address come back\./],
    ['finding', /^Something about it needs a look/],
    ['invalid', /^Something that it says is no longer allowed\./],
    ['unverified', /^Your email address is not confirmed yet\./],
  ] as const)('is why an invoice was held back: %s', async (because, text) => {
    await showSeriesPage({ held: { day: '2026-01-01', invoiceId: 'inv-1', because } });
    screen.getByText('The invoice for Jan 1, 2026 was not sent');
    screen.getByText(text);
    expect(screen.getByRole('link', { name: 'Open Draft' }).getAttribute('href')).toBe('/invoices/inv-1');
  });

  it('is dismissed', async () => {
    const held = { day: '2026-01-01', invoiceId: 'inv-1', because: 'no-email' } as const;
    const { user } = await showSeriesPage({ held }, { 'POST /series/{id}/dismiss': aSeries() });
    await user.dblClick(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText(/was not sent$/)).toBeNull());
    expect(callsOf('POST /series/{id}/dismiss')).toEqual([{ id: 'ser1', body: {} }]);
  });

  it('are days without an invoice, each to be made up for or left out', async () => {
    const left = new Set(['2025-12-01', '2026-01-01']);
    const read = () => aSeries(left.size > 0 ? { missed: [...left] } : {});
    const { user } = await showSeriesPage(
      {},
      {
        'GET /series/{id}': read,
        'POST /series/{id}/make': ({ body }) => {
          left.delete(body.day);
          return { id: 'inv-9', invoiceNumber: 'INV-9' } as never;
        },
        'POST /series/{id}/skip': ({ body }) => {
          left.delete(body.day);
          return read();
        },
      },
    );
    screen.getByText('2 days passed and got no invoice');
    await user.click(screen.getByRole('button', { name: 'Create Draft, Dec 1, 2025' }));
    await screen.findByText('1 day passed and got no invoice');
    expect(address()).toBe('/invoices/recurring/ser1');
    await user.click(screen.getByRole('button', { name: 'Dismiss, Jan 1, 2026' }));
    await waitFor(() => expect(screen.queryByText(/got no invoice$/)).toBeNull());
    expect(callsOf('POST /series/{id}/skip')).toEqual([{ id: 'ser1', body: { day: '2026-01-01', isSkipped: true } }]);
    expect(toasts('success')).toEqual(['Invoice INV-9 created as a draft']);
  });
});

describe('its invoices', () => {
  it('show with their state and amount, the deleted ones too', async () => {
    const deleted: SeriesInvoice = { day: '2025-12-01', invoiceNumber: 'INV-0' };
    await showSeriesPage({}, { 'GET /series/{id}/invoices': pageOf([aMadeInvoice(), deleted]) });
    await screen.findByRole('link', { name: 'INV-1' });
    const [, first, second] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(first).toMatch(/^INV-1Jan 1, 2026.*Sent1,234\.50 CAD$/);
    expect(second).toBe('INV-0Dec 1, 2025Deleted–');
    expect(screen.queryByRole('link', { name: 'INV-0' })).toBeNull();
  });

  it.each([680, 360])('say that a bank payment is on its way (at %s px)', async (width) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    const { invoice } = aMadeInvoice();
    const debited = aMadeInvoice({ ...(invoice && { invoice: { ...invoice, isDebited: true } }) });
    const other = aMadeInvoice({ day: '2025-12-01', invoiceNumber: 'INV-0' });
    await showSeriesPage({}, { 'GET /series/{id}/invoices': pageOf([debited, other]) });
    await screen.findByRole('link', { name: 'INV-1' });
    expect(screen.getAllByText('Bank payment on its way')).toHaveLength(1);
    expect(screen.queryByRole('table') === null).toBe(width < 560);
  });

  it('that a card was not charged for are told, with a link, while the series charges cards', async () => {
    const answers = { 'GET /series/{id}/invoices': pageOf([aMadeInvoice({ isNotCharged: true })]) };
    const { user } = await showSeriesPage({ mode: 'charge', savedCard: VISA }, answers);
    await screen.findByText('Invoice INV-1 was not paid automatically');
    await user.click(screen.getByRole('link', { name: 'Open Invoice' }));
    expect(address()).toBe('/invoices/inv-1');
    cleanup();
    await showSeriesPage({ mode: 'send' }, answers);
    await screen.findByRole('link', { name: 'INV-1' });
    expect(screen.queryByText(/was not charged/)).toBeNull();
  });

  it('are none at first', async () => {
    await showSeriesPage(DRAFT, { 'GET /series/{id}/invoices': pageOf<SeriesInvoice>([]) });
    await screen.findByText('No invoices yet');
  });

  it('say that they did not load', async () => {
    await showSeriesPage({}, { 'GET /series/{id}/invoices': new ConnectionError() });
    await screen.findByText('We couldn’t load its invoices');
  });
});

describe('the page', () => {
  it('says that the series does not exist, and leads to the list', async () => {
    const { user } = showSeries('/invoices/recurring/ser1', { 'GET /series/{id}': new AppError('NOT_FOUND', 'Gone') });
    await screen.findByText('Recurring invoice not found');
    await user.click(screen.getByRole('link', { name: 'Back to Recurring Invoices' }));
    expect(address()).toBe('/invoices/recurring');
  });

  it('says that it did not load', async () => {
    showSeries('/invoices/recurring/ser1', { 'GET /series/{id}': new ConnectionError() });
    await screen.findByText('Failed to load the recurring invoice');
  });

  it('is left once the series is deleted', async () => {
    const { user } = await showSeriesPage(DRAFT, { 'DELETE /series/{id}': undefined });
    await user.click(screen.getByRole('button', { name: 'Actions for Café Léger Inc.' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/invoices/recurring'));
    expect(toasts('success')).toEqual(['Recurring invoice deleted']);
  });

  it('opens the dialog of the schedule', async () => {
    const { user, steps } = await showSeriesPage();
    await user.click(steps.getByRole('button', { name: 'Change Schedule' }));
    await screen.findByRole('dialog', { name: 'Change Schedule' });
  });
});
