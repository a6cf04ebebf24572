import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Location, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { ChargeEnd, InvoiceCharge } from '#shared/invoice/charge.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { CardLabel, SavedCard } from '#shared/saved-card/schema.ts';
import { aPublicInvoice } from '#test/support/a-public-invoice.ts';
import InvoicePageScreen from '#web/features/invoice-page/invoice-page-screen.tsx';
import { anInvoice } from './an-invoice.ts';
import { type Answers, answerCalls } from './call-harness.ts';
import { aUser, renderFor } from './session-harness.tsx';

export const CHARGE = 'POST /invoices/{id}/charge';

export const VISA: CardLabel = { brand: 'visa', last4: '4242' };
export const TD_ACCOUNT: CardLabel = { brand: 'acss_debit', last4: '6789', bank: 'TD Canada Trust' };

/** A charge that is ahead on March 20, 2026. */
export const planned = (card = VISA): InvoiceCharge => ({ card, on: '2026-03-20', tries: 0 });
/** A charge that is over. */
export const over = (because: ChargeEnd, card = VISA): InvoiceCharge => ({ card, tries: 1, over: because });

export function aSavedCard(card = VISA): SavedCard {
  const agreement = { text: 'Save this card', at: '2026-01-05T12:00:00Z', address: '192.0.2.7', agent: 'Browser' };
  return { ...card, savedAt: '2026-01-05T12:01:00Z', agreement, invoiceId: 'inv-0', invoiceNumber: 'INV-0' };
}

/** Shows the page of an invoice of 344.93 CAD, due on March 20, 2026, that is charged like this. */
export async function showCharge(
  charge: InvoiceCharge | undefined,
  answers: Answers = {},
  fields: Partial<Invoice> = {},
) {
  const invoice = (changed: InvoiceCharge | undefined) =>
    anInvoice({ customerId: 'c-1', total: 344.93, dueDate: '2026-03-20', charge: changed, ...fields });
  answerCalls({
    'GET /invoices/{id}': () => invoice(charge),
    'GET /invoices/{id}/public': aPublicInvoice({ invoiceNumber: 'INV-7' }),
    'GET /invoices/{id}/history': { events: [], activity: [], reach: { deliveries: [] }, reminders: {} },
    'GET /customers/{id}/saved-card': { card: aSavedCard(charge?.card) },
    'GET /stripe/status': { connected: true },
    'GET /stripe/options': { debits: 'on', link: true },
    [CHARGE]: ({ body }) =>
      invoice(body.action === 'stop' ? over('stopped', charge?.card) : { ...planned(charge?.card), on: '2026-03-15' }),
    ...answers,
  });
  renderFor(
    { status: 'authenticated', user: aUser() },
    <Routes>
      <Route element={<InvoicePageScreen />} path="/invoices/:id" />
    </Routes>,
    '/invoices/inv-1',
  );
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

/** The part of the page about the saved card or bank account. */
export const savedPart = () =>
  screen
    .queryByRole('heading', { name: /^(Saved (card|bank account)|(Carte enregistrée|Compte bancaire enregistré))$/ })
    ?.closest('section');
/** Its text with plain spaces. */
export const savedText = () => savedPart()?.textContent?.replaceAll('\u00a0', ' ');

/** An invoice of 344.93 CAD that was sent to nobody's customer, due on March 20, 2026. */
export const INVOICE: Invoice = {
  id: 'inv-1',
  version: 3,
  status: 'SENT',
  invoiceNumber: 'INV-7',
  issueDate: '2026-02-18',
  dueDate: '2026-03-20',
  currency: 'CAD',
  paymentMethod: 'e-transfer',
  billingName: 'Café Léger Inc.',
  billingEmail: 'compta@cafe-leger.test',
  items: [],
  subtotal: 344.93,
  discount: 0,
  shipping: 0,
  tax: 0,
  total: 344.93,
  createdAt: '2026-02-18T12:00:00.000Z',
  updatedAt: '2026-02-18T12:00:00.000Z',
};

const CREATED = { at: '2026-02-18T12:00:00.000Z', type: 'CREATED', by: 'maya@larch.test' } as const;

/** The calls of its page, with these changes. */
export function answerPage(changes: Partial<Invoice> = {}, answers: Answers = {}): void {
  answerCalls({
    'GET /invoices/{id}': { ...INVOICE, ...changes },
    'GET /invoices/{id}/public': aPublicInvoice({ invoiceNumber: 'INV-7' }),
    'GET /invoices/{id}/history': { events: [CREATED], activity: [], reach: { deliveries: [] }, reminders: {} },
    'GET /invoices/{id}/payments': { payments: [], paid: 0, refunded: 0, balance: 344.93, currency: 'CAD' },
    'GET /invoices/{id}/readiness': { findings: [], unprintable: [] },
    ...answers,
  });
}

let shown: ReturnType<typeof renderFor>;

/** Shows its page with these changes, and its next steps. */
export function showInvoicePage(
  changes: Partial<Invoice> = {},
  answers: Answers = {},
  at: Partial<Pick<Location, 'search' | 'state'>> = {},
) {
  answerPage(changes, answers);
  shown = renderFor(
    { status: 'authenticated', user: aUser() },
    <Routes>
      <Route element={<InvoicePageScreen />} path="/invoices/:id" />
      <Route element={null} path="*" />
    </Routes>,
    { pathname: '/invoices/inv-1', state: null, ...at },
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  return {
    user: userEvent.setup(),
    steps: async () => within(await screen.findByRole('region', { name: 'Next step' })),
  };
}

/** Where navigation ended up, and with what state. */
export const address = () => shown.address();
export const pageState = () => shown.state();

/** Sets the clock to March 15, 2026, and clears up after each test. */
export function setUpInvoicePage(): void {
  beforeEach(() => vi.setSystemTime(new Date(2026, 2, 15, 12)));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}
