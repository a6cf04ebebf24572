import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { CompanyEditing } from '#web/parts/company-form/use-company-form.ts';
import { Select } from '#web/ui/forms/select.tsx';

type CompanySelectProps = Pick<CompanyEditing, 'form'> & {
  name: 'timeZone' | 'supplyCategory';
  children: ReactNode;
};

/** A select field of the company form. */
export function CompanySelect({ form, name, children }: CompanySelectProps) {
  const { field } = useController({ control: form.control, name });
  return <Select {...field}>{children}</Select>;
}
