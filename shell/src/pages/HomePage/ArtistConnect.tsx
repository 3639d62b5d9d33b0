import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { blockBorder } from '@rangmala/shared/theme';
import { ButtonLink, Container } from '@rangmala/shared/ui';

const STEPS = [
  {
    name: 'Choose',
    text: 'An art form, then an artist whose hand you like, then half an hour that suits you both.',
  },
  { name: 'Talk', text: 'By video, call or chat. Bring a photograph, a line of a song, or only an idea.' },
  { name: 'Keep', text: 'What comes of it is drawn for you alone, and printed on whatever you choose.' },
];

export function ArtistConnect() {
  return (
    <Ground aria-labelledby="home-artists">
      <Columns>
        <div>
          <h2 id="home-artists">Connect with an Artist</h2>
          <p>
            Madhubani, Warli, Gond, Kalamkari: our artists have learned them at home and draw them for a
            living. Half an hour with one of them turns an idea into a design of your own.
          </p>
          <ButtonLink to={links.appointment()} variant="secondary">
            Book an Appointment
          </ButtonLink>
        </div>
        <ol>
          {STEPS.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Columns>
    </Ground>
  );
}

const Ground = styled.section`
  margin-top: ${({ theme }) => theme.space.section};
  padding-block: calc(${({ theme }) => theme.space.section} + 8px);
  background:
    ${({ theme }) => blockBorder(theme.color.turmeric, theme.color.rose)} 0 8px repeat-x,
    ${({ theme }) => blockBorder(theme.color.turmeric, theme.color.rose)} 0 calc(100% - 8px) repeat-x
      ${({ theme }) => theme.color.madderDeep};
  color: ${({ theme }) => theme.color.onDark};

  :focus-visible {
    outline-color: ${({ theme }) => theme.color.turmeric};
  }
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};

  > div {
    display: grid;
    gap: ${({ theme }) => theme.space.m};
    justify-items: start;
    align-content: center;
    font-size: ${({ theme }) => theme.text.large};
  }
  ol {
    display: grid;
    gap: ${({ theme }) => theme.space.l};
    padding: 0;
    counter-reset: step;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 3.25rem 1fr;
    column-gap: ${({ theme }) => theme.space.m};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    display: grid;
    grid-row: span 2;
    place-items: center;
    width: 3.25rem;
    height: 3.25rem;
    border: 3px dotted ${({ theme }) => theme.color.rose};
    border-radius: 50%;
    color: ${({ theme }) => theme.color.turmeric};
    font: 600 1.6rem/1 ${({ theme }) => theme.font.display};
  }
  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: 1fr 1fr;
    gap: ${({ theme }) => theme.space.xxl};
  }
`;
