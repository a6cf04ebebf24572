import { readMergedTemplate } from './merged-template.ts';

/** A resource as CDK wrote it, with unresolved values. */
export type Resource = { id: string; type: string; path: string; properties: Record<string, unknown>; asset: string };

/** The resources of all the product's stacks in its own region, and the folder they were synthesized into. */
export type Template = {
  folder: string;
  /** The resources of one type, in the template's order. */
  ofType: (type: string) => Resource[];
  all: readonly Resource[];
};

/** Reads the output of `cdk synth`. Throws if no stack has an HTTP API. */
export function readTemplate(folder: string): Template {
  const all = Object.entries(readMergedTemplate(folder).Resources).map(([id, { Type, Properties, Metadata }]) => ({
    id,
    type: Type,
    path: String(Metadata['aws:cdk:path'] ?? ''),
    properties: Properties,
    asset: String(Metadata['aws:asset:path'] ?? ''),
  }));
  return { folder, all, ofType: (type) => all.filter((resource) => resource.type === type) };
}

/** The only resource of a type. Throws if there is none or more than one. */
export function theOnly(template: Template, type: string): Resource {
  const [only, ...others] = template.ofType(type);
  if (!only || others.length > 0)
    throw new Error(`Expected one ${type} in the template, found ${others.length + (only ? 1 : 0)}`);
  return only;
}
