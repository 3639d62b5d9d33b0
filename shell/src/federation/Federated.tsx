import { Component, Suspense, use, useState, type ReactNode } from 'react';
import { LoadingState } from '@rangmala/shared/ui';
import { isForeignChangeError } from '../foreign-changes.ts';
import { useModuleLoader } from './federation-context.tsx';
import { LoadAttempt } from './module-loader.ts';
import { SlowNote } from './SlowNote.tsx';
import { UnavailablePart } from './UnavailablePart.tsx';

interface ModuleProps {
  app: string;
  name: string;
  /** Whether the component is a page, which contains the h1, or is shown in a slot of a page. */
  kind: 'page' | 'slot';
}

/**
 * Renders a page or slot component of any app. When the component cannot be loaded or throws, the next load attempt
 * follows. After the last attempt, a panel replaces the component. The rest of the page keeps working.
 */
export function Federated(props: ModuleProps) {
  const loader = useModuleLoader();
  const [firstAttempt, setFirstAttempt] = useState<number>();
  const [retries, setRetries] = useState(0);
  if (props.kind === 'page') use(loader.waitBriefly(props.app, props.name));
  return (
    <>
      <Suspense fallback={<LoadingState label="Loading…" />}>
        <AttemptedModule
          key={retries}
          {...props}
          firstAttempt={firstAttempt}
          onFailure={setFirstAttempt}
          onRetry={() => {
            loader.reset(props.app, props.name);
            setFirstAttempt(LoadAttempt.Current);
            setRetries(retries + 1);
          }}
        />
      </Suspense>
      <SlowNote load={loader.load(props.app, props.name, firstAttempt)} />
    </>
  );
}

interface AttemptedModuleProps extends ModuleProps {
  firstAttempt: number | undefined;
  onFailure: (nextAttempt: number) => void;
  onRetry: () => void;
}

/** Number of times that a module is rendered again after errors that are not its own. */
const MAX_RESTORES = 3;

function AttemptedModule({ app, name, kind, firstAttempt, onFailure, onRetry }: AttemptedModuleProps) {
  const loader = useModuleLoader();
  const [restores, setRestores] = useState(0);
  const result = use(loader.load(app, name, firstAttempt));
  if (!result.ok) return <UnavailablePart app={app} kind={kind} onRetry={onRetry} />;
  const LoadedComponent = result.module.default;
  return (
    <RenderErrorBoundary
      key={`${result.attempt} ${restores}`}
      onError={(error) => {
        // Renders the same release again: not the release is at fault, and its next render finds a document of its own.
        if (!isForeignChangeError(error)) loader.reportRenderFailure(app, name, result.version, error);
        else if (restores < MAX_RESTORES) return setRestores(restores + 1);
        onFailure(result.attempt + 1);
      }}
    >
      <LoadedComponent />
    </RenderErrorBoundary>
  );
}

interface BoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/**
 * Passes an error of a page or slot component to `onError`, and then renders nothing. A class, because no hook of React
 * catches errors.
 */
class RenderErrorBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
