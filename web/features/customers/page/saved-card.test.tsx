import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedCard } from '#shared/saved-card/schema.ts';
import type { Role } from '#shared/user/schema.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { toasts } from '#test/support/screens/estimates-harness.tsx';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import CustomerPageScreen from './customer-page-screen.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const READ = 'GET /customers/{id}/saved-card';
const REMOVE = 'DELETE /customers/{id}/saved-card';
const CARD: SavedCard = {
  ...{ brand: 'visa', last4: '4242', savedAt: '2026-01-05T19:01:00Z', invoiceId: 'inv-1', invoiceNumber: 'INV-7' },
  agreement: {
    text: 'Save this card and pay future invoices of Larch Studio automatically.',
    at: '2026-01-05T19:00:00Z',
    address: '192.0.2.7',
    agent: 'Mozilla/5.0 (iPhone)',
  },
};

function show(answers: Answers = {}, role: Role = 'USER') {
  answerCalls({
    'GET /customers/{id}': {
      ...{ id: 'c-1', name: 'Café Léger', email: 'compta@cafe.test', createdAt: '2026-01-05T12:00:00Z', version: 3 },
    },
    'GET /customers/{id}/account': { data: [], meta: { total: 0, page: 1, limit: 10, totalPages: 0 }, owed: [] },
    'GET /receipts': { data: [], meta: { total: 0, page: 1, limit: 10, totalPages: 0 } } as never,
    [READ]: { card: CARD },
    [REMOVE]: undefined,
    ...answers,
  });
  renderFor(
    { status: 'authenticated', user: aUser({ role }) },
    <Routes>
      <Route element={<CustomerPageScreen />} path="/customers/:id" />
    </Routes>,
    '/customers/c-1',
  );
  return userEvent.setup();
}

const title = () => screen.queryByRole('heading', { name: /^(Saved card|Carte enregistrée)$/ });
const card = async () =>
  within((await screen.findByRole('heading', { name: 'Saved card' })).closest('section') as HTMLElement);

beforeEach(() => vi.setSystemTime('2026-11-23T18:00:00Z'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each<Role>(['USER', 'EMPLOYEE'])(
  'shows a %s the card of a customer, and with which invoice it was saved',
  async (role) => {
    show({}, role);
    const saved = await card();
    saved.getByText(/^Visa ••••.4242$/);
    expect(saved.getByText(/^Saved Jan 5, 2026 with invoice/).textContent).toBe('Saved Jan 5, 2026 with invoice INV-7');
    expect(saved.getByRole('link', { name: 'INV-7' }).getAttribute('href')).toBe('/invoices/inv-1');
  },
);

it('shows on request what the customer agreed to, and how that is known', async () => {
  const user = show();
  const saved = await card();
  const summary = saved.getByText('What they agreed to');
  expect(summary.closest('details')?.open).toBe(false);
  await user.click(summary);
  saved.getByText(CARD.agreement.text);
  expect(saved.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('2026'),
    '192.0.2.7',
    'Mozilla/5.0 (iPhone)',
  ]);
});

it.each<[string, Answers]>([
  ['has none', { [READ]: {} }],
  ['may have one, but that could not be read', { [READ]: new ConnectionError() }],
])('shows no card of a customer who %s', async (_, answers) => {
  show(answers);
  await screen.findByText('No invoices yet');
  await waitFor(() => expect(callsOf(READ)).not.toEqual([]));
  expect(title()).toBeNull();
});

it('removes the card once, after a question', async () => {
  const user = show({ [READ]: () => (callsOf(REMOVE).length > 0 ? {} : { card: CARD }) });
  await user.click((await card()).getByRole('button', { name: 'Remove Card' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Remove Visa ••••.4242\?$/ }));
  dialog.getByText(/^Invoices to Café Léger are then no longer charged automatically/);
  await user.dblClick(dialog.getByRole('button', { name: 'Remove Card' }));
  await waitFor(() => expect(title()).toBeNull());
  expect(callsOf(REMOVE)).toEqual([{ id: 'c-1' }]);
  await waitFor(() => expect(toasts('success')).toEqual(['Card removed']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('keeps the card on second thoughts', async () => {
  const user = show();
  await user.click((await card()).getByRole('button', { name: 'Remove Card' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(callsOf(REMOVE)).toEqual([]);
});

it('keeps asking if the removal fails', async () => {
  const user = show({ [REMOVE]: new ConnectionError() });
  await user.click((await card()).getByRole('button', { name: 'Remove Card' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove Card' }));
  await waitFor(() => expect(toasts('error')).toEqual(['Failed to remove the card']));
  screen.getByRole('alertdialog');
  screen.getByText('Saved card');
});

describe('a saved bank account', () => {
  const ACCOUNT = { ...CARD, brand: 'acss_debit', last4: '6789', bank: 'TD Canada Trust' };

  it('is called so, with its bank, and is removed after a question', async () => {
    const user = show({ [READ]: () => (callsOf(REMOVE).length > 0 ? {} : { card: ACCOUNT }) });
    const part = (await screen.findByRole('heading', { name: 'Saved bank account' })).closest('section');
    expect(part?.textContent).toMatch(
      /^Saved bank accountTD Canada Trust ••••.6789Saved Jan 5, 2026 with invoice INV-7What they agreed to/,
    );
    expect(title()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove Bank Account' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /^Remove the TD Canada Trust account ••••.6789\?$/ }),
    );
    dialog.getByText(
      'Invoices to Café Léger are then no longer paid from it automatically, also those already sent. A bank payment that is on its way goes on. The customer is told by email.',
    );
    await user.click(dialog.getByRole('button', { name: 'Remove Bank Account' }));
    await waitFor(() => expect(toasts('success')).toEqual(['Bank account removed']));
    expect(screen.queryByText('Saved bank account')).toBeNull();
  });

  it('says if its removal fails', async () => {
    const user = show({ [READ]: { card: { ...ACCOUNT, bank: '' } }, [REMOVE]: new ConnectionError() });
    await screen.findByText(/^Bank account ••••.6789$/);
    await user.click(screen.getByRole('button', { name: 'Remove Bank Account' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove Bank Account' }),
    );
    await waitFor(() => expect(toasts('error')).toEqual(['Failed to remove the bank account']));
  });
});

it('stands above the details, with their switches', async () => {
  show();
  await card();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.indexOf('Saved card')).toBe(titles.indexOf('Details') - 1);
});
