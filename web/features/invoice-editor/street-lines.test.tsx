import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { bodiesOf, fillIn, freshEditor, headerSave, showEditor, tab } from '#test/support/screens/editor-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

it('keeps the lines of a pasted street apart, on paper and when it is saved', async () => {
  const { user } = showEditor();
  await fillIn(user);
  await user.click(await tab('Customer'));
  const street = screen.getByLabelText<HTMLTextAreaElement>('Address');
  await user.clear(street);
  await user.click(street);
  await user.paste('410 rue Saint-Paul\nBureau 12');
  const lines = () => [...document.querySelectorAll('.invoice-document p')].map((line) => line.textContent);
  await waitFor(() => expect(lines()).toEqual(expect.arrayContaining(['410 rue Saint-Paul', 'Bureau 12'])));
  await user.click(headerSave());
  const billingAddress = '410 rue Saint-Paul\nBureau 12';
  await waitFor(() => expect(bodiesOf('POST /invoices')).toMatchObject([{ billingAddress }]));
});
