import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { toasts } from '#test/support/screens/estimates-harness.tsx';
import {
  address,
  aSeries,
  DRAFT,
  setUpSeriesPage,
  showSeries,
  showSeriesPage,
} from '#test/support/screens/series-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

setUpSeriesPage();

describe('what needs attention', () => {
  it.each([
    ['no-customer', /^Its customer was deleted\./],
    ['no-email', /^There is no email address to send it to\./],
    ['undeliverable', /^Emails to its address come back\./],
    ['finding', /^Something about it needs a look/],
    ['invalid', /^Something that it says is no longer allowed\./],
    ['unverified', /^Your email address is not confirmed yet\./],
  ] as const)('is why an invoice was held back: %s', async (because, text) => {
    await showSeriesPage({ held: { day: '2026-01-01', invoiceId: 'inv-1', because } });
    screen.getByText('The invoice for Jan 1, 2026 was not sent');
    screen.getByText(text);
    expect(screen.getByRole('link', { name: 'Open Draft' }).getAttribute('href')).toBe('/invoices/inv-1');
  });

  it('is dismissed', async () => {
    const held = { day: '2026-01-01', invoiceId: 'inv-1', because: 'no-email' } as const;
    const { user } = await showSeriesPage({ held }, { 'POST /series/{id}/dismiss': aSeries() });
    await user.dblClick(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText(/was not sent$/)).toBeNull());
    expect(callsOf('POST /series/{id}/dismiss')).toEqual([{ id: 'ser1', body: {} }]);
  });

  it('are days without an invoice, each to be made up for or left out', async () => {
    const left = new Set(['2025-12-01', '2026-01-01']);
    const read = () => aSeries(left.size > 0 ? { missed: [...left] } : {});
    const { user } = await showSeriesPage(
      {},
      {
        'GET /series/{id}': read,
        'POST /series/{id}/make': ({ body }) => {
          left.delete(body.day);
          return { id: 'inv-9', invoiceNumber: 'INV-9' } as never;
        },
        'POST /series/{id}/skip': ({ body }) => {
          left.delete(body.day);
          return read();
        },
      },
    );
    screen.getByText('2 days passed and got no invoice');
    await user.click(screen.getByRole('button', { name: 'Create Draft, Dec 1, 2025' }));
    await screen.findByText('1 day passed and got no invoice');
    expect(address()).toBe('/invoices/recurring/ser1');
    await user.click(screen.getByRole('button', { name: 'Dismiss, Jan 1, 2026' }));
    await waitFor(() => expect(screen.queryByText(/got no invoice$/)).toBeNull());
    expect(callsOf('POST /series/{id}/skip')).toEqual([{ id: 'ser1', body: { day: '2026-01-01', isSkipped: true } }]);
    expect(toasts('success')).toEqual(['Invoice INV-9 created as a draft']);
  });
});

describe('the page', () => {
  it('says that the series does not exist, and leads to the list', async () => {
    const { user } = showSeries('/invoices/recurring/ser1', { 'GET /series/{id}': new AppError('NOT_FOUND', 'Gone') });
    await screen.findByText('Recurring invoice not found');
    await user.click(screen.getByRole('link', { name: 'Back to Recurring Invoices' }));
    expect(address()).toBe('/invoices/recurring');
  });

  it('says that it did not load', async () => {
    showSeries('/invoices/recurring/ser1', { 'GET /series/{id}': new ConnectionError() });
    await screen.findByText('Failed to load the recurring invoice');
  });

  it('is left once the series is deleted', async () => {
    const { user } = await showSeriesPage(DRAFT, { 'DELETE /series/{id}': undefined });
    await user.click(screen.getByRole('button', { name: 'Actions for Café Léger Inc.' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(address()).toBe('/invoices/recurring'));
    expect(toasts('success')).toEqual(['Recurring invoice deleted']);
  });

  it('opens the dialog of the schedule', async () => {
    const { user, steps } = await showSeriesPage();
    await user.click(steps.getByRole('button', { name: 'Change Schedule' }));
    await screen.findByRole('dialog', { name: 'Change Schedule' });
  });
});
