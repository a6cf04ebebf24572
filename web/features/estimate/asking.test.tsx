import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { frCaEstimatePage } from '#shared/locale/fr-ca-estimate-page.ts';
import {
  ASK,
  anAcceptedEstimate,
  anEstimate,
  button,
  buttons,
  press,
  READ,
  setUpPage,
  show,
  textOf,
  type,
} from '#test/support/screens/estimate-page-harness.tsx';
import { fakeServer } from '#test/support/screens/fake-server.ts';

setUpPage();

const question = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
const email = () => screen.getByLabelText<HTMLInputElement>('Email for the reply');

/** Opens the field, types a question and sends it. */
async function ask(text: string): Promise<void> {
  await press('Ask a question');
  await type('Your question', text);
  await press('Send question');
}

it('opens in place, beside Accept, with the address of the recipient', async () => {
  show(anEstimate());
  await press('Ask a question');
  expect(document.activeElement).toBe(question());
  expect([email().value, email().type, email().autocomplete]).toEqual(['dana@moraine.test', 'email', 'email']);
  expect(buttons()).toEqual(['Accept', 'Decline', 'Send question', 'Cancel', 'Download PDF']);
});

it('is sent, which is confirmed where it was asked, and can be followed by another', async () => {
  const server = fakeServer({ [ASK]: { body: {} } });
  show(anEstimate());
  await press('Ask a question');
  await type('Email for the reply', ' robin@moraine.test ');
  await type('Your question', '  Is the old deck removed? ');
  await press('Send question');
  expect(await server.requests[0]?.json()).toEqual({
    question: 'Is the old deck removed?',
    email: 'robin@moraine.test',
  });
  expect(document.activeElement?.textContent).toBe('Your question was sent. The reply goes to robin@moraine.test.');
  await press('Ask a question');
  expect(question().value).toBe('');
  expect(document.body.textContent).not.toContain('Your question was sent.');
});

it('is no longer missed as it is typed', async () => {
  show(anEstimate());
  await ask('');
  expect(screen.getByRole('alert').textContent).toBe('Enter your question.');
  await type('Your question', 'Why?');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(question().getAttribute('aria-invalid')).toBe('false');
});

it.each([
  ['without a text', '  ', 'dana@moraine.test', 'Enter your question.', question],
  ['without an address', 'Why?', '', 'Enter a valid email address.', email],
  ['with half an address', 'Why?', 'dana@', 'Enter a valid email address.', email],
])('is not sent %s', async (_, text, address, problem, field) => {
  const server = fakeServer({});
  show(anEstimate());
  await press('Ask a question');
  await type('Email for the reply', address);
  await type('Your question', text);
  await press('Send question');
  expect(screen.getByRole('alert').textContent).toBe(problem);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(problem);
  expect(document.activeElement).toBe(field());
  expect(server.requests).toEqual([]);
});

it.each([
  [
    'too many were sent',
    { status: 429, body: { code: 'TOO_MANY_REQUESTS', message: 'x' } },
    'No more questions can be sent for now. Please contact the business directly.',
  ],
  ['the server fails', { status: 500, body: 'x' }, 'Your question was not sent. Please try again in a minute.'],
  [
    'no email can be sent to its address',
    {
      status: 400,
      body: { code: 'INVALID_REQUEST', message: 'x', issues: [{ path: 'email', rule: 'asciiMailbox' }] },
    },
    'Enter a valid email address.',
  ],
  [
    'its text contains an address',
    {
      status: 400,
      body: { code: 'INVALID_REQUEST', message: 'x', issues: [{ path: 'question', rule: 'noAddress' }] },
    },
    'Leave out web and email addresses.',
  ],
])('keeps its text and says what to do if %s', async (_, reply, problem) => {
  fakeServer({ [ASK]: reply });
  show(anEstimate());
  await ask('Is the old deck removed?');
  expect(screen.getByRole('alert').textContent).toBe(problem);
  expect(question().value).toBe('Is the old deck removed?');
});

it('keeps its text without a connection, and is sent once there is one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  show(anEstimate());
  await ask('Is the old deck removed?');
  expect(screen.getByRole('alert').textContent).toBe(
    'Your question was not sent. Check your connection and try again.',
  );
  const server = fakeServer({ [ASK]: { body: {} } });
  await act(async () => {
    const send = button('Send question');
    send.click();
    send.click();
    if (send.form) fireEvent.submit(send.form);
  });
  expect(server.count(ASK)).toBe(1);
  expect(document.body.textContent).toContain('Your question was sent.');
});

it('shows what became of an estimate that takes no questions any more', async () => {
  const taken = { status: 409, body: { code: 'CONFLICT', message: 'x', reason: 'ESTIMATE_DECIDED' } };
  fakeServer({ [ASK]: taken, [READ]: { body: anAcceptedEstimate() } });
  show(anEstimate());
  await ask('Is the old deck removed?');
  expect(textOf('.messages')).toBe('This estimate has changed in the meantime.');
  expect(textOf('.notice')).toContain('Accepted by Dana Fox');
});

it.each([
  ['Cancel', () => press('Cancel')],
  ['Escape', () => act(async () => void fireEvent.keyDown(question(), { key: 'Escape' }))],
])('is left with %s, which keeps the text and returns the focus', async (_, leave) => {
  show(anEstimate());
  await press('Ask a question');
  await type('Your question', 'Is the');
  await leave();
  expect(document.activeElement).toBe(button('Ask a question'));
  await press('Ask a question');
  expect(question().value).toBe('Is the');
});

it.each([
  ['open', anEstimate(), true],
  ['expired', anEstimate({ dueDate: '2026-01-04' }), true],
  ['declined', anEstimate({ status: 'DECLINED', decision: { on: '2026-01-05' } }), true],
  ['accepted', anAcceptedEstimate(), false],
  ['replaced', anEstimate({ newerId: 'b1-e1-2' }), false],
  ['a draft', anEstimate({ status: 'DRAFT' }), false],
])('can be asked about an estimate that is %s: %#', (_, estimate, canAsk) => {
  show(estimate);
  expect(buttons().includes('Ask a question')).toBe(canAsk);
});

it('is asked in French', async () => {
  fakeServer({ [ASK]: { body: {} } });
  show(anEstimate({ language: 'fr' }), frCaEstimatePage);
  await press('Poser une question');
  await press('Envoyer la question');
  expect(screen.getByRole('alert').textContent).toBe('Entrez votre question.');
  await type('Votre question', 'Quand?');
  await press('Envoyer la question');
  expect(document.activeElement?.textContent).toBe('Votre question a été envoyée. La réponse ira à dana@moraine.test.');
});
