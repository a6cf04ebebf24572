import type { ReactNode } from 'react';
import { t } from './texts.en.ts';

/** The form with the preview beside it, or below it on narrow screens. */
export function EditorLayout({ form, preview }: { form: ReactNode; preview: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(36rem,1.1fr)_minmax(0,1fr)]">
      <div className="min-w-0 rounded-lg border border-line bg-surface shadow-sm">{form}</div>
      <section
        aria-labelledby="live-preview"
        className="flex min-w-0 flex-col overflow-clip rounded-lg border border-line bg-surface shadow-sm xl:sticky xl:top-6 xl:max-h-[calc(100dvh-5rem)]"
      >
        <h2 className="border-line border-b px-4 py-3 font-semibold text-sm sm:px-6" id="live-preview">
          {t.livePreview}
        </h2>
        {/* A stable gutter: a scrollbar that appears would rescale the paper, and could disappear again with that. */}
        <div
          className="min-h-0 has-[.printed-alone]:bg-white xl:overflow-y-auto xl:[scrollbar-gutter:stable]"
          {...KEYBOARD_SCROLLABLE}
        >
          {preview}
        </div>
      </section>
    </div>
  );
}

/** Some browsers let keys scroll only focusable elements. */
const KEYBOARD_SCROLLABLE = { tabIndex: 0 };
