import { createContext, use } from 'react';

type FieldControl = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean | undefined;
};

export const FieldContext = createContext<FieldControl | null>(null);

/** Attributes that connect a control to its Field; empty outside of one. */
export function useFieldControl() {
  const field = use(FieldContext);
  return field
    ? {
        id: field.id,
        'aria-describedby': field.describedBy,
        'aria-invalid': field.invalid || undefined,
        required: field.required,
      }
    : {};
}

/** Shared classes of text controls. */
export const CONTROL_STYLE =
  'w-full min-w-0 rounded-md border border-control bg-surface text-base text-ink placeholder:text-muted transition-[border-color] duration-100 hover:border-muted focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-subtle disabled:text-muted aria-invalid:border-danger aria-invalid:focus-visible:outline-danger md:text-sm';
