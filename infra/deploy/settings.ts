import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { dataStackName, isSetting, productStackName, readConfig, type StageConfig } from '#infra/stack/config.ts';

/** A stage as CDK reads it, with the names of the product's stack and of that of its data. */
export type Settings = { stage: string; config: StageConfig; stackName: string; dataStackName: string };

const CdkJson = z.looseObject({ context: z.record(z.string(), z.unknown()) });

/**
 * Reads the stage and its settings like CDK: from `cdk.json`, and from `-c name=value` in the arguments, which win.
 * Throws for unknown or malformed settings.
 */
export function readSettings(args: readonly string[], file = 'cdk.json'): Settings {
  const { context } = CdkJson.parse(JSON.parse(readFileSync(file, 'utf8')));
  const given: Record<string, unknown> = { ...context, ...contextOf(args) };
  try {
    const { stage, config } = readConfig({ tryGetContext: (name) => given[name] });
    return { stage, config, stackName: productStackName(stage), dataStackName: dataStackName(stage) };
  } catch (error) {
    throw error instanceof z.ZodError ? new Error(`Settings are wrong.\n${z.prettifyError(error)}`) : error;
  }
}

/** The settings on the command line. Throws for one that nothing reads, since CDK would ignore it. */
function contextOf(args: readonly string[]): Record<string, string> {
  const { values } = parseArgs({
    args: [...args],
    options: { context: { type: 'string', short: 'c', multiple: true } },
    // The other arguments are CDK's.
    strict: false,
  });
  const pairs = (values.context ?? []).map(String);
  const given = Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
  // CDK's own have a colon or a slash in their names.
  const unknown = Object.keys(given).find((name) => !/[:/]/.test(name) && !isSetting(name));
  if (unknown !== undefined) throw new Error(`There is no setting ${unknown}: see step 2 of infra/deploying.md.`);
  return given;
}
