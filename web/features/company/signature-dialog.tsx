import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { ImageDrop } from './image-drop.tsx';
import { DrawPanel } from './signature-draw-panel.tsx';
import { TypePanel } from './signature-type-panel.tsx';
import { t } from './texts.en.ts';
import { useImageFile } from './use-image-file.ts';
import { type SignatureTab, useSignature } from './use-signature.ts';

type SignatureDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the signature as a data URL. */
  onSave: (dataUrl: string) => void;
};

/** Draws, types or uploads a signature (spec 2 §2 and §4). */
export function SignatureDialog({ open, onOpenChange, onSave }: SignatureDialogProps) {
  const finish = (dataUrl: string) => {
    onSave(dataUrl);
    signature.reset();
    onOpenChange(false);
  };
  const signature = useSignature(finish);
  const panels = useRef<HTMLDivElement>(null);
  const save = useAction(async () => {
    if (await signature.save()) return;
    panels.current?.querySelector<HTMLElement>('[data-state=active] input')?.focus();
  });
  return (
    <Dialog
      description={t.signatureDescription}
      footer={
        <>
          <div className="flex flex-1 gap-2 *:max-sm:flex-1 sm:justify-between">
            <Button onClick={signature.clear} variant="ghost">
              {t.clear}
            </Button>
            <Button onClick={() => onOpenChange(false)} variant="secondary">
              {t.cancel}
            </Button>
          </div>
          <Button busy={save.isBusy} onClick={() => void save.run()}>
            {t.saveSignature}
          </Button>
        </>
      }
      onOpenChange={onOpenChange}
      open={open}
      title={t.addYourSignature}
    >
      <Tabs onValueChange={(tab) => signature.choose(tab as SignatureTab)} ref={panels} value={signature.tab}>
        <TabList label={t.waysToSign}>
          <Tab value="draw">{t.draw}</Tab>
          <Tab value="type">{t.type}</Tab>
          <Tab value="upload">{t.upload}</Tab>
        </TabList>
        <TabPanel value="draw">
          <DrawPanel onStrokes={signature.draw} problem={signature.problem} strokes={signature.strokes} />
        </TabPanel>
        <TabPanel value="type">
          <TypePanel onChange={signature.type} problem={signature.problem} typed={signature.typed} />
        </TabPanel>
        <TabPanel value="upload">
          <UploadPanel onImage={finish} problem={signature.problem} />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}

/** Uploads a picture of a signature, which is accepted as soon as it is chosen. */
function UploadPanel({ onImage, problem }: { onImage: (dataUrl: string) => void; problem: string | undefined }) {
  const file = useImageFile(onImage);
  return (
    <Field error={file.problem ?? problem} hint={t.signatureImageHint} label={t.signatureImage}>
      <ImageDrop
        className="h-[200px]! border-control border-dashed bg-canvas"
        isBusy={file.isReading}
        onFile={file.read}
      >
        <span className="flex flex-col items-center gap-1 px-4 text-center">
          <ImageUp aria-hidden="true" className="mb-1 size-5 text-muted" />
          <span className="font-medium text-accent">{t.chooseImage}</span>
          <span className="text-muted text-xs">{t.orDropImage}</span>
        </span>
      </ImageDrop>
    </Field>
  );
}
