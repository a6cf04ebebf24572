import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { EstimateListItem } from '#shared/estimate/schema.ts';
import { wayBackFrom } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';
import { ROW_TARGET } from '#web/ui/lists/row-targets.ts';

type EstimateLinkProps = Pick<ComponentProps<typeof Link>, 'className'> & { estimate: EstimateListItem };

/** Links to an estimate's page, which links back to the list in its current state. */
export function EstimateLink({ estimate: { id, invoiceNumber }, className = '' }: EstimateLinkProps) {
  return (
    <Link
      {...ROW_TARGET}
      className={`rounded-sm font-medium text-accent tabular-nums hover:underline ${className}`}
      state={wayBackFrom(useLocation())}
      title={invoiceNumber}
      to={paths.estimate(id)}
    >
      {invoiceNumber}
    </Link>
  );
}
