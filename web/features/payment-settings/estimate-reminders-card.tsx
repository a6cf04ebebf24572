import { ESTIMATE_DAYS } from '#shared/reminder/limits.ts';
import { DEFAULT_ESTIMATE_DAYS, type ReminderSettings } from '#shared/reminder/settings.ts';
import type { ReminderChange } from '#web/lib/queries/reminders.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { t } from './texts.en.tsx';

type EstimateRemindersCardProps = { settings: ReminderSettings; onChange: (update: ReminderChange) => void };

/** Whether customers are reminded of estimates that they have not answered, and when; each change takes effect at once. */
export function EstimateRemindersCard({ settings, onChange }: EstimateRemindersCardProps) {
  const { remindsEstimates = false, estimateDays = DEFAULT_ESTIMATE_DAYS } = settings;
  const choose = (typed: string) => {
    const chosen = ESTIMATE_DAYS.find((each) => each === Number(typed));
    if (chosen) onChange({ estimateDays: chosen });
  };
  return (
    <Card>
      <h2 className="font-semibold text-base">{t.estimateReminders}</h2>
      <p className="mt-1 max-w-prose text-pretty text-muted">{t.estimateRemindersText}</p>
      <Switch
        checked={remindsEstimates}
        className="mt-5"
        hint={t.remindOfEstimatesHint}
        label={t.remindOfEstimates}
        onChange={(next) => onChange({ remindsEstimates: next })}
      />
      <Field className="mt-6" hint={t.estimateDaysHint} label={t.estimateDays}>
        <Select
          className="max-w-60"
          disabled={!remindsEstimates}
          onChange={(event) => choose(event.target.value)}
          value={estimateDays}
        >
          <Options labelOf={(count) => t.dayCount({ count })} of={ESTIMATE_DAYS} />
        </Select>
      </Field>
    </Card>
  );
}
