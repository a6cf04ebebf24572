import { type ReactNode, useState } from 'react';
import { Controller, useController, useWatch } from 'react-hook-form';
import { TAX_ACCOUNTS } from '#shared/canada/tax-codes.ts';
import { SUPPLY_CATEGORIES } from '#shared/canada/tax-treatment.ts';
import { PAPER_SIZES, paperSizeOf } from '#shared/paper/paper.ts';
import { SUPPLY_CATEGORY_LABELS } from '#web/lib/locale/tax-labels.en.ts';
import { CANADIAN_ZONES } from '#web/lib/locale/time-zones.en.ts';
import { CompanyAddress } from '#web/parts/company-form/company-address.tsx';
import { type FieldLook, SECTIONS } from '#web/parts/company-form/company-fields.ts';
import { completeWebsite } from '#web/parts/company-form/company-rules.ts';
import { CompanyTextField } from '#web/parts/company-form/company-text-field.tsx';
import { RegistrationFields } from '#web/parts/company-form/registration-fields.tsx';
import type { CompanyEditing } from '#web/parts/company-form/use-company-form.ts';
import { FormSection } from '#web/parts/settings/form-section.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SaveBar } from '#web/ui/forms/save-bar.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { BrandSection } from './brand-section.tsx';
import { CustomFieldsField } from './custom-fields-field.tsx';
import { LogoField } from './logo-field.tsx';
import { NumberingField } from './numbering-field.tsx';
import { SignatureField } from './signature-field.tsx';
import { t } from './texts.en.ts';

/** The company form. */
export function CompanyDetails(editing: CompanyEditing) {
  const { form, errorOf, isDirty, onSubmit, isBusy } = editing;
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
        <FormSection title={t.taxes}>
          <TaxFields {...editing} />
        </FormSection>
        <FormSection title={SECTIONS.registration.title}>{SECTIONS.registration.fields.map(toField)}</FormSection>
        <FormSection title={t.documents}>
          <PaperSizeField form={form} />
          <NumberingField of="invoices" />
          <NumberingField of="estimates" />
          <CustomFieldsField {...editing} />
        </FormSection>
        <BrandSection {...editing} />
        <FormSection title={t.logoAndSignature}>
          <LogoField {...editing} />
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

/** The paper size of invoices, on screen and as PDF; without a choice, that of the country. */
function PaperSizeField({ form }: Pick<CompanyEditing, 'form'>) {
  const [country, province] = useWatch({ control: form.control, name: ['country', 'province'] });
  return (
    <Field className="sm:col-span-2" hint={t.paperSizeHint} label={t.paperSize}>
      <Select {...form.register('paperSize')}>
        <option value="">{t.paperOfCountry({ size: t.paperSizes[paperSizeOf({ country, province })] })}</option>
        <Options labelOf={(size) => t.paperSizes[size]} of={PAPER_SIZES} />
      </Select>
    </Field>
  );
}

/** The tax registrations and what the business sells. */
function TaxFields(editing: CompanyEditing) {
  const { form, errorOf } = editing;
  const numbers = useWatch({ control: form.control, name: TAX_ACCOUNTS });
  return (
    <>
      <p className="-mt-2 text-pretty text-muted text-sm sm:col-span-2">
        {numbers.some(Boolean) ? t.registered : t.smallSupplier}
      </p>
      <RegistrationFields {...editing}>
        <Field error={errorOf('supplyCategory')} hint={t.whatYouSellHint} label={t.whatYouSell}>
          <CompanySelect form={form} name="supplyCategory">
            <option value="">{t.chooseWhatYouSell}</option>
            <Options labelOf={(category) => SUPPLY_CATEGORY_LABELS[category]} of={SUPPLY_CATEGORIES} />
          </CompanySelect>
        </Field>
      </RegistrationFields>
    </>
  );
}

/** The time zone that decides when the business's days begin. Offsets are not shown: a browser's may be outdated. */
function TimeZoneField({ form, errorOf }: CompanyEditing) {
  const [others] = useState(() => otherZones(form.getValues('timeZone')));
  return (
    <Field className="sm:col-span-2" error={errorOf('timeZone')} hint={t.timeZoneHint} label={t.timeZone}>
      <CompanySelect form={form} name="timeZone">
        <optgroup label={t.canada}>
          <Options labelOf={(id) => CANADIAN_ZONES[id] ?? id} of={Object.keys(CANADIAN_ZONES)} />
        </optgroup>
        <optgroup label={t.allTimeZones}>
          <Options labelOf={(id) => id.replaceAll('_', ' ')} of={others} />
        </optgroup>
      </CompanySelect>
    </Field>
  );
}

/** The browser's other zones, plus `chosen` if it is in neither list. */
function otherZones(chosen: string): string[] {
  const others = Intl.supportedValuesOf('timeZone').filter((id) => !(id in CANADIAN_ZONES));
  const isListed = chosen in CANADIAN_ZONES || others.includes(chosen);
  return isListed ? others : [chosen, ...others];
}

type CompanySelectProps = Pick<CompanyEditing, 'form'> & {
  name: 'timeZone' | 'supplyCategory';
  children: ReactNode;
};

/** A select field of the company form. */
function CompanySelect({ form, name, children }: CompanySelectProps) {
  const { field } = useController({ control: form.control, name });
  return <Select {...field}>{children}</Select>;
}
