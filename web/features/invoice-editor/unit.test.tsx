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
  line,
  showEditor,
  showItems,
  tab,
} from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

const field = (number = 1) => line(number).getByLabelText<HTMLInputElement>('Unit');

it('is typed after the quantity, printed with it, kept on the device and saved', async () => {
  const { user } = showEditor();
  await fillIn(user);
  await user.click(line(1).getByLabelText('Quantity'));
  await user.tab();
  expect(document.activeElement).toBe(field());
  await user.keyboard('h');
  await user.tab();
  expect(document.activeElement).toBe(line(1).getByLabelText('Rate'));
  const paper = await waitFor(() => document.querySelector<HTMLElement>('.invoice-document') as HTMLElement);
  await waitFor(() => expect(within(paper).getByText('h').parentElement?.textContent).toBe('1\u00a0h'));
  await waitFor(() => expect(keptDrafts()).toMatchObject([{ items: [{ unit: 'h' }] }]));
  await user.click(headerSave());
  await waitFor(() => expect(bodiesOf('POST /invoices')).toMatchObject([{ items: [{ unit: 'h' }] }]));
});

it('is not sent if there is none', async () => {
  const { user } = showEditor();
  await fillIn(user);
  await user.click(headerSave());
  await waitFor(() => expect(bodiesOf('POST /invoices')).toHaveLength(1));
  expect(JSON.stringify(bodiesOf('POST /invoices'))).not.toContain('"unit"');
});

it('has suggestions, and takes any other text', async () => {
  const user = await showItems('Design');
  const list = document.getElementById(field().getAttribute('list') ?? '');
  expect([...(list?.children ?? [])].map((option) => option.getAttribute('value'))).toContain('day');
  await user.type(field(), 'session');
  expect(field().value).toBe('session');
});

it('is in a copy of the invoice', async () => {
  answer({
    'GET /invoices/{id}': anInvoice({
      id: 'inv-9',
      items: [{ name: 'Design', quantity: 2, unit: 'day', rate: 80, amount: 160 }],
    }),
  });
  const { user } = showEditor('/invoices/create?from=inv-9');
  await user.click(await tab('Line Items'));
  expect(field().value).toBe('day');
});

it('shows beside its field why the server refuses it', async () => {
  answer({
    'POST /invoices': () =>
      Promise.reject(invalidRequest([{ path: 'items.0.unit', rule: 'maxLength', params: { max: 20 } }])),
  });
  const { user } = showEditor();
  await fillIn(user);
  await user.click(headerSave());
  await screen.findByText('Item unit must be at most 20 characters');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});
