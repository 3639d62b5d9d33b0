import styled from 'styled-components';
import { QualityNote } from '../../../components/QualityNote.tsx';
import { SmallButton } from './Toolbar.tsx';

export interface MendListProps {
  warnings: readonly string[];
  /** Changes the design so that fewer warnings apply; undefined when that is impossible. */
  onFit: (() => void) | undefined;
}

/** What to mend in the design before it is bought. A design with warnings can be bought. */
export function MendList({ warnings, onFit }: MendListProps) {
  if (warnings.length === 0) return null;
  return (
    <List>
      {onFit && <SmallButton onClick={onFit}>Fit it for me</SmallButton>}
      <div>
        {warnings.map((sentence) => (
          <QualityNote key={sentence}>{sentence}</QualityNote>
        ))}
      </div>
    </List>
  );
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;

  > button {
    flex: none;
  }
  > div {
    display: grid;
    flex: 1 1 11rem;
    gap: 2px;
    font-size: ${({ theme }) => theme.text.small};
  }
  p {
    padding: 0.2rem 0.5rem;
    line-height: 1.3;
  }
`;
