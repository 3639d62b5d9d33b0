import styled from 'styled-components';
import type { ArtType } from '@rangmala/shared/contract';
import { slug } from '@rangmala/shared/links';
import { RadioCard } from '../../components/RadioCard.tsx';
import { StepFieldset } from '../../components/StepFieldset.tsx';

export interface ArtTypeStepProps {
  artTypes: readonly ArtType[];
  chosen: ArtType | undefined;
  error: string | undefined;
  onChoose: (artType: string) => void;
}

export function ArtTypeStep({ artTypes, chosen, error, onChoose }: ArtTypeStepProps) {
  return (
    <StepFieldset legend="Art type" number={1} error={error}>
      <Cards>
        {artTypes.map((artType) => (
          <RadioCard
            key={artType.name}
            name="art_type"
            value={slug(artType.name)}
            checked={artType === chosen}
            onChoose={() => onChoose(slug(artType.name))}
            label={artType.name}
          />
        ))}
      </Cards>
    </StepFieldset>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: 0.75rem;
`;
