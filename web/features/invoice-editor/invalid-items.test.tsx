import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { answer, button, freshEditor, STORED, showEditor, tab } from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

const PROBLEM = 'Error: Invalid items data';

it.each([undefined, 'items', {}, [null]])('reports invalid items until new ones are added: %j', async (items) => {
  answer({ 'GET /invoices/{id}': anInvoice({ items: items as never }) });
  const { user } = showEditor(STORED);
  await within(await screen.findByRole('article')).findByText(PROBLEM);
  await user.click(await tab('Line Items'));
  expect(screen.getAllByText(PROBLEM)).toHaveLength(2);
  await user.click(button('Add Blank Item'));
  await vi.waitFor(() => expect(screen.queryByText(PROBLEM)).toBeNull());
});
