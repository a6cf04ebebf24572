import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageMeta } from '#shared/api/page-meta.ts';
import { AppError, invalidRequest } from '#shared/errors.ts';
import type { CallOptions } from '#web/lib/api/call.ts';
import { ConnectionError } from '#web/lib/api/connection-error.ts';
import {
  answer,
  bodiesOf,
  fillIn,
  freshEditor,
  headerSave,
  line,
  path,
  saved,
  showEditor,
  shown,
  tab,
  toasts,
} from './editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

describe('saving', () => {
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
