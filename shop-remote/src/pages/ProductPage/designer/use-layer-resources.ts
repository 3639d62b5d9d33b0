import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { shortenText } from '@rangmala/shared/contract/design-warnings';
import type { DesignContent, TextLayer, TextOutline } from '@rangmala/shared/contract/designs';
import { fetchOutline } from '../../../api/layer-resources.ts';
import type { DesignHistory } from './use-design-history.ts';
import type { Retries } from './use-retries.ts';
import { createOutlineKey, type LayerResources, type ShownAsset } from '../../../lib/designer/layers.ts';

/** Time after which a text is shown in a font of the browser while its outline is being loaded. */
const PLAIN_TEXT_DELAY_MS = 2000;

/** Returns the pictures and outlines of a design's layers. Loads the outlines of its texts. */
export function useLayerResources(
  retries: Pick<Retries, 'run'>,
  { content, readLatestContent }: Pick<DesignHistory, 'content' | 'readLatestContent'>,
) {
  const [assets, setAssets] = useState<LayerResources['assets']>(new Map());
  const [outlines, setOutlines] = useState<LayerResources['outlines']>(new Map());
  const [textProblems, setTextProblems] = useState<Required<LayerResources>['textProblems']>(new Map());
  /** The running, answered and refused requests by outline key. */
  const requests = useRef(new Map<string, Promise<TextOutline>>());

  /**
   * Returns the outline of a text. Requests an outline that is not loaded, and repeats the request after a temporary
   * failure while the design has the text.
   * @throws ApiError when the server refuses the text, or when the design no longer has the text after a failure
   */
  function loadOutline(text: TextLayer): Promise<TextOutline> {
    const key = createOutlineKey(text);
    const request = requests.current.get(key) ?? requestOutline(key, text);
    requests.current.set(key, request);
    return request;
  }

  async function requestOutline(key: string, text: TextLayer): Promise<TextOutline> {
    const isNeeded = () => listTexts(readLatestContent()).some((each) => createOutlineKey(each) === key);
    const showProblem = (sentence: string, isRefused: boolean) =>
      setTextProblems((latest) => new Map(latest).set(key, { sentence, isRefused }));
    const showDelay = () =>
      showProblem(
        `“${shortenText(text.text)}” is shown in a plain typeface until our server answers.`,
        false,
      );
    const timer = setTimeout(showDelay, PLAIN_TEXT_DELAY_MS);
    try {
      const outline = await retries.run(
        () => fetchOutline(text),
        () => {
          showDelay();
          return isNeeded();
        },
      );
      setOutlines((latest) => new Map(latest).set(key, outline));
      return outline;
    } catch (error) {
      if (isNeeded()) showProblem(error instanceof Error ? error.message : String(error), true);
      else requests.current.delete(key);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  const loadOutlines = useEffectEvent(() =>
    // `textProblems` says why an outline cannot be loaded.
    listTexts(content).forEach((text) => void loadOutline(text).catch(() => undefined)),
  );
  useEffect(() => loadOutlines(), [content]);

  return {
    assets,
    outlines,
    textProblems,
    addAssets: (newAssets: readonly ShownAsset[]) =>
      setAssets((loaded) => new Map([...loaded, ...newAssets.map((asset) => [asset.id, asset] as const)])),
    loadOutline,
  };
}

export const listTexts = ({ sides }: DesignContent): TextLayer[] =>
  sides.flatMap(({ layers }) => layers.filter((layer) => layer.kind === 'text'));
