import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { chosenOf, hasChoices } from '#shared/estimate/choices.ts';
import { DECISION_WAYS } from '#shared/estimate/event.ts';
import { Decision } from '#shared/estimate/schema.ts';
import { shownEstimateQuery, useEstimateMutations } from '#web/lib/queries/estimates.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { DecidedChoices } from './decided-choices.tsx';
import { t } from './texts.en.tsx';
import type { ActedOn } from './use-estimate-actions.ts';

const DECISIONS = ['accepted', 'declined'] as const;
const DECISION_LABELS = { accepted: t.accepted, declined: t.declined } as const;

const Told = z.object({
  decision: z.enum(DECISIONS),
  way: z.enum(DECISION_WAYS),
  reference: Decision.shape.reference,
});
type Told = z.infer<typeof Told>;

const FIRST: Told = { decision: 'accepted', way: 'phone', reference: '' };

type DecisionDialogProps = { estimate: ActedOn; onClose: () => void };

/** Records what the customer told the business about the version that was sent. */
export function DecisionDialog({ estimate, onClose }: DecisionDialogProps) {
  const { decide } = useEstimateMutations();
  const { id, sentVersion: version } = estimate;
  const { data: sent } = useQuery(shownEstimateQuery(estimate));
  const offered = sent && hasChoices(sent.items) ? sent : undefined;
  const [changed, setChanged] = useState<number[]>();
  const chosen = offered && (changed ?? chosenOf(offered.items));
  const editing = useCheckedForm<Told, Told>({
    rules: { schema: Told },
    values: FIRST,
    onValid: async ({ reference, ...told }) => {
      const about = { ...(version && { version }), ...(told.decision === 'accepted' && chosen && { chosen }) };
      await decide.mutateAsync({ id, ...told, ...(reference && { reference }), ...about });
      toast.success(t.recorded);
      onClose();
    },
    onFailed: (error, reasons) => showRefusal(error, t.recordFailed, reasons),
  });
  const { form, errorOf } = editing;
  const isAccepted = useWatch({ control: form.control, name: 'decision' }) === 'accepted';
  return (
    <FormDialog
      description={<span className="wrap-anywhere">{t.decisionOf({ number: estimate.invoiceNumber })}</span>}
      editing={editing}
      fieldsStyle="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2"
      noValidate
      onClose={onClose}
      submitLabel={t.record}
      title={t.recordDecision}
    >
      <Field label={t.decision}>
        <Select {...form.register('decision')}>
          <Options labelOf={(decision) => DECISION_LABELS[decision]} of={DECISIONS} />
        </Select>
      </Field>
      <Field label={t.how}>
        <Select {...form.register('way')}>
          <Options labelOf={(way) => t.ways[way]} of={DECISION_WAYS} />
        </Select>
      </Field>
      {isAccepted && offered && chosen && <DecidedChoices chosen={chosen} estimate={offered} onChange={setChanged} />}
      <Field className="sm:col-span-2" error={errorOf('reference')} hint={t.referenceHint} label={t.reference}>
        <Input autoComplete="off" {...form.register('reference')} />
      </Field>
    </FormDialog>
  );
}
