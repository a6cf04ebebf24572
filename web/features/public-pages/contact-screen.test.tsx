import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { SUPPORT_EMAIL, SUPPORT_PHONE } from '#web/lib/errors/support.ts';
import type { Session } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import ContactScreen from './contact-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

const FAILED = 'Failed to send message. Please try again.';
const WRITTEN = { Name: ' Zoé Roy ', Email: 'zoe@example.com', Subject: 'Taxes', Message: 'Which rate?\nThank you' };
const BODY = { name: 'Zoé Roy', email: 'zoe@example.com', subject: 'Taxes', message: 'Which rate?\nThank you' };

const show = (session: Partial<Session> = {}) => renderFor(session, <ContactScreen />, '/contact');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
const write = async (texts: Readonly<Record<string, string>> = WRITTEN) => {
  for (const [label, text] of Object.entries(texts)) await userEvent.type(field(label), text);
};
const honeypot = () => document.querySelector<HTMLInputElement>('[name=website]');

beforeEach(() => {
  vi.mocked(call).mockResolvedValue({ message: 'Thank you.' } as never);
});

it('offers the form and the other ways to reach support', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Get in Touch');
  expect(screen.getByRole('link', { name: SUPPORT_EMAIL }).getAttribute('href')).toBe(`mailto:${SUPPORT_EMAIL}`);
  expect(screen.getByRole('link', { name: SUPPORT_PHONE }).getAttribute('href')).toMatch(/^tel:\+\d{11}$/);
  expect(document.title).toMatch(/^Get in Touch/);
});

it.each([
  ['Name', { required: true, autocomplete: 'name' }],
  ['Email', { required: true, inputmode: 'email', autocomplete: 'email' }],
  ['Phone', { required: false, type: 'tel', autocomplete: 'tel' }],
  ['Company', { required: false, autocomplete: 'organization' }],
  ['Subject', { required: true, autocomplete: 'off' }],
  ['Message', { required: true }],
])('asks for %s', (label, { required, ...attributes }) => {
  show();
  expect(field(label).required).toBe(required);
  for (const [name, value] of Object.entries(attributes)) expect(field(label).getAttribute(name)).toBe(value);
});

it('sends the message, says so and clears the form', async () => {
  show();
  await write();
  await submit();
  expect(call).toHaveBeenCalledExactlyOnceWith('POST /contact', { body: BODY });
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Message sent successfully');
  expect(screen.getByRole('status').textContent).toContain('zoe@example.com');
  for (const label of Object.keys(WRITTEN)) expect(field(label).value, label).toBe('');
});

it('sends phone and company if given', async () => {
  show();
  await write({ ...WRITTEN, Phone: '403 555 0199', Company: 'Roy Design' });
  await submit();
  expect(call).toHaveBeenCalledWith('POST /contact', {
    body: { ...BODY, phone: '403 555 0199', company: 'Roy Design' },
  });
});

it('reports missing fields, focuses the first and sends nothing', async () => {
  show();
  await write({ Name: 'Zoé', Email: 'zoe@example' });
  await submit();
  const notes = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(notes).toEqual(['Please enter a valid email address', 'Subject is required', 'Message is required']);
  expect(document.activeElement).toBe(field('Email'));
  expect(call).not.toHaveBeenCalled();
  await userEvent.type(field('Email'), '.com');
  expect(screen.getAllByRole('alert')).toHaveLength(2);
  expect(document.activeElement).toBe(field('Email'));
});

it('sends once on repeated clicks, and shows Sending... until done', async () => {
  let finish = () => {};
  vi.mocked(call).mockReturnValue(
    new Promise((resolve) => {
      finish = () => resolve({ message: 'Thank you.' } as never);
    }),
  );
  show();
  await write();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send Message' });
  await act(async () => {
    button.form?.requestSubmit();
    button.form?.requestSubmit();
  });
  expect(button).toMatchObject({ textContent: 'Sending...', disabled: true });
  expect(field('Message').matches(':disabled') || field('Message').closest('fieldset')?.disabled).toBe(true);
  expect(call).toHaveBeenCalledOnce();
  await act(async () => finish());
  expect(button).toMatchObject({ textContent: 'Send Message', disabled: false });
});

it.each([
  ['no connection', new ConnectionError(), 'Unable to connect to the server. Please check your internet connection.'],
  ['too many', new AppError('TOO_MANY_REQUESTS', 'Please wait an hour before you write again.'), 'Please wait an hour'],
  ['too many requests, from the gateway', new AppError('TOO_MANY_REQUESTS', []), 'Please wait a moment'],
  ['a server failure', new AppError('PROVIDER_FAILED', 'SES said no'), SUPPORT_EMAIL],
  ['an unknown failure', new Error('x is not a function'), SUPPORT_EMAIL],
])('keeps an unsent message: %s', async (_, failure, text) => {
  vi.mocked(call).mockRejectedValue(failure);
  show();
  await write();
  await submit();
  const notice = screen.getByRole('alert').textContent;
  expect(notice).toContain(FAILED);
  expect(notice).toContain(text);
  expect(notice).not.toMatch(/SES|function|Too Many R/);
  for (const [label, written] of Object.entries(WRITTEN)) expect(field(label).value).toBe(written);
  expect(toast.success).not.toHaveBeenCalled();
  vi.mocked(call).mockResolvedValue({ message: 'Thank you.' } as never);
  await submit();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Message').value).toBe('');
});

it('shows the server’s message at its field', async () => {
  vi.mocked(call).mockRejectedValue(
    invalidRequest([
      { path: 'message', rule: 'maxLength', params: { max: 5000 } },
      { path: 'phone', rule: 'maxLength', params: { max: 30 } },
    ]),
  );
  show();
  await write({ ...WRITTEN, Phone: '1'.repeat(30) });
  await submit();
  expect(screen.getByText('Phone must be at most 30 characters')).toBeTruthy();
  expect(field('Message').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field('Phone')));
  expect(screen.getByText(FAILED)).toBeTruthy();
});

it('prefills a signed-in user’s details, which can be changed', async () => {
  show({ status: 'authenticated', user: aUser() });
  expect(field('Name').value).toBe('Maya Larch');
  expect(field('Email').value).toBe('maya@larch.test');
  await userEvent.clear(field('Email'));
  expect(field('Email').value).toBe('');
  await write({ Email: 'office@example.com', Subject: 'Hello', Message: 'Hi' });
  await submit();
  const body = { name: 'Maya Larch', email: 'office@example.com', subject: 'Hello', message: 'Hi' };
  expect(call).toHaveBeenCalledExactlyOnceWith('POST /contact', { body });
  expect(field('Email').value).toBe('maya@larch.test');
});

it('has a honeypot that people cannot reach, and sends its content', async () => {
  show();
  expect(honeypot()).toMatchObject({ tabIndex: -1, autocomplete: 'off', value: '' });
  expect(honeypot()?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: /website/i })).toBeNull();
  await write();
  if (honeypot()) Object.assign(honeypot() ?? {}, { value: 'https://robot.example' });
  await submit();
  expect(call).toHaveBeenCalledExactlyOnceWith('POST /contact', {
    body: { ...BODY, website: 'https://robot.example' },
  });
});
