import { useId } from 'react';

type Option<Value> = { readonly value: Value; readonly label: string; readonly hint: string };

type ChoiceFieldProps<Value> = {
  legend: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice between a few options, each with an explanation. */
export function ChoiceField<Value extends string>({ legend, options, value, onChange }: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-ink text-sm">{legend}</legend>
      <div className="grid gap-2">
        {options.map((option) => (
          <label
            className="flex cursor-pointer items-start gap-2.5 rounded-md border border-control px-3 py-2.5 text-sm hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
            key={option.value}
          >
            <input
              aria-describedby={`${id}-${option.value}`}
              aria-label={option.label}
              checked={option.value === value}
              className="mt-0.5 size-4 shrink-0 accent-accent"
              name={id}
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
    </fieldset>
  );
}
