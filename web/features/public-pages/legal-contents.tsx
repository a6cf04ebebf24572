import { ChevronDown } from 'lucide-react';
import { type LegalSection, sectionId } from './legal-text.ts';
import { t } from './texts.en.tsx';

type ContentsProps = { sections: readonly LegalSection[] };

/** The table of contents beside the text, sticky while it scrolls; on wide screens only. */
export function ContentsAside({ sections }: ContentsProps) {
  return (
    <nav
      aria-labelledby="contents-beside"
      className="hidden lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:block print:hidden"
    >
      <div className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto">
        <p className="mb-2 px-3 font-semibold text-sm" id="contents-beside">
          {t.onThisPage}
        </p>
        <SectionLinks sections={sections} />
      </div>
    </nav>
  );
}

/** The table of contents above the text, collapsed by default; on narrow screens. */
export function CollapsibleContents({ sections }: ContentsProps) {
  return (
    <nav aria-label={t.onThisPage} className="mt-6 lg:hidden print:hidden">
      <details className="group rounded-xl border border-line">
        <summary className="flex h-12 items-center justify-between rounded-xl px-5 font-semibold text-base [&::-webkit-details-marker]:hidden">
          {t.onThisPage}
          <ChevronDown
            aria-hidden="true"
            className="size-5 text-muted transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="px-2 pb-3">
          <SectionLinks sections={sections} />
        </div>
      </details>
    </nav>
  );
}

function SectionLinks({ sections }: ContentsProps) {
  return (
    <ol className="flex flex-col gap-0.5">
      {sections.map((section, index) => (
        <li key={section.title}>
          <a
            className="flex min-h-10 items-center gap-2.5 rounded-md px-3 py-1.5 text-muted text-sm transition-colors hover:bg-subtle hover:text-ink focus-visible:-outline-offset-2"
            href={`#${sectionId(section)}`}
          >
            <span className="w-6 shrink-0 tabular-nums">{index + 1}.</span>
            {section.title}
          </a>
        </li>
      ))}
    </ol>
  );
}
