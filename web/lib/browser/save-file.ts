/** Downloads a file under this name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers read the URL shortly after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
