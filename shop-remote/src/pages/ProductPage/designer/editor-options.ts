import type { LineDesign } from '@rangmala/shared/cart';
import type { Product } from '@rangmala/shared/contract';
import type { FieldValues } from '@rangmala/shared/contract/design-fields';
import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
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
  /** Called when the customer deletes or replaces a layer. */
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
