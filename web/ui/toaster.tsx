import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import type { ToastOptions, ToastTone } from './toast.ts';

const DURATION_MS = 4000;
/** Screen readers announce what is put into a region that they know, not what comes along with it. */
const REGION_SETTLES_MS = 100;

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Toaster
    containerAriaLabel="Notifications"
    icons={{
      success: <CircleCheck aria-hidden="true" className="size-5 text-green" />,
      error: <CircleAlert aria-hidden="true" className="size-5 text-red" />,
      info: <Info aria-hidden="true" className="size-5 text-blue" />,
    }}
    position="top-center"
    toastOptions={{
      unstyled: true,
      classNames: {
        toast:
          'flex w-(--width) items-start font-sans gap-3 rounded-lg border border-line bg-surface px-4 py-3.5 text-ink text-sm shadow-lg',
        icon: 'shrink-0',
        content: 'min-w-0',
        title: 'font-medium break-words',
        description: 'mt-0.5 text-muted',
      },
    }}
    visibleToasts={1}
  />,
);

const regionReady = new Promise((resolve) => setTimeout(resolve, REGION_SETTLES_MS));

/** Shows messages one after the other: the last is put in first and stays under those before it. */
export async function showToasts(
  tone: ToastTone,
  messages: readonly string[],
  { description }: ToastOptions,
): Promise<void> {
  await regionReady;
  for (const [index, message] of [...messages.entries()].reverse()) {
    sonner[tone](message, { description, duration: DURATION_MS * (index + 1) });
  }
}
