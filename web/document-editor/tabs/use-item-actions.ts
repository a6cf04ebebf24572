import { type Dispatch, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import type { EditorAction } from '#web/document-editor/model/editor-state.ts';
import { blankItem, type FormItem, isBlankItem, MAX_LINES } from '#web/document-editor/model/form.ts';
import { type FieldName, itemField } from '#web/document-editor/model/problems.ts';
import { t } from './texts.en.tsx';

/** A removed line that can be restored. */
export type RemovedItem = { readonly item: FormItem; readonly index: number };

/** Callbacks of a line; stable across renders. */
export type ItemHandlers = {
  /** Moves the line; the focus stays in the field if one is given, else on the button of its menu. */
  onMove: (key: FormItem['key'], step: 1 | -1, field?: FieldName) => void;
  /** The line was dragged by so many lines. */
  onDrop: (key: FormItem['key'], step: number) => void;
  onDuplicate: (key: FormItem['key']) => void;
  onRemove: (key: FormItem['key']) => void;
  /** Enter was pressed in a field of the line. */
  onEnter: (key: FormItem['key']) => void;
  /** Its detailed description was expanded. */
  onExpand: (key: FormItem['key']) => void;
};

type ItemActionsOptions = {
  items: readonly FormItem[];
  dispatch: Dispatch<EditorAction>;
  focusField: (field: FieldName) => void;
};

/** The actions on lines. */
export function useItemActions({ items, dispatch, focusField }: ItemActionsOptions) {
  const latest = useRef(items);
  useLayoutEffect(() => {
    latest.current = items;
  }, [items]);
  const full = useDocumentKind().texts.linesLimit;
  const [removed, setRemoved] = useState<RemovedItem | null>(null);
  const [announcement, announce] = useState('');
  const actions = useMemo(
    () => createActions({ latest, dispatch, focusField, setRemoved, announce, full }),
    [dispatch, focusField, full],
  );
  const restore = () => removed && actions.insert([removed.item], removed.index);
  return { ...actions, removed, restore, announcement };
}

/** The field name of the button that opens the menu of a line. */
export function menuButton(key: FormItem['key']): FieldName {
  return `items.${key}.menu`;
}

/** The field name of the button that opens the catalogue. */
export const CATALOGUE_BUTTON = 'items.catalogue';

type Context = Omit<ItemActionsOptions, 'items'> & {
  latest: { readonly current: readonly FormItem[] };
  setRemoved: (removed: RemovedItem | null) => void;
  announce: (text: string) => void;
  /** Says how many lines there can be. */
  full: string;
};

function createActions(context: Context) {
  const { latest, dispatch, focusField, setRemoved, announce } = context;
  const insert = (items: readonly FormItem[], index: number, announcement = '') => {
    setRemoved(null);
    announce(announcement);
    dispatch({ type: 'insertItems', items, index });
    focusField(itemField(items[0]?.key ?? '', 'name'));
  };
  const addAt = (index: number, content?: Partial<FormItem>) => {
    if (latest.current.length < MAX_LINES) insert([blankItem(content)], index);
    else announce(context.full);
  };
  const onAppended = (count: number) => {
    setRemoved(null);
    announce(t.productsAdded({ count }));
    // The button is below the new lines, so focusing it scrolls them into view.
    focusField(CATALOGUE_BUTTON);
  };
  return {
    lines: lineHandlers(context, addAt),
    insert,
    add: () => addAt(latest.current.length),
    append: (item: FormItem) => dispatch({ type: 'insertItems', items: [item], index: latest.current.length }),
    onAppended,
  };
}

function lineHandlers(
  { latest, dispatch, focusField, setRemoved, announce }: Context,
  addAt: (index: number, content?: Partial<FormItem>) => void,
): ItemHandlers {
  const indexOf = (key: FormItem['key']) => latest.current.findIndex((item) => item.key === key);
  const move = (key: FormItem['key'], step: number) => {
    const target = indexOf(key) + step;
    if (!latest.current[target]) return false;
    setRemoved(null);
    announce(t.movedTo({ line: target + 1 }));
    dispatch({ type: 'moveItem', key, step });
    return true;
  };
  return {
    onEnter: (key) => {
      const index = indexOf(key);
      const next = latest.current[index + 1];
      if (next && isBlankItem(next)) focusField(itemField(next.key, 'name'));
      else addAt(index + 1);
    },
    onMove: (key, step, field) => {
      if (!move(key, step)) return;
      // Moving can drop the focus.
      focusField(field ?? menuButton(key));
    },
    onDrop: move,
    onDuplicate: (key) => {
      const index = indexOf(key);
      addAt(index + 1, latest.current[index]);
    },
    onRemove: (key) => {
      const index = indexOf(key);
      const item = latest.current[index];
      if (!item) return;
      setRemoved({ item, index });
      dispatch({ type: 'removeItem', key });
      focusField('items.removed');
    },
    onExpand: (key) => focusField(itemField(key, 'description')),
  };
}
