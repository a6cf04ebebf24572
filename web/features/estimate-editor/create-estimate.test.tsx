import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, localDay } from '#shared/calendar-day.ts';
import { NewEstimate } from '#shared/estimate/schema.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { fillIn, headerSave, keptEstimates, tab } from '#test/support/screens/estimate-editor-harness.tsx';
import {
  address,
  anEstimate,
  answer,
  refused,
  showEstimates,
  toasts,
} from '#test/support/screens/estimates-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const CREATE = 'POST /estimates';
const bodies = () => callsOf(CREATE).map(({ body }) => body);
const created = () => anEstimate({ status: 'DRAFT', version: 1 });
const show = (query = '') => showEstimates(`/estimates/create${query}`);

beforeEach(() => {
  localStorage.clear();
  answer({ [CREATE]: created });
});

describe('a new estimate', () => {
  it('is stored as the server takes it, without a payment method, valid for 30 days', async () => {
    const { user } = show();
    await fillIn(user);
    await user.click(headerSave());
    await waitFor(() => expect(address()).toBe('/estimates'));
    const today = localDay(new Date());
    expect(bodies()).toHaveLength(1);
    const body = NewEstimate.parse(bodies()[0]);
    expect(bodies()[0]).not.toHaveProperty('paymentMethod');
    expect(bodies()[0]).not.toHaveProperty('status');
    expect(body).toMatchObject({
      id: expect.any(String),
      isNumberGenerated: true,
      invoiceNumber: expect.stringMatching(/^EST-/),
      issueDate: today,
      dueDate: addDays(today, 30),
      billingName: 'Acme',
      keepCustomer: true,
      items: [{ name: 'Design', quantity: 1, rate: 99.5 }],
    });
    expect(toasts('success')).toEqual(['Estimate created']);
    expect(keptEstimates()).toEqual([]);
  });

  it('is stored once on a double click', async () => {
    const { user } = show();
    await fillIn(user);
    await user.dblClick(headerSave());
    await waitFor(() => expect(address()).toBe('/estimates'));
    expect(bodies()).toHaveLength(1);
  });

  it('stays valid as long when its payment terms change', async () => {
    const { user } = show();
    await fillIn(user);
    await user.click(await tab('Total and Terms'));
    await user.selectOptions(screen.getByLabelText('Payment Terms'), 'due_on_receipt');
    await user.click(headerSave());
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]?.dueDate).toBe(addDays(localDay(new Date()), 30));
  });

  it('has no payment method to choose', async () => {
    const { user } = show();
    await user.click(await tab('Total and Terms'));
    await screen.findByLabelText('Payment Terms');
    expect(screen.queryByLabelText(/Payment Method/)).toBeNull();
  });

  it('keeps what was typed when it cannot be stored, and is then stored under the same id', async () => {
    answer({ [CREATE]: new ConnectionError() });
    const { user } = show();
    await fillIn(user);
    await user.click(headerSave());
    await waitFor(() => expect(toasts('error')).toEqual([expect.stringMatching(/^Unable to connect/)]));
    expect(address()).toBe('/estimates/create');
    answer({ [CREATE]: created });
    await user.click(headerSave());
    await waitFor(() => expect(address()).toBe('/estimates'));
    const [first, second] = bodies();
    expect(second).toEqual(first);
  });

  it('keeps a draft on the device, apart from those of invoices', async () => {
    const { user, unmount } = show();
    await user.type(await screen.findByLabelText('Name'), 'Acme');
    unmount();
    expect(keptEstimates()).toMatchObject([{ billingName: 'Acme' }]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draftInvoice'))).toEqual([]);
    show();
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Acme');
  });

  it('is like the one it copies, with a number and days of its own', async () => {
    const copied = anEstimate({ internalNotes: 'Margin 40 %', status: 'ACCEPTED', billingName: 'Old Customer' });
    answer({ [CREATE]: created, 'GET /estimates/{id}': copied });
    const { user } = show('?from=est1');
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Old Customer');
    await user.click(headerSave());
    await waitFor(() => expect(bodies()).toHaveLength(1));
    const today = localDay(new Date());
    expect(NewEstimate.parse(bodies()[0])).toMatchObject({
      issueDate: today,
      dueDate: addDays(today, 30),
      items: [{ name: 'Deck', quantity: 1, rate: 1234.5 }],
      isNumberGenerated: true,
    });
    expect(bodies()[0]?.invoiceNumber).not.toBe('EST-7');
    expect(bodies()[0]?.internalNotes ?? '').toBe('');
  });

  it('can start empty when the one to copy is gone', async () => {
    answer({ 'GET /estimates/{id}': refused('NOT_FOUND', 'Estimate not found') });
    const { user } = show('?from=gone');
    await screen.findByText('Failed to load estimate');
    await user.click(screen.getByRole('link', { name: 'Start an Empty Estimate' }));
    await screen.findByLabelText('Name');
    expect(address()).toBe('/estimates/create');
  });
});
