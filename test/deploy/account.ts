/** The emulated account, as an operator sees it in the console. */
export type Account = {
  /** Calls a service by the name of its operation. Throws unless it succeeds. */
  operate: (service: string, target: string, input: object) => Promise<Record<string, unknown>>;
  /** The state of a stack, or null if there is none. */
  stackStatus: (name: string) => Promise<string | null>;
  /** The name of the bucket in a stack whose logical id has this prefix. */
  bucketOf: (stack: string, logicalId: string) => Promise<string>;
  /** Stores a file in a bucket. */
  storeFile: (bucket: string, key: string, content: string) => Promise<void>;
  /** The URL of the only API, bypassing CloudFront. */
  apiAddress: () => Promise<string>;
  /** The newest email to an address, as text; empty if there is none. */
  mailTo: (address: string) => Promise<string>;
};

/** Opens the account at an origin without TLS. */
export function openAccount(origin: string): Account {
  const send = async (service: string, path: string, init: RequestInit = {}) => {
    // The emulator takes the service and the caller, its root user, from the credential alone.
    const credential = `test/20260101/ca-central-1/${service}/aws4_request`;
    const authorization = `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=host, Signature=none`;
    const response = await fetch(`${origin}${path}`, { ...init, headers: { ...init.headers, authorization } });
    return { ok: response.ok, text: await response.text() };
  };
  return {
    async operate(service, target, input) {
      const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target };
      const { ok, text } = await send(service, '/', { method: 'POST', headers, body: JSON.stringify(input) });
      if (!ok) throw new Error(`${target} failed: ${text}`);
      return text ? JSON.parse(text) : {};
    },
    async stackStatus(name) {
      const body = new URLSearchParams({ Action: 'DescribeStacks', Version: '2010-05-15', StackName: name });
      const { text } = await send('cloudformation', '/', { method: 'POST', body });
      return /<StackStatus>(\w+)</.exec(text)?.[1] ?? null;
    },
    async bucketOf(stack, logicalId) {
      const body = new URLSearchParams({
        Action: 'DescribeStackResources',
        Version: '2010-05-15',
        StackName: stack,
      });
      const { text } = await send('cloudformation', '/', { method: 'POST', body });
      const buckets = text.split('<member>').filter((member) => member.includes('>AWS::S3::Bucket<'));
      const bucket = buckets.find((member) => member.includes(`<LogicalResourceId>${logicalId}`)) ?? '';
      return /<PhysicalResourceId>(.+?)</.exec(bucket)?.[1] ?? '';
    },
    async storeFile(bucket, key, content) {
      const headers = { 'content-type': 'text/html', 'x-forwarded-proto': 'https' };
      const { ok, text } = await send('s3', `/${bucket}/${key}`, { method: 'PUT', headers, body: content });
      if (!ok) throw new Error(`Storing ${key} failed: ${text}`);
    },
    async apiAddress() {
      const { text } = await send('apigateway', '/v2/apis');
      const [, id] = /"apiId": ?"(\w+)"/i.exec(text) ?? [];
      if (!id) throw new Error(`There is no API: ${text}`);
      return `${origin}/_aws/execute-api/${id}/$default`;
    },
    async mailTo(address) {
      const { text } = await send('ses', '/_ministack/ses/messages');
      const mails = mailsIn(JSON.parse(text)).filter((mail) => mail.includes(address));
      return mails.at(-1) ?? '';
    },
  };
}

/** All emails in the emulator's list, as text. */
function mailsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.map((mail) => Object.values(mail).join('\n'));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(mailsIn);
}
