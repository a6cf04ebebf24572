import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { FieldName } from '#web/document-editor/model/problems.ts';

const CONTROLS = ':is(input, select, textarea, button):not([disabled])';

/**
 * Focuses a field by its name, or by what the names of several start with, even one that is about to be rendered. A
 * field is any element with `data-field`: a control, or a container of one. `first` is focused at the start.
 */
export function useFieldFocus(
  root: RefObject<HTMLElement | null>,
  first: FieldName | null,
): (field: FieldName) => void {
  const [target, setTarget] = useState(first === null ? null : { field: first });
  useEffect(() => {
    if (!target) return;
    // A closing dialog restores the focus in its own timer, which was set before this one.
    const timer = setTimeout(() => focusField(root.current, target.field));
    return () => clearTimeout(timer);
  }, [root, target]);
  return useCallback((field) => setTarget({ field }), []);
}

function focusField(root: HTMLElement | null, field: FieldName): void {
  const name = CSS.escape(field);
  const place =
    root?.querySelector<HTMLElement>(`[data-field="${name}"]`) ??
    root?.querySelector<HTMLElement>(`[data-field^="${name}"]`);
  const control = place?.matches(`${CONTROLS}, [tabindex]`) ? place : place?.querySelector<HTMLElement>(CONTROLS);
  if (control?.checkVisibility() === false) control.closest('tr')?.querySelector<HTMLElement>(FOLDED)?.click();
  else if (place?.role === 'tabpanel') place.focus({ preventScroll: true });
  // Browsers show no ring on a button that a script focuses after a click, but one is needed to find the field.
  else control?.focus(control === place ? {} : { focusVisible: true });
}

/** The button that shows a field of its row, and then focuses it. */
const FOLDED = '[aria-expanded="false"]:not([aria-haspopup])';
