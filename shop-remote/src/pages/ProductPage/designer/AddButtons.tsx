import styled from 'styled-components';
import { SmallButton } from './Toolbar.tsx';

export interface AddButtonsProps {
  onPicture: () => void;
  onText: () => void;
}

/** The buttons that add a layer to the list of layers. */
export function AddButtons({ onPicture, onText }: AddButtonsProps) {
  return (
    <Buttons>
      <SmallButton data-add-picture="" onClick={onPicture}>
        Add picture
      </SmallButton>
      <SmallButton onClick={onText}>Add text</SmallButton>
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;
