import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { pageMeta } from '#shared/api/page-meta.ts';
import type { Invoice, InvoiceListItem } from '#shared/invoice/schema.ts';
import type { InvoiceStats } from '#shared/invoice/stats.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import InvoiceListScreen from '#web/features/invoice-list/invoice-list-screen.tsx';
import { type Answers, answerCalls, callsOf } from './call-harness.ts';
import { aUser, renderFor } from './session-harness.tsx';

/** An invoice of the list, with the given changes. */
export function anInvoice(over: Partial<InvoiceListItem> = {}): InvoiceListItem {
  return {
    id: 'inv-1',
    invoiceNumber: 'INV-20260105001',
    billingName: 'Café Léger Inc.',
    billingEmail: 'compta@cafe-leger.test',
    billingPhone: '+1 514 555 0118',
    billingAddress: '410 rue Saint-Paul',
    billingCity: 'Montréal',
    billingProvince: 'QC',
    billingZip: 'H2Y 1H2',
    billingCountry: 'Canada',
    issueDate: '2026-01-05',
    dueDate: '2026-02-04',
    total: 1234.5,
    currency: 'CAD',
    status: 'SENT',
    ...over,
  };
}

/** This many invoices, numbered from 1. */
export function invoices(count: number): InvoiceListItem[] {
  return Array.from({ length: count }, (_, index) =>
    anInvoice({ id: `inv-${index + 1}`, invoiceNumber: `INV-${index + 1}`, billingName: `Customer ${index + 1}` }),
  );
}

export const STATS: InvoiceStats = {
  currencies: [{ currency: 'CAD', outstanding: 3000, overdue: 500.5, paidLast30Days: 800, draft: 120, writtenOff: 0 }],
  counts: { DRAFT: 1, SENT: 6, PAID: 9, OVERDUE: 3, CANCELLED: 5 },
};

/** Mocks the responses of `call`: a page of these invoices, figures, and the given ones. */
export function answer(all: readonly InvoiceListItem[], answers: Answers = {}): void {
  const list: Answers = {
    'GET /invoices': ({ query }) => pageOf(all, query ?? {}),
    'GET /invoices/stats': STATS,
    'GET /reports/dashboard': { on: '2026-01-05', months: [], aging: [], attention: [] },
  };
  answerCalls({ ...list, ...READY, ...UNAFFECTED, ...answers });
}

/** Every invoice has what it needs to be sent. */
const READY: Answers = { 'GET /invoices/{id}/readiness': { findings: [], unprintable: [] } };

/** No tax change affects anything. */
const UNAFFECTED: Answers = { 'GET /tax-changes': { changes: [], drafts: [], products: [], isCapped: false } };

function pageOf(
  all: readonly InvoiceListItem[],
  { page = 1, limit = 10 }: { page?: number | undefined; limit?: number | undefined },
) {
  return { data: all.slice((page - 1) * limit, page * limit), meta: pageMeta(all.length, page, limit) };
}

/** The queries of the list calls, in order. */
export function listQueries() {
  return callsOf('GET /invoices').map(({ query }) => query);
}

let shown: ReturnType<typeof renderFor>;

/** Renders the screen at an address. */
export function showScreen(address = '/invoices', over: Partial<SessionUser> = {}) {
  shown = renderFor(
    { status: 'authenticated', user: aUser(over) },
    <Routes>
      <Route element={<InvoiceListScreen />} path="/invoices" />
      <Route element={null} path="*" />
    </Routes>,
    address,
    new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 300_000 } } }),
  );
  return { user: userEvent.setup() };
}

/** The current address and navigation state. */
export function currentLocation(): { address: string; state: unknown } {
  return { address: shown.address(), state: shown.state() };
}

/** The invoice whose menu the action tests open. */
export const INVOICE = anInvoice({ id: 'inv-7', invoiceNumber: 'INV-7' });

/** The same invoice in full, as the server returns it after a change. */
export const CHANGED: Invoice = {
  ...INVOICE,
  items: [],
  paymentMethod: 'card',
  version: 2,
  subtotal: 1234.5,
  discount: 0,
  shipping: 0,
  tax: 0,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
};

export const OFFLINE = 'Unable to connect to the server. Please check your internet connection.';

/** Renders a list with one invoice and opens its menu. */
export async function openMenu(answers: Answers = {}, invoice = INVOICE) {
  answer([invoice], answers);
  const { user } = showScreen();
  await user.click(await screen.findByRole('button', { name: 'Actions for INV-7' }));
  return { user, menu: within(await screen.findByRole('menu')) };
}

/** Renders a list with one invoice and chooses from its menu. */
export async function choose(action: string, answers: Answers = {}, invoice = INVOICE) {
  const { user, menu } = await openMenu(answers, invoice);
  await user.click(menu.getByRole('menuitem', { name: action }));
  return { user };
}

/** A mocked response that fails. */
export const refuse = (error: Error) => () => Promise.reject(error);
