import {
  CloudFormationClient,
  CloudFormationServiceException,
  DeleteStackCommand,
  DescribeStackResourcesCommand,
  DescribeStacksCommand,
  SetStackPolicyCommand,
  type StackStatus,
} from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deploy } from './deploy.ts';
import { readSettings } from './settings.ts';

const aws = mockClient(CloudFormationClient);
const ARGUMENTS = ['-c', 'stage=test'];
let commands: string[];
let said: string;

// Other test files of the worker would see the mock.
afterAll(() => aws.restore());

beforeEach(() => {
  aws.reset();
  aws.on(DeleteStackCommand).resolves({});
  aws.on(SetStackPolicyCommand).callsFake(() => {
    commands.push('policy');
    return {};
  });
  commands = [];
  said = '';
});

describe('the first deployment', () => {
  it('builds the site of its stage and deploys without protection', async () => {
    stackIs(undefined);
    expect(await run()).toBe(0);
    expect(commands).toEqual([
      'STAGE=test npm run build',
      'cdk deploy --all -c protection=off -c stage=test',
      'policy',
    ]);
    expect(said).toContain('deploy again');
  });

  it('says how to continue when it fails', async () => {
    stackIs(undefined);
    expect(await run({ cdk: 1 })).toBe(1);
    expect(said).toContain('run the same command again');
    expect(commands).not.toContain('policy');
  });

  it('stops when the site cannot be built', async () => {
    stackIs(undefined);
    expect(await run({ npm: 2 })).toBe(2);
    expect(commands).toEqual(['STAGE=test npm run build']);
  });

  it.each<StackStatus>(['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'CREATE_FAILED'])(
    'starts over after %s, once the failed stack is deleted',
    async (status) => {
      stackIs(status, undefined);
      expect(await run()).toBe(0);
      expect(deletions()).toEqual([{ StackName: 'Invoicing-test' }]);
      expect(commands).toContain('cdk deploy --all -c protection=off -c stage=test');
    },
  );

  it('leaves a bucket with files behind when it starts over, and names it', async () => {
    stackIs('ROLLBACK_FAILED', 'DELETE_FAILED', 'DELETE_FAILED', undefined);
    aws.on(DescribeStackResourcesCommand).resolves({
      StackResources: [resource('Table', 'DELETE_COMPLETE'), resource('Files', 'DELETE_FAILED')],
    });
    expect(await run()).toBe(0);
    expect(deletions()).toEqual([
      { StackName: 'Invoicing-test' },
      { StackName: 'Invoicing-test', RetainResources: ['Files'] },
    ]);
    expect(said).toContain('invoicing-test-files');
  });

  it('does not start while the failed stack cannot be deleted', async () => {
    stackIs('ROLLBACK_FAILED', 'DELETE_FAILED');
    aws.on(DescribeStackResourcesCommand).resolves({ StackResources: [resource('Files', 'DELETE_FAILED')] });
    await expect(run()).rejects.toThrow('Invoicing-test cannot be deleted');
    expect(commands).toEqual([]);
  });
});

describe('a later deployment', () => {
  it.each<StackStatus>(['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'UPDATE_ROLLBACK_FAILED'])(
    'turns protection on and deletes nothing: %s',
    async (status) => {
      stackIs(status);
      expect(await run()).toBe(0);
      expect(commands.at(-1)).toBe('cdk deploy --all -c protection=on -c stage=test');
      expect(deletions()).toEqual([]);
    },
  );

  it('may not replace or delete resources with data', async () => {
    stackIs('UPDATE_COMPLETE');
    await run();
    expect(commands[0]).toBe('policy');
    expect(stackPolicy()).toEqual([
      { Effect: 'Allow', Principal: '*', Action: 'Update:*', Resource: '*' },
      {
        Effect: 'Deny',
        Principal: '*',
        Action: ['Update:Replace', 'Update:Delete'],
        Resource: expect.arrayContaining(['LogicalResourceId/DataTableFDBAD0F2']),
      },
    ]);
  });

  it('may drop a lost user pool, but not its replacement', async () => {
    stackIs('UPDATE_COMPLETE');
    await run({}, [...ARGUMENTS, '-c', 'userPoolRevision=2']);
    const kept = JSON.stringify(stackPolicy());
    expect([/IdentityUsers61009EFD/, /IdentityUsers2/].map((id) => id.test(kept))).toEqual([false, true]);
  });

  it.each<StackStatus>(['CREATE_IN_PROGRESS', 'UPDATE_IN_PROGRESS', 'DELETE_FAILED'])(
    'does not start: %s',
    async (status) => {
      stackIs(status);
      expect(await run()).toBe(1);
      expect(commands).toEqual([]);
      expect(said).toContain('Invoicing-test');
    },
  );
});

it('fails when CloudFormation refuses to answer', async () => {
  aws.on(DescribeStacksCommand).rejects(failure('User is not authorized'));
  await expect(run()).rejects.toThrow('not authorized');
});

function run(exitCodes: Readonly<Record<string, number>> = {}, args = ARGUMENTS): Promise<number> {
  return deploy(args, readSettings(args), {
    cloudFormation: new CloudFormationClient({ region: 'ca-central-1' }),
    run: async (command, variables = {}) => {
      commands.push([...Object.entries(variables).map((pair) => pair.join('=')), ...command].join(' '));
      return exitCodes[command[0]] ?? 0;
    },
    ask: undefined,
    say: (text) => {
      said += `${text}\n`;
    },
  });
}

/** The statuses that CloudFormation reports in turn, repeating the last one; undefined means that there is no stack. */
function stackIs(...statuses: (StackStatus | undefined)[]): void {
  const asked = aws.on(DescribeStacksCommand);
  asked.callsFake(() => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    if (!status) throw failure('Stack with id Invoicing-test does not exist');
    return { Stacks: [{ StackName: 'Invoicing-test', StackStatus: status, CreationTime: new Date(0) }] };
  });
}

/** The statements of the stack policy that was set. */
function stackPolicy(): unknown[] {
  const [{ StackPolicyBody = '' } = {}] = aws.commandCalls(SetStackPolicyCommand).map(({ args: [{ input }] }) => input);
  return JSON.parse(StackPolicyBody).Statement;
}

function deletions(): unknown[] {
  return aws.commandCalls(DeleteStackCommand).map(({ args: [{ input }] }) => input);
}

function resource(id: string, status: 'DELETE_COMPLETE' | 'DELETE_FAILED') {
  return {
    LogicalResourceId: id,
    PhysicalResourceId: `invoicing-test-${id.toLowerCase()}`,
    ResourceStatus: status,
    ResourceType: 'AWS::S3::Bucket',
    Timestamp: new Date(0),
  };
}

function failure(message: string): CloudFormationServiceException {
  return new CloudFormationServiceException({ name: 'ValidationError', $fault: 'client', $metadata: {}, message });
}
