import { useEffect } from 'react';
import * as z from 'zod';
import { email } from '#shared/text-field.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { type CheckedForm, useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { t } from './texts.en.ts';

type Values = { billingEmail: string };

const RULES = {
  schema: z.object({ billingEmail: email() }),
  texts: { required: t.enterAddress },
};

type AskedAddressOptions = {
  typed?: string;
  onAddress: (address: string) => unknown;
  onFailed?: (error: unknown, reasons: readonly string[]) => void;
};

/** The form that asks for a document's missing address. */
export function useAskedAddress({ typed = '', onAddress, ...rest }: AskedAddressOptions) {
  const values = { billingEmail: typed };
  return useCheckedForm<Values, Values>({
    rules: RULES,
    values,
    onValid: ({ billingEmail }) => onAddress(billingEmail),
    ...rest,
  });
}

type AskedAddressProps = {
  asked: CheckedForm<Values>;
  /** By default, that it is saved with the invoice. */
  hint?: string | undefined;
  refusal?: string | undefined;
};

/** Its field, which takes the focus: it replaces the pressed button. */
export function AskedAddress({ asked: { form, errorOf }, hint = t.addressKept, refusal }: AskedAddressProps) {
  useEffect(() => form.setFocus('billingEmail'), [form]);
  return (
    <Field error={errorOf('billingEmail') ?? refusal} hint={hint} label={t.whereTo} required>
      <Input autoComplete="off" inputMode="email" {...form.register('billingEmail')} />
    </Field>
  );
}
