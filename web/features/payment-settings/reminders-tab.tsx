import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { REMINDER_HOURS } from '#shared/reminder/limits.ts';
import type { ReminderSettings } from '#shared/reminder/settings.ts';
import { timeOfDay } from '#web/lib/dates.ts';
import { type ReminderChange, remindersQuery, useChangeReminders } from '#web/lib/queries/reminders.ts';
import { Card } from '#web/ui/card.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { dayText } from './day-text.ts';
import { EstimateRemindersCard } from './estimate-reminders-card.tsx';
import { ReminderDays } from './reminder-days.tsx';
import { ConnectionSkeleton } from './settings-skeleton.tsx';
import { t } from './texts.en.tsx';

/** Whether and when the business reminds its customers; each change takes effect immediately. */
export function RemindersTab() {
  const reminders = useQuery(remindersQuery);
  const { mutateAsync } = useChangeReminders();
  const change = (update: ReminderChange) =>
    mutateAsync(update).catch((error: unknown) => showFailure(error, t.remindersNotChanged));
  return (
    <Fetched failure={FAILURE} isCard query={reminders} skeleton={<ConnectionSkeleton />}>
      {(stored) => (
        <div className="flex flex-col gap-6">
          <RemindersCard onChange={(update) => void change(update)} settings={stored} />
          <EstimateRemindersCard onChange={(update) => void change(update)} settings={stored} />
        </div>
      )}
    </Fetched>
  );
}

const FAILURE = { title: t.remindersNotLoaded, text: t.checkConnection };

const loadTextDialog = async () => (await import('./reminder-text-dialog.tsx')).ReminderTextDialog;

type RemindersCardProps = { settings: ReminderSettings; onChange: (update: ReminderChange) => void };

function RemindersCard({ settings, onChange }: RemindersCardProps) {
  const { isOn, days, hour, texts = [], remindsEstimates } = settings;
  const [edited, setEdited] = useState<number>();
  const close = () => setEdited(undefined);
  const look = edited === undefined ? null : ({ title: t.textOf({ day: dayText(edited) }), size: 'xl' } as const);
  return (
    <Card>
      <h2 className="font-semibold text-base">{t.paymentReminders}</h2>
      <p className="mt-1 max-w-prose text-pretty text-muted">{t.remindersText}</p>
      <Switch
        checked={isOn}
        className="mt-5"
        hint={t.sendRemindersHint}
        label={t.sendReminders}
        onChange={(next) => onChange({ isOn: next })}
      />
      <div className="mt-6 flex min-w-0 flex-col gap-6">
        <ReminderDays
          days={days}
          isDisabled={!isOn}
          onChange={(next) => onChange({ days: next })}
          onEditText={setEdited}
          texts={texts}
        />
        <Field hint={t.timeHint} label={t.time}>
          <Select
            className="max-w-60"
            disabled={!isOn && !remindsEstimates}
            onChange={(event) => onChange({ hour: Number(event.target.value) })}
            value={hour}
          >
            <Options labelOf={(each) => timeOfDay(each, 0)} of={HOURS} />
          </Select>
        </Field>
      </div>
      <LazyDialog load={loadTextDialog} look={look} onClose={close}>
        {(Dialog) => <Dialog onClose={close} settings={settings} step={edited ?? 0} />}
      </LazyDialog>
    </Card>
  );
}

const HOURS = Array.from(
  { length: REMINDER_HOURS.max - REMINDER_HOURS.min + 1 },
  (_, index) => REMINDER_HOURS.min + index,
);
