/** Colours of the remotes, dark enough for text on the background of the page. */
const COLOURS = ['#2c3f8f', '#8f3a0e', '#1d6446', '#7a2b6b', '#7a5600', '#0e6070', '#a02245', '#4b5a1a'];

/** Styles of the status page, in addition to the styles of `sendPage`. */
export const STATUS_STYLES = `
  .shell { --colour: #5f4a3c; } ${COLOURS.map((colour, index) => `.c${index} { --colour: ${colour}; }`).join(' ')}
  h1 { margin: 0; } h2, h3 { margin: 0; line-height: 1.25; } h3 { font-size: 1rem; } a { color: #2c3f8f; }
  :focus-visible { outline: 3px solid #2c3f8f; outline-offset: 2px; }
  code, li, td, th { overflow-wrap: anywhere; } .who, figcaption, .axis { color: #5f4a3c; font-size: 0.875rem; margin: 0.25rem 0; }
  .top { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; align-items: center; justify-content: space-between; }
  .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: 0.75rem; padding: 0; margin: 1rem 0; list-style: none; }
  .tiles li, section.card { border-radius: 0.6rem; background: #fffdf8; box-shadow: 0 1px 4px #2b1a1230; }
  .tiles li { padding: 0.75rem 1rem; } .tiles b { display: block; font-size: 1.6rem; line-height: 1.2; }
  section.card { margin: 1.25rem 0; padding: 1rem 1.25rem; overflow: visible; }
  section.app { border-top: 0.35rem solid var(--colour); }
  .buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.75rem 0; }
  button { min-height: 2.75rem; border: 1px solid #5f4a3c; border-radius: 0.4rem; background: #fff; color: inherit; cursor: pointer; }
  button:hover { background: #fbf4e6; } .buttons .danger { border-color: #b3261e; color: #a01f18; }
  .frame { border: 2px solid #5f4a3c; border-radius: 0.6rem; margin-top: 0.75rem; overflow: hidden; }
  .frame > div { padding: 0.6rem 0.9rem; } .frame > div + div { border-top: 1px dashed #5f4a3c; }
  .frame .bar { background: #5f4a3c; color: #fff; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
  .chips { display: flex; flex-wrap: wrap; gap: 0.4rem; padding: 0; margin: 0.35rem 0 0; list-style: none; }
  .chip { border: 1px solid var(--colour); border-left-width: 0.4rem; border-radius: 0.4rem; padding: 0.15rem 0.5rem; background: #fff; }
  .chip small { color: var(--colour); font-weight: 600; }
  .parts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 0.75rem; margin-top: 0.35rem; }
  .part { border: 1px solid var(--colour); border-top-width: 0.4rem; border-radius: 0.4rem; padding: 0.5rem 0.75rem; background: #fff; }
  .part ul { list-style: none; padding: 0; margin: 0.35rem 0 0; } .part li { display: flex; justify-content: space-between; gap: 0.75rem; }
  .part li code { overflow-wrap: anywhere; word-break: normal; } .part li span { color: #5f4a3c; font-size: 0.875rem; white-space: nowrap; }
  .charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); gap: 0.75rem 1.25rem; margin: 0.75rem 0; }
  figure { margin: 0; } svg { display: block; width: 100%; height: 3.5rem; background: #fbf4e6; border-radius: 0.25rem; }
  figure.wide svg { height: 5rem; } .axis { display: flex; justify-content: space-between; }
  .loads { fill: #2c3f8f; } .failures, .poor { fill: #b3261e; } .good { fill: #1d6446; } .fair { fill: #8a6100; }
  line { stroke: #2b1a12; stroke-width: 1.5; vector-effect: non-scaling-stroke; } line.limit { stroke: #5f4a3c; stroke-dasharray: 4 4; stroke-width: 1; }
  .badge { display: inline-block; border-radius: 1rem; padding: 0 0.6rem; font-size: 0.875rem; font-weight: 600; color: #fff; background: #1d6446; }
  .badge.bad { background: #a01f18; } .badge.quiet { background: #5f4a3c; }
  .scroll { overflow-x: auto; } td, th { white-space: nowrap; } th[scope=row] { font-weight: 400; }
  details { margin-top: 0.5rem; } summary { min-height: 1.75rem; padding: 0.5rem 0; cursor: pointer; font-weight: 600; }
  .history { list-style: none; padding: 0; margin: 0; } .history > li { padding: 0.5rem 0 0.5rem 1rem; border-left: 0.2rem solid var(--colour); margin-left: 0.25rem; }
  .retired { list-style: none; padding: 0; margin: 0.5rem 0 0; } .retired li + li { margin-top: 1rem; }
  .note { border-left: 0.35rem solid #8a6100; background: #fff8e6; padding: 0.5rem 0.75rem; margin: 0.75rem 0; } .note ul { margin: 0.25rem 0 0; padding-left: 1.25rem; }
  [role=alert] { padding: 0.75rem; border-left: 0.35rem solid #b3261e; background: #fff; }
  @media (max-width: 40rem) { body { padding: 1rem 0.75rem; } section.card { padding: 0.75rem; } th, td { padding: 0.4rem; } }
`;
