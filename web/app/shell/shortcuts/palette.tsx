import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_SEARCH_LENGTH } from '#shared/api/page-limits.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { PaletteEntry } from './palette-entry.ts';
import { t } from './texts.en.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

type PaletteProps = {
  onClose: () => void;
  /** Shows the shortcuts instead. */
  onHelp: () => void;
};

/** Finds screens, records and actions by their names, and goes there. */
export function Palette({ onClose, onHelp }: PaletteProps) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const { groups, isSearching } = usePaletteGroups(text);
  const entries = groups.flatMap((group) => group.entries);
  // Results may have become fewer.
  const current = Math.min(active, entries.length - 1);
  const idOf = (entry: PaletteEntry) => `${id}-${entry.key}`;
  const choose = ({ to, state }: PaletteEntry) => {
    onClose();
    if (to === 'help') onHelp();
    else void navigate(to, { state });
  };
  const moveTo = (index: number) => {
    const entry = entries.at(index % entries.length);
    if (!entry) return;
    setActive(entries.indexOf(entry));
    document.getElementById(idOf(entry))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const entry = entries[current];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') moveTo(current + 1);
    else if (event.key === 'ArrowUp') moveTo(current - 1);
    else if (event.key === 'Enter' && entry) choose(entry);
    else return;
    event.preventDefault();
  };
  const activeEntry = entries[current];
  return (
    <Dialog onOpenChange={onClose} open title={t.quickSearch}>
      <Field hideLabel label={t.find}>
        <Input
          aria-activedescendant={activeEntry && idOf(activeEntry)}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-expanded
          autoComplete="off"
          leading={<Search aria-hidden="true" />}
          maxLength={MAX_SEARCH_LENGTH}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          placeholder={t.findExample}
          role="combobox"
          value={text}
        />
      </Field>
      <div className="mt-3 h-80 max-h-[45dvh] overflow-y-auto">
        <div aria-label={t.results} id={`${id}-list`} role="listbox">
          {groups.map(({ label, entries: ofGroup }) => (
            <fieldset aria-label={label} key={label}>
              <p aria-hidden="true" className="px-2.5 pt-2 pb-1 font-medium text-muted text-xs">
                {label}
              </p>
              {ofGroup.map((entry) => (
                <Option
                  entry={entry}
                  id={idOf(entry)}
                  isActive={entry === activeEntry}
                  key={entry.key}
                  onChoose={() => choose(entry)}
                />
              ))}
            </fieldset>
          ))}
        </div>
        <p className={clsx('px-2.5 py-2 text-muted', entries.length > 0 && !isSearching && 'sr-only')} role="status">
          {isSearching ? t.searching : t.found({ count: entries.length })}
        </p>
      </div>
    </Dialog>
  );
}

type OptionProps = { entry: PaletteEntry; id: string; isActive: boolean; onChoose: () => void };

function Option({ entry: { label, hint, icon: Icon }, id, isActive, onChoose }: OptionProps) {
  return (
    <div
      aria-selected={isActive}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 pointer-coarse:min-h-11 not-data-highlighted:hover:bg-subtle/60 data-highlighted:bg-subtle"
      data-highlighted={isActive || undefined}
      id={id}
      onClick={onChoose}
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={({ key }) => key === 'Enter' && onChoose()}
      role="option"
      tabIndex={-1}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 wrap-anywhere">{label}</span>
      {hint && <span className="ml-auto min-w-0 max-w-1/2 truncate text-muted text-xs">{hint}</span>}
    </div>
  );
}
