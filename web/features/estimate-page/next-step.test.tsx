import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Estimate } from '#shared/estimate/schema.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import {
  address,
  anEstimate,
  answer,
  DRAFT,
  INVOICED,
  LINK,
  PARTLY_INVOICED,
  refused,
  showEstimates,
  showPage,
} from '#test/support/screens/estimates-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => vi.setSystemTime(new Date(2026, 0, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the page of an estimate', () => {
  it('shows number, total, last day, customer and what the customer sees', async () => {
    await showPage({ customerId: 'customer1' });
    screen.getByRole('heading', { level: 1, name: 'EST-7' });
    await screen.findByRole('article');
    expect(screen.getByText('Total', { selector: 'h2' }).nextSibling?.textContent).toBe('1,234.50 CAD');
    screen.getByText('Valid until Feb 4, 2026');
    expect(screen.getByRole('link', { name: 'Café Léger Inc.' }).getAttribute('href')).toBe('/customers/customer1');
    screen.getByText('compta@cafe-leger.test', { selector: 'span' });
    expect(callsOf('GET /estimates/{id}/public')).toMatchObject([{ id: LINK }]);
  });

  it('shows a draft as it would be sent now, and that it has no address', async () => {
    await showPage({ ...DRAFT, billingEmail: '' });
    await screen.findByRole('article');
    screen.getByText('No email address yet');
    expect(callsOf('GET /estimates/{id}/preview')).toMatchObject([{ id: 'est1' }]);
    expect(callsOf('GET /estimates/{id}/public')).toEqual([]);
  });

  it.each<[string, Partial<Estimate>, string, string[]]>([
    ['a draft', DRAFT, 'Send it to your customer.', ['Send Estimate']],
    ['a sent one', {}, 'Waiting for an answer; valid for 20 more days.', ['Send Again', 'Record Decision']],
    [
      'one valid for a day',
      { dueDate: '2026-01-16' },
      'Waiting for an answer; valid for 1 more day.',
      ['Send Again', 'Record Decision'],
    ],
    [
      'one on its last day',
      { dueDate: '2026-01-15' },
      'Waiting for an answer; today is its last day.',
      ['Send Again', 'Record Decision'],
    ],
    [
      'an expired one',
      { dueDate: '2026-01-14' },
      'It has expired. Give it a later day and send it again.',
      ['Edit', 'Record Decision'],
    ],
    [
      'an accepted one',
      { status: 'ACCEPTED' },
      'Accepted. You can make the invoice now.',
      ['Invoice a Part', 'Make Invoice'],
    ],
    [
      'a declined one',
      { status: 'DECLINED' },
      'Declined. You can change it and send it again.',
      ['Edit', 'Send Again'],
    ],
    [
      'a partly invoiced one',
      PARTLY_INVOICED,
      'Invoiced in part. You can invoice more now.',
      ['Invoice a Part', 'Invoice the Rest'],
    ],
    ['an invoiced one', INVOICED, 'Invoiced as INV-3.', ['Open Invoice']],
  ])('says what is next with %s', async (_, over, text, names) => {
    const { steps } = await showPage(over);
    screen.getByText(text);
    const shown = [...steps.queryAllByRole('button'), ...steps.queryAllByRole('link')];
    expect(shown.map(({ textContent }) => textContent).toSorted()).toEqual(names.toSorted());
  });

  it('counts the days in the time zone of the business', async () => {
    vi.setSystemTime(new Date('2026-02-05T03:00:00Z'));
    answer();
    showEstimates('/estimates/est1', { timeZone: 'America/Edmonton', utcOffsetMinutes: -420 });
    await screen.findByText('Waiting for an answer; today is its last day.');
    cleanup();
    showEstimates('/estimates/est1', { timeZone: 'Europe/Berlin', utcOffsetMinutes: 60 });
    await screen.findByText('It has expired. Give it a later day and send it again.');
  });

  it('tells why a customer declined, and nothing of an earlier refusal', async () => {
    const declined = { type: 'DECLINED', at: '2026-01-06T12:00:00.000Z', version: 1, reason: 'Too dear' } as const;
    await showPage({ status: 'DECLINED', events: [declined] });
    expect(screen.getAllByText('“Too dear”')).toHaveLength(2);
    cleanup();
    await showPage({ status: 'SENT', events: [declined] });
    expect(screen.getAllByText('“Too dear”')).toHaveLength(1);
  });

  it('says that the customer does not see the changes, whose sending comes first', async () => {
    const { steps } = await showPage({ isRevised: true });
    screen.getByText('Your customer sees version 1 until you send your changes.');
    expect(steps.getByRole('button', { name: 'Send Again' }).className).toContain('bg-accent');
  });

  it('offers no editing of an accepted one', async () => {
    await showPage({ status: 'ACCEPTED' });
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });

  it('says that an unknown one is not there, and leads back', async () => {
    answer({ 'GET /estimates/{id}': refused('NOT_FOUND', 'Estimate not found') });
    const { user } = showEstimates('/estimates/est1');
    await screen.findByText('Estimate not found');
    await user.click(screen.getAllByRole('link', { name: 'Back to Estimates' })[0] as HTMLElement);
    expect(address()).toBe('/estimates');
  });

  it('loads again after a failure', async () => {
    answer({ 'GET /estimates/{id}': new ConnectionError() });
    const { user } = showEstimates('/estimates/est1');
    await screen.findByText('Failed to load estimate');
    answer({ 'GET /estimates/{id}': anEstimate() });
    await user.click(screen.getByRole('button', { name: /again|retry/i }));
    await screen.findByRole('heading', { name: 'EST-7' });
  });
});
