import styled from 'styled-components';
import type { Artist } from '@rangmala/shared/contract';
import { createSlug, links } from '@rangmala/shared/links';
import { AppLink, ButtonLink, Picture, Row } from '@rangmala/shared/ui';
import { Rating } from '../../components/ArtistSummary.tsx';

/** Portrait, rating, art types, skills and texts of an artist, with the booking button. */
export function ArtistIntroduction({ artist }: { artist: Artist }) {
  const { id, name, image, placeholder, rating, art_types, skills, bio, testimonial } = artist;
  return (
    <Columns>
      <Portrait>
        <Picture
          src={image}
          alt={`Portrait of ${name}`}
          sizes="(min-width: 40rem) 16rem, 9rem"
          placeholder={placeholder}
          priority
          fit="cover"
        />
      </Portrait>
      <Facts>
        <p>
          <Rating value={rating} />
        </p>
        <Types aria-label="Art types">
          {art_types.map((type) => (
            <li key={type}>
              <AppLink to={`${links.artGalleryByType()}?art_type=${encodeURIComponent(createSlug(type))}`}>
                {type}
              </AppLink>
            </li>
          ))}
        </Types>
        {skills.length > 0 && <Skills>{skills.join(' · ')}</Skills>}
        <Action>
          <ButtonLink to={links.appointment({ artType: art_types[0], artist: id })}>
            Book a Session
          </ButtonLink>
        </Action>
      </Facts>
      <Texts>
        {bio && <p>{bio}</p>}
        {testimonial && (
          <blockquote>
            <p>{testimonial}</p>
          </blockquote>
        )}
      </Texts>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  /* Two columns, or with large text on a phone one. */
  grid-template-columns: repeat(auto-fit, minmax(min(max(9rem, 34%), 100%), 1fr));
  gap: ${({ theme }) => theme.space.l};
  align-items: start;

  @media (width < 40rem) {
    grid-template-rows: auto 1fr;
    row-gap: ${({ theme }) => theme.space.m};
  }
  @media ${({ theme }) => theme.media.medium} {
    grid-template-columns: 16rem minmax(0, 1fr);
    align-items: center;
  }
`;

const Portrait = styled.div`
  aspect-ratio: 1;
  overflow: hidden;
  border: 0.4rem solid ${({ theme }) => theme.color.card};
  border-radius: ${({ theme }) => theme.radius.medium};
  box-shadow: ${({ theme }) => theme.shadow.low};

  @media (width < 40rem) {
    grid-row: span 2;
    max-width: 12rem;
  }
`;

const Facts = styled.div`
  display: grid;
  gap: 0.75rem;
  justify-items: start;

  /* On phones only rating and art types are beside the portrait. */
  @media (width < 40rem) {
    display: contents;
  }
`;

const Action = styled.div`
  @media (width < 40rem) {
    grid-column: 1 / -1;
  }
`;

const Types = styled(Row).attrs({ as: 'ul' })`
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    padding: 0.1rem 0.8rem;
    border-radius: ${({ theme }) => theme.radius.round};
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.ink};
    font-size: ${({ theme }) => theme.text.small};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    background: ${({ theme }) => theme.color.line};
  }
`;

const Skills = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.text.small};

  /* Reserves two lines, because a text with one line in the fallback font can need two lines in the web font. */
  @media (width < 40rem) {
    grid-column: 1 / -1;
    min-height: 2lh;
  }
`;

const Texts = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${({ theme }) => theme.space.m};
  max-width: 42rem;
  font-size: ${({ theme }) => theme.text.large};

  blockquote {
    padding-left: ${({ theme }) => theme.space.m};
    border-left: 0.3rem solid ${({ theme }) => theme.color.turmeric};
    font-family: ${({ theme }) => theme.font.display};
  }
`;
