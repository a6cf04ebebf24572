import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
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
} from '#test/support/screens/editor-harness.tsx';
import type { CallOptions } from '#web/lib/api/call.ts';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

const alreadyCreated = (record?: string) =>
  new AppError('CONFLICT', 'This was created before', {
    reason: 'ALREADY_CREATED',
    ...(record && { params: { record } }),
  });

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
    await waitFor(() => expect(path()).toBe('/invoices'));
    expect(bodiesOf('POST /invoices')).toHaveLength(2);
    expect(toasts('error')).toEqual([]);
  });

  it('changes the invoice that an unanswered save created', async () => {
    let stored: CallOptions<'POST /invoices'>['body'] | undefined;
    answer({
      'POST /invoices': ({ body }) => {
        if (stored) return Promise.reject(alreadyCreated('inv-1'));
        stored = body;
        return Promise.reject(new ConnectionError());
      },
      'GET /invoices/{id}': () => saved({ billingPhone: '', ...stored }, { id: 'inv-1', version: 1 }),
    });
    const { user } = showEditor();
    await fillIn(user);
    await user.click(headerSave());
    await waitFor(() => expect(toasts('error')).toHaveLength(1));
    await user.type(line(1).getByLabelText('Short Description'), ' again');
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/invoices'));
    expect(toasts('success')).toEqual(['Invoice created successfully!']);
    expect(bodiesOf('PATCH /invoices/{id}')).toMatchObject([{ version: 1, items: [{ name: 'Design again' }] }]);
  });

  it('repeats an unanswered save under the same id', async () => {
    let calls = 0;
    answer({
      'POST /invoices': ({ body }) => {
        calls += 1;
        return calls === 1 ? Promise.reject(new ConnectionError()) : Promise.resolve(saved(body));
      },
    });
    const { user } = showEditor();
    await fillIn(user);
    await user.click(headerSave());
    await waitFor(() => expect(toasts('error')).toHaveLength(1));
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/invoices'));
    const [first, second] = bodiesOf('POST /invoices');
    expect(second).toEqual(first);
  });

  it('creates it anew if what an unanswered save created was deleted', async () => {
    const ids: unknown[] = [];
    answer({
      'POST /invoices': ({ body }) => {
        ids.push(body.id);
        return ids.length === 1 ? Promise.reject(alreadyCreated()) : Promise.resolve(saved(body));
      },
    });
    const { user } = showEditor();
    await fillIn(user);
    await user.click(headerSave());
    await waitFor(() => expect(toasts('error')).toHaveLength(1));
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/invoices'));
    expect(new Set(ids).size).toBe(2);
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
