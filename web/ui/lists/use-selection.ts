import { useRef, useState } from 'react';

/** The selected entries of a page. */
export type Selection = {
  /** In the order of the page. */
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  readonly isAll: boolean;
  /** Selects an entry, or deselects it; with `isRange`, all from the one changed before it. */
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly selectAll: (isSelected: boolean) => void;
  readonly deselect: (ids: readonly string[]) => void;
};

/** A selection among the entries of a page, empty on every other page (`key`). What leaves the page is not selected. */
export function useSelection(key: string, page: readonly string[]): Selection {
  const [state, setState] = useState({ key, chosen: new Set<string>() });
  const changedLast = useRef<string>(undefined);
  const chosen = state.key === key ? state.chosen : NONE;
  const ids = page.filter((id) => chosen.has(id));
  const set = (some: readonly string[], isSelected: boolean) => {
    const next = new Set(ids);
    for (const id of some) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    setState({ key, chosen: next });
  };
  return {
    ids,
    has: (id) => chosen.has(id),
    isAll: page.length > 0 && ids.length === page.length,
    toggle: (id, isRange) => {
      set(isRange ? rangeOf(page, changedLast.current, id) : [id], !chosen.has(id));
      changedLast.current = id;
    },
    selectAll: (isSelected) => set(page, isSelected),
    deselect: (some) => set(some, false),
  };
}

const NONE: ReadonlySet<string> = new Set();

/** The entries from one to another, whichever comes first; only the latter if the other is not on the page. */
function rangeOf(page: readonly string[], from: string | undefined, to: string): readonly string[] {
  const start = from === undefined ? -1 : page.indexOf(from);
  const end = page.indexOf(to);
  return start < 0 ? [to] : page.slice(Math.min(start, end), Math.max(start, end) + 1);
}
