import { expect, it } from 'vitest';
import { type Details, PROFILE_RULES } from './profile-rules.ts';

const DETAILS: Details = { firstName: ' Maya ', lastName: 'Larch', phone: '403 555 0100' };

it.each<[Partial<Details>, object]>([
  [{}, { firstName: 'Maya', lastName: 'Larch', phone: '403 555 0100' }],
  [{ firstName: '', lastName: ' ' }, { phone: '403 555 0100' }],
  [{ phone: ' ' }, { firstName: 'Maya', lastName: 'Larch', phone: '' }],
])('given %j, sends %j', (details, sent) => {
  expect(PROFILE_RULES.schema.parse(PROFILE_RULES.toInput?.({ ...DETAILS, ...details }))).toEqual(sent);
});
