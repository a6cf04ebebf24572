import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { answer, showEditor } from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

beforeEach(() => localStorage.clear());

const open = async (invoice: Parameters<typeof anInvoice>[0]) => {
  answer({ 'GET /invoices/{id}': anInvoice({ billingEmail: 'ap@acme.test', ...invoice }) });
  showEditor('/invoices/inv-1/edit');
  await screen.findByLabelText('Name');
};

it.each([
  ['BOUNCED', /came back$/, /^ap@acme.test does not accept email. Correct the address/],
  ['COMPLAINED', /was marked as spam$/, /^We no longer email ap@acme.test/],
  ['UNCONFIRMED', /may not have been sent$/, /your email to ap@acme.test may have been sent. Ask your customer/],
  ['NOT_SENT', /was not sent$/, /^It could not be sent to ap@acme.test. Please send it again.$/],
  ['UNSENDABLE', /was not sent$/, /^The email service did not accept it for ap@acme.test. Check the address/],
  ['UNDELIVERED', /may not have arrived$/, /^The mailbox of ap@acme.test is not accepting it/],
  ['REFUSED', /was not delivered$/, /did not deliver it to ap@acme.test/],
] as const)('says that the email %s, and what to do', async (returnedMail, title, advice) => {
  await open({ returnedMail });
  screen.getByText(title);
  screen.getByText(advice);
});

it('renders nothing without a delivery failure', async () => {
  await open({});
  expect(screen.queryByText(/^The email with this invoice/)).toBeNull();
});
