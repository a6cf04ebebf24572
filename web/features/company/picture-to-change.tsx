import { imageSource } from '#shared/image-source.ts';

/** A picture on paper, which is white in every theme, and a word that says it can be exchanged; what is around it does. */
export function PictureToChange({ picture }: { picture: string }) {
  return (
    <span className="flex size-full flex-col items-center gap-2 bg-white p-2.5">
      <img alt="" className="min-h-0 max-w-full flex-1 object-contain" src={imageSource(picture, '/api')} />
      <span className="font-medium text-[#54625c] text-xs">Change</span>
    </span>
  );
}
