import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Company } from '#shared/company/schema.ts';
import { DEFAULT_RETURN_SETTINGS, type QuickMethods, type ReturnSettings } from '#shared/reports/return-settings.ts';
import type { ReportRange } from '#shared/reports/schema.ts';
import { taxReport } from '#shared/reports/tax-report.ts';
import { salesEntry } from '#test/support/journal-entries.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import ReportsScreen from '#web/features/reports/reports-screen.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));

const ENTRIES = [
  salesEntry({ place: 'QC', price: { taxable: 2_000_000 }, taxes: { GST: 100_000, QST: 199_500 } }),
  salesEntry({ price: { taxable: 100_000 }, taxes: { HST: 13_000 } }),
];
const QUICK: QuickMethods = { GST_HST: { from: '2026-01-01', yearStart: 1, rates: { GST: 3.6 } } };
const QUARTER = 'from=2026-10-01&to=2026-12-31';

let stored: ReturnSettings;
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

type Given = { quick?: QuickMethods; province?: string; query?: string; role?: 'USER' | 'ACCOUNTANT' };

function open({ quick = {}, province = 'QC', query = QUARTER, role = 'USER' }: Given = {}) {
  stored = { ...DEFAULT_RETURN_SETTINGS, quick };
  answerCalls({
    'GET /reports/taxes': ({ query: range }) =>
      taxReport(ENTRIES, { range: range as ReportRange, registered: ['GST', 'QST'], quick: stored.quick }),
    'GET /reports/taxes/settings': () => stored,
    'PATCH /reports/taxes/settings': ({ body: { version: _, ...changes } }) => {
      const { period = stored.period, quick = stored.quick } = changes;
      stored = { period, quick, version: stored.version + 1 };
      return stored;
    },
    'GET /reports/taxes/filings': { filings: [] },
    'GET /companies/me': { name: 'Larch', province, taxRegistrations: { GST: '1', QST: '2' } } as unknown as Company,
  });
  return renderFor({ status: 'authenticated', user: aUser({ role }) }, <ReportsScreen />, `/reports?${query}`);
}

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change how you file' }));
  return within(await screen.findByRole('dialog', { name: 'How you file' }));
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const sent = () => callsOf('PATCH /reports/taxes/settings').map(({ body }) => body);
const figure = async (words: RegExp) => {
  const row = (await screen.findAllByRole('rowheader', { name: words }))[0]?.closest('tr') as HTMLElement;
  return within(row).getAllByRole('cell').at(-1)?.textContent;
};

describe('how the business files', () => {
  it('is told, and changed in a dialog that the address names', async () => {
    const { address } = open();
    expect(await screen.findByText(/Filed every quarter\./)).toBeTruthy();
    const dialog = await openDialog();
    expect(address()).toContain('dialog=filing');
    await userEvent.selectOptions(dialog.getByLabelText('Filing period'), 'Month');
    await save();
    await waitFor(() => expect(sent()).toEqual([{ period: 'month', quick: {}, version: 1 }]));
    expect(await screen.findByText(/Filed every month\./)).toBeTruthy();
    expect(toast.success).toHaveBeenCalledWith('Filing settings saved');
    await waitFor(() => expect(address()).not.toContain('dialog'));
  });

  it('can be the quick method, with a known rate at a press outside the HST provinces', async () => {
    open();
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('switch', { name: 'Quick method for GST/HST' }));
    await save();
    expect((await dialog.findByRole('alert')).textContent).toBe('Choose a day');
    await userEvent.click(dialog.getByRole('button', { name: /First day of this method/ }));
    await userEvent.click((await screen.findAllByRole('gridcell', { name: /^15/ }))[0]?.firstChild as HTMLElement);
    await userEvent.selectOptions(dialog.getByLabelText('Fiscal year begins in'), 'April');
    await userEvent.click(dialog.getByRole('button', { name: '3.6% for services' }));
    // Most businesses elect for both at once.
    await userEvent.click(dialog.getByRole('switch', { name: /^Quick method for QST/ }));
    await userEvent.click(dialog.getByRole('button', { name: '3.4% for resold goods' }));
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const days = { from: expect.stringMatching(/-15$/), yearStart: 4 };
    expect(sent()[0]?.quick).toEqual({
      GST_HST: { ...days, rates: { GST: 3.6 } },
      QST: { ...days, rates: { QST: 3.4 } },
    });
  });

  it('offers no known rate of GST in an HST province, and asks for that of the province', async () => {
    open({ province: 'NS', quick: QUICK });
    const dialog = await openDialog();
    expect(dialog.getByRole('textbox', { name: 'Rate for sales in Nova Scotia' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /for services/ })).toBeNull();
  });

  it('refuses what is no rate, and keeps it', async () => {
    open({ quick: QUICK });
    const dialog = await openDialog();
    const rate = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Rate for sales with GST' });
    await userEvent.clear(rate);
    await userEvent.type(rate, 'three');
    await save();
    expect(await dialog.findByText(/^Enter a percentage from 0 to 15/)).toBeTruthy();
    expect([rate.value, sent()]).toEqual(['three', []]);
  });

  it('is not changed by an accountant', async () => {
    open({ quick: QUICK, role: 'ACCOUNTANT', query: `${QUARTER}&dialog=filing` });
    expect(await screen.findByText(/GST\/HST: quick method\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change how you file' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a return by the quick method', () => {
  it('says which rate it lacks, and follows once that is entered', async () => {
    open({ quick: QUICK });
    expect(await screen.findByText('Enter your rate for sales in Ontario: this return depends on it.')).toBeTruthy();
    expect([await figure(/by the quick method/), await figure(/^Net tax/)]).toEqual(['–', '–']);
    await userEvent.click(screen.getByRole('button', { name: 'Enter Rates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'How you file' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Rate for sales in Ontario' }), '8.8');
    await save();
    // 3.6 % of 21,000.00 and 8.8 % of 1,130.00, less 1 % of 22,130.00.
    await waitFor(async () => expect(await figure(/by the quick method/)).toBe('855.44'));
    expect(await figure(/^Net tax/)).toBe('634.14');
    expect(screen.getByText('Remitted at 8.8%')).toBeTruthy();
    expect(screen.getByText('1% of 22,130.00 CAD, tax included')).toBeTruthy();
  });

  it('lists the sales behind a rate', async () => {
    open({ quick: { GST_HST: { ...QUICK.GST_HST, from: '2026-01-01', yearStart: 1, rates: { GST: 3.6, ON: 8.8 } } } });
    await userEvent.click(await screen.findByRole('button', { name: /^1,130\.00, Supplies with HST in Ontario/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Supplies with HST in Ontario, HST included' }));
    expect(await dialog.findByRole('link', { name: 'INV-1' })).toBeTruthy();
  });

  it('is by the regular method for days that begin earlier, and says so', async () => {
    open({ quick: { GST_HST: { from: '2026-11-01', yearStart: 1, rates: { GST: 3.6 } } } });
    expect(await screen.findByText(/first day of the quick method, Nov 1, 2026\./)).toBeTruthy();
    expect(await figure(/^GST\/HST collected or collectible/)).toBe('1,130.00');
  });
});
