import type { Product } from '@rangmala/shared/contract';
import { choosePhotograph, listPicturedSides } from '@rangmala/shared/contract/design-warnings';
import type { DesignContent } from '@rangmala/shared/contract/designs';
import type { ChosenOptions } from '@rangmala/shared/contract/product-options';

/** A preview to draw: a side of a design, and the sides with the same photograph. */
export interface PictureToDraw {
  /** The side, and the label of a photograph of the product in use. */
  id: string;
  side: string;
  /** Label of the photograph of the product in use; missing for the photograph of the side. */
  inUse?: string;
}

/** A preview of a side of a design, and of the sides with the same photograph. */
export interface DesignPicture extends PictureToDraw {
  /** Name of the side for customers, or what the photograph of the product in use shows. */
  label: string;
  /** Names of all sides that the preview shows; only `side` when it is missing. */
  shownSides?: readonly string[];
  /** The preview: a canvas, or the URL of a picture that the server has drawn. */
  source: HTMLCanvasElement | string;
}

/** Returns the previews of a design: one for each photograph that shows sides with layers, the product in use last. */
export function listPictures(
  product: Product,
  content: Pick<DesignContent, 'sides'>,
  chosenOptions: ChosenOptions,
): PictureToDraw[] {
  const labels = new Set([undefined, ...product.views.map(({ label }) => label)]);
  return [...labels].flatMap((label) =>
    listPicturedSides(product, content, chosenOptions, label).map((side) =>
      label === undefined ? { id: side, side } : { id: `${side} ${label}`, side, inUse: label },
    ),
  );
}

const EMPTY_PICTURE = 'data:,';

/** Returns what is shown until a preview is drawn. */
export function createUndrawnPicture(
  { sides, views }: Product,
  chosenOptions: ChosenOptions,
  picture: PictureToDraw,
): DesignPicture {
  const { side, inUse } = picture;
  const { placeholder, url = EMPTY_PICTURE } =
    choosePhotograph(views, side, chosenOptions, inUse)?.picture ?? {};
  const label = inUse ?? sides.find(({ name }) => name === side)?.label ?? side;
  return { ...picture, label, source: placeholder ?? url };
}
