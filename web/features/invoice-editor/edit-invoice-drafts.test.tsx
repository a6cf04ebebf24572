import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import {
  bodiesOf,
  button,
  freshEditor,
  headerSave,
  historyState,
  keptDrafts,
  leaveDraft,
  path,
  STORED,
  showEditor,
  tab,
} from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

describe('a changed invoice', () => {
  it('asks before it is left unsaved, and offers the unsaved changes when opened again', async () => {
    const first = showEditor(STORED);
    await first.user.type(await screen.findByLabelText('City'), 'Banff');
    await first.user.click(button('Undo'));
    await first.user.click(button('Leave without saving'));
    expect(path()).toBe('/invoices');
    expect(keptDrafts()).toMatchObject([{ status: 'draft', invoiceId: 'inv-1', version: 3, billingCity: 'Banff' }]);
    first.unmount();
    const { user } = showEditor(STORED);
    await screen.findByText(/^Unsaved changes to this invoice were kept on this device on .+\.$/);
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('');
    await user.click(button('Restore draft'));
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Banff');
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/invoices'));
    expect(bodiesOf('PATCH /invoices/{id}')).toMatchObject([{ billingCity: 'Banff', version: 3 }]);
    expect(keptDrafts()).toEqual([]);
  });

  it('continues in the same place after a reload', async () => {
    const first = showEditor(STORED);
    await first.user.type(await screen.findByLabelText('City'), 'Banff');
    const state = historyState();
    first.unmount();
    showEditor(STORED, state);
    expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Banff');
    await screen.findByText('Draft restored');
  });

  it('says that it has changed since the draft, even after a reload, and loses neither', async () => {
    leaveDraft({ invoiceId: 'inv-1', version: 2, billingName: 'Café Léger Inc.', billingCity: 'Mine' });
    const { user } = showEditor(STORED);
    await screen.findByText(/The invoice has changed since then: saving the draft replaces those changes\.$/);
    await user.type(screen.getByLabelText('City'), 'Newer');
    await waitFor(() =>
      expect(
        keptDrafts()
          .map((kept) => kept.billingCity)
          .sort(),
      ).toEqual(['Mine', 'Newer']),
    );
  });

  it('drops a draft that equals the stored invoice', async () => {
    leaveDraft({ ...anInvoice(), invoiceId: 'inv-1', version: 2, status: 'draft' });
    showEditor(STORED);
    await tab('Customer Info');
    expect(screen.queryByText('You have unsaved changes')).toBeNull();
    expect(keptDrafts()).toEqual([]);
  });

  it('keeps the drafts of other invoices', async () => {
    leaveDraft({ billingName: 'New' });
    leaveDraft({ invoiceId: 'inv-2', version: 1, billingName: 'Other' });
    const { user } = showEditor(STORED);
    await user.type(await screen.findByLabelText('City'), 'x');
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/invoices'));
    expect(keptDrafts()).toHaveLength(2);
  });
});
