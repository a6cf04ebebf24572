import { useQuery } from '@tanstack/react-query';
import { companyQuery } from '#web/lib/queries/company.ts';

/** The head of a printed report: the business, and a title. */
export function PrintedHead({ title }: { title: string }) {
  const company = useQuery(companyQuery);
  return (
    <div className="mb-4 hidden print:block">
      <p className="font-medium text-base">{company.data?.name}</p>
      <p className="font-semibold text-lg">{title}</p>
    </div>
  );
}
