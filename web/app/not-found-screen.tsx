import { Compass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '#web/lib/browser/document-title.ts';
import { paths } from '#web/lib/paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { t } from './texts.en.ts';

/** Shown for an unknown address (spec 2 §2, "404 page"). */
export function NotFoundScreen() {
  useDocumentTitle(t.notFound);
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-6 py-16 text-center">
      <span className="inline-flex size-14 items-center justify-center rounded-full bg-accent-soft text-accent">
        <Compass aria-hidden="true" className="size-7" />
      </span>
      <h1 className="mt-6 text-balance font-semibold text-3xl">{t.notFound}</h1>
      <p className="mt-2 max-w-md text-balance text-base text-muted">{t.notFoundText}</p>
      <Link className={buttonStyle({ size: 'lg', className: 'mt-8' })} to={paths.home}>
        {t.returnHome}
      </Link>
    </div>
  );
}
