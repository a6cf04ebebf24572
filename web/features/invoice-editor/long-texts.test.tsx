import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { invalidRequest } from '#shared/invalid-request.ts';
import { InvoiceInput } from '#shared/invoice/schema.ts';
import { issuesOf } from '#shared/schema-issues.ts';
import {
  answer,
  fillIn,
  freshEditor,
  headerSave,
  saved,
  showEditor,
  tab,
} from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

it.each([
  ['Payment', 'Notes', 6_000, 'Notes must be at most 5000 characters'],
  ['Payment', 'Terms Text', 1_500, 'Payment terms must be at most 1000 characters'],
  ['Line Items', 'Short Description', 350, 'Item name must be at most 200 characters'],
])(
  'keeps a pasted text that is too long, and says so when it is saved: %s, %s',
  async (name, label, length, problem) => {
    answer({
      'POST /invoices': ({ body }) => {
        const { error } = InvoiceInput.safeParse(body);
        return error ? Promise.reject(invalidRequest(issuesOf(error.issues, body))) : Promise.resolve(saved(body));
      },
    });
    const { user } = showEditor();
    await fillIn(user);
    await user.click(await tab(name));
    const field = screen.getByLabelText<HTMLTextAreaElement>(label);
    await user.clear(field);
    await user.click(field);
    await user.paste('x'.repeat(length));
    expect(field.value).toHaveLength(length);
    await user.click(headerSave());
    await waitFor(() => expect(screen.getByText(problem)).toBeTruthy());
    expect(field.value).toHaveLength(length);
  },
);
