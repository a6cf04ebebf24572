// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { anInvoice, answer, showScreen, whereabouts } from './screen-test-bench.tsx';

vi.mock('#web/lib/api.ts', () => ({ call: vi.fn() }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['BOUNCED', true, 'Came back'],
  ['COMPLAINED', false, 'Marked as spam'],
  ['UNDELIVERED', true, 'Check delivery'],
  ['REFUSED', false, 'Not delivered'],
] as const)('an e-mail that %s is marked, and the mark leads to the invoice', async (returnedMail, matches, mark) => {
  const media = { matches, addEventListener: () => {}, removeEventListener: () => {} };
  vi.spyOn(window, 'matchMedia').mockReturnValue(media as never);
  answer([anInvoice({ returnedMail }), anInvoice({ id: 'inv-2', invoiceNumber: 'INV-2' })]);
  const { user } = showScreen();
  const link = await screen.findByRole('link', { name: new RegExp(`^${mark} of INV-20260105001: `) });
  expect(link.textContent).toContain('compta@cafe-leger.test');
  await user.click(link);
  expect(whereabouts().address).toBe('/invoices/inv-1/edit');
});
