import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** Opens the dialog that changes the password. */
export function PasswordCard() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Card
        actions={
          <Button onClick={() => setIsOpen(true)} variant="secondary">
            Change password
          </Button>
        }
        className="pb-5"
        description="Changing your password logs you out on all other devices."
        title="Password"
      />
      {isOpen && <PasswordDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
