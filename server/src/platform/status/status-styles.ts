/** Styles of the status page, in addition to the styles of `sendPage`. */
export const STATUS_STYLES = `
  h2 { display: inline; } h3 { font-size: 1rem; margin: 0; } a { color: #2c3f8f; }
  :focus-visible { outline: 3px solid #2c3f8f; outline-offset: 2px; }
  code, li, td, th { overflow-wrap: anywhere; } .who, small { color: #5f4a3c; font-size: 0.875rem; margin: 0.25rem 0; }
  section.card { margin: 1.25rem 0; padding: 1rem 1.25rem; overflow: visible; border-radius: 0.6rem; background: #fffdf8; box-shadow: 0 1px 4px #2b1a1230; }
  .buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.75rem 0; }
  button { min-height: 2.75rem; border: 1px solid #5f4a3c; border-radius: 0.4rem; background: #fff; color: inherit; cursor: pointer; }
  button:hover { background: #fbf4e6; }
  .badge { display: inline-block; border-radius: 1rem; padding: 0 0.6rem; font-size: 0.875rem; font-weight: 600; color: #fff; background: #1d6446; }
  .badge.bad { background: #a01f18; } .badge.quiet { background: #5f4a3c; }
  .scroll { overflow-x: auto; } td, th { white-space: nowrap; } th[scope=row] { font-weight: 400; } td small { display: block; }
  details { margin-top: 0.5rem; } summary { min-height: 1.75rem; padding: 0.5rem 0; cursor: pointer; font-weight: 600; overflow-wrap: anywhere; }
  .history { list-style: none; padding: 0; margin: 0; } .history > li { padding: 0.5rem 0; }
  [role=alert] { padding: 0.75rem; border-left: 0.35rem solid #b3261e; background: #fff; }
  @media (max-width: 40rem) { body { padding: 1rem 0.75rem; } section.card { padding: 0.75rem; } th, td { padding: 0.4rem; } }
`;
