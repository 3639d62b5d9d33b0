import { Parser } from 'htmlparser2';

/** An attribute with its name without namespace prefix, in lower case. */
export interface Attribute {
  name: string;
  value: string;
}

/** Handlers of the markup of a drawing. Names are without namespace prefix and in lower case, references are decoded. */
interface MarkupHandlers {
  start: (name: string, attributes: readonly Attribute[]) => void;
  end?: (name: string) => void;
  /** Gets the text between two tags in one or more parts. */
  text?: (text: string) => void;
}

const getLocalName = (name: string): string => name.slice(name.lastIndexOf(':') + 1).toLowerCase();

/** Calls `handlers` for the markup of an SVG drawing. An element without content has an end too. */
export function readMarkup(drawing: string, { start, end, text }: MarkupHandlers): void {
  new Parser(
    {
      onopentag: (name, attributes) =>
        start(
          getLocalName(name),
          Object.entries(attributes).map(([key, value]) => ({ name: getLocalName(key), value })),
        ),
      onclosetag: (name) => end?.(getLocalName(name)),
      ontext: (part) => text?.(part),
    },
    { xmlMode: true },
  ).end(drawing);
}

interface RootTag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Positions of the first and the last character of the tag. */
  start: number;
  end: number;
}

/** Returns the first start tag of a drawing. */
export function readRootTag(drawing: string): RootTag | undefined {
  let root: RootTag | undefined;
  const parser = new Parser(
    {
      onopentag: (name, attributes) =>
        (root ??= { name, attributes, start: parser.startIndex, end: parser.endIndex }),
    },
    { xmlMode: true },
  );
  parser.end(drawing);
  return root;
}
