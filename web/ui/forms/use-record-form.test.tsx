import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { requiredLine } from '#shared/text-field.ts';
import { renderFor } from '#test/support/screens/session-harness.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { useRecordForm } from './use-record-form.ts';

vi.mock('#web/ui/feedback/toast.ts');

type Account = { bank: string; owner: string; version: number };

const STORED: Account = { bank: 'Foothills', owner: 'Maya', version: 1 };
const RULES = { schema: z.object({ bank: requiredLine(20), owner: requiredLine(20) }) };
const TEXTS = { created: 'Created', updated: 'Updated', notCreated: 'Not created', notUpdated: 'Failed', notRead: 'x' };

const update = vi.fn((changes: Partial<Account>) => Promise.resolve({ ...STORED, ...changes, version: 9 }));
const create = vi.fn((input: object) => Promise.resolve({ ...STORED, ...input }));
const showFailure = vi.fn();
/** Gives the form a newer version, as a refetch does. */
let refetch: (stored: Account) => void;
let latest: Account;

function AccountForm({ initial }: { initial: Account | undefined }) {
  const [stored, setStored] = useState(initial);
  refetch = setStored;
  const { form, errorOf, submit, isBusy, isDirty, conflict } = useRecordForm({
    stored,
    valuesOf: (known: Account | undefined) => ({ bank: known?.bank ?? '', owner: known?.owner ?? '' }),
    rules: RULES,
    create,
    update,
    reload: async () => setStored(latest),
    onSaved: setStored,
    showFailure,
    texts: TEXTS,
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return (
    <form aria-label="Account" noValidate onSubmit={onSubmit}>
      <fieldset disabled={isBusy}>
        <Field error={errorOf('bank')} label="Bank">
          <Input {...form.register('bank')} />
        </Field>
        <Field error={errorOf('owner')} label="Owner">
          <Input {...form.register('owner')} />
        </Field>
      </fieldset>
      <button type="submit">Save</button>
      <output>{isDirty ? 'Unsaved' : 'Saved'}</output>
      <ConflictDialog {...conflict} title="This account was changed" />
    </form>
  );
}

const show = (initial: Account | null = STORED) => renderFor({}, <AccountForm initial={initial ?? undefined} />);
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const state = () => screen.getByRole('status', { hidden: true }).textContent;
async function type(label: string, text: string) {
  await userEvent.clear(input(label));
  if (text) await userEvent.type(input(label), text);
}

beforeEach(() => vi.clearAllMocks());

it('sends only edited fields, tidied, with the version that they were read with', async () => {
  show();
  await type('Bank', ' Prairie ');
  expect(state()).toBe('Unsaved');
  await save();
  expect(update).toHaveBeenCalledExactlyOnceWith({ bank: 'Prairie', version: 1 }, STORED);
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Updated');
  expect(state()).toBe('Saved');
  expect(input('Bank').value).toBe('Prairie');
});

it('sends nothing when nothing differs', async () => {
  show();
  await type('Bank', 'Foothills ');
  await save();
  expect(update).not.toHaveBeenCalled();
  expect(toast.info).toHaveBeenCalledExactlyOnceWith('No changes to save');
});

it('creates a record with all its fields', async () => {
  show(null);
  await type('Bank', 'Prairie');
  await type('Owner', 'Lee');
  await save();
  expect(create).toHaveBeenCalledExactlyOnceWith({ bank: 'Prairie', owner: 'Lee' });
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Created');
});

it('shows newer data in the unedited fields, and continues from its version', async () => {
  show();
  await type('Bank', 'Prairie');
  act(() => refetch({ ...STORED, owner: 'Lee', version: 2 }));
  expect([input('Bank').value, input('Owner').value]).toEqual(['Prairie', 'Lee']);
  expect(state()).toBe('Unsaved');
  await save();
  expect(update.mock.lastCall?.[0]).toEqual({ bank: 'Prairie', version: 2 });
});

it('stays at its version when the edited field itself was changed elsewhere', async () => {
  show();
  await type('Bank', 'Prairie');
  act(() => refetch({ ...STORED, bank: 'Coast', version: 2 }));
  act(() => refetch({ ...STORED, bank: 'Coast', owner: 'Lee', version: 3 }));
  expect(input('Bank').value).toBe('Prairie');
  await save();
  expect(update.mock.lastCall?.[0]).toEqual({ bank: 'Prairie', version: 1 });
});

it('continues from the newer version once the edit agrees with it', async () => {
  show();
  await type('Bank', 'Prairie');
  act(() => refetch({ ...STORED, bank: 'Coast', version: 2 }));
  await type('Bank', 'Coast');
  await type('Owner', 'Lee');
  await save();
  expect(update.mock.lastCall?.[0]).toEqual({ owner: 'Lee', version: 2 });
});

it('asks whose changes to keep, and overwrites only what was edited', async () => {
  update.mockRejectedValueOnce(new AppError('CONFLICT', 'x', { reason: 'CHANGED_MEANWHILE' }));
  show();
  await type('Bank', 'Prairie');
  await save();
  expect(showFailure).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Overwrite' }));
  expect(update.mock.lastCall?.[0]).toEqual({ bank: 'Prairie' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('drops the edits for the latest version', async () => {
  latest = { bank: 'Coast', owner: 'Lee', version: 4 };
  update.mockRejectedValueOnce(new AppError('CONFLICT', 'x', { reason: 'CHANGED_MEANWHILE' }));
  show();
  await type('Bank', 'Prairie');
  await save();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(input('Bank').value).toBe('Coast'));
  expect(state()).toBe('Saved');
  await type('Owner', 'Ann');
  await save();
  expect(update.mock.lastCall?.[0]).toEqual({ owner: 'Ann', version: 4 });
});

it('stops at the first broken rule, which the next edit of its field removes', async () => {
  show();
  await type('Owner', '');
  await type('Bank', '');
  await save();
  expect(update).not.toHaveBeenCalled();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Bank is required',
    'Owner is required',
  ]);
  expect(document.activeElement).toBe(input('Bank'));
  await userEvent.type(input('Bank'), 'x');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('shows the server’s errors at their fields, keeps the input and reports the rest', async () => {
  const error = invalidRequest([
    { path: 'owner', rule: 'supported' },
    { path: 'total', rule: 'required' },
  ]);
  update.mockRejectedValueOnce(error);
  show();
  await type('Owner', 'Lee');
  await save();
  expect(screen.getByRole('alert').textContent).toBe('Owner contains characters that are not allowed');
  expect(document.activeElement).toBe(input('Owner'));
  expect(input('Owner').value).toBe('Lee');
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(error, 'Failed', ['Total is required']);
});
