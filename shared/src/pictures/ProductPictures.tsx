import styled, { css } from 'styled-components';

export interface ProductPicturesProps {
  label: string;
  /** `note` is a line below the name. */
  products: readonly { id: string; name: string; url: string; note?: string }[];
  /** The chosen product, for which a design is being made. */
  busyId: string | undefined;
  onChoose: (productId: string) => void;
  /** Whether the pictures fill a page in several rows. By default they are in one row. */
  wraps?: boolean;
}

/** Pictures of a design on products. A tap chooses a product. */
export function ProductPictures({ label, products, busyId, onChoose, wraps = false }: ProductPicturesProps) {
  return (
    <List aria-label={label} $wraps={wraps}>
      {products.map(({ id, name, url, note }) => (
        <li key={id}>
          <Choice
            type="button"
            disabled={busyId !== undefined}
            aria-busy={busyId === id || undefined}
            onClick={() => onChoose(id)}
          >
            <img src={url} alt="" width={360} height={360} loading={wraps ? 'lazy' : undefined} />
            <span>{name}</span>
            {note && <small>{note}</small>}
          </Choice>
        </li>
      ))}
    </List>
  );
}

const row = css`
  grid-auto-columns: 8.5rem;
  grid-auto-flow: column;
  overflow-x: auto;
`;

const rows = css`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
`;

const List = styled.ul<{ $wraps: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  padding: 4px;
  ${({ $wraps }) => ($wraps ? rows : row)}
`;

const Choice = styled.button`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.xs};
  width: 100%;
  text-align: start;

  img {
    width: 100%;
    aspect-ratio: 1;
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.sunken};
  }
  span {
    font-weight: 600;
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
