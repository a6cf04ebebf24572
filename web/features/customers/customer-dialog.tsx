import type { ComponentProps } from 'react';
import type { Customer, CustomerInput } from '#shared/customer/schema.ts';
import { useCustomerMutations } from '#web/lib/customers.ts';
import { useAction } from '#web/lib/use-action.ts';
import { showFailure } from '#web/ui/failure-toast.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.ts';

type CustomerField = ComponentProps<typeof Input> & { name: keyof CustomerInput; label: string; wide?: boolean };

const FIELDS: readonly CustomerField[] = [
  { name: 'name', label: 'Name', required: true, maxLength: 200, wide: true, pattern: '.*\\S.*' },
  { name: 'email', label: 'Email', required: true, type: 'email', maxLength: 254 },
  { name: 'phone', label: 'Phone', type: 'tel', maxLength: 30 },
  { name: 'address', label: 'Street Address', maxLength: 200, wide: true },
  { name: 'city', label: 'City', maxLength: 100 },
  { name: 'state', label: 'Province / State', maxLength: 100 },
  { name: 'zip', label: 'Postal Code', maxLength: 20 },
  { name: 'country', label: 'Country', maxLength: 100 },
];

type CustomerDialogProps = {
  /** Whom to change; nobody to add a new one. */
  customer?: Customer;
  onClose: () => void;
};

/** The form of a customer (spec 2 §5): the browser checks the name and the e-mail. A failure leaves it as it was typed. */
export function CustomerDialog({ customer, onClose }: CustomerDialogProps) {
  const { create, update } = useCustomerMutations();
  const save = useAction(async (form: HTMLFormElement) => {
    const input = readForm(form);
    try {
      await (customer ? update.mutateAsync({ id: customer.id, ...input }) : create.mutateAsync(input));
    } catch (error) {
      return showFailure(error, customer ? 'Failed to update customer' : 'Failed to create customer');
    }
    onClose();
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
      {FIELDS.map(({ name, label, wide, required = false, ...input }) => (
        <Field className={wide ? 'sm:col-span-2' : ''} key={name} label={label} required={required}>
          <Input {...input} autoComplete="off" defaultValue={customer?.[name] ?? ''} name={name} />
        </Field>
      ))}
    </FormDialog>
  );
}

/** What is in the form. An empty text takes a field away from a customer that is there. */
function readForm(form: HTMLFormElement): CustomerInput {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return Object.fromEntries(FIELDS.map(({ name }) => [name, text(name)])) as CustomerInput;
}
