import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pythonWith } from '#test/support/python.ts';

const PACKAGES = ['icalendar==7.3.2', 'openpyxl==3.1.5', 'vobject==0.9.9'];

/** Has a Python program beside this file read `input` as JSON; returns the JSON that it prints. Throws if it fails. */
export function readByPython<Report>(program: string, input: unknown): Report {
  const python = pythonWith(PACKAGES, { name: 'formats-2' });
  const { status, stdout, stderr } = spawnSync(python, [join(import.meta.dirname, program)], {
    input: JSON.stringify(input),
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new Error(`${program} failed:\n${stderr}`);
  return JSON.parse(stdout) as Report;
}
