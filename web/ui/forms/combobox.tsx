import { clsx } from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { ComboboxPopup } from './combobox-popup.tsx';
import { CONTROL_STYLE, useFieldControl } from './field-context.ts';
import { type ComboboxSource, useCombobox } from './use-combobox.ts';

type ComboboxProps<Option extends { readonly id: string }> = ComboboxSource<Option> & {
  /** Names the input among the controls of its form. */
  name?: string;
  placeholder?: string;
  renderOption: (option: Option) => ReactNode;
  /** Said in place of options, when there are none or they are on their way. */
  message?: ReactNode;
  /** Said under the options. */
  hint?: ReactNode;
  /** Actions at the foot of the list, such as a button that adds what is missing. */
  footer?: ReactNode;
  disabled?: boolean;
};

/**
 * A choice of one from a list that is searched by typing (WAI-ARIA combobox): arrow keys move, Enter chooses, Escape
 * closes; text that was not chosen goes back to the choice. Stands in a Field, which names it.
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
        className={clsx(CONTROL_STYLE, 'h-10 truncate pr-9 pl-3')}
        disabled={disabled}
        maxLength={MAX_TEXT}
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

/** The longest text that the server searches for. */
const MAX_TEXT = 200;
