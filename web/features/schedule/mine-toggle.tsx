import { clsx } from 'clsx';
import { t } from './texts.en.tsx';

/** Whether an employee sees only the appointments assigned to them. */
export type MineChoice = { readonly isMine: boolean; readonly onChange: (isMine: boolean) => void };

/** Switches between the appointments of everyone and those of the reader. */
export function MineToggle({ isMine, onChange }: MineChoice) {
  const choices = [
    { isChosen: !isMine, label: t.everyones, choose: () => onChange(false) },
    { isChosen: isMine, label: t.mine, choose: () => onChange(true) },
  ];
  return (
    <fieldset className="flex shrink-0 rounded-md border border-line bg-surface shadow-sm">
      <legend className="sr-only">{t.whose}</legend>
      {choices.map(({ isChosen, label, choose }) => (
        <button
          aria-pressed={isChosen}
          className={clsx(
            'inline-flex h-10 items-center rounded-md px-3 font-medium transition-colors pointer-coarse:h-11',
            isChosen ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-subtle',
          )}
          key={label}
          onClick={choose}
          type="button"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
