import { Copy, Download, Printer } from 'lucide-react';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/** Shows new recovery codes, once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success('Codes copied'),
      () => toast.error('Failed to copy codes', { description: 'Please select the codes and copy them yourself.' }),
    );
  const download = () => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), FILE_NAME);
  return (
    <Dialog
      description="If you lose your phone, sign in with one of these codes. Each works once."
      // The codes are shown once, so only the button closes the dialog.
      dismissible={false}
      footer={<Button onClick={onClose}>I have saved these codes</Button>}
      onOpenChange={onClose}
      open
      title="Your recovery codes"
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
            Copy
          </Button>
          <Button onClick={download} size="sm" variant="secondary">
            <Download aria-hidden="true" />
            Download
          </Button>
          <Button onClick={() => window.print()} size="sm" variant="secondary">
            <Printer aria-hidden="true" />
            Print
          </Button>
        </div>
        <Notice tone="warning">Save these codes in a safe place now. You cannot see them again.</Notice>
      </div>
    </Dialog>
  );
}

const FILE_NAME = `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`;
