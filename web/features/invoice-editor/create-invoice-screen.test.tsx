import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addDays, localDay } from '#shared/calendar-day.ts';
import { PROFILE } from '#test/support/screens/an-invoice.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import {
  answer,
  button,
  freshEditor,
  leaveDraft,
  line,
  showEditor,
  shown,
  tab,
} from '#test/support/screens/editor-harness.tsx';
import { dayText } from '#web/document-editor/model/day-text.en.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

freshEditor();

describe('a new invoice', () => {
  it('waits for the profile', async () => {
    answer({ 'GET /profile': () => new Promise(() => {}) });
    showEditor();
    expect((await screen.findByRole('status')).textContent).toBe('Loading user data...');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('13');
  });

  it('fetches what it offers along with the profile, so that nothing moves once its fields show', async () => {
    answer({ 'GET /profile': () => new Promise(() => {}) });
    showEditor();
    await waitFor(() => expect([callsOf('GET /customers').length, callsOf('GET /products').length]).toEqual([1, 1]));
  });

  it('starts with its defaults', async () => {
    const today = localDay(new Date());
    answer({ 'GET /profile': { ...PROFILE, preferredCurrency: 'USD' } });
    const { user } = showEditor();
    await user.click(await tab('Invoice Details'));
    const number = screen.getByLabelText<HTMLInputElement>('Invoice Number').value;
    expect(number).toMatch(new RegExp(`^INV-${today.replaceAll('-', '')}\\d{3}$`));
    expect(screen.getByRole('button', { name: /^Issue Date/ }).textContent).toBe(dayText(today));
    expect(screen.getByRole('button', { name: /^Due Date/ }).textContent).toBe(dayText(addDays(today, 30)));
    expect(screen.getByLabelText<HTMLSelectElement>('Currency').value).toBe('USD');
    await user.click(await tab('Payment'));
    expect(screen.getByLabelText<HTMLSelectElement>('Payment Method').value).toBe('bank');
    expect(screen.getByLabelText<HTMLSelectElement>('Payment Terms').value).toBe('due_in_30_days');
  });

  it.each([
    ['America/St_Johns', '20260309'],
    ['Pacific/Kiritimati', '20260310'],
  ])('is dated by the clock of a business in %s', async (timeZone, day) => {
    vi.useFakeTimers({ now: new Date('2026-03-10T02:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { user } = showEditor('/invoices/create', null, timeZone);
    await user.click(await tab('Invoice Details'));
    const number = screen.getByLabelText<HTMLInputElement>('Invoice Number');
    expect(number.value).toContain(day);
    await user.click(button('Generate Invoice Number'));
    expect(number.value).toContain(day);
  });

  it('offers four currencies, and defaults to CAD if the preferred one is not among them', async () => {
    answer({ 'GET /profile': { ...PROFILE, preferredCurrency: 'AUD' } });
    const { user } = showEditor();
    await user.click(await tab('Invoice Details'));
    const currency = screen.getByLabelText<HTMLSelectElement>('Currency');
    expect([...currency.options].map(({ value }) => value)).toEqual(['CAD', 'USD', 'EUR', 'GBP']);
    expect(currency.value).toBe('CAD');
  });

  it('generates another number on demand', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.111);
    const { user } = showEditor();
    await user.click(await tab('Invoice Details'));
    random.mockReturnValue(0.222);
    await user.click(button('Generate Invoice Number'));
    expect(screen.getByLabelText<HTMLInputElement>('Invoice Number').value).toMatch(/222$/);
    random.mockRestore();
  });

  it('is for the customer in the navigation state', async () => {
    showEditor('/invoices/create', { customer: { name: 'Acme', city: 'Calgary', email: 'ap@acme.test' } });
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Acme');
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Calgary');
  });
});

it('is paid by e-Transfer if the business has nothing but an e-Transfer address', async () => {
  const settings = { preferredCurrency: 'CAD', paymentIntegrationEnabled: false, version: 1 } as const;
  answer({ 'GET /payment-settings/user/{userId}': { ...settings, eTransferEmail: 'pay@example.com' } });
  const { user } = showEditor();
  await user.click(await tab('Payment'));
  expect(screen.getByLabelText<HTMLSelectElement>('Payment Method').value).toBe('e-transfer');
});

describe('one click', () => {
  const time = { createdAt: '2026-01-05T10:00:00.000Z', version: 1 };
  const customers = [{ ...time, id: 'c-1', name: 'Globex', email: 'ap@example.com' }];
  const products = [{ ...time, id: 'p-1', shortDescription: 'Logo', detailedDescription: 'A logo', price: 450 }];
  const meta = { total: 1, page: 1, limit: 25, totalPages: 1 };

  it('picks a customer, then a product, and the invoice can be sent', async () => {
    answer({ 'GET /customers': { customers, meta }, 'GET /products': { products, meta } });
    const { user } = showEditor();
    await user.click(await screen.findByRole('button', { name: /^Invoice\s*Globex$/ }));
    expect(shown('Line Items')).toBe('true');
    const product = await screen.findByRole('button', { name: /^Add\s*Logo/ });
    expect(screen.queryByRole('button', { name: 'Send Invoice' })).toBeNull();
    await user.click(product);
    expect(line(1).getByLabelText<HTMLInputElement>('Rate').value).toBe('450');
    expect(screen.queryByText('Add one of your products')).toBeNull();
    button('Send Invoice');
    await user.click(await tab('Customer Info'));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ap@example.com');
    button('Send Invoice');
  });
});

describe('the tabs', () => {
  it('are walked through with Next and Back', async () => {
    const { user } = showEditor();
    await tab('Customer Info');
    expect(button('Back').hasAttribute('disabled')).toBe(true);
    for (const name of ['Invoice Details', 'Line Items', 'Payment']) {
      await user.click(button('Next'));
      expect(shown(name)).toBe('true');
    }
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    button('Send Invoice');
    await user.click(button('Back'));
    expect(shown('Line Items')).toBe('true');
  });

  it('of a new invoice start with the focus in front of the first field', async () => {
    const { user } = showEditor();
    await tab('Customer Info');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Find a customer' }));
  });

  it('lead back from the first field to the row of tabs, without a stop between', async () => {
    const { user } = showEditor();
    await tab('Customer Info');
    await user.click(screen.getByRole('combobox', { name: 'Find a customer' }));
    await user.keyboard('{Escape}');
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(await tab('Customer Info'));
  });

  it('move the focus to their content', async () => {
    const { user } = showEditor();
    await tab('Customer Info');
    await user.click(button('Next'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')));
  });

  it('show a check when complete', async () => {
    const { user } = showEditor();
    expect((await tab('Customer Info')).textContent).not.toContain('complete');
    await user.type(screen.getByLabelText('Name'), 'Acme');
    expect((await tab('Customer Info')).textContent).toContain('complete');
    expect((await tab('Line Items')).textContent).not.toContain('complete');
  });
});

describe('the error mark', () => {
  const marked = async (name: string) => (await tab(name)).textContent?.includes('needs a correction');

  it('shows next to the check for an invalid email address, once the tab is left', async () => {
    const { user } = showEditor();
    await user.type(await screen.findByLabelText('Name'), 'Acme');
    await user.type(screen.getByLabelText('Email'), 'acme');
    expect(await marked('Customer Info')).toBe(false);
    await user.click(button('Next'));
    expect(await marked('Customer Info')).toBe(true);
    expect((await tab('Customer Info')).textContent).toContain('complete');
    await user.click(button('Back'));
    screen.getByText('Please enter a valid email address');
    await user.type(screen.getByLabelText('Email'), '@example.com');
    expect(await marked('Customer Info')).toBe(false);
  });

  it('does not show for fields that are only missing yet', async () => {
    const { user } = showEditor();
    await tab('Customer Info');
    await user.click(button('Next'));
    expect(await marked('Customer Info')).toBe(false);
  });

  it('shows immediately for a due date before the issue date, until one of them changes', async () => {
    leaveDraft({ issueDate: '2026-03-10', dueDate: '2026-03-20' });
    const { user } = showEditor();
    await user.click(await tab('Invoice Details'));
    const pick = async (field: RegExp, day: RegExp) => {
      await user.click(screen.getByRole('button', { name: field }));
      await user.click(await screen.findByRole('button', { name: day }));
    };
    await pick(/^Issue Date/, /, March 25/);
    screen.getByText('Due date must not be before issue date');
    expect(await marked('Invoice Details')).toBe(true);
    await pick(/^Issue Date/, /, March 20/);
    expect(screen.queryByText('Due date must not be before issue date')).toBeNull();
    expect(await marked('Invoice Details')).toBe(false);
  });
});
