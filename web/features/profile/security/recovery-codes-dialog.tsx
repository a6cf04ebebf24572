import { Copy, Download, Printer } from 'lucide-react';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { t } from './texts.en.ts';

/** Shows new recovery codes, once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t.codesCopied),
      () => toast.error(t.codesNotCopied, { description: t.copyYourself }),
    );
  const download = () => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), t.codesFile);
  return (
    <Dialog
      description={t.yourCodesText}
      // The codes are shown once, so only the button closes the dialog.
      dismissible={false}
      footer={<Button onClick={onClose}>{t.codesSaved}</Button>}
      onOpenChange={onClose}
      open
      title={t.yourCodes}
    >
      <div className="flex flex-col gap-5">
        <ul className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-md border border-line bg-subtle p-4 font-mono text-sm min-[400px]:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button onClick={copy} size="sm" variant="secondary">
            <Copy aria-hidden="true" />
            {t.copy}
          </Button>
          <Button onClick={download} size="sm" variant="secondary">
            <Download aria-hidden="true" />
            {t.download}
          </Button>
          <Button onClick={() => window.print()} size="sm" variant="secondary">
            <Printer aria-hidden="true" />
            {t.print}
          </Button>
        </div>
        <Notice tone="warning">{t.saveCodes}</Notice>
      </div>
    </Dialog>
  );
}
