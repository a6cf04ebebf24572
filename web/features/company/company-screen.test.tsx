import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { COMPANY, field, ME, save, sent, show, UPDATE } from '#test/support/screens/company-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

const CREATE = 'POST /companies';
const NONE = new AppError('NOT_FOUND', 'Company not found');
const FAILED = 'Failed to save company information';

it('says that it is loading', () => {
  vi.mocked(call).mockReturnValue(new Promise(() => {}) as never);
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Company Settings');
  expect(screen.getByText('Loading Company').parentElement?.textContent).toBe(
    'Loading Company Please wait while we fetch your company information...',
  );
});

it('offers a retry when the company cannot be loaded', async () => {
  answerCalls({ [ME]: new AppError('FORBIDDEN', 'x') });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load your company");
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to fetch company information');
  answerCalls({ [ME]: COMPANY });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect((await field('Company Name')).value).toBe(COMPANY.name);
});

it('creates a missing company, then updates it', async () => {
  answerCalls({
    [ME]: NONE,
    [CREATE]: { id: 'c-2', name: 'Larch', version: 1 },
    [UPDATE]: { id: 'c-2', name: 'Larch Works', version: 2 },
  });
  show();
  await userEvent.type(await field('Company Name'), 'Larch');
  await userEvent.type(await field('Website'), 'larch.example.com');
  await save();
  expect(sent(CREATE)).toEqual([
    [CREATE, { body: expect.objectContaining({ name: 'Larch', website: 'https://larch.example.com', city: '' }) }],
  ]);
  expect(toast.success).toHaveBeenLastCalledWith('Company created successfully');
  expect(toast.error).not.toHaveBeenCalled();
  await userEvent.type(await field('Company Name'), ' Works');
  await save();
  expect(sent(UPDATE)).toEqual([[UPDATE, { id: 'c-2', body: expect.objectContaining({ name: 'Larch Works' }) }]]);
  expect(toast.success).toHaveBeenLastCalledWith('Company information updated successfully');
});

const WRONG = {
  'Company Name': '',
  Website: 'not a url',
  Email: 'nobody',
  Phone: 'call me',
  'Registration Number': 'x'.repeat(51),
};

it('shows errors at their fields, focuses the first and does not call the server', async () => {
  answerCalls({ [ME]: COMPANY });
  show();
  for (const [label, text] of Object.entries(WRONG)) {
    await userEvent.clear(await field(label));
    if (text) await userEvent.type(await field(label), text);
  }
  await save();
  expect((await field('Email')).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(await field('Company Name'));
  const problems = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(problems()).toEqual([
    'Company name is required',
    'Invalid website URL',
    'Invalid email address',
    'Invalid phone number format',
    'Registration number must be less than 50 characters',
  ]);
  await userEvent.type(await field('Company Name'), 'Larch');
  expect(problems()).not.toContain('Company name is required');
  expect(sent(UPDATE)).toEqual([]);
});

it('shows the server’s error at its field, and keeps the input', async () => {
  answerCalls({ [ME]: COMPANY, [UPDATE]: invalidRequest([{ path: 'city', rule: 'maxLength', params: { max: 100 } }]) });
  show();
  await userEvent.type(await field('City'), ' North');
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('City must be less than 100 characters');
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(FAILED);
  expect((await field('City')).value).toBe('Calgary North');
});

it('updates a company that was created elsewhere in the meantime', async () => {
  answerCalls({ [ME]: NONE, [CREATE]: new AppError('CONFLICT', 'Company already exists') });
  show();
  await userEvent.type(await field('Company Name'), 'Larch');
  answerCalls({ [ME]: COMPANY, [CREATE]: new AppError('CONFLICT', 'Company already exists'), [UPDATE]: COMPANY });
  await save();
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(FAILED, { description: 'Company already exists' });
  await waitFor(async () => expect((await field('City')).value).toBe('Calgary'));
  await save();
  expect(sent(UPDATE)).toEqual([[UPDATE, { id: 'c-1', body: expect.objectContaining({ name: 'Larch' }) }]]);
});

it('saves once on repeated clicks', async () => {
  answerCalls({ [ME]: COMPANY });
  show();
  await userEvent.type(await field('City'), '!');
  let finish = () => {};
  vi.mocked(call).mockReturnValue(new Promise((resolve) => (finish = () => resolve(COMPANY as never))) as never);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save Changes' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...' }).disabled).toBe(true);
  finish();
  await waitFor(() => expect(toast.success).toHaveBeenCalledOnce());
  expect(sent(UPDATE)).toHaveLength(1);
});

it('indicates unsaved changes until they are saved or undone', async () => {
  answerCalls({ [ME]: COMPANY, [UPDATE]: { ...COMPANY, city: 'Calgary!' } });
  show();
  const unsaved = () => screen.queryByText('You have unsaved changes');
  await userEvent.type(await field('City'), '!');
  expect(unsaved()).toBeTruthy();
  await userEvent.type(await field('City'), '{Backspace}');
  expect(unsaved()).toBeNull();
  await userEvent.type(await field('City'), '!');
  await save();
  await waitFor(() => expect(unsaved()).toBeNull());
});

it('sends only the edited fields, with the version', async () => {
  answerCalls({ [ME]: COMPANY, [UPDATE]: COMPANY });
  show();
  await userEvent.type(await field('City'), ' North');
  await save();
  expect(sent(UPDATE)).toEqual([[UPDATE, { id: 'c-1', body: { city: 'Calgary North', version: 3 } }]]);
});

it('makes no call when nothing was changed', async () => {
  answerCalls({ [ME]: COMPANY });
  show();
  await field('City');
  await save();
  expect(toast.info).toHaveBeenCalledExactlyOnceWith('No changes to save');
  expect(sent(UPDATE)).toEqual([]);
});

it('prompts if someone else has saved the company', async () => {
  answerCalls({ [ME]: COMPANY, [UPDATE]: new AppError('CONFLICT', 'x', { reason: 'CHANGED_MEANWHILE' }) });
  show();
  await userEvent.type(await field('City'), ' North');
  await save();
  await screen.findByRole('dialog', { name: 'Your company was changed' });
  expect((await screen.findByLabelText<HTMLInputElement>('City')).value).toBe('Calgary North');
  answerCalls({ [ME]: { ...COMPANY, city: 'Banff', version: 4 } });
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(async () => expect((await field('City')).value).toBe('Banff'));
});
