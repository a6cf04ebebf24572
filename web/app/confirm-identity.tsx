import { useSyncExternalStore } from 'react';
import { call } from '#web/lib/api/call.ts';
import { onQuestion, openQuestion, type Question } from '#web/lib/session/confirmation.ts';
import { useUser } from '#web/lib/session/session.ts';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { t } from './texts.en.ts';

/** Asks for the password or a code, over the screen, when a call requires it; the call then resumes. */
export function ConfirmIdentity() {
  const question = useSyncExternalStore(onQuestion, openQuestion);
  return question && <IdentityQuestion question={question} />;
}

function IdentityQuestion({ question }: { question: Question }) {
  const { email } = useUser();
  return (
    <LazyDialog load={loadDialog} look={{ title: t.confirmYou, fields: 1 }} onClose={() => question.answer(false)}>
      {(ConfirmIdentityDialog) => (
        <ConfirmIdentityDialog
          email={email}
          needsCode={question.needsCode}
          onCancel={() => question.answer(false)}
          onConfirm={(body) => call('POST /auth/confirm', { body }).then(() => question.answer(true))}
        />
      )}
    </LazyDialog>
  );
}

const loadDialog = async () => (await import('./confirm-identity-dialog.tsx')).ConfirmIdentityDialog;
