import { PRODUCT_NAME } from '#shared/brand.ts';

/** Our Mission and Our Vision (spec 1 §2.7). */
export function AboutMission() {
  return (
    <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
      <section aria-labelledby="mission" className="border-accent border-l-4 pl-6 sm:pl-8">
        <h2 className="font-semibold text-2xl" id="mission">
          Our Mission
        </h2>
        <p className="mt-3 text-pretty text-lg text-muted">
          Simplifying invoicing. People start a business for the work they love, not for the paperwork. We take the
          effort out of invoices, from the first line item to the payment, so that small businesses can focus on what
          they do best.
        </p>
      </section>
      <section aria-labelledby="vision" className="border-accent border-l-4 pl-6 sm:pl-8">
        <h2 className="font-semibold text-2xl" id="vision">
          Our Vision
        </h2>
        <p className="mt-3 text-pretty text-lg text-muted">
          A Canada where getting paid is as simple as doing good work. We want {PRODUCT_NAME} to be the place where
          every freelancer and small business, from Victoria to St. John's, keeps invoices in order and cash flow in
          sight.
        </p>
      </section>
    </div>
  );
}

const VALUES = [
  {
    title: 'Customer success',
    text: 'We do well when you do. Your feedback decides what we build next, and a real person answers when you write.',
  },
  {
    title: 'Innovation',
    text: 'We keep looking for a simpler way: fewer steps, fewer clicks and less to remember with every release.',
  },
  {
    title: 'Reliability',
    text: 'Figures that are right to the cent, data that is kept safe in Canada, and a service that is there when you need it.',
  },
] as const;

/** Our Values (spec 1 §2.7). */
export function AboutValues() {
  return (
    <section aria-labelledby="values">
      <h2 className="font-semibold text-2xl" id="values">
        Our Values
      </h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {VALUES.map(({ title, text }, index) => (
          <li className="border-line border-t pt-6" key={title}>
            <span aria-hidden="true" className="font-semibold text-accent text-sm tabular-nums">
              0{index + 1}
            </span>
            <h3 className="mt-2 font-semibold text-lg">{title}</h3>
            <p className="mt-1 text-pretty text-base text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
