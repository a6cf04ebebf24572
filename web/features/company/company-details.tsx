import type { ComponentProps, FormEvent } from 'react';
import { Controller } from 'react-hook-form';
import { PAPER_SIZES, type PaperSize } from '#shared/paper/paper.ts';
import { CompanyAddress } from '#web/parts/company-form/company-address.tsx';
import { type FieldLook, SECTIONS } from '#web/parts/company-form/company-fields.ts';
import { completeWebsite } from '#web/parts/company-form/company-rules.ts';
import { CompanyTextField } from '#web/parts/company-form/company-text-field.tsx';
import type { CompanyEditing } from '#web/parts/company-form/use-company-form.ts';
import { FormSection } from '#web/parts/settings/form-section.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SaveBar } from '#web/ui/forms/save-bar.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { useRestoreFocus } from '#web/ui/use-restore-focus.ts';
import { LogoField } from './logo-field.tsx';
import { SignatureField } from './signature-field.tsx';
import { TaxFields } from './tax-fields.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

/** The company form. */
export function CompanyDetails(editing: CompanyEditing) {
  const { form, errorOf, isDirty, submit, isBusy } = editing;
  const focus = useRestoreFocus(isBusy);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    focus.keep(document.activeElement);
    void submit(event.currentTarget);
  };
  const toField = (look: FieldLook) => (
    <CompanyTextField
      errorOf={errorOf}
      form={form}
      key={look.name}
      look={look}
      tidy={look.name === 'website' ? completeWebsite : undefined}
    />
  );
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset className="min-w-0 divide-y divide-line" disabled={isBusy}>
        <FormSection title={SECTIONS.business.title}>{SECTIONS.business.fields.map(toField)}</FormSection>
        <FormSection title={SECTIONS.address.title}>
          <CompanyAddress {...editing} />
          <TimeZoneField {...editing} />
        </FormSection>
        <FormSection title="Taxes">
          <TaxFields {...editing} />
        </FormSection>
        <FormSection title={SECTIONS.registration.title}>{SECTIONS.registration.fields.map(toField)}</FormSection>
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

const LABELS: Readonly<Record<PaperSize, string>> = { A4: 'A4', LETTER: 'Letter (8.5 × 11 in)' };

type PaperSizeFieldProps = ComponentProps<typeof Select>;

/** The paper size of invoices, on screen and as PDF. */
function PaperSizeField(select: PaperSizeFieldProps) {
  return (
    <Field hint="How your invoices are laid out and printed" label="Invoice Paper Size">
      <Select {...select}>
        <Options labelOf={(size) => LABELS[size]} of={PAPER_SIZES} />
      </Select>
    </Field>
  );
}
