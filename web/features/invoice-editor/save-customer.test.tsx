import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidRequest } from '#shared/invalid-request.ts';
import { answer, bodiesOf, showEditor, tab, toasts } from '#test/support/screens/editor-harness.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const ACME = { id: 'c-2', name: 'Acmé', email: 'AP@acme.test', createdAt: '2026-01-05T10:00:00.000Z', version: 1 };

beforeEach(() => {
  localStorage.clear();
  answer({
    // Searches roughly like the server.
    'GET /customers/search': ({ query: { query = '' } = {} }) => ({
      customers: ACME.email.toLowerCase().includes(query.toLowerCase()) ? [ACME] : [],
    }),
    'POST /customers': { ...ACME, id: 'c-9' },
  });
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const keep = () => screen.queryByRole('button', { name: 'Save as customer' });

describe('Save as customer', () => {
  async function typeCustomer(email = 'new@example.com') {
    const { user } = showEditor();
    await user.type(await screen.findByLabelText('Name'), ' Newcomer ');
    expect(keep()).toBeNull();
    await user.type(field('Email'), email);
    return user;
  }

  it('is offered once name and email address are filled in', async () => {
    const user = await typeCustomer('new');
    expect(keep()).toBeNull();
    await user.type(field('Email'), '@example.com');
    expect(keep()).not.toBeNull();
  });

  it('adds one customer on a double click, and links the invoice to them', async () => {
    const user = await typeCustomer();
    await user.selectOptions(field('Province'), 'Alberta');
    await user.dblClick(keep() as HTMLElement);
    await screen.findByText('Saved customer');
    expect(bodiesOf('POST /customers')).toEqual([
      expect.objectContaining({ name: 'Newcomer', email: 'new@example.com', state: 'AB', city: '' }),
    ]);
    expect(toasts('success')).toEqual(['Customer added successfully']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Saved customer'));
  });

  it('sends the language chosen for the invoice', async () => {
    const user = await typeCustomer();
    await user.click(await tab('Invoice Details'));
    await user.selectOptions(field('Language'), 'fr');
    await user.click(await tab('Customer Info'));
    await user.click(keep() as HTMLElement);
    await waitFor(() => expect(bodiesOf('POST /customers')).toMatchObject([{ language: 'fr' }]));
  });

  it('does not add an existing customer', async () => {
    const { user } = showEditor();
    await user.type(await screen.findByLabelText('Name'), 'ACME');
    await user.type(field('Email'), 'ap@acme.test');
    await user.click(keep() as HTMLElement);
    await screen.findByText('Saved customer');
    expect(bodiesOf('POST /customers')).toEqual([]);
    expect(toasts('success')).toEqual(['Acmé is already one of your customers']);
  });

  it('says why it failed, and can be retried', async () => {
    const refused = () => Promise.reject(invalidRequest([{ path: 'email', rule: 'email' }]));
    answer({ 'GET /customers/search': { customers: [] }, 'POST /customers': refused });
    const user = await typeCustomer();
    await user.click(keep() as HTMLElement);
    await waitFor(() => expect(toasts('error')).toEqual(['Failed to create customer']));
    expect(vi.mocked(toast.error).mock.calls[0]?.[1]).toEqual({ description: 'Please enter a valid email address' });
    expect(keep()).not.toBeNull();
  });
});
