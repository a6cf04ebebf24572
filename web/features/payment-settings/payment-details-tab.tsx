import { type FormEvent, useRef } from 'react';
import { BANK_FIELDS, hasBankDetails } from '#shared/payment-settings/bank-details.ts';
import { PAYMENT_LIMITS } from '#shared/payment-settings/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { useRestoreFocus } from '#web/ui/use-restore-focus.ts';
import { CurrencyField } from './currency-field.tsx';
import { FormSection } from './form-section.tsx';
import { type PaymentForm, SECTIONS, TEXT_FIELDS } from './payment-fields.ts';
import type { PaymentEditing } from './use-payment-form.ts';

const ORDER: readonly (keyof PaymentForm)[] = ['preferredCurrency', ...TEXT_FIELDS];

/** In which currency and where to a business wants its money, to be changed and saved (spec 2 §2). */
export function PaymentDetailsTab({ editing }: { editing: PaymentEditing }) {
  const { form, problems, change, isChanged, save, isSaving } = editing;
  const element = useRef<HTMLFormElement>(null);
  const focus = useRestoreFocus(isSaving);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    focus.keep(document.activeElement);
    const found = save();
    const firstWrong = ORDER.find((name) => found[name]);
    element.current?.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus();
  };
  const needed: readonly string[] = hasBankDetails(form) ? BANK_FIELDS : [];
  return (
    <form
      className="min-w-0 rounded-lg border border-line bg-surface shadow-sm"
      noValidate
      onSubmit={onSubmit}
      ref={element}
    >
      <fieldset className="min-w-0 divide-y divide-line" disabled={isSaving}>
        <FormSection description="The currency you do most of your business in." title="Currency">
          <CurrencyField
            error={problems.preferredCurrency}
            onChange={(value) => change('preferredCurrency', value)}
            value={form.preferredCurrency}
          />
        </FormSection>
        {SECTIONS.map(({ title, description, fields }) => (
          <FormSection description={description} key={title} title={title}>
            {fields.map(({ name, label, hint, isWide, ...look }) => (
              <Field
                className={isWide ? 'sm:col-span-2' : ''}
                error={problems[name]}
                hint={hint}
                key={name}
                label={label}
                required={needed.includes(name)}
              >
                <Input
                  {...look}
                  autoComplete="off"
                  maxLength={PAYMENT_LIMITS[name]}
                  name={name}
                  onChange={(event) => change(name, event.target.value)}
                  spellCheck={false}
                  value={form[name]}
                />
              </Field>
            ))}
          </FormSection>
        ))}
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
