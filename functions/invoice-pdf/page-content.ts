import { withContent } from './compressed-stream.ts';

/**
 * The content stream of a page, with what the browser leaves without a tag marked as an artifact, which screen readers
 * skip: borders, and the page numbers in the margins. Returns any other stream unchanged.
 */
export const withArtifacts = (stream: string): string => withContent(stream, marked);

/** Operators that paint or begin to; the state that they use may be set before. */
const PAINTS = /(?:^| )(?:re|m|l|c|v|y|h|f\*?|S|s|B\*?|b\*?|Do|sh|BT)$/;

/** Each operator ends a line. An artifact ends where a tag begins or the graphics state is saved or restored. */
function marked(content: string): string {
  const lines: string[] = [];
  let depth = 0;
  let isOpen = false;
  const close = () => {
    if (isOpen) lines.push('EMC');
    isOpen = false;
  };
  for (const line of content.split('\n')) {
    if (/B[DM]C$/.test(line)) {
      if (line.includes('/MCID')) close();
      depth += 1;
    } else if (line === 'EMC') depth -= 1;
    else if (depth === 0 && /^[qQ]$/.test(line)) close();
    else if (depth === 0 && !isOpen && PAINTS.test(line)) {
      lines.push('/Artifact BMC');
      isOpen = true;
    }
    lines.push(line.startsWith('/Span<</ActualText') ? inVisualOrder(line) : line);
  }
  close();
  return lines.join('\n');
}

/**
 * The text of an Arabic ligature such as لا in the order of the glyphs around it, which are reversed: programs that
 * extract text turn them around one character at a time.
 */
function inVisualOrder(line: string): string {
  return line.replace(
    /(?<=<feff)(?:0[67][0-9a-f]{2}){2,}(?=>)/i,
    (text) => text.match(/.{4}/g)?.reverse().join('') ?? '',
  );
}
