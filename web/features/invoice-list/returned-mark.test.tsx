import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { anInvoice, answer, currentLocation, showScreen } from '#test/support/screens/list-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

afterEach(() => vi.restoreAllMocks());

it.each([
  ['BOUNCED', 1000, 'Came back'],
  ['COMPLAINED', 360, 'Marked as spam'],
  ['UNDELIVERED', 1000, 'Check delivery'],
  ['REFUSED', 360, 'Not delivered'],
  ['UNCONFIRMED', 360, 'Check delivery'],
  ['NOT_SENT', 1000, 'Email not sent'],
  ['UNSENDABLE', 360, 'Email not sent'],
] as const)('marks an email that %s at %s px, linking to the invoice', async (returnedMail, width, mark) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  answer([anInvoice({ returnedMail }), anInvoice({ id: 'inv-2', invoiceNumber: 'INV-2' })]);
  const { user } = showScreen();
  const link = await screen.findByRole('link', { name: new RegExp(`^${mark} of INV-20260105001: `) });
  expect(link.textContent).toContain('compta@cafe-leger.test');
  await user.click(link);
  expect(currentLocation().address).toBe('/invoices/inv-1');
});
