import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { aForm, KIND } from '#test/support/screens/an-invoice.ts';
import { blankItem, EMPTY_BILL_TO, type InvoiceForm, NO_ADJUSTMENTS } from './form.ts';
import { findProblems, itemField, serverProblems, tabOfField } from './problems.ts';

const problemsOf = (change: Partial<InvoiceForm>) => findProblems(aForm(change), { issuer: {}, saved: null }, KIND);
const texts = (change: Partial<InvoiceForm>) => problemsOf(change).map(({ message }) => message);

describe('findProblems', () => {
  it('accepts a complete invoice', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('reports everything missing, in the order of the specification', () => {
    expect(texts({ to: EMPTY_BILL_TO, items: [], issueDate: '', dueDate: '' })).toEqual([
      'Customer name is required',
      'At least one item is required',
      'Please set an issue date',
      'Please set a due date',
    ]);
  });

  it('reports the due date before the lines', () => {
    const items = [blankItem({ name: ' ', quantity: 0, rate: '' })];
    expect(texts({ issueDate: '2026-01-05', dueDate: '2026-01-04', items })).toEqual([
      'Due date must not be before issue date',
      'Item name is required',
      'Item quantity must be greater than 0',
      'Item rate is required',
    ]);
  });

  it.each<[what: string, change: Partial<InvoiceForm>, expected: string[]]>([
    ['accepts the issue date as due date', { issueDate: '2026-01-05', dueDate: '2026-01-05' }, []],
    [
      'rejects an invalid email',
      { to: { ...EMPTY_BILL_TO, name: 'Acme', email: 'acme' } },
      ['Please enter a valid email address'],
    ],
    ['accepts a rate of 0', { items: [blankItem({ name: 'Warranty', rate: 0 })] }, []],
    ['rejects an empty number', { invoiceNumber: ' ' }, ['Invoice number is required']],
    ['rejects an invisible number', { invoiceNumber: '\u200b' }, ['Invoice number is required']],
    [
      'rejects an invisible customer',
      { to: { ...EMPTY_BILL_TO, name: '\u200b \u2060', email: 'ann@example.com' } },
      ['Customer name is required'],
    ],
    ['rejects an invisible line', { items: [blankItem({ name: '\u200b', rate: 0 })] }, ['Item name is required']],
  ])('%s', (_, change, expected) => {
    expect(texts(change)).toEqual(expected);
  });

  it('rejects lines and totals above the limits of an invoice', () => {
    const most = blankItem({ name: 'Bridge', quantity: 100, rate: 100_000_000 });
    const more = { ...most, rate: 100_000_000.01 };
    const line = {
      field: itemField(most.key, 'rate'),
      message: 'The total of a line can be at most 10,000,000,000.00',
    };
    const total = { field: 'items', message: 'The total of an invoice can be at most 100,000,000,000.00' };
    expect(problemsOf({ items: [most] })).toEqual([]);
    expect(problemsOf({ items: [more] })).toEqual([line]);
    expect(problemsOf({ items: Array.from({ length: 10 }, () => most) })).toEqual([]);
    expect(problemsOf({ items: Array.from({ length: 11 }, () => most) })).toEqual([total]);
  });

  it('says why a number is refused', () => {
    const items = [blankItem({ name: 'Design', quantity: '2 boxes', rate: '-5' })];
    const on = { isOn: true, type: 'amount', value: '1.005' } as const;
    const adjustments = { ...NO_ADJUSTMENTS, tax: on, shipping: { ...on, isOn: false } };
    expect(problemsOf({ items, adjustments })).toEqual([
      { field: itemField(items[0]?.key ?? '', 'quantity'), message: 'This is not a number' },
      {
        field: itemField(items[0]?.key ?? '', 'rate'),
        message: 'A line cannot be negative. Record a payment, give a discount, or create a credit note instead.',
      },
      { field: 'taxValue', message: 'Write 1005, or use at most 2 decimals' },
    ]);
  });

  it('reports the field of the line', () => {
    const items = [blankItem({ name: 'Design', rate: 10 }), blankItem({ name: 'Hosting' })];
    expect(problemsOf({ items })).toEqual([
      { field: itemField(items[1]?.key ?? '', 'rate'), message: 'Item rate is required' },
    ]);
  });
});

describe('serverProblems', () => {
  it.each([
    [{ path: 'billingEmail', rule: 'email' }, 'billingEmail', 'Please enter a valid email address'],
    [
      { path: 'dueDate', rule: 'after', params: { other: 'issueDate' } },
      'dueDate',
      'Due date must be after issue date',
    ],
    [
      { path: 'taxRate', rule: 'between', params: { min: 0, max: 100 } },
      'taxValue',
      'Tax rate must be between 0 and 100',
    ],
    [
      { path: 'discountValue', rule: 'between', params: { min: 0, max: 100 } },
      'discountValue',
      'Discount must be between 0 and 100',
    ],
    [
      { path: 'total', rule: 'max', params: { max: '100000000000.00' } },
      'items',
      'Total must be at most 100000000000.00',
    ],
    [{ path: 'items', rule: 'required' }, 'items', 'At least one item is required'],
  ] as const)('assigns an issue to the field it names: %j', (issue, field, text) => {
    expect(serverProblems(invalidRequest([issue]), aForm())).toEqual([{ field, message: text }]);
  });

  it('assigns a taken number to the invoice number', () => {
    const message = 'Invoice number INV-1 already exists';
    const error = new AppError('CONFLICT', message, { reason: 'NUMBER_TAKEN' });
    expect(serverProblems(error, aForm())).toEqual([{ field: 'invoiceNumber', message }]);
  });

  it('marks a taken number even if the text of the refusal could not be loaded', () => {
    const error = new AppError('CONFLICT', [], { reason: 'NUMBER_TAKEN' });
    expect(serverProblems(error, aForm())).toMatchObject([{ field: 'invoiceNumber' }]);
  });

  it('assigns a message to the line it names', () => {
    const form = aForm({ items: [blankItem(), blankItem()] });
    const error = invalidRequest([{ path: 'items.1.rate', rule: 'decimals', params: { max: 2 } }]);
    expect(serverProblems(error, form)).toEqual([
      { field: itemField(form.items[1]?.key ?? '', 'rate'), message: 'Item rate can have at most 2 decimal places' },
    ]);
  });

  it.each([
    new AppError('UNEXPECTED', 'Something broke'),
    invalidRequest([{ path: 'items.7.rate', rule: 'number' }]),
    new Error('none of ours'),
  ])('assigns no field if none is named', (error) => {
    expect(serverProblems(error, aForm())).toEqual([]);
  });
});

it.each([
  ['billingZip', 'from'],
  ['dueDate', 'details'],
  ['items', 'items'],
  ['items.7.name', 'items'],
  ['taxValue', 'summary'],
  ['paymentTerms', 'summary'],
])('finds %s on the tab %s', (field, tab) => {
  expect(tabOfField(field)).toBe(tab);
});
