import { useEffect, useState } from 'react';
import { BILL_TO_FIELDS } from '#shared/document/bill-to.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { EditorLayout } from './editor-layout.tsx';

/** Skeleton of the editor; `label` says what is loading. */
export function EditorLoading({ title, label }: { title: string; label: string }) {
  return (
    <div aria-busy="true">
      <ScreenHeader description={<span role="status">{label}</span>} title={title} />
      <div className="mb-4">
        <LoadingProgress label={label} />
      </div>
      <EditorLayout
        form={
          <div className="p-6">
            <Skeleton className="h-6 w-full max-w-sm" />
            <div className="mt-8 grid gap-5 sm:grid-cols-2">
              {BILL_TO_FIELDS.map((field) => (
                <Skeleton className="h-16" key={field} />
              ))}
            </div>
          </div>
        }
        preview={<Skeleton className="h-[40rem]" />}
      />
    </div>
  );
}

const START = 13;
const MAX_PERCENT = 90;
const STEP_MS = 500;

/** A bar that slows down towards its end and never reaches it (spec 1 §9). */
function LoadingProgress({ label }: { label: string }) {
  const [percent, setPercent] = useState(START);
  useEffect(() => {
    const timer = setInterval(
      () => setPercent((now) => Math.min(MAX_PERCENT, now + Math.ceil((MAX_PERCENT - now) / 6))),
      STEP_MS,
    );
    return () => clearInterval(timer);
  }, []);
  return (
    <div
      aria-label={label}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={percent}
      className="h-1 overflow-hidden rounded-full bg-line"
      role="progressbar"
    >
      <div className="h-full rounded-full bg-accent transition-[width] duration-500" style={{ width: `${percent}%` }} />
    </div>
  );
}
