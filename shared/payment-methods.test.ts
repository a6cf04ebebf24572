import { expect, it } from 'vitest';
import { missingDetails } from './payment-methods.ts';

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
