import styled from 'styled-components';

export interface SidePicturesProps {
  /** A picture for each printed side. */
  pictures: readonly { label?: string | undefined; url: string }[];
  /** Alternative text of a single picture; several pictures also name their side. */
  alt: string;
  onError?: () => void;
}

/** Square pictures of the printed sides of a design, beside each other. */
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
