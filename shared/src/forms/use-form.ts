import { useEffect, useRef, useState, type FormEvent } from 'react';
import type * as z from 'zod/mini';

/** Sentences about fields, by their name. */
export type FieldErrors<Values> = { readonly [Name in keyof Values]?: string };

interface FormOptions<Schema extends z.ZodMiniType> {
  /** The contract's schema of what is sent; its messages are shown beside the fields. */
  schema: Schema;
  /**
   * Gets valid values. Resolves to whether the form is to be emptied, or to sentences about the fields that
   * were refused all the same.
   */
  onSubmit: (values: z.output<Schema>) => Promise<boolean | FieldErrors<z.output<Schema>>>;
}

/**
 * A form with uncontrolled fields: nothing that is typed before hydration is lost. Checks all fields when it is
 * sent, focuses the first wrong one, and clears an error when its field changes. The focus survives sending.
 */
export function useForm<Schema extends z.ZodMiniType>({ schema, onSubmit }: FormOptions<Schema>) {
  type Errors = FieldErrors<z.output<Schema>>;
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  /** What had the focus when the form was sent: a disabled button loses it. */
  const focused = useRef<HTMLElement>(null);

  useEffect(() => {
    if (busy) return;
    if (document.activeElement === document.body) focused.current?.focus();
    focused.current = null;
  }, [busy]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const parsed = schema.safeParse(Object.fromEntries(new FormData(form)));
    if (!parsed.success) {
      refuse(form, firstByField(parsed.error.issues));
      return;
    }
    setErrors({});
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setBusy(true);
    try {
      const outcome = await onSubmit(parsed.data);
      if (outcome === true) form.reset();
      else if (outcome) refuse(form, outcome);
    } finally {
      setBusy(false);
    }
  }

  function refuse(form: HTMLFormElement, refused: Errors): void {
    setErrors(refused);
    focusFirst(form, Object.keys(refused));
  }

  return {
    errors,
    busy,
    /** For the <form>. */
    form: {
      noValidate: true,
      // Before hydration such a form does nothing, instead of putting the fields into the address.
      method: 'dialog',
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        const { name } = target as HTMLInputElement;
        setErrors((before) => (name in before ? { ...before, [name]: undefined } : before));
      },
    },
  } as const;
}

type Issues = readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];

function firstByField(issues: Issues): Record<string, string> {
  // The last entry of a name wins: reversed, that is the first issue.
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message] as const).reverse());
}

/** First as they stand in the form, which need not be the order of the schema. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  for (const control of form.elements) {
    if (names.includes(control.getAttribute('name') ?? '')) {
      (control as HTMLElement).focus();
      return;
    }
  }
}
