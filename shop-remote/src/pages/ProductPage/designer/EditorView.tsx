import {
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { UPLOAD_ACCEPT } from '@rangmala/shared/contract/rules';
import { links } from '@rangmala/shared/links';
import { Button, ChoiceGroup, Muted, TextArea, VisuallyHidden } from '@rangmala/shared/ui';
import { SeeItOn } from '../../../components/SeeItOn.tsx';
import { hasAnyLayer } from '../../../lib/designer/layers.ts';
import type { PictureOptions } from '../../../lib/designer/new-layers.ts';
import { NEW_TEXT } from '../../../lib/designer/new-texts.ts';
import type { Personalisation } from '../use-personalisation.ts';
import { ArtChoices } from './ArtChoices.tsx';
import { DesignArea } from './DesignArea.tsx';
import { CanvasPane, More, MoreLink, Panes, Region, Sheet, Stage, Status, TopBar } from './EditorLayout.tsx';
import { EditorNotices, LayerHints, SaveLabel } from './EditorNotices.tsx';
import { LayerFields, PositionFields } from './LayerFields.tsx';
import { LayerList } from './LayerList.tsx';
import { MendList } from './MendList.tsx';
import { PreviewToggle } from './PreviewToggle.tsx';
import { StartButtons } from './StartButtons.tsx';
import { TemplateChoices } from './TemplateChoices.tsx';
import { AddButtons, LayerButtons, OrderButtons, SaveButton, UndoButtons } from './Toolbar.tsx';
import { type SheetTool, ToolRow } from './ToolRow.tsx';
import type { Editor } from './use-editor.ts';

export interface EditorViewProps {
  editor: Editor;
  /** Whether the editor fills the screen of a phone. */
  isFullScreen: boolean;
  personalisation: Personalisation;
  region: RefObject<HTMLElement | null>;
  /** Saves the design of a cart line and opens the cart; undefined for other designs. */
  onSave: (() => Promise<void>) | undefined;
}

export function EditorView({ editor, isFullScreen, personalisation, region, onSave }: EditorViewProps) {
  const hintId = useId();
  const sideName = useId();
  const fileInput = useRef<HTMLInputElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const moreHeading = useRef<HTMLHeadingElement>(null);
  /** What the file dialog is open for; undefined for a new layer. */
  const photoOptions = useRef<PictureOptions>(undefined);
  const [tool, setTool] = useState<SheetTool>();
  const [lastSelectedId, setLastSelectedId] = useState<string>();
  const { content, layers, product, selected, side } = editor;
  // A newly selected layer takes the place of an open tool.
  if (selected?.id !== lastSelectedId) {
    setLastSelectedId(selected?.id);
    if (selected) setTool(undefined);
  }

  // Shows the fields of a newly selected layer, unless it was selected in the list of layers below them.
  useEffect(() => {
    const isChosenInList = document.activeElement?.getAttribute('data-layer') === selected?.id;
    if (sheet.current && selected && !isChosenInList) sheet.current.scrollTop = 0;
  }, [selected?.id]); // eslint-disable-line react-hooks/exhaustive-deps -- runs when another layer is selected

  // A choice that closes its tool would otherwise lose the focus.
  useEffect(() => {
    const { current: editorRegion } = region;
    if (tool === undefined) return undefined;
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost) editorRegion?.querySelector<HTMLElement>(`[data-tool="${tool}"]`)?.focus();
    };
  }, [tool, region]);

  // Warnings above the sheet move its focused control out of sight.
  const warnings = editor.warnings.join();
  useEffect(() => {
    if (isFullScreen && sheet.current?.contains(document.activeElement))
      document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [warnings, isFullScreen]);

  /** Opens the file dialog for the photo of a layer, or for a new layer. */
  function chooseFile(options?: PictureOptions): void {
    photoOptions.current = options;
    fileInput.current?.click();
  }

  function addText(): void {
    editor.addTexts([NEW_TEXT]);
  }

  function toggleTool(toggledTool: SheetTool): void {
    setTool(tool === toggledTool ? undefined : toggledTool);
    if (sheet.current) sheet.current.scrollTop = 0;
  }

  function showMore(): void {
    moreHeading.current?.focus();
    moreHeading.current?.scrollIntoView({ block: isFullScreen ? 'start' : 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    if (event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    if (event.shiftKey) editor.redo();
    else editor.undo();
  }

  function dropFile(event: DragEvent): void {
    const [firstFile] = event.dataTransfer.files;
    if (!firstFile) return;
    event.preventDefault();
    void editor.addPicture(firstFile);
  }

  const tools = (
    <ToolRow
      openTool={tool}
      onPhoto={() => chooseFile()}
      onText={addText}
      onTool={toggleTool}
      onMore={showMore}
    />
  );

  return (
    <Region
      ref={region}
      aria-label="Design editor"
      data-design-editor=""
      data-full-screen={isFullScreen || undefined}
      aria-busy={editor.progress !== undefined}
      onKeyDown={onKeyDown}
      onDragOver={(event) => event.preventDefault()}
      onDrop={dropFile}
    >
      <Panes>
        <TopBar>
          {isFullScreen && <Button onClick={personalisation.frame.close}>Done</Button>}
          {isFullScreen && onSave && (
            <SaveButton busy={personalisation.isPreparing} onClick={() => void onSave()}>
              Save and Return to Cart
            </SaveButton>
          )}
          <UndoButtons editor={editor} />
          {isFullScreen && <PreviewToggle picture={personalisation.shownPicture} />}
        </TopBar>
        <CanvasPane>
          {product.sides.length > 1 && (
            <ChoiceGroup
              legend="Side"
              name={sideName}
              options={product.sides.map(({ name, label }) => ({ value: name, label }))}
              value={side}
              onChange={editor.setSide}
            />
          )}
          <Stage>
            <DesignArea editor={editor} onChoosePhoto={chooseFile} />
          </Stage>
          <MendList
            warnings={editor.warnings}
            onFit={editor.canFitForPrint() ? () => void editor.fitForPrint() : undefined}
          />
        </CanvasPane>
        {!isFullScreen && tools}
        <Sheet ref={sheet}>
          {/* The full screen covers the problem on the page. */}
          <EditorNotices
            editor={editor}
            pageProblem={isFullScreen ? personalisation.choice.problem : undefined}
          />
          {selected && !tool && <LayerFields editor={editor} layer={selected} onChoosePhoto={chooseFile} />}
          {(tool === 'templates' || (!tool && !selected)) && product.template && (
            <StartButtons editor={editor} product={product} onChooseFile={() => chooseFile()} />
          )}
          {tool === 'art' && <ArtChoices editor={editor} />}
          {tool === 'templates' && (
            <TemplateChoices editor={editor} category={product.category} onChooseFile={() => chooseFile()} />
          )}
          {selected && !tool && <LayerButtons editor={editor} />}
          <More>
            <h2 ref={moreHeading} tabIndex={-1}>
              More
            </h2>
            <Status role="status">{editor.status}</Status>
            <LayerList editor={editor} hintId={hintId} />
            <AddButtons onPicture={() => chooseFile()} onText={addText} />
            {(!selected || tool) && <LayerButtons editor={editor} />}
            <OrderButtons editor={editor} />
            {selected && <PositionFields editor={editor} layer={selected} />}
            {layers.length > 0 && <LayerHints id={hintId} />}
            <TextArea
              name="note"
              label="Note to the artist"
              rows={2}
              maxLength={1000}
              value={content.note}
              onChange={({ target: { value } }) =>
                editor.change((latest) => ({ ...latest, note: value }), 'note')
              }
            />
            {hasAnyLayer(content) && <SeeItOn design={() => editor.save()} />}
            <MoreLink to={links.designs()}>My designs</MoreLink>
            {editor.refusal && <Muted role="status">{editor.refusal}</Muted>}
            <SaveLabel editor={editor} />
          </More>
        </Sheet>
        {isFullScreen && tools}
      </Panes>
      <VisuallyHidden>
        <input
          ref={fileInput}
          type="file"
          tabIndex={-1}
          aria-hidden="true"
          accept={UPLOAD_ACCEPT}
          onChange={({ target }) => {
            const [chosenFile] = target.files ?? [];
            target.value = '';
            if (chosenFile) void editor.addPicture(chosenFile, photoOptions.current);
          }}
        />
      </VisuallyHidden>
    </Region>
  );
}
