import { expect, it } from 'vitest';
import { missingToSend } from './missing-to-send.ts';

const COMPANY = { name: 'Prairie Design', address: '12 Main St' };
const BANK = { bankName: 'ATB', accountName: 'Prairie Design', accountNumber: '123' };

it.each<[what: string, business: Partial<Parameters<typeof missingToSend>[0]>, missing: string[]]>([
  ['nothing with name, address and bank details', {}, []],
  ['nothing with an e-transfer address', { settings: { eTransferEmail: 'pay@prairie.test' } }, []],
  ['nothing with cards only', { settings: null, takesCards: true }, []],
  ['everything in a new business', { company: null, settings: null }, ['name', 'address', 'payment']],
  ['a blank name', { company: { ...COMPANY, name: ' ' } }, ['name']],
  ['an address never entered', { company: { name: 'Prairie Design' } }, ['address']],
  ['a blank address', { company: { ...COMPANY, address: '  ' } }, ['address']],
  ['a way to pay if the settings are empty', { settings: {} }, ['payment']],
  ['a way to pay if it is blank', { settings: { eTransferEmail: ' ', iban: '' } }, ['payment']],
])('finds missing: %s', (_, business, missing) => {
  expect(missingToSend({ company: COMPANY, settings: BANK, takesCards: false, ...business })).toEqual(missing);
});
