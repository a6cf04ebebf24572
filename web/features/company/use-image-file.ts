import { useState } from 'react';
import { useAction } from '#web/lib/api/use-action.ts';
import { readImage } from './image-file.ts';

/** Reads chosen image files, one at a time; `problem` is why the last one was rejected. */
export function useImageFile(onImage: (dataUrl: string, isLight: boolean) => void, { mayBeLight = false } = {}) {
  const [problem, setProblem] = useState<string>();
  const read = useAction(async (file: File) => {
    setProblem(undefined);
    const image = await readImage(file, { mayBeLight });
    if ('problem' in image) setProblem(image.problem);
    else onImage(image.dataUrl, image.isLight);
  });
  return { read: read.run, isReading: read.isBusy, problem, forgetProblem: () => setProblem(undefined) };
}
