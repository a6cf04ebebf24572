import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { generateInvoiceNumber } from '#shared/document/number.ts';
import type { Numbering } from '#shared/document/number-schema.ts';
import { numberingQuery } from '#web/lib/queries/numbering.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { t } from './texts.en.ts';

const loadDialog = async () => (await import('./numbering-dialog.tsx')).NumberingDialog;

/** How invoices are numbered, and the button that changes it; `#numbers` opens it. It is no part of the company's form. */
export function NumberingField() {
  const { data } = useQuery(numberingQuery);
  const { hash } = useLocation();
  const [isOpen, setIsOpen] = useState(hash === '#numbers');
  if (!data) return null;
  const close = () => setIsOpen(false);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="font-medium text-ink text-sm">{t.numbers}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <NumberingText numbering={data.invoices} />
        <Button aria-label={t.changeNumbers} onClick={() => setIsOpen(true)} size="sm" variant="secondary">
          {t.change}
        </Button>
      </div>
      <LazyDialog load={loadDialog} look={isOpen ? { title: t.numbers } : null} onClose={close}>
        {(NumberingDialog) => <NumberingDialog numbering={data.invoices} onClose={close} />}
      </LazyDialog>
    </div>
  );
}

function NumberingText({ numbering }: { numbering: Numbering | null }) {
  const today = useBusinessDay();
  const [example] = useState(() => generateInvoiceNumber(today(), Math.random));
  return (
    <p className="min-w-0 text-pretty text-muted text-sm wrap-anywhere">
      {numbering ? t.nextNumber({ number: numbering.nextNumber }) : t.randomNumber({ number: example })}
    </p>
  );
}
