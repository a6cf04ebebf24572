import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

it.each([
  ['nothing of what is as stored', { name: 'Ann', price: 0 }, { name: 'Ann', price: 0 }, {}],
  ['what differs', { name: 'Ann Lee', price: 0 }, { name: 'Ann', price: 1 }, { name: 'Ann Lee', price: 0 }],
  ['an empty text for what was removed', { name: '' }, { name: 'Ann' }, { name: '' }],
  ['no empty text for what was not there', { name: '' }, {}, {}],
])('finds %s', (_, form: Record<string, unknown>, stored: Record<string, unknown>, changed) => {
  expect(changedFields(form, stored)).toEqual(changed);
});
