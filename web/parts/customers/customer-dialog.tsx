import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Customer } from '#shared/customer/schema.ts';
import { customerQuery, useCustomerMutations } from '#web/lib/queries/customers.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { useRecordForm } from '#web/ui/forms/use-record-form.ts';
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { CustomerFields } from './customer-form/customer-fields.tsx';
import { CUSTOMER_RULES, customerForm } from './customer-form/customer-rules.ts';
import { t } from './texts.en.ts';

type CustomerDialogProps = {
  /** The customer to edit; omitted to add one. */
  customer?: Customer;
  /** Initial name of a new customer, such as the text typed into a picker. */
  name?: string;
  onClose: () => void;
  /** Called with the stored customer, after `onClose`. */
  onSaved?: (customer: Customer) => void;
};

/** Adds or edits a customer (spec 2 §5), from any screen. The browser validates first. */
export function CustomerDialog({ customer, name = '', onClose, onSaved }: CustomerDialogProps) {
  const client = useQueryClient();
  const [stored, setStored] = useState(customer);
  const [clientId] = useState(() => crypto.randomUUID());
  const { create, update } = useCustomerMutations();
  const finish = (saved: Customer) => {
    onClose();
    onSaved?.(saved);
  };
  const editing = useRecordForm({
    stored,
    valuesOf: (known) => customerForm(known ?? { name }),
    rules: CUSTOMER_RULES,
    create: (input) => create.mutateAsync({ ...input, id: clientId }),
    update: (changes, { id }) => update.mutateAsync({ id, ...changes }),
    reload: async ({ id }) => setStored(await client.fetchQuery(customerQuery(id))),
    onSaved: finish,
    showFailure,
    texts: TEXTS,
  });
  return (
    <FormDialog
      fieldsStyle="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2"
      editing={editing}
      onClose={onClose}
      submitLabel={customer ? t.save : t.add}
      title={customer ? t.edit : t.add}
    >
      <CustomerFields errorOf={editing.errorOf} form={editing.form} />
      <ConflictDialog {...editing.conflict} title={t.changed} />
    </FormDialog>
  );
}

const TEXTS = {
  created: t.created,
  updated: t.updated,
  notCreated: t.notCreated,
  notUpdated: t.notUpdated,
  notRead: t.notRead,
} as const;
