import { join } from 'node:path';
import * as z from 'zod';
import { functionName } from './local-names.ts';
import type { Resolve } from './resolve.ts';
import { Statement } from './statements.ts';
import type { Resource, Template } from './template.ts';

/** A function of the template, with resolved values. */
export type StackFunction = {
  name: string;
  /** Folder of its bundle, Lambda's `/var/task`. */
  folder: string;
  /** File and export, such as `index.handler`. */
  handler: string;
  timeoutSeconds: number;
  /** All of its environment; nothing is inherited. */
  environment: Readonly<Record<string, string>>;
  /** Permissions of its role. */
  statements: readonly Statement[];
};

const Properties = z.looseObject({
  Handler: z.string(),
  Timeout: z.number(),
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }).default({ Variables: {} }),
});
const Role = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) });
const RoleProperties = z.looseObject({
  Policies: z.array(z.looseObject({ PolicyDocument: z.looseObject({ Statement: z.unknown() }) })),
});

/** The bundle folders of the product's functions, without those that CDK adds for deployments. */
export function functionFolders(template: Template): Map<string, string> {
  return new Map(own(template).map((resource) => [functionName(resource), join(template.folder, resource.asset)]));
}

/** The product's functions by name, with resolved values. */
export function stackFunctions(template: Template, resolve: Resolve): Map<string, StackFunction> {
  const roles = new Map(template.ofType('AWS::IAM::Role').map(({ id, properties }) => [id, properties]));
  const functions = own(template).map((resource) => {
    const { Role: role, Environment, ...rest } = resource.properties;
    const [roleId] = Role.parse(role)['Fn::GetAtt'];
    const { Policies } = RoleProperties.parse(roles.get(roleId));
    const folder = join(template.folder, resource.asset);
    const properties = Properties.parse({ ...rest, Environment: resolve(Environment) });
    return {
      name: functionName(resource),
      folder,
      handler: properties.Handler,
      timeoutSeconds: properties.Timeout,
      environment: inFolder(properties.Environment.Variables, folder),
      statements: Policies.flatMap(({ PolicyDocument }) => z.array(Statement).parse(resolve(PolicyDocument.Statement))),
    };
  });
  return new Map(functions.map((fn) => [fn.name, fn]));
}

function own(template: Template): Resource[] {
  return template.ofType('AWS::Lambda::Function').filter((resource) => functionName(resource) !== resource.id);
}

function inFolder(variables: Readonly<Record<string, string>>, folder: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value.replace(/^\/var\/task(?=\/|$)/, folder)]),
  );
}
