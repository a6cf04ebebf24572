import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  anInvoice,
  answer,
  currentLocation,
  invoices,
  listQueries,
  STATS,
  showScreen,
} from '#test/support/screens/list-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

describe('money at a glance', () => {
  it('filters by the status behind a figure, and removes the filter on a second click', async () => {
    answer(invoices(24));
    const { user } = showScreen('/invoices?page=2');
    const overdue = await screen.findByRole('button', { name: /^Overdue/ });
    expect(overdue.textContent).toContain('500.50 CAD');
    expect(overdue.getAttribute('aria-pressed')).toBe('false');
    await user.click(overdue);
    expect(currentLocation().address).toBe('/invoices?status=OVERDUE');
    await waitFor(() => expect(overdue.getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() => expect(listQueries().at(-1)).toEqual({ page: 1, limit: 10, status: 'OVERDUE' }));
    await user.click(overdue);
    expect(currentLocation().address).toBe('/invoices');
  });

  it('filters by sent and overdue for the outstanding figure', async () => {
    answer(invoices(24));
    const { user } = showScreen();
    await user.click(await screen.findByRole('button', { name: /^Outstanding/ }));
    expect(currentLocation().address).toBe('/invoices?status=OUTSTANDING');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).selectedOptions[0]?.text).toBe(
      'Outstanding',
    );
  });

  it('does not block the list when it fails, and can be retried', async () => {
    answer([anInvoice()], { 'GET /invoices/stats': () => Promise.reject(new ConnectionError()) });
    const { user } = showScreen();
    await screen.findByText('INV-20260105001');
    answer([anInvoice()], { 'GET /invoices/stats': STATS });
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    await screen.findByText(/^3,000\.00/);
  });
});
