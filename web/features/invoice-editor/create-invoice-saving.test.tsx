// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageMeta } from '#shared/api/page.ts';
import { AppError, invalidRequest } from '#shared/errors.ts';
import type { CallOptions } from '#web/lib/api/call.ts';
import { ConnectionError } from '#web/lib/api/connection-error.ts';
import { answer, bodiesOf, fillIn, keptDrafts, line, path, saved, showEditor, tab, toasts } from './editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => {
  localStorage.clear();
  answer();
});
afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });
const headerSave = () => screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement;
const shown = (name: string) => screen.getByRole('tab', { name: new RegExp(name) }).getAttribute('aria-selected');

describe('saving', () => {
  it('creates a draft, says so and goes home', async () => {
    const { user } = showEditor();
    await fillIn(user);
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/'));
    expect(bodiesOf('POST /invoices')).toEqual([
      expect.objectContaining({
        status: 'DRAFT',
        billingName: 'Acme',
        items: [{ name: 'Design', quantity: 1, rate: 99.5 }],
      }),
    ]);
    expect(toasts('success')).toEqual(['Invoice created successfully!']);
    expect(keptDrafts()).toEqual([]);
  });

  it('accepts a customer without an e-mail address', async () => {
    const { user } = showEditor();
    await fillIn(user);
    await user.click(await tab('Customer Info'));
    await user.clear(screen.getByLabelText('Email'));
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/'));
    expect(bodiesOf('POST /invoices')).toMatchObject([{ billingName: 'Acme', billingEmail: '' }]);
  });

  it('sends no invalid invoice, and focuses the first problem', async () => {
    const { user } = showEditor();
    await user.type(await screen.findByLabelText('Name'), 'Acme');
    await user.type(screen.getByLabelText('Email'), 'ap@acme.test');
    await user.click(headerSave());
    expect(toasts('error')).toEqual(['At least one item is required']);
    expect(shown('Line Items')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(button('Add Blank Item')));
    await user.click(button('Add Blank Item'));
    await user.click(headerSave());
    expect(toasts('error').at(-1)).toBe('Item name is required');
    await waitFor(() => expect(document.activeElement).toBe(line(1).getByLabelText('Short Description')));
    expect(line(1).getByLabelText('Short Description').getAttribute('aria-invalid')).toBe('true');
    expect((await tab('Line Items')).textContent).toContain('needs a correction');
    expect((await tab('Payment')).textContent).not.toContain('needs a correction');
    await user.click(button('Remove line 1'));
    expect((await tab('Line Items')).textContent).not.toContain('needs a correction');
    expect(bodiesOf('POST /invoices')).toEqual([]);
    expect(path()).toBe('/invoices/create');
  });

  it('creates one invoice on a double click', async () => {
    let finish = () => {};
    answer({
      'POST /invoices': ({ body }) =>
        new Promise((resolve) => {
          finish = () => resolve(saved(body));
        }),
    });
    const { user } = showEditor();
    await fillIn(user);
    await user.click(await tab('Payment'));
    await user.dblClick(headerSave());
    await user.click(screen.getAllByRole('button', { name: 'Save' }).at(-1) as HTMLElement);
    await act(async () => finish());
    await waitFor(() => expect(path()).toBe('/'));
    expect(bodiesOf('POST /invoices')).toHaveLength(1);
    expect(bodiesOf('PATCH /invoices/{id}')).toHaveLength(0);
  });

  it('generates another number when the generated one is taken', async () => {
    let calls = 0;
    answer({
      'POST /invoices': ({ body }: { body: { invoiceNumber: string } }) => {
        calls += 1;
        return calls > 1
          ? Promise.resolve(saved(body))
          : Promise.reject(new AppError('CONFLICT', 'x', { reason: 'NUMBER_TAKEN' }));
      },
    });
    const { user } = showEditor();
    await fillIn(user);
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/'));
    expect(bodiesOf('POST /invoices')).toHaveLength(2);
    expect(toasts('error')).toEqual([]);
  });

  it('stays on the screen if something was typed during the save', async () => {
    let finish = () => {};
    answer({
      'POST /invoices': ({ body }) =>
        new Promise((resolve) => {
          finish = () => resolve(saved(body));
        }),
    });
    const { user } = showEditor();
    await fillIn(user);
    await user.click(headerSave());
    await user.type(line(1).getByLabelText('Short Description'), ' and more');
    await act(async () => finish());
    await screen.findByText('Unsaved changes');
    expect(path()).toBe('/invoices/inv-1/edit');
    expect(line(1).getByLabelText<HTMLInputElement>('Short Description').value).toBe('Design and more');
  });

  it('leaves no draft behind when the screen was left before the response', async () => {
    let finish = () => {};
    answer({
      'POST /invoices': ({ body }) =>
        new Promise((resolve) => {
          finish = () => resolve(saved(body));
        }),
    });
    const { user, unmount } = showEditor();
    await fillIn(user);
    await user.click(headerSave());
    unmount();
    expect(keptDrafts()).toMatchObject([{ billingName: 'Acme' }]);
    await act(async () => finish());
    await waitFor(() => expect(keptDrafts()).toEqual([]));
  });

  it('keeps input typed after Save as changes to the invoice when left before the response', async () => {
    let finish = () => {};
    answer({
      'POST /invoices': ({ body }) =>
        new Promise((resolve) => {
          finish = () => resolve(saved(body, { version: 1 }));
        }),
    });
    const { user, unmount } = showEditor();
    await fillIn(user);
    await user.click(headerSave());
    await user.type(line(1).getByLabelText('Short Description'), ' and more');
    unmount();
    await act(async () => finish());
    await waitFor(() =>
      expect(keptDrafts()).toMatchObject([{ invoiceId: 'inv-1', version: 1, items: [{ name: 'Design and more' }] }]),
    );
  });

  it('does not create a second invoice when the first response was lost', async () => {
    let stored: CallOptions<'POST /invoices'>['body'] | undefined;
    answer({
      'POST /invoices': ({ body }) => {
        stored = body;
        return Promise.reject(new ConnectionError());
      },
      'GET /invoices': () => ({
        data: stored ? [{ ...stored, id: 'inv-1', status: 'DRAFT', total: 0 }] : [],
        meta: pageMeta(1, 1, 10),
      }),
      'GET /invoices/{id}': () => saved({ billingPhone: '', ...stored }, { id: 'inv-1', version: 1 }),
    });
    const { user } = showEditor();
    await fillIn(user);
    await user.click(headerSave());
    await waitFor(() => expect(toasts('error')).toHaveLength(1));
    await user.type(line(1).getByLabelText('Short Description'), ' again');
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/'));
    expect(bodiesOf('POST /invoices')).toHaveLength(1);
    expect(bodiesOf('PATCH /invoices/{id}')).toMatchObject([{ version: 1, items: [{ name: 'Design again' }] }]);
  });

  it('retries when the first request was lost and created nothing', async () => {
    let calls = 0;
    answer({
      'POST /invoices': ({ body }) => {
        calls += 1;
        return calls === 1 ? Promise.reject(new ConnectionError()) : Promise.resolve(saved(body));
      },
      'GET /invoices': { data: [], meta: pageMeta(0, 1, 10) },
    });
    const { user } = showEditor();
    await fillIn(user);
    await user.click(headerSave());
    await waitFor(() => expect(toasts('error')).toHaveLength(1));
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/'));
    expect(bodiesOf('POST /invoices')).toHaveLength(2);
  });

  it('shows every rule the server reports, also at its field', async () => {
    answer({
      'POST /invoices': () =>
        Promise.reject(
          invalidRequest([
            { path: 'billingEmail', rule: 'email' },
            { path: 'items.0.rate', rule: 'number' },
          ]),
        ),
    });
    const { user } = showEditor();
    await fillIn(user);
    await user.click(headerSave());
    await waitFor(() =>
      expect(toasts('error')).toEqual(['Please enter a valid email address', 'Line 1: Item rate must be a number']),
    );
    expect(shown('Customer Info')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address');
    await user.click(await tab('Line Items'));
    line(1).getByText('Item rate must be a number');
  });

  it('apologises for what it cannot explain', async () => {
    answer({ 'POST /invoices': () => Promise.reject(new AppError('UNEXPECTED', [])) });
    const { user } = showEditor();
    await fillIn(user);
    await user.click(headerSave());
    await waitFor(() => expect(toasts('error')).toEqual(['An error occurred while saving the invoice']));
  });
});
