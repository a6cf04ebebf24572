import { useEffect, useRef, useState } from 'react';
import { DELETION_DAYS } from '#shared/business/deletion-days.ts';
import { localDayText } from '#web/lib/dates.ts';
import { hasRole, useUser } from '#web/lib/session/session.ts';
import { KeepBusiness } from '#web/parts/account/keep-business.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DeleteBusinessDialog } from './delete-business-dialog.tsx';
import { t } from './texts.en.tsx';

/**
 * Lets owners schedule the deletion of their business and account, and cancel it until then; nothing for anyone else.
 */
export function DeleteBusiness() {
  const user = useUser();
  const [isAsking, setIsAsking] = useState(false);
  const { businessDeletesAt } = user;
  const heading = useFocusAfter(businessDeletesAt);
  if (!hasRole(user, ['USER'])) return null;
  return (
    <Card className="mt-6 max-w-3xl">
      <h2 className="font-semibold text-base" ref={heading} tabIndex={-1}>
        {t.deleteBusiness}
      </h2>
      {businessDeletesAt ? (
        <>
          <p className="mt-1 mb-4 text-muted">
            {t.deletedOn({
              day: <strong className="font-medium text-ink">{localDayText(businessDeletesAt)}</strong>,
            })}
          </p>
          <KeepBusiness />
        </>
      ) : (
        <>
          <p className="mt-1 text-muted">{t.deleteText({ days: DELETION_DAYS })}</p>
          <Button className="mt-4" onClick={() => setIsAsking(true)} variant="secondary">
            {t.deleteBusinessAsk}
          </Button>
        </>
      )}
      {isAsking && <DeleteBusinessDialog onClose={() => setIsAsking(false)} />}
    </Card>
  );
}

/** Focuses an element when a value has changed and the focus was lost with the button that changed it. */
function useFocusAfter(value: string | undefined) {
  const element = useRef<HTMLHeadingElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    // A closing dialog moves a lost focus to the screen.
    const isLost = document.activeElement?.contains(element.current);
    if (shown.current !== value && isLost) element.current?.focus();
    shown.current = value;
  }, [value]);
  return element;
}
