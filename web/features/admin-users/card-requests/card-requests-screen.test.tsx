import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { ListedCardRequest } from '#shared/payment-settings/card-request.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import CardRequestsScreen from './card-requests-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));

const LIST = 'GET /admin/card-requests';
const GRANT = 'POST /admin/card-requests/{id}/grant';
const DECLINE = 'POST /admin/card-requests/{id}/decline';
const ARK: ListedCardRequest = {
  id: 'ark',
  status: 'OPEN',
  askedAt: '2026-11-05T17:00:00Z',
  businessName: 'Noah’s Ark',
  email: 'noah@example.com',
  profile: { firstName: 'Noah', lastName: 'Singh' },
};
const ANSWERED = new AppError('CONFLICT', 'This request has already been answered. Please reload the page.', {
  reason: 'CARD_REQUEST_ANSWERED',
});

function show(answers: object) {
  answerCalls(answers);
  const user = aUser({ role: 'ADMIN' });
  renderFor({ status: 'authenticated', user }, <CardRequestsScreen />, '/admin/card-requests');
}

const row = async (name: string) => within(await screen.findByRole('toolbar', { name: new RegExp(name) }));

it('lists open requests with business, owner, email and day, and who was answered', async () => {
  const nameless = { ...ARK, id: 'x', email: 'x@example.com', profile: { firstName: '', lastName: '' } };
  const answered = { ...ARK, id: 'y', status: 'DECLINED', answeredAt: '2026-11-06T17:00:00Z' } as const;
  const { businessName: _, ...unnamed } = nameless;
  show({ [LIST]: { data: [ARK, unnamed, answered] } });
  expect(await screen.findAllByText('Noah’s Ark')).toHaveLength(2);
  expect(screen.getAllByText('Noah Singh')).toHaveLength(2);
  expect(screen.getByText('No business name')).toBeTruthy();
  expect(screen.getByText('Declined')).toBeTruthy();
  expect(screen.getByText('Nov 6, 2026')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Grant card payments to/ })).toHaveLength(2);
});

it('grants a request', async () => {
  show({ [LIST]: { data: [ARK] }, [GRANT]: { ...ARK, status: 'GRANTED', answeredAt: '2026-11-06T17:00:00Z' } });
  await userEvent.click((await row('Ark')).getByRole('button', { name: 'Grant card payments to Noah’s Ark' }));
  expect(await screen.findByText('Granted')).toBeTruthy();
  expect(call).toHaveBeenCalledWith(GRANT, { id: 'ark' });
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Card payments granted to Noah’s Ark');
  expect(screen.queryByRole('toolbar')).toBeNull();
});

it.each([
  ['  Add an address. ', { reason: 'Add an address.' }],
  ['', {}],
  ['   ', {}],
])('declines with the reason "%s"', async (typed, body) => {
  show({ [LIST]: { data: [ARK] }, [DECLINE]: { ...ARK, status: 'DECLINED', answeredAt: '2026-11-06T17:00:00Z' } });
  await userEvent.click((await row('Ark')).getByRole('button', { name: 'Decline the request of Noah’s Ark' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Request' }));
  if (typed) await userEvent.type(await dialog.findByLabelText('Reason'), typed);
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(call).toHaveBeenCalledWith(DECLINE, { id: 'ark', body }));
  expect(await screen.findByText('Declined')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that another administrator answered, and shows their answer', async () => {
  let isAnswered = false;
  const answered = { ...ARK, status: 'DECLINED', answeredAt: '2026-11-06T17:00:00Z' };
  show({
    [LIST]: () => ({ data: [isAnswered ? answered : ARK] }),
    [GRANT]: () => {
      isAnswered = true;
      throw ANSWERED;
    },
  });
  await userEvent.click((await row('Ark')).getByRole('button', { name: /^Grant/ }));
  expect(await screen.findByText('Declined')).toBeTruthy();
  expect(toast.error).toHaveBeenCalledExactlyOnceWith([ANSWERED.message]);
});

it('says that there are none, that they are loading, and that they could not be loaded', async () => {
  vi.mocked(call).mockReturnValue(new Promise(() => {}) as never);
  show({ [LIST]: { data: [] } });
  expect(screen.getByText('Loading requests')).toBeTruthy();
  expect(await screen.findByText('No card requests')).toBeTruthy();
});

it('offers a retry', async () => {
  show({ [LIST]: new AppError('UNEXPECTED', 'x') });
  expect(await screen.findByText('Error loading card requests')).toBeTruthy();
  answerCalls({ [LIST]: { data: [ARK] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Noah’s Ark')).toBeTruthy();
});

it('asks for a second factor first, where administrators need one', async () => {
  show({ [LIST]: new AppError('FORBIDDEN', 'x', { reason: 'SECOND_FACTOR_REQUIRED' }) });
  expect(await screen.findByRole('link', { name: 'Set up two-step sign-in' })).toBeTruthy();
});
