import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PAYMENT_TERMS, type PaymentTermsChoice, paymentTermsChoice } from '#shared/document/payment-terms.ts';
import { PAYMENT_METHODS } from '#shared/payment-methods.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { PAYMENT_TERMS_LABELS } from '#web/lib/locale/payment-terms.en.ts';
import { shownTerms, storedTerms } from '#web/lib/records/terms-text.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import type { DefaultsForm } from './defaults-form.ts';
import { t } from './texts.en.ts';

type DefaultFieldsProps = {
  terms: DefaultsForm['paymentTerms'];
  onTerms: (terms: DefaultsForm['paymentTerms']) => void;
  method: UseFormRegisterReturn;
  notes: UseFormRegisterReturn;
  errorOf: (name: keyof DefaultsForm) => string | undefined;
  /** What applies without a default of one's own. */
  none: string;
  notesHint: string;
};

/** What new invoices start with: payment terms, payment method and notes. */
export function DefaultFields({ terms, onTerms, method, notes, errorOf, none, notesHint }: DefaultFieldsProps) {
  return (
    <>
      <TermsFields error={errorOf('paymentTerms')} none={none} onTerms={onTerms} terms={terms} />
      <Field error={errorOf('paymentMethod')} label={t.method}>
        <Select {...method}>
          <option value="">{none}</option>
          <Options labelOf={(each) => dictionary.paymentMethod[each]} of={PAYMENT_METHODS} />
        </Select>
      </Field>
      <Field className="sm:col-span-2" error={errorOf('additionalNotes')} hint={notesHint} label={t.notes}>
        <Textarea {...notes} />
      </Field>
    </>
  );
}

type TermsFieldsProps = Pick<DefaultFieldsProps, 'terms' | 'onTerms' | 'none'> & { error: string | undefined };

const CHOICES = Object.keys(PAYMENT_TERMS_LABELS) as PaymentTermsChoice[];

/** A choice of terms; a wording of one's own is typed below. */
function TermsFields({ terms, onTerms, none, error }: TermsFieldsProps) {
  const [isTyping, setIsTyping] = useState(false);
  const chosen = terms === '' ? (isTyping ? 'custom' : '') : paymentTermsChoice(terms);
  const isCustom = chosen === 'custom';
  const choose = (choice: PaymentTermsChoice | '') => {
    setIsTyping(choice === 'custom');
    onTerms(choice && PAYMENT_TERMS[choice].description);
  };
  return (
    <>
      <Field error={isCustom ? undefined : error} label={t.terms}>
        <Select onChange={({ target }) => choose(target.value as PaymentTermsChoice | '')} value={chosen}>
          <option value="">{none}</option>
          <Options labelOf={(each) => PAYMENT_TERMS_LABELS[each]} of={CHOICES} />
        </Select>
      </Field>
      {isCustom && (
        <Field className="sm:col-span-2" error={error} hint={t.ownTermsHint} label={t.ownTerms}>
          <Textarea
            onChange={({ target }) => {
              setIsTyping(true);
              onTerms(storedTerms(target.value));
            }}
            placeholder={t.ownTermsExample}
            rows={2}
            value={shownTerms(terms)}
          />
        </Field>
      )}
    </>
  );
}
