import { expect, it } from 'vitest';
import { DETAILS } from '#shared/payment-methods.ts';
import { maskedDetails } from './masked-details.ts';

it('leaves of bank numbers the last characters, and everything else as it is', () => {
  const given = {
    bankName: 'Foothills Credit Union',
    accountName: 'Prairie Studio Ltd.',
    institutionNumber: '815',
    transitNumber: '30000',
    accountNumber: '7781204',
    swiftCode: 'ROYCCAT2',
    iban: 'GB33BUKB20201555555555',
    eTransferEmail: 'pay@example.com',
    chequePayee: 'Prairie Studio Ltd.',
    chequeAddress: '12 Main St',
  };
  expect(Object.keys(given).toSorted()).toEqual(DETAILS.map(({ field }) => field).toSorted());
  expect(maskedDetails(given)).toEqual({
    ...given,
    institutionNumber: '••••5',
    transitNumber: '••••00',
    accountNumber: '••••204',
    swiftCode: '••••AT2',
    iban: '••••555',
  });
});

it.each([
  ['1', '••••'],
  ['12', '••••2'],
  ['', ''],
])('never shows more than half of the number %j', (accountNumber, shown) => {
  expect(maskedDetails({ accountNumber })).toEqual({ accountNumber: shown });
});

it('adds nothing to what is not entered, and keeps other fields', () => {
  expect(maskedDetails({ preferredCurrency: 'CAD', iban: undefined } as object)).toEqual({
    preferredCurrency: 'CAD',
    iban: undefined,
  });
});
