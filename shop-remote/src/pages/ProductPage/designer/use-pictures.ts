import { useEffect, useRef, useState } from 'react';
import type { CreatedAsset } from '@rangmala/shared/contract/designs';
import { checkPicture, createPictureUrl } from '@rangmala/shared/pictures';
import { isDesignOrderedError } from '../../../api/designs.ts';
import { removePendingFile, storePendingFile } from '../../../api/picture-files.ts';
import { uploadAsset } from '../../../api/layer-resources.ts';
import { drawLocalPicture, type LocalPicture } from '../../../lib/designer/draw-local-picture.ts';
import {
  createLocalPictureId,
  isPictureShown,
  resolveStoredPictureId,
} from '../../../lib/designer/local-pictures.ts';
import { loadImage } from '../../../lib/load-image.ts';
import type { Autosave } from './use-autosave.ts';
import type { DesignHistory } from './use-design-history.ts';
import type { EditorState } from './use-editor-state.ts';

export type PlacedAsset = Pick<CreatedAsset, 'id' | 'width' | 'height'>;

/** Adds a layer that shows the picture, or replaces the picture of a layer. */
type PlacePictureFunction = (asset: PlacedAsset) => void;

export type Pictures = ReturnType<typeof usePictures>;

/** Returns functions that add pictures to the design, and the progress of their upload. */
export function usePictures(
  { history, resources, retries, showProblem }: EditorState,
  autosave: Pick<Autosave, 'ensureDesign' | 'continueAsCopy'>,
) {
  const [progress, setProgress] = useState<number>();
  const runningUploadCount = useRef(0);
  const uploads = useRef<Promise<unknown>>(Promise.resolve());
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function sendUpload(file: File): Promise<CreatedAsset> {
    const design = await autosave.ensureDesign();
    try {
      return await uploadAsset(design, file, setProgress);
    } catch (error) {
      if (!isDesignOrderedError(error)) throw error;
      return uploadAsset(await autosave.continueAsCopy(design), file, setProgress);
    }
  }

  /** Shows a chosen file under a local id. */
  function showLocalPicture(
    id: string,
    { width, height, picture, drawAreaUrl }: LocalPicture,
    fileUrl: string,
  ): void {
    const localAsset = { id, width, height, picture, url: drawAreaUrl ? '' : fileUrl };
    resources.addAssets([localAsset]);
    if (!drawAreaUrl) return;
    // Lets the browser draw the preview first.
    runAfterNextFrame(() => resources.addAssets([{ ...localAsset, url: drawAreaUrl() ?? fileUrl }]));
  }

  /**
   * Uploads a picture. Layers show it under the local id `id` meanwhile, if the browser can draw it.
   * @param previousId id of the picture that the layers show again after a failure; undefined removes the layers
   * @param endAttempt called when the first attempt has failed
   * @param placePicture shows the picture in a layer; undefined when layers have the local id already
   */
  async function upload(
    file: File,
    { id, previousId }: { id: string; previousId: string | undefined },
    endAttempt: () => void,
    placePicture?: PlacePictureFunction,
  ): Promise<void> {
    const readable = await checkPicture(file).catch((error: unknown) => {
      // The visit that has stored a file has also checked it.
      if (placePicture) throw error;
      return undefined;
    });
    const local = readable && drawLocalPicture(readable);
    const fileUrl = createPictureUrl(file, readable ?? file);
    if (local) {
      showLocalPicture(id, local, fileUrl);
      placePicture?.({ id, width: local.width, height: local.height });
      void storePendingFile(id, file);
    }
    const isPlaced = local !== undefined || placePicture === undefined;
    const isNeeded = () => !isPlaced || isPictureShown(history.readLatestContent(), id);
    try {
      const asset = await retries.run(
        () => sendUpload(file),
        () => {
          endAttempt();
          return isNeeded();
        },
      );
      // Decodes the stored picture before the preview shows it, so that the preview does not flicker.
      const storedPicture = await loadImage(asset.url).catch(() => local?.picture);
      resources.addAssets([{ ...asset, ...(storedPicture && { picture: storedPicture }) }]);
      if (isPlaced) history.replaceAsset(id, asset.id);
      else placePicture(asset);
      if (asset.warnings?.length) showProblem(new Error(asset.warnings.join(' ')));
    } catch (error) {
      const wasNeeded = isNeeded();
      history.replaceAsset(id, previousId);
      if (wasNeeded) throw error;
    } finally {
      URL.revokeObjectURL(fileUrl);
      // Does not remove the file after the editor was closed: nothing saves the uploaded picture then, and the next
      // visit uploads the file again.
      if (isMounted.current) void removePendingFile(id);
    }
  }

  /** Shows the progress of an upload. `work` gets a function that it calls when the first attempt has failed. */
  function trackUpload(work: (endAttempt: () => void) => Promise<void>): Promise<void> {
    runningUploadCount.current += 1;
    setProgress(0);
    const firstAttempt = new Promise<void>((endAttempt) => {
      void work(endAttempt)
        .catch(showProblem)
        .finally(() => {
          runningUploadCount.current -= 1;
          if (runningUploadCount.current === 0) setProgress(undefined);
          endAttempt();
        });
    });
    uploads.current = Promise.all([uploads.current, firstAttempt]);
    return firstAttempt;
  }

  return {
    /** Uploaded fraction of a running upload, from 0 to 1; undefined without an upload. */
    progress,
    /**
     * Checks and uploads a picture. Shows the picture during the upload if the browser can draw it, otherwise afterwards.
     * After a failed upload, the layer shows its previous picture, or is removed if it had none.
     * @param replacedId id of the layer that gets the picture instead of its current picture
     * @returns a promise that resolves when a layer shows the picture, or when the picture cannot be added
     */
    add: (file: File, placePicture: PlacePictureFunction, replacedId?: string): Promise<void> =>
      new Promise((resolve) => {
        const place: PlacePictureFunction = (asset) => {
          placePicture(asset);
          resolve();
        };
        const previousId = findAssetOfLayer(history, replacedId);
        const ids = { id: createLocalPictureId(previousId), previousId };
        void trackUpload((endAttempt) => upload(file, ids, endAttempt, place)).then(resolve);
      }),
    /** Waits until each upload has ended, or has failed for the first time and will be repeated. */
    waitForUploads: () => uploads.current,
    /**
     * Continues the upload of a picture that layers show under a local id. After a failed upload, the layers show their
     * previous picture, or are removed.
     */
    resume(id: string, file: File): void {
      const ids = { id, previousId: resolveStoredPictureId(id) };
      void trackUpload((endAttempt) => upload(file, ids, endAttempt));
    },
  };
}

const runAfterNextFrame = (work: () => void): unknown => requestAnimationFrame(() => setTimeout(work));

/** Returns the id of the picture that a layer shows; undefined when no picture layer has this id. */
function findAssetOfLayer(
  { readLatestContent }: Pick<DesignHistory, 'readLatestContent'>,
  layerId: string | undefined,
): string | undefined {
  const layer = readLatestContent()
    .sides.flatMap(({ layers }) => layers)
    .find(({ id }) => id === layerId);
  return layer?.kind === 'picture' ? layer.asset : undefined;
}
