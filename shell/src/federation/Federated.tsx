import { Component, Suspense, use, useState, type ReactNode } from 'react';
import { LoadingState } from '@rangmala/shared/ui';
import { BrokenPlace } from './BrokenPlace.tsx';
import { useModuleLoader } from './loader-context.tsx';

interface Place {
  app: string;
  name: string;
  /** A page fills the screen and brings the h1; a slot is a part of another page. */
  kind: 'page' | 'slot';
}

/**
 * Draws a page or slot of any app. When it cannot be loaded, or throws, the next release is tried, and in
 * the end a panel says so; whatever is around it lives on.
 */
export function Federated(place: Place) {
  const loader = useModuleLoader();
  const [stage, setStage] = useState(0);
  const [round, setRound] = useState(0);
  if (place.kind === 'page') use(loader.soon(place.app, place.name));
  return (
    <Suspense fallback={<LoadingState label="Loading…" />}>
      <FromStage
        key={round}
        {...place}
        stage={stage}
        onBroken={(next) => setStage(next)}
        onRetry={() => {
          loader.forget(place.app, place.name);
          setStage(0);
          setRound(round + 1);
        }}
      />
    </Suspense>
  );
}

interface FromStageProps extends Place {
  stage: number;
  onBroken: (nextStage: number) => void;
  onRetry: () => void;
}

function FromStage({ app, name, kind, stage, onBroken, onRetry }: FromStageProps) {
  const loader = useModuleLoader();
  const loaded = use(loader.load(app, name, stage));
  if (!loaded.ok) return <BrokenPlace app={app} kind={kind} onRetry={onRetry} />;
  const Drawn = loaded.module.default;
  return (
    <DrawBoundary
      key={loaded.stage}
      onError={(error) => {
        loader.failed(app, name, loaded.version, error);
        onBroken(loaded.stage + 1);
      }}
    >
      <Drawn />
    </DrawBoundary>
  );
}

interface BoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Catches what a remote throws while it is drawn; only a class can. */
class DrawBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
