import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { pageMeta } from '#shared/api/page-meta.ts';
import { AppError } from '#shared/errors.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import type { Estimate, EstimateListItem } from '#shared/estimate/schema.ts';
import type { EstimateStats } from '#shared/estimate/stats.ts';
import type { SessionUser } from '#shared/user/schema.ts';
import EstimateScreen from '#web/features/estimate-editor/estimate-screen.tsx';
import EstimateListScreen from '#web/features/estimate-list/estimate-list-screen.tsx';
import EstimatePageScreen from '#web/features/estimate-page/estimate-page-screen.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { PROFILE, USER } from './an-invoice.ts';
import { type Answers, answerCalls } from './call-harness.ts';
import { renderFor } from './session-harness.tsx';

/** For tests: the link of version 1 of the estimate. */
export const LINK = 'business1-est1-1';

/** For tests: a row of the list, a sent estimate that is valid until February 4. */
export function aRow(over: Partial<EstimateListItem> = {}): EstimateListItem {
  return {
    id: 'est1',
    invoiceNumber: 'EST-7',
    billingName: 'Café Léger Inc.',
    billingEmail: 'compta@cafe-leger.test',
    issueDate: '2026-01-05',
    dueDate: '2026-02-04',
    total: 1234.5,
    currency: 'CAD',
    status: 'SENT',
    sentVersion: 1,
    link: LINK,
    ...over,
  };
}

/** For tests: the changes that make `aRow` and `anEstimate` a draft. */
export const DRAFT = { status: 'DRAFT', sentVersion: undefined, link: undefined } as const;
/** For tests: those that make it an invoiced one. */
export const INVOICED: Pick<EstimateListItem, 'status' | 'invoices' | 'isInvoiced'> = {
  status: 'ACCEPTED',
  invoices: [{ id: 'inv-1', invoiceNumber: 'INV-3', share: 100 }],
  isInvoiced: true,
};
/** For tests: those that make it one of which 30 % are invoiced. */
export const PARTLY_INVOICED: Pick<EstimateListItem, 'status' | 'invoices'> = {
  status: 'ACCEPTED',
  invoices: [{ id: 'inv-1', invoiceNumber: 'INV-3', share: 30, spans: [[0, 3000]] }],
};

/** For tests: the same estimate in full. */
export function anEstimate(over: Partial<Estimate> = {}): Estimate {
  const at = '2026-01-05T12:00:00.000Z';
  return {
    ...aRow(),
    billingName: 'Café Léger Inc.',
    items: [{ name: 'Deck', quantity: 1, rate: 1234.5, amount: 1234.5 }],
    ...{ subtotal: 1234.5, discount: 0, shipping: 0, tax: 0 },
    events: [{ type: 'CREATED', at, by: 'maya@prairie.test' }],
    ...{ version: 3, createdAt: at, updatedAt: at },
    ...over,
  };
}

/** For tests: what its recipient sees. */
export function aShownEstimate(over: Partial<PublicEstimate> = {}): PublicEstimate {
  const { invoiceNumber, issueDate, dueDate, currency, items, billingName } = anEstimate();
  return {
    ...{ invoiceNumber, issueDate, dueDate, currency, items, billingName },
    ...{ id: LINK, version: 1, status: 'SENT', timeZone: 'America/Edmonton' },
    company: { name: 'Prairie Studio', email: 'hi@prairie.test', phone: '+1 403 555 0188' },
    ...over,
  };
}

/** For tests: nothing to count, as the list begins. */
const NO_STATS: EstimateStats = { currencies: [], counts: { open: 0, toInvoice: 0, won: 0, closed: 0 } };

const missing = (what: string) => () => Promise.reject(new AppError('NOT_FOUND', `${what} not found`));

/** For tests: a mocked response in which the server refuses a call. */
export const refused =
  (...failure: ConstructorParameters<typeof AppError>) =>
  (): Promise<never> =>
    Promise.reject(new AppError(...failure));

const PLAIN: Answers = {
  'GET /profile': PROFILE,
  'GET /business/numbering': { invoices: null, estimates: null },
  'GET /companies/me': missing('Company'),
  'GET /payment-settings/user/{userId}': missing('Payment settings'),
  'GET /customers/search': { customers: [] },
  'GET /estimates': () => pageOf([aRow()]),
  'GET /estimates/stats': NO_STATS,
  'GET /estimates/{id}': () => anEstimate(),
  'GET /estimates/{id}/public': aShownEstimate(),
  'GET /estimates/{id}/appointments': [],
  'GET /estimates/{id}/preview': aShownEstimate({ status: 'DRAFT' }),
};

/** For tests: the first page of a list. */
export const pageOf = (rows: EstimateListItem[]) => ({ data: rows, meta: pageMeta(rows.length, 1, 10) });

/** For tests: mocks the responses of the calls of these screens. */
export function answer(answers: Answers = {}): void {
  answerCalls({ ...PLAIN, ...answers });
}

let shown: ReturnType<typeof renderFor>;

/** For tests: renders the screen of estimates at an address. */
export function showEstimates(address = '/estimates', over: Partial<SessionUser> = {}) {
  const [pathname = '', search = ''] = address.split('?');
  shown = renderFor(
    { status: 'authenticated', user: { ...USER, ...over } },
    <Routes>
      <Route element={<EstimateListScreen />} path="/estimates" />
      <Route element={<EstimateScreen />} path="/estimates/create" />
      <Route element={<EstimateScreen />} path="/estimates/:id/edit" />
      <Route element={<EstimatePageScreen />} path="/estimates/:id" />
      <Route element={null} path="*" />
    </Routes>,
    { pathname, search, state: null },
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  return { user: userEvent.setup(), unmount: shown.unmount };
}

/** For tests: where navigation ended up. */
export const address = () => shown.address();

/** For tests: the page of an estimate with these changes, and its next steps. */
export async function showPage(over: Partial<Estimate> = {}, answers: Answers = {}) {
  answer({ 'GET /estimates/{id}': () => anEstimate(over), ...answers });
  const { user } = showEstimates('/estimates/est1');
  const steps = within(await screen.findByRole('region', { name: /^(Next step|Étape suivante)$/ }));
  return { user, steps };
}

/** For tests: renders a list with one estimate and opens its menu. */
export async function openMenu(over: Partial<EstimateListItem> = {}, answers: Answers = {}) {
  answer({ 'GET /estimates': () => pageOf([aRow(over)]), ...answers });
  const { user } = showEstimates();
  await user.click(await screen.findByRole('button', { name: /EST-7$/ }));
  return { user, menu: within(await screen.findByRole('menu')) };
}

/** For tests: renders a list with one estimate and chooses from its menu. */
export async function choose(action: string, over: Partial<EstimateListItem> = {}, answers: Answers = {}) {
  const { user, menu } = await openMenu(over, answers);
  await user.click(menu.getByRole('menuitem', { name: action }));
  return { user };
}

/** For tests: the toasts of a kind, in order. */
export const toasts = (kind: keyof typeof toast): unknown[] =>
  vi.mocked(toast[kind]).mock.calls.flatMap(([message]) => message);
