import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aLedger, aLine, aPayable, openDialog } from '#test/support/screens/payments-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { PaymentsDialog } from './payments-dialog.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/lib/browser/save-file.ts', () => ({ saveFile: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const CREDIT = 'POST /invoices/{id}/credit-notes';
const PDF = 'GET /invoices/{id}/credit-notes/{creditNoteId}/pdf';
const NOTE = {
  id: 'credit-1',
  number: 'CN-INV-1',
  amount: 45,
  on: '2026-01-06',
  at: '2026-01-06T15:00:00.000Z',
  by: 'maya@larch.test',
  reason: 'Fewer hours',
};
const CREDITED = aLedger([aLine()], { credited: 45, creditNotes: [NOTE], balance: 105 });

async function open(ledger: InvoicePayments, answers: Answers = {}) {
  answerCalls({ 'GET /invoices/{id}/payments': ledger, ...answers });
  const onChanged = vi.fn();
  const opened = await openDialog('Payments', (close) => (
    <PaymentsDialog invoice={aPayable()} onChanged={onChanged} onClose={close} />
  ));
  await screen.findByText('Balance');
  return { ...opened, onChanged };
}

const crediting = async (answers: Answers) => {
  const opened = await open(aLedger([aLine()]), answers);
  await opened.user.click(screen.getByRole('button', { name: 'Create Credit Note' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Credit Note' }));
  return { ...opened, dialog, submit: dialog.getByRole('button', { name: 'Create Credit Note' }) };
};

it('credit notes are listed with their PDF, and reduce the balance', async () => {
  const { user } = await open(CREDITED, { [PDF]: new Blob(['%PDF']) });
  const list = within(screen.getByRole('list', { name: 'Credit notes' }));
  expect(list.getByRole('listitem').textContent).toContain(
    'CN-INV-1−45.00 CADJan 6, 2026 · by maya@larch.testFewer hours',
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '50.00 CAD',
    '45.00 CAD',
    '105.00 CAD',
  ]);
  await user.click(screen.getByRole('button', { name: 'Download CN-INV-1 as PDF' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'credit-note-CN-INV-1.pdf'));
  expect(callsOf(PDF)).toMatchObject([{ id: 'inv-1', creditNoteId: 'credit-1' }]);
  await user.click(screen.getByRole('button', { name: 'Record Payment' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('105');
});

it('are created for the balance, once', async () => {
  const { user, dialog, submit, onChanged } = await crediting({ [CREDIT]: CREDITED });
  expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('150');
  await user.clear(dialog.getByLabelText('Amount'));
  await user.type(dialog.getByLabelText('Amount'), '45');
  await user.type(dialog.getByLabelText('Reason'), 'Fewer hours');
  await user.dblClick(submit);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Create Credit Note' })).toBeNull());
  const id = expect.stringMatching(/^[\w-]{36}$/);
  expect(callsOf(CREDIT)).toEqual([{ id: 'inv-1', body: { id, amount: 45, reason: 'Fewer hours' } }]);
  expect(toast.success).toHaveBeenCalledOnce();
  expect(onChanged).toHaveBeenCalledOnce();
  screen.getByRole('list', { name: 'Credit notes' });
});

it('keep their id and input after a refusal or a dropped connection', async () => {
  const { user, dialog, submit } = await crediting({ [CREDIT]: new ConnectionError() });
  await user.click(submit);
  await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
  const tooMuch = invalidRequest([{ path: 'amount', rule: 'max', params: { max: '30.00' } }]);
  answerCalls({ 'GET /invoices/{id}/payments': aLedger([aLine()]), [CREDIT]: tooMuch });
  await user.click(submit);
  await dialog.findByText('Amount must be at most 30.00');
  const ids = callsOf(CREDIT).map(({ body }) => body.id);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

it('say why their PDF could not be downloaded', async () => {
  const { user } = await open(CREDITED, { [PDF]: new AppError('UNAVAILABLE', 'down') });
  await user.click(screen.getByRole('button', { name: 'Download CN-INV-1 as PDF' }));
  await waitFor(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to download PDF'));
});

it('are not offered without a balance', async () => {
  await open(aLedger([aLine()], { paid: 200, balance: 0 }));
  expect(screen.queryByRole('button', { name: 'Create Credit Note' })).toBeNull();
});
