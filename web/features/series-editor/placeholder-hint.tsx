import { useEffect, useRef } from 'react';
import { filledPlaceholders, PLACEHOLDERS, type Placeholder } from '#shared/series/placeholders.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { Button } from '#web/ui/button.tsx';
import { languageOf, periodOn } from './filled-form.ts';
import { t } from './texts.en.ts';

type PlaceholderHintProps = { form: InvoiceForm; tab: 'details' | 'items' | 'summary' };

/** The texts of each tab that may have placeholders, by the names of their fields; the first one without a choice. */
const FIELDS = {
  details: ['introduction', 'customFields.'],
  items: ['items.'],
  summary: ['additionalNotes'],
} as const;

/** The placeholders that texts may have, each with an example; a click inserts one where the user last typed. */
export function PlaceholderHint({ form, tab }: PlaceholderHintProps) {
  const last = useLastText(tab);
  const example = (name: Placeholder) =>
    filledPlaceholders(`{${name}}`, periodOn(form.issueDate, undefined), languageOf(form));
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-muted text-xs">
      <p>{t.insert}</p>
      {PLACEHOLDERS.map((name) => {
        const hint = t.insertHint({ name: t.placeholders[name], example: example(name) });
        return (
          <Button
            aria-label={hint}
            key={name}
            onClick={() => insertText(last.current ?? firstText(tab), t.written[name])}
            // The field keeps its focus and its caret.
            onMouseDown={(event) => event.preventDefault()}
            size="sm"
            title={hint}
            variant="secondary"
          >
            {t.written[name]}
          </Button>
        );
      })}
    </div>
  );
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The text of this tab that last had the focus. */
function useLastText(tab: PlaceholderHintProps['tab']) {
  const last = useRef<TextControl>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (isText(target, tab)) last.current = target;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [tab]);
  return last;
}

function isText(target: EventTarget | null, tab: PlaceholderHintProps['tab']): target is TextControl {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return false;
  const name = target.closest('[data-field]')?.getAttribute('data-field') ?? '';
  if (tab === 'items') return /^items\.[^.]+\.(name|description)$/.test(name);
  return FIELDS[tab].some((field) => name.startsWith(field));
}

function firstText(tab: PlaceholderHintProps['tab']): TextControl | undefined {
  const controls = document.querySelectorAll<TextControl>(`[data-field^="${FIELDS[tab][0]}"] :is(input, textarea)`);
  return [...controls].find((control) => isText(control, tab));
}

/** Inserts a text at the caret, or in place of what is selected, as if it were typed; a word before it stays one. */
function insertText(control: TextControl | undefined, text: string): void {
  if (!control?.isConnected) return;
  const { value } = control;
  const start = control.selectionStart ?? value.length;
  const before = value.slice(0, start);
  const data = /[\p{L}\p{N},;:.)}]$/u.test(before) ? ` ${text}` : text;
  setValue(control, before + data + value.slice(control.selectionEnd ?? start));
  control.focus();
  control.setSelectionRange(start + data.length, start + data.length);
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data }));
}

/** React overrides the property of each control, to tell what was typed from what it set itself. */
function setValue(control: TextControl, value: string): void {
  const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
}
