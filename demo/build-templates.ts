import { mkdir, rm, writeFile } from 'node:fs/promises';
import './pictures/all-pictures.ts';
import { coloursOf } from './pictures/products/colours.ts';
import { productDrawings } from './pictures/products/product-picture.ts';
import { type Side, sidesOf } from './pictures/products/sides.ts';
import { FIELDS } from './templates/fields.ts';
import { artLayer, splitPrint, textLayer, writeSideArt } from './templates/layers.ts';
import { readPrint } from './templates/prints.ts';

/** Sets whose sides differ from those of shops without templates. */
const NEW_SIDES = [
  'stationery-name-pencils',
  'stationery-diwali-cards',
  'stationery-folk-bookmarks',
  'stationery-shagun-lifafa',
];

const FOLDER = new URL('art/', import.meta.url);
/** Files by content. */
const files = new Map<string, string>();

/** Returns the path of a drawing, which is written once. */
async function save(svg: string, name: string): Promise<string> {
  // Ids begin with the name, so equal drawings of two sides differ in them.
  const content = svg.replaceAll(`${name}-`, '');
  const known = files.get(content);
  if (known) return known;
  const path = `art/${name}.svg`;
  files.set(content, path);
  await writeFile(new URL(`${name}.svg`, FOLDER), svg);
  return path;
}

async function describeSide(id: string, side: Side) {
  const fields = FIELDS[id] ?? [];
  const isOnly = sidesOf(id).length === 1 || side.name === 'front';
  const base = isOnly ? id : `${id}-${side.name}`;
  const { art, texts } = splitPrint(readPrint(id, side), fields);
  const svg = writeSideArt(art, base, side);
  const variants = await Promise.all(
    coloursOf(id)
      .slice(1)
      .map(async ({ value, swatch }) => {
        const options = { colour: value };
        const print = splitPrint(readPrint(id, side, swatch), fields);
        const name = `${base}-${value}`;
        const other = writeSideArt(print.art, name, side);
        const differs = svg && other && svg.replaceAll(`${base}-`, '') !== other.replaceAll(`${name}-`, '');
        return {
          art: differs ? { options, art: await save(other, name) } : undefined,
          colours: texts.map(({ colour }, i) => {
            const ink = print.texts[i]?.colour ?? colour;
            return ink === colour ? undefined : { options, colour: ink };
          }),
        };
      }),
  );
  const withVariants = <L extends object>(layer: L, list: readonly (object | undefined)[]) => {
    const present = list.filter((each) => each !== undefined);
    return present.length > 0 ? { ...layer, variants: present } : layer;
  };
  return {
    side: side.name,
    layers: [
      ...(svg
        ? [
            withVariants(
              artLayer(await save(svg, base), side),
              variants.map((each) => each.art),
            ),
          ]
        : []),
      ...texts.map((text, i) =>
        withVariants(
          textLayer(text, side),
          variants.map((each) => each.colours[i]),
        ),
      ),
    ],
  };
}

async function describe(id: string) {
  const sides: Awaited<ReturnType<typeof describeSide>>[] = [];
  for (const side of sidesOf(id)) sides.push(await describeSide(id, side));
  const fields = (FIELDS[id] ?? []).map(({ name, label, text, sample, maxLength }) => {
    const place = sides.find(({ layers }) =>
      layers.some((layer) => 'field' in layer && layer.field === name),
    );
    if (!place) throw new Error(`The product ${id} has no text for the field ${name}.`);
    return {
      name,
      label,
      kind: 'text',
      side: place.side,
      sample: sample ?? text,
      required: false,
      max_length: maxLength,
    };
  });
  return { ...(NEW_SIDES.includes(id) && { sides: sidesOf(id) }), fields, template: { sides } };
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER);
const templates: Record<string, Awaited<ReturnType<typeof describe>>> = {};
for (const id of productDrawings.keys()) templates[id] = await describe(id);
await writeFile(new URL('templates.json', import.meta.url), `${JSON.stringify(templates, null, 2)}\n`);
