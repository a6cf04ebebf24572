import type { SeriesStatus } from '#shared/series/status.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { SERIES_STATUS_LABELS } from './status-labels.ts';

/** The colour of each status. */
const TONES: Readonly<Record<SeriesStatus, Tone>> = { DRAFT: 'grey', ACTIVE: 'green', PAUSED: 'yellow', ENDED: 'grey' };

/** The status of a series in one word. */
export function SeriesBadge({ status }: { status: SeriesStatus }) {
  return <Badge tone={TONES[status]}>{SERIES_STATUS_LABELS[status]}</Badge>;
}
