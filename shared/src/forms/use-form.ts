import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';

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

interface FormOptions<Values> {
  /** Turns the texts of the fields into the values; by default, the texts are the values. */
  toValues?: ((texts: Record<string, string>) => unknown) | undefined;
  /** Loads the schema of the request. The form shows the schema's messages at the fields. */
  schema: () => Promise<FormSchema<Values>>;
  /**
   * Receives the values. Resolves to true to clear the form, to false to keep the values, or to messages about fields
   * that the server refused.
   */
  onSubmit: (values: Values) => Promise<boolean | FieldErrors<Values>>;
  /** Initial values of the fields. */
  values?: FieldValues<Values> | undefined;
}

/** Time limit for loading the schema, in milliseconds. After this time, only the server validates the fields. */
const SCHEMA_TIMEOUT_MS = 3_000;

/**
 * Returns the state of a form. Its fields are uncontrolled, because React then keeps input that was typed before the
 * hydration. The form validates its fields on submit and focuses the first invalid field. When the schema cannot be
 * loaded in time, only the server validates the fields.
 */
export function useForm<Values>({ schema, onSubmit, values, toValues = keepTexts }: FormOptions<Values>) {
  type Errors = FieldErrors<Values>;
  const [errors, setErrors] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const isSubmitting = useRef(false);
  /** The element that had the focus at the submit. A disabled button loses the focus; the hook restores the focus. */
  const focusedElement = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isBusy) return;
    if (document.activeElement === document.body) focusedElement.current?.focus();
    focusedElement.current = null;
  }, [isBusy]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    try {
      await validateAndSend(form);
    } finally {
      isSubmitting.current = false;
      setBusy(false);
    }
  }

  async function validateAndSend(form: HTMLFormElement): Promise<void> {
    const input = toValues(readTexts(form));
    focusedElement.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setBusy(true);
    const loadedSchema = await loadInTime(schema);
    const validation = loadedSchema?.safeParse(input);
    if (validation?.success === false) {
      showErrors(form, collectFirstMessages(validation.error.issues));
      return;
    }
    setErrors({});
    const outcome = await onSubmit(validation ? validation.data : (input as Values));
    if (outcome === true) form.reset();
    else if (outcome) showErrors(form, outcome);
  }

  function showErrors(form: HTMLFormElement, fieldErrors: Errors): void {
    // Renders at once, because a form may show a hidden field only with its message.
    flushSync(() => setErrors(fieldErrors));
    focusFirst(form, Object.keys(fieldErrors));
  }

  return {
    errors,
    busy: isBusy,
    /** Returns name, initial value and message of a field as props: `<TextField label="Name" {...field('name')} />`. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      defaultValue: values?.[name],
      error: errors[name],
    }),
    /** Props of the <form>. */
    form: {
      noValidate: true,
      // Prevents a submit before hydration from putting the fields into the URL.
      method: 'dialog',
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onFocus: () => void schema().catch(() => undefined),
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

const keepTexts = (texts: Record<string, string>) => texts;

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
