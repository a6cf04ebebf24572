import { type FormEvent, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { useRestoreFocus } from '#web/ui/use-restore-focus.ts';
import { COMPANY_FIELDS, SECTIONS } from './company-fields.ts';
import { completeWebsite } from './company-payload.ts';
import { FormSection } from './form-section.tsx';
import { LogoField } from './logo-field.tsx';
import { PaperSizeField } from './paper-size-field.tsx';
import { SignatureField } from './signature-field.tsx';
import type { useCompanyForm } from './use-company-form.ts';

/** All that is known of the company, to be changed and saved. */
export function CompanyDetails({
  form,
  problems,
  change,
  isChanged,
  save,
  isSaving,
}: Omit<ReturnType<typeof useCompanyForm>, 'conflict'>) {
  const element = useRef<HTMLFormElement>(null);
  const focus = useRestoreFocus(isSaving);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    focus.keep(document.activeElement);
    const found = save();
    const firstWrong = COMPANY_FIELDS.find((name) => found[name]);
    element.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
  };
  const completeTyped = () => {
    const website = completeWebsite(form.website);
    if (website !== form.website) change('website', website);
  };
  return (
    <form noValidate onSubmit={onSubmit} ref={element}>
      <fieldset className="min-w-0 divide-y divide-line" disabled={isSaving}>
        {SECTIONS.map(({ title, fields }) => (
          <FormSection key={title} title={title}>
            {fields.map(({ name, label, isWide, ...look }) => (
              <Field
                className={isWide ? 'sm:col-span-2' : ''}
                error={problems[name]}
                key={name}
                label={label}
                required={name === 'name'}
              >
                <Input
                  {...look}
                  name={name}
                  onBlur={name === 'website' ? completeTyped : undefined}
                  onChange={(event) => change(name, event.target.value)}
                  value={form[name]}
                />
              </Field>
            ))}
          </FormSection>
        ))}
        <FormSection title="Invoices">
          <PaperSizeField onChange={(size) => change('paperSize', size)} value={form.paperSize} />
        </FormSection>
        <FormSection title="Logo and signature">
          <LogoField error={problems.logo} logo={form.logo} onChange={(logo) => change('logo', logo)} />
          <SignatureField
            error={problems.signature}
            onChange={(signature) => change('signature', signature)}
            signature={form.signature}
          />
        </FormSection>
      </fieldset>
      <div className="sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 flex items-center justify-between gap-4 rounded-b-lg border-line border-t bg-surface px-5 py-3 sm:px-6 md:bottom-8">
        <p className="text-muted" role="status">
          {isChanged && !isSaving ? 'You have unsaved changes' : ''}
        </p>
        <Button busy={isSaving} busyLabel="Saving..." type="submit">
          Save Changes
        </Button>
      </div>
    </form>
  );
}
