import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { InvoiceEmailInput } from '#shared/invoice/email.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { EmailDialog } from './email-dialog.tsx';
import type { EmailDialogProps } from './email-form.tsx';
import type { SendOutcome } from './use-send-flow.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const DRAFT = { subject: 'Invoice INV-7', message: 'Hello Léa,\n\nhere it is.', isKept: false };
const PREVIEW = 'POST /invoices/{id}/email-preview';

beforeEach(() => {
  answerCalls({
    'GET /invoices/{id}/email': DRAFT,
    [PREVIEW]: ({ body }) => ({ subject: body.subject, html: `<p>${body.message}</p>` }),
  });
});

function Host({ onSend, written }: Pick<EmailDialogProps, 'onSend' | 'written'>) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return isOpen && <EmailDialog id="inv-7" onClose={close} onSend={onSend} to="lea@x.test" written={written} />;
}

async function open({ outcome = 'sent' as SendOutcome, written = undefined as InvoiceEmailInput | undefined } = {}) {
  const user = userEvent.setup();
  const sent: InvoiceEmailInput[] = [];
  const onSend = async (email: InvoiceEmailInput) => {
    sent.push(email);
    return outcome;
  };
  renderFor({ status: 'authenticated', user: aUser() }, <Host onSend={onSend} written={written} />);
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  await screen.findByRole('textbox', { name: 'Message' });
  return { user, sent, field, send: screen.getByRole('button', { name: 'Send Email' }) };
}

describe('the email of an invoice', () => {
  it('starts with its texts, and names its recipient', async () => {
    const { field } = await open();
    expect([field('Subject').value, field('Message').value, field('CC').value]).toEqual([
      DRAFT.subject,
      DRAFT.message,
      '',
    ]);
    screen.getByText('To lea@x.test, with the invoice as a PDF');
  });

  it('is sent once with what was changed, on a double click', async () => {
    const { user, sent, field, send } = await open();
    await user.clear(field('Message'));
    await user.type(field('Message'), 'Merci!');
    await user.type(field('CC'), 'a@x.test; b@x.test');
    await user.click(screen.getByRole('switch', { name: 'Send me a copy' }));
    await user.dblClick(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        subject: DRAFT.subject,
        message: 'Merci!',
        cc: ['a@x.test', 'b@x.test'],
        copyToMe: true,
        keepTexts: false,
      },
    ]);
  });

  it('leaves texts that were not changed to the server', async () => {
    const { user, sent, send } = await open();
    await user.click(screen.getByRole('switch', { name: 'Use this subject and message for future invoices' }));
    await user.click(send);
    expect(sent).toEqual([{ cc: [], copyToMe: false, keepTexts: true }]);
  });

  it('keeps everything typed when it could not be sent', async () => {
    const { user, field, send } = await open({ outcome: 'failed' });
    await user.type(field('Message'), ' Bis bald.');
    await user.click(send);
    expect(field('Message').value).toBe(`${DRAFT.message} Bis bald.`);
    screen.getByRole('dialog', { name: 'Send Email' });
  });

  it('closes when findings hold it back, and keeps its text when reopened', async () => {
    const { user, send } = await open({ outcome: 'held' });
    await user.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('starts with the text written before', async () => {
    const { field } = await open({ written: { subject: 'For July', message: 'Hi', cc: ['a@x.test'] } });
    expect([field('Subject').value, field('Message').value, field('CC').value]).toEqual(['For July', 'Hi', 'a@x.test']);
  });

  it.each([
    ['Message', 'See https://example.com/x', 'Please leave links and email addresses out of the message.'],
    ['Subject', 'www.example.com', 'Please leave links and email addresses out of the subject.'],
    ['Message', ' ', 'Please enter a message'],
    ['CC', 'a@x.ca, b@x.ca, c@x.ca, d@x.ca', 'Up to 3 addresses can get a copy'],
    ['CC', 'lea', /email/],
  ])('is not sent with %s “%s”', async (label, typed, problem) => {
    const { user, sent, field, send } = await open();
    await user.clear(field(label));
    await user.type(field(label), typed);
    await user.click(send);
    const error = await within(screen.getByRole('dialog')).findByText(problem, { exact: false });
    expect(field(label).getAttribute('aria-describedby')).toContain(error.id);
    expect(sent).toEqual([]);
  });

  it('shows what the recipient will see', async () => {
    const { user, field } = await open();
    await user.type(field('Message'), ' Thanks.');
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the email');
    expect(frame.srcdoc).toContain(`<p>${DRAFT.message} Thanks.</p>`);
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(callsOf(PREVIEW)).toHaveLength(1);
    await user.click(screen.getByRole('tab', { name: 'Write' }));
    expect(field('Message').value).toBe(`${DRAFT.message} Thanks.`);
  });

  it('asks before it discards input', async () => {
    const { user, field } = await open();
    await user.type(field('Message'), '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(field('Message').value).toBe(`${DRAFT.message}!`);
  });
});

it('can be reloaded after a dropped connection', async () => {
  answerCalls({
    'GET /invoices/{id}/email': () => Promise.reject(new ConnectionError()),
  });
  const user = userEvent.setup();
  const noop = async () => 'sent' as const;
  renderFor({ status: 'authenticated', user: aUser() }, <Host onSend={noop} written={undefined} />);
  const again = await screen.findByRole('button', { name: /Try again/i });
  answerCalls({ 'GET /invoices/{id}/email': DRAFT });
  await user.click(again);
  await screen.findByRole('textbox', { name: 'Message' });
});
