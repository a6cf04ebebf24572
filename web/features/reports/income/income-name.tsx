import { Link, useLocation } from 'react-router-dom';
import type { IncomeBy } from '#shared/reports/groups.ts';
import type { IncomeRow } from '#shared/reports/schema.ts';
import { wayBackTo } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';
import { nameOf } from './income-figures.ts';

/** What a row is called; a customer who has a page is linked to it. */
export function IncomeName({ row, by }: { row: IncomeRow; by: IncomeBy }) {
  const wayBack = wayBackTo(useLocation());
  const { key, label } = row;
  // Customers without a page have their name as key.
  if (by !== 'customer' || key === label) return nameOf(row, by);
  return (
    <Link className="rounded-sm text-accent hover:underline" state={wayBack} to={paths.customer(key)}>
      {nameOf(row, by)}
    </Link>
  );
}
