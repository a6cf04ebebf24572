import type { Selection } from './use-selection.ts';

type SelectBoxProps = {
  /** Its accessible name, such as "Select INV-7". */
  label: string;
  isSelected: boolean;
  /** Whether only some of what it stands for is selected. */
  isPartly?: boolean;
  onToggle: (isRange: boolean) => void;
};

/** A checkbox that selects an entry, or all of a page. */
function SelectBox({ label, isSelected, isPartly = false, onToggle }: SelectBoxProps) {
  return (
    <label className="-m-2 flex size-8 items-center justify-center pointer-coarse:-m-3 pointer-coarse:size-11">
      <input
        aria-label={label}
        checked={isSelected}
        className="size-4 cursor-pointer accent-accent"
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        // Otherwise, a click with Shift would select the text in between.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        type="checkbox"
      />
    </label>
  );
}

type EntryBoxProps = { selection: Selection; id: string; label: string };

/** Selects an entry. */
export function SelectEntry({ selection, id, label }: EntryBoxProps) {
  return (
    <SelectBox isSelected={selection.has(id)} label={label} onToggle={(isRange) => selection.toggle(id, isRange)} />
  );
}

/** Selects the page. */
export function SelectPage({ selection, label }: Omit<EntryBoxProps, 'id'>) {
  const { ids, isAll, selectAll } = selection;
  return (
    <SelectBox
      isPartly={ids.length > 0 && !isAll}
      isSelected={isAll}
      label={label}
      onToggle={() => selectAll(!isAll)}
    />
  );
}
