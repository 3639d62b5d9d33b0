import styled from 'styled-components';
import type { HandOver, HandOverEvent } from '@rangmala/shared/contract';
import { toBusinessTime } from '@rangmala/shared/contract/rules';
import { describePrintQuality } from '@rangmala/shared/contract/print-quality';
import { formatDayWithoutYear } from '@rangmala/shared/format';
import { Muted, Stack } from '@rangmala/shared/ui';
import { MarkedPicture } from './MarkedPicture.tsx';

type Version = HandOver['versions'][number];

export interface DesignVersionsProps {
  handOver: HandOver;
  viewer: 'customer' | 'artist';
  /** Whether the newest version is shown elsewhere, so that only its requests for changes are listed. */
  hidesNewestPictures?: boolean;
}

/** The newest version of a design with the requested changes, and earlier versions on demand. */
export function DesignVersions({ handOver, viewer, hidesNewestPictures = false }: DesignVersionsProps) {
  const [newest, ...earlier] = handOver.versions;
  if (!newest) return null;
  const view = (version: Version, hidesPictures: boolean) => (
    <VersionView
      key={version.version}
      handOver={handOver}
      viewer={viewer}
      version={version}
      hidesPictures={hidesPictures}
    />
  );
  return (
    <>
      {view(newest, hidesNewestPictures)}
      {earlier.length > 0 && (
        <details>
          <summary>Earlier versions</summary>
          <Stack>{earlier.map((version) => view(version, false))}</Stack>
        </details>
      )}
    </>
  );
}

interface VersionViewProps {
  handOver: HandOver;
  viewer: 'customer' | 'artist';
  version: Version;
  hidesPictures: boolean;
}

function VersionView({ handOver, viewer, version, hidesPictures }: VersionViewProps) {
  const { title, note, created_at, pictures } = version;
  const requests = handOver.events.filter(
    (event) => event.kind === 'change_asked' && event.version === version.version,
  );
  return (
    <VersionStack>
      <div>
        <h3>{title}</h3>
        <Muted>
          Version {version.version}, {formatDayWithoutYear(toBusinessTime(created_at).date)}
        </Muted>
      </div>
      {note && <Text>{note}</Text>}
      {!hidesPictures &&
        pictures.map((picture, index) => (
          <figure key={picture.id}>
            <MarkedPicture picture={picture} alt={namePicture(version, index)} />
            {viewer === 'artist' && (
              <Muted as="figcaption">{describePrintQuality(picture, handOver.products)}</Muted>
            )}
          </figure>
        ))}
      {requests.map((event) => (
        <ChangeView
          key={event.at}
          event={event}
          version={version}
          viewer={viewer}
          name={handOver.customer_name}
        />
      ))}
    </VersionStack>
  );
}

/** Names a picture of a version for its alternative text. */
export const namePicture = ({ title, pictures }: Version, index: number): string =>
  pictures.length > 1 ? `${title}, picture ${index + 1}` : title;

/** A request for a change: the words, and the marks on the pictures. */
function ChangeView({
  event: { at, text, marks = [] },
  version,
  viewer,
  name,
}: {
  event: HandOverEvent;
  version: Version;
  viewer: 'customer' | 'artist';
  name: string;
}) {
  const numberedMarks = marks.map((mark, index) => ({ ...mark, number: index + 1 }));
  return (
    <Change>
      <p>
        <strong>{viewer === 'customer' ? 'You' : name}</strong> asked for a change on{' '}
        {formatDayWithoutYear(toBusinessTime(at).date)}:
      </p>
      {text && <Text>“{text}”</Text>}
      {version.pictures.map((picture, index) => {
        const marksOfPicture = numberedMarks.filter((mark) => mark.picture === picture.id);
        return (
          marksOfPicture.length > 0 && (
            <MarkedPicture
              key={picture.id}
              picture={picture}
              alt={`${namePicture(version, index)} with marks`}
              marks={marksOfPicture}
            />
          )
        );
      })}
      {numberedMarks.some(({ note }) => note) && (
        <ol>
          {numberedMarks.map(({ number, note }) => (
            <li key={number}>{note || 'Here'}</li>
          ))}
        </ol>
      )}
    </Change>
  );
}

const VersionStack = styled(Stack)`
  h3 {
    font-size: ${({ theme }) => theme.text.large};
  }
`;

const Change = styled(VersionStack)`
  padding: ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.sunken};

  ol {
    padding-left: 1.5rem;
  }
`;

const Text = styled.p`
  white-space: pre-line;
`;
