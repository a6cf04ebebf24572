import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { productStackName, readConfig, type StageConfig } from '#infra/stack/config.ts';

/** A stage as CDK reads it. */
export type Settings = { stage: string; config: StageConfig; stackName: string };

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
    return { stage, config, stackName: productStackName(stage) };
  } catch (error) {
    throw error instanceof z.ZodError ? new Error(`Settings are wrong.\n${z.prettifyError(error)}`) : error;
  }
}

function contextOf(args: readonly string[]): Record<string, string> {
  const { values } = parseArgs({
    args: [...args],
    options: { context: { type: 'string', short: 'c', multiple: true } },
    // The other arguments are CDK's.
    strict: false,
  });
  const pairs = (values.context ?? []).map(String);
  return Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
}
