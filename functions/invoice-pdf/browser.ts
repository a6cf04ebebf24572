import { AppError } from '#shared/errors.ts';
import { type ChromiumExecutable, chromiumExecutable } from './chromium.ts';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { BrowserGone, startDevTools } from './devtools.ts';
import { openPage } from './page.ts';

/** Longest that starting the browser and printing a document may take, in milliseconds; then the browser is ended. */
const PRINT_TIMEOUT_MS = 10_000;

export type PdfBrowser = {
  /**
   * Prints an HTML document to PDF. One at a time: others wait. Starts the browser when there is none, and again when
   * it dies over the work. Throws UNAVAILABLE when the document cannot be printed in time.
   */
  print: (html: string) => Promise<Uint8Array>;
  /** Ends the browser, if there is one; the next document starts another. */
  close: () => Promise<void>;
};

type Options = { findExecutable?: () => Promise<ChromiumExecutable>; timeoutMs?: number };

/** A browser that starts when it is first needed and stays. */
export function pdfBrowser({
  findExecutable = chromiumExecutable,
  timeoutMs = PRINT_TIMEOUT_MS,
}: Options = {}): PdfBrowser {
  let running: RunningBrowser | undefined;
  let previous: Promise<unknown> = Promise.resolve();

  async function close(): Promise<void> {
    const closing = running;
    running = undefined;
    closing?.kill();
    await closing?.gone;
  }

  async function print(html: string, mayTryAgain: boolean): Promise<Uint8Array> {
    const executable = await findExecutable();
    running ??= startBrowser(executable);
    try {
      return await inTime(running.print(html), timeoutMs);
    } catch (cause) {
      await close();
      if (mayTryAgain && cause instanceof BrowserGone) return print(html, false);
      throw new AppError('UNAVAILABLE', 'The PDF could not be made. Please try again later.', { cause });
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
  kill: () => void;
  gone: Promise<void>;
};

function startBrowser({ executablePath, env }: ChromiumExecutable): RunningBrowser {
  const { gone, kill, ...devtools } = startDevTools(executablePath, CHROMIUM_FLAGS, env);
  const page = openPage(devtools);
  page.catch(() => undefined);
  return { gone, kill, print: async (html) => (await page).print(html) };
}

async function inTime<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The browser took too long')), timeoutMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const browser = pdfBrowser();

/** Prints with the one browser of this process. */
export const printPdf = browser.print;

/** Ends the browser of this process, so that it can stop cleanly. */
export const closeBrowser = browser.close;
