import { useController } from 'react-hook-form';
import * as z from 'zod';
import { addDays } from '#shared/calendar-day.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { useSeriesMutations } from '#web/lib/queries/series.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChoiceField } from '#web/ui/forms/choice-field.tsx';
import { DatePicker } from '#web/ui/forms/date-picker.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { t } from './texts.en.ts';
import type { ActedOnSeries } from './use-series-actions.ts';

const Pause = z.object({ length: z.enum(['resumed', 'day']), until: z.string() });
type Pause = z.infer<typeof Pause>;

/** Pauses a series, until it is resumed or until a day, which the server may refuse. */
export function PauseDialog({ series: { id, billingName }, onClose }: { series: ActedOnSeries; onClose: () => void }) {
  const { pause } = useSeriesMutations();
  const tomorrow = addDays(useBusinessDay()(), 1);
  const editing = useCheckedForm<Pause, Pause>({
    rules: {
      schema: Pause,
      check: ({ length, until }) => (length === 'day' && until < tomorrow ? [{ path: 'until', rule: 'required' }] : []),
      texts: { 'until required': t.dayTooEarly },
    },
    values: { length: 'resumed', until: '' },
    onValid: async ({ length, until }) => {
      const isToDay = length === 'day';
      await pause.mutateAsync({ id, ...(isToDay && { until }) });
      toast.success(isToDay ? t.pausedTo({ day: dictionary.shortDay(until) }) : t.paused);
      onClose();
    },
    onFailed: (error, reasons) => showRefusal(error, t.pauseFailed, reasons),
  });
  const { form, errorOf } = editing;
  const { field: length } = useController({ control: form.control, name: 'length' });
  const { field: until } = useController({ control: form.control, name: 'until' });
  return (
    <FormDialog
      description={<span className="wrap-anywhere">{billingName}</span>}
      editing={editing}
      fieldsStyle="grid gap-5"
      noValidate
      onClose={onClose}
      submitLabel={t.pause}
      title={t.pauseSeries}
    >
      <ChoiceField
        legend={t.howLong}
        name={length.name}
        onChange={length.onChange}
        options={[
          { value: 'resumed', label: t.untilResumed, hint: t.untilResumedHint },
          { value: 'day', label: t.untilDay, hint: t.untilDayHint },
        ]}
        value={length.value}
      />
      {length.value === 'day' && (
        <Field error={errorOf('until')} label={t.day} required>
          <DatePicker
            displayFormat={dictionary.shortDay}
            min={tomorrow}
            name={until.name}
            onChange={until.onChange}
            value={until.value}
          />
        </Field>
      )}
      <p className="text-pretty text-muted text-sm">{t.pauseHint}</p>
    </FormDialog>
  );
}
