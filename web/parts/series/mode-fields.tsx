import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Series } from '#shared/series/schema.ts';
import type { SeriesMode } from '#shared/series/status.ts';
import { paths } from '#web/lib/paths.ts';
import { stripeStatusQuery } from '#web/lib/queries/stripe.ts';
import { hasRole, useUser } from '#web/lib/session/session.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ChoiceField } from '#web/ui/forms/choice-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import type { ScheduleFieldsProps } from './schedule-fields.tsx';
import { t } from './texts.en.ts';

type ModeFieldProps = Omit<ScheduleFieldsProps, 'errors'> & { series: Pick<Series, 'billingEmail' | 'customerId'> };

const MODES: readonly SeriesMode[] = ['send', 'draft', 'charge'];

/** What becomes of each invoice, with what is missing for sending and charging them. */
export function ModeField({
  series: { billingEmail, customerId },
  form: { mode, chargesAtIssue },
  change,
}: ModeFieldProps) {
  const hasNoCards = useQuery(stripeStatusQuery).data?.connected === false;
  const options = MODES.map((value) =>
    value === 'charge' && !customerId
      ? { ...t.modes.charge, value, hint: t.chargedFor, isDisabled: true }
      : { ...t.modes[value], value, isDisabled: value === 'charge' && hasNoCards },
  );
  return (
    <div className="grid gap-2">
      <ChoiceField
        legend={t.mode}
        name="mode"
        onChange={(chosen) => change({ mode: chosen })}
        options={options}
        value={mode}
      />
      {hasNoCards && customerId && <NoCards isChosen={mode === 'charge'} />}
      {mode === 'charge' && (
        <Field className="mt-2" hint={t.chargedHint} label={t.chargedWhen}>
          <Select
            name="chargesAtIssue"
            onChange={({ target }) => change({ chargesAtIssue: target.value === 'atIssue' })}
            value={chargesAtIssue ? 'atIssue' : 'onDueDay'}
          >
            <Options labelOf={(day) => t.charged[day]} of={['onDueDay', 'atIssue'] as const} />
          </Select>
        </Field>
      )}
      {mode !== 'draft' && !billingEmail && <Notice tone="warning">{t.noEmail}</Notice>}
      {!customerId && <p className="text-muted text-xs">{t.noCustomer}</p>}
    </div>
  );
}

/** Why no card is charged, with where to change that. */
function NoCards({ isChosen }: { isChosen: boolean }) {
  const isOwner = !hasRole(useUser(), ['EMPLOYEE']);
  const way = isOwner ? (
    // What was typed here stays.
    <Link className="font-medium underline" target="_blank" to={`${paths.paymentSettings}?tab=integration`}>
      {t.connectCards}
    </Link>
  ) : (
    t.ownerConnects
  );
  if (isChosen)
    return (
      <Notice tone="warning">
        {t.noCards} {way}
      </Notice>
    );
  return (
    <p className="text-muted text-xs [&>a]:text-accent">
      {t.noCards} {way}
    </p>
  );
}

/** At most so many passed days get their invoices; the others are listed. */
const MAX_CATCH_UP = 12;

type PassedFieldProps = { count: number; value: boolean; onChange: (includesPast: boolean) => void };

/** Asks whether days that have passed get their invoices, too. */
export function PassedField({ count, value, onChange }: PassedFieldProps) {
  return (
    <ChoiceField
      legend={t.passed({ count })}
      name="includesPast"
      onChange={(choice) => onChange(choice === 'all')}
      options={[
        { value: 'next', ...t.fromNext },
        {
          value: 'all',
          label: t.withMissed({ count }),
          hint: count > MAX_CATCH_UP ? t.someMissedHint({ most: MAX_CATCH_UP }) : t.withMissedHint,
        },
      ]}
      value={value ? 'all' : 'next'}
    />
  );
}
