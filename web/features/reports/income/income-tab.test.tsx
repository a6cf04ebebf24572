import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { IncomeReport, IncomeRow } from '#shared/reports/schema.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { IncomeTab } from './income-tab.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/lib/browser/save-file.ts', () => ({ saveFile: vi.fn() }));

const row = (key: string, billedCents: number, receivedCents?: number, over: Partial<IncomeRow> = {}): IncomeRow => ({
  ...{ key, label: key, currency: 'CAD', billedCents },
  ...(receivedCents !== undefined && { receivedCents }),
  ...over,
});
const MONTHS = [row('2026-01', 10_000, 11_300), row('2026-02', 0, 0), row('2026-03', -2_000, 500)];
const DOLLARS = [row('2026-01', 700, 0, { currency: 'USD' }), row('2026-02', 0, 700, { currency: 'USD' })];

beforeEach(() => {
  vi.clearAllMocks();
  vi.setSystemTime('2026-11-23T18:00:00Z');
});

function show(rows: IncomeRow[] | Error, search = '') {
  answerCalls({
    'GET /reports/income':
      rows instanceof Error
        ? rows
        : ({ query: { from = '', to = '', by = 'month' as const } = {} }): IncomeReport => ({ from, to, by, rows }),
  });
  return renderFor({ status: 'authenticated', user: aUser() }, <IncomeTab />, `/reports?tab=income${search}`);
}

async function rowsIn(currency: string) {
  const table = within(await screen.findByRole('table', { name: `Income in ${currency}` }));
  return table
    .getAllByRole('row')
    .map(({ children }) => [...children].map((cell) => cell.textContent?.replace('–', '')));
}

it('shows each month of this year, also those without income, and the totals', async () => {
  show(MONTHS);
  expect(await rowsIn('CAD')).toEqual([
    ['Month', 'Billed before tax', 'Received with tax'],
    ['January 2026', '100.00', '113.00'],
    ['February 2026', '0.00', '0.00'],
    ['March 2026', '−20.00', '5.00'],
    ['Total, CAD', '80.00', '118.00'],
  ]);
  expect(callsOf('GET /reports/income').at(-1)?.query).toEqual({ from: '2026-01-01', to: '2026-12-31', by: 'month' });
});

it('draws the months, and says where the figures are', async () => {
  show(MONTHS);
  const { textContent } = await screen.findByRole('img', {
    name: 'Bars of what was billed and received each month from January 2026 to March 2026 in CAD. The figures are below.',
  });
  expect(textContent).toContain('January 2026: billed 100.00 CAD, received 113.00 CAD');
});

it('draws no months whose figures come to nothing', async () => {
  show([row('2026-01', 0, 0), row('2026-02', 0, 0)]);
  await rowsIn('CAD');
  expect(screen.queryByRole('img')).toBeNull();
});

it('draws no single month', async () => {
  show(MONTHS.slice(0, 1));
  await rowsIn('CAD');
  expect(screen.queryByRole('img')).toBeNull();
});

it('keeps currencies apart', async () => {
  show([...MONTHS, ...DOLLARS]);
  expect((await rowsIn('CAD')).at(-1)).toEqual(['Total, CAD', '80.00', '118.00']);
  expect((await rowsIn('USD')).at(-1)).toEqual(['Total, USD', '7.00', '7.00']);
  expect(screen.getAllByRole('img')).toHaveLength(2);
  screen.getByRole('heading', { name: 'US Dollar' });
});

it('groups by what is chosen, and keeps it and the days in the address', async () => {
  const { address } = show(MONTHS, '&from=2026-01-01&to=2026-03-31');
  await rowsIn('CAD');
  await userEvent.click(screen.getByRole('button', { name: 'Province' }));
  await waitFor(() => expect(address()).toBe('/reports?tab=income&from=2026-01-01&to=2026-03-31&by=province'));
  expect(callsOf('GET /reports/income').at(-1)?.query).toEqual({
    ...{ from: '2026-01-01', to: '2026-03-31', by: 'province' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Month' }));
  await waitFor(() => expect(address()).toBe('/reports?tab=income&from=2026-01-01&to=2026-03-31'));
});

it('names places of supply', async () => {
  show([row('ON', 300, 0), row('abroad', 200, 0), row('unknown', 100, 0)], '&by=province');
  expect((await rowsIn('CAD')).map(([name]) => name)).toEqual([
    ...['Province', 'Ontario', 'Outside Canada', 'Place unknown', 'Total, CAD'],
  ]);
  screen.getByText(/Place unknown: the invoice names no province/);
  expect(screen.queryByRole('img')).toBeNull();
});

it('links customers who have a page', async () => {
  show([row('c-1', 300, 0, { label: 'Café Léger' }), row('Bo Lund', 100, 0)], '&by=customer');
  await rowsIn('CAD');
  expect(screen.getByRole('link', { name: 'Café Léger' }).getAttribute('href')).toBe('/customers/c-1');
  screen.getByText('Bo Lund');
  expect(screen.queryByRole('link', { name: 'Bo Lund' })).toBeNull();
});

it('has no money received by product', async () => {
  show([row('Logo', 300), row('', 100)], '&by=product');
  expect(await rowsIn('CAD')).toEqual([
    ['Product', 'Billed before tax'],
    ['Logo', '3.00'],
    ['No name', '1.00'],
    ['Total, CAD', '4.00'],
  ]);
});

const WITH_MONEY = ',"Currency","Billed before tax","Received with tax"';

it.each<[string, IncomeRow[], string, string]>([
  ['', MONTHS, `"Month"${WITH_MONEY}`, '"2026-01","CAD",100.00,113.00'],
  ['&by=product', [row('Logo', 300)], '"Product","Currency","Billed before tax"', '"Logo","CAD",3.00'],
  ['&by=province', [row('QC', 300, 0)], `"Province"${WITH_MONEY}`, '"Québec","CAD",3.00,0.00'],
])('saves plain numbers with "%s"', async (search, rows, head, first) => {
  show(rows, search);
  await rowsIn('CAD');
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [content, name] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toBe('income-2026-01-01-to-2026-12-31.csv');
  expect((await content?.text())?.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([head, first]);
});

it('says that there is no income, and has nothing to export', async () => {
  show([]);
  await screen.findByText('No income in these days');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export' }).disabled).toBe(true);
});

it('asks for no more days than a report may have', async () => {
  show(MONTHS, '&from=2025-01-01&to=2026-12-31');
  await screen.findByText(/366/);
  expect(callsOf('GET /reports/income')).toEqual([]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export' }).disabled).toBe(true);
});

it('says why it could not be loaded, and tries again', async () => {
  show(new AppError('FORBIDDEN', 'x'));
  expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load your income");
  answerCalls({ 'GET /reports/income': { from: '2026-01-01', to: '2026-12-31', by: 'month', rows: MONTHS } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await rowsIn('CAD');
});

it('is cards on a phone', async () => {
  vi.stubGlobal('innerWidth', 360);
  show([row('c-1', 300, 0, { label: 'Café Léger' })], '&by=customer');
  const list = within(await screen.findByRole('list', { name: 'Income in CAD' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(list.getByRole('listitem').textContent).toBe('Café LégerBilled3.00Received0.00');
  expect(list.getByRole('link').getAttribute('href')).toBe('/customers/c-1');
  vi.unstubAllGlobals();
});
