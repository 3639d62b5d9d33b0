import type { Art, Style } from './art.ts';
import type { Matrix, Path } from './path.ts';
import { writePath } from './path.ts';
import { thousandths } from './number.ts';
import { type Attributes, attributeText, element, type Stop, stopList, svgDocument } from './svg.ts';

function styleAttributes(style: Style): Attributes {
  return {
    fill: style.fill ?? 'none',
    stroke: style.stroke,
    'stroke-width': style.stroke === undefined ? undefined : (style.width ?? 1),
    'stroke-linecap': style.cap,
    'stroke-linejoin': style.join,
    'stroke-dasharray': style.dash?.map(thousandths).join(' '),
    'fill-rule': style.rule,
    // Opacity of a single paint renders faster than opacity of the whole element.
    'fill-opacity': style.stroke === undefined ? style.opacity : undefined,
    'stroke-opacity': style.fill === undefined ? style.opacity : undefined,
    opacity: style.stroke !== undefined && style.fill !== undefined ? style.opacity : undefined,
  };
}

/** Side and colour of a product in a picture. */
export interface Pose {
  /** The side that faces the viewer; undefined: the front. */
  side?: string | undefined;
  /** `#rrggbb` of the chosen colour; undefined: as sold. */
  colour?: string | undefined;
}

/** What a picture of a product without its print shows; previews put a customer's design on it. */
export interface Blank extends Pose {
  /** The side that faces the viewer. */
  side: string;
  /** Print areas by side, in millimetres. */
  areas: Readonly<Record<string, Size>>;
}

interface Size {
  width: number;
  height: number;
}

/** Where a print area lies: a grid of points, row by row, as fractions of the picture's width and height. */
export interface PrintSurface {
  /** `#rrggbb`, the colour of the surface in even light. */
  base: string;
  columns: number;
  rows: number;
  points: [number, number][];
}

/**
 * Builds one SVG document. Its methods for gradients, patterns and filters add a definition and return the reference
 * for an attribute; `add` puts art or markup on top.
 */
export class Sheet {
  private readonly definitions: string[] = [];
  private readonly body: string[] = [];
  private count = 0;
  /** Prints by side, and how their coordinates become millimetres from the print area's top left corner. */
  readonly prints: Record<string, { art: Art; toMillimetres: (area: Size) => Matrix }> = {};
  /** Print areas by side; filled while a picture with `blank` is drawn. */
  readonly surfaces: Record<string, PrintSurface> = {};

  constructor(
    readonly width: number,
    readonly height: number,
    readonly blank?: Blank,
    readonly pose: Pose = blank ?? {},
  ) {}

  /** Adds a definition of any other kind; returns the reference to it. */
  define(build: (id: string) => string): string {
    const id = `d${(this.count++).toString(36)}`;
    this.definitions.push(build(id));
    return `url(#${id})`;
  }

  /** A linear gradient between two points of the drawing. */
  linear(x1: number, y1: number, x2: number, y2: number, list: readonly Stop[]): string {
    return this.define((id) =>
      element('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, stopList(list)),
    );
  }

  /** A radial gradient around a point of the drawing; `flat` squashes it vertically. */
  radial(cx: number, cy: number, r: number, list: readonly Stop[], flat = 1): string {
    const gradientTransform =
      flat === 1 ? undefined : `translate(0 ${thousandths(cy * (1 - flat))}) scale(1 ${flat})`;
    return this.define((id) =>
      element(
        'radialGradient',
        { id, gradientUnits: 'userSpaceOnUse', cx, cy, r, gradientTransform },
        stopList(list),
      ),
    );
  }

  /** A repeating tile of art. */
  pattern(width: number, height: number, art: Art | string, turn = 0): string {
    const patternTransform = turn === 0 ? undefined : `rotate(${turn})`;
    return this.define(
      (id) =>
        `<pattern${attributeText({ id, width, height, patternUnits: 'userSpaceOnUse', patternTransform })}>${this.markup(art)}</pattern>`,
    );
  }

  /**
   * A blur for the `filter` of a group; use it rarely, because nothing takes longer to render. `where` is the area
   * that it covers (x, y, width, height): the smaller, the faster. By default the group and half its size around it.
   */
  blur(deviation: number, where?: readonly [number, number, number, number]): string {
    const [x, y, width, height] = where ?? ['-50%', '-50%', '200%', '200%'];
    const filterUnits = where ? 'userSpaceOnUse' : undefined;
    return this.define(
      (id) =>
        `<filter${attributeText({ id, filterUnits, x, y, width, height, 'color-interpolation-filters': 'sRGB' })}><feGaussianBlur stdDeviation="${thousandths(deviation)}"/></filter>`,
    );
  }

  clipPath(path: Path): string {
    return this.define((id) => `<clipPath id="${id}"><path d="${writePath(path)}"/></clipPath>`);
  }

  /** Art as SVG markup. */
  markup(art: Art | string): string {
    if (typeof art === 'string') return art;
    const parts: string[] = [];
    let data = '';
    let style = '';
    const flush = () => {
      if (data) parts.push(`<path d="${data}"${style}/>`);
      data = '';
    };
    for (const node of art) {
      if ('clip' in node) {
        flush();
        parts.push(`<g clip-path="${this.clipPath(node.clip)}">${this.markup(node.art)}</g>`);
        continue;
      }
      const next = attributeText(styleAttributes(node));
      // Shapes in a row with the same opaque stroke become one path, which makes the document smaller.
      if (next !== style || node.fill !== undefined || node.opacity !== undefined) flush();
      style = next;
      data += writePath(node.path);
    }
    flush();
    return parts.join('');
  }

  /** Returns the markup that `draw` adds to this sheet, without adding it. */
  collect(draw: (sheet: Sheet) => void): string {
    const before = this.body.length;
    draw(this);
    return this.body.splice(before).join('');
  }

  add(...parts: readonly (Art | string)[]): this {
    for (const part of parts) this.body.push(this.markup(part));
    return this;
  }

  /** Markup of a group with attributes such as `filter`, `opacity`, `clip-path`, `transform`, `style`. */
  group(attributes: Attributes, ...parts: readonly (Art | string)[]): string {
    return `<g${attributeText(attributes)}>${parts.map((part) => this.markup(part)).join('')}</g>`;
  }

  /** Returns the SVG document, or a square part of it: x and y of its middle, and its size. */
  toString(part?: readonly [x: number, y: number, size: number]): string {
    const definitions = `<defs>${this.definitions.join('')}</defs>`;
    if (!part) return svgDocument(this.width, this.height, definitions, ...this.body);
    const [x, y, size] = part;
    const moved = `<g transform="translate(${size / 2 - x} ${size / 2 - y})">`;
    return svgDocument(size, size, definitions, moved, ...this.body, '</g>');
  }
}
