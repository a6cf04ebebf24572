import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const ARCHIVES = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];

/** Finds its fonts beside itself, wherever the folder is. */
const FONT_CONFIGURATION = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

/**
 * Unpacks `@sparticuz/chromium` into a folder: the program, its libraries and fallback fonts, 213 MB. Safe to run in
 * several processes concurrently.
 */
export async function unpackChromium(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    await Promise.all(await inflateInto(unfinished));
    await writeFile(join(unfinished, 'fonts', 'fonts.conf'), FONT_CONFIGURATION);
    await chmod(join(unfinished, 'chromium'), 0o755);
    await chmod(unfinished, 0o755);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!isTaken(error)) throw error;
  }
}

async function inflateInto(folder: string): Promise<Promise<string>[]> {
  const { inflate } = await import('@sparticuz/chromium');
  const packed = resolve(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');
  // The package unpacks into the temp folder, whose name it reads on load; existing files there are reused, whatever
  // their version.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    return ARCHIVES.map((archive) => inflate(join(packed, archive)));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

function isTaken(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code;
  return code === 'ENOTEMPTY' || code === 'EEXIST';
}
