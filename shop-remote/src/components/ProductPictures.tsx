import styled from 'styled-components';

interface ProductPicturesProps {
  label: string;
  products: readonly { id: string; name: string; url: string }[];
  /** The chosen product, for which a design is being made. */
  busyId: string | undefined;
  onChoose: (productId: string) => void;
}

/** Pictures of a design on products, in a row. A tap chooses a product. */
export function ProductPictures({ label, products, busyId, onChoose }: ProductPicturesProps) {
  return (
    <Row aria-label={label}>
      {products.map(({ id, name, url }) => (
        <li key={id}>
          <Choice
            type="button"
            disabled={busyId !== undefined}
            aria-busy={busyId === id || undefined}
            onClick={() => onChoose(id)}
          >
            <img src={url} alt="" width={360} height={360} />
            <span>{name}</span>
          </Choice>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: grid;
  grid-auto-columns: 8.5rem;
  grid-auto-flow: column;
  gap: ${({ theme }) => theme.space.s};
  overflow-x: auto;
  padding: 4px;
  list-style: none;
`;

const Choice = styled.button`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.xs};
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.sunken};
  }
  &:hover span {
    text-decoration: underline;
  }
  &[aria-busy] img {
    opacity: 0.5;
  }
  &:disabled {
    cursor: progress;
  }
`;
