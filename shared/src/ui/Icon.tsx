import styled from 'styled-components';

/** One path per icon on a 24 × 24 grid, for a stroke width of 2. */
const paths = {
  arrow: 'M4 12h16m-6-6 6 6-6 6',
  bag: 'M5 8h14l-1 13H6zM8.5 8a3.5 3.5 0 0 1 7 0',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4m7-4v4',
  cart: 'M2.5 4H6l2.3 11h9.9L20.5 7.5H7M9.5 19.5h.01m7.5 0h.01',
  check: 'm4.5 12.5 5 5 10-11',
  chevron: 'm6 9.5 6 6 6-6',
  close: 'm6 6 12 12M18 6 6 18',
  download: 'M12 4.5V16m-5-5 5 5 5-5M4.5 15v5h15v-5',
  key: 'M8 20a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11 13l9-9m-3.5 3.5 2.5 2.5m-5.5.5 2 2',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 7 8-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  phone: 'M8.5 4H5C5 12.5 11.5 19 20 19v-3.5l-4.5-1.5-2 2a14 14 0 0 1-5.5-5.5l2-2z',
  pin: 'M12 21c-4.5-5-7-8.2-7-11.5a7 7 0 0 1 14 0C19 12.8 16.5 16 12 21zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.7-1.8L20.5 20.5',
  star: 'm12 3.5 2.6 5.7 6.2.7-4.6 4.2 1.3 6.1-5.5-3.1-5.5 3.1 1.3-6.1-4.6-4.2 6.2-.7z',
  trash: 'M4.5 7h15M9.5 7V4h5v3m2.5 0-.8 13H7.8L7 7m3.5 4v5m3-5v5',
  upload: 'M12 16V4.5m-5 5 5-5 5 5M4.5 15v5h15v-5',
  user: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon, hidden from screen readers. Scales with the font size. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <Svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </Svg>
  );
}

const Svg = styled.svg`
  flex: none;
  width: 1.35em;
  height: 1.35em;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
