import type { BillToField } from '#shared/document/bill-to.ts';
import type { DocumentDefaults, GivenDefaults } from '#shared/document/chosen-defaults.ts';
import type { PaymentTermsChoice } from '#shared/document/payment-terms.ts';
import { upperFirst } from '#shared/letter-case.ts';
import type { DocumentKind } from '#web/document-editor/kind.ts';
import { changeDueTerms, chooseTerms } from './due-terms.ts';
import { withDefaults } from './filled-defaults.ts';
import { withPoNumber } from './filled-po-number.ts';
import {
  type Adjustment,
  type AdjustmentName,
  type BilledCustomer,
  type BillTo,
  billedTo,
  type FormItem,
  type InvoiceForm,
} from './form.ts';
import { dayProblems, emailProblems, type FieldName, isOfItem, type NamedKind, type Problem } from './problems.ts';

/** The form as typed, and its errors by field. */
export type EditorState = {
  readonly form: InvoiceForm;
  readonly errors: Readonly<Record<FieldName, string>>;
  /** The PO number that the customer filled in: no one else may inherit it. */
  readonly filledPoNumber?: string | undefined;
  /** The defaults that were filled in, which those of another customer replace; absent for a document with its own. */
  readonly filled?: DocumentDefaults | undefined;
  /** The defaults of the business. */
  readonly business?: GivenDefaults | undefined;
};

/** Fields of the form that are replaced as a whole. */
export type PlainFields = Omit<InvoiceForm, 'to' | 'items' | 'adjustments'>;

/** Every action on an invoice while it is edited. */
export type EditorAction =
  | { type: 'change'; values: Partial<PlainFields> }
  | { type: 'chooseTerms'; choice: PaymentTermsChoice }
  | { type: 'changeBillTo'; field: BillToField; value: string }
  | { type: 'validateCustomer' }
  | { type: 'pickCustomer'; customer: BilledCustomer }
  | { type: 'unlinkCustomer' }
  | { type: 'linkCustomer'; id: BillTo['id'] }
  | { type: 'adjust'; name: AdjustmentName; values: Partial<Adjustment> }
  | { type: 'insertItems'; items: readonly FormItem[]; index: number }
  | { type: 'changeItem'; key: FormItem['key']; values: Partial<Omit<FormItem, 'key'>> }
  | { type: 'moveItem'; key: FormItem['key']; step: number }
  | { type: 'removeItem'; key: FormItem['key'] }
  | { type: 'replace'; form: InvoiceForm }
  | { type: 'setErrors'; problems: readonly Problem[] };

/** The state after an action. A changed field loses its error, unless its new value is evidently wrong. */
export function editorReducer(state: EditorState, action: EditorAction, kind: Edited): EditorState {
  if (action.type === 'replace') return { form: action.form, errors: {} };
  if (action.type === 'setErrors') return { ...state, errors: errorsOf(action.problems) };
  if (action.type === 'validateCustomer') {
    return { ...state, errors: { ...state.errors, ...errorsOf(emailProblems(state.form.to)) } };
  }
  const picked = action.type === 'pickCustomer' ? action.customer : undefined;
  const changed = withPoNumber(state, changeForm(state.form, action, kind), picked);
  const { filledPoNumber } = changed;
  const { form, ...defaults } = withDefaults(state, changed.form, { picked, isPayable: kind.isPayable });
  const errors = without(state.errors, (field) => isChanged(field, action));
  const mayMoveDays = action.type === 'change' || action.type === 'chooseTerms';
  return {
    form,
    filledPoNumber,
    ...defaults,
    errors: mayMoveDays ? { ...errors, ...errorsOf(dayProblems(form, kind)) } : errors,
  };
}

type Edited = Pick<DocumentKind, 'isPayable'> & Pick<NamedKind, 'texts'>;

type FormAction = Exclude<EditorAction, { type: 'replace' | 'setErrors' | 'validateCustomer' }>;

function changeForm(form: InvoiceForm, action: FormAction, { isPayable }: Edited): InvoiceForm {
  switch (action.type) {
    case 'change':
      return isPayable ? changeDueTerms<InvoiceForm>(form, action.values) : { ...form, ...action.values };
    case 'chooseTerms':
      return { ...chooseTerms(form, action.choice), ...(!isPayable && { dueDate: form.dueDate }) };
    case 'changeBillTo':
      return withBillTo(form, action);
    case 'pickCustomer':
      return { ...form, ...billedTo(action.customer) };
    case 'unlinkCustomer':
      return unlinked(form);
    case 'linkCustomer':
      return { ...form, to: linked(form.to, action.id) };
    case 'adjust':
      return { ...form, adjustments: withAdjustment(form.adjustments, action) };
    case 'insertItems':
      return { ...form, items: form.items.toSpliced(action.index, 0, ...action.items) };
    case 'changeItem':
      return {
        ...form,
        items: form.items.map((item) => (item.key === action.key ? changedItem(item, action.values) : item)),
      };
    case 'moveItem':
      return { ...form, items: moved(form.items, action) };
    case 'removeItem':
      return { ...form, items: form.items.filter(({ key }) => key !== action.key) };
  }
}

/** A typed rate is no longer the catalogue's price. */
function changedItem(item: FormItem, values: Partial<FormItem>): FormItem {
  return { ...item, ...values, ...('rate' in values && { pricedIn: undefined }) };
}

/** Corrections keep the link to the customer; clearing the name drops it. */
function withBillTo(form: InvoiceForm, { field, value }: { field: BillToField; value: string }): InvoiceForm {
  const changed = { ...form, to: { ...form.to, [field]: value } };
  const isCleared = field === 'name' && value.trim() === '';
  return isCleared && form.to.id ? unlinked(changed) : changed;
}

/** Language and exemptions belong to the customer: no one else may inherit them. */
function unlinked(form: InvoiceForm): InvoiceForm {
  return { ...form, ...billedTo({ ...form.to, id: '' }) };
}

/** Links the saved customer, unless another one was picked or the name was cleared. */
function linked(to: BillTo, id: BillTo['id']): BillTo {
  return to.id || !to.name.trim() ? to : { ...to, id };
}

function withAdjustment(
  adjustments: InvoiceForm['adjustments'],
  { name, values }: { name: AdjustmentName; values: Partial<Adjustment> },
): InvoiceForm['adjustments'] {
  return { ...adjustments, [name]: { ...adjustments[name], ...values } };
}

function moved(items: readonly FormItem[], { key, step }: { key: FormItem['key']; step: number }): readonly FormItem[] {
  const from = items.findIndex((item) => item.key === key);
  const item = items[from];
  const to = from + step;
  if (!item || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Whether an action may have fixed the error of a field. */
function isChanged(field: FieldName, action: FormAction): boolean {
  switch (action.type) {
    case 'change':
      return field in action.values || (field === 'dueDate' && 'issueDate' in action.values);
    case 'chooseTerms':
      return field === 'paymentTerms' || field === 'dueDate';
    case 'changeBillTo':
      return field === `billing${upperFirst(action.field)}`;
    case 'pickCustomer':
      return field.startsWith('billing');
    case 'adjust':
      return field === `${action.name}Value`;
    case 'insertItems':
      return field === 'items';
    case 'changeItem':
      return isOfItem(field, action.key) && field.slice(field.lastIndexOf('.') + 1) in action.values;
    case 'removeItem':
      return isOfItem(field, action.key);
    default:
      return false;
  }
}

/** The first problem of each field. */
function errorsOf(problems: readonly Problem[]): EditorState['errors'] {
  return Object.fromEntries(problems.toReversed().map(({ field, message }) => [field, message]));
}

function without(errors: EditorState['errors'], isGone: (field: FieldName) => boolean): EditorState['errors'] {
  const fields = Object.keys(errors);
  if (!fields.some(isGone)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isGone(field)));
}
