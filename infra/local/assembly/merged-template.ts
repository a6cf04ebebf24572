import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const Stack = z.looseObject({
  environment: z.string(),
  properties: z.looseObject({ templateFile: z.string() }),
});
const Manifest = z.looseObject({ artifacts: z.record(z.string(), z.unknown()) });

const StackResource = z.looseObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Metadata: z.record(z.string(), z.unknown()).default({}),
});
const StackTemplate = z.looseObject({
  Resources: z.record(z.string(), StackResource),
  Outputs: z.record(z.string(), z.looseObject({ Value: z.unknown() })).default({}),
});
type StackTemplate = z.output<typeof StackTemplate>;

/** Resources and outputs as if they were in one stack. */
export type MergedTemplate = Pick<StackTemplate, 'Resources' | 'Outputs'>;

/**
 * Reads the output of `cdk synth`: the stack with the HTTP API, its nested stacks, and the stacks of its region whose
 * outputs they read, with direct references between all of them. Throws if no stack has an HTTP API.
 */
export function readMergedTemplate(folder: string): MergedTemplate {
  const stacks = readStacks(folder);
  const [name, product] = [...stacks].find(([, { template }]) => hasApi(template)) ?? [];
  if (!name || !product) throw new Error(`No stack in ${folder} has an HTTP API: run npm run synth`);
  const merged: MergedTemplate = { Resources: {}, Outputs: {} };
  const added = new Set<string>();
  const addStack = (stackName: string, { template }: { template: StackTemplate }) => {
    if (added.has(stackName)) return;
    added.add(stackName);
    Object.assign(merged.Outputs, template.Outputs);
    addResources(template, {});
  };
  const outputOf: Inline = (kind, argument) => {
    const { data } = StackOutput.safeParse(argument);
    const producer = kind === 'Fn::GetStackOutput' && data ? stacks.get(data.StackName) : undefined;
    if (!data || producer?.environment !== product.environment) return undefined;
    addStack(data.StackName, producer);
    return producer.template.Outputs[data.OutputName]?.Value;
  };
  const addResources = ({ Resources }: StackTemplate, parameters: Readonly<Record<string, unknown>>) => {
    const parameterOf: Inline = (kind, argument) => (kind === 'Ref' ? parameters[String(argument)] : undefined);
    for (const [id, raw] of Object.entries(Resources)) {
      const resource = StackResource.parse(inline(inline(raw, parameterOf), outputOf));
      if (id in merged.Resources) throw new Error(`Two stacks have a resource ${id}`);
      if (resource.Type !== 'AWS::CloudFormation::Stack') merged.Resources[id] = resource;
      else
        addResources(
          readTemplateFile(folder, String(resource.Metadata['aws:asset:path'])),
          z.record(z.string(), z.unknown()).parse(resource.Properties.Parameters),
        );
    }
  };
  addStack(name, product);
  return merged;
}

const StackOutput = z.object({ StackName: z.string(), OutputName: z.string() });

/** What a function of CloudFormation stands for, or undefined to leave it. */
type Inline = (kind: string, argument: unknown) => unknown;

function inline(value: unknown, standsFor: Inline): unknown {
  if (Array.isArray(value)) return value.map((each) => inline(each, standsFor));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [[kind = '', argument] = []] = entries;
  return standsFor(kind, argument) ?? Object.fromEntries(entries.map(([key, each]) => [key, inline(each, standsFor)]));
}

function readStacks(folder: string) {
  const { artifacts } = Manifest.parse(readJson(join(folder, 'manifest.json')));
  return new Map(
    Object.entries(artifacts).flatMap(([name, artifact]) => {
      const { data } = Stack.safeParse(artifact);
      if (!data) return [];
      const { environment, properties } = data;
      return [[name, { environment, template: readTemplateFile(folder, properties.templateFile) }] as const];
    }),
  );
}

function hasApi({ Resources }: StackTemplate): boolean {
  return Object.values(Resources).some(({ Type }) => Type === 'AWS::ApiGatewayV2::Api');
}

function readTemplateFile(folder: string, file: string): StackTemplate {
  return StackTemplate.parse(readJson(join(folder, file)));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
