import type { ComponentProps } from 'react';
import type { Customer, CustomerInput } from '#shared/customer/schema.ts';
import { useCustomerMutations } from '#web/lib/customers.ts';
import { useAction } from '#web/lib/use-action.ts';
import { showFailure } from './failure-toast.ts';
import { Field } from './field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { Input } from './input.tsx';
import { toast } from './toast.ts';

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
  /** The customer to edit; none to add one. */
  customer?: Customer;
  /** Name that a new customer starts with, such as what was typed into a picker. */
  name?: string;
  onClose: () => void;
  /** Called with the stored customer, after `onClose`. */
  onSaved?: (customer: Customer) => void;
};

/**
 * Adds or edits a customer (spec 2 §5), over whatever screen needs one. The browser checks the name and the e-mail; a
 * failure leaves the form as it was typed.
 */
export function CustomerDialog({ customer, name = '', onClose, onSaved }: CustomerDialogProps) {
  const { create, update } = useCustomerMutations();
  const start: Partial<CustomerInput> = customer ?? { name };
  const save = useAction(async (form: HTMLFormElement) => {
    const input = readForm(form);
    let saved: Customer;
    try {
      saved = await (customer ? update.mutateAsync({ id: customer.id, ...input }) : create.mutateAsync(input));
    } catch (error) {
      return showFailure(error, customer ? 'Failed to update customer' : 'Failed to create customer');
    }
    onClose();
    onSaved?.(saved);
    toast.success(customer ? 'Customer updated successfully' : 'Customer added successfully');
  });
  return (
    <FormDialog
      fieldsStyle="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2"
      isBusy={save.isBusy}
      onClose={onClose}
      onSubmit={save.run}
      submitLabel={customer ? 'Save Changes' : 'Add Customer'}
      title={customer ? 'Edit Customer' : 'Add Customer'}
    >
      {FIELDS.map(({ name: field, label, wide, required = false, ...input }) => (
        <Field className={wide ? 'sm:col-span-2' : ''} key={field} label={label} required={required}>
          <Input {...input} autoComplete="off" defaultValue={start[field] ?? ''} name={field} />
        </Field>
      ))}
    </FormDialog>
  );
}

/** The form's values. An empty one clears the field of a stored customer. */
function readForm(form: HTMLFormElement): CustomerInput {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return Object.fromEntries(FIELDS.map(({ name }) => [name, text(name)])) as CustomerInput;
}
