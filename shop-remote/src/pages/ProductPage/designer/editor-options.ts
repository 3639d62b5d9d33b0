import type { LineDesign } from '@rangmala/shared/cart';
import type { Product } from '@rangmala/shared/contract';
import type { FieldValues } from '@rangmala/shared/contract/design-fields';
import type { CopiedDesign, Design, DesignContent, Layer } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';

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
  showSide: (name: string) => void;
  /** Moves and scales layers so that fewer warnings apply. */
  fitForPrint: () => Promise<void>;
}

/** State of the design that the product page shows. */
export interface EditorReport {
  hasLayers: boolean;
  /** The edited side. */
  side: string;
  warnings: readonly string[];
  /** The editor's latest message about a picture, such as what a drawing loses in print; '' without one. */
  problem: string;
  /** Whether {@link EditorHandle.fitForPrint} would take away warnings. */
  canFit: boolean;
  /** Values of the fields; '' for a field without layers. */
  fieldValues: FieldValues;
}

export interface EditorOptions {
  product: Product;
  chosenOptions: ChosenOptions;
  content: DesignContent;
  design: LineDesign | undefined;
  /** The revision that the first change is based on; undefined when it is unknown. */
  revision: number | undefined;
  onCreate: (design: LineDesign) => void;
  /** Called when the customer deletes a layer. */
  onRemove: (layer: Layer) => void;
}

/** Requests the focus for the element with this selector; each request is a new object. */
export interface FocusRequest {
  selector: string;
}

/** The layer that is edited on the design area: the caret is in its text, or its photo is moved inside its frame. */
export interface EditingMode {
  layerId: string | undefined;
  kind: 'text' | 'photo';
}

/**
 * `refused`: the server does not accept the content, so nothing is sent until the next change. `conflict`: another
 * editor has saved a newer revision, so nothing is sent until the customer chooses a version.
 */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'refused' | 'conflict';

export interface AutosaveOptions {
  productId: string;
  content: DesignContent;
  /** Returns the content including changes that are not rendered yet. */
  readLatestContent: () => DesignContent;
  initial: LineDesign | undefined;
  /** The revision that the first change is based on; undefined when it is unknown. */
  initialRevision: number | undefined;
  /** Content when the editor opened: the stored design, or the start of a new design. */
  loadedContent: DesignContent;
  /** Whether the design with the loaded content is stored. A new design is stored after the first change. */
  isStored: boolean;
  /** Returns whether the design shows pictures that are not uploaded yet. `content` leaves out these pictures. */
  hasPendingPicture: () => boolean;
  onCreate: (design: LineDesign) => void;
  /** Receives the copy of a design that was ordered, before changes are saved in the copy. */
  onCopy: (copy: CopiedDesign) => void;
  /** Receives another editor's version, which replaces the content. */
  onLoadNewerVersion: (newerDesign: Design) => void;
}
