import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { t } from './texts.en.ts';

/** A screen that asks an administrator without a second factor to set one up. */
export function SecondFactorNeeded({ title }: { title: string }) {
  return (
    <>
      <ScreenHeader title={title} />
      <Card>
        <div className="flex flex-col items-center py-10 text-center">
          <span className="mb-4 inline-flex size-12 items-center justify-center rounded-full bg-blue-soft text-blue">
            <ShieldCheck aria-hidden="true" className="size-5" />
          </span>
          <h2 className="font-semibold text-base">{t.secondFactor}</h2>
          <p className="mt-1 max-w-sm text-balance text-muted text-sm">{t.secondFactorHint}</p>
          <Link className={buttonStyle({ className: 'mt-6' })} to={paths.security}>
            {t.setUpSecondFactor}
          </Link>
        </div>
      </Card>
    </>
  );
}
