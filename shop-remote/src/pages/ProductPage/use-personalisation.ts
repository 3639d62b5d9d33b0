import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { CartLine, LineDesign, LineVariant } from '@rangmala/shared/cart';
import type { Product } from '@rangmala/shared/contract';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';
import type { DesignPicture } from '../../lib/preview/list-pictures.ts';
import type { EditorHandle, EditorReport } from './designer/DesignEditor.tsx';
import type { InitialDesign } from '../../api/load-design.ts';
import { type Fields, useFields } from './fields/use-fields.ts';
import { type LoadFailure, useInitialDesign } from './use-initial-design.ts';
import type { CustomDesignChoice } from './use-custom-design.ts';
import type { ProductPicturesProps } from './ProductPictures.tsx';
import { type DesignerDialog, useDesignerDialog } from './use-designer-dialog.ts';

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

/** Time between the last change in the editor and the next drawing of the small pictures. */
const DRAWING_PAUSE_MS = 400;

interface DrawnPictures {
  /** Whether the pictures are being drawn. */
  isDrawing?: boolean;
  /** The file that was chosen when the pictures were drawn. */
  file: File | undefined;
  pictures: readonly DesignPicture[];
}

const NO_PICTURES: DrawnPictures = { file: undefined, pictures: [] };

export interface Personalisation {
  /** False for a product without printable sides. */
  canPersonalise: boolean;
  isOpen: boolean;
  isLoading: boolean;
  /** The error when the stored design could not be loaded. */
  failure: LoadFailure | undefined;
  reload: () => void;
  initial: InitialDesign | undefined;
  /** The cart line with the edited design; undefined when the design belongs to no cart line. */
  line: CartLine | undefined;
  report: EditorReport;
  /** The fields of the product. */
  fields: Fields;
  /** Whether there are layers to print, in the editor or from changed fields. */
  hasDesign: boolean;
  warnings: readonly string[];
  /** Whether the editor's message {@link EditorReport.problem} is in a dialog that is closed. */
  isProblemHidden: boolean;
  /** Changes the design so that fewer warnings apply; undefined when that is impossible. */
  fitForPrint: (() => void) | undefined;
  /** What the page's big picture shows instead of the product's pictures. */
  preview: ProductPicturesProps['preview'];
  /** The element of the big picture in which the editor draws; null while the big picture shows something else. */
  previewSlot: HTMLElement | null;
  setPreviewSlot: (element: HTMLElement | null) => void;
  /** Called when the customer chooses a picture of `preview`. The editor then shows its side. */
  showPicture: (picture: DesignPicture) => void;
  /** The editor's dialog on phones. */
  frame: DesignerDialog;
  /** Previews of the printed sides with the chosen file, for the confirmation dialog. */
  designPictures: readonly DesignPicture[];
  /** Whether `designPictures` is empty because the pictures are being drawn. */
  isDrawing: boolean;
  isPreparing: boolean;
  /** Key of the editor, which changes with each new design. */
  editorKey: number;
  editor: RefObject<EditorHandle | null>;
  open: () => void;
  onCreate: (design: LineDesign) => void;
  onReport: (report: EditorReport) => void;
  /** Called after a change that affects the design's pictures. */
  onDesignChange: () => void;
  /** Draws `designPictures` now and at once after each change, until {@link endConfirmation} is called. */
  showDesignPictures: () => void;
  /** Stops drawing the pictures at once, and cancels a preparation. */
  endConfirmation: () => void;
  /**
   * Saves the design and uploads the file for the cart line. A design that cannot be saved now is stored in this
   * browser and saved before the order.
   * @returns the design and the file for the cart line; undefined after a failure or a cancellation
   */
  prepareVariant: () => Promise<LineVariant | undefined>;
  startNewDesign: () => void;
}

/** Returns the state and the actions of the design editor on the product page. */
export function usePersonalisation(
  product: Product,
  chosenOptions: ChosenOptions,
  choice: CustomDesignChoice,
): Personalisation {
  const canPersonalise = product.sides.length > 0;
  const { line, initial, isFieldDesign, isLoading, failure, reload, storeDesign, clearDesign } =
    useInitialDesign(product);
  const dialog = useDesignerDialog();
  const [previewSlot, setPreviewSlot] = useState<HTMLElement | null>(null);
  const [wasOpenedByCustomer, setWasOpenedByCustomer] = useState(false);
  const [report, setReport] = useState(EMPTY_REPORT);
  const [drawnPictures, setDrawnPictures] = useState<DrawnPictures>(NO_PICTURES);
  const [isPreparing, setPreparing] = useState(false);
  const [editorKey, setEditorKey] = useState(0);
  const editor = useRef<EditorHandle>(null);
  const shownPicture = useRef<string>(undefined);
  const latestDrawing = useRef<object>(undefined);
  /** Whether the confirmation dialog shows the pictures. */
  const isConfirming = useRef(false);
  const drawingTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The running preparation; closing the confirmation dialog cancels it. */
  const runningPreparation = useRef<object>(undefined);
  const hasInitialLayers = initial?.content.sides.some(({ layers }) => layers.length > 0) ?? false;
  const file = choice.design?.file;
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
    shownPicture,
    fillInEditor: async (name, value) => editor.current?.fillField(name, value),
  });
  const adoptEditorValues = useEffectEvent(fields.adopt);

  function drawDesignPictures(): void {
    const drawing = {};
    latestDrawing.current = drawing;
    const show = (pictures: readonly DesignPicture[]) => {
      if (latestDrawing.current === drawing) setDrawnPictures({ file, pictures });
    };
    editor.current
      ?.drawPictures()
      .then(show)
      // After a failure, shows the picture of the preview. Waits one frame, because the preview is drawn in the next
      // frame.
      .catch(() => requestAnimationFrame(() => show(editor.current?.captureShownSide() ?? [])));
  }

  /** Draws the small pictures, if there are several. The editor itself draws the big picture. */
  function drawSeveralPictures(): void {
    if (editor.current?.hasSeveralPictures()) drawDesignPictures();
    else setDrawnPictures(NO_PICTURES);
  }

  useEffect(() => () => clearTimeout(drawingTimer.current), []);

  useEffect(() => {
    if (isOpen && report !== EMPTY_REPORT) adoptEditorValues(report.fieldValues);
  }, [isOpen, report]);

  /** The cart line that is edited gets the saved design, whose id differs when it is a copy. */
  function takeOverFields(design: LineDesign): void {
    fields.removeDraft();
    if (line?.design && line.design.id !== design.id) storeDesign(design);
  }

  const isDialogShown = dialog.isDialog && dialog.isOpen && isOpen;
  const drawAfterDialog = useEffectEvent(drawSeveralPictures);
  useEffect(() => {
    if (!isDialogShown) return drawAfterDialog();
    // Shows the big picture when the dialog closes, after the page has restored its scroll position. The button that
    // opened the dialog is then below the window; those of the bar are always shown.
    const showBigPicture = () => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>('[data-bottom-bar] button')?.focus({ preventScroll: true });
    };
    return () => void requestAnimationFrame(() => requestAnimationFrame(showBigPicture));
  }, [isDialogShown]);

  const frame = { ...dialog, isOpen: dialog.isOpen && isOpen };
  const isEditorPictured = isOpen && (report.hasLayers || !frame.isDialog || frame.isOpen);
  const editorPreview = isEditorPictured && {
    pictures: drawnPictures.pictures,
    side: report.side,
    isLive: true,
  };

  return {
    canPersonalise,
    isOpen,
    preview: fields.preview ?? (editorPreview || undefined),
    previewSlot,
    setPreviewSlot,
    showPicture({ id, side, inUse }) {
      shownPicture.current = id;
      if (inUse === undefined) editor.current?.showSide(side);
    },
    frame,
    fields,
    hasDesign: fields.isActive || (report === EMPTY_REPORT ? fields.hasChanges : report.hasLayers),
    fitForPrint: report.canFit && !fields.isActive ? () => void editor.current?.fitForPrint() : undefined,
    warnings: fields.isActive ? fields.warnings : report.warnings,
    isProblemHidden: frame.isDialog && !frame.isOpen,
    isLoading,
    failure,
    reload,
    initial,
    line,
    report,
    // Does not return pictures that were drawn with a replaced file.
    designPictures: fields.preview?.pictures ?? (drawnPictures.file === file ? drawnPictures.pictures : []),
    isDrawing: fields.isDrawing || (drawnPictures.isDrawing ?? false),
    isPreparing,
    editorKey,
    editor,
    open() {
      setWasOpenedByCustomer(true);
      dialog.open();
    },
    onCreate(design) {
      storeDesign(design);
      fields.removeDraft();
    },
    onReport: useCallback((newReport: EditorReport) => {
      setReport(newReport);
    }, []),
    onDesignChange() {
      if (isConfirming.current) return drawDesignPictures();
      clearTimeout(drawingTimer.current);
      // The dialog covers the pictures, which are drawn when it closes.
      if (!isDialogShown) drawingTimer.current = setTimeout(drawSeveralPictures, DRAWING_PAUSE_MS);
    },
    showDesignPictures() {
      isConfirming.current = true;
      clearTimeout(drawingTimer.current);
      const isDrawn = drawnPictures.file === file && drawnPictures.pictures.length > 0;
      setDrawnPictures({
        file,
        pictures: isDrawn ? drawnPictures.pictures : (editor.current?.captureShownSide() ?? []),
        isDrawing: Boolean(editor.current),
      });
      drawDesignPictures();
    },
    endConfirmation() {
      isConfirming.current = false;
      runningPreparation.current = undefined;
    },
    async prepareVariant() {
      const preparation = {};
      runningPreparation.current = preparation;
      setPreparing(true);
      try {
        const [design, uploadedFile] = await Promise.all([
          fields.isActive ? fields.save() : editor.current?.saveOrStore(),
          choice.design && choice.upload(),
        ]);
        if (runningPreparation.current !== preparation || (choice.design && !uploadedFile)) return undefined;
        if (!design && !uploadedFile && (report.hasLayers || fields.isActive)) {
          choice.showProblem(DESIGN_NOT_SAVED);
          return undefined;
        }
        if (design && fields.isActive) takeOverFields(design);
        return {
          ...(uploadedFile &&
            choice.design && { customDesign: { ...uploadedFile, name: choice.design.file.name } }),
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
      setWasOpenedByCustomer(false);
      if (dialog.isOpen) dialog.close();
      setReport(EMPTY_REPORT);
      setDrawnPictures(NO_PICTURES);
      setEditorKey(editorKey + 1);
    },
  };
}
