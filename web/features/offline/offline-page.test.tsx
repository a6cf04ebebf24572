import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { localTimesIn } from '#shared/zoned-time.ts';
import type { OfflineCopy } from '#web/lib/offline/offline-copy.ts';
import { OfflinePage } from './offline-page.tsx';

const AT = '2026-11-27T15:00:00.000Z';

const appointment = (id: string, startTime: string, endTime: string) => ({
  id,
  title: `Job ${id}`,
  status: 'confirmed' as const,
  ...localTimesIn('America/Toronto', { startTime, endTime }),
  customer: { name: 'Ann Lee', phone: '+1 604 555 0123' },
});

const COPY: OfflineCopy = {
  version: 1,
  userId: 'maya',
  businessId: 'larch',
  utcOffsetMinutes: -300,
  appointments: {
    from: '2026-11-27',
    before: '2026-12-04',
    at: AT,
    all: [
      appointment('roof', '2026-11-28T03:00:00.000Z', '2026-11-28T04:00:00.000Z'),
      appointment('door', '2026-11-29T14:00:00.000Z', '2026-11-29T15:00:00.000Z'),
    ],
  },
  invoices: {
    at: AT,
    total: 40,
    rows: [
      {
        id: 'i1',
        invoiceNumber: 'INV-7',
        billingName: 'Café Léger',
        dueDate: '2026-12-26',
        total: 1126.47,
        currency: 'CAD',
        status: 'OVERDUE',
      },
    ],
  },
};

function open(copy: OfflineCopy | null, now: string) {
  const onRetry = vi.fn();
  render(<OfflinePage copy={copy} now={new Date(now)} onRetry={onRetry} />);
  return onRetry;
}

it('shows what is on today by the clocks of the business, and what comes after', () => {
  // November 28 in UTC.
  open(COPY, '2026-11-28T02:00:00.000Z');
  const today = screen.getByRole('region', { name: 'Today, November 27, 2026' });
  const [now, later] = within(today).getAllByRole('list');
  expect(now?.textContent).toContain('10:00 PM – 11:00 PMConfirmedJob roofAnn Lee');
  expect(later?.textContent).toContain('Nov 29, 2026, 9:00 AM – 10:00 AM');
  expect(within(today).getAllByRole('link')[0]?.getAttribute('href')).toBe('tel:+16045550123');
});

it('says that nothing is on today', () => {
  open(COPY, '2026-11-30T20:00:00.000Z');
  expect(screen.getByText('No appointments today.')).toBeTruthy();
});

it.each(['2026-12-04T20:00:00.000Z', '2026-11-26T20:00:00.000Z'])(
  'does not say that nothing is on on a day it knows nothing of: %s',
  (now) => {
    open(COPY, now);
    expect(screen.getByText('Today’s appointments are not on this device.')).toBeTruthy();
    expect(screen.queryByText('No appointments today.')).toBeNull();
  },
);

it('shows the invoices, how many there are, and nothing to change', () => {
  open(COPY, AT);
  const invoices = screen.getByRole('region', { name: 'Invoices 1 of 40' });
  expect(invoices.textContent).toContain('INV-71,126.47 CADCafé LégerDue Dec 26, 2026Overdue');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try again']);
});

it('says what will be readable if nothing is kept, and tries again', async () => {
  const onRetry = open(null, AT);
  expect(screen.getByRole('status').textContent).toContain('stay readable without one');
  expect(screen.queryByRole('region')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
