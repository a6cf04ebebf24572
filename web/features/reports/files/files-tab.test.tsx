import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { LedgerAccounts } from '#shared/reports/ledger-accounts-schema.ts';
import { moneyEntry, QUEBEC } from '#test/support/journal-entries.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { FilesTab } from './files-tab.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/lib/browser/save-file.ts', () => ({ saveFile: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const CHEQUING = { number: '1000', name: 'Chequing' };
const RANGE = { from: '2026-07-01', to: '2026-09-30' };

beforeEach(() => {
  vi.setSystemTime('2026-11-23T18:00:00Z');
  vi.clearAllMocks();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

function show(answers: Parameters<typeof answerCalls>[0] = {}, role: 'USER' | 'ACCOUNTANT' = 'USER') {
  answerCalls({
    'GET /reports/journal': { ...RANGE, entries: [QUEBEC, moneyEntry()], held: [] },
    'GET /reports/invoices': { ...RANGE, invoices: [] },
    'GET /reports/accounts': { accounts: { 'e-transfer': CHEQUING }, version: 2 } satisfies LedgerAccounts,
    ...answers,
  });
  return renderFor({ status: 'authenticated', user: aUser({ role }) }, <FilesTab />, '/reports?tab=files');
}

const download = (file: string) => userEvent.click(screen.getByRole('button', { name: `Download: ${file}` }));
const saved = async () => {
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [blob, name] = vi.mocked(saveFile).mock.lastCall ?? [];
  return { name, text: (await blob?.text()) ?? '' };
};

describe('a file', () => {
  it('is of the last quarter by default; the journal has the accounts that were chosen', async () => {
    show();
    await download('Journal');
    const { name, text } = await saved();
    expect(name).toBe('journal-2026-07-01-2026-09-30.csv');
    expect(text).toContain('"1000","Chequing",113.00,');
    expect(callsOf('GET /reports/journal')).toEqual([expect.objectContaining({ query: RANGE })]);
  });

  it('is a workbook if that is chosen, and remembered', async () => {
    show();
    await userEvent.selectOptions(screen.getByLabelText('File format'), 'Excel workbook');
    await download('Payments by day');
    const { name } = await saved();
    expect(name).toBe('payments-2026-07-01-2026-09-30.xlsx');
    expect(localStorage.getItem('fileFormat')).toBe('xlsx');
  });

  it('is not saved if nothing happened', async () => {
    show();
    await download('Invoices');
    await waitFor(() => expect(toast.info).toHaveBeenCalledExactlyOnceWith('Nothing happened in this period'));
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('says why it could not be made', async () => {
    show({ 'GET /reports/journal': new AppError('INVALID_REQUEST', 'x', { reason: 'REPORT_TOO_LONG' }) });
    await download('Journal');
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    expect(saveFile).not.toHaveBeenCalled();
  });
});

describe('the accounts', () => {
  const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement;

  it('are shown by what they are used for', async () => {
    show();
    expect((await rowOf('e-Transfer')).textContent).toBe('e-Transfer1000Chequing');
    expect((await rowOf('What customers owe')).textContent).toBe('What customers owe1200Accounts receivable');
  });

  it('are changed one by one; one that is typed as the usual one is no longer chosen', async () => {
    const after: LedgerAccounts = { accounts: { cash: { number: '1015', name: 'Cash' } }, version: 3 };
    show({ 'PATCH /reports/accounts': after });
    await rowOf('Cash');
    await userEvent.click(screen.getByRole('button', { name: 'Change Accounts' }));
    await retype(await screen.findByLabelText('Number, Cash'), '1015');
    const dialog = within(screen.getByRole('dialog'));
    await retype(dialog.getByLabelText('Number, e-Transfer'), '1060');
    await retype(dialog.getByLabelText('Account, e-Transfer'), 'Bank account');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Accounts' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Accounts saved'));
    expect(callsOf('PATCH /reports/accounts')).toMatchObject([
      { body: { accounts: { cash: { number: '1015', name: 'Cash' }, 'e-transfer': null }, version: 2 } },
    ]);
    expect((await rowOf('Cash')).textContent).toBe('Cash1015Cash');
  });

  it('need a name', async () => {
    show();
    await rowOf('Cash');
    await userEvent.click(screen.getByRole('button', { name: 'Change Accounts' }));
    await userEvent.clear(await screen.findByLabelText('Account, Cash'));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Accounts' }));
    expect(await dialog.findByRole('alert')).toBeDefined();
    expect(callsOf('PATCH /reports/accounts')).toEqual([]);
  });

  it('are only shown to an accountant', async () => {
    show({}, 'ACCOUNTANT');
    await rowOf('Cash');
    expect(screen.queryByRole('button', { name: 'Change Accounts' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Download: Journal' })).toBeDefined();
  });
});

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
