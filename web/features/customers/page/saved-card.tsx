import { useQuery } from '@tanstack/react-query';
import { CreditCard, Landmark } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Customer } from '#shared/customer/schema.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import type { SavedCard } from '#shared/saved-card/schema.ts';
import { wayBackTo } from '#web/lib/browser/way-back.ts';
import { localDayText, momentText } from '#web/lib/dates.ts';
import { cards } from '#web/lib/locale/cards.en.ts';
import { paths } from '#web/lib/paths.ts';
import { savedCardQuery, useRemoveCard } from '#web/lib/queries/saved-cards.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';
import { t } from './texts.en.tsx';

/**
 * The card or bank account that a customer saved, what they agreed to, and its removal; nothing if there is none, and
 * for accountants.
 */
export function SavedCardOf({ customer: { id, name } }: { customer: Customer }) {
  const { data: saved } = useQuery({ ...savedCardQuery(id), enabled: useMayChange() });
  const { mutateAsync } = useRemoveCard(id);
  const [isAsking, setIsAsking] = useState(false);
  if (!saved) return null;
  const { Icon, ...texts } = textsOf(saved);
  const remove = async () => {
    if (!(await isDone(mutateAsync(), texts.notRemoved, showRefusal))) return;
    setIsAsking(false);
    toast.success(texts.removed);
  };
  return (
    <Card title={texts.title}>
      <div className="flex gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
        <div className="min-w-0">
          <p className="font-medium tabular-nums">{cards.label(saved)}</p>
          <SavedWith saved={saved} />
        </div>
      </div>
      <Agreement {...saved.agreement} />
      <Button className="mt-4" onClick={() => setIsAsking(true)} size="sm" variant="secondary">
        {texts.remove}
      </Button>
      <LazyConfirmDialog
        busyLabel={t.removingCard}
        confirmLabel={texts.remove}
        onConfirm={remove}
        onOpenChange={setIsAsking}
        open={isAsking}
        text={texts.removeText({ name })}
        title={t.removeCardTitle({ card: cards.named(saved) })}
      />
    </Card>
  );
}

/** What is said of a card, and of a bank account. */
const OF_CARD = {
  Icon: CreditCard,
  title: t.savedCard,
  savedOn: t.savedOn,
  remove: t.removeCard,
  removeText: t.removeCardText,
  removed: t.cardRemoved,
  notRemoved: t.cardNotRemoved,
};
const OF_ACCOUNT: typeof OF_CARD = {
  Icon: Landmark,
  title: t.savedAccount,
  savedOn: t.accountSavedOn,
  remove: t.removeAccount,
  removeText: t.removeAccountText,
  removed: t.accountRemoved,
  notRemoved: t.accountNotRemoved,
};
const textsOf = (saved: SavedCard) => (isBankAccount(saved) ? OF_ACCOUNT : OF_CARD);

function SavedWith({ saved }: { saved: SavedCard }) {
  const { savedAt, invoiceId, invoiceNumber } = saved;
  const state = wayBackTo(useLocation());
  const invoice = (
    <Link
      className="wrap-anywhere rounded-sm text-accent tabular-nums underline"
      state={state}
      to={paths.invoice(invoiceId)}
    >
      {invoiceNumber}
    </Link>
  );
  return (
    <p className="wrap-anywhere text-muted tabular-nums">
      {textsOf(saved).savedOn({ day: localDayText(savedAt), invoice })}
    </p>
  );
}

/** What the customer agreed to, and how that is known. */
function Agreement({ text, at, address, agent }: SavedCard['agreement']) {
  return (
    <details className="mt-4 border-line border-t pt-4">
      <summary className="cursor-pointer rounded-sm font-medium marker:text-muted">{t.agreement}</summary>
      <blockquote className="mt-3 whitespace-pre-line border-line border-l-2 pl-3 text-pretty wrap-anywhere" dir="auto">
        {text}
      </blockquote>
      <dl className="mt-4 grid gap-3">
        <Fact label={t.agreedAt}>{momentText(at)}</Fact>
        <Fact label={t.agreedFrom}>{address}</Fact>
        <Fact label={t.agreedWith}>{agent}</Fact>
      </dl>
    </details>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
