import { ConnectionError } from './call-errors.ts';

const fetched = new Map<string, Promise<void>>();

/**
 * Fetches the files of a chunk, then imports it. The build replaces each `import()` with this, passing the file paths.
 * A browser remembers a failed import until the page is reloaded, but a failed fetch can be retried. Throws
 * ConnectionError when the server did not respond, TypeError when a file is gone, as after a new deployment.
 */
export async function fetchPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  await Promise.all(files.map(fetchOnce));
  return load();
}

function fetchOnce(file: string): Promise<void> {
  const known = fetched.get(file);
  if (known) return known;
  const fetching = file.endsWith('.css') ? addStyles(`/${file}`) : fetchScript(`/${file}`);
  fetched.set(file, fetching);
  fetching.catch(() => fetched.delete(file));
  return fetching;
}

/** Puts a script into the browser's cache for the import. */
async function fetchScript(url: string): Promise<void> {
  if (document.querySelector(`script[src="${url}"]`)) return;
  try {
    const response = await fetch(url);
    await response.blob();
    if (response.ok && response.headers.get('content-type')?.includes('javascript')) return;
  } catch (cause) {
    throw new ConnectionError({ cause });
  }
  throw new TypeError(`Failed to fetch dynamically imported module: ${url}`);
}

function addStyles(url: string): Promise<void> {
  if (document.querySelector(`link[href="${url}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new ConnectionError());
    };
    document.head.append(link);
  });
}
