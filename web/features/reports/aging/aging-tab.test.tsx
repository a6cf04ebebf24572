import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { AgingReport, AgingRow } from '#shared/reports/schema.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { AgingTab } from './aging-tab.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/lib/browser/save-file.ts', () => ({ saveFile: vi.fn() }));

const NONE = { current: 0, '1-30': 0, '31-60': 0, '61-90': 0, '90+': 0 };
const row = (over: Partial<AgingRow>): AgingRow => ({
  ...{ customer: 'Café Léger', currency: 'CAD', buckets: NONE, totalCents: 0, creditCents: 0, invoices: [] },
  ...over,
});
const late = row({
  customerId: 'c-1',
  buckets: { ...NONE, current: 10_000, '90+': 2_550 },
  totalCents: 12_550,
  creditCents: 500,
  invoices: [
    {
      ...{ invoiceId: 'i-1', invoiceNumber: 'INV-1', issueDate: '2026-06-01', dueDate: '2026-07-01' },
      ...{ bucket: '90+', balanceCents: 2_550 },
    },
    {
      ...{ invoiceId: 'i-2', invoiceNumber: 'INV-2', issueDate: '2026-11-01', dueDate: '2026-12-01' },
      ...{ bucket: 'current', balanceCents: 10_000 },
    },
  ],
});
const other = row({ customer: 'Bo Lund', buckets: { ...NONE, current: 5_000 }, totalCents: 5_000 });
const dollars = row({ customer: 'Ann Lee', currency: 'USD', buckets: { ...NONE, '1-30': 70 }, totalCents: 70 });

beforeEach(() => {
  vi.setSystemTime('2026-11-23T18:00:00Z');
});

function show(rows: AgingRow[] | Error, search = '') {
  answerCalls({
    'GET /reports/aging':
      rows instanceof Error ? rows : ({ query: { on = '2026-11-23' } = {} }): AgingReport => ({ on, rows }),
  });
  return renderFor({ status: 'authenticated', user: aUser() }, <AgingTab />, `/reports?tab=aging${search}`);
}

const tableIn = async (currency: string) =>
  within(await screen.findByRole('table', { name: `What customers owe in ${currency}` }));
const cellsOf = (element: HTMLElement) => [...element.children].map(({ textContent }) => textContent?.replace('–', ''));

it('has a column for each span of days, the total and the credit, and adds them up', async () => {
  show([late, other]);
  const table = await tableIn('CAD');
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Customer', 'Not yet due', '1–30 days', '31–60 days', '61–90 days', 'Over 90 days', 'Total', 'Credit'],
  ]);
  const rows = table.getAllByRole('row').slice(1).map(cellsOf);
  expect(rows).toEqual([
    ['Café Léger2 invoices', '100.00', '0.00', '0.00', '0.00', '25.50', '125.50', '5.00'],
    ['Bo Lund', '50.00', '0.00', '0.00', '0.00', '0.00', '50.00', '0.00'],
    ['Total, CAD', '150.00', '0.00', '0.00', '0.00', '25.50', '175.50', '5.00'],
  ]);
  expect(screen.queryByRole('heading', { name: 'Canadian Dollar' })).toBeNull();
});

it('links customers who have a page, and opens to their invoices, which link to theirs', async () => {
  show([late, other]);
  const table = await tableIn('CAD');
  expect(table.getByRole('link', { name: 'Café Léger' }).getAttribute('href')).toBe('/customers/c-1');
  expect(table.queryByRole('link', { name: 'Bo Lund' })).toBeNull();
  expect(table.queryByRole('link', { name: 'INV-1' })).toBeNull();
  const button = table.getByRole('button', { name: '2 invoices, Café Léger' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(table.getByRole('link', { name: 'INV-1' }).getAttribute('href')).toBe('/invoices/i-1');
  const [invoice] = table.getAllByRole('row').filter(({ textContent }) => textContent?.includes('INV-1'));
  expect(cellsOf(invoice as HTMLElement)).toEqual(['INV-1Due Jul 1, 2026', '', '', '', '', '25.50', '25.50', '']);
  await userEvent.click(button);
  expect(table.queryByRole('link', { name: 'INV-1' })).toBeNull();
});

it('keeps currencies apart', async () => {
  show([other, dollars]);
  await tableIn('CAD');
  const table = await tableIn('USD');
  expect(cellsOf(table.getAllByRole('row').at(-1) as HTMLElement)).toContain('0.70');
  expect(screen.getByRole('heading', { name: 'US Dollar' })).toBeTruthy();
});

it('asks for the day in the address, and says that credit is not of that day, and what is left out', async () => {
  show([late], '&on=2026-06-30');
  await tableIn('CAD');
  expect(callsOf('GET /reports/aging').map(({ query }) => query)).toEqual([{ on: '2026-06-30' }]);
  expect(screen.getByRole('button', { name: /As of/ }).textContent).toBe('Jun 30, 2026');
  expect(screen.getByText(/Credit is what customers have today/)).toBeTruthy();
  expect(screen.getByText(/Paid deposits and overpaid invoices are not in here/)).toBeTruthy();
});

it.each(['', '&on=2026-11-23', '&on=2026-11-24', '&on=2026-02-30', '&on=x'])(
  'asks for today, the last day there is, with "%s"',
  async (search) => {
    show([late], search);
    await tableIn('CAD');
    expect(callsOf('GET /reports/aging').at(-1)?.query).toEqual({});
    expect(screen.queryByText(/Credit is what customers have today/)).toBeNull();
  },
);

it('puts another day into the address, and takes today out of it', async () => {
  const { address } = show([late]);
  await tableIn('CAD');
  await userEvent.click(screen.getByRole('button', { name: /As of/ }));
  const tomorrow = await screen.findByRole<HTMLButtonElement>('button', { name: /November 24, 2026/ });
  expect(tomorrow.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /November 2, 2026/ }));
  await waitFor(() => expect(address()).toBe('/reports?tab=aging&on=2026-11-02'));
  await userEvent.click(screen.getByRole('button', { name: /As of/ }));
  await userEvent.click(await screen.findByRole('button', { name: /November 23, 2026/ }));
  await waitFor(() => expect(address()).toBe('/reports?tab=aging'));
});

it('saves plain numbers, with the currency in a column', async () => {
  show([late, dollars]);
  await tableIn('CAD');
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [content, name] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toBe('aging-2026-11-23.csv');
  expect((await content?.text())?.split('\r\n').slice(1, 3)).toEqual([
    '"Café Léger","CAD",100.00,0.00,0.00,0.00,25.50,125.50,5.00',
    '"Ann Lee","USD",0.00,0.70,0.00,0.00,0.00,0.70,0.00',
  ]);
});

it('says that nothing is owed, and has nothing to export', async () => {
  show([]);
  await screen.findByText('Nothing is owed');
  screen.getByText('No invoice was unpaid at the end of Nov 23, 2026.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export' }).disabled).toBe(true);
});

it('says why it could not be loaded, and tries again', async () => {
  show(new AppError('FORBIDDEN', 'x'));
  expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load what you are owed");
  answerCalls({ 'GET /reports/aging': { on: '2026-11-23', rows: [late] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await tableIn('CAD');
});

it('is cards on a phone, with the figures that are not zero', async () => {
  vi.stubGlobal('innerWidth', 360);
  show([late]);
  const list = within(await screen.findByRole('list', { name: 'What customers owe in CAD' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...['Not yet due', 'Over 90 days', 'Credit'],
  ]);
  await userEvent.click(list.getByRole('button', { name: '2 invoices, Café Léger' }));
  expect(list.getByRole('link', { name: 'INV-2' }).getAttribute('href')).toBe('/invoices/i-2');
  vi.unstubAllGlobals();
});
