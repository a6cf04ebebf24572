import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { FINDINGS, type Finding } from '#shared/invoice/readiness.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import { type Answers, answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { call } from '#web/lib/api/call.ts';
import { FindingsNotice } from './findings-notice.tsx';
import { REMEDIES } from './remedies.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

const TITLES = /everything your customer needs|Before you send/;
const READY = 'The invoice now has everything your customer needs';
const COMPANY = { id: 'c-1', name: 'Larch', province: 'QC', version: 3 };
const SETTINGS = { preferredCurrency: 'CAD', paymentIntegrationEnabled: false, version: 2 } as const;
const onField = vi.fn();

function show({ role = 'USER' as 'USER' | 'EMPLOYEE', paymentMethod = 'bank' as PaymentMethod } = {}) {
  const notice = <FindingsNotice invoiceId="inv-1" onField={onField} paymentMethod={paymentMethod} />;
  renderFor({ status: 'authenticated', user: { ...aUser(), role } }, notice, '/');
}

const found = (findings: readonly Finding[], answers: Answers = {}) =>
  answerCalls({
    'GET /invoices/{id}/readiness': { findings: [...findings], unprintable: [] },
    'GET /companies/me': COMPANY,
    'GET /payment-settings/user/{userId}': SETTINGS,
    ...answers,
  });
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it.each([
  ['loading', () => new Promise<never>(() => {})],
  ['the check has failed', () => Promise.reject(new AppError('UNAVAILABLE', 'x'))],
])('renders nothing while %s', async (_, reply) => {
  vi.mocked(call).mockImplementation(reply);
  show();
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(screen.queryByText(TITLES)).toBeNull();
});

describe('findings', () => {
  it('have one action each', async () => {
    found(FINDINGS);
    show();
    await screen.findByText('Before you send this invoice');
    expect(screen.getAllByRole('listitem')).toHaveLength(FINDINGS.length);
    expect(buttons()).toEqual(FINDINGS.map((finding) => REMEDIES[finding].label));
  });

  it.each(
    FINDINGS.flatMap((finding) => {
      const remedy = REMEDIES[finding];
      return 'field' in remedy ? [[finding, remedy.field, remedy.label] as const] : [];
    }),
  )('of the invoice, such as %s, lead to the field %s', async (finding, field, label) => {
    found([finding]);
    show();
    await click(label);
    expect(onField).toHaveBeenLastCalledWith(field);
  });

  it.each(['card', 'cash'] as const)('lead to another payment method if %s has no details to enter', async (method) => {
    found(['payment']);
    show({ paymentMethod: method });
    await click('Choose another payment method');
    expect(onField).toHaveBeenLastCalledWith('paymentMethod');
  });

  it('of the settings are for the owner', async () => {
    found(['name', 'terms']);
    show({ role: 'EMPLOYEE' });
    await screen.findByText('Ask the owner of the business to add this.');
    expect(buttons()).toEqual(['Choose payment terms']);
  });

  it('name the characters that cannot be printed, at most ten', async () => {
    const unprintable = [...'𓀀𓀁𓀂𓀃𓀄𓀅𓀆𓀇𓀈𓀉𓀊'];
    found(['unprintable'], { 'GET /invoices/{id}/readiness': { findings: ['unprintable'], unprintable } });
    show();
    await screen.findByText(/empty box for each of these characters: 𓀀 𓀁 𓀂 𓀃 𓀄 𓀅 𓀆 𓀇 𓀈 𓀉 …$/);
  });

  it('that are gone are confirmed', async () => {
    found([]);
    show();
    await screen.findByText(READY);
  });
});

const PAYMENT_CHANGE = 'PATCH /payment-settings/user/{userId}';

describe('a dialog', () => {
  it.each([
    ['name', 'Company Name', 'Larch Works', { name: 'Larch Works' }],
    ['address', 'Address', '12 Main St', { address: '12 Main St' }],
    ['registration', 'GST/HST Number', '123456782RT0001', { taxRegistrations: { GST: '12345 6782 RT0001' } }],
    ['mustRegister', 'QST Number', '1234567890TQ0001', { taxRegistrations: { QST: '1234567890 TQ0001' } }],
  ] as const)('fixes %s with the field %s', async (finding, field, typed, change) => {
    found([finding], { 'PATCH /companies/{id}': { ...COMPANY, version: 4 } });
    show();
    await click(REMEDIES[finding].label);
    const input = await screen.findByLabelText(field);
    await userEvent.clear(input);
    await userEvent.type(input, typed);
    found([], { 'PATCH /companies/{id}': { ...COMPANY, version: 4 } });
    await click('Save');
    await screen.findByText(READY);
    expect(callsOf('PATCH /companies/{id}')).toEqual([{ id: 'c-1', body: { ...change, version: 3 } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('fixes a missing province, with the time zone that follows from it', async () => {
    const answers: Answers = { 'POST /companies': { ...COMPANY, version: 1 } };
    found(['noProvince'], { ...answers, 'GET /companies/me': new AppError('NOT_FOUND', 'x') });
    show();
    await click('Choose your province');
    await userEvent.selectOptions(await screen.findByLabelText('Province'), 'AB');
    await click('Save');
    await screen.findByText('Company name is required');
    await userEvent.type(screen.getByLabelText('Company Name'), 'Larch');
    found([], answers);
    await click('Save');
    await screen.findByText(READY);
    expect(callsOf('POST /companies')).toEqual([
      { body: expect.objectContaining({ name: 'Larch', province: 'AB', timeZone: 'America/Edmonton' }) },
    ]);
  });

  it('fixes missing bank details', async () => {
    const typed = { 'Bank Name': 'Foothills', 'Account Name': 'Larch', 'Account Number': '003-1' };
    const answers: Answers = { [PAYMENT_CHANGE]: { ...SETTINGS, version: 3 } };
    found(['payment'], answers);
    show();
    await click('Enter your payment details');
    await screen.findByRole('link', { name: /^All Payment Settings/ });
    await click('Save');
    expect(await screen.findAllByText(/ is required$/)).toHaveLength(Object.keys(typed).length);
    for (const [label, text] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(label), text);
    found([], answers);
    await click('Save');
    await screen.findByText(READY);
    const body = expect.objectContaining({ version: 2 });
    expect(callsOf(PAYMENT_CHANGE)).toEqual([{ userId: 'user-1', body }]);
  });

  it('suggests the account’s own email for e-Transfers, and closes without asking', async () => {
    const answers: Answers = { [PAYMENT_CHANGE]: { ...SETTINGS, version: 3 } };
    found(['payment'], answers);
    show({ paymentMethod: 'e-transfer' });
    await click('Enter your payment details');
    const input = await screen.findByLabelText<HTMLInputElement>('E-Transfer Email');
    await waitFor(() => expect(input.value).toBe('maya@larch.test'));
    await click('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    await click('Enter your payment details');
    await screen.findByDisplayValue('maya@larch.test');
    found([], answers);
    await click('Save');
    await screen.findByText(READY);
    const body = { eTransferEmail: 'maya@larch.test', version: 2 };
    expect(callsOf(PAYMENT_CHANGE)).toEqual([{ userId: 'user-1', body }]);
  });

  it('does not open if the settings cannot be loaded', async () => {
    found(['name'], { 'GET /companies/me': new AppError('FORBIDDEN', 'x') });
    show();
    await click('Enter your business name');
    await waitFor(() => expect(callsOf('GET /companies/me')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
