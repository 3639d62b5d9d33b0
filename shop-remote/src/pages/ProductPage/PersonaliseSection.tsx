import { lazy, type RefObject, Suspense, useState } from 'react';
import { Button, ErrorState, LoadingState } from '@rangmala/shared/ui';
import type { Personalisation } from './use-personalisation.ts';

async function importDesignEditor() {
  const [{ DesignEditor }] = await Promise.all([
    import('./designer/DesignEditor.tsx'),
    // Loads the drawing of pictures now, because the connection may be lost while the editor is open.
    import(/* webpackChunkName: "fields" */ '../../lib/preview/design-pictures.ts'),
  ]);
  return { default: DesignEditor };
}

/** Loads the editor's code before the editor is opened. Ignores a failure, because the open editor tries again. */
export function preloadDesignEditor(): void {
  importDesignEditor().catch(() => undefined);
}

export interface PersonaliseSectionProps {
  personalisation: Personalisation;
  /** Saves the design of a cart line and opens the cart; undefined for other designs. */
  onSave: (() => Promise<void>) | undefined;
  /** Ref of the element around button and editor, which takes the focus when one replaces the other. */
  ref: RefObject<HTMLDivElement | null>;
}

/**
 * The button that opens the design editor, or the open editor. On phones the editor is a dialog, and the button stays.
 * Renders nothing for a product that cannot be personalised. The editor's code is loaded on demand.
 */
export function PersonaliseSection({ ref, ...props }: PersonaliseSectionProps) {
  if (!props.personalisation.canPersonalise) return null;
  return (
    <div ref={ref} tabIndex={-1}>
      <ButtonOrEditor {...props} onOpen={() => ref.current?.focus({ preventScroll: true })} />
    </div>
  );
}

function ButtonOrEditor({
  personalisation,
  onSave,
  onOpen,
}: Omit<PersonaliseSectionProps, 'ref'> & { onOpen: () => void }) {
  // Not a constant of this module, because React keeps the error of a lazy component whose code could not be loaded.
  const [DesignEditor] = useState(() => lazy(importDesignEditor));
  const { frame, isOpen, isLoading, failure, initial, editorKey, open, reload } = personalisation;
  if (failure)
    return (
      <ErrorState message={failure.explanation ?? 'Your design could not be loaded.'} onRetry={reload} />
    );
  const button = (
    <Button
      variant="secondary"
      onClick={() => {
        open();
        if (!frame.isDialog) onOpen();
      }}
    >
      Personalise
    </Button>
  );
  if (!isOpen) return button;
  if (isLoading) return <LoadingState label="Loading your design…" />;
  return (
    <>
      {frame.isDialog && button}
      <Suspense fallback={<LoadingState label="Loading the design editor…" />}>
        <DesignEditor
          key={`${editorKey} ${initial?.design.id ?? ''}`}
          personalisation={personalisation}
          onSave={onSave}
        />
      </Suspense>
    </>
  );
}
