import type { Dispatch } from 'react';
import type { KindWords } from '#web/document-editor/kind-words.ts';
import type { EditorAction } from '#web/document-editor/model/editor-state.ts';
import { type FormItem, isBlankItem, MAX_LINES } from '#web/document-editor/model/form.ts';
import { itemsFromRows } from '#web/document-editor/model/pasted-rows.ts';
import { type FieldName, isOfItem } from '#web/document-editor/model/problems.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.tsx';

/** The lines of an editor into which rows are pasted. */
export type PastedInto = {
  readonly items: readonly FormItem[];
  readonly dispatch: Dispatch<EditorAction>;
  readonly insert: (items: readonly FormItem[], index: number, announcement: string) => void;
  readonly words: KindWords;
};

/**
 * Turns pasted spreadsheet rows into lines: below the line they are pasted into, or at the end if no field has the
 * focus. Any other text is pasted as usual.
 */
export function pasteRows(event: ClipboardEvent, { items, dispatch, insert, words }: PastedInto): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const pasted = acceptsRows(event.target, text) ? itemsFromRows(text) : [];
  if (pasted.length === 0) return;
  event.preventDefault();
  // The field would join the rows into one line.
  event.stopPropagation();
  const at = items.findIndex(({ key }) => isOfItem(fieldOf(event.target), key));
  const blank = items[at] && isBlankItem(items[at]) ? items[at] : null;
  if (pasted.length > MAX_LINES - items.length + (blank ? 1 : 0)) {
    toast.error(t.rowsDoNotFit({ ...words, count: pasted.length, max: MAX_LINES }));
    return;
  }
  const announcement = t.pasted({ count: pasted.length });
  insert(pasted, at < 0 ? items.length : at + 1, announcement);
  if (blank) dispatch({ type: 'removeItem', key: blank.key });
}

/** A single column becomes lines only in the short description; multi-line fields take it as text. */
function acceptsRows(target: EventTarget | null, text: string): boolean {
  if (!(target instanceof Element) || target.closest('[role=dialog]')) return false;
  if (!target.closest('input, textarea, select')) return true;
  if (!target.closest('tr input')) return false;
  return text.includes('\t') || fieldOf(target).endsWith('.name');
}

function fieldOf(target: EventTarget | null): FieldName {
  const field = target instanceof Element ? target.closest('[data-field]') : null;
  return field?.getAttribute('data-field') ?? '';
}
