import { useCallback, useRef, useState, type RefObject } from 'react';
import type { CartLine, LineDesign, LineVariant } from '@rangmala/shared/cart';
import type { Product } from '@rangmala/shared/contract';
import type { EditorHandle, EditorReport } from './designer/DesignEditor.tsx';
import { type InitialDesign, useInitialDesign } from './use-initial-design.ts';
import type { DesignChoice } from './use-design.ts';

/** Shown only when the server does not answer, the storage is blocked, and there is no file. */
const NOT_KEPT = 'Your design could not be saved. Please check your connection and try again.';

const NOTHING: EditorReport = { hasLayers: false, warnings: [] };

export interface Personalisation {
  /** Whether the product can be printed. */
  isPossible: boolean;
  isOpen: boolean;
  isLoading: boolean;
  /** Whether an unfinished design could not be loaded. */
  hasFailed: boolean;
  reload: () => void;
  initial: InitialDesign | undefined;
  /** The cart line whose design is changed. */
  line: CartLine | undefined;
  report: EditorReport;
  /** The preview when the dialog opened. */
  snapshot: string | undefined;
  isPreparing: boolean;
  /** Key of the editor, a new one for each design. */
  round: number;
  editor: RefObject<EditorHandle | null>;
  open: () => void;
  onCreate: (design: LineDesign) => void;
  onReport: (report: EditorReport) => void;
  takeSnapshot: () => void;
  /**
   * Saves and uploads what the cart line needs. A design that cannot be saved now is stored in this browser and saved
   * before the order.
   * @returns undefined when the file could not be uploaded, or on cancellation
   */
  prepare: () => Promise<LineVariant | undefined>;
  cancel: () => void;
  startNewDesign: () => void;
}

/** Returns the state of the design editor on the product page, and the part of it that is added to the cart. */
export function usePersonalisation(product: Product, choice: DesignChoice): Personalisation {
  const isPossible = product.sides.length > 0;
  const { line, initial, isLoading, hasFailed, reload, remember, forget } = useInitialDesign(product.id);
  const [isOpened, setOpened] = useState(false);
  const [report, setReport] = useState(NOTHING);
  const [snapshot, setSnapshot] = useState<string>();
  const [isPreparing, setPreparing] = useState(false);
  const [round, setRound] = useState(0);
  const editor = useRef<EditorHandle>(null);
  /** The running preparation; closing the dialog cancels it. */
  const asked = useRef<object>(undefined);
  const hasLayers = initial?.content.sides.some(({ layers }) => layers.length > 0) ?? false;

  return {
    isPossible,
    isOpen: isPossible && (isOpened || hasLayers || choice.design !== undefined),
    isLoading,
    hasFailed,
    reload,
    initial,
    line,
    report,
    snapshot,
    isPreparing,
    round,
    editor,
    open: () => setOpened(true),
    onCreate: remember,
    onReport: useCallback((next: EditorReport) => setReport(next), []),
    takeSnapshot: () => setSnapshot(report.hasLayers ? editor.current?.snapshot() : undefined),
    async prepare() {
      const request = {};
      asked.current = request;
      setPreparing(true);
      try {
        const [design, uploaded] = await Promise.all([
          editor.current?.settle(),
          choice.design && choice.upload(),
        ]);
        if (asked.current !== request || (choice.design && !uploaded)) return undefined;
        if (!design && !uploaded && report.hasLayers) {
          choice.fail(NOT_KEPT);
          return undefined;
        }
        return {
          ...(uploaded && choice.design && { customDesign: { ...uploaded, name: choice.design.file.name } }),
          ...(design && { design }),
        };
      } finally {
        setPreparing(false);
      }
    },
    cancel: () => (asked.current = undefined),
    startNewDesign() {
      forget();
      setOpened(false);
      setReport(NOTHING);
      setSnapshot(undefined);
      setRound(round + 1);
    },
  };
}
