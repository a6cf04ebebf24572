import { type Dispatch, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { EditorAction } from './editor-state.ts';
import { blankItem, type FormItem, MAX_LINES } from './form.ts';
import { moveButton } from './item-actions.tsx';
import { type FieldName, itemField } from './problems.ts';

/** A line that was taken away and can be put back. */
export type RemovedItem = { readonly item: FormItem; readonly index: number };

type ItemActionsOptions = {
  items: readonly FormItem[];
  dispatch: Dispatch<EditorAction>;
  focusField: (field: FieldName) => void;
};

/** What can be done with the lines. The functions stay the same from one drawing to the next. */
export function useItemActions({ items, dispatch, focusField }: ItemActionsOptions) {
  const latest = useRef(items);
  useLayoutEffect(() => {
    latest.current = items;
  }, [items]);
  const [removed, setRemoved] = useState<RemovedItem | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const insert = useCallback(
    (item: FormItem, index: number) => {
      setRemoved(null);
      dispatch({ type: 'insertItem', item, index });
      focusField(itemField(item.key, 'name'));
    },
    [dispatch, focusField],
  );
  const add = useCallback(() => {
    if (latest.current.length < MAX_LINES) insert(blankItem(), latest.current.length);
  }, [insert]);
  const append = useCallback(
    (item: FormItem) => dispatch({ type: 'insertItem', item, index: latest.current.length }),
    [dispatch],
  );
  const onAppended = (count: number) => {
    setRemoved(null);
    setAnnouncement(count === 1 ? '1 product was added' : `${count} products were added`);
    // It stands under the new lines, so that they are in sight.
    focusField(CATALOGUE_BUTTON);
  };
  const onEnter = useCallback(
    (index: number) => {
      const next = latest.current[index + 1];
      if (next) focusField(itemField(next.key, 'name'));
      else add();
    },
    [add, focusField],
  );
  const onMove = useCallback(
    (key: FormItem['key'], step: 1 | -1) => {
      const target = latest.current.findIndex((item) => item.key === key) + step;
      const isAtEnd = target === 0 || target === latest.current.length - 1;
      setRemoved(null);
      setAnnouncement(`Moved to line ${target + 1}`);
      dispatch({ type: 'moveItem', key, step });
      // The button that moved it loses the focus on the way, and is out of use at the end.
      focusField(moveButton(key, isAtEnd && latest.current.length > 1 ? opposite(step) : step));
    },
    [dispatch, focusField],
  );
  const onRemove = useCallback(
    (key: FormItem['key']) => {
      const index = latest.current.findIndex((each) => each.key === key);
      const item = latest.current[index];
      if (!item) return;
      setRemoved({ item, index });
      dispatch({ type: 'removeItem', key });
      focusField('items.removed');
    },
    [dispatch, focusField],
  );
  const restore = () => removed && insert(removed.item, removed.index);
  return { lines: { onEnter, onMove, onRemove }, add, append, onAppended, removed, restore, announcement };
}

/** The name under which the button that opens the catalogue is found. */
export const CATALOGUE_BUTTON = 'items.catalogue';

function opposite(step: 1 | -1): 1 | -1 {
  return step === 1 ? -1 : 1;
}
