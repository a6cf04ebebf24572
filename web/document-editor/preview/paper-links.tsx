import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FormItem, InvoiceForm } from '#web/document-editor/model/form.ts';
import { type FieldName, itemField } from '#web/document-editor/model/problems.ts';
import { LEGIBLE_PX } from '#web/parts/paper-to-scale.tsx';
import './paper-links.css';

type PaperLinksProps = {
  /** The element that contains the paper. */
  paper: RefObject<HTMLElement | null>;
  /** The form that the paper shows. */
  form: InvoiceForm;
  /** Called with the field of a clicked part. */
  onField: (field: FieldName) => void;
  /** Called on a click elsewhere, and anywhere on paper that is too small to hit a part. */
  onEnlarge?: () => unknown;
  /** The element with the fields: the part of the focused one is marked. */
  fields?: RefObject<HTMLElement | null>;
};

/**
 * Connects the paper with the form: a click on a part leads to its field, and the part of the focused field is marked.
 * A part is named (`data-part`) after its field, or by what the names of its fields start with. Lines are rows of one.
 */
export function PaperLinks({ paper, form: { items }, onField, onEnlarge, fields }: PaperLinksProps): null {
  const focused = useFocusedField(fields);
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a, button') || isSelecting()) return;
    const isLegible = (paper.current?.clientWidth ?? 0) >= LEGIBLE_PX;
    const field = isLegible || !onEnlarge ? fieldOf(target, items) : null;
    if (field !== null) onField(field);
    else onEnlarge?.();
  });
  useEffect(() => {
    const element = paper.current;
    const listener = (event: MouseEvent) => onClick(event);
    element?.addEventListener('click', listener);
    return () => element?.removeEventListener('click', listener);
  }, [paper]);
  const shown = useRef<FieldName | null>(null);
  // After every render: the paper may have drawn the part anew, or another in its place.
  useLayoutEffect(() => {
    const part = focused === null ? null : partOf(paper.current, focused, items);
    part?.setAttribute('data-editing', '');
    if (part && shown.current !== focused) scrollToPart(part);
    shown.current = part ? focused : null;
    return () => part?.removeAttribute('data-editing');
  });
  return null;
}

/** Whether the click ends a selection of text. */
function isSelecting(): boolean {
  return getSelection()?.isCollapsed === false;
}

/** The fields of a line, by the column that shows them. */
const COLUMNS = ['name', 'quantity', 'rate', 'rate'] as const;

/** The field of a clicked part; null if it has none. */
function fieldOf(target: Element, items: readonly FormItem[]): FieldName | null {
  const part = target.closest('[data-part]')?.getAttribute('data-part');
  if (part !== 'items') return part ?? null;
  const item = items[placeOf(target.closest('tr'))];
  if (!item) return null;
  if (target.closest('.invoice-description')) return itemField(item.key, 'description');
  if (target.closest('.invoice-unit')) return itemField(item.key, 'unit');
  return itemField(item.key, COLUMNS[placeOf(target.closest('th, td'))] ?? 'name');
}

/** The index of an element among its siblings. */
function placeOf(element: Element | null): number {
  return [...(element?.parentElement?.children ?? [])].indexOf(element as Element);
}

/** The part that shows a field, the most specific one of several. */
function partOf(paper: Element | null, field: FieldName, items: readonly FormItem[]): Element | undefined {
  const parts = [...(paper?.querySelectorAll('[data-part]') ?? [])];
  const nameOf = (part: Element) => part.getAttribute('data-part') ?? '';
  const [part] = parts
    .filter((each) => field.startsWith(nameOf(each)))
    .sort((one, other) => nameOf(other).length - nameOf(one).length);
  if (!part || nameOf(part) !== 'items') return part;
  return part.children[items.findIndex(({ key }) => field.startsWith(`items.${key}.`))];
}

/** Scrolls the preview, and nothing around it, to a part that is out of sight. */
function scrollToPart(part: Element): void {
  const area = part.closest('[data-scrolls]');
  if (!area || area.scrollHeight <= area.clientHeight) return;
  const { top, bottom } = part.getBoundingClientRect();
  const shown = area.getBoundingClientRect();
  if (top < shown.top || bottom > shown.bottom) area.scrollBy({ top: top - shown.top - shown.height / 3 });
}

/** The name of the field that has the focus. */
function useFocusedField(fields: PaperLinksProps['fields']): FieldName | null {
  const [field, setField] = useState<FieldName | null>(null);
  useEffect(() => {
    const element = fields?.current;
    if (!element) return;
    const read = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? target.closest('[data-field]') : null;
      setField(place?.getAttribute('data-field') ?? null);
    };
    const clear = () => setField(null);
    element.addEventListener('focusin', read);
    element.addEventListener('focusout', clear);
    return () => {
      element.removeEventListener('focusin', read);
      element.removeEventListener('focusout', clear);
    };
  }, [fields]);
  return field;
}
