import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PAYMENT_TERMS } from '#shared/document/payment-terms.ts';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { answerCalls } from '#test/support/screens/call-harness.ts';
import {
  ALREADY_THERE,
  field,
  GET,
  NONE,
  PATCH,
  POST,
  refreshUser,
  STORED,
  save,
  sent,
  show,
} from '#test/support/screens/payment-details-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }));

const OFFLINE = { description: 'Unable to connect to the server. Please check your internet connection.' };

beforeEach(() => refreshUser.mockClear());

it('creates the settings when there are none, and trims the input', async () => {
  answerCalls({ [GET]: NONE, [POST]: STORED });
  show();
  expect((await field('Preferred Currency')).value).toBe('CAD');
  await userEvent.type(await field('Bank Name'), '  Foothills Credit Union ');
  await userEvent.type(await field('Account Name'), 'Prairie Studio Ltd.');
  await userEvent.type(await field('Account Number'), '7781204');
  await save();
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment settings created successfully');
  expect(sent(POST)).toEqual([
    [
      POST,
      {
        body: {
          preferredCurrency: 'CAD',
          bankName: 'Foothills Credit Union',
          accountName: 'Prairie Studio Ltd.',
          accountNumber: '7781204',
          institutionNumber: '',
          transitNumber: '',
          swiftCode: '',
          iban: '',
          chequeAddress: '',
          chequePayee: '',
          eTransferEmail: '',
          payersSayAmount: false,
          paymentTerms: '',
          paymentMethod: '',
          additionalNotes: '',
        },
      },
    ],
  ]);
  expect((await field('E-Transfer Email')).value).toBe('pay@example.com');
});

it.each([
  ['Institution Number', '03', 'Enter the three digits of your institution'],
  ['Institution Number', '0003', 'Enter the three digits of your institution'],
  ['Transit Number', '1024A', 'Enter the five digits of your branch'],
])('refuses as %s: %s', async (label, typed, problem) => {
  answerCalls({ [GET]: STORED });
  show();
  await userEvent.type(await field(label), typed);
  await save();
  expect(screen.getByText(problem)).toBeTruthy();
  expect(sent(PATCH)).toEqual([]);
});

it('updates existing settings, and the session', async () => {
  answerCalls({ [GET]: STORED, [PATCH]: { ...STORED, preferredCurrency: 'EUR' } });
  show();
  await userEvent.selectOptions(await field('Preferred Currency'), 'EUR');
  expect(screen.getByText('You have unsaved changes')).toBeTruthy();
  await save();
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('Payment settings updated successfully');
  expect(sent(PATCH)[0]?.[1]).toEqual({ userId: 'user-1', body: { preferredCurrency: 'EUR', version: 3 } });
  expect(sent(POST)).toEqual([]);
  expect(refreshUser).toHaveBeenCalledOnce();
  expect(screen.queryByText('You have unsaved changes')).toBeNull();
});

it.each([
  [
    'an IBAN alone',
    { IBAN: 'GB33' },
    ['Bank name is required', 'Account name is required', 'Account number is required'],
  ],
  ['a bank alone', { 'Bank Name': 'Foothills' }, ['Account name is required', 'Account number is required']],
  ['spaces as a name', { 'Bank Name': 'F', 'Account Name': '  ', 'Account Number': '1' }, ['Account name is required']],
  ['no address', { 'E-Transfer Email': 'pay' }, ['Invalid email address']],
])('saves nothing and shows errors at their fields: %s', async (_, typed, problems) => {
  answerCalls({ [GET]: NONE });
  show();
  for (const [label, text] of Object.entries(typed)) await userEvent.type(await field(label), text);
  await save();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(problems);
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  expect(sent(POST)).toEqual([]);
});

it('clears an error once its field changes', async () => {
  answerCalls({ [GET]: NONE });
  show();
  await userEvent.type(await field('E-Transfer Email'), 'pay');
  await save();
  await userEvent.type(await field('E-Transfer Email'), '@example.com');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that invoices do not support the Australian dollar', async () => {
  answerCalls({ [GET]: STORED });
  show();
  expect([...(await field('Preferred Currency')).querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'USD',
    'EUR',
    'GBP',
    'CAD',
    'AUD',
  ]);
  await userEvent.selectOptions(await field('Preferred Currency'), 'AUD');
  expect(screen.getByText('Invoices in AUD are not supported yet, so new invoices start in CAD.')).toBeTruthy();
});

it.each([
  ['what the server refuses, in its words', NONE, ALREADY_THERE, [['Payment settings already exist']]],
  ['that they could not be saved', NONE, new ConnectionError(), ['Failed to save payment settings', OFFLINE]],
  ['that they could not be updated', STORED, new ConnectionError(), ['Failed to update payment settings', OFFLINE]],
])('says %s, and keeps the input', async (_, settings, error, told) => {
  answerCalls({ [GET]: settings, [POST]: error, [PATCH]: error });
  show();
  await userEvent.clear(await field('E-Transfer Email'));
  await userEvent.type(await field('E-Transfer Email'), 'new@example.com');
  await save();
  expect(vi.mocked(toast.error).mock.calls).toEqual([told]);
  expect((await field('E-Transfer Email')).value).toBe('new@example.com');
});

it('shows the server’s error at its field', async () => {
  answerCalls({ [GET]: STORED, [PATCH]: invalidRequest([{ path: 'accountNumber', rule: 'required' }]) });
  show();
  await userEvent.type(await field('SWIFT Code'), 'ROYCCAT2');
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('Account number is required');
});

it('makes no call when nothing was changed', async () => {
  answerCalls({ [GET]: STORED });
  show();
  await field('Bank Name');
  await save();
  expect(toast.info).toHaveBeenCalledExactlyOnceWith('No changes to save');
  expect(sent(PATCH)).toEqual([]);
});

it('shows the server’s own message, regardless of its status', async () => {
  answerCalls({
    [GET]: STORED,
    [PATCH]: new AppError('UNAVAILABLE', 'Payments are being moved. Please come back at 5.'),
  });
  show();
  await userEvent.type(await field('SWIFT Code'), 'X');
  await save();
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(['Payments are being moved. Please come back at 5.']);
});

it('keeps the input while the other tab is open', async () => {
  answerCalls({ [GET]: STORED });
  show();
  await userEvent.type(await field('SWIFT Code'), 'ROYCCAT2');
  await userEvent.click(screen.getByRole('tab', { name: 'Integration' }));
  await screen.findByText('Credit Card Payments Disabled');
  await userEvent.click(screen.getByRole('tab', { name: 'Payment Details' }));
  expect((await field('SWIFT Code')).value).toBe('ROYCCAT2');
});

it('saves once on repeated clicks', async () => {
  answerCalls({ [GET]: STORED, [PATCH]: () => new Promise(() => {}) });
  show();
  await userEvent.type(await field('SWIFT Code'), 'X');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save Changes' }));
  expect(sent(PATCH)).toHaveLength(1);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...' }).disabled).toBe(true);
});

it('says what new invoices start with, in standard terms or in words of one’s own', async () => {
  answerCalls({ [GET]: STORED, [PATCH]: STORED });
  show();
  await userEvent.selectOptions(await field('Payment terms'), 'End of next month');
  await userEvent.selectOptions(await field('Payment method'), 'Cheque');
  await userEvent.type(await field('Notes on invoices'), 'Thank you!');
  await save();
  const { description: paymentTerms } = PAYMENT_TERMS.end_of_next_month;
  expect(sent(PATCH)[0]?.[1]).toMatchObject({
    body: { paymentTerms, paymentMethod: 'cheque', additionalNotes: 'Thank you!' },
  });
  await userEvent.selectOptions(await field('Payment terms'), 'Custom');
  await userEvent.type(await field('Your wording'), '2 % 10, net 45');
  await save();
  expect(sent(PATCH)[1]?.[1]).toMatchObject({ body: { paymentTerms: '2 % 10, net 45' } });
  await userEvent.selectOptions(await field('Payment terms'), 'Automatic');
  expect(screen.queryByLabelText('Your wording')).toBeNull();
});

it('shows the words of stored terms', async () => {
  answerCalls({ [GET]: { ...STORED, paymentTerms: 'Net 20' } });
  show();
  expect((await field('Payment terms')).value).toBe('custom');
  expect((await field('Your wording')).value).toBe('Net 20');
});

it('lets payers say how much they sent, unless that is switched off again', async () => {
  answerCalls({ [GET]: STORED, [PATCH]: { ...STORED, payersSayAmount: true, version: 4 } });
  show();
  const choice = await screen.findByRole<HTMLInputElement>('switch', { name: 'Payers may say how much they sent' });
  expect(choice.checked).toBe(false);
  await userEvent.click(choice);
  await save();
  expect(sent(PATCH)).toMatchObject([[PATCH, { body: { payersSayAmount: true, version: 3 } }]]);
  expect(choice.checked).toBe(true);
});
