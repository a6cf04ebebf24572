import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CustomerAccount } from '#shared/customer/account.ts';
import type { Customer } from '#shared/customer/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import type { Statement, StatementRange } from '#shared/statement/schema.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { type Session, SessionContext } from '#web/lib/session/session.ts';
import CustomerPageScreen from './customer-page-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const SEND = 'POST /customers/{id}/statement-emails';
const customer: Customer = {
  id: 'c-1',
  name: 'Café Léger',
  email: 'compta@cafe.test',
  state: 'QC',
  country: 'Canada',
  createdAt: '2026-01-05T12:00:00Z',
  version: 3,
};
const account = (changes: Partial<CustomerAccount> = {}): CustomerAccount => ({
  data: [],
  meta: { total: 0, page: 1, limit: 10, totalPages: 0 },
  owed: [],
  ...changes,
});
type Days = { [Day in keyof StatementRange]: string | undefined };
const statement = ({ from = '', to = '' }: Days): Statement => ({
  ...{ from, to, madeOn: to, language: 'fr', company: {}, customer },
  sections: [{ currency: 'CAD', opening: 0, lines: [], closing: 210, overdue: 0 }],
});
const ofDays = ({ query }: { query: Days }) => statement(query);

beforeEach(() => {
  vi.setSystemTime('2026-11-23T18:00:00Z');
  answerCalls({
    'GET /customers/{id}': customer,
    'GET /customers/{id}/account': account(),
    'GET /customers/{id}/statement': ofDays,
    [SEND]: { to: customer.email },
  });
});

function show({ emailVerified = true } = {}) {
  const routes = (
    <Routes>
      <Route element={<CustomerPageScreen />} path="/customers/:id" />
    </Routes>
  );
  renderFor({ status: 'authenticated', user: { ...aUser(), emailVerified } }, routes, '/customers/c-1');
  return userEvent.setup();
}

/** Shows a customer who has one invoice. */
function showWith(over: Partial<InvoiceListItem>) {
  const invoice: InvoiceListItem = {
    ...{ id: 'inv-1', customerId: 'c-1', invoiceNumber: 'INV-1', billingName: 'Café Léger', status: 'SENT' },
    ...{ issueDate: '2026-01-01', dueDate: '2026-02-01', currency: 'CAD', total: 500 },
    ...over,
  };
  const meta = { total: 1, page: 1, limit: 10, totalPages: 1 };
  answerCalls({
    'GET /customers/{id}': customer,
    'GET /customers/{id}/account': account({ data: [invoice], meta }),
  });
  show();
}

async function openStatement(options = {}) {
  const user = show(options);
  await user.click(await screen.findByRole('button', { name: 'Statement…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Statement of Account' });
  await within(dialog).findByRole('heading', { level: 1 });
  return { user, send: within(dialog).getByRole('button', { name: 'Send Statement' }) };
}

describe('the page of a customer', () => {
  it('offers a first invoice to one without any', async () => {
    show();
    await screen.findByText('No invoices yet');
    screen.getByText('None yet');
    screen.getByText('French (automatic)');
    expect(screen.getByRole('heading', { name: 'Owed now' }).nextSibling?.textContent).toContain('0.00 CAD');
  });

  it('shows the amounts owed and overdue in each currency', async () => {
    answerCalls({
      'GET /customers/{id}': customer,
      'GET /customers/{id}/account': account({
        owed: [
          { currency: 'CAD', amount: 344.93, overdue: 100 },
          { currency: 'USD', amount: 0, overdue: 0 },
          { currency: 'EUR', amount: 20, overdue: 0 },
        ],
        lastPayment: { amount: 50, currency: 'CAD', on: '2026-03-04', invoiceId: 'i', invoiceNumber: 'INV-7' },
      }),
    });
    show();
    await screen.findByText('344.93');
    screen.getByText('20.00');
    expect(screen.queryByText('USD')).toBeNull();
    expect(screen.getByText('overdue', { exact: false }).textContent).toBe('100.00 CAD overdue');
    expect(screen.getByRole('link', { name: 'INV-7' }).getAttribute('href')).toBe('/invoices/i');
  });

  it('shows the deposits that are held, with links', async () => {
    const deposits = [{ id: 'dep1', invoiceNumber: 'DEP-1', amount: 500, currency: 'CAD' as const }];
    answerCalls({ 'GET /customers/{id}': customer, 'GET /customers/{id}/account': account({ deposits }) });
    show();
    const list = within(await screen.findByRole('list', { name: 'Deposits held' }));
    expect(list.getByRole('listitem').textContent).toBe('DEP-1500.00 CAD');
    expect(list.getByRole('link').getAttribute('href')).toBe('/invoices/dep1');
  });

  it('marks deposit requests among the invoices, which nobody owes', async () => {
    showWith({ invoiceNumber: 'DEP-1', isDeposit: true });
    await screen.findByText('Deposit');
    expect(screen.queryByText(/left$/)).toBeNull();
  });

  it('says of which invoice a bank payment is on its way', async () => {
    showWith({ isDebited: true });
    await screen.findByText('Bank payment on its way');
  });

  it('shows the PO number and the internal notes', async () => {
    answerCalls({
      'GET /customers/{id}': { ...customer, poNumber: 'PO-7', internalNotes: 'Ask Bo\nfirst' },
      'GET /customers/{id}/account': account(),
    });
    show();
    expect((await screen.findByText('PO number')).nextSibling?.textContent).toBe('PO-7');
    expect(screen.getByText('Internal notes').nextSibling?.textContent).toBe('Ask Bo\nfirst');
  });

  it('says so when the business owes the customer', async () => {
    const owed = [{ currency: 'CAD' as const, amount: -40, overdue: 0 }];
    answerCalls({ 'GET /customers/{id}': customer, 'GET /customers/{id}/account': account({ owed }) });
    show();
    expect((await screen.findByText('Credit balance')).previousSibling?.textContent).toBe('40.00 CAD');
  });

  it('leads back when the customer was deleted', async () => {
    answerCalls({
      'GET /customers/{id}': new AppError('NOT_FOUND', 'Customer not found'),
      'GET /customers/{id}/account': new AppError('NOT_FOUND', 'Customer not found'),
    });
    show();
    await screen.findByRole('link', { name: 'Back to Customers' });
    expect(screen.getByRole('alert').textContent).toContain('Customer not found');
  });

  it('keeps the reminder switch as it was when the change fails', async () => {
    answerCalls({
      'GET /customers/{id}': customer,
      'GET /customers/{id}/account': account(),
      'PATCH /customers/{id}': () => Promise.reject(new ConnectionError()),
    });
    const user = show();
    const reminders = await screen.findByRole<HTMLInputElement>('switch', { name: 'Send reminders' });
    await user.click(reminders);
    await waitFor(() => expect(callsOf('PATCH /customers/{id}')).toHaveLength(1));
    await waitFor(() => expect(reminders.checked).toBe(true));
  });

  it('switches on at once that credit is used by itself, and leaves the reminders', async () => {
    const changed = { ...customer, appliesCredit: true, version: 4 };
    answerCalls({
      'GET /customers/{id}': () => (callsOf('PATCH /customers/{id}').length > 0 ? changed : customer),
      'GET /customers/{id}/account': account(),
      'PATCH /customers/{id}': changed,
    });
    const user = show();
    const credit = await screen.findByRole<HTMLInputElement>('switch', {
      name: 'Use credit by itself',
      description: 'When an invoice is issued, their credit pays it first.',
    });
    expect(credit.checked).toBe(false);
    await user.click(credit);
    await waitFor(() => expect(credit.checked).toBe(true));
    expect(callsOf('PATCH /customers/{id}')).toEqual([{ id: 'c-1', body: { appliesCredit: true } }]);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Send reminders' }).checked).toBe(true);
  });
});

describe('a statement', () => {
  it('starts with this year, and is sent once for the days shown', async () => {
    const { user, send } = await openStatement();
    screen.getByText('Will be emailed to compta@cafe.test in French, with the PDF attached');
    screen.getByText('du 1er janvier 2026 au 23 novembre 2026');
    await user.selectOptions(screen.getByLabelText('Period'), 'Last month');
    await screen.findByText('du 1er octobre 2026 au 31 octobre 2026');
    await user.dblClick(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf(SEND)).toMatchObject([{ id: 'c-1', body: { from: '2026-10-01', to: '2026-10-31' } }]);
  });

  it('stays open with the reason when it is refused', async () => {
    const reason = 'You have sent all 20 emails that your business may send today.';
    answerCalls({
      'GET /customers/{id}': customer,
      'GET /customers/{id}/account': account(),
      'GET /customers/{id}/statement': ofDays,
      [SEND]: new AppError('TOO_MANY_REQUESTS', reason),
    });
    const { user, send } = await openStatement();
    await user.click(send);
    expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toContain('20 emails');
  });

  it('asks for fewer days when there are too many lines', async () => {
    const refused = new AppError(
      'INVALID_REQUEST',
      'This statement would have more than 2,000 lines. Please choose fewer days.',
    );
    answerCalls({
      'GET /customers/{id}': customer,
      'GET /customers/{id}/account': account(),
      'GET /customers/{id}/statement': refused,
    });
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Statement…' }));
    await screen.findByText('This statement would have more than 2,000 lines. Please choose fewer days.');
  });

  it('asks to confirm the email first, and comes back with its days', async () => {
    const client = createQueryClient();
    const page = (emailVerified: boolean) => (
      <QueryClientProvider client={client}>
        <SessionContext
          value={
            { status: 'authenticated', user: aUser({ emailVerified }), refreshUser: vi.fn() } as unknown as Session
          }
        >
          <MemoryRouter initialEntries={['/customers/c-1']}>
            <Routes>
              <Route element={<CustomerPageScreen />} path="/customers/:id" />
            </Routes>
          </MemoryRouter>
        </SessionContext>
      </QueryClientProvider>
    );
    const { rerender } = render(page(false));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Statement…' }));
    await user.selectOptions(await screen.findByLabelText('Period'), 'Last month');
    await screen.findByText('du 1er octobre 2026 au 31 octobre 2026');
    await user.click(screen.getByRole('button', { name: 'Send Statement' }));
    await screen.findByText('Then you can send this statement.', { exact: false });
    rerender(page(true));
    await screen.findByText('du 1er octobre 2026 au 31 octobre 2026');
    expect(callsOf(SEND)).toEqual([]);
  });

  it('can be reloaded after a dropped connection', async () => {
    answerCalls({
      'GET /customers/{id}': customer,
      'GET /customers/{id}/account': account(),
      'GET /customers/{id}/statement': new ConnectionError(),
    });
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Statement…' }));
    const again = await screen.findByRole('button', { name: /Try again/i });
    answerCalls({ 'GET /customers/{id}/statement': ofDays });
    await user.click(again);
    await screen.findByText('Relevé de compte');
  });
});
