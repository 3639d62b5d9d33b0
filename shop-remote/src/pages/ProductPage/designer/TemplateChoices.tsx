import { useEffect } from 'react';
import type { TextLayer } from '@rangmala/shared/contract/designs';
import { chooseVisibleColour } from '@rangmala/shared/contract/design-colours';
import { Muted } from '@rangmala/shared/ui';
import { createFrameSvg, FRACTION_INSIDE_FRAME } from '../../../lib/designer/frames.ts';
import { createOutlineKey } from '../../../lib/designer/layers.ts';
import { createTextLayer } from '../../../lib/designer/new-texts.ts';
import { listTemplates, type Template } from '../../../lib/designer/templates.ts';
import { ChoiceTile, ChoiceTiles } from './ChoiceTiles.tsx';
import type { Editor } from './use-editor.ts';

export interface TemplateChoicesProps {
  editor: Pick<Editor, 'applyTemplate' | 'area' | 'backgroundColour' | 'layers' | 'resources'>;
  category: string;
  /** Opens the file dialog. */
  onChooseFile: () => void;
}

/** Templates that fit the shape of the print area, drawn as they look on it. A template replaces the side's layers. */
export function TemplateChoices({ editor, category, onChooseFile }: TemplateChoicesProps) {
  const templates = listTemplates(category, editor.area);
  const drafts = templates.map((template) => ({ template, layers: createLayers(template, editor) }));
  const { loadOutline } = editor.resources;
  const texts = drafts.flatMap(({ layers }) => layers);
  // A text whose outline cannot be loaded stays invisible; its template has a name, too.
  useEffect(
    () => texts.forEach((text) => void loadOutline(text).catch(() => undefined)),
    [texts.map(createOutlineKey).join()], // eslint-disable-line react-hooks/exhaustive-deps -- the keys say all that the outlines depend on
  );

  /** Applies a template. A template for a photograph also opens the file dialog. */
  function choose(template: Template): void {
    void editor.applyTemplate(template);
    if (template.frame || template.photoShare) onChooseFile();
  }

  return (
    <div role="group" aria-label="Templates">
      {editor.layers.length > 0 && (
        <Muted>A template replaces this side. Undo brings your layers back.</Muted>
      )}
      <ChoiceTiles>
        {drafts.map(({ template, layers }) => (
          <li key={template.name}>
            <ChoiceTile type="button" onClick={() => choose(template)}>
              <TemplatePicture template={template} editor={editor} layers={layers} />
              {template.name}
            </ChoiceTile>
          </li>
        ))}
      </ChoiceTiles>
    </div>
  );
}

type Target = Pick<Editor, 'area' | 'backgroundColour' | 'resources'>;

const createLayers = ({ texts }: Template, { area, backgroundColour }: Target): TextLayer[] =>
  texts.map((text) =>
    createTextLayer({ ...text, colour: chooseVisibleColour(text.colour, backgroundColour) }, area, []),
  );

interface TemplatePictureProps {
  template: Template;
  editor: Target;
  layers: readonly TextLayer[];
}

function TemplatePicture({ template, editor, layers }: TemplatePictureProps) {
  const { frame, photoShare } = template;
  const { width, height, safe } = editor.area;
  const [safeWidth, safeHeight] = [width - 2 * safe, height - 2 * safe];
  const photo = frame ? FRACTION_INSIDE_FRAME : photoShare;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} fill={editor.backgroundColour} />
      {photo !== undefined && (
        <svg
          x={width / 2 - (safeWidth * photo) / 2}
          y={height / 2 - (safeHeight * photo) / 2}
          width={safeWidth * photo}
          height={safeHeight * photo}
          viewBox="0 0 24 18"
          preserveAspectRatio="xMidYMid slice"
        >
          <path d="M-24-24H48V48H-24z" fill="#c9dcea" />
          <circle cx={17} cy={5} r={2} fill="#f2c14a" />
          <path d="M-24 48V20L8 7l7 6 4-3 29 20v18z" fill="#7fa08a" />
        </svg>
      )}
      {frame && (
        <image
          x={safe}
          y={safe}
          width={safeWidth}
          height={safeHeight}
          href={`data:image/svg+xml,${encodeURIComponent(createFrameSvg(frame, editor.area))}`}
        />
      )}
      {layers.map((layer) => {
        const outline = editor.resources.outlines.get(createOutlineKey(layer));
        if (!outline) return null;
        const scale = layer.width / outline.width;
        return (
          <path
            key={layer.text}
            transform={`translate(${layer.cx - layer.width / 2} ${layer.cy - (outline.height * scale) / 2}) scale(${scale})`}
            d={outline.path}
            fill={layer.colour}
          />
        );
      })}
    </svg>
  );
}
