import styled, { type DefaultTheme } from 'styled-components';

/** The centred column of a page. `$narrow` limits the width of its content, for text and forms. */
export const Container = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: calc(${({ theme }) => theme.size.container} + 2 * ${({ theme }) => theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${({ theme }) => theme.space.gutter};

  > * {
    max-width: ${({ theme, $narrow }) => $narrow && theme.size.narrow};
  }
`;

/** Elements below each other; on wide screens beside each other in the columns `$wide`. */
export const Columns = styled.div<{ $wide: string; $gap?: 'xl' | 'xxl' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};
  align-items: start;

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: ${({ $wide }) => $wide};
    gap: ${({ theme, $gap = 'xxl' }) => theme.space[$gap]};
  }
`;

type Space = keyof DefaultTheme['space'];

/** A box on the page, without its colours in print. */
export const Card = styled.section<{ $gap?: Space; $padding?: Space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme, $gap = 's' }) => theme.space[$gap]};
  align-content: start;
  padding: ${({ theme, $padding = 'l' }) => theme.space[$padding]};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.low};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${({ theme }) => theme.text.h3};
  }
  > ul {
    padding: 0;
    list-style: none;
  }
  @media print {
    padding-inline: 0;
    background: none;
    box-shadow: none;
  }
`;

/** A card with a coloured upper edge. */
export const InfoCard = styled(Card)`
  gap: ${({ theme, $gap = 'm' }) => theme.space[$gap]};
  border-top: 0.4rem solid ${({ theme }) => theme.color.turmeric};
  border-radius: ${({ theme }) => theme.radius.small};
`;

/** A grid with as many equal columns as fit, each at least `$min` wide. A narrower container gets one column. */
export const Grid = styled.div<{ $min?: string; $gap?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '15rem' }) => $min}), 1fr));
  gap: ${({ theme, $gap = 'l' }) => theme.space[$gap as Space] ?? $gap};
`;

/** Elements one below the other. With `as`, it is also the layout of a form, a section or a list without markers. */
export const Stack = styled.div<{ $gap?: Space; $align?: 'start' | 'center'; $maxWidth?: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme, $gap = 'm' }) => theme.space[$gap]};
  align-content: start;
  justify-items: ${({ $align }) => $align};
  max-width: ${({ $maxWidth }) => $maxWidth};
`;

/** A part of a page whose heading is smaller than an h2. */
export const Section = styled(Stack).attrs({ as: 'section' })`
  h2 {
    font-size: ${({ theme }) => theme.text.h3};
  }
`;

/** Elements side by side, on several lines where the width is too small. */
export const Row = styled.div<{
  $gap?: Space;
  $align?: 'start' | 'center' | 'end';
  $justify?: 'center' | 'space-between';
}>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme, $gap = 's' }) => theme.space[$gap]};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
`;

/** A picture `$width` wide, and text beside it. */
export const Media = styled.div<{ $width?: string; $align?: 'start' | 'center' }>`
  display: grid;
  grid-template-columns: min(${({ $width = '6rem' }) => $width}, 30%) minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
  align-items: ${({ $align = 'start' }) => $align};
`;

/** A small text of less importance. */
export const Muted = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.text.small};
`;

/** Visible to screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
