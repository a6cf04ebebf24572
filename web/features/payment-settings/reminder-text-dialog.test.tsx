import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { ReminderSettings } from '#shared/reminder/settings.ts';
import { standardWords } from '#shared/reminder/standard-words.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { RemindersTab } from './reminders-tab.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

const PREVIEW = 'POST /reminders/preview';
const STANDARD = standardWords(7, 'en');
const OTHERS = { step: 0, language: 'en', subject: 'Today', message: 'Hello' } as const;
const THEIRS = { step: 7, language: 'fr', subject: 'Retard', message: 'Bonjour {customer}' } as const;
const CONFLICT = new AppError('CONFLICT', 'x', { reason: 'CHANGED_MEANWHILE' });

let stored: ReminderSettings;
beforeEach(() => {
  vi.clearAllMocks();
  stored = { isOn: true, days: [0, 7], hour: 9, texts: [OTHERS, THEIRS], version: 4 };
  answer();
});

const answer = (patch?: AppError) =>
  answerCalls({
    'GET /reminders': () => stored,
    'PATCH /reminders': ({ body }) => {
      if (patch) throw patch;
      const { texts, version = stored.version } = body;
      stored = { ...stored, ...(texts && { texts }), version: version + 1 };
      return stored;
    },
    [PREVIEW]: ({ body }) => ({
      subject: body.words?.subject ?? 'The standard subject',
      html: `<p>${body.words?.message ?? body.language}</p>`,
      text: '',
    }),
  });

async function open(day = '7 days after') {
  const user = userEvent.setup();
  renderFor({ status: 'authenticated', user: aUser(), refreshUser: vi.fn() }, <RemindersTab />, '/payment-settings');
  await user.click(await screen.findByRole('button', { name: `Edit text: ${day}` }));
  const dialog = await screen.findByRole('dialog', { name: `Reminder text: ${day}` });
  await within(dialog).findByRole('textbox', { name: 'Subject' });
  return { user, dialog };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = async (user: ReturnType<typeof userEvent.setup>, name: string, text: string) => {
  await user.clear(field(name));
  if (text) await user.type(field(name), text.replaceAll(/[{[]/g, '$&$&'));
};
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save Text' }));
const frame = () => screen.getByTitle<HTMLIFrameElement>('Preview of the reminder');
const saved = () => callsOf('PATCH /reminders').map(({ body }) => body);

describe('the text of a reminder', () => {
  it('starts with the standard one in placeholders, and with the business’s own where there is one', async () => {
    const { user, dialog } = await open();
    expect([field('Subject').value, field('Message').value]).toEqual([STANDARD.subject, STANDARD.message]);
    within(dialog).getAllByText(/This is the standard text/);
    await user.click(screen.getByRole('tab', { name: 'French' }));
    expect([field('Subject').value, field('Message').value]).toEqual([THEIRS.subject, THEIRS.message]);
    expect(screen.getByRole('button', { name: 'Reset to the standard text' })).toBeTruthy();
  });

  it('is saved for its step and language, beside all others', async () => {
    const { user } = await open();
    await write(user, 'Subject', 'Still open: {number}');
    await save(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const own = { step: 7, language: 'en', subject: 'Still open: {number}', message: STANDARD.message };
    expect(saved()).toEqual([{ texts: [OTHERS, THEIRS, own], version: 4 }]);
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Reminder text saved');
    await screen.findByText('Your own text');
  });

  it('is no longer the business’s own once it is reset', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: 'French' }));
    await user.click(screen.getByRole('button', { name: 'Reset to the standard text' }));
    expect(field('Subject').value).toBe(standardWords(7, 'fr').subject);
    await save(user);
    await waitFor(() => expect(saved()).toEqual([{ texts: [OTHERS], version: 4 }]));
  });

  it('gets a placeholder where the cursor is', async () => {
    const { user } = await open();
    await write(user, 'Message', 'Dear , hello');
    field('Message').setSelectionRange(5, 5);
    await user.click(screen.getByRole('button', { name: '{customer} customer' }));
    expect(field('Message').value).toBe('Dear {customer}, hello');
    expect(document.activeElement).toBe(field('Message'));
    await write(user, 'Subject', '');
    await user.click(screen.getByRole('button', { name: '{number} invoice number' }));
    expect(field('Subject').value).toBe('{number}');
  });

  it('gets a placeholder in the message if no field had the focus yet', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: 'French' }));
    await user.click(screen.getByRole('button', { name: '{amount} amount due' }));
    expect(field('Message').value).toContain('{amount}');
  });

  it.each([
    ['Subject', 'About {numbre}', 'There is no placeholder {numbre}'],
    ['Message', 'Pay at https://example.com', 'Message must not contain a web or email address'],
    ['Subject', '', 'Please enter a subject'],
    ['Message', ' ', 'Please enter a message'],
  ])('is not saved with %s “%s”', async (name, typed, problem) => {
    const { user, dialog } = await open();
    await write(user, name, typed);
    await save(user);
    const error = await within(dialog).findByText(problem);
    expect(field(name).getAttribute('aria-describedby')).toContain(error.id);
    expect(document.activeElement).toBe(field(name));
    expect(saved()).toEqual([]);
  });

  it('shows the language that has an error', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: 'French' }));
    await write(user, 'Message', '');
    await user.click(screen.getByRole('tab', { name: 'English' }));
    await save(user);
    await screen.findByText('Please enter a message');
    expect(screen.getByRole('tab', { name: 'French' }).getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(field('Message'));
  });

  it('asks before it discards input', async () => {
    const { user } = await open();
    await user.type(field('Subject'), '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(field('Subject').value).toBe(`${STANDARD.subject}!`);
  });

  it('stays as typed when it could not be saved', async () => {
    const { user } = await open();
    answer(new AppError('UNEXPECTED', 'down'));
    await write(user, 'Subject', 'Late');
    await save(user);
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    expect(field('Subject').value).toBe('Late');
  });
});

describe('a text that was changed elsewhere meanwhile', () => {
  const late = { step: 0, language: 'fr', subject: 'Aujourd’hui', message: 'Bonjour' } as const;
  async function conflict() {
    const { user } = await open();
    answer(CONFLICT);
    await write(user, 'Subject', 'Mine');
    await save(user);
    await screen.findByRole('dialog', { name: 'The reminders were changed' });
    stored = { ...stored, texts: [late], version: 9 };
    answer();
    return user;
  }

  it('is overwritten for this step alone', async () => {
    const user = await conflict();
    await user.click(screen.getByRole('button', { name: 'Overwrite' }));
    const mine = { step: 7, language: 'en', subject: 'Mine', message: STANDARD.message };
    await waitFor(() => expect(saved().at(-1)).toEqual({ texts: [late, mine], version: 9 }));
  });

  it('is shown instead of the edits on reload', async () => {
    const user = await conflict();
    stored = { ...stored, texts: [{ ...THEIRS, language: 'en' }] };
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(field('Subject').value).toBe(THEIRS.subject));
    expect(saved()).toHaveLength(1);
  });
});

describe('the preview', () => {
  it('is the real email, in a frame without scripts, and follows what is typed', async () => {
    const { user } = await open();
    await waitFor(() => expect(frame().srcdoc).toContain('<p>en</p>'));
    expect(frame().getAttribute('sandbox')).toBe('');
    expect(callsOf(PREVIEW)).toMatchObject([{ body: { step: 7, language: 'en' } }]);
    await write(user, 'Message', 'Hi {customer}');
    await waitFor(() => expect(frame().srcdoc).toContain('<p>Hi {customer}</p>'));
    expect(callsOf(PREVIEW).at(-1)?.body).toEqual({
      ...{ step: 7, language: 'en' },
      words: { subject: STANDARD.subject, message: 'Hi {customer}' },
    });
    await user.click(screen.getByRole('tab', { name: 'French' }));
    await waitFor(() => expect(frame().srcdoc).toContain(`<p>${THEIRS.message}</p>`));
  });

  it('keeps the last email while the text has an error', async () => {
    const { user } = await open();
    await waitFor(() => expect(frame().srcdoc).toContain('<p>en</p>'));
    await write(user, 'Subject', '{nmber}');
    await screen.findByText('The preview goes on once the text is complete.');
    expect(callsOf(PREVIEW).map(({ body }) => body.words?.subject)).not.toContain('{nmber}');
    expect(frame().srcdoc).toBeTruthy();
  });
});
