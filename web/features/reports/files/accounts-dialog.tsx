import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod';
import {
  defaultAccount,
  LEDGER_ROLES,
  type LedgerAccount,
  type LedgerRole,
  ledgerAccounts,
} from '#shared/reports/ledger-accounts.ts';
import { LedgerAccountInput, type LedgerAccounts } from '#shared/reports/ledger-accounts-schema.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { accountsQuery, useSetAccounts } from '#web/lib/queries/reports.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { useRecordForm } from '#web/ui/forms/use-record-form.ts';
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { ACCOUNT_GROUPS, ROLE_NAMES } from './account-roles.ts';
import { t } from './texts.en.ts';

type AccountsForm = Record<LedgerRole, { number: string; name: string }>;

const RULES: FormRules<AccountsForm, AccountsForm> = {
  schema: z.strictObject(
    Object.fromEntries(LEDGER_ROLES.map((role) => [role, LedgerAccountInput])) as Record<
      LedgerRole,
      typeof LedgerAccountInput
    >,
  ),
  fieldOf: ({ path }) => path.replace(/^accounts\./, '') as keyof AccountsForm,
};

type AccountsDialogProps = { stored: LedgerAccounts; onClose: () => void };

/** Changes the accounts of the journal. An account that is typed as the usual one is no longer chosen. */
export function AccountsDialog({ stored: read, onClose }: AccountsDialogProps) {
  const client = useQueryClient();
  const [stored, setStored] = useState(read);
  const set = useSetAccounts();
  const editing = useRecordForm({
    stored,
    valuesOf: (record) => ledgerAccounts(record?.accounts ?? {}, LANGUAGE) as AccountsForm,
    rules: RULES,
    update: ({ version, ...accounts }) =>
      set.mutateAsync({ accounts: withoutUsual(accounts), ...(version && { version }) }),
    reload: async () => setStored(await client.fetchQuery({ ...accountsQuery, staleTime: 0 })),
    onSaved: onClose,
    showFailure: showRefusal,
    texts: TEXTS,
  });
  return (
    <FormDialog
      description={t.accounts.dialogHint}
      editing={editing}
      fieldsStyle="grid min-w-0 gap-6"
      noValidate
      onClose={onClose}
      size="lg"
      submitLabel={t.accounts.save}
      title={t.accounts.title}
    >
      {ACCOUNT_GROUPS.map(({ title, roles }) => (
        <fieldset className="grid min-w-0 gap-3" key={title}>
          <legend className="mb-3 font-semibold text-sm">{title}</legend>
          {roles.map((role) => (
            <AccountFields editing={editing} key={role} role={role} />
          ))}
        </fieldset>
      ))}
      <ConflictDialog {...editing.conflict} title={t.accounts.changed} />
    </FormDialog>
  );
}

const TEXTS = {
  updated: t.accounts.saved,
  notUpdated: t.accounts.notSaved,
  notRead: t.accounts.notRead,
} as const;

type Editing = ReturnType<typeof useRecordForm<AccountsForm, AccountsForm, LedgerAccounts>>;

function AccountFields({
  role,
  editing: { form, errorOf },
}: {
  role: LedgerRole;
  editing: Pick<Editing, 'form' | 'errorOf'>;
}) {
  const name = ROLE_NAMES[role];
  return (
    <div className="grid min-w-0 grid-cols-[6rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)]">
      <span aria-hidden="true" className="self-center text-sm max-sm:col-span-2">
        {name}
      </span>
      <Field error={errorOf(`${role}.number`)} hideLabel label={t.accounts.numberOf({ role: name })}>
        <Input autoComplete="off" inputMode="numeric" {...form.register(`${role}.number`)} />
      </Field>
      <Field error={errorOf(`${role}.name`)} hideLabel label={t.accounts.nameOf({ role: name })}>
        <Input autoComplete="off" {...form.register(`${role}.name`)} />
      </Field>
    </div>
  );
}

/** Accounts to store: null for those that are the usual ones. */
function withoutUsual(accounts: Partial<Record<LedgerRole, LedgerAccount>>) {
  const changes = Object.entries(accounts).map(([role, account]) => {
    const usual = defaultAccount(role as LedgerRole, LANGUAGE);
    const isUsual = account.number === usual.number && account.name === usual.name;
    return [role, isUsual ? null : account] as const;
  });
  return Object.fromEntries(changes);
}
