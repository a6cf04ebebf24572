import { Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { t } from './texts.en.ts';

type EditorLayoutProps = {
  form: ReactNode;
  preview: ReactNode;
  /** Shows the preview at its full size; absent while there is none. */
  onEnlarge?: () => unknown;
};

/**
 * The form with the preview beside it, or below it where there is no room for both. Beside it, the paper gets what the
 * form does not need, until it has its full size.
 */
export function EditorLayout({ form, preview, onEnlarge }: EditorLayoutProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-start gap-6 beside:grid-cols-[minmax(clamp(34rem,100cqi-45.5rem,36.5rem),1fr)_minmax(0,52.5rem)]">
        <div className="min-w-0 rounded-lg border border-line bg-surface shadow-sm">{form}</div>
        <section
          aria-labelledby="live-preview"
          className="mx-auto flex w-full min-w-0 max-w-[52.5rem] flex-col overflow-clip rounded-lg border border-line bg-surface shadow-sm beside:sticky beside:top-6 beside:max-h-[calc(100dvh-5rem)]"
        >
          <div className="flex items-center justify-between gap-3 border-line border-b pr-2 pl-4 sm:pr-3 sm:pl-6">
            <h2 className="py-3 font-semibold text-sm" id="live-preview">
              {t.livePreview}
            </h2>
            {onEnlarge && (
              <Button
                aria-label={t.enlarge}
                className="pointer-coarse:size-11"
                onClick={onEnlarge}
                size="icon-sm"
                title={t.enlarge}
                variant="ghost"
              >
                <Maximize2 aria-hidden="true" />
              </Button>
            )}
          </div>
          {/* A stable gutter: a scrollbar that appears would rescale the paper, and could disappear again with that. */}
          <div
            className="min-h-0 scroll-smooth has-[.printed-alone]:bg-white beside:overflow-y-auto beside:[scrollbar-gutter:stable] beside:[scrollbar-width:thin]"
            data-scrolls
            {...KEYBOARD_SCROLLABLE}
          >
            {preview}
          </div>
        </section>
      </div>
    </div>
  );
}

/** Some browsers let keys scroll only focusable elements. */
const KEYBOARD_SCROLLABLE = { tabIndex: 0, role: 'group', 'aria-labelledby': 'live-preview' };
