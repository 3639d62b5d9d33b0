import { createLayerTransform, type PrintArea } from '@rangmala/shared/contract/design-geometry';
import { fitPicture } from '@rangmala/shared/contract/design-fields';
import type { Layer, PictureLayer } from '@rangmala/shared/contract/designs';
import { type Assets, computeLayerBox, outlineLayer } from './layer-size.ts';

/**
 * Returns a side with bleed as SVG. Coordinates are in millimetres from the top left corner of the print area. The SVG
 * contains only asset ids, validated numbers and colours, paths and re-encoded pictures, and no text that visitors have
 * typed.
 * @param size size of the drawing in pixels
 * @param sources pictures and drawings as `data:` URIs, by the ids of assets and art
 * @throws RuleError when `assets` lacks a picture, or when a text cannot be drawn
 */
export function renderSideSvg(
  layers: readonly Layer[],
  { width, height, bleed }: PrintArea,
  size: { width: number; height: number },
  assets: Assets,
  sources: ReadonlyMap<string, string>,
): string {
  const assetIds = [...new Set(layers.flatMap((layer) => (layer.kind === 'picture' ? [layer.asset] : [])))];
  const imageElements = assetIds.flatMap((id) => {
    const asset = assets.get(id);
    return asset
      ? [
          `<image id="a${id}" width="${asset.width}" height="${asset.height}" preserveAspectRatio="none" xlink:href="${sources.get(id) ?? ''}"/>`,
        ]
      : [];
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"',
    ` width="${size.width}" height="${size.height}" preserveAspectRatio="none"`,
    ` viewBox="${-bleed} ${-bleed} ${width + 2 * bleed} ${height + 2 * bleed}">`,
    `<defs>${imageElements.join('')}</defs>`,
    ...layers.map((layer, index) => renderLayerSvg(layer, index, assets, sources)),
    '</svg>',
  ].join('');
}

function renderLayerSvg(
  layer: Layer,
  index: number,
  assets: Assets,
  sources: ReadonlyMap<string, string>,
): string {
  const { width, height } = computeLayerBox(layer, assets);
  const renderContent = (): string => {
    if (layer.kind === 'picture') return renderPictureSvg(layer, `m${index}`, assets, { width, height });
    if (layer.kind === 'art')
      return `<image width="${width}" height="${height}" preserveAspectRatio="none" xlink:href="${sources.get(layer.art) ?? ''}"/>`;
    const outline = outlineLayer(layer);
    return `<path transform="scale(${width / outline.width})" fill="${layer.colour}" d="${outline.path}"/>`;
  };
  return `<g transform="${createLayerTransform(layer)} translate(${-width / 2} ${-height / 2})">${renderContent()}</g>`;
}

/** Returns a picture that is fitted into its box, and cut off by its crop and its mask. */
function renderPictureSvg(
  layer: PictureLayer,
  maskId: string,
  assets: Assets,
  size: { width: number; height: number },
): string {
  const asset = assets.get(layer.asset);
  if (!asset) return '';
  const { crop, box } = fitPicture(layer, asset, size);
  const viewBox = `${crop.x * asset.width} ${crop.y * asset.height} ${crop.width * asset.width} ${crop.height * asset.height}`;
  const placed = `<g transform="translate(${box.x} ${box.y})"><svg width="${box.width}" height="${box.height}" viewBox="${viewBox}" preserveAspectRatio="none"><use xlink:href="#a${asset.id}"/></svg></g>`;
  if (layer.mask === undefined) return placed;
  const { width, height } = size;
  const shape =
    layer.mask === 'ellipse'
      ? `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 2}" ry="${height / 2}"/>`
      : `<path transform="scale(${width} ${height})" d="${layer.mask}"/>`;
  return `<clipPath id="${maskId}">${shape}</clipPath><g clip-path="url(#${maskId})">${placed}</g>`;
}
