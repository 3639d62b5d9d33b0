import {
  type DragEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { LineDesign } from '@rangmala/shared/cart';
import type { Product } from '@rangmala/shared/contract';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import { PictureConversionOffer } from '@rangmala/shared/pictures';
import { ChoiceGroup, Notice, TextArea } from '@rangmala/shared/ui';
import type { FieldValues } from '@rangmala/shared/contract/design-fields';
import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import type { InitialDesign } from '../../../api/load-design.ts';
import { createTemplateContent, fillValues, readValues } from '../../../lib/designer/template-content.ts';
import { createEmptyContent, extractContent, hasAnyLayer } from '../../../lib/designer/layers.ts';
import { type DesignPicture, drawDesignPictures, toDataUrl } from '../../../lib/preview/design-pictures.ts';
import { AddButtons } from './AddButtons.tsx';
import { ConflictNotice, Hint, LayerHints } from './EditorNotices.tsx';
import { CopyToProduct } from './CopyToProduct.tsx';
import { DesignArea } from './DesignArea.tsx';
import { DesignPreview } from './DesignPreview.tsx';
import { Panes, Progress, Region, Status } from './EditorLayout.tsx';
import { LayerFields } from './LayerFields.tsx';
import { LayerList } from './LayerList.tsx';
import { StartButtons } from './StartButtons.tsx';
import { TemplateButtons } from './TemplateButtons.tsx';
import { SmallButton, Toolbar } from './Toolbar.tsx';
import { useEditor } from './use-editor.ts';
import { usePastedFile } from './use-pasted-file.ts';

/** Functions of the editor that the product page calls. */
export interface EditorHandle {
  /**
   * Waits for uploads and saves unsaved changes. Stores the design in this browser when it cannot be saved.
   * @returns undefined when the design is empty, or could neither be saved nor stored
   * @throws Error with a message when the upload of a picture other than the chosen file takes too long
   * @throws ApiError when the server will refuse the same content again
   */
  saveOrStore: () => Promise<LineDesign | undefined>;
  /**
   * Fills in a value of a field, and adds the layers of the shop's own design that show it.
   * @throws ApiError when the text cannot be printed
   */
  fillField: (name: string, value: FieldValues[string]) => Promise<void>;
  /** Returns the preview's picture of the shown side; an empty list when the side has no layers or no preview. */
  captureShownSide: () => DesignPicture[];
  /** Returns previews of the sides that have layers. @throws DOMException when a picture cannot be loaded */
  drawSides: () => Promise<DesignPicture[]>;
}

/** State of the design that the product page shows. */
export interface EditorReport {
  hasLayers: boolean;
  warnings: readonly string[];
  /** Values of the fields; '' for a field without layers. */
  fieldValues: FieldValues;
}

export interface DesignEditorProps {
  product: Product;
  chosenOptions: ChosenOptions;
  /** The stored design that the editor opens; undefined for a new design. */
  initial: InitialDesign | undefined;
  /** Whether a new design starts without layers, instead of as the shop's own design. */
  startsEmpty: boolean;
  /** Values that the customer has filled in and `initial` lacks, and their photos by picture id. */
  changes: FieldValues;
  files: ReadonlyMap<string, File>;
  /** The chosen picture file, if any. The editor adds a layer with the picture. Another file replaces the picture. */
  file: File | undefined;
  onCreate: (design: LineDesign) => void;
  onReport: (report: EditorReport) => void;
  /** Called after layers, pictures, outlines or options have changed. */
  onDesignChange: () => void;
  /** Called when the customer deletes the layer of the file. */
  onRemoveFile: () => void;
  ref: Ref<EditorHandle>;
}

/** Id of the layer that shows the file chosen on the product page. */
const UPLOADED_LAYER_ID = 'upload';

const SAVE_LABELS = {
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved yet. We’ll keep trying.',
  refused: 'Not saved. Please change your design, and we’ll try again.',
  conflict: 'Not saved. Please choose a version.',
};

/** Editor for pictures and texts on the sides of a product, by mouse, touch and keyboard. */
export function DesignEditor({
  product,
  chosenOptions,
  initial,
  startsEmpty,
  changes,
  files,
  file,
  onCreate,
  onReport,
  onDesignChange,
  onRemoveFile,
  ref,
}: DesignEditorProps) {
  const hintId = useId();
  const sideName = useId();
  const region = useRef<HTMLElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  /** Id of the layer that the file dialog is open for; undefined for a new layer. */
  const replacedId = useRef<string>(undefined);
  const fillChanges = (content: DesignContent) => fillValues(product, content, changes);
  const [startContent] = useState(() => {
    if (initial) return extractContent(initial.content);
    const create = startsEmpty ? createEmptyContent : createTemplateContent;
    return fillChanges(create(product, chosenOptions));
  });
  const editor = useEditor({
    product,
    chosenOptions,
    content: startContent,
    design: initial?.design,
    revision: initial ? (initial.unsaved ?? initial.content).revision : 0,
    onCreate,
    onRemove: ({ id }) => id === UPLOADED_LAYER_ID && onRemoveFile(),
  });
  const { content, layers, selected, side, resources } = editor;
  const hasLayers = hasAnyLayer(content);
  const { warnings, focusRequest, progress, retries } = editor;

  const fieldValues = readValues(product, content);
  const reportJson = JSON.stringify({ hasLayers, warnings, fieldValues });
  useEffect(() => onReport(JSON.parse(reportJson) as EditorReport), [reportJson, onReport]);

  const isLoaded = useRef(false);
  useEffect(() => {
    if (isLoaded.current) return;
    isLoaded.current = true;
    editor.loadOutlines(fillChanges(startContent));
    files.forEach((photo, id) => editor.resumeUpload(id, photo));
    if (!initial) return;
    if (Object.keys(changes).length > 0) editor.change(fillChanges);
    editor.loadResources(initial.content);
    initial.pendingFiles?.forEach((pendingFile, id) => editor.resumeUpload(id, pendingFile));
    if (!initial.unsaved) return;
    const { content: unsavedContent } = initial.unsaved;
    editor.loadResources({ ...initial.content, ...unsavedContent });
    // Applies the unsaved changes, although they are based on an old revision: the server refuses them, and the
    // customer can then choose a version.
    editor.change(() => unsavedContent);
  }, []); // eslint-disable-line react-hooks/exhaustive-deps -- runs once, because the editor itself makes later changes

  const previousFile = useRef<File>(undefined);
  useEffect(() => {
    if (file) void editor.addPicture(file, { replacedId: UPLOADED_LAYER_ID });
    else if (previousFile.current) editor.discard(UPLOADED_LAYER_ID);
    previousFile.current = file;
  }, [file]); // eslint-disable-line react-hooks/exhaustive-deps -- runs once for each file

  // Saves the options with the design, without an undo step. Keeps the options of a loaded design until the customer
  // chooses others: opening a design must not change the design.
  const chosenOptionsJson = JSON.stringify(chosenOptions);
  const ignoredOptionsJson = useRef(initial && chosenOptionsJson);
  useEffect(() => {
    if (chosenOptionsJson === ignoredOptionsJson.current) return;
    ignoredOptionsJson.current = undefined;
    if (JSON.stringify(content.options) === chosenOptionsJson || !hasLayers) return;
    editor.setOptions(JSON.parse(chosenOptionsJson) as ChosenOptions);
  }, [chosenOptionsJson, hasLayers]); // eslint-disable-line react-hooks/exhaustive-deps -- runs when the options change, not when the content changes

  useImperativeHandle(ref, () => ({
    saveOrStore() {
      // The cart line has the shown options, and its pictures show the options of the design.
      if (JSON.stringify(content.options) !== chosenOptionsJson) editor.setOptions(chosenOptions);
      return editor.saveOrStore(file && UPLOADED_LAYER_ID);
    },
    captureShownSide() {
      const canvas = region.current?.querySelector('canvas');
      const label = product.sides.find(({ name }) => name === side)?.label ?? side;
      return layers.length > 0 && canvas ? [{ side, label, url: toDataUrl(canvas) }] : [];
    },
    fillField: editor.fillField,
    drawSides: () => drawDesignPictures({ product, chosenOptions, content, resources }),
  }));

  const { assets, outlines } = resources;
  const reportDesignChange = useEffectEvent(onDesignChange);
  useEffect(() => reportDesignChange(), [content, assets, outlines, chosenOptions]);

  useEffect(() => {
    if (!focusRequest) return;
    const element = region.current?.querySelector<HTMLElement>(focusRequest.selector);
    element?.focus();
    if (element instanceof HTMLTextAreaElement) element.select();
  }, [focusRequest]);

  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    if (event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    if (event.shiftKey) editor.redo();
    else editor.undo();
  }

  /** Opens the file dialog for the photo of a layer, or for a new layer. */
  function chooseFile(layer?: Layer): void {
    replacedId.current = layer?.id;
    fileInput.current?.click();
  }

  usePastedFile(region, (pastedFile) => void editor.addPicture(pastedFile));

  function dropFile(event: DragEvent): void {
    const [firstFile] = event.dataTransfer.files;
    if (!firstFile) return;
    event.preventDefault();
    void editor.addPicture(firstFile);
  }

  return (
    <Region
      ref={region}
      aria-label="Design editor"
      data-design-editor=""
      aria-busy={progress !== undefined}
      onKeyDown={onKeyDown}
      onDragOver={(event) => event.preventDefault()}
      onDrop={dropFile}
    >
      {product.sides.length > 1 && (
        <ChoiceGroup
          legend="Side"
          name={sideName}
          options={product.sides.map(({ name, label }) => ({ value: name, label }))}
          value={side}
          onChange={editor.setSide}
        />
      )}
      <Panes>
        <DesignArea editor={editor} onChoosePhoto={chooseFile} />
        <DesignPreview editor={editor} product={product} chosenOptions={chosenOptions} />
        <AddButtons
          editor={editor}
          fileInput={fileInput}
          onChooseFile={() => chooseFile()}
          onFile={(chosenFile) =>
            void editor.addPicture(chosenFile, replacedId.current ? { replacedId: replacedId.current } : {})
          }
        />
      </Panes>
      {product.template && (
        <StartButtons editor={editor} product={product} onChooseFile={() => chooseFile()} />
      )}
      <TemplateButtons editor={editor} category={product.category} onChooseFile={() => chooseFile()} />
      {progress !== undefined && (
        <Progress>
          Uploading your picture… <progress aria-label="Upload" max={1} value={progress} />
        </Progress>
      )}
      {editor.saveState === 'conflict' && <ConflictNotice editor={editor} />}
      {retries.notice && (
        <Notice tone="info">
          {retries.notice} <SmallButton onClick={retries.retryNow}>Try Again</SmallButton>
        </Notice>
      )}
      {editor.problem && <Notice tone="bad">{editor.problem}</Notice>}
      <PictureConversionOffer
        files={editor.convertibleFiles}
        onFile={(file) => void editor.addPicture(file)}
      />
      <LayerList editor={editor} hintId={hintId} />
      <Toolbar editor={editor} />
      {selected && <LayerFields editor={editor} layer={selected} onChoosePhoto={chooseFile} />}
      <Status role="status">{editor.status}</Status>
      {layers.length > 0 && <LayerHints id={hintId} />}
      <TextArea
        name="note"
        label="Note to the artist"
        rows={2}
        maxLength={1000}
        value={content.note}
        onChange={({ target: { value } }) =>
          editor.change((content) => ({ ...content, note: value }), 'note')
        }
      />
      {hasLayers && <CopyToProduct editor={editor} product={product} />}
      {editor.refusal && <Hint role="status">{editor.refusal}</Hint>}
      {!(editor.problem && editor.saveState === 'saved') && <Hint>{SAVE_LABELS[editor.saveState]}</Hint>}
    </Region>
  );
}
