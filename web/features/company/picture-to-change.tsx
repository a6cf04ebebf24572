import { imageSource } from '#shared/image-source.ts';
import { t } from './texts.en.ts';

/** A picture on paper white in every theme, with the word "Change"; the element around it handles clicks. */
export function PictureToChange({ picture }: { picture: string }) {
  return (
    <span className="flex size-full flex-col items-center gap-2 bg-white p-2.5">
      <img alt="" className="min-h-0 max-w-full flex-1 object-contain" src={imageSource(picture, '/api')} />
      <span className="font-medium text-[#54625c] text-xs">{t.change}</span>
    </span>
  );
}
