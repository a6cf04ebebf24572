import { type FormEvent, useEffect, useRef } from 'react';
import { type FieldError, type FieldValues, get, type Path, set, useForm } from 'react-hook-form';
import { AppError } from '#shared/errors.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { issueText, knownReasons } from '#web/lib/errors/friendly-messages.ts';
import { useRestoreFocus } from '#web/ui/use-restore-focus.ts';
import { type FormRules, fieldOf, resolverOf, toError } from './form-rules.ts';

type CheckedFormOptions<Values extends FieldValues, Input extends FieldValues> = {
  rules: FormRules<Values, Input>;
  /** The fields' values. Newer values show in fields that were not edited. */
  values: Values;
  /** Called with the parsed input if it satisfies the rules. */
  onValid: (input: Input) => unknown;
  /** Called if that fails, with the reasons that no field shows; by default, the failure is thrown. */
  onFailed?: (error: unknown, reasons: readonly string[]) => unknown;
};

/**
 * A form that is validated on submit and sent one call at a time. The first invalid field is focused; an edit clears
 * its error.
 */
export function useCheckedForm<Values extends FieldValues, Input extends FieldValues>({
  rules,
  values,
  onValid,
  onFailed,
}: CheckedFormOptions<Values, Input>) {
  const form = useForm<Values, unknown, Input>({
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: resolverOf(rules),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const sending = useAction((input: Input) => {
    const sent = onValid(input);
    if (!onFailed || !(sent instanceof Promise)) return sent;
    return sent.catch((error: unknown) => onFailed(error, showIssues(error)));
  });
  const restored = useRestoreFocus(sending.isBusy);
  const focus = useFieldFocus(sending.isBusy);
  const { errors, isDirty, dirtyFields } = form.formState;
  const { subscribe, getFieldState, clearErrors } = form;
  const { solves } = rules;
  useEffect(() => {
    const clear = (name: Path<Values> | undefined) => {
      if (name && getFieldState(name).error) clearErrors(name);
    };
    const onEdit = ({ name }: { name?: string }) => {
      clear(name as Path<Values>);
      clear(solves?.[name as Path<Values>]);
    };
    return subscribe({ formState: { values: true }, callback: onEdit });
  }, [subscribe, getFieldState, clearErrors, solves]);

  const isField = (path: string) => Object.hasOwn(values, path.replace(/\..*/, ''));
  /** Shows what the server says of fields there. Returns the reasons that no field shows. */
  const showIssues = (error: unknown): readonly string[] => {
    const reasons = reasonsOf(rules, error);
    const placed = reasons.filter(({ name }) => isField(name));
    const problems = {};
    for (const { name, problem } of placed.toReversed()) {
      form.setError(name, problem);
      set(problems, name, problem);
    }
    focus.onFirstOf(problems);
    return reasons.filter((reason) => !placed.includes(reason)).map(({ text }) => text);
  };
  const submit = (element: HTMLFormElement): Promise<void> => {
    focus.within(element);
    return form.handleSubmit(sending.run, focus.onFirstOf)();
  };
  return {
    form,
    isDirty,
    dirtyFields,
    isBusy: sending.isBusy,
    errorOf: (name: Path<Values>): string | undefined => (get(errors, name) as FieldError | undefined)?.message,
    submit,
    /** For a form of its own, whose focus returns after the call. */
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // A dialog opened from inside another form is that form's child in React, and its events bubble there.
      event.stopPropagation();
      restored.keep(document.activeElement);
      void submit(event.currentTarget);
    },
    /** Discards the edits and resets to these values, or to the previous ones. */
    forget: (next?: Values) => form.reset(next, FORGET),
    showIssues,
  };
}

/** Why the server refused a request, and the field of each reason: of broken rules, or a refusal that names its place. */
function reasonsOf<Values extends FieldValues>(
  rules: Pick<FormRules<Values, unknown>, 'fieldOf' | 'texts'>,
  error: unknown,
) {
  const { issues = [], params = {} }: Partial<AppError> = error instanceof AppError ? error : {};
  if (issues.length > 0) {
    return issues.map((issue) => {
      return { name: fieldOf(rules, issue), problem: toError(rules, issue), text: issueText(issue) };
    });
  }
  const place = typeof params.path === 'string' ? fieldOf(rules, { path: params.path, rule: 'unknown' }) : '';
  return knownReasons(error).map((text) => {
    return { name: place as Path<Values>, problem: { type: 'refused', message: text }, text };
  });
}

const FORGET = { keepDirtyValues: false, keepErrors: false, keepFieldsRef: true };

/** A form as its fields see it. */
export type CheckedForm<Values extends FieldValues> = ReturnType<typeof useCheckedForm<Values, FieldValues>>;

/** Focuses the form's first field with an error once the form is enabled. */
function useFieldFocus(isBusy: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const wanted = useRef<object>(undefined);
  useEffect(() => {
    if (isBusy || !wanted.current) return;
    const controls = [...(form.current?.elements ?? [])]
      .filter((control) => control instanceof HTMLElement)
      .filter((control) => !control.matches(':disabled'));
    controls.find((control) => get(wanted.current, control.getAttribute('name') ?? ''))?.focus();
    wanted.current = undefined;
  });
  return {
    within: (element: HTMLFormElement) => {
      form.current = element;
    },
    onFirstOf: (errors: object) => {
      wanted.current = errors;
    },
  };
}
