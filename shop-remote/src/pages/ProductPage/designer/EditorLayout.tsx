import styled from 'styled-components';
import { AppLink } from '@rangmala/shared/ui';

/**
 * The editor: a part of the page, or with `data-full-screen` the screen of a phone. Also the container whose width
 * decides between one column and two.
 */
export const Region = styled.section`
  container-type: inline-size;

  &[data-full-screen] {
    height: 100%;
  }
  &:not([data-full-screen]) {
    padding: ${({ theme }) => theme.space.m};
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.card};
  }
`;

/**
 * Full screen: canvas, sheet and tools below each other; the canvas takes the height that the sheet leaves, less with an
 * open tool. On a phone on its side, the canvas has the whole height and stands beside the rest. Otherwise the canvas is
 * beside tools and sheet when there is room.
 */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  [data-full-screen] > & {
    height: 100%;
    grid-template-rows: auto minmax(min-content, 3fr) minmax(7rem, 2fr) auto;
  }
  [data-full-screen] > &:has([data-tool][aria-expanded='true']) {
    grid-template-rows: auto minmax(min-content, 1fr) minmax(7rem, 1fr) auto;
  }
  /* The keyboard is shown for a text on the design area. */
  @media (height < 40rem) {
    [data-full-screen] > &:has([data-caret]) {
      grid-template-rows: auto minmax(8rem, 1fr) 7rem auto;
    }
  }
  @media (width >= 36rem) and (height < 30rem) {
    [data-full-screen] > &&& {
      grid-template-rows: auto minmax(0, 1fr) auto;
      grid-template-columns: minmax(0, 1fr) minmax(20rem, 44%);

      > * {
        grid-column: 2;
      }
      > :nth-child(2) {
        grid-area: 1 / 1 / -1;
      }
    }
  }

  :not([data-full-screen]) > & {
    gap: ${({ theme }) => theme.space.m};

    @container (min-width: 36rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-template-rows: auto auto minmax(0, 1fr);

      > :nth-child(1) {
        grid-column: 1 / -1;
      }
      > :nth-child(2) {
        position: sticky;
        top: 6rem;
        grid-row: 2 / 4;
        align-self: start;
      }
    }
  }
`;

export const TopBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: min(0.35rem, 1.5vw);
  align-items: center;
  justify-content: flex-end;

  [data-full-screen] & {
    padding: 2px min(${({ theme }) => theme.space.s}, 2vw);
    border-bottom: 1px solid ${({ theme }) => theme.color.line};

    > :first-child {
      margin-right: auto;
    }
  }
`;

/** The sides, the design area and what to mend. In full screen, the design area takes the height that is left. */
export const CanvasPane = styled.div`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  grid-template-columns: minmax(0, 1fr);

  [data-full-screen] & {
    gap: 0.25rem;
    padding: 0.25rem ${({ theme }) => theme.space.s};
    grid-template-rows: auto minmax(7rem, 1fr) auto;
    background: ${({ theme }) => theme.color.sunken};

    fieldset {
      grid-row: 1;

      /* Many sides, such as those of a set of pencils, stay in one row. */
      > div {
        flex-wrap: nowrap;
        overflow-x: auto;

        > * {
          flex: none;
        }
      }
    }
    legend {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export const Stage = styled.div`
  [data-full-screen] & {
    grid-row: 2;
    container-type: size;
    --design-area-height: calc(100cqh - 1.8rem);
    overflow: hidden;

    /* The keyboard leaves no room for the legend. */
    @media (height < 40rem) {
      --design-area-height: 100cqh;
    }
  }
`;

/** Fields and choices for the selected layer or the open tool. In full screen it scrolls. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => theme.space.m};

  [data-full-screen] & {
    padding: ${({ theme }) => `${theme.space.s} ${theme.space.m} ${theme.space.m}`};
    overflow-y: auto;
    overscroll-behavior: contain;
    border-top: 1px solid ${({ theme }) => theme.color.line};
    box-shadow: ${({ theme }) => theme.shadow.high};
  }
`;

/** What only some customers want: layers, millimetres, order and note. */
export const More = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
  padding-top: ${({ theme }) => theme.space.s};
  border-top: 1px solid ${({ theme }) => theme.color.line};

  > h2 {
    font-size: ${({ theme }) => theme.text.h3};
  }
`;

/** As high as a finger needs. */
export const MoreLink = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: ${({ theme }) => theme.size.target};
`;

export const Progress = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;

  progress {
    flex: 1;
    min-width: 8rem;
    accent-color: ${({ theme }) => theme.color.accent};
  }
`;

/** Takes no room while empty, in spite of the gaps of {@link More}. */
export const Status = styled.p`
  font-weight: 600;

  &:empty {
    margin-bottom: calc(-1 * ${({ theme }) => theme.space.m});
  }
`;
