import { useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError, getErrorMessage, getFieldErrors } from '@rangmala/shared/api';
import { useForm, type FieldErrors } from './use-form.ts';

interface SentFormOptions<Schema extends z.ZodMiniType> {
  /** Loads the contract's schema of the request. */
  schema: () => Promise<Schema>;
  /** Calls the API. Rejects with an ApiError when the call fails. */
  send: (values: z.output<Schema>) => Promise<unknown>;
  /** Message about a failed call for which the server sent no message. */
  fallbackMessage: string;
  /** Whether the form keeps its values after a success. By default, the form is cleared. */
  keepsValues?: boolean;
}

/**
 * Returns the state of a form that calls the API. `errors` are messages about fields, and `failure` is any other
 * message about a failed call. Does not clear the form when the call fails.
 */
export function useSentForm<Schema extends z.ZodMiniType>({
  schema,
  send,
  fallbackMessage,
  keepsValues = false,
}: SentFormOptions<Schema>) {
  type Errors = FieldErrors<z.output<Schema>>;
  const [failure, setFailure] = useState<string | null>(null);

  async function onSubmit(values: z.output<Schema>): Promise<boolean | Errors> {
    setFailure(null);
    try {
      await send(values);
      return !keepsValues;
    } catch (error) {
      // Logs an error that is not an ApiError, because its cause is a bug. The form shows that the call failed.
      if (!(error instanceof ApiError)) console.error(error);
      const fields = getFieldErrors(error);
      const fieldNames = Object.keys(fields).filter((name) => hasField(name, values));
      if (fieldNames.length === 0) setFailure(getErrorMessage(fallbackMessage, error));
      return fieldNames.length > 0 && fields;
    }
  }

  return { ...useForm({ schema, onSubmit }), failure };
}

const hasField = (name: string, values: unknown): boolean =>
  typeof values === 'object' && values !== null && name in values;
