import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TaxAccount } from '#shared/canada/tax-codes.ts';
import type { Company } from '#shared/company/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { JournalEntry } from '#shared/reports/journal.ts';
import { DEFAULT_RETURN_SETTINGS, type FilingPeriod } from '#shared/reports/return-settings.ts';
import type { ReportRange } from '#shared/reports/schema.ts';
import { taxReport } from '#shared/reports/tax-report.ts';
import { moneyEntry, salesEntry } from '#test/support/journal-entries.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import ReportsScreen from '#web/features/reports/reports-screen.tsx';
import { downloadTable } from '#web/lib/lists/download-table.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/lib/lists/download-table.ts', () => ({ downloadTable: vi.fn() }));

const SALE = salesEntry({ price: { taxable: 1_000_050 }, taxes: { HST: 130_007 } });
const CREDIT = salesEntry({
  ...{ kind: 'credit', creditNumber: 'CN-7', invoiceNumber: 'INV-9', invoiceId: 'inv-9' },
  price: { taxable: 10_000 },
  taxes: { HST: 1_300 },
});
const QUARTER = 'from=2026-10-01&to=2026-12-31';

type Given = {
  entries?: JournalEntry[];
  registered?: TaxAccount[];
  query?: string;
  businessId?: string;
  period?: FilingPeriod;
  failure?: Error;
};

function open({ entries = [SALE, CREDIT, moneyEntry()], registered = ['GST'], ...rest }: Given = {}) {
  answerCalls({
    'GET /reports/taxes': ({ query }) => {
      if (rest.failure) throw rest.failure;
      return taxReport(entries, { range: query as ReportRange, registered });
    },
    'GET /reports/taxes/filings': { filings: [] },
    'GET /reports/taxes/settings': { ...DEFAULT_RETURN_SETTINGS, period: rest.period ?? 'quarter' },
    'GET /companies/me': {
      name: 'Larch',
      taxRegistrations: registered.includes('GST') ? { GST: '12345 6782 RT0001' } : {},
    } as Company,
  });
  const { query = QUARTER, businessId = 'business-1' } = rest;
  const user = aUser({ businessId, timeZone: 'America/Vancouver' });
  return renderFor({ status: 'authenticated', user }, <ReportsScreen />, `/reports?${query}`);
}

const line = async (words: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(words) })).closest('tr') as HTMLElement);
const figureOf = async (words: string) => (await line(words)).getAllByRole('cell').at(-1)?.textContent;

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

describe('the figures', () => {
  it('are those of the report, with the number of the registration', async () => {
    open();
    expect(await figureOf('collected or collectible')).toBe('1,300.07');
    expect(await figureOf('to be deducted')).toBe('13.00');
    expect(await figureOf('Sales and other revenue')).toBe('10,000.50');
    expect(screen.getByText('10,001 in whole dollars, as on the form')).toBeTruthy();
    expect(await screen.findByText('Registration number 12345 6782 RT0001')).toBeTruthy();
  });

  it('open the documents that add up to them', async () => {
    const { address } = open();
    await userEvent.click(await screen.findByRole('button', { name: /^13\.00, Adjustments to be deducted/ }));
    const link = await screen.findByRole('link', { name: 'CN-7 on INV-9' });
    const dialog = within(screen.getByRole('dialog', { name: /^107: Adjustments/ }));
    expect(link.getAttribute('href')).toBe('/invoices/inv-9');
    expect(dialog.getAllByText(/13\.00/)).toHaveLength(2);
    expect(address()).toContain('figure=GST_HST.107');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(address()).not.toContain('figure');
  });

  it('without documents are no buttons', async () => {
    open();
    await figureOf('collected or collectible');
    expect(screen.queryByRole('button', { name: /recovered bad debts/ })).toBeNull();
  });

  it('open the payments behind the tax received', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^13\.00 CAD, GST\/HST in payments/ }));
    expect(await screen.findByText(/Oct 20, 2026 · Payment \(e-Transfer\)/)).toBeTruthy();
  });

  it('say so if documents have a tax without a registration', async () => {
    open({ registered: [] });
    expect(await screen.findByText(/has no number for this tax/)).toBeTruthy();
  });
});

describe('the tax on purchases', () => {
  it('is deducted, and kept for the business and the days', async () => {
    const { unmount } = open();
    expect(await figureOf('Net tax')).toBe('1,287.07');
    await userEvent.type(screen.getByRole('textbox', { name: /^106 / }), '300.50');
    expect(await figureOf('Total ITCs')).toBe('313.50');
    expect(await figureOf('Net tax')).toBe('986.57');
    unmount();

    const second = open();
    expect(await figureOf('Net tax')).toBe('986.57');
    second.unmount();

    const otherDays = open({ query: 'from=2026-10-01&to=2026-10-31' });
    expect(await figureOf('Net tax')).toBe('1,287.07');
    otherDays.unmount();

    open({ businessId: 'business-2' });
    expect(await figureOf('Net tax')).toBe('1,287.07');
  });

  it('may make the net tax a refund', async () => {
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: /^106 / }), '2000');
    expect(await figureOf('Net tax')).toBe('−712.93');
    expect((await line('Net tax')).getByText('Refund')).toBeTruthy();
  });

  it('that is no amount leaves what follows from it open', async () => {
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: /^106 / }), 'twelve');
    expect([await figureOf('Total ITCs'), await figureOf('Net tax')]).toEqual(['–', '–']);
  });
});

describe('the days', () => {
  const days = () => callsOf('GET /reports/taxes').at(-1)?.query;

  it('are at first the last full quarter on the business’s clocks', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-01T05:00:00Z') });
    try {
      open({ query: '' });
      await screen.findByText('No invoice or payment counts in this period. A return may still be due.');
      expect(days()).toEqual({ from: '2026-01-01', to: '2026-03-31' });
    } finally {
      vi.useRealTimers();
    }
  });

  it.each<[FilingPeriod, string, string]>([
    ['month', '2026-11-01', '2026-11-30'],
    ['year', '2025-01-01', '2025-12-31'],
  ])('are the last full %s of who files every one', async (period, from, to) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-15T20:00:00Z') });
    try {
      open({ query: '', period });
      await screen.findByText(`Filed every ${period}.`);
      expect(await figureOf('Net tax')).toBe('0.00');
      expect(days()).toEqual({ from, to });
      expect(callsOf('GET /reports/taxes')).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

it('asks for fewer days than two years', async () => {
  open({ query: 'from=2025-01-01&to=2026-12-31' });
  expect(await screen.findByText('A report has at most 366 days. Please choose fewer.')).toBeTruthy();
  expect(callsOf('GET /reports/taxes')).toEqual([]);
});

it('names what is not in the figures', async () => {
  const dollars = salesEntry({ currency: 'USD', price: { exported: 50_000 } });
  const typed = salesEntry({ price: { untaxed: 1_000 }, ownTaxCents: 50 });
  open({ entries: [dollars, typed] });
  expect(await screen.findByRole('button', { name: /^1 document, tax 0\.50 CAD/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^1 document without a rate, tax 0\.00 USD/ }));
  expect(await screen.findByText('500.00 USD before tax')).toBeTruthy();
});

it('says what to do without a registration', async () => {
  open({ entries: [], registered: [] });
  expect((await screen.findByRole('link', { name: 'Enter Your Number' })).getAttribute('href')).toBe('/company');
});

it('exports a row for each document and tax', async () => {
  open();
  await figureOf('Net tax');
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  const [file, rows] = vi.mocked(downloadTable).mock.lastCall ?? [];
  expect(file).toBe('sales-taxes-2026-10-01-2026-12-31.csv');
  expect(rows).toHaveLength(3);
});

it('says why it could not be loaded, and tries again', async () => {
  open({ failure: new AppError('INVALID_REQUEST', 'Please choose fewer days.') });
  expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load your taxes");
  expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
});
