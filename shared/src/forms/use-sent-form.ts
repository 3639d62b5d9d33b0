import type * as z from 'zod/mini';
import type { Endpoints } from '@rangmala/shared/contract/endpoints';
import { useForm, type FormOptions, type FormSchema } from './use-form.ts';

/** The endpoints that accept a JSON object. */
type FormEndpoint = {
  [E in keyof Endpoints]: Endpoints[E] extends { body: z.ZodMiniObject } ? E : never;
}[keyof Endpoints];

type Values<E extends FormEndpoint> = z.output<Endpoints[E]['body']>;

/** Returns the state of a form that calls an endpoint and is validated with the endpoint's schema. */
export function useSentForm<E extends FormEndpoint, Result>(
  endpoint: E,
  options: FormOptions<Values<E>, Result>,
) {
  async function loadSchema(): Promise<FormSchema<Values<E>>> {
    const { endpoints } = await import(
      /* webpackChunkName: "endpoints" */ '@rangmala/shared/contract/endpoints'
    );
    return endpoints[endpoint].body as FormSchema<Values<E>>;
  }

  return useForm(loadSchema, options);
}
