import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import {
  answer,
  bodiesOf,
  fillIn,
  freshEditor,
  headerSave,
  showEditor,
  tab,
} from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

const paper = () => waitFor(() => document.querySelector<HTMLElement>('.invoice-document') as HTMLElement);

it('is typed with the details and stands above the lines of the preview; internal notes do not', async () => {
  const { user } = showEditor();
  await fillIn(user);
  await user.click(await tab('Invoice Details'));
  await user.type(screen.getByLabelText('Introduction'), 'As agreed in October');
  await user.type(screen.getByLabelText('Internal Notes'), 'Pays late');
  const introduction = await within(await paper()).findByText('As agreed in October');
  const lines = (await paper()).querySelector('.invoice-items');
  expect(lines && introduction.compareDocumentPosition(lines)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect((await paper()).textContent).not.toContain('Pays late');
  await user.click(headerSave());
  await waitFor(() =>
    expect(bodiesOf('POST /invoices')).toMatchObject([
      { introduction: 'As agreed in October', internalNotes: 'Pays late' },
    ]),
  );
});

it('is in a copy of the invoice, without what was noted about the other one', async () => {
  const noted = { id: 'inv-9', introduction: 'As agreed in October', internalNotes: 'Pays late' };
  answer({ 'GET /invoices/{id}': anInvoice(noted) });
  const { user } = showEditor('/invoices/create?from=inv-9');
  await user.click(await tab('Invoice Details'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Introduction').value).toBe('As agreed in October');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Internal Notes').value).toBe('');
});
