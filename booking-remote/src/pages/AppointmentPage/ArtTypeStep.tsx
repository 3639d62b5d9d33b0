import styled, { css } from 'styled-components';
import type { ArtType } from '@rangmala/shared/contract';
import { createSlug } from '@rangmala/shared/links';
import { blockBorder } from '@rangmala/shared/theme';
import { Picture, SquareFrame } from '@rangmala/shared/ui';
import { RadioCard } from '../../components/RadioCard.tsx';
import { StepFieldset } from '../../components/StepFieldset.tsx';

export interface ArtTypeStepProps {
  artTypes: readonly ArtType[];
  chosenType: ArtType | undefined;
  error: string | undefined;
  onChoose: (artType: string) => void;
}

/** Number of pictures that are loaded with high priority. */
const FIRST_ROW_COUNT = 4;

export function ArtTypeStep({ artTypes, chosenType, error, onChoose }: ArtTypeStepProps) {
  return (
    <StepFieldset legend="Art type" number={1} error={error} chosen={chosenType?.name}>
      <Cards $count={artTypes.length}>
        {artTypes.map((artType, index) => (
          <ArtTypeCard
            key={artType.name}
            name="art_type"
            value={createSlug(artType.name)}
            checked={artType === chosenType}
            onChoose={() => onChoose(createSlug(artType.name))}
            label={artType.name}
            picture={
              artType.image && (
                <SquareFrame $width="clamp(2.5rem, 12vw, 3.5rem)">
                  <Picture
                    src={artType.image}
                    alt=""
                    sizes="3.5rem"
                    placeholder={artType.placeholder}
                    fit="cover"
                    priority={index < FIRST_ROW_COUNT}
                  />
                </SquareFrame>
              )
            }
          />
        ))}
      </Cards>
    </StepFieldset>
  );
}

/** Shows two columns on phones, and elsewhere instead of three when this avoids a single card in the last row. */
const Cards = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: 0.75rem;

  @media ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(
      auto-fill,
      minmax(min(100%, ${({ $count }) => ($count % 3 === 1 && $count % 2 === 0 ? '18rem' : '13rem')}), 1fr)
    );
  }
`;

/** Background colours of the decorative borders. The cards use them in turn. */
const BORDER_GROUNDS = ['sunken', 'infoWash', 'accentWash', 'goodWash', 'sprig'] as const;

const ArtTypeCard = styled(RadioCard)`
  position: relative;
  min-height: 4.4rem;
  padding-bottom: 1.35rem;
  overflow: hidden;

  /* The name stands below the picture, because most names are longer than the space beside it. */
  @media (width < 40rem) {
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.35rem;
    padding-inline: 0.6rem;
    overflow-wrap: anywhere;

    input {
      order: 1;
      align-self: start;
    }
    > :last-child {
      order: 2;
      flex-basis: 100%;
    }
  }
  /*
   * A decorative border at the lower edge. Its image is that of the page's header: browsers create a document for every
   * SVG image, which needs more than a millisecond of the main thread.
   */
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 12px;
    background: ${({ theme }) => blockBorder(theme.color.accent, theme.color.turmeric)} 0 0 / 24px 12px;
  }
  ${({ theme }) =>
    BORDER_GROUNDS.map(
      (ground, index) => css`
        &:nth-child(${BORDER_GROUNDS.length}n + ${index + 1})::after {
          background-color: ${theme.color[ground]};
        }
      `,
    )}
`;
