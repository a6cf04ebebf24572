import { expect, it } from 'vitest';
import { issuesOf } from '#shared/schema-issues.ts';
import { CustomFields } from './custom-fields-schema.ts';

const aField = (label: string, value = 'Lakeside') => ({ label, value, isPrinted: true });
const issuesIn = (fields: unknown) => issuesOf(CustomFields.safeParse(fields).error?.issues ?? [], fields);

it('are up to five, with tidy labels and values', () => {
  const five = ['Project', 'Site', 'Job', 'Team', 'Cost centre'].map((label) => aField(label));
  expect(issuesIn(five)).toEqual([]);
  expect(issuesIn([...five, aField('Sixth')])).toMatchObject([{ path: '', rule: 'maxItems', params: { max: 5 } }]);
  expect(CustomFields.parse([aField('  Project ', ' Lac Bleu  ')])).toEqual([aField('Project', 'Lac Bleu')]);
  expect(CustomFields.parse([aField('Project', '')])).toEqual([aField('Project', '')]);
});

it.each([
  ['without a label', [aField(' ')], '0.label', 'required'],
  ['with a long label', [aField('x'.repeat(41))], '0.label', 'maxLength'],
  ['with a long value', [aField('Project', 'x'.repeat(201))], '0.value', 'maxLength'],
  ['with two lines', [aField('Project', 'one\ntwo')], '0.value', 'singleLine'],
  ['with the label of another one', [aField('Été'), aField('Site'), aField('ete')], '2.label', 'unique'],
  ['without saying whether it is printed', [{ label: 'Project', value: '' }], '0.isPrinted', 'required'],
  ['with more', [{ ...aField('Project'), id: '1' }], '0.id', 'unknown'],
])('refuses one %s', (_, fields, path, rule) => {
  expect(issuesIn(fields)).toMatchObject([{ path, rule }]);
});
