import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SeriesInvoice } from '#shared/series/schema.ts';
import {
  address,
  aMadeInvoice,
  DRAFT,
  pageOf,
  setUpSeriesPage,
  showSeriesPage,
} from '#test/support/screens/series-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

setUpSeriesPage();

const VISA = { brand: 'visa', last4: '4242' };

describe('its invoices', () => {
  it('show with their state and amount, the deleted ones too', async () => {
    const deleted: SeriesInvoice = { day: '2025-12-01', invoiceNumber: 'INV-0' };
    await showSeriesPage({}, { 'GET /series/{id}/invoices': pageOf([aMadeInvoice(), deleted]) });
    await screen.findByRole('link', { name: 'INV-1' });
    const [, first, second] = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(first).toMatch(/^INV-1Jan 1, 2026.*Sent1,234\.50 CAD$/);
    expect(second).toBe('INV-0Dec 1, 2025Deleted–');
    expect(screen.queryByRole('link', { name: 'INV-0' })).toBeNull();
  });

  it.each([680, 360])('say that a bank payment is on its way (at %s px)', async (width) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    const { invoice } = aMadeInvoice();
    const debited = aMadeInvoice({ ...(invoice && { invoice: { ...invoice, isDebited: true } }) });
    const other = aMadeInvoice({ day: '2025-12-01', invoiceNumber: 'INV-0' });
    await showSeriesPage({}, { 'GET /series/{id}/invoices': pageOf([debited, other]) });
    await screen.findByRole('link', { name: 'INV-1' });
    expect(screen.getAllByText('Bank payment on its way')).toHaveLength(1);
    expect(screen.queryByRole('table') === null).toBe(width < 560);
  });

  it('that a card was not charged for are told, with a link, while the series charges cards', async () => {
    const answers = { 'GET /series/{id}/invoices': pageOf([aMadeInvoice({ isNotCharged: true })]) };
    const { user } = await showSeriesPage({ mode: 'charge', savedCard: VISA }, answers);
    await screen.findByText('Invoice INV-1 was not paid automatically');
    await user.click(screen.getByRole('link', { name: 'Open Invoice' }));
    expect(address()).toBe('/invoices/inv-1');
    cleanup();
    await showSeriesPage({ mode: 'send' }, answers);
    await screen.findByRole('link', { name: 'INV-1' });
    expect(screen.queryByText(/was not paid automatically/)).toBeNull();
  });

  it('are none at first', async () => {
    await showSeriesPage(DRAFT, { 'GET /series/{id}/invoices': pageOf<SeriesInvoice>([]) });
    await screen.findByText('No invoices yet');
  });

  it('say that they did not load', async () => {
    await showSeriesPage({}, { 'GET /series/{id}/invoices': new ConnectionError() });
    await screen.findByText('We couldn’t load its invoices');
  });
});
