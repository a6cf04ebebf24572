import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { ActionDialog } from '#web/ui/overlays/action-dialog.tsx';
import { AskButton } from '#web/ui/overlays/ask-button.tsx';
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogFrame } from '#web/ui/overlays/dialog-frame.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { Menu, MenuItem, MenuSeparator, type OpenMenuProps } from '#web/ui/overlays/menu.tsx';
import { MenuButton } from '#web/ui/overlays/menu-button.tsx';
import { MenuChoice } from '#web/ui/overlays/menu-choice.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { Example, Group, Opens } from './example.tsx';

const SIZES = ['sm', 'md', 'lg'] as const;

const FRAME = { title: 'A dialog whose code is fetched', onRetry: async () => undefined };

const loadDialog = async () => Dialog;
const loadMenu = async () => ExampleMenu;

/** Everything that opens above the page, each behind a button. */
export function OverlayExamples() {
  return (
    <Group name="Overlays">
      <Example name="Dialogs">
        {SIZES.map((size) => (
          <Opens key={size} label={`Dialog, ${size}`}>
            {(close) => (
              <Dialog
                description="A sentence on what it is for."
                footer={<Button onClick={close}>Done</Button>}
                onOpenChange={close}
                open
                size={size}
                title={`A dialog of size ${size}`}
              >
                <p>Its content, which scrolls when it is long.</p>
              </Dialog>
            )}
          </Opens>
        ))}
        <Opens label="Dialog, loading">
          {(close) => <DialogFrame {...FRAME} onClose={close} problem={undefined} />}
        </Opens>
        <Opens label="Dialog, failed to load">
          {(close) => <DialogFrame {...FRAME} onClose={close} problem="Please check your connection." />}
        </Opens>
        <Opens label="Dialog, fetched when idle">
          {(close) => (
            <LazyDialog load={loadDialog} look={{ title: 'A fetched dialog' }} onClose={close}>
              {(Fetched) => <Fetched onOpenChange={close} open title="A fetched dialog" />}
            </LazyDialog>
          )}
        </Opens>
      </Example>
      <Example name="Questions">
        <Opens label="Confirm">
          {(close) => (
            <ActionDialog
              {...QUESTION}
              done="Invoice deleted successfully"
              failed="Failed to delete invoice"
              onClose={close}
              run={async () => undefined}
            />
          )}
        </Opens>
        <AskButton {...QUESTION} failed="Failed to delete invoice" run={async () => undefined}>
          Ask first
        </AskButton>
        <Opens label="Confirm, fetched">
          {(close) => <LazyConfirmDialog {...QUESTION} onConfirm={close} onOpenChange={close} open tone="primary" />}
        </Opens>
        <Opens label="Conflict">
          {(close) => (
            <ConflictDialog
              onClose={close}
              onOverwrite={close}
              onReload={close}
              open
              title="This customer was changed"
            />
          )}
        </Opens>
      </Example>
      <Example name="Form dialog">
        <Opens label="Form">{(close) => <ExampleForm close={close} />}</Opens>
      </Example>
      <Example name="Menu, popover, sheet">
        <MenuButton aria-label="Actions" load={loadMenu} menuProps={{}} size="icon" variant="secondary">
          <EllipsisVertical aria-hidden="true" />
        </MenuButton>
        <ExamplePopover />
        <Opens label="Sheet">
          {(close) => (
            <Sheet onOpenChange={close} open>
              <p className="px-4">Navigation on a phone.</p>
            </Sheet>
          )}
        </Opens>
      </Example>
      <Example name="Tooltip">
        <Tooltip text="Invoices and their payments">
          <Button variant="secondary">Invoices</Button>
        </Tooltip>
      </Example>
    </Group>
  );
}

const QUESTION = {
  title: 'Delete this invoice?',
  text: 'It cannot be undone.',
  confirmLabel: 'Delete',
} as const;

function ExampleMenu(menu: OpenMenuProps) {
  const [sort, setSort] = useState<'new' | 'due'>('new');
  return (
    <Menu {...menu}>
      <MenuItem icon={Pencil}>Edit</MenuItem>
      <MenuItem disabled>Send reminder</MenuItem>
      <MenuItem icon={Trash2} tone="danger">
        Delete
      </MenuItem>
      <MenuItem icon={Trash2} tone="danger" unavailable="It has payments">
        Void
      </MenuItem>
      <MenuSeparator />
      <MenuChoice label="Sort by" onChange={setSort} options={{ new: 'Newest', due: 'Due day' }} value={sort} />
    </Menu>
  );
}

function ExamplePopover() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover label="Why" onOpenChange={setIsOpen} open={isOpen} trigger={<Button variant="secondary">Popover</Button>}>
      <p className="max-w-xs p-4">The province of the customer decides the taxes.</p>
    </Popover>
  );
}

/** Busy for a moment after it is submitted. */
function ExampleForm({ close }: { close: () => void }) {
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const submit = () => {
    setIsBusy(true);
    setTimeout(close, 2000);
  };
  return (
    <FormDialog
      fieldsStyle="flex flex-col gap-5"
      editing={{ isBusy, isDirty: name !== '', submit }}
      onClose={close}
      submitLabel="Add Customer"
      title="Add Customer"
    >
      <Field label="Name" required>
        <Input onChange={({ target }) => setName(target.value)} value={name} />
      </Field>
      <Field error="Enter an email address" label="Email">
        <Input defaultValue="maya@" inputMode="email" />
      </Field>
    </FormDialog>
  );
}
