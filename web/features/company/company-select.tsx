import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Select } from '#web/ui/forms/select.tsx';
import type { CompanyEditing } from './use-company-form.ts';

type CompanySelectProps = Pick<CompanyEditing, 'form'> & {
  name: 'timeZone' | 'supplyCategory';
  /** The options. */
  children: ReactNode;
};

/** A select of the company. */
export function CompanySelect({ form, name, children }: CompanySelectProps) {
  const { field } = useController({ control: form.control, name });
  return <Select {...field}>{children}</Select>;
}
