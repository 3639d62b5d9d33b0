import styled from 'styled-components';

/** Says which keys, or on touch screens which gestures, change a layer. */
export function LayerHints({ id }: { id: string }) {
  return (
    <>
      <KeyHint id={id}>
        Arrow keys move a layer by 1 mm, with Shift by 10 mm; + and − change its size, [ and ] turn it.
      </KeyHint>
      <TouchHint>Drag a layer with one finger; use two fingers to resize and turn it.</TouchHint>
    </>
  );
}

export const Hint = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.text.small};
`;

const KeyHint = styled(Hint)`
  @media (pointer: coarse) {
    display: none;
  }
`;

const TouchHint = styled(Hint)`
  @media not (pointer: coarse) {
    display: none;
  }
`;
