import { useEffect, useEffectEvent } from 'react';
import { knownReasons } from '#web/lib/errors/friendly-messages.ts';
import { useCarryFiles } from '#web/lib/queries/attachments.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { t } from './texts.en.ts';

/** Copies the files that an invoice still awaits from its appointment, as after a save that was cut off. */
export function AwaitedFiles({ invoiceId }: { invoiceId: string }) {
  const { mutate, isError, error } = useCarryFiles();
  const carry = useEffectEvent(() => mutate(invoiceId));
  useEffect(() => carry(), []);
  if (!isError)
    return (
      <Notice className="mb-4" tone="info">
        {t.carrying}
      </Notice>
    );
  return (
    <Notice className="mb-4" title={t.notCarried} tone="warning">
      {knownReasons(error).join(' ')}
      <Button className="mt-2 block" onClick={() => mutate(invoiceId)} size="sm" variant="secondary">
        {t.retry}
      </Button>
    </Notice>
  );
}
