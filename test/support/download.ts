import type { Download } from 'playwright-core';

/** The content of a downloaded file. */
export async function contentOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** The text of a downloaded file. */
export async function textOf(download: Download): Promise<string> {
  return (await contentOf(download)).toString('utf8');
}
