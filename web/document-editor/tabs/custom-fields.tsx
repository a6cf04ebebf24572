import { useQuery } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import { type CustomField, MAX_CUSTOM_FIELDS } from '#shared/document/custom-fields.ts';
import { searchText } from '#shared/search-text.ts';
import type { EditorAction, EditorState } from '#web/document-editor/model/editor-state.ts';
import { customFieldName } from '#web/document-editor/model/problems.ts';
import { companyQuery } from '#web/lib/queries/company.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { EditorField } from './editor-field.tsx';
import { t } from './texts.en.tsx';

type CustomFieldsProps = Pick<EditorState, 'form'> & { dispatch: Dispatch<EditorAction> };

/** The fields that the business added, and those of the document that the business has since removed. */
export function CustomFields({ form, dispatch }: CustomFieldsProps) {
  const { data: company } = useQuery(companyQuery);
  const fields = offeredFields(form.customFields, company?.customFields);
  const change = (changed: CustomField, value: string) => {
    const customFields = fields.map((field) => (field === changed ? { ...field, value } : field));
    dispatch({ type: 'change', values: { customFields } });
  };
  return fields.map((field) => (
    <EditorField
      hint={!field.isPrinted && t.notPrinted}
      key={field.label}
      label={field.label}
      name={customFieldName(field)}
    >
      <Input autoComplete="off" onChange={({ target }) => change(field, target.value)} value={field.value} />
    </EditorField>
  ));
}

/** The document's fields in the order of the business's; those that it lacks are empty, as long as there is room. */
function offeredFields(entered: readonly CustomField[], known: readonly CustomField[] = []): CustomField[] {
  const own = known.map((field) => entered.find((each) => isSameLabel(each, field)) ?? { ...field, value: '' });
  const all = new Set([...own, ...entered]);
  return all.size > MAX_CUSTOM_FIELDS ? [...entered] : [...all];
}

/** As the server compares them. */
function isSameLabel(one: CustomField, other: CustomField): boolean {
  return searchText(one.label) === searchText(other.label);
}
