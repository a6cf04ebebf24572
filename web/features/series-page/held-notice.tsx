import { Link } from 'react-router-dom';
import type { Series } from '#shared/series/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { useSeriesMutations } from '#web/lib/queries/series.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { t } from './texts.en.ts';

/** Says why an invoice stayed a draft although it was to be sent, until that is dismissed. */
export function HeldNotice({ series: { id, held } }: { series: Pick<Series, 'id' | 'held'> }) {
  const { dismiss } = useSeriesMutations();
  const mayChange = useMayChange();
  if (!held) return null;
  return (
    <Notice
      className="mb-6"
      title={<span className="text-base">{t.heldBack({ day: dictionary.shortDay(held.day) })}</span>}
      tone="warning"
    >
      <p className="mt-0.5 text-pretty">{t.because[held.because]}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link className={buttonStyle({ size: 'sm', variant: 'secondary' })} to={paths.invoice(held.invoiceId)}>
          {t.openDraft}
        </Link>
        {mayChange && (
          <Button
            onClick={() => isDone(dismiss.mutateAsync(id), t.dismissFailed, showRefusal)}
            size="sm"
            variant="secondary"
          >
            {t.dismiss}
          </Button>
        )}
      </div>
    </Notice>
  );
}
