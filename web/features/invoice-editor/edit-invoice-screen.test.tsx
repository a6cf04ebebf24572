import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import {
  answer,
  bodiesOf,
  button,
  freshEditor,
  headerSave,
  path,
  STORED,
  showEditor,
  tab,
  toasts,
} from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

const never = () => new Promise<never>(() => {});

describe('while loading', () => {
  it.each([
    ['Loading user data...', { 'GET /profile': never }],
    ['Loading invoice...', { 'GET /invoices/{id}': never }],
  ])('says %s', async (text, answers) => {
    answer(answers);
    showEditor(STORED);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
    screen.getByRole('heading', { name: 'Edit Invoice', level: 1 });
  });

  it('says when it failed, and retries', async () => {
    answer({ 'GET /invoices/{id}': () => Promise.reject(new AppError('UNEXPECTED', [])) });
    const { user } = showEditor(STORED);
    await screen.findByText('Failed to load invoice');
    screen.getByText('Please try again later');
    answer();
    await user.click(button('Try Again'));
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Café Léger Inc.');
  });

  it('shows Loading data... in the preview until everything is loaded', async () => {
    answer({ 'GET /companies/me': never });
    showEditor(STORED);
    await screen.findByText('Loading data...');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('shows the preview to a business without any details', async () => {
    showEditor(STORED);
    expect((await screen.findByRole('article')).textContent).toContain('Maya Tremblay');
    expect(callsOf('GET /payment-settings/user/{userId}')).toMatchObject([{ userId: 'user-1' }]);
  });
});

describe('an untouched invoice', () => {
  const CHANGED_ELSEWHERE: Answers = {
    'PATCH /invoices/{id}': () => Promise.reject(new AppError('CONFLICT', 'x', { reason: 'CHANGED_MEANWHILE' })),
  };

  it('is not written again by Save, so that an edit in another window causes no conflict', async () => {
    answer(CHANGED_ELSEWHERE);
    const { user } = showEditor(STORED);
    await tab('Customer Info');
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/invoices'));
    expect(toasts('success')).toEqual(['Invoice updated successfully!']);
    expect(bodiesOf('PATCH /invoices/{id}')).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('counts as untouched once an edit is undone', async () => {
    answer(CHANGED_ELSEWHERE);
    const { user } = showEditor(STORED);
    await user.type(await screen.findByLabelText('City'), 'B{Backspace}');
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/invoices'));
    expect(bodiesOf('PATCH /invoices/{id}')).toEqual([]);
  });

  it('is written if its taxes have changed since', async () => {
    answer({ 'GET /invoices/{id}': anInvoice({ status: 'DRAFT', hasNewTaxes: true }) });
    const { user } = showEditor(STORED);
    await tab('Customer Info');
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/invoices'));
    expect(bodiesOf('PATCH /invoices/{id}')).toMatchObject([{ version: 3 }]);
  });
});

describe('a changed invoice', () => {
  it('keeps its number', async () => {
    const { user } = showEditor(STORED);
    await user.click(await tab('Invoice Details'));
    expect(button('Cannot be changed when editing').hasAttribute('disabled')).toBe(true);
    expect(screen.getByLabelText('Invoice Number').hasAttribute('disabled')).toBe(true);
  });

  it('keeps its currency', async () => {
    answer({ 'GET /invoices/{id}': anInvoice({ currency: 'GBP' }) });
    const { user } = showEditor(STORED);
    await user.click(await tab('Invoice Details'));
    const currency = screen.getByLabelText<HTMLSelectElement>('Currency');
    expect([...currency.options].map(({ value }) => value)).toEqual(['CAD', 'USD', 'EUR', 'GBP']);
    expect(currency.value).toBe('GBP');
  });

  it('is sent with the version that was read, without a status', async () => {
    const { user } = showEditor(STORED);
    await user.type(await screen.findByLabelText('City'), 'Montréal');
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/invoices'));
    expect(bodiesOf('PATCH /invoices/{id}')).toMatchObject([{ billingCity: 'Montréal', version: 3 }]);
    expect(bodiesOf('PATCH /invoices/{id}')[0]).not.toHaveProperty('status');
    expect(toasts('success')).toEqual(['Invoice updated successfully!']);
  });

  it('sends 0 for a switched-off adjustment', async () => {
    answer({ 'GET /invoices/{id}': anInvoice({ taxType: 'percentage', taxValue: 5 }) });
    const { user } = showEditor(STORED);
    await user.click(await tab('Payment'));
    await user.click(screen.getByRole('switch', { name: 'Tax' }));
    await user.click(headerSave());
    await waitFor(() => expect(bodiesOf('PATCH /invoices/{id}')).toMatchObject([{ taxValue: 0 }]));
  });

  it('shows the server’s refusal without the conflict dialog', async () => {
    const message = 'The amounts of an invoice paid by card cannot be changed';
    answer({ 'PATCH /invoices/{id}': () => Promise.reject(new AppError('CONFLICT', message)) });
    const { user } = showEditor(STORED);
    await user.type(await screen.findByLabelText('City'), 'Banff');
    await user.click(headerSave());
    await waitFor(() => expect(toasts('error')).toEqual([message]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('an invoice that someone else has changed', () => {
  async function causeConflict() {
    answer({
      'PATCH /invoices/{id}': ({ body }) =>
        body.version === 3
          ? Promise.reject(new AppError('CONFLICT', 'x', { reason: 'CHANGED_MEANWHILE' }))
          : Promise.resolve(anInvoice({ version: 8 })),
    });
    const { user } = showEditor(STORED);
    await user.type(await screen.findByLabelText('City'), 'Mine');
    await user.click(headerSave());
    const dialog = within(await screen.findByRole('dialog', { name: 'This invoice was changed' }));
    expect(toasts('error')).toEqual([]);
    return { user, dialog };
  }

  it('can be overwritten, which continues like Save', async () => {
    const { user, dialog } = await causeConflict();
    await user.click(dialog.getByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(path()).toBe('/invoices'));
    expect(bodiesOf('PATCH /invoices/{id}')[1]).toMatchObject({ billingCity: 'Mine' });
    expect(bodiesOf('PATCH /invoices/{id}')[1]).not.toHaveProperty('version');
    expect(toasts('success')).toEqual(['Invoice updated successfully!']);
  });

  it('can be reloaded, and is saved from there', async () => {
    const { user, dialog } = await causeConflict();
    answer({ 'GET /invoices/{id}': anInvoice({ version: 7, billingCity: 'Theirs' }) });
    await user.click(dialog.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Theirs'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.type(screen.getByLabelText('City'), ' too');
    await user.click(headerSave());
    await waitFor(() => expect(bodiesOf('PATCH /invoices/{id}')[1]).toMatchObject({ version: 7 }));
  });

  it('can be left unsaved for now', async () => {
    const { user, dialog } = await causeConflict();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Mine');
    expect(path()).toBe(STORED);
  });
});
