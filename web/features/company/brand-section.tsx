import { useWatch } from 'react-hook-form';
import { brandColors, typedColor } from '#shared/company/brand-colors.ts';
import type { CompanyEditing } from '#web/parts/company-form/use-company-form.ts';
import { FormSection } from '#web/parts/settings/form-section.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { ColorField } from './color-field.tsx';
import { LayoutField } from './layout-field.tsx';
import { t } from './texts.en.ts';

/** How documents look: colour, layout and the line at their foot. */
export function BrandSection(editing: CompanyEditing) {
  const { form, errorOf } = editing;
  const color = useWatch({ control: form.control, name: 'brandColor' });
  return (
    <FormSection title={t.brand}>
      <ColorField {...editing} />
      <LayoutField colors={brandColors(typedColor(color)) ?? PAPER_COLORS} form={form} />
      <Field className="sm:col-span-2" error={errorOf('footerLine')} hint={t.footerLineHint} label={t.footerLine}>
        <Input autoComplete="off" {...form.register('footerLine')} />
      </Field>
    </FormSection>
  );
}

/** The colours of documents without any of their own. */
const PAPER_COLORS = { color: '#0b6152', onColor: '#ffffff' };
