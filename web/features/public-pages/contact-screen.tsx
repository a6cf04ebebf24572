import { Clock, type LucideIcon, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SUPPORT_EMAIL, SUPPORT_PHONE, SUPPORT_PHONE_LINK } from '#web/lib/errors/support.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { ContactForm } from './contact-form.tsx';
import { PageIntro } from './page-intro.tsx';
import { TEXT_LINK } from './text-link.ts';
import { t } from './texts.en.tsx';

/** The contact form beside the other ways to reach support (spec 1 §2.7). */
export default function ContactScreen() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-12 sm:px-6 lg:py-20">
      <PageIntro title={t.getInTouch}>{t.writeToUs}</PageIntro>
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card>
          <ContactForm />
        </Card>
        <ContactDetails />
      </div>
    </div>
  );
}

/** Other ways to reach support, with its hours (spec 1 §2.7). */
function ContactDetails() {
  return (
    <aside aria-labelledby="contact-information" className="rounded-xl bg-accent-soft p-6">
      <h2 className="font-semibold text-lg" id="contact-information">
        {t.contactInformation}
      </h2>
      <dl className="mt-6 flex flex-col gap-6">
        <Detail icon={Mail} label={t.email}>
          <a className={LINK} href={`mailto:${SUPPORT_EMAIL}`}>
            {SUPPORT_EMAIL}
          </a>
        </Detail>
        <Detail icon={Phone} label={t.phone}>
          <a className={LINK} href={SUPPORT_PHONE_LINK}>
            {SUPPORT_PHONE}
          </a>
        </Detail>
        <Detail icon={Clock} label={t.hours}>
          {t.weekdays}
          <span className="block text-muted text-sm">{t.mountainTime}</span>
        </Detail>
      </dl>
      <p className="mt-8 border-accent/20 border-t pt-6">
        {t.alreadyAnswered({
          faq: (text) => (
            <Link className={TEXT_LINK} to={paths.faq}>
              {text}
            </Link>
          ),
        })}
      </p>
    </aside>
  );
}

const LINK = `-my-2.5 inline-block py-2.5 ${TEXT_LINK}`;

function Detail({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="relative pl-14">
      <dt className="text-muted">
        <span className="absolute top-0 left-0 inline-flex size-10 items-center justify-center rounded-full bg-surface text-accent">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        {label}
      </dt>
      <dd className="mt-0.5 text-base">{children}</dd>
    </div>
  );
}
