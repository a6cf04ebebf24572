import { clsx } from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { MAX_SEARCH_LENGTH } from '#shared/api/page-limits.ts';
import { ComboboxPopup } from './combobox-popup.tsx';
import { CONTROL_STYLE, useFieldControl } from './field-context.ts';
import { type ComboboxSource, useCombobox } from './use-combobox.ts';

type ComboboxProps<Option extends { readonly id: string }> = ComboboxSource<Option> & {
  /** Name of the input within its form. */
  name?: string;
  placeholder?: string;
  renderOption: (option: Option) => ReactNode;
  /** Shown instead of options if there are none or they are loading. */
  message?: ReactNode;
  /** Shown below the options. */
  hint?: ReactNode;
  /** Actions below the list, such as a button that adds a missing entry. */
  footer?: ReactNode;
  disabled?: boolean;
};

/**
 * A searchable select (WAI-ARIA combobox): arrow keys move, Enter chooses, Escape closes; text that matches no choice
 * is reset. Put it in a Field, which labels it.
 */
export function Combobox<Option extends { readonly id: string }>(props: ComboboxProps<Option>) {
  const { name, placeholder, renderOption, message, hint, footer, disabled } = props;
  const control = useFieldControl();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { isOpen, text, active, isPending, handlers, choose } = useCombobox(props);
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <div className="relative min-w-0" onBlur={handlers.onBlur} role="none">
      <input
        {...control}
        aria-activedescendant={isOpen && active !== null ? optionId(active) : undefined}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-expanded={isOpen}
        autoCapitalize="off"
        autoComplete="off"
        className={clsx(CONTROL_STYLE, 'h-control truncate pr-9 pl-3')}
        disabled={disabled}
        maxLength={MAX_SEARCH_LENGTH}
        name={name}
        onChange={handlers.onChange}
        onClick={handlers.onClick}
        onFocus={(event) => event.target.select()}
        onKeyDown={handlers.onKeyDown}
        placeholder={placeholder}
        ref={input}
        role="combobox"
        spellCheck={false}
        type="text"
        value={text}
      />
      <ChevronsUpDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
      />
      <ComboboxPopup
        active={active}
        chosenId={props.value?.id}
        footer={footer}
        hint={hint}
        isOpen={isOpen}
        isPending={isPending}
        labelId={control.id && `${control.id}-label`}
        listId={listId}
        message={message}
        onChoose={(option) => {
          choose(option);
          input.current?.focus();
        }}
        optionId={optionId}
        options={props.options}
        renderOption={renderOption}
      />
    </div>
  );
}
