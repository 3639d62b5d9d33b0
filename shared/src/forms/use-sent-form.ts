import { useState, type FormEvent } from 'react';
import type * as z from 'zod/mini';
import { ApiError, getErrorMessage, getFieldErrors } from '@rangmala/shared/api';
import type { Endpoints } from '@rangmala/shared/contract/endpoints';
import { useForm, type FieldErrors, type FieldValues, type FormSchema } from './use-form.ts';

/** The endpoints that accept a JSON object. */
type FormEndpoint = {
  [E in keyof Endpoints]: Endpoints[E] extends { body: z.ZodMiniObject } ? E : never;
}[keyof Endpoints];

type Values<E extends FormEndpoint> = z.output<Endpoints[E]['body']>;

interface SentFormOptions<E extends FormEndpoint, Result> {
  /** Calls the API. Rejects with an ApiError when the call fails. */
  send: (values: Values<E>) => Promise<Result>;
  /** Message about a failed call for which the server sent no message. */
  fallbackMessage: string;
  /** Initial values of the fields. */
  values?: FieldValues<Values<E>> | undefined;
  /** Whether the form keeps its values after a success. By default, the form is cleared. */
  keepsValues?: boolean;
  /** Turns the texts of the fields into the request's body; by default, the texts are the body. */
  toBody?: (texts: Record<string, string>) => unknown;
}

/**
 * Returns the state of a form that calls an endpoint and is validated with the endpoint's schema. `errors` are messages
 * about fields, and `failure` is any other message about a failed call. Does not clear the form when the call fails.
 * After a success, until the next submit, `isSent` is true and `result` is what `send` has returned.
 */
export function useSentForm<E extends FormEndpoint, Result>(
  endpoint: E,
  { send, fallbackMessage, values: initialValues, keepsValues = false, toBody }: SentFormOptions<E, Result>,
) {
  const [failure, setFailure] = useState<string>();
  const [success, setSuccess] = useState<{ result: Result }>();

  async function loadSchema(): Promise<FormSchema<Values<E>>> {
    const { endpoints } = await import(
      /* webpackChunkName: "endpoints" */ '@rangmala/shared/contract/endpoints'
    );
    return endpoints[endpoint].body as FormSchema<Values<E>>;
  }

  async function onSubmit(values: Values<E>): Promise<boolean | FieldErrors<Values<E>>> {
    try {
      setSuccess({ result: await send(values) });
      return !keepsValues;
    } catch (error) {
      // Logs an error that is not an ApiError, because its cause is a bug. The form shows that the call failed.
      if (!(error instanceof ApiError)) console.error(error);
      const fields = getFieldErrors(error);
      const fieldNames = Object.keys(fields).filter((name) => hasField(name, values));
      if (fieldNames.length === 0) setFailure(getErrorMessage(fallbackMessage, error));
      return fieldNames.length > 0 && (fields as FieldErrors<Values<E>>);
    }
  }

  const state = useForm({ schema: loadSchema, onSubmit, values: initialValues, toValues: toBody });

  function submit(event: FormEvent<HTMLFormElement>): void {
    setFailure(undefined);
    setSuccess(undefined);
    state.form.onSubmit(event);
  }

  return {
    ...state,
    form: { ...state.form, onSubmit: submit },
    failure,
    isSent: success !== undefined,
    result: success?.result,
  };
}

const hasField = (name: string, values: unknown): boolean =>
  typeof values === 'object' && values !== null && name in values;
