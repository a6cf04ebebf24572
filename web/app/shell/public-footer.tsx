import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { wayBackFrom } from '#web/lib/browser/way-back.ts';
import { SUPPORT_EMAIL, SUPPORT_PHONE, SUPPORT_PHONE_LINK } from '#web/lib/errors/support.ts';
import { Logo } from '#web/ui/logo.tsx';
import { MadeInCanada } from './made-in-canada.tsx';
import { COMPANY_LINKS, isAccountScreen, LEGAL_LINKS, type PublicLink } from './public-links.ts';
import { t } from './texts.en.tsx';

/** The footer of public screens (spec 1 §2.10); two lines below a form. */
export function PublicFooter() {
  return isAccountScreen(useLocation().pathname) ? <ShortFooter /> : <FullFooter />;
}

const LINK_STYLE =
  'inline-flex min-h-10 items-center rounded-sm text-muted transition-colors hover:text-ink hover:underline md:min-h-0';

function FullFooter() {
  return (
    <footer className="shrink-0 border-line border-t bg-canvas print:hidden">
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:grid-cols-[2fr_1fr_1fr_auto] md:gap-x-10 md:py-12">
          <div className="max-w-xs max-md:col-span-2">
            <Logo />
            <p className="mt-3 text-balance text-muted">{t.longPitch}</p>
          </div>
          <LinkColumn links={COMPANY_LINKS} title={t.company} />
          <LinkColumn links={LEGAL_LINKS} title={t.legal} />
          <div className="max-md:col-span-2">
            <h2 className="font-semibold text-sm">{t.support}</h2>
            <SupportLinks className="mt-2 flex flex-col items-start md:mt-3 md:gap-2.5" />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-5">
          <Copyright />
          <MadeInCanada />
        </div>
      </div>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly PublicLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-semibold text-sm">{title}</h2>
      <ul className="mt-2 flex flex-col items-start md:mt-3 md:gap-2.5">
        <Links links={links} />
      </ul>
    </nav>
  );
}

const ROW_STYLE = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 max-md:flex-col max-md:items-start';

function ShortFooter() {
  return (
    <footer className="flex shrink-0 flex-col gap-y-1.5 px-4 pt-2 pb-4 text-xs sm:px-6 print:hidden">
      {/* Two rows rather than one that wraps: it would wrap elsewhere once the typeface has loaded. */}
      <div className={ROW_STYLE}>
        <p className="text-muted">{t.pitch}</p>
        <nav aria-label={t.footer}>
          <ul className="flex flex-wrap gap-x-5">
            <Links links={[...COMPANY_LINKS, ...LEGAL_LINKS]} />
          </ul>
        </nav>
      </div>
      <div className={ROW_STYLE}>
        <div className="flex flex-wrap items-center gap-x-5 max-md:contents">
          <SupportLinks className="flex flex-wrap gap-x-5" />
          <Copyright />
        </div>
        <MadeInCanada />
      </div>
    </footer>
  );
}

function Links({ links }: { links: readonly PublicLink[] }) {
  const location = useLocation();
  return links.map(({ label, path }) => (
    <li className="flex" key={path}>
      <Link className={LINK_STYLE} state={wayBackFrom(location)} to={path}>
        {label}
      </Link>
    </li>
  ));
}

function SupportLinks({ className }: { className: string }) {
  return (
    <div className={className}>
      <a className={clsx(LINK_STYLE, 'break-all')} href={`mailto:${SUPPORT_EMAIL}`}>
        {SUPPORT_EMAIL}
      </a>
      <a className={LINK_STYLE} href={SUPPORT_PHONE_LINK}>
        {SUPPORT_PHONE}
      </a>
    </div>
  );
}

function Copyright() {
  return (
    // A prerendered page has the year of its build.
    <p className="text-muted text-xs" suppressHydrationWarning>
      {t.copyright({ year: new Date().getFullYear(), product: PRODUCT_NAME })}
    </p>
  );
}
