import { describe, expect, it } from 'vitest';
import { type EditorAction, type EditorState, editorReducer } from './editor-state.ts';
import { blankItem } from './form.ts';
import { aForm } from './sample-invoice.ts';

const [a, b, c] = [blankItem({ name: 'a' }), blankItem({ name: 'b' }), blankItem({ name: 'c' })];

const start: EditorState = { form: aForm({ items: [a, b, c] }), errors: {} };
const reduced = (...actions: EditorAction[]) => actions.reduce(editorReducer, start);
const names = (...actions: EditorAction[]) => reduced(...actions).form.items.map(({ name }) => name);

describe('the lines', () => {
  it.each<[what: string, action: EditorAction, expected: string[]]>([
    ['moves up', { type: 'moveItem', key: b.key, step: -1 }, ['b', 'a', 'c']],
    ['moves down', { type: 'moveItem', key: b.key, step: 1 }, ['a', 'c', 'b']],
    ['stays first', { type: 'moveItem', key: a.key, step: -1 }, ['a', 'b', 'c']],
    ['stays last', { type: 'moveItem', key: c.key, step: 1 }, ['a', 'b', 'c']],
    ['is taken away', { type: 'removeItem', key: b.key }, ['a', 'c']],
    ['is put in', { type: 'insertItem', item: blankItem({ name: 'd' }), index: 1 }, ['a', 'd', 'b', 'c']],
    ['is changed', { type: 'changeItem', key: b.key, values: { name: 'B' } }, ['a', 'B', 'c']],
    ['that is unknown moves nothing', { type: 'moveItem', key: 'none', step: 1 }, ['a', 'b', 'c']],
  ])('a line %s', (_, action, expected) => {
    expect(names(action)).toEqual(expected);
  });

  it('that do not change stay the same objects', () => {
    const { items } = reduced({ type: 'changeItem', key: b.key, values: { rate: 5 } }).form;
    expect([items[0] === a, items[1] === b, items[2] === c]).toEqual([true, false, true]);
  });
});

describe('what is wrong', () => {
  const blame: EditorAction = {
    type: 'blame',
    problems: [
      { field: 'billingName', message: 'Customer name is required' },
      { field: 'dueDate', message: 'Please set a due date' },
      { field: 'dueDate', message: 'Something else' },
      { field: `items.${a.key}.rate`, message: 'Item rate must be greater than 0' },
      { field: 'taxValue', message: 'Tax rate must be between 0 and 100' },
    ],
  };

  it('is told once a field, the first thing first', () => {
    expect(reduced(blame).errors.dueDate).toBe('Please set a due date');
  });

  it.each<[field: string, action: EditorAction]>([
    ['billingName', { type: 'changeBillTo', field: 'name', value: 'x' }],
    ['dueDate', { type: 'change', values: { dueDate: '2026-02-01' } }],
    [`items.${a.key}.rate`, { type: 'changeItem', key: a.key, values: { rate: 1 } }],
    ['taxValue', { type: 'adjust', name: 'tax', values: { value: 5 } }],
  ])('is forgotten for %s alone when it is changed', (field, action) => {
    const { [field]: _, ...others } = reduced(blame).errors;
    expect(reduced(blame, action).errors).toEqual(others);
    expect(Object.keys(others)).toHaveLength(3);
  });

  it('is forgotten as a whole with another invoice', () => {
    expect(reduced(blame, { type: 'replace', form: aForm() }).errors).toEqual({});
  });
});

it('changes a piece of the recipient and of an adjustment, and leaves the rest', () => {
  const { form } = reduced(
    { type: 'changeBillTo', field: 'city', value: 'Calgary' },
    { type: 'adjust', name: 'discount', values: { isOn: true, value: 10 } },
    { type: 'adjust', name: 'discount', values: { type: 'percentage' } },
  );
  expect(form.to).toMatchObject({ name: 'Café Léger Inc.', city: 'Calgary' });
  expect(form.adjustments.discount).toEqual({ isOn: true, type: 'percentage', value: 10 });
  expect(form.adjustments.tax.isOn).toBe(false);
});
