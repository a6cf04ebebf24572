import { readSettings } from '#infra/deploy/settings.ts';
import { preflight } from './preflight.ts';
import { isBlocked, reportAsJson, reportAsText } from './report.ts';

/**
 * `npm run preflight`: says what to do before a stage is deployed. Takes `-c name=value` like `cdk deploy`, and `--json`.
 * Fails if something prevents the deployment.
 */
async function main(args: readonly string[]): Promise<void> {
  const settings = readSettings(args);
  const findings = await preflight(settings);
  console.log(args.includes('--json') ? reportAsJson(settings, findings) : reportAsText(settings, findings));
  if (isBlocked(findings)) process.exitCode = 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
