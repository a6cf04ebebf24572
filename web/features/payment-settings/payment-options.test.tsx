import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PaymentOptions } from '#shared/api/stripe.ts';
import { AppError } from '#shared/errors.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { ENABLED, SETTINGS, show, times } from '#test/support/screens/integration-harness.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

const READ = 'GET /stripe/options';
const CHANGE = 'POST /stripe/options';
const DEBITS = 'Payments from bank accounts';

let stored: PaymentOptions;
beforeEach(() => {
  vi.clearAllMocks();
  stored = { debits: 'off', link: true };
});

/** The tab of a connected account; `answers` replace those of a server that does as it is told. */
function open(answers: Answers = {}) {
  answerCalls({
    [SETTINGS]: ENABLED,
    'GET /stripe/status': { connected: true },
    [READ]: () => stored,
    ...answers,
  });
  return show();
}

/** A server whose Stripe activates debits, or does not yet. */
const changes = (debits: 'on' | 'waiting'): Answers => ({
  [CHANGE]: ({ body }) => {
    if (body.debits !== undefined) stored = { ...stored, debits: body.debits ? debits : 'off' };
    if (body.link !== undefined) stored = { ...stored, link: body.link };
    return stored;
  },
});

const theSwitch = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const sent = () => callsOf(CHANGE).map(({ body }) => body);
const isWaiting = () => screen.queryByText(/Stripe has not activated it yet/) !== null;

it('switches payments from bank accounts on and off, each at once', async () => {
  open(changes('on'));
  const debits = await theSwitch(DEBITS);
  expect(debits.checked).toBe(false);
  await userEvent.click(debits);
  await waitFor(() => expect(stored.debits).toBe('on'));
  expect(debits.checked).toBe(true);
  expect(isWaiting()).toBe(false);
  // What it costs to turn it off again.
  expect(screen.getByText(/saved bank accounts are not debited any more/)).toBeTruthy();
  await userEvent.click(debits);
  await waitFor(() => expect(stored.debits).toBe('off'));
  expect(debits.checked).toBe(false);
  expect(sent()).toEqual([{ debits: true }, { debits: false }]);
});

it('does not offer Link any more', async () => {
  open(changes('on'));
  const link = await theSwitch('Link');
  expect(link.checked).toBe(true);
  await userEvent.click(link);
  await waitFor(() => expect(stored.link).toBe(false));
  expect(link.checked).toBe(false);
  expect(sent()).toEqual([{ link: false }]);
});

it('shows a change while it is being made, and makes the next one after it', async () => {
  let answer = (_: PaymentOptions) => {};
  open({ [CHANGE]: () => new Promise<PaymentOptions>((resolve) => (answer = resolve)) });
  const [debits, link] = [await theSwitch(DEBITS), await theSwitch('Link')];
  await userEvent.click(debits);
  expect(debits.checked).toBe(true);
  expect(isWaiting()).toBe(false);
  await userEvent.click(link);
  expect(sent()).toEqual([{ debits: true }]);
  answer({ debits: 'waiting', link: true });
  await waitFor(() => expect(isWaiting()).toBe(true));
  await waitFor(() => expect(sent()).toEqual([{ debits: true }, { link: false }]));
});

it('says what to do while Stripe has not activated them, and checks again', async () => {
  stored = { debits: 'waiting', link: true };
  open(changes('waiting'));
  expect((await theSwitch(DEBITS)).checked).toBe(true);
  const notice = within(screen.getByText(/Stripe has not activated it yet/).closest('[role=status]') as HTMLElement);
  expect(notice.getByRole('link', { name: 'Open Stripe' }).getAttribute('href')).toBe(
    'https://dashboard.stripe.com/settings/payment_methods',
  );
  await userEvent.click(notice.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(toast.info).toHaveBeenCalledExactlyOnceWith('Stripe has not activated it yet'));
  expect(isWaiting()).toBe(true);

  answerCalls(changes('on'));
  await userEvent.click(notice.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(isWaiting()).toBe(false));
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Your customers can now pay from a bank account');
  expect(sent()).toEqual([{ debits: true }, { debits: true }]);
});

it('says why a change failed, and shows what is stored', async () => {
  const text = 'Payments from bank accounts are off now. Please try again.';
  stored = { debits: 'on', link: true };
  open({
    [CHANGE]: () => {
      stored = { debits: 'off', link: true };
      throw new AppError('PROVIDER_FAILED', text);
    },
  });
  const debits = await theSwitch(DEBITS);
  await userEvent.click(debits);
  await waitFor(() =>
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to change how your customers can pay', {
      description: text,
    }),
  );
  await waitFor(() => expect(times(READ)).toBe(2));
  await waitFor(() => expect(debits.checked).toBe(false));
});

it('puts the switch back if the change is refused', async () => {
  open({ [CHANGE]: new AppError('CONFLICT', 'Your Stripe account is not connected. Please connect it first.') });
  const debits = await theSwitch(DEBITS);
  await userEvent.click(debits);
  await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
  await waitFor(() => expect(debits.checked).toBe(false));
});

it('can be loaded again if it failed, beside the connection', async () => {
  open({ [READ]: new AppError('PROVIDER_FAILED', 'x') });
  expect(await screen.findByText('Failed to load how your customers can pay')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Disconnect' })).toBeTruthy();
  answerCalls({ [READ]: () => stored });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await theSwitch(DEBITS)).toBeTruthy();
});

it.each([{ connected: false }, { connected: false, setup: 'checking' }] as const)(
  'offers nothing while the account is %j',
  async (status) => {
    open({ 'GET /stripe/status': status });
    await screen.findByRole('heading', { name: /^Stripe/ });
    expect(screen.queryByRole('switch')).toBeNull();
    expect(times(READ)).toBe(0);
  },
);
