import { useState } from 'react';
import styled from 'styled-components';
import { useApi } from '@rangmala/shared/api';
import type { Ornament } from '@rangmala/shared/contract/designs';
import { apiPath } from '@rangmala/shared/endpoints';
import { ErrorState, LoadingState, Muted, Stack, TextField } from '@rangmala/shared/ui';
import { fitsArea } from '../../../lib/designer/templates.ts';
import { getArtUrl } from '../../../lib/preview/draw-flat.ts';
import { ArtworkChoices } from './ArtworkChoices.tsx';
import { ChoiceTile, ChoiceTiles } from './ChoiceTiles.tsx';
import type { Editor } from './use-editor.ts';

export interface ArtChoicesProps {
  editor: Pick<Editor, 'area' | 'backgroundColour' | 'addArt' | 'product'>;
}

/** The ornaments of the shop's library that fit the shape of the print area, by style, on the product's colour. */
export function ArtChoices({ editor }: ArtChoicesProps) {
  const { data: ornaments, error, reload } = useApi(apiPath('GET /art'));
  const [query, setQuery] = useState('');
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />;
  if (!ornaments) return <LoadingState label="Loading the art…" />;
  const found = ornaments.filter(
    (ornament) => fitsArea(ornament, editor.area) && matches(ornament, query.trim()),
  );

  return (
    <Choices>
      <TextField
        name="art-query"
        label="Search art"
        type="search"
        autoComplete="off"
        value={query}
        onChange={({ target: { value } }) => setQuery(value)}
      />
      {found.length === 0 && (
        <Muted role="status">No art for that. Try “lotus”, “wedding” or “border”.</Muted>
      )}
      {[...new Set(found.map(({ style }) => style))].map((style) => (
        <section key={style} aria-label={style}>
          <h2>{style}</h2>
          <ChoiceTiles>
            {found
              .filter((ornament) => ornament.style === style)
              .map((ornament) => (
                <li key={ornament.id}>
                  <ChoiceTile type="button" onClick={() => editor.addArt(ornament)}>
                    <img
                      src={`${getArtUrl(ornament.id)}?size=thumbnail`}
                      alt=""
                      width={256}
                      height={256}
                      loading="lazy"
                      style={{ background: editor.backgroundColour }}
                    />
                    {ornament.name}
                  </ChoiceTile>
                </li>
              ))}
          </ChoiceTiles>
        </section>
      ))}
      <ArtworkChoices editor={editor} />
    </Choices>
  );
}

/** Returns whether each word of a query begins a word of an ornament's name, style or keywords. */
function matches({ name, style, keywords }: Ornament, query: string): boolean {
  const words = `${name} ${style} ${keywords}`.toLowerCase().split(/[\s,]+/);
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((queried) => words.some((word) => word.startsWith(queried)));
}

const Choices = styled(Stack)`
  h2 {
    margin-bottom: ${({ theme }) => theme.space.xs};
    font-size: ${({ theme }) => theme.text.body};
  }
`;
