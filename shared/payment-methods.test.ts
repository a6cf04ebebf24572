import { expect, it } from 'vitest';
import { missingDetails, payableMethod } from './payment-methods.ts';

const ACCOUNT = { bankName: 'Foothills Credit Union', accountName: 'Prairie Studio Ltd.', accountNumber: '7781204' };

it.each([
  ['a complete account', ACCOUNT, []],
  ['no account', {}, []],
  ['an account of empty texts', { bankName: '', accountName: ' ', accountNumber: '', swiftCode: '', iban: '' }, []],
  ['only a bank', { bankName: 'Foothills Credit Union' }, ['accountName', 'accountNumber']],
  ['no number', { ...ACCOUNT, accountNumber: '  ' }, ['accountNumber']],
  ['a SWIFT code alone', { swiftCode: 'ROYCCAT2' }, ['bankName', 'accountName', 'accountNumber']],
  ['an IBAN alone', { iban: 'GB33BUKB20201555555555' }, ['bankName', 'accountName', 'accountNumber']],
])('finds the missing fields of %s', (_, details, missing) => {
  expect(missingDetails('bank', details)).toEqual(missing);
});

const E_TRANSFER = { eTransferEmail: 'pay@example.com' };

it.each([
  ['bank', ACCOUNT, 'bank'],
  ['bank', { ...ACCOUNT, ...E_TRANSFER }, 'bank'],
  ['bank', E_TRANSFER, 'e-transfer'],
  ['e-transfer', ACCOUNT, 'bank'],
  ['cash', E_TRANSFER, 'cash'],
  ['bank', {}, 'bank'],
] as const)('a payer who is asked for %s and knows %j pays by %s', (chosen, details, method) => {
  expect(payableMethod(chosen, details)).toBe(method);
});
