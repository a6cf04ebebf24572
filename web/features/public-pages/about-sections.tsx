import { t } from './texts.en.tsx';

/** Our Mission and Our Vision (spec 1 §2.7). */
export function AboutMission() {
  return (
    <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
      <section aria-labelledby="mission" className="border-accent border-l-4 pl-6 sm:pl-8">
        <h2 className="font-semibold text-2xl" id="mission">
          {t.mission}
        </h2>
        <p className="mt-3 text-pretty text-lg text-muted">{t.missionText}</p>
      </section>
      <section aria-labelledby="vision" className="border-accent border-l-4 pl-6 sm:pl-8">
        <h2 className="font-semibold text-2xl" id="vision">
          {t.vision}
        </h2>
        <p className="mt-3 text-pretty text-lg text-muted">{t.visionText}</p>
      </section>
    </div>
  );
}

const VALUES = [
  { title: t.success, text: t.successText },
  { title: t.innovation, text: t.innovationText },
  { title: t.reliability, text: t.reliabilityText },
] as const;

/** Our Values (spec 1 §2.7). */
export function AboutValues() {
  return (
    <section aria-labelledby="values">
      <h2 className="font-semibold text-2xl" id="values">
        {t.values}
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
