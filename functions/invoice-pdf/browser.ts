import { PDF_FAILED } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { type ChromiumExecutable, chromiumExecutable } from './chromium.ts';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { startChromium } from './chromium-process.ts';
import { openPage } from './page.ts';

/** Maximum time for starting the browser and printing a document, in milliseconds; then the browser is killed. */
const PRINT_TIMEOUT_MS = 10_000;

export type PdfBrowser = {
  /**
   * Prints an HTML document to PDF, one at a time. Starts the browser if there is none, and restarts it once if it
   * crashes. Throws UNAVAILABLE if the document cannot be printed in time.
   */
  print: (html: string) => Promise<Uint8Array>;
  /** Closes the browser, if there is one; the next document starts a new one. */
  close: () => Promise<void>;
};

type Options = { findExecutable?: () => Promise<ChromiumExecutable>; timeoutMs?: number };

/** A browser that starts on first use and is then reused. */
export function pdfBrowser({
  findExecutable = chromiumExecutable,
  timeoutMs = PRINT_TIMEOUT_MS,
}: Options = {}): PdfBrowser {
  let running: RunningBrowser | undefined;
  let previous: Promise<unknown> = Promise.resolve();

  async function close(): Promise<void> {
    const closing = running;
    running = undefined;
    await closing?.end();
  }

  async function print(html: string, mayTryAgain: boolean): Promise<Uint8Array> {
    const executable = await findExecutable();
    running ??= startBrowser(executable, timeoutMs);
    const used = running;
    try {
      return await inTime(used.print(html), timeoutMs);
    } catch (cause) {
      const mayHelp = mayTryAgain && !(cause instanceof TookTooLong) && (await used.isGone());
      await close();
      if (mayHelp) return print(html, false);
      throw refusal({ PDF_FAILED }, { cause });
    }
  }

  return {
    close,
    print: (html) => {
      const printed = previous.then(() => print(html, true));
      previous = printed.catch(() => undefined);
      return printed;
    },
  };
}

type RunningBrowser = {
  print: (html: string) => Promise<Uint8Array>;
  isGone: () => Promise<boolean>;
  /** Kills it and resolves once the process has exited. */
  end: () => Promise<void>;
};

function startBrowser(executable: ChromiumExecutable, timeoutMs: number): RunningBrowser {
  const started = startChromium(executable, { flags: CHROMIUM_FLAGS, timeoutMs });
  const page = started.then(openPage);
  page.catch(() => undefined);
  const browserOrNone = () => started.catch(() => null);
  return {
    print: async (html) => (await page).print(html),
    isGone: async () => !(await browserOrNone())?.isConnected(),
    end: async () => (await browserOrNone())?.kill(),
  };
}

class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

async function inTime<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TookTooLong('The browser took too long')), timeoutMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const browser = pdfBrowser();

/** Prints with this process's browser. */
export const printPdf = browser.print;

/** Closes this process's browser for a clean exit. */
export const closeBrowser = browser.close;
