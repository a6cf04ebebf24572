import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { cacheFolder } from '#test/support/cache-folder.ts';

const FOLDER = join(import.meta.dirname, 'verapdf');

/** The rules of PDF/UA-1 that each of these files breaks, as veraPDF's text: `{}` if none. Throws if veraPDF fails. */
export function brokenUaRules(paths: readonly string[]): string[] {
  const libraries = cacheFolder('verapdf-1.28.1', (folder) => {
    console.log('Maven fetches veraPDF');
    run('mvn', [
      '-B',
      '-q',
      '-f',
      join(FOLDER, 'pom.xml'),
      'dependency:copy-dependencies',
      `-DoutputDirectory=${folder}`,
    ]);
  });
  const printed = run('java', ['-cp', join(libraries, '*'), join(FOLDER, 'Validate.java'), ...paths]);
  return printed
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t')[1] ?? line);
}

/** The reason why a program cannot run on this machine, as a sentence; undefined if it can. */
export function missing(program: string, argument = '--version'): string | undefined {
  const { status } = spawnSync(program, [argument], { stdio: 'ignore' });
  return status === 0 ? undefined : `"${program}" is missing: install it to run these tests.`;
}

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed:\n${stdout}${stderr}`);
  return stdout;
}
