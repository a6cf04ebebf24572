import { FileCheck2, HeartHandshake, type LucideIcon, MousePointerClick } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { AboutMission, AboutValues } from './about-sections.tsx';
import { InvoiceJourney } from './invoice-journey.tsx';
import { PageIntro } from './page-intro.tsx';
import { t } from './texts.en.tsx';

/** The product's mission and values (spec 1 §2.7). */
export default function AboutScreen() {
  return (
    <div className="mx-auto flex w-full max-w-[75rem] flex-col gap-20 px-4 py-12 sm:px-6 lg:gap-24 lg:py-20">
      <div className="grid items-center gap-12 lg:grid-cols-2 lg:gap-16">
        <div>
          <PageIntro eyebrow={t.aboutProduct} tab={t.about} title={t.lessTime}>
            {t.whatItDoes}
          </PageIntro>
          <WayIn />
        </div>
        <InvoiceJourney />
      </div>
      <Highlights />
      <AboutMission />
      <AboutValues />
      <Invitation />
    </div>
  );
}

/** Registration is not offered while the session loads: for signed-in users, the next link would move. */
function WayIn() {
  const isAnonymous = useSession().status === 'anonymous';
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {isAnonymous && (
        <Link className={buttonStyle({ size: 'lg' })} to={paths.register}>
          {t.createAccount}
        </Link>
      )}
      <Link className={buttonStyle({ size: 'lg', variant: 'secondary' })} to={paths.faq}>
        {t.readFaq}
      </Link>
    </div>
  );
}

function Invitation() {
  return (
    <section
      aria-labelledby="talk-to-us"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-xl bg-accent-soft p-6 sm:p-10"
    >
      <div className="max-w-xl">
        <h2 className="font-semibold text-2xl" id="talk-to-us">
          {t.loveToHear}
        </h2>
        <p className="mt-2 text-pretty text-base text-muted">{t.letUsKnow}</p>
      </div>
      <Link className={buttonStyle({ size: 'lg' })} to={paths.contact}>
        {t.contactUs}
      </Link>
    </section>
  );
}

const HIGHLIGHTS: readonly { title: string; text: string; icon: LucideIcon }[] = [
  { title: t.easy, text: t.easyText, icon: MousePointerClick },
  { title: t.customerFocused, text: t.customerFocusedText, icon: HeartHandshake },
  { title: t.quality, text: t.qualityText, icon: FileCheck2 },
];

/** The product's three highlights (spec 1 §2.7). */
function Highlights() {
  return (
    <section aria-labelledby="highlights">
      <h2 className="sr-only" id="highlights">
        {t.highlights}
      </h2>
      <ul className="grid gap-6 md:grid-cols-3">
        {HIGHLIGHTS.map(({ title, text, icon: Icon }) => (
          <li className="rounded-xl border border-line bg-surface p-6 shadow-sm sm:p-8" key={title}>
            <span className="inline-flex size-12 items-center justify-center rounded-lg bg-accent-soft text-accent">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <h3 className="mt-5 font-semibold text-xl">{title}</h3>
            <p className="mt-2 text-pretty text-base text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
