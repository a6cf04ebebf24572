import { FileText, Image, Trash2 } from 'lucide-react';
import { fileSize } from '#shared/attachment/file-size.ts';
import type { Attachment } from '#shared/attachment/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { attachmentUrl, type FilesOf, saveAppointmentFile } from '#web/lib/queries/attachments.ts';
import { Button } from '#web/ui/button.tsx';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { t } from './texts.en.ts';

type FileRowProps = {
  of: FilesOf;
  file: Attachment;
  /** Absent if it may not be removed. */
  onRemove?: () => void;
};

const NAME_STYLE = 'wrap-anywhere font-medium text-accent hover:underline';

/** A file, which its name saves. */
export function FileRow({ of, file, onRemove }: FileRowProps) {
  const Icon = file.type === 'application/pdf' ? FileText : Image;
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        {of.kind === 'invoice' ? (
          <a className={NAME_STYLE} dir="auto" download href={attachmentUrl(of.id, file.id)}>
            {file.name}
          </a>
        ) : (
          <button className={`text-left ${NAME_STYLE}`} dir="auto" onClick={() => save(of, file)} type="button">
            {file.name}
          </button>
        )}
        <p className="text-muted text-xs tabular-nums">{fileSize(file.size, dictionary.locale)}</p>
      </div>
      {onRemove && (
        <Button aria-label={t.remove(file)} onClick={onRemove} size="icon-sm" variant="ghost">
          <Trash2 aria-hidden="true" />
        </Button>
      )}
    </li>
  );
}

async function save({ id }: FilesOf, file: Attachment): Promise<void> {
  await saveAppointmentFile(id, file.id).catch((error: unknown) => showRefusal(error, t.notSaved(file)));
}
