import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AffectedDraft, TaxEffects } from '#shared/invoice/tax-effects.ts';
import { taxEffectsQuery } from '#web/lib/queries/tax-effects.ts';
import { useMayChange, useUser } from '#web/lib/session/session.ts';
import { useDismissed } from '#web/lib/session/use-dismissed.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { ChangeLine } from './change-line.tsx';
import { isUndecided } from './change-text.ts';
import { t } from './texts.en.ts';

const loadDialog = async () => (await import('./tax-effects-dialog.tsx')).TaxEffectsDialog;

const LOOK = { title: t.affected, fields: 1 };

/** Says which tax changes affect drafts and products, until dismissed; nothing if none do, and for accountants. */
export function TaxChangesNotice({ screen }: { screen: Parameters<typeof taxEffectsQuery>[0] }) {
  const { data: effects } = useQuery({ ...taxEffectsQuery(screen), enabled: useMayChange() });
  const [dismissed, dismiss] = useDismissed(`dismissedTaxChanges:${useUser().businessId}`);
  const [isOpen, setIsOpen] = useState(false);
  const news = effects && taxNews(effects, dismissed);
  if (!news) return null;
  const dismissNews = () => {
    const keys = newsKeys(news);
    dismiss(newsKeys(effects).filter((key) => dismissed.has(key) || keys.includes(key)));
  };
  return (
    <Notice className="mb-4 sm:mb-6" title={affectText(news)} tone="info">
      <Reasons effects={news} />
      <p className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => setIsOpen(true)} size="sm" variant="secondary">
          {t.showAffected}
        </Button>
        <Button onClick={dismissNews} size="sm" variant="ghost">
          {t.dismiss}
        </Button>
      </p>
      <LazyDialog load={loadDialog} look={isOpen ? LOOK : null} onClose={() => setIsOpen(false)}>
        {(TaxEffectsDialog) => <TaxEffectsDialog effects={news} onClose={() => setIsOpen(false)} />}
      </LazyDialog>
    </Notice>
  );
}

/** The changes. Drafts that none of them explains follow the company's settings. */
function Reasons({ effects: { changes, drafts } }: { effects: TaxEffects }) {
  return (
    <>
      <ul className="mt-1 list-disc pl-4">
        {changes.map((change) => (
          <li key={change.id}>
            <ChangeLine change={change} />
          </li>
        ))}
        {drafts.length > 0 && changes.every(isUndecided) && <li>{t.settingsChanged}</li>}
      </ul>
      {changes.some(isUndecided) && <p className="mt-1">{t.decide}</p>}
    </>
  );
}

/** Such as "Tax changes affect at least 3 drafts and 1 product". */
function affectText({ drafts, products, isCapped }: TaxEffects): string {
  return t.affect({ drafts: drafts.length, products: products.length, isCapped });
}

/** The effects that were not dismissed; null if there are none. */
function taxNews(effects: TaxEffects, dismissed: ReadonlySet<string>): TaxEffects | null {
  const drafts = effects.drafts.filter((draft) => !dismissed.has(draftKey(draft)));
  const products = effects.products.filter(({ changes }) => changes.some((id) => !dismissed.has(id)));
  if (drafts.length + products.length === 0) return null;
  const ofProducts = new Set(products.flatMap(({ changes }) => changes));
  // An undecided change leaves drafts' totals as they are.
  const changes = effects.changes.filter(
    (change) => !dismissed.has(change.id) && (ofProducts.has(change.id) || (drafts.length > 0 && !isUndecided(change))),
  );
  return { ...effects, changes, drafts, products };
}

/** The keys that a dismissal stores. A draft whose total changes later counts as news again. */
function newsKeys({ changes, drafts }: TaxEffects): string[] {
  return [...changes.map(({ id }) => id), ...drafts.map(draftKey)];
}

/** Not the draft's id, which would open the invoice. */
function draftKey({ invoiceNumber, currentTotal }: AffectedDraft): string {
  return `${invoiceNumber} ${currentTotal}`;
}
