import { setTimeout as pause } from 'node:timers/promises';
import { SMOKE_CHECKS, type SmokeCheck } from './checks.ts';
import { mainJob, type SmokeAccount } from './main-job.ts';

/** A new distribution or function can take a moment to respond everywhere. */
const ATTEMPTS = 3;
const RETRY_MS = 5_000;

type Options = {
  /** Gets the outcome of each check. */
  say: (line: string) => void;
  /** With which to send an invoice; without one, nothing is changed. */
  account?: SmokeAccount | undefined;
  retryMs?: number;
};

/** Checks a site by its origin and returns the facts that do not hold. */
export async function findFaults(site: string, { say, account, retryMs = RETRY_MS }: Options): Promise<string[]> {
  const faults: string[] = [];
  for (const check of account ? [...SMOKE_CHECKS, mainJob(account)] : SMOKE_CHECKS) {
    const fault = await lastFault(check, site, retryMs);
    say(fault ? `FAILED  ${check.fact}: ${fault}` : `ok      ${check.fact}`);
    if (fault) faults.push(check.fact);
  }
  return faults;
}

async function lastFault({ findFault }: SmokeCheck, site: string, retryMs: number): Promise<string | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const fault = await findFault(site).catch((error: unknown) => String(error));
    if (!fault || attempt === ATTEMPTS) return fault;
    await pause(retryMs);
  }
}
