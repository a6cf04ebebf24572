import { createContext, type ReactNode, use } from 'react';
import type { EditorState } from '#web/document-editor/model/editor-state.ts';
import type { FieldName } from '#web/document-editor/model/problems.ts';
import { Field } from '#web/ui/forms/field.tsx';

/** The errors of the fields inside it, by name. */
export const EditorErrors = createContext<EditorState['errors']>({});

type EditorFieldProps = {
  /** The name that focus and errors refer to. */
  name: FieldName;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  hideLabel?: boolean;
  labelClassName?: string;
  className?: string;
  children: ReactNode;
};

/** A labelled control of the invoice that can be focused by its name and shows its error. */
export function EditorField({ name, className, ...field }: EditorFieldProps) {
  return (
    <div className={className} data-field={name}>
      <Field {...field} error={use(EditorErrors)[name]} />
    </div>
  );
}
