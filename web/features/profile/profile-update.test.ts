import { expect, it } from 'vitest';
import { profileUpdate } from './profile-update.ts';

const SENT_ALWAYS = { email: 'maya@larch.test', isProfileCompleted: true };

it.each([
  [
    { firstName: 'Maya', lastName: 'Larch', phone: '403 555 0100' },
    { firstName: 'Maya', lastName: 'Larch', phone: '403 555 0100' },
  ],
  [{ firstName: 'Maya', lastName: '', phone: '' }, { firstName: 'Maya' }],
  [{ firstName: ' ', lastName: '  ', phone: '\t' }, {}],
  [{ firstName: '', lastName: '', phone: '' }, {}],
])('sends what is filled in: %j', (details, sent) => {
  expect(profileUpdate('maya@larch.test', details)).toEqual({ ...SENT_ALWAYS, ...sent });
});

it('sends nothing else that the profile holds', () => {
  const profile = { firstName: 'Maya', lastName: '', phone: '', preferredCurrency: 'USD', providerApiKey: '' };
  expect(profileUpdate('maya@larch.test', profile)).toEqual({ ...SENT_ALWAYS, firstName: 'Maya' });
});
