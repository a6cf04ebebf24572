import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { POPUP_STYLE } from '#web/ui/overlays/popup-style.ts';
import { t } from './texts.en.ts';

type ComboboxPopupProps<Option extends { readonly id: string }> = {
  isOpen: boolean;
  isPending: boolean;
  options: readonly Option[];
  /** Index of the option that the keyboard is on. */
  active: number | null;
  chosenId: string | undefined;
  listId: string;
  labelId: string | undefined;
  optionId: (index: number) => string;
  renderOption: (option: Option) => ReactNode;
  message: ReactNode;
  hint: ReactNode;
  footer: ReactNode;
  onChoose: (option: Option) => void;
};

/** The list below a combobox, rendered in place so that it scrolls with a dialog around it. */
export function ComboboxPopup<Option extends { readonly id: string }>(props: ComboboxPopupProps<Option>) {
  const { isOpen, isPending, options, active, listId, labelId, message, hint, footer } = props;
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) popup.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  useEffect(() => {
    if (active !== null)
      popup.current?.querySelector(`[data-index="${active}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  const isEmpty = options.length === 0;
  return (
    <div
      className={clsx(isOpen && 'absolute inset-x-0 top-full mt-1 overflow-hidden', isOpen && POPUP_STYLE)}
      ref={popup}
    >
      {isOpen && (
        <div
          aria-busy={isPending}
          aria-labelledby={labelId}
          className={clsx('max-h-60 overflow-y-auto', !isEmpty && 'p-1', isPending && 'opacity-60')}
          id={listId}
          role="listbox"
          tabIndex={-1}
        >
          {options.map((option, index) => (
            <ComboboxOption {...props} index={index} key={option.id} option={option} />
          ))}
        </div>
      )}
      {/* The live region stays mounted: only what is added to it is announced. */}
      <div aria-live="polite" className={clsx('text-muted', isOpen ? 'empty:hidden' : 'sr-only')}>
        {isOpen && isEmpty && <p className="px-3.5 py-3">{message}</p>}
        {isOpen && !isEmpty && hint && <p className="border-line border-t px-3.5 py-2 text-xs">{hint}</p>}
        {isOpen && !isEmpty && !isPending && <p className="sr-only">{t.results({ count: options.length })}</p>}
      </div>
      {isOpen && footer && <div className="border-line border-t p-1">{footer}</div>}
    </div>
  );
}

type ComboboxOptionProps<Option extends { readonly id: string }> = ComboboxPopupProps<Option> & {
  option: Option;
  index: number;
};

function ComboboxOption<Option extends { readonly id: string }>(props: ComboboxOptionProps<Option>) {
  const { option, index, active, chosenId, optionId, renderOption, onChoose } = props;
  const isChosen = option.id === chosenId;
  return (
    <div
      aria-selected={isChosen}
      className="flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-md px-2.5 py-1.5 not-data-highlighted:hover:bg-subtle/60 data-highlighted:bg-subtle"
      data-highlighted={index === active || undefined}
      data-index={index}
      id={optionId(index)}
      onClick={() => onChoose(option)}
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={({ key }) => key === 'Enter' && onChoose(option)}
      role="option"
      tabIndex={-1}
    >
      <div className="min-w-0">{renderOption(option)}</div>
      {isChosen && <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />}
    </div>
  );
}
