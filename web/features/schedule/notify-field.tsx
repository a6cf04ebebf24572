import { useState } from 'react';
import { useUser } from '#web/lib/session/session.ts';
import { ConfirmEmail } from '#web/parts/account/confirm-email.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { listed } from './notify.ts';
import { t } from './texts.en.tsx';

type NotifyFieldProps = {
  notifying: Notifying;
  addresses: readonly string[];
  /** Whether the appointment is removed from their calendars. */
  removes?: boolean;
  /** Whether a change of the notes alone is no news. */
  exceptNotes?: boolean;
  className?: string;
};

/** Whether people are emailed about a change. */
export type Notifying = {
  readonly isOn: boolean;
  readonly isWanted: boolean;
  readonly setWanted: (on: boolean) => void;
};

/** On by default. Only users with a confirmed address can email attendees. */
export function useNotifying(): Notifying {
  const { emailVerified } = useUser();
  const [isWanted, setWanted] = useState(true);
  return { isOn: isWanted && emailVerified, isWanted, setWanted };
}

/** Says who will be emailed about a change, and lets the user turn that off. */
export function NotifyField({
  notifying,
  addresses,
  removes = false,
  exceptNotes = false,
  className,
}: NotifyFieldProps) {
  const { emailVerified } = useUser();
  if (addresses.length === 0) return null;
  if (!emailVerified)
    return (
      <div className={className}>
        <ConfirmEmail>{t.thenYouCanEmail}</ConfirmEmail>
      </div>
    );
  const hint = removes ? t.sendsRemoval : exceptNotes ? t.sendsInvitationUnlessNotes : t.sendsInvitation;
  return (
    <Switch
      checked={notifying.isWanted}
      className={`wrap-anywhere ${className ?? ''}`}
      hint={hint({ people: listed(addresses) })}
      label={t.notify}
      onChange={notifying.setWanted}
    />
  );
}
