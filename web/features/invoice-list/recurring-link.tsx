import { Repeat } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { t } from './texts.en.ts';

/** Leads to the recurring invoices, which have no entry of their own in the menu. */
export function RecurringLink() {
  return (
    <Link
      className="-my-1 inline-flex items-center gap-1.5 rounded-sm py-1 font-medium text-accent hover:underline"
      to={paths.recurring}
    >
      <Repeat aria-hidden="true" className="size-3.5" />
      {t.recurring}
    </Link>
  );
}
