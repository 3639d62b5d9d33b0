import type { DesignContent, Layer, PictureLayer } from '@rangmala/shared/contract/designs';
import { createLayerId } from './layers.ts';

/*
 * A picture that the browser can draw is shown at once and uploaded in the background. Until the server has stored the
 * picture, its layer refers to a local id, which is not saved.
 */
const LOCAL_ID_PATTERN = /^local:[^:]*:(.*)$/;

/**
 * Returns the id of a picture that is being uploaded.
 * @param previous id of the picture that the new picture replaces; undefined in a new layer
 */
export const createLocalPictureId = (previous: string | undefined): string =>
  `local:${createLayerId()}:${previous ?? ''}`;

export const isLocalPictureId = (id: string): boolean => LOCAL_ID_PATTERN.test(id);

export const isPictureShown = ({ sides }: DesignContent, id: string): boolean =>
  sides.some(({ layers }) => layers.some((layer) => layer.kind === 'picture' && layer.asset === id));

/** Returns whether a layer, except the layer with the id `exceptId`, shows a picture that is being uploaded. */
export const hasLocalPicture = ({ sides }: DesignContent, exceptId: string | undefined): boolean =>
  sides.some(({ layers }) =>
    layers.some(
      (layer) => layer.kind === 'picture' && layer.id !== exceptId && isLocalPictureId(layer.asset),
    ),
  );

/**
 * Returns the content with the picture `replacement` in place of the picture `id`. If `replacement` is undefined,
 * leaves out the layers that show the picture `id`.
 */
export function replaceAsset(
  content: DesignContent,
  id: string,
  replacement: string | undefined,
): DesignContent {
  return mapPictureIds(content, (asset) => (asset === id ? replacement : asset));
}

/** Returns the content with other pictures, by the ids of the present ones. */
export const replaceAssets = (
  content: DesignContent,
  replacements: Readonly<Record<string, string>>,
): DesignContent => mapPictureIds(content, (asset) => replacements[asset] ?? asset);

/** Returns whether a picture layer is the box of a field, which may be empty. */
export const isPhotoSlot = ({ field, height }: PictureLayer): boolean =>
  field !== undefined && height !== undefined;

const savableContents = new WeakMap<DesignContent, DesignContent>();

/**
 * Returns the content that can be saved while pictures are being uploaded. The layers of these pictures keep the
 * previous picture or are left out. Returns the same object for the same content.
 */
export function removeLocalPictures(content: DesignContent): DesignContent {
  const result = savableContents.get(content) ?? mapPictureIds(content, resolveStoredPictureId);
  savableContents.set(content, result);
  return result;
}

/**
 * Returns the id of a stored picture unchanged. For a local id, returns the id of the stored picture that the local
 * picture replaces; undefined when there is none.
 */
export function resolveStoredPictureId(id: string): string | undefined {
  const previous = LOCAL_ID_PATTERN.exec(id)?.[1];
  if (previous === undefined) return id;
  return previous === '' ? undefined : resolveStoredPictureId(previous);
}

/**
 * Returns the content with the picture ids that `mapId` returns. Leaves out a layer when `mapId` returns undefined.
 * Returns the same content when no id changes.
 */
function mapPictureIds(content: DesignContent, mapId: (id: string) => string | undefined): DesignContent {
  const isChanged = content.sides.some(({ layers }) =>
    layers.some((layer) => layer.kind === 'picture' && mapId(layer.asset) !== layer.asset),
  );
  if (!isChanged) return content;
  const sides = content.sides.map(({ side, layers }) => ({
    side,
    layers: layers.flatMap((layer): Layer[] => {
      if (layer.kind !== 'picture') return [layer];
      const asset = mapId(layer.asset);
      if (asset !== undefined) return [{ ...layer, asset }];
      // The place for a photo stays, without the photo.
      return isPhotoSlot(layer) ? [{ ...layer, asset: '' }] : [];
    }),
  }));
  return { ...content, sides };
}
