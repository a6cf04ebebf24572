// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, leaveDraft, path, showEditor, tab, toasts } from './editor-test-bench.tsx';

vi.mock('#web/lib/api.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => {
  localStorage.clear();
  answer();
});
afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

describe('the draft on this device', () => {
  it('is kept while typing', async () => {
    const { user } = showEditor();
    await user.type(await screen.findByLabelText('Name'), 'Acme');
    await waitFor(() => expect(JSON.parse(localStorage.getItem('draftInvoice') ?? '{}').billingName).toBe('Acme'), {
      timeout: 2000,
    });
  });

  it('is not kept for an invoice that nobody touched', async () => {
    const { unmount } = showEditor();
    await tab('Customer Info');
    unmount();
    expect(localStorage.getItem('draftInvoice')).toBeNull();
  });

  it('is kept at once when the screen is left, and said', async () => {
    const { user, unmount } = showEditor();
    await user.type(await screen.findByLabelText('Name'), 'Acme');
    unmount();
    expect(JSON.parse(localStorage.getItem('draftInvoice') ?? '{}')).toMatchObject({ billingName: 'Acme' });
    expect(toasts('info')).toEqual(['Invoice saved as draft']);
  });

  it('comes back with a notice, and is gone once it is discarded', async () => {
    leaveDraft({ billingName: 'Acme', invoiceNumber: 'INV-7', items: [{ name: 'Design', quantity: 1, rate: 5 }] });
    const { user, unmount } = showEditor();
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Acme');
    screen.getByText('Draft restored');
    await user.click(button('Discard draft'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard draft' }));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
    expect(screen.queryByText('Draft restored')).toBeNull();
    unmount();
    expect(localStorage.getItem('draftInvoice')).toBeNull();
  });

  it('waits when another customer was chosen', async () => {
    leaveDraft({ billingName: 'Acme' });
    const { user } = showEditor('/invoices/create', { customer: { name: 'Globex' } });
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    expect(name.value).toBe('Globex');
    await user.click(button('Restore draft'));
    expect(name.value).toBe('Acme');
  });
});

describe('Undo', () => {
  it('goes home from an invoice that nobody touched', async () => {
    const { user } = showEditor();
    await tab('Customer Info');
    await user.click(button('Undo'));
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('asks first when something was typed', async () => {
    const { user } = showEditor();
    await user.type(await screen.findByLabelText('Name'), 'Acme');
    await user.click(button('Undo'));
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(path()).toBe('/invoices/create');
    await user.click(button('Undo'));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(localStorage.getItem('draftInvoice')).toContain('Acme');
  });

  it('lets the browser ask before the page is closed', async () => {
    const { user } = showEditor();
    const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await tab('Customer Info');
    expect(isAsked()).toBe(false);
    await user.type(screen.getByLabelText('Name'), 'A');
    expect(isAsked()).toBe(true);
  });
});
