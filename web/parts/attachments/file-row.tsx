import { FileText, Image, Trash2 } from 'lucide-react';
import { fileSize } from '#shared/attachment/file-size.ts';
import type { Attachment } from '#shared/attachment/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { attachmentUrl } from '#web/lib/queries/attachments.ts';
import { Button } from '#web/ui/button.tsx';
import { t } from './texts.en.ts';

type FileRowProps = { invoiceId: string; file: Attachment; onRemove: () => void };

/** A file of an invoice, which its name saves. */
export function FileRow({ invoiceId, file, onRemove }: FileRowProps) {
  const Icon = file.type === 'application/pdf' ? FileText : Image;
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <a
          className="wrap-anywhere font-medium text-accent hover:underline"
          dir="auto"
          download
          href={attachmentUrl(invoiceId, file.id)}
        >
          {file.name}
        </a>
        <p className="text-muted text-xs tabular-nums">{fileSize(file.size, dictionary.locale)}</p>
      </div>
      <Button aria-label={t.remove(file)} onClick={onRemove} size="icon-sm" variant="ghost">
        <Trash2 aria-hidden="true" />
      </Button>
    </li>
  );
}
