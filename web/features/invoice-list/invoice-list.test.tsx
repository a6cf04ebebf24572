import { focusManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { anInvoice, answer, currentLocation, listQueries, showScreen } from '#test/support/screens/list-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const never = () => new Promise<never>(() => {});

describe('while loading', () => {
  it('says so below a skeleton', async () => {
    answer([], { 'GET /invoices': never });
    showScreen();
    const text = (await screen.findByText('Loading Invoices')).parentElement;
    expect(text?.textContent).toBe('Loading Invoices Please wait while we fetch your invoice data...');
    expect(text?.className).not.toContain('sr-only');
    expect(text?.previousElementSibling).not.toBeNull();
    expect(document.querySelectorAll('tbody tr')).toHaveLength(10);
  });

  it('has as many rows as the page size, up to a screenful', async () => {
    answer([], { 'GET /invoices': never });
    showScreen('/invoices?pageSize=5');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(5);
    cleanup();
    showScreen('/invoices?pageSize=50');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(10);
  });
});

it('refetches list and figures when the window regains focus', async () => {
  answer([anInvoice()]);
  showScreen();
  const table = await screen.findByRole('table');
  within(table).getByText('Sent');
  answer([anInvoice({ status: 'PAID' })]);
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await within(table).findByText('Paid');
  expect(callsOf('GET /invoices/stats')).toHaveLength(2);
  focusManager.setFocused(undefined);
});

describe('without invoices', () => {
  it('offers to create the first invoice', async () => {
    answer([]);
    const { user } = showScreen();
    await screen.findByText('No invoices found');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Create your first invoice' }));
    expect(currentLocation().address).toBe('/invoices/create');
  });

  it('offers to clear the filters when they may be the reason', async () => {
    answer([]);
    const { user } = showScreen('/invoices?search=nobody&status=PAID&from=2026-01-05&pageSize=25');
    await screen.findByText('No invoices found');
    expect(screen.queryByRole('link', { name: 'Create your first invoice' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(currentLocation().address).toBe('/invoices?pageSize=25');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    await waitFor(() => expect(listQueries().at(-1)).toEqual({ page: 1, limit: 25 }));
  });
});

describe('on failure', () => {
  it.each([
    [new ConnectionError(), 'Unable to connect to the server. Please check your internet connection.'],
    [new AppError('UNEXPECTED', []), 'An error occurred. Please try again.'],
  ])('says why and retries (%o)', async (error, reason) => {
    answer([], { 'GET /invoices': () => Promise.reject(error) });
    const { user } = showScreen();
    await screen.findByText('Failed to load invoices');
    screen.getByText(reason);
    expect(screen.queryByText('No invoices found')).toBeNull();
    answer([anInvoice()]);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('INV-20260105001');
  });
});
