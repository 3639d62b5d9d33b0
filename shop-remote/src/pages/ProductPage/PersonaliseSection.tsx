import { lazy, Suspense } from 'react';
import type { Product } from '@rangmala/shared/contract';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { Button, ErrorState, LoadingState } from '@rangmala/shared/ui';
import type { Personalisation } from './use-personalisation.ts';

const importEditor = async () => ({ default: (await import('./designer/DesignEditor.tsx')).DesignEditor });
const DesignEditor = lazy(importEditor);

/** Loads the editor's code while a chosen picture is decoded. A failure is shown when the editor opens. */
export const preloadDesignEditor = (): unknown => importEditor().catch(() => undefined);

export interface PersonaliseSectionProps {
  product: Product;
  chosen: ChosenOptions;
  /** The file of the field “Upload your design”. */
  file: File | undefined;
  personalisation: Personalisation;
}

/** The button that opens the design editor, or the editor. The editor's code is loaded when it is first used. */
export function PersonaliseSection({ product, chosen, file, personalisation }: PersonaliseSectionProps) {
  const { isPossible, isOpen, isLoading, hasFailed, initial, editorKey, editor } = personalisation;
  const { open, onCreate, onReport, reload } = personalisation;
  if (!isPossible) return null;
  if (hasFailed) return <ErrorState message="Your design could not be loaded." onRetry={reload} />;
  if (!isOpen) {
    return (
      <div>
        <Button variant="secondary" onClick={open}>
          Personalise
        </Button>
      </div>
    );
  }
  if (isLoading) return <LoadingState label="Loading your design…" />;
  return (
    <Suspense fallback={<LoadingState label="Loading the design editor…" />}>
      <DesignEditor
        key={`${editorKey} ${initial?.design.id ?? ''}`}
        ref={editor}
        product={product}
        chosen={chosen}
        initial={initial}
        file={file}
        onCreate={onCreate}
        onReport={onReport}
      />
    </Suspense>
  );
}
