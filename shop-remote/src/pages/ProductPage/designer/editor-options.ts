import type { LineDesign } from '@rangmala/shared/cart';
import type { Product } from '@rangmala/shared/contract';
import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';

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
