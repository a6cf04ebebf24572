import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

type NoticeBoxProps = {
  icon: 'check' | 'alert' | 'clock' | 'spinner';
  title: string;
  /** The class of the document's state. */
  state: string;
  children?: ReactNode;
};

/** What the reader must know about the document's state. */
export function NoticeBox({ icon, title, state, children }: NoticeBoxProps) {
  return (
    <div className={`notice ${state}`}>
      {icon === 'spinner' ? <span aria-hidden="true" className="spinner" /> : <Icon name={icon} />}
      <div>
        <p className="title">{title}</p>
        {children}
      </div>
    </div>
  );
}
