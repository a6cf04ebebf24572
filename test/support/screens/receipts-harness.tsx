import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect } from 'vitest';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import type { Receipt } from '#shared/receipt/schema.ts';
import CustomerPageScreen from '#web/features/customers/page/customer-page-screen.tsx';
import { type Answers, answerCalls } from './call-harness.ts';
import { CUSTOMER, theReceipts } from './payments-harness.tsx';
import { aUser, renderFor } from './session-harness.tsx';

/** An open invoice of the customer, of which 50.00 CAD is due. */
export const OPEN: InvoiceListItem = {
  ...{ id: 'inv9', customerId: CUSTOMER.id, invoiceNumber: 'INV-9', billingName: 'Café Léger', status: 'SENT' },
  ...{ issueDate: '2026-01-01', dueDate: '2026-02-01', currency: 'CAD', total: 200, amountPaid: 150 },
};

/** Shows the page of a customer with these receipts. */
export async function showReceipts(receipts: Receipt[], answers: Answers = {}) {
  const list = theReceipts(...receipts);
  answerCalls({
    'GET /customers/{id}': CUSTOMER,
    'GET /customers/{id}/account': {
      data: [OPEN],
      meta: { total: 1, page: 1, limit: 10, totalPages: 1 },
      owed: [{ currency: 'CAD', amount: 50, overdue: 0 }],
      ...(list.credit.length > 0 && { credit: list.credit }),
    },
    'GET /receipts': list,
    ...answers,
  });
  const routes = (
    <Routes>
      <Route element={<CustomerPageScreen />} path="/customers/:id" />
    </Routes>
  );
  renderFor({ status: 'authenticated', user: aUser({ timeZone: 'America/Toronto' }) }, routes, '/customers/customer1');
  const user = userEvent.setup();
  await screen.findByText('Details');
  const entries = async () => {
    const shown = await screen.findByRole('list', { name: 'Payments and Credit' });
    return within(shown)
      .getAllByRole('listitem')
      .filter(({ parentElement }) => parentElement === shown);
  };
  const act = async (name: string | RegExp, title: string) => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name: title, busy: false }));
  };
  return { user, entries, act };
}

/** Waits until no dialog is open. */
export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
