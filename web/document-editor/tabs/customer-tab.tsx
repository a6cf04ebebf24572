import { UserCheck } from 'lucide-react';
import { type ComponentProps, type Dispatch, Fragment, use, useState } from 'react';
import { tidyPostalCode } from '#shared/canada/postal-code.ts';
import { isInCanada } from '#shared/canada/provinces.ts';
import { BILLING, type BillToField } from '#shared/document/bill-to.ts';
import { OPEN_FIELDS } from '#shared/document/fields.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import type { EditorAction } from '#web/document-editor/model/editor-state.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import type { FieldName } from '#web/document-editor/model/problems.ts';
import { addressWords } from '#web/lib/locale/address-words.en.ts';
import { billToCustomer } from '#web/lib/records/bill-to.ts';
import { postalHint } from '#web/lib/records/postal-hint.ts';
import { CustomerPicker } from '#web/parts/customers/customer-picker.tsx';
import { ProvinceField } from '#web/parts/province-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { LazyPart } from '#web/ui/overlays/lazy-part.tsx';
import { EditorErrors, EditorField } from './editor-field.tsx';
import { FixedText } from './fixed-text.tsx';
import { KeepCustomer } from './kept-customer.tsx';
import { QuickCustomers } from './quick-customers.tsx';
import { t } from './texts.en.tsx';

/** Of use once a name was typed. */
const loadSameName = async () => (await import('./same-name.tsx')).SameName;
/** Without the question, another email is another customer. */
const stayHidden = () => {};

type CustomerTabProps = Pick<InvoiceForm, 'to' | 'keepCustomer'> & {
  /** Why the recipient has to become a customer; undefined if they need not. */
  whyKept: string | undefined;
  /** Whether payments lock the fields that taxes depend on. */
  isFrozen: boolean;
  dispatch: Dispatch<EditorAction>;
  goToField: (field: FieldName) => void;
};

type CustomerField = Omit<ComponentProps<'input'>, 'name'> & {
  field: BillToField;
  label: string;
};

const FIELDS: readonly CustomerField[] = [
  { field: 'name', label: t.name, required: true, className: 'sm:col-span-2' },
  { field: 'email', label: t.email, inputMode: 'email' },
  { field: 'phone', label: t.phone, type: 'tel' },
  { field: 'address', label: t.address, className: 'sm:col-span-2' },
  { field: 'city', label: t.city },
  { field: 'province', label: t.province },
  { field: 'zip', label: t.postalCode },
  { field: 'country', label: t.country },
];

const PICKER_TEXTS = {
  none: t.noCustomers,
  failed: t.customersFailed,
};

/** The recipient: one of the customers, or anyone. */
export function CustomerTab({ to, keepCustomer, whyKept, isFrozen, dispatch, goToField }: CustomerTabProps) {
  const { words } = useDocumentKind();
  const errors = use(EditorErrors);
  const [leftName, setLeftName] = useState(to.name);
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
      {!isFrozen && (
        <div className="border-line border-b pb-5 sm:col-span-2" data-field="customerId">
          <Field hint={t.findCustomerHint(words)} label={t.findCustomer} labelEnd={to.id && <SavedCustomer />}>
            <CustomerPicker
              name="customer"
              onChange={(customer) =>
                dispatch(
                  customer ? { type: 'pickCustomer', customer: billToCustomer(customer) } : { type: 'unlinkCustomer' },
                )
              }
              texts={PICKER_TEXTS}
              value={to.id ? { id: to.id, name: to.name } : null}
            />
          </Field>
          <QuickCustomers dispatch={dispatch} onPicked={() => goToField('items')} to={to} />
        </div>
      )}
      {FIELDS.map(({ field, label, required = false, className = '', ...input }) =>
        isFrozen && !OPEN_FIELDS.includes(BILLING[field]) ? (
          <FixedText key={field} label={label} value={to[field]} />
        ) : field === 'province' ? (
          <div data-field={BILLING.province} key={field}>
            <ProvinceField
              country={to.country}
              error={errors[BILLING.province]}
              onChange={(value) => dispatch({ type: 'changeBillTo', field, value })}
              value={to.province}
            />
          </div>
        ) : (
          <Fragment key={field}>
            <EditorField
              className={className}
              hint={field === 'zip' && postalHint(to)}
              label={field === 'zip' ? addressWords(to.country).zip : label}
              name={BILLING[field]}
              required={required}
            >
              {field === 'address' ? (
                <Textarea
                  autoComplete="off"
                  onChange={({ target }) => dispatch({ type: 'changeBillTo', field, value: target.value })}
                  rows={1}
                  value={to.address}
                />
              ) : (
                <Input
                  {...input}
                  autoComplete="off"
                  onBlur={() => {
                    if (field === 'name') setLeftName(to.name);
                    const tidy = field === 'zip' && isInCanada(to) !== false ? tidyPostalCode(to.zip) : to[field];
                    if (tidy !== to[field]) dispatch({ type: 'changeBillTo', field, value: tidy });
                  }}
                  onChange={({ target }) => dispatch({ type: 'changeBillTo', field, value: target.value })}
                  value={to[field]}
                />
              )}
            </EditorField>
            {field === 'name' && !isFrozen && !to.id && leftName.trim() && (
              <LazyPart load={loadSameName} onFailed={stayHidden}>
                {(SameName) => <SameName {...{ to, leftName, dispatch }} />}
              </LazyPart>
            )}
          </Fragment>
        ),
      )}
      {!isFrozen && <KeepCustomer {...{ to, keepCustomer, whyKept, dispatch }} />}
    </div>
  );
}

/** Says that the recipient is a customer. */
function SavedCustomer() {
  return (
    <p className="flex items-center gap-1.5 self-center text-green">
      <UserCheck aria-hidden="true" className="size-4 shrink-0" />
      {t.savedCustomer}
    </p>
  );
}
