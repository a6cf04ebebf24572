import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Estimate } from '#shared/estimate/schema.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { numberOf, type TypedNumber } from '#web/lib/numbers/read-number.ts';
import { paths } from '#web/lib/paths.ts';
import { estimateQuery, useEstimateMutations } from '#web/lib/queries/estimates.ts';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChoiceField } from '#web/ui/forms/choice-field.tsx';
import { DialogFrame } from '#web/ui/overlays/dialog-frame.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { ReplacesFrame } from '#web/ui/overlays/replaces-frame.ts';
import { LinesField, ShareField } from './part-fields.tsx';
import { partFigures, type WantedPart } from './part-figures.ts';
import { t } from './texts.en.tsx';
import type { ActedOn } from './use-estimate-actions.ts';

type PartDialogProps = { estimate: ActedOn; onClose: () => void };

/** Makes an invoice of a part of an accepted estimate: a share of everything, or some of its lines. */
export function PartDialog({ estimate, onClose }: PartDialogProps) {
  const query = useQuery(estimateQuery(estimate.id));
  const [hadFrame] = useState(query.data === undefined);
  if (query.data) {
    const form = <PartForm estimate={query.data} onClose={onClose} />;
    return hadFrame ? <ReplacesFrame value>{form}</ReplacesFrame> : form;
  }
  const retry = async () => {
    await query.refetch();
  };
  return (
    <DialogFrame
      fields={2}
      onClose={onClose}
      onRetry={retry}
      problem={query.isError ? t.partFailed : undefined}
      title={t.invoicePart}
    />
  );
}

type By = 'share' | 'lines';

function PartForm({ estimate, onClose }: { estimate: Estimate; onClose: () => void }) {
  const { invoice } = useEstimateMutations();
  const navigate = useNavigate();
  const figures = partFigures(estimate);
  const { leftPercent = 100, leftLines = figures.included, by: knownBy } = figures.invoiced;
  const [by, setBy] = useState<By>(knownBy ?? 'share');
  const [share, setShare] = useState<TypedNumber>(Math.min(FIRST_SHARE, leftPercent));
  const [lines, setLines] = useState<readonly number[]>([]);
  const [problem, setProblem] = useState<string>();
  const part: WantedPart = by === 'share' ? { share: numberOf(share) } : { lines };
  const fault = by === 'share' ? shareFault(numberOf(share), leftPercent) : lines.length === 0 ? t.noLine : undefined;
  const { run, isBusy } = useAction(async () => {
    const { id, version } = estimate;
    const body = 'share' in part ? part : { lines: [...part.lines] };
    const making = async () => {
      const made = await invoice.mutateAsync({ id, version, ...body });
      toast.success(t.invoiceMade({ number: made.invoiceNumber }));
      onClose();
      await navigate(paths.editInvoice(made.id));
    };
    await isDone(making(), t.invoiceFailed, showRefusal);
  });
  const change = () => setProblem(undefined);
  return (
    <FormDialog
      busyLabel={t.making}
      description={<span className="wrap-anywhere">{t.partOf({ number: estimate.invoiceNumber })}</span>}
      editing={{ isBusy, isDirty: false, submit: () => (fault === undefined ? run() : setProblem(fault)) }}
      fieldsStyle="grid min-w-0 gap-5"
      noValidate
      onClose={onClose}
      submitLabel={t.makeInvoice}
      title={t.invoicePart}
    >
      {!knownBy && figures.included.length > 1 && (
        <ChoiceField
          legend={t.partBy}
          onChange={(next) => {
            setBy(next);
            change();
          }}
          options={WAYS}
          value={by}
        />
      )}
      {by === 'share' ? (
        <ShareField
          left={leftPercent}
          onChange={(next) => {
            setShare(next);
            change();
          }}
          problem={problem}
          share={share}
        />
      ) : (
        <LinesField
          {...{ estimate, figures, lines, problem }}
          onChange={(next) => {
            setLines(next);
            change();
          }}
          open={leftLines}
        />
      )}
      <PartSum cents={fault === undefined ? figures.centsOf(part) : 0} estimate={estimate} left={figures.leftCents} />
    </FormDialog>
  );
}

/** What people most often ask for first. */
const FIRST_SHARE = 30;

const WAYS = [
  { value: 'share', label: t.byShare, hint: t.byShareHint },
  { value: 'lines', label: t.byLines, hint: t.byLinesHint },
] as const;

function shareFault(share: number, left: number): string | undefined {
  return share > 0 && share <= left ? undefined : t.shareLimits({ left: dictionary.percent(left) });
}

/** What the part comes to, and what is then left. */
function PartSum({ cents, left, estimate: { currency } }: { cents: number; left: number; estimate: Estimate }) {
  const rows = [
    { label: t.thisInvoice, value: cents },
    { label: t.leftAfter, value: left - cents },
  ];
  return (
    <dl aria-live="polite" className="grid gap-1.5 rounded-md bg-subtle px-3.5 py-3">
      {rows.map(({ label, value }) => (
        <div className="flex flex-wrap justify-between gap-x-4 tabular-nums" key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium">{dictionary.money(value, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}
