import styled from 'styled-components';

export interface SidePicturesProps {
  /** A picture for each printed side. */
  pictures: readonly { label?: string | undefined; url: string }[];
  /** Alternative text. If there are several pictures, the text of each picture also names its side. */
  alt: string;
  onError?: () => void;
}

/** A row of square pictures, one for each printed side of a design. */
export function SidePictures({ pictures, alt, onError }: SidePicturesProps) {
  return (
    <Row>
      {pictures.map(({ label, url }) => (
        <img
          key={url}
          src={url}
          alt={pictures[1] && label ? `${alt}: ${label}` : alt}
          width={720}
          height={720}
          onError={onError}
        />
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;

  img {
    flex: 1;
    min-width: 0;
    height: auto;
  }
`;
