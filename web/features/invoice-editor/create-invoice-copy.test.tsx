import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import {
  answer,
  bodiesOf,
  button,
  customerName,
  freshEditor,
  headerSave,
  historyState,
  keptDrafts,
  leaveDraft,
  path,
  query,
  showEditor,
  tab,
} from '#test/support/screens/editor-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

const COPY = '/invoices/create?from=inv-9';

it('starts as a copy of another invoice, and saves nothing until asked to', async () => {
  answer({ 'GET /invoices/{id}': anInvoice({ id: 'inv-9', billingName: 'Globex', customerId: 'customer-1' }) });
  const { user } = showEditor(COPY);
  expect((await customerName()).value).toBe('Globex');
  screen.getByRole('heading', { name: 'Create New Invoice' });
  screen.getByText('Not saved yet');
  expect(callsOf('GET /invoices/{id}')).toMatchObject([{ id: 'inv-9' }]);
  expect(bodiesOf('POST /invoices')).toEqual([]);
  await user.click(headerSave());
  await waitFor(() => expect(path()).toBe('/invoices'));
  const [body] = bodiesOf('POST /invoices');
  expect(body).toMatchObject({
    billingName: 'Globex',
    customerId: 'customer-1',
    items: [{ name: 'Design', quantity: 2, rate: 100 }],
    status: 'DRAFT',
  });
  expect(body).not.toMatchObject({ invoiceNumber: anInvoice().invoiceNumber });
});

it('leaves no draft while it is untouched, and is copied again after a reload', async () => {
  const first = showEditor(COPY);
  await tab('Customer Info');
  await waitFor(() => expect(historyState()).not.toBeNull());
  expect(query()).toBe('?from=inv-9');
  const state = historyState();
  first.unmount();
  expect(keptDrafts()).toEqual([]);
  showEditor(COPY, state);
  expect((await customerName()).value).toBe('Café Léger Inc.');
});

it('continues with what was typed after a reload', async () => {
  const first = showEditor(COPY);
  await first.user.type(await screen.findByLabelText('City'), 'Banff');
  const state = historyState();
  first.unmount();
  showEditor(COPY, state);
  expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Banff');
  expect((await customerName()).value).toBe('Café Léger Inc.');
});

it('offers an unsaved draft instead of mixing it in', async () => {
  leaveDraft({ billingName: 'Acme' });
  const { user } = showEditor(COPY);
  expect((await customerName()).value).toBe('Café Léger Inc.');
  await screen.findByText('You have an unsaved draft');
  expect(keptDrafts()).toMatchObject([{ billingName: 'Acme' }]);
  await user.click(button('Restore draft'));
  expect((await customerName()).value).toBe('Acme');
});

it('says that the invoice could not be loaded, and tries again', async () => {
  answer({ 'GET /invoices/{id}': new ConnectionError() });
  const { user } = showEditor(COPY);
  await screen.findByText('Failed to load invoice');
  answer();
  await user.click(button('Try Again'));
  expect((await customerName()).value).toBe('Café Léger Inc.');
});

describe('an invoice for a customer, opened in a new tab', () => {
  const GLOBEX = {
    id: 'globex',
    name: 'Globex',
    email: 'ap@globex.example.com',
    city: 'Laval',
    state: 'QC',
    country: 'Canada',
    language: 'fr',
    createdAt: '2026-01-05T10:00:00Z',
    version: 1,
  } as const;

  it('has the customer, their language included', async () => {
    answer({ 'GET /customers/{id}': GLOBEX });
    const { user } = showEditor('/invoices/create?customer=globex');
    await user.click(await tab('Customer Info'));
    expect((await customerName()).value).toBe('Globex');
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Laval');
    await user.click(await tab('Invoice Details'));
    expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('fr');
  });

  it('asks for no customer that the link has passed along', async () => {
    const { user } = showEditor('/invoices/create?customer=globex', {
      customer: { id: 'globex', name: 'Globex Ltd.' },
    });
    await user.click(await tab('Customer Info'));
    expect((await customerName()).value).toBe('Globex Ltd.');
    expect(callsOf('GET /customers/{id}')).toEqual([]);
  });

  it('can be started empty once the customer was deleted', async () => {
    answer({ 'GET /customers/{id}': new AppError('NOT_FOUND', 'Customer not found') });
    showEditor('/invoices/create?customer=globex');
    await screen.findByText('Failed to load customer');
    screen.getByRole('link', { name: 'Start an Empty Invoice' });
  });
});
