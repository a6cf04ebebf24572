import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Select } from '#web/ui/forms/select.tsx';
import type { CompanyEditing } from './use-company-form.ts';

type CompanySelectProps = Pick<CompanyEditing, 'form'> & {
  name: 'province' | 'timeZone' | 'supplyCategory';
  autoComplete?: string;
  /** Called with the choice after it was made. */
  onChosen?: (value: string) => void;
  /** The options. */
  children: ReactNode;
};

/** A select of the company. */
export function CompanySelect({ form, name, onChosen, children, ...select }: CompanySelectProps) {
  const { field } = useController({ control: form.control, name });
  return (
    <Select
      {...select}
      {...field}
      onChange={(event) => {
        field.onChange(event);
        onChosen?.(event.target.value);
      }}
    >
      {children}
    </Select>
  );
}
