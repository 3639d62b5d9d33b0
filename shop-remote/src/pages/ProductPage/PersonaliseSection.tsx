import { Activity, useEffect, useState } from 'react';
import type { Product } from '@rangmala/shared/contract';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { Button, ErrorState, LoadingState } from '@rangmala/shared/ui';
import type { DesignEditorProps } from './designer/DesignEditor.tsx';
import type { Personalisation } from './use-personalisation.ts';

/** The editor's code; undefined until it has loaded. */
let loadedEditor: Awaited<ReturnType<typeof importEditorModule>> | undefined;

async function importEditorModule() {
  const { DesignEditor, preparePreview } = await import('./designer/DesignEditor.tsx');
  return { DesignEditor, preparePreview };
}

async function loadEditor() {
  loadedEditor = await importEditorModule();
  return loadedEditor;
}

/**
 * Loads the editor's code and prepares its preview before the editor is opened. Ignores failures.
 * @returns whether the code has loaded
 */
export async function preloadDesignEditor(product: Product, chosenOptions: ChosenOptions): Promise<boolean> {
  try {
    const { preparePreview } = await loadEditor();
    preparePreview(product, chosenOptions).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}

export interface PersonaliseSectionProps {
  product: Product;
  chosenOptions: ChosenOptions;
  /** The picture file that the customer has chosen, if any. */
  file: File | undefined;
  onRemoveFile: () => void;
  personalisation: Personalisation;
  /** Whether the editor's code has loaded, so that the hidden editor can be rendered before it is opened. */
  isEditorLoaded: boolean;
}

/**
 * The button that opens the design editor, or the open editor. Renders nothing for a product that cannot be
 * personalised. The editor's code is loaded on demand.
 */
export function PersonaliseSection({
  product,
  chosenOptions,
  file,
  onRemoveFile,
  personalisation,
  isEditorLoaded,
}: PersonaliseSectionProps) {
  const { canPersonalise, isOpen, isLoading, failure, initial, editorKey, editor } = personalisation;
  const { open, onCreate, onReport, onDesignChange, reload } = personalisation;
  if (!canPersonalise) return null;
  if (failure)
    return (
      <ErrorState message={failure.explanation ?? 'Your design could not be loaded.'} onRetry={reload} />
    );
  return (
    <>
      {!isOpen && (
        <div>
          <Button variant="secondary" onClick={open}>
            Personalise
          </Button>
        </div>
      )}
      {isOpen && isLoading && <LoadingState label="Loading your design…" />}
      {!isLoading && (isOpen || isEditorLoaded) && (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <LoadedEditor
            key={`${editorKey} ${initial?.design.id ?? ''}`}
            ref={editor}
            product={product}
            chosenOptions={chosenOptions}
            initial={initial}
            file={file}
            isShown={isOpen}
            onCreate={onCreate}
            onReport={onReport}
            onDesignChange={onDesignChange}
            onRemoveFile={onRemoveFile}
          />
        </Activity>
      )}
    </>
  );
}

/** Shows the editor when its code has loaded. Does not use Suspense, because React may then wait another 300 ms. */
function LoadedEditor(props: DesignEditorProps) {
  const [editorModule, setEditorModule] = useState(loadedEditor);
  const [error, setError] = useState<Error>();
  useEffect(() => {
    if (!editorModule) loadEditor().then(setEditorModule, setError);
  }, [editorModule]);
  if (error) throw error;
  return editorModule ? (
    <editorModule.DesignEditor {...props} />
  ) : (
    <LoadingState label="Loading the design editor…" />
  );
}
