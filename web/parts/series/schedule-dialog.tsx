import { useState } from 'react';
import type { Days } from '#shared/series/schedule.ts';
import type { Series } from '#shared/series/schema.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useSeriesMutations } from '#web/lib/queries/series.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useUser } from '#web/lib/session/session.ts';
import { ConfirmEmail } from '#web/parts/account/confirm-email.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { ComingPreview, useComing } from './coming-preview.tsx';
import { ModeField, PassedField } from './mode-fields.tsx';
import { MadeFields, ScheduleFields } from './schedule-fields.tsx';
import {
  type ScheduleErrors,
  type ScheduleForm,
  scheduleErrors,
  scheduleForm,
  typedMode,
  typedSchedule,
} from './schedule-form.ts';
import { t } from './texts.en.ts';

type ScheduleDialogProps = {
  series: Series;
  /** The days that are offered for one without a schedule; by default, monthly from today on. */
  offered?: Days | null;
  onClose: () => void;
  onScheduled?: (series: Series) => void;
};

/** Starts a series, or changes when it makes invoices, with the next ones shown before that is saved. */
export function ScheduleDialog({ series, offered, onClose, onScheduled }: ScheduleDialogProps) {
  const today = useBusinessDay();
  const { emailVerified } = useUser();
  const { schedule: scheduling } = useSeriesMutations();
  const [initial] = useState(() => scheduleForm(series, offered ?? { unit: 'month', interval: 1, firstDay: today() }));
  const [form, setForm] = useState(initial);
  const [errors, setErrors] = useState<ScheduleErrors>({});
  const [includesPast, setIncludesPast] = useState(false);
  const schedule = typedSchedule(form);
  const coming = useComing(series, schedule);
  const isStarted = series.schedule !== undefined;
  const passedCount = isStarted ? 0 : (coming.data?.passedCount ?? 0);

  const change = (values: Partial<ScheduleForm>) => {
    setForm({ ...form, ...values });
    const isChanged = (name: string) => name in values || name === 'lastDay';
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !isChanged(name))));
  };
  const saving = useAction(async () => {
    if (!schedule) return;
    const { id, version } = series;
    const withPast = includesPast && passedCount > 0 && { includesPast };
    try {
      const saved = await scheduling.mutateAsync({ id, version, schedule, ...typedMode(form), ...withPast });
      toast.success(isStarted ? t.changed : t.started);
      onScheduled?.(saved);
      onClose();
    } catch (error) {
      showFailure(error, t.failed);
    }
  });
  const submit = (element: HTMLFormElement) => {
    const problems = scheduleErrors(form);
    const [first] = Object.keys(problems);
    setErrors(problems);
    if (first === undefined) return saving.run();
    return element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <FormDialog
      {...(!isStarted && { busyLabel: t.starting })}
      description={t.description({ name: series.billingName })}
      editing={{ isBusy: saving.isBusy, isDirty: form !== initial || includesPast, submit }}
      fieldsStyle="grid gap-5"
      noValidate
      onClose={onClose}
      size="lg"
      submitLabel={isStarted ? t.change : t.start}
      title={isStarted ? t.changeTitle : t.title}
    >
      {!emailVerified && <ConfirmEmail>{t.confirmFirst}</ConfirmEmail>}
      <ScheduleFields change={change} errors={errors} form={form} />
      <ComingPreview coming={coming} schedule={schedule} series={series} />
      {passedCount > 0 && <PassedField count={passedCount} onChange={setIncludesPast} value={includesPast} />}
      <ModeField change={change} form={form} series={series} />
      <MadeFields change={change} errors={errors} form={form} />
    </FormDialog>
  );
}
