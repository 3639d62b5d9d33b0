import { useEffect, useState } from 'react';
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

/** Loads the editor's code and prepares its preview before the editor is opened. Ignores failures. */
export const preloadDesignEditor = (product: Product, chosenOptions: ChosenOptions): unknown =>
  loadEditor()
    .then(({ preparePreview }) => preparePreview(product, chosenOptions))
    .catch(() => undefined);

export interface PersonaliseSectionProps {
  product: Product;
  chosenOptions: ChosenOptions;
  /** The picture file that the customer has chosen, if any. */
  file: File | undefined;
  onRemoveFile: () => void;
  personalisation: Personalisation;
}

/** The button that opens the design editor, or the editor. The editor's code is loaded on demand. */
export function PersonaliseSection({
  product,
  chosenOptions,
  file,
  onRemoveFile,
  personalisation,
}: PersonaliseSectionProps) {
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
    <LoadedEditor
      key={`${editorKey} ${initial?.design.id ?? ''}`}
      ref={editor}
      product={product}
      chosenOptions={chosenOptions}
      initial={initial}
      file={file}
      onCreate={onCreate}
      onReport={onReport}
      onRemoveFile={onRemoveFile}
    />
  );
}

/** The editor once its code is loaded. Does not use Suspense, which would show the editor up to 300 ms later. */
function LoadedEditor(props: DesignEditorProps) {
  const [code, setCode] = useState(loadedEditor);
  const [error, setError] = useState<Error>();
  useEffect(() => {
    if (!code) loadEditor().then(setCode, setError);
  }, [code]);
  if (error) throw error;
  return code ? <code.DesignEditor {...props} /> : <LoadingState label="Loading the design editor…" />;
}
