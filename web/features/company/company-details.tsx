import type { FormEvent } from 'react';
import { Controller } from 'react-hook-form';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { SaveBar } from '#web/ui/forms/save-bar.tsx';
import { useRestoreFocus } from '#web/ui/use-restore-focus.ts';
import { SECTIONS } from './company-fields.ts';
import { completeWebsite } from './company-rules.ts';
import { FormSection } from './form-section.tsx';
import { LogoField } from './logo-field.tsx';
import { PaperSizeField } from './paper-size-field.tsx';
import { SignatureField } from './signature-field.tsx';
import type { CompanyEditing } from './use-company-form.ts';

/** The company form. */
export function CompanyDetails({ form, errorOf, isDirty, submit, isBusy }: CompanyEditing) {
  const focus = useRestoreFocus(isBusy);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    focus.keep(document.activeElement);
    void submit(event.currentTarget);
  };
  const completeTyped = () => {
    const typed = form.getValues('website');
    const website = completeWebsite(typed);
    if (website !== typed) form.setValue('website', website, { shouldDirty: true });
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset className="min-w-0 divide-y divide-line" disabled={isBusy}>
        {SECTIONS.map(({ title, fields }) => (
          <FormSection key={title} title={title}>
            {fields.map(({ name, label, isWide, ...look }) => (
              <Field
                className={isWide ? 'sm:col-span-2' : ''}
                error={errorOf(name)}
                key={name}
                label={label}
                required={name === 'name'}
              >
                <Input {...look} {...form.register(name, name === 'website' ? { onBlur: completeTyped } : {})} />
              </Field>
            ))}
          </FormSection>
        ))}
        <FormSection title="Invoices">
          <PaperSizeField {...form.register('paperSize')} />
        </FormSection>
        <FormSection title="Logo and signature">
          <Controller
            control={form.control}
            name="logo"
            render={({ field }) => <LogoField error={errorOf('logo')} logo={field.value} onChange={field.onChange} />}
          />
          <Controller
            control={form.control}
            name="signature"
            render={({ field }) => (
              <SignatureField error={errorOf('signature')} onChange={field.onChange} signature={field.value} />
            )}
          />
        </FormSection>
      </fieldset>
      <SaveBar isBusy={isBusy} isDirty={isDirty} />
    </form>
  );
}
