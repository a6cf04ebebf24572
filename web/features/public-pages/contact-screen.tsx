import { Card } from '#web/ui/card.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { PageIntro } from './page-intro.tsx';

/** The contact form beside the other ways to reach support (spec 1 §2.7). */
export default function ContactScreen() {
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-12 sm:px-6 lg:py-20">
      <PageIntro title="Get in Touch">
        A question, a problem or an idea? Write to us. A person reads every message and answers by email.
      </PageIntro>
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card>
          <ContactForm />
        </Card>
        <ContactDetails />
      </div>
    </div>
  );
}
