import { Building2 } from 'lucide-react';
import type { FormEvent } from 'react';
import type { Invitation } from '#shared/employee/schema.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { NewPasswordFields, newPasswordIn, newPasswordProblem } from '#web/ui/forms/new-password-fields.tsx';
import { InvitationDetails } from './invitation-details.tsx';
import { t } from './texts.en.tsx';
import { useInvitationAnswer } from './use-invitation-answer.ts';

/** An open invitation with Accept and Reject (spec 2 §2). */
export function InvitationCard({ token, invitation }: { token: string; invitation: Invitation }) {
  const { company, employee, needsPassword, role } = invitation;
  const { run, isBusy, pendingAnswer, answered, problem, setProblem } = useInvitationAnswer(token, employee.user.email);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!needsPassword) return void run('accept');
    const chosen = newPasswordIn(new FormData(event.currentTarget));
    const passwordProblem = newPasswordProblem(chosen);
    if (passwordProblem) setProblem(passwordProblem);
    else void run('accept', chosen.newPassword);
  };
  return (
    <Card>
      <form noValidate onSubmit={onSubmit}>
        <header className="flex flex-col items-center pt-3 text-center">
          <span className="mb-4 inline-flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent">
            <Building2 aria-hidden="true" className="size-5" />
          </span>
          <h1 className="font-semibold text-2xl">{t.title}</h1>
          <p className="mt-2 max-w-full text-balance text-muted wrap-anywhere">
            {t.invited[role]({ company: <strong className="font-semibold text-ink">{company.name}</strong> })}
          </p>
        </header>
        <InvitationDetails answered={answered} invitation={invitation} />
        <p className="mt-5 text-muted text-sm">
          {t.acceptMeans[role]} {!needsPassword && t.ownKept}
        </p>
        <OtherAccountNotice invitee={employee.user.email} />
        {needsPassword && <NewPassword disabled={isBusy || answered !== undefined} />}
        {problem && (
          <Notice className="mt-5" tone="danger">
            <p>{problem}</p>
          </Notice>
        )}
        <div className="mt-6 flex flex-col-reverse gap-2 sm:grid sm:grid-cols-2">
          <Button
            busy={isBusy && pendingAnswer === 'reject'}
            busyLabel={t.rejecting}
            disabled={isBusy || answered !== undefined}
            onClick={() => void run('reject')}
            size="lg"
            variant="secondary"
          >
            {t.reject}
          </Button>
          <Button
            busy={isBusy && pendingAnswer === 'accept'}
            busyLabel={t.accepting}
            disabled={isBusy || answered !== undefined}
            size="lg"
            type="submit"
          >
            {t.accept}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Asks for a new password for an account whose email was never confirmed, and explains why. */
function NewPassword({ disabled }: { disabled: boolean }) {
  return (
    <fieldset className="mt-5 grid min-w-0 gap-4" disabled={disabled}>
      <Notice title={t.choosePassword} tone="info">
        <p>{t.choosePasswordText}</p>
      </Notice>
      <NewPasswordFields />
    </fieldset>
  );
}

/** Says that someone other than the invited person is signed in on this browser. */
function OtherAccountNotice({ invitee }: { invitee: string }) {
  const session = useSession();
  if (session.status !== 'authenticated') return null;
  const { email } = session.user;
  if (email.toLowerCase() === invitee.toLowerCase()) return null;
  return (
    <Notice className="mt-5 wrap-anywhere" title={t.signedInAs({ email })} tone="warning">
      <p>{t.isFor({ invitee })}</p>
    </Notice>
  );
}
