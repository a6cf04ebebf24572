import { Link, useLocation } from 'react-router-dom';
import { wayBackFrom } from '#web/lib/browser/way-back.ts';
import type { LegalBlock, LegalLine, LegalListItem } from './legal-text.ts';
import { TEXT_LINK } from './text-link.ts';

/** The paragraphs and lists of a section. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) =>
    isList(block) ? (
      <List items={block.list} key={plainText(block.list[0]?.text)} />
    ) : (
      <p className="mt-4 print:orphans-3 print:widows-3" key={plainText(block)}>
        <LegalLineText line={block} />
      </p>
    ),
  );
}

/** Running text with its links. */
export function LegalLineText({ line }: { line: LegalLine }) {
  if (typeof line === 'string') return line;
  return line.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <TextLink key={part.to} to={part.to}>
        {part.text}
      </TextLink>
    ),
  );
}

function List({ items }: { items: readonly LegalListItem[] }) {
  return (
    <ul className="mt-4 flex list-disc flex-col gap-2.5 pl-5 marker:text-accent">
      {items.map(({ term, text }) => (
        <li className="pl-1.5 print:break-inside-avoid" key={term ?? plainText(text)}>
          {term && <strong className="font-semibold">{term} </strong>}
          <LegalLineText line={text} />
        </li>
      ))}
    </ul>
  );
}

function TextLink({ to, children }: { to: string; children: string }) {
  const location = useLocation();
  return /^\w+:/.test(to) ? (
    <a className={TEXT_LINK} href={to}>
      {children}
    </a>
  ) : (
    <Link className={TEXT_LINK} state={wayBackFrom(location)} to={to}>
      {children}
    </Link>
  );
}

function isList(block: LegalBlock): block is Extract<LegalBlock, { list: unknown }> {
  return typeof block === 'object' && 'list' in block;
}

function plainText(line: LegalLine = ''): string {
  if (typeof line === 'string') return line;
  return line.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
