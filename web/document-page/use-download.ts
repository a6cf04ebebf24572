import { type Action, useAction } from '#web/lib/api/use-action.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { useRestoreFocus } from '#web/ui/use-restore-focus.ts';
import type { Message } from './messages.tsx';
import { okOrThrow } from './page-calls.ts';

type DownloadInput = {
  /** Where the file is. */
  url: string;
  /** Its name on the reader's device. */
  name: string;
  texts: Readonly<Record<'pdfDone' | 'pdfFailed', string>>;
  say: (message: Message) => void;
};

/** Downloads the document's PDF, and says how that went. */
export function useDownload({ url, name, texts, say }: DownloadInput): Action {
  const download = useAction(async () => {
    focus.keep(document.activeElement);
    try {
      saveFile(await (await okOrThrow(fetch(url))).blob(), name);
      say({ text: texts.pdfDone, tone: 'good' });
    } catch {
      say({ text: texts.pdfFailed, tone: 'bad' });
    }
  });
  const focus = useRestoreFocus(download.isBusy);
  return download;
}
