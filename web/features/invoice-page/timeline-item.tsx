import { clsx } from 'clsx';
import { momentText } from '#shared/moment-text.ts';
import { ChangeList } from '#web/parts/activity-details.tsx';
import type { Tone } from '#web/ui/badge.tsx';
import type { TimelineEntry } from './timeline-entry.ts';

const TONES: Readonly<Record<Tone, string>> = {
  grey: 'bg-grey-soft text-grey',
  blue: 'bg-blue-soft text-blue',
  green: 'bg-green-soft text-green',
  red: 'bg-red-soft text-red',
  yellow: 'bg-yellow-soft text-yellow',
};

/** An entry of the timeline, connected by a line to its neighbours. An edit expands to its changes. */
export function TimelineItem({ entry }: { entry: TimelineEntry }) {
  const { icon: Icon, tone, text, at, by, changes } = entry;
  return (
    <li className="relative flex gap-3 pb-5 last:pb-0 before:absolute before:top-8 before:bottom-1 before:left-3.5 before:w-px before:bg-line last:before:hidden">
      <span className={clsx('flex size-7 shrink-0 items-center justify-center rounded-full', TONES[tone])}>
        <Icon aria-hidden="true" className="size-3.5" />
      </span>
      <div className="wrap-anywhere min-w-0 pt-0.5">
        {changes.length > 0 ? (
          <details>
            <summary className="cursor-pointer rounded-sm marker:text-muted">{text}</summary>
            <div className="mt-2 mb-1 border-line border-l-2 pl-3">
              <ChangeList changes={changes} />
            </div>
          </details>
        ) : (
          <p>{text}</p>
        )}
        <p className="text-muted text-xs tabular-nums">
          <time dateTime={at}>{momentText(at)}</time>
          {by && ` · ${by}`}
        </p>
      </div>
    </li>
  );
}
