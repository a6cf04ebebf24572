import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { t } from './texts.en.ts';
import type { SendFlow } from './use-send-flow.ts';

const LOOK = { title: t.title };
const loadEmailDialog = async () => (await import('./email-dialog.tsx')).EmailDialog;

type WrittenEmailProps = {
  flow: Pick<SendFlow, 'writingId' | 'written' | 'stopWriting' | 'sendWritten'>;
  to: string;
};

/** The dialog for the email of an invoice being sent, once the user edits it. */
export function WrittenEmail({ flow, to }: WrittenEmailProps) {
  const { writingId = '', written, stopWriting, sendWritten } = flow;
  return (
    <LazyDialog load={loadEmailDialog} look={writingId ? LOOK : null} onClose={stopWriting}>
      {(EmailDialog) => (
        <EmailDialog invoiceId={writingId} onClose={stopWriting} onSend={sendWritten} to={to} written={written} />
      )}
    </LazyDialog>
  );
}
