import { useEffect, useRef } from 'react';
import type { EventDetail, EventField } from '@rangmala/shared/contract';

/** Parameters of a path such as `/product/:id`. */
type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

type LinkArguments<Path extends string> = unknown extends ParamsOf<Path> ? [] : [params: ParamsOf<Path>];

/**
 * Lists both fields. With only one field, TypeScript would refuse a `dependsOn` that has only the other field (weak
 * type).
 */
interface Dependencies {
  readonly links?: readonly string[];
  readonly events?: Readonly<Record<string, EventDetail>>;
}

interface WithLinks {
  readonly dependsOn?: Dependencies;
}

type PathsOf<T extends WithLinks> = NonNullable<NonNullable<T['dependsOn']>['links']>[number];

/**
 * Returns a function that builds links to pages of other apps. The function accepts the paths that `remote.ts` lists
 * in `dependsOn.links`, with their parameters. Other paths do not compile.
 */
export function createLinkBuilder<const T extends WithLinks>(_remote: T) {
  return <Path extends PathsOf<T>>(path: Path, ...[params]: LinkArguments<Path>): string =>
    path.replace(/:(\w+)/g, (_all, name: string) =>
      encodeURIComponent((params as Record<string, string> | undefined)?.[name] ?? ''),
    );
}

/** @deprecated Renamed: call `createLinkBuilder`. */
export const linksOf = createLinkBuilder;

type ValueOf<Field extends EventField> = { string: string; number: number; boolean: boolean }[Field];
type DetailOf<Detail extends EventDetail> = { readonly [Name in keyof Detail]: ValueOf<Detail[Name]> };

interface WithEvents {
  readonly events?: Readonly<Record<string, { readonly detail: EventDetail }>>;
  readonly dependsOn?: Dependencies;
}

type OfferedEvents<T extends WithEvents> = NonNullable<T['events']>;
type ReceivedEvents<T extends WithEvents> = NonNullable<NonNullable<T['dependsOn']>['events']>;

/** Prefix of the window events' types. Remotes use window events, because remotes cannot import each other. */
const EVENT_PREFIX = 'rangmala:';

/**
 * Returns functions for events between remotes. `emit` sends the events that `remote.ts` lists in `events`. `useEvent`
 * receives the events that `remote.ts` lists in `dependsOn.events`. Other names and details do not compile.
 */
export function createEventBus<const T extends WithEvents>(_remote: T) {
  return {
    emit<Name extends keyof OfferedEvents<T> & string>(
      name: Name,
      detail: DetailOf<OfferedEvents<T>[Name]['detail']>,
    ) {
      window.dispatchEvent(new CustomEvent(`${EVENT_PREFIX}${name}`, { detail }));
    },
    /** Calls `onEvent` for each event while the component is mounted. */
    useEvent<Name extends keyof ReceivedEvents<T> & string>(
      name: Name,
      onEvent: (detail: DetailOf<ReceivedEvents<T>[Name]>) => void,
    ) {
      const latestListener = useRef(onEvent);
      useEffect(() => {
        latestListener.current = onEvent;
      });
      useEffect(() => {
        const onWindowEvent = (event: Event) => {
          latestListener.current((event as CustomEvent<DetailOf<ReceivedEvents<T>[Name]>>).detail);
        };
        window.addEventListener(`${EVENT_PREFIX}${name}`, onWindowEvent);
        return () => window.removeEventListener(`${EVENT_PREFIX}${name}`, onWindowEvent);
      }, [name]);
    },
  };
}

/** @deprecated Renamed: call `createEventBus`. */
export const eventsOf = createEventBus;
