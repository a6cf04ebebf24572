import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { type Customer, CustomerInput } from '#shared/customer/schema.ts';
import { customerQuery, useCustomerMutations } from '#web/lib/queries/customers.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { useRecordForm } from '#web/ui/forms/use-record-form.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FormDialog } from './form-dialog.tsx';

type CustomerField = ComponentProps<typeof Input> & { name: keyof CustomerInput; label: string; wide?: boolean };

const FIELDS: readonly CustomerField[] = [
  { name: 'name', label: 'Name', required: true, maxLength: 200, wide: true, pattern: '.*\\S.*' },
  { name: 'email', label: 'Email', required: true, type: 'email', maxLength: 254 },
  { name: 'phone', label: 'Phone', type: 'tel', maxLength: 30 },
  { name: 'address', label: 'Street Address', maxLength: 200, wide: true },
  { name: 'city', label: 'City', maxLength: 100 },
  { name: 'state', label: 'Province', maxLength: 100 },
  { name: 'zip', label: 'Postal Code', maxLength: 20 },
  { name: 'country', label: 'Country', maxLength: 100 },
];

type CustomerDialogProps = {
  /** The customer to edit; omitted to add one. */
  customer?: Customer;
  /** Initial name of a new customer, such as the text typed into a picker. */
  name?: string;
  onClose: () => void;
  /** Called with the stored customer, after `onClose`. */
  onSaved?: (customer: Customer) => void;
};

/** Adds or edits a customer (spec 2 §5), on top of any screen. The browser validates first. */
export function CustomerDialog({ customer, name = '', onClose, onSaved }: CustomerDialogProps) {
  const client = useQueryClient();
  const [stored, setStored] = useState(customer);
  const { create, update } = useCustomerMutations();
  const finish = (saved: Customer) => {
    onClose();
    onSaved?.(saved);
  };
  const { form, errorOf, submit, isBusy, isDirty, conflict } = useRecordForm({
    stored,
    valuesOf: (known) => customerForm(known ?? { name }),
    rules: RULES,
    create: create.mutateAsync,
    update: (changes, { id }) => update.mutateAsync({ id, ...changes }),
    reload: async ({ id }) => setStored(await client.fetchQuery(customerQuery(id))),
    onSaved: finish,
    onUnchanged: finish,
    showFailure,
    texts: TEXTS,
  });
  return (
    <FormDialog
      fieldsStyle="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2"
      isBusy={isBusy}
      isDirty={isDirty}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={customer ? 'Save Changes' : 'Add Customer'}
      title={customer ? 'Edit Customer' : 'Add Customer'}
    >
      {FIELDS.map(({ name: field, label, wide, required = false, ...input }) => (
        <Field
          className={wide ? 'sm:col-span-2' : ''}
          error={errorOf(field)}
          key={field}
          label={label}
          required={required}
        >
          <Input {...input} autoComplete="off" {...form.register(field)} />
        </Field>
      ))}
      <ConflictDialog {...conflict} title="This customer was changed" />
    </FormDialog>
  );
}

const RULES = { schema: CustomerInput };

const TEXTS = {
  created: 'Customer added successfully',
  updated: 'Customer updated successfully',
  notCreated: 'Failed to create customer',
  notUpdated: 'Failed to update customer',
  notRead: 'Error loading customers',
} as const;

/** The form of a customer, empty where nothing is known. */
function customerForm(known: Partial<CustomerInput>): Required<CustomerInput> {
  return Object.fromEntries(FIELDS.map(({ name }) => [name, known[name] ?? ''])) as Required<CustomerInput>;
}
