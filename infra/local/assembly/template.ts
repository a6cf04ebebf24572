import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** A resource as CDK wrote it, with unresolved values. */
export type Resource = { id: string; type: string; path: string; properties: Record<string, unknown>; asset: string };

/** The template of the stack that holds the API, and the folder it was synthesized into. */
export type Template = {
  folder: string;
  /** The resources of one type, in the template's order. */
  ofType: (type: string) => Resource[];
  all: readonly Resource[];
};

const Manifest = z.looseObject({
  artifacts: z.record(
    z.string(),
    z.looseObject({
      type: z.string(),
      properties: z.looseObject({ templateFile: z.string() }).optional().catch(undefined),
    }),
  ),
});

const StackTemplate = z.looseObject({
  Resources: z.record(
    z.string(),
    z.looseObject({
      Type: z.string(),
      Properties: z.record(z.string(), z.unknown()).default({}),
      Metadata: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
});

/** Reads the output of `cdk synth`. Throws if no stack has an HTTP API. */
export function readTemplate(folder: string): Template {
  const { artifacts } = Manifest.parse(readJson(join(folder, 'manifest.json')));
  for (const { properties } of Object.values(artifacts)) {
    if (!properties?.templateFile) continue;
    const all = resourcesOf(StackTemplate.parse(readJson(join(folder, properties.templateFile))));
    if (all.some(({ type }) => type === 'AWS::ApiGatewayV2::Api')) {
      return { folder, all, ofType: (type) => all.filter((resource) => resource.type === type) };
    }
  }
  throw new Error(`No stack in ${folder} has an HTTP API: run npm run synth`);
}

/** The only resource of a type. Throws if there is none or more than one. */
export function theOnly(template: Template, type: string): Resource {
  const [only, ...others] = template.ofType(type);
  if (!only || others.length > 0)
    throw new Error(`Expected one ${type} in the template, found ${others.length + (only ? 1 : 0)}`);
  return only;
}

function resourcesOf({ Resources }: z.output<typeof StackTemplate>): Resource[] {
  return Object.entries(Resources).map(([id, { Type, Properties, Metadata }]) => ({
    id,
    type: Type,
    path: String(Metadata['aws:cdk:path'] ?? ''),
    properties: Properties,
    asset: String(Metadata['aws:asset:path'] ?? ''),
  }));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
