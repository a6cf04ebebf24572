import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import {
  answer,
  bodiesOf,
  button,
  fillIn,
  headerSave,
  keptDrafts,
  path,
  STORED,
  saved,
  showEditor,
  tab,
} from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const ACME = {
  ...{ id: 'c-2', name: 'Acmé', email: 'AP@acme.test', phone: '403 555 0100', city: 'Banff', poNumber: 'PO-7' },
  ...{ createdAt: '2026-01-05T10:00:00.000Z', version: 1 },
};

beforeEach(() => {
  localStorage.clear();
  answer({ 'GET /customers/search': { customers: [ACME] } });
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const keep = () => screen.queryByRole('switch', { name: 'Keep as a customer' });
const question = () => screen.queryByText(/Is this your customer/);

it('keeps a typed recipient when the invoice is saved', async () => {
  const { user } = showEditor();
  await screen.findByText('Added to your customers once there is an email.');
  await fillIn(user);
  await user.click(await tab('Customer Info'));
  screen.getByText('Added to your customers when you save, unless one has this email.');
  await user.click(headerSave());
  await waitFor(() => expect(bodiesOf('POST /invoices')).toMatchObject([{ keepCustomer: true, billingName: 'Acme' }]));
  expect(bodiesOf('POST /invoices')[0]).not.toHaveProperty('customerId');
});

it('does not keep them if that is not wanted', async () => {
  const { user } = showEditor();
  await screen.findByLabelText('Name');
  await user.click(keep() as HTMLElement);
  screen.getByText('Only for this invoice: no account, no statements.');
  await waitFor(() => expect(keptDrafts()).toMatchObject([{ keepCustomer: false }]));
  await fillIn(user);
  await user.click(headerSave());
  await waitFor(() => expect(bodiesOf('POST /invoices')).toMatchObject([{ keepCustomer: false }]));
});

it('shows the kept recipient as a customer while the editor stays open, and has nothing more to save', async () => {
  const draft = anInvoice({ status: 'SENT' });
  answer({
    'GET /invoices/{id}': draft,
    'PATCH /invoices/{id}': ({ body }) => saved(body, { version: 4, status: 'SENT', customerId: 'c-9' }),
    'GET /invoices/{id}/payments': { payments: [], paid: 0, refunded: 0, balance: 200, currency: 'CAD' },
  });
  const { user } = showEditor(STORED);
  await user.type(await screen.findByLabelText('City'), 'Laval');
  await user.click(button('Record Payment'));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await screen.findByText('Saved customer');
  expect(keep()).toBeNull();
  await user.click(headerSave());
  await waitFor(() => expect(path()).toBe('/invoices'));
  expect(bodiesOf('PATCH /invoices/{id}')).toMatchObject([{ keepCustomer: true }]);
});

it('remembers that a recipient is not kept', async () => {
  answer({ 'GET /invoices/{id}': anInvoice({ status: 'DRAFT', keepCustomer: false }) });
  const { user } = showEditor(STORED);
  await user.click(await tab('Customer Info'));
  expect((keep() as HTMLInputElement).checked).toBe(false);
});

it('does not ask about someone who was picked', async () => {
  answer({ 'GET /invoices/{id}': anInvoice({ status: 'DRAFT', customerId: 'c-2', billingName: 'Acmé' }) });
  const { user } = showEditor(STORED);
  await user.click(await tab('Customer Info'));
  screen.getByText('Saved customer');
  expect([keep(), question()]).toEqual([null, null]);
});

it('asks about a customer with the typed name, and fills in what was not typed', async () => {
  const { user } = showEditor();
  await user.type(await screen.findByLabelText('Name'), 'acme');
  expect(question()).toBeNull();
  await user.type(field('Email'), 'ann@acme.test');
  await screen.findByText('Is this your customer Acmé (AP@acme.test)?');
  await user.click(button('Yes'));
  await screen.findByText('Saved customer');
  expect([field('Name').value, field('Email').value, field('City').value]).toEqual(['Acmé', 'ann@acme.test', 'Banff']);
  expect(question()).toBeNull();
  await user.click(await tab('Invoice Details'));
  expect(field('PO Number').value).toBe('PO-7');
});

it('does not ask again about someone else, until the name changes', async () => {
  const { user } = showEditor();
  await user.type(await screen.findByLabelText('Name'), 'acme');
  await user.tab();
  await screen.findByText(/Is this your customer/);
  await user.click(button('No, someone else'));
  expect(question()).toBeNull();
  expect(field('City').value).toBe('');
  expect((keep() as HTMLInputElement).checked).toBe(true);
});

it.each([
  ['another name', 'Acme Ltd.', ''],
  ['the email of that customer, whom saving joins', 'Acme', 'ap@ACME.test'],
])('does not ask about %s', async (_, name, email) => {
  const { user } = showEditor();
  await user.type(await screen.findByLabelText('Email'), email || 'a@example.com');
  await user.type(field('Name'), name);
  await user.tab();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(question()).toBeNull();
});
