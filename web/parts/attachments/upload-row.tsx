import { RotateCw, TriangleAlert, Upload as UploadIcon, X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { t } from './texts.en.ts';
import type { Upload } from './use-uploads.ts';

type UploadRowProps = { upload: Upload; onCancel: () => void; onRetry: () => void };

/** A file on its way with how far it is, or why it could not be attached. */
export function UploadRow({ upload, onCancel, onRetry }: UploadRowProps) {
  const { name, share, problem, canRetry } = upload;
  const Icon = problem ? TriangleAlert : UploadIcon;
  return (
    <li className="flex items-start gap-3 py-2">
      <Icon
        aria-hidden="true"
        className={problem ? 'mt-1 size-4 shrink-0 text-red' : 'mt-1 size-4 shrink-0 text-muted'}
      />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere" dir="auto">
          {name}
        </p>
        {problem ? (
          <p className="text-red text-xs" role="alert">
            {problem}
          </p>
        ) : (
          <div className="mt-1.5">
            <ProgressBar label={t.sending({ name })} max={1} value={share} />
          </div>
        )}
        {canRetry && (
          <Button className="mt-2" onClick={onRetry} size="sm" variant="secondary">
            <RotateCw aria-hidden="true" />
            {t.retry}
          </Button>
        )}
      </div>
      <Button
        aria-label={problem ? t.dismiss({ name }) : t.cancel({ name })}
        onClick={onCancel}
        size="icon-sm"
        variant="ghost"
      >
        <X aria-hidden="true" />
      </Button>
    </li>
  );
}
