import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invoice } from '#shared/invoice/schema.ts';
import { toCents } from '#shared/money.ts';
import { heldDepositsQuery } from '#web/lib/queries/deposits.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import type { Act } from '#web/parts/invoices/use-invoice-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { t } from './texts.en.ts';

const loadDialogs = async () => ({ ...(await import('./deposit-dialogs.ts')) });

const LOOKS = { apply: { title: t.apply, fields: 1 }, keep: { title: t.keepTitle, fields: 2 } } as const;

/** What is held of a deposit, and what can be done with it; nothing if nothing is. */
export function HeldCard({ invoice, act }: { invoice: Invoice; act: Act }) {
  const { id, customerId = '', isDeposit } = invoice;
  const mayChange = useMayChange();
  const [opened, setOpened] = useState<keyof typeof LOOKS | null>(null);
  const { data = [] } = useQuery({
    ...heldDepositsQuery(customerId),
    enabled: isDeposit === true && customerId !== '',
  });
  const held = data.find((deposit) => deposit.id === id);
  if (!held) return null;
  const close = () => setOpened(null);
  return (
    <Card>
      <h2 className="text-muted">{t.held}</h2>
      <p className="mt-0.5 font-semibold text-2xl">
        <Money cents={toCents(held.amount)} className="whitespace-normal! wrap-anywhere" currency={held.currency} />
      </p>
      {mayChange && (
        <>
          <p className="mt-1 text-pretty text-muted">{t.heldHint}</p>
          <div className="mt-5 grid gap-2">
            <Button onClick={() => setOpened('apply')}>{t.apply}</Button>
            <div className="flex flex-wrap gap-2 [&>*]:flex-1">
              <Button onClick={() => act('payments', invoice)} variant="secondary">
                {t.refund}
              </Button>
              <Button onClick={() => setOpened('keep')} variant="secondary">
                {t.keep}
              </Button>
            </div>
          </div>
        </>
      )}
      <LazyDialog load={loadDialogs} look={opened && LOOKS[opened]} onClose={close}>
        {({ ApplyDialog, KeepDialog }) =>
          opened === 'apply' ? (
            <ApplyDialog customerId={customerId} depositFor={invoice.depositFor} held={held} onClose={close} />
          ) : (
            opened === 'keep' && <KeepDialog held={held} invoice={invoice} onClose={close} />
          )
        }
      </LazyDialog>
    </Card>
  );
}
