import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Appointment } from '#shared/appointment/schema.ts';
import { AppError } from '#shared/errors.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import {
  answer,
  bodiesOf,
  button,
  freshEditor,
  headerSave,
  historyState,
  keptDrafts,
  leaveDraft,
  path,
  query,
  saved,
  showEditor,
  tab,
} from '#test/support/screens/editor-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

const COPY = '/invoices/create?from=inv-9';
const name = () => screen.findByLabelText<HTMLInputElement>('Name');

it('starts as a copy of another invoice, and saves nothing until asked to', async () => {
  answer({ 'GET /invoices/{id}': anInvoice({ id: 'inv-9', billingName: 'Globex', customerId: 'customer-1' }) });
  const { user } = showEditor(COPY);
  expect((await name()).value).toBe('Globex');
  screen.getByRole('heading', { name: 'Create New Invoice' });
  screen.getByText('Not saved yet');
  expect(callsOf('GET /invoices/{id}')).toMatchObject([{ id: 'inv-9' }]);
  expect(bodiesOf('POST /invoices')).toEqual([]);
  await user.click(headerSave());
  await waitFor(() => expect(path()).toBe('/invoices'));
  const [body] = bodiesOf('POST /invoices');
  expect(body).toMatchObject({
    billingName: 'Globex',
    customerId: 'customer-1',
    items: [{ name: 'Design', quantity: 2, rate: 100 }],
    status: 'DRAFT',
  });
  expect(body).not.toMatchObject({ invoiceNumber: anInvoice().invoiceNumber });
});

it('leaves no draft while it is untouched, and is copied again after a reload', async () => {
  const first = showEditor(COPY);
  await tab('Customer Info');
  await waitFor(() => expect(historyState()).not.toBeNull());
  expect(query()).toBe('?from=inv-9');
  const state = historyState();
  first.unmount();
  expect(keptDrafts()).toEqual([]);
  showEditor(COPY, state);
  expect((await name()).value).toBe('Café Léger Inc.');
});

it('continues with what was typed after a reload', async () => {
  const first = showEditor(COPY);
  await first.user.type(await screen.findByLabelText('City'), 'Banff');
  const state = historyState();
  first.unmount();
  showEditor(COPY, state);
  expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Banff');
  expect((await name()).value).toBe('Café Léger Inc.');
});

it('offers an unsaved draft instead of mixing it in', async () => {
  leaveDraft({ billingName: 'Acme' });
  const { user } = showEditor(COPY);
  expect((await name()).value).toBe('Café Léger Inc.');
  await screen.findByText('You have an unsaved draft');
  expect(keptDrafts()).toMatchObject([{ billingName: 'Acme' }]);
  await user.click(button('Restore draft'));
  expect((await name()).value).toBe('Acme');
});

it('says that the invoice could not be loaded, and tries again', async () => {
  answer({ 'GET /invoices/{id}': new ConnectionError() });
  const { user } = showEditor(COPY);
  await screen.findByText('Failed to load invoice');
  answer();
  await user.click(button('Try Again'));
  expect((await name()).value).toBe('Café Léger Inc.');
});

describe('an invoice for a customer, opened in a new tab', () => {
  const GLOBEX = {
    id: 'globex',
    name: 'Globex',
    email: 'ap@globex.example.com',
    city: 'Laval',
    state: 'QC',
    country: 'Canada',
    language: 'fr',
    createdAt: '2026-01-05T10:00:00Z',
    version: 1,
  } as const;

  it('has the customer, their language included', async () => {
    answer({ 'GET /customers/{id}': GLOBEX });
    const { user } = showEditor('/invoices/create?customer=globex');
    await user.click(await tab('Customer Info'));
    expect((await name()).value).toBe('Globex');
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Laval');
    await user.click(await tab('Invoice Details'));
    expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('fr');
  });

  it('asks for no customer that the link has passed along', async () => {
    const { user } = showEditor('/invoices/create?customer=globex', {
      customer: { id: 'globex', name: 'Globex Ltd.' },
    });
    await user.click(await tab('Customer Info'));
    expect((await name()).value).toBe('Globex Ltd.');
    expect(callsOf('GET /customers/{id}')).toEqual([]);
  });

  it('can be started empty once the customer was deleted', async () => {
    answer({ 'GET /customers/{id}': new AppError('NOT_FOUND', 'Customer not found') });
    showEditor('/invoices/create?customer=globex');
    await screen.findByText('Failed to load customer');
    screen.getByRole('link', { name: 'Start an Empty Invoice' });
  });
});

describe('an invoice for an appointment', () => {
  const APPOINTMENT = '/invoices/create?appointment=kick-off';
  const answers: Parameters<typeof answer>[0] = {
    'GET /appointments/{id}': {
      id: 'kick-off',
      title: 'Kick-off',
      startTime: '2026-07-10T15:00:00.000Z',
      endTime: '2026-07-10T16:30:00.000Z',
      timeZone: 'America/Toronto',
      localStart: { time: '2026-07-10T11:00', zone: { en: 'Eastern Daylight Time', fr: 'heure avancée de l’Est' } },
      localEnd: { time: '2026-07-10T12:30', zone: { en: 'Eastern Daylight Time', fr: 'heure avancée de l’Est' } },
      status: 'confirmed',
      customer: { id: 'ann', name: 'Ann Lee', email: 'ann@example.com' },
      version: 2,
    },
    'GET /products': { products: [], meta: { total: 0, page: 1, limit: 25, totalPages: 1 } },
  };

  it('starts with its customer and one line, and asks for the price', async () => {
    answer(answers);
    const { user } = showEditor(APPOINTMENT);
    expect((await name()).value).toBe('Ann Lee');
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
    answer(answers);
    const first = showEditor(APPOINTMENT);
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

  describe('whose appointment has files', () => {
    const [PHOTO, PLAN] = [
      { id: 'f1', name: 'photo.jpg', size: 860_160, type: 'image/jpeg' as const },
      { id: 'f2', name: 'plan.pdf', size: 1_258_291, type: 'application/pdf' as const },
    ];
    const carried = vi.fn();
    beforeEach(() => {
      carried.mockReset();
    });
    const withFiles: Parameters<typeof answer>[0] = {
      ...answers,
      'GET /appointments/{id}': { ...(answers['GET /appointments/{id}'] as Appointment), attachments: [PHOTO, PLAN] },
      'POST /invoices': ({ body }) => ({ ...saved(body, { version: 1 }), awaitedFiles: ['f1'] }),
      'POST /invoices/{id}/appointment-files': carried,
    };
    const box = (file: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(file));
    const save = async ({ user }: ReturnType<typeof showEditor>) => {
      await name();
      await user.click(headerSave());
      await user.type(await screen.findByLabelText('Rate'), '80');
      await user.click(headerSave());
      await waitFor(() => expect(path()).toBe('/invoices'));
    };

    it('shows before it is saved which come along, and copies those before it says that it is saved', async () => {
      carried.mockResolvedValue([PHOTO]);
      answer(withFiles);
      const shown = showEditor(APPOINTMENT);
      expect((await box('photo.jpg')).checked).toBe(true);
      screen.getByText('Files:');
      await shown.user.click(await box('plan.pdf'));
      screen.getByText('1 of 2 files:');
      await save(shown);
      expect(bodiesOf('POST /invoices')).toMatchObject([{ appointmentId: 'kick-off', appointmentFiles: ['f1'] }]);
      expect(callsOf('POST /invoices/{id}/appointment-files')).toHaveLength(1);
    });

    it('is saved even if they cannot be copied yet', async () => {
      carried.mockRejectedValue(new ConnectionError());
      answer(withFiles);
      await save(showEditor(APPOINTMENT));
      expect(callsOf('POST /invoices/{id}/appointment-files')).toHaveLength(1);
    });

    it('has only those chosen last, even if a save whose answer was lost named more', async () => {
      carried.mockResolvedValue([PHOTO]);
      const stored = { ...anInvoice({ id: 'inv-9' }), version: 1, awaitedFiles: ['f1', 'f2'] };
      const lost = new AppError('CONFLICT', 'x', { reason: 'ALREADY_CREATED', params: { record: 'inv-9' } });
      answer({
        ...withFiles,
        'POST /invoices': ({ body }) =>
          Promise.reject(body.appointmentFiles?.length === 2 ? new ConnectionError() : lost),
        'GET /invoices/{id}': stored,
        'PATCH /invoices/{id}': ({ body }) => ({ ...saved(body, stored), version: 2, awaitedFiles: ['f1'] }),
      });
      const shown = showEditor(APPOINTMENT);
      await name();
      await shown.user.click(headerSave());
      await shown.user.type(await screen.findByLabelText('Rate'), '80');
      await shown.user.click(headerSave());
      await waitFor(() => expect(bodiesOf('POST /invoices')).toHaveLength(1));
      await shown.user.click(await box('plan.pdf'));
      await shown.user.click(headerSave());
      await waitFor(() => expect(path()).toBe('/invoices'));
      expect(bodiesOf('PATCH /invoices/{id}')).toMatchObject([{ appointmentFiles: ['f1'] }]);
      expect(callsOf('POST /invoices/{id}/appointment-files')).toMatchObject([{ id: 'inv-9' }]);
    });

    it('keeps with its draft which are left out', async () => {
      answer(withFiles);
      const first = showEditor(APPOINTMENT);
      await first.user.click(await box('photo.jpg'));
      await first.user.type(await screen.findByLabelText('City'), 'Banff');
      first.unmount();
      expect(keptDrafts()).toMatchObject([{ appointmentFiles: ['f2'] }]);
      showEditor();
      expect((await box('photo.jpg')).checked).toBe(false);
      expect((await box('plan.pdf')).checked).toBe(true);
    });
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
    const { user } = showEditor(APPOINTMENT);
    await user.click(await screen.findByRole('link', { name: 'Start an Empty Invoice' }));
    expect((await name()).value).toBe('');
    expect(query()).toBe('');
  });

  it('continues its draft when it is gone', async () => {
    const draft = leaveDraft({ billingName: 'Typed Before' });
    answer({ 'GET /appointments/{id}': new AppError('NOT_FOUND', 'Appointment not found') });
    showEditor(APPOINTMENT, { draft });
    expect((await name()).value).toBe('Typed Before');
  });

  it('starts without a price if the products could not be loaded', async () => {
    answer({ ...answers, 'GET /products': new ConnectionError() });
    showEditor(APPOINTMENT);
    expect((await name()).value).toBe('Ann Lee');
  });

  it('says that the appointment could not be loaded, and tries again', async () => {
    answer({ ...answers, 'GET /appointments/{id}': new ConnectionError() });
    const { user } = showEditor(APPOINTMENT);
    await screen.findByText('Failed to load appointment');
    answer(answers);
    await user.click(button('Try Again'));
    expect((await name()).value).toBe('Ann Lee');
  });
});
