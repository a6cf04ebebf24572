import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { frCaEstimatePage } from '#shared/locale/fr-ca-estimate-page.ts';
import {
  ACCEPT,
  acceptAs,
  anAcceptedEstimate,
  anEstimate,
  button,
  buttons,
  press,
  READ,
  REFUSE,
  setUpPage,
  show,
  textOf,
  type,
} from '#test/support/screens/estimate-page-harness.tsx';
import { fakeServer } from '#test/support/screens/fake-server.ts';

setUpPage();

const CONFLICT = (reason: string) => ({ status: 409, body: { code: 'CONFLICT', message: 'x', reason } });
const field = () => screen.getByLabelText<HTMLInputElement>('Your full name');
const bodiesOf = ({ requests }: { requests: Request[] }) => Promise.all(requests.map((request) => request.json()));

it('opens one field in place, and moves the focus there', async () => {
  show(anEstimate());
  await press('Accept');
  expect(document.activeElement).toBe(field());
  expect([field().autocomplete, field().required]).toEqual(['name', true]);
  expect(screen.getByText('By accepting, you agree to this estimate and its terms.')).toBeTruthy();
  expect(buttons()).toEqual(['Accept estimate for 1,234.50 CAD', 'Cancel', 'Ask a question', 'Download PDF']);
});

it('is accepted with the typed name, and confirms it where the focus then is', async () => {
  const server = fakeServer({ [ACCEPT]: { body: anAcceptedEstimate() } });
  show(anEstimate());
  await acceptAs('  Dana Fox ');
  expect(await bodiesOf(server)).toEqual([{ name: 'Dana Fox' }]);
  expect(textOf('.notice')).toBe(
    'This estimate is accepted. Thank you.Accepted by Dana Fox on January 05, 2026. You will get a copy by email.',
  );
  expect(document.activeElement?.textContent).toContain('Accepted by Dana Fox');
  expect(textOf('.when')).toBe('');
  expect(buttons()).toEqual(['Download PDF']);
});

it('promises no copy by email without an address for it', async () => {
  const { billingEmail: _, ...accepted } = anAcceptedEstimate();
  fakeServer({ [ACCEPT]: { body: accepted } });
  show(anEstimate());
  await acceptAs('Dana Fox');
  expect(textOf('.notice')).toContain('Accepted by Dana Fox');
  expect(textOf('.notice')).not.toContain('email');
});

it('names the person who accepted first', async () => {
  fakeServer({ [ACCEPT]: { body: anAcceptedEstimate() } });
  show(anEstimate());
  await acceptAs('Robin Ash');
  expect(textOf('.notice')).toMatch(/Accepted by Dana Fox on January 05, 2026\.$/);
});

it('sends one answer, however often the button is pressed', async () => {
  const server = fakeServer({ [ACCEPT]: { body: anAcceptedEstimate() } });
  show(anEstimate());
  await press('Accept');
  await type('Your full name', 'Dana Fox');
  await act(async () => {
    const send = button(/^Accept estimate/);
    send.click();
    send.click();
    if (send.form) fireEvent.submit(send.form);
  });
  expect(server.count(ACCEPT)).toBe(1);
});

it('stops asking for a name as it is typed', async () => {
  show(anEstimate());
  await acceptAs('');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await type('Your full name', 'D');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field().getAttribute('aria-invalid')).toBe('false');
});

it.each(['', '   '])('asks for a name instead of sending %j', async (name) => {
  const server = fakeServer({});
  show(anEstimate());
  await acceptAs(name);
  expect(screen.getByRole('alert').textContent).toBe('Enter your full name.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter your full name.',
  );
  expect(document.activeElement).toBe(field());
  expect(server.requests).toEqual([]);
});

it('keeps the name without a connection, says what to do, and can be sent again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  show(anEstimate());
  await acceptAs('Dana Fox');
  expect(screen.getByRole('alert').textContent).toBe('Your answer was not sent. Check your connection and try again.');
  expect(field().value).toBe('Dana Fox');
  fakeServer({ [ACCEPT]: { body: anAcceptedEstimate() } });
  await press(/^Accept estimate/);
  expect(textOf('.notice')).toContain('Accepted by Dana Fox');
});

it.each([
  ['too many answers', { status: 429, body: { code: 'TOO_MANY_REQUESTS', message: 'x' } }],
  ['a failure', { status: 500, body: '<html>', type: 'text/html' }],
  ['an empty answer', { body: null }],
])('says to try again later after %s', async (_, reply) => {
  fakeServer({ [ACCEPT]: reply });
  show(anEstimate());
  await acceptAs('Dana Fox');
  expect(screen.getByRole('alert').textContent).toBe('Your answer was not sent. Please try again in a minute.');
  expect(field().value).toBe('Dana Fox');
});

it.each([
  ['name', 'Accept', 'Your full name', /^Accept estimate/, ACCEPT],
  ['reason', 'Decline', 'Reason (optional)', 'Decline estimate', REFUSE],
])('says what to leave out of a %s with an address, at its field', async (path, opens, label, sends, call) => {
  const issues = [{ path, rule: 'noAddress' }];
  fakeServer({ [call]: { status: 400, body: { code: 'INVALID_REQUEST', message: 'x', issues } } });
  show(anEstimate());
  await press(opens);
  await type(label, 'See https://example.com/me');
  await press(sends);
  const typed = screen.getByLabelText<HTMLInputElement>(label);
  expect(typed.value).toBe('See https://example.com/me');
  expect(typed.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(typed.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Leave out web and email addresses.',
  );
});

it.each([
  [
    'was answered by someone else',
    'ESTIMATE_DECIDED',
    anAcceptedEstimate({ decision: { on: '2026-01-05', name: 'Robin Ash' } }),
    'Accepted by Robin Ash on January 05, 2026.',
    [],
  ],
  [
    'was replaced',
    'ESTIMATE_REPLACED',
    anEstimate({ newerId: 'b1-e1-2' }),
    'There is a newer version of this estimate',
    [],
  ],
  // The clock of the device is behind.
  ['has expired', 'ESTIMATE_EXPIRED', anEstimate(), 'This estimate has expired', ['Ask a question']],
])('shows what became of an estimate that %s meanwhile', async (_, reason, now, text, left) => {
  fakeServer({ [ACCEPT]: CONFLICT(reason), [READ]: { body: now } });
  show(anEstimate());
  await acceptAs('Dana Fox');
  expect(textOf('.messages')).toBe('This estimate has changed in the meantime.');
  expect(textOf('.notice')).toContain(text);
  expect(textOf('.notice')).not.toContain('email');
  expect(document.activeElement?.id).toBe('answered');
  expect(buttons()).toEqual([...left, 'Download PDF']);
});

it('says that an estimate that was deleted meanwhile is gone', async () => {
  const gone = { status: 404, body: { code: 'NOT_FOUND', message: 'x' } };
  fakeServer({ [ACCEPT]: gone, [READ]: gone });
  show(anEstimate());
  await acceptAs('Dana Fox');
  expect(screen.getByRole('alert').textContent).toContain('Estimate not found');
});

it.each([
  ['', {}],
  [' Too early ', { reason: 'Too early' }],
])('is declined with the reason %j, which nobody has to give', async (reason, body) => {
  const declined = anEstimate({ status: 'DECLINED', decision: { on: '2026-01-05' } });
  const server = fakeServer({ [REFUSE]: { body: declined } });
  show(anEstimate());
  await press('Decline');
  expect(document.activeElement).toBe(screen.getByLabelText('Reason (optional)'));
  await type('Reason (optional)', reason);
  await press('Decline estimate');
  expect(await bodiesOf(server)).toEqual([body]);
  expect(textOf('.notice')).toContain('Declined on January 05, 2026.');
  expect(document.activeElement?.id).toBe('answered');
});

it.each([
  ['Cancel', () => press('Cancel')],
  ['Escape', () => act(async () => void fireEvent.keyDown(field(), { key: 'Escape' }))],
])('is left with %s, which keeps the name and returns the focus', async (_, leave) => {
  show(anEstimate());
  await press('Accept');
  await type('Your full name', 'Dana');
  await leave();
  expect(document.activeElement).toBe(button('Accept'));
  await press('Accept');
  expect(field().value).toBe('Dana');
});

it('can be answered again when the business has reopened it, as after a return with the back button', async () => {
  fakeServer({ [ACCEPT]: { body: anAcceptedEstimate() }, [READ]: { body: anEstimate() } });
  show(anEstimate());
  await acceptAs('Dana Fox');
  await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(buttons()).toEqual(['Accept', 'Decline', 'Ask a question', 'Download PDF']);
});

it('is answered in French', async () => {
  fakeServer({ [ACCEPT]: { body: anAcceptedEstimate() } });
  show(anEstimate(), frCaEstimatePage);
  await press('Accepter');
  await press('Accepter la soumission de 1\u00a0234,50\u00a0CAD');
  expect(screen.getByRole('alert').textContent).toBe('Entrez votre nom complet.');
  await type('Votre nom complet', 'Dana Fox');
  expect(screen.getByText('En acceptant, vous consentez à cette soumission et à ses conditions.')).toBeTruthy();
  await press(/^Accepter la soumission/);
  expect(textOf('.notice')).toContain('Vous en recevrez une copie par courriel.');
});
