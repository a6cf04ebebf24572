import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { t } from './texts.en.ts';

/** Everything that protects the account: password, second step at sign-in, signed-in devices. */
export function SecurityTab() {
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PasswordCard />
      <SecondFactorCard />
      <SessionsCard />
    </div>
  );
}

/** Opens the dialog that changes the password. */
function PasswordCard() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Card
        actions={
          <Button onClick={() => setIsOpen(true)} variant="secondary">
            {t.changePassword}
          </Button>
        }
        className="pb-5"
        description={t.passwordText}
        title={t.password}
      />
      {isOpen && <PasswordDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
