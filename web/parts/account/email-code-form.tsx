import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type FormEvent, useEffect, useState } from 'react';
import { MAX_CODE_LENGTH } from '#shared/auth/password.ts';
import { CODE_DIGITS, RESEND_SECONDS } from '#shared/auth/verification.ts';
import { call } from '#web/lib/api/call.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { isConfirmedAlready, secondsUntilCode } from '#web/lib/errors/refusals.ts';
import { profileQuery } from '#web/lib/queries/profile.ts';
import { useSession, useUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { t } from './texts.en.tsx';

/** Confirms an email with the mailed code as soon as it is complete, or requests another one. */
export function EmailCodeForm({ className }: { className?: string }) {
  const { code, enter, problem, confirm, resend, secondsToWait } = useEmailCode();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble through portals: a form around this dialog would be submitted, too.
    event.stopPropagation();
    void confirm.run(code);
  };
  return (
    <form className={clsx('flex flex-wrap items-start gap-2', className)} noValidate onSubmit={onSubmit}>
      <Field className="w-full sm:w-44" error={problem} hideLabel label={t.code}>
        <Input
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={MAX_CODE_LENGTH}
          onChange={({ target }) => enter(target.value)}
          placeholder={t.codeExample({ digits: CODE_DIGITS })}
          value={code}
        />
      </Field>
      <Button busy={confirm.isBusy} busyLabel={t.confirming} type="submit">
        {t.confirm}
      </Button>
      <Button busyLabel={t.sending} disabled={secondsToWait > 0} onClick={resend} variant="ghost">
        {secondsToWait > 0 ? t.sendAgainIn({ seconds: secondsToWait }) : t.sendAgain}
      </Button>
    </form>
  );
}

function useEmailCode() {
  const client = useQueryClient();
  const { refreshUser } = useSession();
  const { email, pendingEmail = email } = useUser();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [secondsToWait, setSecondsToWait] = useSecondsLeft();
  const confirm = useAction(async (typed: string) => {
    const digits = digitsIn(typed);
    if (!CODE_PATTERN.test(digits)) return setProblem(t.codeInvalid({ digits: CODE_DIGITS }));
    setProblem(undefined);
    try {
      await call('POST /auth/verify-email-code', { body: { code: digits } });
    } catch (error) {
      if (!isConfirmedAlready(error)) return setProblem(friendlyMessages(error).join(' '));
    }
    toast.success(t.confirmed);
    await Promise.all([refreshUser(), client.invalidateQueries(profileQuery)]);
  });
  const enter = (typed: string) => {
    setCode(typed);
    if (CODE_PATTERN.test(digitsIn(typed)) && digitsIn(typed) !== digitsIn(code)) void confirm.run(typed);
  };
  const resend = async () => {
    setProblem(undefined);
    try {
      await call('POST /auth/resend-verification');
      setSecondsToWait(RESEND_SECONDS);
      toast.success(t.codeSent({ email: pendingEmail }));
    } catch (error) {
      if (isConfirmedAlready(error)) return refreshUser();
      const seconds = secondsUntilCode(error);
      if (seconds === undefined) return setProblem(friendlyMessages(error).join(' '));
      setSecondsToWait(seconds);
      toast.info(friendlyMessages(error).join(' '));
    }
  };
  return { code, enter, problem, confirm, resend, secondsToWait };
}

const digitsIn = (typed: string) => typed.replace(/\s/g, '');

const CODE_PATTERN = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** Counts down from a number of seconds to 0. */
function useSecondsLeft(): [seconds: number, start: (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, setSeconds];
}
