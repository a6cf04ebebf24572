import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { FieldName } from '#web/features/invoice-editor/model/problems.ts';

const CONTROLS = ':is(input, select, textarea, button):not([disabled])';

/**
 * Moves the focus to a field by its name, also to one that is only about to be shown. A field is whatever carries
 * `data-field`: a control, or something that holds one.
 */
export function useFieldFocus(root: RefObject<HTMLElement | null>): (field: FieldName) => void {
  const [wanted, setWanted] = useState<{ readonly field: FieldName } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    // A dialog that closes gives the focus back in a timer of its own, which was set before this one.
    const timer = setTimeout(() => focusField(root.current, wanted.field));
    return () => clearTimeout(timer);
  }, [root, wanted]);
  return useCallback((field) => setWanted({ field }), []);
}

function focusField(root: HTMLElement | null, field: FieldName): void {
  const place = root?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  const control = place?.matches(`${CONTROLS}, [tabindex]`) ? place : place?.querySelector<HTMLElement>(CONTROLS);
  control?.focus();
}
