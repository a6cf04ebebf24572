import type { ReactNode } from 'react';
import type { Action } from '#web/lib/api/use-action.ts';
import { Icon } from './icons.tsx';

type DetailsHeaderProps = {
  title: string;
  texts: Readonly<Record<'downloading' | 'downloadPdf', string>>;
  download: Action;
  /** Beside the title, such as the document's state. */
  children?: ReactNode;
};

/** The kind of document, and the button that downloads its PDF. */
export function DetailsHeader({ title, texts, download, children }: DetailsHeaderProps) {
  return (
    <header>
      <h1>{title}</h1>
      {children}
      <button className="button quiet" disabled={download.isBusy} onClick={() => void download.run()} type="button">
        <Icon name="download" />
        {download.isBusy ? texts.downloading : texts.downloadPdf}
      </button>
    </header>
  );
}
