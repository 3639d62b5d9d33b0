import type { Product } from '@rangmala/shared/contract';
import {
  choosePhotograph,
  listPicturedSides,
  listSidesOfPhotograph,
} from '@rangmala/shared/contract/design-warnings';
import type { DesignContent } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';

/** A preview of a side of a design, and of the sides with the same photograph. */
export interface DesignPicture {
  /** The side, and the label of a photograph of the product in use. */
  id: string;
  side: string;
  /** Names of all sides that the photograph shows. */
  shownSides: readonly string[];
  /** Label of the photograph of the product in use; missing for the photograph of the side. */
  inUse?: string;
  /** Whether the sides have no layers. */
  isBlank?: boolean;
  /** Name of the side for customers, or what the photograph of the product in use shows. */
  label: string;
  /** The preview: a canvas, or the URL of a picture that is shown until the canvas is drawn. */
  source: HTMLCanvasElement | string;
}

const EMPTY_PICTURE = 'data:,';

/**
 * Returns the previews of a design before they are drawn: one for each photograph that shows sides with layers, the
 * product in use last.
 * @param editedSide a side that has a preview also without layers
 */
export function listPictures(
  product: Product,
  content: Pick<DesignContent, 'sides'>,
  chosenOptions: ChosenOptions,
  editedSide?: string,
): DesignPicture[] {
  const createPicture = (side: string, inUse?: string): DesignPicture => {
    const sides = listSidesOfPhotograph(product, side, chosenOptions, inUse).map((shown) => shown.side);
    const { placeholder, url = EMPTY_PICTURE } =
      choosePhotograph(product.views, side, chosenOptions, inUse)?.picture ?? {};
    return {
      id: inUse === undefined ? side : `${side} ${inUse}`,
      side,
      shownSides: sides.length > 0 ? sides : [side],
      ...(inUse !== undefined && { inUse }),
      label: inUse ?? product.sides.find(({ name }) => name === side)?.label ?? side,
      source: placeholder ?? url,
    };
  };
  const labels = new Set([undefined, ...product.views.map(({ label }) => label)]);
  const pictures = [...labels].flatMap((label) =>
    listPicturedSides(product, content, chosenOptions, label).map((side) => createPicture(side, label)),
  );
  const isPictured = pictures.some(
    ({ inUse, shownSides }) => inUse === undefined && shownSides.includes(editedSide ?? ''),
  );
  return editedSide === undefined || isPictured
    ? pictures
    : [{ ...createPicture(editedSide), isBlank: true }, ...pictures];
}
