import { useEffect, useRef, useState } from 'react';
import { MAX_CODE_LENGTH } from '#shared/auth/password.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { t } from './texts.en.ts';

type CodeFieldProps = {
  /** Whether a recovery code may be entered instead. */
  takesRecoveryCode?: boolean;
};

/** The second-factor code, named `code` in its form. It takes the focus when it appears. */
export function CodeField({ takesRecoveryCode = true }: CodeFieldProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const swap = () => {
    setIsRecovery(!isRecovery);
    if (!input.current) return;
    input.current.value = '';
    // Forms hide their error on input.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  };
  return (
    <div className="flex flex-col gap-1">
      <Field hint={isRecovery ? t.recoveryHint : t.codeHint} label={isRecovery ? t.recoveryCode : t.code} required>
        <Input
          autoCapitalize="none"
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          maxLength={MAX_CODE_LENGTH}
          name="code"
          ref={input}
          spellCheck={false}
        />
      </Field>
      {takesRecoveryCode && (
        <Button className="-mx-3 self-start" onClick={swap} size="sm" variant="ghost">
          {isRecovery ? t.useApp : t.useRecoveryCode}
        </Button>
      )}
    </div>
  );
}
