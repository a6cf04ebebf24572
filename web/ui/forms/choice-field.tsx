import { useId } from 'react';

type Option<Value> = {
  readonly value: Value;
  readonly label: string;
  readonly hint: string;
  readonly isDisabled?: boolean;
};

type ChoiceFieldProps<Value> = {
  legend: string;
  options: readonly Option<Value>[];
  /** The value of one of them; another text if none is chosen yet. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** Name of the choice within its form. */
  name?: string;
  error?: string | undefined;
};

/** A choice between a few options, each with an explanation. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { legend, options, value, onChange, error } = props;
  const id = useId();
  const name = props.name ?? id;
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="min-w-0">
      <legend className="mb-1.5 font-medium text-ink text-sm">{legend}</legend>
      <div className="grid gap-2">
        {options.map((option) => (
          <label
            className="flex cursor-pointer items-start gap-2.5 rounded-md border border-control px-3 py-2.5 text-sm hover:border-muted has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-muted has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
            key={option.value}
          >
            <input
              aria-describedby={`${id}-${option.value}`}
              aria-label={option.label}
              checked={option.value === value}
              className="mt-0.5 size-4 shrink-0 accent-accent"
              disabled={option.isDisabled}
              name={name}
              onChange={() => onChange(option.value)}
              type="radio"
              value={option.value}
            />
            <span className="min-w-0">
              <span className="block font-medium">{option.label}</span>
              <span className="block text-muted text-xs" id={`${id}-${option.value}`}>
                {option.hint}
              </span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className="mt-1.5 font-medium text-danger text-xs" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
