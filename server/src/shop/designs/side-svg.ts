import { createLayerTransform, type PrintArea } from '@rangmala/shared/contract/design-geometry';
import type { Layer, PictureLayer } from '@rangmala/shared/contract/designs';
import type { DesignAssetRow } from '../../database/design-tables.ts';
import { type Assets, computeLayerBox } from './layer-size.ts';
import { outlineText } from './text/outline.ts';

/**
 * Returns a side with bleed as SVG. Coordinates are in millimetres from the top left corner of the print area. The SVG
 * contains only asset ids, validated numbers and colours, paths and re-encoded pictures, and no text that visitors have
 * typed.
 * @param size size of the drawing in pixels
 * @param getDataUri returns the picture of an asset as a `data:` URI
 * @throws RuleError when `assets` lacks a picture, or when a text cannot be drawn
 */
export function renderSideSvg(
  layers: readonly Layer[],
  { width, height, bleed }: PrintArea,
  size: { width: number; height: number },
  assets: Assets,
  getDataUri: (asset: DesignAssetRow) => string,
): string {
  const assetIds = [...new Set(layers.flatMap((layer) => (layer.kind === 'picture' ? [layer.asset] : [])))];
  const imageElements = assetIds.flatMap((id) => {
    const asset = assets.get(id);
    return asset
      ? [
          `<image id="a${id}" width="${asset.width}" height="${asset.height}" preserveAspectRatio="none" xlink:href="${getDataUri(asset)}"/>`,
        ]
      : [];
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"',
    ` width="${size.width}" height="${size.height}" preserveAspectRatio="none"`,
    ` viewBox="${-bleed} ${-bleed} ${width + 2 * bleed} ${height + 2 * bleed}">`,
    `<defs>${imageElements.join('')}</defs>`,
    ...layers.map((layer) => renderLayerSvg(layer, assets)),
    '</svg>',
  ].join('');
}

function renderLayerSvg(layer: Layer, assets: Assets): string {
  const { width, height } = computeLayerBox(layer, assets);
  const content =
    layer.kind === 'text' ? renderTextSvg(layer, width) : renderPictureSvg(layer, assets, width, height);
  return `<g transform="${createLayerTransform(layer)} translate(${-width / 2} ${-height / 2})">${content}</g>`;
}

function renderTextSvg({ text, typeface, colour }: Extract<Layer, { kind: 'text' }>, width: number): string {
  const outline = outlineText(text, typeface);
  return `<path transform="scale(${width / outline.width})" fill="${colour}" d="${outline.path}"/>`;
}

/** Returns an `<svg>` element with the part of the picture inside `crop`; '' when `assets` lacks the picture. */
function renderPictureSvg(
  { asset: id, crop }: PictureLayer,
  assets: Assets,
  width: number,
  height: number,
): string {
  const asset = assets.get(id);
  if (!asset) return '';
  const { x, y, width: cropWidth, height: cropHeight } = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const viewBox = `${x * asset.width} ${y * asset.height} ${cropWidth * asset.width} ${cropHeight * asset.height}`;
  return `<svg width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="none"><use xlink:href="#a${id}"/></svg>`;
}
