import { RotateCcw } from 'lucide-react';
import { type FocusEvent, useRef } from 'react';
import { PLACEHOLDERS } from '#shared/invoice/placeholders.ts';
import type { Language } from '#shared/locale/language.ts';
import { standardWords } from '#shared/reminder/standard-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { t } from './texts.en.tsx';
import { isStandard, type WordsEditing } from './use-reminder-text.ts';

type ReminderTextFieldsProps = { editing: WordsEditing; step: number; language: Language };

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Subject and message in one language, with the placeholders that can be put in. */
export function ReminderTextFields({ editing: { form, errorOf }, step, language }: ReminderTextFieldsProps) {
  const { onFocus, insert } = useInsertion(language);
  const reset = () => form.setValue(language, standardWords(step, language), { shouldDirty: true });
  return (
    <div className="grid min-w-0 gap-5">
      <Field error={errorOf(`${language}.subject`)} label={t.subject} required>
        <Input autoComplete="off" lang={language} onFocus={onFocus} {...form.register(`${language}.subject`)} />
      </Field>
      <Field error={errorOf(`${language}.message`)} hint={t.messageHint} label={t.message} required>
        <Textarea lang={language} onFocus={onFocus} rows={8} {...form.register(`${language}.message`)} />
      </Field>
      <Placeholders onInsert={insert} />
      {isStandard(form.watch(language), step, language) ? (
        <p className="text-pretty text-muted text-sm">{t.isStandard}</p>
      ) : (
        <Button className="justify-self-start" onClick={reset} size="sm" variant="secondary">
          <RotateCcw aria-hidden="true" />
          {t.resetText}
        </Button>
      )}
    </div>
  );
}

type PlaceholdersProps = { onInsert: (text: string, button: HTMLButtonElement) => void };

function Placeholders({ onInsert }: PlaceholdersProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-ink text-sm">{t.placeholders}</legend>
      <div className="flex flex-wrap gap-2">
        {PLACEHOLDERS.map((name) => {
          const placeholder = `{${name}}`;
          return (
            <Button
              key={name}
              onClick={(event) => onInsert(placeholder, event.currentTarget)}
              size="sm"
              variant="secondary"
            >
              <span className="font-normal text-muted">{placeholder}</span> {t.placeholderNames[name]}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Puts text where the cursor was last: in the field that had the focus, at first in the message. */
function useInsertion(language: Language) {
  const last = useRef<TextControl>(null);
  const onFocus = ({ currentTarget }: FocusEvent<TextControl>) => {
    last.current = currentTarget;
  };
  const insert = (text: string, { form }: HTMLButtonElement) => {
    const field = last.current ?? (form?.elements.namedItem(`${language}.message`) as TextControl);
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };
  return { onFocus, insert };
}
