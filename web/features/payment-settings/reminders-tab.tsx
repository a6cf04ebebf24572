import { useQuery } from '@tanstack/react-query';
import { timeOfDay } from '#shared/moment-text.ts';
import { REMINDER_HOURS } from '#shared/reminder/limits.ts';
import { type ReminderChange, remindersQuery, useChangeReminders } from '#web/lib/queries/reminders.ts';
import { Card } from '#web/ui/card.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { ReminderDays } from './reminder-days.tsx';
import { ConnectionSkeleton } from './settings-skeleton.tsx';

/** Whether and when the business reminds its customers; each change takes effect immediately. */
export function RemindersTab() {
  const reminders = useQuery(remindersQuery);
  const { mutateAsync } = useChangeReminders();
  const change = (update: ReminderChange) =>
    mutateAsync(update).catch((error: unknown) =>
      showFailure(error, 'Failed to change the reminders. Please try again.'),
    );
  return (
    <Fetched failure={FAILURE} isCard query={reminders} skeleton={<ConnectionSkeleton />}>
      {(stored) => <RemindersCard onChange={(update) => void change(update)} {...stored} />}
    </Fetched>
  );
}

const FAILURE = { title: "We couldn't load your reminders", text: 'Please check your connection and try again.' };

type RemindersCardProps = Required<ReminderChange> & { onChange: (update: ReminderChange) => void };

function RemindersCard({ isOn, days, hour, onChange }: RemindersCardProps) {
  return (
    <Card className="max-w-3xl">
      <h2 className="font-semibold text-base">Payment reminders</h2>
      <p className="mt-1 text-pretty text-muted">
        We email your customers before and after an invoice is due, and stop once it is paid. You get one summary a day.
      </p>
      <Switch
        checked={isOn}
        className="mt-5"
        hint="Applies to invoices you send from now on."
        label="Send reminders"
        onChange={(next) => onChange({ isOn: next })}
      />
      <div className="mt-6 flex min-w-0 flex-col gap-6">
        <ReminderDays days={days} isDisabled={!isOn} onChange={(next) => onChange({ days: next })} />
        <Field hint="Monday to Friday, in your time zone. Reminders on a weekend are sent on Monday." label="Time">
          <Select
            className="max-w-60"
            disabled={!isOn}
            onChange={(event) => onChange({ hour: Number(event.target.value) })}
            value={hour}
          >
            <Options labelOf={(each) => timeOfDay(each, 0)} of={HOURS} />
          </Select>
        </Field>
      </div>
    </Card>
  );
}

const HOURS = Array.from(
  { length: REMINDER_HOURS.max - REMINDER_HOURS.min + 1 },
  (_, index) => REMINDER_HOURS.min + index,
);
