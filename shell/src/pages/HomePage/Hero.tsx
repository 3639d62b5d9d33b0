import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { blockSprig } from '@rangmala/shared/theme';
import { useSite } from '@rangmala/shared/site';
import { ButtonLink, Container, Picture, Row, Stack } from '@rangmala/shared/ui';
import sharePicture from './share.png';

export function Hero() {
  const { hero } = useSite();
  return (
    <Background>
      <Columns>
        <Texts>
          <h1>Everyday things, painted with your story</h1>
          <p>
            Send us a photo, a few words or a drawing, or sit down with one of our artists and create it
            together. We’ll print it on a mug, a tee or something for your wall.
          </p>
          <Row $gap="m">
            <ButtonLink to={links.appointment()}>Customize Now</ButtonLink>
            <ButtonLink to={links.shop()} variant="secondary">
              Browse the Shop
            </ButtonLink>
          </Row>
        </Texts>
        {hero ? (
          <Photo>
            <Picture
              src={hero.image}
              placeholder={hero.placeholder}
              alt="Mugs, a cushion, a tee, a poster and a notebook, each with a painted design, on a studio table"
              // Slightly less than the real width on phones, so that a phone of 360 px at 2x loads the 640-pixel file.
              sizes="(min-width: 64rem) 36rem, 88vw"
              priority
            />
          </Photo>
        ) : (
          <Drawing src={sharePicture} alt="" />
        )}
      </Columns>
    </Background>
  );
}

const Background = styled.section`
  background: ${({ theme }) => blockSprig(theme.color.sprig)} ${({ theme }) => theme.color.sunken};
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  padding-top: ${({ theme }) => theme.space.xl};

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: 1.15fr 1fr;
    align-items: center;
    gap: ${({ theme }) => theme.space.xxl};
  }
`;

const Texts = styled(Stack).attrs({ $gap: 'l' })`
  h1 {
    font-size: ${({ theme }) => theme.text.hero};
    line-height: 1.05;
  }
  p {
    max-width: 34rem;
    font-size: ${({ theme }) => theme.text.large};
  }
  @media ${({ theme }) => theme.media.wide} {
    padding-bottom: ${({ theme }) => theme.space.xl};
  }
`;

const Photo = styled.div`
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.large};
  margin-bottom: ${({ theme }) => theme.space.xl};
`;

/** The part of the share picture beside its title, for a shop without a picture of the home page. */
const Drawing = styled.img`
  width: 100%;
  max-width: 30rem;
  margin-inline: auto;
  border-radius: ${({ theme }) => theme.radius.large};
  aspect-ratio: 510 / 630;
  object-fit: cover;
  object-position: 88% 0;
`;
