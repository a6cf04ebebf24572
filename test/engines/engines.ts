import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Program, startProgram } from './start-program.ts';
import type { Engine } from './web-driver.ts';

const WEBKIT_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const driverArguments = (port: number) => [`--port=${port}`];

/** An engine to test, or what is missing on this machine. */
export type EngineOrGap = { readonly name: string; readonly engine: Engine | null; readonly missing: string };

/** Firefox through geckodriver, and WebKitGTK through its own driver. */
export const ENGINES: readonly EngineOrGap[] = [firefox(), webKit()];

function firefox(): EngineOrGap {
  const binary = programIn(['firefox-esr', 'firefox']);
  const driver = programIn(['geckodriver']);
  return {
    name: 'Firefox',
    missing: 'Firefox needs the packages firefox-esr and geckodriver (or "cargo install geckodriver")',
    engine:
      binary && driver ? { name: 'Firefox', driver, driverArguments, capabilities: firefoxOptions(binary) } : null,
  };
}

function firefoxOptions(binary: string) {
  return { 'moz:firefoxOptions': { binary, args: ['-headless'], prefs: { 'intl.accept_languages': 'en-CA, en' } } };
}

function webKit(): EngineOrGap {
  const driver = programIn(['WebKitWebDriver']);
  const hasAll = driver && existsSync(WEBKIT_BROWSER) && (process.env.DISPLAY || programIn(['Xvfb']));
  const options = { binary: WEBKIT_BROWSER, args: ['--automation'] };
  return {
    name: 'WebKit',
    missing: 'WebKit needs the packages webkit2gtk-driver, libwebkit2gtk-4.1-0 and xvfb',
    engine: hasAll
      ? { name: 'WebKit', driver, driverArguments, capabilities: { 'webkitgtk:browserOptions': options } }
      : null,
  };
}

/** The first of these programs that is installed. */
function programIn(names: readonly string[]): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), join(homedir(), '.cargo/bin')];
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.find((file) => existsSync(file)) ?? null;
}

/** A screen for the browsers that have no mode without one; null if there is one already. */
export async function startDisplay(): Promise<Program | null> {
  const program = programIn(['Xvfb']);
  if (process.env.DISPLAY || !program) return null;
  const options = ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
  const display = startProgram(program, options, ['ignore', 'ignore', 'ignore', 'pipe']);
  const [, , , numbers] = display.child.stdio;
  if (!numbers || !('readable' in numbers)) throw new Error('Xvfb has no output');
  for await (const number of createInterface(numbers as NodeJS.ReadableStream)) {
    process.env.DISPLAY = `:${number}`;
    break;
  }
  return display;
}
