import { useQuery } from '@tanstack/react-query';
import { Download, FileArchive } from 'lucide-react';
import { useRef } from 'react';
import type { BusinessExport } from '#shared/api/business-export.ts';
import { CSV_FORMATS, type CsvFormat } from '#shared/csv.ts';
import { call } from '#web/lib/api/call.ts';
import { momentText } from '#web/lib/dates.ts';
import { CSV_FORMAT_LABELS, useCsvFormat } from '#web/lib/lists/file-format.ts';
import { LOCALE } from '#web/lib/locale/dictionary.en.ts';
import { businessExportQuery, useRequestExport } from '#web/lib/queries/business-export.ts';
import { saveFrom } from '#web/lib/records/unsaved-work.ts';
import { isOwner, useUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Options, Select } from '#web/ui/forms/select.tsx';
import { t } from './texts.en.tsx';

/** Lets the owner download all records of their business; nothing for people it invited. */
export function ExportData() {
  return isOwner(useUser()) ? <ExportCard /> : null;
}

function ExportCard() {
  const { data, isPending } = useQuery(businessExportQuery);
  const state = useRef<HTMLDivElement>(null);
  // The button that requested it has disappeared.
  const onRequested = () => state.current?.focus();
  return (
    <Card className="mt-6 max-w-3xl">
      <h2 className="font-semibold text-base">{t.exportData}</h2>
      <p className="mt-1 text-muted">{t.exportText}</p>
      {data?.status !== 'PREPARING' && <FormatField />}
      <div aria-live="polite" className="mt-4" ref={state} tabIndex={-1}>
        {isPending ? (
          <Skeleton className="h-control w-36" />
        ) : (
          <ExportState latest={data ?? { status: null }} onRequested={onRequested} />
        )}
      </div>
    </Card>
  );
}

type ExportStateProps = { latest: BusinessExport; onRequested: () => void };

function ExportState({ latest: { status, expiresAt, sizeBytes = 0 }, onRequested }: ExportStateProps) {
  if (status === 'PREPARING') {
    return (
      <p className="flex items-start gap-3">
        <Spinner className="mt-1 size-4 text-muted" />
        <span className="min-w-0">{t.exportPreparing}</span>
      </p>
    );
  }
  if (status === 'READY') {
    const size = sizeText(sizeBytes);
    return (
      <>
        <p className="font-medium">{t.exportReady}</p>
        <p className="mt-1 text-muted">
          {expiresAt ? t.availableUntil({ size, moment: momentText(expiresAt) }) : size}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button busyLabel={t.downloading} onClick={download}>
            <Download aria-hidden="true" />
            {t.download}
          </Button>
          <PrepareButton label={t.prepareNew} onRequested={onRequested} />
        </div>
      </>
    );
  }
  return (
    <>
      {status === 'FAILED' && (
        <Notice className="mb-4" tone="warning">
          {t.notPrepared}
        </Notice>
      )}
      <PrepareButton label={status === 'FAILED' ? t.tryAgain : t.prepare} onRequested={onRequested} />
    </>
  );
}

function PrepareButton({ label, onRequested }: { label: string; onRequested: () => void }) {
  const { mutateAsync } = useRequestExport();
  const prepare = () =>
    mutateAsync()
      .then(onRequested)
      .catch((error: unknown) => showRefusal(error, t.prepareFailed));
  return (
    <Button busyLabel={t.preparing} onClick={prepare} variant="secondary">
      <FileArchive aria-hidden="true" />
      {label}
    </Button>
  );
}

function FormatField() {
  const [format, setFormat] = useCsvFormat();
  return (
    <Field className="mt-4 max-w-60" label={t.csvFormat}>
      <Select onChange={({ target }) => setFormat(target.value as CsvFormat)} value={format}>
        <Options labelOf={(each) => CSV_FORMAT_LABELS[each]} of={CSV_FORMATS} />
      </Select>
    </Field>
  );
}

async function download(): Promise<void> {
  try {
    const { url } = await call('POST /business/export/link');
    saveFrom(url);
  } catch (error) {
    showRefusal(error, t.downloadFailed);
  }
}

const UNITS = [
  ['GB', 1e9],
  ['MB', 1e6],
  ['KB', 1e3],
] as const;

const DECIMAL = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

/** A file size such as "12.4 MB"; at least 1 KB. */
function sizeText(bytes: number): string {
  const [unit, size] = UNITS.find(([, least]) => bytes >= least) ?? (['KB', 1e3] as const);
  return t.sizes[unit]({ amount: DECIMAL.format(Math.max(1, bytes / size)) });
}
