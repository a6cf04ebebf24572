import { clsx } from 'clsx';
import type { EstimateEvent } from '#shared/estimate/event.ts';
import type { Estimate } from '#shared/estimate/schema.ts';
import { momentText } from '#web/lib/dates.ts';
import { TONES } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { t } from './texts.en.ts';
import { estimateEventText, eventDetails, LOOKS } from './timeline.ts';

/** What happened to an estimate, newest first, with people by name. */
export function TimelineCard({ events, people = [] }: Pick<Estimate, 'events' | 'people'>) {
  const names = new Map(people.map(({ email, name }) => [email, name]));
  // The history only grows, so positions in it are stable keys.
  const keyed = events.map((event, place) => ({ event, key: String(place) })).toReversed();
  return (
    <Card title={t.timeline}>
      <ol aria-label={t.timeline}>
        {keyed.map(({ event, key }) => (
          <TimelineItem event={event} key={key} names={names} />
        ))}
      </ol>
    </Card>
  );
}

/** An event, connected by a line to its neighbours. */
function TimelineItem({ event, names }: { event: EstimateEvent; names: ReadonlyMap<string, string> }) {
  const { icon: Icon, tone } = LOOKS[event.type];
  const by = 'by' in event ? event.by : undefined;
  const details = eventDetails(event);
  return (
    <li className="relative flex gap-3 pb-5 last:pb-0 before:absolute before:top-8 before:bottom-1 before:left-3.5 before:w-px before:bg-line last:before:hidden">
      <span className={clsx('flex size-7 shrink-0 items-center justify-center rounded-full', TONES[tone])}>
        <Icon aria-hidden="true" className="size-3.5" />
      </span>
      <div className="wrap-anywhere min-w-0 pt-0.5">
        <p>{estimateEventText(event)}</p>
        {details.length > 0 && <p className="whitespace-pre-line text-muted">{details.join(' · ')}</p>}
        <p className="text-muted text-xs tabular-nums">
          <time dateTime={event.at}>{momentText(event.at)}</time>
          {by && ` · ${names.get(by) ?? by}`}
          {event.type === 'QUESTION' && (
            <>
              {' · '}
              <a className="font-medium text-accent underline underline-offset-2" href={mailto(event.email)}>
                {t.reply}
              </a>
            </>
          )}
        </p>
      </div>
    </li>
  );
}

/** An address may have characters that mean something in a link. */
function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
