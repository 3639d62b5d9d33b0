import styled from 'styled-components';
import { SESSION_STEPS } from '@rangmala/shared/contract/session-steps';
import { links } from '@rangmala/shared/links';
import { blockBorder } from '@rangmala/shared/theme';
import { ButtonLink, Container } from '@rangmala/shared/ui';
import { NumberedSteps, type Step } from '../../components/NumberedSteps.tsx';

const STEPS: Step[] = [
  {
    name: 'Choose',
    text: 'Pick an art form, an artist whose style you like, and a half-hour that suits you both.',
  },
  ...SESSION_STEPS,
];

export function ArtistConnect() {
  return (
    <Background aria-labelledby="home-artists">
      <Columns>
        <div>
          <h2 id="home-artists">Connect with an Artist</h2>
          <p>
            Madhubani, Warli, Gond, Kalamkari: our artists grew up with these traditions and make their living
            from them. Half an hour with one of them turns your idea into a design of your own.
          </p>
          <ButtonLink to={links.appointment()} variant="secondary">
            Book an Appointment
          </ButtonLink>
        </div>
        <NumberedSteps steps={STEPS} />
      </Columns>
    </Background>
  );
}

const Background = styled.section`
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
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space.m};
    justify-items: start;
    align-content: center;
    font-size: ${({ theme }) => theme.text.large};
  }
  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: 1fr 1fr;
    gap: ${({ theme }) => theme.space.xxl};
  }
`;
