import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { InvoiceCurrency } from '#shared/money.ts';
import type { Dashboard } from '#shared/reports/dashboard.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { anInvoice, answer, currentLocation, STATS, showScreen } from '#test/support/screens/list-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

const month = (key: string, billedCents: number, receivedCents: number, currency: InvoiceCurrency = 'CAD') => ({
  ...{ key, label: key, currency, billedCents, receivedCents },
});
const buckets = { current: 10_000, '1-30': 5_000, '31-60': 0, '61-90': 0, '90+': 2_500 };
const record = (id: string) => ({ id, number: `INV-${id}`, customer: 'Café Léger' });
const DASHBOARD: Dashboard = {
  on: '2026-11-30',
  months: [month('2026-10', 30_000, 11_300), month('2026-11', -2_000, 0)],
  aging: [{ currency: 'CAD', buckets, totalCents: 17_500 }],
  attention: [
    { kind: 'claim', count: 1, records: [record('a')] },
    { kind: 'oldDraft', count: 5, records: ['b', 'c', 'd'].map(record) },
    { kind: 'toInvoice', count: 1, records: [{ id: 'e', number: 'EST-1', customer: 'Acme' }] },
  ],
};

function show(dashboard: Partial<Dashboard> | Error = {}, user: Partial<SessionUser> = {}) {
  const answered = dashboard instanceof Error ? dashboard : { ...DASHBOARD, ...dashboard };
  answer([anInvoice()], { 'GET /reports/dashboard': answered });
  return showScreen('/invoices?status=SENT', user);
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const toggle = () => screen.findByRole('button', { name: 'Overview' });

it('says what needs attention, and links to the records and to the list with the others', async () => {
  show();
  const [list] = (await panel('Needs attention')).getAllByRole('list');
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Confirm an e-TransferINV-aCafé Léger',
    'Send 5 drafts dated in the pastINV-bCafé LégerINV-cCafé LégerINV-dCafé Léger2 more',
    'Invoice an accepted estimateEST-1Acme',
  ]);
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('INV-a')).toBe('/invoices/a');
  expect(target('2 more')).toBe('/invoices?status=DRAFT&to=2026-11-29');
  expect(target('EST-1')).toBe('/estimates/e');
});

it('leads to the taxes of the days whose returns are due', async () => {
  const days = { from: '2026-07-01', to: '2026-09-30' };
  show({ attention: [{ kind: 'returnDue', count: 2, records: [], days }] });
  (await panel('Needs attention')).getByText('File 2 tax returns');
  expect(screen.getByRole('link', { name: /Jul 1.*Sep 30, 2026/ }).getAttribute('href')).toBe(
    '/reports?tab=taxes&from=2026-07-01&to=2026-09-30',
  );
});

it('leads back to the list as it was', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('link', { name: 'INV-a' }));
  expect(currentLocation()).toMatchObject({ address: '/invoices/a', state: { wayBack: { search: '?status=SENT' } } });
});

it('has six months as a table, which the bars are a picture of', async () => {
  show();
  const months = await panel('Last six months');
  const rows = within(months.getByRole('table', { name: 'Billed and received by month in CAD' })).getAllByRole('row');
  expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ['Month', 'Billed before tax', 'Received with tax'],
    ['October 2026', '300.00', '113.00'],
    ['November 2026', '−20.00', '0.00'],
  ]);
  expect(months.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['280.00 CAD', '113.00 CAD']);
  expect(months.queryByRole('img')).toBeNull();
  expect(months.getByRole('link', { name: 'Income' }).getAttribute('href')).toBe(
    '/reports?tab=income&from=2026-10-01&to=2026-11-30',
  );
});

it('has what is owed by days after the due day', async () => {
  show();
  const owed = await panel('Owed to you');
  owed.getByText(/^175\.00/);
  expect(owed.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['100.00', '50.00', '0.00', '0.00', '25.00'],
  ]);
  expect(owed.getByRole('link', { name: 'Aging' }).getAttribute('href')).toBe('/reports?tab=aging');
});

it('shows one currency at a time, that of the most money first', async () => {
  const dollars = { currency: 'USD', buckets, totalCents: 99 } as const;
  const { user } = show({
    months: [...(DASHBOARD.months ?? []), month('2026-10', 0, 0, 'USD'), month('2026-11', 900_000, 0, 'USD')],
    aging: [...(DASHBOARD.aging ?? []), dollars],
  });
  const months = await panel('Last six months');
  expect(months.getAllByRole('definition')[0]?.textContent).toBe('9,000.00 USD');
  expect((await panel('Owed to you')).getByText(/^0\.99/).textContent).toBe('0.99 USD');
  await user.click(screen.getByRole('button', { name: 'CAD' }));
  expect(months.getAllByRole('definition')[0]?.textContent).toBe('280.00 CAD');
  (await panel('Owed to you')).getByText(/^175\.00/);
});

it('says that there is nothing to do, to draw or to collect', async () => {
  show({ months: [], aging: [], attention: [] });
  (await panel('Needs attention')).getByText('Nothing needs your attention.');
  (await panel('Last six months')).getByText('Nothing was billed or received in the last six months.');
  (await panel('Owed to you')).getByText('Nothing is owed to you.');
  expect(screen.queryByRole('group', { name: 'Currency' })).toBeNull();
});

it('says what is made of too many invoices', async () => {
  show({ months: undefined, aging: undefined });
  await panel('Needs attention');
  expect(screen.getAllByText('There are too many invoices to count here.')).toHaveLength(2);
});

it('is closed and opened again, remembers it on this device, and fetches nothing while it is closed', async () => {
  const { user } = show();
  await panel('Needs attention');
  await user.click(await toggle());
  expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
  expect((await toggle()).getAttribute('aria-expanded')).toBe('false');
  expect(localStorage.getItem('dashboard:business-1')).toBe('closed');
});

it('stays closed', async () => {
  localStorage.setItem('dashboard:business-1', 'closed');
  const { user } = show();
  await screen.findByText('INV-20260105001');
  await toggle();
  expect(callsOf('GET /reports/dashboard')).toEqual([]);
  await user.click(await toggle());
  await panel('Needs attention');
  expect(localStorage.getItem('dashboard:business-1')).toBe('open');
});

it('is below the list on a phone, closed until it is opened', async () => {
  const narrow: Partial<MediaQueryList> = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue(narrow as MediaQueryList);
  const { user } = show();
  const list = await screen.findByRole('region', { name: 'Invoice list' });
  const isBelow = list.compareDocumentPosition(await toggle()) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBelow).not.toBe(0);
  await user.click(await toggle());
  await panel('Needs attention');
});

it('keeps nobody from the list when it fails, and can be retried', async () => {
  const { user } = show(new ConnectionError());
  await screen.findByText('We couldn’t load the overview.');
  await screen.findByText('INV-20260105001');
  answer([anInvoice()], { 'GET /reports/dashboard': DASHBOARD });
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await panel('Needs attention');
});

it('has nothing for an accountant to do', async () => {
  show({ attention: undefined }, { role: 'ACCOUNTANT' });
  await panel('Last six months');
  await panel('Owed to you');
  expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
});

it('is not for an employee', async () => {
  show({}, { role: 'EMPLOYEE' });
  await screen.findByRole('region', { name: 'Money at a glance' });
  await screen.findByText('INV-20260105001');
  expect(screen.queryByRole('button', { name: 'Overview' })).toBeNull();
  expect(callsOf('GET /reports/dashboard')).toEqual([]);
});

it('is not of a business that has sent nothing yet, also once it dismissed the first steps', async () => {
  localStorage.setItem('dismissedFirstSteps:business-1', '["all"]');
  const counts = { ...STATS.counts, SENT: 0, OVERDUE: 0, PAID: 0 };
  answer([anInvoice({ status: 'DRAFT' })], { 'GET /invoices/stats': { currencies: [], counts } });
  showScreen();
  await screen.findByText('INV-20260105001');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Overview' })).toBeNull());
  expect(callsOf('GET /reports/dashboard')).toEqual([]);
});
