/** Disables the links, since this is only a preview. */
const NO_LINKS = '<style>a { pointer-events: none }</style>';

type MailFrameProps = { subject: string; html: string; title: string };

/** An email as its recipient will see it. Its frame runs no script. */
export function MailFrame({ subject, html, title }: MailFrameProps) {
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere font-semibold text-sm">{subject}</p>
      <iframe
        className="h-[32rem] w-full rounded-md border border-line"
        sandbox=""
        srcDoc={html + NO_LINKS}
        title={title}
      />
    </div>
  );
}
