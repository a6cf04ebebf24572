import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import {
  answer,
  bodiesOf,
  button,
  customerName,
  freshEditor,
  headerSave,
  keptDrafts,
  leaveDraft,
  path,
  query,
  saved,
  showEditor,
} from '#test/support/screens/editor-harness.tsx';
import { INVOICE_KICK_OFF, OF_KICK_OFF } from '#test/support/screens/kick-off.ts';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

describe('an invoice for an appointment', () => {
  it('starts with its customer and one line, and asks for the price', async () => {
    answer(OF_KICK_OFF);
    const { user } = showEditor(INVOICE_KICK_OFF);
    expect((await customerName()).value).toBe('Ann Lee');
    expect(new URLSearchParams(query()).get('appointment')).toBe('kick-off');
    await user.click(headerSave());
    await user.type(await screen.findByLabelText('Rate'), '80');
    expect(bodiesOf('POST /invoices')).toEqual([]);
    await user.click(headerSave());
    await waitFor(() => expect(bodiesOf('POST /invoices')).toHaveLength(1));
    expect(bodiesOf('POST /invoices')).toMatchObject([
      {
        appointmentId: 'kick-off',
        customerId: 'ann',
        items: [{ name: 'Kick-off', quantity: 1.5, rate: 80 }],
        status: 'DRAFT',
      },
    ]);
  });

  it('still bills it after a reload, and wherever its draft is continued', async () => {
    answer(OF_KICK_OFF);
    const first = showEditor(INVOICE_KICK_OFF);
    await first.user.type(await screen.findByLabelText('City'), 'Banff');
    first.unmount();
    expect(keptDrafts()).toMatchObject([{ appointmentId: 'kick-off', billingCity: 'Banff' }]);
    const { user } = showEditor();
    expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Banff');
    await user.click(headerSave());
    await user.type(await screen.findByLabelText('Rate'), '80');
    await user.click(headerSave());
    await waitFor(() => expect(bodiesOf('POST /invoices')).toMatchObject([{ appointmentId: 'kick-off' }]));
  });

  it('is saved without it once it was deleted, and says nothing of it when it is saved again', async () => {
    const draft = { ...anInvoice(), appointmentId: 'kick-off', clientId: crypto.randomUUID() };
    leaveDraft({ ...draft, status: 'draft', version: null });
    answer({
      'POST /invoices': ({ body }) => {
        if ('appointmentId' in body && body.appointmentId) throw new AppError('NOT_FOUND', 'Appointment not found');
        return saved(body, { version: 1 });
      },
    });
    const { user } = showEditor();
    await screen.findByLabelText('Name');
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/invoices'));
    const [refused, stored, ...more] = bodiesOf('POST /invoices');
    expect(refused).toMatchObject({ appointmentId: 'kick-off', id: draft.clientId });
    expect(stored).toMatchObject({ id: draft.clientId });
    expect(stored).not.toHaveProperty('appointmentId');
    expect(more).toEqual([]);
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('leads to an empty invoice when it is gone', async () => {
    answer({ 'GET /appointments/{id}': new AppError('NOT_FOUND', 'Appointment not found') });
    const { user } = showEditor(INVOICE_KICK_OFF);
    await user.click(await screen.findByRole('link', { name: 'Start an Empty Invoice' }));
    expect((await customerName()).value).toBe('');
    expect(query()).toBe('');
  });

  it('continues its draft when it is gone', async () => {
    const draft = leaveDraft({ billingName: 'Typed Before' });
    answer({ 'GET /appointments/{id}': new AppError('NOT_FOUND', 'Appointment not found') });
    showEditor(INVOICE_KICK_OFF, { draft });
    expect((await customerName()).value).toBe('Typed Before');
  });

  it('starts without a price if the products could not be loaded', async () => {
    answer({ ...OF_KICK_OFF, 'GET /products': new ConnectionError() });
    showEditor(INVOICE_KICK_OFF);
    expect((await customerName()).value).toBe('Ann Lee');
  });

  it('says that the appointment could not be loaded, and tries again', async () => {
    answer({ ...OF_KICK_OFF, 'GET /appointments/{id}': new ConnectionError() });
    const { user } = showEditor(INVOICE_KICK_OFF);
    await screen.findByText('Failed to load appointment');
    answer(OF_KICK_OFF);
    await user.click(button('Try Again'));
    expect((await customerName()).value).toBe('Ann Lee');
  });
});
