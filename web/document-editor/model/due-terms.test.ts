import { describe, expect, it } from 'vitest';
import { PAYMENT_TERMS } from '#shared/document/payment-terms.ts';
import { changeDueTerms, chooseTerms, contradictedDueDate, type DueTerms } from './due-terms.ts';

const IN_14 = PAYMENT_TERMS.due_in_14_days.description;
const IN_30 = PAYMENT_TERMS.due_in_30_days.description;
const RECEIPT = PAYMENT_TERMS.due_on_receipt.description;
const OWN = 'Half now, half on delivery.';

const terms = (over: Partial<DueTerms> = {}): DueTerms => ({
  issueDate: '2026-01-05',
  dueDate: '2026-02-04',
  paymentTerms: IN_30,
  ownTerms: '',
  ...over,
});
const own = { paymentTerms: OWN, ownTerms: OWN };

describe('choosing terms moves the due date', () => {
  it.each([
    ['due_on_receipt', { dueDate: '2026-01-05', paymentTerms: RECEIPT }],
    ['due_in_14_days', { dueDate: '2026-01-19', paymentTerms: IN_14 }],
    ['due_in_90_days', { dueDate: '2026-04-05', paymentTerms: PAYMENT_TERMS.due_in_90_days.description }],
    ['custom', { dueDate: '2026-02-04', paymentTerms: '' }],
  ] as const)('to that of %s', (choice, expected) => {
    expect(chooseTerms(terms(), choice)).toMatchObject(expected);
  });

  it('not without an issue date', () => {
    expect(chooseTerms(terms({ issueDate: '' }), 'due_in_14_days')).toMatchObject({ dueDate: '2026-02-04' });
  });

  it('and restores custom wording', () => {
    const restored = chooseTerms(chooseTerms(terms(own), 'due_in_14_days'), 'due_in_60_days');
    expect(chooseTerms(restored, 'custom')).toMatchObject({ paymentTerms: OWN, dueDate: '2026-03-06' });
  });

  it('also to the number of days in custom wording', () => {
    const restored = chooseTerms(terms({ paymentTerms: 'Net 20', ownTerms: 'Net 20' }), 'due_on_receipt');
    expect(chooseTerms(restored, 'custom')).toMatchObject({ paymentTerms: 'Net 20', dueDate: '2026-01-25' });
  });
});

describe('a change', () => {
  it.each<[string, Partial<DueTerms>, Partial<DueTerms>, Partial<DueTerms>]>([
    [
      'of the issue date keeps the terms',
      {},
      { issueDate: '2026-03-01' },
      { dueDate: '2026-03-31', paymentTerms: IN_30 },
    ],
    [
      'of the issue date leaves the due date of custom terms',
      own,
      { issueDate: '2026-01-10' },
      { dueDate: '2026-02-04', ...own },
    ],
    [
      'of the issue date leaves a due date stated in the terms',
      { paymentTerms: 'Payment is due by February 04, 2026.' },
      { issueDate: '2026-01-10' },
      { dueDate: '2026-02-04', paymentTerms: 'Payment is due by February 04, 2026.' },
    ],
    ['of the due date finds the matching terms', {}, { dueDate: '2026-01-19' }, { paymentTerms: IN_14 }],
    ['of the due date to the issue date is on receipt', {}, { dueDate: '2026-01-05' }, { paymentTerms: RECEIPT }],
    [
      'of the due date to any other day is stated in the terms',
      {},
      { dueDate: '2026-01-25' },
      { paymentTerms: 'Payment is due by January 25, 2026.' },
    ],
    [
      'of a due date stated in the terms updates them',
      { dueDate: '2026-01-25', paymentTerms: 'Payment is due by January 25, 2026.' },
      { dueDate: '2026-01-26' },
      { paymentTerms: 'Payment is due by January 26, 2026.' },
    ],
    [
      'of a due date stated in the terms finds the matching option again',
      { dueDate: '2026-01-25', paymentTerms: 'Payment is due by January 25, 2026.' },
      { dueDate: '2026-02-04' },
      { paymentTerms: IN_30 },
    ],
    ['of the due date leaves custom wording', own, { dueDate: '2026-01-19' }, own],
    ['of the due date leaves empty terms empty', { paymentTerms: '' }, { dueDate: '2026-01-19' }, { paymentTerms: '' }],
    ['of the due date keeps custom wording for later', { ownTerms: OWN }, { dueDate: '2026-01-25' }, { ownTerms: OWN }],
    ['of the text makes it custom wording', {}, { paymentTerms: OWN }, { dueDate: '2026-02-04', ...own }],
    [
      'of the text to that of an option moves the due date',
      own,
      { paymentTerms: IN_14 },
      { dueDate: '2026-01-19', ownTerms: OWN },
    ],
  ])('%s', (_, before, change, expected) => {
    expect(changeDueTerms(terms(before), change)).toMatchObject({ ...change, ...expected });
  });
});

it.each<[string, Partial<DueTerms>, string | undefined]>([
  ['terms that agree', {}, undefined],
  ['an option', { dueDate: '2026-02-03' }, '2026-02-04'],
  ['custom wording with days', { paymentTerms: 'Please pay within 45 days.' }, '2026-02-19'],
  ['custom wording with days in French', { paymentTerms: 'Payable dans les 45 jours.' }, '2026-02-19'],
  ['custom wording with net days', { paymentTerms: 'Net 20' }, '2026-01-25'],
  ['custom wording with several numbers of days', { paymentTerms: '2 % off within 10 days, net 30' }, undefined],
  ['custom wording without days', { paymentTerms: OWN }, undefined],
  ['a missing due date', { dueDate: '' }, undefined],
])('checks %s for a contradicting due date', (_, over, expected) => {
  expect(contradictedDueDate(terms(over))).toBe(expected);
});
