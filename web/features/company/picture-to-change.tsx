import { clsx } from 'clsx';
import { imageSource } from '#shared/image-source.ts';
import { t } from './texts.en.ts';

/** A picture on paper white in every theme, or on a darker ground, with the word "Change"; the element around it handles clicks. */
export function PictureToChange({ picture, ground }: { picture: string; ground?: string | undefined }) {
  return (
    <span className="flex size-full flex-col items-center gap-2 bg-white p-2.5" style={{ background: ground }}>
      <img alt="" className="min-h-0 max-w-full flex-1 object-contain" src={imageSource(picture, '/api')} />
      <span className={clsx('font-medium text-xs', ground ? 'text-white' : 'text-[#54625c]')}>{t.change}</span>
    </span>
  );
}
