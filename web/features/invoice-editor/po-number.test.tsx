import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { invalidRequest } from '#shared/invalid-request.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import {
  answer,
  bodiesOf,
  fillIn,
  freshEditor,
  headerSave,
  keptDrafts,
  showEditor,
  tab,
} from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

const field = () => screen.getByLabelText<HTMLInputElement>('PO Number');

it('is typed with the details, shown in the preview, kept on the device and saved', async () => {
  const { user } = showEditor();
  await fillIn(user);
  await user.click(await tab('Invoice Details'));
  await user.type(field(), 'PO-4711');
  const paper = await waitFor(() => document.querySelector<HTMLElement>('.invoice-document') as HTMLElement);
  expect((await within(paper).findByText('PO number')).nextSibling?.textContent).toBe('PO-4711');
  await waitFor(() => expect(keptDrafts()).toMatchObject([{ poNumber: 'PO-4711' }]));
  await user.click(headerSave());
  await waitFor(() => expect(bodiesOf('POST /invoices')).toMatchObject([{ poNumber: 'PO-4711', status: 'DRAFT' }]));
});

it('is the customer’s when one is picked or named by the address, and can be changed', async () => {
  const zoe = { id: 'c-1', name: 'Zoë', email: 'z@example.com', poNumber: 'PO-Z', createdAt: '', version: 1 };
  answer({
    'GET /customers/{id}': zoe,
    'GET /customers': { customers: [zoe], meta: { total: 1, page: 1, limit: 4, totalPages: 1 } },
  });
  const { user, unmount } = showEditor('/invoices/create?customer=c-1');
  await user.click(await tab('Invoice Details'));
  await waitFor(() => expect(field().value).toBe('PO-Z'));
  unmount();
  const { user: next } = showEditor();
  await next.click(await screen.findByRole('button', { name: /Zoë/ }));
  await next.click(await tab('Invoice Details'));
  expect(field().value).toBe('PO-Z');
  await next.type(field(), '/2');
  expect(field().value).toBe('PO-Z/2');
});

it('is in a copy of the invoice', async () => {
  answer({ 'GET /invoices/{id}': anInvoice({ id: 'inv-9', poNumber: 'PO-1' }) });
  const { user } = showEditor('/invoices/create?from=inv-9');
  await user.click(await tab('Invoice Details'));
  expect(field().value).toBe('PO-1');
});

it('shows beside its field why the server refuses it', async () => {
  answer({
    'POST /invoices': () =>
      Promise.reject(invalidRequest([{ path: 'poNumber', rule: 'maxLength', params: { max: 50 } }])),
  });
  const { user } = showEditor();
  await fillIn(user);
  await user.click(headerSave());
  await screen.findByText('PO number must be at most 50 characters');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});
