import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { customerQuery } from '#web/lib/queries/customers.ts';

/** The customer's name on the invoice, linked to the customer unless deleted. */
export function BillToName({ name, customerId = '' }: { name: string; customerId: string | undefined }) {
  const { data: customer } = useQuery({ ...customerQuery(customerId), enabled: customerId !== '' });
  if (!customer) return <span className="block font-medium">{name}</span>;
  return (
    <Link
      className="-my-1 block rounded-sm py-1 font-medium text-accent hover:underline"
      to={paths.customer(customer.id)}
    >
      {name}
    </Link>
  );
}
