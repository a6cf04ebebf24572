import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SeriesListItem } from '#shared/series/schema.ts';
import { wayBackFrom } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';
import { ROW_TARGET } from '#web/ui/lists/row-targets.ts';

type SeriesLinkProps = Pick<ComponentProps<typeof Link>, 'className'> & { series: SeriesListItem };

/** Links to a series' page by its customer; the page links back to the list in its current state. */
export function SeriesLink({ series: { id, billingName }, className = '' }: SeriesLinkProps) {
  return (
    <Link
      {...ROW_TARGET}
      className={`rounded-sm font-medium text-accent hover:underline ${className}`}
      state={wayBackFrom(useLocation())}
      title={billingName}
      to={paths.series(id)}
    >
      {billingName}
    </Link>
  );
}
