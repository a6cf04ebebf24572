import { useRef, useState } from 'react';
import { MAX_ATTACHMENTS } from '#shared/attachment/limits.ts';
import type { Attachment } from '#shared/attachment/schema.ts';
import { type FilesOf, useAttachments } from '#web/lib/queries/attachments.ts';
import { useMayChange, useUser } from '#web/lib/session/session.ts';
import { ConfirmEmail } from '#web/parts/account/confirm-email.tsx';
import { Card } from '#web/ui/card.tsx';
import { ActionDialog } from '#web/ui/overlays/action-dialog.tsx';
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx';
import { AwaitedFiles } from './awaited-files.tsx';
import { FileInputs } from './file-inputs.tsx';
import { FileRow } from './file-row.tsx';
import { t } from './texts.en.ts';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './use-uploads.ts';

const NONE: readonly Attachment[] = [];

type FilesCardProps = {
  of: FilesOf;
  files?: readonly Attachment[] | undefined;
  /** Whether it is an invoice that still awaits files of its appointment. */
  isAwaiting?: boolean;
  className?: string;
};

/** The files of an invoice or an appointment; for accountants, only to save, and nothing without any. */
export function FilesCard(props: FilesCardProps) {
  const { of, files = NONE, className } = props;
  if (useMayChange()) return <ChangeableFiles {...props} />;
  if (files.length === 0) return null;
  return (
    <Card {...(className && { className })} title={t.files}>
      <ul className="-my-2 divide-y divide-line">
        {files.map((file) => (
          <FileRow file={file} key={file.id} of={of} />
        ))}
      </ul>
    </Card>
  );
}

/** Saves, adds and removes them. Adding needs a confirmed email. */
function ChangeableFiles({ of, files = NONE, isAwaiting = false, className }: FilesCardProps) {
  const [attached, setAttached] = useState('');
  const { uploads, isBusy, add, cancel, retry } = useUploads(of, files.length, setAttached);
  const inputs = useRef<HTMLFieldSetElement>(null);
  const [asked, setAsked] = useState<Attachment | null>(null);
  const { remove } = useAttachments(of);
  const { emailVerified } = useUser();
  const isFull = files.length >= MAX_ATTACHMENTS;
  return (
    <Card {...(className && { className })} description={files.length > 0 && t.hint[of.kind]} title={t.files}>
      {isAwaiting && <AwaitedFiles invoiceId={of.id} />}
      {(files.length > 0 || uploads.length > 0) && (
        <ul className="-mt-2 mb-4 divide-y divide-line">
          {files.map((file) => (
            <FileRow file={file} key={file.id} of={of} onRemove={() => setAsked(file)} />
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              onCancel={() => {
                cancel(upload.id);
                inputs.current?.focus();
              }}
              onRetry={() => retry(upload.id)}
              upload={upload}
            />
          ))}
        </ul>
      )}
      {emailVerified ? (
        <FileInputs hint={isFull ? t.full : t.drop} isDisabled={isFull} onFiles={add} ref={inputs} />
      ) : (
        <ConfirmEmail>{t.thenAttach}</ConfirmEmail>
      )}
      <p className="sr-only" role="status">
        {attached && t.attached({ name: attached })}
      </p>
      <LeaveGuard confirmLabel={t.leave} text={t.leaveText} when={isBusy} />
      {asked && (
        <ActionDialog
          busyLabel={t.removing}
          confirmLabel={t.removeConfirm}
          failed={t.removeFailed}
          onClose={() => setAsked(null)}
          run={() => remove.mutateAsync(asked.id)}
          text={t.removeText[of.kind](asked)}
          title={t.removeTitle}
        />
      )}
    </Card>
  );
}
