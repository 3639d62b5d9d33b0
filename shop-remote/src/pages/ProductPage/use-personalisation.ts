import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LineDesign, LineVariant } from '@rangmala/shared/cart';
import type { Product } from '@rangmala/shared/contract';
import { uploadPicture } from '@rangmala/shared/pictures';
import type { DesignToDraw } from '../../lib/preview/design-pictures.ts';
import type { DesignPicture } from '../../lib/preview/list-pictures.ts';
import type { EditorHandle, EditorReport } from './designer/editor-options.ts';
import { useFields } from './fields/use-fields.ts';
import { useChosenOptions } from './use-chosen-options.ts';
import { useInitialDesign } from './use-initial-design.ts';
import { useCustomDesign } from './use-custom-design.ts';
import { useDesignPictures } from './use-design-pictures.ts';
import type { DesignPreviews } from './ProductPictures.tsx';
import { useDesignerDialog } from './use-designer-dialog.ts';

/**
 * Shown when a design with layers was neither saved on the server nor stored in this browser, and no file is chosen.
 */
const DESIGN_NOT_SAVED = 'Your design could not be saved. Please check your connection and try again.';

const EMPTY_REPORT: EditorReport = {
  hasLayers: false,
  side: '',
  warnings: [],
  problem: '',
  canFit: false,
  fieldValues: {},
};

export type Personalisation = ReturnType<typeof usePersonalisation>;

/** Returns what a customer chooses and designs on the page of a product, and what the page shows of it. */
export function usePersonalisation(product: Product) {
  const { chosenOptions, chooseOption } = useChosenOptions(product);
  const choice = useCustomDesign();
  const canPersonalise = product.sides.length > 0;
  const { line, initial, isFieldDesign, isLoading, failure, reload, storeDesign, clearDesign } =
    useInitialDesign(product);
  const dialog = useDesignerDialog();
  const { pictures, ...drawing } = useDesignPictures(product, chosenOptions);
  const [wasOpenedByCustomer, setWasOpenedByCustomer] = useState(false);
  const [report, setReport] = useState(EMPTY_REPORT);
  const [isPreparing, setPreparing] = useState(false);
  const [editorKey, setEditorKey] = useState(0);
  const editor = useRef<EditorHandle>(null);
  /** The running preparation; closing the confirmation dialog cancels it. */
  const runningPreparation = useRef<object>(undefined);
  const hasInitialLayers = initial?.content.sides.some(({ layers }) => layers.length > 0) ?? false;
  // The fields of the page are the shorter way to change a design of the cart that only has other values.
  const isOpenByUrl = !isLoading && dialog.isOpen && !(line && isFieldDesign);
  const isOpen =
    canPersonalise &&
    (wasOpenedByCustomer ||
      isOpenByUrl ||
      (hasInitialLayers && !isFieldDesign) ||
      choice.design !== undefined);
  const fields = useFields({
    product,
    chosenOptions,
    initial: isFieldDesign ? initial : undefined,
    isLoading,
    isEditorOpen: isOpen,
    draw: drawing.draw,
    fillInEditor: async (name, value) => editor.current?.fillField(name, value),
  });
  const adoptEditorValues = useEffectEvent(fields.adopt);

  useEffect(() => {
    if (isOpen && report !== EMPTY_REPORT) adoptEditorValues(report.fieldValues);
  }, [isOpen, report]);

  /** The cart line that is edited gets the saved design, whose id differs when it is a copy. */
  function takeOverFields(design: LineDesign): void {
    fields.removeDraft();
    if (line?.design && line.design.id !== design.id) storeDesign(design);
  }

  function open(): void {
    setWasOpenedByCustomer(true);
    dialog.open();
  }

  const frame = { ...dialog, isOpen: dialog.isOpen && isOpen };
  const isDialogShown = frame.isDialog && frame.isOpen;
  useEffect(() => {
    if (!isDialogShown) return undefined;
    // Shows the big picture when the dialog closes, after the page has restored its scroll position. The button that
    // opened the dialog is then below the window; those of the bar are always shown.
    const showBigPicture = () => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>('[data-bottom-bar] button')?.focus({ preventScroll: true });
    };
    return () => void requestAnimationFrame(() => requestAnimationFrame(showBigPicture));
  }, [isDialogShown]);

  const isEditorPictured = isOpen && (report.hasLayers || !frame.isDialog || frame.isOpen);
  const side = isOpen ? report.side : fields.side;
  const shownPicture = pictures.find(
    ({ inUse, shownSides }) => inUse === undefined && shownSides.includes(side),
  );
  const preview: DesignPreviews | undefined =
    (fields.isActive || isEditorPictured) && pictures.length > 0
      ? { pictures, shownId: shownPicture?.id ?? side, isEdited: isOpen, isCovered: isDialogShown }
      : undefined;

  return {
    product,
    chosenOptions,
    chooseOption,
    /** The file that the customer has chosen, and what is wrong with it. */
    choice,
    /** False for a product without printable sides. */
    canPersonalise,
    isOpen,
    /** What the page's big picture shows instead of the product's pictures. */
    preview,
    /** The picture of the side that the editor shows. */
    shownPicture,
    /** The picture of the field that was changed last, while the page shows the design of the fields. */
    fieldPicture: fields.isActive ? shownPicture : undefined,
    /** Called when the customer chooses a picture of `preview`. The editor then shows its side. */
    showPicture({ id, side: pictureSide, inUse }: DesignPicture) {
      drawing.shownId.current = id;
      if (inUse === undefined) editor.current?.showSide(pictureSide);
    },
    /** The editor's dialog on phones. */
    frame,
    fields,
    /** Whether there is something to print: a file, layers in the editor, or changed fields. */
    hasDesign:
      choice.design !== undefined ||
      fields.isActive ||
      (report === EMPTY_REPORT ? fields.hasChanges : report.hasLayers),
    /** Changes the design so that fewer warnings apply; undefined when that is impossible. */
    fitForPrint: report.canFit && !fields.isActive ? () => void editor.current?.fitForPrint() : undefined,
    warnings: fields.isActive ? fields.warnings : report.warnings,
    /** The editor's message {@link EditorReport.problem} while it is in a dialog that is closed; otherwise ''. */
    hiddenProblem: frame.isDialog && !frame.isOpen ? report.problem : '',
    isLoading,
    /** The error when the stored design could not be loaded. */
    failure,
    reload,
    initial,
    /** The cart line with the edited design; undefined when the design belongs to no cart line. */
    line,
    report,
    /** Previews of the sides with layers, for the confirmation dialog. */
    designPictures: preview ? pictures.filter(({ isBlank }) => !isBlank) : [],
    /** Whether `designPictures` is empty because the pictures are being drawn. */
    isDrawing: drawing.isDrawing && (fields.isActive || report.hasLayers),
    isPreparing,
    /** Key of the editor, which changes with each new design. */
    editorKey,
    editor,
    open,
    removeFile() {
      // The editor would close together with the file. It may have other layers.
      setWasOpenedByCustomer(true);
      choice.removeDesign();
    },
    onCreate(design: LineDesign) {
      storeDesign(design);
      fields.removeDraft();
    },
    onReport: setReport,
    onDesignChange: (design: DesignToDraw) => drawing.draw(() => Promise.resolve(design)),
    /** Cancels a preparation whose result nobody waits for any more. */
    cancelPreparation() {
      runningPreparation.current = undefined;
    },
    /**
     * Saves the design and uploads the file for the cart line. A design that cannot be saved now is stored in this
     * browser and saved before the order.
     * @returns the design and the file for the cart line; undefined after a failure or a cancellation
     */
    async prepareVariant(): Promise<LineVariant | undefined> {
      const preparation = {};
      runningPreparation.current = preparation;
      const file = choice.design?.file;
      setPreparing(true);
      choice.dismissProblem();
      try {
        const [design, uploadedFile] = await Promise.all([
          fields.isActive ? fields.save() : editor.current?.saveOrStore(),
          file && uploadPicture(file),
        ]);
        if (runningPreparation.current !== preparation) return undefined;
        if (!design && !uploadedFile && (report.hasLayers || fields.isActive)) {
          choice.showProblem(DESIGN_NOT_SAVED);
          return undefined;
        }
        if (design && fields.isActive) takeOverFields(design);
        return {
          ...(file && uploadedFile && { customDesign: { ...uploadedFile, name: file.name } }),
          ...(design && { design }),
        };
      } catch (error) {
        choice.showProblem((error as Error).message);
        return undefined;
      } finally {
        setPreparing(false);
      }
    },
    startNewDesign() {
      clearDesign();
      fields.reset();
      drawing.clear();
      setWasOpenedByCustomer(false);
      if (dialog.isOpen) dialog.close();
      setReport(EMPTY_REPORT);
      setEditorKey(editorKey + 1);
    },
  };
}
