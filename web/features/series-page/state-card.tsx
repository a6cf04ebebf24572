import { Link } from 'react-router-dom';
import { toCents } from '#shared/money.ts';
import type { Series } from '#shared/series/schema.ts';
import { timeOfDay } from '#web/lib/dates.ts';
import { cards } from '#web/lib/locale/cards.en.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { canResume } from '#web/parts/series/actions/can-resume.ts';
import type { ActOnSeries } from '#web/parts/series/actions/use-series-actions.ts';
import { scheduleText } from '#web/parts/series/schedule-text.en.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import { t } from './texts.en.ts';

type StateCardProps = { series: Series; act: ActOnSeries; onSchedule: () => void };

/** The amount, the customer, the schedule in words, and what is next. */
export function StateCard({ series, act, onSchedule }: StateCardProps) {
  const { total, currency, billingName, billingEmail, customerId } = series;
  return (
    <Card>
      <h2 className="text-muted">{t.total}</h2>
      <p className="mt-0.5 font-semibold text-2xl">
        <Money cents={toCents(total)} className="whitespace-normal! wrap-anywhere" currency={currency} />
      </p>
      <p className="mt-1 text-pretty">{stateText(series)}</p>
      <div className="mt-4 wrap-anywhere border-line border-t pt-4">
        {customerId ? (
          <Link className="font-medium text-accent hover:underline" to={paths.customer(customerId)}>
            {billingName}
          </Link>
        ) : (
          <span className="font-medium">{billingName}</span>
        )}
        <span className="block text-muted">{billingEmail || t.noAddress}</span>
      </div>
      <Facts series={series} />
      {useMayChange() && <NextActions {...{ series, act, onSchedule }} />}
    </Card>
  );
}

function stateText({ status, pausedUntil, coming }: Series): string {
  const next = coming.find(({ isSkipped }) => !isSkipped)?.day;
  const nextText = next && t.nextOn({ day: dictionary.shortDay(next) });
  if (pausedUntil) return [t.pausedTo({ day: dictionary.shortDay(pausedUntil) }), nextText].filter(Boolean).join(' ');
  return (status === 'ACTIVE' && nextText) || t.states[status];
}

function Facts({ series }: { series: Series }) {
  const { schedule, mode, madeCount } = series;
  const facts = [
    { label: t.schedule, text: schedule ? scheduleText(schedule) : t.noSchedule },
    ...(schedule && mode
      ? [
          { label: t.made, text: madeText(schedule) },
          { label: t.sending, text: t.modes[mode] },
          ...(mode === 'charge' ? [{ label: t.charging, text: chargingText(series) }] : []),
        ]
      : []),
    ...(madeCount > 0 ? [{ label: t.soFar, text: t.madeSoFar({ count: madeCount }) }] : []),
  ];
  return (
    <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 border-line border-t pt-4">
      {facts.map(({ label, text }) => (
        <div className="contents" key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="text-pretty">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** On which day a card or bank account is charged, and which one. */
function chargingText({ savedCard, chargesAtIssue }: Series): string {
  const when = chargesAtIssue ? 'atIssue' : 'onDueDay';
  return savedCard ? t.charged[when]({ card: cards.label(savedCard) }) : t.noCard[when];
}

function madeText({ daysInAdvance: days, hour }: NonNullable<Series['schedule']>): string {
  const time = timeOfDay(hour, 0);
  return days === 0 ? t.madeOnDay({ time }) : t.madeBefore({ days, time });
}

/** The next steps as buttons, the first one primary; on phones, a bar above the navigation. */
function NextActions({ series, act, onSchedule }: StateCardProps) {
  const { status } = series;
  const isResumable = canResume(series, useBusinessDay()());
  return (
    <section
      aria-label={t.nextStep}
      className="flex flex-wrap gap-2 max-md:tall:fixed max-md:inset-x-0 max-md:bottom-[calc(3.75rem+env(safe-area-inset-bottom))] max-md:z-10 max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:py-2.5 md:mt-5 print:hidden [&>*]:flex-1"
    >
      {isResumable && <Button onClick={() => act('resume', series)}>{t.resume}</Button>}
      <Button onClick={onSchedule} variant={status === 'DRAFT' ? 'primary' : 'secondary'}>
        {series.schedule ? t.changeSchedule : t.setSchedule}
      </Button>
      {status === 'ACTIVE' && (
        <Button onClick={() => act('pause', series)} variant="secondary">
          {t.pause}
        </Button>
      )}
    </section>
  );
}
