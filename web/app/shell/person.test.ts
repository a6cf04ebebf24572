import { expect, it } from 'vitest';
import { aUser } from '#test/support/screens/session-harness.tsx';
import { personOf } from './person.ts';

const named = (firstName: string, lastName: string, email = 'maya@larch.test') => {
  const user = aUser({ email });
  return personOf({ ...user, profile: { ...user.profile, firstName, lastName } });
};

it.each([
  [named('Maya', 'Larch'), { name: 'Maya Larch', email: 'maya@larch.test', initials: 'ML' }],
  [named('Maya', ''), { name: 'maya@larch.test', email: 'maya@larch.test', initials: 'M' }],
  [named('', ''), { name: 'maya@larch.test', email: 'maya@larch.test', initials: '' }],
  [named('', '', ''), { name: 'Guest User', email: 'No email', initials: '' }],
  [named('élise', 'ødegård'), { name: 'élise ødegård', email: 'maya@larch.test', initials: 'ÉØ' }],
])('displays %j', (person, shown) => {
  expect(person).toEqual(shown);
});
