import { expect, it } from 'vitest';
import { dueState } from './due-state.ts';

it.each([
  ['SENT', '2026-03-20', { text: 'due in 5 days', isLate: false }],
  ['SENT', '2026-03-16', { text: 'due in 1 day', isLate: false }],
  ['SENT', '2026-03-15', { text: 'due today', isLate: false }],
  ['OVERDUE', '2026-03-14', { text: '1 day late', isLate: true }],
  ['OVERDUE', '2026-03-03', { text: '12 days late', isLate: true }],
  // Before the sweep has marked it.
  ['SENT', '2026-03-03', { text: '12 days late', isLate: true }],
  ['DRAFT', '2026-03-03', null],
  ['PAID', '2026-03-03', null],
  ['CANCELLED', '2026-03-03', null],
] as const)('describes one %s and due on %s as %j', (status, dueDate, state) => {
  expect(dueState({ status, dueDate }, '2026-03-15')).toEqual(state);
});

it('counts days across a change of the clocks', () => {
  expect(dueState({ status: 'SENT', dueDate: '2026-03-09' }, '2026-03-07')?.text).toBe('due in 2 days');
});
