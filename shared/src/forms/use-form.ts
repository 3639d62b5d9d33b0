import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, getErrorMessage, getFieldErrors, UNREACHABLE } from '@rangmala/shared/api';

/** Validation messages by field name. */
export type FieldErrors<Values> = { readonly [Name in keyof Values]?: string };

/** Texts of fields by field name. */
export type FieldValues<Values> = { readonly [Name in keyof Values]?: string | undefined };

/** The part of a Zod schema that a form needs. */
export interface FormSchema<Values> {
  safeParse: (
    input: unknown,
  ) => { success: true; data: Values } | { success: false; error: { issues: Issues } };
}

type Issues = readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];

export interface FormOptions<Values, Result> {
  /** Sends the values. Rejects with an ApiError when the call fails. */
  send: (values: Values) => Result | Promise<Result>;
  /** Message about a failed call for which the server sent no message. */
  fallbackMessage?: string;
  /** Initial values of the fields. */
  values?: FieldValues<Values> | undefined;
  /** Whether the form keeps its values after a success. By default, the form is cleared. */
  keepsValues?: boolean;
  /** Turns the texts of the fields into the values to send; by default, the texts are the values. */
  toBody?: (texts: Record<string, string>) => unknown;
}

/** Time limit for loading the schema, in milliseconds. After this time, only the server validates the fields. */
const SCHEMA_TIMEOUT_MS = 3_000;

/**
 * Returns the state of a form. Its fields are uncontrolled, because React then keeps input that was typed before the
 * hydration. The form validates its fields on submit and focuses the first invalid field. When the schema cannot be
 * loaded in time, only the server validates the fields. `errors` are messages about fields, and `failure` is any other
 * message about a failed call. After a success, until the next submit, `isSent` is true and `result` is what `send` has
 * returned.
 */
export function useForm<Values, Result>(
  loadSchema: () => Promise<FormSchema<Values>>,
  {
    send,
    fallbackMessage = UNREACHABLE,
    values: initialValues,
    keepsValues = false,
    toBody = (texts) => texts,
  }: FormOptions<Values, Result>,
) {
  type Errors = FieldErrors<Values>;
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [success, setSuccess] = useState<{ result: Result }>();
  const [busy, setBusy] = useState(false);
  const isSubmitting = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setBusy(true);
    setFailure(undefined);
    setSuccess(undefined);
    try {
      await validateAndSend(form);
    } finally {
      isSubmitting.current = false;
      setBusy(false);
    }
  }

  async function validateAndSend(form: HTMLFormElement): Promise<void> {
    const body = toBody(readTexts(form));
    const schema = await loadInTime(loadSchema);
    const validation = schema?.safeParse(body);
    if (validation?.success === false) {
      showErrors(form, collectFirstMessages(validation.error.issues));
      return;
    }
    setErrors({});
    const values = validation ? validation.data : (body as Values);
    try {
      setSuccess({ result: await send(values) });
      if (!keepsValues) form.reset();
    } catch (error) {
      // Logs an error that is not an ApiError, because its cause is a bug. The form shows that the call failed.
      if (!(error instanceof ApiError)) console.error(error);
      const fieldErrors = getFieldErrors(error);
      if (Object.keys(fieldErrors).some((name) => hasField(name, values)))
        showErrors(form, fieldErrors as Errors);
      else setFailure(getErrorMessage(fallbackMessage, error));
    }
  }

  function showErrors(form: HTMLFormElement, fieldErrors: Errors): void {
    // Renders at once, because a form may show a hidden field only with its message.
    flushSync(() => setErrors(fieldErrors));
    focusFirst(form, Object.keys(fieldErrors));
  }

  return {
    errors,
    failure,
    busy,
    isSent: success !== undefined,
    result: success?.result,
    /** Returns name, initial value and message of a field as props: `<TextField label="Name" {...field('name')} />`. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      defaultValue: initialValues?.[name],
      error: errors[name],
    }),
    /** Props of the <form>. */
    form: {
      noValidate: true,
      // Prevents a submit before hydration from putting the fields into the URL.
      method: 'dialog',
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onFocus: () => void loadSchema().catch(() => undefined),
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const { name } = target as HTMLInputElement;
        setErrors((currentErrors) =>
          name in currentErrors ? { ...currentErrors, [name]: undefined } : currentErrors,
        );
      },
    },
  } as const;
}

/** Returns the texts of a form's fields by name. */
export const readTexts = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const hasField = (name: string, values: unknown): boolean =>
  typeof values === 'object' && values !== null && name in values;

/** Returns the schema; undefined when loading fails or takes more than {@link SCHEMA_TIMEOUT_MS}. */
function loadInTime<Schema>(load: () => Promise<Schema>): Promise<Schema | undefined> {
  const timeLimit = new Promise<undefined>((resolve) => setTimeout(resolve, SCHEMA_TIMEOUT_MS));
  return Promise.race([load(), timeLimit]).catch(() => undefined);
}

function collectFirstMessages(issues: Issues): Record<string, string> {
  // Reverses the issues, because `fromEntries` keeps the last entry of each field.
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message] as const).reverse());
}

/** Focuses the first of the named fields in the sequence of the form, which may differ from the schema's sequence. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  for (const control of form.elements) {
    if (names.includes(control.getAttribute('name') ?? '')) {
      (control as HTMLElement).focus();
      return;
    }
  }
}
