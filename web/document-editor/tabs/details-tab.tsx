import type { Dispatch, FC } from 'react';
import { type FieldAt, fieldsAt } from '#shared/document/fields.ts';
import { paymentTermsChoice } from '#shared/document/payment-terms.ts';
import { LANGUAGES, type Language, languageAt } from '#shared/locale/language.ts';
import { INVOICE_CURRENCIES, type InvoiceCurrency } from '#shared/money.ts';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import { useKindParts } from '#web/document-editor/kind-parts.ts';
import { dayText } from '#web/document-editor/model/day-text.en.ts';
import type { EditorAction, EditorState, PlainFields } from '#web/document-editor/model/editor-state.ts';
import { currencyName } from '#web/lib/locale/currency-names.en.ts';
import { LANGUAGE_LABELS } from '#web/lib/locale/languages.en.ts';
import { PAYMENT_TERMS_LABELS } from '#web/lib/locale/payment-terms.en.ts';
import { DatePicker } from '#web/ui/forms/date-picker.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { CustomFields } from './custom-fields.tsx';
import { EditorField } from './editor-field.tsx';
import { FixedText } from './fixed-text.tsx';
import { NumberField } from './number-field.tsx';
import { t } from './texts.en.tsx';

type DetailsTabProps = Pick<EditorState, 'form'> & {
  /** Whether the invoice is stored, which locks its number. */
  isNumberFixed: boolean;
  /** Whether payments lock issue date and currency. */
  isFrozen: boolean;
  dispatch: Dispatch<EditorAction>;
};

/** Number, issue and due dates, currency and language. */
export function DetailsTab({ form, isNumberFixed, isFrozen, dispatch }: DetailsTabProps) {
  const parts = useKindParts();
  const change = (values: Partial<PlainFields>) => dispatch({ type: 'change', values });
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2">
      {parts?.Days ? (
        <parts.Days {...{ form, dispatch }} />
      ) : (
        <NumberAndDays {...{ form, isNumberFixed, isFrozen, dispatch }} />
      )}
      {isFrozen ? (
        <FixedText label={t.currency} value={currencyText(form.currency)} />
      ) : (
        <EditorField label={t.currency} name="currency">
          <Select
            onChange={({ target }) => change({ currency: target.value as InvoiceCurrency })}
            value={form.currency}
          >
            <Options labelOf={currencyText} of={INVOICE_CURRENCIES} />
          </Select>
        </EditorField>
      )}
      <LanguageField {...{ form, dispatch }} />
      {fieldsAt('details').map((name) => {
        const Text = TEXTS[name];
        return <Text key={name} {...{ form, dispatch }} />;
      })}
      {parts?.Texts && (
        <div className={WIDE}>
          <parts.Texts form={form} tab="details" />
        </div>
      )}
    </div>
  );
}

function NumberAndDays({ form, isNumberFixed, isFrozen, dispatch }: DetailsTabProps) {
  const { firstDay, lastDay, isPayable } = useDocumentKind();
  const change = (values: Partial<PlainFields>) => dispatch({ type: 'change', values });
  return (
    <>
      <NumberField className={WIDE} {...{ form, isNumberFixed, dispatch }} />
      {isFrozen ? (
        <FixedText label={firstDay} value={dayText(form.issueDate)} />
      ) : (
        <EditorField label={firstDay} name="issueDate" required>
          <DatePicker displayFormat={dayText} onChange={(issueDate) => change({ issueDate })} value={form.issueDate} />
        </EditorField>
      )}
      <EditorField hint={isPayable && termsHint(form.paymentTerms)} label={lastDay} name="dueDate" required>
        <DatePicker displayFormat={dayText} onChange={(dueDate) => change({ dueDate })} value={form.dueDate} />
      </EditorField>
    </>
  );
}

type TextProps = Pick<DetailsTabProps, 'form' | 'dispatch'>;

/** Across both columns, where there are two. */
const WIDE = 'sm:col-span-2 xl:col-span-1 2xl:col-span-2';

const TEXTS: Readonly<Record<FieldAt<'details'>, FC<TextProps>>> = {
  poNumber: ({ form, dispatch }) => (
    <EditorField label={t.poNumber} name="poNumber">
      <Input
        autoComplete="off"
        onChange={({ target }) => dispatch({ type: 'change', values: { poNumber: target.value } })}
        placeholder={t.poNumberHint}
        value={form.poNumber}
      />
    </EditorField>
  ),
  // The business's own fields are short texts, too.
  introduction: ({ form, dispatch }) => (
    <>
      <CustomFields {...{ form, dispatch }} />
      <EditorField className={WIDE} label={t.introduction} name="introduction">
        <Textarea
          onChange={({ target }) => dispatch({ type: 'change', values: { introduction: target.value } })}
          placeholder={t.introductionHint}
          value={form.introduction}
        />
      </EditorField>
    </>
  ),
  internalNotes: ({ form, dispatch }) => (
    <EditorField className={WIDE} hint={t.internalNotesHint} label={t.internalNotes} name="internalNotes">
      <Textarea
        onChange={({ target }) => dispatch({ type: 'change', values: { internalNotes: target.value } })}
        value={form.internalNotes}
      />
    </EditorField>
  ),
};

/** The language in which the recipient reads the invoice. */
function LanguageField({ form: { language, to }, dispatch }: TextProps) {
  const change = (value: string) => dispatch({ type: 'change', values: { language: value as Language | '' } });
  return (
    <EditorField label={t.language} name="language">
      <Select onChange={({ target }) => change(target.value)} value={language}>
        <option value="">{t.languageOfAddress({ language: LANGUAGE_LABELS[languageAt(to)] })}</option>
        <Options labelOf={(each) => LANGUAGE_LABELS[each]} of={LANGUAGES} />
      </Select>
    </EditorField>
  );
}

/** The payment terms are on another tab, but follow the due date. */
function termsHint(paymentTerms: string): string {
  return t.termsHint({ terms: PAYMENT_TERMS_LABELS[paymentTermsChoice(paymentTerms)] });
}

function currencyText(currency: InvoiceCurrency): string {
  return `${currency} – ${currencyName(currency)}`;
}
