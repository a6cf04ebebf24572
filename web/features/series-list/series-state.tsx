import { TriangleAlert } from 'lucide-react';
import type { SeriesListItem } from '#shared/series/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { t } from './texts.en.ts';

const MARK_STYLE = 'flex items-center gap-1 pt-1 font-medium text-xs text-yellow whitespace-normal';

/** What needs attention about a series, and until when one is paused. */
export function SeriesState({ series: { held, missed = [], pausedUntil } }: { series: SeriesListItem }) {
  const marks = [...(held ? [t.held] : []), ...(missed.length > 0 ? [t.missed({ count: missed.length })] : [])];
  return (
    <>
      {pausedUntil && (
        <span className="block whitespace-normal pt-1 text-muted text-xs tabular-nums">
          {t.pausedTo({ day: dictionary.shortDay(pausedUntil) })}
        </span>
      )}
      {marks.map((mark) => (
        <span className={MARK_STYLE} key={mark}>
          <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
          {mark}
        </span>
      ))}
    </>
  );
}
