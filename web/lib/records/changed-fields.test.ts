import { expect, it } from 'vitest';
import { changedFields } from './changed-fields.ts';

it.each([
  ['nothing that is as stored', { name: 'Ann', price: 0 }, { name: 'Ann', price: 0 }, {}],
  ['what differs', { name: 'Ann Lee', price: 0 }, { name: 'Ann', price: 1 }, { name: 'Ann Lee', price: 0 }],
  ['an empty text for a removed value', { name: '' }, { name: 'Ann' }, { name: '' }],
  ['no empty text for a value never stored', { name: '' }, {}, {}],
])('finds %s', (_, form: Record<string, unknown>, stored: Record<string, unknown>, changed) => {
  expect(changedFields(form, stored)).toEqual(changed);
});
