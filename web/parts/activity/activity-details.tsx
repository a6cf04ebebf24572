import { ArrowRight, ChevronRight } from 'lucide-react';
import type { Activity, FieldChange, InvoiceActivity } from '#shared/activity/schema.ts';
import type { RecordedValue } from '#shared/activity/value.ts';
import { activityText, actorName, fieldLabel, valueText } from '#shared/activity/words.ts';
import { momentText } from '#web/lib/dates.ts';
import { activity } from '#web/lib/locale/activity.en.ts';
import { t } from './texts.en.ts';

type ActivityEntry = InvoiceActivity & Pick<Activity, 'address' | 'device'>;

/** An activity in a narrow list: who, when and what. */
export function ActivityCard({ entry }: { entry: ActivityEntry }) {
  return (
    <div className="py-4 text-sm wrap-anywhere">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-medium">{actorName(entry)}</span>
        <span className="text-muted text-xs tabular-nums">{momentText(entry.at)}</span>
      </p>
      <div className="mt-1">
        <ActivityDetails entry={entry} />
      </div>
    </div>
  );
}

/** An activity as a sentence; expands to the old and new values, and the user's email, device and IP address. */
export function ActivityDetails({ entry }: { entry: ActivityEntry }) {
  const { by, address, device, changes } = entry;
  // People without a name are called by their email.
  const email = by?.name === by?.email ? undefined : by?.email;
  const source = [email, device, address].filter(Boolean).join(' · ');
  return (
    <details className="group/entry">
      <summary className="-my-1 flex cursor-pointer gap-1.5 rounded-sm py-1 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="mt-0.5 -ml-0.5 size-4 shrink-0 text-muted transition-transform group-open/entry:rotate-90"
        />
        <span className="min-w-0">{activityText(entry, activity)}</span>
      </summary>
      <div className="mt-2 mb-1 ml-1.5 border-line border-l-2 pl-3">
        {changes.length > 0 && <ChangeList changes={changes} />}
        {source && <p className="mt-2 text-muted text-xs">{source}</p>}
      </div>
    </details>
  );
}

/** The old and new values of fields. */
export function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 @xl:grid-cols-[minmax(7rem,auto)_1fr]">
      {changes.map(({ field, from, to }) => (
        <div className="@xl:contents" key={field}>
          <dt className="text-muted first-letter:uppercase">{fieldLabel(field, activity)}</dt>
          <dd className="min-w-0 max-@xl:mb-1">
            {from !== undefined && (
              <del className="text-muted" lang={languageOf(from)}>
                {valueText(field, from, activity)}
              </del>
            )}
            {from !== undefined && to !== undefined && <Becomes />}
            {to !== undefined && (
              <ins className="no-underline" lang={languageOf(to)}>
                {valueText(field, to, activity)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Nobody knows the language of what a person typed; anything else is in that of the app. */
function languageOf({ kind }: RecordedValue): '' | undefined {
  return kind === 'text' || kind === 'lines' || kind === 'exemptions' ? '' : undefined;
}

function Becomes() {
  return (
    <>
      <ArrowRight aria-hidden="true" className="mx-1.5 inline size-3.5 text-muted" />
      <span className="sr-only">{t.became}</span>
    </>
  );
}
