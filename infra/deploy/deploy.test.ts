import {
  CloudFormationClient,
  CloudFormationServiceException,
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
  aws.on(SetStackPolicyCommand).callsFake(() => {
    commands.push('policy');
    return {};
  });
  commands = [];
  said = '';
});

describe('the first deployment', () => {
  it.each<StackStatus | undefined>([undefined, 'ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'CREATE_FAILED'])(
    'makes the data without protection, then protects it and deploys the rest: %s',
    async (status) => {
      dataStackIs(status);
      expect(await run()).toBe(0);
      expect(commands).toEqual([
        'STAGE=test npm run build',
        'cdk deploy Invoicing-test-Data -c protection=off -c stage=test',
        'policy',
        'cdk deploy --all -c protection=on -c stage=test',
      ]);
    },
  );

  it('stops when the data cannot be made', async () => {
    dataStackIs(undefined);
    expect(await run({ cdk: 1 })).toBe(1);
    expect(commands.at(-1)).toBe('cdk deploy Invoicing-test-Data -c protection=off -c stage=test');
  });

  it('stops when the site cannot be built', async () => {
    dataStackIs(undefined);
    expect(await run({ npm: 2 })).toBe(2);
    expect(commands).toEqual(['STAGE=test npm run build']);
  });
});

describe('a later deployment', () => {
  it.each<StackStatus>(['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'UPDATE_ROLLBACK_FAILED'])(
    'deploys all stacks, protected: %s',
    async (status) => {
      dataStackIs(status);
      expect(await run()).toBe(0);
      expect(commands).toEqual([
        'STAGE=test npm run build',
        'policy',
        'cdk deploy --all -c protection=on -c stage=test',
      ]);
    },
  );

  it('may not replace or delete resources with data', async () => {
    dataStackIs('UPDATE_COMPLETE');
    await run();
    expect(stackPolicy()).toEqual([
      { Effect: 'Allow', Principal: '*', Action: 'Update:*', Resource: '*' },
      {
        Effect: 'Deny',
        Principal: '*',
        Action: ['Update:Replace', 'Update:Delete'],
        Resource: expect.arrayContaining(['LogicalResourceId/TableItems4E2090AD']),
      },
    ]);
  });

  it('may drop a lost user pool, but not its replacement', async () => {
    dataStackIs('UPDATE_COMPLETE');
    await run({}, [...ARGUMENTS, '-c', 'userPoolRevision=2']);
    const kept = JSON.stringify(stackPolicy());
    expect([/IdentityUsers61009EFD/, /IdentityUsers2/].map((id) => id.test(kept))).toEqual([false, true]);
  });

  it.each<StackStatus>(['CREATE_IN_PROGRESS', 'UPDATE_IN_PROGRESS', 'DELETE_FAILED'])(
    'does not start: %s',
    async (status) => {
      dataStackIs(status);
      expect(await run()).toBe(1);
      expect(commands).toEqual([]);
      expect(said).toContain('Invoicing-test-Data');
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

/** The status of the stack of the data; undefined means that there is no stack. */
function dataStackIs(status: StackStatus | undefined): void {
  aws.on(DescribeStacksCommand).callsFake(({ StackName }) => {
    if (StackName !== 'Invoicing-test-Data' || !status) throw failure(`Stack with id ${StackName} does not exist`);
    return { Stacks: [{ StackName, StackStatus: status, CreationTime: new Date(0) }] };
  });
}

/** The statements of the stack policy that was set. */
function stackPolicy(): unknown[] {
  const [{ StackPolicyBody = '' } = {}] = aws.commandCalls(SetStackPolicyCommand).map(({ args: [{ input }] }) => input);
  return JSON.parse(StackPolicyBody).Statement;
}

function failure(message: string): CloudFormationServiceException {
  return new CloudFormationServiceException({ name: 'ValidationError', $fault: 'client', $metadata: {}, message });
}
