declare module '*.woff2' {
  /** URL of the file. */
  const url: string;
  // eslint-disable-next-line no-restricted-syntax -- webpack's asset modules export the URL as default
  export default url;
}

declare module '*.svg' {
  /** URL of the file. */
  const url: string;
  // eslint-disable-next-line no-restricted-syntax -- webpack's asset modules export the URL as default
  export default url;
}

declare module '*.png' {
  /** URL of the file. */
  const url: string;
  // eslint-disable-next-line no-restricted-syntax -- webpack's asset modules export the URL as default
  export default url;
}

declare module '*.jpg' {
  /** URL of the file. */
  const url: string;
  // eslint-disable-next-line no-restricted-syntax -- webpack's asset modules export the URL as default
  export default url;
}
