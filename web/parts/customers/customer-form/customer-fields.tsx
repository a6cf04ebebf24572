import type { ComponentProps } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { tidyPostalCode } from '#shared/canada/postal-code.ts';
import { isInCanada } from '#shared/canada/provinces.ts';
import { LANGUAGES } from '#shared/locale/language.ts';
import { addressWords } from '#web/lib/locale/address-words.en.ts';
import { LANGUAGE_LABELS } from '#web/lib/locale/languages.en.ts';
import { postalHint } from '#web/lib/records/postal-hint.ts';
import { DefaultFields } from '#web/parts/invoice-defaults/default-fields.tsx';
import type { DefaultsForm } from '#web/parts/invoice-defaults/defaults-form.ts';
import { ProvinceField } from '#web/parts/province-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import type { CheckedForm } from '#web/ui/forms/use-checked-form.ts';
import type { CustomerForm } from './customer-rules.ts';
import { ExemptionFields } from './exemption-fields.tsx';
import { t } from './texts.en.ts';

/** The fields of a customer. Province and postal code follow the country. */
export function CustomerFields({ form, errorOf }: Pick<CheckedForm<CustomerForm>, 'form' | 'errorOf'>) {
  const { control, register } = form;
  const [country, province, zip, language, paymentTerms] = useWatch({
    control,
    name: ['country', 'state', 'zip', 'language', 'paymentTerms'],
  });
  const onLeaveZip = () => {
    if (isInCanada({ country }) !== false) form.setValue('zip', tidyPostalCode(zip), { shouldDirty: true });
  };
  const textField = (name: TextField, { label, hint, className = '', required = false, ...input }: TextFieldProps) => (
    <Field className={className} error={errorOf(name)} hint={hint} label={label} required={required}>
      <Input {...input} autoComplete="off" {...register(name, name === 'zip' ? { onBlur: onLeaveZip } : {})} />
    </Field>
  );
  return (
    <>
      {textField('name', { label: t.name, required: true, className: WIDE })}
      {textField('email', { label: t.email, required: true, inputMode: 'email' })}
      {textField('phone', { label: t.phone, type: 'tel' })}
      <Field className={WIDE} error={errorOf('address')} label={t.street}>
        <Textarea autoComplete="off" rows={1} {...register('address')} />
      </Field>
      {textField('city', { label: t.city })}
      <Controller
        control={control}
        name="state"
        render={({ field: { ref: _, ...field } }) => (
          <ProvinceField {...field} country={country} error={errorOf('state')} />
        )}
      />
      {textField('zip', {
        label: addressWords(country).zip,
        hint: postalHint({ zip, province, country }),
      })}
      {textField('country', { label: t.country })}
      <Field className={WIDE} error={errorOf('language')} hint={!language && t.languageHint} label={t.language}>
        <Select {...register('language')}>
          <option value="">{t.automatic}</option>
          <Options labelOf={(each) => LANGUAGE_LABELS[each]} of={LANGUAGES} />
        </Select>
      </Field>
      {textField('poNumber', { label: t.poNumber, hint: t.poNumberHint, className: WIDE })}
      <DefaultFields
        errorOf={errorOf}
        method={register('paymentMethod')}
        none={t.asUsual}
        notes={register('additionalNotes')}
        notesHint={t.notesHint}
        onTerms={(terms) => form.setValue('paymentTerms', terms, { shouldDirty: true })}
        terms={paymentTerms}
      />
      <Controller
        control={control}
        name="remind"
        render={({ field: { ref: _, value, ...field } }) => (
          <Switch {...field} checked={value} className={WIDE} hint={t.remindersHint} label={t.sendReminders} />
        )}
      />
      <Controller
        control={control}
        name="appliesCredit"
        render={({ field: { ref: _, value, ...field } }) => (
          <Switch {...field} checked={value} className={WIDE} hint={t.creditHint} label={t.applyCredit} />
        )}
      />
      <Field className={WIDE} error={errorOf('internalNotes')} hint={t.internalNotesHint} label={t.internalNotes}>
        <Textarea {...register('internalNotes')} />
      </Field>
      <ExemptionFields errorOf={errorOf} form={form} />
    </>
  );
}

const WIDE = 'sm:col-span-2';

type TextField = Exclude<
  keyof CustomerForm,
  'address' | 'state' | 'language' | 'taxExemptions' | 'remind' | 'appliesCredit' | 'internalNotes' | keyof DefaultsForm
>;
type TextFieldProps = Pick<ComponentProps<typeof Input>, 'type' | 'inputMode' | 'className' | 'required'> & {
  label: string;
  hint?: string;
};
