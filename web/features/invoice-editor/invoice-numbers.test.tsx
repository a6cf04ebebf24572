import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Numbering } from '#shared/document/number-schema.ts';
import { USER } from '#test/support/screens/an-invoice.ts';
import {
  answer,
  bodiesOf,
  button,
  freshEditor,
  headerSave,
  leaveDraft,
  saved,
  showEditor,
  tab,
  toasts,
} from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));
freshEditor();

const COUNTING: Numbering = { prefix: '{YYYY}-', digits: 3, restarts: 'yearly', next: 14, nextNumber: '2026-014' };
const numberField = () => screen.getByLabelText<HTMLInputElement>('Invoice Number');
const openDetails = async (user: ReturnType<typeof showEditor>['user']) => {
  await user.click(await tab('Details'));
  return numberField();
};

async function fillIn(user: ReturnType<typeof showEditor>['user']) {
  await user.type(await screen.findByLabelText('Name'), 'Café Léger');
  await user.click(await tab('Line Items'));
  await user.click(button('Add Blank Item'));
  await user.type(screen.getByLabelText('Short Description'), 'Logo');
  await user.type(screen.getByLabelText('Rate'), '100');
}

it('proposes the next number, sends it as proposed, and shows the one that the server gave', async () => {
  answer({
    'GET /business/numbering': { invoices: COUNTING, estimates: null },
    'POST /invoices': ({ body }) => saved(body, { version: 1, invoiceNumber: '2026-015' }),
  });
  const { user } = showEditor();
  expect((await openDetails(user)).value).toBe('2026-014');
  await user.click(await tab('Customer'));
  await fillIn(user);
  await user.click(headerSave());
  await waitFor(() => expect(bodiesOf('POST /invoices')).toHaveLength(1));
  expect(bodiesOf('POST /invoices')[0]).toMatchObject({ invoiceNumber: '2026-014', isNumberGenerated: true });
});

it('proposes the next number again after another was typed, which is sent as typed', async () => {
  answer({ 'GET /business/numbering': { invoices: COUNTING, estimates: null } });
  const { user } = showEditor();
  const field = await openDetails(user);
  await user.clear(field);
  await user.type(field, 'J.Smith/ABC');
  await user.click(button('Generate Invoice Number'));
  expect(numberField().value).toBe('2026-014');
  await user.clear(field);
  await user.type(field, 'J.Smith/ABC');
  await user.click(await tab('Customer'));
  await fillIn(user);
  await user.click(headerSave());
  await waitFor(() => expect(bodiesOf('POST /invoices')).toHaveLength(1));
  expect(bodiesOf('POST /invoices')[0]).not.toHaveProperty('isNumberGenerated');
});

it('continues a draft with the next number, unless its number was typed', async () => {
  answer({ 'GET /business/numbering': { invoices: COUNTING, estimates: null } });
  leaveDraft({ invoiceNumber: '2026-009', isNumberGenerated: true, to: { name: 'Café Léger' } });
  const { user } = showEditor();
  expect((await openDetails(user)).value).toBe('2026-014');
});

it('is random if how the business counts cannot be read', async () => {
  answer({ 'GET /business/numbering': new Error('down') });
  const { user } = showEditor();
  expect((await openDetails(user)).value).toMatch(/^INV-\d{11}$/);
});

it('offers to count upwards from a typed number', async () => {
  answer({
    'PATCH /business/numbering': ({ body }) => ({
      invoices: body.invoices ? { ...COUNTING, ...body.invoices, next: 14, nextNumber: 'R-014' } : null,
      estimates: null,
    }),
  });
  const { user } = showEditor();
  const field = await openDetails(user);
  expect(screen.queryByRole('button', { name: /Count upwards/ })).toBeNull();
  await user.clear(field);
  await user.type(field, 'R-014');
  await user.click(button('Count upwards from here: continue with R-015'));
  await waitFor(() => expect(toasts('success')).toEqual(['Your invoices now count upwards']));
  const scheme = { prefix: 'R-', digits: 3, restarts: 'never', next: 14 };
  expect(bodiesOf('PATCH /business/numbering')).toEqual([{ invoices: scheme }]);
  expect(numberField().value).toBe('R-014');
  expect(screen.queryByRole('button', { name: /Count upwards/ })).toBeNull();
});

it('offers it neither to an employee nor to a business that counts', async () => {
  const { role } = USER;
  Object.assign(USER, { role: 'EMPLOYEE' });
  const employee = showEditor();
  await employee.user.type(await openDetails(employee.user), '7');
  expect(screen.queryByRole('button', { name: /Count upwards/ })).toBeNull();
  employee.unmount();
  Object.assign(USER, { role });
  answer({ 'GET /business/numbering': { invoices: COUNTING, estimates: null } });
  const owner = showEditor();
  await owner.user.type(await openDetails(owner.user), '7');
  expect(screen.queryByRole('button', { name: /Count upwards/ })).toBeNull();
});

it('says why counting could not begin, and keeps the typed number', async () => {
  answer({ 'PATCH /business/numbering': new Error('down') });
  const { user } = showEditor();
  const field = await openDetails(user);
  await user.clear(field);
  await user.type(field, 'R-014');
  await user.click(button('Count upwards from here: continue with R-015'));
  await waitFor(() => expect(toasts('error')).toEqual(['Could not change how invoices are numbered']));
  expect(numberField().value).toBe('R-014');
});
