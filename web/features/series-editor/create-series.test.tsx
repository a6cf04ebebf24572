import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localDay } from '#shared/calendar-day.ts';
import { nthDay } from '#shared/series/schedule.ts';
import { NewSeries, SeriesPreviewInput } from '#shared/series/schema.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { fillIn, headerSave, tab } from '#test/support/screens/estimate-editor-harness.tsx';
import { refused, toasts } from '#test/support/screens/estimates-harness.tsx';
import { address, answerEditor, keptSeries, paper, showEditor } from '#test/support/screens/series-editor-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const CREATE = 'POST /series';
const bodies = () => callsOf(CREATE).map(({ body }) => body);
const today = () => localDay(new Date());

beforeEach(() => {
  localStorage.clear();
  answerEditor();
});

describe('a new series', () => {
  it('is stored as the server takes it, without a number and days', async () => {
    const { user } = showEditor('create');
    await fillIn(user);
    await user.click(headerSave());
    await waitFor(() => expect(address()).toBe('/invoices/recurring'));
    expect(bodies()).toHaveLength(1);
    expect(NewSeries.parse(bodies()[0])).toMatchObject({
      id: expect.any(String),
      billingName: 'Acme',
      keepCustomer: true,
      dueInDays: 30,
      paymentMethod: 'bank',
      items: [{ name: 'Design', quantity: 1, rate: 99.5 }],
    });
    expect(toasts('success')).toEqual(['Recurring invoice saved']);
    expect(keptSeries()).toEqual([]);
  });

  it('is stored once on a double click', async () => {
    const { user } = showEditor('create');
    await fillIn(user);
    await user.dblClick(headerSave());
    await waitFor(() => expect(address()).toBe('/invoices/recurring'));
    expect(bodies()).toHaveLength(1);
  });

  it('keeps what was typed when it cannot be stored, and is then stored under the same id', async () => {
    answerEditor({ [CREATE]: new ConnectionError() });
    const { user } = showEditor('create');
    await fillIn(user);
    await user.click(headerSave());
    await waitFor(() => expect(toasts('error')).toEqual([expect.stringMatching(/^Unable to connect/)]));
    answerEditor();
    await user.click(headerSave());
    await waitFor(() => expect(address()).toBe('/invoices/recurring'));
    const [first, second] = bodies();
    expect(second).toEqual(first);
  });

  it('keeps a draft on the device, apart from those of invoices', async () => {
    const { user, unmount } = showEditor('create');
    await user.type(await screen.findByLabelText('Name'), 'Acme');
    unmount();
    expect(keptSeries()).toMatchObject([{ billingName: 'Acme' }]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draftInvoice'))).toEqual([]);
    showEditor('create');
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Acme');
  });

  it('has neither a number nor days to enter, and is due when its payment terms say', async () => {
    const { user } = showEditor('create');
    await user.click(await tab('Invoice Details'));
    expect(screen.queryByLabelText(/Invoice Number/)).toBeNull();
    expect(screen.queryByLabelText(/Issue Date/)).toBeNull();
    screen.getByText('From the payment terms: Due in 30 days');
    await user.click(await tab('Payment'));
    await user.selectOptions(screen.getByLabelText('Payment Terms'), 'Custom');
    await user.type(screen.getByLabelText(/^Terms Text/), 'Net 12, please');
    await user.click(await tab('Invoice Details'));
    screen.getByText('12 days after the issue date');
  });

  it('asks after how many days it is due if its own terms do not say', async () => {
    const { user } = showEditor('create');
    await fillIn(user);
    await user.click(await tab('Payment'));
    await user.selectOptions(screen.getByLabelText('Payment Terms'), 'Custom');
    await user.type(screen.getByLabelText(/^Terms Text/), 'As agreed');
    await user.click(await tab('Invoice Details'));
    const days = screen.getByLabelText(/^Due, in Days/);
    await user.clear(days);
    await user.click(headerSave());
    await screen.findByText('Please enter after how many days an invoice is due, from 0 to 366');
    expect(bodies()).toEqual([]);
    await user.type(days, '21');
    await user.click(headerSave());
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({ paymentTerms: 'As agreed', dueInDays: 21 });
  });
});

describe('the texts of a series', () => {
  it('are offered no placeholders for lines while there is no line', async () => {
    const { user } = showEditor('create');
    await user.click(await tab('Line Items'));
    await screen.findByText('No lines yet');
    expect(screen.queryByText('Filled in for each invoice:')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add Blank Item' }));
    await screen.findByText('Filled in for each invoice:');
  });

  it('get placeholders by a click where the user typed last, and show them filled in', async () => {
    const { user } = showEditor('create');
    await fillIn(user);
    const name = screen.getByLabelText<HTMLInputElement>('Short Description');
    await user.click(screen.getByRole('button', { name: /^Insert Year/ }));
    expect(name.value).toBe('Design {year}');
    expect(document.activeElement).toBe(name);
    await (await paper()).findByText(`Design ${today().slice(0, 4)}`);
    await (await paper()).findByText('Assigned when issued');
    await user.click(await tab('Payment'));
    await user.click(screen.getByRole('button', { name: /^Insert Month/ }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('{month}');
    await user.click(headerSave());
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({ additionalNotes: '{month}', items: [{ name: 'Design {year}' }] });
  });
});

describe('a series of an invoice', () => {
  const INVOICE = anInvoice({
    issueDate: '2026-01-31',
    dueDate: '2026-03-17',
    paymentTerms: 'Payment is due by March 17, 2026.',
    internalNotes: 'Only this one',
    customerId: 'cus1',
  });

  it('has its content, due by a rule, without what belongs to it alone', async () => {
    answerEditor({ 'GET /invoices/{id}': INVOICE });
    const { user } = showEditor('create?from=inv-1');
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Café Léger Inc.');
    await user.click(headerSave());
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(NewSeries.parse(bodies()[0])).toMatchObject({
      customerId: 'cus1',
      paymentTerms: 'Payment is due within 45 days of the invoice date.',
      dueInDays: 45,
      items: [{ name: 'Design', quantity: 2, rate: 100 }],
      internalNotes: '',
    });
  });

  it('is offered monthly on its day, which takes one more click', async () => {
    answerEditor({ 'GET /invoices/{id}': INVOICE });
    const { user } = showEditor('create?from=inv-1');
    await screen.findByLabelText('Name');
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule' }));
    await dialog.findByText(/^Every month on the 31st/);
    await dialog.findByText('Mar 31, 2026');
    const monthly = { unit: 'month', interval: 1, firstDay: '2026-01-31' } as const;
    const days = Array.from({ length: 2000 }, (_, n) => nthDay(monthly, n + 1));
    const firstDay = days.find((day) => day >= today());
    const preview = SeriesPreviewInput.parse(callsOf('POST /series/preview')[0]?.body);
    expect(nthDay(preview.schedule, 0)).toBe(firstDay);
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(address()).toBe('/invoices/recurring/ser1'));
    expect(callsOf('POST /series/{id}/schedule')).toMatchObject([
      { id: 'ser1', body: { version: 1, mode: 'send', schedule: preview.schedule } },
    ]);
    expect(preview.schedule).toMatchObject({ end: 'never', daysInAdvance: 0, hour: 9 });
  });

  it('can start empty when the invoice is gone', async () => {
    answerEditor({ 'GET /invoices/{id}': refused('NOT_FOUND', 'Invoice not found') });
    const { user } = showEditor('create?from=gone');
    await screen.findByText('Failed to load invoice');
    await user.click(screen.getByRole('link', { name: 'Start an Empty Recurring Invoice' }));
    await screen.findByLabelText('Name');
    expect(address()).toBe('/invoices/recurring/create');
  });
});
