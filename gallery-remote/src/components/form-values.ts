import type { FormEvent } from 'react';
import type * as z from 'zod/mini';

/** Sentences about fields, by their name. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Reads a form that was sent by the contract's schema of it.
 * @returns the values, or sentences about what is wrong with them
 */
export function formValues<Schema extends z.ZodMiniType>(
  { currentTarget }: FormEvent<HTMLFormElement>,
  schema: Schema,
): { values: z.output<Schema> } | { errors: FieldErrors } {
  const parsed = schema.safeParse(Object.fromEntries(new FormData(currentTarget)));
  if (parsed.success) return { values: parsed.data };
  // The first issue of a field is the one to tell: reversed, it is the last that is written.
  const entries = parsed.error.issues.map(({ path, message }) => [String(path[0]), message]).reverse();
  return { errors: Object.fromEntries(entries) as FieldErrors };
}

/** Puts the focus on the first field that something is wrong with. */
export function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = [...form.elements].find((control) => (control.getAttribute('name') ?? '') in errors);
  (first as HTMLElement | undefined)?.focus();
}
