import type { Settings } from '#infra/deploy/settings.ts';
import type { Finding } from './finding.ts';

/** The findings as one object for pipelines; `ready` says whether the stage can be deployed. */
export function reportAsJson({ stage, stackName, config }: Settings, findings: readonly Finding[]): string {
  return JSON.stringify(
    { stage, stack: stackName, region: config.region, ready: !isBlocked(findings), findings },
    null,
    2,
  );
}

/** The findings for people, the most urgent first. */
export function reportAsText({ stage, stackName, config }: Settings, findings: readonly Finding[]): string {
  const groups = HEADINGS.map(([level, heading]) => {
    const lines = findings.filter((finding) => finding.level === level).map(({ about, text }) => `  ${about}: ${text}`);
    return lines.length > 0 ? [heading, ...lines].join('\n') : '';
  });
  const verdict = isBlocked(findings)
    ? 'The stage cannot be deployed yet.'
    : 'The stage can be deployed: npm run deploy';
  return [`${stackName} (stage ${stage}) in ${config.region}`, ...groups, verdict].filter(Boolean).join('\n\n');
}

/** Whether something prevents the deployment. */
export function isBlocked(findings: readonly Finding[]): boolean {
  return findings.some(({ level }) => level === 'blocks');
}

const HEADINGS: readonly (readonly [Finding['level'], string])[] = [
  ['blocks', 'Do this first:'],
  ['later', 'Do this before real users come:'],
  ['unknown', 'Could not be read:'],
  ['ready', 'Ready:'],
];
