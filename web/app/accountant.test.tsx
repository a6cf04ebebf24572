import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '#shared/api/index.ts';
import { pageMeta } from '#shared/api/page-meta.ts';
import { ADMITTED, type Route as ApiRoute } from '#shared/api/route.ts';
import { aFullInvoice } from '#test/support/a-public-invoice.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { anEstimate, aRow, aShownEstimate } from '#test/support/screens/estimates-harness.tsx';
import { INVOICE, over } from '#test/support/screens/invoice-page-harness.tsx';
import { STATS } from '#test/support/screens/list-harness.tsx';
import { aLedger, aLine, aReceipt, CUSTOMER, theReceipts } from '#test/support/screens/payments-harness.tsx';
import { aMadeInvoice, aSeries, aSeriesRow } from '#test/support/screens/series-harness.tsx';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import CustomersScreen from '#web/features/customers/customers-screen.tsx';
import CustomerPageScreen from '#web/features/customers/page/customer-page-screen.tsx';
import EstimateListScreen from '#web/features/estimate-list/estimate-list-screen.tsx';
import EstimatePageScreen from '#web/features/estimate-page/estimate-page-screen.tsx';
import InvoiceListScreen from '#web/features/invoice-list/invoice-list-screen.tsx';
import InvoicePageScreen from '#web/features/invoice-page/invoice-page-screen.tsx';
import ProductsScreen from '#web/features/products/products-screen.tsx';
import ProfileScreen from '#web/features/profile/profile-screen.tsx';
import SeriesListScreen from '#web/features/series-list/series-list-screen.tsx';
import SeriesPageScreen from '#web/features/series-page/series-page-screen.tsx';
import { call } from '#web/lib/api/call.ts';
import { OfflineKeeper } from './shell/offline-keeper.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/lib/browser/save-file.ts', () => ({ saveFile: vi.fn() }));

const pageOf = <Row,>(data: Row[]) => ({ data, meta: pageMeta(data.length, 1, 10) });

/** What needs attention in every way, so that each screen has all that it can offer. */
const LEDGER = aLedger([aLine()], {
  claim: { id: 'claim-1', method: 'e-transfer', at: '2026-02-20T12:00:00.000Z', on: '2026-02-20', amount: 50 },
  creditNotes: [{ id: 'cn-1', number: 'CN-1', amount: 10, on: '2026-02-20', at: '2026-02-20T12:00:00.000Z' }],
});
const ANSWERS: Answers = {
  'GET /invoices': pageOf([{ ...INVOICE, customerId: CUSTOMER.id }]),
  'GET /invoices/stats': STATS,
  'GET /reports/dashboard': { on: '2026-03-15', months: [], aging: [] },
  'GET /invoices/{id}': { ...INVOICE, customerId: CUSTOMER.id, charge: over('declined') },
  'GET /invoices/{id}/public': aFullInvoice({ status: 'SENT' }),
  'GET /invoices/{id}/history': {
    events: [{ at: '2026-02-18T12:00:00.000Z', type: 'CREATED', by: 'maya@larch.test' }],
    activity: [],
    reach: { deliveries: [] },
    reminders: { offFor: 'invoice' },
  },
  'GET /invoices/{id}/payments': LEDGER,
  'GET /estimates': pageOf([aRow()]),
  'GET /estimates/stats': { currencies: [], counts: { open: 1, toInvoice: 0, won: 0, closed: 1 } },
  'GET /estimates/{id}': anEstimate(),
  'GET /estimates/{id}/public': aShownEstimate(),
  'GET /series': pageOf([aSeriesRow()]),
  'GET /series/{id}': aSeries({
    held: { invoiceId: 'inv-1', day: '2026-01-01', because: 'no-email' },
    missed: ['2025-12-01'],
  }),
  'GET /series/{id}/invoices': pageOf([aMadeInvoice()]),
  'GET /customers': { customers: [CUSTOMER], meta: pageMeta(1, 1, 10) },
  'GET /customers/balances': { balances: [] } as never,
  'GET /customers/{id}': CUSTOMER,
  'GET /customers/{id}/account': { ...pageOf([]), owed: [] },
  'GET /receipts': theReceipts(aReceipt()),
  'GET /products': {
    products: [{ id: 'p-1', shortDescription: 'Book', price: 40, createdAt: '2026-01-01T00:00:00Z', version: 1 }],
    meta: pageMeta(1, 1, 10),
  } as never,
  'GET /profile': aUser().profile,
};

const user = aUser({ role: 'ACCOUNTANT', employeeId: 'ann', businessName: 'Prairie Studio' });

function show(address: string, answers: Answers = {}): void {
  answerCalls({ ...ANSWERS, ...answers });
  renderFor(
    { status: 'authenticated', user },
    <Routes>
      <Route element={<InvoiceListScreen />} path="/invoices" />
      <Route element={<InvoicePageScreen />} path="/invoices/:id" />
      <Route element={<SeriesListScreen />} path="/invoices/recurring" />
      <Route element={<SeriesPageScreen />} path="/invoices/recurring/:id" />
      <Route element={<EstimateListScreen />} path="/estimates" />
      <Route element={<EstimatePageScreen />} path="/estimates/:id" />
      <Route element={<CustomersScreen />} path="/customers" />
      <Route element={<CustomerPageScreen />} path="/customers/:id" />
      <Route element={<ProductsScreen />} path="/products" />
      <Route element={<ProfileScreen />} path="/profile" />
    </Routes>,
    address,
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
}

const ROUTES = new Map<string, ApiRoute>(
  Object.values(api)
    .flatMap((group) => Object.values<ApiRoute>(group))
    .map((route) => [route.call, route]),
);

/** The calls that were made although an accountant may not. */
function refusedCalls(): string[] {
  return vi
    .mocked(call)
    .mock.calls.map(([name]) => name)
    .filter((name) => {
      const access = ROUTES.get(name)?.access ?? 'admin';
      return access !== 'public' && !ADMITTED[access].includes('ACCOUNTANT');
    });
}

/** Buttons that narrow, turn or export a list, figures among them. */
const NARROWING = /^(Search|Clear|Filter|Prev|Next|Page|Export|File format|Overview)| CAD/;

/** What else can be pressed. */
const buttons = () =>
  screen
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((name) => !NARROWING.test(name ?? ''));

beforeEach(() => vi.setSystemTime(new Date(2026, 2, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['/invoices', 'INV-7', []],
  ['/invoices/inv-1', 'Timeline', ['Show Payments', 'Download PDF']],
  ['/invoices/recurring', '1 recurring invoice', []],
  ['/invoices/recurring/ser1', 'So far', []],
  ['/estimates', '1 estimate', []],
  ['/estimates/est1', 'Timeline', ['Download PDF']],
  ['/customers', 'Café Léger', []],
  ['/customers/customer1', 'Details', ['Statement…']],
  ['/products', 'Book', []],
])('%s is read by an accountant, without actions', async (address, shown, expected) => {
  show(address);
  await waitFor(() => expect(document.body.textContent).toContain(shown));
  await waitFor(() => expect(screen.queryAllByText(/^Loading/)).toEqual([]));
  expect(buttons()).toEqual(expected);
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(screen.queryAllByRole('switch')).toEqual([]);
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => /create|\/edit|\/pay\/|appointments/.test(href ?? ''))).toEqual([]);
  expect(refusedCalls()).toEqual([]);
});

it('the payments of an invoice are a list, also of what its customer reported', async () => {
  show('/invoices/inv-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Show Payments' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Payments', busy: false }));
  await dialog.findByText('Balance');
  dialog.getByText(/e-Transfer/, { selector: 'span' });
  expect(dialog.getAllByRole('button')).toEqual([
    dialog.getByRole('button', { name: 'Download CN-1 as PDF' }),
    ...dialog.getAllByRole('button', { name: 'Close' }),
  ]);
  expect(refusedCalls()).toEqual([]);
});

it('bank numbers are masked on the paper, and in the PDF that is kept', async () => {
  show('/invoices/inv-1', { 'GET /invoices/{id}/masked-pdf': new Blob() });
  const paper = await screen.findByRole('article');
  await waitFor(() => expect(paper.textContent).toContain('Royal Bank'));
  expect(paper.textContent).not.toContain('00123 003 1234567');
  expect(paper.textContent).toContain('••••567');
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(callsOf('GET /invoices/{id}/masked-pdf')).toHaveLength(1));
  expect(callsOf('GET /invoices/{id}/pdf')).toEqual([]);
});

it('empty lists do not ask an accountant to fill them', async () => {
  for (const [address, none] of [
    ['/invoices', 'No invoices found'],
    ['/estimates', 'No estimates yet'],
    ['/customers', 'No customers found'],
    ['/products', 'No products found'],
  ] as const) {
    show(address, {
      'GET /invoices': pageOf([]),
      'GET /invoices/stats': { currencies: [], counts: { DRAFT: 0, SENT: 0, PAID: 0, OVERDUE: 0, CANCELLED: 0 } },
      'GET /estimates': pageOf([]),
      'GET /customers': { customers: [], meta: pageMeta(0, 1, 10) },
      'GET /products': { products: [], meta: pageMeta(0, 1, 10) },
    });
    await waitFor(() => expect(document.body.textContent).toContain(none));
    expect(buttons()).toEqual([]);
    expect(document.body.textContent).not.toMatch(/\bAdd\b|\bclick|\bfirst\b/);
    cleanup();
  }
});

it('an accountant’s profile has their own account, and a way out', async () => {
  show('/profile');
  await screen.findByText(/^You are the accountant of Prairie Studio/);
  for (const closed of ['Email notices', 'Export your data', 'Delete this business']) {
    expect(screen.queryByText(closed)).toBeNull();
  }
  expect(refusedCalls()).toEqual([]);
});

it('the installed app keeps an accountant’s invoices, and asks for no appointments', async () => {
  answerCalls(ANSWERS);
  renderFor({ status: 'authenticated', user }, <OfflineKeeper />);
  await waitFor(() => expect(callsOf('GET /invoices')).toHaveLength(1));
  expect(vi.mocked(call)).toHaveBeenCalledOnce();
});
