import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import type { MailedKind } from './mailed-kind.ts';
import { t } from './texts.en.ts';
import type { SendFlow } from './use-send-flow.ts';

const LOOK = { title: t.title };
const loadEmailDialog = async () => (await import('./email-dialog.tsx')).EmailDialog;

type WrittenEmailProps = {
  flow: Pick<SendFlow, 'writingId' | 'written' | 'stopWriting' | 'sendWritten'>;
  to: string;
  /** By default, that of an invoice. */
  kind?: MailedKind;
};

/** The dialog for the email of a document being sent, once the user edits it. */
export function WrittenEmail({ flow, to, kind }: WrittenEmailProps) {
  const { writingId = '', written, stopWriting, sendWritten } = flow;
  return (
    <LazyDialog load={loadEmailDialog} look={writingId ? LOOK : null} onClose={stopWriting}>
      {(EmailDialog) => (
        <EmailDialog id={writingId} kind={kind} onClose={stopWriting} onSend={sendWritten} to={to} written={written} />
      )}
    </LazyDialog>
  );
}
