import { useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError, detailOr, refusedFields } from '@rangmala/shared/api';
import { useForm, type FieldErrors } from './use-form.ts';

interface SentFormOptions<Schema extends z.ZodMiniType> {
  /** The contract's schema of what is sent. */
  schema: Schema;
  /** Calls the API; rejects with an ApiError when it refuses. */
  send: (values: z.output<Schema>) => Promise<unknown>;
  /** What to say when the server could not be reached, or had no words of its own. */
  otherwise: string;
  /** Leaves what was typed in the fields after a success too. */
  keepsValues?: boolean;
}

/**
 * A form that is sent to the API. What the API refuses is told beside the field that it is about, or else as
 * `failure`, which stands until the form is sent again; nothing that was typed is lost by it.
 */
export function useSentForm<Schema extends z.ZodMiniType>({
  schema,
  send,
  otherwise,
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
      // Anything but a refusal is a fault of ours; whoever filled in the form is to hear of it all the same.
      if (!(error instanceof ApiError)) console.error(error);
      const fields = refusedFields(error);
      const about = Object.keys(fields).filter((name) => isIn(name, values));
      if (about.length === 0) setFailure(detailOr(otherwise, error));
      return about.length > 0 && fields;
    }
  }

  return { ...useForm({ schema, onSubmit }), failure };
}

const isIn = (name: string, values: unknown): boolean =>
  typeof values === 'object' && values !== null && name in values;
