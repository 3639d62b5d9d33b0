import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import type { DesignContent } from '@rangmala/shared/contract/designs';
import { preloadPictureCheck } from '@rangmala/shared/pictures';
import { createTemplateContent, fillValues, readValues } from '../../../lib/designer/template-content.ts';
import {
  createEmptyContent,
  extractContent,
  hasAnyLayer,
  isOutlineLoading,
} from '../../../lib/designer/layers.ts';
import type { Personalisation } from '../use-personalisation.ts';
import type { EditorReport } from './editor-options.ts';
import { EditorView } from './EditorView.tsx';
import { FullScreenDialog } from './FullScreenDialog.tsx';
import { useEditor } from './use-editor.ts';
import { listTexts } from './use-layer-resources.ts';
import { usePastedFile } from './use-pasted-file.ts';

export interface DesignEditorProps {
  personalisation: Personalisation;
  /** Saves the design of a cart line and opens the cart; undefined for other designs. */
  onSave: (() => Promise<void>) | undefined;
}

/** Id of the layer that shows the file chosen on the product page. */
const UPLOADED_LAYER_ID = 'upload';

/** Editor for pictures and texts on the sides of a product, by mouse, touch and keyboard. */
export function DesignEditor({ personalisation, onSave }: DesignEditorProps) {
  const { product, chosenOptions, choice, frame, initial, onCreate, onDesignChange, onReport } =
    personalisation;
  const file = choice.design?.file;
  const { changes, files } = personalisation.fields;
  const region = useRef<HTMLElement>(null);
  const fillChanges = (content: DesignContent) => fillValues(product, content, changes);
  const [startContent] = useState(() => {
    if (initial) return extractContent(initial.content);
    // The file takes the place of the shop's own design, but not of texts that were typed.
    const startsEmpty = file !== undefined && Object.keys(changes).length === 0;
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
    onRemove: ({ id }) => id === UPLOADED_LAYER_ID && personalisation.removeFile(),
  });
  const { content, side, resources, warnings, focusRequest } = editor;
  const hasLayers = hasAnyLayer(content);

  const canFit = warnings.length > 0 && editor.canFitForPrint();
  const fieldValues = readValues(product, content);
  const { problem = '' } = editor;
  const reportJson = JSON.stringify({ hasLayers, warnings, problem, canFit, fieldValues, side });
  useEffect(() => onReport(JSON.parse(reportJson) as EditorReport), [reportJson, onReport]);

  const isLoaded = useRef(false);
  useEffect(() => {
    if (isLoaded.current) return;
    isLoaded.current = true;
    // A photo can then be added without a connection.
    preloadPictureCheck();
    files.forEach((photo, id) => editor.resumeUpload(id, photo));
    if (!initial) return;
    if (Object.keys(changes).length > 0) editor.change(fillChanges);
    resources.addAssets(initial.content.assets);
    initial.pendingFiles?.forEach((pendingFile, id) => editor.resumeUpload(id, pendingFile));
    if (!initial.unsaved) return;
    const { content: unsavedContent } = initial.unsaved;
    // Applies the unsaved changes, although they are based on an old revision: the server refuses them, and the
    // customer can then choose a version.
    editor.change(() => unsavedContent);
  }, []); // eslint-disable-line react-hooks/exhaustive-deps -- runs once, because the editor itself makes later changes

  // A layer shows the chosen file. Another file replaces the picture of the layer.
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

  useImperativeHandle(personalisation.editor, () => ({
    saveOrStore() {
      // The cart line has the shown options, and its pictures show the options of the design.
      if (JSON.stringify(content.options) !== chosenOptionsJson) editor.setOptions(chosenOptions);
      return editor.saveOrStore(file && UPLOADED_LAYER_ID);
    },
    fillField: editor.fillField,
    showSide: editor.setSide,
    fitForPrint: () => editor.fitForPrint(),
  }));

  const { assets, outlines, textProblems } = resources;
  const reportDesignChange = useEffectEvent(() => {
    const isComplete = !listTexts(content).some((text) => isOutlineLoading(text, resources));
    if (isComplete) onDesignChange({ product, chosenOptions, content, resources, side });
  });
  useEffect(() => reportDesignChange(), [content, assets, outlines, textProblems, chosenOptions, side]);

  useEffect(() => {
    if (!focusRequest) return;
    const element = region.current?.querySelector<HTMLElement>(focusRequest.selector);
    element?.focus();
    if (element instanceof HTMLTextAreaElement) element.select();
  }, [focusRequest]);

  usePastedFile(region, (pastedFile) => void editor.addPicture(pastedFile));

  const isFullScreen = frame.isDialog && frame.isOpen;
  const view = (
    <EditorView
      editor={editor}
      isFullScreen={isFullScreen}
      personalisation={personalisation}
      region={region}
      onSave={onSave}
    />
  );
  return (
    <>
      {!frame.isDialog && view}
      {isFullScreen && (
        <FullScreenDialog label={`Personalise ${product.name}`} onClose={frame.close}>
          {view}
        </FullScreenDialog>
      )}
    </>
  );
}
