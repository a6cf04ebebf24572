import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import { answer, currentLocation, OFFLINE, STATS, showScreen } from '#test/support/screens/list-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));
beforeEach(() => localStorage.clear());

const COUNTS = { DRAFT: 0, SENT: 0, PAID: 0, OVERDUE: 0, CANCELLED: 0 };
const COMPANY = { id: 'c-1', name: 'Larch', address: '12 Main St', version: 3 };
const ACME = { id: 'k-1', name: 'Acme', email: 'ap@example.com', createdAt: '2026-01-05T10:00:00.000Z', version: 1 };
const missing = () => Promise.reject(new AppError('NOT_FOUND', 'x'));

const answerNew = (answers: Answers = {}) =>
  answer([], {
    'GET /invoices/stats': { currencies: [], counts: COUNTS },
    'GET /companies/me': missing,
    'GET /payment-settings/user/{userId}': missing,
    'GET /customers/search': { customers: [] },
    ...answers,
  });
const steps = () => screen.findByRole('region', { name: 'Get ready for your first invoice' });
const stepOf = async (title: string) =>
  within((await screen.findByText(title, { exact: false, selector: 'li p' })).closest('li') as HTMLElement);

describe('a business that has not sent an invoice', () => {
  it('sees the steps to it instead of zeros, the next one first', async () => {
    answerNew({ 'GET /companies/me': COMPANY });
    showScreen();
    const list = within(await steps());
    await list.findByText('1 of 5 done');
    expect(list.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)).toEqual([
      'Your business (done)',
      'Your taxes (to do)',
      'How you get paid (to do)',
      'Your first customer (to do)',
      'Your first invoice (to do)',
    ]);
    list.getByRole('link', { name: 'Add your logo' });
    expect(screen.queryByRole('region', { name: 'Money at a glance' })).toBeNull();
  });

  it('ticks a step as soon as it is taken in place, and the focus goes on to the next one', async () => {
    answerNew({ 'POST /companies': COMPANY });
    const { user } = showScreen();
    await user.click(await screen.findByRole('button', { name: 'Enter your details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your business' }));
    await user.type(dialog.getByLabelText('Company Name'), 'Larch');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(/^Address is required/i);
    await user.type(dialog.getByLabelText('Address'), '12 Main St');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('1 of 5 done');
    await steps();
    const next = screen.getByRole('button', { name: 'Enter tax numbers' });
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('says with one click that it has no tax registration', async () => {
    answerNew({
      'GET /companies/me': COMPANY,
      'PATCH /companies/{id}': { ...COMPANY, isSmallSupplier: true, version: 4 },
    });
    const { user } = showScreen();
    await user.click(await screen.findByRole('button', { name: 'I’m not registered' }));
    await screen.findByText('Small supplier: no tax is charged');
    const next = screen.getByRole('button', { name: 'Set up payment' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(callsOf('PATCH /companies/{id}')).toEqual([{ id: 'c-1', body: { isSmallSupplier: true, version: 3 } }]);
  });

  it('can say so again after a lost response', async () => {
    let company = COMPANY;
    answerNew({
      'GET /companies/me': () => company,
      'PATCH /companies/{id}': () => {
        company = { ...COMPANY, version: 4 };
        return Promise.reject(new AppError('UNEXPECTED', OFFLINE));
      },
    });
    const { user } = showScreen();
    await user.click(await screen.findByRole('button', { name: 'I’m not registered' }));
    await waitFor(() => expect(callsOf('GET /companies/me')).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'I’m not registered' }));
    await waitFor(() =>
      expect(callsOf('PATCH /companies/{id}')).toMatchObject([{ body: { version: 3 } }, { body: { version: 4 } }]),
    );
  });

  it('invoices its only customer', async () => {
    answerNew({ 'GET /customers/search': { customers: [ACME] } });
    const { user } = showScreen();
    await screen.findByText('Acme');
    await user.click(screen.getByRole('link', { name: 'Write an invoice' }));
    expect(currentLocation()).toMatchObject({ address: '/invoices/create', state: { customer: { id: 'k-1' } } });
  });

  it('is led to its draft', async () => {
    answerNew({ 'GET /invoices/stats': { currencies: [], counts: { ...COUNTS, DRAFT: 1 } } });
    const { user } = showScreen();
    await user.click(await screen.findByRole('link', { name: 'Show your drafts' }));
    expect(currentLocation().address).toBe('/invoices?status=DRAFT');
  });

  it('sees the loaded steps when another fails, and retries it', async () => {
    answerNew({ 'GET /customers/search': new AppError('UNEXPECTED', OFFLINE), 'GET /companies/me': COMPANY });
    const { user } = showScreen();
    await screen.findByText('1 of 5 done');
    const row = await stepOf('Your first customer');
    row.getByText('This could not be loaded.');
    answerNew({ 'GET /customers/search': { customers: [ACME] }, 'GET /companies/me': COMPANY });
    await user.click(row.getByRole('button', { name: /^Try Again.*Your first customer/ }));
    await screen.findByText('2 of 5 done');
  });

  it('keeps the input of a dialog when an invoice is sent meanwhile', async () => {
    let counts = COUNTS;
    answerNew({ 'GET /invoices/stats': () => ({ currencies: [], counts }), 'GET /companies/me': COMPANY });
    const { user } = showScreen();
    await user.click(await screen.findByRole('button', { name: 'Add a customer' }));
    const field = await within(
      await screen.findByRole('dialog', { name: 'Add Customer' }),
    ).findByLabelText<HTMLInputElement>('Name');
    await user.type(field, 'Acme');
    counts = { ...COUNTS, SENT: 1 };
    const reads = callsOf('GET /invoices/stats').length;
    vi.setSystemTime(Date.now() + 3_600_000);
    act(() => window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(callsOf('GET /invoices/stats').length).toBeGreaterThan(reads));
    expect(field.isConnected).toBe(true);
    expect(field.value).toBe('Acme');
    vi.useRealTimers();
  });

  it('is offered numbers that count upwards', async () => {
    answerNew({ 'GET /business/numbering': { invoices: null, estimates: null } });
    const { user } = showScreen();
    await user.click(await screen.findByRole('link', { name: 'Count numbers upwards' }));
    expect(currentLocation().address).toContain('/company');
  });

  it('is not offered them once its numbers count upwards', async () => {
    const numbering = { prefix: '', digits: 3, restarts: 'never', next: 7, nextNumber: '007' } as const;
    answerNew({ 'GET /business/numbering': { invoices: numbering, estimates: null } });
    showScreen();
    await screen.findByRole('link', { name: 'Write an invoice' });
    await waitFor(() => expect(callsOf('GET /business/numbering')).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Count numbers upwards' })).toBeNull();
  });

  it('dismisses them on this device', async () => {
    answerNew();
    const { user } = showScreen();
    await user.click(await screen.findByRole('button', { name: 'Dismiss these steps' }));
    await screen.findByRole('region', { name: 'Money at a glance' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Invoice list' }));
    expect(JSON.parse(localStorage.getItem('dismissedFirstSteps:business-1') ?? '')).toEqual(['all']);
  });

  it('previews a sample without storing anything', async () => {
    answerNew();
    const { user } = showScreen();
    await user.click(await screen.findByRole('button', { name: 'See a sample invoice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A sample invoice' }));
    await dialog.findByText(/SAMPLE-001/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('an employee sees no steps of the owner', async () => {
  answerNew();
  showScreen('/invoices', { role: 'EMPLOYEE' });
  await screen.findByText('0 of 2 done');
  expect(callsOf('GET /companies/me')).toEqual([]);
});

it('a business that has sent an invoice sees its figures', async () => {
  answer([], { 'GET /invoices/stats': STATS });
  showScreen();
  await screen.findByRole('region', { name: 'Money at a glance' });
  expect(screen.queryByText('Get ready for your first invoice')).toBeNull();
});
