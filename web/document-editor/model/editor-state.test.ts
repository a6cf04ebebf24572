import { describe, expect, it } from 'vitest';
import { aForm, KIND } from '#test/support/screens/an-invoice.ts';
import { type EditorAction, type EditorState, editorReducer } from './editor-state.ts';
import { blankItem, EMPTY_BILL_TO } from './form.ts';

const [a, b, c] = [blankItem({ name: 'a' }), blankItem({ name: 'b' }), blankItem({ name: 'c' })];

const start: EditorState = { form: aForm({ items: [a, b, c] }), errors: {} };
const reduced = (...actions: EditorAction[]) =>
  actions.reduce((state, action) => editorReducer(state, action, KIND), start);
const names = (...actions: EditorAction[]) => reduced(...actions).form.items.map(({ name }) => name);

describe('the lines', () => {
  it.each<[what: string, action: EditorAction, expected: string[]]>([
    ['moves up', { type: 'moveItem', key: b.key, step: -1 }, ['b', 'a', 'c']],
    ['moves down', { type: 'moveItem', key: b.key, step: 1 }, ['a', 'c', 'b']],
    ['stays first', { type: 'moveItem', key: a.key, step: -1 }, ['a', 'b', 'c']],
    ['stays last', { type: 'moveItem', key: c.key, step: 1 }, ['a', 'b', 'c']],
    ['is removed', { type: 'removeItem', key: b.key }, ['a', 'c']],
    ['is inserted', { type: 'insertItems', items: [blankItem({ name: 'd' })], index: 1 }, ['a', 'd', 'b', 'c']],
    ['is changed', { type: 'changeItem', key: b.key, values: { name: 'B' } }, ['a', 'B', 'c']],
    ['that is unknown changes nothing', { type: 'moveItem', key: 'none', step: 1 }, ['a', 'b', 'c']],
  ])('a line %s', (_, action, expected) => {
    expect(names(action)).toEqual(expected);
  });

  it('keeps unchanged lines identical', () => {
    const { items } = reduced({ type: 'changeItem', key: b.key, values: { rate: 5 } }).form;
    expect([items[0] === a, items[1] === b, items[2] === c]).toEqual([true, false, true]);
  });
});

describe('errors', () => {
  const setErrors: EditorAction = {
    type: 'setErrors',
    problems: [
      { field: 'billingName', message: 'Customer name is required' },
      { field: 'dueDate', message: 'Please set a due date' },
      { field: 'dueDate', message: 'Something else' },
      { field: `items.${a.key}.rate`, message: 'Item rate must be greater than 0' },
      { field: 'taxValue', message: 'Tax rate must be between 0 and 100' },
    ],
  };

  it('keep the first problem of each field', () => {
    expect(reduced(setErrors).errors.dueDate).toBe('Please set a due date');
  });

  it.each<[field: string, action: EditorAction]>([
    ['billingName', { type: 'changeBillTo', field: 'name', value: 'x' }],
    ['dueDate', { type: 'change', values: { dueDate: '2026-02-01' } }],
    [`items.${a.key}.rate`, { type: 'changeItem', key: a.key, values: { rate: 1 } }],
    ['dueDate', { type: 'change', values: { issueDate: '2026-01-06' } }],
    ['billingName', { type: 'pickCustomer', customer: EMPTY_BILL_TO }],
    [`items.${a.key}.rate`, { type: 'removeItem', key: a.key }],
    ['taxValue', { type: 'adjust', name: 'tax', values: { value: 5 } }],
  ])('of %s alone are cleared when it changes', (field, action) => {
    const { [field]: _, ...others } = reduced(setErrors).errors;
    expect(reduced(setErrors, action).errors).toEqual(others);
    expect(Object.keys(others)).toHaveLength(3);
  });

  it('show a due date before the issue date after any change', () => {
    const contradiction: EditorAction = { type: 'change', values: { dueDate: '2026-01-04' } };
    const text = 'Due date must not be before issue date';
    expect(reduced(contradiction).errors).toEqual({ dueDate: text });
    expect(reduced(contradiction, { type: 'change', values: { additionalNotes: 'x' } }).errors).toEqual({
      dueDate: text,
    });
    expect(reduced(contradiction, { type: 'change', values: { issueDate: '2026-01-04' } }).errors).toEqual({});
  });

  it.each([
    ['acme', { billingEmail: 'Please enter a valid email address' }],
    ['ap@acme.test', {}],
    ['', {}],
  ])('for the email %j are set on leaving the customer tab', (value, errors) => {
    const typed: EditorAction = { type: 'changeBillTo', field: 'email', value };
    expect(reduced(typed).errors).toEqual({});
    expect(reduced(typed, { type: 'validateCustomer' }).errors).toEqual(errors);
  });

  it('are all cleared by another invoice', () => {
    expect(reduced(setErrors, { type: 'replace', form: aForm() }).errors).toEqual({});
  });
});

describe('a customer’s PO number', () => {
  const customerWith = (id: string, poNumber?: string): EditorAction => ({
    type: 'pickCustomer',
    customer: { ...EMPTY_BILL_TO, id, name: id, poNumber },
  });
  const type = (poNumber: string): EditorAction => ({ type: 'change', values: { poNumber } });

  it.each<[what: string, poNumber: string, actions: EditorAction[]]>([
    ['fills in an empty one', 'PO-1', [type(' '), customerWith('c-1', 'PO-1')]],
    ['leaves a typed one', 'mine', [type('mine'), customerWith('c-1', 'PO-1')]],
    ['gives way to that of the next customer', 'PO-2', [customerWith('c-1', 'PO-1'), customerWith('c-2', 'PO-2')]],
    ['goes with the customer', '', [customerWith('c-1', 'PO-1'), customerWith('c-2')]],
    ['goes when the customer is unlinked', '', [customerWith('c-1', 'PO-1'), { type: 'unlinkCustomer' }]],
    ['stays once it was edited', 'PO-1/b', [customerWith('c-1', 'PO-1'), type('PO-1/b'), customerWith('c-2', 'PO-2')]],
    ['stays empty once it was emptied', '', [customerWith('c-1', 'PO-1'), type('')]],
  ])('%s', (_, poNumber, actions) => {
    expect(reduced(...actions).form.poNumber).toBe(poNumber);
  });

  it('is not in the bill-to block', () => {
    expect(reduced(customerWith('c-1', 'PO-1')).form.to).toEqual({ ...EMPTY_BILL_TO, id: 'c-1', name: 'c-1' });
  });
});

describe('the customer', () => {
  const customer = { ...EMPTY_BILL_TO, id: 'c-1', name: 'Globex', email: 'ap@globex.test' };
  const pick: EditorAction = { type: 'pickCustomer', customer };
  const linkedTo = (...actions: EditorAction[]) => reduced(...actions).form.to.id;

  it('replaces all of the previous one', () => {
    expect(reduced(pick).form.to).toEqual(customer);
  });

  it.each<[what: string, id: string, actions: EditorAction[]]>([
    ['stays linked when a detail is corrected', 'c-1', [pick, { type: 'changeBillTo', field: 'city', value: 'Banff' }]],
    ['stays linked when the name is corrected', 'c-1', [pick, { type: 'changeBillTo', field: 'name', value: 'Glo' }]],
    ['is unlinked when the name is cleared', '', [pick, { type: 'changeBillTo', field: 'name', value: ' ' }]],
    ['is linked once saved', 'c-2', [{ type: 'linkCustomer', id: 'c-2' }]],
    ['does not replace another link', 'c-1', [pick, { type: 'linkCustomer', id: 'c-2' }]],
    [
      'is not linked without a name',
      '',
      [
        { type: 'changeBillTo', field: 'name', value: '' },
        { type: 'linkCustomer', id: 'c-2' },
      ],
    ],
  ])('%s', (_, id, actions) => {
    expect(linkedTo(...actions)).toBe(id);
  });
});

it('changes one field of the bill-to block or an adjustment, and keeps the rest', () => {
  const { form } = reduced(
    { type: 'changeBillTo', field: 'city', value: 'Calgary' },
    { type: 'adjust', name: 'discount', values: { isOn: true, value: 10 } },
    { type: 'adjust', name: 'discount', values: { type: 'percentage' } },
  );
  expect(form.to).toMatchObject({ name: 'Café Léger Inc.', city: 'Calgary' });
  expect(form.adjustments.discount).toEqual({ isOn: true, type: 'percentage', value: 10 });
  expect(form.adjustments.tax.isOn).toBe(false);
});

it('moves the last day of an estimate without its payment terms', () => {
  const { form } = start;
  const estimate = (action: EditorAction) => editorReducer(start, action, { ...KIND, isPayable: false }).form;
  expect(estimate({ type: 'change', values: { dueDate: '2026-01-20' } })).toEqual({ ...form, dueDate: '2026-01-20' });
  expect(estimate({ type: 'chooseTerms', choice: 'due_on_receipt' }).dueDate).toBe(form.dueDate);
});
