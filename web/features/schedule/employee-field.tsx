import { useQuery } from '@tanstack/react-query';
import type { Appointment } from '#shared/appointment/schema.ts';
import { personName } from '#web/lib/person-names.ts';
import { employeePickerQuery } from '#web/lib/queries/employees.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { t } from './texts.en.tsx';

type EmployeeFieldProps = {
  value: string;
  /** The employee assigned when the form was opened: always offered, even if not in the list. */
  assigned: Pick<Appointment, 'employeeId' | 'employee'> | undefined;
  onChange: (employeeId: string) => void;
};

/** The employee of an appointment, or no one. */
export function EmployeeField({ value, assigned, onChange }: EmployeeFieldProps) {
  const employees = useQuery(employeePickerQuery);
  const people = employees.data ?? [];
  const working = people.filter(({ role, invitation }) => role === 'EMPLOYEE' && invitation?.status === 'ACCEPTED');
  const listed = working.map(({ id, user }) => ({ id, name: personName(user) }));
  const { employeeId, employee } = assigned ?? {};
  const isMissing = employeeId && employee && !listed.some(({ id }) => id === employeeId);
  const choices = isMissing ? [{ id: employeeId, name: personName(employee) }, ...listed] : listed;
  if (employees.data && choices.length === 0) {
    return (
      <div className="sm:col-span-2">
        <p className="font-medium text-sm">{t.employee}</p>
        <p className="mt-1.5 rounded-md border border-line border-dashed px-3 py-2.5 text-muted">{t.noEmployees}</p>
      </div>
    );
  }
  return (
    <Field
      className="sm:col-span-2"
      error={employees.isError && !employees.data && t.employeesNotLoaded}
      label={t.employee}
      labelEnd={
        employees.isError &&
        !employees.data && (
          <Button className="-my-2" onClick={() => employees.refetch()} size="sm" variant="ghost">
            {t.tryAgain}
          </Button>
        )
      }
    >
      <Select name="employeeId" onChange={({ target }) => onChange(target.value)} value={value}>
        <option value="">{employees.isPending ? t.loadingEmployees : t.noOne}</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
