declare module '*.woff2' {
  /** Address of the file. */
  const url: string;
  // eslint-disable-next-line no-restricted-syntax -- what webpack's asset modules export
  export default url;
}

declare module '*.svg' {
  /** Address of the file. */
  const url: string;
  // eslint-disable-next-line no-restricted-syntax -- what webpack's asset modules export
  export default url;
}

declare module '*.png' {
  /** Address of the file. */
  const url: string;
  // eslint-disable-next-line no-restricted-syntax -- what webpack's asset modules export
  export default url;
}

declare module '*.jpg' {
  /** Address of the file. */
  const url: string;
  // eslint-disable-next-line no-restricted-syntax -- what webpack's asset modules export
  export default url;
}
