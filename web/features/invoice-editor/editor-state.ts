import type { Adjustment, AdjustmentName, BillTo, FormItem, InvoiceForm } from './form.ts';
import { type FieldName, itemField, type Problem } from './problems.ts';

/** What is typed, and what is known to be wrong with it, by field. */
export type EditorState = { readonly form: InvoiceForm; readonly errors: Readonly<Record<FieldName, string>> };

/** Fields of the form that are changed as a whole. */
export type PlainFields = Omit<InvoiceForm, 'to' | 'items' | 'adjustments'>;

/** Everything that can happen to an invoice while it is typed. */
export type EditorAction =
  | { type: 'change'; values: Partial<PlainFields> }
  | { type: 'changeBillTo'; field: keyof BillTo; value: string }
  | { type: 'adjust'; name: AdjustmentName; values: Partial<Adjustment> }
  | { type: 'insertItem'; item: FormItem; index: number }
  | { type: 'changeItem'; key: FormItem['key']; values: Partial<Omit<FormItem, 'key'>> }
  | { type: 'moveItem'; key: FormItem['key']; step: 1 | -1 }
  | { type: 'removeItem'; key: FormItem['key'] }
  | { type: 'replace'; form: InvoiceForm }
  | { type: 'blame'; problems: readonly Problem[] };

/** The state after an action. A field that is changed is no longer blamed. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  if (action.type === 'replace') return { form: action.form, errors: {} };
  if (action.type === 'blame') return { ...state, errors: errorsOf(action.problems) };
  return {
    form: changeForm(state.form, action),
    errors: without(state.errors, changedFields(action)),
  };
}

type FormAction = Exclude<EditorAction, { type: 'replace' | 'blame' }>;

function changeForm(form: InvoiceForm, action: FormAction): InvoiceForm {
  switch (action.type) {
    case 'change':
      return { ...form, ...action.values };
    case 'changeBillTo':
      return { ...form, to: { ...form.to, [action.field]: action.value } };
    case 'adjust':
      return { ...form, adjustments: withAdjustment(form.adjustments, action) };
    case 'insertItem':
      return { ...form, items: form.items.toSpliced(action.index, 0, action.item) };
    case 'changeItem':
      return {
        ...form,
        items: form.items.map((item) => (item.key === action.key ? { ...item, ...action.values } : item)),
      };
    case 'moveItem':
      return { ...form, items: moved(form.items, action) };
    case 'removeItem':
      return { ...form, items: form.items.filter(({ key }) => key !== action.key) };
  }
}

function withAdjustment(
  adjustments: InvoiceForm['adjustments'],
  { name, values }: { name: AdjustmentName; values: Partial<Adjustment> },
): InvoiceForm['adjustments'] {
  return { ...adjustments, [name]: { ...adjustments[name], ...values } };
}

function moved(items: readonly FormItem[], { key, step }: { key: FormItem['key']; step: 1 | -1 }): readonly FormItem[] {
  const from = items.findIndex((item) => item.key === key);
  const item = items[from];
  const to = from + step;
  if (!item || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The contract's names of the fields that an action changes. */
function changedFields(action: FormAction): FieldName[] {
  switch (action.type) {
    case 'change':
      return Object.keys(action.values);
    case 'changeBillTo':
      return [`billing${action.field.charAt(0).toUpperCase()}${action.field.slice(1)}`];
    case 'adjust':
      return [`${action.name}Value`];
    case 'insertItem':
      return ['items'];
    case 'changeItem':
      return (Object.keys(action.values) as (keyof typeof action.values)[]).map((field) =>
        itemField(action.key, field),
      );
    default:
      return [];
  }
}

/** The first thing wrong with a field is the one to say. */
function errorsOf(problems: readonly Problem[]): EditorState['errors'] {
  return Object.fromEntries(problems.toReversed().map(({ field, message }) => [field, message]));
}

function without(errors: EditorState['errors'], fields: readonly FieldName[]): EditorState['errors'] {
  if (!fields.some((field) => field in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}
