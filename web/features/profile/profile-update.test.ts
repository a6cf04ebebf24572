import { expect, it } from 'vitest';
import { type Details, profileUpdate } from './profile-update.ts';

const DETAILS: Details = { firstName: ' Maya ', lastName: 'Larch', phone: '403 555 0100' };

it.each<[Partial<Details>, (keyof Details)[], object]>([
  [{}, [], {}],
  [{}, ['firstName', 'phone'], { firstName: 'Maya', phone: '403 555 0100' }],
  [{ firstName: '', lastName: ' ' }, ['firstName', 'lastName'], {}],
  [{ phone: ' ' }, ['phone'], { phone: '' }],
  [{ phone: '' }, ['lastName'], { lastName: 'Larch' }],
])('sends of %j, changed in %j, %j', (details, changed, sent) => {
  expect(profileUpdate('maya@larch.test', { ...DETAILS, ...details }, changed)).toEqual({
    email: 'maya@larch.test',
    isProfileCompleted: true,
    ...sent,
  });
});
