import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDocumentTitle } from '#web/lib/browser/document-title.ts';
import { wayBackIn } from '#web/lib/browser/way-back.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { LegalBlocks, LegalLineText } from './legal-blocks.tsx';
import { CollapsibleContents, ContentsAside } from './legal-contents.tsx';
import { type LegalSection, type LegalText, sectionId } from './legal-text.ts';
import { t } from './texts.en.tsx';

/** A legal document: key points, a table of contents and numbered sections. */
export function LegalDocument({ legal }: { legal: LegalText }) {
  const { title, updated, intro, keyPoints, sections } = legal;
  useDocumentTitle(title);
  useAnchorOnArrival();
  return (
    <div className="mx-auto grid w-full max-w-[75rem] gap-x-16 px-4 pt-6 pb-12 sm:px-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-12 lg:pb-20 print:block print:max-w-none print:p-0">
      <header className="max-w-[64ch] lg:col-start-2 print:max-w-none">
        <WayBackLink />
        <p className="font-medium text-accent text-sm">
          {t.lastUpdated({ day: <time dateTime={updated}>{dictionary.longDay(updated)}</time> })}
        </p>
        <h1 className="mt-3 text-balance font-semibold text-3xl sm:text-4xl">{title}</h1>
        <p className="mt-5 text-base text-muted leading-7">
          <LegalLineText line={intro} />
        </p>
      </header>
      <ContentsAside sections={sections} />
      <div className="min-w-0 max-w-[64ch] lg:col-start-2 print:max-w-none">
        <KeyPoints points={keyPoints} />
        <CollapsibleContents sections={sections} />
        {sections.map((section, index) => (
          <Section key={section.title} number={index + 1} section={section} />
        ))}
      </div>
    </div>
  );
}

function KeyPoints({ points }: { points: LegalText['keyPoints'] }) {
  return (
    <section
      aria-labelledby="key-points"
      className="mt-10 rounded-xl bg-accent-soft p-6 sm:p-8 print:border print:border-line print:bg-transparent"
    >
      <h2 className="font-semibold text-lg" id="key-points">
        {t.keyPoints}
      </h2>
      <dl className="mt-4 flex flex-col gap-4 text-base">
        {points.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold text-accent">{title}</dt>
            <dd className="mt-0.5">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Section({ number, section }: { number: number; section: LegalSection }) {
  const id = sectionId(section);
  return (
    <section aria-labelledby={id} className="mt-12 text-base leading-7">
      <h2 className="flex scroll-mt-6 gap-3 font-semibold text-xl print:break-after-avoid" id={id}>
        <span className="text-accent tabular-nums">{number}.</span>
        {section.title}
      </h2>
      <LegalBlocks blocks={section.blocks} />
    </section>
  );
}

/** Scrolls to the section that the URL names: the browser looks for it before it is rendered. */
function useAnchorOnArrival(): void {
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}

/** Link back to the previous screen; on a page opened by its URL, to the app or to registration. */
function WayBackLink() {
  const { state } = useLocation();
  // As on arrival: links to a section of the page drop the navigation state.
  const [wayBack] = useState(() => wayBackIn(state));
  const isSignedIn = useSession().status === 'authenticated';
  return (
    <Link
      className="-ml-2 mb-4 inline-flex h-10 items-center gap-2 rounded-md px-2 font-medium text-muted text-sm hover:text-ink print:hidden"
      state={wayBack?.state}
      to={wayBack ?? (isSignedIn ? paths.home : paths.register)}
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {wayBack ? t.back : isSignedIn ? t.backToApp : t.createAnAccount}
    </Link>
  );
}
