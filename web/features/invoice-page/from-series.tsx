import { Link, useLocation } from 'react-router-dom';
import { wayBackIn } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';
import { t } from './texts.en.ts';

/** Links to the series that made an invoice. */
export function FromSeries({ id }: { id: string }) {
  // The series' page leads back to the screen from which both were reached.
  const wayBack = wayBackIn(useLocation().state);
  const isFromList = wayBack?.pathname === paths.recurring;
  return (
    <Link
      className="-mb-1 block w-fit rounded-sm py-1 text-accent hover:underline"
      to={paths.series(id)}
      {...(isFromList && { state: { wayBack } })}
    >
      {t.fromSeries}
    </Link>
  );
}
