import { ExternalLink } from 'lucide-react';
import type { TaxChange } from '#shared/canada/tax-changes.ts';
import { changeText } from './change-text.ts';
import { t } from './texts.en.ts';

/** A tax change, with a link to its source. */
export function ChangeLine({ change }: { change: TaxChange }) {
  return (
    <>
      {changeText(change)}{' '}
      <a
        className="inline-flex items-center gap-1 whitespace-nowrap font-medium underline underline-offset-2"
        href={change.source}
        rel="noopener"
        target="_blank"
      >
        {t.source}
        <ExternalLink aria-hidden="true" className="size-3.5" />
        <span className="sr-only">{t.opensInNewTab}</span>
      </a>
    </>
  );
}
