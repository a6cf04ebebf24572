import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callsOf } from '#test/support/screens/call-harness.ts';
import {
  answer,
  bodiesOf,
  button,
  chooseForLine,
  fillIn,
  freshEditor,
  headerSave,
  keptDrafts,
  line,
  path,
  saved,
  showEditor,
  shown,
  tab,
  toasts,
} from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

describe('saving', () => {
  it('creates a draft, says so and goes home', async () => {
    const { user } = showEditor();
    await fillIn(user);
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/invoices'));
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

  it('is not done by a double click on Next', async () => {
    const { user } = showEditor();
    await fillIn(user);
    const place = button('Next').parentElement as HTMLElement;
    await user.click(button('Next'));
    const save = Array.from(place.querySelectorAll('button')).find(({ textContent }) => textContent === 'Save');
    fireEvent.click(save as HTMLElement, { detail: 2 });
    expect(callsOf('POST /invoices')).toEqual([]);
    expect(path()).toBe('/invoices/create');
  });

  it('accepts a customer without an email address', async () => {
    const { user } = showEditor();
    await fillIn(user);
    await user.click(await tab('Customer Info'));
    await user.clear(screen.getByLabelText('Email'));
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/invoices'));
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
    await chooseForLine(user, 1, 'Remove');
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
    await waitFor(() => expect(path()).toBe('/invoices'));
    expect(bodiesOf('POST /invoices')).toHaveLength(1);
    expect(bodiesOf('PATCH /invoices/{id}')).toHaveLength(0);
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
});
