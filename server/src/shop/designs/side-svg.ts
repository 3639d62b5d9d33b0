import { createLayerTransform, type PrintArea } from '@rangmala/shared/contract/design-geometry';
import { fitPicture } from '@rangmala/shared/contract/design-fields';
import type { ArtLayer, Layer, PictureLayer } from '@rangmala/shared/contract/designs';
import type { DesignAssetRow } from '../../database/design-tables.ts';
import { type Assets, computeLayerBox, outlineLayer } from './layer-size.ts';

/**
 * Returns a side with bleed as SVG. Coordinates are in millimetres from the top left corner of the print area. The SVG
 * contains only asset ids, validated numbers and colours, paths and re-encoded pictures, and no text that visitors have
 * typed.
 * @param size size of the drawing in pixels
 * @param getDataUri returns the picture of an asset as a `data:` URI
 * @param getArtUri returns a drawing as a `data:` URI
 * @throws RuleError when `assets` lacks a picture, or when a text cannot be drawn
 */
export function renderSideSvg(
  layers: readonly Layer[],
  { width, height, bleed }: PrintArea,
  size: { width: number; height: number },
  assets: Assets,
  getDataUri: (asset: DesignAssetRow) => string,
  getArtUri: (id: string) => string,
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
    ...layers.map((layer, index) => renderLayerSvg(layer, index, assets, getArtUri)),
    '</svg>',
  ].join('');
}

function renderLayerSvg(
  layer: Layer,
  index: number,
  assets: Assets,
  getArtUri: (id: string) => string,
): string {
  const { width, height } = computeLayerBox(layer, assets);
  const renderContent = (): string => {
    if (layer.kind === 'text') return renderTextSvg(layer, width);
    if (layer.kind === 'art') return renderArtSvg(layer, getArtUri);
    return renderBoxedPictureSvg(layer, `m${index}`, assets, width, height);
  };
  return `<g transform="${createLayerTransform(layer)} translate(${-width / 2} ${-height / 2})">${renderContent()}</g>`;
}

function renderTextSvg(layer: Extract<Layer, { kind: 'text' }>, width: number): string {
  const outline = outlineLayer(layer);
  return `<path transform="scale(${width / outline.width})" fill="${layer.colour}" d="${outline.path}"/>`;
}

const renderArtSvg = ({ art, width, height }: ArtLayer, getArtUri: (id: string) => string): string =>
  `<image width="${width}" height="${height}" preserveAspectRatio="none" xlink:href="${getArtUri(art)}"/>`;

/** Returns a picture that is fitted into its box, and cut off by its mask. */
function renderBoxedPictureSvg(
  layer: PictureLayer,
  maskId: string,
  assets: Assets,
  width: number,
  height: number,
): string {
  const asset = assets.get(layer.asset);
  if (!asset) return '';
  const { crop, box } = fitPicture(layer, asset, { width, height });
  const picture = renderPictureSvg({ ...layer, crop }, assets, box.width, box.height);
  const placed = `<g transform="translate(${box.x} ${box.y})">${picture}</g>`;
  if (layer.mask === undefined) return placed;
  const shape =
    layer.mask === 'ellipse'
      ? `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 2}" ry="${height / 2}"/>`
      : `<path transform="scale(${width} ${height})" d="${layer.mask}"/>`;
  return `<clipPath id="${maskId}">${shape}</clipPath><g clip-path="url(#${maskId})">${placed}</g>`;
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
