import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import {
  answer,
  bodiesOf,
  customerName,
  freshEditor,
  headerSave,
  keptDrafts,
  path,
  saved,
  showEditor,
} from '#test/support/screens/editor-harness.tsx';
import { INVOICE_KICK_OFF, KICK_OFF, OF_KICK_OFF } from '#test/support/screens/kick-off.ts';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

describe('an invoice for an appointment that has files', () => {
  const [PHOTO, PLAN] = [
    { id: 'f1', name: 'photo.jpg', size: 860_160, type: 'image/jpeg' as const },
    { id: 'f2', name: 'plan.pdf', size: 1_258_291, type: 'application/pdf' as const },
  ];
  const carried = vi.fn();
  beforeEach(() => {
    carried.mockReset();
  });
  const withFiles: Answers = {
    ...OF_KICK_OFF,
    'GET /appointments/{id}': { ...KICK_OFF, attachments: [PHOTO, PLAN] },
    'POST /invoices': ({ body }) => ({ ...saved(body, { version: 1 }), awaitedFiles: ['f1'] }),
    'POST /invoices/{id}/appointment-files': carried,
  };
  const box = (file: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(file));
  const save = async ({ user }: ReturnType<typeof showEditor>) => {
    await customerName();
    await user.click(headerSave());
    await user.type(await screen.findByLabelText('Rate'), '80');
    await user.click(headerSave());
    await waitFor(() => expect(path()).toBe('/invoices'));
  };

  it('shows before it is saved which come along, and copies those before it says that it is saved', async () => {
    carried.mockResolvedValue([PHOTO]);
    answer(withFiles);
    const shown = showEditor(INVOICE_KICK_OFF);
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
    await save(showEditor(INVOICE_KICK_OFF));
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
    const shown = showEditor(INVOICE_KICK_OFF);
    await customerName();
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
    const first = showEditor(INVOICE_KICK_OFF);
    await first.user.click(await box('photo.jpg'));
    await first.user.type(await screen.findByLabelText('City'), 'Banff');
    first.unmount();
    expect(keptDrafts()).toMatchObject([{ appointmentFiles: ['f2'] }]);
    showEditor();
    expect((await box('photo.jpg')).checked).toBe(false);
    expect((await box('plan.pdf')).checked).toBe(true);
  });
});
