import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import {
  answer,
  button,
  freshEditor,
  historyState,
  keptDrafts,
  leaveDraft,
  path,
  showEditor,
  shown,
  tab,
  toasts,
} from '#test/support/screens/editor-harness.tsx';
import { sessionStore } from '#web/lib/session/current-session.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

const discard = async (user: ReturnType<typeof showEditor>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard draft' }));
};

describe('the draft on this device', () => {
  it('is stored while typing', async () => {
    const { user } = showEditor();
    await user.type(await screen.findByLabelText('Name'), 'Acme');
    await waitFor(() => expect(keptDrafts()).toMatchObject([{ status: 'draft', billingName: 'Acme' }]));
  });

  it('is not stored for an untouched invoice', async () => {
    const { unmount } = showEditor();
    await tab('Customer Info');
    unmount();
    expect(keptDrafts()).toEqual([]);
  });

  it('is stored immediately on leaving, with a message', async () => {
    const { user, unmount } = showEditor();
    await user.type(await screen.findByLabelText('Name'), 'Acme');
    unmount();
    expect(keptDrafts()).toMatchObject([{ billingName: 'Acme' }]);
    expect(toasts('info')).toEqual(['Invoice saved as draft']);
  });

  it('is removed on logging out', async () => {
    const { user, unmount } = showEditor();
    await user.type(await screen.findByLabelText('Name'), 'Acme');
    await waitFor(() => expect(keptDrafts()).toHaveLength(1));
    sessionStore.signOut();
    unmount();
    expect(keptDrafts()).toEqual([]);
    expect(toasts('info')).toEqual([]);
  });

  it('is restored with a notice, and gone for good once discarded', async () => {
    leaveDraft({ billingName: 'Acme', invoiceNumber: 'INV-7', items: [{ name: 'Design', quantity: 1, rate: 5 }] });
    const first = showEditor();
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Acme');
    await screen.findByText('Draft restored');
    await discard(first.user);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
    expect(screen.queryByText('Draft restored')).toBeNull();
    first.unmount();
    expect(keptDrafts()).toEqual([]);
    showEditor();
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('');
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
  });

  it('is followed by an invoice that the business can be paid with, even if its settings come late', async () => {
    const settings = Promise.withResolvers<PaymentSettings>();
    answer({ 'GET /payment-settings/user/{userId}': () => settings.promise });
    leaveDraft({ billingName: 'Acme', paymentMethod: 'cash' });
    const { user } = showEditor();
    await waitFor(() => expect(callsOf('GET /profile')).toHaveLength(1));
    settings.resolve({
      preferredCurrency: 'CAD',
      eTransferEmail: 'pay@larch.test',
      paymentIntegrationEnabled: false,
      version: 1,
    });
    await screen.findByText('Draft restored');
    await discard(user);
    await user.click(await tab('Payment'));
    expect(screen.getByLabelText<HTMLSelectElement>('Payment Method').value).toBe('e-transfer');
  });

  it('is followed by an invoice that starts with its customer', async () => {
    leaveDraft({ customerId: 'customer-1', billingName: 'Acme' });
    const { user } = showEditor();
    await tab('Line Items');
    expect(shown('Line Items')).toBe('true');
    await discard(user);
    expect(shown('Customer Info')).toBe('true');
  });

  it('continues in the same place after a reload, even one started for a customer', async () => {
    const first = showEditor('/invoices/create', { customer: { name: 'Globex' } });
    await first.user.type(await screen.findByLabelText('City'), 'Banff');
    const state = historyState();
    first.unmount();
    showEditor('/invoices/create', state);
    expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Banff');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Globex');
  });

  it('of another invoice is not restored by reloading one for a chosen customer', async () => {
    leaveDraft({ billingName: 'Acme' });
    const first = showEditor('/invoices/create', { customer: { name: 'Globex' } });
    await tab('Customer Info');
    const state = historyState();
    first.unmount();
    showEditor('/invoices/create', state);
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Globex');
    await screen.findByText('You have an unsaved draft');
  });

  it('is not overwritten while it is offered', async () => {
    const key = leaveDraft({ billingName: 'Acme' });
    const { user, unmount } = showEditor('/invoices/create', { customer: { name: 'Globex' } });
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Globex');
    await user.type(screen.getByLabelText('City'), 'Banff');
    await waitFor(() => expect(keptDrafts()).toHaveLength(2));
    expect(JSON.parse(localStorage.getItem(key) ?? '{}')).toMatchObject({ billingName: 'Acme' });
    unmount();
    expect(keptDrafts()).toHaveLength(2);
  });

  it('swaps with the current input when restored', async () => {
    leaveDraft({ billingName: 'Acme' });
    const { user } = showEditor('/invoices/create', { customer: { name: 'Globex' } });
    await user.type(await screen.findByLabelText('City'), 'Banff');
    await user.click(await screen.findByRole('button', { name: 'Restore draft' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Acme');
    expect(keptDrafts()).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: 'Restore draft' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Globex');
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Banff');
    expect(keptDrafts()).toHaveLength(2);
  });

  it('is offered one after another', async () => {
    leaveDraft({ billingName: 'Acme' });
    leaveDraft({ billingName: 'Initech' });
    const { user } = showEditor('/invoices/create', { customer: { name: 'Globex' } });
    await screen.findByText(/^Another unsaved invoice for Initech .*1 more will be offered after this one\.$/);
    await discard(user);
    await screen.findByText(/^Another unsaved invoice for Acme /);
    await discard(user);
    expect(screen.queryByText('You have an unsaved draft')).toBeNull();
    expect(keptDrafts()).toEqual([]);
  });
});

describe('Undo', () => {
  it('leaves an untouched invoice without asking', async () => {
    const { user } = showEditor();
    await tab('Customer Info');
    await user.click(button('Undo'));
    await waitFor(() => expect(path()).toBe('/invoices'));
  });

  it('asks first if something was typed', async () => {
    const { user } = showEditor();
    await user.type(await screen.findByLabelText('Name'), 'Acme');
    await user.click(button('Undo'));
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(path()).toBe('/invoices/create');
    await user.click(button('Undo'));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/invoices'));
    expect(keptDrafts()).toMatchObject([{ billingName: 'Acme' }]);
  });

  it('triggers the browser’s prompt before the page closes', async () => {
    const { user } = showEditor();
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await tab('Customer Info');
    expect(isAsked()).toBe(false);
    await user.type(screen.getByLabelText('Name'), 'A');
    expect(isAsked()).toBe(true);
  });
});
