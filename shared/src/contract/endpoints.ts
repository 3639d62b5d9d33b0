import type * as z from 'zod/mini';
import { accountEndpoints } from './accounts.ts';
import { appointmentEndpoints } from './appointments.ts';
import { artistAreaEndpoints } from './artist-area.ts';
import { artistGalleryEndpoints } from './artist-gallery.ts';
import { artistSessionEndpoints } from './artist-sessions.ts';
import { artistEndpoints } from './artists.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { checkoutEndpoints } from './checkout.ts';
import { conversationEndpoints } from './conversations.ts';
import { deliveryEndpoints } from './delivery.ts';
import { deploymentEndpoints } from './deployments.ts';
import { designEndpoints } from './designs.ts';
import { earningsEndpoints } from './earnings.ts';
import type { EndpointDefinition, Schema } from './endpoint-definition.ts';
import { galleryEndpoints } from './gallery.ts';
import { grievanceEndpoints } from './grievances.ts';
import { handOverEndpoints } from './hand-overs.ts';
import { artEndpoints } from './layers.ts';
import { myDesignEndpoints } from './my-designs.ts';
import { orderLinkEndpoints } from './order-links.ts';
import { orderEndpoints } from './orders.ts';
import { personalDataEndpoints } from './personal-data.ts';
import { proposalEndpoints } from './proposals.ts';
import { siteEndpoints } from './site.ts';

export { deploymentEndpoints };
export type { Access, EndpointDefinition } from './endpoint-definition.ts';

/** Every endpoint of the API, by method and path below `/api`. */
export const endpoints = {
  ...accountEndpoints,
  ...appointmentEndpoints,
  ...artistAreaEndpoints,
  ...artistGalleryEndpoints,
  ...artistSessionEndpoints,
  ...artistEndpoints,
  ...catalogueEndpoints,
  ...checkoutEndpoints,
  ...conversationEndpoints,
  ...deliveryEndpoints,
  ...designEndpoints,
  ...earningsEndpoints,
  ...galleryEndpoints,
  ...grievanceEndpoints,
  ...handOverEndpoints,
  ...artEndpoints,
  ...myDesignEndpoints,
  ...orderLinkEndpoints,
  ...orderEndpoints,
  ...personalDataEndpoints,
  ...proposalEndpoints,
  ...siteEndpoints,
};

export type Endpoints = typeof endpoints;
export type DeploymentEndpoints = typeof deploymentEndpoints;

/** All endpoint tables merged. */
export type AllEndpoints = Endpoints & DeploymentEndpoints;
export type EndpointName = keyof AllEndpoints;
/** The GET endpoints of the API. */
export type ReadEndpoint = Extract<keyof Endpoints, `GET ${string}`>;

type SuccessStatus = 200 | 201 | 202 | 204;
type Success<Definition extends EndpointDefinition> = Definition['response'][Extract<
  keyof Definition['response'],
  SuccessStatus
>];
type FieldOf<Definition, Name extends keyof EndpointDefinition> = Definition extends { [N in Name]: infer S }
  ? S
  : undefined;
type Flat<T> = { [Key in keyof T]: T[Key] };
/** Replaces `null`, which means no content in an endpoint table, with undefined. */
type NullToUndefined<T> = T extends null ? undefined : T;

type ParamName<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never;

/** Parameters in an endpoint's path; all are strings. */
export type ParamsOf<E extends EndpointName> = Record<ParamName<E>, string>;

type SchemaInput<S extends Schema> = z.input<S>;
/** Fields as callers pass them: values of the output type. A field with a default is optional. */
type Query<S extends Schema> = Flat<
  {
    [Key in keyof SchemaInput<S> as undefined extends SchemaInput<S>[Key] ? Key : never]?:
      z.output<S>[Key & keyof z.output<S>] | undefined;
  } & {
    [Key in keyof SchemaInput<S> as undefined extends SchemaInput<S>[Key] ? never : Key]: z.output<S>[Key &
      keyof z.output<S>];
  }
>;

/** An endpoint's query parameters, as callers pass them. */
export type QueryOf<E extends EndpointName> =
  FieldOf<AllEndpoints[E], 'query'> extends infer S extends Schema ? Query<S> : Record<never, never>;

/** The JSON or form that an endpoint accepts; undefined for an endpoint without a body. */
export type BodyOf<E extends EndpointName> =
  FieldOf<AllEndpoints[E], 'consumes'> extends 'multipart/form-data'
    ? FormData
    : FieldOf<AllEndpoints[E], 'body'> extends infer S extends Schema
      ? z.input<S>
      : undefined;

/** The successful response of an endpoint; undefined without content. */
export type ResponseOf<E extends EndpointName> = NullToUndefined<z.output<Success<AllEndpoints[E]>>>;
